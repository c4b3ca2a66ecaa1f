"""The presses that open how to play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.components import Piece, button, menu, option
from bot.ui.custom_ids import PrimerPress
from games.engine import Text, text
from games.registry import all_games

if TYPE_CHECKING:
    from bot.ui.sheets import Voice


def taught() -> list[str]:
    """Returns the keys of the games that have such pages."""
    return [key for key, game in all_games().items() if game.teaching is not None]


def primer_button(game: str, voice: Voice, inside: str = "") -> list[Piece]:
    """Returns the button that opens the pages, in a list that is empty if the game has none.

    inside: see `PrimerPress`.
    """
    if game not in taught():
        return []
    press = PrimerPress(game, inside=inside).encode()
    return [button(voice.plain(text("primer-open")), press)]


def primer_menu(voice: Voice, inside: str) -> list[Piece]:
    """Returns a menu of the games that have such pages, in a list that is empty if none has.

    inside: see `PrimerPress`.
    """
    games = [option(voice.plain(Text(key)), key) for key in taught()]
    shown = voice.plain(text("primer-which"))
    return [menu(PrimerPress("", inside=inside).encode(), games, shown)] if games else []
