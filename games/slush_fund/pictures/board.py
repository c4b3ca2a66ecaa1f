"""The board of Slush Fund and the final count: a column per politician, a row per seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import BAD, EDGE, FAINT, INK, SAND, WHITE, Label, Rect
from games.drawing_kit import (
    MARGIN,
    MIDDLE,
    SMALL,
    Page,
    badge,
    badge_width,
    line_height,
    note,
    note_height,
    panel,
    paragraph,
    pile,
    pointer,
    seat_chip,
    wrap,
)
from games.engine import text
from games.slush_fund.ending import explain_tie, explain_winners
from games.slush_fund.lines import show
from games.slush_fund.material import FALL, POLITICIANS
from games.slush_fund.pictures.art import GOLD, trophy
from games.slush_fund.pictures.board_text import status
from games.slush_fund.pictures.parts import (
    COLUMN,
    HEAD_HEIGHT,
    flowing,
    grid_pile,
    hidden_cards,
    named_cards,
    named_height,
    named_lines,
    pile_height,
    plain,
    politician_head,
    seat_name,
    time_strip,
)
from games.slush_fund.summary import headline

if TYPE_CHECKING:
    from games.drawing import Drawing
    from games.drawing_kit import Shapes
    from games.engine import Say, Seat
    from games.slush_fund.ending import Ending
    from games.slush_fund.view import View

NAMES = 190
"""The width of the column of names."""
HAND_CARD = 70
FUND_CARD = 70


def draw_board(view: View, say: Say) -> Drawing:
    """Returns the current situation for everybody who looks."""
    page = Page(say(text("slush-fund-sheet-board")), say(status(view)))
    _put_turn(page, view, say)
    _put_heads(page, view, say)
    for seat in range(view.seats):
        _put_row(page, view, say, seat)
    _put_fund(page, view, say)
    _put_gone(page, view, say)
    _put_last_play(page, view, say)
    return page.drawing()


def draw_end(view: View, say: Say) -> Drawing:
    """Returns the final count: places, every pile turned up, how a tie was broken."""
    page = Page(say(text("slush-fund-sheet-end")), say(status(view)))
    ending = view.ending
    if ending is None:
        return page.drawing()
    _put_places(page, view, ending, say)
    _put_heads(page, view, say)
    for seat in range(view.seats):
        _put_row(page, view, say, seat)
    ties = [plain(say, explain_tie(step)) for step in ending.ties]
    page.note([*ties, plain(say, explain_winners(ending))], GOLD)
    return page.drawing()


# -- whose turn ----------------------------------------------------------------------------------


def _put_turn(page: Page, view: View, say: Say) -> None:
    """Adds the situation, the Time cards, and the cards still to be used."""
    hand = view.hand_size and not view.over
    room = page.inner - 40 - (3 * (HAND_CARD + 26) if hand else 0)
    lines = wrap(say(headline(view)), room, MIDDLE, bold=True, most=2)
    height = named_height(HAND_CARD) + 20 if hand else 74 + len(lines) * line_height(MIDDLE)
    y = page.take(height)
    x = MARGIN + 20
    page.put(*panel(MARGIN, y, page.inner, height, edge=EDGE if view.over else INK))
    page.put(*paragraph(x, y + 10, lines, size=MIDDLE, bold=True, fit=room))
    page.put(*time_strip(view.time, x, y + height - 54, room))
    if hand:
        left = MARGIN + page.inner - 3 * (HAND_CARD + 26) + 6
        if view.hand is None:
            page.put(*hidden_cards(view.hand_size, left, y + 14, HAND_CARD))
        else:
            page.put(*named_cards(say, view.hand, left, y + 12, HAND_CARD))


# -- the grid ------------------------------------------------------------------------------------


def _column(politician: int) -> float:
    return MARGIN + NAMES + politician * COLUMN


def _put_heads(page: Page, view: View, say: Say) -> None:
    y = page.take(HEAD_HEIGHT, gap=8)
    for politician in range(len(POLITICIANS)):
        page.put(*politician_head(say, view, politician, _column(politician), y))
    if view.over:
        page.put(trophy(MARGIN + 92, y + HEAD_HEIGHT / 2, 130))
    else:
        page.put(*pile(None, view.deck, MARGIN + 50, y + 22, 84))


def _put_row(page: Page, view: View, say: Say, seat: Seat) -> None:
    """Adds what one seat has on every politician."""
    piles = [row[seat] for row in view.piles]
    bonus = 38 if view.ending else 0
    height = max(pile_height(view, seen) for seen in piles) + 14 + bonus
    y = page.take(height, gap=8)
    mine = seat == view.active and not view.over
    fill = WHITE if mine or seat % 2 == 0 else SAND
    page.put(*panel(MARGIN, y, page.inner, height, fill=fill, edge=INK if mine else EDGE))
    _put_owner(page, view, say, seat, y)
    for politician, seen in enumerate(piles):
        x, fallen = _column(politician), view.scandals[politician] >= FALL
        if view.ending:
            page.put(*_prize(say, view.ending, politician, seat, x, y, height))
        page.put(*grid_pile(say, view, seen, x, y + 8, fallen=fallen))


def _put_owner(page: Page, view: View, say: Say, seat: Seat, y: float) -> None:
    name, out, x = seat_name(say, seat), view.out[seat], MARGIN + 8
    page.put(*seat_chip(x, y + 10, NAMES - 14, seat, name, height=62, out=out))
    base, fit = y + 102, NAMES - 20
    if out:
        words = say(text("slush-fund-picture-left"))
        page.put(Label(x + 4, base, words, SMALL, BAD, fit=fit))
    elif view.ending:
        words = say(text("slush-fund-picture-points", points=view.ending.totals[seat]))
        page.put(Label(x + 4, base + 8, words, 34, INK, bold=True, fit=fit))
    elif seat in view.asked:
        words = say(text("slush-fund-picture-to-act"))
        page.put(pointer(x + 16, base - 8, 28))
        page.put(Label(x + 40, base, words, SMALL, INK, bold=True, fit=fit - 40))


def _prize(
    say: Say, ending: Ending, politician: int, seat: Seat, x: float, y: float, height: float
) -> Shapes:
    """Returns a gold frame, a cup and the points, where this seat won this politician."""
    verdicts = ending.politicians[politician]
    if seat not in verdicts.winners:
        return ()
    points = say(text("slush-fund-picture-gain", points=verdicts.points[seat]))
    base, middle = y + height - 26, x + COLUMN / 2
    return (
        Rect(x + 3, y + 3, COLUMN - 6, height - 6, "#fff6dc", GOLD, 4, 10),
        trophy(middle - badge_width(points) / 2 - 4, base, 36),
        *badge(middle + 20, base, points, fill=GOLD),
    )


# -- below the grid ------------------------------------------------------------------------------


def _put_fund(page: Page, view: View, say: Say) -> None:
    """Adds the cards of the fund, its name, and whether three were taken (S16, S41)."""
    lines = wrap(say(text("slush-fund-picture-fund")), NAMES - 24, MIDDLE, bold=True)
    taken = wrap(say(text("slush-fund-picture-taken")), NAMES - 24, bold=True) if view.taken else []
    named = len(lines) * line_height(MIDDLE)
    words = named + 44 + len(taken) * line_height(SMALL)
    height = max(words, named_lines(view.fund, FUND_CARD)) + 18
    y, x = page.take(height), MARGIN + 20
    page.put(*panel(MARGIN, y, page.inner, height))
    page.put(*paragraph(x, y + 8, lines, size=MIDDLE, bold=True, fit=NAMES - 24))
    count = say(text("slush-fund-picture-count", count=len(view.fund)))
    page.put(Label(x, y + named + 34, count, SMALL, FAINT, fit=NAMES - 24))
    page.put(*paragraph(x, y + named + 42, taken, fill=BAD, bold=True, fit=NAMES - 24))
    page.put(*named_cards(say, view.fund, MARGIN + NAMES + 6, y + 12, FUND_CARD))


def _put_gone(page: Page, view: View, say: Say) -> None:
    """Adds what left the game, with open memory."""
    if not view.gone:
        return
    height = 50 + named_lines(view.gone, FUND_CARD)
    y = page.take(height)
    page.put(*panel(MARGIN, y, page.inner, height, fill=SAND))
    words = say(text("slush-fund-picture-gone"))
    page.put(Label(MARGIN + 20, y + 32, words, MIDDLE, FAINT, bold=True, fit=page.inner - 40))
    page.put(*named_cards(say, view.gone, MARGIN + 24, y + 46, FUND_CARD))


def _put_last_play(page: Page, view: View, say: Say) -> None:
    """Adds the previous turn and the current one, with the values of cards (S39)."""
    room = page.inner - 40
    lines = [
        line for turn in (view.log_before, view.log) for line in flowing(say, map(show, turn), room)
    ]
    if not lines:
        return
    page.heading(say(text("slush-fund-picture-last")))
    page.put(*note(MARGIN, page.take(note_height(lines)), page.inner, lines))


# -- the end -------------------------------------------------------------------------------------


def _put_places(page: Page, view: View, ending: Ending, say: Say) -> None:
    """Adds the places, best first: players, VP, and a cup for each winner (S38)."""
    for seat in sorted(range(view.seats), key=lambda seat: (ending.places[seat], seat)):
        key = "slush-fund-picture-left" if view.out[seat] else "slush-fund-picture-points"
        words = say(text(key, points=ending.totals[seat]))
        y, x = page.take(46, gap=6), MARGIN
        page.put(*badge(x + 24, y + 23, str(ending.places[seat]), size=26))
        name = seat_name(say, seat)
        page.put(*seat_chip(x + 60, y, 560, seat, name, height=46, out=view.out[seat]))
        page.put(Label(x + 644, y + 33, words, 30, INK, bold=True, fit=230))
        if seat in ending.winners:
            page.put(trophy(MARGIN + page.inner - 40, y + 23, 46))
    page.take(0, gap=6)
