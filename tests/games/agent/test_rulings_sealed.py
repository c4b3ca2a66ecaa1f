"""Agent: sealed contests (D1 to D17)."""

from typing import Any

import pytest

from games.agent import GAME
from games.engine import HOUSE
from games.solomon.state import Answer
from tests.games.solomon.scenes import Stakes, Table

RICH: Stakes = {seat: {"usa1": 1_000} for seat in range(4)}
MOVE = "usa1 havana"


def announced(seats: int = 4, stakes: Stakes = RICH, **options: Any) -> Table:
    """Announces a step of usa1 by seat 0, on which everybody has $1,000."""
    return Table(GAME, seats, stakes=stakes, **options).do(0, MOVE)


def test_d1_nothing_moves_before_everybody_was_asked() -> None:
    table = announced()
    assert table.keys == ["says-step"]
    assert table.where("usa1") == "washington"
    assert table.view(None).asked == (1, 2, 3)
    assert table.view(None).window == "objections"
    assert table.close().keys == ["unopposed"]
    assert table.where("usa1") == "havana"


def test_answers_show_to_nobody_and_the_asked_stay_the_same() -> None:
    table = announced()
    before = [table.view(seat) for seat in (None, 0, 1, 3)]
    table.do(2, "object opening=200,maximum=900")
    assert table.events == ()
    assert [table.view(seat) for seat in (None, 0, 1, 3)] == before
    assert table.view(2).answer == Answer("object", 200, 900)
    assert table.deciders == {1, 3}
    table.do(1, "no").do(3, "no")
    assert table.deciders == {HOUSE}
    assert table.view(None) == before[0]
    assert table.refusal(2, "no") == "contest"


def test_everybody_is_asked_alike_whatever_they_have_paid() -> None:
    table = announced(stakes={0: {"usa1": 100}, 2: {"usa1": 5_000}})
    assert table.view(None).asked == (1, 2, 3)
    assert table.deciders == {1, 2, 3}
    assert table.options(1) == ["no", "demand", "order", "resign"]
    assert table.options(2) == ["no", "demand", "object", "support", "order", "resign"]


def test_d2_the_first_objection_clockwise_from_the_mover_is_heard() -> None:
    table = Table(GAME, 4, stakes=RICH)
    table.act(0, "uk1 dublin").act(1, "uk1 london")
    table.do(2, MOVE).say({0: "object -", 1: "demand", 3: "no"})
    assert table.keys == ["demands"]
    assert table.view(None).objector == 0
    assert table.deciders == {2}


def test_d3_you_can_demand_without_a_stake_but_not_name_a_sum() -> None:
    table = announced(stakes={})
    assert table.refusal(1, "object -") == "D3"
    assert table.refusal(1, "object opening=200,maximum=900") == "D3"
    assert table.refusal(1, "support 100") == "D3"
    table.say({1: "demand"}).do(0, "give-in")
    assert table.keys == ["gives-in", "overturned"]


def test_d3_a_bare_demand_is_given_up_when_the_mover_refuses() -> None:
    table = announced(stakes={}).say({1: "demand"}).do(0, "defend 0")
    assert table.keys == ["refuses", "duel-empty", "stands"]
    assert table.where("usa1") == "havana"


def test_giving_in_shows_no_sum_and_hears_no_supporter() -> None:
    table = announced().say({1: "object opening=300,maximum=900", 2: "support 1000"})
    table.do(0, "give-in")
    assert table.keys == ["gives-in", "overturned"]
    assert not any(table.state.least)
    assert table.private(2) == ["unheard"]
    assert table.private(1) == []


def test_the_mover_sees_the_first_opening_and_nobody_else_does() -> None:
    table = announced().say({2: "object opening=300,maximum=900", 3: "object -"})
    assert table.view(0).opening == table.view(2).opening == 300
    assert [table.view(seat).opening for seat in (None, 1, 3)] == [0, 0, 0]
    question = GAME.choices(table.view(0))
    assert question is not None
    assert question.ask.args["sum"] == 300


