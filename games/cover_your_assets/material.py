"""Cards, values and decks of Cover Your Assets, as data.

A card is its kind, a small int: two cards of one kind are interchangeable. Money is counted in
thousands of dollars.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from games.material import MaterialError

CardRole: TypeAlias = Literal["asset", "joker", "action"]


class CardKind(msgspec.Struct, frozen=True):
    """A kind of card: its key in notation, the number of copies, its value, and its role.

    advanced: only in the deck with the switch for new cards.
    """

    key: str
    copies: int
    value: int
    role: CardRole = "asset"
    advanced: bool = False


# The counts are the rulebook's; it prints no values, so these are from two independent programs.
# An owner of the cards only has to replace a line here.
KINDS = (
    CardKind("comics", 10, 5),
    CardKind("piano", 10, 5),
    CardKind("train", 10, 5),
    CardKind("jewels", 9, 10),
    CardKind("mattress", 9, 10),
    CardKind("piggy", 9, 10),
    CardKind("scooter", 9, 15),
    CardKind("plane", 9, 15),
    CardKind("auto", 9, 15),
    CardKind("cabin", 8, 20),
    CardKind("silver", 8, 25, "joker"),
    CardKind("gold", 4, 50, "joker"),
    CardKind("penny", 2, 1, "joker", advanced=True),
    CardKind("swap", 2, 0, "action", advanced=True),
    CardKind("move", 2, 0, "action", advanced=True),
)
"""Every kind, the assets first, then the jokers, then the Action cards."""

(
    COMICS, PIANO, TRAIN, JEWELS, MATTRESS, PIGGY, SCOOTER, PLANE, AUTO, CABIN,
    SILVER, GOLD, PENNY, SWAP, MOVE,
) = range(len(KINDS))  # fmt: skip

ASSETS = range(10)
JOKERS = (SILVER, GOLD, PENNY)
ACTIONS = (SWAP, MOVE)
VALUE = tuple(kind.value for kind in KINDS)
NUMBER = {kind.key: number for number, kind in enumerate(KINDS)}

TWO_PLAYERS_LEAVE_OUT = {"cabin": 8, "silver": 2, "gold": 1}
"""The cards that two players take out of the deck (C50)."""

HAND = 5
LONG_HAND = 6
"""The hand of two players (C50), and of all with the switch for six cards (C30)."""
NEUTRAL_PILES = 3
NEUTRAL_CARDS = 10
MILLION = 1000
MOST_ROUNDS = 12
"""Rounds after which a game to a million is broken off (C65)."""
THREE = 3
WINS_NEEDED = 2


def check_kinds(kinds: tuple[CardKind, ...]) -> None:
    """Raises `MaterialError` unless the game can be played with these cards."""
    order = ("asset", "joker", "action")
    if [kind.role for kind in kinds] != sorted((kind.role for kind in kinds), key=order.index):
        raise MaterialError("the assets must come first, then the jokers, then the Action cards")
    for kind in kinds:
        if kind.copies < 1 or kind.value < 0:
            raise MaterialError(f"{kind.key}: {kind.copies} copies of value {kind.value}")
        if "-" in kind.key or not kind.key.isalpha():
            raise MaterialError(f"{kind.key!r}: a key is made of letters alone")
    classic = [kind for kind in kinds if not kind.advanced]
    cards = sum(kind.copies for kind in classic)
    money = sum(kind.copies * kind.value for kind in classic)
    if (cards, money) != (104, 1385):
        raise MaterialError(f"the classic deck: {cards} cards and ${money}K, not 104 and $1385K")


check_kinds(KINDS)


def _deck(seats: int, *, advanced: bool) -> tuple[int, ...]:
    left_out = TWO_PLAYERS_LEAVE_OUT if seats == 2 else {}
    return tuple(
        number
        for number, kind in enumerate(KINDS)
        if advanced or not kind.advanced
        for _ in range(kind.copies - left_out.get(kind.key, 0))
    )


_DECKS = {
    (seats, advanced): _deck(seats, advanced=advanced)
    for seats in range(2, 7)
    for advanced in (False, True)
}


def deck(seats: int, *, advanced: bool) -> tuple[int, ...]:
    """Returns every card in the game, in the order of `KINDS` (C50, C60)."""
    return _DECKS[seats, advanced]


_COUNTS = {
    which: tuple([cards.count(kind) for kind in range(len(KINDS))])
    for which, cards in _DECKS.items()
}


def count_deck(seats: int, *, advanced: bool) -> tuple[int, ...]:
    """Returns the number of cards of each kind in the game (C50, C60)."""
    return _COUNTS[seats, advanced]


def card_key(card: int) -> str:
    """Returns the key of a card: ``piano``, ``gold``."""
    return KINDS[card].key


def cards_key(cards: tuple[int, ...]) -> str:
    """Returns the token of cards played at once: ``piano-silver``, in the order of `KINDS`."""
    return "-".join(KINDS[card].key for card in sorted(cards))


def is_asset(card: int) -> bool:
    """Whether the card can be collected."""
    return card < SILVER


def is_joker(card: int) -> bool:
    """Whether the card can be used as any asset."""
    return SILVER <= card <= PENNY


def is_action(card: int) -> bool:
    """Whether the card is a Swap or a Move."""
    return card >= SWAP


def worth(cards: tuple[int, ...]) -> int:
    """Returns the total value of cards, in thousands of dollars (C21)."""
    return sum([VALUE[card] for card in cards])
