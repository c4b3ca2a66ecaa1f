"""Pictures of cards in Slush Fund: a seat's own bribes, the fund, the contents of the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import EDGE, FAINT, INK, SAND, WHITE, Label
from games.drawing_kit import LARGE, MARGIN, MIDDLE, SMALL, Page, badge, fan, panel, paragraph, wrap
from games.engine import text
from games.slush_fund.material import CARDS, DECKS, FALL, POLITICIANS
from games.slush_fund.names import title_politician
from games.slush_fund.pictures.art import portrait
from games.slush_fund.pictures.board_text import status
from games.slush_fund.pictures.parts import (
    face,
    named_card,
    named_cards,
    named_height,
    plain,
    scandal_row,
    sum_label,
)
from games.slush_fund.summary import sight_line

if TYPE_CHECKING:
    from games.drawing import Drawing
    from games.drawing_kit import Shapes
    from games.engine import Say
    from games.slush_fund.view import View

ROW = 138
"""The height of a politician's row among a seat's own bribes."""
FAN_LEFT, FAN_ROOM, FAN_CARD = 290, 500, 80
CARDS_A_LINE = 6


def draw_bribes(view: View, say: Say) -> Drawing:
    """Returns what this seat has on each politician, every card from the bottom (S15)."""
    page = Page(say(text("slush-fund-sheet-bribes")), say(status(view)))
    if view.taken and view.to_act and view.hand:
        _put_hand(page, view, say)
    for politician in range(len(POLITICIANS)):
        _put_bribe(page, view, say, politician)
    page.note([plain(say, sight_line(sight)) for sight in view.own_sights], INK)
    return page.drawing()


def _put_hand(page: Page, view: View, say: Say) -> None:
    """Adds the cards taken from the fund in secret, until they are played (S41)."""
    height = named_height(FAN_CARD) + 20
    y = page.take(height)
    page.put(*panel(MARGIN, y, page.inner, height, edge=INK))
    room = FAN_LEFT - 30
    words = wrap(say(text("slush-fund-picture-hand")), room, MIDDLE, bold=True)
    page.put(*paragraph(MARGIN + 20, y + 40, words, size=MIDDLE, bold=True, fit=room))
    page.put(*named_cards(say, view.hand or (), MARGIN + FAN_LEFT, y + 12, FAN_CARD))


def _put_bribe(page: Page, view: View, say: Say, politician: int) -> None:
    pile = view.piles[politician][view.seat or 0]
    cards = pile.cards or ()
    fallen = view.scandals[politician] >= FALL
    y = page.take(ROW, gap=8)
    fill = SAND if fallen else WHITE
    page.put(*panel(MARGIN, y, page.inner, ROW, fill=fill))
    page.put(portrait(politician, MARGIN + 66, y + ROW / 2, 108, fallen=fallen))
    page.put(*badge(MARGIN + 24, y + 24, str(politician + 1)))
    name = say(title_politician(politician))
    page.put(Label(MARGIN + 130, y + 56, name, 24, INK, bold=True, fit=146))
    page.put(*scandal_row(say, view.scandals[politician], MARGIN + 200, y + 88))
    page.put(*_fan_of(say, cards, y, faded=fallen))
    _put_total(page, say, cards, y, faded=fallen)


def _fan_of(say: Say, cards: tuple[int, ...], y: float, *, faded: bool) -> Shapes:
    """Returns a pile fanned out; a high one has smaller cards, so that every corner still shows."""
    width = FAN_CARD if len(cards) <= 9 else 64
    faces = [face(say, kind, faded=faded, narrow=len(cards) > 7) for kind in cards]
    top = y + (ROW - width * 1.4) / 2
    return fan(faces, MARGIN + FAN_LEFT, top, FAN_ROOM, width, step=0.8)


def _put_total(page: Page, say: Say, cards: tuple[int, ...], y: float, *, faded: bool) -> None:
    right, ink = MARGIN + page.inner - 20, FAINT if faded else INK
    if not cards:
        words = say(text("slush-fund-picture-none"))
        page.put(Label(right, y + ROW / 2 + 8, words, SMALL, FAINT, "end", fit=240))
        return
    page.put(Label(right, y + 66, sum_label(say, cards), LARGE, ink, "end", bold=True, fit=140))
    words = say(text("slush-fund-picture-count", count=len(cards)))
    page.put(Label(right, y + 100, words, SMALL, FAINT, "end", fit=140))


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
