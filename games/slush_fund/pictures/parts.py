"""Pieces that several pictures of Slush Fund share: politicians, piles, cards with names, time."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from games.drawing import BAD, EDGE, FAINT, INK, SAND, WHITE, Label, Rect
from games.drawing_kit import (
    SMALL,
    badge,
    card,
    card_back,
    empty_place,
    panel,
    pile,
    wrap,
)
from games.engine import Text, Who, text
from games.slush_fund.material import FALL, LAST_MONEY, LAST_TIME, TRANSFER, VALUE
from games.slush_fund.names import title_card, title_politician
from games.slush_fund.pictures.art import card_face, card_hue, icon, portrait

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.drawing import Shape
    from games.drawing_kit import CardFace, Shapes
    from games.engine import Say, Seat
    from games.slush_fund.view import PileView, View

COLUMN = 154
"""The width of a politician's column in a grid."""
PLATE_WIDTH, PLATE_HEIGHT, PLATE_GAP = 44, 32, 4
PLATES_A_LINE = 3
CARDS_A_LINE = 8


def plain(say: Say, sentence: Text) -> str:
    """Returns a sentence of the text twin without its Markdown."""
    return say(sentence).replace("**", "").removeprefix("- ")


def seat_name(say: Say, seat: Seat) -> str:
    """Returns the name of the person at `seat`."""
    return say(text("slush-fund-picture-seat", who=Who(seat)))


def sum_label(say: Say, cards: Iterable[int]) -> str:
    """Returns the sum of money cards in words."""
    return say(text("slush-fund-picture-sum", total=sum(VALUE[c] for c in cards)))


# -- cards ---------------------------------------------------------------------------------------


def face(say: Say, kind: int, *, faded: bool = False, narrow: bool = False) -> CardFace:
    """Returns the front of a card in the reader's language. `narrow` leaves out the K of money."""
    corner = str(VALUE[kind]) if narrow and kind <= LAST_MONEY else short_name(say, kind)
    return card_face(kind, corner, faded=faded)


def short_name(say: Say, kind: int) -> str:
    """Returns the text in the corner of a card: its value, or its name."""
    if kind <= LAST_MONEY:
        return say(text("slush-fund-picture-value", value=VALUE[kind]))
    return say(title_card(kind))


def label_of(say: Say, kind: int) -> str:
    """Returns the text below a card: its name, abbreviated if long."""
    return say(text("slush-fund-picture-transfer") if kind == TRANSFER else title_card(kind))


def named_card(say: Say, kind: int, count: int, x: float, y: float, width: float) -> Shapes:
    """Returns a card with its name below and, if there are several, their number at its corner.

    It takes `named_height(width)`, and a little more than `width` for the name.
    """
    high, middle = width * 1.4, x + width / 2
    shapes = [*card(face(say, kind), x, y, width)]
    name = label_of(say, kind)
    shapes.append(Label(middle, y + high + 26, name, SMALL, INK, "middle", fit=width + 22))
    if count > 1:
        shapes += badge(x + width - 4, y + high - 8, f"×{count}")
    return tuple(shapes)


def named_height(width: float) -> float:
    """Returns the height of a `named_card`."""
    return width * 1.4 + 34


def named_cards(say: Say, cards: Iterable[int], x: float, y: float, width: float) -> Shapes:
    """Returns cards in the order of their kinds, equal ones together, eight kinds in a line."""
    counts = sorted(Counter(cards).items())
    return tuple(
        shape
        for n, (kind, count) in enumerate(counts)
        for shape in named_card(
            say,
            kind,
            count,
            x + n % CARDS_A_LINE * (width + 24),
            y + n // CARDS_A_LINE * named_height(width),
            width,
        )
    )


