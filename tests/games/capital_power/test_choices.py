"""The options of a panel: few presses for what is usual, and words that can be understood alone."""

import re

import pytest

from games.capital_power import GAME
from games.capital_power.choices.turn import names_company
from games.capital_power.material import COMPANY_KEYS
from games.capital_power.names import SPOTS
from games.capital_power.state import State
from games.choosing import is_apart, to_path
from games.engine import AmountField, Done, Form, Pick, Seat, Several, Text
from tests.games.capital_power.scenes import (
    co,
    form,
    land,
    options,
    play,
    played,
    refused,
    scene,
)
from tests.games.voices import voices_of

BLUE, ORANGE = "Maximilian-Alexander", "Anne-Élisabeth"
TWO = {
    "blue-h": co(white=60, black=30, at="it02"),
    "blue-1": co(at="lu01"),
    "orange-h": co(black=90),
    "orange-1": co(),
}


def say(text: Text | None) -> str:
    return voices_of(GAME.key)[0](text) if text else ""


def presses(state: State, notation: str, seat: Seat | None = None) -> int:
    """Returns how often somebody presses for a whole move, with the confirmation.

    A step with one option is passed over; what follows a spread option is shown in its place.
    """
    if seat is None:
        (seat,) = GAME.deciders(state)
    view, path = GAME.view(state, seat), to_path(notation)
    count, spread = 0, False
    for length, token in enumerate(path):
        choice = GAME.choices(view, path[:length])
        alone = length > 0 and isinstance(choice, Pick) and len(choice.options) == 1
        count += not (alone or spread)
        found = [o for o in choice.options if o.key == token] if isinstance(choice, Pick) else []
        spread = any(option.spread for option in found) or (spread and alone)
    done = GAME.choices(view, path)
    assert isinstance(done, Done)
    return count + done.confirm


OFFERED = "swap 2 blue-h white=40 black=60"


@pytest.mark.parametrize(
    ("state", "notation", "most"),
    [
        (scene(TWO, seats=2), "roll-all", 1),
        (scene(TWO, seats=2), "roll blue-h", 1),
        (scene(TWO, seats=2), "stay blue-1", 1),
        (scene(TWO, seats=2), "bribe blue-h black", 2),
        (scene({"blue-h": co(moved=True)}, rolled=True), "interpol", 1),
        (scene(TWO, seats=2), OFFERED, 5),
        (scene(TWO, seats=3), OFFERED, 5),
        (scene({"blue-h": co(white=60)}), "offer 2 blue-h white=40 black=60", 5),
        (land(scene(TWO), "blue-h", "ch05"), "borrow 200", 2),
        (land(scene(TWO), "blue-h", "it09"), "buy 1", 2),
        (land(scene(TWO), "blue-h", "lu04"), "launder", 1),
        (land(scene(TWO), "blue-h", "lu04"), "pass", 1),
    ],
)
def test_what_is_usual_takes_few_presses(state: State, notation: str, most: int) -> None:
    assert presses(state, notation) <= most


def test_an_offer_is_answered_by_one_press_and_a_confirmation() -> None:
    state = play(scene(TWO, seats=2), OFFERED)
    assert presses(state, "accept 1-1 orange-h", 1) == 2
    assert presses(state, "decline 1-1", 1) == 1
    assert presses(state, "retract 2-1", 0) == 1


# -- deals ---------------------------------------------------------------------------------------


def test_the_other_side_is_called_by_an_offer_and_told_its_terms() -> None:
    after = played(scene(TWO, seats=2), OFFERED)
    (event,) = after.events
    assert (event.to, event.calls) == ((1,), True)
    assert say(event.text) == (
        f"{BLUE} offers you a deal: {BLUE} gives $40,000 white; you give $60,000 black."
    )
    declined = played(after.state, "decline 1-1", seat=1)
    assert not any(event.calls for event in declined.events)


