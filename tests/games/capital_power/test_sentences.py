"""Sentences are true where they are said: of payments, gains, offers, endings and questions."""

import pytest

from games.capital_power import GAME
from games.capital_power.pending import Booking, Split
from games.capital_power.state import State
from games.engine import Event, Pick
from games.rulebook import rulebook
from tests.games.capital_power.scenes import (
    Company,
    co,
    land,
    landed,
    owing,
    play,
    played,
    refused,
    scene,
)
from tests.games.voices import voices_of

ENGLISH = voices_of(GAME.key)[0]
BLUE, ORANGE = "Maximilian-Alexander", "Anne-Élisabeth"


def said(events: tuple[Event, ...], seat: int | None = None) -> list[str]:
    """Returns what the whole table was told, or one seat alone."""
    return [ENGLISH(e.text) for e in events if (seat in e.to if e.to else seat is None)]


def asked(state: State, seat: int = 0) -> str:
    choice = GAME.choices(GAME.view(state, seat))
    assert isinstance(choice, Pick)
    return ENGLISH(choice.ask)


def labels(state: State) -> list[str]:
    choice = GAME.choices(GAME.view(state, 0))
    assert isinstance(choice, Pick)
    return [ENGLISH(option.label) for option in choice.options]


# -- the ruling that is in the way ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "facts", "move", "rule"),
    [
        ("it09", co(white=49), "buy 1", "H21"),
        ("ch02", co(white=54), "buy 1", "H21"),
        ("ch02", co(white=60), "buy 2", "H21"),
        ("ch05", co(loan=("black", 0)), "borrow 5", "C23"),
        ("it06", co(loan=("white", 9), white=9), "borrow 5", "C23"),
        ("ch06", co(kind="tra", white=90), "stake white=10", "C27"),
        ("ch06", co(white=9), "stake white=9", "C27"),
        ("ch06", co(white=90), "pass", "C27"),
    ],
)
def test_on_the_right_space_the_ruling_is_named(
    space: str, facts: Company, move: str, rule: str
) -> None:
    assert refused(land(scene({"blue-1": facts}), "blue-1", space), move) == rule


def test_a_second_loan_waits_for_the_first_where_the_table_allows_one() -> None:
    state = scene({"blue-1": co(loan=("black", 9), white=9)}, relend_after_repayment="on")
    assert refused(land(state, "blue-1", "ch05"), "borrow 5") == "H7"


def test_a_second_withdrawal_and_a_second_act() -> None:
    companies = {"blue-1": co(white=9, deposit=9), "blue-h": co(at="lu01")}
    drawn = play(land(scene(companies), "blue-1", "lu04"), "withdraw blue-1=5")
    assert refused(drawn, "withdraw blue-1=4") == "bank"
    assert refused(play(drawn, "pass"), "withdraw blue-1=4") == "H48"
    lots = scene({"blue-1": co(white=200)})
    assert refused(play(land(lots, "blue-1", "it09"), "buy 1"), "buy 1") == "H48"
    assert refused(scene({"blue-1": co(white=200, at="it09")}), "buy 1") == "C19"


def test_with_five_pawns_out_nothing_is_founded() -> None:
    companies = {f"blue-{n}": co(white=30) for n in range(1, 6)}
    assert refused(land(scene(companies), "blue-1", "ch03"), "found fin alone 5") == "H20"


def test_a_third_offer_to_a_player_names_the_limit() -> None:
    state = play(scene({"blue-h": co(white=9)}), *["offer 2 blue-h white=1 white=1"] * 2)
    assert refused(state, "offer 2 blue-h white=1 white=1") == "H37"
    assert len(play(state, "offer 3 blue-h white=1 white=1").offers) == 3


# -- payments and gains --------------------------------------------------------------------------


def test_what_cannot_be_paid_is_not_told_as_paid() -> None:
    events = landed(scene({"blue-1": co(white=4), "blue-2": co(white=9)}), "blue-1", "it11").events
    assert said(events)[1:] == [
        f"{BLUE}’s Blue 1 must pay $10,000: Luxury.",
        f"{BLUE}’s Blue 1 owes $10,000 and does not have all of it.",
    ]
    events = landed(scene({"blue-1": co(white=10)}), "blue-1", "it11").events
    assert said(events)[1:] == [f"{BLUE}’s Blue 1 pays $10,000: Luxury."]


