"""Prints a line for each game that follows from everything one game of it shows.

Run by a test in processes that order sets differently: `python -m tests.games.fingerprints`.
"""

import hashlib
import sys

from games.registry import all_games
from tests.games.conformance import Journey, make_cases, travel
from tests.games.conformance.journeys import encode_json, seen
from tests.games.conformance.minds import every_thought
from tests.games.toy import TOY


def fingerprint(journey: Journey) -> str:
    """Returns a hash of every state and event, and of every view and thought of a few states."""
    game = journey.game
    told = hashlib.sha256(encode_json(journey.dealt.events))
    for step in journey.steps:
        told.update(encode_json((step.seat, step.path, step.played.events)))
        told.update(game.encode(step.played.state))
    for state in journey.sample(10):
        for onlooker in journey.case.onlookers:
            view = game.view(state, onlooker)
            told.update(seen(view))
            told.update(encode_json(game.choices(view)))
            told.update(encode_json(sorted(game.deciders(state))))
    for thoughts in every_thought(journey):
        told.update(encode_json(thoughts))
    return told.hexdigest()


if __name__ == "__main__":
    for game in (TOY, *all_games().values()):
        sys.stdout.write(f"{game.key} {fingerprint(travel(make_cases(game)[-1], 1))}\n")
