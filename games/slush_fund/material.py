"""Cards, politicians and figures of Slush Fund, as data.

A card is its kind, a small int: two cards of one kind are interchangeable. Money is counted in
thousands of dollars.
"""

from __future__ import annotations

from games.material import MaterialError

CARDS = (
    "10k", "20k", "30k", "40k", "50k", "vp", "scandal", "thief", "spy", "transfer", "time",
)  # fmt: skip
"""The kinds of cards, as their keys in notation. A card is an index into this."""

TEN, TWENTY, THIRTY, FORTY, FIFTY, VP, SCANDAL, THIEF, SPY, TRANSFER, TIME = range(len(CARDS))

VALUE = (10, 20, 30, 40, 50, 0, 0, 0, 0, 0, 0)
"""The value of a card in a bribe, by kind, in thousands of dollars."""

LAST_MONEY = FIFTY
"""Kinds up to this one are money."""
LAST_BRIBE = VP
"""Kinds up to this one go on a pile: money and VP."""

POLITICIANS = ("president", "vice-president", "senator", "governor", "mayor")
"""The politicians in the order of the tie-break (S35). A politician is an index into this."""

# The printed distribution card is the one page of the box that could not be found, so these counts
# are reconstructed (S1). An owner of the card only has to replace a line here.
DECKS: dict[str, dict[str, int]] = {
    "full": {
        "10k": 14, "20k": 12, "30k": 10, "40k": 8, "50k": 6, "vp": 8,
        "scandal": 10, "thief": 5, "spy": 4, "transfer": 3, "time": 10,
    },
    "short": {
        "10k": 14, "20k": 12, "30k": 10, "40k": 7, "50k": 5, "vp": 8,
        "scandal": 10, "thief": 5, "spy": 4, "transfer": 3, "time": 12,
    },
}  # fmt: skip
"""The number of each card, by the option `length`."""

DECK_SIZE = 90
LAST_TIME = 10
"""The Time card that ends the game."""
FALL = 5
"""Scandals that bring a politician down (S24)."""
WORTH = 7
"""VP that a politician without scandals is worth."""
REVEALED = 3
"""Cards revealed from the deck, or taken from the fund, in one turn."""

CARD_NUMBER = {key: number for number, key in enumerate(CARDS)}
POLITICIAN_NUMBER = {key: number for number, key in enumerate(POLITICIANS)}


def check_deck(name: str, counts: dict[str, int]) -> None:
    """Raises `MaterialError` unless the game can be played with a deck of `counts` (S1, S9)."""
    if set(counts) != set(CARDS):
        raise MaterialError(f"deck {name!r}: it must count exactly the cards {', '.join(CARDS)}")
    short = [key for key, count in counts.items() if count < 1]
    if short:
        raise MaterialError(f"deck {name!r}: there is no {short[0]} in it")
    if counts["time"] < LAST_TIME:
        raise MaterialError(f"deck {name!r}: {counts['time']} Time cards; {LAST_TIME} are needed")
    total = sum(counts.values())
    if total != DECK_SIZE:
        raise MaterialError(f"deck {name!r}: {total} cards instead of {DECK_SIZE}")


for _name, _counts in DECKS.items():
    check_deck(_name, _counts)

FULL_DECKS = {
    name: tuple(CARD_NUMBER[key] for key, count in counts.items() for _ in range(count))
    for name, counts in DECKS.items()
}
"""Every card of a deck, by the option `length`, in the order of `CARDS`."""


def card_key(card: int) -> str:
    """Returns the key of a card: ``20k``, ``thief``."""
    return CARDS[card]
