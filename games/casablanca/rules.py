"""How agents in Casablanca move, carry the case and eliminate each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.choosing import refuse_token
from games.solomon.edition import Edition, Movable, Position
from games.solomon.names import name_agent, name_space
from games.solomon.refusals import refuse
from games.solomon.state import EXILED, Action, put

if TYPE_CHECKING:
    from games.solomon.state import How


class CasablancaEdition(Edition):
    """The edition in which nobody owns the case: an agent takes it along when it leaves, or not."""

    key = "casablanca"
    fee = 1_000
    strike = "eliminate"
    bare_demand = False
    may_stop = False
    reads_out = False

    def ways(self, at: Position, agent: int) -> list[Action]:
        """Returns steps, and eliminations on the spot or after a step (B1, B2, B9, C2, C3)."""
        here = at.place[agent]
        near = self.board.near[here]
        carries = (True, False) if at.case == here else (False,)
        found = [Action("step", agent, to, case=case) for to in near for case in carries]
        for victim, there in enumerate(at.place):
            if not self.can_strike(at, agent, victim):
                continue
            if there == here:
                found.append(Action("strike", agent, here, victim))
            else:
                found.extend(Action("strike", agent, there, victim, case) for case in carries)
        return found

    def can_strike(self, at: Position, agent: int, victim: int) -> bool:
        """Whether the victim is here or a step away, and not safe (C2, C10)."""
        here, there = at.place[agent], at.place[victim]
        if victim == agent or here < 0 or there < 0 or self._is_safe(at, victim):
            return False
        return there == here or there in self.board.near[here]

    def _is_safe(self, at: Position, victim: int) -> bool:
        """Whether the victim is at home where bases are safe, which is an option (C10)."""
        return at.switches.safe_homes and at.place[victim] == self.board.agents[victim].home

    def check(self, at: Position, action: Action) -> None:
        """Raises `Refused` by B1, B3, B9, C2, C3 or C10."""
        if at.place[action.agent] < 0:
            refuse(self, "B1", "agent-out", agent=name_agent(self, action.agent))
        if action.kind in ("take", "aside"):
            refuse_token(action.kind)
        here = at.place[action.agent]
        if action.kind == "strike":
            self._check_strike(at, action)
        elif action.to not in self.board.near[here]:
            refuse(self, "B3", "step-far", space=name_space(self, action.to))
        if action.case and action.to == here:
            refuse(self, "B9", "case-stays")
        if action.case and at.case != here:
            refuse(self, "B9", "case-elsewhere", space=name_space(self, at.case))

    def _check_strike(self, at: Position, action: Action) -> None:
        here, victim = at.place[action.agent], name_agent(self, action.victim)
        if at.place[action.victim] < 0 or action.victim == action.agent:
            refuse(self, "C3", "victim-out", agent=victim)
        if action.to != here and action.to not in self.board.near[here]:
            refuse(self, "C2", "strike-far", agent=victim)
        if self._is_safe(at, action.victim):
            refuse(self, "C10", "at-home", agent=victim)

    def how(self, at: Position, action: Action) -> How:
        """Returns whether the case is taken along or left, if it is where the agent leaves (B9)."""
        here = at.place[action.agent]
        if at.case != here or action.to == here:
            return "none"
        return "carry" if action.case else "leave"

    def carry_out(self, at: Movable, action: Action) -> bool:
        """Moves the case along or leaves it; an eliminated carrier leaves it too (B9, B10)."""
        if action.kind == "strike":
            at.place = put(at.place, action.victim, EXILED)
        at.place = put(at.place, action.agent, action.to)
        if action.case:
            at.case = action.to
        return action.case

    def steps_to_win(self, at: Position, agent: int, home: int) -> int:
        """Returns the steps to the case, and home with it (F6)."""
        steps = self.board.steps
        return steps[at.place[agent]][at.case] + (steps[at.case][home] or 2)
