"""Purposeful players for Agent and Casablanca: they know what their seat sees, and no more.

Each has a favourite: the agent it has paid most. It pushes it, bribes when somebody has shown more
there, holds up agents that are about to win for another, and objects to both kinds of harm.
"""

import random
from types import SimpleNamespace
from typing import Any

from games.engine import Path, Pick
from games.solomon.choices.actions import possible, token_of
from games.solomon.edition import live_agents
from games.solomon.game import SolomonGame
from games.solomon.state import Action
from games.solomon.view import View

DANGER = 2
"""The number of actions left to win at which an agent is held up."""


class Player:
    """Chooses moves for one seat. rng: what it decides by whim."""

    def __init__(self, game: SolomonGame, rng: random.Random) -> None:
        self.game, self.edition, self.rng = game, game.edition, rng
        self.whim = rng.randrange(len(self.edition.board.agents))

    def choose(self, view: View) -> Path:
        """Returns a move that `choices` offers."""
        match view.phase:
            case "opening":
                return self._open(view)
            case "turn":
                return self._take_turn(view)
            case "objections" | "voices":
                return self._answer(view)
            case "answer":
                limit, least = self._limit(view), 0 if self.edition.bare_demand else view.bid
                return ("defend", str(limit)) if limit >= least else ("give-in",)
            case "demand":
                return ("refuse",) if self._limit(view) else ("consent",)
            case "bid" | "reply":
                return self._speak(view)
        raise ValueError(f"nothing to choose: {view.phase}")

    # -- what it thinks of the board ---------------------------------------------------------------

    def favourite(self, view: View) -> int:
        """Returns the agent it has paid most; before it has paid any, one it took a fancy to."""
        live = live_agents(view)
        best = max(live, key=lambda agent: (view.stakes[agent], -self._left(view, agent)))
        if view.stakes[best]:
            return best
        return self.whim if self.whim in live else live[0]

    def _left(self, at: Any, agent: int) -> int:
        return self.edition.steps_to_win(at, agent, self.edition.board.agents[agent].home)

    def _after(self, view: View, action: Action) -> Any:
        at = SimpleNamespace(
            place=view.place, case=view.case, holder=view.holder, switches=view.switches
        )
        home = self.edition.carry_out(at, action)
        at.won = home and at.place[action.agent] == self.edition.board.agents[action.agent].home
        return at

    def _rival(self, view: View, agent: int) -> bool:
        """Whether somebody else is known to have more on this agent, or may well have."""
        agents = len(view.place)
        shown = [
            view.least[seat * agents + agent]
            for seat in range(view.seats)
            if view.least and seat != view.seat
        ]
        return max(shown, default=0) > view.stakes[agent] or view.stakes[agent] < 1_000

    def _dangers(self, view: View, at: Any) -> list[int]:
        """Agents about to win for somebody else."""
        return [
            agent
            for agent, place in enumerate(at.place)
            if place >= 0 and self._left(at, agent) <= DANGER and self._rival(view, agent)
        ]

    def _worth(self, view: View, action: Action) -> float:
        """Returns how good an action is: near for the favourite, far for the dangers."""
        favourite, at = self.favourite(view), self._after(view, action)
        if at.won:
            return -50 if self._rival(view, action.agent) else 100
        if at.place[favourite] < 0:
            return -20
        worth = self._left(view, favourite) - self._left(at, favourite)
        gone = len(self._dangers(view, view)) - len(self._dangers(view, at))
        cost = 1.5 if action.kind == "strike" else 0
        return worth + 3 * gone - cost

    # -- what it does ------------------------------------------------------------------------------

    def _open(self, view: View) -> Path:
        chosen = self.rng.sample(live_agents(view), min(3, len(live_agents(view))))
        sums = dict(zip(chosen, (3_000, 1_500, 1_000), strict=False))
        return ("bribe", self._sums(sums))

    def _sums(self, sums: dict[int, int]) -> str:
        agents = self.edition.board.agents
        return ",".join(f"{agents[agent].id}={sums[agent]}" for agent in sorted(sums))

    def _take_turn(self, view: View) -> Path:
        favourite = self.favourite(view)
        poor = view.stakes[favourite] < 1_500 or self._rival(view, favourite)
        if view.cash >= 100 and not view.undone and poor and self.rng.random() < 0.6:
            return ("bribe", self._sums({favourite: min(view.cash, self.rng.choice((800, 1_500)))}))
        actions = [a for agent in live_agents(view) for a in possible(self.edition, view, agent)]
        if not actions:
            return ("stop",)
        best = max(actions, key=lambda action: (self._worth(view, action), self.rng.random()))
        token = token_of(self.edition, best)
        strike = (self.edition.strike,) if best.kind == "strike" else ()
        return (self.edition.board.agents[best.agent].id, *strike, token)

    def _limit(self, view: View) -> int:
        """Returns how far it goes: as far as it can."""
        assert view.action is not None
        return view.stakes[view.action.agent]

    def _answer(self, view: View) -> Path:
        assert view.action is not None
        worth, stake = self._worth(view, view.action), view.stakes[view.action.agent]
        first = self.game.choices(view)
        offered = {option.key for option in first.options} if isinstance(first, Pick) else set()
        if view.phase == "voices":
            for word, side in (("hold", worth > 0), ("bid", worth < 0)):
                if word in offered and side:
                    return (word,) if word == "hold" else (word, str(view.bid + 100))
            return ("no",)
        if worth < 0 and "object" in offered:
            if view.switches.sealed:
                return ("object", f"maximum={stake}" if stake > 100 else "-")
            return ("object", "100")
        if worth < 0 and "demand" in offered and (stake or self.rng.random() < 0.3):
            return ("demand",)
        return ("support", str(stake)) if worth > 0 and "support" in offered else ("no",)

    def _speak(self, view: View) -> Path:
        assert view.action is not None
        stake = view.stakes[view.action.agent]
        if view.phase == "reply":
            return ("hold",) if stake >= view.bid else ("pass",)
        return ("bid", str(view.bid + 100)) if stake >= view.bid + 100 else ("pass",)
