"""What the engine had to decide beyond the rule page, H30 to H45: a test for each ruling."""

import pytest

from games.capital_power import GAME
from games.capital_power.endings import dissolve
from games.capital_power.material import ACTS_A_TURN, COMPANIES
from games.capital_power.pending import BuyBack, Debt
from games.capital_power.state import State
from games.capital_power.step import Step
from games.chance import Scripted
from games.states import clone
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


def indebted(due: int, companies: dict[str, dict[str, object]], order: str = "wb") -> State:
    """Blue 1 owes so much."""
    debtor = COMPANIES["blue-1"]
    return scene(companies, pending=(Debt(0, debtor, (debtor,), due, order, "sumpt"),))


def test_h30_liquidation_is_open_only_when_nothing_else_is_enough() -> None:
    companies = {"blue-1": co(), "blue-2": co(capital=50, deposit=4, white=3, lots=1)}
    assert "liquidate" not in options(indebted(47, companies))
    short = indebted(48, companies)
    assert {"liquidate", "rescue", "set-off", "resell"} <= set(options(short))
    assert "settle" not in options(short)
    assert refused(short, "settle") == "debts"


def test_h31_a_daughter_is_sold_before_her_mother_is_liquidated() -> None:
    companies = {
        "blue-1": co(),
        "blue-2": co(capital=30),
        "blue-3": co(capital=90, mother="blue-2"),
        "orange-h": co(white=5),
    }
    state = play(indebted(40, companies), "offer 2 blue-h blue-3 white=5", seat=0)
    state = play(state, "accept 1-1 orange-h", seat=1)
    assert of(state, "mother", "blue-3") == COMPANIES["orange-h"]
    state = play(state, "liquidate blue-2")  # there is nothing left to ask about
    assert (of(state, "owner", "blue-3"), of(state, "kind", "blue-2")) == (1, 0)


def test_h32_a_mother_whose_daughter_must_be_kept_goes_only_if_that_can_be_paid() -> None:
    companies = {
        "blue-1": co(capital=20, mother="blue-2"),
        "blue-2": co(capital=50, mother="blue-h"),
        "blue-h": co(white=20),
    }
    state = indebted(80, companies)
    assert options(state, "liquidate") == ["blue-2"]
    assert options(state, "liquidate blue-2") == ["blue-h"]  # not "liquidate": it owes
    state = play(state, "liquidate blue-2 blue-h")
    assert of(state, "mother", "blue-1") == COMPANIES["blue-h"]
    assert purse(state, "blue-1") == (50, 0)
    companies["blue-h"] = co(white=19)
    assert "liquidate" not in options(indebted(80, companies))


def test_h32_a_mother_of_two_debtors_cannot_go() -> None:
    """Interpol found two daughters of blue 2 that own nothing in white (strict fines)."""
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


def test_h32_with_lost_funds_no_mother_of_a_debtor_goes() -> None:
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
    assert refused(state, "transfer blue-h blue-1 white=6") == "transfers"
    assert refused(state, "transfer blue-h blue-1 lots=1") == "transfers"
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
    assert refused(taxed, "offer 2 blue-1 white=1 -") == "deals"
    assert "accept" not in options(taxed)
    metals = land(state, "blue-1", "ch06")
    assert options(metals, "accept 2-1") == ["blue-h"]
    assert refused(metals, "offer 2 blue-1 black=1 -") == "deals"


def test_h35_the_price_goes_to_the_former_mother_and_the_desk_is_the_new_one() -> None:
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


def test_h36_a_sold_pawn_has_moved_and_moves_in_its_buyers_turn() -> None:
    companies = {"blue-1": co(at="ch02"), "orange-h": co(white=9)}
    state = play(scene(companies), "roll blue-1", dice="5")
    state = play(state, "offer 2 blue-h blue-1 white=9", seat=0)
    state = play(state, "accept 1-1 orange-h", seat=1)
    assert state.moved[COMPANIES["blue-1"]]
    after = play(state, "interpol", dice="6")
    after = play(after, options(after)[0]) if top(after) else after
    assert after.turn == 1
    assert options(after, "roll") == ["blue-1", "orange-h"]


def test_h36_what_its_seller_had_to_decide_goes_the_usual_way() -> None:
    companies = {"blue-1": co(deposit=50, black=20), "orange-h": co(white=9)}
    state = play(scene(companies), "offer 2 blue-h blue-1 white=9")
    state = land(state, "blue-1", "lu04")
    assert top(state) == "Stop"
    after = played(state, "accept 1-1 orange-h", seat=1)
    assert told(after.events) == ["interest", "deal"]
    assert not after.state.pending
    assert purse(after.state, "blue-1") == (10, 20)


