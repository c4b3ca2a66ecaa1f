"""The test vectors of the rule page, section 8, by number (22 to 24 are in test_board)."""

from typing import Any

import pytest

from games.capital_power.debts.debts import shortage
from games.capital_power.material import COMPANIES, part
from games.capital_power.pending import Debt
from games.capital_power.state import State
from tests.games.capital_power.scenes import (
    co,
    form,
    land,
    of,
    options,
    play,
    played,
    purse,
    refused,
    scene,
    told,
    top,
)


def inspected(white: int, black: int, **rules: Any) -> State:
    return land(scene({"blue-h": co(white=white, black=black)}, **rules), "blue-h", "it07")


def test_8_1_a_fine_is_paid_in_white() -> None:
    assert purse(inspected(70, 30), "blue-h") == (40, 30)


def test_8_2_then_in_black_or_it_is_a_debt() -> None:
    assert purse(inspected(20, 80), "blue-h") == (0, 20)
    strict = inspected(20, 80, strict_fines="on")
    debt = strict.pending[-1]
    assert isinstance(debt, Debt)
    assert (debt.due, debt.order, shortage(strict, debt)) == (80, "w", 60)


# -- 3 to 7: the liquidation cases ---------------------------------------------------------------


def liquidation_case(**rules: Any) -> State:
    """Returns the police inspect companies 1, 3 and 5 (registers of 140, white 50: a fine of 90).

    Company 2 (capital 65, loan 5) owns company 4 (capital 20), and that one company 6 (capital
    5): a bought pawn represents it, since pawns stop at 5 (C5).
    """
    companies = {
        "blue-h": co(white=0),
        "blue-1": co(capital=50, white=20, black=40, mother="blue-h"),
        "blue-3": co(capital=50, white=20, black=30, mother="blue-1"),
        "blue-5": co(capital=50, white=10, black=20, mother="blue-1"),
        "blue-2": co(capital=65, loan=("white", 5), mother="blue-h"),
        "blue-4": co(capital=20, mother="blue-2"),
        "orange-1": co(capital=5, mother="blue-4"),
    }
    return land(scene(companies, **rules), "blue-1", "it07")


STRICT = {"strict_fines": "on"}


def test_8_3_case_1_company_2_is_liquidated_and_company_4_kept() -> None:
    state = liquidation_case(**STRICT)
    debt = state.pending[-1]
    assert isinstance(debt, Debt)
    assert (debt.due, shortage(state, debt)) == (90, 40)
    assert set(debt.payers) == {COMPANIES[k] for k in ("blue-1", "blue-3", "blue-5")}
    assert options(state, "liquidate") == ["blue-2", "blue-4", "orange-1"]
    # Company 4 may be kept by a company that is neither 2 nor 4 nor below it, and can pay 20.
    assert options(state, "liquidate blue-2") == ["liquidate", "blue-1", "blue-3", "blue-5"]
    after = played(state, "liquidate blue-2 blue-1")
    assert told(after.events) == ["liquidates", "settles"]
    state = after.state
    assert not state.pending
    assert [of(state, "white", k) for k in ("blue-1", "blue-3", "blue-5")] == [0, 0, 0]
    assert [of(state, "black", k) for k in ("blue-1", "blue-3", "blue-5")] == [40, 30, 20]
    assert of(state, "kind", "blue-2") == 0
    assert of(state, "mother", "blue-4") == COMPANIES["blue-1"]
    assert of(state, "mother", "orange-1") == COMPANIES["blue-4"]


def test_8_3_with_default_fines_nothing_is_liquidated() -> None:
    state = play(liquidation_case(), "even")
    assert [of(state, "white", k) for k in ("blue-1", "blue-3", "blue-5")] == [0, 0, 0]
    assert sum(of(state, "black", k) for k in ("blue-1", "blue-3", "blue-5")) == 50
    assert of(state, "kind", "blue-2") == 1


def test_8_4_case_1_all_three_are_liquidated() -> None:
    state = play(liquidation_case(**STRICT), "liquidate blue-2 liquidate liquidate")
    assert not state.pending
    assert [of(state, "kind", k) for k in ("blue-2", "blue-4", "orange-1")] == [0, 0, 0]
    assert [of(state, "white", k) for k in ("blue-1", "blue-3", "blue-5")] == [45, 0, 0]


def test_8_6_case_2_black_money_is_sold_while_the_debt_is_open() -> None:
    state = liquidation_case(**STRICT)
    state.white[COMPANIES["green-h"]] += 40
    state.bank_white -= 40
    state = play(state, "offer 3 blue-1 black=25 - white=40", seat=0)
    after = played(state, "accept 1-1 green-h", seat=2)
    assert told(after.events) == ["settles"]
    assert purse(after.state, "green-h") == (0, 25)
    assert [of(after.state, "white", k) for k in ("blue-1", "blue-3", "blue-5")] == [0, 0, 0]
    assert of(after.state, "black", "blue-1") == 15


