"""Creative books (rule page, section 5): what can be hidden, who sees it, what it costs."""

from typing import Any

import pytest

from games.capital_power import GAME
from games.capital_power.material import COMPANIES
from games.capital_power.state import State
from games.capital_power.summary import public_facts
from tests.games.capital_power.scenes import (
    Company,
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
)


def creative(companies: dict[str, Company], **rules: Any) -> State:
    return scene(companies, books="creative", **rules)


def hidden(state: State, company: str) -> tuple[int, int]:
    """Returns booked and hidden black money."""
    off = of(state, "hidden", company)
    return of(state, "black", company) - off, off


# -- receipts ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "books"),
    [("book", (30, 0)), ("hide", (0, 30)), ("part hide=12", (18, 12))],
)
def test_black_money_is_booked_or_kept_off_the_books(answer: str, books: tuple[int, int]) -> None:
    state = land(creative({"blue-1": co(capital=100)}), "blue-1", "sa09")
    assert options(state)[:3] == ["book", "hide", "part"]
    assert hidden(play(state, answer), "blue-1") == books


def test_nothing_more_than_was_received_can_be_hidden() -> None:
    state = land(creative({"blue-1": co(capital=100, black=50)}), "blue-1", "sa09")
    assert refused(state, "part hide=31") == "books"


def test_loans_and_elections_are_asked_about_too_white_gains_are_not() -> None:
    lent = play(land(creative({"blue-1": co(capital=50)}), "blue-1", "ch05"), "borrow 100", "hide")
    assert hidden(lent, "blue-1") == (0, 100)
    state = land(creative({"blue-1": co(white=20)}), "blue-1", "sa12")
    won = play(state, "stake white=20", "part hide=1", dice="2")
    assert hidden(won, "blue-1") == (39, 1)
    assert not land(creative({"blue-1": co()}), "blue-1", "it02").pending


def test_the_fallback_books() -> None:
    state = land(creative({"blue-1": co(capital=100)}), "blue-1", "sa09")
    assert GAME.fallback(GAME.view(state, 0)) == ("book",)


def test_hidden_money_is_declared_in_the_transfer_phase_only() -> None:
    companies = {"blue-1": co(black=30, hidden=30, at="it05"), "blue-h": co(at="it04")}
    after = played(creative(companies), "declare blue-1 10")
    assert hidden(after.state, "blue-1") == (10, 20)
    assert told(after.events) == ["declares"]
    assert "amount" not in after.events[0].text.args
    rolled = play(after.state, "roll blue-h", dice="1")
    assert refused(rolled, "declare blue-1 10") == "books"


def test_booked_money_cannot_be_hidden_again() -> None:
    state = creative({"blue-1": co(black=30), "blue-h": co(at="it05")})
    assert "declare" not in options(state)
    assert all("hid" not in verb for verb in options(state))


def test_transfers_move_hidden_and_booked_money_apart() -> None:
    companies = {"blue-1": co(black=30, hidden=20), "blue-2": co(), "blue-h": co(at="it05")}
    state = play(creative(companies), "transfer blue-1 blue-2 black=4,hidden=9")
    assert (hidden(state, "blue-1"), hidden(state, "blue-2")) == ((6, 11), (4, 9))


def test_a_deposit_launders_hidden_money() -> None:
    state = land(creative({"blue-1": co(black=30, hidden=20)}), "blue-1", "lu04")
    state = play(state, "deposit hidden=20")
    assert (hidden(state, "blue-1"), of(state, "deposit", "blue-1")) == ((10, 0), 20)


def test_hidden_money_founds_companies_with_hidden_money() -> None:
    state = land(creative({"blue-1": co(black=30, hidden=20, white=5)}), "blue-1", "ch03")
    state = play(state, "found min alone 25 white=0,hidden=20")
    assert (of(state, "white", "blue-2"), hidden(state, "blue-2")) == (0, (5, 20))
    assert of(state, "white", "blue-1") == 5


