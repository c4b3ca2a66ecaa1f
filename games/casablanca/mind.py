"""How computers play Casablanca: what they have learned of it from playing it with each other."""

from games.casablanca.material import EDITION
from games.solomon.mind import Figures, Lore, Signs, SolomonMind

FIGURES = Figures(
    step=1.36, late=-1.0, case=2.4, threat=-0.3, gap=0.9, turn=0.05, purse=-6.0, cash=2.0
)
"""What decides games between computers. The steps, the case and the lead were fitted to about 9,000
turns of 400 games with 2 to 4 players; the weight of money kept was then lowered until players no
longer wait for one another to pay, and the rest chosen by matches.
"""

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
"""What computers learned of each other's stakes: fitted to two sets of 120 to 150 games, with and
without players who move at random, and set between the two.
"""


class CasablancaMind(SolomonMind):
    """How computers play Casablanca."""

    heat = 0.003


MIND = CasablancaMind(EDITION, FIGURES, LORE)
