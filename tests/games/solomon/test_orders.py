"""Standing orders (D15, D17)."""

from typing import Any

import pytest

from games.agent import GAME as AGENT
from games.casablanca import GAME as CASABLANCA
from games.engine import HOUSE, Refused
from games.solomon.state import Answer
from tests.games.solomon.scenes import Stakes, Table

RICH: Stakes = {seat: {"green": 1_500} for seat in range(3)}


def casablanca(**options: Any) -> Table:
    return Table(CASABLANCA, 3, stakes=RICH, **options)


def agent(**options: Any) -> Table:
    return Table(AGENT, 3, stakes={s: {"usa1": 1_000} for s in range(3)}, **options)


def test_an_order_is_set_by_whom_nobody_waits_for_and_shows_to_nobody() -> None:
    table = casablanca()
    before = [table.view(seat) for seat in (None, 0, 1)]
    table.do(2, "order green object scope=away,maximum=1500")
    assert table.events == ()
    assert [table.view(seat) for seat in (None, 0, 1)] == before
    assert table.view(2).orders[table.agent("green")] is not None
    assert [line.key for line in CASABLANCA.holdings(table.view(2))][-1] == "casablanca-holds-order"


def test_an_order_counts_as_an_answer_but_the_seat_is_asked_as_ever() -> None:
    plain, ordered = casablanca(), casablanca().do(2, "order green quiet")
    plain.do(0, "green casino")
    ordered.do(0, "green casino")
    for seat in (None, 0, 1):
        assert ordered.view(seat) == plain.view(seat)
    assert ordered.view(None).asked == (1, 2)
    assert (plain.deciders, ordered.deciders) == ({1, 2}, {1})
    assert ordered.view(2).ordered
    assert not ordered.view(2).to_act
    ordered.do(1, "no")
    assert ordered.deciders == {HOUSE}
    assert ordered.do(HOUSE, "close").keys == ["unopposed"]


def test_an_order_objects_at_the_close_as_if_it_had_been_said() -> None:
    said, ordered = casablanca(), casablanca()
    ordered.do(1, "order green object maximum=800").do(0, "green casino").close()
    said.do(0, "green casino").say({1: "object maximum=800"})
    for seat in (None, 0, 2):
        assert ordered.view(seat) == said.view(seat)
    ordered.do(0, "defend 300")
    assert ordered.least(1, "green") == 400


def test_an_order_whose_scope_does_not_fit_leaves_the_seat_asked() -> None:
    table = Table(CASABLANCA, 3, stakes=RICH, at={"green": "casino"})
    table.do(1, "order green object scope=away,maximum=500")
    towards = table.do(0, "green ricks-cafe")
    assert towards.deciders == {1, 2}
    away = Table(CASABLANCA, 3, stakes=RICH, at={"green": "casino"})
    away.do(1, "order green object scope=away,maximum=500").do(0, "green theatre")
    assert away.deciders == {2}


def test_scopes_home_and_strike() -> None:
    at = {"green": "casino", "red": "theatre"}
    for move, scope in (("green ricks-cafe", "home"), ("green eliminate red", "strike")):
        table = Table(CASABLANCA, 3, stakes=RICH, at=at)
        table.do(1, f"order green object scope={scope},maximum=500").do(0, move)
        assert table.deciders == {2}, scope
    table = Table(CASABLANCA, 3, stakes=RICH, at=at)
    table.do(1, "order green object scope=strike,maximum=500").do(0, "green theatre")
    assert table.deciders == {1, 2}


def test_a_seats_own_answer_goes_before_its_order() -> None:
    table = casablanca().do(1, "order green object maximum=800").do(0, "green casino")
    assert table.options(1) == ["no", "object", "order", "resign"]
    table.do(1, "no").close()
    assert table.keys == ["unopposed"]


def test_an_order_may_be_set_changed_and_cleared_while_the_window_is_open() -> None:
    table = casablanca().do(0, "green casino").do(1, "order green quiet")
    assert table.deciders == {2}
    table.do(1, "order green clear")
    assert table.deciders == {1, 2}
    assert table.refusal(1, "order green clear") == "D15"


def test_all_agents_at_once() -> None:
    table = casablanca().do(1, "order all quiet")
    assert all(table.view(1).orders)
    assert table.refusal(1, "order all object maximum=300") == "D15"
    assert table.refusal(2, "order all clear") == "D15"
    table.do(1, "order all clear")
    assert not any(table.view(1).orders)


def test_d17_an_order_may_be_set_whatever_its_author_has_paid() -> None:
    table = casablanca()
    assert table.options(1, "order green") == table.options(1, "order white")
    table.do(1, "order white object maximum=1600").do(1, "order green object maximum=9000")
    assert table.refusal(1, "order green object maximum=10100") == "choices"
    assert table.do(0, "green casino").close().least(1, "green") == 100
    assert table.view(1).answer == Answer("object", 100, table.stake(1, "green"))