def test_8_7_case_3_company_2_is_sold_for_80() -> None:
    state = liquidation_case(**STRICT)
    state.white[COMPANIES["green-h"]] += 80
    state.bank_white -= 80
    state = play(state, "offer 3 blue-h blue-2 white=80", seat=0)
    after = played(state, "accept 1-1 green-h", seat=2)
    assert told(after.events) == ["deal"]
    state = play(after.state, "settle")
    assert not state.pending
    assert of(state, "white", "blue-h") == 40  # the seller keeps 40
    assert [of(state, "owner", k) for k in ("blue-2", "blue-4", "orange-1")] == [2, 2, 2]
    assert of(state, "mother", "blue-2") == COMPANIES["green-h"]
    black = [2 * of(state, "capital", k) for k in ("blue-4", "orange-1")]
    assert sum(black) == 50  # what the buyer can still borrow: company 2 has its loan
    assert refused(land_later(state, "blue-2", "it06"), "borrow 10") == "C23"


def land_later(state: State, company: str, space: str) -> State:
    """Returns the turn of its new owner, in which the pawn is rolled there."""
    state.turn = state.owner[COMPANIES[company]]
    state.rolled = state.closing = False
    for n, owner in enumerate(state.owner):
        state.moved[n] = owner != state.turn
    return land(state, company, space)


# -- 9 to 15 -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("capital", "white", "white_interest", "black", "black_interest"),
    [(100, 50, 5, 200, 60), (65, 32, 3, 130, 39), (5, 2, 0, 10, 3)],
)
def test_8_9_loans(
    capital: int, white: int, white_interest: int, black: int, black_interest: int
) -> None:
    companies = {"blue-1": co(capital=capital)}
    lent = play(land(scene(companies), "blue-1", "it06"), f"borrow {white}")
    assert refused(land(scene(companies), "blue-1", "it06"), f"borrow {white + 1}") == "loans"
    assert purse(land(lent_again(lent, "blue-1"), "blue-1", "it06"), "blue-1") == (
        white - white_interest, 0,
    )  # fmt: skip
    lent = play(land(scene(companies), "blue-1", "ch05"), f"borrow {black}")
    assert refused(land(scene(companies), "blue-1", "ch05"), f"borrow {black + 1}") == "loans"
    assert purse(land(lent_again(lent, "blue-1"), "blue-1", "ch11"), "blue-1") == (
        0, black - black_interest,
    )  # fmt: skip


def lent_again(state: State, company: str) -> State:
    """Returns the pawn may move once more."""
    state.moved[COMPANIES[company]] = False
    return state


@pytest.mark.parametrize(
    ("capital", "parts"), [(65, (6, 13, 16, 19, 22)), (20, (2, 4, 5, 6, 7)), (5, (0, 1, 1, 1, 1))]
)
def test_8_10_parts_of_the_capital(capital: int, parts: tuple[int, ...]) -> None:
    rates = ((1, 10), (1, 5), (1, 4), (3, 10), (35, 100))
    assert tuple(part(capital, rate) for rate in rates) == parts
    got = {}
    for space, kind in (("it02", "fin"), ("sa07", "fin"), ("sa09", "fin"), ("it10", "tra")):
        state = land(scene({"blue-1": co(capital=capital, kind=kind)}), "blue-1", space)
        got[space] = sum(purse(state, "blue-1"))
    assert got == {"it02": parts[1], "sa07": parts[2], "sa09": parts[3], "it10": parts[3]}
    assert sum(purse(land(scene({"blue-1": co(capital=capital, white=9)}), "blue-1", "it11"),
                     "blue-1")) == 9 - parts[0]  # fmt: skip


@pytest.mark.parametrize(
    ("white", "black", "after"), [(70, 30, (37, 30)), (10, 130, (0, 94)), (2, 0, (2, 0))]
)
def test_8_11_taxes(white: int, black: int, after: tuple[int, int]) -> None:
    state = land(scene({"blue-h": co(white=white, black=black)}), "blue-h", "it04")
    assert purse(state, "blue-h") == after


@pytest.mark.parametrize(
    ("white", "black", "due"), [(123, 45, (12, 11)), (9, 3, (0, 0))]
)  # fmt: skip
def test_8_12_the_tax_office(white: int, black: int, due: tuple[int, int]) -> None:
    companies = {"blue-h": co(white=white, black=0), "blue-1": co(white=0, black=black)}
    state = land(scene(companies), "blue-1", "it14")
    if any(due):
        state = play(state, "even")
    assert not state.pending
    assert of(state, "white", "blue-h") == white - due[0]
    assert of(state, "black", "blue-1") == black - due[1]


@pytest.mark.parametrize(("black", "after"), [(70, (50, 5)), (64, (0, 0))])
def test_8_14_coup(black: int, after: tuple[int, int]) -> None:
    companies = {"blue-1": co(capital=65, white=50, black=black)}
    assert purse(land(scene(companies), "blue-1", "sa10"), "blue-1") == after


