"""The end: a share certificate for the winner, the race, and a line for each player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.companies.groups import lots_of
from games.capital_power.companies.ledger import group_total
from games.capital_power.ending import result
from games.capital_power.names import short_sum
from games.capital_power.pictures.art import certificate, tower
from games.capital_power.pictures.look import DARK, GOLD, LOOK, MINT, page, rosette
from games.capital_power.pictures.parts import narrow_lines, race
from games.capital_power.summary import headline
from games.drawing import MARKS, Circle, Curve, Group, Label, Mark, Rect
from games.drawing_kit import SIDE, WIDE, bar, chip, hue_of
from games.engine import Who, text

if TYPE_CHECKING:
    from games.capital_power.view import View
    from games.drawing import Drawing, Shape
    from games.drawing_kit import Canvas
    from games.engine import Result, Say, Seat

CERTIFICATE = 386
WHY = 330
"""The room for what decided the game, between the ornaments."""
INK, FINE = "#14402f", "#2c7a4a"
"""The letters and the lines on the certificate."""
LINE = 52


def draw_end(view: View, say: Say) -> Drawing:
    """Returns who won and why, and what each player has in the end."""
    state = view.seen
    aside = text("capital-power-aside", round=state.round, rounds=int(state.options.round_limit))
    canvas = page(say(text("capital-power-sheet-end")), say(aside))
    found = result(state)
    if found is None:
        return canvas.drawing()
    _certificate(canvas, view, found, say)
    canvas.put(*race(state, canvas.take(40, 12) + 4, 32))
    most = max(1, *(group_total(state, seat) for seat in range(state.seats)))
    for seat in sorted(range(state.seats), key=lambda seat: found.places[seat]):
        _player(canvas, view, seat, most, say, first=found.places[seat] == 1)
    if found.anecdote is not None:
        canvas.take(0, 6)
        canvas.paragraph(say(found.anecdote), fill=LOOK.faint)
    return canvas.drawing()


def _certificate(canvas: Canvas, view: View, found: Result, say: Say) -> None:
    """Adds the winner's certificate: name, seal, shares, and what decided the game."""
    top, state = canvas.take(CERTIFICATE, 12), view.seen
    seat = found.places.index(1)
    words = say(text("capital-power-end-shares", shares=lots_of(state, seat) * 10,
                     stock=state.options.stock * 10))  # fmt: skip
    canvas.put(
        Rect(14, top, WIDE - 28, CERTIFICATE, MINT, radius=8),
        Rect(25, top + 11, WIDE - 50, CERTIFICATE - 22, None, FINE, 4, 4),
        *_seal(seat, WIDE / 2, top + 152),
        *(
            shape
            for x in (62, WIDE - 62)
            for y in (top + 50, top + CERTIFICATE - 50)
            for shape in _corner(x, y)
        ),
        Label(WIDE / 2, top + 54, say(headline(view)), 36, INK, "middle", bold=True, fit=320),
        Label(WIDE / 2, top + 276, words, 34, INK, "middle", bold=True, fit=420),
    )
    if found.decided is not None:
        for n, line in enumerate(_lines(say(found.decided))):
            y = top + 310 + n * 27
            canvas.put(Label(WIDE / 2, y, line, 24, INK, "middle", face="narrow", fit=WHY))


def _lines(words: str) -> list[str]:
    """Returns a sentence in as few lines as it needs, three at the most, as even as possible."""
    needed = min(3, len(narrow_lines(words, WHY, 24)))
    rooms = (room for room in range(100, WHY) if len(narrow_lines(words, room, 24)) <= needed)
    return narrow_lines(words, next(rooms, WHY), 24, most=needed)


def _seal(seat: Seat, x: float, y: float) -> list[Shape]:
    return [
        Curve(rosette(x, y, 96, 34, 12, flat=0.8), None, "#8fc9a8", 2.5),
        Curve(rosette(x, y, 92, 30, 20, flat=0.8), None, "#b3ddc3", 2),
        Circle(x, y, 72, MINT, FINE, 5),
        Mark(MARKS[seat], x, y, 118, hue_of(seat)),
        Group(tower(), x, y, scale=0.8),
    ]


def _corner(x: float, y: float) -> list[Shape]:
    return [
        Curve(rosette(x, y, 20, 8, 8), None, FINE, 2.5),
        Mark("star", x, y, 22, FINE),
    ]


def _player(canvas: Canvas, view: View, seat: Seat, most: int, say: Say, *, first: bool) -> None:
    """Adds a player: shares as the figure, all money as a bar."""
    state, y = view.seen, canvas.take(46, LINE - 46)
    name, out = say(text("capital-power-player", who=Who(seat))), bool(state.out[seat])
    canvas.put(*chip(SIDE, y, 180, seat, name, height=46, out=out))
    if out:
        canvas.put(Label(242, y + 32, say(text("capital-power-out")), 25, LOOK.faint))
        return
    shares = str(lots_of(state, seat) * 10)
    hue = GOLD if first else LOOK.ink
    canvas.put(Label(310, y + 35, shares, 34, hue, "end", bold=True, fit=66))
    total = group_total(state, seat)
    money = say(short_sum(total))
    right = WIDE - SIDE
    canvas.put(
        certificate(222, y + 23, 0.56),
        *bar(324, y + 12, 84, 22, total / most, GOLD, empty=DARK),
        Label(right, y + 33, money, 27, LOOK.ink, "end", bold=True, fit=right - 418),
    )
