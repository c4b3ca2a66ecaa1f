"""Monsters, Actors and Actions of Slasher, as data.

A card is a small int. Actors are numbered by value, then colour, so that sorted numbers are sorted
values; then come the two wild Extras and the four kinds of Action. The figures of the Actors and
Actions are reconstructed (see the rule page): an owner of the box only has to replace lines of this
file.
"""

from __future__ import annotations

import msgspec

from games.material import MaterialError

COLOURS = ("red", "blue", "green", "yellow")
LOWEST, HIGHEST = 1, 7
"""The values of Actors, one Actor of each in every colour."""

ACTORS = tuple(f"{colour}{value}" for value in range(LOWEST, HIGHEST + 1) for colour in COLOURS)
"""The keys of Actors with a value and a colour, by number."""

WILD = len(ACTORS)
"""An Extra: in a hand, or the first of them on the table."""
SECOND_WILD = WILD + 1
"""The Extra that came to the table second."""
WILDS = 2

ACTIONS = ("move", "join", "split", "swap")
MOVE, JOIN, SPLIT, SWAP = range(SECOND_WILD + 1, SECOND_WILD + 1 + len(ACTIONS))
FIRST_ACTION = MOVE
ACTION_COPIES = (3, 2, 3, 2)
"""The number of copies of each Action, in the order of `ACTIONS`."""

CARDS = (*ACTORS, "extra", "extra.2", *ACTIONS)
"""The keys of all cards by number, as in notation."""
CARD_NUMBER = {key: number for number, key in enumerate(CARDS)}

HAND = 6
"""Actors and Actions dealt to each player in a round."""


class Monster(msgspec.Struct, frozen=True):
    """A Monster: its key, and its initiative; low ones strike first."""

    key: str
    initiative: int


MONSTERS = (
    Monster("doctor", 10),
    Monster("alien", 20),
    Monster("werewolf", 30),
    Monster("doll", 40),
    Monster("leprechaun", 50),
    Monster("psycho", 55),
    Monster("sadist", 60),
    Monster("vampire", 70),
    Monster("ghost", 80),
    Monster("clown", 90),
    Monster("bat", 100),
)
"""The Monsters in the order of initiative. A Monster is an index into this."""
(
    DOCTOR, ALIEN, WEREWOLF, DOLL, LEPRECHAUN, PSYCHO, SADIST, VAMPIRE, GHOST, CLOWN, BAT,
) = range(len(MONSTERS))  # fmt: skip
MONSTER_NUMBER = {monster.key: number for number, monster in enumerate(MONSTERS)}

DOLL_SIZE = 5
"""The exact number of Actors the Doll wants."""
MIDDLE = 4
"""The value above which the Vampire strikes, and below which the Ghost does."""

LAST_ROUND = 40
"""The round after which a game ends whatever the scores (L34)."""


def monster_limit(seats: int) -> int:
    """Returns how many Monsters a seat can hold in a game dealt for `seats` players (L24)."""
    return 2 if seats == 5 else 3


def check_material(monsters: tuple[Monster, ...], copies: tuple[int, ...], deck: int) -> None:
    """Raises `MaterialError` unless the figures agree with the box: 51 cards, 11 + 30 + 10."""
    initiatives = [monster.initiative for monster in monsters]
    if len(monsters) != 11 or len({monster.key for monster in monsters}) != 11:
        raise MaterialError(f"{len(monsters)} Monsters; 11 different ones are needed")
    if sorted(set(initiatives)) != initiatives:
        raise MaterialError("the Monsters are not in the order of initiatives that all differ")
    if len(copies) != len(ACTIONS) or min(copies) < 1 or sum(copies) != 10:
        raise MaterialError(f"{sum(copies)} Actions; 10 are needed, each kind at least once")
    if deck != 40:
        raise MaterialError(f"{deck} Actors and Actions; 40 are needed")


DECK = (
    *range(WILD),
    *(WILD,) * WILDS,
    *(FIRST_ACTION + kind for kind, copies in enumerate(ACTION_COPIES) for _ in range(copies)),
)
"""Every Actor and Action, shuffled for each round (L33)."""

check_material(MONSTERS, ACTION_COPIES, len(DECK))


def card_key(card: int) -> str:
    """Returns the key of a card: ``red5``, ``extra``, ``move``."""
    return CARDS[card]


def monster_key(monster: int) -> str:
    """Returns the key of a Monster: ``vampire``."""
    return MONSTERS[monster].key
