"""Pieces that both pictures of Cover Your Assets share: cards with names, piles, sets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.material import VALUE, is_action, worth
from games.cover_your_assets.names import name_card, name_money, name_shortly
from games.cover_your_assets.pictures.art import card_face
from games.drawing import FAINT, INK, Label
from games.drawing_kit import SMALL, badge, card, pile, text_width
from games.engine import Text, Who, text

if TYPE_CHECKING:
    from games.cover_your_assets.state import CardSet
    from games.drawing_kit import CardFace, Shapes
    from games.engine import Arg, Say, Seat


def plain(say: Say, sentence: Text) -> str:
    """Returns a sentence of the text twin without its Markdown."""
    return say(sentence).replace("**", "").removeprefix("- ")


def picture_text(say: Say, what: str, **args: Arg) -> str:
    """Returns a word or two that only pictures need."""
    return say(text(f"cover-your-assets-picture-{what}", **args))


def seat_name(say: Say, seat: Seat) -> str:
    """Returns the name of the person at `seat`."""
    return picture_text(say, "seat", who=Who(seat))


def face(say: Say, kind: int, *, faded: bool = False) -> CardFace:
    """Returns the front of a card with its value in the corner; an Action card has none."""
    corner = "" if is_action(kind) else picture_text(say, "corner", value=VALUE[kind])
    return card_face(kind, corner, faded=faded)


def named_card(say: Say, kind: int, count: int, x: float, y: float, width: float) -> Shapes:
    """Returns a card with its short name below and, if there are several, their number.

    It takes `named_height(width)`, and a little more than `width` for the name.
    """
    high = width * 1.4
    name = say(name_shortly(kind))
    shapes = [*card(face(say, kind), x, y, width)]
    shapes.append(Label(x + width / 2, y + high + 26, name, SMALL, INK, "middle", fit=width + 34))
    if count > 1:
        shapes += badge(x + width - 4, y + high - 8, f"×{count}")
    return tuple(shapes)


def named_height(width: float) -> float:
    """Returns the height of a `named_card`."""
    return width * 1.4 + 34


def named_pile(
    say: Say, name: str, top: int | None, count: int, x: float, y: float, width: float
) -> Shapes:
    """Returns a pile with its name below. `top` is the face-up card on it, None if face down."""
    shown = None if top is None else face(say, top)
    middle = x + width / 2
    label = Label(middle, y + width * 1.4 + 44, name, SMALL, FAINT, "middle", fit=width + 50)
    return (*pile(shown, count, x, y, width), label)


# -- sets ----------------------------------------------------------------------------------------

SET_WIDTH, SET_HEIGHT = 92, 122
"""The size of a `small_set`."""


def small_set(say: Say, made: CardSet, x: float, y: float) -> Shapes:
    """Returns a set as a small card with the number of its cards and its value below."""
    value = say(name_money(worth(made.cards)))
    middle = x + SET_WIDTH / 2
    return (
        *card(face(say, made.kind), middle - 30, y, 60),
        *badge(middle + 28, y + 74, f"×{len(made.cards)}"),
        Label(middle, y + 112, value, SMALL, INK, "middle", bold=True, fit=SET_WIDTH - 4),
    )


def set_words(say: Say, made: CardSet, room: float) -> tuple[str, str]:
    """Returns the name of a set, abbreviated if there is little room, and its size and value."""
    facts = picture_text(say, "set", count=len(made.cards), value=worth(made.cards))
    name = say(name_card(made.kind))
    if text_width(name, 24, bold=True) > room:
        name = say(name_shortly(made.kind))
    return name, facts
