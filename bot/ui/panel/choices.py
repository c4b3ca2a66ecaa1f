"""Choices as questions with things to press, the same for every game."""

from __future__ import annotations

import itertools
import re
from typing import TYPE_CHECKING

import discord

from bot.tables.drafts import Desk
from bot.tables.table import is_leaving
from bot.ui.components import MENU, OPTION, ROW, Piece, button, menu, option, paragraph, rows
from bot.ui.custom_ids import LONGEST, press
from bot.ui.panel.fitting import fitting
from bot.ui.panel.form_answers import (
    MAIN,
    amount_items,
    amounts_on_menu,
    form_items,
    say_amount,
    token_words,
)
from bot.ui.panel.half_made import one_by_one, picks
from bot.ui.panel.heights import ORDINARY
from bot.ui.panel.leaving import leaving_words
from bot.ui.panel.offers import (
    FEW,
    OptionGroup,
    asked_on_the_way,
    label_of,
    offered,
    offered_keys,
)
from games.choosing import (
    NONE,
    check_token,
    join_several,
    split_several,
    to_notation,
    whole_number,
)
from games.engine import Amount, Done, Form, Option, Pick, Refused, Several, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.tables.table import Table
    from bot.ui.sheets import Voice
    from games.engine import Path, Seat

_BUTTON = 38
"""The most characters in the label of a button beside others."""
_HINTS = 1_000


def question(desk: Desk, voice: Voice) -> str:
    """Returns the question, after what has been chosen so far; empty if nothing is asked."""
    if is_leaving(desk.path):
        return leaving_words(desk.table, desk.seat, voice)
    if isinstance(desk.choice, Pick) and not offered(desk.table, desk.seat, desk.path):
        return ""
    asked = _ask_of(desk, voice)
    labels = [label for label in chosen(desk, voice) if not _names(asked, label)]
    way = f"-# {' › '.join(labels)}\n" if labels else ""
    return f"{way}**{asked}**"


def _names(sentence: str, label: str) -> bool:
    """Whether a sentence contains a label as words of its own: it need not be said twice."""
    words = rf"(?<!\w){re.escape(label)}(?!\w)"
    return re.search(words, sentence, re.IGNORECASE) is not None


def _ask_of(desk: Desk, voice: Voice) -> str:
    """Returns the question of the choice, in words."""
    if desk.choice is None:
        out = not desk.table.in_game(desk.seat)
        return voice.marked(text("panel-out" if out else "panel-nothing"))
    if not isinstance(desk.choice, Done):
        return voice.marked(desk.choice.ask)
    if len(asked_on_the_way(desk.table, desk.seat, desk.path)) > 1:
        return voice.marked(text("panel-confirm"))
    # There is nothing else to do: one press names the whole act, under the first question.
    first = desk.table.choice(desk.seat)
    return "" if first is None or isinstance(first, Done) else voice.marked(first.ask)


def chosen(desk: Desk, voice: Voice) -> list[str]:
    """Returns what has been chosen so far, in words: the labels of what was pressed."""
    asked = asked_on_the_way(desk.table, desk.seat, desk.path)
    return [
        words
        for here, after in itertools.pairwise(asked)
        if (words := _chosen_at(desk, here, after[len(here) :], voice))
    ]


def move_words(table: Table, seat: Seat, path: Path, voice: Voice) -> str:
    """Returns a whole move in the words of the panel of whoever makes it."""
    done = table.choice(seat, path)
    words = " › ".join(chosen(Desk(table, seat, path, done), voice))
    if not words and isinstance(done, Done):  # there was nothing to choose
        words = voice.marked(done.effect)
    return words or f"`{to_notation(path)}`"


def _chosen_at(desk: Desk, here: Path, led: Path, voice: Voice) -> str:
    """Returns what was chosen at a step, in words. led: the tokens that follow it."""
    choice, token = desk.table.choice(desk.seat, here), led[0]
    if isinstance(choice, Pick):
        lengths = range(len(led), 0, -1)
        found = (label_of(desk.table, desk.seat, here, led[:length]) for length in lengths)
        labels = [voice.marked(label) for label in next(filter(None, found), ())]
        return one_in_another(labels) or _apart_label(choice, token, voice)
    if isinstance(choice, Several):
        named = {item.key: voice.marked(item.label) for item in choice.options}
        keys = split_several(token)
        return ", ".join(named.get(key, key) for key in keys) or voice.marked(text("panel-none"))
    if isinstance(choice, Form):
        return token_words(choice, token, voice)
    if isinstance(choice, Amount):
        amount = whole_number(token)
        return token if amount is None else say_amount(amount, choice, voice)
    return ""


def one_in_another(labels: Sequence[str]) -> str:
    """Returns the labels of an option's menu and of the option in one, without saying twice what
    the first ends and the second begins with: “Play $40K” and “$40K on the Mayor”.
    """
    if len(labels) < 2:
        return "".join(labels)
    menu, option = labels
    for end in range(min(len(menu), len(option)), 0, -1):
        words = re.escape(option[:end])
        if re.search(rf"(?<!\w){words}$", menu) and not re.match(
            r"\w\w", option[end - 1 : end + 1]
        ):
            return menu + option[end:]
    return f"{menu} › {option}"


