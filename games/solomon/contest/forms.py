"""The sums a move asks for: bribes, bids, sealed limits.

Choices and rules share them, so that what is offered and what is accepted cannot differ.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from games.choosing import NONE
from games.engine import Amount, AmountField, Form, Option, Pick, PickField, Total
from games.solomon.names import name_agent
from games.solomon.state import MONEY, UNIT

if TYPE_CHECKING:
    from games.engine import Choice, Text
    from games.solomon.edition import Edition

SCOPES = ("any", "away", "home", "strike")
_ROUND = (500, 1_000, 2_000, 5_000)
"""Sums that an agent is usually paid."""


@functools.lru_cache(maxsize=1024)
def bribe_form(
    edition: Edition, agents: tuple[int, ...], cash: int, *, opening: bool, own: bool = False
) -> Form:
    """Returns sums on agents on the board, together 100 to all the cash (A6, A8).

    In the opening 0 is allowed (A4). own: each player owns a home, which changes the question.
    """
    fields = tuple(
        AmountField(
            edition.board.agents[agent].id,
            name_agent(edition, agent),
            UNIT,
            cash,
            UNIT,
            default=0,
            unit=f"{edition.key}-dollars",
        )
        for agent in agents
    )
    ask = ask_opening(edition, cash, own=own) if opening else edition.text("ask-bribe", cash=cash)
    return Form(ask, fields, Total(0 if opening else UNIT, cash))


def ask_opening(edition: Edition, cash: int, *, own: bool) -> Text:
    """Returns the question for the opening bribes. own: each player owns a home."""
    return edition.text("ask-now-opening", cash=cash, own="yes" if own else "no")


@functools.lru_cache(maxsize=256)
def object_form(edition: Edition, stake: int) -> Choice:
    """Returns a first sum and a limit, both within the stake (D15)."""
    ask = edition.text("ask-object", stake=stake)
    if stake == UNIT:
        return _only(edition, ask, "object", NONE, UNIT)
    return Form(ask, _limits(edition, stake), None, GROWING)


def _only(edition: Edition, ask: Text, word: str, token: str, sum_: int) -> Pick:
    """Returns the one answer where only one sum is possible, so that no sum has to be entered."""
    return Pick(ask, (Option(token, edition.text(f"only-{word}", sum=sum_)),))


GROWING = ("opening", "maximum")


def _limits(edition: Edition, most: int) -> tuple[AmountField, ...]:
    return tuple(
        AmountField(
            key,
            edition.text(f"field-{key}"),
            UNIT,
            most,
            UNIT,
            default=UNIT,
            unit=f"{edition.key}-dollars",
        )
        for key in GROWING
    )


@functools.lru_cache(maxsize=1024)
def amount(edition: Edition, word: str, least: int, most: int) -> Choice:
    """Returns a sum after a word of a contest (`support`, `defend`, `bid`, live `object`) or after
    the agent that is paid (`pay`).
    """
    ask = edition.text(f"ask-sum-{word}", least=least, most=most)
    if least == most:
        return _only(edition, ask, word, str(least), least)
    handy = tuple(sum_ for sum_ in _ROUND if sum_ <= most) if word == "pay" else ()
    return Amount(ask, least, most, UNIT, f"{edition.key}-dollars", handy)


def is_typed(asked: Choice, sum_: int) -> bool:
    """Whether a sum is none of those that are one press, so that it may hold a typing error."""
    if not isinstance(asked, Amount) or not asked.handy:
        return False
    return sum_ not in asked.handy


@functools.lru_cache(maxsize=256)
def order_form(edition: Edition, word: str, *, sealed: bool) -> Choice:
    """Returns the actions a standing order objects to, and how far.

    The limit may be above the current stake, because the order names no more than there is when it
    is needed (D17).
    """
    scope = PickField(
        "scope",
        edition.text("field-scope"),
        tuple(Option(name, edition.text(f"scope-{name}")) for name in SCOPES),
        default="any",
    )
    ask = edition.text(f"ask-order-{word}")
    if word == "demand":
        return Form(ask, (scope,))
    limits = _limits(edition, MONEY)
    if not sealed:
        return Form(ask, (scope, limits[0]))
    return Form(ask, (scope, *limits), None, GROWING)
