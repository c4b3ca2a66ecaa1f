"""The posters of Slush Fund: a politician falls."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.drawing import Circle, Curve, Group, Label, Rect
from games.drawing_kit import WIDE, burst, poster
from games.engine import Sheet, text
from games.slush_fund.material import FALL
from games.slush_fund.names import title_politician
from games.slush_fund.pictures.cards import NOTES, PAPER
from games.slush_fund.pictures.look import CREAM, INK, LOOK, RED
from games.slush_fund.pictures.politicians import face_of, ground_of

if TYPE_CHECKING:
    from games.drawing_kit import Shapes
    from games.engine import Poster, Say

HEIGHT = 600
_NEWS = msgspec.structs.replace(LOOK, ground="#101c3a", signal=RED, on_signal="#ffffff")
_TORN = (
    "M-190 -235H190V230L172 247L144 231L118 245L88 229L62 247L32 229L6 247L-24 231L-54 247"
    "L-82 229L-110 245L-140 231L-166 247L-190 232Z"
)


def draw_poster(poster: Poster, say: Say) -> Sheet:
    """Returns a picture of a moment. Raises LookupError for a kind that there is not."""
    if poster.name != "fall":
        raise LookupError(f"slush-fund has no poster called {poster.name!r}")
    return _draw_fall(poster.numbers[0], say)


def _draw_fall(politician: int, say: Say) -> Sheet:
    """Draws the front page on which a politician tips out of the photograph (S24)."""
    falls = say(text("slush-fund-poster-falls", politician=title_politician(politician)))
    lost = say(text("slush-fund-poster-lost"))
    front = (*_front_page(say, politician), *_small_print())
    papers = tuple(Group(PAPER, 300 + n * 40, 478, -8 + 4 * n, 1.25) for n in range(FALL))
    items = (
        burst(260, 330, 460, 250, 18, "#1c3068"),
        Group(front, WIDE / 2, 292, -5),
        Group((Group(face_of(politician), scale=1.9),), 180, 352, 24),
        *_rain(),
        *papers,
    )
    drawing = poster(_NEWS, HEIGHT, items, falls, lost, f"{FALL}/{FALL}")
    return Sheet(falls, f"{falls}\n{lost}", drawing)


def _front_page(say: Say, politician: int) -> Shapes:
    """Returns the page around (0, 0): its name, the headline, the photograph without anybody."""
    face = LOOK.face
    title = say(text("slush-fund-poster-paper"))
    shout = say(text("slush-fund-poster-shout"))
    name = say(title_politician(politician))
    lines = [say(text(f"slush-fund-poster-caught-{n}")) for n in (1, 2)]
    return (
        Curve(_TORN, CREAM),
        Label(0, -190, title, 32, INK, "middle", fit=340, face=face),
        Curve("M-172 -176H172M-172 -170H172", None, INK, 2),
        Rect(-172, -160, 344, 84, RED),
        Label(0, -96, shout, 64, "#ffffff", "middle", fit=324, face=face),
        Rect(-172, -66, 190, 210, ground_of(politician)),
        Label(32, -36, name, 30, INK, fit=146, face=face),
        Label(32, -2, lines[0], 30, INK, fit=146, face=face),
        Label(32, 32, lines[1], 30, INK, fit=146, face=face),
    )


def _small_print() -> Shapes:
    """Returns grey lines in place of text that nobody reads."""
    column = "".join(f"M32 {50 + n * 13}H{172 if n % 4 else 150}" for n in range(8))
    foot = "".join(f"M-172 {162 + n * 13}H172" for n in range(5))
    return (Curve(column, None, "#b8ad95", 5), Curve(foot, None, "#d5cab0", 5))


def _rain() -> Shapes:
    """Returns the bribes, lost, coming down at both edges."""
    shapes = []
    for n in range(11):
        paper, print_ = NOTES[(n * 3 + 1) % len(NOTES)]
        x = (22 + n * 7 % 20) if n % 2 else (WIDE - 24 - n * 5 % 18)
        note = (
            Rect(-30, -16, 60, 32, paper, print_, 3, 4),
            Circle(0, 0, 9, CREAM, print_, 3),
            Curve("M-20 0h4M16 0h4", None, print_, 4),
        )
        shapes.append(Group(note, x, 26 + n * 42, (n * 37) % 100 - 50))
    return tuple(shapes)
