"""R1: whatever the options of a table, sealed contests and live ones have the same result.

Random tables of every size and with random options play a few turns twice, in both forms, and are
compared after every contest: who sits out, what was shown, what was paid, who may act, who won.
"""

import random
from typing import Any

import pytest

from games import agent, casablanca
from games.options import option_values
from games.solomon.choices.actions import possible, token_of
from games.solomon.state import Answer
from tests.games.solomon.aloud import play_aloud, play_sealed, say
from tests.games.solomon.scenes import Table

GAMES = (agent.GAME, casablanca.GAME)
TRIED = 150
TURNS = 6
COMPARED = (
    "phase", "turn", "mover", "place", "case", "holder", "stake", "cash", "fees", "bribes", "least",
    "most", "spent", "sits", "undone", "history", "ending",
)  # fmt: skip
"""The fields of the state that are compared: all but what was said, and how."""


def draw_table(game: Any, rng: random.Random) -> dict[str, Any]:
    """Returns size, options, places and stakes for a `Table`, with agents close together."""
    options = {
        field: rng.choice(values)
        for field, values in option_values(game.options).items()
        if field != "contest"
    }
    seats = rng.choice(game.seats)
    places = rng.sample([space.id for space in game.edition.board.spaces], 5)
    return {
        "seats": seats,
        "at": {piece: rng.choice(places) for piece in playing(game, seats, options)},
        "case": rng.choice(places),
        "stakes": {
            seat: {piece: 100 * rng.randint(0, 9) + rng.choice((0, 0, 1_000)) for piece in few}
            for seat in range(seats)
            for few in [rng.sample(sorted(game.edition.agents), 4)]
        },
        **options,
    }


def playing(game: Any, seats: int, options: dict[str, Any]) -> list[str]:
    """Returns the agents that are on the board with these options."""
    place = Table(game, seats, **options).state.place
    return [piece for piece, number in game.edition.agents.items() if place[number] >= 0]


def draw_action(table: Table, rng: random.Random) -> str | None:
    """Returns what the mover can announce, an attack as often as not; None if nothing is left."""
    view = table.view(table.state.mover)
    found = [
        action
        for number, place in enumerate(view.place)
        if place >= 0
        for action in possible(table.edition, view, number)
    ]
    strikes = [action for action in found if action.kind == "strike"]
    if not found:
        return None
    action = rng.choice(strikes if strikes and rng.random() < 0.5 else found)
    piece = table.edition.board.agents[action.agent].id
    verb = [table.edition.strike] if action.kind == "strike" else []
    return " ".join([piece, *verb, token_of(table.edition, action)])


def draw_papers(table: Table, move: str, rng: random.Random) -> tuple[dict[int, Answer], Answer]:
    """Returns everybody's answer to it, clockwise from the mover, and the mover's own."""
    state, piece = table.state, move.split()[0]
    mover = state.mover
    order = [(mover + n) % state.seats for n in range(1, state.seats)]
    papers = {seat: draw_paper(table, table.stake(seat, piece), rng) for seat in order}
    defence = Answer("defend", 0, 100 * rng.randint(0, table.stake(mover, piece) // 100))
    return papers, rng.choice((Answer("yield"), defence, defence, defence))


def draw_paper(table: Table, stake: int, rng: random.Random) -> Answer:
    papers = [Answer("no")]
    if table.edition.bare_demand:
        papers.append(Answer("demand"))
    if stake:
        limit = 100 * rng.randint(1, stake // 100)
        papers += [Answer("object", 100 * rng.randint(1, limit // 100), limit)] * 3
        if table.state.switches.open:
            papers.append(Answer("support", 0, limit))
    return rng.choice(papers)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_r1_sealed_and_live_come_to_the_same_in_every_contest(game: Any) -> None:
    settled = punished = 0
    for number in range(TRIED):
        rng = random.Random(f"{game.key} {number}")
        given = draw_table(game, rng)
        sealed, live = Table(game, contest="sealed", **given), Table(game, contest="live", **given)
        told = [str(given)]
        for _ in range(TURNS):
            move = None if sealed.view(None).over else draw_action(sealed, rng)
            if move is None:
                break
            papers, defence = draw_papers(sealed, move, rng)
            told.append(f"{sealed.state.mover}: {move}; {papers}; {say(defence)}")
            play_sealed(sealed, move, papers, defence, ahead=rng.random() < 0.3)
            play_aloud(live, move, papers, defence)
            for field in COMPARED:
                one, other = getattr(sealed.state, field), getattr(live.state, field)
                assert one == other, "\n".join([field, *told])
            settled += any(paper.word in ("object", "demand") for paper in papers.values())
            punished += any(event.text.key.endswith("sits-out") for event in sealed.events)
    assert settled > TRIED
    assert punished > 10


def test_r1_everybody_who_was_heard_against_an_action_that_stands_sits_out() -> None:
    stakes = {0: {"usa1": 900}, 1: {"usa1": 400}, 2: {"usa1": 800}, 3: {"usa1": 800}}
    papers = {1: Answer("object", 100, 400), 2: Answer("no"), 3: Answer("object", 100, 800)}
    for play, contest in ((play_sealed, "sealed"), (play_aloud, "live")):
        table = Table(agent.GAME, 4, stakes=stakes, loser="sits-out", contest=contest)
        play(table, "usa1 havana", papers, Answer("defend", 0, 900))
        assert table.where("usa1") == "havana"
        assert (table.keys[-1], table.deciders) == ("sits-out", {2})
        assert table.state.sits == (False, False, False, True), contest
        assert [table.least(seat, "usa1") for seat in range(4)] == [800, 400, 0, 800]
