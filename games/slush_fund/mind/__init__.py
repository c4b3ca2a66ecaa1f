"""How computers play Slush Fund."""

from games.slush_fund.mind.mind import MIND as MIND
