"""Choices as questions with things to press, the same for every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.ui.components import MENU, OPTION, ROW, Piece, button, menu, option, paragraph, rows
from bot.ui.custom_ids import LONGEST, press
from bot.ui.panel.form_answers import amount_items, amounts_on_menu, form_items, token_words
from bot.ui.panel.half_made import one_by_one, picks
from bot.ui.panel.shortcuts import shown_options
from games.choosing import NONE, check_token, join_several, split_several, to_notation
from games.engine import Amount, Done, Form, Option, Pick, Refused, Several, text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.tables.playing import Desk
    from bot.ui.sheets import Voice

_BUTTON = 34
"""The most characters in the label of a button beside others."""
_HINTS = 1_000


def question(desk: Desk, voice: Voice) -> str:
    """Returns the question in words, after what has been chosen so far."""
    asked = f"**{_ask_of(desk, voice)}**"
    labels = chosen(desk, voice)
    return f"{' › '.join(labels)}\n{asked}" if labels else asked


def _ask_of(desk: Desk, voice: Voice) -> str:
    """Returns the question of the choice, in words."""
    if desk.choice is None:
        return voice.marked(text("panel-nothing"))
    if isinstance(desk.choice, Done):
        return voice.marked(text("panel-confirm"))
    return voice.marked(desk.choice.ask)


def chosen(desk: Desk, voice: Voice) -> list[str]:
    """Returns what has been chosen so far, in words: the labels along the half-made move."""
    steps = range(len(desk.path))
    return [
        words
        for length in steps
        if not _passed_over(desk, length) and (words := _chosen_at(desk, length, voice))
    ]


def _passed_over(desk: Desk, length: int) -> bool:
    """Whether one press led over this step and the next, so that the next label says everything."""
    both = to_notation(desk.path[length : length + 2])
    shown = shown_options(desk.table, desk.seat, desk.path[:length])
    return length + 1 < len(desk.path) and any(item.key == both for item in shown)


def _chosen_at(desk: Desk, length: int, voice: Voice) -> str:
    token = desk.path[length]
    choice = desk.table.choice(desk.seat, desk.path[:length])
    if isinstance(choice, Pick | Several):
        labels = {item.key: voice.marked(item.label) for item in choice.options}
        keys = [token] if isinstance(choice, Pick) else split_several(token)
        return ", ".join(labels.get(key, key) for key in keys) or voice.marked(text("panel-none"))
    if isinstance(choice, Form):
        return token_words(choice, token, voice)
    return token if isinstance(choice, Amount) else ""


def choice_items(desk: Desk, voice: Voice, page: int = 0) -> list[Piece]:
    """Returns the items that continue the half-made move. page: of a menu of more than 25."""
    choice = desk.choice
    if isinstance(choice, Pick):
        return _pick(desk, choice, shown_options(desk.table, desk.seat, desk.path), voice, page)
    if isinstance(choice, Several):
        return _several(desk, choice, voice, page)
    if isinstance(choice, Amount):
        return amount_items(desk, choice, voice, press)
    if isinstance(choice, Form):
        return form_items(desk, choice, voice, press)
    if isinstance(choice, Done):
        label = voice.plain(choice.effect)
        return list(rows([button(label, press(desk, "do"), discord.ButtonStyle.success)]))
    return []


def on_menu(desk: Desk) -> list[str]:
    """Returns the values that a menu of this step offers, on all its pages."""
    if isinstance(desk.choice, Pick):
        return [item.key for item in shown_options(desk.table, desk.seat, desk.path)]
    if isinstance(desk.choice, Several):
        return [item.key for item in desk.choice.options]
    if isinstance(desk.choice, Amount):
        return [str(amount) for amount in amounts_on_menu(desk.choice)]
    return []


# -- one option ----------------------------------------------------------------------------------


def _pick(
    desk: Desk, choice: Pick | Several, options: tuple[Option, ...], voice: Voice, page: int
) -> list[Piece]:
    """Returns buttons if all labels fit beside each other, otherwise a menu of 25 and its pages."""
    if not options:
        return []
    labels = [voice.plain(item.label) for item in options]
    if len(options) <= ROW and all(
        len(label) <= _BUTTON and len(item.key) <= _longest_key(desk)
        for item, label in zip(options, labels, strict=True)
    ):
        return _pick_buttons(desk, options, labels, voice)
    page = min(page, (len(options) - 1) // MENU)
    here = options[page * MENU : (page + 1) * MENU]
    entries = [_entry(item, voice) for item in here]
    # A text that a menu would cut is shown in full above it, because somebody may agree to it.
    long = [item for item in here if item.hint and len(voice.plain(item.hint)) > OPTION]
    return [
        *_hints(long, voice),
        menu(press(desk, "menu", str(page)), entries, voice.plain(choice.ask)),
        *_pages(desk, len(options), voice, page),
    ]


def _hints(options: Iterable[Option], voice: Voice) -> list[Piece]:
    """Returns the hints of options beside their labels, one line each."""
    lines = [
        f"- {voice.marked(text('panel-hint', choice=item.label, hint=item.hint))}"
        for item in options
        if item.hint is not None
    ]
    return [paragraph("\n".join(lines), _HINTS)] if lines else []


def _longest_key(desk: Desk) -> int:
    """Returns the most characters an option's key may have to fit into a custom id."""
    return LONGEST - len(press(desk, "pick", ""))


