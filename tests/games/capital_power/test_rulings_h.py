"""The holes of the rules, H1 to H29: a test for each ruling."""

from typing import Any

import pytest

from games.capital_power import GAME
from games.capital_power.board import BOARD, KIND_OF, SPACES
from games.capital_power.ending import result
from games.capital_power.material import COMPANIES, part
from games.capital_power.options import Options
from games.capital_power.pending import Branch, Debt
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


def test_h1_amounts_are_rounded_down_to_a_thousand() -> None:
    assert [part(n, (1, 3)) for n in (2, 3, 5, 100)] == [0, 1, 1, 33]
    assert part(65, (11, 10)) == 71
    assert purse(land(scene({"blue-h": co(white=100)}), "blue-h", "it04"), "blue-h") == (67, 0)


def test_h2_the_first_100_are_white() -> None:
    state = GAME.deal(2, Options(), Scripted(())).state
    assert purse(state, "blue-h") == purse(state, "orange-h") == (100, 0)
    assert place(state, "blue-h") == "it01"
    assert state.behind[COMPANIES["blue-h"]]


@pytest.mark.parametrize(("colour", "after"), [("white", (25, 0)), ("black", (0, 25))])
@pytest.mark.parametrize(("space", "kind"), [("sa02", "min"), ("sa04", "alim"), ("sa07", "fin")])
def test_h3_south_american_income(
    colour: str, after: tuple[int, int], space: str, kind: str
) -> None:
    rules: dict[str, Any] = {"sa_income_colour": colour}
    assert (
        purse(land(scene({"blue-1": co(kind=kind)}, **rules), "blue-1", space), "blue-1") == after
    )
    other = "tra" if kind == "fin" else "fin"
    missed = land(scene({"blue-1": co(kind=other)}, **rules), "blue-1", space)
    assert purse(missed, "blue-1") == (0, 0)


def test_h4_the_bank_pays_white() -> None:
    interest = play(land(scene({"blue-1": co(deposit=50)}), "blue-1", "lu04"), "pass")
    resold = play(land(scene({"blue-1": co(lots=1)}), "blue-1", "it09"), "sell 1")
    debt = land(scene({"blue-1": co(), "blue-2": co(capital=60)}), "blue-1", "it11")
    liquidated = play(debt, "liquidate blue-2")
    assert [purse(state, "blue-1") for state in (interest, resold, liquidated)] == [
        (10, 0), (40, 0), (50, 0),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("space", "kind", "after"),
    [("it03", "tra", (5, 15)), ("it08", "tra", (5, 15)), ("it11", "fin", (15, 5)),
     ("sa03", "fin", (15, 5)), ("ch11", "fin", (15, 9))],
)  # fmt: skip
def test_h5_lawful_costs_take_white_first_unlawful_ones_black(
    space: str, kind: str, after: tuple[int, int]
) -> None:
    companies = {"blue-1": co(kind=kind, white=15, black=15, loan=("black", 20))}
    assert purse(land(scene(companies), "blue-1", space), "blue-1") == after


@pytest.mark.parametrize("space", ["it06", "ch05", "lu04", "it09", "ch03", "sa06", "sa12"])
def test_h6_loans_deposits_shares_companies_and_stakes_are_optional(space: str) -> None:
    state = land(scene({"blue-1": co(white=60)}), "blue-1", space)
    assert "pass" in options(state)
    assert purse(play(state, "pass"), "blue-1") == (60, 0)


def test_h7_no_second_loan_unless_agreed() -> None:
    repaid = {"blue-1": co(loan=("white", 0), white=20)}
    assert not land(scene(repaid), "blue-1", "ch05").pending
    agreed: dict[str, Any] = {"relend_after_repayment": "on"}
    assert "borrow" in options(land(scene(repaid, **agreed), "blue-1", "ch05"))
    open_loan = {"blue-1": co(loan=("black", 5), white=20)}
    assert not land(scene(open_loan, **agreed), "blue-1", "it06").pending


def test_h8_police_tax_office_and_white_loans_are_italian() -> None:
    for space, kind in zip(SPACES, KIND_OF, strict=True):
        if kind.key in ("ggff", "fisc", "loanw"):
            assert BOARD.circuits[space.circuit].key == "IT"


def test_h9_a_bribe_leads_to_the_nearest_of_the_three_kinds() -> None:
    state = scene({"blue-1": co(black=10, at="ch03")})
    state = play(state, "bribe blue-1 black")
    assert place(state, "blue-1") == "ch05"
    assert purse(state, "blue-1") == (0, 0)
    assert options(state)[:2] == ["borrow", "pass"]


@pytest.mark.parametrize("at", ["it18", "ch20", "sa13", "xn"])
def test_h10_no_bribe_where_nothing_is_ahead(at: str) -> None:
    companies = {"blue-1": co(white=50, at=at), "blue-2": co(white=50, at="ch01")}
    assert refused(scene(companies), "bribe blue-1 white") == "H10"


