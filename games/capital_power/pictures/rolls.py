"""What a roll leads to: a tile for each side of the die."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeVar

from games.capital_power.board import SPACES
from games.capital_power.foresight.prospects import Prospect, rolls
from games.capital_power.names import SPACE_NAMES, SPOTS
from games.capital_power.pictures.art import interpol, note
from games.capital_power.pictures.hand_text import bribe_to, effect_of
from games.capital_power.pictures.look import (
    BLACK,
    CHOICE,
    GAIN,
    GOLD,
    LOOK,
    LOSS,
    PAPER,
)
from games.capital_power.pictures.parts import die, narrow_lines, tile
from games.drawing import Label, Rect
from games.drawing_kit import SIDE, SPACE, WIDE, text_width
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.capital_power.state import State
    from games.drawing import Shape
    from games.drawing_kit import Canvas
    from games.engine import Say

T = TypeVar("T")

COLUMNS = 3
GAP = 8
SYMBOL = 56
NAME, STEP = 25, 27
"""The size of the name of a space, and the height of a line of it."""
EFFECT = 29
BRIBE = 44
OTHERS = 36


class _Side(NamedTuple):
    """A side of the die as a tile: the best space it leads to, the name of that in lines, and the
    kinds of the spaces on other ways.
    """

    side: int
    one: Prospect
    names: list[str]
    others: tuple[str, ...]

    @property
    def height(self) -> float:
        """The height of the tile with all it says."""
        lines = STEP * len(self.names) + EFFECT + (OTHERS if self.others else 0)
        return 8 + SYMBOL + 3 + lines + 5


def tile_width(columns: int) -> float:
    """Returns how wide tiles are, so many on a row."""
    return (WIDE - 2 * SIDE - (columns - 1) * GAP) / columns


def height_of_rolls(state: State, company: int, say: Say) -> float:
    """Returns the height of what `add_rolls` adds."""
    found = rolls(state, company)
    rows = in_rows(_sides(found, say), COLUMNS)
    tiles = sum(max(side.height for side in row) + GAP for row in rows)
    bribe = BRIBE + SPACE if bribe_to(state, company) >= 0 else 0
    return 36 + tiles + bribe


def add_rolls(canvas: Canvas, state: State, company: int, say: Say) -> None:
    """Adds a tile for each side of the die, the best one framed, the worst one with a broken
    line, then the bribe."""
    found = rolls(state, company)
    firsts = [ways[0] for ways in found]
    best, worst = max(firsts, key=lambda one: one.worth), min(firsts, key=lambda one: one.worth)
    edges = {best: GOLD} if _is_good(best) else {}
    edges |= {worst: LOSS} if is_bad(worst) else {}
    _add_heading(canvas, say, threatened=any(one.sides for one in firsts))
    wide = tile_width(COLUMNS)
    for row in in_rows(_sides(found, say), COLUMNS):
        high = max(side.height for side in row)
        y = canvas.take(high, GAP)
        for n, side in enumerate(row):
            edge = edges.get(side.one)
            canvas.put(*_draw_side(side, SIDE + n * (wide + GAP), y, high, edge, say))
    canvas.take(0, SPACE - GAP)
    _add_bribe(canvas, bribe_to(state, company), say)


def _add_heading(canvas: Canvas, say: Say, *, threatened: bool) -> None:
    """Adds the heading, and what Interpol's symbol on tiles means if it is on some."""
    y = canvas.y
    canvas.heading(say(text("capital-power-hand-roll")))
    if threatened:
        words = say(text("capital-power-hand-threat"))
        room = text_width(words, 22, face="narrow")
        canvas.put(Label(WIDE - SIDE, y + 23, words, 22, LOOK.faint, "end", face="narrow"))
        canvas.put(interpol(WIDE - SIDE - room - 20, y + 17, 0.45))


def _sides(found: list[list[Prospect]], say: Say) -> list[_Side]:
    room = tile_width(COLUMNS) - 12
    return [
        _Side(
            side, first, narrow_lines(say(SPACE_NAMES[first.space]), room, NAME),
            tuple(dict.fromkeys(SPACES[one.space].kind for one in others)),
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


def is_bad(one: Prospect) -> bool:
    """Whether a space would cost the group money, or more."""
    return one.out or one.short or one.change < 0


def _is_good(one: Prospect) -> bool:
    return not is_bad(one) and (one.change > 0 or bool(one.choice))


# -- tiles ---------------------------------------------------------------------------------------


def in_rows(tiles: Sequence[T], columns: int) -> list[Sequence[T]]:
    """Returns tiles in rows."""
    return [tiles[n : n + columns] for n in range(0, len(tiles), columns)]


def _draw_side(
    side: _Side, x: float, y: float, high: float, edge: str | None, say: Say
) -> list[Shape]:
    one, wide = side.one, tile_width(COLUMNS)
    middle, fit = x + wide / 2, wide - 12
    dash = (12.0, 7.0) if edge == LOSS else ()
    items: list[Shape] = [Rect(x, y, wide, high, LOOK.panel, edge, 4, 12, dash=dash)]
    items += tile(x + 56, y + 8, SYMBOL, SPACES[one.space].kind)
    items += die(x + 9, y + 9, side.side, 38)
    if one.sides:
        items.append(interpol(x + wide - 18, y + 24, 0.5))
    base = y + 8 + SYMBOL + 3
    for line in side.names:
        base += STEP
        items.append(
            Label(middle, base - 4, line, NAME, LOOK.ink, "middle", face="narrow", fit=fit)
        )
    base += EFFECT
    words = effect_of(one, say)
    items.append(Label(middle, base - 6, words, 24, ink_of(one), "middle", bold=True, fit=fit))
    return items + (_other_ways(side.others, middle, base, say) if side.others else [])


def ink_of(one: Prospect) -> str:
    """Returns the colour of what a space would do."""
    return LOSS if is_bad(one) else GAIN if one.change > 0 else GOLD if one.choice else LOOK.faint


def _other_ways(kinds: tuple[str, ...], middle: float, y: float, say: Say) -> list[Shape]:
    """Returns the spaces of other ways as small symbols, centred below y."""
    words = say(text("capital-power-hand-or"))
    room, size = text_width(words, 22, face="narrow") + 6, OTHERS - 4
    x = middle - (room + len(kinds) * (size + 4) - 4) / 2
    items: list[Shape] = [Label(x, y + 25, words, 22, CHOICE, face="narrow")]
    for n, kind in enumerate(kinds):
        items += tile(x + room + n * (size + 4), y, size, kind)
    return items
