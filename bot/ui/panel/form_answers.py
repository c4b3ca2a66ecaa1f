"""Amounts and forms in a panel: the answers so far, and the items to press."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import discord

from bot.tables.names import escape
from bot.ui.components import MENU, Piece, button, menu, option, paragraph, rows
from bot.ui.panel.half_made import answers, fields_of
from bot.ui.panel.offers import FEW
from bot.ui.refusals import WRONG
from games.answers import bound_of, unit_of
from games.choosing import (
    NONE,
    default_of,
    find_faults,
    join_form,
    split_form,
    whole_number,
)
from games.engine import AmountField, Done, Form, Refused, Text, text

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.tables.playing import Desk
    from bot.ui.sheets import Voice
    from games.engine import Amount, PickField

    Pressing: TypeAlias = Callable[..., str]

FORM_PAGE = 5
"""The most fields in one of Discord's forms."""

MAIN = discord.ButtonStyle.primary
"""The style of buttons that somebody is asked to choose among."""

_ANSWERED = 1_000
_BUTTON = 34
"""The most characters in the label of the button of a page that names its fields."""


# -- amounts -------------------------------------------------------------------------------------


def amount_items(desk: Desk, choice: Amount, voice: Voice, press: Pressing) -> list[Piece]:
    """Returns few amounts as buttons, more as a menu, and many as the handy ones and a form."""
    amounts = range(choice.least, choice.most + 1, choice.step)
    if amounts_on_menu(choice):
        entries = [option(say_amount(n, choice, voice), str(n)) for n in amounts]
        return [menu(press(desk, "menu", "0"), entries, voice.plain(text("panel-choose")))]
    few = len(amounts) <= FEW
    quick = amounts if few else choice.handy or (amounts[0], amounts[-1])
    buttons = [
        button(say_amount(n, choice, voice), press(desk, "pick", str(n)), MAIN) for n in quick
    ]
    if not few:
        buttons.append(button(voice.plain(text("panel-other-amount")), press(desk, "form", "0")))
    return list(rows(buttons))


def amounts_on_menu(choice: Amount) -> range:
    """Returns the amounts if they are shown in a menu, otherwise none."""
    amounts = range(choice.least, choice.most + 1, choice.step)
    return amounts if FEW < len(amounts) <= MENU else range(0)


def with_unit(amount: int, asked: Amount | AmountField) -> Text:
    """Returns an amount with the unit it is asked in, if it has one."""
    return Text(asked.unit or "panel-amount", {"amount": amount})


def say_amount(amount: int, asked: Amount | AmountField, voice: Voice) -> str:
    """Returns an amount in words, with its digits grouped as the language does."""
    return voice.plain(with_unit(amount, asked))


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
        none = _effect_of(desk, NONE, text("panel-left-empty"))
        buttons.append(button(voice.plain(none), press(desk, "pick", NONE)))
    if given and _fits(choice, given):
        done = _effect_of(desk, join_form(choice, given_only(given)), text("panel-enough"))
        pressing = press(desk, "enough")
        buttons.append(button(voice.plain(done), pressing, discord.ButtonStyle.success))
    return [*items, *rows(buttons)]


def _effect_of(desk: Desk, token: str, otherwise: Text) -> Text:
    """Returns what the move does that is whole with this answer, `otherwise` if it goes on."""
    try:
        following = desk.table.choice(desk.seat, (*desk.path, token))
    except Refused:
        return otherwise
    return following.effect if isinstance(following, Done) else otherwise


def _page_button(
    desk: Desk, choice: Form, page: int, given: dict[str, str], voice: Voice, press: Pressing
) -> Piece:
    label = page_label(choice, page, voice)
    fresh = page_left(choice, page, given)
    style = MAIN if fresh else discord.ButtonStyle.secondary
    return button(label, press(desk, "form", str(page)), style)


def page_label(choice: Form, page: int, voice: Voice) -> str:
    """Returns what the button says that opens a page of a form: what it asks for."""
    pages = form_pages(choice)
    if pages == 1:
        return voice.plain(text("panel-fill"))
    here = fields_of(choice)[page * FORM_PAGE : (page + 1) * FORM_PAGE]
    key = "panel-fill-from" if len(here) > 1 else "panel-fill-one"
    label = voice.plain(text(key, first=here[0].label, last=here[-1].label))
    if len(label) > _BUTTON:
        return voice.plain(text("panel-fill-page", page=page + 1, pages=pages))
    return label