def _apart_label(choice: Pick, token: str, voice: Voice) -> str:
    """Returns the label of an option that is not offered among the others."""
    found = (voice.marked(item.label) for item in choice.options if item.key == token)
    return next(found, token)


def choice_items(desk: Desk, voice: Voice, page: int = 0, room: int = ORDINARY) -> list[Piece]:
    """Returns the items that continue the half-made move. page: of a menu of more than 25; room:
    how high they may be, in pixels.
    """
    choice = desk.choice
    if isinstance(choice, Pick):
        groups = offered(desk.table, desk.seat, desk.path)
        return fitting(groups, lambda some: _groups(desk, some, voice, page), voice, room)
    if isinstance(choice, Several):
        return _several(desk, choice, voice, page)
    if isinstance(choice, Amount):
        return amount_items(desk, choice, voice, press)
    if isinstance(choice, Form):
        return form_items(desk, choice, voice, press)
    if isinstance(choice, Done):
        label, styles = voice.plain(choice.effect), discord.ButtonStyle
        style = styles.danger if is_leaving(desk.path) else styles.success
        return list(rows([button(label, press(desk, "do"), style)]))
    return []


def on_menu(desk: Desk) -> list[str]:
    """Returns the values that the menus of this step offer, on all their pages."""
    if isinstance(desk.choice, Pick):
        return offered_keys(desk.table, desk.seat, desk.path)
    if isinstance(desk.choice, Several):
        return [item.key for item in desk.choice.options]
    if isinstance(desk.choice, Amount):
        return [str(amount) for amount in amounts_on_menu(desk.choice)]
    return []


# -- one option ----------------------------------------------------------------------------------


def _groups(desk: Desk, groups: tuple[OptionGroup, ...], voice: Voice, page: int) -> list[Piece]:
    """Returns the options at hand and the menus under labels of their own, in a game's order.

    Buttons stand out only where they are all there is: beside a menu they would look like advice.
    """
    items: list[Piece] = []
    style = MAIN if all(group.label is None for group in groups) else discord.ButtonStyle.secondary
    for number, group in enumerate(groups):
        if group.label is None:
            items += _pick(desk, group.options, voice, page, style)
        else:
            items += _hints_cut_short(group.options, voice)
            entries = [entry(item, voice) for item in group.options]
            label = voice.plain(text("panel-menu-of", label=group.label))
            items.append(menu(press(desk, "menu", f"g{number}"), entries, label))
    return items


def _pick(
    desk: Desk,
    options: tuple[Option, ...],
    voice: Voice,
    page: int,
    style: discord.ButtonStyle = MAIN,
) -> list[Piece]:
    """Returns buttons for a few short labels, otherwise a menu of 25 and its pages."""
    if not options:
        return []
    labels = [voice.plain(item.label) for item in options]
    if len(options) <= FEW and all(
        len(label) <= _BUTTON and len(item.key) <= _longest_key(desk) and item.hint is None
        for item, label in zip(options, labels, strict=True)
    ):
        return rows(
            [
                button(label, press(desk, "pick", item.key), style)
                for item, label in zip(options, labels, strict=True)
            ]
        )
    page = min(page, (len(options) - 1) // MENU)
    here = options[page * MENU : (page + 1) * MENU]
    entries = [entry(item, voice) for item in here]
    return [
        *_hints_cut_short(here, voice),
        menu(press(desk, "menu", str(page)), entries, voice.plain(text("panel-choose"))),
        *_pages(desk, len(options), voice, page),
    ]


def _hints_cut_short(options: Iterable[Option], voice: Voice) -> list[Piece]:
    """Returns in full the hints that a menu would cut, because somebody may agree to them."""
    lines = [
        f"- {voice.marked(text('panel-hint', choice=item.label, hint=item.hint))}"
        for item in options
        if item.hint is not None and len(voice.plain(item.hint)) > OPTION
    ]
    return [paragraph("\n".join(lines), _HINTS)] if lines else []


def _longest_key(desk: Desk) -> int:
    """Returns the most characters an option's key may have to fit into a custom id."""
    return LONGEST - len(press(desk, "pick", ""))


def entry(item: Option, voice: Voice, *, default: bool = False) -> Piece:
    """Returns an option as an entry of a menu. default: it is chosen already."""
    if len(item.key) > OPTION:
        raise ValueError(f"the key of an option is too long for a menu: {item.key}")
    hint = None if item.hint is None else voice.plain(item.hint)
    if hint is not None and len(hint) > OPTION:
        hint = None  # it is told above the menu
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
        items += _hints_cut_short(choice.options, voice)
        entries = [entry(item, voice, default=item.key in taken) for item in choice.options]
        least, most = max(choice.least, 1), min(choice.most, len(entries))
        label = voice.plain(text("panel-choose"))
        items.append(menu(press(desk, "menu", "0"), entries, label, least, most))
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
        items += _pick(desk, left, voice, page)
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