def _pick_buttons(
    desk: Desk, options: tuple[Option, ...], labels: list[str], voice: Voice
) -> list[Piece]:
    buttons = [
        button(label, press(desk, "pick", item.key), discord.ButtonStyle.primary)
        for item, label in zip(options, labels, strict=True)
    ]
    return [*_hints(options, voice), *rows(buttons)]


def _entry(item: Option, voice: Voice, *, default: bool = False) -> Piece:
    if len(item.key) > OPTION:
        raise ValueError(f"the key of an option is too long for a menu: {item.key}")
    hint = None if item.hint is None else voice.plain(item.hint)
    return option(voice.plain(item.label), item.key, hint, default=default)


def _pages(desk: Desk, count: int, voice: Voice, page: int) -> list[Piece]:
    """Returns a button per page; from six pages on, one back and one forward."""
    last = (count - 1) // MENU
    if last == 0:
        return []
    numbers = range(last + 1)
    if len(numbers) > ROW:
        numbers = range(max(page - 1, 0), min(page + 1, last) + 1)
    buttons = [
        button(
            voice.plain(text("panel-page", page=number + 1, pages=last + 1)),
            press(desk, "more", str(number)),
            disabled=number == page,
        )
        for number in numbers
    ]
    return list(rows(buttons))


# -- several options -----------------------------------------------------------------------------


def _several(desk: Desk, choice: Several, voice: Voice, page: int) -> list[Piece]:
    taken = picks(desk)
    if one_by_one(choice):
        return _one_by_one(desk, choice, taken, voice, page)
    items: list[Piece] = []
    if choice.most > 0 and choice.options:
        entries = [_entry(item, voice, default=item.key in taken) for item in choice.options]
        most = min(choice.most, len(entries))
        asked = voice.plain(choice.ask)
        items.append(menu(press(desk, "menu", "0"), entries, asked, max(choice.least, 1), most))
    if choice.least == 0:
        none = button(voice.plain(text("panel-none")), press(desk, "pick", NONE))
        items += rows([none])
    if taken and _fits(choice, taken):
        items += rows([_enough(desk, voice)])
    return items


def _one_by_one(
    desk: Desk, choice: Several, taken: list[str], voice: Voice, page: int
) -> list[Piece]:
    """Returns the items to pick one option after another, and to finish."""
    left = tuple(item for item in choice.options if item.key not in taken)
    items: list[Piece] = []
    if taken:
        named = {item.key: item.label for item in choice.options}
        chosen = text("panel-chosen", chosen=tuple(named[key] for key in taken))
        items.append(paragraph(voice.marked(chosen), _HINTS))
    if len(taken) < choice.most:
        items += _pick(desk, choice, left, voice, page)
    if _fits(choice, taken):
        items += rows([_enough(desk, voice)])
    return items


def _fits(choice: Several, taken: list[str]) -> bool:
    try:
        check_token(choice, join_several(choice, taken))
    except Refused:
        return False
    return True


def _enough(desk: Desk, voice: Voice) -> Piece:
    label = voice.plain(text("panel-enough"))
    return button(label, press(desk, "enough"), discord.ButtonStyle.success)
