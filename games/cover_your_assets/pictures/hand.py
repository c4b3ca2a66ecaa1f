"""A seat's hand as a picture: its cards, and what can be done with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.pictures.hand_text import use_lines
from games.cover_your_assets.pictures.parts import named_card, named_height, plain
from games.cover_your_assets.summary import headline
from games.drawing import FAINT
from games.drawing_kit import MARGIN, Page
from games.engine import text

if TYPE_CHECKING:
    from games.cover_your_assets.view import View
    from games.drawing import Drawing
    from games.engine import Say

CARD = 120


def draw_hand(view: View, say: Say) -> Drawing:
    """Returns the seat's cards, equal ones together, and the uses of each."""
    page = Page(say(text("cover-your-assets-sheet-hand")))
    page.paragraph(plain(say, headline(view)), fill=FAINT)
    kinds = sorted(set(view.hand))
    room = page.inner / max(6, len(kinds))
    y = page.take(named_height(CARD) + 8)
    for n, kind in enumerate(kinds):
        left = MARGIN + n * room + (room - CARD) / 2
        page.put(*named_card(say, kind, view.hand.count(kind), left, y, CARD))
    for line in use_lines(view):
        page.note([plain(say, line)])
    return page.drawing()
