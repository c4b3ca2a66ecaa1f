"""A sealed contest comes to what the same table would have come to live, bid by bid.

The same objections and the same defence are played twice through the engine: sealed at once, and
live by people who go up by 100 while their limit lets them. All small sums are tried.
"""

import itertools

import pytest

from games import agent, casablanca
from games.engine import HOUSE, Event
from games.solomon.state import Answer
from tests.games.solomon.scenes import Table

LIMIT = 300
SUMS = range(100, LIMIT + 1, 100)
OBJECTIONS = [Answer("object", low, high) for low in SUMS for high in range(low, LIMIT + 1, 100)]
NOTHING, DEMAND = Answer("no"), Answer("demand")
SUPPORTS = [Answer("support", 0, limit) for limit in SUMS]
DEFENCES = [Answer("yield"), *(Answer("defend", 0, limit) for limit in range(0, LIMIT + 1, 100))]
RICH = 500

WORDS = {"no": "no", "demand": "demand", "yield": "give-in"}


def table(game: str, **options: str) -> Table:
    """Everybody has $500 on the agent that is about to move; nothing is known of it."""
    if game == "agent":
        return Table(agent.GAME, stakes={s: {"usa1": RICH} for s in range(3)}, **options)
    return Table(casablanca.GAME, stakes={s: {"green": RICH} for s in range(3)}, **options)


MOVES = {"agent": "usa1 havana", "casablanca": "green casino"}
PIECES = {"agent": "usa1", "casablanca": "green"}


def say(answer: Answer) -> str:
    """An answer in notation."""
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


def play_sealed(start: Table, papers: dict[int, Answer], defence: Answer) -> Table:
    start.do(0, MOVES[start.game.key])
    start.say({seat: say(paper) for seat, paper in papers.items()})
    if start.state.phase == "answer":
        start.do(0, say(defence))
    return start


class Live:
    """People who follow their sealed papers aloud."""

    def __init__(self, start: Table, papers: dict[int, Answer], defence: Answer) -> None:
        self.table, self.papers, self.defence = start, papers, defence
        self.piece = PIECES[start.game.key]
        self.heard = False

    def play(self) -> Table:
        self.table.do(0, MOVES[self.table.game.key])
        while self.table.state.action is not None:
            phase = self.table.state.phase
            if phase in ("objections", "voices"):
                for seat in self.table.state.asked:
                    self.table.do(seat, self.answer(seat))
                self.table.do(HOUSE, "close")
                self.heard = True
            elif phase == "demand":
                self.table.do(0, "consent" if self.defence.word == "yield" else "refuse")
            elif phase == "reply":
                self.table.do(self.table.state.backer, self.reply())
            else:
                self.table.do(self.table.state.objector, self.bid(self.table.state.objector))
        return self.table

    @property
    def known(self) -> int:
        return self.table.least(0, self.piece) if self.heard else 0

    def answer(self, seat: int) -> str:
        paper, state = self.papers[seat], self.table.state
        if state.phase == "voices":
            if state.trailing == "for":
                return "hold" if paper.word == "support" and paper.limit >= state.bid else "no"
            higher = paper.word == "object" and paper.limit > state.bid
            return f"bid {state.bid + 100}" if higher else "no"
        if paper.word not in ("object", "demand") or (self.heard and paper.limit <= self.known):
            return "no"
        if self.table.edition.bare_demand:
            return "demand"
        return f"object {max(paper.opening, self.known + 100 if self.heard else 0)}"

    def bid(self, seat: int) -> str:
        paper, bid = self.papers[seat], self.table.state.bid
        first = paper.opening if bid == 0 else bid + 100
        if bid == 0 and self.known:
            first = max(first, self.known + 100)
        return f"bid {first}" if paper.word == "object" and first <= paper.limit else "pass"

    def reply(self) -> str:
        speaker = self.table.state.backer
        limit = self.defence.limit if speaker == 0 else self.papers[speaker].limit
        return "hold" if limit >= self.table.state.bid else "pass"


def outcome(after: Table) -> tuple[bool, list[int]]:
    """Whether the action took place, and what the table knows of everybody's stake."""
    piece = PIECES[after.game.key]
    return not after.state.undone, [after.least(seat, piece) for seat in range(3)]


@pytest.mark.parametrize(
    ("game", "options"), [("casablanca", {}), ("agent", {"voices": "duel"})], ids=["C", "A"]
)
def test_a_row_of_sealed_duels_is_a_row_of_live_ones(game: str, options: dict[str, str]) -> None:
    papers = [NOTHING, *OBJECTIONS, *([DEMAND] if game == "agent" else [])]
    for one, two, defence in itertools.product(papers, papers, DEFENCES):
        both = {1: one, 2: two}
        sealed = play_sealed(table(game, **options), both, defence)
        live = Live(table(game, contest="live", **options), both, defence).play()
        assert outcome(sealed) == outcome(live), (both, defence)


def test_a_sealed_open_contest_is_decided_as_a_live_one() -> None:
    """Side and price are equal; a voice that was outbid on its own side is not shown at all."""
    papers = [NOTHING, DEMAND, *OBJECTIONS, *SUPPORTS]
    for one, two, defence in itertools.product(papers, papers, DEFENCES):
        both = {1: one, 2: two}
        sealed = play_sealed(table("agent"), both, defence)
        live = Live(table("agent", contest="live"), both, defence).play()
        stands, shown = outcome(sealed)
        live_stands, live_shown = outcome(live)
        assert stands == live_stands, (both, defence)
        assert max(shown) == max(live_shown), (both, defence)
        assert all(s in (0, v) for s, v in zip(shown, live_shown, strict=True)), (both, defence)


def others_worlds(paper: Answer) -> list[Answer]:
    """The same paper with a higher limit."""
    if paper.word not in ("object", "support"):
        return []
    higher = range(paper.limit + 100, RICH + 1, 100)
    return [Answer(paper.word, paper.opening, limit) for limit in higher]


def heard(after: Table) -> list[Event]:
    """What the move that settled the contest told everybody."""
    return [event for event in after.events if event.to is None]


@pytest.mark.parametrize(
    ("game", "options"),
    [("casablanca", {}), ("agent", {"voices": "duel"}), ("agent", {})],
    ids=["C", "A-duel", "A-open"],
)
def test_nothing_public_depends_on_the_winners_surplus(game: str, options: dict[str, str]) -> None:
    """Whoever has won could have had more: events and the spectator's view are the same."""
    papers = [
        NOTHING,
        *OBJECTIONS[::2],
        *(SUPPORTS[::2] if not options and game == "agent" else []),
    ]
    tried = 0
    for one, two, defence in itertools.product(papers, papers, DEFENCES[1:]):
        before = play_sealed(table(game, **options), {1: one, 2: two}, defence)
        stands, shown = outcome(before)
        worlds: list[tuple[dict[int, Answer], Answer]] = []
        if stands and shown[0] == max(shown) and shown[0]:
            worlds = [({1: one, 2: two}, Answer("defend", 0, m)) for m in (defence.limit, RICH)]
        if not stands:
            winner = shown.index(max(shown))
            worlds = [
                ({1: one, 2: two, winner: more}, defence)
                for more in others_worlds({1: one, 2: two}[winner])
            ]
        for both, other_defence in worlds:
            after = play_sealed(table(game, **options), both, other_defence)
            assert after.view(None) == before.view(None), (one, two, defence, both, other_defence)
            assert heard(after) == heard(before), (one, two, defence, both, other_defence)
            tried += (both, other_defence) != ({1: one, 2: two}, defence)
    assert tried > len(papers)
