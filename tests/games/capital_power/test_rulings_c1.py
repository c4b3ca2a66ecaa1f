"""The contradictions of the rules, C1 to C20: a test for each ruling."""

import pytest

from games.capital_power import GAME
from games.capital_power.material import COMPANIES, LOT_PRICE
from games.capital_power.state import State
from games.chance import Scripted
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
    told,
    top,
)


def again(state: State, company: str, space: str) -> State:
    """Returns the same pawn is rolled once more, as if a turn had passed."""
    return land(state, company, space)


def test_c1_a_lot_costs_one_note_of_50() -> None:
    assert LOT_PRICE == 50
    state = land(scene({"blue-h": co(white=50)}), "blue-h", "it09")
    assert purse(play(state, "buy 1"), "blue-h") == (0, 0)


def test_c2_the_bank_pays_whatever_is_due() -> None:
    companies = {"blue-1": co(capital=9000)}
    state = play(land(scene(companies), "blue-1", "ch05"), "borrow 18000")
    assert purse(state, "blue-1") == (0, 18000)
    assert state.bank_black == -18000


def test_c3_160_shares_win_and_151_do_not() -> None:
    state = land(scene({"blue-h": co(white=100, lots=14)}), "blue-h", "it09")
    assert play(state, "buy 1").ending is None
    ending = play(state, "buy 2").ending
    assert ending is not None
    assert (ending.kind, ending.winner) == ("shares", 0)


def test_c4_most_shares_win_only_when_all_are_sold() -> None:
    companies = {"blue-h": co(white=50), "orange-h": co(lots=12)}
    leading = land(scene(companies), "blue-h", "it09")
    assert play(leading, "buy 1").ending is None
    sold_out = land(scene(companies, stock=1), "blue-h", "it09")
    sold_out.lots[COMPANIES["green-h"]] = 10
    after = GAME.play(sold_out, 0, ("buy", "1"), Scripted(())).state
    assert after.ending is not None
    assert (after.ending.kind, after.ending.winner) == ("sell-out", 1)


def test_c5_five_companies_a_colour() -> None:
    companies = {f"blue-{n}": co(capital=5) for n in range(1, 5)}
    state = land(scene({"blue-h": co(white=50), **companies}), "blue-h", "ch03")
    state = play(state, "found min alone 5")
    assert of(state, "kind", "blue-5") == 2
    assert not state.pending  # no pawn is left


@pytest.mark.parametrize(("percent", "paid"), [("30", 30), ("35", 35)])
def test_c6_resale_of_arms(percent: str, paid: int) -> None:
    state = land(scene({"blue-1": co(capital=100)}, arms_resale=percent), "blue-1", "sa09")
    assert purse(state, "blue-1") == (0, paid)


def test_c7_taxes_take_white_first_and_liquidate_nothing() -> None:
    companies = {"blue-1": co(white=3, black=30)}
    assert purse(land(scene(companies), "blue-1", "it04"), "blue-1") == (0, 22)


def test_c8_taxes_are_a_third_of_both_colours_of_this_company() -> None:
    companies = {"blue-1": co(white=30, black=30), "blue-h": co(white=90)}
    state = land(scene(companies), "blue-1", "it04")
    assert purse(state, "blue-1") == (10, 30)
    assert purse(state, "blue-h") == (90, 0)


def test_c9_fines_can_be_paid_in_black() -> None:
    state = land(scene({"blue-1": co(black=30)}), "blue-1", "it07")
    assert purse(state, "blue-1") == (0, 0)
    assert not state.pending


def test_c10_strict_fines_are_paid_in_white_only() -> None:
    state = land(scene({"blue-1": co(black=30)}, strict_fines="on"), "blue-1", "it07")
    assert top(state) == "Debt"
    assert purse(state, "blue-1") == (0, 30)


def test_c11_the_black_money_stays_when_white_pays_the_fine() -> None:
    state = land(scene({"blue-1": co(white=70, black=30)}), "blue-1", "it07")
    assert purse(state, "blue-1") == (40, 30)


CHAIN = {
    "blue-h": co(black=10, white=50),
    "blue-1": co(white=50, black=20, mother="blue-h"),
    "blue-2": co(black=5, mother="blue-1"),
    "blue-3": co(black=7, mother="blue-h"),
}


def test_c12_police_inspect_a_company_and_what_it_controls() -> None:
    state = play(land(scene(CHAIN), "blue-1", "it07"), "even")
    assert of(state, "white", "blue-1") == 25
    assert [of(state, "black", k) for k in CHAIN] == [10, 20, 5, 7]


