"""Casablanca: contests, sealed and live (D1 to D15)."""

from typing import Any

from games.casablanca import GAME
from games.engine import HOUSE
from games.solomon.state import Answer
from tests.games.solomon.scenes import Stakes, Table

RICH: Stakes = {seat: {"violet": 1_000} for seat in range(4)}
MOVE = "violet casino"


def announced(seats: int = 4, stakes: Stakes = RICH, **options: Any) -> Table:
    """Announces a step of violet by seat 0 (Anne), on which everybody has $1,000."""
    return Table(GAME, seats, stakes=stakes, **options).do(0, MOVE)


def test_the_worked_example_anne_brice_and_chloe() -> None:
    table = announced().say({1: "object opening=200,maximum=900", 2: "object maximum=500"})
    assert table.keys == ["objects"]
    assert table.least(1, "violet") == 200
    table.do(0, "defend 600")
    assert table.keys == ["duel-lost", "overturned"]
    assert [table.least(seat, "violet") for seat in range(4)] == [600, 700, 0, 0]
    assert table.private(2) == ["unheard"]


def test_the_worked_example_with_brice_at_500() -> None:
    table = announced().say({1: "object opening=200,maximum=500", 2: "object maximum=500"})
    table.do(0, "defend 600")
    assert table.keys == ["duel-held", "stands"]
    assert [table.least(seat, "violet") for seat in range(4)] == [500, 500, 0, 0]
    assert table.private(2) == ["dropped"]
    assert table.where("violet") == "casino"


def test_d2_and_d7_objections_are_heard_one_by_one_clockwise() -> None:
    table = announced().say({3: "object maximum=700", 2: "object maximum=300"})
    assert table.view(None).objector == 2
    table.do(0, "defend 600")
    assert table.keys == ["duel-held", "objects-too", "duel-lost", "overturned"]
    assert [table.least(seat, "violet") for seat in range(4)] == [600, 0, 300, 700]


def test_d3_whoever_objects_names_100_or_more_and_has_it() -> None:
    table = announced(stakes={0: {"violet": 500}, 2: {"violet": 300}})
    assert table.options(1) == ["no", "order", "resign"]
    assert table.options(2) == ["no", "object", "order", "resign"]
    assert table.view(None).asked == (1, 2, 3)
    assert table.refusal(1, "object -") == "D3"
    assert table.refusal(2, "object opening=50,maximum=300") == "choices"
    assert table.refusal(1, "demand") == "D3"


def test_d4_nobody_names_more_than_their_own_stake() -> None:
    table = announced()
    assert table.refusal(1, "object maximum=1100") == "choices"
    table.say({1: "object maximum=1000"})
    assert table.refusal(0, "defend 1100") == "choices"


def test_giving_in_looks_like_a_limit_below_the_first_sum() -> None:
    """A pass proves nothing, so the table cannot tell what kind of pass it was."""
    views = []
    for defence in ("give-in", "defend 100", "defend 300"):
        table = announced().say({1: "object opening=400,maximum=900"}).do(0, defence)
        assert table.keys == ["passes", "overturned"]
        assert table.least(0, "violet") == 0
        views.append((table.view(None), table.view(1), table.events))
    assert views[0] == views[1] == views[2]


def test_d16_less_than_the_first_sum_is_no_defence_and_giving_in_is_all_there_is() -> None:
    for own, words in ((0, ["give-in"]), (300, ["give-in"]), (400, ["give-in", "defend"])):
        table = Table(GAME, stakes={0: {"violet": own}, 1: {"violet": 900}})
        assert (
            table.do(0, "violet casino").options(0)[:-2] == ["give-in", "defend"][: 1 + (own > 0)]
        )
        table.say({1: "object opening=400,maximum=900"})
        assert table.options(0)[:-2] == words
        assert table.refusal(0, "defend 0") == ("choices" if own >= 400 else "D4")


def test_d7_nobody_joins_a_contest() -> None:
    assert announced().refusal(2, "support 300") == "D7"


def test_d8_another_action_must_follow_and_no_bribe() -> None:
    table = announced().say({1: "object -"}).do(0, "give-in")
    assert not {"bribe", "stop"} & set(table.options(0))
    assert table.refusal(0, "bribe green=100") == "D8"
    assert table.refusal(0, "stop") == "A11"
    assert table.refusal(0, MOVE) == "D8"
    assert table.options(0, "violet") == ["tobacconist", "eliminate"]
    assert table.act(0, "violet tobacconist").deciders == {1}


def test_d8_by_option_a_bribe_may_follow() -> None:
    table = announced(blocked="bribes").say({1: "object -"}).do(0, "give-in")
    assert table.do(0, "bribe green=100").deciders == {1}


