"""Pieces that the pictures of Slasher share: card faces, cards in a row, Monsters' badges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import FAINT, INK, Label, Line, MarkName
from games.drawing_kit import CardFace, badge, card
from games.engine import Text, Who, text
from games.slasher import names
from games.slasher.material import COLOURS, FIRST_ACTION, JOIN, MONSTERS, MOVE, SPLIT, SWAP, WILD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.drawing import Shape
    from games.drawing_kit import Shapes
    from games.engine import Say, Seat

HUES = ("#b3261e", "#0072b2", "#00795c", "#946800")
COLOUR_MARKS: tuple[MarkName, ...] = ("drop", "hexagon", "cross", "star")
"""The marks of Actors by colour; few seats have them, so the two are not confused."""

CARD = 64
"""The width of an Actor on the set."""
STEP = 70

_ARROWS: dict[int, tuple[tuple[tuple[float, float], ...], ...]] = {
    MOVE: (((-32, 0), (32, 0)),),
    JOIN: (((-34, 0), (-6, 0)), ((34, 0), (6, 0))),
    SPLIT: (((-4, 0), (-34, 0)), ((4, 0), (34, 0))),
    SWAP: (((-30, -13), (30, -13)), ((30, 13), (-30, 13))),
}
"""The picture on an Action: arrows, from and to."""


def plain(say: Say, sentence: Text) -> str:
    """Returns a sentence of the text twin without its Markdown."""
    return say(sentence).replace("**", "").removeprefix("- ").removeprefix("  - ")


def seat_name(say: Say, seat: Seat) -> str:
    """Returns the name of the person at `seat`."""
    return say(text("slasher-name", who=Who(seat)))


def face(say: Say, number: int, *, named: bool = False, faded: bool = False) -> CardFace:
    """Returns the front of a card. `named` writes its name along the foot, for wide ones."""
    name = say(names.CARD_NAMES[number]) if named or number >= FIRST_ACTION else ""
    if number >= FIRST_ACTION:
        arrows = tuple(Line(points, INK, 7, arrow=True) for points in _ARROWS[number])
        return CardFace("", FAINT, art=arrows, name=name, faded=faded)
    corner = say(names.SHORT_NAMES[number])
    if number >= WILD:
        ask = (Label(0, 22, "?", 64, INK, "middle", bold=True),)
        return CardFace(corner, INK, art=ask, name=name, faded=faded)
    colour = number % len(COLOURS)
    return CardFace(corner, HUES[colour], COLOUR_MARKS[colour], name=name, faded=faded)


def row(
    say: Say, cards: Sequence[int], x: float, y: float, room: float, width: float = CARD
) -> Shapes:
    """Returns cards side by side from (x, y), which overlap if there is not `room` for all."""
    step = width * STEP / CARD
    if len(cards) > 1:
        step = min(step, (room - width) / (len(cards) - 1))
    return tuple(
        shape
        for n, number in enumerate(cards)
        for shape in card(face(say, number), x + n * step, y, width)
    )


def initiative(monster: int, x: float, y: float, *, struck: bool = False) -> Shapes:
    """Returns the initiative of a Monster on a badge centred on (x, y); pale once it has struck."""
    fill = FAINT if struck else INK
    return badge(x, y, str(MONSTERS[monster].initiative), fill=fill, size=24)


def label(
    x: float,
    y: float,
    words: str,
    fit: float,
    *,
    size: float = 22,
    fill: str = INK,
    bold: bool = False,
) -> Shape:
    """Returns a line of text that stays inside `fit` pixels."""
    return Label(x, y, words, size, fill, bold=bold, fit=fit)
