"""Agent: live contests, sums named aloud (D1 to D7)."""

from typing import Any

from games.agent import GAME
from games.engine import HOUSE
from tests.games.solomon.scenes import Stakes, Table

STAKES: Stakes = {0: {"usa1": 500}, 1: {"usa1": 700}, 2: {"usa1": 900}, 3: {"usa1": 1_500}}


def demanded(seats: int = 4, stakes: Stakes = STAKES, **options: Any) -> Table:
    """Returns a contest in which seat 1 demands that a step of usa1 be taken back."""
    table = Table(GAME, seats, stakes=stakes, contest="live", **options)
    return table.do(0, "usa1 havana").say({1: "demand"})


def test_t2_in_a_live_contest_one_says_only_whether_to_object() -> None:
    table = Table(GAME, stakes=STAKES | {3: {}}, contest="live", seats=4).do(0, "usa1 havana")
    assert table.options(1) == table.options(3) == ["no", "demand", "order", "resign"]
    assert table.refusal(1, "object 300") == "D3"
    assert table.refusal(1, "support 300") == "D7"
    assert table.options(0) == ["order", "resign"]
    assert table.view(None).window == "objections"


def test_t3_the_mover_consents_and_no_sum_is_shown() -> None:
    table = demanded()
    assert table.options(0)[:2] == ["consent", "refuse"]
    assert GAME.fallback(table.view(0)) == ("consent",)
    table.do(0, "consent")
    assert table.keys == ["gives-in", "overturned"]
    assert not any(table.state.least)


def test_t4_and_t5_the_objector_bids_and_the_mover_holds_or_passes() -> None:
    table = demanded(voices="duel").do(0, "refuse")
    assert (table.keys, table.deciders) == (["refuses"], {1})
    assert table.options(1)[:2] == ["bid", "pass"]
    table.do(1, "bid 200")
    assert (table.keys, table.deciders, table.least(1, "usa1")) == (["bids"], {0}, 200)
    table.do(0, "hold")
    assert (table.keys, table.deciders, table.least(0, "usa1")) == (["holds"], {1}, 200)
    assert table.refusal(1, "bid 200") == "choices"
    table.do(1, "bid 700").do(0, "pass")
    assert table.keys == ["passes", "overturned"]
    assert (table.least(0, "usa1"), table.least(1, "usa1")) == (200, 700)


def test_t4_a_player_who_cannot_bid_is_asked_all_the_same() -> None:
    table = demanded(stakes={0: {"usa1": 500}}, voices="duel").do(0, "refuse")
    assert table.deciders == {1}
    assert table.options(1)[0] == "pass"
    assert table.refusal(1, "bid 100") == "D3"
    assert table.do(1, "pass").keys == ["passes", "fails"]


def test_t5_you_can_pass_though_you_could_hold_and_not_hold_what_you_lack() -> None:
    table = demanded(voices="duel").do(0, "refuse").do(1, "bid 600")
    assert table.options(0)[0] == "pass"
    assert table.refusal(0, "hold") == "D4"
    low = demanded(voices="duel").do(0, "refuse").do(1, "bid 100").do(0, "pass")
    assert low.keys == ["passes", "overturned"]
    assert low.least(0, "usa1") == 0


def test_d5_the_mover_cannot_raise() -> None:
    table = demanded().do(0, "refuse").do(1, "bid 200")
    assert table.refusal(0, "bid 300") == "contest"


def test_d6_holding_the_same_sum_is_enough() -> None:
    table = demanded(3, {0: {"usa1": 500}, 1: {"usa1": 500}}, voices="duel")
    table.do(0, "refuse").do(1, "bid 500").do(0, "hold").do(1, "pass")
    assert table.keys == ["passes", "fails"]
    assert table.close().keys == ["no-more"]
    assert table.where("usa1") == "havana"


def test_d7_in_a_duel_those_behind_the_objector_are_asked_again() -> None:
    table = demanded(voices="duel").do(0, "refuse").do(1, "pass")
    assert table.view(None).asked == (2, 3)
    table.say({2: "no", 3: "demand"})
    assert (table.keys, table.view(None).objector) == (["demands"], 3)
    table.do(0, "refuse").do(3, "pass")
    assert table.keys == ["passes", "fails", "stands"]


def test_t5o_a_third_player_saves_the_side_that_passed() -> None:
    table = demanded().do(0, "refuse").do(1, "bid 600").do(0, "pass")
    assert table.view(None).asked == (2, 3)
    assert table.view(None).window == "objections"
    assert table.options(2)[:2] == ["no", "hold"]
    table.say({2: "no", 3: "hold"})
    assert (table.keys, table.deciders) == (["joins-for"], {1})
    assert table.least(3, "usa1") == 600
    table.do(1, "pass")
    assert (table.view(None).trailing, table.view(None).asked) == ("against", (2,))
    table.do(2, "bid 900").do(HOUSE, "close")
    assert (table.keys, table.deciders) == (["joins-against"], {3})
    table.do(3, "pass")
    assert table.keys == ["passes", "overturned"]
    assert [table.least(seat, "usa1") for seat in range(4)] == [0, 600, 900, 600]


def test_t5o_all_third_players_are_asked_and_staying_out_is_secret() -> None:
    table = demanded(stakes=STAKES | {2: {}}).do(0, "refuse").do(1, "bid 600").do(0, "pass")
    assert table.deciders == {2, 3}
    assert table.options(2) == ["no", "order", "resign"]
    assert table.refusal(2, "hold") == "D4"
    before = table.view(None)
    assert table.do(2, "no").view(None) == before
    assert table.close().keys == ["overturned"]


def test_t5o_without_a_bid_a_third_player_may_bid_for_the_objector() -> None:
    table = demanded().do(0, "refuse").do(1, "pass")
    assert table.refusal(2, "hold") == "contest"
    table.say({3: "bid 100"})
    assert (table.keys, table.deciders) == (["joins-against"], {0})
    table.do(0, "hold").do(3, "pass")
    assert table.view(None).asked == (2,)
    assert table.close().keys == ["stands"]


def test_d10_live_too_the_loser_may_have_to_sit_out() -> None:
    table = demanded(3, loser="sits-out", voices="duel").do(0, "refuse").do(1, "pass").close()
    assert table.keys == ["no-more", "sits-out"]
    assert table.deciders == {2}


def test_passing_is_what_happens_when_time_is_up() -> None:
    table = demanded().do(0, "refuse")
    assert GAME.fallback(table.view(1)) == ("pass",)
    table.do(1, "bid 100")
    assert GAME.fallback(table.view(0)) == ("pass",)


def test_nothing_sealed_is_offered_in_a_live_contest() -> None:
    table = demanded()
    assert table.refusal(0, "defend 100") == "contest"
    assert table.refusal(0, "give-in") == "contest"
