"""Agent: attacks (C1 to C13)."""

from typing import Any

from games.agent import GAME
from games.engine import Who
from tests.games.solomon.scenes import Stakes, Table, audit

MEETING = {"usa1": "azores", "uk1": "tangier", "ussr1": "tangier"}
STRONG: Stakes = {0: {"usa1": 1_200}}


def meeting(stakes: Stakes = STRONG, **facts: Any) -> Table:
    """Returns usa1 beside Tangier with uk1 and ussr1; seat 0 has $1,200 on usa1."""
    return Table(GAME, at=MEETING, stakes=stakes, **facts)


def test_c1_an_attack_is_a_step_to_where_the_victim_stands() -> None:
    table = meeting().act(0, "usa1 exile uk1")
    assert (table.where("usa1"), table.where("uk1")) == ("tangier", "exiled")
    beside = Table(GAME, at={"usa1": "tangier", "uk1": "tangier"}, stakes=STRONG)
    assert "exile" not in beside.options(0, "usa1")
    assert beside.refusal(0, "usa1 exile uk1") == "C1"
    assert meeting().refusal(0, "usa1 exile china1") == "C1"
    assert meeting().refusal(0, "usa1 exile usa1") == "C1"


def test_c3_one_victim_is_named_and_the_others_stay() -> None:
    table = meeting()
    assert table.options(0, "usa1 exile") == ["uk1-case", "uk1", "ussr1-case", "ussr1"]
    assert table.act(0, "usa1 exile uk1").where("ussr1") == "tangier"


def test_c4_an_attack_needs_500_on_the_attacker() -> None:
    poor = meeting({0: {"usa1": 400, "uk1": 5_000}})
    assert "exile" not in poor.options(0, "usa1")
    assert poor.refusal(0, "usa1 exile uk1") == "C4"
    assert "exile" in meeting({0: {"usa1": 500}}).options(0, "usa1")


def test_c4_an_attack_that_was_refused_leaves_no_trace() -> None:
    poor, rich = meeting({0: {"usa1": 400}}), meeting({0: {"usa1": 500}})
    poor.refusal(0, "usa1 exile uk1")
    assert poor.view(1) == rich.view(1)


def test_c5_the_fee_comes_from_the_stake_on_the_attacker_when_it_is_carried_out() -> None:
    table = meeting().do(0, "usa1 exile uk1")
    assert (table.stake(0, "usa1"), table.least(0, "usa1")) == (1_200, 500)
    table.close()
    assert (table.stake(0, "usa1"), table.least(0, "usa1")) == (700, 0)
    assert table.view(1).fees == (500, 0, 0)
    assert set(audit(table.state)) == {0}


def test_c6_the_mover_pays_when_a_third_player_upheld_the_attack() -> None:
    table = meeting({0: {"usa1": 600}, 1: {"usa1": 700}, 2: {"usa1": 900}})
    table.do(0, "usa1 exile uk1").say({1: "object maximum=700", 2: "support 900"})
    table.do(0, "defend 0")
    assert table.where("uk1") == "exiled"
    assert [table.stake(seat, "usa1") for seat in range(3)] == [100, 700, 900]
    assert table.view(None).fees == (500, 0, 0)


def test_c7_later_contests_use_what_is_left() -> None:
    table = meeting().act(0, "usa1 exile uk1")
    for seat in (1, 2):
        table.act(seat, f"uk2 {'dublin' if seat == 1 else 'london'}")
    table.do(0, "usa1 azores").say({1: "demand"})
    assert table.refusal(0, "defend 800") == "choices"
    table.do(0, "defend 700")


def test_c8_an_overturned_attack_leaves_nothing_but_what_was_shown() -> None:
    table = meeting().do(0, "usa1 exile uk1").say({1: "demand"}).do(0, "give-in")
    assert (table.where("usa1"), table.where("uk1")) == ("azores", "tangier")
    assert table.view(0).fees == (0, 0, 0)
    assert table.least(0, "usa1") == 500


def test_c9_the_attacker_takes_the_case_of_its_victim_if_that_was_announced() -> None:
    taken = meeting(holder="uk1").act(0, "usa1 exile uk1-case")
    assert (taken.holder, taken.case) == ("usa1", "tangier")
    spared = meeting(holder="uk1").act(0, "usa1 exile uk1")
    assert (spared.holder, spared.case) == (None, "tangier")


def test_c9_the_case_of_another_is_not_taken() -> None:
    table = meeting(holder="ussr1")
    assert table.refusal(0, "usa1 exile uk1-case") == "B6"
    assert table.act(0, "usa1 exile uk1").holder == "ussr1"


def test_c9_an_attacker_that_owns_the_case_carries_it_or_leaves_it() -> None:
    assert meeting(holder="usa1").act(0, "usa1 exile uk1-case").case == "tangier"
    left = meeting(holder="usa1").act(0, "usa1 exile uk1")
    assert (left.case, left.holder) == ("azores", None)


def test_c10_an_agent_is_safe_in_its_own_city() -> None:
    at = {"usa1": "dublin", "usa2": "dublin", "ussr1": "london"}
    table = Table(GAME, at=at, stakes={0: {"usa1": 500, "uk1": 500}})
    assert table.options(0, "usa1 exile") == ["ussr1"]
    assert table.refusal(0, "usa1 exile uk1") == "C10"
    twins = Table(GAME, at={"uk1": "dublin"}, stakes={0: {"uk1": 500}})
    assert twins.refusal(0, "uk1 exile uk2") == "C10"


def test_c11_all_stakes_on_the_victim_are_read_out() -> None:
    table = meeting({0: {"usa1": 500}, 1: {"uk1": 1_700}, 2: {"uk1": 300}})
    table.act(0, "usa1 exile uk1")
    assert table.keys == ["unopposed", "exiled", "read-out"]
    sums = table.events[-1].text.args["sums"]
    assert isinstance(sums, tuple)
    facts = [text.args for text in sums if not isinstance(text, str | Who)]
    assert facts == [{"who": Who(1), "sum": 1_700}, {"who": Who(2), "sum": 300}]
    assert [table.least(seat, "uk1") for seat in range(3)] == [0, 1_700, 300]
    view = table.view(0)
    index = table.agent("uk1")
    assert view.most[8 + index] == 1_700
    assert view.spent == (500, 1_700, 300)


def test_c11_a_read_out_of_nothing_is_told_too() -> None:
    assert meeting().act(0, "usa1 exile uk1").keys[-1] == "read-out-none"


def test_c12_you_can_exile_an_agent_you_have_paid() -> None:
    table = meeting({0: {"usa1": 500, "uk1": 4_000}}).act(0, "usa1 exile uk1")
    assert table.where("uk1") == "exiled"
    assert set(audit(table.state)) == {0}


def test_c13_with_one_agent_left_play_goes_on() -> None:
    at = {agent.id: "exiled" for agent in GAME.edition.board.agents}
    table = Table(GAME, at=at | {"usa1": "tangier"}, stakes={0: {"usa1": 5_000}})
    assert table.options(0, "usa1") == ["azores", "madrid", "rome", "cairo", "take"]
    assert table.act(0, "usa1 rome").deciders == {1}
