"""Tables of words and numbers, and progress strips."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.drawing import EDGE, FAINT, INK, SAND, WHITE, Label, Rect
from games.drawing_kit.text import SMALL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.drawing import Shape
    from games.drawing_kit.text import Shapes


class Cell(msgspec.Struct, frozen=True):
    """A cell of a table: its text, and how it is set."""

    text: str
    fill: str = INK
    bold: bool = False


def table(
    x: float,
    y: float,
    widths: Sequence[float],
    head: Sequence[str],
    rows: Sequence[Sequence[Cell | str]],
    *,
    row_height: float = 46,
    size: float = SMALL,
) -> Shapes:
    """Returns a table with a heading, `table_height(len(rows), row_height)` high.

    The first column is set to the left, the others are centred; the rows' backgrounds alternate.
    """
    shapes: list[Shape] = []
    for n in range(len(rows)):
        fill = WHITE if n % 2 == 0 else SAND
        top = y + row_height * (n + 1)
        shapes.append(Rect(x, top, sum(widths), row_height - 4, fill, EDGE, 2, 8))
    lines = [[Cell(word, FAINT, bold=True) for word in head], *rows]
    for n, line in enumerate(lines):
        left, base = x, y + row_height * n + (row_height - 4) / 2 + size * 0.36
        for column, (width, given) in enumerate(zip(widths, line, strict=True)):
            cell = Cell(given) if isinstance(given, str) else given
            shapes.append(_cell_label(cell, left, base, width, size, first=column == 0))
            left += width
    return tuple(shapes)


def _cell_label(
    cell: Cell, left: float, base: float, width: float, size: float, *, first: bool
) -> Label:
    place = left + (14 if first else width / 2)
    fit = width - 18
    if first:
        return Label(place, base, cell.text, size, cell.fill, bold=cell.bold, fit=fit)
    return Label(place, base, cell.text, size, cell.fill, "middle", bold=cell.bold, fit=fit)


def table_height(rows: int, row_height: float = 46) -> float:
    """Returns the height of a `table` with `rows` rows under its heading."""
    return row_height * (rows + 1)


def progress_strip(
    x: float, y: float, width: float, done: int, total: int, *, hue: str = INK, height: float = 22
) -> Shapes:
    """Returns a row of `total` boxes, the first `done` of them filled."""
    each = width / total
    return tuple(
        Rect(
            x + n * each + 2, y, each - 4, height,
            hue if n < done else None, hue if n < done else EDGE, 2, min(6, each / 4),
        )
        for n in range(total)
    )  # fmt: skip
