"""A seat's own books: a card for each company, subsidiaries under their parent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.names import COMPANY_NAMES, KIND_NAMES, short_sum
from games.capital_power.pictures.art import certificate, note
from games.capital_power.pictures.look import GOLD, LOOK, LOSS, page
from games.capital_power.pictures.parts import landmark, pawn, short_money, tile
from games.capital_power.summary import holdings, tree
from games.capital_power.terms import offer_text
from games.drawing import Curve, Label
from games.drawing_kit import SIDE, WIDE, box, paragraph, text_width, wrap
from games.engine import text

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.capital_power.view import View
    from games.drawing import Drawing, Shape
    from games.drawing_kit import Canvas
    from games.engine import Say

INDENT = 18
DEEPEST = 3
"""The depth of a chain from which companies are not indented further."""
NAMED, SUMS, MORE = 44, 38, 34
"""The heights of a card's lines: who, the sums, and what only some companies have."""


def draw_ledger(view: View, say: Say) -> Drawing:
    """Returns the seat's own group with all it has."""
    state = view.seen
    aside = text("capital-power-aside", round=state.round, rounds=int(state.options.round_limit))
    canvas = page(say(text("capital-power-sheet-ledger")), say(aside))
    if view.seat is None or not holdings(view):
        canvas.paragraph(say(text("capital-power-no-group")))
        return canvas.drawing()
    bottoms: dict[int, float] = {}
    for company, depth in tree(state, view.seat):
        above = bottoms.get(state.mother[company])
        add_card(canvas, state, company, min(depth, DEEPEST), say, above)
        bottoms[company] = canvas.y - 8
    for offer in state.offers:
        _offer(canvas, say(offer_text(offer, view.seat)))
    return canvas.drawing()


def add_card(
    canvas: Canvas, state: State, company: int, depth: int, say: Say, above: float | None = None
) -> None:
    """Adds a company with its register. above: the lower edge of its parent's card."""
    extra = _more_lines(state, company)
    x, high = SIDE + depth * INDENT, NAMED + SUMS + MORE * extra
    wide, y = WIDE - SIDE - x, canvas.take(high, 8)
    if above is not None and depth:
        way = f"M{x - 8} {above:g}V{y + NAMED / 2:g}H{x}"
        canvas.put(Curve(way, None, GOLD, 4))
    kind = say(KIND_NAMES[state.kind[company]])
    about = say(
        text("capital-power-kind-capital", kind=kind, capital=short_sum(state.capital[company]))
    )
    taken = text_width(about, 24, face="narrow")
    canvas.put(
        *box(LOOK, x, y, wide, high),
        *pawn(x + 26, y + 25, company, 32),
        Label(x + 52, y + 34, say(COMPANY_NAMES[company]), 25, LOOK.ink, bold=True,
              fit=wide - 72 - taken),
        Label(x + wide - 12, y + 33, about, 24, GOLD, "end", face="narrow"),
    )  # fmt: skip
    canvas.put(*sums(state, company, x + 10, y + NAMED + 17, wide - 16, say))
    if extra:
        canvas.put(*_more(state, company, x + 12, y + NAMED + SUMS + 14, say))


def sums(state: State, company: int, x: float, middle: float, wide: float, say: Say) -> list[Shape]:
    """Returns white and black money, the deposit and the shares of a company, each with its
    symbol.
    """
    cell = wide / 4
    shares = state.lots[company] * 10
    columns: list[tuple[tuple[Shape, ...], str]] = [
        ((note(x + 20, middle, black=False, scale=0.52),),
         short_money(state.white[company], say)),
        ((note(x + cell + 20, middle, black=True, scale=0.52),),
         short_money(state.black[company], say)),
        (tile(x + 2 * cell + 6, middle - 15, 30, "bank"), short_money(state.deposit[company], say)),
        ((certificate(x + 3 * cell + 20, middle, 0.6),), str(shares) if shares else "–"),
    ]  # fmt: skip
    items: list[Shape] = []
    for n, (symbol, words) in enumerate(columns):
        hue = LOOK.faint if words == "–" else GOLD if n == 3 else LOOK.ink
        items += symbol
        left, fit = x + n * cell + 43, cell - 46
        items.append(Label(left, middle + 9, words, 26, hue, face="narrow", fit=fit))
    return items


def _more_lines(state: State, company: int) -> int:
    """Returns how many lines are needed for what only some companies have."""
    has = [state.loan[company], state.hidden[company], state.bribed[company]]
    return -(-sum(map(bool, has)) // 2)


def _more(state: State, company: int, x: float, middle: float, say: Say) -> list[Shape]:
    """Returns an open loan, money off the books, and the countries where the bribe is used, two of
    them on a line.
    """
    items: list[Shape] = []
    left, told = x, 0
    if state.loan[company]:
        items.append(note(x + 18, middle, black=state.borrowed[company] == 2, scale=0.5))
        words = say(text("capital-power-hand-owes-of", amount=short_sum(state.loan[company])))
        items.append(Label(x + 43, middle + 8, words, 22, LOSS, face="narrow"))
        left, told = x + 43 + text_width(words, 22, face="narrow") + 14, 1
    if state.hidden[company]:
        words = say(text("capital-power-hand-hidden", amount=short_sum(state.hidden[company])))
        items.append(Label(left, middle + 8, words, 22, LOOK.faint, face="narrow"))
        left, told = left + text_width(words, 22, face="narrow") + 14, told + 1
    used = [n for n in range(4) if state.bribed[company] >> n & 1]
    if used:
        left, middle = (x, middle + MORE) if told == 2 else (left, middle)
        words = say(text("capital-power-hand-bribed"))
        items.append(Label(left, middle + 8, words, 22, LOOK.faint, face="narrow"))
        left += text_width(words, 22, face="narrow") + 20
        for n, circuit in enumerate(used):
            items += landmark(left + n * 31, middle, circuit, 27)
    return items


def _offer(canvas: Canvas, words: str) -> None:
    """Adds what somebody offers, in a box."""
    room = canvas.inner - 28
    lines = wrap(words, room, 22, bold=True, most=4)
    high = 30 * len(lines) + 20
    y = canvas.take(high)
    canvas.put(*box(LOOK, SIDE, y, canvas.inner, high, edge=GOLD))
    canvas.put(*paragraph(SIDE + 14, y + 9, lines, fill=LOOK.ink, bold=True, fit=room))