def test_d8_when_nothing_is_left_the_turn_may_be_ended() -> None:
    at = {agent.id: "exiled" for agent in GAME.edition.board.agents} | {"violet": "ricks-cafe"}
    table = Table(GAME, 2, at=at, stakes={1: {"violet": 500}}).do(0, MOVE)
    table.say({1: "object -"}).do(0, "give-in").do(0, "violet tobacconist")
    table.say({1: "object -"}).do(0, "give-in")
    assert table.options(0) == ["stop", "order", "resign"]
    assert table.do(0, "stop").deciders == {1}


def test_d9_after_three_overturned_actions_the_turn_is_over() -> None:
    stakes: Stakes = {1: {"violet": 100, "green": 100}}
    table = announced(2, stakes)
    for other in ("violet tobacconist", "green casino", None):
        table.say({1: "object -"}).do(0, "give-in")
        if other:
            table.do(0, other)
    assert (table.keys, table.deciders) == (["passes", "blocked"], {1})


def test_d10_by_option_every_objector_who_was_heard_and_lost_sits_out() -> None:
    table = announced(loser="sits-out")
    table.say({1: "object maximum=300", 2: "object maximum=200", 3: "object maximum=500"})
    table.do(0, "defend 500")
    assert table.private(2) == ["dropped"]
    assert table.state.sits == (False, False, False, True)
    assert table.keys[-2:] == ["stands", "sits-out"]
    assert table.deciders == {2}


def test_d15_an_answer_ahead_settles_it_at_once() -> None:
    table = announced().do(0, "defend 600").say({1: "object opening=200,maximum=900"})
    assert table.keys == ["objects", "duel-lost", "overturned"]
    assert announced().do(0, "give-in").view(0).pledge == Answer("yield")


# -- live ----------------------------------------------------------------------------------------


def objected(sum_: int = 100, stakes: Stakes = RICH, **options: Any) -> Table:
    table = Table(GAME, 4, stakes=stakes, contest="live", **options).do(0, MOVE)
    return table.say({1: f"object {sum_}"})


def test_the_example_of_the_rules_100_200_500() -> None:
    table = objected()
    assert (table.keys, table.deciders) == (["objects"], {0})
    table.do(0, "hold").do(1, "bid 200").do(0, "hold").do(1, "bid 500").do(0, "pass")
    assert table.keys == ["passes", "overturned"]
    assert (table.least(0, "violet"), table.least(1, "violet")) == (200, 500)


def test_the_example_failed_then_the_next_ones_may_still_object() -> None:
    table = objected().do(0, "hold").do(1, "bid 200").do(0, "hold").do(1, "pass")
    assert table.keys == ["passes", "fails"]
    assert table.view(None).asked == (2, 3)
    table.say({3: "object 300"})
    assert (table.view(None).objector, table.deciders) == (3, {0})
    table.do(0, "hold").do(3, "pass")
    assert table.keys == ["passes", "fails", "stands"]
    assert table.where("violet") == "casino"


def test_live_a_successful_objection_cannot_be_objected_to() -> None:
    table = objected().do(0, "pass")
    assert (table.keys, table.deciders) == (["passes", "overturned"], {0})


def test_live_the_first_sum_comes_with_the_objection_and_is_within_the_stake() -> None:
    table = Table(GAME, 3, stakes={2: {"violet": 300}}, contest="live").do(0, MOVE)
    assert table.refusal(1, "object 100") == "D3"
    assert table.refusal(2, "object 400") == "choices"
    assert table.refusal(2, "object 150") == "choices"
    table.do(2, "object 300").do(1, "no")
    assert table.deciders == {HOUSE}
    assert table.view(1).objector == -1
    assert table.close().least(2, "violet") == 300


def test_live_later_objections_are_not_heard_of() -> None:
    one = Table(GAME, 3, stakes=RICH, contest="live").do(0, MOVE)
    two = Table(GAME, 3, stakes=RICH, contest="live").do(0, MOVE)
    one.say({1: "object 100", 2: "object 700"})
    two.say({1: "object 100"})
    for seat in (None, 0, 1, 2):
        assert one.view(seat) == two.view(seat)


def test_a_later_objection_is_measured_by_all_the_mover_has_ever_shown() -> None:
    """The first is heard in any case; the next starts above the ledger, or is dropped."""
    low = announced()
    low.state.least = tuple(
        700 if n == low.agent("violet") else 0 for n in range(len(low.state.least))
    )
    low.say({1: "object maximum=300", 2: "object maximum=700", 3: "object maximum=900"})
    low.do(0, "defend 800")
    assert low.keys == ["duel-held", "objects-too", "duel-lost", "overturned"]
    assert low.private(2) == ["dropped"]
    assert low.least(3, "violet") == 900
    assert low.least(0, "violet") == 800
