"""Sentences that are true where they are said: what is in the way, what an order does."""

import pytest

from games.chance import Seeded
from games.choosing import to_path
from games.cover_your_assets import GAME
from games.cover_your_assets.summary import holdings
from games.engine import Pick, Refused
from games.words import Speaker
from tests.games.cover_your_assets.tables import Table, three, two

NAMES = ("Ann", "Bob", "Cid", "Dee")
HIGH = [["cabin cabin"], ["train train", "piano piano", "auto auto"], ["jewels jewels"], []]


def said(table: Table, seat: int, notation: str) -> str:
    """Returns what the author of a refused move is told, in English."""
    with pytest.raises(Refused) as refusal:
        GAME.play(table.state, seat, to_path(notation), Seeded(bytes(32)))
    return Speaker("en", NAMES)(refusal.value.text)


@pytest.mark.parametrize(("new_cards", "named"), [("on", True), ("off", False)])
def test_the_price_names_a_penny_jar_only_where_there_is_one(new_cards: str, named: bool) -> None:
    table = Table(["piano auto", "", "", ""], HIGH, second_set="on", new_cards=new_cards)
    sentence = said(table, 0, "challenge 2-second piano")
    assert "two of Piano, two jokers" in sentence
    assert ("Penny Jar" in sentence) == named


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        (
            "challenge 3 piano",
            "The bottom set of a stack is safe, and that is the only one Cid has.",
        ),
        ("challenge 4 piano", "Dee has no set yet."),
        ("challenge 4-second piano", "Dee has no set yet."),
        (
            "challenge 3-second piano",
            "The bottom set of a stack is safe: for the second one, Cid would need three sets.",
        ),
        ("challenge 1 piano", "That is yourself: choose somebody else."),
        ("challenge 9 piano", "There is no player 9 at this table."),
    ],
)
def test_why_a_set_cannot_be_challenged(move: str, sentence: str) -> None:
    table = Table(["piano auto", "", "", ""], HIGH, second_set="on")
    assert said(table, 0, move) == sentence


def test_jokers_alone_lack_an_asset() -> None:
    table = two(["gold silver piano", "piano"], [["auto auto"], []], "gold silver train")
    alone = "There must be at least one asset among the cards: these are all jokers."
    assert said(table, 0, "claim gold 1-2") == alone
    mixed = "Your card and the neutral ones must all match the same asset."
    assert said(table, 0, "claim piano 3") == mixed


def holding(table: Table, order: str) -> str:
    table.play(0, f"order {order}")
    return Speaker("en", NAMES)(holdings(table.view(0))[-1])


def test_an_order_speaks_of_claims_only_where_there_are_any() -> None:
    hands = ["piano", "comics", "auto"]
    with_claims = three(hands, [[], [], []], "train train train")
    assert holding(with_claims, "fight below=20").endswith("spend jokers, and let claims pass")
    assert holding(with_claims, "give-up").endswith("give up every challenge and let claims pass")
    without = Table([*hands, "train"])
    assert "claims" not in holding(without, "fight below=20")
    assert holding(without, "give-up") == "**Standing order**: give up every challenge"


def test_an_order_without_a_least_value_fights_for_every_set() -> None:
    table = Table(["piano", "comics", "auto", "train"])
    assert "fight for $20K or more, " in holding(table, "fight below=20")
    every = holding(table, "fight jokers=none")
    assert "fight for every set, " in every
    assert "$0" not in every


@pytest.mark.parametrize(("locale", "word"), [("en", "automatically"), ("fr", "automatiquement")])
def test_the_button_of_an_order_says_that_nobody_is_asked(locale: str, word: str) -> None:
    choice = GAME.choices(Table(["piano", "comics", "auto", "train"]).view(0), ("order",))
    assert isinstance(choice, Pick)
    labels = {option.key: Speaker(locale, NAMES)(option.label) for option in choice.options}
    assert word in labels["fight"]
