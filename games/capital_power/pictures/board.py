"""The board: 88 spaces with the pawns on them, and a player's companies in each country."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.board import BOARD, CROSSINGS, SPACES
from games.capital_power.companies.groups import living, lots_of
from games.capital_power.material import colour_of
from games.capital_power.names import country
from games.capital_power.pictures.parts import (
    PALE,
    interpol,
    number_of,
    pawn,
    short_kind,
    short_money,
)
from games.capital_power.stops.moving import INTERPOL
from games.capital_power.summary import headline, tree
from games.drawing import EDGE, FAINT, INK, WHITE, Group, Label, Line, Mark, Rect, Shape
from games.drawing_kit import WIDTH, Page, pointer, seat_hue, seat_mark
from games.engine import Who, text

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.capital_power.view import View
    from games.drawing import Drawing
    from games.drawing_kit import Shapes
    from games.engine import Say, Seat

SCALE = WIDTH / BOARD.width
SIZE = 31
"""The size of letters on the board, which is drawn at 5/7: 22 in the picture."""
BOX_WIDTH, BOX_HEIGHT = 74, 80
ROOMS = {0: (113, 115), 1: (813, 115), 2: (113, 631), 3: (813, 631)}
"""The corners of the insides of the circuits, where the players' companies are shown."""
ROOM_WIDTH = 474
ROW = 35
ROWS = 6
CROWD = 4
"""The number of pawns that have room on one space."""


def draw_board(view: View, say: Say) -> Drawing:
    """Returns the board as everybody sees it."""
    state = view.seen
    aside = text(
        "capital-power-aside",
        round=state.round, rounds=int(state.options.round_limit), shares=state.stock * 10,
    )  # fmt: skip
    page = Page(say(headline(view)), say(aside))
    top = page.take(BOARD.height * SCALE)
    items: list[Shape] = []
    for n, circuit in enumerate(BOARD.circuits):
        items += _country(n, say(country(circuit.key)))
    for n in range(len(SPACES)):
        items += _space(n, say)
    items += _pawns(state)
    for seat in range(state.seats):
        items += _player(view, seat, say)
    page.put(Group(tuple(items), 0, top, scale=SCALE))
    page.note([say(line) for line in view.last])
    return page.drawing()


# -- spaces --------------------------------------------------------------------------------------


def _space(n: int, say: Say) -> Shapes:
    space = SPACES[n]
    kind = BOARD.kinds[space.kind]
    corner = 34 if n in CROSSINGS else 8
    box = Rect(
        space.x - BOX_WIDTH / 2, space.y - BOX_HEIGHT / 2, BOX_WIDTH, BOX_HEIGHT,
        PALE[kind.group], INK if n == BOARD.start else EDGE, 4 if n == BOARD.start else 2, corner,
    )  # fmt: skip
    code = say(text(f"capital-power-code-{kind.key}"))
    return (
        box,
        Label(
            space.x, space.y - 13, code, SIZE, INK, "middle",
            bold=kind.group != "neutral", fit=BOX_WIDTH - 8,
        ),
    )  # fmt: skip


def _country(circuit: int, name: str) -> Shapes:
    """Returns the name of a country and the way round it, in the gap in the middle of the board."""
    x, width = (872 if circuit % 2 else 53), 420
    low = circuit >= 2
    base = 538 if low else 488
    ends = ((x + width - 130, base - 10), (x + width - 40, base - 10))
    return (
        Label(x, base, name, SIZE, FAINT, italic=True, fit=width - 150),
        Line(ends if low else ends[::-1], FAINT, 4, arrow=True),
    )


# -- pawns ---------------------------------------------------------------------------------------


def _pawns(state: State) -> list[Shape]:
    items: list[Shape] = []
    for n, space in enumerate(SPACES):
        here = [company for company in living(state) if state.space[company] == n]
        if n == state.interpol:
            here.append(INTERPOL)
        items += _crowd(here, space.x, space.y + 16)
    return items