def test_8_15_nationalisation() -> None:
    companies = {"blue-1": co(white=31, black=12, deposit=40, lots=2)}
    state = land(scene(companies), "blue-1", "sa17")
    assert purse(state, "blue-1") == (0, 0)
    assert (of(state, "deposit", "blue-1"), of(state, "lots", "blue-1")) == (40, 2)


# -- 16 and 17: dice -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("die", "black"), [(1, 0), (2, 100), (3, 0), (4, 100), (5, 50)]
)  # fmt: skip
def test_8_16_rigged_elections(die: int, black: int) -> None:
    state = land(scene({"blue-1": co(white=60)}), "blue-1", "sa12")
    state = play(state, "stake white=50", dice=str(die))
    assert purse(state, "blue-1") == (10, black)


def test_8_16_a_six_in_rigged_elections_dissolves_the_company() -> None:
    state = land(scene({"blue-1": co(white=60)}), "blue-1", "sa12")
    state = play(state, "stake white=50", dice="6")
    assert of(state, "kind", "blue-1") == 0


@pytest.mark.parametrize(
    ("die", "after"), [(3, (10, 0)), (4, (10, 75)), (5, (10, 50)), (6, (0, 0))]
)
def test_8_16_regular_elections(die: int, after: tuple[int, int]) -> None:
    state = land(scene({"blue-1": co(white=60)}), "blue-1", "sa06")
    state = play(state, "stake white=50", dice=str(die))
    assert purse(state, "blue-1") == after
    assert of(state, "kind", "blue-1") == 1


@pytest.mark.parametrize(
    ("stake", "after"),
    [
        ("black=10", [(20, 10), (0, 0), (1, 10), (0, 10), (0, 2), (0, 5)]),
        ("white=25", [(75, 0), (0, 0), (27, 0), (25, 0), (6, 0), (12, 0)]),
    ],
)
def test_8_17_metals(stake: str, after: list[tuple[int, int]]) -> None:
    colour, amount = stake.split("=")
    for die, expected in enumerate(after, 1):
        state = land(scene({"blue-1": co(**{colour: int(amount)})}), "blue-1", "ch06")
        assert purse(play(state, f"stake {stake}", dice=str(die)), "blue-1") == expected


# -- 19 and 20 -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "price"), [("it09", 600), ("ch02", 660)])
def test_8_19_twelve_lots(space: str, price: int) -> None:
    state = play(land(scene({"blue-h": co(white=700)}), "blue-h", space), "buy 12")
    assert purse(state, "blue-h") == (700 - price, 0)
    assert (of(state, "lots", "blue-h"), state.stock) == (12, 18)


def test_8_19_too_little_for_a_lot_in_switzerland() -> None:
    state = land(scene({"blue-h": co(white=54)}), "blue-h", "ch02")
    assert not state.pending  # nothing to decide


def test_8_19_three_lots_go_back_for_120() -> None:
    state = land(scene({"blue-h": co(lots=3)}), "blue-h", "it09")
    state = play(state, "sell 3")
    assert purse(state, "blue-h") == (120, 0)
    assert state.stock == 30


def test_8_20_a_company_of_100_at_60_40() -> None:
    companies = {"blue-h": co(white=40), "blue-1": co(black=60, mother="blue-h")}
    state = land(scene(companies), "blue-h", "ch03")
    state = play(state, "found fin blue-1-major 100")
    assert purse(state, "blue-2") == (40, 60)
    assert of(state, "capital", "blue-2") == 100
    assert of(state, "mother", "blue-2") == COMPANIES["blue-1"]
    assert of(state, "minor", "blue-2") == COMPANIES["blue-h"]
    assert purse(state, "blue-h") == purse(state, "blue-1") == (0, 0)


def test_8_20_thirty_is_40_percent_of_75() -> None:
    companies = {"blue-h": co(white=30), "blue-1": co(white=200, mother="blue-h")}
    state = land(scene(companies), "blue-h", "ch03")
    assert refused(state, "found fin blue-1-major 100") == "founding"
    state = play(state, "found fin blue-1-major 75")
    assert (of(state, "white", "blue-h"), of(state, "white", "blue-1")) == (0, 155)


def test_8_20_thirty_is_60_percent_of_50() -> None:
    companies = {"blue-h": co(white=30), "blue-1": co(white=200, mother="blue-h")}
    state = land(scene(companies), "blue-h", "ch03")
    assert refused(state, "found fin blue-1-minor 55") == "founding"
    state = play(state, "found fin blue-1-minor 50")
    assert (of(state, "white", "blue-h"), of(state, "white", "blue-1")) == (0, 180)


def test_the_forms_of_a_stake_and_a_fine_are_bounded() -> None:
    state = land(scene({"blue-1": co(white=6, black=8)}), "blue-1", "ch06")
    total = form(state, "stake").total
    assert total is not None
    assert (total.least, total.most) == (10, 14)
    assert purse(play(state, "stake -", dice="2"), "blue-1") == (4, 0)  # 10, black first
    assert top(state) == "Stop"
