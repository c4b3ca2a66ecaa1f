"""The picture of the end: closing credits, with everybody's points round by round."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from games.drawing import Group, Label, Rect
from games.drawing_kit import SIDE, SPACE, WIDE, chip, hue_of, text_width
from games.engine import text
from games.slasher.pictures.board_text import points_after
from games.slasher.pictures.cards import medallion
from games.slasher.pictures.look import INK, LOOK, PINK, make_canvas, scan_lines
from games.slasher.pictures.words import seat_name
from games.slasher.summary import best, headline

if TYPE_CHECKING:
    from games.drawing import Drawing, Shape
    from games.drawing_kit import Canvas
    from games.engine import Say, Seat
    from games.slasher.view import View

HEAD, ROW = 116, 112
BAR = 34


def draw_end(view: View, say: Say) -> Drawing:
    """Returns the winner first, and a row a player: points, and a bar with a part a round."""
    canvas = make_canvas(say(text("slasher-sheet-end")), "")
    canvas.say_turn(say(headline(view)))
    _put_the_end(canvas, say)
    order = sorted(range(view.seats), key=lambda seat: (seat in view.left, -view.scores[seat]))
    most = max(view.target, *view.scores)
    for seat in order:
        _put_player(canvas, view, say, seat, (canvas.inner - 28) / most)
    canvas.paragraph(say(text("slasher-picture-goal", target=view.target)), fill=LOOK.faint)
    return canvas.drawing()


def _put_the_end(canvas: Canvas, say: Say) -> None:
    """Adds the last title of the film."""
    canvas.y -= SPACE
    top = canvas.take(HEAD)
    words, face = say(text("slasher-picture-the-end")), LOOK.face
    front = Label(0, 0, words, 76, LOOK.ink, "middle", fit=440, face=face)
    shadow = Label(4, 4, words, 76, PINK, "middle", fit=440, face=face)
    canvas.put(
        Rect(0, top, WIDE, HEAD, INK),
        Group((shadow, front), WIDE / 2, top + 88, skew=-8),
        Group((scan_lines(HEAD),), 0, top),
    )


def _put_player(canvas: Canvas, view: View, say: Say, seat: Seat, scale: float) -> None:
    top, out = canvas.take(ROW, space=8), seat in view.left
    won = seat in best(view)
    edge = LOOK.accent if won else None
    canvas.put(Rect(SIDE, top, canvas.inner, ROW, LOOK.panel, edge, 4, 12))
    canvas.put(*chip(34, top + 10, 224, seat, seat_name(say, seat), height=42, out=out))
    heads = [strike.monster for strike in view.spent if strike.owner == seat][:3]
    for n, monster in enumerate(heads):
        canvas.put(*medallion(monster, 286 + n * 48, top + 31, 21))
    key = "slasher-picture-left" if out else "slasher-picture-points"
    told = say(text(key, points=view.scores[seat]))
    ink = LOOK.accent if won else LOOK.ink
    room = WIDE - SIDE - 12 - (274 + len(heads) * 48)
    canvas.put(Label(WIDE - SIDE - 12, top + 45, told, 34, ink, "end", fit=room, face=LOOK.face))
    canvas.put(*_bar(points_after(view, seat), seat, 34, top + 64, scale))


def _bar(points: list[int], seat: Seat, x: float, y: float, scale: float) -> list[Shape]:
    """Returns the points of every round as parts of a bar, with their number where it fits."""
    shapes: list[Shape] = []
    for before, after in pairwise(points):
        gain, width = after - before, (after - before) * scale
        if not gain:
            continue
        left = x + before * scale
        shapes.append(Rect(left + 1, y, width - 2, BAR, hue_of(seat), radius=5))
        if text_width(str(gain), 24, face=LOOK.face) + 8 < width:
            shapes.append(
                Label(left + width / 2, y + 26, str(gain), 24, INK, "middle", face=LOOK.face)
            )
    return shapes
