"""Amounts and forms in a panel: the answers so far, and the items to press."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import discord

from bot.tables.names import escape
from bot.ui.components import MENU, ROW, Piece, button, menu, option, paragraph, rows
from bot.ui.panel.half_made import answers
from games.choosing import NONE, check_form, default_of, split_form, whole_number
from games.engine import AmountField, Form, Refused, text

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.tables.playing import Desk
    from bot.ui.sheets import Voice
    from games.engine import Amount, PickField

    Pressing: TypeAlias = Callable[..., str]

FORM_PAGE = 5
"""The most fields in one of Discord's forms."""

_ANSWERED = 1_000


# -- amounts -------------------------------------------------------------------------------------


def amount_items(desk: Desk, choice: Amount, voice: Voice, press: Pressing) -> list[Piece]:
    """Returns few amounts as buttons, more as a menu, and many as the least, the most and a
    form.
    """
    amounts = range(choice.least, choice.most + 1, choice.step)
    if amounts_on_menu(choice):
        entries = [option(_number(amount, voice), str(amount)) for amount in amounts]
        return [menu(press(desk, "menu", "0"), entries, voice.plain(choice.ask))]
    few = len(amounts) <= ROW
    quick = amounts if few else (amounts[0], amounts[-1])
    buttons = [button(_number(n, voice), press(desk, "pick", str(n))) for n in quick]
    if not few:
        other = voice.plain(text("panel-other-amount"))
        style = discord.ButtonStyle.primary
        buttons.append(button(other, press(desk, "form", "0"), style))
    return list(rows(buttons))


def amounts_on_menu(choice: Amount) -> range:
    """Returns the amounts if they are shown in a menu, otherwise none."""
    amounts = range(choice.least, choice.most + 1, choice.step)
    return amounts if ROW < len(amounts) <= MENU else range(0)


def _number(amount: int, voice: Voice) -> str:
    """Returns an amount with its digits grouped as the language does."""
    return voice.plain(text("panel-amount", amount=amount))


# -- forms ---------------------------------------------------------------------------------------


def form_items(desk: Desk, choice: Form, voice: Voice, press: Pressing) -> list[Piece]:
    """Returns the answers so far, a button per page, and one to finish."""
    given = answers(desk)
    items: list[Piece] = []
    if lines := _answered_lines(choice, given, voice):
        items.append(paragraph("\n".join(lines), _ANSWERED))
    pages = form_pages(choice)
    buttons = [_page_button(desk, choice, page, given, voice, press) for page in range(pages)]
    if not given and _may_be_nothing(choice):
        buttons.append(button(voice.plain(text("panel-none")), press(desk, "pick", NONE)))
    if given and _fits(choice, given):
        done = voice.plain(text("panel-enough"))
        buttons.append(button(done, press(desk, "enough"), discord.ButtonStyle.success))
    return [*items, *rows(buttons)]


def _page_button(
    desk: Desk, choice: Form, page: int, given: dict[str, str], voice: Voice, press: Pressing
) -> Piece:
    pages = form_pages(choice)
    named = text("panel-fill-page", page=page + 1, pages=pages)
    label = voice.plain(text("panel-fill") if pages == 1 else named)
    fresh = page_left(choice, page, given)
    style = discord.ButtonStyle.primary if fresh else discord.ButtonStyle.secondary
    return button(label, press(desk, "form", str(page)), style)


def form_pages(choice: Form) -> int:
    """Returns the number of Discord's forms that it needs."""
    return max(1, -(-len(choice.fields) // FORM_PAGE))


def page_left(choice: Form, page: int, given: dict[str, str]) -> bool:
    """Whether a page has not been filled in yet."""
    here = choice.fields[page * FORM_PAGE : (page + 1) * FORM_PAGE]
    return any(field.key not in given for field in here)


def _may_be_nothing(choice: Form) -> bool:
    """Whether leaving out the whole form is an answer, and one that gives nothing."""
    nothing = all(
        isinstance(field, AmountField) and default_of(field) == "0" for field in choice.fields
    )
    return nothing and _fits(choice, {})


def given_only(given: dict[str, str]) -> dict[str, str]:
    """Returns answers without those that were left out, as a form's token lists them."""
    return {key: value for key, value in given.items() if value}


def _fits(choice: Form, given: dict[str, str]) -> bool:
    try:
        check_form(choice, given_only(given))
    except Refused:
        return False
    return True


def _answered_lines(choice: Form, given: dict[str, str], voice: Voice) -> list[str]:
    """Returns one line per answer; with bounds on their sum, also the sum of the amounts."""
    lines = answered(choice, given, voice)
    if choice.total is None or (len(choice.fields) == 1 and not lines):
        return lines
    sums = [
        whole_number(given.get(field.key) or default_of(field) or "") or 0
        for field in choice.fields
        if isinstance(field, AmountField)
    ]
    bounds = {"least": choice.total.least, "most": choice.total.most}
    return [*lines, f"-# {voice.marked(text('panel-total', given=sum(sums), **bounds))}"]


def answered(choice: Form, given: dict[str, str], voice: Voice) -> list[str]:
    """Returns the given answers, one Markdown line each."""
    return [
        f"- {_told(field, f'**{_value(field, given[field.key], voice)}**', voice)}"
        for field in choice.fields
        if given.get(field.key)
    ]


def token_words(choice: Form, token: str, voice: Voice) -> str:
    """Returns a form's token as words in one line."""
    given = split_form(token)
    named = [
        _told(field, _value(field, given[field.key], voice), voice)
        for field in choice.fields
        if field.key in given
    ]
    return ", ".join(named) or voice.marked(text("panel-none"))


def _told(field: AmountField | PickField, value: str, voice: Voice) -> str:
    return voice.marked(text("panel-answer", field=field.label, value=value))


def _value(field: AmountField | PickField, value: str, voice: Voice) -> str:
    if not isinstance(field, AmountField):
        for item in field.options:
            if item.key == value:
                return voice.marked(item.label)
        return escape(value)
    amount = whole_number(value)
    return escape(value) if amount is None else _number(amount, voice)
