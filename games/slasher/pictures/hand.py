"""The picture of a panel: the cards left, and the Monsters held with what they would strike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing_kit import SIDE
from games.engine import text
from games.slasher import names
from games.slasher.pictures.cards import TEST, card, monster, prey
from games.slasher.pictures.look import LOOK, make_canvas
from games.slasher.pictures.words import to_do, where
from games.slasher.prospects import look

if TYPE_CHECKING:
    from games.drawing import Drawing
    from games.drawing_kit import Canvas
    from games.engine import Say
    from games.slasher.view import View

CARD, STEP, A_LINE = 108, 124, 4
"""The width of a card of the hand, from one to the next, and how many are side by side."""
MONSTER, MONSTER_STEP, MONSTER_HIGH = 150, 165, 150
BESIDE = 3
"""The number of Monsters side by side."""


def draw_monsters(view: View, say: Say) -> Drawing:
    """Returns the seat's cards, then its Monsters, each with what it would strike now; those that
    have still to strike are marked as those that are picked.
    """
    points = 0 if view.seat is None else view.scores[view.seat]
    score = text("slasher-picture-score", points=points, target=view.target)
    canvas = make_canvas(say(text("slasher-sheet-monsters")), say(score))
    canvas.say_turn(say(to_do(view)))
    _put_hand(canvas, view, say)
    monsters = (*view.loose, *view.monsters)
    put_monsters(canvas, view, say, monsters)
    if not monsters:
        canvas.paragraph(say(text("slasher-board-no-monster")), fill=LOOK.faint)
    if view.dropped >= 0:
        dropped = text("slasher-board-dropped", monster=names.MONSTER_NAMES[view.dropped])
        canvas.paragraph(say(dropped), fill=LOOK.faint)
    return canvas.drawing()


def _put_hand(canvas: Canvas, view: View, say: Say) -> None:
    for start in range(0, len(view.hand), A_LINE):
        top = canvas.take(CARD * 1.4, space=9)
        for n, number in enumerate(view.hand[start : start + A_LINE]):
            canvas.put(*card(say, number, SIDE + n * STEP, top, CARD))


def put_monsters(canvas: Canvas, view: View, say: Say, numbers: tuple[int, ...]) -> None:
    """Adds Monsters, three side by side, each above what it strikes and would strike now."""
    for start in range(0, len(numbers), BESIDE):
        top = canvas.take(MONSTER_HIGH + TEST + 10) + 6
        for n, number in enumerate(numbers[start : start + BESIDE]):
            x, prospect = SIDE + n * MONSTER_STEP, look(view, number)
            picked = number in (*view.loose, *(view.lock or ()))
            told, good = where(say, prospect), bool(prospect.best)
            canvas.put(
                *monster(say, number, x, top, MONSTER, MONSTER_HIGH, picked=picked),
                *prey(say, number, told, x, top + MONSTER_HIGH + 6, MONSTER, good=good),
            )
