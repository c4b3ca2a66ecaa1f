"""A sealed contest has the result of the same contest live, bid by bid.

The same objections and the same defence are played twice through the engine: sealed at once, and
live by people who go up by 100 while their limit lets them. All small sums are tried.
"""

import itertools
from typing import Any

import pytest

from games import agent, casablanca
from games.engine import Event
from games.solomon.state import Answer
from tests.games.solomon.aloud import play_aloud, play_sealed
from tests.games.solomon.scenes import Table

LIMIT = 300
SUMS = range(100, LIMIT + 1, 100)
OBJECTIONS = [Answer("object", low, high) for low in SUMS for high in range(low, LIMIT + 1, 100)]
NOTHING, DEMAND = Answer("no"), Answer("demand")
SUPPORTS = [Answer("support", 0, limit) for limit in SUMS]
DEFENCES = [Answer("yield"), *(Answer("defend", 0, limit) for limit in range(0, LIMIT + 1, 100))]
RICH = 500


def table(game: str, **options: Any) -> Table:
    """Returns a table with $500 of everybody on the moving agent, of which nothing is known."""
    if game == "agent":
        return Table(agent.GAME, stakes={s: {"usa1": RICH} for s in range(3)}, **options)
    return Table(casablanca.GAME, stakes={s: {"green": RICH} for s in range(3)}, **options)


MOVES = {"agent": "usa1 havana", "casablanca": "green casino"}
PIECES = {"agent": "usa1", "casablanca": "green"}


def outcome(after: Table) -> tuple[bool, list[int]]:
    """Returns whether the action took place, and what the table knows of everybody's stake."""
    piece = PIECES[after.game.key]
    return not after.state.undone, [after.least(seat, piece) for seat in range(3)]


@pytest.mark.parametrize(
    ("game", "options"), [("casablanca", {}), ("agent", {"voices": "duel"})], ids=["C", "A"]
)
def test_a_row_of_sealed_duels_is_a_row_of_live_ones(game: str, options: dict[str, str]) -> None:
    papers = [NOTHING, *OBJECTIONS, *([DEMAND] if game == "agent" else [])]
    for one, two, defence in itertools.product(papers, papers, DEFENCES):
        both = {1: one, 2: two}
        sealed = play_sealed(table(game, **options), MOVES[game], both, defence)
        live = play_aloud(table(game, contest="live", **options), MOVES[game], both, defence)
        assert outcome(sealed) == outcome(live), (both, defence)


def test_a_sealed_open_contest_is_decided_as_a_live_one() -> None:
    papers = [NOTHING, DEMAND, *OBJECTIONS, *SUPPORTS]
    for one, two, defence in itertools.product(papers, papers, DEFENCES):
        both = {1: one, 2: two}
        sealed = play_sealed(table("agent"), MOVES["agent"], both, defence)
        live = play_aloud(table("agent", contest="live"), MOVES["agent"], both, defence)
        assert outcome(sealed) == outcome(live), (both, defence)


def others_worlds(paper: Answer) -> list[Answer]:
    """Returns the same paper with a higher limit."""
    if paper.word not in ("object", "support"):
        return []
    higher = range(paper.limit + 100, RICH + 1, 100)
    return [Answer(paper.word, paper.opening, limit) for limit in higher]


def heard(after: Table) -> list[Event]:
    """Returns what the move that settled the contest told everybody."""
    return [event for event in after.events if event.to is None]


@pytest.mark.parametrize(
    ("game", "options"),
    [("casablanca", {}), ("agent", {"voices": "duel"}), ("agent", {})],
    ids=["C", "A-duel", "A-open"],
)
def test_nothing_public_depends_on_the_winners_surplus(game: str, options: dict[str, str]) -> None:
    """Events and the spectator's view are the same however much more the winner had."""
    papers = [
        NOTHING,
        *OBJECTIONS[::2],
        *(SUPPORTS[::2] if not options and game == "agent" else []),
    ]
    tried = 0
    for one, two, defence in itertools.product(papers, papers, DEFENCES[1:]):
        before = play_sealed(table(game, **options), MOVES[game], {1: one, 2: two}, defence)
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
            after = play_sealed(table(game, **options), MOVES[game], both, other_defence)
            assert after.view(None) == before.view(None), (one, two, defence, both, other_defence)
            assert heard(after) == heard(before), (one, two, defence, both, other_defence)
            tried += (both, other_defence) != ({1: one, 2: two}, defence)
    assert tried > len(papers)
