"""The moves of Cover Your Assets as types, and reading them from their notation.

Every move in the notation of a record:

    set piano-silver          a set from the hand
    take piano                a set of this card and the top of the discard pile
    discard cabin
    challenge 2 piano         the top set of seat 2 (counted from 1)
    challenge 2-second piano-silver
    claim piano 1-3           a set with the tops of neutral piles 1 and 3
    improve piano             this card onto your top set
    swap 3                    your top set for that of seat 3
    move 3-down               the top set of seat 3 to the bottom; 3-up: bottom to top
    pass                      no second action
    answer gold               to a challenge or a claim; give-up
    choose down               what Move does to the other's stack (C62)
    order give-up             a standing order, at any time; order clear takes it back
    order fight below=20,jokers=none
    resign
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from games.choosing import whole_number
from games.cover_your_assets.material import NUMBER, cards_key
from games.engine import CLOSE, LEAVE, Path, Refused, Seat, text

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.cover_your_assets.state import Cards, Way


class MakeSet(msgspec.Struct, frozen=True):
    """A pair laid down from the hand."""

    cards: Cards


class Take(msgspec.Struct, frozen=True):
    """A pair laid down of a card from the hand and the top of the discard pile."""

    card: int


class Discard(msgspec.Struct, frozen=True):
    """A card put on the discard pile."""

    card: int


class Challenge(msgspec.Struct, frozen=True):
    """An attempt to steal somebody's top set, or the second one."""

    whom: Seat
    second: bool
    cards: Cards


class Claim(msgspec.Struct, frozen=True):
    """A card laid down from the hand with the tops of neutral piles (from 0)."""

    card: int
    piles: tuple[int, ...]


class Improve(msgspec.Struct, frozen=True):
    """An asset added to the player's own top set."""

    card: int


class PlaySwap(msgspec.Struct, frozen=True):
    """A Swap played: the player's top set for somebody's."""

    whom: Seat


class PlayMove(msgspec.Struct, frozen=True):
    """A Move played on a stack."""

    whom: Seat
    way: Way


class Pass(msgspec.Struct, frozen=True):
    """Going without the second action."""


class AnswerWith(msgspec.Struct, frozen=True):
    """An answer to a challenge, or contesting a claim."""

    cards: Cards


class GiveUp(msgspec.Struct, frozen=True):
    """Ending a challenge by losing it, or letting a claim pass."""


class Choose(msgspec.Struct, frozen=True):
    """The secret choice of what Move does to the other's stack."""

    way: Way


class SetOrder(msgspec.Struct, frozen=True):
    """A standing order, or taking it back; `token` answers the form, "" without one."""

    word: str
    token: str = ""


class Resign(msgspec.Struct, frozen=True):
    """Leaving the game."""


class Close(msgspec.Struct, frozen=True):
    """Closing the window in which both choose, which the house does."""


TurnMove: TypeAlias = (
    MakeSet | Take | Discard | Challenge | Claim | Improve | PlaySwap | PlayMove | Pass
)
Move: TypeAlias = TurnMove | AnswerWith | GiveUp | Choose | SetOrder | Resign | Close


_WAYS: dict[str, Way] = {"down": "down", "up": "up"}


def _card(token: str) -> int:
    if token not in NUMBER:
        raise ValueError(token)
    return NUMBER[token]


def _check_spelling(token: str, written: str) -> None:
    """Raises `Refused` unless a list is in the order in which all are written."""
    if token != written:
        raise Refused("choices", text("cover-your-assets-refused-spelled", given=written))


def _cards(token: str) -> Cards:
    cards = tuple([_card(part) for part in token.split("-")])
    _check_spelling(token, cards_key(cards))
    return cards


def _number(token: str) -> int:
    """Returns a number counted from 1 as a number from 0."""
    number = whole_number(token)
    if not number or token != str(number):
        raise ValueError(token)
    return number - 1


def _piles(token: str) -> tuple[int, ...]:
    piles = tuple([_number(part) for part in token.split("-")])
    _check_spelling(token, piles_token(tuple(sorted(set(piles)))))
    return piles


def _way(token: str) -> Way:
    if token not in _WAYS:
        raise ValueError(token)
    return _WAYS[token]


def _challenge(target: str, cards: str) -> Challenge:
    whom, dash, second = target.partition("-")
    if dash and second != "second":
        raise ValueError(target)
    return Challenge(_number(whom), bool(dash), _cards(cards))


def _move(target: str) -> PlayMove:
    whom, _, way = target.partition("-")
    return PlayMove(_number(whom), _way(way))


_READERS: dict[tuple[str, int], Callable[..., Move]] = {
    ("set", 1): lambda cards: MakeSet(_cards(cards)),
    ("take", 1): lambda card: Take(_card(card)),
    ("discard", 1): lambda card: Discard(_card(card)),
    ("challenge", 2): _challenge,
    ("claim", 2): lambda card, piles: Claim(_card(card), _piles(piles)),
    ("improve", 1): lambda card: Improve(_card(card)),
    ("swap", 1): lambda whom: PlaySwap(_number(whom)),
    ("move", 1): _move,
    ("pass", 0): Pass,
    ("answer", 1): lambda cards: AnswerWith(_cards(cards)),
    ("give-up", 0): GiveUp,
    ("choose", 1): lambda way: Choose(_way(way)),
    ("order", 1): SetOrder,
    ("order", 2): SetOrder,
    (LEAVE[0], 0): Resign,
    (CLOSE[0], 0): Close,
}


KINDS: dict[str, type[Move]] = {
    "set": MakeSet,
    "take": Take,
    "discard": Discard,
    "challenge": Challenge,
    "claim": Claim,
    "improve": Improve,
    "swap": PlaySwap,
    "move": PlayMove,
    "pass": Pass,
    "answer": AnswerWith,
    "give-up": GiveUp,
    "choose": Choose,
}
"""The kind of move by its first word, for moves that are not possible at any time."""


@functools.lru_cache(maxsize=4096)
def parse(path: Path) -> Move:
    """Returns the move that a path means. Raises `Refused` if it means none."""
    reader = _READERS.get((path[0], len(path) - 1)) if path else None
    if reader is not None:
        try:
            return reader(*path[1:])
        except ValueError:
            pass
    raise Refused(
        "choices", text("cover-your-assets-refused-unreadable", given=" ".join(path)[:80])
    )


def seat_token(seat: Seat) -> str:
    """Returns a seat in the notation of a move, counted from 1."""
    return str(seat + 1)


def piles_token(piles: tuple[int, ...]) -> str:
    """Returns neutral piles in the notation of a move: ``1-3``."""
    return "-".join(str(pile + 1) for pile in piles)


def move_token(whom: Seat, way: Way) -> str:
    """Returns what Move does to a stack in the notation of a move: ``3-down``."""
    return f"{seat_token(whom)}-{way}"
