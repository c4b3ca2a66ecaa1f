"""A seat's hand as a picture: its cards, and what can be done with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.material import worth
from games.cover_your_assets.names import name_money
from games.cover_your_assets.pictures.hand_text import use_lines
from games.cover_your_assets.pictures.parts import named_card, named_height, plain
from games.drawing_kit import MARGIN, Page, note, note_height, wrap
from games.engine import text

if TYPE_CHECKING:
    from games.cover_your_assets.view import View
    from games.drawing import Drawing
    from games.engine import Say

WIDTH = 520
CARD = 106
A_LINE = 4
"""Kinds of cards side by side."""
SHOWN = 4
"""So many sets that could be stolen are shown, the most valuable ones."""


def draw_hand(view: View, say: Say) -> Drawing:
    """Returns the seat's cards, large, equal ones together, and the uses of each."""
    worth_all = say(name_money(worth(view.hand)))
    page = Page(say(text("cover-your-assets-sheet-hand")), worth_all, width=WIDTH)
    kinds = sorted(set(view.hand))
    room = page.inner / A_LINE
    step = named_height(CARD) + 6
    top = page.take(-(-len(kinds) // A_LINE) * step)
    for n, kind in enumerate(kinds):
        left = MARGIN + n % A_LINE * room + (room - CARD) / 2
        page.put(
            *named_card(say, kind, view.hand.count(kind), left, top + n // A_LINE * step, CARD)
        )
    lines = [plain(say, line) for line in use_lines(view)][:SHOWN]
    if lines and view.contest is None:
        page.heading(say(text("cover-your-assets-hand-title")))
    for line in lines:
        words = wrap(line, page.inner - 40, most=2)
        page.put(*note(MARGIN, page.take(note_height(words), gap=6), page.inner, words))
    return page.drawing()
