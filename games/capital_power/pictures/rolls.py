"""What a roll leads to, and the ways of a fork: the spaces a pawn can reach, as tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from games.capital_power.board import SPACES
from games.capital_power.companies.groups import living
from games.capital_power.foresight.prospects import Prospect, rolls
from games.capital_power.names import SPACE_NAMES, SPOTS
from games.capital_power.pictures.art import interpol, note
from games.capital_power.pictures.hand_text import bribe_to, effect_of, targets_of
from games.capital_power.pictures.look import (
    BLACK,
    CHOICE,
    EFFECTS,
    GOLD,
    LOOK,
    LOSS,
    PAPER,
)
from games.capital_power.pictures.parts import die, narrow_lines, pawn, place_name, tile
from games.drawing import Label, Rect
from games.drawing_kit import SIDE, SPACE, WIDE, text_width
from games.engine import text

if TYPE_CHECKING:
    from games.capital_power.pending import Branch
    from games.capital_power.state import State
    from games.drawing import Shape
    from games.drawing_kit import Canvas
    from games.engine import Say

COLUMNS = 3
GAP = 8
SYMBOL = 56
NAME, STEP = 25, 27
"""The size of the name of a space, and the height of a line of it."""
EFFECT = 29
BRIBE = 44
OTHERS = 36
PAWNS = 40
MOST_PAWNS = 4
GOOD = EFFECTS["gain"]


class _Way(NamedTuple):
    """A tile to be drawn.

    one: what its space would do. side: of the die that leads there, 0 for none. names: of the
    space, in lines. others: kinds of spaces on other ways. above: a line above the name. pawns:
    those that stand there.
    """

    one: Prospect
    side: int
    names: list[str]
    others: tuple[str, ...] = ()
    above: str = ""
    pawns: tuple[int, ...] = ()

    @property
    def height(self) -> float:
        """The height of the tile with all it says."""
        lines = STEP * (len(self.names) + bool(self.above)) + EFFECT
        more = (OTHERS if self.others else 0) + (PAWNS if self.pawns else 0)
        return 8 + SYMBOL + 3 + lines + more + 5


def _wide(columns: int) -> float:
    return (WIDE - 2 * SIDE - (columns - 1) * GAP) / columns


# -- a roll --------------------------------------------------------------------------------------


def height_of_rolls(state: State, company: int, say: Say) -> float:
    """Returns the height of what `add_rolls` adds."""
    found = rolls(state, company)
    ways = _roll_ways(found, say)
    tiles = sum(max(way.height for way in row) + GAP for row in _in_rows(ways, COLUMNS))
    bribe = BRIBE + SPACE if bribe_to(state, company) >= 0 else 0
    return 36 + tiles + bribe


def add_rolls(canvas: Canvas, state: State, company: int, say: Say) -> None:
    """Adds a tile for each side of the die, the best one framed, the worst one with a broken
    line, then the bribe."""
    found = rolls(state, company)
    ways = _roll_ways(found, say)
    firsts = [way.one for way in ways]
    best, worst = max(firsts, key=lambda one: one.worth), min(firsts, key=lambda one: one.worth)
    edges = {}
    if _is_good(best):
        edges[best] = GOLD
    if _is_bad(worst):
        edges[worst] = LOSS
    y = canvas.y
    canvas.heading(say(text("capital-power-hand-roll")))
    if any(one.sides for ways in found for one in ways):
        words = say(text("capital-power-hand-threat"))
        room = text_width(words, 22, face="narrow")
        canvas.put(Label(WIDE - SIDE, y + 23, words, 22, LOOK.faint, "end", face="narrow"))
        canvas.put(interpol(WIDE - SIDE - room - 20, y + 17, 0.45))
    _add_tiles(canvas, ways, edges, say)
    _add_bribe(canvas, bribe_to(state, company), say)


def _roll_ways(found: list[list[Prospect]], say: Say) -> list[_Way]:
    room = _wide(COLUMNS) - 12
    return [
        _Way(
            first, side, narrow_lines(say(SPACE_NAMES[first.space]), room, NAME),
            _others(others),
        )
        for side, (first, *others) in enumerate(found, 1)
    ]  # fmt: skip


def _add_bribe(canvas: Canvas, target: int, say: Say) -> None:
    if target < 0:
        return
    y = canvas.take(BRIBE)
    words = say(text("capital-power-hand-bribe", space=SPOTS[target]))
    canvas.put(
        Rect(SIDE, y, canvas.inner, BRIBE, BLACK, GOLD, 3, 10),
        note(SIDE + 38, y + BRIBE / 2, black=True, scale=0.7),
        Label(SIDE + 72, y + 30, words, 24, PAPER, bold=True, fit=canvas.inner - 84),
    )


def _others(others: list[Prospect]) -> tuple[str, ...]:
    """Returns the kinds of the spaces that other ways of a fork lead to."""
    return tuple(dict.fromkeys(SPACES[one.space].kind for one in others))


def _is_bad(one: Prospect) -> bool:
    return one.out or one.short or one.change < 0


def _is_good(one: Prospect) -> bool:
    return not _is_bad(one) and (one.change > 0 or bool(one.choice))


# -- a fork --------------------------------------------------------------------------------------


def add_ways(canvas: Canvas, state: State, branch: Branch, say: Say) -> None:
    """Adds a tile for each way of a fork; for Interpol with the pawns that stand there."""
    found = targets_of(state, branch)
    room = _wide(2) - SYMBOL - 30
    ways = []
    for one in found:
        here = [n for n in living(state) if state.space[n] == one.space and not state.behind[n]]
        shown = tuple(here[:MOST_PAWNS]) if branch.company < 0 else ()
        place = place_name(SPACES[one.space].place, say)
        names = narrow_lines(say(SPACE_NAMES[one.space]), room, NAME)
        ways.append(_Way(one, 0, names, above=place, pawns=shown))
    for row in _in_rows(ways, 2):
        high = max(way.height - SYMBOL + 4 for way in row)
        y = canvas.take(max(high, SYMBOL + 20), GAP)
        for n, way in enumerate(row):
            canvas.put(*_way_tile(way, SIDE + n * (_wide(2) + GAP), y, high, say))
    canvas.take(0, SPACE - GAP)


def _way_tile(way: _Way, x: float, y: float, high: float, say: Say) -> list[Shape]:
    """Returns a way of a fork: the symbol at the left, where and what it is at the right."""
    one, left, wide = way.one, x + SYMBOL + 20, _wide(2)
    fit = wide - SYMBOL - 28
    items: list[Shape] = [Rect(x, y, wide, max(high, SYMBOL + 20), LOOK.panel, radius=12)]
    items += tile(x + 10, y + 10, SYMBOL, SPACES[one.space].kind)
    base = y + 6
    lines = [(way.above, 22, GOLD), *((name, NAME, LOOK.ink) for name in way.names)]
    for line, size, hue in lines:
        base += STEP
        items.append(Label(left, base - 3, line, size, hue, face="narrow", fit=fit))
    base += EFFECT
    words = effect_of(one, say)
    items.append(Label(left, base - 5, words, 24, _ink(one), bold=True, fit=fit))
    for n, company in enumerate(way.pawns):
        items += pawn(left + 16 + n * 38, base + PAWNS / 2, company, 30)
    if one.sides:
        items.append(interpol(x + wide - 18, y + 24, 0.5))
    return items


# -- tiles ---------------------------------------------------------------------------------------


def _in_rows(ways: list[_Way], columns: int) -> list[list[_Way]]:
    return [ways[n : n + columns] for n in range(0, len(ways), columns)]


def _add_tiles(canvas: Canvas, ways: list[_Way], edges: dict[Prospect, str], say: Say) -> None:
    wide = _wide(COLUMNS)
    for row in _in_rows(ways, COLUMNS):
        high = max(way.height for way in row)
        y = canvas.take(high, GAP)
        for n, way in enumerate(row):
            x = SIDE + n * (wide + GAP)
            canvas.put(*_tile(way, x, y, wide, high, edges.get(way.one), say))
    canvas.take(0, SPACE - GAP)


def _tile(
    way: _Way, x: float, y: float, wide: float, high: float, edge: str | None, say: Say
) -> list[Shape]:
    one, middle, fit = way.one, x + wide / 2, wide - 12
    dash = (12.0, 7.0) if edge == LOSS else ()
    items: list[Shape] = [Rect(x, y, wide, high, LOOK.panel, edge, 4, 12, dash=dash)]
    items += tile(x + 56, y + 8, SYMBOL, SPACES[one.space].kind)
    items += die(x + 9, y + 9, way.side, 38)
    if one.sides:
        items.append(interpol(x + wide - 18, y + 24, 0.5))
    base = y + 8 + SYMBOL + 3
    for line in way.names:
        base += STEP
        items.append(
            Label(middle, base - 4, line, NAME, LOOK.ink, "middle", face="narrow", fit=fit)
        )
    base += EFFECT
    words = effect_of(one, say)
    items.append(Label(middle, base - 6, words, 24, _ink(one), "middle", bold=True, fit=fit))
    if way.others:
        items += _other_ways(way.others, middle, base, say)
    return items


def _ink(one: Prospect) -> str:
    """Returns the colour of what a space would do."""
    return LOSS if _is_bad(one) else GOOD if one.change > 0 else GOLD if one.choice else LOOK.faint


def _other_ways(kinds: tuple[str, ...], middle: float, y: float, say: Say) -> list[Shape]:
    """Returns the spaces of other ways as small symbols, centred below y."""
    words = say(text("capital-power-hand-or"))
    room, size = text_width(words, 22, face="narrow") + 6, OTHERS - 4
    x = middle - (room + len(kinds) * (size + 4) - 4) / 2
    items: list[Shape] = [Label(x, y + 25, words, 22, CHOICE, face="narrow")]
    for n, kind in enumerate(kinds):
        items += tile(x + room + n * (size + 4), y, size, kind)
    return items
