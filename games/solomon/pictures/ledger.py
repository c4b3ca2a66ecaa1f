"""The ledger as a picture: what the table knows of every stake; after the end, all stakes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import Label, Rect
from games.drawing_kit import CHIP, SIDE, chip, text_width
from games.solomon.pictures.ledger_text import agents_in_play, fee_line, known, note_line
from games.solomon.state import EXILED

if TYPE_CHECKING:
    from games.drawing import Drawing
    from games.drawing_kit import Canvas
    from games.engine import Seat
    from games.solomon.pictures.scene import Scene
    from games.solomon.pictures.world import World

_HEAD, _SUMS = 48, 36
"""The heights of the row of agents, and of the row of somebody's sums."""


def draw_ledger(world: World, scene: Scene) -> Drawing:
    """Returns the sheet ``ledger`` (D12): a column an agent, and two lines a player."""
    view = scene.view
    what = "title-stakes" if view.over else "title-ledger"
    canvas = world.canvas(scene.text(what), scene.text("turn", turn=view.turn))
    _put_agents(canvas, world, scene)
    for seat in range(view.seats):
        _put_seat(canvas, world, scene, seat)
    canvas.paragraph(scene.say(note_line(scene.edition, view)), fill=world.look.faint)
    return canvas.drawing()


def _each(canvas: Canvas, scene: Scene) -> float:
    return canvas.inner / len(agents_in_play(scene.view))


def _put_agents(canvas: Canvas, world: World, scene: Scene) -> None:
    """Adds the pieces above their columns, those that decided on a lighter ground."""
    view, each = scene.view, _each(canvas, scene)
    top = canvas.take(_HEAD, 4)
    for n, agent in enumerate(agents_in_play(view)):
        x = SIDE + n * each
        if view.ending and agent in view.ending.agents:
            canvas.put(Rect(x + 2, top, each - 4, _HEAD, world.look.accent, radius=8))
        out = view.place[agent] == EXILED
        canvas.put(*world.piece(scene.facts(agent), x + each / 2, top + _HEAD / 2, 34, out=out))


def _put_seat(canvas: Canvas, world: World, scene: Scene, seat: Seat) -> None:
    """Adds a player with bribes, cash and fees, and their sum on each agent below."""
    view, look, each = scene.view, world.look, _each(canvas, scene)
    top = canvas.take(CHIP + _SUMS + 6, 8)
    canvas.put(Rect(SIDE, top, canvas.inner, CHIP + _SUMS + 6, look.panel, radius=10))
    facts = scene.say(fee_line(scene.edition, view, seat))
    room = min(text_width(facts, 22, face="narrow") + 4, 250)
    end = SIDE + canvas.inner - 10
    canvas.put(
        *chip(SIDE, top, canvas.inner - room - 24, seat, scene.seat(seat), out=view.gone[seat]),
        Label(end, top + 30, facts, 22, look.faint, "end", fit=room, face="narrow"),
    )
    for n, agent in enumerate(agents_in_play(view)):
        text = known(scene.edition, view, seat, agent)
        if text is not None:
            won = view.ending is not None and agent in view.ending.agents
            canvas.put(
                Label(
                    SIDE + (n + 0.5) * each, top + CHIP + 30, scene.say(text), 23,
                    look.accent if won else look.ink, "middle", fit=each - 2, face="narrow",
                )
            )  # fmt: skip
