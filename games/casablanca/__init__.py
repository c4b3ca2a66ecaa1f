"""Casablanca (Eric W. Solomon, 1991): eight agents and a black case, for 2 to 8 players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.casablanca.material import EDITION, OPENING_FROM
from games.casablanca.mind import MIND
from games.casablanca.options import Options
from games.casablanca.pictures.world import CasablancaWorld
from games.casablanca.teaching import TEACHING
from games.casablanca.teaching.sign import SIGN
from games.solomon import rules
from games.solomon.game import SolomonGame
from games.solomon.options import LONGEST, make_switches

if TYPE_CHECKING:
    from games.chance import Chance
    from games.engine import Played
    from games.solomon.state import State


class CasablancaGame(SolomonGame):
    """The game of Casablanca; its methods are in `games.solomon.game`."""

    key = "casablanca"
    seats = range(2, 9)
    best = 5
    sign = SIGN
    options = Options
    longest = LONGEST
    edition = EDITION
    mind = MIND
    teaching = TEACHING
    world = CasablancaWorld()

    def deal(self, seats: int, options: Any, chance: Chance) -> Played[State]:
        """Returns a dealt game: duels (D7), opening bribes by switch or from five players (A4)."""
        auto = seats >= OPENING_FROM
        switches = make_switches(
            options,
            seats,
            len(EDITION.board.homes),
            open_=False,
            opening=auto if options.opening == "auto" else options.opening == "on",
            safe_homes=options.bases == "safe",
        )
        return rules.deal(EDITION, seats, switches, chance, options.agents)


GAME = CasablancaGame()
