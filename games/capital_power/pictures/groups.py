"""Groups as trees: a seat's own with its registers, all of them as everybody knows them, and at the
end the true books of all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.board import BOARD, SPACES
from games.capital_power.companies.ledger import booked
from games.capital_power.names import COMPANY_NAMES
from games.capital_power.pictures.board_text import bank_public, player_line
from games.capital_power.pictures.game_text import bank_register, reasons
from games.capital_power.pictures.parts import pawn, short_kind, short_money
from games.capital_power.summary import LOANS, headline, holdings, tree
from games.capital_power.terms import offer_text
from games.drawing import EDGE, FAINT, INK, SAND, WHITE, Label, Line, Rect, Shape
from games.drawing_kit import MARGIN, SMALL, Page, seat_chip
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.capital_power.state import State
    from games.capital_power.view import View
    from games.drawing import Drawing
    from games.engine import Say, Seat

ROW = 46
INDENT = 26
DEEPEST = 4
"""The depth of a chain from which companies are not indented further."""
FIRST = 232
"""The width of the column of companies."""


def draw_ledger(view: View, say: Say) -> Drawing:
    """Returns the seat's own group with all it has."""
    page = Page(say(text("capital-power-sheet-ledger")), say(headline(view)))
    if view.seat is not None and holdings(view):
        _group(page, view, view.seat, say, _registers(view.seen))
        page.note([say(offer_text(offer, view.seat)) for offer in view.seen.offers])
    else:
        page.paragraph(say(text("capital-power-no-group")))
    return page.drawing()


def draw_groups(view: View, say: Say) -> Drawing:
    """Returns all groups, as everybody can know them."""
    page = Page(say(text("capital-power-sheet-groups")), say(headline(view)))
    for seat in range(view.seen.seats):
        _group(page, view, seat, say, _PUBLIC)
    page.paragraph(say(bank_public(view.seen)), fill=FAINT)
    return page.drawing()


def draw_end(view: View, say: Say) -> Drawing:
    """Returns how the game ended, and the true books of every group and of the bank."""
    page = Page(say(text("capital-power-sheet-end")), say(headline(view)))
    page.note([say(why) for why in reasons(view)])
    for seat in range(view.seen.seats):
        _group(page, view, seat, say, _registers(view.seen))
    page.paragraph(say(bank_register(view.seen)), fill=FAINT)
    return page.drawing()


# -- a group -------------------------------------------------------------------------------------


def _group(page: Page, view: View, seat: Seat, say: Say, columns: tuple[_Column, ...]) -> None:
    """Adds a player's name, a heading, and a row per company, subsidiaries under their parent."""
    state, out = view.seen, bool(view.seen.out[seat])
    to_act = seat in view.asked and not view.over
    top = page.take(44, gap=4)
    chip = seat_chip(MARGIN, top, page.inner, seat, say(player_line(view, seat)),
                     to_act=to_act, out=out)  # fmt: skip
    page.put(*chip)
    own = tree(state, seat)
    if not own:
        page.take(8)
        return
    places = _places(columns, page.inner - FIRST)
    y = page.take(30, gap=0)
    page.put(Label(MARGIN + 12, y + 22, say(text("capital-power-head-company")), SMALL, FAINT))
    for column, (x, width) in zip(columns, places, strict=True):
        words = say(text(f"capital-power-head-{column.head}"))
        page.put(Label(x, y + 22, words, SMALL, FAINT, "middle", fit=width - 6))
    tops: dict[int, float] = {}
    for row, (company, depth) in enumerate(own):
        tops[company] = page.y
        _row(page, state, company, depth, row, say, tops.get(state.mother[company]))
        for column, (x, width) in zip(columns, places, strict=True):
            page.put(*column.draw(state, company, x, page.y - 17, width - 6, say))
    page.take(6)


def _places(columns: tuple[_Column, ...], room: float) -> list[tuple[float, float]]:
    """Returns the middle and the width of each column."""
    unit = room / sum(column.share for column in columns)
    places: list[tuple[float, float]] = []
    left: float = MARGIN + FIRST
    for column in columns:
        width = unit * column.share
        places.append((left + width / 2, width))
        left += width
    return places


