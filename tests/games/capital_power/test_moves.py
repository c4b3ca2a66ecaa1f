"""The notation of moves, and why wrong ones are refused."""

import pytest

from games.capital_power import GAME
from games.capital_power import moves as m
from games.capital_power.material import COMPANIES, item_key
from games.capital_power.refusals.refusals import ENTRIES
from games.choosing import to_path
from games.engine import HOUSE, Path, Refused
from games.rulebook import rulebook
from tests.games.capital_power.scenes import co, land, options, play, refused, scene

BLUE_H, BLUE_1 = COMPANIES["blue-h"], COMPANIES["blue-1"]


@pytest.mark.parametrize(
    ("notation", "move"),
    [
        ("roll-all", m.Word("roll-all")),
        ("roll blue-1", m.OnCompany("roll", BLUE_1)),
        ("bribe blue-1 black", m.Bribe(BLUE_1, "black")),
        ("to-it01", m.Go(0)),
        ("transfer blue-h blue-1 white=40,lots=2",
         m.Transfer(BLUE_H, BLUE_1, {"white": 40, "lots": 2})),
        ("declare blue-1 20", m.OfCompany("declare", BLUE_1, 20)),
        ("buy 3", m.Number("buy", 3)),
        ("deposit -", m.Money("deposit", {})),
        ("found tra blue-1-minor 50 white=3 -",
         m.Found(4, "blue-1-minor", 50, ({"white": 3}, {}))),
        ("found min alone 5", m.Found(2, "alone", 5, ())),
        ("split blue-1=2 -", m.SplitUp(({"blue-1": 2}, {}))),
        ("liquidate blue-1 liquidate blue-h", m.Liquidate(BLUE_1, ("liquidate", "blue-h"))),
        ("buy-back blue-h", m.BuyBackMove(BLUE_H, -1)),
        ("buy-back blue-h alone", m.BuyBackMove(BLUE_H, -1)),
        ("buy-back blue-h blue-1", m.BuyBackMove(BLUE_H, BLUE_1)),
        ("accuse 2", m.AccuseMove(1)),
        ("receive blue-1", m.ReceiveMove(BLUE_1, 0)),
        ("receive blue-1 7", m.ReceiveMove(BLUE_1, 7)),
        ("offer 2 blue-h white=1 -", m.MakeOffer("offer", ("2", "blue-h", "white=1", "-"))),
        ("accept 2-1 blue-h off=3", m.AnswerOffer("accept", 1, 1, BLUE_H, {"off": 3})),
        ("retract 3-2", m.AnswerOffer("retract", 2, 2)),
    ],
)  # fmt: skip
def test_how_moves_are_written(notation: str, move: m.Move) -> None:
    assert m.parse(to_path(notation)) == move


@pytest.mark.parametrize(
    "path",
    [
        (), ("dance",), ("roll",), ("roll", "red-1"), ("roll", "blue-1", "blue-2"), ("to-it99",),
        ("buy", "three"), ("buy", "-1"), ("accuse", "0"), ("deposit", "white"),
        ("found", "bank", "alone", "5"), ("found", "fin", "alone", "5", "-", "-", "-"),
        ("roll-all", "now"), ("to-it01", "x"), ("close",), ("skip",),
    ],
)  # fmt: skip
def test_anything_that_is_no_move_is_refused(path: Path) -> None:
    with pytest.raises(Refused) as caught:
        m.parse(path)
    assert caught.value.rule == "choices"


def test_every_kind_of_move_rests_on_an_entry_of_the_rulebook() -> None:
    book = rulebook(GAME.key, "en")
    assert set(ENTRIES) == m.VERBS
    assert [entry for entry in set(ENTRIES.values()) if book.entry(entry) is None] == []


def test_items_have_keys_of_their_own() -> None:
    assert item_key(7) == "orange-1"
    assert item_key(107) == "orange-1-minority"


# -- why not -------------------------------------------------------------------------------------


def test_refusals_name_the_rule() -> None:
    state = scene({"blue-h": co(white=30, at="it03"), "blue-1": co(at="ch01")})
    assert refused(state, "interpol") == "interpol"
    assert refused(state, "buy 1") == "shares"
    assert refused(state, "borrow 1") == "loans"
    assert refused(state, "launder") == "bank"
    assert refused(state, "stake white=1") == "stakes"
    assert refused(state, "found fin alone 5") == "founding"
    assert refused(state, "book") == "books"
    assert refused(state, "settle") == "debts"
    assert refused(state, "accuse 2") == "accusation"
    assert refused(state, "declare blue-h 1") == "books"
    assert refused(state, "to-it05") == "movement"
    assert refused(state, "retract 2-1") == "deals"
    assert refused(state, "accept 2-1 blue-h") == "deals"
    assert refused(state, "roll-all", seat=1) == "turn"
    assert refused(state, "transfer blue-h blue-1 white=31") == "transfers"
    assert refused(state, "transfer blue-h") == "choices"
    assert refused(state, "bribe blue-1 black") == "bribe"


def test_what_is_pending_comes_first() -> None:
    state = land(scene({"blue-1": co(white=90)}), "blue-1", "it09")
    assert refused(state, "roll-all") == "shares"
    assert refused(state, "interpol") == "shares"
    assert refused(play(state, "pass"), "pass") == "turn"


def test_one_company_alone_transfers_nothing() -> None:
    assert refused(scene({"blue-h": co(white=30)}), "transfer blue-h blue-1 white=1") == "transfers"
    poor = scene({"blue-1": co()})
    assert refused(poor, "transfer blue-h blue-1 white=1") == "transfers"


def test_when_the_game_is_over_nothing_is_possible() -> None:
    over = play(scene(seats=2), "resign", seat=1)
    assert refused(over, "roll-all", seat=0) == "victory"
    assert refused(over, "resign", seat=1) == "victory"
    assert GAME.deciders(over) == frozenset()


def test_nobody_moves_for_the_house_or_for_a_seat_that_is_not_there() -> None:
    state = scene({"blue-1": co()})
    for seat in (HOUSE, 3, -2):
        assert refused(state, "roll-all", seat=seat) == "leaving"
    assert options(state, seat=2) == ["swap", "offer", "order", "resign"]