@pytest.mark.parametrize(
    ("die", "white", "black"), [("4", 9, (4, 3)), ("6", 9, (0, 2)), ("1", 29, (4, 3))]
)
def test_a_stake_comes_back_as_it_was_booked_black_lost_first(
    die: str, white: int, black: tuple[int, int]
) -> None:
    """The least stake: 4 booked, 3 hidden, 3 white; half of it is 5."""
    state = land(creative({"blue-1": co(white=9, black=7, hidden=3)}), "blue-1", "ch06")
    state = play(state, "stake-least", dice=die)
    assert (of(state, "white", "blue-1"), hidden(state, "blue-1")) == (white, black)


# -- the authorities -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "left"),
    [
        ("it07", (55, 10, 20)),  # the fine is the booked black money
        ("it04", (40, 10, 20)),  # a third of 75
        ("sa17", (0, 0, 20)),  # what is declared
    ],
)
def test_police_taxes_and_nationalisation_see_the_books_only(
    space: str, left: tuple[int, int, int]
) -> None:
    state = land(creative({"blue-1": co(white=65, black=30, hidden=20)}), "blue-1", space)
    assert (of(state, "white", "blue-1"), *hidden(state, "blue-1")) == left


@pytest.mark.parametrize("penalty", ["eliminated", "confiscated"])
def test_the_fisc_finds_hidden_money(penalty: str) -> None:
    companies = {"blue-1": co(white=50, black=30, hidden=1)}
    state = land(creative(companies, false_books=penalty), "blue-1", "it14")
    assert bool(state.out[0]) == (penalty == "eliminated")
    if penalty == "confiscated":
        state = play(state, "even", "pass")
        assert (purse(state, "blue-1"), hidden(state, "blue-1")) == ((45, 0), (0, 0))


def test_a_player_who_survived_the_fisc_may_accuse_one_player_or_nobody() -> None:
    state = land(creative({"blue-h": co(white=50)}, seats=3), "blue-h", "it14")
    assert options(state)[:2] == ["accuse", "pass"]
    assert options(state, "accuse") == ["2", "3"]
    assert not play(state, "pass").pending
    assert GAME.fallback(GAME.view(state, 0)) == ("pass",)
    assert not land(scene({"blue-h": co(white=50)}), "blue-h", "it14").pending  # true books


def test_black_money_of_the_guilty_is_split_equally_the_rest_to_the_bank() -> None:
    companies = {"blue-h": co(white=50), "green-h": co(black=31, hidden=5)}
    state = play(land(creative(companies, seats=4), "blue-h", "it14"), "accuse 3")
    assert state.bank_black == 0
    for name in ("blue", "orange", "pink"):
        state = play(state, f"receive {name}-h 4")
        assert hidden(state, f"{name}-h") == (6, 4)
    assert state.bank_black == -30


def test_the_accuser_says_who_pays_and_the_other_who_receives() -> None:
    companies = {"blue-h": co(white=50), "blue-1": co(white=50), "orange-1": co()}
    state = land(creative(companies), "blue-h", "it14")
    state = play(state, "even", "accuse 2")
    state = play(state, "split blue-h=9,blue-1=0", "receive orange-1")
    assert [of(state, "white", k) for k in ("blue-h", "blue-1", "orange-1")] == [36, 45, 9]


# -- what the others see -------------------------------------------------------------------------


def test_opponents_see_what_a_group_declares_together_and_no_more() -> None:
    companies = {"blue-1": co(white=40, black=30, hidden=20), "blue-2": co(white=7)}
    view = GAME.view(creative(companies), 1)
    assert view.declared == (57, 0, 0)
    assert set(view.seen.white) == set(view.seen.black) == set(view.seen.hidden) == {0}
    assert GAME.view(scene(companies), 1).declared == ()


def test_black_receipts_are_told_without_amounts() -> None:
    state = creative({"blue-1": co(capital=100, at="sa08")})
    event = played(state, "roll blue-1", "1").events[-1]
    assert event.text.key == "capital-power-told-gains-quietly"
    assert "amount" not in event.text.args
    stop = land(creative({"blue-1": co(white=20)}), "blue-1", "sa12")
    after = played(stop, "stake white=20", "2")
    assert told(after.events) == ["elrig-quietly"]
    assert told(after.events, seat=0) == ["stake"]
    assert told(after.events, seat=1) == []


