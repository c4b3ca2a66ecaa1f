"""The picture of the end: the places, and who won which politician with how much."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import Group, Label, Rect
from games.drawing_kit import SIDE, WIDE, chip, plain, text_width, token
from games.engine import text
from games.slush_fund.ending import explain_tie
from games.slush_fund.material import FALL, POLITICIANS
from games.slush_fund.pictures.cards import ROSETTE, papers
from games.slush_fund.pictures.look import CREAM, GREY, LOOK, RED, hang_bunting, make_canvas
from games.slush_fund.pictures.politicians import portrait
from games.slush_fund.pictures.words import money, seat_name, sum_of, turn_of
from games.slush_fund.summary import headline

if TYPE_CHECKING:
    from games.drawing import Drawing, Shape
    from games.drawing_kit import Canvas, Shapes
    from games.engine import Say, Seat
    from games.slush_fund.ending import Ending
    from games.slush_fund.view import View

PLACE, ROW, FACE = 50, 104, 84
LEFT, PRIZE = 116, 378
"""The left edge of what was paid, and of what it brought."""
OTHER = 27
"""The height of a line of those who were beaten."""


def draw_end(view: View, say: Say) -> Drawing:
    """Returns the final count: places, every pile, how a tie was broken."""
    canvas = make_canvas(say(text("slush-fund-sheet-end")), say(turn_of(view)))
    ending = view.ending
    if ending is None:
        return canvas.drawing()
    canvas.say_turn(say(headline(view)))
    hang_bunting(canvas)
    _put_places(canvas, view, ending, say)
    for politician in range(len(POLITICIANS)):
        _put_politician(canvas, view, ending, say, politician)
    for step in ending.ties:
        canvas.paragraph(plain(say, explain_tie(step)))
    return canvas.drawing(below=12)


def _put_places(canvas: Canvas, view: View, ending: Ending, say: Say) -> None:
    """Adds the places, best first, with their points (S38)."""
    for seat in sorted(range(view.seats), key=lambda seat: (ending.places[seat], seat)):
        top, out = canvas.take(PLACE, space=6), view.out[seat]
        won = seat in ending.winners
        ink = LOOK.accent if won else CREAM
        key = "slush-fund-picture-left" if out else "slush-fund-picture-points"
        words = say(text(key, points=ending.totals[seat]))
        place = str(ending.places[seat])
        canvas.put(
            Label(24, top + 37, place, 34, ink, face=LOOK.face),
            *chip(60, top, 316, seat, seat_name(say, seat), height=PLACE - 2, out=out),
            Label(
                WIDE - SIDE, top + 37, words, 24 if out else 34, ink, "end", fit=116,
                face="narrow" if out else LOOK.face,
            ),
        )  # fmt: skip


def _put_politician(canvas: Canvas, view: View, ending: Ending, say: Say, politician: int) -> None:
    """Adds a politician: the winners with their sums, the others', and the points."""
    verdicts = ending.politicians[politician]
    fallen, sums = view.scandals[politician] >= FALL, _sums(view, politician)
    winners = verdicts.winners
    others = [seat for seat in sums if seat not in winners]
    lines = -(-len(others) // 3)
    height = max(ROW, 20 + 46 * len(winners) + OTHER * lines)
    top = canvas.take(height, space=6)
    canvas.put(Rect(10, top, WIDE - 20, height, GREY if fallen else LOOK.panel, radius=10))
    canvas.put(*portrait(politician, 18, top + 10, FACE, fallen=fallen))
    y = top + 10
    if not winners:
        word = f"slush-fund-picture-{'all-lost' if fallen else 'no-money'}"
        canvas.put(Label(LEFT, y + 28, say(text(word)), 26, "#ffffff", bold=True, fit=380))
        y += 44
    for seat in winners:
        name = seat_name(say, seat)
        total = money(say, sums.get(seat, 0))
        canvas.put(*chip(LEFT, y, PRIZE - LEFT - 10, seat, name, height=42, right=total))
        y += 46
    canvas.put(*_others(say, others, sums, y + 2))
    if winners:
        canvas.put(*_prize(say, verdicts.points[winners[0]], verdicts.scandals, top, height))
    elif fallen:
        canvas.put(*_stamp(say, 60, top + 52))


def _sums(view: View, politician: int) -> dict[Seat, int]:
    """Returns who had anything on a politician, and how much money."""
    row = view.piles[politician]
    return {seat: sum_of(seen.cards or ()) for seat, seen in enumerate(row) if seen.height}


def _others(say: Say, seats: list[Seat], sums: dict[Seat, int], y: float) -> Shapes:
    """Returns the sums of those who did not win, three in a line."""
    shapes: list[Shape] = []
    for n, seat in enumerate(seats):
        x, top = LEFT + n % 3 * 84, y + n // 3 * OTHER
        shapes += token(x + 11, top + 13, seat, 24)
        shapes.append(
            Label(x + 26, top + 21, money(say, sums[seat]), 22, LOOK.faint, fit=54, face="narrow")
        )
    return tuple(shapes)


def _prize(say: Say, points: int, scandals: int, y: float, height: float) -> Shapes:
    gain = say(text("slush-fund-picture-gain", points=points))
    middle = y + height / 2
    return (
        Group(ROSETTE, PRIZE + 14, middle - 12, scale=0.56),
        Label(
            WIDE - SIDE, middle, gain, 32, LOOK.accent, "end", fit=WIDE - SIDE - PRIZE - 36,
            face=LOOK.face,
        ),
        *papers(scandals, scandals, PRIZE + 46, middle + 26, 0.72),
    )  # fmt: skip


def _stamp(say: Say, x: float, y: float) -> Shapes:
    word = say(text("slush-fund-picture-fallen"))
    wide = max(96, text_width(word, 26, face=LOOK.face) + 16)
    return (
        Group(
            (
                Rect(-wide / 2, -18, wide, 36, RED, radius=4),
                Label(0, 9, word, 26, "#ffffff", "middle", face=LOOK.face),
            ),
            x, y, -12,
        ),
    )  # fmt: skip