def test_d4_nobody_names_more_than_their_own_stake() -> None:
    table = announced()
    assert table.refusal(1, "object maximum=1100") == "choices"
    assert table.refusal(1, "support 1100") == "choices"
    assert table.refusal(1, "object opening=500,maximum=400") == "choices"
    table.say({1: "object maximum=1000"})
    assert table.refusal(0, "defend 1100") == "choices"


def test_d6_equal_limits_are_the_movers() -> None:
    table = announced(voices="duel").say({1: "object maximum=600"})
    table.do(0, "defend 600")
    assert table.keys == ["refuses", "duel-held", "stands"]
    assert table.least(0, "usa1") == table.least(1, "usa1") == 600


def test_d7_in_an_open_contest_a_third_player_may_uphold_the_action() -> None:
    table = announced().say({1: "object maximum=700", 3: "support 700"}).do(0, "defend 200")
    assert table.keys == ["refuses", "open-against", "open-for", "open-for", "stands"]
    assert [table.least(seat, "usa1") for seat in range(4)] == [200, 700, 0, 700]


def test_d7_in_an_open_contest_a_third_player_may_overturn_the_action() -> None:
    table = announced().say({1: "demand", 3: "object maximum=900"}).do(0, "defend 500")
    assert table.keys == ["refuses", "open-for", "open-against", "overturned"]
    assert [table.least(seat, "usa1") for seat in range(4)] == [500, 0, 0, 600]
    assert table.where("usa1") == "washington"


def test_d7_in_a_duel_nobody_supports_and_the_next_ones_may_still_object() -> None:
    table = announced(voices="duel")
    assert "support" not in table.options(1)
    assert table.refusal(1, "support 100") == "D7"
    table.say({1: "object maximum=300", 2: "object maximum=800"}).do(0, "defend 500")
    assert table.keys == ["refuses", "duel-held", "objects-too", "duel-lost", "overturned"]
    assert [table.least(seat, "usa1") for seat in range(3)] == [500, 300, 600]


def test_an_objection_the_mover_has_outbid_is_dropped_and_only_its_author_hears() -> None:
    table = announced(voices="duel").say({1: "object maximum=500", 2: "object maximum=500"})
    table.do(0, "defend 800")
    assert table.keys == ["refuses", "duel-held", "stands"]
    assert table.private(2) == ["dropped"]
    assert table.least(2, "usa1") == 0


def test_after_an_overturned_action_the_others_are_not_opened() -> None:
    one = announced(voices="duel").say({1: "object maximum=500", 3: "object maximum=900"})
    two = announced(voices="duel").say({1: "object maximum=500"})
    one.do(0, "defend 100")
    two.do(0, "defend 100")
    assert one.private(3) == ["unheard"]
    for seat in (None, 0, 1, 2):
        assert one.view(seat) == two.view(seat)


def test_d8_after_an_overturned_action_another_one_is_chosen_or_the_turn_ends() -> None:
    table = announced().say({1: "demand"}).do(0, "give-in")
    assert table.deciders == {0}
    assert table.options(0)[-3:] == ["stop", "order", "resign"]
    assert "bribe" not in table.options(0)
    assert table.refusal(0, "bribe usa1=100") == "D8"
    assert table.options(0, "usa1") == ["montreal"]
    assert table.refusal(0, MOVE) == "D8"
    table.do(0, "stop")
    assert (table.keys, table.deciders) == (["stops"], {1})


def test_d8_the_same_agent_may_act_and_the_choice_about_the_case_makes_a_difference() -> None:
    table = Table(GAME, at={"usa1": "tangier"}, holder="usa1").do(0, "usa1 azores-case")
    table.say({1: "demand"}).do(0, "give-in")
    assert "azores" in table.options(0, "usa1")
    assert "azores-case" not in table.options(0, "usa1")
    assert table.act(0, "usa1 azores").where("usa1") == "azores"


