"""Agent (Eric W. Solomon, 1975): spies of four cities and a case, for 2 to 6 players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.agent.material import EDITION
from games.agent.mind import MIND
from games.agent.options import Options
from games.agent.pictures.world import AgentWorld
from games.agent.teaching import TEACHING
from games.agent.teaching.sign import SIGN
from games.solomon import rules
from games.solomon.game import SolomonGame
from games.solomon.options import LONGEST, make_switches

if TYPE_CHECKING:
    from games.chance import Chance
    from games.engine import Played
    from games.solomon.state import State


class AgentGame(SolomonGame):
    """The game of Agent; its methods are in `games.solomon.game`."""

    key = "agent"
    seats = range(2, 7)
    best = 4
    sign = SIGN
    advised = 4  # A1
    options = Options
    longest = LONGEST
    edition = EDITION
    mind = MIND
    teaching = TEACHING
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
