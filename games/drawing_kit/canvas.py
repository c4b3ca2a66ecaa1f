"""Pictures built from top to bottom, in the look of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import Drawing, Label, Rect
from games.drawing_kit.letters import text_width
from games.drawing_kit.text import line_height, paragraph, wrap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.drawing import Gradient, Shape
    from games.drawing_kit.looks import Look

WIDE = 520
"""The width of every picture."""
SIDE = 20
"""The room left at both sides; bands run to the edge."""
SPACE = 10
"""The room between two things."""
SENTENCE = 24
"""The usual size of text."""
_TITLE, _TURN = 70, 52


class Canvas:
    """A picture built from top to bottom: take a band of its height, and put shapes on it.

    It begins with the title's band; `decorate` puts a game's own ornament on that before its words.
    Its height is the sum of what is taken.
    """

    def __init__(
        self,
        look: Look,
        title: str,
        aside: str = "",
        *,
        ornament: Sequence[Shape] = (),
        ground: str | Gradient | None = None,
        height: float = _TITLE,
    ) -> None:
        """Begins with the title at the left and `aside` (the round, a sum) at the right.

        ornament: shapes between the title's band, which is `height` high, and its words; without
        a title, they bring its words as well. ground: instead of the look's own.
        """
        self.look = look
        self.y: float = 0
        """The top of the next band."""
        self._ground = ground or look.ground
        self._items: list[Shape] = [Rect(0, 0, WIDE, height, look.band), *ornament]
        room = text_width(aside, SENTENCE, bold=True) if aside else 0
        room = min(room, WIDE * 0.45)
        left = WIDE - 2 * SIDE - room - (SPACE if aside else 0)
        base = height / 2 + 13
        if title:
            self.put(Label(SIDE, base, title, 36, look.ink, fit=left, face=look.face))
        if aside:
            end = WIDE - SIDE
            self.put(
                Label(end, base - 3, aside, SENTENCE, look.accent, "end", bold=True, fit=room + 1)
            )
        self.take(height)

    @property
    def inner(self) -> float:
        """The width between the margins."""
        return WIDE - 2 * SIDE

    def take(self, height: float, space: float = SPACE) -> float:
        """Takes a band of this height over the whole width; returns its top."""
        top = self.y
        self.y += height + space
        return top

    def put(self, *shapes: Shape) -> None:
        """Adds shapes on top of those already there."""
        self._items.extend(shapes)

    def say_turn(self, text: str, aside: str = "") -> None:
        """Adds the band that says whose turn it is and what to do, right under the title; `aside`
        smaller at its right end.
        """
        self.y -= SPACE
        top, ink = self.take(_TURN), self.look.on_signal
        room = min(text_width(aside, SENTENCE, bold=True), self.inner * 0.4) if aside else 0
        fit = self.inner - room - (SPACE if aside else 0)
        self.put(
            Rect(0, top, WIDE, _TURN, self.look.signal),
            Label(SIDE, top + 36, text, 28, ink, bold=True, fit=fit),
        )
        if aside:
            end = WIDE - SIDE
            self.put(Label(end, top + 35, aside, SENTENCE, ink, "end", bold=True, fit=room + 1))

    def heading(self, text: str, aside: str = "") -> None:
        """Adds a line in the accent above the next band, `aside` plain at the right."""
        top, look = self.take(30, space=6), self.look
        room = min(text_width(aside, SENTENCE), self.inner * 0.5) if aside else 0
        fit = self.inner - room - (SPACE if aside else 0)
        self.put(Label(SIDE, top + 24, text, 26, look.accent, bold=True, fit=fit))
        if aside:
            self.put(Label(WIDE - SIDE, top + 24, aside, SENTENCE, look.ink, "end", fit=room + 1))

    def paragraph(
        self, text: str, *, fill: str | None = None, bold: bool = False, most: int | None = None
    ) -> None:
        """Adds a sentence over the whole width, in as many lines as it needs (at most `most`)."""
        lines = wrap(text, self.inner, SENTENCE, bold=bold, most=most)
        top, ink = self.take(len(lines) * line_height(SENTENCE)), fill or self.look.ink
        self.put(*paragraph(SIDE, top, lines, size=SENTENCE, fill=ink, bold=bold, fit=self.inner))

    def drawing(self, below: float = SIDE) -> Drawing:
        """Returns the picture so far, with this much ground below the last band."""
        height = round(self.y - SPACE + below)
        return Drawing(WIDE, height, tuple(self._items), self._ground)