def test_with_a_co_owners_part_a_company_may_have_enough() -> None:
    shared = {"blue-1": co(white=8, minor="orange-h"), "orange-h": co(white=9)}
    assert said(landed(scene(shared), "blue-1", "it11").events)[1:] == [
        f"{BLUE}’s Blue 1 pays $10,000: Luxury.",
        f"{ORANGE}’s Orange Holding bears $2,000 of it as owner of 40%.",
    ]


def test_the_debtor_is_told_what_is_still_missing() -> None:
    state = owing({"blue-1": co(white=4), "blue-2": co(white=9)}, due=10)
    assert asked(state).startswith("Blue 1 owes $10,000; $6,000 of it is still missing.")
    state = play(state, "rescue blue-2 white=2")
    assert "$4,000 of it" in asked(state)
    others = GAME.headline(GAME.view(state, 1))
    assert "4,000" not in ENGLISH(others), "what the debtor has is nobody else’s business"


def test_a_co_owners_part_of_a_gain_is_told() -> None:
    shared = {"blue-1": co(capital=100, minor="orange-h")}
    assert said(landed(scene(shared), "blue-1", "it13").events)[1:] == [
        f"{BLUE}’s Blue 1 receives $20,000: Coupons.",
        f"{ORANGE}’s Orange Holding receives $4,000 of it as owner of 40%.",
    ]
    events = landed(scene(shared, books="creative"), "blue-1", "sa09").events
    assert said(events)[2] == f"{ORANGE}’s Orange Holding receives its part of it as owner of 40%."
    assert said(events, 1) == ["Orange Holding receives $6,000 of it in black, in the books."]
    assert not said(events, 2)


def test_a_company_without_cash_does_not_lose_all_of_it() -> None:
    (line,) = said(landed(scene({"blue-1": co()}), "blue-1", "sa17").events)[1:]
    assert line == f"{BLUE}’s Blue 1 has no cash in its books to lose: Nationalisation."
    (line,) = said(landed(scene({"blue-1": co(white=3)}), "blue-1", "sa17").events)[1:]
    assert line == f"{BLUE}’s Blue 1 loses all the cash in its books, $3,000: Nationalisation."


def test_interpol_names_every_pawn_it_found() -> None:
    here = {"at": "xs", "moved": True}
    companies = {"blue-1": co(black=5, **here), "blue-2": co(black=6, **here)}
    state = play(scene(companies, rolled=True), "interpol", dice="1")
    fined = said(played(state, "to-xs").events)[1]
    assert fined == f"Interpol checks {BLUE}’s Blue 1 and Blue 2: a fine of $11,000."


# -- questions -----------------------------------------------------------------------------------


def test_what_can_be_paid_in_one_way_asks_for_no_choice() -> None:
    one = scene({"blue-1": co(white=9)}, pending=(Split(0, (1, 0), 9, 0, "ggff"),))
    assert asked(one).endswith("There is only one way to pay it.")
    two = scene(
        {"blue-1": co(white=9), "blue-h": co(white=9)}, pending=(Split(0, (1, 0), 9, 0, "ggff"),)
    )
    assert asked(two).endswith("Which companies pay?")


def test_where_nothing_came_in_nothing_is_booked_or_split() -> None:
    companies = {"blue-1": co(black=30)}
    options = {"books": "creative", "skim": "on"}
    state = scene(companies, pending=(Booking(0, 1, 0, 10),), **options)  # type: ignore[arg-type]
    assert labels(state)[:2] == ["Do not bribe the banker", "Bribe the banker…"]
    state = scene(companies, pending=(Booking(0, 1, 9, 10),), **options)  # type: ignore[arg-type]
    assert labels(state)[:3] == [
        "Write all of it into the books",
        "Keep all of it off the books",
        "Keep a part off the books",
    ]


