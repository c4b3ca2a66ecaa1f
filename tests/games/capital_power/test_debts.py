"""Debts (2.14): rescue, set-off, resale, liquidation, bankruptcy, and dissolved companies."""

import pytest

from games.capital_power import GAME
from games.capital_power.material import COMPANIES
from games.capital_power.pending import BuyBack
from tests.games.capital_power.scenes import (
    co,
    form,
    land,
    of,
    options,
    owing,
    play,
    played,
    purse,
    refused,
    scene,
    told,
    top,
)

# -- raising money -------------------------------------------------------------------------------


def test_what_a_company_has_is_paid_at_once() -> None:
    companies = {"blue-1": co(white=4, black=7, at="it10")}
    after = played(scene(companies), "roll blue-1", "1")
    assert told(after.events) == ["rolls", "pays"]
    assert purse(after.state, "blue-1") == (1, 0)


def test_what_it_has_not_is_a_debt_that_only_its_player_decides() -> None:
    companies = {"blue-1": co(white=4, at="it10"), "blue-2": co(white=9)}
    after = played(scene(companies), "roll blue-1", "1")
    assert told(after.events) == ["rolls", "must-pay", "owes"]
    assert GAME.deciders(after.state) == {0}
    assert purse(after.state, "blue-1") == (4, 0)  # nothing is paid before all is there
    assert refused(after.state, "rescue blue-2 white=6", seat=1) == "turn"
    assert GAME.headline(GAME.view(after.state, 1)).key == "capital-power-headline-debt"


def test_rescue_brings_what_is_missing_and_no_more() -> None:
    state = owing({"blue-1": co(white=4), "blue-2": co(white=3, black=9)})
    asked = form(state, "rescue blue-2")
    assert asked.total is not None
    assert (asked.total.least, asked.total.most) == (1, 6)
    after = played(state, "rescue blue-2 white=3,black=3")
    assert told(after.events) == ["settles"]
    assert (purse(after.state, "blue-1"), purse(after.state, "blue-2")) == ((0, 0), (0, 6))


def test_a_debt_in_white_takes_no_black_help() -> None:
    state = owing({"blue-2": co(black=90)}, order="w")
    assert "rescue" not in options(state)
    assert options(state)[0] == "liquidate"


def test_part_of_a_debt_can_be_raised_in_each_way() -> None:
    companies = {"blue-2": co(white=2, deposit=3, lots=1)}
    state = owing(companies, due=44)
    state = play(state, "rescue blue-2 white=1", "set-off blue-2 2")
    assert top(state) == "Debt"
    after = played(state, "resell blue-2 1")
    assert told(after.events) == ["resells"]
    assert after.events[0].text.args["amount"] == 40_000
    assert purse(after.state, "blue-1") == (41, 0)
    state = play(after.state, "settle")
    assert not state.pending
    assert (purse(state, "blue-2"), of(state, "deposit", "blue-2")) == ((0, 0), 1)


def test_what_is_left_of_a_sold_lot_stays_where_it_was() -> None:
    state = play(owing({"blue-2": co(lots=1)}), "resell blue-2 1")
    assert not state.pending
    assert (purse(state, "blue-1"), purse(state, "blue-2")) == ((0, 0), (30, 0))


def test_settling_takes_cash_then_deposits_then_shares() -> None:
    companies = {
        "blue-2": co(white=2, black=1, deposit=3, lots=2),
        "blue-3": co(white=3, deposit=5, lots=1),
    }
    state = play(owing(companies, due=13), "settle")
    assert [purse(state, k) for k in companies] == [(0, 0), (0, 0)]
    assert [of(state, "deposit", k) for k in companies] == [0, 1]
    assert state.stock == 27
    state = play(owing(companies, due=20), "settle")
    assert [of(state, "deposit", k) for k in companies] == [0, 0]
    assert [of(state, "lots", k) for k in companies] == [1, 1]
    assert purse(state, "blue-2") == (34, 0)


