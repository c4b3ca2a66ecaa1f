"""The news and questions of a table, down to the figures in them."""

from games.capital_power import GAME
from games.engine import Amount, Done, Text
from tests.games.capital_power.scenes import co, land, of, play, played, scene, top
from tests.games.voices import voices_of

ENGLISH = voices_of(GAME.key)[0]


def said(texts: tuple[Text, ...]) -> list[str]:
    return [ENGLISH(text) for text in texts]


def test_shares_that_go_back_are_told_with_what_the_bank_pays() -> None:
    state = land(scene({"blue-h": co(lots=3)}), "blue-h", "it09")
    (sold,) = played(state, "sell 3").events[:1]
    assert (sold.text.args["shares"], sold.text.args["amount"]) == (30, 120_000)


def test_h29_the_end_says_everybodys_shares_cash_and_deposits() -> None:
    companies = {
        "blue-h": co(lots=2, white=10),
        "orange-h": co(lots=3, white=5, black=2, deposit=6),
    }
    state = scene(companies, turn=2, interpol="it12", round_limit="25")
    state.round = 25
    result = GAME.result(play(state, "interpol", dice="1"))
    assert result is not None
    why, *seats = said(result.why)
    assert "Anne-Élisabeth" in why
    assert seats == [
        "Anne-Élisabeth: 30 shares, $7,000 in cash, $6,000 in the bank.",
        "Maximilian-Alexander: 20 shares, $10,000 in cash, $0 in the bank.",
        "Bo: 0 shares, $0 in cash, $0 in the bank.",
    ]


def test_the_button_that_rolls_all_says_how_many() -> None:
    companies = {"blue-h": co(at="it02"), "blue-1": co(at="it03"), "blue-2": co(at="ch01")}
    choice = GAME.choices(GAME.view(scene(companies), 0))
    assert choice is not None
    (label,) = [option.label for option in choice.options if option.key == "roll-all"]
    assert label.args["count"] == 2


def test_h34_offers_of_those_who_pay_a_tax_together_lapse_if_it_needs_the_money() -> None:
    companies = {"blue-h": co(white=100), "blue-1": co(white=100)}
    whole = play(scene(companies), "offer 2 blue-h white=80 - -")
    assert land(whole, "blue-1", "it14").offers, "20 are due and 120 are free"
    companies = {"blue-h": co(white=200), "blue-1": co(black=40)}
    state = play(scene(companies), "offer 2 blue-h white=190 - -")
    taxed = land(state, "blue-1", "it14")
    assert top(taxed) == "Split"
    assert not taxed.offers, "20 white are due and 10 are free"
    assert of(taxed, "white", "blue-h") == 200


def test_to_declare_money_is_confirmed_by_its_sum_alone() -> None:
    companies = {"blue-h": co(black=30, hidden=20)}
    view = GAME.view(scene(companies, books="creative"), 0)
    assert isinstance(GAME.choices(view, ("declare", "blue-h")), Amount)
    done = GAME.choices(view, ("declare", "blue-h", "20"))
    assert isinstance(done, Done)
    assert not done.confirm