def test_black_money_off_the_books_is_told_as_black_money() -> None:
    state = scene({**TWO, "blue-h": co(black=30, hidden=30)}, seats=2, books="creative")
    after = played(state, "swap 2 blue-h hidden=20 white=9")
    assert "$20,000 black" in say(after.events[0].text)


def test_terms_are_said_from_the_side_of_the_reader() -> None:
    state = play(scene(TWO, seats=2), OFFERED)
    lines = [say(GAME.holdings(GAME.view(state, seat))[-1]) for seat in (0, 1)]
    assert lines == [
        f"You offer {ORANGE}: you give $40,000 white; {ORANGE} gives $60,000 black",
        f"{BLUE} offers you: {BLUE} gives $40,000 white; you give $60,000 black",
    ]
    for seat, path in ((0, OFFERED), (1, "accept 1-1 orange-h")):
        before = state if seat else scene(TWO, seats=2)
        done = GAME.choices(GAME.view(before, seat), to_path(path))
        assert isinstance(done, Done)
        assert "you give $60,000 black" in say(done.effect) or "You give" in say(done.effect)


def test_after_a_deal_either_side_is_told_what_it_gave_and_got() -> None:
    state = play(scene(TWO, seats=2), OFFERED)
    events = played(state, "accept 1-1 orange-h", seat=1).events
    said = {event.to: say(event.text) for event in events if event.to}
    assert said[0,] == (
        f"The deal with {ORANGE} is done: you gave $40,000 white and got $60,000 black."
    )
    assert said[1,] == (
        f"The deal with {BLUE} is done: you gave $60,000 black and got $40,000 white."
    )


def test_answers_stand_alone_with_their_terms() -> None:
    state = play(scene(TWO, seats=2), OFFERED)
    choice = GAME.choices(GAME.view(state, 1), ("accept",))
    assert isinstance(choice, Pick)
    (option,) = choice.options
    assert say(option.label) == f"Accept {BLUE}’s offer"
    assert "you give $60,000 black" in say(option.hint)
    twice = play(state, OFFERED.replace("40", "9"))
    choice = GAME.choices(GAME.view(twice, 1), ("decline",))
    assert isinstance(choice, Pick)
    assert [say(option.label) for option in choice.options] == [
        f"Decline {BLUE}’s offer, number 1", f"Decline {BLUE}’s offer, number 2",
    ]  # fmt: skip


def test_a_deal_of_money_asks_of_no_companies() -> None:
    state = scene(TWO, seats=2)
    assert play(state, OFFERED).offers[0].items == ()
    bare = scene({"blue-h": co(white=60)})
    assert "swap" not in options(bare), "there is no other kind of deal"
    assert refused(bare, OFFERED) == "deals"


def test_h51_with_open_books_nobody_is_asked_for_more_than_a_company_has() -> None:
    def limits(state: State) -> dict[str, int]:
        asked = form(state, "swap 2 blue-h -")
        return {field.key: field.most for field in asked.fields if isinstance(field, AmountField)}

    rich = {**TWO, "orange-1": co(white=70)}
    assert limits(scene(rich, seats=2, books="open")) == {"white": 70, "black": 90}
    assert limits(scene(rich, seats=2)) == {"white": 9999, "black": 9999}, "nobody can tell"


def test_no_total_is_asked_for_where_any_would_do() -> None:
    state = scene(TWO, seats=2)
    assert form(state, "swap 2 blue-h white=1").total is None
    nothing = form(state, "swap 2 blue-h -")
    assert nothing.total is None or nothing.total.least == 1


# -- a whole turn --------------------------------------------------------------------------------


def test_a_usual_turn_takes_four_presses() -> None:
    """A roll, what the space offers and how much of it, and Interpol."""
    state = scene({"blue-h": co(white=60, at="it08")}, seats=2)
    rolled = play(state, "roll blue-h", dice="1")
    bought = play(rolled, "buy 1")
    turn = ((state, "roll blue-h"), (rolled, "buy 1"), (bought, "interpol"))
    assert sum(presses(before, move) for before, move in turn) <= 4


