"""The picture of an evening: a row for everybody who played, a column for each round."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import msgspec

from bot.nights.evening import Evening  # noqa: TC001 - msgspec reads field types
from bot.ui.sheets import Voice, show_drawn
from games.drawing import Circle, Gradient, Group, Label, Rect
from games.drawing_kit import EMBLEM, PLAIN, SEAT_INK, SIDE, SPACE, WIDE, Canvas, Sign
from games.engine import Sheet, Text, Who, text
from games.registry import all_games

if TYPE_CHECKING:
    from bot.nights.evening import EveningCell, EveningRow
    from bot.ui.sheets import ShownSheet
    from games.drawing import Anchor
    from games.drawing_kit import Shapes
    from games.engine import Say

MOST_ROWS, MOST_ROUNDS = 16, 8
"""How many people and rounds are drawn: the first people and the last rounds. The text has all."""

_LOOK = msgspec.structs.replace(PLAIN, band="#0b1029", panel="#1f2a57", line="#5d6cab")
_GROUND = Gradient(((0, "#18224a"), (1, "#0c1130")))
_FIRST = "#33427f"
"""The ground of whoever outplaced most."""
_EDGE, _SUM = 10, 104
"""The margin of rows, and the room at their right for what somebody has outplaced."""
_ROW, _GAP, _HEAD = 58, 6, 30
_CELLS, _CELL, _BESIDE = 240, 84, 64
"""The room for all rounds, the most for one, and the least for a place beside its game and not
below it.
"""
_SMALL, _LARGE = 28, 44
"""Sizes of the sign of a game."""
_LEGEND = 46
_STARS = ((236, 14), (262, 50), (283, 24), (316, 12), (350, 56), (402, 10), (466, 60), (504, 18))


class SeenEvening(msgspec.Struct, frozen=True):
    """The picture of an evening as people see it. voice: with the names by row."""

    evening: Evening
    voice: Voice

    @property
    def file(self) -> str:
        """Returns the name of the picture."""
        content = msgspec.json.encode((self.evening, self.voice.plain.names, self.voice.locale))
        return f"evening-{hashlib.blake2s(content, digest_size=6, key=b'evening').hexdigest()}.png"

    def show(self) -> ShownSheet:
        """Returns the picture, ready to be shown."""
        return show_drawn(self.file, lambda say: draw_evening(self.evening, say), self.voice)


def draw_evening(evening: Evening, say: Say) -> Sheet:
    """Returns the picture of an evening, and what it says in words. say: with the names by row."""
    rows = evening.rows
    rounds = len(rows[0].cells) if rows else 0
    page = _Page(say, evening, range(max(0, rounds - MOST_ROUNDS), rounds))
    page.head()
    for place, row in enumerate(rows[:MOST_ROWS]):
        page.row(place, row, first=0 < row.halves == rows[0].halves)
    if len(rows) > MOST_ROWS:
        page.more(len(rows) - MOST_ROWS)
    drawn = {row.cells[number] for row in rows[:MOST_ROWS] for number in page.rounds}
    page.legend(sorted({cell.game for cell in drawn if cell}))
    return Sheet(say(text("evening")), _write(evening, say), page.canvas.drawing(below=SPACE))


def _counted(evening: Evening) -> Text:
    return text("evening-count", people=len(evening.rows), games=evening.games)


def _outplaced(row: EveningRow) -> Text:
    return text("evening-outplaced", whole=row.halves // 2, half=row.halves % 2)


class _Page:
    """The picture, built from top to bottom."""

    def __init__(self, say: Say, evening: Evening, rounds: range) -> None:
        self.say, self.rounds = say, rounds
        self._cell = min(_CELL, _CELLS / max(1, len(rounds)))
        self._left = WIDE - SIDE - _SUM - self._cell * len(rounds)
        """Where the first round begins."""
        title, counted = say(text("evening")), say(_counted(evening))
        self.canvas = Canvas(_LOOK, title, counted, ornament=_sky(), ground=_GROUND)

    def _middle(self, column: int) -> float:
        return self._left + (column + 0.5) * self._cell

    def head(self) -> None:
        """Adds the numbers of the rounds, and what is counted at the right."""
        base = self.canvas.take(_HEAD, _GAP) + 24
        room = self._left - SIDE - SPACE
        self._faint(SIDE, base, self.say(text("evening-round")), "start", room)
        for column, number in enumerate(self.rounds):
            self._faint(self._middle(column), base, str(number + 1), "middle", self._cell)
        self._faint(WIDE - SIDE, base, self.say(text("evening-sum")), "end", _SUM)

    def _faint(self, x: float, base: float, words: str, anchor: Anchor, fit: float) -> None:
        self.canvas.put(Label(x, base, words, 22, _LOOK.faint, anchor, fit=fit))

    def row(self, place: int, row: EveningRow, *, first: bool) -> None:
        """Adds somebody's evening. first: whether nobody outplaced more opponents."""
        top, look = self.canvas.take(_ROW, _GAP), _LOOK
        self.canvas.put(
            Rect(
                _EDGE, top, WIDE - 2 * _EDGE, _ROW, _FIRST if first else look.panel,
                look.accent if first else None, 3, 10,
            ),
            Label(
                SIDE, top + 37, self.say(Text("evening-who", {"who": Who(place)})), 26,
                look.accent if first else look.ink, bold=True, fit=self._left - SIDE - SPACE,
            ),
        )  # fmt: skip
        for column, number in enumerate(self.rounds):
            self.canvas.put(*self._draw_cell(row.cells[number], self._middle(column), top))
        self._sum(row, top, look.accent if first else look.ink)

    def _draw_cell(self, cell: EveningCell | None, x: float, top: float) -> Shapes:
        """Returns what somebody played in a round and came in at, around x."""
        middle = top + _ROW / 2
        if cell is None:
            return (Circle(x, middle, 3.5, _LOOK.line),)
        beside = self._cell >= _BESIDE
        if beside:
            return (_sign(cell.game, x - 19, middle, _LARGE), *_place(cell.place, x + 23, middle))
        return (_sign(cell.game, x, top + 17, _SMALL), *_place(cell.place, x, top + 44))

    def _sum(self, row: EveningRow, top: float, ink: str) -> None:
        """Adds how many opponents somebody outplaced, of how many."""
        end = WIDE - SIDE
        if not row.opponents:
            self.canvas.put(Label(end, top + 37, "–", 26, _LOOK.faint, "end"))
            return
        number = self.say(_outplaced(row))
        self.canvas.put(Label(end, top + 29, number, 30, ink, "end", bold=True, fit=_SUM))
        words = self.say(text("evening-of", opponents=row.opponents))
        self._faint(end, top + 52, words, "end", _SUM)

    def more(self, count: int) -> None:
        """Adds how many more people there were."""
        base = self.canvas.take(_HEAD, _GAP) + 23
        self._faint(SIDE, base, self.say(text("evening-more", count=count)), "start", WIDE)

    def legend(self, games: list[str]) -> None:
        """Adds the signs of these games with their names, two beside each other."""
        room = (WIDE - 2 * SIDE) / 2
        top = 0.0
        for number, game in enumerate(games):
            if not number % 2:
                top = self.canvas.take(_LEGEND, 0)
            x, name = SIDE + room * (number % 2), self.say(Text(game))
            left = x + _SMALL + SPACE
            self.canvas.put(
                _sign(game, x + _SMALL / 2, top + _LEGEND / 2, _SMALL),
                Label(left, top + 31, name, 24, _LOOK.ink, fit=room - _SMALL - 2 * SPACE),
            )
        self.canvas.y += SPACE


