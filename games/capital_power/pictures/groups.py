"""All groups as everybody knows them; with open books, and at the end, with all they have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.board import SPACES
from games.capital_power.companies.groups import lots_of
from games.capital_power.names import short_sum
from games.capital_power.pictures.art import note
from games.capital_power.pictures.board_text import bank_line, books_are_public
from games.capital_power.pictures.ledger import add_card
from games.capital_power.pictures.look import GOLD, LOOK, page
from games.capital_power.pictures.parts import landmark, pawn, place_of, tile
from games.capital_power.summary import tree
from games.drawing import Label
from games.drawing_kit import SIDE, WIDE, box, chip
from games.engine import Who, text

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.capital_power.view import View
    from games.drawing import Anchor, Drawing, Shape
    from games.drawing_kit import Canvas
    from games.engine import Say, Seat

LINE = 42
INDENT, DEEPEST = 14, 4
SYMBOLS = ("p", "finance", "mine", "food", "trans")
"""The symbol of each kind of company: the space where it earns, or works."""
CAPITAL, OWNER, WHERE, LOAN, SHARES = 240, 284, 316, 406, WIDE - SIDE - 10
"""Where the columns are: the right edge of the first and the last, the middle of the owner and of
the loan, the left edge of the place.
"""


def draw_groups(view: View, say: Say) -> Drawing:
    """Returns all groups, as everybody can know them."""
    state, public = view.seen, books_are_public(view)
    aside = text("capital-power-aside", round=state.round, rounds=int(state.options.round_limit))
    canvas = page(say(text("capital-power-sheet-groups")), say(aside))
    if not public:
        _heads(canvas, say)
    for seat in range(state.seats):
        _player(canvas, view, seat, say)
        for company, depth in tree(state, seat):
            if public:
                add_card(canvas, state, company, min(depth, DEEPEST - 1), say)
            else:
                _company(canvas, state, company, min(depth, DEEPEST), say)
        canvas.take(0)
    canvas.paragraph(say(bank_line(view)), fill=LOOK.faint)
    return canvas.drawing()


def _player(canvas: Canvas, view: View, seat: Seat, say: Say) -> None:
    state = view.seen
    shares = text("capital-power-shares", shares=lots_of(state, seat) * 10)
    right = say(text("capital-power-out") if state.out[seat] else shares)
    name = say(text("capital-power-player", who=Who(seat)))
    canvas.put(
        *chip(
            SIDE, canvas.take(44, 6), canvas.inner, seat, name,
            right=right, out=bool(state.out[seat]),
        )
    )  # fmt: skip


def _heads(canvas: Canvas, say: Say) -> None:
    """Adds what the columns are."""
    y = canvas.take(26, 6)
    heads: tuple[tuple[str, float, Anchor, float], ...] = (
        ("capital", CAPITAL, "end", 110), ("place", WHERE, "start", 70),
        ("owner", OWNER, "middle", 50), ("loan", LOAN, "middle", 50), ("shares", SHARES, "end", 66),
    )  # fmt: skip
    for key, x, anchor, fit in heads:
        words = say(text(f"capital-power-head-{key}"))
        canvas.put(Label(x, y + 20, words, 22, LOOK.faint, anchor, face="narrow", fit=fit))


def _company(canvas: Canvas, state: State, company: int, depth: int, say: Say) -> None:
    """Adds a company: kind, capital, who has 40 % of it, where it is, its loan, its shares."""
    y = canvas.take(LINE, 4)
    middle, base, x = y + LINE / 2, y + LINE / 2 + 8, SIDE + depth * INDENT
    capital = say(short_sum(state.capital[company]))
    items: list[Shape] = [*box(LOOK, x, y, WIDE - SIDE - x, LINE)]
    items += pawn(x + 24, middle, company, 29)
    items += tile(x + 50, middle - 16, 32, SYMBOLS[state.kind[company]])
    items.append(Label(CAPITAL, base, capital, 22, LOOK.ink, "end", bold=True, fit=76))
    if state.minor[company] >= 0:
        items += pawn(OWNER, middle, state.minor[company], 29)
    circuit, left = SPACES[state.space[company]].circuit, float(WHERE)
    if state.behind[company]:
        items += tile(left, middle - 14, 28, "start")
    elif circuit >= 0:
        items += landmark(left + 14, middle, circuit, 28)
        left += 36
    if not state.behind[company]:
        words = place_of(state, company, say) if circuit < 0 else _number(state, company)
        fit = LOAN - 22 - left
        items.append(Label(left, base, words, 22, LOOK.ink, face="narrow", fit=fit))
    if state.loan[company]:
        items.append(note(LOAN, middle, black=state.borrowed[company] == 2, scale=0.58))
    shares = str(state.lots[company] * 10) if state.lots[company] else "–"
    ink = GOLD if state.lots[company] else LOOK.faint
    items.append(Label(SHARES, base, shares, 22, ink, "end", bold=True, fit=54))
    canvas.put(*items)


def _number(state: State, company: int) -> str:
    """Returns the number of a pawn's space in its country."""
    return SPACES[state.space[company]].place[2:].lstrip("0")
