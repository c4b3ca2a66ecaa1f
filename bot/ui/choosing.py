"""A choice as things to press: the same for every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.ui.ids import Press, digest
from bot.ui.parts import MENU, ROW, button, menu, option, paragraph, rows
from games.choosing import NONE, split_form, split_several
from games.engine import Amount, AmountField, Done, Form, Option, Pick, Several, text

if TYPE_CHECKING:
    from discord import ui

    from bot.tables.playing import Desk
    from bot.ui.sheets import Voice

FORM_PAGE = 5
"""How many fields Discord's forms take."""

LEAVING = "resign"
"""The move every game offers to those who leave it for good."""

_BUTTON = 34
"""How long a label may be for a button beside others."""


def mark_of(desk: Desk) -> str:
    """What the press says about the panel it was on: which half-made move it showed."""
    return digest((*desk.path, desk.partial))


def press(desk: Desk, step: str, *args: str) -> str:
    """The custom id of a press on somebody's panel."""
    return Press(desk.table.id, desk.version, step, (mark_of(desk), *args)).encode()


def choice_items(desk: Desk, voice: Voice, page: int = 0) -> list[ui.Item[Any]]:
    """What to press to go on from the half-made move. page: of a menu of more than 25."""
    choice = desk.choice
    if isinstance(choice, Pick):
        options = tuple(item for item in choice.options if item.key != LEAVING)
        return _pick(desk, options, voice, page) if options else []
    if isinstance(choice, Several):
        return _several(desk, choice, voice, page)
    if isinstance(choice, Amount):
        return _amount(desk, choice, voice)
    if isinstance(choice, Form):
        return _form(desk, choice, voice)
    if isinstance(choice, Done):
        label = voice.plain(choice.effect)
        return list(rows([button(label, press(desk, "do"), discord.ButtonStyle.success)]))
    return []


def leaving_button(desk: Desk, voice: Voice) -> ui.Button[Any] | None:
    """Leaving the game, apart from what the game is about; None where it is not offered."""
    if not isinstance(desk.choice, Pick):
        return None
    for item in desk.choice.options:
        if item.key == LEAVING:
            return button(voice.plain(item.label), press(desk, "pick", item.key))
    return None


def ask_of(desk: Desk, voice: Voice) -> str:
    """The question of the choice, in words."""
    if desk.choice is None:
        return voice.marked(text("panel-nothing"))
    if isinstance(desk.choice, Done):
        return voice.marked(text("panel-confirm"))
    return voice.marked(desk.choice.ask)


def _pick(desk: Desk, options: tuple[Option, ...], voice: Voice, page: int) -> list[ui.Item[Any]]:
    labels = [voice.plain(option.label) for option in options]
    if len(options) <= ROW and all(len(label) <= _BUTTON for label in labels):
        return _pick_buttons(desk, options, labels, voice)
    shown = options[page * MENU : (page + 1) * MENU]
    entries = [_entry(item, voice) for item in shown]
    asked = voice.plain(desk.choice.ask) if isinstance(desk.choice, Pick | Several) else ""
    items: list[ui.Item[Any]] = [menu(press(desk, "menu", str(page)), entries, asked)]
    return items + _pages(desk, len(options), voice, page)


def _pick_buttons(
    desk: Desk, options: tuple[Option, ...], labels: list[str], voice: Voice
) -> list[ui.Item[Any]]:
    hints = [
        f"- **{voice.marked(item.label)}**: {voice.marked(item.hint)}"
        for item in options
        if item.hint is not None
    ]
    buttons = [
        button(label, press(desk, "pick", item.key), discord.ButtonStyle.primary)
        for item, label in zip(options, labels, strict=True)
    ]
    return [*([paragraph("\n".join(hints))] if hints else []), *rows(buttons)]


def _entry(item: Option, voice: Voice) -> discord.SelectOption:
    hint = None if item.hint is None else voice.plain(item.hint)
    return option(voice.plain(item.label), item.key, hint)


