"""Pictures of cards in Slush Fund: the fund, and what the deck is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import EDGE, FAINT
from games.drawing_kit import MARGIN, Page, badge, panel
from games.engine import text
from games.slush_fund.material import CARDS, DECKS
from games.slush_fund.pictures.board_text import status
from games.slush_fund.pictures.parts import (
    named_card,
    named_height,
    plain,
)

if TYPE_CHECKING:
    from games.drawing import Drawing
    from games.engine import Say
    from games.slush_fund.view import View

CARDS_A_LINE = 6


def draw_fund(view: View, say: Say) -> Drawing:
    """Returns the contents of the fund (S16, S41)."""
    page = Page(say(text("slush-fund-sheet-fund")), say(status(view)))
    page.paragraph(say(text("slush-fund-picture-count", count=len(view.fund))))
    if view.taken:
        y = page.take(34)
        page.put(*badge(page.width / 2, y + 17, say(text("slush-fund-picture-taken"))))
    counts = [(kind, view.fund.count(kind)) for kind in sorted(set(view.fund))]
    _put_kinds(page, say, counts)
    page.paragraph(say(text("slush-fund-fund-rule")), fill=FAINT)
    return page.drawing()


def draw_deck(view: View, say: Say) -> Drawing:
    """Returns how many of each card there are in all, never what remains (S1)."""
    counts = DECKS[view.options.length]
    page = Page(say(text("slush-fund-sheet-deck")), say(status(view)))
    page.paragraph(plain(say, text("slush-fund-deck-total", count=sum(counts.values()))))
    _put_kinds(page, say, [(CARDS.index(key), count) for key, count in counts.items()])
    page.paragraph(say(text("slush-fund-deck-note")), fill=FAINT)
    return page.drawing()


def _put_kinds(page: Page, say: Say, counts: list[tuple[int, int]]) -> None:
    """Adds big cards, six in a line, with their names and numbers."""
    width, step = 104.0, page.inner / CARDS_A_LINE
    for first in range(0, len(counts), CARDS_A_LINE):
        line = counts[first : first + CARDS_A_LINE]
        height = named_height(width) + 24
        y = page.take(height)
        page.put(*panel(MARGIN, y, page.inner, height, edge=EDGE))
        for n, (kind, count) in enumerate(line):
            x = MARGIN + n * step + (step - width) / 2
            page.put(*named_card(say, kind, count, x, y + 12, width))
