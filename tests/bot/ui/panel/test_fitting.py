"""Options that would be too high are put together, with every one still there to be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.components import button, menu, option, rows
from bot.ui.panel.fitting import fitting
from bot.ui.panel.heights import height_of, text_height
from bot.ui.panel.offers import OptionGroup
from bot.ui.sheets import voice
from games.engine import Option, text

if TYPE_CHECKING:
    from bot.ui.components import Piece

SPOKEN = voice("en")
ONE_ROW, MENU, GAP = 40, 44, 8


def group(label: str, count: int) -> OptionGroup:
    """Returns options under a label; numbers stand for labels of cards and targets."""
    options = tuple(Option(f"{label}.{n}", text("panel-amount", amount=n)) for n in range(count))
    return OptionGroup(text("panel-page", page=1, pages=label) if label else None, options)


def draw(groups: tuple[OptionGroup, ...]) -> list[Piece]:
    """Returns a row of wide buttons, or a menu, for each group."""
    items: list[Piece] = []
    for one in groups:
        labels = [SPOKEN.plain(item.label) for item in one.options]
        if one.label is None:
            items += rows([button("x" * 30, label) for label in labels])
        else:
            entries = [
                option(label, item.key) for label, item in zip(labels, one.options, strict=True)
            ]
            items.append(menu("menu", entries, SPOKEN.plain(one.label)))
    return items


def laid_out(room: int, *groups: OptionGroup) -> list[tuple[str, list[str]]]:
    """Returns the menus with their entries, and the buttons under "", that fit into this room."""
    items = fitting(groups, draw, SPOKEN, room)
    assert height_of(items) <= max(room, MENU)
    found = []
    for item in items:
        (first, *_) = item["components"]
        if "options" in first:
            found.append((first["placeholder"], [one["label"] for one in first["options"]]))
        else:
            found.append(("", [one["label"] for one in item["components"]]))
    return found


def test_what_fits_stays_as_it_is() -> None:
    room = 2 * MENU + GAP
    found = laid_out(room, group("a", 3), group("b", 2))
    assert found == [("1 of a", ["0", "1", "2"]), ("1 of b", ["0", "1"])]


def test_the_smallest_neighbours_become_one_menu_that_says_what_each_was_in() -> None:
    found = laid_out(2 * MENU + GAP, group("a", 3), group("b", 2), group("c", 1))
    together = ["1 of b: 0", "1 of b: 1", "1 of c: 0"]
    assert found == [("1 of a", ["0", "1", "2"]), ("1 of b, 1 of c", together)]


def test_menus_of_more_than_a_menu_holds_are_left_apart() -> None:
    found = laid_out(2 * MENU + GAP, group("a", 20), group("b", 20), group("c", 5))
    assert [len(entries) for _, entries in found] == [20, 25]


def test_buttons_become_a_menu_when_that_alone_helps() -> None:
    buttons, many = group("", 4), group("b", 25)
    found = laid_out(2 * MENU + GAP, buttons, many)
    assert [placeholder for placeholder, _ in found] == ["Choose", "1 of b"]
    assert len(found[0][1]) == 4


def test_buttons_between_two_menus_that_are_put_together_stay() -> None:
    room = MENU + GAP + ONE_ROW
    found = laid_out(room, group("a", 2), group("", 1), group("b", 2))
    assert [(placeholder, len(entries)) for placeholder, entries in found] == [
        ("", 1),
        ("1 of a, 1 of b", 4),
    ]


def test_what_cannot_be_lower_is_shown_all_the_same() -> None:
    items = fitting((group("a", 25), group("b", 25)), draw, SPOKEN, 10)
    assert height_of(items) == 2 * MENU + GAP


def test_a_line_wraps_where_the_screen_ends() -> None:
    assert text_height("-# small") < text_height("plain")
    assert text_height("x" * 100) == 3 * text_height("x")
