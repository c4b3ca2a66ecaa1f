"""How computer players choose: the same for every game, from a view and a seed alone."""

from games.thinking.attention import Attention as Attention
from games.thinking.hints import Reasoned as Reasoned
from games.thinking.hints import advise as advise
from games.thinking.hints import retell as retell
from games.thinking.levels import Level as Level
from games.thinking.levels import Thought as Thought
from games.thinking.levels import draw_temper as draw_temper
from games.thinking.levels import think as think
from games.thinking.search import Weighed as Weighed
from games.thinking.seeds import temper_of as temper_of
from games.thinking.seeds import thought_seed as thought_seed
from games.thinking.turning_points import TurningPoint as TurningPoint
from games.thinking.turning_points import find_turning_points as find_turning_points