def test_h37_two_open_offers_to_a_player_and_four_a_turn() -> None:
    state = scene({"blue-h": co(white=9)})
    for _ in range(2):
        state = play(state, "offer 2 blue-h white=1 -")
    assert options(state, "offer") == ["3"]
    state = play(state, "retract 2-1", "offer 2 blue-h white=1 -", "retract 2-1")
    state = play(state, "offer 2 blue-h white=1 -")
    assert refused(state, "offer 3 blue-h white=1 -") == "H37"


def test_h37_offers_stand_until_the_end_of_the_others_next_turn() -> None:
    state = play(scene({"blue-h": co(white=9)}, interpol="it12"), "offer 2 blue-h white=1 -")
    state = play(state, "interpol", dice="1")
    assert state.offers  # the end of the own turn changes nothing
    state = play(state, "interpol", dice="1")
    assert state.turn == 2
    assert not state.offers
    own_turn = play(scene({"blue-h": co(white=9)}, turn=1, interpol="it12"),
                    "offer 2 blue-h white=1 -", seat=0)  # fmt: skip
    assert [offer.turns for offer in own_turn.offers] == [2]
    assert play(own_turn, "interpol", dice="1").offers


def test_h37_twenty_transfers_a_turn() -> None:
    state = scene({"blue-h": co(white=50, at="it05"), "blue-1": co()})
    for _ in range(ACTS_A_TURN):
        state = play(state, "transfer blue-h blue-1 white=1")
    assert refused(state, "transfer blue-h blue-1 white=1") == "H37"


@pytest.mark.parametrize("act", ["rescue blue-2 white=1", "set-off blue-2 1"])
def test_h37_twenty_small_steps_in_a_debt(act: str) -> None:
    state = indebted(90, {"blue-1": co(), "blue-2": co(white=40, deposit=50)})
    for _ in range(ACTS_A_TURN):
        state = play(state, act)
    assert refused(state, act) == "debts"
    assert not play(state, "settle").pending


@pytest.mark.parametrize(
    ("space", "after"),
    [
        ("it04", (44, 26)),  # a tax of 20
        ("ch11", (36, 24)),  # interest of 30
        ("it02", (76, 34)),  # coupons of 20
        ("sa17", (0, 30)),  # nationalisation is not shared
        ("sa10", (0, 30)),  # nor a coup
        ("it07", (60, 30)),  # nor a fine, of nothing here
        ("it14", (54, 30)),  # nor what the tax office takes
    ],
)
def test_h38_what_is_shared_with_a_co_owner(space: str, after: tuple[int, int]) -> None:
    companies = {
        "blue-1": co(white=60, minor="orange-h", loan=("black", 100)),
        "orange-h": co(white=30),
    }
    state = land(scene(companies), "blue-1", space)
    state = play(state, "even") if state.pending else state
    assert (of(state, "white", "blue-1"), of(state, "white", "orange-h")) == after


def test_h38_the_majority_pays_all_if_the_co_owner_cannot() -> None:
    companies = {"blue-1": co(white=20, minor="orange-h"), "orange-h": co(white=1)}
    state = land(scene(companies), "blue-1", "it11")
    assert (of(state, "white", "blue-1"), of(state, "white", "orange-h")) == (10, 1)


def test_h38_a_co_owners_black_money_is_booked() -> None:
    companies = {"blue-1": co(minor="orange-h")}
    state = land(scene(companies, books="creative"), "blue-1", "sa09")
    assert (of(state, "black", "orange-h"), of(state, "hidden", "orange-h")) == (6, 0)


def test_h39_rolling_all_stops_where_something_may_be_decided() -> None:
    """Whoever has the money and who has not: the pawns stop rolling at the same place."""
    companies = {"blue-h": co(at="it08"), "blue-1": co(at="it05"), "blue-2": co(at="it09")}
    poor = play(scene(companies), "roll-all", dice="1")
    assert (place(poor, "blue-h"), place(poor, "blue-2")) == ("it09", "it09")
    assert not poor.moved[COMPANIES["blue-2"]]
    assert options(poor)[0] == "roll-all"
    companies["blue-h"] = co(at="it08", white=60)
    rich = play(scene(companies), "roll-all", dice="1")
    for seat in (None, 1, 2):
        assert GAME.view(rich, seat) == GAME.view(poor, seat)
    assert options(rich)[0] == "buy"
    here, there = played(rich, "pass", "1"), played(poor, "roll-all", "1")
    assert here.events == there.events
    assert GAME.view(here.state, 1) == GAME.view(there.state, 1)


def dissolved(**facts: object) -> State:
    """Blue 1 was dissolved; blue 2 was its daughter."""
    companies = {
        "blue-h": co(white=30, at="it05"),
        "blue-1": co(),
        "blue-2": co(capital=50, white=9, mother="blue-1", **facts),
        "blue-3": co(black=25),
    }
    state = scene(companies)
    step = Step(clone(state), Scripted(()))
    orphans = dissolve(step, COMPANIES["blue-1"])
    assert orphans == [COMPANIES["blue-2"]]
    price = 30 if "minor" in facts else 50
    step.state.pending = [BuyBack(0, COMPANIES["blue-2"], price)]
    return step.state


