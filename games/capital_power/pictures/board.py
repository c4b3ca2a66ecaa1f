"""The board: four countries as strips of symbols, the pawns on them, and the race for the bank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.board import BOARD, SPACES
from games.capital_power.companies.groups import living, lots_of
from games.capital_power.names import country
from games.capital_power.pictures.art import LANDMARKS, interpol
from games.capital_power.pictures.look import COUNTRIES, DARK, GOLD, LOOK, PAPER, page
from games.capital_power.pictures.parts import landmark, narrow_lines, pawn, race, tile
from games.capital_power.stops.moving import INTERPOL
from games.capital_power.summary import headline
from games.drawing import Curve, Group, Label, Rect
from games.drawing_kit import SIDE, WIDE, chip, text_width
from games.engine import Who, text

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.capital_power.view import View
    from games.drawing import Drawing, Shape
    from games.drawing_kit import Canvas
    from games.engine import Say

TILE = 41
PITCH = 45.4
LEFT = 12
"""The left edge of the first tile of a row."""
ROW = 53
"""The distance from one row of tiles to the next, with room for the pawns between them."""
HEAD = 32
"""The height of the line with the name of a country."""
ABOVE = 14
"""The room for pawns above the first row of a country."""
STRIP = HEAD + ABOVE + TILE + ROW + 4
CROSSINGS = 56
FIRST = 11
"""The number of spaces in the first row; the others run back below it."""
TWO = 23
"""The distance between two pawns on one space."""


def draw_board(view: View, say: Say) -> Drawing:
    """Returns the board as everybody sees it."""
    state = view.seen
    aside = text("capital-power-aside", round=state.round, rounds=int(state.options.round_limit))
    canvas = page(say(text("capital-power-board-title")), say(aside))
    _players(canvas, view, say)
    _race(canvas, state, say)
    for circuit in range(2):
        _country(canvas, circuit, say)
        _pawns(canvas, state, circuit)
    _crossings(canvas, state, say)
    for circuit in range(2, 4):
        _country(canvas, circuit, say)
        _pawns(canvas, state, circuit)
    _news(canvas, view, say)
    return canvas.drawing(12)


# -- players -------------------------------------------------------------------------------------


def _players(canvas: Canvas, view: View, say: Say) -> None:
    """Adds the players with their shares, two on a line."""
    state = view.seen
    left, wide = SIDE + 16, (WIDE - 2 * SIDE - 16 - 26) / 2
    for seat in range(state.seats):
        if seat % 2 == 0:
            top = canvas.take(40, 7)
        shares = "" if state.out[seat] else str(lots_of(state, seat) * 10)
        canvas.put(
            *chip(
                left + (seat % 2) * (wide + 26), top, wide, seat,
                say(text("capital-power-player", who=Who(seat))), height=40, right=shares,
                to_act=seat in view.asked and not view.over, out=bool(state.out[seat]),
            )
        )  # fmt: skip


def _race(canvas: Canvas, state: State, say: Say) -> None:
    """Adds how many of the bank's shares are owned, and how many win."""
    canvas.put(*race(state, canvas.take(26, 8) + 4, 24))
    goal, stock = state.options.lots_to_win * 10, state.options.stock * 10
    words = say(text("capital-power-goal", goal=goal, stock=stock, left=state.stock * 10))
    y = canvas.take(30, 4)
    canvas.put(Label(SIDE, y + 22, words, 22, LOOK.faint, fit=canvas.inner))


# -- countries -----------------------------------------------------------------------------------


def _country(canvas: Canvas, circuit: int, say: Say) -> None:
    """Adds a country: its name and what it is for, and its spaces in the order of the lap."""
    top = canvas.take(STRIP, 3)
    key = BOARD.circuits[circuit].key
    name = say(country(key))
    about = say(text(f"capital-power-country-{key.lower()}-about"))
    room = text_width(name, 26, face="roman") + 10
    canvas.put(
        Rect(0, top, WIDE, HEAD, COUNTRIES[circuit]),
        Rect(0, top + HEAD, WIDE, STRIP - HEAD, LOOK.panel),
        Group(LANDMARKS[circuit], 40, top + HEAD / 2 + 1, scale=0.68),
        Label(74, top + 25, name, 26, PAPER, face="roman"),
        Label(WIDE - 12, top + 24, about, 23, PAPER, "end", face="narrow", fit=WIDE - 90 - room),
    )
    for n in _private(circuit):
        x, y = _place(circuit, n, top)
        canvas.put(*tile(x, y, TILE, SPACES[n].kind))
    last = _place(circuit, BOARD.circuits[circuit].lap[FIRST - 1], top)
    canvas.put(*_leaving(circuit, last[0], top, say))


