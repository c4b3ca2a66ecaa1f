"""Parts that the pictures of several games share: pages, panels, cards, chips, tables, strips.

Every function returns shapes for the items of a `games.drawing.Drawing`; units are its pixels, and
(x, y) is the upper left corner unless a docstring says otherwise. `text_width` is the room a line
needs, for breaking lines and sizing boxes. A label with a `fit` is made smaller, and then cut,
where there is less room.

A picture is mostly a `Page`: take a band, put shapes on it, take the next.

page = Page(say(title), say(aside)) page.put(*panel(MARGIN, page.take(90), page.inner, 90))
page.paragraph(say(last), fill=FAINT) return page.drawing()
"""

from games.drawing_kit.bars import CAPTION, bar, both_sides, box, poster
from games.drawing_kit.boxes import badge, badge_width, note, note_height, panel
from games.drawing_kit.canvas import FIGURE, SENTENCE, SIDE, SPACE, WIDE, Canvas
from games.drawing_kit.cards import (
    CARD_HEIGHT,
    CARD_WIDTH,
    CardFace,
    card,
    card_back,
    empty_place,
    fan,
    pile,
)
from games.drawing_kit.chips import CHIP, chip, hue_of, token, turn_pointer
from games.drawing_kit.letters import text_width
from games.drawing_kit.looks import PLAIN, SEAT_INK, Look
from games.drawing_kit.pages import GAP, MARGIN, WIDTH, Page
from games.drawing_kit.people import pointer, seat_chip, seat_dot, seat_hue, seat_mark
from games.drawing_kit.plots import axis, legend, plot
from games.drawing_kit.tables import Cell, progress_strip, table, table_height
from games.drawing_kit.text import (
    LARGE,
    MIDDLE,
    SMALL,
    Shapes,
    line_height,
    paragraph,
    wrap,
)

__all__ = [
    "CAPTION",
    "CARD_HEIGHT",
    "CARD_WIDTH",
    "CHIP",
    "FIGURE",
    "GAP",
    "LARGE",
    "MARGIN",
    "MIDDLE",
    "PLAIN",
    "SEAT_INK",
    "SENTENCE",
    "SIDE",
    "SMALL",
    "SPACE",
    "WIDE",
    "WIDTH",
    "Canvas",
    "CardFace",
    "Cell",
    "Look",
    "Page",
    "Shapes",
    "axis",
    "badge",
    "badge_width",
    "bar",
    "both_sides",
    "box",
    "card",
    "card_back",
    "chip",
    "empty_place",
    "fan",
    "hue_of",
    "legend",
    "line_height",
    "note",
    "note_height",
    "panel",
    "paragraph",
    "pile",
    "plot",
    "pointer",
    "poster",
    "progress_strip",
    "seat_chip",
    "seat_dot",
    "seat_hue",
    "seat_mark",
    "table",
    "table_height",
    "text_width",
    "token",
    "turn_pointer",
    "wrap",
]  # fmt: skip
