"""All shuffles and dice: seeded, so that anybody can check them, or scripted from real cards.

Only imagined games (`games.thinking`) have a third source, which is quicker and proves nothing.

The stream, reproducible in any language: draw number ``n`` (from 0) is ``SHA-256(seed || n)``, the
32-byte seed followed by n as 8 bytes big-endian; its first 8 bytes, big-endian, are a number ``x``
below 2**64. For a number below ``k`` it is ``x mod k`` if ``x < 2**64 - 2**64 mod k``, otherwise
the next draw is taken instead (so that no residue is favoured).

A shuffled pile is a *bag*: a list in a fixed order, from which a card is taken when it leaves the
pile. No state holds an order that nobody has seen.
"""

from __future__ import annotations

import hashlib
import random
import secrets
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from games.sentences import cut

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_RANGE = 1 << 64


class ChanceError(Exception):
    """The error of a script that does not fit the game: too short, or naming a card not there."""


class Chance(ABC):
    """A source of uncertainty. `drawn` counts what has been drawn from it so far."""

    drawn: int

    @abstractmethod
    def draw(self, bag: list[int], name: Callable[[int], str]) -> int:
        """Takes one element out of `bag`, which is not empty, and returns it.

        `name` gives the word for an element in a script (a card's key).
        """

    @abstractmethod
    def die(self, sides: int = 6) -> int:
        """Rolls a die: returns 1 to `sides`."""


class Seeded(Chance):
    """Chance from a 32-byte seed. `drawn` is the number of draws taken from its stream so far."""

    __slots__ = ("_hash", "drawn", "seed")

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        if len(seed) != 32:
            raise ValueError(f"a seed has 32 bytes, not {len(seed)}")
        self.seed = seed
        self.drawn = drawn
        self._hash = hashlib.sha256(seed)

    def below(self, bound: int) -> int:
        """Returns a number from 0 to `bound` - 1."""
        limit = _RANGE - _RANGE % bound
        while True:
            digest = self._hash.copy()
            digest.update(self.drawn.to_bytes(8, "big"))
            self.drawn += 1
            number = int.from_bytes(digest.digest()[:8], "big")
            if number < limit:
                return number % bound

    def draw(self, bag: list[int], name: Callable[[int], str]) -> int:
        """Takes a random element, the one at place ``below(len(bag))``, and returns it."""
        return bag.pop(self.below(len(bag)))

    def die(self, sides: int = 6) -> int:
        """Returns ``1 + below(sides)``."""
        return 1 + self.below(sides)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed in hex, posted at the start to check the seed at the end."""
        return hashlib.sha256(self.seed).hexdigest()


class Quick(Chance):
    """Chance of imagined games, which nobody has to check: a plain generator, without SHA-256.

    dice: how far up its sides each of the first dice falls, from 0 to 1; the rest is drawn.
    """

    __slots__ = ("_bits", "_dice", "drawn", "rng")

    def __init__(self, seed: int, dice: Sequence[float] = ()) -> None:
        self.rng = random.Random(seed)  # noqa: S311 - no real card comes from here
        self._bits = self.rng.random
        self._dice = list(reversed(dice))
        self.drawn = 0

    def draw(self, bag: list[int], name: Callable[[int], str]) -> int:
        """Takes a random element and returns it."""
        return bag.pop(int(self._bits() * len(bag)))

    def die(self, sides: int = 6) -> int:
        """Returns a number from 1 to `sides`."""
        part = self._dice.pop() if self._dice else self._bits()
        return 1 + int(part * sides)


class Scripted(Chance):
    """Chance from given words: names of cards in the order they came, numbers for dice."""

    __slots__ = ("drawn", "words")

    def __init__(self, words: Sequence[str], drawn: int = 0) -> None:
        self.words = tuple(words)
        self.drawn = drawn

    def _next(self, wanted: str) -> str:
        if self.drawn >= len(self.words):
            raise ChanceError(f"the script ends after {len(self.words)} words; {wanted} is needed")
        self.drawn += 1
        return self.words[self.drawn - 1]

    def draw(self, bag: list[int], name: Callable[[int], str]) -> int:
        """Takes the element that the script names and returns it. Raises `ChanceError` if none."""
        word = self._next("a card")
        for place, element in enumerate(bag):
            if name(element) == word:
                return bag.pop(place)
        raise ChanceError(f"word {self.drawn} of the script: no {cut(word)} is left in the pile")

    def die(self, sides: int = 6) -> int:
        """Returns the number in the script. Raises `ChanceError` if the die has no such side."""
        word = self._next(f"a die of {sides}")
        if not word.isascii() or not word.isdigit() or not 1 <= int(word) <= sides:
            what = f"{cut(word)} is no side of a d{sides}"
            raise ChanceError(f"word {self.drawn} of the script: {what}")
        return int(word)


def make_seed(words: str) -> bytes:
    """Returns 32 bytes that are the same for the same words, for games that nobody plays."""
    return hashlib.sha256(words.encode()).digest()


def new_seed() -> bytes:
    """Returns 32 unpredictable bytes."""
    return secrets.token_bytes(32)
