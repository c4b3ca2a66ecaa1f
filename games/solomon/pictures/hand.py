"""The picture of somebody's panel: what is announced, and their own money on every agent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import Label, Rect
from games.drawing_kit import SIDE, text_width, token
from games.solomon.pictures.board_text import now_line
from games.solomon.pictures.ledger_text import agents_in_play, agents_shown
from games.solomon.pictures.slip import put_slip
from games.solomon.standing import best_of_others, way_home
from games.solomon.state import EXILED

if TYPE_CHECKING:
    from games.drawing import Drawing, Shape
    from games.drawing_kit import Canvas, Shapes
    from games.solomon.pictures.scene import Scene
    from games.solomon.pictures.world import World

TILE, GAP = 102, 6
"""The height of an agent's tile, and the room between two rows of them."""
_BETWEEN = 8
_PHOTO = 70
_SUM = 46
"""The height of the tile of a sum while an action is announced."""


def draw_hand(world: World, scene: Scene) -> Drawing:
    """Returns the sheet ``mine``: a tile for every agent; while an action is announced, the action
    and the sums on the agents that the looker has paid, which leaves room for the question.
    """
    view = scene.view
    canvas = world.canvas(scene.text("title-mine"), scene.text("cash", sum=view.cash))
    canvas.say_turn(scene.say(now_line(scene.edition, view)))
    if view.action is not None:
        put_slip(canvas, world, scene, view.action)
        _put_sums(canvas, world, scene)
        return canvas.drawing(12)
    agents, width = agents_in_play(view), (canvas.inner - _BETWEEN) / 2
    canvas.y -= 2
    rows = -(-len(agents) // 2)
    canvas.put(*world.margins(canvas.y, canvas.y + rows * (TILE + GAP)))
    for start in range(0, len(agents), 2):
        top = canvas.take(TILE, GAP)
        for n, agent in enumerate(agents[start : start + 2]):
            x = SIDE + n * (width + _BETWEEN)
            canvas.put(*_tile(world, scene, agent, x, top, width))
    canvas.y += 10 - GAP
    return canvas.drawing(10)


def _tile(world: World, scene: Scene, agent: int, x: float, y: float, width: float) -> Shapes:
    """Returns an agent: its photograph, its name, the looker's sum, the way to go, and the most
    that another has shown there.
    """
    view, look = scene.view, world.look
    facts, out = scene.facts(agent), view.place[agent] == EXILED
    sum_ = view.stakes[agent]
    counts = sum_ > 0 and not out
    left, room = x + _PHOTO + 14, width - _PHOTO - 22
    frame = Rect(x + 2, y + 2, width - 4, TILE - 4, look.panel, facts.colour, 4, 10)
    shapes: list[Shape] = [
        frame if counts else Rect(x, y, width, TILE, world.dark, radius=10),
        *world.photo(
            agent, facts.colour, x + 8, y + 8, _PHOTO, TILE - 16, lit=counts
        ),
        *world.piece(facts, left + 15, y + 22, 28, out=out),
        Label(
            left + 36, y + 31, scene.agent(agent), 25, look.ink if counts else look.faint,
            fit=room - 34, face="narrow",
        ),
    ]  # fmt: skip
    if not out and view.place[agent] == view.case:
        shapes += world.case(x + _PHOTO - 12, y + TILE - 27, 38)
    if sum_:
        money, hue = scene.dollars(sum_), look.accent if counts else look.faint
        shapes.append(Label(left, y + 66, money, 31, hue, fit=room, face=look.face))
    way = "hand-out" if out else "hand-way"
    words = scene.text(way, steps=0 if out else way_home(scene.edition, view, agent))
    shapes.append(Label(left, y + 92, words, 22, look.faint, fit=room, face="narrow"))
    if not out:
        shapes += _shown(world, scene, agent, x + width - 8, y + 92)
    return tuple(shapes)


def _shown(world: World, scene: Scene, agent: int, right: float, base: float) -> Shapes:
    """Returns the most that another has shown on an agent, beside whose it is; nothing if nobody
    has.
    """
    other, who = best_of_others(scene.view, agent)
    if not other:
        return ()
    text = scene.dollars(other)
    left = right - text_width(text, 22, face="narrow")
    return (
        Label(right, base, text, 22, world.look.ink, "end", face="narrow"),
        *token(left - 14, base - 8, who, 22),
    )


# -- while an action is announced ----------------------------------------------------------------


def _put_sums(canvas: Canvas, world: World, scene: Scene) -> None:
    """Adds the sums on the agents that the looker has paid."""
    view, look = scene.view, world.look
    paid = agents_shown(view)
    width = (canvas.inner - 3 * _BETWEEN) / 4
    for start in range(0, len(paid), 4):
        top = canvas.take(_SUM, GAP)
        for n, agent in enumerate(paid[start : start + 4]):
            x = SIDE + n * (width + _BETWEEN)
            out = view.place[agent] == EXILED
            canvas.put(Rect(x, top, width, _SUM, world.dark if out else look.panel, radius=8))
            canvas.put(*world.piece(scene.facts(agent), x + 24, top + _SUM / 2, 28, out=out))
            canvas.put(
                Label(
                    x + 44, top + 31, scene.dollars(view.stakes[agent]), 23,
                    look.faint if out else look.accent, fit=width - 46, face="narrow",
                )
            )  # fmt: skip