def test_h11_interpol_starts_on_xe_and_the_roller_chooses_its_way() -> None:
    state = GAME.deal(2, Options(), Scripted(())).state
    assert SPACES[state.interpol].key == "xe"
    forked = played(scene(rolled=True), "interpol", "1").state
    branch = forked.pending[-1]
    assert isinstance(branch, Branch)
    assert branch.seat == 0
    assert options(forked)[:2] == ["to-ch21", "to-xs"]
    assert SPACES[play(forked, "to-xs").interpol].key == "xs"


def test_h11_or_chance_chooses() -> None:
    state = scene(rolled=True, interpol_branch="random")
    after = played(state, "interpol", "1 xs").state
    assert SPACES[after.interpol].key == "xs"
    assert after.turn == 1


def test_h12_one_check_a_player_for_all_pawns_there() -> None:
    companies = {
        "blue-1": co(white=90, black=20, at="it10"),
        "blue-2": co(white=90, black=10, mother="blue-1", at="it10"),
        "orange-h": co(white=9, black=5, at="it10"),
    }
    after = played(scene(companies, turn=2, rolled=True, interpol="it12"), "interpol", "2")
    assert told(after.events) == ["interpol", "interpol-fine", "interpol-fine"]
    split = after.state.pending[-1]
    assert (split.white, split.black) == (30, 0)
    assert purse(after.state, "orange-h") == (4, 5)


def test_h13_shares_move_inside_a_group_in_the_transfer_phase() -> None:
    companies = {"blue-h": co(lots=3, at="it03"), "blue-1": co()}
    after = played(scene(companies), "transfer blue-h blue-1 lots=2")
    assert (of(after.state, "lots", "blue-h"), of(after.state, "lots", "blue-1")) == (1, 2)
    assert told(after.events) == ["moves-shares"]


def test_h14_cash_deposit_shares_and_loan_go_along_with_a_sold_company() -> None:
    companies = {
        "blue-1": co(white=7, black=8, deposit=9, lots=2, loan=("black", 30), at="ch05"),
        "blue-2": co(white=3, mother="blue-1"),
        "orange-h": co(white=100),
    }
    state = play(scene(companies), "offer 2 blue-h blue-1 white=90")
    after = played(state, "accept 1-1 orange-h", seat=1).state
    assert of(after, "owner", "blue-1") == of(after, "owner", "blue-2") == 1
    assert purse(after, "blue-1") == (7, 8)
    assert [of(after, c, "blue-1") for c in ("deposit", "lots", "loan")] == [9, 2, 30]
    assert place(after, "blue-1") == "ch05"
    assert purse(after, "blue-h") == (90, 0)


def test_h15_shares_of_a_liquidated_company_pass_of_a_dissolved_one_return() -> None:
    companies = {"blue-1": co(white=5), "blue-2": co(capital=50, lots=1)}
    debt = scene(companies, pending=(Debt(0, 1, (1,), 95, "wb", "sumpt"),))
    state = play(debt, "liquidate blue-2", "settle")
    assert (of(state, "lots", "blue-1"), state.stock) == (0, 30)  # it went to pay the debt
    dissolved = land(scene({"blue-1": co(white=5, lots=2)}), "blue-1", "sa12")
    assert dissolved.stock == 28
    assert play(dissolved, "stake white=5", dice="6").stock == 30


def test_h16_a_negative_value_counts_as_nothing() -> None:
    companies = {"blue-1": co(), "blue-2": co(capital=50, loan=("black", 100))}
    companies["blue-3"] = co(capital=10)
    state = land(scene(companies), "blue-1", "it11")
    state = play(state, "liquidate blue-2")
    assert (of(state, "kind", "blue-2"), purse(state, "blue-1")) == (0, (0, 0))
    assert top(state) == "Debt"


def test_h17_deposits_are_not_inspected_or_taxed() -> None:
    companies = {"blue-h": co(white=30, deposit=300)}
    for space, left in (("it04", 20), ("it07", 30), ("it14", 27)):
        assert purse(land(scene(companies), "blue-h", space), "blue-h") == (left, 0)


@pytest.mark.parametrize(("setoff", "offered"), [("on", True), ("off", False)])
def test_h18_deposits_can_be_set_off(setoff: str, offered: bool) -> None:
    companies = {"blue-1": co(), "blue-2": co(capital=50, deposit=25)}
    state = land(scene(companies, setoff=setoff), "blue-1", "it11")
    assert ("set-off" in options(state)) == offered
    if offered:
        state = play(state, "set-off blue-2 4", "set-off blue-2 6")
        assert not state.pending
        assert of(state, "deposit", "blue-2") == 15


