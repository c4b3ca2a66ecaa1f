"""Short words that several pictures say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Text, Who, text
from games.slush_fund.material import VALUE
from games.slush_fund.summary import headline

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.engine import Say, Seat
    from games.slush_fund.view import View


def seat_name(say: Say, seat: Seat) -> str:
    """Returns the name of the person at `seat`."""
    return say(text("slush-fund-picture-seat", who=Who(seat)))


def money(say: Say, total: int) -> str:
    """Returns a sum in thousands: "$110K"."""
    return say(text("slush-fund-picture-sum", total=total))


def sum_of(cards: Iterable[int]) -> int:
    """Returns the sum of cards, in thousands."""
    return sum(VALUE[card] for card in cards)


def turn_of(view: View) -> Text:
    """Returns the number of the turn."""
    return text("slush-fund-picture-turn", turn=view.turn)


def to_do(view: View) -> Text:
    """Returns whose turn it is and what they are to do; to the player whose turn it is as "you"."""
    if view.over or not view.to_act:
        return headline(view)
    return text(f"slush-fund-picture-yours-{view.phase}", count=view.hand_size)
