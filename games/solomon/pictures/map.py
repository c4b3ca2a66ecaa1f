"""The board as a picture: the map, the agents, the case, the last step, the exile."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from games.drawing import BAD, EDGE, FAINT, INK, SAND, WHITE, Label, Line, Mark, Rect
from games.drawing_kit import GAP, MARGIN, SMALL, WIDTH, Page, panel
from games.solomon.board import HEIGHT
from games.solomon.edition import live_agents
from games.solomon.names import name_space
from games.solomon.pictures import board_text
from games.solomon.pictures.parts import TEAM_MARKS, case, token
from games.solomon.state import EXILED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.drawing import Drawing, Shape
    from games.drawing_kit import Shapes
    from games.engine import Say
    from games.solomon.board import Space
    from games.solomon.edition import Edition
    from games.solomon.view import View

NAME_HEIGHT = 34
PIECE = 42
"""The room for a piece; less where a space is crowded."""
_ROW_ROOM = 118
"""The distance from a space down to the next: room for its name and two rows of pieces."""
_SHORTEST = 50
"""The shortest arrow; where boxes are closer than that, it reaches into them."""


def draw_board(edition: Edition, view: View, say: Say) -> Drawing:
    """Returns the sheet ``board``."""
    page = Page(say(edition.text("sheet-board")), say(board_text.turn_line(edition, view)))
    page.paragraph(say(board_text.headline(edition, view)))
    picture = _Map(edition, view, say, page.y)
    page.take(picture.total_height)
    page.put(*picture.draw())
    _put_agents(page, edition, view, say)
    told = [say(line) for line in board_text.told_lines(edition, view)]
    page.note(told)
    for line in board_text.notices(edition, view):
        page.paragraph(say(line), fill=FAINT)
    return page.drawing()


def _put_agents(page: Page, edition: Edition, view: View, say: Say) -> None:
    """Adds every agent with its name and its place: the key to the pieces, and the exile box."""
    live = live_agents(view)
    out = [agent for agent, place in enumerate(view.place) if place == EXILED]
    column, row = page.inner / 2, 48
    height = math.ceil(len(live) / 2) * row + 12
    top = page.take(height)
    page.put(*panel(MARGIN, top, page.inner, height))
    for n, agent in enumerate(live):
        x, y = MARGIN + 36 + n % 2 * column, top + 6 + row * (n // 2) + row / 2
        page.put(*token(edition, agent, x, y))
        text = say(board_text.where_line(edition, view, agent))
        page.put(Label(x + 34, y + 8, text, SMALL, INK, fit=column - 90))
    top = page.take(60)
    page.put(*panel(MARGIN, top, page.inner, 60, fill=SAND))
    title = say(edition.text("exile"))
    page.put(Label(MARGIN + 16, top + 38, title, SMALL, INK, bold=True, fit=230))
    for n, agent in enumerate(out):
        page.put(*token(edition, agent, MARGIN + 290 + n * 64, top + 30, out=True))
    if not out:
        nobody = say(edition.text("exile-none"))
        page.put(Label(MARGIN + 270, top + 38, nobody, SMALL, FAINT, fit=page.inner - 290))


class _Map:
    """Spaces as boxes that grow with what is in them, and the roads between them."""

    def __init__(self, edition: Edition, view: View, say: Say, top: float) -> None:
        self.edition, self.view, self.say = edition, view, say
        self.spaces = edition.board.spaces
        self.width, self.stretch = _measure(self.spaces)
        highest = min(space.y for space in self.spaces)
        lowest = max(space.y for space in self.spaces)
        self.top = top + _ROW_ROOM / 2 - highest * self.stretch
        self.total_height = (lowest - highest) * self.stretch + _ROW_ROOM
        self.inside: list[list[int]] = [[] for _ in self.spaces]
        for agent in live_agents(view):
            self.inside[view.place[agent]].append(agent)

    def draw(self) -> Shapes:
        """Returns everything, from back to front."""
        shapes: list[Shape] = [
            Line((self._middle(space), self._middle(other)), EDGE, 7)
            for space, near in enumerate(self.edition.board.near)
            for other in near
            if other > space
        ]
        for space in range(len(self.spaces)):
            shapes.extend(self._box(space))
        shapes.extend(self._arrows())
        for space in range(len(self.spaces)):
            shapes.extend(self._pieces(space))
        return tuple(shapes)

    def _middle(self, space: int) -> tuple[float, float]:
        facts = self.spaces[space]
        half = self.width / 2 + 6
        return min(max(facts.x, half), WIDTH - half), self.top + facts.y * self.stretch

    def _rows(self, space: int) -> tuple[int, int, float]:
        """Returns the number of rows of pieces, of pieces in a row, and the room for each piece."""
        count = len(self.inside[space]) + self._lies_free(space)
        a_row = int((self.width - 4) // PIECE)
        if count > 2 * a_row:
            a_row += 1
        return -(-count // a_row), a_row, min(PIECE, (self.width - 4) / a_row)

    def _height(self, space: int) -> float:
        rows, _, room = self._rows(space)
        return NAME_HEIGHT + rows * room

    def _lies_free(self, space: int) -> bool:
        return self.view.case == space and self.view.holder < 0

    def _box(self, space: int) -> Shapes:
        x, y = self._middle(space)
        w, h = self.width, self._height(space)
        home = space in self.edition.board.homes
        name = self.say(name_space(self.edition, space))
        label = Label(x, y - h / 2 + 25, name, SMALL, INK, "middle", bold=home, fit=w - 12)
        if not home:
            return (Rect(x - w / 2, y - h / 2, w, h, WHITE, FAINT, 3, 10), label)
        team = self.edition.board.homes.index(space)
        hue = next(a.colour for a in self.edition.board.agents if a.team == team)
        return (
            Rect(x - w / 2 - 5, y - h / 2 - 5, w + 10, h + 10, INK, None, 0, 14),
            Rect(x - w / 2 - 1, y - h / 2 - 1, w + 2, h + 2, SAND, hue, 6, 10),
            Mark(TEAM_MARKS[team], x, y - h / 2 - 14, 30, INK),
            Mark(TEAM_MARKS[team], x, y - h / 2 - 14, 22, hue),
            label,
        )

    def _pieces(self, space: int) -> Shapes:
        """Returns the agents in rows, and the case behind them if it is free."""
        x, y = self._middle(space)
        _, a_row, room = self._rows(space)
        pieces = [*self.inside[space], *([-1] if self._lies_free(space) else [])]
        shapes: list[Shape] = []
        middle = y - self._height(space) / 2 + NAME_HEIGHT + room / 2 - 3
        for start in range(0, len(pieces), a_row):
            row = pieces[start : start + a_row]
            left = x - (len(row) - 1) * room / 2
            for n, piece in enumerate(row):
                shapes.extend(self._piece(piece, left + n * room, middle, room - 7))
            middle += room
        return tuple(shapes)

    def _piece(self, piece: int, x: float, y: float, size: float) -> Shapes:
        if piece < 0:
            return case(x, y, size)
        shapes = token(self.edition, piece, x, y, size=size)
        if piece == self.view.holder:
            return (*shapes, *case(x + size * 0.34, y + size * 0.38, size * 0.75))
        return shapes

    def _arrows(self) -> Shapes:
        """Returns the arrow of the last step, or of the announced one, which is dashed."""
        action = self.view.action
        if action is not None and action.to != self.view.place[action.agent]:
            return self._arrow(self.view.place[action.agent], action.to, BAD, (14, 8))
        if action is None and self.view.trail is not None:
            _, start, to = self.view.trail
            return self._arrow(start, to, INK, ())
        return ()

    def _arrow(self, start: int, to: int, hue: str, dash: tuple[float, ...]) -> Shapes:
        """Returns an arrow from the edge of one box to the edge of another."""
        (x, y), (u, v) = self._middle(start), self._middle(to)
        way = math.hypot(u - x, v - y)
        first, last = self._inner(start, u - x, v - y), self._inner(to, u - x, v - y)
        spare = max(0.0, _SHORTEST - (way - first - last)) / 2
        part, rest = (first - spare) / way, 1 - (last - spare) / way
        ends = ((x + (u - x) * part, y + (v - y) * part), (x + (u - x) * rest, y + (v - y) * rest))
        return (Line(ends, WHITE, 13), Line(ends, hue, 6, dash, arrow=True))

    def _inner(self, space: int, dx: float, dy: float) -> float:
        """Returns the distance from a box's centre to its edge in this direction."""
        way = math.hypot(dx, dy)
        half_w, half_h = self.width / 2 + 4, self._height(space) / 2 + 4
        return min(half_w * way / abs(dx) if dx else way, half_h * way / abs(dy) if dy else way)


def _measure(spaces: Sequence[Space]) -> tuple[float, float]:
    """Returns how wide boxes can be without touching those beside them, and how much the map has to
    be stretched so that they do not touch those above.
    """
    pairs = [(abs(a.x - b.x), abs(a.y - b.y)) for a in spaces for b in spaces]
    width = max(100, min([176, *(dx - GAP for dx, dy in pairs if dx > 1 and dy < 75)]))
    rows = [dy for dx, dy in pairs if dy > 1 and dx < width]
    return width, min(1.4, max(0.8, _ROW_ROOM / min([HEIGHT, *(dy for dy in rows if dy >= 75)])))
