"""The contradictions of the rules, C21 to C40: a test for each ruling."""

import pytest

from games.capital_power.material import COMPANIES
from games.capital_power.pending import Accuse
from games.capital_power.state import State
from tests.games.capital_power.scenes import (
    co,
    land,
    of,
    options,
    place,
    play,
    played,
    purse,
    refused,
    scene,
)


def test_c21_one_founder_or_60_and_40() -> None:
    companies = {"blue-h": co(white=100), "blue-1": co(white=100)}
    state = land(scene(companies), "blue-h", "ch03")
    assert options(state, "found fin") == ["alone", "blue-1-minor", "blue-1-major"]
    alone = play(state, "found fin alone 50")
    assert of(alone, "minor", "blue-2") == -1
    shared = play(state, "found fin blue-1-minor 50")
    assert (of(shared, "white", "blue-h"), of(shared, "white", "blue-1")) == (70, 80)
    assert of(shared, "mother", "blue-2") == COMPANIES["blue-h"]


def co_owned(**facts: object) -> State:
    companies = {
        "blue-1": co(capital=100, minor="orange-h", **facts),
        "orange-h": co(white=50),
    }
    return scene(companies)


def test_c22_gains_and_costs_of_a_co_owned_company_are_shared_80_20() -> None:
    gained = land(co_owned(), "blue-1", "it02")
    assert (purse(gained, "blue-1"), purse(gained, "orange-h")) == ((16, 0), (54, 0))
    paid = land(co_owned(white=20), "blue-1", "it11")
    assert (purse(paid, "blue-1"), purse(paid, "orange-h")) == ((12, 0), (48, 0))


def test_c22_inside_one_group_nothing_is_shared() -> None:
    companies = {"blue-1": co(minor="blue-2"), "blue-2": co()}
    state = land(scene(companies), "blue-1", "it02")
    assert (purse(state, "blue-1"), purse(state, "blue-2")) == ((20, 0), (0, 0))


def test_c23_one_loan_a_company_of_either_kind() -> None:
    state = land(scene({"blue-1": co(loan=("black", 20))}), "blue-1", "it06")
    assert not state.pending
    repaid = land(scene({"blue-1": co(loan=("white", 0), white=90)}), "blue-1", "it06")
    assert not repaid.pending


@pytest.mark.parametrize("space", ["it03", "it08"])
def test_c24_raw_materials_and_processing_cost_10_percent_each(space: str) -> None:
    state = land(scene({"blue-1": co(kind="tra", white=30)}), "blue-1", space)
    assert purse(state, "blue-1") == (20, 0)


def test_c25_a_sale_needs_no_stock() -> None:
    state = land(scene({"blue-1": co(kind="tra")}), "blue-1", "it10")
    assert purse(state, "blue-1") == (30, 0)


def test_c26_coupons_are_on_ones_own_capital_only() -> None:
    companies = {"blue-1": co(capital=50), "blue-2": co(capital=200, mother="blue-1")}
    assert purse(land(scene(companies), "blue-1", "it02"), "blue-1") == (10, 0)


@pytest.mark.parametrize(("kind", "plays"), [("fin", True), ("min", True), ("alim", False),
                                             ("tra", False)])  # fmt: skip
def test_c27_metals_are_compulsory_for_finance_and_mining(kind: str, plays: bool) -> None:
    state = land(scene({"blue-1": co(kind=kind, white=30)}), "blue-1", "ch06")
    assert bool(state.pending) == plays
    if plays:
        assert refused(state, "pass") == "C27"
        assert refused(state, "stake white=9") == "C27"


def test_c28_true_books_offer_nothing_to_hide() -> None:
    state = land(scene({"blue-1": co(capital=100)}), "blue-1", "sa09")
    assert not state.pending
    assert of(state, "hidden", "blue-1") == 0
    assert "declare" not in options(scene({"blue-h": co(black=30)}))


def accusing(hidden: int) -> State:
    companies = {
        "blue-h": co(white=100, black=0),
        "orange-h": co(white=20, black=90, hidden=hidden),
    }
    return scene(companies, books="creative", pending=(Accuse(0),))


def test_c29_the_guilty_pays_all_black_money_and_stays() -> None:
    state = play(accusing(hidden=1), "accuse 2")
    assert purse(state, "orange-h") == (20, 0)
    assert not state.out[1]
    state = play(state, "receive blue-h 0", "receive green-h 45")
    assert (purse(state, "blue-h"), purse(state, "green-h")) == ((100, 45), (0, 45))
    assert of(state, "hidden", "green-h") == 45


def test_c29_a_wrong_accuser_pays_a_tenth_of_his_cash() -> None:
    state = play(accusing(hidden=0), "accuse 2", "receive orange-h")
    assert (purse(state, "blue-h"), purse(state, "orange-h")) == ((90, 0), (30, 90))


