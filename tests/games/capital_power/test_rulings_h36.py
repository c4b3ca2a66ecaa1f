"""Decisions of the engine beyond the rule page, H36 to H45: a test for each ruling."""

import pytest

from games.capital_power import GAME
from games.capital_power.ending import dissolve
from games.capital_power.material import ACTS_A_TURN, COMPANIES
from games.capital_power.pending import BuyBack
from games.capital_power.state import State
from games.chance import Scripted
from games.states import clone
from games.step import Step
from tests.games.capital_power.scenes import (
    co,
    land,
    of,
    options,
    owing,
    place,
    play,
    played,
    purse,
    refused,
    scene,
    told,
    top,
)


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
    assert state.offers  # the end of the seat's own turn changes nothing
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
    state = owing({"blue-1": co(), "blue-2": co(white=40, deposit=50)}, due=90)
    for _ in range(ACTS_A_TURN):
        state = play(state, act)
    assert refused(state, act) == "H37"
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
    """The pawns stop rolling at the same place whether the player has the money or not."""
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
    """Returns a state after blue 1, the parent of blue 2, was dissolved."""
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
    assert options(state) == ["buy-back", "transfer", "abandon", "swap", "offer", "order", "resign"]
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
    assert refused(scene(mixed), "bribe blue-1 black") == "H42"
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


def test_h44_keeping_a_subsidiary_is_paid_white_first() -> None:
    companies = {
        "blue-h": co(white=10, black=30),
        "blue-1": co(),
        "blue-2": co(capital=60),
        "blue-3": co(capital=20, mother="blue-2"),
    }
    state = play(owing(companies, due=99), "liquidate blue-2 blue-h")
    assert purse(state, "blue-h") == (0, 20)


def test_h45_with_creative_books_the_coup_is_always_a_question() -> None:
    poor = scene({"blue-1": co(capital=50, black=10)}, books="creative")
    assert options(land(poor, "blue-1", "sa10"))[:2] == ["lose-cash", "swap"]
    rich = scene({"blue-1": co(capital=50, black=60, hidden=55)}, books="creative")
    state = land(rich, "blue-1", "sa10")
    assert options(state)[:2] == ["pay-coup", "lose-cash"]
    paid = play(state, "pay-coup")
    assert (of(paid, "black", "blue-1"), of(paid, "hidden", "blue-1")) == (10, 10)
