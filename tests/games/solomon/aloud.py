"""Sealed papers played in both forms: put down at once, or followed aloud, sum by sum."""

from games.engine import HOUSE
from games.solomon.state import Answer
from tests.games.solomon.scenes import Table

WORDS = {"no": "no", "demand": "demand", "yield": "give-in"}


def say(answer: Answer) -> str:
    """Returns an answer in notation."""
    if answer.word == "object":
        given = [
            f"{name}={sum_}"
            for name, sum_ in (("opening", answer.opening), ("maximum", answer.limit))
            if sum_ != 100
        ]
        return f"object {','.join(given) or '-'}"
    if answer.word in ("support", "defend"):
        return f"{answer.word} {answer.limit}"
    return WORDS[answer.word]


def say_defence(table: Table, answer: Answer) -> str:
    """Returns the mover's answer in notation; where a sum was named aloud, less is giving in."""
    state, mover = table.state, table.state.mover
    assert state.action is not None
    stake = state.stake[mover * len(state.place) + state.action.agent]
    if not table.edition.bare_demand and (not answer.limit or stake < state.bid):
        return "give-in"
    return say(answer)


def play_sealed(
    table: Table, move: str, papers: dict[int, Answer], defence: Answer, *, ahead: bool = False
) -> Table:
    """Plays `move` with the others' papers and the mover's one answer, maybe in advance."""
    mover = table.state.mover
    table.do(mover, move)
    if ahead:
        table.do(mover, say_defence(table, defence))
    table.say({seat: say(paper) for seat, paper in papers.items()})
    if table.state.phase == "answer":
        table.do(mover, say_defence(table, defence))
    return table


def play_aloud(table: Table, move: str, papers: dict[int, Answer], defence: Answer) -> Table:
    """Plays the same aloud, by people who go up by 100 while their limit lets them."""
    mover = table.state.mover
    table.do(mover, move)
    return _Aloud(table, papers, {mover: defence.limit}, yields=defence.word == "yield").play()


class _Aloud:
    """A contest aloud. limits: of the mover and of those who support the mover."""

    def __init__(
        self, table: Table, papers: dict[int, Answer], limits: dict[int, int], *, yields: bool
    ) -> None:
        self.table, self.papers, self.yields = table, papers, yields
        supports = {seat: p.limit for seat, p in papers.items() if p.word == "support"}
        self.limits = limits | supports
        self.mover = table.state.mover
        assert table.state.action is not None
        self.piece = table.edition.board.agents[table.state.action.agent].id

    def play(self) -> Table:
        table = self.table
        while table.state.action is not None and not table.view(None).over:
            state = table.state
            if state.phase in ("objections", "voices"):
                for seat in state.asked:
                    table.do(seat, self.answer(seat))
                table.do(HOUSE, "close")
            elif state.phase == "demand":
                table.do(self.mover, "consent" if self.yields else "refuse")
            elif state.phase == "reply":
                table.do(state.backer, self.reply(state.backer))
            else:
                table.do(state.opponent, self.bid(state.opponent))
        return table

    @property
    def known(self) -> int:
        """What the mover has shown by now, to those who have heard another objection fail."""
        return self.table.least(self.mover, self.piece) if self.table.state.against else 0

    def answer(self, seat: int) -> str:
        paper, state = self.papers[seat], self.table.state
        if state.phase == "voices":
            return self.voice(paper)
        behind = bool(state.against)
        if paper.word not in ("object", "demand") or (behind and paper.limit <= self.known):
            return "no"
        if self.table.edition.bare_demand:
            return "demand"
        return f"object {max(paper.opening, self.known + 100 if behind else 0)}"

    def voice(self, paper: Answer) -> str:
        bid = self.table.state.bid
        if self.table.state.trailing == "for":
            return "hold" if paper.word == "support" and paper.limit >= bid else "no"
        return f"bid {bid + 100}" if paper.word == "object" and paper.limit > bid else "no"

    def bid(self, seat: int) -> str:
        paper, state = self.papers[seat], self.table.state
        sum_ = state.bid + 100 if state.bid else self.first_sum(paper)
        return f"bid {sum_}" if paper.word == "object" and sum_ <= paper.limit else "pass"

    def first_sum(self, paper: Answer) -> int:
        """Returns the sum after a refused demand, above what the mover was heard to hold."""
        return max(paper.opening, self.known + 100) if self.behind else paper.opening

    @property
    def behind(self) -> bool:
        """Whether another objection to this action has failed before."""
        state = self.table.state
        first = next(s for s in self.papers if self.papers[s].word in ("object", "demand"))
        return not state.switches.open and state.objector != first

    def reply(self, seat: int) -> str:
        holds = self.limits[seat] >= self.table.state.bid
        return "hold" if holds and not (seat == self.mover and self.yields) else "pass"