def _pages(desk: Desk, count: int, voice: Voice, page: int) -> list[ui.Item[Any]]:
    if count <= MENU:
        return []
    last = (count - 1) // MENU
    buttons = [
        button(
            voice.plain(text("panel-page", page=number + 1, pages=last + 1)),
            press(desk, "more", str(number)),
            disabled=number == page,
        )
        for number in range(last + 1)
    ]
    return list(rows(buttons[: ROW * 2]))


def _several(desk: Desk, choice: Several, voice: Voice, page: int) -> list[ui.Item[Any]]:
    if choice.ordered or len(choice.options) > MENU:
        return _one_by_one(desk, choice, voice, page)
    items: list[ui.Item[Any]] = []
    if choice.most > 0 and choice.options:
        entries = [_entry(item, voice) for item in choice.options]
        most = min(choice.most, len(entries))
        asked = voice.plain(choice.ask)
        items.append(menu(press(desk, "menu", "0"), entries, asked, max(choice.least, 1), most))
    if choice.least == 0:
        none = button(voice.plain(text("panel-none")), press(desk, "pick", NONE))
        items += rows([none])
    return items


def _one_by_one(desk: Desk, choice: Several, voice: Voice, page: int) -> list[ui.Item[Any]]:
    """Pick in order, or from more than a menu holds: one after another, then say that is all."""
    taken = split_several(desk.partial or NONE)
    left = tuple(item for item in choice.options if item.key not in taken)
    items: list[ui.Item[Any]] = []
    if taken:
        named = {item.key: item.label for item in choice.options}
        chosen = text("panel-chosen", chosen=tuple(named[key] for key in taken))
        items.append(paragraph(voice.marked(chosen)))
    if len(taken) < choice.most and left:
        items += _pick(desk, left, voice, page)
    if len(taken) >= choice.least:
        items += rows([button(voice.plain(text("panel-enough")), press(desk, "enough"))])
    return items


def _amount(desk: Desk, choice: Amount, voice: Voice) -> list[ui.Item[Any]]:
    last = choice.least + (choice.most - choice.least) // choice.step * choice.step
    quick = dict.fromkeys((choice.least, last))
    buttons = [button(str(amount), press(desk, "pick", str(amount))) for amount in quick]
    other = button(
        voice.plain(text("panel-other-amount")),
        press(desk, "form", "0"),
        discord.ButtonStyle.primary,
    )
    return list(rows([*buttons, other]))


def _form(desk: Desk, choice: Form, voice: Voice) -> list[ui.Item[Any]]:
    pages = form_pages(choice)
    answers = split_form(desk.partial or NONE)
    items: list[ui.Item[Any]] = []
    if answers:
        items.append(paragraph("\n".join(_answered(choice, answers, voice))))
    buttons = []
    for page in range(pages):
        named = text("panel-fill-page", page=page + 1, pages=pages)
        label = voice.plain(text("panel-fill") if pages == 1 else named)
        style = discord.ButtonStyle.primary
        buttons.append(button(label, press(desk, "form", str(page)), style))
    if pages > 1 and answers:
        done = voice.plain(text("panel-enough"))
        buttons.append(button(done, press(desk, "enough"), discord.ButtonStyle.success))
    return [*items, *rows(buttons)]


def _answered(choice: Form, answers: dict[str, str], voice: Voice) -> list[str]:
    lines = []
    for field in choice.fields:
        if field.key in answers:
            value = answers[field.key]
            if not isinstance(field, AmountField):
                value = next(voice.marked(o.label) for o in field.options if o.key == value)
            lines.append(f"- {voice.marked(field.label)}: **{value}**")
    return lines


def form_pages(choice: Form) -> int:
    """How many pages Discord's forms need for it."""
    return max(1, -(-len(choice.fields) // FORM_PAGE))