def test_sums_are_written_in_one_way() -> None:
    state = scene({"blue-h": co(white=9), "orange-h": co(white=9)})
    with pytest.raises(Exception, match="choice-amount-out-of-bounds") as caught:
        play(state, "offer 2 blue-h white=1 white=10100")
    english, french = (voice(caught.value.text) for voice in voices_of(GAME.key))  # type: ignore[attr-defined]
    assert english == "$10,100k is out of range: give from $0k to $9,999k."
    assert french.startswith("10\u202f100\u00a0k$ ")
    assert "9\u202f999\u00a0k$" in french


# -- offers that lapse ---------------------------------------------------------------------------


def test_both_sides_hear_of_an_offer_that_lapses_and_nobody_else() -> None:
    state = play(scene({"blue-h": co(white=60)}), "offer 2 blue-h white=60 white=1")
    events = landed(state, "blue-h", "it04").events  # the tax takes 20 of it
    assert said(events, 0) == [f"Your offer to {ORANGE} has lapsed."]
    assert said(events, 1) == [f"The offer {BLUE} made you has lapsed."]
    assert not said(events, 2)
    declined = played(state, "decline 1-1", seat=1).events
    assert said(declined, 0) == [f"{ORANGE} declines your offer."]
    assert not said(played(state, "retract 2-1", seat=0).events, 0)
    accepted = scene({"blue-h": co(white=60), "orange-h": co(white=5)})
    accepted = play(accepted, "offer 2 blue-h white=60 white=1")
    assert len(said(played(accepted, "accept 1-1 orange-h", seat=1).events, 1)) == 1


def test_an_offer_ends_with_the_others_next_turn_and_is_told_to_have() -> None:
    state = play(scene(seats=2, interpol="it12"), "offer 2 blue-h white=1")
    events = played(play(state, "interpol", dice="1"), "interpol", "1").events
    assert any("has lapsed" in line for line in said(events, 0))
    assert any("has lapsed" in line for line in said(events, 1))


# -- endings -------------------------------------------------------------------------------------


def ended(companies: dict[str, Company], **options: str) -> list[str]:
    """Returns the last line told, and the first reason, of a game whose rounds are over."""
    state = scene(companies, turn=2, interpol="it12", round_limit="25", **options)  # type: ignore[arg-type]
    state.round = 25
    after = played(state, "interpol", "1")
    result = GAME.result(after.state)
    assert result is not None
    return [said(after.events)[-1], ENGLISH(result.why[0])]


def test_the_end_of_the_rounds_says_what_decided() -> None:
    level = {"orange-h": co(lots=3, white=5), "blue-h": co(lots=3, white=9)}
    assert ended({"blue-h": co(lots=4), "orange-h": co(lots=3)})[0].endswith(
        f"{BLUE} wins with the most shares, 40."
    )
    told, why = ended(level)
    assert told.endswith(f"level on shares (30), {BLUE} has more money and wins.")
    assert "the most cash and deposits" in why
    told, why = ended({"blue-h": co(lots=3, white=5), "orange-h": co(lots=3, deposit=5)})
    assert told.endswith(f"level on shares (30) and money, {BLUE} plays first and wins.")
    assert why.endswith(f"of these, {BLUE} plays first.")


def test_a_sell_out_says_what_decided() -> None:
    for cash, words in ((9, "has more money and takes over"), (0, "plays first and takes over")):
        companies = {"blue-h": co(lots=12, white=50 + cash), "orange-h": co(lots=13)}
        state = land(scene(companies, stock=1), "blue-h", "it09")
        line = said(played(state, "buy 1").events)[-1]
        assert f"(130){'' if cash else ' and money'}, {BLUE} {words} the bank." in line
    companies = {"blue-h": co(lots=13, white=50), "orange-h": co(lots=12)}
    line = said(played(land(scene(companies, stock=1), "blue-h", "it09"), "buy 1").events)[-1]
    assert line.endswith(f"{BLUE} owns the most, 140, and takes over the bank.")


# -- the rulebook --------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_ruling_of_ours_is_in_the_rulebook_with_its_reason(locale: str) -> None:
    bodies = [entry.body for entry in rulebook(GAME.key, locale).entries]
    for number in range(30, 50):
        (line,) = [
            line for body in bodies for line in body.splitlines()
            if line.startswith(f"- **H{number}** ")
        ]  # fmt: skip
        assert line.count("*") == 6, "the ruling, and its reason in italics"
