"""The table as a picture: the piles in the middle, the current challenge, a row per player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.material import worth
from games.cover_your_assets.names import count_cards, name_money
from games.cover_your_assets.pictures.board_text import danger_of, shows_totals
from games.cover_your_assets.pictures.cards import (
    TALL,
    card,
    card_back,
    covered_sets,
    fan_of_backs,
    two_cards,
)
from games.cover_your_assets.pictures.look import INK, LOOK, MINT, make_canvas
from games.cover_your_assets.pictures.treasures import LOCK, WARNING
from games.cover_your_assets.pictures.words import picture_text, seat_name
from games.cover_your_assets.state import beside
from games.cover_your_assets.summary import headline
from games.drawing import Group, Label, Rect
from games.drawing_kit import SIDE, WIDE, chip, token
from games.engine import text

if TYPE_CHECKING:
    from games.cover_your_assets.state import CardSet
    from games.cover_your_assets.view import View
    from games.drawing import Drawing, Shape
    from games.drawing_kit import Canvas, Shapes
    from games.engine import Say, Seat

PILE = 78
ROW, LOW_ROW = 130, 112
"""The height of a player's row, and from five players on."""
STACK = 206
"""The left edge of a player's sets."""
SMALL, SMALL_STEP, SMALL_LINE = 50, 59, 108
"""A set where all lie open: its card, and from one to the next; five in a line."""
SET_CARD = 70


def draw_board(view: View, say: Say) -> Drawing:
    """Returns the current situation for everybody who looks."""
    title = say(text("cover-your-assets-sheet-board"))
    canvas = make_canvas(title, picture_text(say, "round", number=view.round))
    canvas.say_turn(say(headline(view)))
    if not view.over:
        _put_piles(canvas, view, say)
        _put_contest(canvas, view, say)
    for seat in range(view.seats):
        _put_row(canvas, view, say, seat)
    if view.spent:
        canvas.paragraph(picture_text(say, "spent", cards=count_cards(view.spent)))
    return canvas.drawing(below=12)


# -- the middle of the table ---------------------------------------------------------------------


def _put_piles(canvas: Canvas, view: View, say: Say) -> None:
    """Adds the draw pile, the discards and the neutral piles, each with what it is below."""
    count = 2 + len(view.neutral)
    step = (canvas.inner + 14) / max(count, 3)
    top = canvas.take(PILE * TALL + 36)
    canvas.put(*card_back(SIDE + 2, top + 4, PILE, view.draws))
    names = [picture_text(say, "draws"), picture_text(say, "discards")]
    _put_open(canvas, say, view.discard_top if view.discards else -1, view.discards, 1, step, top)
    for number, shown in enumerate(view.neutral):
        height = shown.hidden + (shown.top >= 0)
        _put_open(canvas, say, shown.top, height, number + 2, step, top)
        names.append(picture_text(say, "pile", number=number + 1))
        if view.seats > 2:
            x = SIDE + (number + 2) * step + PILE - 6
            for n, seat in enumerate(beside(view.seats, number)):
                canvas.put(*token(x, top + 66 + n * 32, seat, 30))
    for n, name in enumerate(names):
        x = SIDE + n * step + PILE / 2
        base = top + PILE * TALL + 32
        canvas.put(Label(x, base, name, 24, LOOK.ink, "middle", fit=step - 6, face="narrow"))


def _put_open(
    canvas: Canvas, say: Say, kind: int, height: int, place: int, step: float, y: float
) -> None:
    """Adds a pile whose top card lies open (-1: face down or none) at one of the places."""
    x = SIDE + place * step + 2
    if not height:
        canvas.put(Rect(x, y + 6, PILE, PILE * TALL - 8, None, LOOK.line, 3, 10, dash=(8, 7)))
    elif kind < 0:
        canvas.put(*card_back(x, y + 4, PILE, height))
    else:
        canvas.put(*card(say, kind, x, y + 4, PILE, named=False))
        canvas.put(*_count(height, x + PILE - 14, y + PILE * TALL - 8))


