"""How computers play Casablanca: what they have learned of it from playing it with each other."""

from games.casablanca.material import EDITION
from games.solomon.mind import Figures, Lore, Signs, SolomonMind

FIGURES = Figures(
    step=1.1, late=-0.75, case=2.4, threat=-0.3, gap=0.9, turn=0.05, purse=-6.5, cash=1.5
)
"""What decides games between computers. The case, the lead and the threat were fitted to about
9,000 turns of 400 games with 2 to 4 players; the others were chosen by matches, and so that players
do not wait for one another to pay: money in hand must not count more than it can buy.
"""

_OPENED = Lore(
    seen=Signs(
        base=2.0, seat=-0.2, late=-1.5, excess=-2.1, shown=-0.2, moved=0.1, case=0.2, helps=0.6,
        harms=-0.4,
    ),
    watched=Signs(
        base=1.9, seat=-0.2, late=-1.5, excess=-2.1, shown=-0.2, moved=0.0, case=0.1, helps=0.4,
        harms=-0.1, pushes=(0.0, 0.1, 0.3, 0.6), against=-0.8,
    ),
)  # fmt: skip

LORE = Lore(
    seen=Signs(
        base=-0.83, seat=-0.13, late=-2.31, excess=-0.92, shown=1.11, moved=1.09, case=1.2,
        helps=1.04, harms=-0.37,
    ),
    watched=Signs(
        base=-0.89, seat=-0.11, late=-2.72, excess=-0.99, shown=0.75, moved=0.83, case=1.05,
        helps=0.28, harms=0.35, pushes=(0.0, 1.03, 1.53, 1.97), against=-0.37,
    ),
    opened=_OPENED,
)  # fmt: skip
"""What computers learned of each other's stakes. Where bribes are made in turns only, most money
goes to the agents that others push too: fitted to 140 games of easy and normal players with these
very figures. With opening bribes it is spread before anything has happened: fitted to two sets of
120 to 150 games, with and without players who move at random.
"""


class CasablancaMind(SolomonMind):
    """How computers play Casablanca."""

    heat = 0.003
    trust = 60.0


MIND = CasablancaMind(EDITION, FIGURES, LORE)
