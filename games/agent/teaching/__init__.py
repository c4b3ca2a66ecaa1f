"""How people learn Agent."""

from games.agent.material import EDITION
from games.agent.pictures.world import AgentWorld
from games.solomon.teaching import SolomonTeaching

TEACHING = SolomonTeaching(EDITION, AgentWorld())
