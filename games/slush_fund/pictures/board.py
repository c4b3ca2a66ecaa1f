"""The board of Slush Fund: a row per politician, a column per seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import MARKS, Curve, Group, Label, Mark, Rect
from games.drawing_kit import SEAT_INK, SIDE, WIDE, hue_of, text_width
from games.engine import text
from games.slush_fund.material import FALL, LAST_TIME, POLITICIANS
from games.slush_fund.names import short_politician
from games.slush_fund.pictures.cards import (
    PILE_HEIGHT,
    PILE_WIDTH,
    card,
    card_back,
    counted,
    papers,
    pile,
)
from games.slush_fund.pictures.look import (
    CREAM,
    GREY,
    LOOK,
    SOILED,
    hang_bunting,
    make_canvas,
)
from games.slush_fund.pictures.politicians import portrait
from games.slush_fund.pictures.words import seat_name, to_do, turn_of

if TYPE_CHECKING:
    from games.drawing import Drawing, Shape
    from games.drawing_kit import Canvas, Shapes
    from games.engine import Say, Seat
    from games.slush_fund.state import Cards
    from games.slush_fund.view import View

LEFT, COLUMNS = 130, 376
"""The left edge of the first seat's column, and the width of all of them."""
ROW, FACE = 104, 56
NAME = 70
"""The middle of a politician: face and name, one above the other."""
SMALL_CARD = 60
HAND_WIDTH = 214
"""The room for three cards still to be used."""
CHIP_HEIGHT = 64


def draw_board(view: View, say: Say) -> Drawing:
    """Returns the current situation for everybody who looks."""
    canvas = make_canvas(say(text("slush-fund-sheet-board")), say(turn_of(view)))
    canvas.say_turn(say(to_do(view)))
    hang_bunting(canvas)
    _put_seats(canvas, view, say)
    for politician in range(len(POLITICIANS)):
        _put_row(canvas, view, say, politician)
    _put_time(canvas, view, say)
    _put_cards(canvas, view, say)
    return canvas.drawing(below=12)


def _put_seats(canvas: Canvas, view: View, say: Say) -> None:
    """Adds whose column is whose, framed where it is their turn."""
    top = canvas.take(CHIP_HEIGHT, space=8)
    canvas.put(*_deck(view, top))
    column = COLUMNS / view.seats
    for seat in range(view.seats):
        x, name = LEFT + seat * column, seat_name(say, seat)
        edge = "#ffffff" if seat in view.asked else None
        out = view.out[seat]
        hue = LOOK.line if out else hue_of(seat)
        canvas.put(
            Rect(x + 2, top, column - 4, CHIP_HEIGHT - 2, hue, edge, 5, 9),
            Mark(MARKS[seat], x + column / 2, top + 18, 22, SEAT_INK),
            Label(
                x + column / 2, top + 52, name, 24, SEAT_INK, "middle", bold=True, fit=column - 8
            ),
        )
        if out:
            canvas.put(Rect(x + 8, top + 42, column - 16, 3, SEAT_INK))


def _deck(view: View, y: float) -> Shapes:
    """Returns the cards face down, with their number."""
    if not view.deck or view.over:
        return ()
    return (*card_back(SIDE + 4, y, 42), *counted(view.deck, SIDE + 74, y + 32))


def _put_row(canvas: Canvas, view: View, say: Say, politician: int) -> None:
    """Adds a politician and the piles on it; one scandal from the fall the row turns dark red."""
    top, scandals = canvas.take(ROW, space=6), view.scandals[politician]
    fallen = scandals >= FALL
    ground = GREY if fallen else SOILED if scandals == FALL - 1 else LOOK.panel
    canvas.put(Rect(10, top, WIDE - 20, ROW, ground, radius=10))
    canvas.put(*portrait(politician, NAME - FACE / 2, top + 4, FACE, fallen=fallen))
    name = say(text("slush-fund-picture-fallen") if fallen else short_politician(politician))
    canvas.put(
        Label(NAME, top + 80, name, 22, CREAM, "middle", fit=108, face="narrow"),
        *papers(scandals, FALL, 28, top + 93, 0.6),
    )
    changed, column = _changed(view), COLUMNS / view.seats
    for seat, seen in enumerate(view.piles[politician]):
        x, y = LEFT + (seat + 0.5) * column - PILE_WIDTH / 2 - 8, top + 10
        if seen.height:
            new = (politician, seat) in changed
            kind = None if fallen and not view.over else seen.top
            canvas.put(*pile(say, seen, kind, x, y, new=new))
        elif not fallen and not view.out[seat]:
            canvas.put(Rect(x, y, PILE_WIDTH, PILE_HEIGHT, None, LOOK.line, 2.5, 8, dash=(6, 6)))


