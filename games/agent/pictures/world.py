"""Agent's look and art, for the pictures that it shares with Casablanca."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.agent.pictures import look, scenery
from games.agent.pictures.faces import spy
from games.agent.pictures.map import HEIGHT, PolarMap
from games.drawing import Circle, Gradient, Group, Label, Rect
from games.solomon.pictures.world import World

if TYPE_CHECKING:
    from games.drawing_kit import Shapes
    from games.solomon.pictures.scene import Scene


class AgentWorld(World):
    """An atlas at night: midnight blue, amber lights, manila, and a red stamp."""

    look = look.LOOK
    map_height = HEIGHT
    dark = "#0f2237"
    note = ("#8fd1a0", "#1c4a2e")

    def title(self, words: str, aside: str) -> Shapes:
        """See `look.title`."""
        return look.title(words, aside)

    def head(self, agent: int, hue: str) -> Shapes:
        """See `faces.spy`."""
        return spy(agent, hue)

    def case(self, x: float, y: float, size: float) -> Shapes:
        """See `scenery.case`."""
        return scenery.case(x, y, size)

    def backdrop(
        self, x: float, y: float, width: float, height: float, hue: str, *, lit: bool
    ) -> Shapes:
        """Returns a card of the agent's colour, or of a blue grey."""
        return (Rect(x, y, width, height, hue if lit else look.DESK, radius=6),)

    def draw_map(self, scene: Scene, top: float) -> Shapes:
        """See `map.PolarMap`."""
        return PolarMap(self, scene).draw(top)

    def stage(self, agent: int | None, hue: str, top: float, height: float) -> Shapes:
        """Returns a town at night; the agent that came home stands before it with the case."""
        foot = top + height
        town = (
            *scenery.night(top, height),
            *scenery.moon(412, top + 80),
            *scenery.skyline(foot, "#0c2135"),
        )
        if agent is None:
            return (*town, *scenery.case(260, foot - 44, 110))
        scale = height / 172
        spy_ = Group(self.head(agent, hue), 290, foot - 54 * scale, scale=scale)
        return (*town, spy_, *scenery.case(412, foot - 40, 92))

    def stamp(self, words: str) -> Shapes:
        """See `scenery.stamp`."""
        return scenery.stamp(words)

    def shout(self, lines: list[str], y: float, size: float) -> Shapes:
        """Returns stencilled letters, slightly turned."""
        letters = tuple(
            Label(
                0, n * size * 1.08, line.upper(), size, (look.CHALK, look.AMBER)[n % 2], "middle",
                fit=456, halo=look.INK, halo_width=14, face="stencil",
            )
            for n, line in enumerate(lines)
        )  # fmt: skip
        return (Group(letters, 260, y, -4),)

    def exile(self, agent: int, hue: str) -> tuple[Gradient, Shapes]:
        """Returns the Bahamas, with the agent in a deck chair."""
        chair = scenery.deck_chair(self.head(agent, hue))
        return Gradient(scenery.DUSK), (*scenery.beach(), *chair)

    def homecoming(self, agent: int, hue: str) -> tuple[Gradient, Shapes]:
        """Returns an agent that comes to town with the case at dawn."""
        return Gradient(scenery.DAWN), (
            Circle(260, 400, 150, "#ffd98a", opacity=0.5),
            Circle(260, 400, 112, "#ffe9b0"),
            *scenery.skyline(500, "#0c2135"),
            Group(self.head(agent, hue), 236, 386, scale=2.1),
            *scenery.case(380, 440, 120),
        )