def _crowd(companies: list[int], x: float, y: float) -> list[Shape]:
    """Returns the pawns on one space side by side; of many, the first and the number of others."""
    shown = companies if len(companies) <= CROWD else companies[: CROWD - 1]
    size = 46 if len(companies) < 3 else 36
    step = size - 4 if len(companies) < 3 else 27
    left = x - step * (min(len(companies), CROWD) - 1) / 2
    items: list[Shape] = []
    for n, company in enumerate(shown):
        at = left + n * step
        items += interpol(at, y) if company == INTERPOL else pawn(at, y, company, size)
    if len(companies) > CROWD:
        more = f"+{len(companies) - len(shown)}"
        items.append(Label(left + len(shown) * step, y + 10, more, 28, INK, "middle", bold=True))
    return items


# -- players -------------------------------------------------------------------------------------


def _player(view: View, seat: Seat, say: Say) -> list[Shape]:
    """Returns a player's name, shares and companies, in the middle of a country."""
    state = view.seen
    x, y = ROOMS[seat]
    hue = FAINT if state.out[seat] else seat_hue(seat)
    name = say(text("capital-power-player", who=Who(seat)))
    right = text("capital-power-short-shares", shares=lots_of(state, seat) * 10)
    aside = say(text("capital-power-out") if state.out[seat] else right)
    to_act = seat in view.asked and not view.over
    left = x + (30 if to_act else 0)
    items: list[Shape] = [
        Rect(x + 4, y, ROOM_WIDTH - 8, 42, hue, INK if to_act else None, 5, 10),
        Mark(seat_mark(seat), left + 30, y + 21, 28, WHITE),
        Label(left + 54, y + 32, name, SIZE, WHITE, bold=True, fit=x + ROOM_WIDTH - 172 - left),
        Label(x + ROOM_WIDTH - 16, y + 32, aside, SIZE, WHITE, "end", bold=True, fit=140),
    ]
    if to_act:
        items.append(pointer(x + 26, y + 21, 26, WHITE))
    own = tree(state, seat)
    shown = own if len(own) <= ROWS else own[: ROWS - 1]
    for row, (company, _) in enumerate(shown):
        items += _row(state, company, x, y + 76 + row * ROW, say)
    if len(own) > len(shown):
        words = f"+ {len(own) - len(shown)}"
        items.append(Label(x + 20, y + 76 + len(shown) * ROW, words, SIZE, FAINT, bold=True))
    return items


def _row(state: State, company: int, x: float, base: float, say: Say) -> Shapes:
    """Returns a company: pawn, kind and capital, owners, place, shares."""
    lots = state.lots[company] * 10
    shares = str(lots) if lots else "–"
    capital = f"{short_kind(state, company, say)} {short_money(state.capital[company], say)}"
    return (
        *pawn(x + 22, base - 11, company, 38),
        Label(x + 46, base, capital, SIZE, INK, fit=196),
        *_owners(state, company, x + 246, base),
        Label(x + 362, base, SPACES[state.space[company]].place, SIZE, INK, "middle", fit=82),
        Label(x + ROOM_WIDTH - 14, base, shares, SIZE, INK, "end", bold=True, fit=60),
    )


def _owners(state: State, company: int, x: float, base: float) -> list[Shape]:
    """Returns the owners: the number of the parent, then that of the holder of 40 %.

    Each is in its colour, with its mark if that differs from the company's own.
    """
    items: list[Shape] = []
    for place, holder in enumerate((state.mother[company], state.minor[company])):
        if holder < 0:
            continue
        hue = seat_hue(colour_of(holder))
        if place:
            items.append(Label(x, base, "/", SIZE, FAINT))
            x += 12
        if colour_of(holder) != colour_of(company):
            items.append(Mark(seat_mark(colour_of(holder)), x + 9, base - 11, 18, hue))
            x += 20
        items.append(Label(x, base, number_of(holder), SIZE, hue, bold=True))
        x += 22
    return items
