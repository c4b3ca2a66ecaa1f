"""How agents in Agent move, own the case, and send each other to the Bahamas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.solomon.edition import Edition, Movable, Position
from games.solomon.names import name_agent, name_space
from games.solomon.refusals import refuse
from games.solomon.state import EXILED, NOBODY, Action, put

if TYPE_CHECKING:
    from games.solomon.state import How


class AgentEdition(Edition):
    """The edition in which agents own the case they stand on, and are safe at home."""

    key = "agent"
    fee = 500
    strike = "exile"
    bare_demand = True
    may_stop = True
    reads_out = True

    def ways(self, at: Position, agent: int) -> list[Action]:
        """Returns steps and attacks to a neighbouring space, taking the case, stepping aside
        (B1-B8).
        """
        here, case, holder = at.place[agent], at.case, at.holder
        near = self.board.near[here]
        holds = holder == agent
        found: list[Action] = []
        for to in near:
            if holds or (to == case and holder == NOBODY):
                found.append(Action("step", agent, to, case=True))
            found.append(Action("step", agent, to))
        if holds:
            found.append(Action("aside", agent, here))
        elif case == here and holder == NOBODY:
            found.append(Action("take", agent, here, case=True))
        for victim, there in enumerate(at.place):
            if self.can_strike(at, agent, victim):
                if holds or holder == victim or (there == case and holder == NOBODY):
                    found.append(Action("strike", agent, there, victim, case=True))
                found.append(Action("strike", agent, there, victim))
        return found

    def can_strike(self, at: Position, agent: int, victim: int) -> bool:
        """Whether the victim is a step away, and not in its own city (C1, C10)."""
        here, there = at.place[agent], at.place[victim]
        near = here >= 0 and there in self.board.near[here]
        return near and there != self.board.agents[victim].home

    def check(self, at: Position, action: Action) -> None:
        """Raises `Refused` by B1, B3 to B8, C1 or C10."""
        if at.place[action.agent] < 0:
            refuse(self, "B1", "agent-out", agent=name_agent(self, action.agent))
        if action.kind in ("take", "aside"):
            self._check_on_the_spot(at, action)
            return
        if action.kind == "strike":
            self._check_strike(at, action)
        elif action.to not in self.board.near[at.place[action.agent]]:
            refuse(self, "B3", "step-far", space=name_space(self, action.to))
        if action.case and at.holder not in (action.agent, action.victim, NOBODY):
            refuse(self, "B6", "case-owned", agent=name_agent(self, at.holder))
        if action.case and at.holder == NOBODY and at.case != action.to:
            refuse(self, "B4", "case-elsewhere", space=name_space(self, at.case))

    def _check_on_the_spot(self, at: Position, action: Action) -> None:
        if action.kind == "aside":
            if at.holder != action.agent:
                refuse(self, "B7", "aside", agent=name_agent(self, action.agent))
        elif at.holder == action.agent:
            refuse(self, "B5", "case-own", agent=name_agent(self, action.agent))
        elif at.holder != NOBODY:
            refuse(self, "B6", "case-owned", agent=name_agent(self, at.holder))
        elif at.case != at.place[action.agent]:
            refuse(self, "B5", "take-far", space=name_space(self, at.case))

    def _check_strike(self, at: Position, action: Action) -> None:
        victim = name_agent(self, action.victim)
        if at.place[action.victim] < 0 or action.victim == action.agent:
            refuse(self, "C1", "victim-out", agent=victim)
        if action.to not in self.board.near[at.place[action.agent]]:
            refuse(self, "C1", "strike-far", agent=victim)
        if action.to == self.board.agents[action.victim].home:
            refuse(self, "C10", "at-home", agent=victim)

    def how(self, at: Position, action: Action) -> How:
        """Returns whether the case is carried or left, seized or spared, taken up or not (B4, B7,
        C9).
        """
        if action.kind in ("take", "aside"):
            return "none"
        if at.holder == action.agent:
            return "carry" if action.case else "leave"
        if at.holder != NOBODY and at.holder == action.victim:
            return "seize" if action.case else "spare"
        if at.holder == NOBODY and at.case == action.to:
            return "mount" if action.case else "beside"
        return "none"

    def carry_out(self, at: Movable, action: Action) -> bool:
        """Moves the case along, to a new owner, or not at all (B4, B7, B8, C9)."""
        agent = action.agent
        held = at.holder == agent
        if action.kind == "strike":
            at.place = put(at.place, action.victim, EXILED)
            if at.holder == action.victim:
                at.holder = NOBODY
        at.place = put(at.place, agent, action.to)
        if action.case:
            at.holder, at.case = agent, action.to
        elif held:
            at.holder = NOBODY
        return held and action.case

    def steps_to_win(self, at: Position, agent: int, home: int) -> int:
        """Returns the steps, plus one to take the case here, plus one if another owns it (F6)."""
        steps, here = self.board.steps, at.place[agent]
        trip = steps[at.case][home] or 2
        if at.holder == agent:
            return trip
        return steps[here][at.case] + trip + (here == at.case) + (at.holder != NOBODY)
