"""What each of the two games brings to the pictures that they share: its look and its art."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from games.drawing import Circle, Curve, Group, Label, Mark
from games.drawing_kit import SEAT_INK, Canvas

if TYPE_CHECKING:
    from games.drawing import Gradient, MarkName
    from games.drawing_kit import Look, Shapes
    from games.solomon.board import Agent
    from games.solomon.pictures.scene import Scene

TITLE = 70
"""The height of a title's band."""
PIECE = 42
"""The usual size of an agent's piece."""
_FIGURE = 22
"""The least size of the number on a piece."""
_CROSS = "#ff3b3b"


class World(ABC):
    """The look of one game and everything in its pictures that the other draws differently.

    marks: the shapes of agents' pieces, one for each home; the number on a piece tells the agent.
    map_height: of `draw_map`. dark: the ground of what is of no account. note: the colours of a
    banknote, its paper and its edge.
    """

    look: Look
    marks: tuple[MarkName, ...] = (
        "circle", "square", "diamond", "hexagon", "star", "triangle", "drop", "cross",
    )  # fmt: skip
    map_height: int
    dark: str
    note: tuple[str, str]

    @abstractmethod
    def title(self, words: str, aside: str) -> Shapes:
        """Returns the title's band, `TITLE` high over the whole width."""

    @abstractmethod
    def head(self, agent: int, hue: str) -> Shapes:
        """Returns the head and shoulders of an agent in a square of 100 around (0, 0)."""

    @abstractmethod
    def case(self, x: float, y: float, size: float) -> Shapes:
        """Returns the case, about `size` wide, centred on (x, y)."""

    @abstractmethod
    def backdrop(
        self, x: float, y: float, width: float, height: float, hue: str, *, lit: bool
    ) -> Shapes:
        """Returns what is behind a head in a photograph; it counts if it is `lit`."""

    def margins(self, top: float, bottom: float) -> Shapes:
        """Returns what is at both sides of a hand, outside the 20 units of a margin."""
        return ()

    @abstractmethod
    def draw_map(self, scene: Scene, top: float) -> Shapes:
        """Returns the board with agents, case and arrow, below `top`."""

    @abstractmethod
    def stage(self, agent: int | None, hue: str, top: float, height: float) -> Shapes:
        """Returns the scene of an end: the agent that came home, if one did, with the case."""

    @abstractmethod
    def stamp(self, words: str) -> Shapes:
        """Returns one or two words as this game prints them, about 190 wide around (0, 0)."""

    @abstractmethod
    def exile(self, agent: int, hue: str) -> tuple[str | Gradient, Shapes]:
        """Returns the ground and the drawing of the poster of an agent that is out of the game."""

    @abstractmethod
    def homecoming(self, agent: int, hue: str) -> tuple[str | Gradient, Shapes]:
        """Returns the ground and the drawing of the poster of a case that comes home."""

    @abstractmethod
    def shout(self, lines: list[str], y: float, size: float) -> Shapes:
        """Returns the words of a poster across its width, the first baseline at y."""

    def canvas(self, words: str, aside: str = "", *, behind: Shapes = ()) -> Canvas:
        """Returns an empty picture with its title's band. behind: shapes that reach under it."""
        return Canvas(self.look, "", ornament=(*behind, *self.title(words, aside)))

    def piece(
        self, agent: Agent, x: float, y: float, size: float = PIECE, *, out: bool = False
    ) -> Shapes:
        """Returns an agent's piece centred on (x, y): shape, colour, number. `out` crosses it."""
        mark = self.marks[agent.team]
        grown = size * (1.14 if mark in ("diamond", "star") else 1)
        figure = max(_FIGURE, size * 0.58)
        number = Label(
            x, y + figure * 0.36, str(agent.number), figure, SEAT_INK, "middle",
            halo=agent.colour if out else None, halo_width=6, face=self.look.face,
        )  # fmt: skip
        return (
            Mark(mark, x, y, grown + 6, SEAT_INK),
            Mark(mark, x, y, grown, agent.colour),
            *(cross(x, y, size * 0.62) if out else ()),
            number,
        )

    def home_sign(self, team: int, x: float, y: float) -> Shapes:
        """Returns the shape of those who are at home somewhere, on a disc around (x, y)."""
        return (
            Circle(x, y, 14.5, self.look.ink, SEAT_INK, 3),
            Mark(self.marks[team], x, y, 18, SEAT_INK),
        )

    def photo(
        self, agent: int, hue: str, x: float, y: float, width: float, height: float, *, lit: bool
    ) -> Shapes:
        """Returns an agent's photograph; `lit` if it counts."""
        scale = min(width / 98, height / 100)
        head = Group(self.head(agent, hue), x + width / 2, y + height - 54 * scale, scale=scale)
        return (*self.backdrop(x, y, width, height, hue, lit=lit), head)


def cross(x: float, y: float, half: float) -> Shapes:
    """Returns a red stroke through whatever is around (x, y)."""
    stroke = f"M{x - half:g} {y + half:g}L{x + half:g} {y - half:g}"
    return (Curve(stroke, None, SEAT_INK, 7), Curve(stroke, None, _CROSS, 4))
