"""Players of games that only computers play: a level, or moves drawn at random."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from games.choosing import is_apart, random_token
from games.engine import Done, Path, Pick
from games.thinking.attention import Attention
from games.thinking.levels import Level, think
from games.thinking.seeds import temper_of, thought_seed

if TYPE_CHECKING:
    from games.engine import Choice, Seat
    from games.registry import AnyGame

RANDOM = "random"
"""The kind of player that draws its moves step by step from what the game offers."""
KINDS = (RANDOM, *[level.value for level in Level])


class ComputerPlayer:
    """A computer at one seat of one game, with what it remembers.

    kind: one of `KINDS`. seed: the 32 bytes of the table's seed, from which its temper and all its
    thoughts follow.
    """

    def __init__(self, game: AnyGame, seat: Seat, kind: str, seed: bytes) -> None:
        self._game, self._seat, self._seed = game, seat, seed
        self._level = None if kind == RANDOM else Level(kind)
        self._temper = temper_of(seed, seat)
        self._attention = Attention(game, seat) if self._level and self._level.remembers else None
        self._made = 0

    def look(self, state: Any) -> None:
        """Shows the seat the state, as after every move of the game."""
        if self._attention is not None:
            self._attention.look(state)

    def choose(self, state: Any) -> Path:
        """Returns the move of the seat, which has to act, has looked and then makes it."""
        view = self._attention.view if self._attention else self._game.view(state, self._seat)
        seed = thought_seed(self._seed, self._seat, made=self._made)
        self._made += 1
        if self._level is None:
            return draw_move(self._game, view, random.Random(seed))  # noqa: S311 - no secret
        return think(self._game, view, self._level, self._temper, seed).path


def draw_move(game: AnyGame, view: Any, rng: random.Random) -> Path:
    """Returns a random whole move that plays on: no resignation, no standing order."""
    choice: Choice | None = game.choices(view, ())
    if isinstance(choice, Pick):
        options = tuple(option for option in choice.options if not is_apart(option))
        choice = Pick(choice.ask, options) if options else None
    path: Path = ()
    while choice is not None and not isinstance(choice, Done):
        path = (*path, random_token(choice, rng))
        choice = game.choices(view, path)
    return game.fallback(view) if choice is None else path
