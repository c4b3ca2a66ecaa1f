"""Deals between players (2.15): offers, acceptances, who hears what."""

import pytest

from games.capital_power import GAME
from games.capital_power.material import COMPANIES
from games.capital_power.state import State
from games.capital_power.terms import offer_text
from games.choosing import to_path
from games.engine import Done, Several
from tests.games.capital_power.scenes import (
    co,
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


def test_money_of_both_colours_lots_and_companies_change_hands_at_once() -> None:
    companies = {
        "blue-h": co(white=40, black=30, lots=4),
        "blue-1": co(capital=50),
        "orange-h": co(white=9, black=60, lots=2),
        "orange-1": co(capital=70),
    }
    state = play(
        scene(companies),
        "offer 2 blue-h white=10,black=20,lots=3 blue-1 white=5,black=50,lots=1 orange-1",
    )
    after = played(state, "accept 1-1 orange-h", seat=1)
    state = after.state
    assert purse(state, "blue-h") == (35, 60)
    assert purse(state, "orange-h") == (14, 30)
    assert (of(state, "lots", "blue-h"), of(state, "lots", "orange-h")) == (2, 4)
    assert (of(state, "owner", "blue-1"), of(state, "owner", "orange-1")) == (1, 0)
    assert told(after.events) == ["deal", "deal"]


def test_the_table_hears_of_companies_and_lots_not_of_money() -> None:
    companies = {"blue-h": co(white=40, lots=4), "orange-h": co(black=60)}
    mixed = play(scene(companies), "offer 2 blue-h white=10,lots=3 black=50")
    after = played(mixed, "accept 1-1 orange-h", seat=1)
    public = [event for event in after.events if event.to is None]
    assert [event.text.key for event in public] == ["capital-power-told-deal"]
    assert set(public[0].text.args) == {"who", "whom", "things"}
    money = play(scene(companies), "offer 2 blue-h white=10 black=50")
    after = played(money, "accept 1-1 orange-h", seat=1)
    assert told(after.events) == []
    assert told(after.events, seat=0) == told(after.events, seat=1) == ["deal"]
    assert told(after.events, seat=2) == []
    assert GAME.view(after.state, 2) == GAME.view(money, 2)


def test_an_offer_is_seen_by_the_two_of_it_only() -> None:
    after = played(scene({"blue-h": co(white=40)}), "offer 2 blue-h white=10 black=50")
    assert told(after.events) == []
    assert told(after.events, seat=1) == ["offer"]
    assert [len(GAME.view(after.state, s).seen.offers) for s in (None, 0, 1, 2)] == [0, 1, 1, 0]
    declined = played(after.state, "decline 1-1", seat=1)
    assert told(declined.events, seat=0) == ["declined"]
    assert not declined.state.offers
    retracted = played(after.state, "retract 2-1", seat=0)
    assert told(retracted.events, seat=1) == ["retracted"]


def test_offers_are_numbered_between_two_players() -> None:
    state = play(scene({"blue-h": co(white=40)}), "offer 3 blue-h white=1 -")
    state = play(state, "offer 2 blue-h white=2 -", "offer 2 blue-h white=3 -")
    assert options(state, "decline", seat=1) == ["1-1", "1-2"]
    assert options(state, "decline", seat=2) == ["1-1"]
    assert options(state, "retract") == ["3-1", "2-1", "2-2"]


def test_deals_are_possible_at_any_moment() -> None:
    companies = {"blue-1": co(capital=100), "blue-2": co(capital=50), "green-h": co(white=10)}
    owing = land(scene(companies), "blue-1", "it11")
    for seat in (1, 2):
        assert options(owing, seat=seat) == ["swap", "offer", "order", "resign"]
    state = play(owing, "offer 1 green-h white=10 - blue-2", seat=2)
    state = play(state, "accept 3-1 blue-h", seat=0)
    assert of(state, "owner", "blue-2") == 2
    assert not play(state, "settle").pending


def test_an_offer_gives_or_wants_something() -> None:
    state = scene({"blue-h": co()})
    assert refused(state, "offer 2 blue-h -") == "deals"
    companies = {"blue-h": co(), "orange-1": co()}
    view = GAME.view(scene(companies), 0)
    last = GAME.choices(view, to_path("offer 2 blue-h -"))
    assert isinstance(last, Several)
    assert last.least == 1
    assert isinstance(GAME.choices(view, to_path("offer 2 blue-h - orange-1")), Done)


def test_a_gift_and_a_request_are_offers_too() -> None:
    gift = play(scene({"blue-h": co(white=9)}), "offer 2 blue-h white=9 -")
    assert purse(play(gift, "accept 1-1 orange-h", seat=1), "orange-h") == (9, 0)
    request = play(scene({"orange-h": co(black=9)}), "offer 2 blue-h black=9")
    assert purse(play(request, "accept 1-1 orange-h", seat=1), "blue-h") == (0, 9)


def test_a_holding_is_not_for_sale() -> None:
    companies = {"blue-h": co(white=9), "blue-1": co(), "orange-1": co()}
    choice = GAME.choices(GAME.view(scene(companies), 0), to_path("offer 2 blue-h -"))
    assert isinstance(choice, Several)
    assert [option.key for option in choice.options] == ["blue-1"]


def test_a_company_does_not_deal_in_itself_or_its_parent() -> None:
    companies = {"blue-1": co(), "blue-2": co(white=9, mother="blue-1"), "blue-3": co()}
    choice = GAME.choices(GAME.view(scene(companies), 0), to_path("offer 2 blue-2 -"))
    assert isinstance(choice, Several)
    assert [option.key for option in choice.options] == ["blue-3"]


def test_what_goes_along_anyway_is_named_once() -> None:
    companies = {"blue-1": co(), "blue-2": co(mother="blue-1"), "orange-h": co(white=9)}
    state = play(scene(companies), "offer 2 blue-h blue-1+blue-2 white=9")
    assert state.offers[0].items == (COMPANIES["blue-1"],)
    state = play(state, "accept 1-1 orange-h", seat=1)
    assert of(state, "mother", "blue-2") == COMPANIES["blue-1"]
    assert of(state, "owner", "blue-2") == 1


def test_the_accepting_company_must_have_what_is_wanted() -> None:
    companies = {"orange-h": co(white=5), "orange-1": co(white=7), "blue-h": co(lots=1)}
    state = play(scene(companies), "offer 2 blue-h lots=1 white=6 -")
    assert options(state, "accept 1-1", seat=1) == ["orange-1"]
    state.white[COMPANIES["orange-1"]] = 0
    state.bank_white += 7
    assert refused(state, "accept 1-1 orange-1", seat=1) == "deals"
    assert "accept" not in options(state, seat=1)


@pytest.fixture
def offered() -> State:
    """Returns an offer of blue 1: money for orange 1, to the Holding for nothing."""
    companies = {
        "blue-h": co(white=9),
        "blue-1": co(white=9),
        "green-h": co(white=90),
        "orange-1": co(),
    }
    return play(
        scene(companies), "offer 2 blue-1 white=9 - orange-1", "offer 2 blue-h white=9 - - -"
    )


def test_offers_fall_when_their_desk_is_sold(offered: State) -> None:
    state = play(offered, "offer 3 blue-h blue-1 white=9", seat=0)
    assert len(state.offers) == 3
    state = play(state, "accept 1-1 green-h", seat=2)
    assert [offer.desk for offer in state.offers] == [COMPANIES["blue-h"]]


def test_offers_fall_when_what_they_want_goes_elsewhere(offered: State) -> None:
    state = play(offered, "offer 2 green-h white=9 - orange-1", seat=2)
    state = play(state, "accept 3-1 orange-h", seat=1)
    assert [offer.desk for offer in state.offers] == [COMPANIES["blue-h"]]


def test_offers_fall_when_a_side_leaves(offered: State) -> None:
    assert not play(offered, "resign", seat=1).offers


def test_an_offer_in_words() -> None:
    state = play(
        scene({"blue-h": co(white=9, lots=1), "orange-1": co()}),
        "offer 2 blue-h white=9,lots=1 black=5 orange-1",
    )
    words = offer_text(GAME.view(state, 1).seen.offers[0], 1)
    assert words.key == "capital-power-offer-theirs"
    given, wanted = words.args["get"], words.args["give"]
    assert [t.key for t in given] == ["capital-power-white", "capital-power-shares"]
    assert [t.key for t in wanted] == ["capital-power-black", "capital-power-company"]


def test_an_offer_without_companies_gives_or_wants_something() -> None:
    """Even where the other player has companies, which a swap does not ask for."""
    companies = {"blue-h": co(white=50), "orange-h": co(white=50), "orange-1": co()}
    assert refused(scene(companies), "swap 2 blue-h - -") == "deals"
    assert play(scene(companies), "swap 2 blue-h - white=1").offers