def _private(circuit: int) -> list[int]:
    """Returns the spaces of a country in the order of the lap, without the crossings."""
    return [n for n in BOARD.circuits[circuit].lap if SPACES[n].circuit == circuit]


def _place(circuit: int, space: int, top: float) -> tuple[float, float]:
    """Returns the upper left corner of a space of a country whose strip begins at `top`."""
    n = _private(circuit).index(space)
    row, column = (0, n) if n < FIRST else (1, 2 * FIRST - 1 - n)
    return LEFT + column * PITCH, top + HEAD + ABOVE + row * ROW


def _leaving(circuit: int, last: float, top: float, say: Say) -> list[Shape]:
    """Returns the turn at the end of the first row, and the arrow to the crossing at the end."""
    down, y = last + TILE / 2, top + HEAD + ABOVE + TILE
    base = top + HEAD + ABOVE + ROW
    exit_ = SPACES[BOARD.circuits[circuit].exit].place[1].lower()
    letter = say(text("capital-power-point", point=exit_))
    return [
        Curve(f"M{down:g} {y + 1:g}v{ROW - TILE - 2:g}", None, GOLD, 5),
        Curve(f"M{LEFT + 40} {base + 30:g}H{LEFT + 6}m9 -9l-9 9l9 9", None, GOLD, 5),
        Label(LEFT + 26, base + 16, letter, 22, GOLD, "middle", bold=True),
    ]


def _crossings(canvas: Canvas, state: State, say: Say) -> None:
    """Adds the four crossings in the order they are run, each with the country it leads into."""
    top = canvas.take(CROSSINGS, 3)
    canvas.put(Rect(0, top, WIDE, CROSSINGS, LOOK.band))
    here = BOARD.circuits[0].exit
    for n in range(4):
        x, y = 14 + n * 126, top + 12
        inner = next(there for there in SPACES[here].next if SPACES[there].circuit >= 0)
        letter = say(text("capital-power-point", point=SPACES[here].place[1].lower()))
        canvas.put(
            *tile(x, y, TILE, "cross"),
            Label(x + 56, y + 29, letter, 24, PAPER, "middle", bold=True),
            Curve(f"M{x + 75} {y + 14}l7 7l-7 7", None, GOLD, 4),
            *landmark(x + 103, y + TILE / 2, SPACES[inner].circuit, 32),
        )
        canvas.put(*_crowd(_here(state, here), x + TILE / 2, y))
        here = next(there for there in SPACES[here].next if SPACES[there].circuit < 0)


# -- pawns ---------------------------------------------------------------------------------------


def _here(state: State, space: int) -> list[int]:
    """Returns who stands on a space: Interpol first, then the pawns."""
    found = [INTERPOL] if state.interpol == space else []
    return found + [company for company in living(state) if state.space[company] == space]


def _pawns(canvas: Canvas, state: State, circuit: int) -> None:
    """Adds the pawns in the country that was added last."""
    top = canvas.y - 3 - STRIP
    for n in _private(circuit):
        x, y = _place(circuit, n, top)
        canvas.put(*_crowd(_here(state, n), x + TILE / 2, y))


def _crowd(here: list[int], x: float, y: float) -> list[Shape]:
    """Returns the pawns on the upper edge of a tile: one or two, or one and how many more."""
    if not here:
        return []
    if len(here) < 2:
        return _one(here[0], x + 6, y - 4)
    if len(here) == 2:
        return _one(here[0], x - TWO / 2, y - 2) + _one(here[1], x + TWO / 2, y - 2)
    more = f"+{len(here) - 1}"
    wide = text_width(more, 22, face="narrow") + 4
    left = x - 2
    return [
        *_one(here[0], x - 15, y - 2),
        Rect(left, y - 15, wide, 26, DARK, PAPER, 2, 6),
        Label(left + wide / 2, y + 6, more, 22, PAPER, "middle", face="narrow"),
    ]


def _one(company: int, x: float, y: float) -> list[Shape]:
    return [interpol(x, y, 0.56)] if company == INTERPOL else list(pawn(x, y, company, 27))


# -- what happened -------------------------------------------------------------------------------


def _news(canvas: Canvas, view: View, say: Say) -> None:
    """Adds what is waited for, and the last thing that happened."""
    canvas.take(0, 5)
    y = canvas.take(28, 4)
    canvas.put(Label(SIDE, y + 22, say(headline(view)), 24, GOLD, bold=True, fit=canvas.inner))
    if view.last:
        lines = narrow_lines(say(view.last[-1]), canvas.inner, 24, most=2)
        y = canvas.take(28 * len(lines))
        for n, line in enumerate(lines):
            base = y + 22 + 28 * n
            canvas.put(Label(SIDE, base, line, 24, LOOK.ink, face="narrow", fit=canvas.inner))
