"""How computers play: rulings in situations where the right move is plain."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from games.chance import Quick, Seeded, make_seed
from games.choosing import to_notation, to_path
from games.engine import LEAVE, Path, Seat
from games.slush_fund import GAME
from games.slush_fund.material import LAST_TIME
from games.slush_fund.mind import MIND
from games.slush_fund.options import Options
from games.slush_fund.state import State
from games.slush_fund.view import View
from games.thinking import Attention, Level, think
from games.thinking.mind import Temper
from tests.games.slush_fund.scenes import cards, play, say, scene, view


def best(state: State, temper: Temper | None = None) -> str:
    """Returns the move with the highest gain for the active seat."""
    found = MIND.rated(view(state, state.active), temper or Temper(), random.Random(1))
    return to_notation(max(found)[1])


def walk(seats: int, words: str, leaver: Seat | None) -> Iterator[State]:
    """Yields the states of a game of good and quick moves; somebody may leave in the middle."""
    chance, rng = Seeded(make_seed(words)), random.Random(words)
    state = GAME.deal(seats, Options(), chance).state
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


def test_money_goes_where_a_politician_still_brings_points() -> None:
    piles = {"president": ["", "20k"], "mayor": ["", "20k"]}
    state = scene(piles, hand="30k", scandals=(0, 5, 5, 5, 3), time=9)
    assert best(state) == "play 30k president"


def test_a_spy_looks_where_it_can_learn_something() -> None:
    piles = {"president": ["10k", "50k"], "mayor": ["10k", "20k 30k 10k"]}
    assert best(scene(piles, hand="vp", phase="peek")) == "peek 2-mayor"


def test_the_card_that_helps_least_goes_to_the_fund() -> None:
    piles = {"president": ["20k", "30k"], "mayor": ["30k", "40k 20k"]}
    assert best(scene(piles, hand="10k 50k transfer", phase="stash")) == "stash transfer"


def test_nobody_counts_on_those_who_left() -> None:
    piles = {"president": ["", "50k", "10k"], "mayor": ["", "10k", "50k"]}
    facts = {"hand": "thief", "seats": 3, "time": 8}
    before = scene(piles, out=(False, False, True), **facts)  # type: ignore[arg-type]  # by name
    assert best(before) == "play thief 2-president"
    before = scene(piles, out=(False, True, False), **facts)  # type: ignore[arg-type]  # by name
    assert best(before) == "play thief 3-mayor"


@pytest.mark.parametrize("taste", ["risk", "spite", "greed"])
def test_a_temper_changes_what_a_move_is_worth(taste: str) -> None:
    piles = {"president": ["20k", "30k 10k"], "mayor": ["30k", "40k 20k"]}
    seen = view(scene(piles, hand="20k scandal"), 0)
    calm, keen = [
        {path: gain for gain, path in MIND.rated(seen, Temper(**{taste: n}), random.Random(1))}
        for n in (0.6, 1.4)
    ]
    assert calm.keys() == keen.keys()
    assert max(abs(calm[path] - keen[path]) for path in calm) > 0.02


def test_a_gambler_turns_to_the_deck_more_gladly() -> None:
    seen = view(scene({"mayor": ["30k", "40k"]}, fund="30k 20k 10k"), 0)
    calm, keen = [
        {path[1]: gain for gain, path in MIND.rated(seen, Temper(risk=risk), random.Random(1))}
        for risk in (0.6, 1.4)
    ]
    assert keen["fund"] - keen["deck"] < calm["fund"] - calm["deck"]


def test_a_hard_player_ends_the_game_it_is_winning() -> None:
    piles = {"president": ["50k 50k", "10k"], "mayor": ["50k", "10k"], "senator": ["", "40k"]}
    state = scene(piles, fund="10k 10k scandal", time=9, deck=list(cards("time 10k 20k")))
    for words in "ab":
        thought = think(GAME, view(state, 0), Level.HARD, Temper(), make_seed(words))
        assert to_notation(thought.path) == "take deck"


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_remembers_what_it_saw_and_nothing_else(seats: int) -> None:
    minds = [Attention(GAME, seat) for seat in range(seats)]
    for state in walk(seats, f"memory-{seats}", leaver=1 if seats > 2 else None):
        for seat, attention in enumerate(minds):
            check_memory(attention.look(state), state, seat)


def check_memory(known: View, state: State, seat: Seat) -> None:
    """Checks that what is remembered is true, and that all worlds look as the real one."""
    if state.phase == "over":
        return
    piles = [pile.cards for row in known.piles for pile in row]
    for remembered, true in zip(piles, state.piles, strict=True):
        assert remembered in (None, true)
    assert piles.count(None) <= 1
    assert known.gone == tuple(sorted(state.gone))
    world = MIND.imagine(known, random.Random(state.turn))
    assert view(world, seat) == view(state, seat)
    assert GAME.conserved(world) == GAME.conserved(state)
    assert sum(MIND.worth(world)) == pytest.approx(1)


def attentive(*states: State, seat: Seat) -> View:
    """Returns what a seat knows after these states."""
    attention = Attention(GAME, seat)
    return [attention.look(state) for state in states][-1]


def test_a_note_taken_from_below_is_missed_only_if_it_is_clear_which() -> None:
    before = scene(
        {"mayor": ["10k 20k 30k", ""]}, hand="transfer 10k", options=Options(memory="open")
    )
    shown = msgspec.structs.replace(before, options=Options())
    first = MIND.attend(None, view(before, 1))
    after = play(shown, "play transfer mayor-20k senator")
    assert MIND.attend(first, view(after, 1)).piles[4][0].cards == cards("10k 30k")
    before.piles[8] = shown.piles[8] = cards("20k 10k 20k 30k")
    first = MIND.attend(None, view(before, 1))
    after = play(shown, "play transfer mayor-20k senator")
    assert MIND.attend(first, view(after, 1)).piles[4][0].cards is None


def test_what_a_spy_saw_is_remembered() -> None:
    spied = play(scene({"mayor": ["", "50k 40k vp"]}, hand="spy 10k"), "play spy none")
    told = play(spied, "peek 2-mayor")
    later = play(told, "play 10k mayor")
    known = attentive(spied, told, later, seat=0)
    assert view(later, 0).piles[4][1].cards is None
    assert known.piles[4][1].cards == cards("50k 40k vp")
    assert attentive(spied, told, later, seat=1).piles[4][0].cards == cards("10k")


TABLE = {
    "president": ["50k 20k", "10k"],
    "vice-president": ["", "20k"],
    "senator": ["30k 10k", "10k 20k"],
    "mayor": ["", "20k"],
}
MARRED = (1, 4, 0, 0, 1)


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("play 30k mayor", "It puts you ahead of Ann at the Mayor."),
        ("play 10k mayor", "It brings you closer to Ann at the Mayor."),
        ("play 10k senator", "It probably puts you ahead of Ann at the Senator."),
        ("play 10k governor", "Nobody else has paid the Governor yet."),
        ("play 10k president", "It makes your lead over Ann at the President safer."),
        ("play vp president", "You lead at the President, so it is one more point as things are."),
        ("play vp mayor", "It is one more point if you win the Mayor."),
        ("play vp senator", "It shields your pile on the Senator from Thieves."),
        ("play scandal mayor", "Ann leads at the Mayor, who will be worth a point less."),
        (
            "play scandal senator",
            "Ann seems to lead at the Senator, who will be worth a point less.",
        ),
        (
            "play scandal vice-president",
            "The Vice-President falls, and Ann loses every bribe there.",
        ),
        ("play thief 2-mayor", "It robs Ann of $20K and puts you ahead at the Mayor."),
        ("play transfer president-50k mayor", "$50K at the Mayor puts you ahead of Ann there."),
        (
            "play spy president-mayor",
            "A scandal leaves the President, where you lead, for the Mayor, where Ann does.",
        ),
        (
            "play spy mayor-vice-president",
            "The Vice-President falls, and Ann loses every bribe there.",
        ),
        ("peek 2-senator", "You do not know everything in Ann’s pile on the Senator."),
        (
            "peek 2-mayor",
            "You know Ann’s pile on the Mayor already, but another look costs nothing.",
        ),
        ("discard thief", "Playing a Thief would bring you next to nothing."),
        ("take deck", "The slush fund does not hold three cards yet."),
    ],
)
def test_a_reason_is_concrete_and_follows_from_the_view(move: str, why: str) -> None:
    state = scene(TABLE, hand="10k thief", scandals=MARRED, time=5)
    assert reason(state, move) == why


def reason(state: State, move: str) -> str:
    """Returns the reason of the first seat for a move, in English; the second seat is Ann."""
    return say(MIND.reason(view(state, 0), to_path(move))).replace("Anne-Élisabeth", "Ann")


def test_a_reason_says_whether_the_deck_or_the_fund_promises_more() -> None:
    rich, poor = (scene(TABLE, fund=fund, time=5) for fund in ("50k 40k thief", "10k 10k spy"))
    assert reason(rich, "take fund 40k+50k+thief") == (
        "Three cards of your choice, $40K, $50K, and Thief, promise more than two from the deck."
    )
    assert reason(rich, "take deck") == "It leaves the cards in the slush fund for a later turn."
    assert reason(poor, "take deck") == (
        "The two best of three new cards promise more than any three from the slush fund."
    )
    revealed = scene(TABLE, hand="10k 50k transfer", phase="stash")
    assert reason(revealed, "stash transfer") == (
        "Of the revealed cards, a Money Transfer does the least for you."
    )
    assert reason(revealed, "stash 50k") == "It leaves you $10K and Money Transfer to play."


def test_an_imagined_game_stops_after_a_turn_and_near_the_end_when_points_are_counted() -> None:
    stops = {}
    for state in walk(3, "near the end", None):
        may_stop = MIND.horizon(state, state.active)
        chance, later = Quick(5), state
        while GAME.deciders(later) and not may_stop(later):
            path = MIND.light(view(later, later.active), chance.rng)
            later = GAME.play(later, later.active, path, chance).state
        stops[state.time, later.phase == "over"] = later.turn - state.turn
    assert all(over or turns == 1 for (_, over), turns in stops.items())
    assert all(over for time, over in stops if LAST_TIME - time <= 2)
    assert {over for time, over in stops if LAST_TIME - time > 2} >= {False}