def test_d8_the_next_turn_begins_without_that_ban() -> None:
    table = announced().say({1: "demand"}).do(0, "give-in").act(0, "usa1 montreal")
    assert table.act(1, "usa1 washington").do(2, MOVE).keys == ["says-step"]


def test_d9_after_three_overturned_actions_the_turn_is_over() -> None:
    table = announced()
    for other in ("usa1 montreal", "usa2 havana", None):
        table.say({1: "demand"}).do(0, "give-in")
        if other:
            table.do(0, other)
    assert table.keys == ["gives-in", "blocked"]
    assert table.deciders == {1}


def test_d9_the_host_may_lift_the_limit() -> None:
    table = announced(overturned="any")
    for other in ("usa1 montreal", "usa2 havana", "usa2 montreal"):
        table.say({1: "demand"}).do(0, "give-in").do(0, other)
    assert table.deciders == {1, 2, 3}


def test_d10_an_objection_that_fails_costs_nothing() -> None:
    table = announced(2).say({1: "object maximum=200"}).do(0, "defend 500")
    assert table.deciders == {1}
    assert table.stake(1, "usa1") == 1_000


def test_d10_by_option_an_objector_who_was_heard_and_lost_sits_out_a_turn() -> None:
    table = announced(3, loser="sits-out").say({1: "object maximum=200"}).do(0, "defend 500")
    assert table.keys[-1] == "sits-out"
    assert (table.deciders, table.state.turn) == ({2}, 3)
    table.act(2, "usa1 washington").act(0, MOVE)
    assert table.deciders == {1}


def test_d11_sums_that_were_shown_are_not_lost() -> None:
    table = announced().say({1: "object maximum=700"}).do(0, "defend 200")
    assert (table.least(1, "usa1"), table.stake(1, "usa1")) == (300, 1_000)
    assert (table.least(0, "usa1"), table.stake(0, "usa1")) == (200, 1_000)


def test_d12_the_table_keeps_what_was_shown_unless_it_is_hidden() -> None:
    for ledger, kept in (("kept", True), ("hidden", False)):
        table = announced(ledger=ledger).say({1: "object maximum=700"}).do(0, "defend 200")
        view = table.view(None)
        assert bool(view.least) == bool(view.most) == bool(view.spent) == kept
    assert table.least(1, "usa1") == 300


def test_d13_the_same_two_may_meet_again_over_a_new_action() -> None:
    table = announced().say({1: "demand"}).do(0, "give-in").do(0, "usa1 montreal")
    assert table.say({1: "demand"}).keys == ["demands"]


@pytest.mark.parametrize("answer", ["give-in", "defend 0", "defend 900"])
def test_d15_the_mover_may_answer_ahead(answer: str) -> None:
    ahead, later = announced(), announced()
    before = [ahead.view(seat) for seat in (None, 1, 2, 3)]
    ahead.do(0, answer)
    assert [ahead.view(seat) for seat in (None, 1, 2, 3)] == before
    objection = {2: "object opening=200,maximum=700"}
    ahead.say(objection)
    later.say(objection).do(0, answer)
    assert ahead.view(None) == later.view(None)


def test_d15_an_answer_ahead_is_forgotten_where_nobody_objects() -> None:
    table = announced().do(0, "defend 900").close()
    assert table.keys == ["unopposed"]
    table.act(1, "usa1 washington").act(2, "usa1 havana").act(3, "usa1 washington")
    table.do(0, MOVE)
    assert table.view(0).pledge is None


def test_d15_silence_is_no_objection_and_giving_in() -> None:
    table = announced()
    assert GAME.fallback(table.view(1)) == ("no",)
    table.say({1: "demand"})
    assert GAME.fallback(table.view(0)) == ("give-in",)


def test_a_bid_cannot_be_said_in_a_sealed_contest() -> None:
    table = announced()
    for word in ("hold", "pass", "bid 200", "consent", "refuse"):
        assert table.refusal(1, word) == "contest"
    table.say({1: "demand"})
    assert table.refusal(0, "consent") == "contest"
    assert table.refusal(2, "give-in") == "contest"
