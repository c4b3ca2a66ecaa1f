"""How computers play: rulings in situations where the right move is plain."""

import random
from collections.abc import Iterator

import pytest

from games.chance import Seeded, make_seed
from games.choosing import to_notation
from games.engine import LEAVE, Path, Seat
from games.slush_fund import GAME
from games.slush_fund.mind import MIND
from games.slush_fund.options import Options
from games.slush_fund.state import State
from games.slush_fund.view import View
from games.thinking import Attention
from games.thinking.mind import Temper
from tests.games.slush_fund.scenes import scene, view
from tests.games.voices import voices_of

OPTIONS = [
    Options(memory=memory, length=length)
    for memory in ("faithful", "open")
    for length in ("full", "short")
]


def best(state: State, temper: Temper | None = None) -> str:
    """Returns the move with the highest gain for the active seat."""
    found = MIND.rated(view(state, state.active), temper or Temper(), random.Random(1))
    return to_notation(max(found)[1])


def walk(options: Options, seats: int, words: str, leaver: Seat | None = None) -> Iterator[State]:
    """Yields the states of a game of good and quick moves; somebody may leave in the middle."""
    chance, rng = Seeded(make_seed(words)), random.Random(words)
    state = GAME.deal(seats, options, chance).state
    while waiting := GAME.deciders(state):
        yield state
        (seat,) = waiting
        path: Path = LEAVE
        if seat != leaver or state.turn < 9:
            seen = view(state, seat)
            path = MIND.light(seen, rng)
            if rng.random() < 0.5:
                path = max(MIND.rated(seen, Temper(), rng))[1]
        state = GAME.play(state, seat, path, chance).state
    yield state


def test_it_lays_money_where_it_wins_a_politician() -> None:
    piles = {"president": ["", "50k"], "mayor": ["20k", "30k"], "senator": ["50k 50k", ""]}
    assert best(scene(piles, hand="20k", time=9)) == "play 20k mayor"


def test_it_robs_the_pile_where_the_lead_changes() -> None:
    piles = {
        "president": ["10k", "50k 50k 40k"],
        "mayor": ["30k", "40k"],
        "senator": ["50k", "10k"],
    }
    assert best(scene(piles, hand="thief", time=9)) == "play thief 2-mayor"


def test_a_scandal_goes_from_its_own_politician_to_that_of_another() -> None:
    piles = {"president": ["50k 50k", "10k"], "mayor": ["", "50k 50k"]}
    state = scene(piles, hand="spy", scandals=(2, 0, 0, 0, 0), time=8)
    assert best(state) == "play spy president-mayor"


def test_it_brings_down_the_politician_of_the_leader() -> None:
    piles = {"president": ["50k", "20k"], "mayor": ["", "50k 50k"]}
    state = scene(piles, hand="scandal", scandals=(1, 0, 0, 0, 4), time=8)
    assert best(state) == "play scandal mayor"


def test_no_bribe_goes_to_the_fallen() -> None:
    state = scene({"mayor": ["50k", "20k"]}, hand="20k", scandals=(5, 5, 0, 0, 5), time=5)
    targets = {
        path[2]
        for _, path in MIND.rated(view(state, 0), Temper(), random.Random(1))
        if path[0] == "play"
    }
    assert targets == {"senator", "governor"}


def test_it_takes_the_cards_that_win() -> None:
    piles = {"president": ["50k", "40k 50k"], "mayor": ["20k", "30k 20k"], "senator": ["50k", ""]}
    state = scene(piles, fund="50k 40k scandal thief", time=9)
    assert best(state).startswith("take fund")


def test_a_harmful_card_is_discarded() -> None:
    state = scene({"mayor": ["50k 50k", "10k"]}, hand="scandal", scandals=(5, 5, 5, 5, 0), time=8)
    assert best(state) == "discard scandal"


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", OPTIONS, ids=lambda o: f"{o.memory}-{o.length}")
def test_every_move_it_considers_is_legal_and_has_a_reason(options: Options, seats: int) -> None:
    rng = random.Random(seats)
    for state in walk(options, seats, f"legal-{seats}", leaver=1 if seats > 2 else None):
        for seat in GAME.deciders(state):
            seen = view(state, seat)
            moves = [path for _, path in MIND.rated(seen, Temper(), rng)]
            assert moves
            assert len(set(moves)) == len(moves)
            for path in [*rng.sample(moves, min(4, len(moves))), MIND.light(seen, rng)]:
                GAME.play(state, seat, path, Seeded(make_seed("any")))
                for voice in voices_of(GAME.key):
                    assert voice(MIND.reason(seen, path))


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_remembers_what_it_saw_and_nothing_else(seats: int) -> None:
    minds = [Attention(GAME, seat) for seat in range(seats)]
    for state in walk(Options(), seats, f"memory-{seats}", leaver=1 if seats > 2 else None):
        for seat, attention in enumerate(minds):
            check_memory(attention.look(state), state, seat)


def check_memory(known: View, state: State, seat: Seat) -> None:
    """Checks that what is remembered is true, and that all worlds look as the real one."""
    if state.phase == "over":
        return
    piles = [pile.cards for row in known.piles for pile in row]
    for cards, pile in zip(piles, state.piles, strict=True):
        assert cards in (None, pile)
    assert piles.count(None) <= 1
    assert known.gone == tuple(sorted(state.gone))
    world = MIND.imagine(known, random.Random(state.turn))
    assert view(world, seat) == view(state, seat)
    assert GAME.conserved(world) == GAME.conserved(state)
    assert sum(MIND.worth(world)) == pytest.approx(1)
