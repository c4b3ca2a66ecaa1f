"""Parts that the pictures of several games share: pages, chips, bars, posters, lines of text.

Every function returns shapes for the items of a `games.drawing.Drawing`; units are its pixels, and
(x, y) is the upper left corner unless a docstring says otherwise. `text_width` is the room a line
needs, for breaking lines and sizing boxes. A label with a `fit` is made smaller, then set in the
narrow face, and then cut, where there is less room.

A picture is mostly a `Canvas` in the game's `Look`: take a band, put shapes on it, take the next.

canvas = Canvas(LOOK, say(title), say(aside)) canvas.say_turn(say(what_to_do)) canvas.put(*box(LOOK,
SIDE, canvas.take(90), canvas.inner, 90)) return canvas.drawing()
"""

from games.drawing_kit.bars import CAPTION, bar, both_sides, box, burst, poster
from games.drawing_kit.canvas import SENTENCE, SIDE, SPACE, WIDE, Canvas
from games.drawing_kit.chips import CHIP, chip, hue_of, token, turn_pointer
from games.drawing_kit.letters import text_width
from games.drawing_kit.looks import PLAIN, SEAT_INK, Look
from games.drawing_kit.primer import PRIMER_PAGES, PrimerPage
from games.drawing_kit.sign import EMBLEM, WEIGHTS, Sign
from games.drawing_kit.text import Shapes, line_height, paragraph, plain, wrap

__all__ = [
    "CAPTION", "CHIP", "EMBLEM", "PLAIN", "PRIMER_PAGES", "SEAT_INK", "SENTENCE", "SIDE", "SPACE",
    "WEIGHTS", "WIDE", "Canvas", "Look", "PrimerPage", "Shapes", "Sign", "bar", "both_sides", "box",
    "burst", "chip", "hue_of", "line_height", "paragraph", "plain", "poster", "text_width", "token",
    "turn_pointer", "wrap",
]  # fmt: skip
