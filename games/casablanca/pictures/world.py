"""Casablanca's look and art, for the pictures that it shares with Agent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.casablanca.pictures import look, scenery
from games.casablanca.pictures.faces import star
from games.casablanca.pictures.look import AMBER, BLACK, DIM, IVORY
from games.casablanca.pictures.map import HEIGHT, StreetMap
from games.drawing import Curve, Ellipse, Gradient, Group, Label, Rect
from games.drawing_kit import text_width
from games.solomon.pictures.world import PIECE, World

if TYPE_CHECKING:
    from games.drawing_kit import Shapes
    from games.solomon.board import Agent
    from games.solomon.pictures.scene import Scene

_HALO = 10


class CasablancaWorld(World):
    """A film of 1942: black, silver and ivory, one amber lamp, and hats."""

    look = look.LOOK
    map_height = HEIGHT
    dark = "#141417"
    note = (IVORY, DIM)

    def title(self, words: str, aside: str) -> Shapes:
        """See `look.title`."""
        return look.title(words, aside)

    def head(self, agent: int, hue: str) -> Shapes:
        """See `faces.star`."""
        return star(agent, hue)

    def piece(
        self, agent: Agent, x: float, y: float, size: float = PIECE, *, out: bool = False
    ) -> Shapes:
        """Returns the piece with a hat on it, which one that is out has lost."""
        shapes = super().piece(agent, x, y, size, out=out)
        if out or size < 36:  # there is no room for it
            return shapes
        return (*shapes, *scenery.hat(x, y - size * 0.52, size / 54, agent.colour))

    def case(self, x: float, y: float, size: float) -> Shapes:
        """See `scenery.case`."""
        return scenery.case(x, y, size)

    def backdrop(
        self, x: float, y: float, width: float, height: float, hue: str, *, lit: bool
    ) -> Shapes:
        """Returns a wall with a shaft of light, bright on an agent that counts."""
        foot = y + height
        shaft = f"M{x:g} {foot:g}V{y:g}H{x + width * 0.45:g}L{x + width * 0.85:g} {foot:g}Z"
        return (
            Rect(x, y, width, height, "#1d1d21"),
            Curve(shaft, IVORY, opacity=0.24 if lit else 0.09),
        )

    def margins(self, top: float, bottom: float) -> Shapes:
        """Returns the holes of the film, up and down."""
        holes = "".join(
            f"M4 {y:g}h11v15h-11zM505 {y:g}h11v15h-11z"
            for y in range(round(top), round(bottom) - 15, 28)
        )
        return (Curve(holes, look.ASH),)

    def draw_map(self, scene: Scene, top: float) -> Shapes:
        """See `map.StreetMap`."""
        return StreetMap(self, scene).draw(top)

    def stage(self, agent: int | None, hue: str, top: float, height: float) -> Shapes:
        """Returns a spotlight; the star of the evening stands in it with the case."""
        foot = top + height
        light = scenery.spotlight(top, height)
        if agent is None:
            return (*light, *scenery.case(290, foot - 60, 120))
        scale = height / 160
        return (
            *light,
            Ellipse(290, foot - 62 * scale, 52 * scale, 58 * scale, "#6d685c"),
            Group(self.head(agent, hue), 290, foot - 8 - 54 * scale, scale=scale),
            *scenery.case(430, foot - 42, 88),
        )

    def stamp(self, words: str) -> Shapes:
        """Returns ivory letters over an amber line."""
        room = min(230.0, text_width(words, 38, face="didone"))
        return (
            Label(0, 6, words, 38, IVORY, "middle", fit=room + 1, face="didone"),
            Curve(f"M{-room / 2:g} 22H{room / 2:g}", None, AMBER, 3),
        )

    def shout(self, lines: list[str], y: float, size: float) -> Shapes:
        """Returns the title of a film."""
        return tuple(
            Label(
                260, y + n * size * 1.02, line, size, (IVORY, AMBER)[n % 2], "middle", fit=470,
                halo=BLACK, halo_width=_HALO, face="didone",
            )
            for n, line in enumerate(lines)
        )  # fmt: skip

    def exile(self, agent: int, hue: str) -> tuple[Gradient, Shapes]:
        """Returns a hat that its owner has lost, in the circle in which a film ends."""
        return Gradient(scenery.NIGHT), scenery.lost_hat(hue)

    def homecoming(self, agent: int, hue: str) -> tuple[Gradient, Shapes]:
        """Returns a man with the case who walks to his plane in the fog."""
        man = Group(scenery.walker(hue), 326, 284, scale=0.92)
        return Gradient(scenery.FOG), (
            *scenery.airfield(), man, *scenery.case(394, 404, 70),
        )  # fmt: skip
