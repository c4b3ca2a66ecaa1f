"""How people learn Casablanca."""

from games.casablanca.material import EDITION
from games.casablanca.pictures.world import CasablancaWorld
from games.casablanca.teaching.first_game import FIRST_GAME
from games.casablanca.teaching.tips import ROWS
from games.solomon.teaching import SolomonTeaching


class _CasablancaTeaching(SolomonTeaching):
    first_game = FIRST_GAME
    rows = ROWS
    all_tips = tuple(tip for tip, _ in ROWS)


TEACHING = _CasablancaTeaching(EDITION, CasablancaWorld())
