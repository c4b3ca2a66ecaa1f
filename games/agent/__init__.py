"""Agent (Eric W. Solomon, 1975): spies of four cities and a case, for 2 to 6 players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.agent.material import EDITION
from games.agent.options import Options
from games.agent.pictures.world import AgentWorld
from games.solomon import rules
from games.solomon.game import SolomonGame
from games.solomon.mind import Figures, Lore, Signs, SolomonMind
from games.solomon.options import LONGEST, make_switches

if TYPE_CHECKING:
    from games.chance import Chance
    from games.engine import Played
    from games.solomon.state import State


FIGURES = Figures(
    step=1.36, late=-1.54, case=2.43, threat=-0.22, gap=0.86, turn=0.05, purse=-0.84, cash=2.18
)
"""What decides games between computers, learned from them: see `games.solomon.mind.race`."""

LORE = Lore(
    seen=Signs(
        base=1.4, seat=-0.25, late=-0.8, excess=-2.0, shown=-0.3, moved=0.4, case=0.9, helps=1.3,
        harms=-0.6,
    ),
    watched=Signs(
        base=1.4, seat=-0.25, late=-0.8, excess=-2.0, shown=-0.3, moved=0.15, case=0.6, helps=0.5,
        harms=-0.1, pushes=(0.0, 0.7, 1.2, 1.8), against=-0.4,
    ),
)  # fmt: skip
"""What they learned of each other's stakes."""


class AgentMind(SolomonMind):
    """How computers play Agent."""

    heat = 0.006


class AgentGame(SolomonGame):
    """The game of Agent; its methods are in `games.solomon.game`."""

    key = "agent"
    seats = range(2, 7)
    advised = 4  # A1
    options = Options
    longest = LONGEST
    edition = EDITION
    mind = AgentMind(EDITION, FIGURES, LORE)
    world = AgentWorld()

    def deal(self, seats: int, options: Any, chance: Chance) -> Played[State]:
        """Returns a dealt game. The opening bribes are always made (A4)."""
        switches = make_switches(
            options,
            seats,
            len(EDITION.board.homes),
            open_=options.voices == "open",
            opening=True,
            safe_homes=True,
        )
        return rules.deal(EDITION, seats, switches, chance, options.agents)


GAME = AgentGame()
