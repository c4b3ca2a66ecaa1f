"""How people learn Agent."""

from games.agent.material import EDITION
from games.agent.pictures.world import AgentWorld
from games.agent.teaching.first_game import FIRST_GAME
from games.agent.teaching.tips import ROWS
from games.solomon.teaching import SolomonTeaching


class _AgentTeaching(SolomonTeaching):
    first_game = FIRST_GAME
    rows = ROWS
    all_tips = tuple(tip for tip, _ in ROWS)


TEACHING = _AgentTeaching(EDITION, AgentWorld())
