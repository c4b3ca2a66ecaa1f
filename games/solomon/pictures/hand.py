"""The picture of somebody's panel: what is announced, and their own money on every agent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import BAD, EDGE, FAINT, INK, SAND, WHITE, Group, Label, Line, Rect
from games.drawing_kit import GAP, MARGIN, SMALL, Page, paragraph, seat_dot, text_width, wrap
from games.solomon.lines import announcement, make_text
from games.solomon.names import name_agent, name_space
from games.solomon.pictures.ledger_text import agents_in_play, stake_line
from games.solomon.pictures.parts import case, number, seen_on_white, token
from games.solomon.standing import best_of_others, shown_by, way_home
from games.solomon.state import EXILED

if TYPE_CHECKING:
    from games.drawing import Drawing, Shape
    from games.drawing_kit import Shapes
    from games.engine import Say
    from games.solomon.edition import Edition
    from games.solomon.view import View

WIDTH = 520
TILE = 82
"""The height of an agent's tile; where somebody has shown money, a line more."""
SHOWN = 28
SUM = 50
"""The height of the tile of a sum while an action is announced."""


def draw_hand(edition: Edition, view: View, say: Say) -> Drawing:
    """Returns the sheet ``mine``: a tile for every agent; while an action is announced, the action
    and the sums on the agents that the looker has paid.
    """
    cash = say(edition.text("cash", sum=view.cash))
    page = Page(say(edition.text("sheet-mine")), cash, width=WIDTH)
    agents = agents_in_play(view)
    if view.action is not None:
        _put_action(page, edition, view, say)
        _put_sums(page, edition, view, say)
        return page.drawing()
    for start in range(0, len(agents), 2):
        _put_tiles(page, edition, view, say, agents[start : start + 2])
    return page.drawing()


def _put_action(page: Page, edition: Edition, view: View, say: Say) -> None:
    """Adds the announced action and the looker's money on its agent.

    A step is drawn from where to where; anything else is said in words.
    """
    action = view.action
    assert action is not None  # noqa: S101 - asked of an announced action only
    inner = page.inner - 28
    fact = announcement(edition, view, view.mover, action)
    way, height = _way(edition, view, say, inner - 50)
    if fact.what != "says-step" or fact.how != "none":
        told = wrap(say(make_text(edition, fact)), inner - 50, most=4)
        way, height = paragraph(0, -31, told, fit=inner - 50), 30 * len(told)
    money = wrap(say(stake_line(edition, view, action.agent)), inner, bold=True, most=2)
    top = page.take(30 + height + 30 * len(money))
    page.put(Rect(MARGIN, top, page.inner, 30 + height + 30 * len(money), WHITE, BAD, 4, 12))
    page.put(*token(edition, action.agent, MARGIN + 34, top + 30))
    page.put(Group(way, MARGIN + 64, top + 39))
    page.put(*paragraph(MARGIN + 14, top + 24 + height, money, bold=True, fit=inner))


def _way(edition: Edition, view: View, say: Say, room: float) -> tuple[Shapes, int]:
    """Returns where the agent stands and goes, with an arrow between, and their height."""
    action = view.action
    assert action is not None  # noqa: S101 - asked of an announced action only
    start, to = view.place[action.agent], action.to
    here = Label(0, 0, say(name_space(edition, start)), 26, INK, bold=True, fit=room)
    if start == to:
        return (here,), 34
    there = say(name_space(edition, to))
    end = text_width(here.text, 26, bold=True) + 10
    beside = end + 56 + text_width(there, 26, bold=True) <= room
    left, y = (end, 0) if beside else (0, 34)
    arrow = Line(((left, y - 9), (left + 44, y - 9)), BAD, 6, arrow=True)
    name = Label(left + 56, y, there, 26, INK, bold=True, fit=room - left - 56)
    return (here, arrow, name), 34 + y