def _count(count: int, x: float, y: float) -> Shapes:
    """Returns a number of cards in a bubble centred on (x, y)."""
    wide = 44 if count < 10 else 56
    return (
        Rect(x - wide / 2, y - 15, wide, 30, INK, "#ffffff", 2, 15),
        Label(x, y + 8, f"×{count}", 22, "#ffffff", "middle", face=LOOK.face),
    )


# -- the challenge -------------------------------------------------------------------------------


def _put_contest(canvas: Canvas, view: View, say: Say) -> None:
    """Adds what is fought for, with a yellow rim, and every card played for it, each under who
    played it.
    """
    contest = view.contest
    if contest is None:
        return
    prize = contest.taken or (contest.kind,)
    cards = [(-1, kind) for kind in prize]
    cards += [(play.seat, kind) for play in contest.plays for kind in play.cards]
    width = 64
    top = canvas.take(width * TALL + 58)
    canvas.put(Rect(10, top, WIDE - 20, width * TALL + 56, LOOK.panel, LOOK.signal, 5, 12))
    room = canvas.inner - width - 12
    step = min(width + 12, room / max(1, len(cards) - 1))
    for n, (seat, kind) in enumerate(cards):
        x = SIDE + 8 + n * step
        canvas.put(*card(say, kind, x, top + 50, width, rim=seat < 0, named=False))
        if seat >= 0:
            canvas.put(*token(x + width / 2, top + 24, seat, 34))


# -- a player ------------------------------------------------------------------------------------


