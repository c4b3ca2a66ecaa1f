"""The moves of Slush Fund, and their notation. `phase`: when each can be made ("": at any time).

``take deck``, ``take fund 10k+10k.2+thief``, ``stash 20k``, ``play 20k president``,
``play scandal mayor``, ``play thief 2-president``, ``play transfer president-20k governor``,
``play spy president-mayor`` or ``play spy none`` and then ``peek 2-senator`` or ``peek none``,
``discard spy``, ``resign``. Seats are numbered from 1. ``.2`` is the second card of
a kind: any in the fund, counted from the top in a pile.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, ClassVar, TypeAlias

import msgspec

from games.choosing import refuse_token
from games.slush_fund.material import (
    CARD_NUMBER,
    CARDS,
    LAST_BRIBE,
    POLITICIAN_NUMBER,
    POLITICIANS,
    SCANDAL,
    SPY,
    THIEF,
    TRANSFER,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.engine import Path, Seat

TAKE_DECK: Path = ("take", "deck")

NOTHING = "none"
"""The token that declines half of a Spy (S21)."""


class TakeDeck(msgspec.Struct, frozen=True):
    """Revealing three cards from the deck."""

    phase: ClassVar[str] = "take"


class TakeFund(msgspec.Struct, frozen=True):
    """Cards taken from the fund, each as its kind and its number within the kind, from 1."""

    phase: ClassVar[str] = "take"

    picks: tuple[tuple[int, int], ...]


class Stash(msgspec.Struct, frozen=True):
    """One of the revealed cards put in the fund."""

    phase: ClassVar[str] = "stash"

    card: int


class Bribe(msgspec.Struct, frozen=True):
    """A money or VP card laid on the player's own pile on a politician."""

    phase: ClassVar[str] = "play"

    card: int
    politician: int


class Smear(msgspec.Struct, frozen=True):
    """A Scandal played on a politician."""

    phase: ClassVar[str] = "play"

    politician: int


class Rob(msgspec.Struct, frozen=True):
    """A Thief played on somebody's pile on a politician."""

    phase: ClassVar[str] = "play"

    victim: Seat
    politician: int


class Shift(msgspec.Struct, frozen=True):
    """A Money Transfer: the `which`-th `card` from the top of a pile goes to `target`."""

    phase: ClassVar[str] = "play"

    source: int
    card: int
    which: int
    target: int


class Spy(msgspec.Struct, frozen=True):
    """A Spy: its first half moves a scandal, or nothing if both are None."""

    phase: ClassVar[str] = "play"

    source: int | None
    target: int | None


class Peek(msgspec.Struct, frozen=True):
    """A Spy's second half: a look at a pile, or at nothing if both are None."""

    phase: ClassVar[str] = "peek"

    owner: Seat | None
    politician: int | None


class Discard(msgspec.Struct, frozen=True):
    """A card thrown away instead of being used."""

    phase: ClassVar[str] = "play"

    card: int


class Resign(msgspec.Struct, frozen=True):
    """Leaving the game."""

    phase: ClassVar[str] = ""


Move: TypeAlias = (
    TakeDeck | TakeFund | Stash | Bribe | Smear | Rob | Shift | Spy | Peek | Discard | Resign
)


PHASES = {
    "take": TakeDeck.phase,
    "stash": Stash.phase,
    "play": Bribe.phase,
    "discard": Discard.phase,
    "peek": Peek.phase,
}
"""The phase of each move, by its first word."""


# -- tokens --------------------------------------------------------------------------------------


def twin_token(key: str, which: int) -> str:
    """Returns the token of the `which`-th card of a kind, from 1: ``10k``, ``10k.2``."""
    return key if which == 1 else f"{key}.{which}"


def read_twin(token: str) -> tuple[int, int]:
    """Returns the kind and the number in ``10k.2``. Raises `Refused`."""
    key, dot, number = token.partition(".")
    if key not in CARD_NUMBER or (dot and number not in _TWIN_NUMBERS):
        refuse_token(token)
    return CARD_NUMBER[key], int(number) if dot else 1


