"""Casablanca's board: the houses on their streets. Places that matter are lit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.casablanca.pictures.houses import house, sign
from games.casablanca.pictures.look import AMBER, FOAM, IVORY, ROAD, SEA, STREET
from games.casablanca.pictures.scenery import case
from games.drawing import Curve, Ellipse, Group, Label, Line, Rect
from games.drawing_kit import SEAT_INK, WIDE, text_width
from games.solomon.pictures.places import (
    ANNOUNCED,
    DONE,
    agents_in,
    arrow,
    case_lies_free,
    plates,
    roads,
    side_by_side,
    way_of,
)
from games.solomon.pictures.scene import halves

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.drawing import Shape
    from games.drawing_kit import Shapes
    from games.solomon.board import Space
    from games.solomon.pictures.places import Point, Way
    from games.solomon.pictures.scene import Scene
    from games.solomon.pictures.world import World

HEIGHT = 606
_LEFT, _TOP, _RIGHT, _BOTTOM = 54, 80, 466, 528
"""Where the outermost houses stand, by their feet."""
_PIECE, _CASE, _NAME = 38, 46, 23
_ROOM = 102
"""The room for a name, which takes two lines if it has to."""
_DIM_NAME = "#c4c1ba"
_GUTTER = 50
"""How far beside the houses an arrow up or down the street runs, clear of their names."""


class StreetMap:
    """The map of one view. Its own upper left corner is (0, 0)."""

    def __init__(self, world: World, scene: Scene) -> None:
        self.world, self.scene, self.view = world, scene, scene.view
        self.board = scene.edition.board
        self.points = placed(self.board.spaces)

    def draw(self, top: float) -> Shapes:
        """Returns everything, from back to front, below `top`."""
        shapes: list[Shape] = [
            Rect(0, 0, WIDE, HEIGHT, STREET),
            Rect(0, HEIGHT - 38, WIDE, 38, SEA),
            Curve(f"M0 {HEIGHT - 26}{'q10 -8 20 0t20 0' * 13}", None, FOAM, 3),
            *self._streets(),
            *self._beam(),
        ]
        spaces = range(len(self.points))
        for space in spaces:
            shapes += self._house(space)
        names = [name for space in spaces for name in self._names(space)]
        shapes += (plates(names, STREET, 1), *names)
        way = way_of(self.view)
        if way is not None:
            shapes += self._arrow(way)
        for space in spaces:
            shapes += self._pieces(space)
        return (Group(tuple(shapes), 0, top),)

    def _streets(self) -> Shapes:
        lines = roads(self.board, [(x, y - 14) for x, y in self.points])
        return (Curve(lines, None, ROAD, 13), Curve(lines, None, AMBER, 2, dash=(2, 14)))

    def _beam(self) -> Shapes:
        """Returns the light of the lighthouse, if there is one."""
        space = self.scene.edition.spaces.get("lighthouse")
        if space is None:
            return ()
        x, y = self.points[space]
        y -= 58
        beam = f"M{x:g} {y:g}L0 {y - 62:g}V{y + 50:g}ZM{x:g} {y:g}L{WIDE} {y - 44:g}V{y + 44:g}Z"
        return (Curve(beam, AMBER, opacity=0.1),)

    def _is_lit(self, space: int) -> bool:
        home = space in self.board.homes
        return home or self.view.case == space or bool(agents_in(self.view, space))

    def _house(self, space: int) -> Shapes:
        x, y = self.points[space]
        key, lit = self.board.spaces[space].id, self._is_lit(space)
        shapes: list[Shape] = [Ellipse(x, y - 2, 52, 15, AMBER, opacity=0.22)] if lit else []
        shapes.append(Group(house(key, lit=lit), x, y, scale=0.92))
        if space in self.board.homes:
            side = -37 if x < WIDE / 2 else 37
            shapes += self.world.home_sign(self.board.homes.index(space), x + side, y - 61)
        elif (drawn := sign(key)) and not agents_in(self.view, space):
            shapes.append(Group(drawn, x + 27, y - 44))
        return tuple(shapes)

    def _names(self, space: int) -> tuple[Label, ...]:
        x, y = self.points[space]
        lit = self._is_lit(space)
        return tuple(
            Label(
                x, y + 20 + n * 21, line, _NAME, IVORY if lit else _DIM_NAME, "middle", fit=_ROOM,
                face="narrow",
            )
            for n, line in enumerate(in_two(self.scene.space(space)))
        )  # fmt: skip

    # -- pieces ----------------------------------------------------------------------------------

    def _pieces(self, space: int) -> Shapes:
        x, y = self.points[space]
        pieces = agents_in(self.view, space)
        pieces += [-1] if case_lies_free(self.view, space) else []
        few = len(pieces) < 3
        size = _PIECE if few else 26
        shapes: list[Shape] = []
        for piece, (dx, dy) in zip(
            pieces, side_by_side(len(pieces), size + (5 if few else 8), 3), strict=True
        ):
            at = x + dx, y - (19 if few else 22) + dy
            if piece < 0:
                shapes += case(*at, _CASE if len(pieces) == 1 else size)
            else:
                shapes += self.world.piece(self.board.agents[piece], *at, size)
        return tuple(shapes)

    def _arrow(self, way: Way) -> Shapes:
        """Returns an arrow along the street; up or down it runs beside the houses."""
        (x, y), (u, v) = self.points[way.start], self.points[way.to]
        if x != u:
            return arrow((x, y - 14), (u, v - 14), 27, 27, announced=way.announced)
        side = 1 if x < WIDE / 2 else -1
        beside = x + side * _GUTTER
        bend = ((x + side * 24, y - 10), (beside, y - 10), (beside, v - (26 if v > y else 16)))
        hue, dash = (ANNOUNCED, (9, 9)) if way.announced else (DONE, ())
        return (Line(bend, SEAT_INK, 10), Line(bend, hue, 5, dash, arrow=True))


def placed(spaces: Sequence[Space]) -> list[Point]:
    """Returns where the houses stand: the board stretched so that it fills the map."""
    xs, ys = [space.x for space in spaces], [space.y for space in spaces]
    wide, high = max(1, max(xs) - min(xs)), max(1, max(ys) - min(ys))
    return [
        (
            _LEFT + (space.x - min(xs)) / wide * (_RIGHT - _LEFT),
            _TOP + (space.y - min(ys)) / high * (_BOTTOM - _TOP),
        )
        for space in spaces
    ]


def in_two(name: str) -> list[str]:
    """Returns a name in one line, or in two if it is too long for one."""
    fits = text_width(name, _NAME, face="narrow") <= _ROOM - 2
    return [name] if fits else halves(name)
