"""How a game explains itself, the same for every game: see `teaching`."""

from games.teaching.teaching import FirstGame as FirstGame
from games.teaching.teaching import Teaching as Teaching
from games.teaching.teaching import Tip as Tip
from games.teaching.teaching import next_tip as next_tip
