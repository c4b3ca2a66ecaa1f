"""The table as a picture: the piles in the middle, the current challenge, a row per player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.material import NEUTRAL_PILES
from games.cover_your_assets.names import name_money
from games.cover_your_assets.pictures.art import padlock, warning
from games.cover_your_assets.pictures.board_text import (
    contest_lines,
    danger_of,
    last_lines,
    moving_lines,
    shows_totals,
    side_lines,
    status,
)
from games.cover_your_assets.pictures.parts import (
    SET_HEIGHT,
    SET_WIDTH,
    face,
    named_pile,
    picture_text,
    plain,
    seat_name,
    set_words,
    small_set,
)
from games.cover_your_assets.state import beside
from games.cover_your_assets.summary import headline
from games.drawing import BAD, EDGE, FAINT, GOOD, INK, SAND, WHITE, Label, Rect
from games.drawing_kit import (
    MARGIN,
    MIDDLE,
    SMALL,
    Page,
    badge,
    card,
    card_back,
    line_height,
    panel,
    paragraph,
    pile,
    seat_chip,
    seat_dot,
    wrap,
)
from games.engine import text

if TYPE_CHECKING:
    from games.cover_your_assets.state import CardSet
    from games.cover_your_assets.view import View
    from games.drawing import Drawing, Shape
    from games.drawing_kit import Shapes
    from games.engine import Say, Seat

PILE = 84
PILE_ROOM = 172
PILES = PILE * 1.4 + 66
"""The height of the row of piles."""
PLAYED = 70
NAMES = 250
"""The width of the column of names."""
ROW = 150
SET_CARD = 84


def draw_board(view: View, say: Say) -> Drawing:
    """Returns the current situation for everybody who looks."""
    page = Page(say(text("cover-your-assets-sheet-board")), plain(say, status(view)))
    _put_middle(page, view, say)
    for seat in range(view.seats):
        _put_row(page, view, say, seat)
    page.note([plain(say, line) for line in (*side_lines(view), *last_lines(view))])
    return page.drawing()


# -- the middle of the table ---------------------------------------------------------------------


def _put_middle(page: Page, view: View, say: Say) -> None:
    """Adds the situation, the piles, and a challenge: beside two piles, or below five."""
    room = page.inner - 40
    lines = wrap(plain(say, headline(view)), room, MIDDLE, bold=True, most=2)
    words = len(lines) * line_height(MIDDLE) + 18
    x = MARGIN + 20
    if view.over:
        y = page.take(words + 10)
        page.put(*panel(MARGIN, y, page.inner, words + 10))
    else:
        aside = 2 * PILE_ROOM + 20 if view.seats > NEUTRAL_PILES else 0
        contest = _Contest(view, say, room - aside)
        below = 0 if aside else contest.height
        height = max(PILES, contest.height if aside else 0) + below + words
        y = page.take(height)
        page.put(*panel(MARGIN, y, page.inner, height, edge=INK))
        page.put(*_piles(view, say, x + 30, y + words))
        page.put(*contest.shapes(x + aside, y + words + (0 if aside else PILES)))
    page.put(*paragraph(x, y + 10, lines, size=MIDDLE, bold=True, fit=room))


def _piles(view: View, say: Say, x: float, y: float) -> Shapes:
    """Returns the draw pile, the discards, the neutral piles."""
    discard = max(view.discard_top, 0)
    shapes = [
        *named_pile(say, picture_text(say, "draws"), None, view.draws, x, y, PILE),
        *named_pile(
            say, picture_text(say, "discards"), discard, view.discards, x + PILE_ROOM, y, PILE
        ),
    ]
    for number in range(len(view.neutral)):
        shapes += _neutral(view, say, number, x + (number + 2) * PILE_ROOM, y)
    return tuple(shapes)


def _neutral(view: View, say: Say, number: int, x: float, y: float) -> Shapes:
    """Returns a neutral pile; with three players, the marks show whose it is (C60)."""
    shown = view.neutral[number]
    name = picture_text(say, "pile", number=number + 1)
    if shown.top < 0 and shown.hidden:  # taken, with the next card not turned up yet
        shapes = named_pile(say, name, None, shown.hidden, x, y, PILE)
    else:
        count = shown.hidden + (shown.top >= 0)
        shapes = named_pile(say, name, max(shown.top, 0), count, x, y, PILE)
    if view.seats == 2:
        return shapes
    one, other = beside(view.seats, number)
    return (*shapes, *seat_dot(x - 20, y + 20, one, 30), *seat_dot(x - 20, y + 58, other, 30))


# -- the challenge -------------------------------------------------------------------------------


class _Contest:
    """The current challenge with every card played, or the Move card that two players decide on."""

    def __init__(self, view: View, say: Say, room: float) -> None:
        """`room` is the width available; `height` is 0 if there is no challenge."""
        self.view, self.say, self.room = view, say, room
        sentences = contest_lines(view) or moving_lines(view)
        inner = room - 30
        self.head = wrap(plain(say, sentences[0]), inner) if sentences else []
        self.foot = wrap(plain(say, sentences[-1]), inner) if view.contest else []
        self.cards = PLAYED * 1.4 + 52 if view.contest else 0
        text_height = (len(self.head) + len(self.foot)) * line_height(SMALL)
        self.height = text_height + self.cards + 30 if sentences else 0

    def shapes(self, x: float, y: float) -> Shapes:
        """Returns its shapes at (x, y), with a red edge at the left."""
        if not self.height:
            return ()
        middle = y + 6 + len(self.head) * line_height(SMALL)
        left = x + 26
        return (
            Rect(x, y, 7, self.height - 16, BAD, radius=3),
            *paragraph(left, y + 4, self.head, fit=self.room - 26),
            *_played(self.view, self.say, left, middle + 6, self.room - 26),
            *paragraph(left, middle + self.cards, self.foot, fit=self.room - 26),
        )


def _played(view: View, say: Say, x: float, y: float, room: float) -> Shapes:
    """Returns the cards of a challenge in order, each under the mark of its player."""
    contest = view.contest
    if contest is None:
        return ()
    cards = [(-1, kind) for kind in contest.taken]
    cards += [(play.seat, kind) for play in contest.plays for kind in play.cards]
    step = min(PLAYED + 16, (room - PLAYED) / max(1, len(cards) - 1))
    shapes: list[Shape] = []
    for n, (seat, kind) in enumerate(cards):
        left = x + n * step
        shapes += card(face(say, kind), left, y + 36, PLAYED)
        if seat >= 0:
            shapes += seat_dot(left + PLAYED / 2, y + 16, seat, 32)
    return tuple(shapes)


# -- a player ------------------------------------------------------------------------------------


def _put_row(page: Page, view: View, say: Say, seat: Seat) -> None:
    """Adds a player's name, hand, money and stack."""
    stack = view.stacks[seat]
    opened = view.over or view.options.memory == "open"
    a_line = int((page.inner - NAMES - 20) // SET_WIDTH)
    lines = -(-len(stack) // a_line) if opened else 1
    height = max(ROW, lines * SET_HEIGHT + 24)
    y = page.take(height, gap=8)
    to_act = seat in view.asked
    fill = WHITE if to_act or seat % 2 == 0 else SAND
    page.put(*panel(MARGIN, y, page.inner, height, fill=fill, edge=INK if to_act else EDGE))
    _put_owner(page, view, say, seat, y)
    x = MARGIN + NAMES + 14
    if opened:
        page.put(*_open_stack(view, say, seat, x, y + 14, a_line))
    else:
        page.put(*_covered_stack(view, say, seat, x, y + 14, page.inner + MARGIN - x))


def _put_owner(page: Page, view: View, say: Say, seat: Seat, y: float) -> None:
    x = MARGIN + 12
    chip = seat_chip(
        x, y + 12, NAMES - 16, seat, seat_name(say, seat),
        height=62, to_act=seat in view.asked, out=view.out[seat],
    )  # fmt: skip
    page.put(*chip)
    if view.over:
        page.put(*_final(view, say, seat, x, y))
        return
    base = y + 116
    if view.out[seat]:
        page.put(Label(x + 4, base, picture_text(say, "left"), SMALL, FAINT, fit=NAMES - 24))
        return
    page.put(*card_back(x + 4, y + 86, 34))
    page.put(Label(x + 48, base, f"×{view.hands[seat]}", MIDDLE, INK, bold=True))
    if shows_totals(view):
        money = plain(say, name_money(view.totals[seat]))
        page.put(Label(x + NAMES - 20, base, money, 24, INK, "end", bold=True, fit=120))
        if view.options.ending == "best-of":
            wins = picture_text(say, "wins", count=view.wins[seat])
            page.put(Label(x + NAMES - 20, base + 26, wins, SMALL, FAINT, "end", fit=140))


def _final(view: View, say: Say, seat: Seat, x: float, y: float) -> Shapes:
    """Returns the place and the money at the end."""
    if view.out[seat]:
        return (Label(x + 4, y + 112, picture_text(say, "left"), SMALL, FAINT, fit=NAMES - 24),)
    place = view.places[seat]
    money = plain(say, name_money(view.totals[seat]))
    fill = GOOD if place == 1 else FAINT
    shapes = (
        *badge(x + 34, y + 104, picture_text(say, "place", place=place), fill=fill, size=MIDDLE),
        Label(x + NAMES - 20, y + 114, money, 30, INK, "end", bold=True, fit=NAMES - 100),
    )
    if view.options.ending != "best-of":
        return shapes
    wins = picture_text(say, "wins", count=view.wins[seat])
    return (*shapes, Label(x + NAMES - 20, y + 140, wins, SMALL, FAINT, "end", fit=NAMES - 40))


# -- stacks --------------------------------------------------------------------------------------


def _open_stack(view: View, say: Say, seat: Seat, x: float, y: float, a_line: int) -> Shapes:
    """Returns every set of a stack from the bottom, with its lock or warnings."""
    shapes: list[Shape] = []
    for place, made in enumerate(view.stacks[seat]):
        if made is None:
            continue
        left, top = x + place % a_line * SET_WIDTH, y + place // a_line * SET_HEIGHT
        shapes += small_set(say, made, left, top)
        if not view.over:
            shapes += _sign(view, seat, place, left + 16, top + 78)
    return tuple(shapes)


def _sign(view: View, seat: Seat, place: int, x: float, y: float) -> Shapes:
    """Returns a lock on the bottom set, or a warning on a set that can be stolen."""
    danger = danger_of(view, seat, place)
    if danger == "safe":
        return (padlock(x, y),)
    return () if danger == "covered" else (warning(x, y),)


def _covered_stack(view: View, say: Say, seat: Seat, x: float, y: float, room: float) -> Shapes:
    """Returns the covered sets as one pile, then the open ones up to the top."""
    stack = view.stacks[seat]
    if not stack:
        none = picture_text(say, "no-set")
        return (Label(x, y + 68, none, SMALL, FAINT, fit=room),)
    shapes: list[Shape] = []
    covered = stack.count(None)
    if covered:
        shapes += pile(None, covered, x, y + 4, 70)
        shapes.append(padlock(x + 16, y + 20, 30))
    left = x + 116
    opened = [(place, made) for place, made in enumerate(stack) if made is not None]
    each = (x + room - left) / (2 if view.options.second_set == "on" else 1)
    for place, made in opened:
        shapes += _big_set(view, say, seat, place, made, left, y, each - 10)
        left += each
    return tuple(shapes)


def _big_set(
    view: View, say: Say, seat: Seat, place: int, made: CardSet,
    x: float, y: float, room: float,
) -> Shapes:  # fmt: skip
    """Returns an open set: its card, number of cards, value, and whether it is in danger."""
    danger = danger_of(view, seat, place)
    words = picture_text(say, danger)
    hue = GOOD if danger == "safe" else BAD
    left = x + SET_CARD + 24
    fit = room - SET_CARD - 26
    name, facts = set_words(say, made, fit)
    return (
        *pile(face(say, made.kind), len(made.cards), x, y, SET_CARD),
        Label(left, y + 34, name, 24, INK, bold=True, fit=fit),
        Label(left, y + 68, facts, SMALL, INK, fit=fit),
        *_sign(view, seat, place, left + 13, y + 94),
        Label(left + 34, y + 102, words, SMALL, hue, bold=True, fit=fit - 34),
    )