def test_c12_interpol_does_the_same_and_the_fisc_takes_the_group() -> None:
    companies = {**CHAIN, "blue-1": co(white=50, black=20, at="it10")}
    companies["blue-h"] = co(black=10, white=50, at="lu01")
    state = scene(companies, turn=1, interpol="it12")
    state.rolled = True
    after = played(state, "interpol", "2")
    assert told(after.events) == ["interpol", "interpol-fine"]
    assert of(play(after.state, "even"), "white", "blue-1") == 25
    fisc = land(scene(CHAIN), "blue-3", "it14")
    split = fisc.pending[-1]
    assert (split.white, split.black) == (10, 10)


def test_c13_transfers_come_before_the_first_roll() -> None:
    companies = {"blue-h": co(white=50), "blue-1": co(at="ch01")}
    state = scene(companies)
    assert purse(play(state, "transfer blue-h blue-1 white=20"), "blue-1") == (20, 0)
    rolled = play(state, "roll blue-h", dice="5")
    assert refused(rolled, "transfer blue-h blue-1 white=20") == "C13"


def test_c13_late_transfers_reach_a_company_until_it_has_moved() -> None:
    companies = {"blue-h": co(white=50), "blue-1": co(white=20, at="ch01")}
    rolled = play(scene(companies, late_transfers="on"), "roll blue-h", dice="5")
    assert options(rolled, "transfer blue-h") == ["blue-1"]
    assert purse(play(rolled, "transfer blue-h blue-1 white=20"), "blue-1") == (40, 0)
    both = play(rolled, "roll blue-1", dice="6")
    assert refused(both, "transfer blue-h blue-1 white=20") == "C13"


def test_c14_parent_and_subsidiary_can_help_in_a_debt() -> None:
    companies = {
        "blue-h": co(white=4),
        "blue-1": co(capital=100, mother="blue-h"),
        "blue-2": co(white=6, mother="blue-1"),
    }
    state = land(scene(companies), "blue-1", "it11")
    assert options(state, "rescue") == ["blue-h", "blue-2"]
    assert [sum(purse(play(state, "settle"), k)) for k in companies] == [0, 0, 0]


@pytest.mark.parametrize("bank", ["lu04", "lu15", "sa05"])
def test_c15_deposits_are_drawn_on_any_later_stop(bank: str) -> None:
    state = land(scene({"blue-1": co(black=80)}), "blue-1", "lu04")
    state = play(state, "deposit black=80")
    assert purse(state, "blue-1") == (0, 0)
    state = play(again(state, "blue-1", bank), "withdraw blue-1=80")
    assert purse(state, "blue-1") == (80, 0)


def test_c16_any_company_of_the_group_draws() -> None:
    companies = {"blue-1": co(deposit=30), "blue-2": co(), "orange-h": co(deposit=9)}
    state = land(scene(companies), "blue-2", "lu04")
    assert refused(state, "withdraw orange-h=9") == "bank"
    state = play(state, "withdraw blue-1=30")
    assert purse(state, "blue-2") == (30, 0)


@pytest.mark.parametrize("bank", ["lu10", "sa13"])
def test_c17_interest_is_paid_on_any_bank(bank: str) -> None:
    state = play(land(scene({"blue-1": co(deposit=50)}), "blue-1", bank), "pass")
    assert purse(state, "blue-1") == (10, 0)
    assert of(state, "deposit", "blue-1") == 50


@pytest.mark.parametrize(("percent", "back"), [("50", 75), ("150", 125)])
def test_c18_regular_elections(percent: str, back: int) -> None:
    state = land(scene({"blue-1": co(white=50)}, regular_election=percent), "blue-1", "sa06")
    assert purse(play(state, "stake white=50", dice="2"), "blue-1") == (0, back)


def test_c19_passing_does_nothing() -> None:
    state = play(scene({"blue-h": co(white=90, at="it03")}), "roll blue-h", dice="2")
    assert place(state, "blue-h") == "it05"  # over Taxes
    assert purse(state, "blue-h") == (90, 0)


def test_c20_a_bribe_is_free_again_after_a_lap_of_another_circuit() -> None:
    companies = {"blue-1": co(white=50, at="ch03"), "blue-2": co(white=50, at="ch03")}
    bribed = play(scene(companies), "bribe blue-1 white", "pass")
    assert of(bribed, "bribed", "blue-1") == 0b10
    bribed.moved[COMPANIES["blue-1"]] = False
    assert refused(bribed, "bribe blue-1 white") == "C20"
    assert options(bribed, "bribe") == ["blue-2"]  # each company has its own
    own_lap = play(scene({"blue-1": co(at="ch20", bribed=("CH",))}), "roll blue-1", dice="2")
    assert of(own_lap, "bribed", "blue-1") == 0b10
    other_lap = play(
        scene({"blue-1": co(at="lu20", bribed=("CH",))}), "roll blue-1", "to-xs", dice="3"
    )
    assert of(other_lap, "bribed", "blue-1") == 0
