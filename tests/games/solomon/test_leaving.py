"""Leaving in the middle of everything (F2, F3): the game always goes on."""

from typing import Any

from games.agent import GAME as AGENT
from games.casablanca import GAME as CASABLANCA
from games.engine import HOUSE
from tests.games.solomon.scenes import Stakes, Table, seeded

RICH: Stakes = {seat: {"usa1": 1_000, "uk1": 1_000} for seat in range(4)}


def agent(**options: Any) -> Table:
    return Table(AGENT, 4, stakes=RICH, **options)


def live(**options: str) -> Table:
    """Returns a contest in which seat 1 demands usa1's move back and seat 0 refuses."""
    table = agent(contest="live", **options).do(0, "usa1 havana").say({1: "demand"})
    return table.do(0, "refuse")


def test_in_the_opening_the_others_go_on() -> None:
    table = Table(AGENT, 3)
    table.state = AGENT.deal(3, AGENT.options(), seeded()).state
    table.do(0, "resign")
    assert table.view(None).asked == (1, 2)
    assert table.close().deciders == {1}


def test_the_mover_in_their_own_turn() -> None:
    assert agent().do(0, "resign").deciders == {1}


def test_the_mover_in_any_phase_of_a_contest_drops_the_action() -> None:
    open_ = agent().do(0, "usa1 havana")
    asked = agent().do(0, "usa1 havana").say({1: "demand"})
    demanded = agent(contest="live").do(0, "usa1 havana").say({1: "demand"})
    bidding = live()
    voices = live().do(1, "bid 200").do(0, "pass")
    for table in (open_, asked, demanded, bidding, voices):
        table.do(0, "resign")
        assert table.where("usa1") == "washington"
        assert table.deciders == {1}
        assert table.view(None).action is None


def test_a_player_who_leaves_an_open_window_has_no_objection() -> None:
    table = agent().do(0, "usa1 havana").do(1, "object maximum=900").do(1, "resign")
    assert table.view(None).asked == (2, 3)
    assert table.close().keys == ["unopposed"]


def test_if_the_first_objector_leaves_the_next_one_is_heard() -> None:
    table = (
        agent()
        .do(0, "usa1 havana")
        .say({1: "object maximum=900", 3: "object opening=400,maximum=500"})
    )
    table.do(1, "resign")
    assert (table.keys, table.view(None).objector) == (["leaves", "demands"], 3)
    assert table.view(0).opening == 400
    table.do(0, "defend 600")
    assert table.least(1, "usa1") == 0


def test_if_the_only_objector_leaves_the_action_takes_place() -> None:
    table = agent().do(0, "usa1 havana").say({1: "demand"}).do(1, "resign")
    assert table.keys == ["leaves", "no-more"]
    assert table.where("usa1") == "havana"


def test_another_sealed_answer_falls_with_its_author() -> None:
    table = agent().do(0, "usa1 havana").say({1: "demand", 3: "object maximum=900"})
    assert table.do(3, "resign").keys == ["leaves"], "nobody is heard a second time"
    assert table.deciders == {0}
    assert table.do(0, "defend 100").keys == ["refuses", "duel-empty", "stands"]


def test_live_if_the_objector_leaves_before_the_answer_the_next_ones_are_asked() -> None:
    table = agent(contest="live").do(0, "usa1 havana").say({1: "demand"}).do(1, "resign")
    assert table.view(None).asked == (2, 3)
    assert table.close().keys == ["no-more"]
    last = agent(contest="live").do(0, "usa1 havana").say({3: "demand"}).do(3, "resign")
    assert last.keys == ["leaves", "stands"]


def test_live_a_player_who_leaves_the_bidding_has_passed() -> None:
    duel = live(voices="duel").do(1, "resign")
    assert duel.keys == ["leaves", "fails"]
    assert duel.view(None).asked == (2, 3)
    open_ = live().do(1, "bid 200").do(1, "resign")
    assert (open_.view(None).trailing, open_.view(None).asked) == ("against", (2, 3))
    assert open_.close().keys == ["stands"]


def test_live_a_supporter_who_leaves_has_passed_whoever_is_to_speak() -> None:
    backed = live().do(1, "bid 200").do(0, "pass").say({2: "hold"})
    assert backed.deciders == {1}
    backed.do(2, "resign")
    assert (backed.view(None).trailing, backed.view(None).asked) == ("for", (3,))
    assert backed.close().keys == ["overturned"]


def test_live_the_leading_speaker_leaves_while_others_are_asked() -> None:
    against = live().do(1, "bid 200").do(0, "pass").do(1, "resign")
    assert (against.view(None).trailing, against.view(None).asked) == ("against", (2, 3))
    assert against.close().keys == ["stands"]
    backed = live().do(1, "bid 200").do(0, "pass").say({2: "hold"}).do(1, "pass").do(2, "resign")
    assert (backed.view(None).trailing, backed.view(None).asked) == ("for", (3,))
    third = live().do(1, "bid 200").do(0, "pass").do(2, "resign")
    assert (third.view(None).trailing, third.view(None).asked) == ("for", (3,))


def test_live_a_bystander_leaves_quietly() -> None:
    table = live().do(3, "resign")
    assert (table.keys, table.deciders) == (["leaves"], {1})


def test_a_window_nobody_is_left_in_is_closed_by_the_house() -> None:
    table = Table(CASABLANCA, 3, stakes={2: {"green": 500}}, contest="live")
    table.do(0, "green casino").say({1: "no", 2: "no"})
    table.do(1, "green theatre").do(0, "resign")
    assert table.deciders == {2}
    table.do(2, "no")
    assert table.deciders == {HOUSE}
    assert table.do(HOUSE, "close").deciders == {2}


def test_orders_of_a_player_who_leaves_are_gone() -> None:
    table = agent().do(2, "order usa1 demand -").do(2, "resign").do(0, "usa1 havana")
    assert not any(table.state.orders)
    assert table.close().keys == ["unopposed"]


def test_a_player_who_sits_out_and_leaves_is_not_waited_for() -> None:
    table = agent(loser="sits-out").do(0, "usa1 havana").say({2: "object -"})
    table.do(0, "defend 500").do(2, "resign").act(1, "usa1 washington")
    assert table.deciders == {3}
