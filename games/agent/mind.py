"""How computers play Agent: what they have learned of it from playing it with each other."""

from games.agent.material import EDITION
from games.solomon.mind import Figures, Lore, Signs, SolomonMind

FIGURES = Figures(
    step=1.36, late=-0.9, case=2.43, threat=-0.22, gap=0.86, turn=0.05, purse=-0.84, cash=2.18
)
"""What decides games between computers: fitted to about 9,000 turns of 400 games with 2 to 4
players. `late` was then brought nearer to 0, so that steps count until the clock runs out.
"""

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
"""What computers learned of each other's stakes: fitted to two sets of 120 to 150 games, with and
without players who move at random, and set between the two.
"""


class AgentMind(SolomonMind):
    """How computers play Agent."""

    heat = 0.001


MIND = AgentMind(EDITION, FIGURES, LORE)
