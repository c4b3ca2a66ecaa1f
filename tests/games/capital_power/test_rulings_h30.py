"""Decisions of the engine beyond the rule page, H30 to H35: a test for each ruling."""

from games.capital_power.material import COMPANIES
from games.capital_power.pending import Debt
from tests.games.capital_power.scenes import (
    co,
    form,
    land,
    of,
    options,
    owing,
    play,
    purse,
    refused,
    scene,
    top,
)


def test_h30_liquidation_is_open_only_when_nothing_else_is_enough() -> None:
    companies = {"blue-1": co(), "blue-2": co(capital=50, deposit=4, white=3, lots=1)}
    assert "liquidate" not in options(owing(companies, due=47))
    short = owing(companies, due=48)
    assert {"liquidate", "rescue", "set-off", "resell"} <= set(options(short))
    assert "settle" not in options(short)
    assert refused(short, "settle") == "C30"


def test_h50_a_debtor_whom_not_even_all_companies_would_save_may_give_up_at_once() -> None:
    companies = {
        "blue-1": co(),
        "blue-2": co(capital=50, loan=("white", 10)),
        "blue-h": co(white=5),
    }
    assert "bankrupt" not in options(owing(companies, due=45))
    assert refused(owing(companies, due=45), "bankrupt") == "C30"
    lost = owing(companies, due=46)
    assert {"liquidate", "bankrupt"} <= set(options(lost))
    assert play(lost, "bankrupt").out[0]


def test_h31_a_subsidiary_is_sold_before_its_parent_is_liquidated() -> None:
    companies = {
        "blue-1": co(),
        "blue-2": co(capital=30),
        "blue-3": co(capital=90, mother="blue-2"),
        "orange-h": co(white=5),
    }
    state = play(owing(companies, due=40), "offer 2 blue-h blue-3 white=5", seat=0)
    state = play(state, "accept 1-1 orange-h", seat=1)
    assert of(state, "mother", "blue-3") == COMPANIES["orange-h"]
    state = play(state, "liquidate blue-2")  # there is nothing left to ask about
    assert (of(state, "owner", "blue-3"), of(state, "kind", "blue-2")) == (1, 0)


def test_h32_a_parent_whose_subsidiary_must_be_kept_goes_only_if_that_can_be_paid() -> None:
    companies = {
        "blue-1": co(capital=20, mother="blue-2"),
        "blue-2": co(capital=50, mother="blue-h"),
        "blue-h": co(white=20),
    }
    state = owing(companies, due=80)
    assert options(state, "liquidate") == ["blue-2"]
    assert options(state, "liquidate blue-2") == ["blue-h"]  # not "liquidate": it owes
    state = play(state, "liquidate blue-2 blue-h")
    assert of(state, "mother", "blue-1") == COMPANIES["blue-h"]
    assert purse(state, "blue-1") == (50, 0)
    companies["blue-h"] = co(white=19)
    assert "liquidate" not in options(owing(companies, due=80))


def test_h32_a_parent_of_two_debtors_cannot_go() -> None:
    """Interpol found two subsidiaries of blue 2 that own nothing in white (strict fines)."""
    companies = {
        "blue-2": co(capital=50),
        "blue-3": co(capital=9, black=20, mother="blue-2", at="it10"),
        "blue-4": co(capital=9, black=20, mother="blue-2", at="it10"),
        "blue-5": co(capital=30),
    }
    state = scene(companies, turn=1, rolled=True, interpol="it12", strict_fines="on")
    state = play(state, "interpol", dice="2")
    assert top(state) == "Debt"
    assert options(state, "liquidate") == ["blue-5"]


def test_h32_with_lost_funds_no_parent_of_a_debtor_goes() -> None:
    companies = {
        "blue-h": co(white=20),
        "blue-1": co(capital=20, mother="blue-2"),
        "blue-2": co(capital=50),
    }
    debtor = COMPANIES["blue-1"]
    debt = Debt(0, debtor, (debtor,), 80, "wb", "sumpt")
    state = scene(companies, pending=(debt,), liquidated_funds="lost")
    assert "liquidate" not in options(state)


def test_h33_companies_on_the_move_or_in_debt_do_not_change_hands() -> None:
    companies = {
        "blue-1": co(capital=100, mother="blue-2"),
        "blue-2": co(capital=50),
        "blue-3": co(capital=50),
        "orange-h": co(white=90),
    }
    offered = play(
        scene(companies), "offer 2 blue-h blue-2 white=50", "offer 2 blue-h blue-3 white=40"
    )
    owing = land(offered, "blue-1", "it11")
    assert top(owing) == "Debt"
    assert options(owing, "accept", seat=1) == ["1-2"]  # 2 is above the debtor
    offered.space[COMPANIES["blue-3"]] = offered.space[COMPANIES["blue-h"]] = 20
    forked = play(offered, "roll blue-3", dice="2")
    assert top(forked) == "Branch"
    assert options(forked, "accept", seat=1) == ["1-1"]
    retracted = play(forked, "retract 2-1", seat=0)
    assert refused(retracted, "accept 1-2 orange-h", seat=1) == "H33"