def test_d17_an_order_names_what_was_paid_since() -> None:
    table = Table(CASABLANCA, 2).do(1, "order green object opening=300,maximum=900")
    assert table.do(0, "green casino").close().keys == ["unopposed"]
    table.do(1, "bribe green=500").do(0, "green theatre").close()
    assert table.view(1).answer == Answer("object", 300, 500)


def test_after_a_fee_an_order_bids_what_is_left() -> None:
    stakes: Stakes = {0: {"green": 2_000}, 1: {"green": 1_300}}
    table = Table(CASABLANCA, 2, stakes=stakes, at={"green": "bazaar", "red": "bazaar"})
    table.do(1, "order green object opening=1100,maximum=1300").act(0, "blue bank")
    table.act(1, "green eliminate red").do(0, "green goldsmith")
    assert table.deciders == {HOUSE}
    table.do(HOUSE, "close")
    assert table.view(1).answer == Answer("object", 300, 300)
    assert table.least(1, "green") == 300


def test_an_order_without_any_stake_left_says_nothing() -> None:
    stakes: Stakes = {1: {"green": 1_000}}
    table = Table(CASABLANCA, 2, stakes=stakes, at={"green": "bazaar", "red": "bazaar"})
    table.do(1, "order green object maximum=1000").do(0, "blue bank").close()
    table.act(1, "green eliminate red").do(0, "green hospital")
    assert table.deciders == {HOUSE}
    assert table.do(HOUSE, "close").keys == ["unopposed"]


def test_agent_knows_an_order_to_demand_and_needs_no_stake_for_it() -> None:
    table = Table(AGENT, 3).do(2, "order usa1 demand -")
    table.do(0, "usa1 havana").close()
    assert (table.keys, table.view(None).objector) == (["demands"], 2)
    assert Table(CASABLANCA).refusal(1, "order green demand -") == "D3"


def test_agent_live_knows_no_order_with_sums() -> None:
    table = agent(contest="live")
    assert table.options(1, "order usa1") == ["quiet", "demand"]
    assert table.refusal(1, "order usa1 object maximum=300") == "D3"


def test_live_an_order_gives_the_first_sum_and_a_quiet_one_stays_out() -> None:
    table = casablanca(contest="live").do(1, "order green object opening=300")
    assert table.do(0, "green casino").close().least(1, "green") == 300
    open_ = agent(contest="live").do(2, "order usa1 quiet").do(0, "usa1 havana")
    open_.say({1: "demand"}).do(0, "refuse").do(1, "pass")
    assert open_.deciders == {HOUSE}
    assert open_.view(None).asked == (2,)
    assert open_.view(2).ordered


def test_an_order_to_object_does_not_join_a_contest_of_others() -> None:
    table = agent(contest="live").do(2, "order usa1 demand -").do(0, "usa1 havana")
    table.say({1: "demand"}).do(0, "refuse").do(1, "pass")
    assert table.deciders == {2}


def test_orders_end_with_the_game() -> None:
    table = Table(CASABLANCA, 2, at={"green": "casino"}, case="casino", stakes=RICH)
    table.do(1, "order green quiet").act(0, "green ricks-cafe-case")
    assert not any(table.view(1).orders)


def test_a_step_that_keeps_the_distance_is_neither_away_nor_towards() -> None:
    start = {"usa1": "montreal"}
    for scope in ("away", "home"):
        table = Table(AGENT, 3, stakes={1: {"usa1": 500}}, at=start | {"usa2": "havana"})
        table.do(1, f"order usa1 object scope={scope},maximum=500").do(0, "usa1 reykjavik")
        assert (1 in table.deciders) == (scope == "home")
    level = Table(AGENT, 3, stakes={1: {"usa1": 500}}, at={"usa1": "bermuda"})
    board = AGENT.edition.board
    here, home = level.space("bermuda"), level.space("washington")
    beside = [n for n in board.near[here] if board.steps[n][home] == board.steps[here][home]]
    for scope in ("away", "home"):
        table = Table(AGENT, 3, stakes={1: {"usa1": 500}}, at={"usa1": "bermuda"})
        table.do(1, f"order usa1 object scope={scope},maximum=500")
        table.do(0, f"usa1 {board.spaces[beside[0]].id}")
        assert table.deciders == {1, 2}


def test_an_order_is_for_an_agent_on_the_board() -> None:
    table = Table(AGENT, 3, at={"uk1": "exiled"})
    assert "uk1" not in table.options(1, "order")
    for agent_id in ("uk1", "nobody"):
        with pytest.raises(Refused) as caught:
            AGENT.choices(table.view(1), ("order", agent_id))
        assert caught.value.rule == "choices"
