"""Pictures of cards: the fund, and what the deck is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing_kit import SIDE, plain
from games.engine import text
from games.slush_fund.material import CARDS, DECKS
from games.slush_fund.pictures.cards import card, counted
from games.slush_fund.pictures.look import LOOK, hang_bunting, make_canvas
from games.slush_fund.pictures.words import turn_of

if TYPE_CHECKING:
    from games.drawing import Drawing
    from games.drawing_kit import Canvas
    from games.engine import Say
    from games.slush_fund.view import View


CARD, A_LINE = 88, 5


def draw_fund(view: View, say: Say) -> Drawing:
    """Returns the contents of the fund (S16, S41)."""
    canvas = make_canvas(say(text("slush-fund-sheet-fund")), say(turn_of(view)))
    hang_bunting(canvas)
    key = "slush-fund-picture-taken" if view.taken else "slush-fund-picture-count"
    canvas.heading(say(text(key, count=len(view.fund))))
    _put_kinds(canvas, say, [(kind, view.fund.count(kind)) for kind in sorted(set(view.fund))])
    canvas.paragraph(say(text("slush-fund-fund-rule")), fill=LOOK.faint)
    return canvas.drawing()


def draw_deck(view: View, say: Say) -> Drawing:
    """Returns how many of each card there are in all, never what remains (S1)."""
    counts = DECKS[view.options.length]
    canvas = make_canvas(say(text("slush-fund-sheet-deck")), "")
    hang_bunting(canvas)
    canvas.heading(plain(say, text("slush-fund-deck-total", count=sum(counts.values()))))
    _put_kinds(canvas, say, [(CARDS.index(key), count) for key, count in counts.items()])
    canvas.paragraph(say(text("slush-fund-deck-note")), fill=LOOK.faint)
    return canvas.drawing()


def _put_kinds(canvas: Canvas, say: Say, counts: list[tuple[int, int]]) -> None:
    """Adds kinds of cards with their numbers, `A_LINE` in a line."""
    step = canvas.inner / A_LINE
    for first in range(0, len(counts), A_LINE):
        top = canvas.take(CARD * 1.4 + 34)
        for n, (kind, count) in enumerate(counts[first : first + A_LINE]):
            x = SIDE + n * step
            canvas.put(*card(say, kind, x, top, CARD))
            canvas.put(*counted(count, x + CARD / 2, top + CARD * 1.4 + 19))