def test_h33_nor_do_companies_that_wait_to_be_bought_back() -> None:
    companies = {
        "blue-h": co(white=60, at="it05"),
        "blue-1": co(white=5),
        "blue-2": co(capital=50, mother="blue-1"),
        "orange-h": co(white=9),
    }
    state = play(scene(companies), "offer 2 blue-h - blue-2 white=9")
    state = play(land(state, "blue-1", "sa12"), "stake white=5", dice="6")
    assert refused(state, "accept 1-1 orange-h", seat=1) == "H33"
    state = play(state, "buy-back blue-h")
    assert of(play(state, "accept 1-1 orange-h", seat=1), "owner", "blue-2") == 1


def test_h34_an_offer_reserves_what_it_gives() -> None:
    companies = {"blue-h": co(white=50, lots=2, at="it05"), "blue-1": co(at="ch01")}
    state = play(scene(companies), "offer 2 blue-h white=45,lots=2 - black=9", seat=0)
    assert refused(state, "transfer blue-h blue-1 white=6") == "H34"
    assert refused(state, "transfer blue-h blue-1 lots=1") == "H34"
    assert purse(play(state, "transfer blue-h blue-1 white=5"), "blue-1") == (5, 0)
    assert refused(state, "accept 1-1 orange-h", seat=1) == "deals"  # no black money


def test_h34_offers_lapse_when_a_payment_needs_the_money() -> None:
    companies = {"blue-h": co(white=60), "orange-h": co(black=9)}
    state = play(scene(companies), "offer 2 blue-h white=40 black=9")
    assert land(state, "blue-h", "it04").offers  # 40 are left after the tax
    taxed = land(land(state, "blue-h", "it04"), "blue-h", "it04")
    assert not taxed.offers
    assert refused(taxed, "accept 1-1 orange-h", seat=1) == "deals"


def test_h34_a_debt_takes_back_the_money_on_offer() -> None:
    companies = {"blue-1": co(), "blue-2": co(white=6, lots=1), "orange-h": co(white=90)}
    state = play(
        scene(companies),
        "offer 2 blue-2 white=6 - black=1", "offer 2 blue-2 lots=1 - white=60",
    )  # fmt: skip
    owing = land(state, "blue-1", "it11")
    assert [offer.lots for offer in owing.offers] == [1]
    assert purse(play(owing, "settle"), "blue-2") == (36, 0)
    assert not play(owing, "settle").offers  # the lot was sold


def test_h34_money_that_is_claimed_already_cannot_be_offered() -> None:
    companies = {"blue-h": co(white=30), "blue-1": co(white=60, black=12), "orange-h": co(lots=1)}
    state = play(scene(companies), "offer 1 orange-h lots=1 white=5 -", seat=1)
    taxed = land(state, "blue-1", "it14")
    assert top(taxed) == "Split"
    assert form(taxed, "offer 2 blue-1").ask.key == "capital-power-ask-want"  # nothing to give
    assert "accept" not in options(taxed)
    metals = land(state, "blue-1", "ch06")
    assert options(metals, "accept 2-1") == ["blue-h"]
    assert form(metals, "offer 2 blue-1").ask.key == "capital-power-ask-want"


def test_h35_the_price_goes_to_the_former_parent_and_the_desk_is_the_new_one() -> None:
    companies = {
        "blue-1": co(mother="blue-2"),
        "blue-2": co(),
        "orange-1": co(white=70),
        "blue-h": co(white=5),
    }
    state = play(scene(companies), "offer 2 blue-h white=5 blue-1 white=60 -")
    state = play(state, "accept 1-1 orange-1", seat=1)
    assert of(state, "mother", "blue-1") == COMPANIES["orange-1"]
    assert purse(state, "blue-2") == (60, 0)
    assert purse(state, "orange-1") == (15, 0)


def test_h35_a_40_percent_share_can_be_bought_and_makes_an_owner_whole() -> None:
    companies = {"orange-1": co(minor="blue-h"), "orange-h": co(white=30)}
    state = play(scene(companies), "offer 2 blue-h orange-1-minority white=30 -")
    state = play(state, "accept 1-1 orange-h", seat=1)
    assert of(state, "minor", "orange-1") == -1
    assert purse(state, "blue-h") == (30, 0)
