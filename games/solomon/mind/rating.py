"""Sensible moves in a turn, rated: by how much of everybody's prospects becomes the seat's."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from games.solomon.choices.actions import allowed, token_of
from games.solomon.edition import live_agents
from games.solomon.mind import bribes
from games.solomon.mind.placement import after, change
from games.solomon.refusals import may_stop

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable

    from games.engine import Path
    from games.solomon.edition import Edition
    from games.solomon.mind.outlook import Outlook
    from games.solomon.mind.placement import Placement
    from games.solomon.state import Action
    from games.solomon.view import View
    from games.thinking.mind import Rated, Temper

SPITE = 0.4
"""How much more than its own share a spiteful player minds the hopes of the leader."""

STRIKE = 0.6
FORWARD = 0.1
"""How likely a player objects who has more on an agent, if it strikes, or comes nearer to winning;
all else takes it away from winning.
"""


def rate_turn(
    edition: Edition, view: View, outlook: Outlook, temper: Temper, rng: random.Random
) -> list[Rated]:
    """Returns actions of all agents, bribes, and ending the turn if that is allowed."""
    found = rate_actions(edition, view, outlook, temper, live_agents(view))
    found += bribes.rate_bribes(edition, view, outlook, temper, rng)
    if may_stop(edition, view):
        found.append((0.0, ("stop",)))
    return found


def rate_actions(
    edition: Edition, view: View, outlook: Outlook, temper: Temper, agents: Iterable[int]
) -> list[Rated]:
    """Returns everything that these agents can do, with what it is worth to announce it."""
    found: list[Rated] = []
    for agent in agents:
        stopped = -1.0
        for action in allowed(edition, view, agent, outlook.placement.ways(agent)):
            gain = gain_of(outlook, action, temper)
            if gain > 0:
                if stopped < 0:
                    stopped = 1 - outlook.belief.unmatched(agent, view.stakes[agent])
                gain *= 1 - stopped * _resistance(edition, outlook.placement, action)
            found.append((gain, path_of(edition, action)))
    return found


def _resistance(edition: Edition, at: Placement, action: Action) -> float:
    """Returns how likely whoever has more on the agent would object to this."""
    if action.kind == "strike":
        return STRIKE
    if at.switches.own_homes:
        return 1.0
    then, _ = after(edition, at, action)
    return FORWARD if change(at, then, action.agent) > 0 else 1.0


def gain_of(outlook: Outlook, action: Action, temper: Temper) -> float:
    """Returns what the seat gains if this action is carried out, in shares of the win."""
    return outlook.gain(action, SPITE * (temper.spite - 1.0))


@lru_cache(maxsize=1024)
def path_of(edition: Edition, action: Action) -> Path:
    """Returns the move that announces an action."""
    agent, token = edition.board.agents[action.agent].id, token_of(edition, action)
    return (agent, edition.strike, token) if action.kind == "strike" else (agent, token)
