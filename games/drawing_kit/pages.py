"""Pages: pictures built from top to bottom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import FAINT, INK, Drawing, Label
from games.drawing_kit.boxes import note, note_height
from games.drawing_kit.letters import text_width
from games.drawing_kit.text import LARGE, MIDDLE, SMALL, line_height, paragraph, wrap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.drawing import Shape
    from games.drawing_kit.text import Shapes

WIDTH = 1000
"""The usual width of a picture."""
MARGIN = 20
GAP = 12
"""The space between two bands of a page."""


class Page:
    """A picture built from top to bottom. Its height is the sum of the bands taken."""

    def __init__(self, title: str, aside: str = "", *, width: int = WIDTH) -> None:
        """Begins with a title bar: the title at the left, `aside` small at the right."""
        self.width = width
        self.y: float = MARGIN
        """The top of the next band."""
        self._items: list[Shape] = []
        self.put(*_title_bar(title, aside, width))
        self.take(44)

    @property
    def inner(self) -> float:
        """The width between the margins."""
        return self.width - 2 * MARGIN

    def take(self, height: float, gap: float = GAP) -> float:
        """Takes a band of this height over the whole width; returns its top."""
        top = self.y
        self.y += height + gap
        return top

    def put(self, *shapes: Shape) -> None:
        """Adds shapes on top of those already there."""
        self._items.extend(shapes)

    def heading(self, text: str) -> None:
        """Adds a small bold line above the next band."""
        y = self.take(28, gap=6)
        self.put(Label(MARGIN, y + 22, text, MIDDLE, INK, bold=True, fit=self.inner))

    def paragraph(self, text: str, *, fill: str = INK, most: int | None = None) -> None:
        """Adds a sentence over the whole width, in as many lines as it needs (at most `most`)."""
        lines = wrap(text, self.inner, most=most)
        y = self.take(len(lines) * line_height(SMALL))
        self.put(*paragraph(MARGIN, y, lines, fill=fill, fit=self.inner))

    def note(self, texts: Sequence[str], hue: str = FAINT) -> None:
        """Adds sentences in a `note` over the whole width, each beginning on a new line."""
        lines = [line for text in texts for line in wrap(text, self.inner - 40)]
        if lines:
            self.put(*note(MARGIN, self.take(note_height(lines)), self.inner, lines, hue))

    def drawing(self) -> Drawing:
        """Returns the picture so far."""
        return Drawing(self.width, round(self.y - GAP + MARGIN), tuple(self._items))


def _title_bar(title: str, aside: str, width: float) -> Shapes:
    aside_width = min(text_width(aside, 24), width * 0.45) if aside else 0
    room = width - 2 * MARGIN - aside_width - (GAP if aside else 0)
    shapes = [Label(MARGIN, MARGIN + 32, title, LARGE, INK, bold=True, fit=room)]
    if aside:
        shapes.append(Label(width - MARGIN, MARGIN + 31, aside, 24, FAINT, "end", fit=width * 0.45))
    return tuple(shapes)