def test_h19_ties_and_the_last_player() -> None:
    companies = {
        "blue-h": co(white=50, lots=5),
        "orange-h": co(white=10, lots=6),
        "green-h": co(white=9, deposit=2, lots=6),
    }
    state = land(scene(companies, stock=1), "blue-h", "it09")
    after = GAME.play(state, 0, ("buy", "1"), Scripted(())).state
    assert after.ending is not None
    assert (after.ending.kind, after.ending.winner) == ("sell-out", 2)  # most money
    alone = play(scene(seats=2), "resign", seat=1)
    assert alone.ending is not None
    assert (alone.ending.kind, alone.ending.winner) == ("survivor", 0)


def test_h20_bought_pawns_keep_their_colour_and_may_be_a_sixth() -> None:
    companies = {f"blue-{n}": co(capital=5) for n in range(1, 6)}
    companies |= {"blue-h": co(white=10), "orange-1": co(capital=5)}
    state = play(scene(companies, turn=1), "offer 1 orange-h orange-1 white=10 -", seat=1)
    state = play(state, "accept 2-1 blue-h", seat=0)
    assert [of(state, "owner", "orange-1"), sum(o == 0 for o in state.owner)] == [0, 7]
    state.turn, state.white[COMPANIES["orange-h"]] = 1, 20
    state.bank_white -= 10
    state = play(land(state, "orange-h", "ch03"), "found fin alone 5")
    assert of(state, "kind", "orange-2") == 1  # number 1 stays in use


def test_h21_no_part_of_a_lot() -> None:
    state = land(scene({"blue-h": co(white=99)}), "blue-h", "it09")
    assert refused(state, "buy 2") == "H21"
    assert purse(play(state, "buy 1"), "blue-h") == (49, 0)


def test_h22_more_white_than_registered_is_no_offence() -> None:
    companies = {"blue-h": co(white=90, black=10, hidden=10)}
    state = land(scene(companies, books="creative"), "blue-h", "it07")
    assert purse(state, "blue-h") == (90, 10)


@pytest.mark.parametrize("space", ["it04", "sa17", "it07", "it14", "sa10"])
def test_h23_a_company_without_cash_pays_nothing(space: str) -> None:
    state = land(scene({"blue-h": co(capital=100)}), "blue-h", space)
    assert not state.pending
    assert not state.out[0]


def test_h24_with_every_pawn_parked_only_interpol_moves() -> None:
    state = scene({"blue-1": co(at="ch01")})
    assert "interpol" in options(state)
    after = played(state, "interpol", "2").state
    assert play(after, options(after)[0]).turn == 1


def test_h25_with_two_players_the_bank_checks_an_accusation() -> None:
    companies = {"blue-h": co(white=50), "orange-h": co(black=9, hidden=9)}
    state = land(scene(companies, seats=2, books="creative"), "blue-h", "it14")
    state = play(state, "accuse 2", "receive blue-h 0")
    assert (purse(state, "blue-h"), purse(state, "orange-h")) == ((45, 9), (0, 0))


def test_h26_victory_in_another_players_turn() -> None:
    companies = {"orange-h": co(lots=15, white=60), "green-h": co(lots=1)}
    state = play(scene(companies), "offer 2 green-h lots=1 white=60", seat=2)
    after = play(state, "accept 3-1 orange-h", seat=1)
    assert after.ending is not None
    assert (after.ending.kind, after.ending.winner) == ("shares", 1)


def test_h27_the_player_says_who_pays_the_tax_office() -> None:
    companies = {"blue-h": co(white=60, black=8), "blue-1": co(white=40)}
    state = land(scene(companies), "blue-1", "it14")
    even = play(state, "even")
    assert (purse(even, "blue-h"), purse(even, "blue-1")) == ((54, 6), (36, 0))
    chosen = play(state, "split blue-h=0,blue-1=10")
    assert (purse(chosen, "blue-h"), purse(chosen, "blue-1")) == ((60, 6), (30, 0))
    assert refused(state, "split blue-h=0,blue-1=9") == "fisc"


def test_h28_the_least_stake_in_elections_is_a_thousand() -> None:
    state = land(scene({"blue-1": co(white=1)}), "blue-1", "sa12")
    assert purse(play(state, "stake white=1", dice="2"), "blue-1") == (0, 2)
    assert not land(scene({"blue-1": co()}), "blue-1", "sa12").pending


def test_h29_after_the_last_round_most_shares_win_then_money() -> None:
    companies = {
        "blue-h": co(lots=2, white=10),
        "orange-h": co(lots=2, white=5, deposit=6),
        "green-h": co(lots=1, white=900),
    }
    state = scene(companies, turn=2, interpol="it12", round_limit="25")
    state.round = 25
    after = play(state, "interpol", dice="1")
    assert after.ending is not None
    assert (after.ending.kind, after.ending.winner) == ("limit", 1)
    found = result(after)
    assert found is not None
    assert (found.places, found.scores) == ((2, 1, 3), (20, 20, 10))
