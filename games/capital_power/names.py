"""Names of companies, spaces and countries as sentences; amounts as sentences show them."""

from __future__ import annotations

from games.capital_power.board import BOARD
from games.capital_power.material import COLOURS, KINDS, MINORITY, PAWNS, colour_of
from games.engine import Text, text

COMPANY_NAMES: tuple[Text, ...] = tuple(
    text("capital-power-company", colour=COLOURS[colour_of(n)], number=n % PAWNS)
    for n in range(len(COLOURS) * PAWNS)
)
KIND_NAMES: tuple[Text, ...] = tuple(text(f"capital-power-kind-{kind or 'none'}") for kind in KINDS)


def country(key: str) -> Text:
    """Returns a country by its key on the board."""
    return text(f"capital-power-country-{key.lower()}")


def _place(place: str) -> Text:
    """Returns a place on the board in words: "Italy 4", "north" for a crossing."""
    key, number = place[:2], place[2:]
    if not number:
        return text("capital-power-place", place=key.lower(), country="", number=0)
    return text("capital-power-place", place="in", country=country(key), number=int(number))


SPACE_NAMES: tuple[Text, ...] = tuple(text(f"capital-power-space-{s.kind}") for s in BOARD.spaces)
PLACES: tuple[Text, ...] = tuple(_place(s.place) for s in BOARD.spaces)
SPOTS: tuple[Text, ...] = tuple(
    text("capital-power-spot", space=space, place=place)
    for space, place in zip(SPACE_NAMES, PLACES, strict=True)
)
"""The name and the place of each space: "Taxes (Italy 4)"."""


def dollars(amount: int) -> int:
    """Returns an amount in dollars, as sentences show it."""
    return amount * 1000


def short_sum(amount: int) -> Text:
    """Returns thousands in short, millions with one decimal: $40k, $1.2m, $0."""
    if amount < 1000:
        return text("capital-power-k" if amount else "capital-power-zero", amount=amount)
    return text("capital-power-m", whole=amount // 1000, tenth=amount % 1000 // 100)


def item_name(item: int) -> Text:
    """Returns a company, or the 40 % share in one."""
    if item >= MINORITY:
        return text("capital-power-minority", company=COMPANY_NAMES[item - MINORITY])
    return COMPANY_NAMES[item]


def space_name(key: str) -> Text:
    """Returns a kind of space in words, as the reason of a payment."""
    return text(f"capital-power-space-{key}")
