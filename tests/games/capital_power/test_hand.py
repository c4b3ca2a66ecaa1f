"""The hand as a picture: the turn, the money, and what a roll or a way leads to."""

from games.capital_power import GAME
from games.capital_power.board import SPACES
from games.capital_power.material import COMPANIES
from games.capital_power.names import SPOTS
from games.capital_power.pending import Branch, Offer
from games.capital_power.pictures.hand_text import effect_of, targets_of
from games.capital_power.pictures.parts import place_name
from games.capital_power.state import State
from tests.bot.draw.labels import says
from tests.games.capital_power.pictured import both, draw, situations, speaker
from tests.games.capital_power.scenes import co, scene


def rows(state: State) -> list[str]:
    """Returns the labels of the seat's hand below its companies."""
    labels = says(draw(state, 0, "hand"))
    return labels[labels.index("What a roll leads to") :]


def test_a_hand_says_what_every_roll_would_do_to_the_money() -> None:
    state = scene({"blue-h": co(white=64, black=36, at="it03")}, interpol="sa10")
    assert rows(state) == [
        "What a roll leads to",
        "Taxes", "−$33k", "Parking", "safe", "White loans", "a loan", "Finance police", "−$36k",
        "Processing", "nothing", "Stock", "exchange", "buy shares",
        "Or bribe, $10k: Stock exchange (Italy 9)",
    ]  # fmt: skip
    words = GAME.sheet(GAME.view(state, 0), "hand", speaker("en")).text
    assert "With a **1**: Taxes (Italy 4), −$33k" in words
    assert "Stock exchange (Italy 9)" in words.splitlines()[-1]


def test_a_hand_begins_with_whose_turn_it_is_and_the_sums_that_count() -> None:
    state = scene({"blue-h": co(white=64, black=36, lots=4), "orange-h": co()})
    labels, words = both(state, 0, "hand", "en")
    assert says(draw(state, 0, "hand"))[2:7] == [
        "Your turn: roll for Blue Holding", "$64k", "$36k", "40", "/160",
    ]  # fmt: skip
    assert "Your turn: roll for Blue Holding" in words
    assert "40 of 160 shares" in words
    assert "Zoë’s turn" in both(state, 1, "hand", "en")[0]
    assert "Zoë’s turn" in both(state, 1, "hand", "en")[1]
    assert labels.count("$64k") == 1, "of a single company, what it has is said once"


def test_where_interpol_can_come_it_threatens_those_with_black_money() -> None:
    rich = scene({"blue-h": co(white=9, black=36, at="it03")}, interpol="it05")
    assert rows(rich)[1] == "can come this turn", "to Taxes, the only place both can reach"
    poor = scene({"blue-h": co(white=9, at="it03")}, interpol="it05")
    assert "can come this turn" not in rows(poor)
    words = GAME.sheet(GAME.view(rich, 0), "hand", speaker("en")).text
    assert "Interpol can come there and take $30,000" in words


def test_a_fork_shows_every_way_with_its_place_and_what_it_would_do() -> None:
    state = situations()["a fork"]
    view = GAME.view(state, 0)
    branch = view.seen.pending[-1]
    assert isinstance(branch, Branch)
    labels, words = both(state, 0, "hand", "en")
    for one in targets_of(view.seen, branch):
        assert place_name(SPACES[one.space].place, speaker("en")) in labels
        assert effect_of(one, speaker("en")) in labels
        assert speaker("en")(SPOTS[one.space]) in words


def test_a_stop_says_what_the_space_is_for() -> None:
    labels, words = both(situations()["a stop"], 0, "hand", "en")
    assert "Black loans" in labels
    for said in (labels, words):
        assert "Borrow black money or repay it" in said


def test_only_the_seat_that_is_to_roll_sees_where_its_rolls_lead() -> None:
    state = scene({"blue-h": co(white=9, at="it03"), "orange-h": co(white=9, at="it04")})
    for seat in (0, 1):
        labels = says(draw(state, seat, "hand"))
        assert ("What a roll leads to" in labels) == (seat == 0)


def test_offers_are_shown_as_far_as_there_is_room_and_the_others_are_counted() -> None:
    desk = COMPANIES["blue-h"]
    offers = [Offer(by=0, to=1, slot=n, desk=desk, white=n) for n in (1, 2)]
    state = scene({"blue-h": co(white=9)})
    state.offers = offers
    assert "$1,000 white" in both(state, 1, "hand", "en")[0]
    assert "$2,000 white" in both(state, 1, "hand", "en")[0]
    assert "offers you" not in both(state, 0, "hand", "en")[0]
    companies = {f"orange-{n}": co(lots=1) for n in range(1, 6)} | {
        "green-1": co(mother="orange-5")
    }
    crowd = scene({"blue-h": co(white=9), **companies}, stock=0)
    crowd.offers = offers * 2
    labels = says(draw(crowd, 1, "hand"))
    shown = sum("offers you" in label for label in labels)
    assert 0 < shown < 4
    assert f"{4 - shown} offers are in My books" in labels
