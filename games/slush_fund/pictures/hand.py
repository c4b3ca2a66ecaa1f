"""The picture of a panel: the cards to choose from, and one's own piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import Group, Label, Rect
from games.drawing_kit import SIDE, plain
from games.engine import text
from games.slush_fund.material import FALL, VP, WORTH
from games.slush_fund.names import short_politician
from games.slush_fund.pictures.cards import card, papers, strip
from games.slush_fund.pictures.look import CREAM, GREEN, INK, LOOK, RED, SHADE, make_canvas
from games.slush_fund.pictures.politicians import portrait
from games.slush_fund.pictures.words import money, sum_of, to_do, turn_of
from games.slush_fund.summary import live_sums, sight_line

if TYPE_CHECKING:
    from games.drawing import Drawing, Shape
    from games.drawing_kit import Canvas, Shapes
    from games.engine import Say
    from games.slush_fund.state import Pile
    from games.slush_fund.view import View

CARD, CARD_STEP = 118, 130
COLUMN, COLUMN_STEP = 92, 97
"""The width of a politician's column, and from one to the next; five fill a picture."""
HEAD, SUM, GAIN, STRIP = 122, 44, 28, 31
"""Heights: face and scandals, the sum, what a win would bring, a card of a pile."""
TALLEST = 5
"""The number of cards of a pile with a line each; in a higher one two share a line."""


def draw_bribes(view: View, say: Say) -> Drawing:
    """Returns the cards in hand, large, and all of the seat's piles from the top (S15)."""
    canvas = make_canvas(say(text("slush-fund-sheet-bribes")), say(turn_of(view)))
    canvas.say_turn(say(to_do(view)))
    if view.to_act and view.hand:
        top = canvas.take(CARD * 1.4)
        for place, kind in enumerate(view.hand):
            canvas.put(*card(say, kind, SIDE + place * CARD_STEP, top, CARD))
    _put_piles(canvas, view, say)
    for sight in view.own_sights:
        canvas.paragraph(plain(say, sight_line(sight)))
    return canvas.drawing()


def _put_piles(canvas: Canvas, view: View, say: Say) -> None:
    total = say(text("slush-fund-picture-total", total=sum(live_sums(view))))
    canvas.heading(say(text("slush-fund-picture-hold")), total)
    piles = [row[view.seat or 0].cards or () for row in view.piles]
    top = canvas.take(HEAD + SUM + GAIN + max(map(_strips_height, piles)))
    for politician, pile in enumerate(piles):
        x = SIDE + politician * COLUMN_STEP
        canvas.put(*_head(view, say, politician, x, top))
        canvas.put(*_worth(view, say, politician, pile, x, top + HEAD))
        fallen = view.scandals[politician] >= FALL
        canvas.put(*_strips(say, pile, x, top + HEAD + SUM + GAIN, pale=fallen))


def _head(view: View, say: Say, politician: int, x: float, y: float) -> Shapes:
    """Returns face, rank, name and scandals, `HEAD` high."""
    scandals = view.scandals[politician]
    name = say(short_politician(politician))
    middle = x + COLUMN / 2
    return (
        *portrait(politician, x, y, COLUMN, fallen=scandals >= FALL),
        Rect(x + 2, y + 68, COLUMN - 4, 26, INK, opacity=0.85),
        Label(middle, y + 88, name, 22, CREAM, "middle", fit=COLUMN - 6, face="narrow"),
        *papers(scandals, FALL, x + 10, y + 108, 0.55),
    )


def _worth(view: View, say: Say, politician: int, pile: Pile, x: float, y: float) -> Shapes:
    """Returns the sum of a pile, and the points that it would bring if it were the highest now."""
    middle, scandals = x + COLUMN / 2, view.scandals[politician]
    if scandals >= FALL:
        word = say(text("slush-fund-picture-fallen"))
        stamp = (
            Rect(-COLUMN / 2, -17, COLUMN, 34, RED, radius=4),
            Label(0, 8, word, 22, "#ffffff", "middle", bold=True, fit=COLUMN - 8),
        )
        lost = Label(middle, y + 62, money(say, sum_of(pile)), 24, LOOK.faint, "middle", fit=COLUMN)
        struck = Rect(x + 8, y + 53, COLUMN - 16, 3, LOOK.faint)
        return (Group(stamp, middle, y + 21, -6), *((lost, struck) if pile else ()))
    points = WORTH - scandals + pile.count(VP)
    gain = say(text("slush-fund-picture-gain", points=points))
    total = money(say, sum_of(pile))
    return (
        Rect(x, y, COLUMN, SUM - 4, GREEN if pile else SHADE, radius=8),
        Label(middle, y + 29, total, 26, "#ffffff", "middle", bold=True, fit=COLUMN - 6),
        Label(middle, y + SUM + 20, gain, 24, LOOK.accent, "middle", bold=True, fit=COLUMN),
    )


def _a_line(pile: Pile) -> int:
    return 1 if len(pile) <= TALLEST else 2


def _strips_height(pile: Pile) -> float:
    return -(-len(pile) // _a_line(pile)) * STRIP


def _strips(say: Say, pile: Pile, x: float, y: float, *, pale: bool) -> Shapes:
    """Returns every card of a pile, the top one first."""
    a_line = _a_line(pile)
    width = (COLUMN - (a_line - 1) * 3) / a_line
    shapes: list[Shape] = []
    for place, kind in enumerate(reversed(pile)):
        left = x + place % a_line * (width + 3)
        shapes += strip(say, kind, left, y + place // a_line * STRIP, width, pale=pale)
    return tuple(shapes)
