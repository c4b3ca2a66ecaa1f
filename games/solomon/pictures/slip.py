"""The announced action in a hand: who goes where or does what, and the looker's money on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import Curve, Label, Line, Rect
from games.drawing_kit import SIDE, WIDE, text_width, token
from games.solomon.pictures.world import cross
from games.solomon.standing import best_of_others

if TYPE_CHECKING:
    from games.drawing import Shape
    from games.drawing_kit import Canvas, Shapes
    from games.solomon.pictures.scene import Scene
    from games.solomon.pictures.world import World
    from games.solomon.state import Action

_SLIP = 156
"""The height of the announced action."""


def put_slip(canvas: Canvas, world: World, scene: Scene, action: Action) -> None:
    """Adds the announced action: who goes where or does what, and the looker's money there."""
    look = world.look
    facts, top = scene.facts(action.agent), canvas.take(_SLIP, 8)
    struck = action.victim >= 0
    left = SIDE + 134
    room = WIDE - SIDE - 10 - left - (104 if struck else 0)
    canvas.put(
        Rect(SIDE + 2, top + 2, canvas.inner - 4, _SLIP - 4, look.panel, facts.colour, 4, 10)
    )
    canvas.put(
        *world.photo(action.agent, facts.colour, SIDE + 10, top + 10, 112, _SLIP - 20, lit=True)
    )
    if struck:
        victim = scene.facts(action.victim)
        at = WIDE - SIDE - 10 - 90
        canvas.put(
            *world.photo(action.victim, victim.colour, at, top + 10, 90, _SLIP - 58, lit=False),
            *world.piece(victim, at + 20, top + 30, 30),
            _sights(at + 45, top + 64),
            *_fate(world, scene, action, left + room - 26, top + 28),
        )
    canvas.put(
        *world.piece(facts, left + 18, top + 28, 32),
        Label(
            left + 44, top + 37, scene.agent(action.agent), 28, look.ink,
            fit=room - (100 if struck else 44), face="narrow",
        ),
    )  # fmt: skip
    canvas.put(*_way(world, scene, action, left, top + 67, room))
    canvas.put(*_stake(world, scene, action, left, top + _SLIP - 11, WIDE - SIDE - 12 - left))


def _sights(x: float, y: float) -> Curve:
    """Returns the sights of a gun around (x, y)."""
    ring = f"M{x - 26:g} {y:g}a26 26 0 1 0 52 0a26 26 0 1 0 -52 0"
    return Curve(
        f"{ring}M{x:g} {y - 36:g}v20M{x:g} {y + 16:g}v20M{x - 36:g} {y:g}h20M{x + 16:g} {y:g}h20",
        None, "#ff3b3b", 4,
    )  # fmt: skip


def _fate(world: World, scene: Scene, action: Action, x: float, y: float) -> Shapes:
    """Returns the case beside an attack that is about it, crossed out if the agent goes without."""
    how = scene.edition.how(scene.view, action)
    if how == "none":
        return ()
    case = world.case(x, y, 42)
    return case if action.case else (*case, *cross(x, y, 24))


def _way(
    world: World, scene: Scene, action: Action, left: float, base: float, room: float
) -> Shapes:
    """Returns where the agent goes, with an arrow, or what it does on the spot; then what becomes
    of the case or of another agent.
    """
    view, look = scene.view, world.look
    start, to = view.place[action.agent], action.to
    here = Label(left, base, scene.space(start), 24, look.ink, bold=True, fit=room)
    shapes: list[Shape] = [here]
    if start != to:
        there = scene.space(to)
        end = left + text_width(here.text, 24, bold=True) + 10
        beside = end + 44 + text_width(there, 24, bold=True) <= left + room
        x, y = (end, base) if beside else (left, base + 27)
        shapes.append(Line(((x, y - 9), (x + 34, y - 9)), look.accent, 5, arrow=True))
        shapes.append(Label(x + 44, y, there, 24, look.ink, bold=True, fit=left + room - x - 44))
        base = y
    if told := _told(scene, action):
        shapes.append(Label(left, base + 26, told, 22, look.accent, fit=room, face="narrow"))
    return tuple(shapes)


def _told(scene: Scene, action: Action) -> str:
    """Returns in a few words what is not seen by the arrow; empty for a plain step."""
    how = scene.edition.how(scene.view, action)
    if action.kind == "step":
        return "" if how == "none" else scene.text(f"slip-{how}")
    if action.kind == "strike":
        return scene.text("slip-strike", victim=scene.agent(action.victim))
    return scene.text(f"slip-{action.kind}")


def _stake(
    world: World, scene: Scene, action: Action, left: float, base: float, room: float
) -> Shapes:
    """Returns the looker's money on the agent that acts, and the most another has shown there."""
    view, look = scene.view, world.look
    money = scene.text("slip-mine", sum=view.stakes[action.agent])
    other, who = best_of_others(view, action.agent)
    shapes: list[Shape] = []
    if other:
        text = scene.dollars(other)
        word = scene.text("slip-shown")
        wide = text_width(text, 24, face="narrow") + 36
        shapes += token(left + room - wide + 16, base - 9, who, 26)
        said = text_width(word, 22, face="narrow") + 6
        shapes.append(Label(left + room - wide, base, word, 22, look.faint, "end", face="narrow"))
        wide += said
        shapes.append(Label(left + room, base, text, 24, look.ink, "end", face="narrow"))
        room -= wide + 8
    shapes.append(Label(left, base, money, 28, look.accent, fit=room, face=look.face))
    return tuple(shapes)
