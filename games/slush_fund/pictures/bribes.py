"""The picture of a seat's panel: the cards it chooses from, and its own piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import BAD, FAINT, INK, SAND, WHITE, Label, Rect
from games.drawing_kit import MARGIN, MIDDLE, SMALL, Page, badge, card, paragraph, wrap
from games.engine import text
from games.slush_fund.material import FALL, LAST_BRIBE
from games.slush_fund.names import short_politician
from games.slush_fund.pictures.art import icon, portrait
from games.slush_fund.pictures.parts import face, label_of, plain, plate, sum_label
from games.slush_fund.summary import live_sums, sight_line

if TYPE_CHECKING:
    from games.drawing import Drawing, Shape
    from games.drawing_kit import Shapes
    from games.engine import Say
    from games.slush_fund.state import Pile
    from games.slush_fund.view import View

WIDTH = 520
CARD, CARD_GAP = 142, 27
COLUMN = 96
"""The width of a politician's column; five of them fill a picture."""
HEAD, SUM = 172, 40
STRIP_HEIGHT, STRIP_GAP = 30, 4
TALLEST = 6
"""The number of cards of a pile with a line each; in a higher one two share a line."""


def draw_bribes(view: View, say: Say) -> Drawing:
    """Returns the cards in hand, large, and all of the seat's piles from the bottom (S15)."""
    aside = say(text("slush-fund-picture-turn", turn=view.turn))
    page = Page(say(text("slush-fund-sheet-bribes")), aside, width=WIDTH)
    if view.to_act and view.hand:
        _put_hand(page, say, view.hand)
    _put_piles(page, view, say)
    for sight in view.own_sights:
        lines = wrap(plain(say, sight_line(sight)), page.inner)
        page.put(*paragraph(MARGIN, page.take(len(lines) * 30), lines, fit=page.inner))
    return page.drawing()


def _put_hand(page: Page, say: Say, hand: Pile) -> None:
    """Adds the cards to choose from: those revealed, then those to be played."""
    named = any(kind > LAST_BRIBE for kind in hand)
    y = page.take(CARD * 1.4 + (34 if named else 4))
    for place, kind in enumerate(hand):
        x = MARGIN + place * (CARD + CARD_GAP)
        page.put(*card(face(say, kind), x, y, CARD))
        if kind > LAST_BRIBE:  # the others have their name in the corner
            name, foot = label_of(say, kind), y + CARD * 1.4 + 26
            page.put(Label(x + CARD / 2, foot, name, 24, INK, "middle", bold=True, fit=CARD))


# -- the seat's piles ------------------------------------------------------------------------------


def _put_piles(page: Page, view: View, say: Say) -> None:
    piles = [row[view.seat or 0].cards or () for row in view.piles]
    page.heading(say(text("slush-fund-picture-worth", total=sum(live_sums(view)))))
    y = page.take(HEAD + SUM + max(map(_strips_height, piles)))
    for politician, pile in enumerate(piles):
        x = MARGIN + politician * COLUMN
        fallen = view.scandals[politician] >= FALL
        page.put(*_head(view, say, politician, x, y))
        page.put(*_sum(say, pile, x, y + HEAD, fallen=fallen))
        page.put(*_strips(say, pile, x, y + HEAD + SUM, fallen=fallen))


def _head(view: View, say: Say, politician: int, x: float, y: float) -> Shapes:
    """Returns face, number, name and scandals, `HEAD` high."""
    scandals = view.scandals[politician]
    middle, fallen = x + COLUMN / 2, scandals >= FALL
    shapes: list[Shape] = [
        portrait(politician, middle, y + 46, 90, fallen=fallen),
        *badge(x + 20, y + 18, str(politician + 1)),
    ]
    name = say(short_politician(politician))
    shapes.append(Label(middle, y + 118, name, SMALL, INK, "middle", bold=True, fit=COLUMN - 2))
    if fallen:
        words = say(text("slush-fund-picture-fallen"))
        shapes.append(
            Label(middle, y + 152, words, SMALL, BAD, "middle", bold=True, fit=COLUMN - 4)
        )
    else:
        shapes.append(icon("scandal", middle - 26, y + 145, 30))
        count = f"{scandals}/{FALL}"
        fill = BAD if scandals == FALL - 1 else INK
        shapes.append(Label(middle - 4, y + 153, count, 24, fill, bold=True))
    return tuple(shapes)


def _sum(say: Say, pile: Pile, x: float, y: float, *, fallen: bool) -> Shapes:
    fill = SAND if fallen or not pile else WHITE
    ink = FAINT if fallen or not pile else INK
    return (
        Rect(x + 3, y, COLUMN - 6, SUM - 6, fill, None, 0, 8),
        Label(
            x + COLUMN / 2,
            y + 26,
            sum_label(say, pile),
            MIDDLE,
            ink,
            "middle",
            bold=True,
            fit=COLUMN - 12,
        ),
    )


def _a_line(pile: Pile) -> int:
    return 1 if len(pile) <= TALLEST else 2


def _strips_height(pile: Pile) -> float:
    return -(-len(pile) // _a_line(pile)) * (STRIP_HEIGHT + STRIP_GAP)


def _strips(say: Say, pile: Pile, x: float, y: float, *, fallen: bool) -> Shapes:
    """Returns every card of a pile, the top one first and filled."""
    a_line = _a_line(pile)
    width = (COLUMN - 6 - (a_line - 1) * STRIP_GAP) / a_line
    shapes: list[Shape] = []
    for place, kind in enumerate(reversed(pile)):
        left = x + 3 + place % a_line * (width + STRIP_GAP)
        top = y + place // a_line * (STRIP_HEIGHT + STRIP_GAP)
        shapes += plate(say, kind, left, top, width, STRIP_HEIGHT, on_top=place == 0, faded=fallen)
    return tuple(shapes)
