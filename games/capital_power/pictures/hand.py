"""A seat's hand as a picture: its money, its companies, and what it is asked about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.board import SPACES
from games.capital_power.companies.groups import group, lots_of
from games.capital_power.names import PLACES, SPACE_NAMES, short_sum
from games.capital_power.pending import Booking, Branch, BuyBack, Debt, Stop
from games.capital_power.pictures.art import certificate, note
from games.capital_power.pictures.hand_text import about_to_roll, band, debt_line
from games.capital_power.pictures.legend_text import does_text
from games.capital_power.pictures.look import COUNTRIES, DARK, GOLD, LOOK, LOSS, PAPER, page
from games.capital_power.pictures.parts import (
    landmark,
    narrow_lines,
    pawn,
    place_of,
    race,
    short_money,
    tile,
)
from games.capital_power.pictures.rolls import add_rolls, height_of_rolls
from games.capital_power.pictures.ways import add_ways
from games.capital_power.summary import tree
from games.capital_power.terms import offer_text
from games.drawing import Label, Rect
from games.drawing_kit import SIDE, SPACE, WIDE, box, text_width
from games.engine import text

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.capital_power.view import View
    from games.drawing import Drawing
    from games.drawing_kit import Canvas
    from games.engine import Say, Seat

MOST = 720
"""The greatest height, so that a panel with the hand and its buttons is no higher than a phone."""
ASKED = 620
"""The same while something is asked, when there are more buttons below it."""
LINE = 46
"""The height of a company's line."""
MONEY = 52
COLUMNS = ("white", "black", "bank", "owes")
COLUMN = 74
"""The width of a column of sums."""


def draw_hand(view: View, say: Say) -> Drawing:
    """Returns what the seat has, and what it is asked about: a roll, a fork, a stop, a debt."""
    state, seat = view.seen, view.seat
    aside = text("capital-power-aside", round=state.round, rounds=int(state.options.round_limit))
    canvas = page(say(text("capital-power-sheet-hand")), say(aside))
    canvas.say_turn(say(band(view)))
    if seat is None or not group(state, seat):
        canvas.paragraph(say(text("capital-power-no-group")))
        return canvas.drawing()
    _money(canvas, state, seat, say)
    if view.to_act:
        _question(canvas, view, seat, say)
    else:
        canvas.put(*race(state, canvas.take(30) + 3, 26))
        offered = any(offer.to == seat for offer in state.offers)
        _companies(canvas, state, seat, say, room=MOST - canvas.y - (150 if offered else 20))
    _offers(canvas, state, seat, say)
    return canvas.drawing(14)


# -- what the seat has ---------------------------------------------------------------------------


def _money(canvas: Canvas, state: State, seat: Seat, say: Say) -> None:
    """Adds the cash of the group in either colour, and its shares beside those that win."""
    own = group(state, seat)
    top = canvas.take(MONEY)
    middle, base = top + MONEY / 2, top + MONEY / 2 + 11
    for n, column in enumerate((state.white, state.black)):
        x, words = SIDE + n * 156, say(short_sum(sum(column[n] for n in own)))
        canvas.put(
            *box(LOOK, x, top, 148, MONEY),
            note(x + 31, middle, black=n == 1, scale=0.68),
            Label(x + 62, base, words, 30, LOOK.ink, bold=True, fit=80),
        )
    x = SIDE + 2 * 156
    goal = f"/{state.options.lots_to_win * 10}"
    end = WIDE - SIDE - 10
    room = text_width(goal, 24, bold=True)
    canvas.put(
        *box(LOOK, x, top, 168, MONEY),
        certificate(x + 30, middle, 0.76),
        Label(end - room, base, str(lots_of(state, seat) * 10), 32, GOLD, "end", bold=True,
              fit=end - room - x - 58),
        Label(end, base, goal, 24, LOOK.ink, "end", bold=True),
    )  # fmt: skip
    hidden = sum(state.hidden[n] for n in own)
    if hidden:
        words = say(text("capital-power-hand-hidden", amount=short_sum(hidden)))
        canvas.put(Label(SIDE, canvas.take(24) + 18, words, 22, LOOK.faint, fit=canvas.inner))