def named_lines(cards: Iterable[int], width: float) -> float:
    """Returns the height of `named_cards`."""
    return -(-len(set(cards)) // CARDS_A_LINE) * named_height(width)


def hidden_cards(count: int, x: float, y: float, width: float) -> Shapes:
    """Returns cards that only their holder can see."""
    return tuple(shape for n in range(count) for shape in card_back(x + n * (width + 26), y, width))


# -- piles in a grid -----------------------------------------------------------------------------


def pile_height(view: View, seen: PileView) -> float:
    """Returns how much room `grid_pile` needs for a pile."""
    if not _is_open(view, seen):
        return 104
    lines = -(-seen.height // PLATES_A_LINE)
    return max(104, lines * (PLATE_HEIGHT + PLATE_GAP) + 34)


def grid_pile(say: Say, view: View, seen: PileView, x: float, y: float, *, fallen: bool) -> Shapes:
    """Returns a pile in a grid column with left edge x: its top and height, or every card."""
    if _is_open(view, seen):
        return _plates(say, seen.cards or (), x + (COLUMN - 140) / 2, y, faded=fallen)
    left, width = x + (COLUMN - 64) / 2, 64
    if not seen.height:
        return () if fallen or view.over else empty_place(left, y + 2, width)
    top = None if seen.top is None else face(say, seen.top, faded=fallen)
    return pile(top, seen.height, left, y + 2, width)


def _is_open(view: View, seen: PileView) -> bool:
    """Whether every card of a pile is shown: at the end always, before that from two cards on."""
    return seen.cards is not None and seen.height > (0 if view.over else 1)


def _plates(say: Say, cards: Sequence[int], x: float, y: float, *, faded: bool) -> Shapes:
    """Returns every card of a pile from the bottom, the top one filled, and the sum below."""
    shapes: list[Shape] = []
    middle, missing = x + 70, max(0, PLATES_A_LINE - len(cards))
    x += missing * (PLATE_WIDTH + PLATE_GAP) / 2
    for n, kind in enumerate(cards):
        left = x + (n % PLATES_A_LINE) * (PLATE_WIDTH + PLATE_GAP)
        top = y + n // PLATES_A_LINE * (PLATE_HEIGHT + PLATE_GAP)
        shapes += plate(say, kind, left, top, on_top=n == len(cards) - 1, faded=faded)
    lines = -(-len(cards) // PLATES_A_LINE)
    base = y + lines * (PLATE_HEIGHT + PLATE_GAP) + 24
    fill = FAINT if faded else INK
    total = sum_label(say, cards)
    shapes.append(Label(middle, base, total, 24, fill, "middle", bold=True, fit=140))
    return tuple(shapes)


def plate(
    say: Say,
    kind: int,
    x: float,
    y: float,
    width: float = PLATE_WIDTH,
    height: float = PLATE_HEIGHT,
    *,
    on_top: bool,
    faded: bool,
) -> Shapes:
    """Returns a card of an opened pile as a small plate, filled if it is the top one."""
    hue = FAINT if faded else card_hue(kind)
    words = str(VALUE[kind]) if kind <= LAST_MONEY else short_name(say, kind)
    ink, foot = WHITE if on_top else hue, y + height / 2 + 8
    return (
        Rect(x, y, width, height, hue if on_top else WHITE, hue, 2.5, 6),
        Label(x + width / 2, foot, words, SMALL, ink, "middle", bold=True, fit=width - 6),
    )


# -- politicians ---------------------------------------------------------------------------------

HEAD_HEIGHT = 178


def politician_head(say: Say, view: View, politician: int, x: float, y: float) -> Shapes:
    """Returns the head of a column: picture, number, name, scandals (S40). `HEAD_HEIGHT` high."""
    fallen = view.scandals[politician] >= FALL
    middle = x + COLUMN / 2
    name = say(title_politician(politician))
    return (
        *panel(x + 3, y, COLUMN - 6, HEAD_HEIGHT, fill=SAND if fallen else WHITE),
        portrait(politician, middle, y + 58, 96, fallen=fallen),
        *badge(x + 26, y + 24, str(politician + 1)),
        Label(middle, y + 134, name, 24, INK, "middle", bold=True, fit=COLUMN - 16),
        *scandal_row(say, view.scandals[politician], middle, y + 156),
    )


def scandal_row(say: Say, count: int, x: float, y: float) -> Shapes:
    """Returns scandals out of five, centred on (x, y): papers and a number, or the fall."""
    if count >= FALL:
        fallen = say(text("slush-fund-picture-fallen"))
        return (Label(x, y + 8, fallen, 24, BAD, "middle", bold=True, fit=COLUMN - 16),)
    shapes: list[Shape] = []
    for n in range(FALL):
        left = x - 69 + n * 19
        if n < count:
            shapes.append(icon("scandal", left + 7, y, 22))
        else:
            shapes.append(Rect(left, y - 9, 14, 18, None, EDGE, 2, 2))
    shapes.append(Label(x + 69, y + 8, f"{count}/{FALL}", SMALL, INK, "end", bold=True, fit=42))
    return tuple(shapes)


# -- time ----------------------------------------------------------------------------------------


def time_strip(time: int, x: float, y: float, width: float) -> Shapes:
    """Returns the Time cards shown out of ten, 40 high; the last box is the end of the game."""
    shapes: list[Shape] = [icon("time", x + 20, y + 20, 40)]
    each = (width - 54) / LAST_TIME
    for n in range(LAST_TIME):
        done, end = n < time, n == LAST_TIME - 1
        edge = BAD if end else INK if done else EDGE
        left = x + 54 + n * each
        shapes.append(Rect(left + 3, y + 2, each - 6, 36, INK if done else WHITE, edge, 3, 8))
        ink = WHITE if done else BAD if end else FAINT
        shapes.append(
            Label(left + each / 2, y + 28, str(n + 1), SMALL, ink, "middle", bold=done or end)
        )
    return tuple(shapes)


def flowing(say: Say, sentences: Iterable[Text], width: float) -> list[str]:
    """Returns sentences one after the other, broken into lines."""
    words = " ".join(plain(say, sentence) for sentence in sentences)
    return wrap(words, width) if words else []
