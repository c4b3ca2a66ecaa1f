"""A seat's hand as a picture: its cards, and the sets of others that they can steal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.material import is_action, worth
from games.cover_your_assets.names import name_money
from games.cover_your_assets.pictures.cards import TALL, card, two_cards
from games.cover_your_assets.pictures.hand_text import open_targets, use_lines
from games.cover_your_assets.pictures.look import LOOK, make_canvas
from games.cover_your_assets.pictures.treasures import treasure
from games.cover_your_assets.pictures.words import picture_text, seat_name, to_do
from games.drawing import Curve, Group, Label
from games.drawing_kit import SIDE, box, chip, plain
from games.engine import text

if TYPE_CHECKING:
    from games.cover_your_assets.pictures.hand_text import Target
    from games.cover_your_assets.view import View
    from games.drawing import Drawing, Shape
    from games.drawing_kit import Canvas, Shapes
    from games.engine import Say

A_LINE = 4
CARD, STEP = 108, 121
LINE = CARD * TALL + 18
TILE, TILE_GAP = 88, 10
SHOWN = 4
"""So many sets that could be stolen are shown, the most valuable ones."""


def draw_hand(view: View, say: Say) -> Drawing:
    """Returns the seat's cards, equal ones linked, and the sets that they can steal."""
    canvas = make_canvas(
        say(text("cover-your-assets-sheet-hand")), say(name_money(worth(view.hand)))
    )
    draws = picture_text(say, "to-draw", count=view.draws) if view.to_act else ""
    canvas.say_turn(say(to_do(view)), draws)
    _put_cards(canvas, view, say)
    if view.contest is not None and view.contest.to_answer == view.seat:
        for line in use_lines(view):
            canvas.paragraph(plain(say, line), bold=True)
        return canvas.drawing()
    found = open_targets(view)[:SHOWN]
    if found:
        canvas.heading(picture_text(say, "to-steal"))
        width = (canvas.inner - TILE_GAP) / 2
        for start in range(0, len(found), 2):
            top = canvas.take(TILE, space=8)
            for n, target in enumerate(found[start : start + 2]):
                canvas.put(*_tile(say, target, SIDE + n * (width + TILE_GAP), top, width))
    return canvas.drawing()


def _put_cards(canvas: Canvas, view: View, say: Say) -> None:
    hand = sorted(view.hand)
    top = canvas.take(max(1, -(-len(hand) // A_LINE)) * LINE, space=4) + 6
    links: list[Shape] = []
    for n, kind in enumerate(hand):
        x, y = SIDE + 4 + n % A_LINE * STEP, top + n // A_LINE * LINE
        twin = hand.count(kind) > 1 and not is_action(kind)
        canvas.put(*card(say, kind, x, y, CARD, rim=twin))
        if twin and n and hand[n - 1] == kind and n % A_LINE:
            links += _link(x - STEP + CARD, y + CARD * 0.62)
    canvas.put(*links)


def _link(x: float, y: float) -> Shapes:
    """Returns the bar that holds a pair together, from the right edge of its first card on."""
    bar = f"M{x - 8:g} {y:g}h{STEP - CARD + 18:g}"
    return (Curve(bar, None, "#1a1626", 17), Curve(bar, None, LOOK.accent, 8))


def _tile(say: Say, target: Target, x: float, y: float, width: float) -> Shapes:
    """Returns a set that can be stolen: what it is, whose, and what it is worth."""
    value = say(name_money(worth(target.made.cards)))
    return (
        *box(LOOK, x, y, width, TILE),
        Group(treasure(target.made.kind), x + 44, y + TILE / 2, scale=0.8),
        *chip(x + 88, y + 7, width - 94, target.whom, seat_name(say, target.whom), height=38),
        Label(x + 90, y + 76, value, 28, LOOK.ink, fit=width - 140, face=LOOK.face),
        *(two_cards(x + width - 40, y + 52) if target.second else ()),
    )