# -- words ---------------------------------------------------------------------------------------


def asked(state: State, path: str = "") -> str:
    """Returns the question after a path, with every option and its hint."""
    (seat,) = GAME.deciders(state)
    choice = GAME.choices(GAME.view(state, seat), to_path(path))
    assert choice is not None
    assert not isinstance(choice, Done)
    options = choice.options if isinstance(choice, Pick | Several) else ()
    lines = [say(choice.ask), *(f"{say(o.label)}: {say(o.hint)}" for o in options if o.hint)]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("space", "path"),
    [
        ("it06", ""), ("it09", ""), ("it09", "buy"), ("ch03", ""), ("ch05", ""), ("ch06", ""),
        ("ch06", "stake"), ("lu04", ""), ("lu04", "deposit"), ("sa06", ""), ("sa12", ""),
    ],
)  # fmt: skip
def test_every_question_at_a_stop_says_what_the_company_has(space: str, path: str) -> None:
    state = land(scene({"blue-h": co(white=164, black=36)}), "blue-h", space)
    assert "$164,000" in asked(state, path)


def test_of_several_pawns_each_says_the_best_and_the_worst_its_roll_can_bring() -> None:
    companies = {"blue-h": co(white=64, black=36, at="it03"), "blue-1": co(at="lu06")}
    words = asked(scene(companies), "roll")
    best = "Best with a 6: Stock exchange, buy shares. Worst with a 4: Finance police, −$36k."
    assert f"Roll for Blue Holding (Italy 3): {best}" in words
    alone = asked(scene({"blue-h": companies["blue-h"]}), "roll")
    assert "Best" not in alone, "the picture says it"


def test_the_question_of_a_turn_names_the_steps_that_are_still_to_come() -> None:
    one = scene({"blue-h": co(white=60, at="it02")})
    assert asked(one).startswith("Roll for your pawn. Interpol moves last.")
    assert asked(play(one, "roll blue-h", dice="2")).startswith("Interpol is next.")
    parked = scene({"blue-h": co(white=60, at="it05")})
    assert asked(parked).startswith("Your parked pawn may stay or roll.")
    assert asked(play(parked, "stay blue-h")).startswith("Interpol is next.")
    assert asked(scene(TWO)).startswith("Send money between your companies if you wish")


def test_a_bribe_in_the_only_colour_there_is_says_where_it_leads_and_what_it_costs() -> None:
    for black, labels in (
        (0, ["Bribe ($10k) to Stock exchange"]),
        (40, ["Pay the bribe in black", "Pay the bribe in white"]),
    ):
        state = scene({"blue-h": co(white=60, black=black, at="it02")})
        choice = GAME.choices(GAME.view(state, 0), ("bribe", "blue-h"))
        assert isinstance(choice, Pick)
        assert [say(option.label) for option in choice.options] == labels


def test_two_words_roll_the_last_pawn_that_must_and_one_of_them_is_shown() -> None:
    one = scene({"blue-h": co(white=60, at="it02")})
    first = GAME.choices(GAME.view(one, 0))
    assert isinstance(first, Pick)
    assert [(o.key, say(o.label)) for o in first.options if o.typed] == [
        ("roll-all", "Roll for the pawn that must move")
    ]
    assert say(next(o.label for o in first.options if o.key == "roll")) == "Roll the die"
    assert play(one, "roll blue-h", dice="2") == play(one, "roll-all", dice="2")
    both = {"blue-h": co(white=60, at="it02"), "blue-1": co(at="lu03")}
    several = GAME.choices(GAME.view(scene(both), 0))
    assert isinstance(several, Pick)
    assert not any(o.typed for o in several.options)