def test_a_black_loan_is_known_but_not_how_great_it_is() -> None:
    state = creative({"blue-1": co(loan=("black", 80))})
    seen = GAME.view(state, 2).seen
    assert seen.loan[COMPANIES["blue-1"]] == 1
    keys = {fact.key for fact in public_facts(seen, COMPANIES["blue-1"])}
    assert "capital-power-loan-black" in keys


def test_the_true_books_are_shown_after_the_game() -> None:
    state = creative({"blue-1": co(black=30, hidden=20)}, seats=2)
    over = play(state, "resign", seat=1)
    view = GAME.view(over, None)
    assert view.seen.hidden[COMPANIES["blue-1"]] == 20
    assert view.seen.history[-1][:5] == (0, 0, 30, 20, 0)
    assert GAME.sheets(view) == ("board", "end", "groups", "race", "money", "legend")


# -- bribing the banker --------------------------------------------------------------------------


def test_a_banker_pays_a_tenth_of_the_capital_too_much_once_a_lap() -> None:
    state = land(creative({"blue-1": co(capital=100)}, skim="on"), "blue-1", "it02")
    assert options(state)[:2] == ["book", "part"]
    assert refused(state, "part skim=11") == "books"
    state = play(state, "part skim=10")
    assert (of(state, "white", "blue-1"), hidden(state, "blue-1")) == (20, (0, 10))
    state.moved[COMPANIES["blue-1"]] = False
    again = land(state, "blue-1", "it13")
    assert not again.pending
    again.space[COMPANIES["blue-1"]], again.moved[COMPANIES["blue-1"]] = 20, False
    lap = play(again, "roll blue-1", "to-ch01", dice="2")
    assert not lap.skimmed[COMPANIES["blue-1"]]


def test_hide_and_skim_are_one_question() -> None:
    state = land(creative({"blue-1": co(capital=100)}, skim="on"), "blue-1", "sa09")
    assert [field.key for field in form(state, "part").fields] == ["hide", "skim"]
    assert hidden(play(state, "part hide=5,skim=10"), "blue-1") == (25, 15)


def test_no_banker_is_bribed_unless_agreed() -> None:
    state = land(creative({"blue-1": co(capital=100)}), "blue-1", "sa09")
    assert [field.key for field in form(state, "part").fields] == ["hide"]


# -- deals ---------------------------------------------------------------------------------------


def test_black_money_of_a_deal_is_booked_or_not_in_offer_and_acceptance() -> None:
    companies = {
        "blue-h": co(black=20, hidden=15),
        "orange-h": co(black=30, hidden=30, white=5),
    }
    state = play(creative(companies), "offer 2 blue-h black=5,hidden=10 black=30,off=7")
    seen = GAME.view(state, 1).seen.offers[0]
    assert (seen.black, seen.hidden, seen.off_books) == (15, 0, 0)
    fields = {f.key: (f.least, f.most) for f in form(state, "accept 1-1 orange-h", 1).fields}
    assert fields == {"hidden": (30, 30), "off": (0, 15)}
    left_alone = play(state, "accept 1-1 orange-h -", seat=1)
    assert hidden(left_alone, "orange-h") == (15, 0)
    state = play(state, "accept 1-1 orange-h off=15", seat=1)
    assert (hidden(state, "blue-h"), hidden(state, "orange-h")) == ((23, 12), (0, 15))


def test_what_a_deal_costs_is_paid_from_the_books_unless_said_otherwise() -> None:
    companies = {"blue-h": co(white=9), "orange-h": co(black=30, hidden=20)}
    state = play(creative(companies), "offer 2 blue-h white=9 black=8")
    booked = play(state, "accept 1-1 orange-h -", seat=1)
    assert hidden(booked, "orange-h") == (2, 20)
    chosen = play(state, "accept 1-1 orange-h hidden=5", seat=1)
    assert hidden(chosen, "orange-h") == (7, 15)
