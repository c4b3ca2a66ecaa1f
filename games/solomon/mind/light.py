"""The quick moves of imagined players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.solomon.edition import live_agents
from games.solomon.mind import bribes
from games.solomon.mind.contests import Dispute
from games.solomon.mind.outlook import Outlook
from games.solomon.mind.rating import rate_actions, rate_turn
from games.solomon.state import UNIT
from games.thinking.mind import Temper

if TYPE_CHECKING:
    import random

    from games.engine import Path
    from games.solomon.edition import Edition
    from games.solomon.mind.race import Race
    from games.solomon.view import View

NEUTRAL = Temper()
BRIBES = 0.2
"""How often an imagined player thinks of bribes."""


def light(edition: Edition, race: Race, view: View, rng: random.Random) -> Path:
    """Returns the move of an imagined player: of the agents that matter most, the best action; in
    a contest what somebody with money on the agent would say.
    """
    if view.phase == "opening":
        return bribes.open_bribes(edition, view, rng)
    if view.phase == "turn":
        return _act(edition, Outlook(edition, race, view), rng)
    return _speak(edition, race, view)


def _speak(edition: Edition, race: Race, view: View) -> Path:
    assert view.action is not None  # noqa: S101 - a contest is about an action
    if view.phase in ("objections", "voices") and view.stakes[view.action.agent] < UNIT:
        return ("no",)
    dispute = Dispute(edition, view, Outlook(edition, race, view), NEUTRAL)
    return max(dispute.rate_best())[1]


def _act(edition: Edition, outlook: Outlook, rng: random.Random) -> Path:
    view = outlook.view
    weights, hopes = outlook.weights, outlook.hopes
    live = live_agents(view)
    mine = max(live, key=hopes.__getitem__)
    theirs = max(live, key=lambda agent: weights[agent] - hopes[agent])
    liked = (mine,) if mine == theirs else (mine, theirs)
    found = rate_actions(edition, view, outlook, NEUTRAL, liked)
    if rng.random() < BRIBES:
        found += bribes.rate_bribes(edition, view, outlook, NEUTRAL, rng)
    return max(found or rate_turn(edition, view, outlook, NEUTRAL, rng))[1]