def test_what_is_not_the_next_step_of_a_turn_is_in_one_of_two_menus() -> None:
    choice = GAME.choices(GAME.view(scene(TWO), 0))
    assert isinstance(choice, Pick)
    menus = {o.key: say(o.menu) for o in choice.options if not is_apart(o)}
    assert menus == {
        "roll-all": "", "roll": "Move one pawn", "stay": "Move one pawn", "bribe": "Move one pawn",
        "transfer": "Money and deals", "swap": "Money and deals", "offer": "Money and deals",
    }  # fmt: skip


def test_a_loan_says_what_it_costs_and_when() -> None:
    white = asked(land(scene({"blue-h": co()}), "blue-h", "it06"))
    assert "no due date" in white
    assert "10% of what is owed (of all: $5,000); one loan in its life." in white
    black = asked(land(scene({"blue-h": co()}, relend_after_repayment="on"), "blue-h", "ch05"))
    assert "Each stop on Black interest costs 30% of what is owed (of all: $60,000)" in black
    assert "one loan at a time." in black


def test_an_election_says_what_each_side_of_the_die_brings() -> None:
    company = {"blue-1": co(white=9)}
    assert "2, 4: 1½ times" in asked(land(scene(company), "blue-1", "sa06"))
    richer = land(scene(company, regular_election="150"), "blue-1", "sa06")
    assert "2, 4: 2½ times" in asked(richer)
    assert "6: the company is dissolved" in asked(land(scene(company), "blue-1", "sa12"))
    holding = land(scene({"blue-h": co(white=9)}), "blue-h", "sa12")
    assert "6: you are out of the game!" in asked(holding)


def test_a_bank_says_what_going_on_pays_and_what_withdrawing_loses() -> None:
    words = asked(land(scene({"blue-1": co(deposit=80)}), "blue-1", "lu04"))
    assert "Nothing, go on: The bank pays $16,000 in interest, white." in words
    assert "The bank then pays no interest ($16,000)." in words


def test_a_debt_says_what_the_group_can_raise() -> None:
    companies = {"blue-1": co(), "blue-2": co(white=7, deposit=3, lots=2)}
    words = asked(land(scene(companies), "blue-1", "it11"))
    assert "($7,000), then deposits ($3,000), then 20 shares ($80,000)." in words


@pytest.mark.parametrize("locale", [0, 1])
def test_places_have_names_and_no_codes(locale: int) -> None:
    voice = voices_of(GAME.key)[locale]
    for spot in SPOTS:
        assert not re.search(r"\b(IT|CH|LU|SA|X)\d*[NESW]?\b", voice(spot)), voice(spot)
    assert len({voice(spot) for spot in SPOTS}) == len(SPOTS)


def test_every_step_of_a_deal_says_whose_money_it_is() -> None:
    state = scene(TWO, seats=2)
    desk = GAME.choices(GAME.view(state, 0), ("swap", "2"))
    assert isinstance(desk, Pick)
    assert say(desk.options[0].hint) == "$60,000 white and $30,000 black"
    give = GAME.choices(GAME.view(state, 0), to_path("swap 2 blue-h"))
    assert isinstance(give, Form)
    assert say(give.ask).startswith(f"What do you give {ORANGE}?")


@pytest.mark.parametrize("verb", ["roll", "stay", "bribe", "transfer"])
def test_the_companies_of_a_verb_are_those_its_choice_offers(verb: str) -> None:
    """A move is checked without the choice, which says what may come of each company."""
    state = scene(
        {"blue-h": co(white=60, at="lu01"), "blue-1": co(at="it02", black=20),
         "blue-2": co(at="it03"), "blue-3": co(white=5, moved=True), "orange-h": co(white=90)}
    )  # fmt: skip
    named = [key for key in COMPANY_KEYS if names_company(state, 0, (verb, key))]
    assert named == options(state, verb)
    assert not names_company(state, 0, (verb, "nobody"))
