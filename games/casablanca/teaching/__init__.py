"""How people learn Casablanca."""

from games.casablanca.material import EDITION
from games.casablanca.pictures.world import CasablancaWorld
from games.solomon.teaching import SolomonTeaching

TEACHING = SolomonTeaching(EDITION, CasablancaWorld())