def _companies(
    canvas: Canvas, state: State, seat: Seat, say: Say, *, room: float, framed: int = -1
) -> None:
    """Adds a line for each company: where it is, its cash, deposit and open loan.

    framed: a company that is shown in any case, and marked. room: pixels for all of it.
    """
    own = [n for n, _ in tree(state, seat)]
    if len(own) == 1:
        _alone(canvas, state, own[0], say)
        return
    most = max(1, int((room - 34) // (LINE + 4)))
    shown = own if len(own) <= most else sorted(own, key=lambda n: (n != framed, own.index(n)))
    shown = [n for n in own if n in shown[:most]]
    _heads(canvas, len(own) - len(shown), say)
    for company in shown:
        _company(canvas, state, company, say, marked=company == framed)
    canvas.take(0, SPACE - 4)


def _heads(canvas: Canvas, more: int, say: Say) -> None:
    """Adds what the columns of sums are, two notes and two words, and how many companies are not
    shown.
    """
    top = canvas.take(28, 4)
    if more:
        words = say(text("capital-power-hand-more", count=more))
        fit = _column(0) - 52 - SIDE
        canvas.put(Label(SIDE + 4, top + 21, words, 22, LOOK.faint, fit=fit, face="narrow"))
    for n, key in enumerate(COLUMNS):
        end = _column(n)
        if n < 2:
            canvas.put(note(end - 22, top + 13, black=n == 1, scale=0.6))
        else:
            words = say(text(f"capital-power-hand-{key}"))
            canvas.put(
                Label(end, top + 21, words, 22, LOOK.faint, "end", fit=COLUMN - 6, face="narrow")
            )


def _column(n: int) -> float:
    """Returns the right edge of a column of sums."""
    return WIDE - SIDE - 8 - (len(COLUMNS) - 1 - n) * COLUMN


def _company(canvas: Canvas, state: State, company: int, say: Say, *, marked: bool) -> None:
    y = canvas.take(LINE, 4)
    middle = y + LINE / 2
    circuit = SPACES[state.space[company]].circuit
    x: float = SIDE + 50
    canvas.put(*box(LOOK, SIDE, y, canvas.inner, LINE, edge=PAPER if marked else None))
    canvas.put(*pawn(SIDE + 26, middle, company, 32))
    if circuit >= 0:
        canvas.put(*landmark(x + 16, middle, circuit, 32))
        x += 40
    where = place_of(state, company, say)
    fit = _column(0) - 66 - x
    canvas.put(Label(x, middle + 8, where, 24, LOOK.ink, face="narrow", fit=fit))
    for n, amount in enumerate(_sums(state, company)):
        ink = LOSS if n == 3 and amount else LOOK.ink if amount else LOOK.faint
        words = short_money(amount, say)
        canvas.put(
            Label(_column(n), middle + 9, words, 26, ink, "end", face="narrow", fit=COLUMN - 6)
        )


def _sums(state: State, company: int) -> tuple[int, int, int, int]:
    return (
        state.white[company],
        state.black[company],
        state.deposit[company],
        state.loan[company],
    )


def _alone(canvas: Canvas, state: State, company: int, say: Say) -> None:
    """Adds the only company of a group, whose cash is said already: where it is, its deposit and
    its loan.
    """
    extra = [
        say(text(f"capital-power-hand-{key}-of", amount=short_sum(amount)))
        for key, amount in (("bank", state.deposit[company]), ("owes", state.loan[company]))
        if amount
    ]
    high = 82 if extra else 58
    y, space = canvas.take(high), SPACES[state.space[company]]
    hue = COUNTRIES[space.circuit] if space.circuit >= 0 else DARK
    canvas.put(Rect(SIDE, y, canvas.inner, high, hue, radius=10))
    middle, x = y + high / 2, float(SIDE + 12)
    if space.circuit >= 0:
        canvas.put(*landmark(x + 20, middle, space.circuit, 44))
        x += 52
    canvas.put(*tile(x, middle - 22, 44, space.kind), *pawn(x + 52, middle - 11, company, 28))
    x += 78
    at = text("capital-power-hand-at", place=PLACES[state.space[company]],
              space=SPACE_NAMES[state.space[company]])  # fmt: skip
    where = place_of(state, company, say) if state.behind[company] else say(at)
    base, fit = (y + 36 if extra else middle + 9), WIDE - SIDE - 12 - x
    canvas.put(Label(x, base, where, 26, PAPER, bold=True, fit=fit))
    if extra:
        canvas.put(Label(x, base + 32, " · ".join(extra), 24, PAPER, face="narrow", fit=fit))


# -- what it is asked ----------------------------------------------------------------------------


_BELOW: dict[type, float] = {Branch: 250, Stop: 130, Debt: 90}
"""The height of what is added below the companies for a question."""


def _question(canvas: Canvas, view: View, seat: Seat, say: Say) -> None:
    """Adds the companies, with the one that is asked about marked, and what it can come to."""
    state = view.seen
    roller = about_to_roll(view)
    if roller >= 0:
        below = height_of_rolls(state, roller, say)
        _companies(canvas, state, seat, say, room=ASKED - canvas.y - below, framed=roller)
        add_rolls(canvas, state, roller, say)
        return
    top = state.pending[-1] if state.pending else None
    framed = top.company if isinstance(top, Branch | Stop | Booking | Debt | BuyBack) else -1
    below = _BELOW.get(type(top), 0)
    _companies(canvas, state, seat, say, room=ASKED - canvas.y - below, framed=framed)
    if isinstance(top, Branch):
        add_ways(canvas, state, top, say)
    elif isinstance(top, Stop):
        _stop(canvas, state, top, say)
    elif isinstance(top, Debt):
        _debt(canvas, state, top, say)


def _stop(canvas: Canvas, state: State, stop: Stop, say: Say) -> None:
    """Adds the space where a company stands, large, and what it is for."""
    space = state.space[stop.company]
    kind, left = SPACES[space].kind, SIDE + 112
    room = WIDE - SIDE - 12 - left
    lines = narrow_lines(say(does_text(state, kind)), room, 24)
    high = max(108, 76 + 28 * len(lines))
    y = canvas.take(high)
    spot = say(text("capital-power-hand-place-of", place=PLACES[space]))
    canvas.put(
        *box(LOOK, SIDE, y, canvas.inner, high, edge=GOLD),
        *tile(SIDE + 12, y + 12, 84, kind),
        Label(left, y + 34, say(SPACE_NAMES[space]), 28, LOOK.ink, bold=True, fit=room),
        Label(left, y + 62, spot, 24, GOLD, face="narrow", fit=room),
        *(
            Label(left, y + 92 + 28 * n, line, 24, LOOK.faint, face="narrow", fit=room)
            for n, line in enumerate(lines)
        ),
    )


def _debt(canvas: Canvas, state: State, debt: Debt, say: Say) -> None:
    """Adds what a company owes and what of it is missing."""
    _boxed(canvas, _lines(canvas, say(debt_line(state, debt))), LOSS)


def _offers(canvas: Canvas, state: State, seat: Seat, say: Say) -> None:
    """Adds what others offer the seat, as far as there is room for it."""
    mine = [offer for offer in state.offers if offer.to == seat]
    for n, offer in enumerate(mine):
        lines = _lines(canvas, say(offer_text(offer, seat)))
        if canvas.y + _box_height(lines) > MOST - 14:
            _more_offers(canvas, len(mine) - n, say)
            return
        _boxed(canvas, lines, GOLD)


def _more_offers(canvas: Canvas, count: int, say: Say) -> None:
    """Adds how many offers there was no room for, unless there is none for that either."""
    if canvas.y + 40 <= MOST:
        y = canvas.take(26)
        words = say(text("capital-power-hand-offers", count=count))
        canvas.put(Label(SIDE, y + 20, words, 22, GOLD, face="narrow", fit=canvas.inner))


def _lines(canvas: Canvas, words: str) -> list[str]:
    """Returns a sentence in lines for a box."""
    return narrow_lines(words, canvas.inner - 28, 24, most=3)


def _box_height(lines: list[str]) -> float:
    return 28 * len(lines) + 18


def _boxed(canvas: Canvas, lines: list[str], edge: str) -> None:
    """Adds a sentence in a box."""
    high = _box_height(lines)
    y = canvas.take(high)
    canvas.put(*box(LOOK, SIDE, y, canvas.inner, high, edge=edge))
    for n, line in enumerate(lines):
        base, fit = y + 31 + 28 * n, canvas.inner - 28
        canvas.put(Label(SIDE + 14, base, line, 24, LOOK.ink, face="narrow", fit=fit))