def _put_sums(page: Page, edition: Edition, view: View, say: Say) -> None:
    """Adds the sums on the agents that the looker has paid, which leaves room for the question."""
    paid = [agent for agent in agents_in_play(view) if view.stakes[agent]]
    width = (page.inner - 2 * GAP) / 3
    for start in range(0, len(paid), 3):
        top = page.take(SUM, gap=6)
        for n, agent in enumerate(paid[start : start + 3]):
            x = MARGIN + n * (width + GAP)
            out = view.place[agent] == EXILED
            page.put(Rect(x, top, width, SUM, SAND if out else WHITE, EDGE, 2, 12))
            page.put(*token(edition, agent, x + 28, top + SUM / 2, size=34, out=out))
            money = say(edition.text("hand-sum", sum=view.stakes[agent]))
            ink = FAINT if out else INK
            page.put(Label(x + 52, top + 34, money, 24, ink, bold=not out, fit=width - 60))


# -- the agents ----------------------------------------------------------------------------------


def _put_tiles(page: Page, edition: Edition, view: View, say: Say, agents: list[int]) -> None:
    """Adds the tiles of two agents beside each other, both of the same height."""
    shown = any(_is_shown(view, agent) for agent in agents)
    height = TILE + SHOWN * shown
    top, width = page.take(height, gap=6), (page.inner - GAP) / 2
    for n, agent in enumerate(agents):
        x = MARGIN + n * (width + GAP)
        page.put(*_tile(edition, view, say, agent, x, top, width, height))
        if _is_shown(view, agent):
            page.put(*_shown(edition, view, say, agent, x + 12, top + height - 12, width - 24))


def _is_shown(view: View, agent: int) -> bool:
    known = best_of_others(view, agent)[0] or shown_by(view, view.seat or 0, agent)
    return bool(known) and view.place[agent] != EXILED


def _tile(
    edition: Edition, view: View, say: Say, agent: int,
    x: float, y: float, width: float, height: float,
) -> Shapes:  # fmt: skip
    """Returns an agent: its name, the case if it is there, the looker's sum, and the way to go."""
    out = view.place[agent] == EXILED
    sum_ = view.stakes[agent]
    paid = sum_ > 0 and not out
    hue = seen_on_white(edition.board.agents[agent].colour) if paid else EDGE
    ink = FAINT if out else INK
    name, has_case = say(name_agent(edition, agent)), not out and view.place[agent] == view.case
    shapes: list[Shape] = [
        Rect(x, y, width, height, WHITE if paid else SAND, hue, 5 if paid else 2, 12),
        *token(edition, agent, x + 30, y + 25, out=out),
        Label(x + 58, y + 33, name, 22 if has_case else 24, ink, bold=True, fit=width - 102),
    ]
    if has_case:
        shapes += case(x + width - 26, y + 26, 32)
    money = say(edition.text("hand-sum", sum=sum_)) if sum_ else "–"
    shapes.append(Label(x + 12, y + 74, money, 28, ink if sum_ else FAINT, bold=paid, fit=108))
    steps = 0 if out else way_home(edition, view, agent)
    way = edition.text("hand-out") if out else edition.text("hand-way", steps=steps)
    end = x + width - 12
    shapes.append(Label(end, y + 73, say(way), SMALL, FAINT, "end", fit=width - 128))
    return tuple(shapes)


def _shown(
    edition: Edition, view: View, say: Say, agent: int, x: float, y: float, width: float
) -> Shapes:
    """Returns what the table knows, each sum beside whose it is: the looker's, the most of others.

    What they are is said where there is room for it.
    """
    shapes: list[Shape] = []
    seat, right = view.seat or 0, x + width
    for sum_, who in (best_of_others(view, agent), (shown_by(view, seat, agent), seat)):
        if sum_:
            text = number(edition, say, sum_)
            shapes.append(Label(right, y, text, SMALL, INK, "end"))
            right -= text_width(text, SMALL) + 20
            shapes += seat_dot(right, y - 8, who, 28)
            right -= 24
    word = say(edition.text("hand-shown"))
    if text_width(word, SMALL) <= right - x:
        shapes.append(Label(x, y, word, SMALL, FAINT))
    return tuple(shapes)
