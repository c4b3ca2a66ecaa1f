"""Bribes of computer players: in the opening, and in a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.answers import NONE
from games.solomon.choices.questions import may_bribe
from games.solomon.edition import live_agents
from games.solomon.state import UNIT

if TYPE_CHECKING:
    import random

    from games.engine import Path
    from games.solomon.edition import Edition
    from games.solomon.mind.outlook import Outlook
    from games.solomon.view import View
    from games.thinking.mind import Rated, Temper

PRICE = 2e-6
"""What a dollar kept for later is worth beyond what `Race` say, in shares."""
PLANS = 2
"""Ways to pay agents for the first time that are compared."""


def rate_bribes(
    edition: Edition, view: View, outlook: Outlook, temper: Temper, rng: random.Random
) -> list[Rated]:
    """Returns bribes of one agent and of several at once; the first of all are like an opening."""
    if view.cash < UNIT or not may_bribe(view):
        return []
    found: dict[Path, float] = {}
    if not any(view.stakes):
        for sums in [plan_opening(view, rng) for _ in range(PLANS)]:
            if sum(sums.values()) <= view.cash:
                found[path_of(edition, sums)] = gain_of(view, outlook, sums, temper)
    best = sorted(live_agents(view), key=lambda agent: (-outlook.weights[agent], agent))[:3]
    for agent in best:
        for sum_ in (500, 1_000, 2_000, hundreds(view.cash * 0.5)):
            if UNIT <= sum_ <= view.cash:
                sums = {agent: sum_}
                found[path_of(edition, sums)] = gain_of(view, outlook, sums, temper)
    return [(gain, path) for path, gain in found.items()] or _last_hundred(edition, view, best)


def _last_hundred(edition: Edition, view: View, best: list[int]) -> list[Rated]:
    return [(0.0, path_of(edition, {best[0]: hundreds(view.cash)}))]


def gain_of(view: View, outlook: Outlook, sums: dict[int, int], temper: Temper) -> float:
    """Returns what the seat gains by these bribes, in shares of the win."""
    paid = sum(sums.values())
    kept = outlook.race.purse(view.cash - paid)
    hopes = sum(outlook.hopes) + kept
    for agent, sum_ in sums.items():
        more = outlook.belief.on_top(agent, view.stakes[agent] + sum_) - outlook.top[agent]
        hopes += outlook.weights[agent] * more
    share = hopes / (outlook.whole - outlook.own + kept)
    return share - outlook.share - PRICE / temper.greed * paid


def path_of(edition: Edition, sums: dict[int, int]) -> Path:
    """Returns the move that pays these sums."""
    agents = edition.board.agents
    token = ",".join([f"{agents[agent].id}={sums[agent]}" for agent in sorted(sums) if sums[agent]])
    return ("bribe", token or NONE)


def hundreds(sum_: float) -> int:
    """Returns a sum rounded down to what can be paid."""
    return int(sum_) // UNIT * UNIT


# -- the opening ---------------------------------------------------------------------------------

STYLES = (
    (0.9,),
    (0.75,),
    (0.5, 0.4),
    (0.35, 0.3, 0.3),
    (0.4, 0.06, 0.06, 0.06, 0.06, 0.06),
)


def open_bribes(edition: Edition, view: View, rng: random.Random) -> Path:
    """Returns opening bribes."""
    return path_of(edition, plan_opening(view, rng))


def plan_opening(view: View, rng: random.Random) -> dict[int, int]:
    """Returns sums by a style and on agents drawn at random, so that nobody can know them."""
    live = list(live_agents(view))
    parts = rng.choice(STYLES)
    chosen = rng.sample(live, min(len(parts), len(live)))
    return {
        agent: max(UNIT, hundreds(view.cash * part * rng.uniform(0.85, 1.0)))
        for agent, part in zip(chosen, parts, strict=False)
    }
