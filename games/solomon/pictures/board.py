"""The board as a picture: the map, who is out of the game, what was played last, the question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import Label, Rect
from games.drawing_kit import SIDE, SPACE, WIDE, chip, line_height, paragraph, token, wrap
from games.solomon.edition import home_of
from games.solomon.pictures import board_text
from games.solomon.pictures.world import TITLE

if TYPE_CHECKING:
    from games.drawing import Drawing
    from games.drawing_kit import Canvas
    from games.solomon.pictures.scene import Scene
    from games.solomon.pictures.world import World

_STRIP = 46
"""The height of the strip with the agents that are out of the game."""
_TOLD, _QUESTION = 22, 26
_ASKS = ("turn", "objections", "answer", "demand", "bid", "reply")
"""The phases whose headline begins with the seat that speaks."""


def draw_board(world: World, scene: Scene) -> Drawing:
    """Returns the sheet ``board``."""
    view, edition = scene.view, scene.edition
    turn = scene.text("turn", turn=view.turn)
    map_ = world.draw_map(scene, TITLE)
    canvas = world.canvas(scene.text("title-board"), turn, behind=map_)
    canvas.y = TITLE + world.map_height
    _put_owners(canvas, world, scene)
    _put_exiled(canvas, world, scene)
    lines = _foot_lines(scene, canvas.inner)
    asked = view.phase in _ASKS
    left = SIDE + (44 if asked else 0)
    question = wrap(
        scene.say(board_text.headline(edition, view)), WIDE - SIDE - left, _QUESTION, bold=True,
        most=3,
    )  # fmt: skip
    height = 18 + len(lines) * line_height(_TOLD) + 4 + len(question) * line_height(_QUESTION) + 14
    top = canvas.take(height, 0)
    look = world.look
    canvas.put(
        Rect(0, top, WIDE, height, look.band),
        Rect(0, top, WIDE, 4, look.signal),
        *paragraph(SIDE, top + 12, lines, size=_TOLD, fill=look.ink, fit=canvas.inner),
    )
    y = top + 16 + len(lines) * line_height(_TOLD)
    if asked:
        canvas.put(*token(SIDE + 17, y + 18, view.speaker, 34))
    canvas.put(
        *paragraph(
            left, y, question, size=_QUESTION, fill=look.accent, bold=True, fit=WIDE - SIDE - left
        )
    )
    canvas.y += SPACE
    return canvas.drawing(0)


def _foot_lines(scene: Scene, room: float) -> list[str]:
    """Returns what was played last, who has left, and who sits out, in lines."""
    view, edition = scene.view, scene.edition
    told = [scene.say(line) for line in board_text.last_lines(edition, view)]
    notices = [scene.say(line) for line in board_text.notices(edition, view)]
    most = 3 if len(told) < 3 else 2
    return [line for text in (*told, *notices) for line in wrap(text, room, _TOLD, most=most)]


def _put_owners(canvas: Canvas, world: World, scene: Scene) -> None:
    """Adds the players that own homes, each with the sign of that home."""
    view, board = scene.view, scene.edition.board
    if not view.switches.own_homes:
        return
    width = (canvas.inner - 8) / 2
    for start in range(0, view.seats, 2):
        top = canvas.take(40, 6)
        for n, seat in enumerate(range(start, min(start + 2, view.seats))):
            x, out = SIDE + n * (width + 8), view.gone[seat]
            team = board.homes.index(home_of(scene.edition, view.seats, seat))
            canvas.put(
                *chip(x, top, width - 40, seat, scene.seat(seat), height=40, out=out),
                *world.home_sign(team, x + width - 18, top + 20),
            )


def _put_exiled(canvas: Canvas, world: World, scene: Scene) -> None:
    """Adds the agents that are out of the game, if there are any."""
    out = board_text.exiled_agents(scene.view)
    if not out:
        return
    top, look = canvas.take(_STRIP, 0), world.look
    canvas.put(Rect(0, top, WIDE, _STRIP, look.panel))
    words = scene.text("exile")
    room = WIDE - 2 * SIDE - len(out) * 44 - 10
    canvas.put(Label(SIDE, top + 31, words, 24, look.ink, bold=True, fit=room))
    for n, agent in enumerate(reversed(out)):
        x = WIDE - SIDE - 20 - 44 * n
        canvas.put(*world.piece(scene.facts(agent), x, top + _STRIP / 2, 30, out=True))
