"""The ways of a fork: a tile for each space where a pawn, or Interpol, can go."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from games.capital_power.board import SPACES
from games.capital_power.companies.groups import living
from games.capital_power.names import SPACE_NAMES
from games.capital_power.pictures.art import interpol
from games.capital_power.pictures.hand_text import effect_of, targets_of
from games.capital_power.pictures.look import GOLD, LOOK
from games.capital_power.pictures.parts import narrow_lines, pawn, place_name, tile
from games.capital_power.pictures.rolls import (
    EFFECT,
    GAP,
    NAME,
    STEP,
    SYMBOL,
    in_rows,
    ink_of,
    tile_width,
)
from games.drawing import Label, Rect
from games.drawing_kit import SIDE, SPACE

if TYPE_CHECKING:
    from games.capital_power.foresight.prospects import Prospect
    from games.capital_power.pending import Branch
    from games.capital_power.state import State
    from games.drawing import Shape
    from games.drawing_kit import Canvas
    from games.engine import Say

WIDE = tile_width(2)
ROOM = WIDE - SYMBOL - 28
"""The room for words, to the right of the symbol."""
PAWNS = 38
MOST_PAWNS = 4


class _Way(NamedTuple):
    """A way as a tile: what its space would do, the name of that in lines, and the pawns there."""

    one: Prospect
    names: list[str]
    pawns: list[int]

    @property
    def height(self) -> float:
        """The height of the tile with all it says."""
        lines = STEP * (1 + len(self.names)) + EFFECT + (PAWNS if self.pawns else 0)
        return max(SYMBOL + 20, lines + 14)


def add_ways(canvas: Canvas, state: State, branch: Branch, say: Say) -> None:
    """Adds a tile for each way of a fork; for Interpol with the pawns that stand there."""
    ways = []
    for one in targets_of(state, branch):
        here = [n for n in living(state) if state.space[n] == one.space and not state.behind[n]]
        names = narrow_lines(say(SPACE_NAMES[one.space]), ROOM, NAME)
        ways.append(_Way(one, names, here[:MOST_PAWNS] if branch.company < 0 else []))
    for row in in_rows(ways, 2):
        high = max(way.height for way in row)
        y = canvas.take(high, GAP)
        for n, way in enumerate(row):
            canvas.put(*_draw_way(way, SIDE + n * (WIDE + GAP), y, high, say))
    canvas.take(0, SPACE - GAP)


def _draw_way(way: _Way, x: float, y: float, high: float, say: Say) -> list[Shape]:
    """Returns a tile: the symbol at the left, where and what it is at the right."""
    one, left, base = way.one, x + SYMBOL + 20, y + 6
    space = SPACES[one.space]
    items: list[Shape] = [Rect(x, y, WIDE, high, LOOK.panel, radius=12)]
    items += tile(x + 10, y + 10, SYMBOL, space.kind)
    lines = [(place_name(space.place, say), 22, GOLD)]
    lines += [(name, NAME, LOOK.ink) for name in way.names]
    for line, size, hue in lines:
        base += STEP
        items.append(Label(left, base - 3, line, size, hue, face="narrow", fit=ROOM))
    base += EFFECT
    words = effect_of(one, say)
    items.append(Label(left, base - 5, words, 24, ink_of(one), bold=True, fit=ROOM))
    for n, company in enumerate(way.pawns):
        items += pawn(left + 16 + n * PAWNS, base + PAWNS / 2, company, 30)
    if one.sides:
        items.append(interpol(x + WIDE - 18, y + 24, 0.5))
    return items