def _put_row(canvas: Canvas, view: View, say: Say, seat: Seat) -> None:
    """Adds a player's name, hand, money and sets."""
    stack = view.stacks[seat]
    opened = view.over or view.options.memory == "open"
    height: float = ROW if view.seats < 5 else LOW_ROW
    if opened:
        height = max(height, -(-len(stack) // 5) * SMALL_LINE + 10)
    top = canvas.take(height, space=7)
    edge = LOOK.accent if seat in view.asked else None
    canvas.put(Rect(10, top, WIDE - 20, height, LOOK.panel, edge, 5, 14))
    _put_owner(canvas, view, say, seat, top)
    if opened:
        canvas.put(*_open_stack(view, say, seat, top + 12))
    else:
        canvas.put(*_covered_stack(view, say, seat, top + (height - 106) / 2))


def _put_owner(canvas: Canvas, view: View, say: Say, seat: Seat, y: float) -> None:
    """Adds whose row it is, and the hand, or the money where there is some already."""
    out = view.out[seat]
    canvas.put(*chip(20, y + 10, 176, seat, seat_name(say, seat), height=44, out=out))
    if view.over:
        if not out:
            place = picture_text(say, "place", place=view.places[seat])
            canvas.put(Label(24, y + 92, place, 28, LOOK.accent, fit=60, face=LOOK.face))
            canvas.put(_money(say, view, seat, y + 92))
            _put_wins(canvas, view, say, seat, y + 120)
        return
    if out:
        words = picture_text(say, "left")
        canvas.put(Label(24, y + 92, words, 24, LOOK.faint, fit=170))
        return
    if shows_totals(view):
        canvas.put(Label(24, y + 92, f"×{view.hands[seat]}", 24, LOOK.ink, bold=True))
        canvas.put(_money(say, view, seat, y + 92))
        _put_wins(canvas, view, say, seat, y + 120)
    else:
        canvas.put(*fan_of_backs(view.hands[seat], 24, y + 62))


def _money(say: Say, view: View, seat: Seat, base: float) -> Label:
    """Returns what somebody has from the rounds that are over."""
    words = say(name_money(view.totals[seat]))
    return Label(196, base, words, 28, LOOK.ink, "end", fit=110, face=LOOK.face)


def _put_wins(canvas: Canvas, view: View, say: Say, seat: Seat, base: float) -> None:
    if view.options.ending == "best-of":
        words = picture_text(say, "wins", count=view.wins[seat])
        canvas.put(Label(24, base, words, 22, LOOK.faint, fit=172, face="narrow"))


# -- sets ----------------------------------------------------------------------------------------


def _open_stack(view: View, say: Say, seat: Seat, y: float) -> Shapes:
    """Returns every set of a stack from the bottom, with its lock or warning."""
    shapes: list[Shape] = []
    for place, made in enumerate(view.stacks[seat]):
        if made is None:
            continue
        x, top = STACK + place % 5 * SMALL_STEP, y + place // 5 * SMALL_LINE
        shapes += card(say, made.kind, x, top, SMALL, named=False)
        value = say(name_money(worth(made.cards)))
        middle = x + SMALL / 2
        shapes.append(
            Label(middle, top + 90, value, 22, LOOK.ink, "middle", fit=SMALL_STEP, face="narrow")
        )
        if not view.over:
            shapes += _sign(view, seat, place, x + SMALL - 6, top + 52, 0.6)
    return tuple(shapes)


def _sign(view: View, seat: Seat, place: int, x: float, y: float, scale: float) -> Shapes:
    """Returns a lock on the bottom set, or a warning on a set that can be stolen."""
    danger = danger_of(view, seat, place)
    if danger == "covered":
        return ()
    return (Group(LOCK if danger == "safe" else WARNING, x, y, scale=scale),)


def _covered_stack(view: View, say: Say, seat: Seat, y: float) -> Shapes:
    """Returns the covered sets as one pile, then the open ones up to the top."""
    stack = view.stacks[seat]
    if not stack:
        words = picture_text(say, "no-set")
        return (
            Rect(STACK + 104, y + 5, SET_CARD, 92, None, LOOK.line, 3, 10, dash=(8, 7)),
            Label(STACK + 190, y + 58, words, 24, LOOK.faint, fit=WIDE - SIDE - STACK - 190),
        )
    shapes: list[Shape] = []
    covered = stack.count(None)
    if covered:
        shapes += covered_sets(covered, STACK, y - 2)
    opened = [(place, made) for place, made in enumerate(stack) if made is not None]
    if len(opened) == 1:
        shapes += _big_set(view, say, seat, opened[0][0], opened[0][1], STACK + 104, y)
    else:
        for n, (place, made) in enumerate(opened):
            shapes += _narrow_set(view, say, seat, place, made, STACK + 100 + n * 98, y)
    return tuple(shapes)


def _big_set(
    view: View, say: Say, seat: Seat, place: int, made: CardSet, x: float, y: float
) -> Shapes:
    """Returns the top set: its card, number of cards, value, and whether it can be stolen."""
    danger = danger_of(view, seat, place)
    left, fit = x + SET_CARD + 14, WIDE - SIDE - x - SET_CARD - 14
    return (
        *card(say, made.kind, x, y + 5, SET_CARD, named=False),
        *_count(len(made.cards), x + SET_CARD - 18, y + 94),
        Label(left, y + 40, say(name_money(worth(made.cards))), 32, LOOK.accent, fit=fit,
              face=LOOK.face),
        *_sign(view, seat, place, left + 15, y + 78, 0.8),
        Label(left + 36, y + 86, picture_text(say, danger), 24,
              MINT if danger == "safe" else LOOK.accent, bold=True, fit=fit - 36),
    )  # fmt: skip


def _narrow_set(
    view: View, say: Say, seat: Seat, place: int, made: CardSet, x: float, y: float
) -> Shapes:
    """Returns one of two sets that can be stolen (C35): 92 wide."""
    value = say(name_money(worth(made.cards)))
    shapes: list[Shape] = [
        *card(say, made.kind, x + 4, y + 4, 54, named=False),
        *_count(len(made.cards), x + 26, y + 68),
        *_sign(view, seat, place, x + 76, y + 24, 0.65),
        Label(x + 4, y + 104, value, 24, LOOK.accent, fit=90, face=LOOK.face),
    ]
    if danger_of(view, seat, place) == "second":  # beneath the top one
        shapes += two_cards(x + 64, y + 44)
    return tuple(shapes)
