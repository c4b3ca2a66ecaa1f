"""The options of a table: checked, and filled up with what is usual at its pace."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.clocks.pace import PACES
from bot.tables.errors import OptionError
from games.options import OptionsError, make_options, usual_options
from games.registry import find_game

if TYPE_CHECKING:
    from games.engine import Options


def read_options(kind: type[Options], chosen: dict[str, str]) -> Options:
    """Returns the options of a game. Raises `OptionError` for an option or value that it does
    not have.
    """
    try:
        return make_options(kind, chosen)
    except OptionsError as error:
        raise OptionError(error.field, chosen[error.field]) from None


def settled_options(game: str, pace: str, chosen: dict[str, str]) -> dict[str, str]:
    """Returns all options of a table: the chosen ones, and the usual ones of this pace for the
    rest.
    """
    return usual_options(find_game(game).options, together=PACES[pace].together) | chosen


def check_pace(pace: str) -> None:
    """Raises `OptionError` for a pace that does not exist."""
    if pace not in PACES:
        raise OptionError("pace", pace)
