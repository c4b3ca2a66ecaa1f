"""Casablanca (Eric W. Solomon, 1991): eight agents and a black case, for 2 to 8 players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.casablanca.material import EDITION, OPENING_FROM
from games.casablanca.options import Options
from games.casablanca.pictures.world import CasablancaWorld
from games.solomon import rules
from games.solomon.game import SolomonGame
from games.solomon.mind import Figures, Lore, Signs, SolomonMind
from games.solomon.options import LONGEST, make_switches

if TYPE_CHECKING:
    from games.chance import Chance
    from games.engine import Played
    from games.solomon.state import State


FIGURES = Figures(
    step=1.36, late=-1.0, case=2.4, threat=-0.3, gap=0.9, turn=0.05, purse=-6.0, cash=2.0
)
"""What decides games between computers, learned from them: see `games.solomon.mind.race`."""

LORE = Lore(
    seen=Signs(
        base=2.0, seat=-0.2, late=-1.5, excess=-2.1, shown=-0.2, moved=0.1, case=0.2, helps=0.6,
        harms=-0.4,
    ),
    watched=Signs(
        base=1.9, seat=-0.2, late=-1.5, excess=-2.1, shown=-0.2, moved=0.0, case=0.1, helps=0.4,
        harms=-0.1, pushes=(0.0, 0.1, 0.3, 0.6), against=-0.8,
    ),
)  # fmt: skip
"""What they learned of each other's stakes."""


class CasablancaMind(SolomonMind):
    """How computers play Casablanca."""

    heat = 0.007


class CasablancaGame(SolomonGame):
    """The game of Casablanca; its methods are in `games.solomon.game`."""

    key = "casablanca"
    seats = range(2, 9)
    options = Options
    longest = LONGEST
    edition = EDITION
    mind = CasablancaMind(EDITION, FIGURES, LORE)
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