def _sign(game: str, x: float, y: float, size: float) -> Group:
    """Returns the sign of a game around (x, y), on a tile in the game's colour."""
    sign: Sign = all_games()[game].sign
    half = EMBLEM / 2
    tile = Rect(-half, -half, EMBLEM, EMBLEM, sign.look.line, radius=24)
    return Group((tile, Group(sign.emblem, scale=0.88)), x, y, scale=size / EMBLEM)


def _place(place: int | None, x: float, y: float) -> Shapes:
    """Returns a place around (x, y), a first one on a disc; a dash for none."""
    if place is None:
        return (Label(x, y + 8, "–", 24, _LOOK.faint, "middle"),)
    first = place == 1
    ink = SEAT_INK if first else _LOOK.ink
    label = Label(x, y + 8.5, str(place), 24, ink, "middle", bold=True)
    return (Circle(x, y, 14, _LOOK.accent), label) if first else (label,)


def _sky() -> Shapes:
    """Returns the stars of the title's band."""
    return tuple(
        Circle(x, y, 1.5 + n % 3 * 0.7, "#ffe9b0", opacity=0.8) for n, (x, y) in enumerate(_STARS)
    )


# -- in words ------------------------------------------------------------------------------------


def _write(evening: Evening, say: Say) -> str:
    """Returns the text of the picture: a line for everybody, all rounds in it."""
    rows = [_line(place, row, say) for place, row in enumerate(evening.rows)]
    return "\n".join([f"**{say(text('evening'))}** {say(_counted(evening))}", *rows])


def _line(place: int, row: EveningRow, say: Say) -> str:
    opponents = row.opponents
    told = text("evening-line", who=Who(place), outplaced=_outplaced(row), opponents=opponents)
    cells = [
        say(text("evening-cell", round=number, game=Text(cell.game), place=cell.place or 0))
        for number, cell in enumerate(row.cells, 1)
        if cell is not None
    ]
    return " · ".join([say(told), *cells])
