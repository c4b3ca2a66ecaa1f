"""The registry: every folder here whose package has a `GAME`."""

from __future__ import annotations

import functools
import importlib
import pkgutil
from typing import TYPE_CHECKING, Any, TypeAlias

import games

if TYPE_CHECKING:
    from games.engine import Game

AnyGame: TypeAlias = "Game[Any, Any]"


class UnknownGameError(LookupError):
    """The error of a key that no game has. `known` are the keys there are."""

    def __init__(self, key: str, known: list[str]) -> None:
        super().__init__(f"no game is called {key!r}; there are: {', '.join(known)}")
        self.key = key
        self.known = known


@functools.cache
def all_games() -> dict[str, AnyGame]:
    """Returns the games by key, in the order of their folders' names."""
    found: dict[str, AnyGame] = {}
    for module in sorted(pkgutil.iter_modules(games.__path__), key=lambda m: m.name):
        if module.ispkg:
            package = importlib.import_module(f"games.{module.name}")
            game = getattr(package, "GAME", None)
            if game is not None:
                found[game.key] = game
    return found


def find_game(key: str) -> AnyGame:
    """Returns the game with this key. Raises `UnknownGameError`."""
    try:
        return all_games()[key]
    except KeyError:
        raise UnknownGameError(key, list(all_games())) from None


def folder(key: str) -> str:
    """Returns the package that holds a game: ``slush-fund`` is in ``games.slush_fund``."""
    return f"games.{key.replace('-', '_')}"
