"""Agent's board: the plan seen from above the pole, so that the homes lie in the corners.

Seven cities in a row have no room for names of 22 on a picture 520 wide; turned by 45 degrees, no
row has more than three.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from games.agent.pictures.look import AMBER, GLOW, PALE, SEA
from games.agent.pictures.scenery import atlas, case
from games.drawing import Curve, Group, Label, Mark
from games.drawing_kit import WIDE, text_width, token
from games.solomon.edition import home_of
from games.solomon.pictures.places import (
    agents_in,
    arrow,
    case_lies_free,
    plates,
    roads,
    side_by_side,
    way_of,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.drawing import Shape
    from games.drawing_kit import Shapes
    from games.solomon.board import Space
    from games.solomon.pictures.places import Point
    from games.solomon.pictures.scene import Scene
    from games.solomon.pictures.world import World

HEIGHT = 604
_MIDDLE = (260.0, 292.0)
_HALF = (214.0, 256.0)
"""How far the outermost spaces are from the middle, to the side and up or down."""
_RING, _PIECE, _CASE = 60, 36, 54


class PolarMap:
    """The map of one view. Its own upper left corner is (0, 0)."""

    def __init__(self, world: World, scene: Scene) -> None:
        self.world, self.scene, self.view = world, scene, scene.view
        self.board = scene.edition.board
        self.points = turned(self.board.spaces)

    def draw(self, top: float) -> Shapes:
        """Returns everything, from back to front, below `top`."""
        shapes: list[Shape] = [Group(atlas(), *_MIDDLE), self._roads(), *self._dots()]
        spaces = range(len(self.points))
        for space in self.board.homes:
            shapes += self._ring(space)
        shapes += self._arrow()
        names = [self._name(space) for space in spaces]
        shapes += (plates(names, SEA, 0.62), *names)
        for space in spaces:
            shapes += self._pieces(space)
        return (Group(tuple(shapes), 0, top),)

    def _roads(self) -> Shape:
        lines = roads(self.board, [(round(x, 1), round(y, 1)) for x, y in self.points])
        return Curve(lines, None, AMBER, 2, 0.55, (7, 6))

    def _dots(self) -> Shapes:
        """Returns the lights of all places that are no home."""
        places = [p for space, p in enumerate(self.points) if space not in self.board.homes]
        glow = "".join(f"M{x:.1f} {y:.1f}m-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z"
                       for x, y in places)  # fmt: skip
        core = "".join(f"M{x:.1f} {y:.1f}m-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z" for x, y in places)
        return (Curve(glow, AMBER, opacity=0.35), Curve(core, GLOW))

    def _ring(self, space: int) -> Shapes:
        """Returns a home as its team's shape, with its owner's token where players own homes."""
        x, y = self.points[space]
        team = self.board.homes.index(space)
        hue = next(agent.colour for agent in self.board.agents if agent.team == team)
        mark = self.world.marks[team]
        size = _RING * (1.14 if mark in ("diamond", "star") else 1)
        shapes: Shapes = (
            Mark(mark, x, y, size + 10, SEA),
            Mark(mark, x, y, size, hue),
            Mark(mark, x, y, size - 13, SEA),
        )
        view = self.view
        if view.switches.own_homes:
            for seat in range(view.seats):
                if home_of(self.scene.edition, view.seats, seat) == space:
                    shapes = (*shapes, *token(x + (-62 if x < WIDE / 2 else 62), y, seat, 32))
        return shapes

    def _name(self, space: int) -> Label:
        x, y = self.points[space]
        home = space in self.board.homes
        name, size = self.scene.space(space), 25 if home else 22
        half = text_width(name, size, face="narrow") / 2 + 5
        x = min(max(x, half), WIDE - half)
        reach = max(_RING / 2 + 2 if home else 8, self._reach(space))
        above = home and y < _MIDDLE[1]  # where nothing else is
        base = y - reach - 8 if above else y + reach + size * 0.82
        return Label(
            x, base, name, size, "#ffffff" if home else PALE, "middle",
            face="narrow",
        )  # fmt: skip

    # -- pieces ----------------------------------------------------------------------------------

    def _places(self, space: int) -> tuple[list[int], list[Point], float]:
        """Returns what is on a space (-1: the case alone), where, and how large."""
        pieces = agents_in(self.view, space)
        pieces += [-1] if case_lies_free(self.view, space) else []
        size = _PIECE if len(pieces) < 4 else 25
        most = 3 if len(pieces) < 4 else 5
        return pieces, side_by_side(len(pieces), size + 10, most), size

    def _reach(self, space: int) -> float:
        """Returns how far below its place the pieces on a space reach."""
        pieces, places, size = self._places(space)
        if pieces == [-1]:
            return _CASE * 0.42
        return max((y + size / 2 + 3 for _, y in places), default=0)

    def _pieces(self, space: int) -> Shapes:
        x, y = self.points[space]
        pieces, places, size = self._places(space)
        shapes: list[Shape] = []
        for piece, (dx, dy) in zip(pieces, places, strict=True):
            if piece < 0:
                shapes += case(x + dx, y + dy, _CASE if len(pieces) == 1 else size)
                continue
            shapes += self.world.piece(self.board.agents[piece], x + dx, y + dy, size)
            if piece == self.view.holder:
                shapes += case(x + dx + size * 0.62, y + dy - size * 0.5, 32)
        return tuple(shapes)

    def _arrow(self) -> Shapes:
        way = way_of(self.view)
        if way is None:
            return ()
        taken = agents_in(self.view, way.to) or way.to in self.board.homes
        room = self._room(way.start, way.to, 26), self._room(way.to, way.start, 26 if taken else 14)
        ends = self.points[way.start], self.points[way.to]
        return arrow(*ends, *room, announced=way.announced)

    def _room(self, space: int, other: int, least: float) -> float:
        """Returns how far from a space an arrow to or from another is clear of the space's name."""
        (x, y), (u, v), name = self.points[space], self.points[other], self._name(space)
        below = name.y > y
        edge = name.y + (name.size * 0.3 if below else -name.size)
        share = (edge - y) / (v - y) if v != y else -1
        half = text_width(name.text, name.size, face="narrow") / 2 + 4
        crosses = 0 < share < 1 and abs(x + (u - x) * share - name.x) < half
        return max(least, share * math.hypot(u - x, v - y)) if crosses else least


def turned(spaces: Sequence[Space]) -> list[Point]:
    """Returns the places of the spaces on the map: the board turned by 45 degrees and stretched so
    that it fills the map.
    """
    flat = [((s.x - 500) / 430, (s.y - 350) / 295) for s in spaces]
    corners = [(u - v, u + v) for u, v in flat]
    wide, high = (max(1e-6, *(abs(corner[n]) for corner in corners)) for n in (0, 1))
    stretch_x, stretch_y = _HALF[0] / wide, _HALF[1] / high
    return [(_MIDDLE[0] + a * stretch_x, _MIDDLE[1] + b * stretch_y) for a, b in corners]