def _row(
    page: Page, state: State, company: int, depth: int, row: int, say: Say, above: float | None
) -> None:
    """Adds a company on its band, with a line from its parent's row, which begins at `above`."""
    y = page.take(ROW - 4, gap=4)
    page.put(Rect(MARGIN, y, page.inner, ROW - 4, WHITE if row % 2 == 0 else SAND, EDGE, 2, 8))
    x = MARGIN + 26 + min(depth, DEEPEST) * INDENT
    if above is not None and 0 < depth <= DEEPEST:
        elbow = ((x - INDENT, above + ROW - 8), (x - INDENT, y + 21), (x - 20, y + 21))
        page.put(Line(elbow, FAINT, 3))
    page.put(*pawn(x, y + 21, company, 36))
    name = say(COMPANY_NAMES[company])
    page.put(Label(x + 24, y + 29, name, SMALL, INK, bold=True, fit=MARGIN + FIRST - x - 28))


# -- columns -------------------------------------------------------------------------------------


class _Column:
    """A column: its heading, how its cell is drawn around (x, base), and its share of the width."""

    def __init__(
        self,
        head: str,
        draw: Callable[[State, int, float, float, float, Say], list[Shape]],
        share: float = 1,
    ) -> None:
        self.head = head
        self.draw = draw
        self.share = share


def _words(
    head: str, words: Callable[[State, int, Say], str], share: float = 1, *, bold: bool = False
) -> _Column:
    def draw(
        state: State, company: int, x: float, base: float, fit: float, say: Say
    ) -> list[Shape]:
        line = words(state, company, say)
        return [Label(x, base, line, SMALL, INK, "middle", bold=bold, fit=fit)]

    return _Column(head, draw, share)


def _owners(state: State, company: int, x: float, base: float, fit: float, say: Say) -> list[Shape]:
    holders = [n for n in (state.mother[company], state.minor[company]) if n >= 0]
    items: list[Shape] = []
    for place, holder in enumerate(holders):
        items += pawn(x - 14 + place * 36, base - 8, holder, 34)
    return items


def _capital(state: State, company: int, say: Say) -> str:
    return f"{short_kind(state, company, say)} {short_money(state.capital[company], say)}"


def _loan(state: State, company: int, say: Say) -> str:
    """Returns the kind of an open loan."""
    if not state.loan[company]:
        return "–"
    return say(text(f"capital-power-loan-short-{LOANS[state.borrowed[company]]}"))


def _open_loan(state: State, company: int, say: Say) -> str:
    """Returns the kind of an open loan and how much of it is open."""
    if not state.loan[company]:
        return "–"
    return f"{_loan(state, company, say)[:1].upper()} {short_money(state.loan[company], say)}"


def _shares(state: State, company: int, say: Say) -> str:
    return str(state.lots[company] * 10) if state.lots[company] else "–"


def _bribed(state: State, company: int, say: Say) -> str:
    """Returns the countries where its bribe is used, by their letters on the board.

    Of three or more, only the first letters.
    """
    used = [c.key for n, c in enumerate(BOARD.circuits) if state.bribed[company] >> n & 1]
    return " ".join(used if len(used) < 3 else [key[0] for key in used]) or "–"


_PUBLIC = (
    _words("capital", _capital, 1.5),
    _Column("owners", _owners),
    _words("place", lambda state, n, say: SPACES[state.space[n]].place),
    _words("loan", _loan),
    _words("shares", _shares, bold=True),
)


def _registers(state: State) -> tuple[_Column, ...]:
    """Returns the columns of a register; hidden money has one with creative books only."""
    hidden = (
        (_words("hidden", lambda state, n, say: short_money(state.hidden[n], say)),)
        if state.options.creative
        else ()
    )
    return (
        _words("capital", _capital, 1.5),
        _words("white", lambda state, n, say: short_money(state.white[n], say), bold=True),
        _words("black", lambda state, n, say: short_money(booked(state, n), say), bold=True),
        *hidden,
        _words("deposit", lambda state, n, say: short_money(state.deposit[n], say)),
        _words("shares", _shares, bold=True),
        _words("loan", _open_loan, 1.25),
        _words("bribed", _bribed),
    )