def test_what_others_see_of_a_debt_is_what_is_due() -> None:
    state = owing({"blue-2": co(deposit=50)}, due=60)
    paid = play(state, "set-off blue-2 7")
    assert GAME.view(paid, 1) == GAME.view(state, 1)
    assert GAME.view(paid, 0) != GAME.view(state, 0)


# -- liquidation ---------------------------------------------------------------------------------


def test_the_holding_and_the_debtor_are_not_liquidated() -> None:
    state = owing({"blue-2": co(capital=5)})
    assert options(state, "liquidate") == ["blue-2"]


def test_the_debtor_inherits_what_a_liquidated_company_had() -> None:
    companies = {"blue-2": co(capital=50, loan=("black", 20), white=3, black=4)}
    state = play(owing(companies, due=90, setoff="off"), "liquidate blue-2")
    assert purse(state, "blue-1") == (33, 4)


def test_a_40_percent_share_is_taken_over_or_the_company_goes_too() -> None:
    companies = {
        "blue-h": co(white=9),
        "blue-2": co(capital=50),
        "blue-3": co(capital=20, minor="blue-2"),
    }
    state = owing(companies, due=90)
    assert options(state, "liquidate blue-2") == ["liquidate", "blue-h", "blue-1"]
    kept = play(state, "liquidate blue-2 blue-h")
    assert (of(kept, "minor", "blue-3"), purse(kept, "blue-h")) == (-1, (1, 0))  # it owns 60 too
    gone = play(state, "liquidate blue-2 liquidate")
    assert purse(gone, "blue-1") == (70, 0)


def test_a_share_in_anothers_company_is_taken_over_or_lapses() -> None:
    companies = {
        "blue-h": co(white=9),
        "blue-2": co(capital=50),
        "orange-1": co(capital=20, minor="blue-2"),
    }
    state = owing(companies, due=90)
    assert options(state, "liquidate blue-2") == ["blue-h", "blue-1", "lapse"]
    kept = play(state, "liquidate blue-2 blue-h")
    assert of(kept, "minor", "orange-1") == COMPANIES["blue-h"]
    assert of(play(state, "liquidate blue-2 lapse"), "minor", "orange-1") == -1


def test_a_kept_subsidiary_cannot_be_paid_for_by_a_company_below_it() -> None:
    companies = {
        "blue-2": co(capital=9),
        "blue-3": co(capital=20, white=90, mother="blue-2"),
        "blue-4": co(capital=20, white=90, mother="blue-3"),
    }
    state = owing(companies, due=900)
    assert options(state, "liquidate blue-2") == ["liquidate"]


def test_the_subsidiaries_of_liquidated_subsidiaries_are_asked_about() -> None:
    companies = {
        "blue-2": co(capital=50),
        "blue-3": co(capital=40, mother="blue-2"),
        "blue-4": co(capital=30, mother="blue-3"),
        "blue-5": co(capital=20, mother="blue-2"),
    }
    state = owing(companies, due=900)
    assert options(state, "liquidate blue-2 liquidate blue-1") == ["liquidate", "blue-1"]
    state = play(state, "liquidate blue-2 liquidate blue-1 liquidate")
    assert [of(state, "kind", k) for k in companies] == [0, 0, 0, 1]
    assert of(state, "mother", "blue-5") == COMPANIES["blue-1"]
    assert purse(state, "blue-1") == (50 + 40 + 30 - 20, 0)


def test_the_fallback_for_a_debt_nothing_covers_leaves_least_of_it_unpaid() -> None:
    companies = {
        "blue-2": co(capital=50),
        "blue-3": co(capital=70, loan=("black", 40)),
        "blue-4": co(capital=20, mother="blue-2"),
    }
    state = owing(companies, due=900)
    view = GAME.view(state, 0)
    assert GAME.fallback(view) == ("liquidate", "blue-2", "liquidate")


# -- bankruptcy ----------------------------------------------------------------------------------


