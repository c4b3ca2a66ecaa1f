"""The promises that every game must keep, checked on whole games played at random.

A `Case` is a game at a seat count with its options; a `Journey` is one game of it. A check takes a
journey and raises `Broken` in one sentence if a promise of the contract is broken.
"""

from tests.games.conformance.basics import BASICS, WHOLE
from tests.games.conformance.fading import FADING
from tests.games.conformance.journeys import Broken, Case, Journey, make_cases, on_purpose, travel
from tests.games.conformance.leaving import LEAVING
from tests.games.conformance.managing import MANAGING
from tests.games.conformance.minds import MINDS
from tests.games.conformance.moves import MOVES
from tests.games.conformance.posters import POSTERS
from tests.games.conformance.secrets import SECRETS, varied
from tests.games.conformance.teaching import TEACHING

CHECKS = (*BASICS, *MOVES, *LEAVING, *SECRETS, *FADING, *POSTERS, *MINDS, *TEACHING, *MANAGING)

__all__ = [
    "CHECKS",
    "WHOLE",
    "Broken",
    "Case",
    "Journey",
    "make_cases",
    "on_purpose",
    "travel",
    "varied",
]
