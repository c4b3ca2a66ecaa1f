"""The end of the game: everybody's money as a bar, round by round and set by set, and its twin."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.cover_your_assets.material import worth
from games.cover_your_assets.names import name_money, name_set
from games.cover_your_assets.pictures.look import DARK, INK, LOOK, make_canvas
from games.cover_your_assets.pictures.treasures import treasure
from games.cover_your_assets.pictures.words import picture_text, seat_name
from games.cover_your_assets.summary import headline
from games.drawing import Curve, Group, Label, Rect
from games.drawing_kit import SIDE, SPACE, WIDE, chip, hue_of, text_width
from games.engine import Text, Who, text

if TYPE_CHECKING:
    from games.cover_your_assets.view import View
    from games.drawing import Drawing, Shape
    from games.drawing_kit import Canvas
    from games.engine import Say, Seat

HEAP = 270
"""The height of the picture of the winner's treasures."""
PLACES = (
    (128, 206, 1.5), (286, 196, 1.5), (392, 216, 1.4), (210, 230, 1.2), (176, 144, 1.1),
    (350, 142, 1.4), (262, 130, 1.3), (438, 160, 1.1), (92, 140, 1.1),
)  # fmt: skip
"""Where on the heap a treasure lies and how large, from the back to the front."""
BAR = 46
"""The height of a bar."""
ROOM = 10
"""How much wider than its words a part of a bar must be to have them on it."""


class Part(msgspec.Struct, frozen=True):
    """A part of a player's money: a finished round (from 1), or a set of the last one (0)."""

    value: int
    round: int = 0


def parts_of(view: View, seat: Seat) -> list[Part]:
    """Returns a player's money: earlier rounds, then the sets of the last one from the bottom."""
    rounds = [Part(money[seat], number) for number, money in enumerate(view.rounds, 1)]
    sets = [Part(worth(made.cards)) for made in view.stacks[seat] if made is not None]
    last = rounds[-1].value if rounds else 0
    if sum(part.value for part in sets) == last:
        rounds = [*rounds[:-1], *sets]
    return [part for part in rounds if part.value]


def ranked(view: View) -> list[Seat]:
    """Returns the seats by place; those that left come last."""
    return sorted(range(view.seats), key=lambda seat: (view.out[seat], view.places[seat]))


# -- in words ------------------------------------------------------------------------------------


def write_end(view: View) -> list[Text | str]:
    """Returns the end in lines."""
    lines: list[Text | str] = [headline(view)]
    for seat in ranked(view):
        lines += ["", *_lines(view, seat)]
    return lines


def _lines(view: View, seat: Seat) -> list[Text]:
    if view.out[seat]:
        return [text("cover-your-assets-end-left", who=Who(seat))]
    value = view.totals[seat]
    place = view.places[seat]
    lines = [text("cover-your-assets-end-seat", place=place, who=Who(seat), value=value)]
    lines += [
        text("cover-your-assets-end-round", number=part.round, value=part.value)
        for part in parts_of(view, seat)
        if part.round
    ]
    sets = tuple(name_set(made) for made in view.stacks[seat] if made is not None)
    return [*lines, text("cover-your-assets-end-sets", sets=sets)] if sets else lines


# -- as a picture --------------------------------------------------------------------------------


def draw_end(view: View, say: Say) -> Drawing:
    """Returns the end: the winner's treasures as a heap, and a bar for everybody, the longest over
    the whole width.
    """
    canvas = make_canvas(
        say(text("cover-your-assets-sheet-end")), picture_text(say, "round", number=view.round)
    )
    canvas.say_turn(say(headline(view)))
    _put_heap(canvas, view, say)
    most = max(1, *view.totals)
    for seat in ranked(view):
        _put_name(canvas, view, say, seat)
        _put_bar(canvas, view, say, seat, canvas.inner / most)
    canvas.paragraph(picture_text(say, "end-how", rounds=view.round), fill=LOOK.faint)
    return canvas.drawing()


def _put_heap(canvas: Canvas, view: View, say: Say) -> None:
    """Adds what the winner laid down last, and above it all the money."""
    canvas.y -= SPACE
    top = canvas.take(HEAP, space=14)
    first = ranked(view)[0]
    kinds = [made.kind for made in view.stacks[first] if made is not None]
    heap = sorted(set(kinds), key=kinds.index)[: len(PLACES)]
    canvas.put(Rect(0, top, WIDE, HEAP, "#14717c"), *_rays(top))
    for kind, (x, y, scale) in zip(heap, PLACES, strict=False):
        canvas.put(Group(treasure(kind), x, top + y, scale=scale))
    money = say(name_money(view.totals[first]))
    canvas.put(
        Label(WIDE / 2, top + 68, money, 76, LOOK.accent, "middle", fit=480, face=LOOK.face,
              halo=INK, halo_width=16),
        Rect(0, top + HEAP, WIDE, 6, INK),
        Rect(0, top + HEAP + 6, WIDE, 1400, DARK),
    )  # fmt: skip


def _rays(y: float) -> list[Shape]:
    """Returns rays from the heap to the edges of its picture, which is `HEAP` high."""
    edge = [0, 60, 150, 240, 330, 420, 520]
    rays = "".join(f"M260 {y + 190:g}L{x} {y:g}h46z" for x in edge[:-1])
    sides = "".join(f"M260 {y + 190:g}L{x} {y + down}v34z" for x in (0, WIDE) for down in (90, 180))
    return [Curve(rays + sides, LOOK.ground)]


def _put_name(canvas: Canvas, view: View, say: Say, seat: Seat) -> None:
    top, out = canvas.take(44, space=6), view.out[seat]
    canvas.put(*chip(SIDE, top, 264, seat, seat_name(say, seat), out=out))
    end = WIDE - SIDE
    if out:
        canvas.put(Label(end, top + 32, picture_text(say, "left"), 24, LOOK.faint, "end", fit=190))
        return
    won, place = view.places[seat] == 1, picture_text(say, "place", place=view.places[seat])
    ink, money = LOOK.accent if won else LOOK.ink, say(name_money(view.totals[seat]))
    canvas.put(
        Label(300, top + 34, place, 28, ink, fit=66, face=LOOK.face),
        Label(end, top + 36, money, 36, ink, "end", fit=124, face=LOOK.face),
    )


def _put_bar(canvas: Canvas, view: View, say: Say, seat: Seat, scale: float) -> None:
    """Adds a bar: earlier rounds hollow, sets of the last one filled."""
    top = canvas.take(BAR, space=14)
    x: float = SIDE
    shapes: list[Shape] = []
    hue = hue_of(seat)
    for part in () if view.out[seat] else parts_of(view, seat):
        width = part.value * scale
        fill, ink = (DARK, hue) if part.round else (hue, INK)
        edge = hue if part.round else INK
        shapes.append(Rect(x + 1, top, max(2.0, width - 3), BAR, fill, edge, 2.5, 6))
        words = str(part.value)
        if text_width(words, 24, face=LOOK.face) + ROOM < width:
            middle = x + width / 2
            shapes.append(Label(middle, top + 31, words, 24, ink, "middle", face=LOOK.face))
        x += width
    canvas.put(*shapes)
