"""Creative books: how much of a receipt stays off them, and the bribed banker (section 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.companies.ledger import give
from games.capital_power.material import SKIM, part
from games.capital_power.pending import Booking

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.step import Step


def ask_booking(step: Step[State], company: int, black: int) -> None:
    """Asks the owner of a company, with creative books, about `black` money paid to it by the bank.

    Whether the banker was already bribed in this lap is secret, so pawns stop rolling on even where
    he was and nothing is asked.
    """
    state = step.state
    if not state.options.creative:
        return
    skim = 0
    if state.options.skims and not state.skimmed[company]:
        skim = part(state.capital[company], SKIM)
    if black or skim:
        state.pending.append(Booking(state.owner[company], company, black, skim))
    elif state.options.skims:
        state.rolling = False


def book(step: Step[State], booking: Booking, hide: int, skim: int) -> None:
    """Keeps `hide` of the receipt off the books and lets the banker pay `skim` too much."""
    state = step.state
    state.hidden[booking.company] += hide
    if skim:
        give(state, booking.company, 0, skim, hidden=skim)
        state.skimmed[booking.company] = True