def test_c30_liquidation_comes_before_elimination() -> None:
    companies = {"blue-1": co(capital=100), "blue-2": co(capital=50)}
    state = land(scene(companies), "blue-1", "it11")
    assert options(state)[:2] == ["liquidate", "swap"]
    state = play(state, "liquidate blue-2")
    assert (of(state, "kind", "blue-2"), purse(state, "blue-1")) == (0, (40, 0))


@pytest.mark.parametrize(("funds", "kept"), [("kept", (70, 3)), ("lost", (40, 0))])
def test_c31_the_funds_of_a_liquidated_company(funds: str, kept: tuple[int, int]) -> None:
    companies = {
        "blue-1": co(capital=100),
        "blue-2": co(capital=50, deposit=3),
        "blue-3": co(capital=30, mother="blue-2"),
    }
    state = land(scene(companies, liquidated_funds=funds, setoff="off"), "blue-1", "it11")
    answers = " liquidate" if funds == "kept" else ""
    state = play(state, f"liquidate blue-2{answers}")
    assert of(state, "kind", "blue-3") == 0
    assert (of(state, "white", "blue-1"), of(state, "deposit", "blue-1")) == kept


def test_c32_black_interest_is_due_on_the_one_kind_of_space() -> None:
    companies = {"blue-1": co(loan=("black", 100), white=40, black=20)}
    for space in ("ch11", "lu12"):
        assert purse(land(scene(companies), "blue-1", space), "blue-1") == (30, 0)
    white = {"blue-1": co(loan=("white", 50), white=40)}
    assert purse(land(scene(white), "blue-1", "ch11"), "blue-1") == (40, 0)


def test_c33_only_the_borrower_pays_white_interest_and_before_repaying() -> None:
    companies = {"blue-1": co(loan=("white", 50), white=40), "blue-2": co(white=40)}
    state = land(scene(companies), "blue-1", "it06")
    assert purse(state, "blue-1") == (35, 0)
    state = play(state, "repay white=35")
    assert of(state, "loan", "blue-1") == 15
    assert purse(land(scene(companies), "blue-2", "it06"), "blue-2") == (40, 0)


def test_c34_transfers_then_pawns_then_interpol() -> None:
    companies = {"blue-h": co(white=50, at="it03"), "blue-1": co(at="it04")}
    state = scene(companies)
    assert options(state)[:5] == ["roll-all", "roll", "bribe", "transfer", "swap"]
    assert refused(state, "interpol") == "interpol"
    state = play(state, "transfer blue-h blue-1 white=10", "roll-all", dice="2 1")
    assert place(state, "blue-h") == place(state, "blue-1") == "it05"
    assert options(state)[0] == "interpol"
    after = played(state, "interpol", "2").state
    assert options(after)[0].startswith("to-")
    assert play(after, options(after)[0]).turn == 1


def test_c35_only_shares_of_controlled_companies_count() -> None:
    companies = {
        "blue-h": co(white=50, lots=10),
        "orange-1": co(lots=5, minor="blue-h"),
    }
    state = play(land(scene(companies), "blue-h", "it09"), "buy 1")
    assert state.ending is None


def test_c36_any_difference_in_the_books_eliminates() -> None:
    companies = {"blue-1": co(white=50), "blue-2": co(black=1, hidden=1)}
    state = land(scene(companies, books="creative"), "blue-1", "it14")
    assert state.out[0] == 1


def test_c37_the_holding_alone_is_enough() -> None:
    companies = {"blue-h": co(white=50), "blue-1": co(white=50, lots=3)}
    state = play(land(scene(companies), "blue-h", "sa12"), "stake white=10", dice="6")
    assert state.out[0] == 1
    assert of(state, "kind", "blue-1") == 0
    assert state.stock == 30
    assert state.turn == 1


def test_c38_a_regular_election_costs_the_stake_on_1_and_3_all_on_6() -> None:
    for die, left in ((1, 20), (3, 20), (6, 0)):
        state = land(scene({"blue-1": co(white=30)}), "blue-1", "sa06")
        assert purse(play(state, "stake white=10", dice=str(die)), "blue-1") == (left, 0)


def test_c39_new_pawns_wait_on_the_start_space_and_count_from_there() -> None:
    state = play(land(scene({"blue-h": co(white=50)}), "blue-h", "ch03"), "found min alone 50")
    assert place(state, "blue-1") == "it01"
    assert state.behind[COMPANIES["blue-1"]]
    assert options(state)[0] == "interpol"  # it moves from the next turn on
    fresh = scene({"blue-1": co(at="it01", behind=True)})
    assert place(play(fresh, "roll blue-1", dice="3"), "blue-1") == "it04"


def test_c40_the_table_of_elections() -> None:
    for space, backs in (("sa06", [0, 15, 0, 15, 10]), ("sa12", [0, 20, 0, 20, 10])):
        for die, back in enumerate(backs, 1):
            state = land(scene({"blue-1": co(white=10)}), "blue-1", space)
            assert purse(play(state, "stake white=10", dice=str(die)), "blue-1") == (0, back)