def test_h40_two_companies_may_buy_back_what_was_wholly_owned() -> None:
    state = dissolved()
    assert options(state) == ["buy-back", "transfer", "abandon", "offer", "resign"]
    assert options(state, "buy-back") == ["blue-h"]  # 60 %; nobody has it all
    assert options(state, "buy-back blue-h") == ["blue-3"]
    state = play(state, "buy-back blue-h blue-3")
    assert (purse(state, "blue-h"), purse(state, "blue-3")) == ((0, 0), (0, 5))
    assert of(state, "mother", "blue-2") == COMPANIES["blue-h"]
    assert of(state, "minor", "blue-2") == COMPANIES["blue-3"]


def test_h40_the_holding_may_be_the_second() -> None:
    state = dissolved()
    state.black[COMPANIES["blue-3"]] = 30
    state.bank_black -= 5
    state = play(state, "buy-back blue-3 blue-h")
    assert (purse(state, "blue-h"), purse(state, "blue-3")) == ((10, 0), (0, 0))
    assert of(state, "mother", "blue-2") == COMPANIES["blue-3"]
    assert of(state, "minor", "blue-2") == COMPANIES["blue-h"]


def test_h40_a_shared_company_is_bought_back_by_one() -> None:
    state = dissolved(minor="orange-h")
    assert options(state, "buy-back") == ["blue-h"]
    after = play(state, "buy-back blue-h")
    assert of(after, "minor", "blue-2") == COMPANIES["orange-h"]
    gone = play(state, "abandon")
    assert of(gone, "kind", "blue-2") == 0


def test_h40_what_was_paid_in_is_60_percent_beside_any_owner_of_40() -> None:
    """Also beside the blue Holding, the first of all companies."""
    companies = {
        "blue-h": co(white=30, at="it05"),
        "blue-1": co(white=5),
        "blue-2": co(capital=50, mother="blue-1", minor="blue-h"),
        "blue-3": co(white=90),
    }
    state = play(land(scene(companies), "blue-1", "sa12"), "stake white=5", dice="6")
    state = play(state, "buy-back blue-h")  # nobody is asked for a second company
    assert purse(state, "blue-h") == (0, 0)
    assert of(state, "minor", "blue-2") == -1


def test_h41_booked_black_money_is_paid_before_hidden() -> None:
    companies = {"blue-1": co(capital=100, black=30, hidden=25)}
    state = land(scene(companies, books="creative"), "blue-1", "it11")
    assert (of(state, "black", "blue-1"), of(state, "hidden", "blue-1")) == (20, 20)


def test_h42_a_bribe_is_paid_in_one_colour() -> None:
    mixed = {"blue-1": co(white=6, black=6, at="ch03"), "blue-2": co(white=90, at="ch03")}
    assert refused(scene(mixed), "bribe blue-1 black") == "bribe"
    rich = {"blue-1": co(white=10, black=10, at="ch03")}
    assert options(scene(rich), "bribe blue-1") == ["black", "white"]


@pytest.mark.parametrize("space", ["sa17", "sa10", "sa06"])
def test_h43_losses_take_only_what_is_in_the_books(space: str) -> None:
    companies = {"blue-1": co(capital=100, white=10, black=30, hidden=20)}
    state = land(scene(companies, books="creative"), "blue-1", space)
    if space == "sa10":
        state = play(state, "lose-cash")
    if space == "sa06":
        state = play(state, "stake white=1", dice="6")
    assert (purse(state, "blue-1"), of(state, "hidden", "blue-1")) == ((0, 20), 20)


def test_h44_keeping_a_daughter_is_paid_white_first() -> None:
    companies = {
        "blue-h": co(white=10, black=30),
        "blue-1": co(),
        "blue-2": co(capital=60),
        "blue-3": co(capital=20, mother="blue-2"),
    }
    state = play(indebted(99, companies), "liquidate blue-2 blue-h")
    assert purse(state, "blue-h") == (0, 20)


def test_h45_with_creative_books_the_coup_is_always_a_question() -> None:
    poor = scene({"blue-1": co(capital=50, black=10)}, books="creative")
    assert options(land(poor, "blue-1", "sa10"))[:2] == ["lose-cash", "offer"]
    rich = scene({"blue-1": co(capital=50, black=60, hidden=55)}, books="creative")
    state = land(rich, "blue-1", "sa10")
    assert options(state)[:2] == ["pay-coup", "lose-cash"]
    paid = play(state, "pay-coup")
    assert (of(paid, "black", "blue-1"), of(paid, "hidden", "blue-1")) == (10, 10)