def form_pages(choice: Form) -> int:
    """Returns the number of Discord's forms that it needs."""
    return max(1, -(-len(fields_of(choice)) // FORM_PAGE))


def page_left(choice: Form, page: int, given: dict[str, str]) -> bool:
    """Whether a page has not been filled in yet."""
    here = fields_of(choice)[page * FORM_PAGE : (page + 1) * FORM_PAGE]
    return any(field.key not in given for field in here)


def is_filled_in(choice: Form, given: dict[str, str]) -> bool:
    """Whether no page is left to fill in."""
    return not any(page_left(choice, page, given) for page in range(form_pages(choice)))


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
    return not any(find_faults(choice, given_only(given)))


def has_fault(choice: Form, given: dict[str, str]) -> bool:
    """Whether something is wrong with what has been filled in so far."""
    return bool(_faults(choice, given))


def _faults(choice: Form, given: dict[str, str]) -> dict[str, Text]:
    """Returns all that is wrong with what has been filled in so far, by field; under "" what is
    wrong with the whole, which is unknown until all pages are filled in.
    """
    whole = is_filled_in(choice, given)
    return {
        key: refused.text
        for key, refused in find_faults(choice, given_only(given))
        if key in given or (whole and not key)
    }


def _answered_lines(choice: Form, given: dict[str, str], voice: Voice) -> list[str]:
    """Returns one line per answer, which says why it is refused if it is."""
    faults = _faults(choice, given)
    lines = [
        _fault_line(field, faults[field.key], voice)
        if field.key in faults
        else f"- {_told(field, f'**{_value(field, given[field.key], voice)}**', voice)}"
        for field in fields_of(choice)
        if field.key in faults or _is_given(field, given)
    ]
    if "" in faults:
        return [*lines, f"{WRONG}{voice.marked(faults[''])}"]
    return [*lines, *_total_line(choice, given, voice)]


def _is_given(field: AmountField | PickField, given: dict[str, str]) -> bool:
    """Whether a field has an answer worth telling: no 0 where 0 is what is left out."""
    answer = given.get(field.key)
    nothing = isinstance(field, AmountField) and answer == default_of(field) == "0"
    return bool(answer) and not nothing


def _fault_line(field: AmountField | PickField, fault: Text, voice: Voice) -> str:
    """Returns what is wrong with an answer, with the name of its field."""
    named = "field" in fault.args
    return WRONG + voice.marked(
        fault if named else text("panel-fault", field=field.label, fault=fault)
    )


def _total_line(choice: Form, given: dict[str, str], voice: Voice) -> list[str]:
    """Returns the sum of several amounts, if it has bounds that can still be missed."""
    amounts = [field for field in fields_of(choice) if isinstance(field, AmountField)]
    bounded = bound_of(choice) in ("both", "exact")
    if (
        choice.total is None
        or not bounded
        or sum(bool(given.get(field.key)) for field in amounts) < 2
    ):
        return []
    values = [given.get(field.key) or default_of(field) or "" for field in amounts]
    total = sum(whole_number(value) or 0 for value in values)
    sums = {"given": total, "least": choice.total.least, "most": choice.total.most}
    unit = unit_of(choice)
    said = {name: Text(unit or "panel-amount", {"amount": sum_}) for name, sum_ in sums.items()}
    return [f"-# {voice.marked(text('panel-total', **said))}"]


def token_words(choice: Form, token: str, voice: Voice) -> str:
    """Returns a form's token as words in one line."""
    given = split_form(token)
    named = [
        _told(field, _value(field, given[field.key], voice), voice)
        for field in choice.fields
        if field.key in given
    ]
    return ", ".join(named) or voice.marked(text("panel-left-empty"))


def _told(field: AmountField | PickField, value: str, voice: Voice) -> str:
    return voice.marked(text("panel-answer", field=field.label, value=value))


def _value(field: AmountField | PickField, value: str, voice: Voice) -> str:
    if not isinstance(field, AmountField):
        for item in field.options:
            if item.key == value:
                return voice.marked(item.label)
        return escape(value)
    amount = whole_number(value)
    return escape(value) if amount is None else say_amount(amount, field, voice)
