"""What decided a game and what is worth retelling, in one sentence each; how a player stands."""

from games.capital_power import GAME
from games.capital_power.options import Options
from games.capital_power.state import Ending, State
from games.options import usual_options
from tests.games.capital_power.scenes import Company, co, scene
from tests.games.voices import voices_of

ADA, BEN = "Maximilian-Alexander", "Anne-Élisabeth"


def ended(kind: str, **companies: Company) -> State:
    facts = {name.replace("_", "-"): company for name, company in companies.items()}
    state = scene(facts, seats=2)
    state.ending = Ending(kind, 0)
    return state


def told(state: State) -> tuple[str, str]:
    result = GAME.result(state)
    assert result is not None
    say = voices_of(GAME.key)[0]
    return tuple("" if line is None else say(line) for line in (result.decided, result.anecdote))  # type: ignore[return-value]


def test_what_decided_it_is_the_lead_in_shares_then_money_then_the_order_of_play() -> None:
    shares = ended("limit", blue_h=co(lots=7), orange_h=co(lots=5, white=900))
    assert told(shares)[0] == f"{ADA} owns 70 shares, 20 more than {BEN}."
    money = ended("sell-out", blue_h=co(lots=5, white=10, deposit=30), orange_h=co(lots=5))
    assert told(money)[0] == (
        f"{ADA} and {BEN} own 50 shares each, and {ADA} has $40,000 more in cash and deposits."
    )
    order = ended("limit", blue_h=co(lots=5), orange_h=co(lots=5))
    assert told(order)[0] == (
        f"{ADA} and {BEN} are level on shares and money, and {ADA} plays first."
    )


def test_the_last_one_left_is_told_with_the_one_who_went_out_last() -> None:
    state = ended("survivor", blue_h=co(lots=1))
    state.out[1] = 1
    assert told(state)[0] == f"{ADA} is the last one left; {BEN} went out last."


def test_the_worst_round_of_anybody_is_worth_retelling() -> None:
    state = ended("limit", blue_h=co(lots=7))
    start, later = [0, 100, 0, 0, 0], [2, 0, 0, 0, 0]
    state.history = [tuple(start * 2), (*later, 0, 20, 90, 0, 0), (*later, 0, 0, 0, 0, 0)]
    assert told(state)[1] == (
        f"Round 2 made {BEN} poorer by $110,000, the worst round of the game."
    )
    state.history = state.history[:2]
    assert told(state)[1] == "", "shares bought are no loss, and a small loss is no story"


def test_how_one_stands_compares_shares() -> None:
    def standing(state: State, seat: int | None) -> str:
        line = GAME.standing(GAME.view(state, seat))
        return voices_of(GAME.key)[0](line) if line else ""

    facts = {
        "blue-h": co(lots=4, white=64, black=30),
        "blue-1": co(black=6),
        "orange-h": co(lots=2),
    }
    state = scene(facts, seats=2)
    assert standing(state, 0) == f"You lead with 40 of 160 shares; {BEN} has 20"
    assert standing(state, 1) == f"You have 20 shares; {ADA} leads with 40 of 160"
    assert standing(scene(), 1) == "Nobody has bank shares yet; 160 win"
    level = scene({"blue-h": co(lots=1), "orange-h": co(lots=1)}, seats=2)
    assert standing(level, 1) == f"You and {ADA} have 10 shares each; 160 win"
    assert standing(state, None) == ""


def test_a_game_is_shorter_by_post_than_at_a_live_table() -> None:
    assert usual_options(Options, together=False)["round_limit"] == "40"
    assert usual_options(Options, together=True)["round_limit"] == "100"