_TWIN_NUMBERS = frozenset(str(number) for number in range(2, 91))


def fund_token(cards: Sequence[int]) -> str:
    """Returns the token of cards taken from the fund, which are sorted: ``10k+10k.2+thief``."""
    return "+".join(
        [twin_token(CARDS[card], cards[:at].count(card) + 1) for at, card in enumerate(cards)]
    )


def pile_token(owner: Seat, politician: int) -> str:
    """Returns the token of somebody's pile: ``2-president``."""
    return f"{owner + 1}-{POLITICIANS[politician]}"


def read_pile(token: str) -> tuple[Seat, int]:
    """Returns the owner and the politician in ``2-president``. Raises `Refused`."""
    number, _, politician = token.partition("-")
    if number not in _SEAT_NUMBERS or politician not in POLITICIAN_NUMBER:
        refuse_token(token)
    return int(number) - 1, POLITICIAN_NUMBER[politician]


_SEAT_NUMBERS = frozenset("1234")


def source_token(politician: int, card: int, which: int) -> str:
    """Returns the token of a card in the player's own pile: ``president-20k``."""
    return f"{POLITICIANS[politician]}-{twin_token(CARDS[card], which)}"


def read_source(token: str) -> tuple[int, int, int]:
    """Returns the politician, the kind and the number in ``president-20k.2``. Raises `Refused`."""
    politician, _, twin = token.rpartition("-")
    if politician not in POLITICIAN_NUMBER:
        refuse_token(token)
    return (POLITICIAN_NUMBER[politician], *read_twin(twin))


def pair_token(source: int, target: int) -> str:
    """Returns the token of moving a scandal: ``president-mayor``."""
    return f"{POLITICIANS[source]}-{POLITICIANS[target]}"


_PAIRS = {
    pair_token(source, target): (source, target)
    for source in range(len(POLITICIANS))
    for target in range(len(POLITICIANS))
    if source != target
}


def read_pair(token: str) -> tuple[int, int]:
    """Returns the two politicians in ``president-mayor``. Raises `Refused`."""
    return _PAIRS.get(token) or refuse_token(token)


def read_card(token: str) -> int:
    """Returns the kind in ``20k``. Raises `Refused`."""
    if token not in CARD_NUMBER:
        refuse_token(token)
    return CARD_NUMBER[token]


def read_politician(token: str) -> int:
    """Returns the politician that a token names. Raises `Refused`."""
    if token not in POLITICIAN_NUMBER:
        refuse_token(token)
    return POLITICIAN_NUMBER[token]


# -- whole moves ---------------------------------------------------------------------------------


@functools.lru_cache(maxsize=4096)
def parse(path: Path) -> Move:
    """Returns the move that a path means. Raises `Refused` if it means none."""
    match path:
        case ("take", "deck"):
            return TakeDeck()
        case ("take", "fund", token):
            return TakeFund(tuple(read_twin(part) for part in token.split("+")))
        case ("stash", token):
            return Stash(read_card(token))
        case ("play", card, *rest):
            return _parse_play(read_card(card), rest, path)
        case ("peek", token):
            return Peek(None, None) if token == NOTHING else Peek(*read_pile(token))
        case ("discard", token):
            return Discard(read_card(token))
        case ("resign",):
            return Resign()
    return refuse_token(" ".join(path))


def _parse_play(card: int, rest: Sequence[str], path: Path) -> Move:
    match rest:
        case (politician,) if card <= LAST_BRIBE:
            return Bribe(card, read_politician(politician))
        case (politician,) if card == SCANDAL:
            return Smear(read_politician(politician))
        case (pile,) if card == THIEF:
            return Rob(*read_pile(pile))
        case (pair,) if card == SPY:
            return Spy(None, None) if pair == NOTHING else Spy(*read_pair(pair))
        case (source, target) if card == TRANSFER:
            return Shift(*read_source(source), read_politician(target))
    return refuse_token(" ".join(path))
