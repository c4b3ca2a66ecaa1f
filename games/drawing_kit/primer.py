"""Pages that teach a game in pictures: each drawing in a panel with the sentence that it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import Circle, Label, Line, Rect
from games.drawing_kit.canvas import SIDE, WIDE
from games.drawing_kit.text import line_height, paragraph, wrap
from games.engine import Sheet, Text, text

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.drawing_kit.canvas import Canvas
    from games.drawing_kit.text import Shapes
    from games.engine import Say

PRIMER_PAGES = ("primer-aim", "primer-turn", "primer-end")
"""The titles of the pages that every game has, in their order."""
_WORDS, _EDGE, _INSET, _GAP = 26, 10, 12, 14
"""The size of a sentence; the margin of a panel, the room at its edge, and from a drawing to its
sentence.
"""
_NUMBER = 17
"""The radius of the disc with the number of a step."""
_STEP = 8
"""By how much lines are made shorter at a time."""


class PrimerPage:
    """A page about a game, built from top to bottom: `show` one thing after the other.

    Shapes are put on its `canvas`. The sentences, which are all that it says, are also its text.
    """

    def __init__(
        self, game: str, page: int, say: Say, make_canvas: Callable[[str, str], Canvas]
    ) -> None:
        """Begins one of the `PRIMER_PAGES` under its title and the name of the game.

        make_canvas: the game's page, from what is at the left and at the right of its title band.
        """
        self.title = say(text(PRIMER_PAGES[page]))
        self.canvas = make_canvas(self.title, say(Text(game)))
        self.say = say
        self._sentences: list[str] = []

    def show(
        self, sentence: Text, height: float, wide: float | None = None, *, number: int = 0
    ) -> tuple[float, float]:
        """Adds a panel, and returns the upper left corner of the room for its drawing.

        sentence: what it shows. wide, height: the room for the drawing, with the
        sentence at its right, or below it if no width is given. number: of a step, 0 for none.
        """
        words, look = self.say(sentence), self.canvas.look
        self._sentences.append(f"{number}. {words}" if number else words)
        at = SIDE if wide is None else SIDE + wide + _GAP
        room = WIDE - SIDE - at
        lines = _even_lines(words, room)
        tall = len(lines) * line_height(_WORDS) - 4
        high = height + _GAP + tall if wide is None else max(height, tall)
        top = self.canvas.take(high + 2 * _INSET) + _INSET
        below = top + height + _GAP if wide is None else top + (high - tall) / 2
        self.canvas.put(
            Rect(_EDGE, top - _INSET, WIDE - 2 * _EDGE, high + 2 * _INSET, look.panel, radius=10),
            *paragraph(at, below - 3, lines, size=_WORDS, fill=look.ink, fit=room),
        )
        if number:
            self.canvas.put(*self._numbered(number, top))
        return SIDE, top if wide is None else top + (high - height) / 2

    def _numbered(self, number: int, top: float) -> Shapes:
        look = self.canvas.look
        x, y = _EDGE + _NUMBER - 4, top - _INSET + _NUMBER - 4
        return (
            Circle(x, y, _NUMBER, look.accent),
            Label(x, y + 9, str(number), 24, look.band, "middle", bold=True),
        )

    def arrow(self, x: float, y: float, to_x: float, to_y: float) -> None:
        """Adds an arrow from (x, y) to (to_x, to_y) in the accent."""
        self.canvas.put(Line(((x, y), (to_x, to_y)), self.canvas.look.accent, 7, arrow=True))

    def sheet(self) -> Sheet:
        """Returns the page."""
        return Sheet(self.title, "\n".join(self._sentences), self.canvas.drawing(below=_EDGE))


def _even_lines(words: str, room: float) -> list[str]:
    """Returns a sentence in as few lines as it needs, none much shorter than the others."""
    lines = wrap(words, room, _WORDS)
    for width in range(int(room) - _STEP, 0, -_STEP):
        narrower = wrap(words, width, _WORDS)
        if len(narrower) > len(lines):
            break
        lines = narrower
    return lines