def test_still_short_is_bankrupt() -> None:
    state = owing({"blue-h": co(white=3, lots=1)}, due=90)
    assert options(state)[-5:] == ["bankrupt", "swap", "offer", "order", "resign"]
    assert GAME.fallback(GAME.view(state, 0)) == ("bankrupt",)
    after = played(state, "bankrupt")
    assert told(after.events)[0] == "out-bankrupt"
    assert (after.state.out[0], after.state.stock, after.state.turn) == (1, 30, 1)
    assert of(after.state, "owner", "blue-h") == -1


def test_shares_in_others_companies_lapse_and_ones_own_take_all_with_them() -> None:
    companies = {
        "blue-2": co(minor="orange-h", white=60),
        "orange-1": co(minor="blue-1"),
    }
    state = play(scene({"blue-1": co(), **companies}), "resign", seat=0)
    assert of(state, "minor", "orange-1") == -1
    assert of(state, "kind", "blue-2") == 0
    assert purse(state, "orange-h") == (0, 0)


@pytest.mark.parametrize("debtor", ["orange", "green"])
def test_a_strict_fine_may_find_somebody_in_anothers_turn(debtor: str) -> None:
    companies = {f"{debtor}-h": co(black=30, at="it10")}
    state = scene(companies, interpol="it12", strict_fines="on")
    state = play(state, "interpol", dice="2")
    seat = ("blue", "orange", "green").index(debtor)
    assert GAME.deciders(state) == {seat}
    after = play(state, "bankrupt", seat=seat)
    assert after.turn == (1 if debtor == "green" else 2)


# -- dissolved companies -------------------------------------------------------------------------


def test_a_six_in_rigged_elections_asks_about_every_subsidiary() -> None:
    companies = {
        "blue-h": co(white=100, at="it05"),
        "blue-1": co(white=10, lots=1, deposit=5, loan=("black", 50)),
        "blue-2": co(capital=50, mother="blue-1"),
        "blue-3": co(capital=30, minor="orange-h", mother="blue-1"),
        "blue-4": co(capital=10, minor="blue-1", white=20),
    }
    after = played(land(scene(companies), "blue-1", "sa12"), "stake white=5", "6")
    assert told(after.events) == ["elrig", "dissolved"]
    state = after.state
    asked = [p for p in state.pending if isinstance(p, BuyBack)]
    assert [(p.company, p.price) for p in reversed(asked)] == [
        (COMPANIES["blue-2"], 50), (COMPANIES["blue-3"], 18),
    ]  # fmt: skip
    assert of(state, "minor", "blue-4") == -1
    assert GAME.fallback(GAME.view(state, 0)) == ("buy-back", "blue-h", "alone")
    state = play(state, "buy-back blue-h alone", "buy-back blue-h")
    assert purse(state, "blue-h") == (32, 0)
    assert of(state, "minor", "blue-3") == COMPANIES["orange-h"]


def test_money_is_moved_to_buy_a_subsidiary_back_but_not_its_own() -> None:
    companies = {
        "blue-h": co(white=20, at="it05"),
        "blue-1": co(white=5),
        "blue-2": co(capital=50, white=90, mother="blue-1"),
        "blue-3": co(white=30),
    }
    state = play(land(scene(companies), "blue-1", "sa12"), "stake white=5", dice="6")
    assert options(state, "transfer") == ["blue-h", "blue-3"]
    assert [field.key for field in form(state, "transfer blue-3 blue-h").fields] == ["white"]
    state = play(state, "transfer blue-3 blue-h white=30", "buy-back blue-h")
    assert (purse(state, "blue-h"), purse(state, "blue-2")) == ((0, 0), (90, 0))


def test_what_is_not_bought_back_leaves_with_all_below_it() -> None:
    companies = {
        "blue-1": co(white=5),
        "blue-2": co(capital=50, white=90, lots=2, mother="blue-1"),
        "blue-3": co(capital=50, mother="blue-2"),
    }
    state = play(land(scene(companies), "blue-1", "sa12"), "stake white=5", dice="6")
    assert GAME.fallback(GAME.view(state, 0)) == ("abandon",)
    after = played(state, "abandon")
    assert told(after.events) == ["abandons"]
    assert [of(after.state, "kind", k) for k in companies] == [0, 0, 0]
    assert after.state.stock == 30
