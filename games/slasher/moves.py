"""The moves of Slasher, and their notation.

====================================  ==============================================================
``red5 alone``, ``red5 b``            an Actor onto the table: isolated, or into group B
``red5 blue3``                        the same, onto an isolated Actor
``move red5 alone|b|blue3``           the Action Move: one Actor goes somewhere else
``join a+blue3``                      Join: two groups or isolated Actors become one group
``split a red5+blue3``                Split: these leave group A together
``swap red5 blue3``                   Swap: two Actors change places
``move``, ``join``, ``split a`` ...   an Action with nothing, or nothing more, to choose
``discard-vampire``                   one Monster too many
``play-none``, ``play-vampire``,      Monsters picked in secret
``play-all``, ``play-some x+y``
``strike-a``                          the group a Monster strikes
``longest``, ``choose red3 blue4 stop``   what the Werewolf takes
``order none``, ``order 3``,          a standing order, at any time: no Monsters; those that would
``order clear``                       make three points or more; none any more
``resign``                            leaves the game
====================================  ==============================================================
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from games.engine import LEAVE, Path, Refused, text
from games.slasher.material import CARD_NUMBER, CARDS, FIRST_ACTION, MONSTER_NUMBER

if TYPE_CHECKING:
    from collections.abc import Callable

Unit: TypeAlias = int
"""A group or an isolated Actor: `GROUP` and the number of the group, or the Actor."""
GROUP: Unit = 100
ALONE: Unit = -1
"""The place of an isolated Actor."""
GROUP_KEYS = "abcdefghijklmnopqrstuvwxyz"


MOST_ORDERED = 7
"""The highest number of points that a standing order can require of a Monster."""


class Place(msgspec.Struct, frozen=True):
    """An Actor from the hand, to be isolated (`ALONE`) or to join a unit."""

    card: int
    unit: Unit


class PlayMove(msgspec.Struct, frozen=True):
    """An Actor of the table to move to another unit, or to be isolated (`ALONE`)."""

    actor: int
    unit: Unit


class PlayJoin(msgspec.Struct, frozen=True):
    """Two units to become one."""

    first: Unit
    second: Unit


class PlaySplit(msgspec.Struct, frozen=True):
    """Actors to leave their group together; none are named where there is only one way."""

    group: Unit
    leaving: tuple[int, ...]


class PlaySwap(msgspec.Struct, frozen=True):
    """Two Actors to change places."""

    first: int
    second: int


class Bare(msgspec.Struct, frozen=True):
    """An Action without a choice: without effect, or with only one possible."""

    action: int


class Discard(msgspec.Struct, frozen=True):
    """A Monster given up by a seat that holds too many."""

    monster: int


class Lock(msgspec.Struct, frozen=True):
    """Monsters picked in secret; None: all of them. some: whether the path listed them."""

    monsters: tuple[int, ...] | None
    some: bool = False


class StrikeGroup(msgspec.Struct, frozen=True):
    """The group a Monster strikes."""

    group: Unit


class Hunt(msgspec.Struct, frozen=True):
    """The Actors the Werewolf takes, in rising order; none: the longest run. stop: it ends here."""

    actors: tuple[int, ...]
    stop: bool


class SetOrder(msgspec.Struct, frozen=True):
    """A standing order: the least points for which a Monster is played, 0 for none at all.

    None takes the order back.
    """

    least: int | None


class Resign(msgspec.Struct, frozen=True):
    """Leaving the game."""


Card: TypeAlias = Place | PlayMove | PlayJoin | PlaySplit | PlaySwap | Bare
"""A card that is played."""

Move: TypeAlias = Card | Discard | Lock | StrikeGroup | Hunt | SetOrder | Resign


def unreadable(path: Path) -> Refused:
    """Returns the refusal of a path that is no move of this game."""
    return Refused("choices", text("slasher-refused-unreadable", given=" ".join(path)))


def unit_key(unit: Unit) -> str:
    """Returns the token of a place: ``b``, ``red5``, ``alone``."""
    if unit == ALONE:
        return "alone"
    return GROUP_KEYS[unit - GROUP] if unit >= GROUP else ACTOR_KEYS[unit]


_GROUPS: dict[str, Unit] = {key: GROUP + number for number, key in enumerate(GROUP_KEYS)}
_ACTORS = {key: number for key, number in CARD_NUMBER.items() if number < FIRST_ACTION}
_UNITS: dict[str, Unit] = _GROUPS | _ACTORS
_SPOTS: dict[str, Unit] = _UNITS | {"alone": ALONE}
ACTOR_KEYS = tuple(_ACTORS)

_WHOLE: dict[Path, Move] = {
    LEAVE: Resign(),
    ("order", "none"): SetOrder(0),
    ("order", "clear"): SetOrder(None),
    **{("order", str(points)): SetOrder(points) for points in range(1, MOST_ORDERED + 1)},
    ("longest",): Hunt((), stop=False),
    ("play-all",): Lock(None),
    ("play-none",): Lock(()),
    **{(f"play-{key}",): Lock((monster,)) for key, monster in MONSTER_NUMBER.items()},
    **{(f"discard-{key}",): Discard(monster) for key, monster in MONSTER_NUMBER.items()},
    **{(f"strike-{key}",): StrikeGroup(group) for key, group in _GROUPS.items()},
    **{(key,): Bare(card) for key, card in CARD_NUMBER.items() if card >= FIRST_ACTION},
}
"""The moves of one token."""


def _listed(token: str, known: dict[str, int]) -> tuple[int, ...]:
    return tuple(known[key] for key in token.split("+"))


def _parse_move(path: Path) -> Move:
    _, actor, spot = path
    return PlayMove(_ACTORS[actor], _SPOTS[spot])


def _parse_join(path: Path) -> Move:
    _, pair = path
    first, second = _listed(pair, _UNITS)
    return PlayJoin(first, second)


def _parse_split(path: Path) -> Move:
    _, group, *leaving = path
    if not leaving:
        return PlaySplit(_GROUPS[group], ())
    (actors,) = leaving
    return PlaySplit(_GROUPS[group], _listed(actors, _ACTORS))


def _parse_swap(path: Path) -> Move:
    _, first, second = path
    return PlaySwap(_ACTORS[first], _ACTORS[second])


def _parse_some(path: Path) -> Move:
    _, monsters = path
    return Lock(_listed(monsters, MONSTER_NUMBER), some=True)


def _parse_hunt(path: Path) -> Move:
    stop = path[-1] == "stop"
    first, *others = path[1:-1] if stop else path[1:]
    return Hunt((_ACTORS[first], *[_ACTORS[key] for key in others]), stop)


def _parse_place(path: Path) -> Move:
    card, spot = path
    return Place(_ACTORS[card], _SPOTS[spot])


_PARSERS: dict[str, Callable[[Path], Move]] = {
    "move": _parse_move,
    "join": _parse_join,
    "split": _parse_split,
    "swap": _parse_swap,
    "play-some": _parse_some,
    "choose": _parse_hunt,
}


KINDS: dict[str, type[Move]] = {
    "move": PlayMove,
    "join": PlayJoin,
    "split": PlaySplit,
    "swap": PlaySwap,
    "play-some": Lock,
    "choose": Hunt,
    **dict.fromkeys(_ACTORS, Place),
}
"""The kind of move by its first word, for moves of several words."""


def parse(path: Path) -> Move:
    """Returns the move that a whole path means. Raises `Refused` if it means none."""
    whole = _WHOLE.get(path)
    if whole is not None:
        return whole
    try:
        return _PARSERS.get(path[0], _parse_place)(path)
    except (KeyError, ValueError, IndexError):
        raise unreadable(path) from None


# -- the notation of cards -----------------------------------------------------------------------


def _write_place(move: Place) -> Path:
    return (CARDS[move.card], unit_key(move.unit))


def _write_move(move: PlayMove) -> Path:
    return ("move", ACTOR_KEYS[move.actor], unit_key(move.unit))


def _write_join(move: PlayJoin) -> Path:
    return ("join", f"{unit_key(move.first)}+{unit_key(move.second)}")


def _write_split(move: PlaySplit) -> Path:
    named = ("+".join([ACTOR_KEYS[actor] for actor in move.leaving]),) if move.leaving else ()
    return ("split", unit_key(move.group), *named)


def _write_swap(move: PlaySwap) -> Path:
    return ("swap", ACTOR_KEYS[move.first], ACTOR_KEYS[move.second])


def _write_bare(move: Bare) -> Path:
    return (CARDS[move.action],)


_WRITERS: dict[type, Callable[[Any], Path]] = {
    Place: _write_place,
    PlayMove: _write_move,
    PlayJoin: _write_join,
    PlaySplit: _write_split,
    PlaySwap: _write_swap,
    Bare: _write_bare,
}


def write(move: Card) -> Path:
    """Returns the notation of a card that is played, which `parse` reads."""
    return _WRITERS[type(move)](move)
