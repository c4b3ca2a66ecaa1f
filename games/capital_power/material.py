"""The companies, the money and the shares as data (rule page 2.1, 2.8 to 2.12).

Money is counted in thousands of dollars, shares in lots of ten. A company is a number: its colour
(the seat it was founded by) times six, plus 0 for the Holding or 1 to 5 as on its pawn.
"""

from __future__ import annotations

from games.capital_power.board import BOARD, Rate

KINDS = ("", "fin", "min", "alim", "tra")
"""Kinds of companies by number; 0 is a pawn in the box."""
FIN, MIN, ALIM, TRA = 1, 2, 3, 4

COLOURS = ("blue", "orange", "green", "pink")
PAWNS = 6
"""The number of pawns of a colour: the Holding and five companies."""
MINORITY = 100
"""A number added to a company's: the 40 % share in it, as a thing to trade."""

START_CAPITAL = 100
BRIBE = 10
LEAST_STAKE = 10
"""The least stake on the metals exchange."""
CAPITAL_STEP = 5

LOT_PRICE = 50
SWISS_LOT_PRICE = 55
LOT_RESALE = 40

WHITE_LOAN: Rate = BOARD.kinds["loanw"].rates["max_rate"]
WHITE_INTEREST: Rate = BOARD.kinds["loanw"].rates["interest_rate"]
BLACK_LOAN: Rate = BOARD.kinds["fn"].rates["max_rate"]
DEPOSIT_INTEREST: Rate = BOARD.kinds["bank"].rates["interest_rate"]
FISC_WHITE: Rate = BOARD.kinds["fisc"].rates["white_rate"]
FISC_BLACK: Rate = BOARD.kinds["fisc"].rates["black_rate"]
INDEMNITY: Rate = (1, 10)
"""The part of the group's cash that a wrong accuser pays (rule page 2.13)."""
CO_OWNER: Rate = (1, 5)
"""The part of gains and costs for the owner of 40 % in another player's company (C22)."""
SKIM: Rate = (1, 10)
"""The part of the capital that a bribed banker pays too much (rule page 5)."""

OFFERS_A_PAIR = 2
"""The number of open offers of one player to another (H37)."""
OFFERS_A_TURN = 4
"""The number of offers a player can make during one turn (H37)."""
ACTS_A_TURN = 20
"""The number of transfers, rescues and the like a player can make during one turn (H37)."""


def part(amount: int, rate: Rate) -> int:
    """Returns a part of an amount, rounded down to a full thousand (H1)."""
    return amount * rate[0] // rate[1]


def is_holding(company: int) -> bool:
    """Whether it is a Holding."""
    return company % PAWNS == 0


def colour_of(company: int) -> int:
    """Returns the seat whose colour the company's pawn has."""
    return company // PAWNS


def _key(company: int) -> str:
    return f"{COLOURS[colour_of(company)]}-{company % PAWNS or 'h'}"


COMPANY_KEYS = tuple(_key(n) for n in range(len(COLOURS) * PAWNS))
"""Companies in the notation of moves: ``blue-h``, ``blue-1``."""
COMPANIES = {key: n for n, key in enumerate(COMPANY_KEYS)}


def item_key(item: int) -> str:
    """Returns a company, or the 40 % share in one, in the notation of moves."""
    if item >= MINORITY:
        return f"{COMPANY_KEYS[item - MINORITY]}-minority"
    return COMPANY_KEYS[item]


ITEMS = {item_key(n + more): n + more for n in range(len(COMPANY_KEYS)) for more in (0, MINORITY)}
