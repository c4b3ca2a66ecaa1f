"""The end as one picture: the agent that came home, and who had paid it how much."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import Group, Label, Rect
from games.drawing_kit import SEAT_INK, SIDE, SPACE, WIDE, bar, chip, hue_of, text_width, wrap
from games.solomon.pictures import end_text

if TYPE_CHECKING:
    from games.drawing import Drawing
    from games.drawing_kit import Canvas, Shapes
    from games.engine import Seat
    from games.solomon.pictures.scene import Scene
    from games.solomon.pictures.world import World

_STAGE, _LOW_STAGE = 300, 220
"""The height of the scene; less with many players."""
_ROW, _NAME, _BAR = 76, 186, 40
_PLAIN = "#ffffff"


def draw_end(world: World, scene: Scene) -> Drawing:
    """Returns the sheet ``end``."""
    view, look = scene.view, world.look
    end = view.ending
    canvas = world.canvas(scene.text("title-end"), scene.text("turn", turn=view.turn))
    canvas.y -= SPACE
    high = _STAGE if view.seats < 5 else _LOW_STAGE
    top = canvas.take(high, 0)
    agent = end.agents[0] if end and end.agents else None
    hue = _PLAIN if agent is None else scene.facts(agent).colour
    canvas.put(*world.stage(agent, hue, top, high))
    for n, number in enumerate(end.agents if end else ()):
        x = 150 - 60 * n if n < 3 else 150 - 60 * (n - 3)
        canvas.put(*world.piece(scene.facts(number), x, top + high - (40 if n < 3 else 110), 48))
    words = scene.say(end_text.place_of_end(scene.edition, view))
    canvas.put(Group(world.stamp(words), 150, top + 62))
    decided = scene.say(end_text.what_decided(scene.edition, view))
    for name in map(scene.agent, end.agents if end else ()):
        decided = decided.replace(name, name.replace(" ", "\xa0"))  # no line breaks within it
    lines = wrap(decided, canvas.inner, 28, bold=True, most=3)
    rows = end_text.ranked(view)
    height = 18 + 38 * len(lines) + len(rows) * _ROW + 4
    top = canvas.take(height, 0)
    canvas.put(Rect(0, top, WIDE, height, look.band), Rect(0, top, WIDE, 4, look.accent))
    for line in lines:
        canvas.put(Label(SIDE, top + 44, line, 30, look.accent, fit=canvas.inner, face=look.face))
        top += 38
    for n, seat in enumerate(rows):
        _put_row(canvas, world, scene, seat, top + 22 + n * _ROW)
    canvas.y += SPACE
    return canvas.drawing(0)


def _put_row(canvas: Canvas, world: World, scene: Scene, seat: Seat, top: float) -> None:
    """Adds a player: chip, what they had paid as a bar, and what else there is to say."""
    view, look = scene.view, world.look
    won = view.ending is not None and seat in view.ending.winners
    canvas.put(*chip(SIDE, top, _NAME, seat, scene.seat(seat), out=view.gone[seat]))
    left = SIDE + _NAME + 12
    if end_text.counts_stakes(view):
        canvas.put(*_paid(world, scene, seat, left, top + 2, won=won))
    elif won:
        words = scene.text("end-wins")
        canvas.put(Label(left, top + 32, words, 30, look.accent, face=look.face))
    facts = " · ".join(scene.say(note) for note in end_text.notes(scene.edition, view, seat))
    canvas.put(Label(SIDE, top + 66, facts, 22, look.faint, fit=canvas.inner))


def _paid(world: World, scene: Scene, seat: Seat, left: float, top: float, *, won: bool) -> Shapes:
    """Returns a player's stake on the agents that decided, as a bar with its sum."""
    end, look = scene.view.ending, world.look
    assert end is not None  # noqa: S101 - asked after the end only
    room = WIDE - SIDE - left
    paid, most = end.paid[seat], max(1, *end.paid)
    text = scene.dollars(paid)
    wide = text_width(text, 25, bold=True)
    filled = paid / most * room
    inside = filled > wide + 24
    shapes = (
        *bar(left, top, room, _BAR, paid / most, hue_of(seat), empty=world.dark),
        Label(
            left + (10 if inside else filled + 12), top + 29, text, 25,
            SEAT_INK if inside else look.ink, bold=True,
        ),
    )  # fmt: skip
    if not won:
        return shapes
    words = scene.text("end-wins")
    beside = room - filled >= text_width(words, 25, face=look.face) + 16
    right, hue = (room, look.accent) if beside else (filled, SEAT_INK)
    fit = None if beside else filled - wide - 26
    return (
        *shapes,
        Label(left + right - 10, top + 29, words, 25, hue, "end", fit=fit, face=look.face),
    )