def _changed(view: View) -> set[tuple[int, Seat]]:
    """Returns the piles that the last play changed: this turn's, or the last turn's before it."""
    piles: set[tuple[int, Seat]] = set()
    for fact in view.log or view.log_before:
        if fact.what == "bribe" and fact.politician >= 0:
            piles.add((fact.politician, fact.who))
        elif fact.what == "thief":
            piles |= {(fact.politician, fact.who), (fact.politician, fact.whom)}
        elif fact.what == "transfer":
            piles |= {(fact.politician, fact.who), (fact.target, fact.who)}
    return piles


def _put_time(canvas: Canvas, view: View, say: Say) -> None:
    """Adds the Time cards shown, of those that end the game."""
    top = canvas.take(32)
    words = say(text("slush-fund-picture-time", time=view.time, last=LAST_TIME))
    middle = top + 16
    shapes: list[Shape] = [
        Curve(f"M38 {middle - 8:g}V{middle:g}h7", None, LOOK.accent, 3),
        Curve(f"M23 {middle:g}a15 15 0 1 1 30 0a15 15 0 1 1 -30 0", None, LOOK.accent, 4),
    ]
    for n in range(LAST_TIME):
        done = n < view.time
        fill, edge = (LOOK.accent, LOOK.accent) if done else (None, LOOK.line)
        shapes.append(Rect(64 + n * 27, middle - 13, 21, 26, fill, edge, 2.5, 4))
    shapes.append(Label(WIDE - SIDE, middle + 9, words, 24, CREAM, "end", bold=True, fit=160))
    canvas.put(*shapes)


# -- cards on the table --------------------------------------------------------------------------


def _put_cards(canvas: Canvas, view: View, say: Say) -> None:
    """Adds the cards still to be used beside the fund and, with open memory, what left the game."""
    left = _left_cards(view, say)
    x = SIDE + (HAND_WIDTH if left else 0)
    a_line = 4 if left else 7
    lines = max(1, -(-len(set(view.fund)) // a_line))
    top = canvas.take(34 + lines * (SMALL_CARD * 1.4 + 8))
    if left:
        words = say(text("slush-fund-picture-to-use"))
        canvas.put(_title(words, SIDE, top, HAND_WIDTH - 10), *_moved(left, SIDE, top + 34))
    title = say(text("slush-fund-picture-fund"))
    key = "slush-fund-picture-taken" if view.taken else "slush-fund-picture-count"
    aside = say(text(key, count=len(view.fund)))
    room = WIDE - SIDE - x
    named = min(text_width(title, 26, bold=True), room)
    canvas.put(_title(title, x, top, room))
    rest = room - named - 14
    if rest > 60:
        canvas.put(Label(WIDE - SIDE, top + 24, aside, 24, LOOK.ink, "end", fit=rest))
    canvas.put(*_kinds(say, view.fund, x, top + 34, a_line))
    if view.gone:
        lines = -(-len(set(view.gone)) // 7)
        top = canvas.take(34 + lines * (SMALL_CARD * 1.4 + 8))
        canvas.put(_title(say(text("slush-fund-picture-gone")), SIDE, top, canvas.inner))
        canvas.put(*_kinds(say, view.gone, SIDE, top + 34, 7))


def _title(words: str, x: float, y: float, room: float) -> Label:
    return Label(x, y + 24, words, 26, LOOK.accent, bold=True, fit=room)


def _left_cards(view: View, say: Say) -> Shapes:
    """Returns the cards still to be used, face down if only their holder can see them."""
    if view.over:
        return ()
    step = SMALL_CARD + 6
    if view.hand is None:
        backs = (card_back(n * step, 0, SMALL_CARD) for n in range(view.hand_size))
        return tuple(shape for back in backs for shape in back)
    cards = (card(say, kind, n * step, 0, SMALL_CARD) for n, kind in enumerate(view.hand))
    return tuple(shape for one in cards for shape in one)


def _moved(shapes: Shapes, x: float, y: float) -> Shapes:
    return (Group(shapes, x, y),)


def _kinds(say: Say, cards: Cards, x: float, y: float, a_line: int) -> Shapes:
    """Returns the kinds of cards with their numbers."""
    shapes: list[Shape] = []
    for n, kind in enumerate(sorted(set(cards))):
        left, top = x + n % a_line * (SMALL_CARD + 8), y + n // a_line * (SMALL_CARD * 1.4 + 8)
        shapes += card(say, kind, left, top, SMALL_CARD)
        if (count := cards.count(kind)) > 1:
            shapes += counted(count, left + SMALL_CARD - 20, top + SMALL_CARD * 1.4 - 10)
    return tuple(shapes)
