"""The options of a panel: few presses, plain labels, nothing for a seat without a move."""

from typing import Any

import pytest

from games.choosing import list_moves, to_path
from games.engine import Done, Pick, Refused
from games.slush_fund import GAME
from games.slush_fund.state import State
from tests.games.slush_fund.scenes import fallback, options, play, say, scene, view
from tests.games.voices import voices_of

PILES = {"president": ["20k 10k", "50k"], "mayor": ["", "vp 30k"]}


def in_hand(hand: str) -> State:
    return scene(PILES, hand=hand, scandals=(1, 0, 0, 0, 0))


@pytest.mark.parametrize(
    ("state", "notation", "presses"),
    [
        (scene(), "take deck", 2),
        (scene(fund="10k 10k 20k"), "take fund 10k+10k.2+20k", 3),
        (scene(hand="10k 20k spy", phase="stash"), "stash spy", 2),
        (in_hand("20k vp"), "play 20k governor", 3),
        (in_hand("20k vp"), "play vp governor", 3),
        (in_hand("scandal vp"), "play scandal governor", 3),
        (in_hand("thief vp"), "play thief 2-mayor", 3),
        (in_hand("spy vp"), "play spy president-mayor", 3),
        (play(in_hand("spy vp"), "play spy none"), "peek 2-mayor", 2),
        (in_hand("20k vp"), "discard 20k", 3),
        (in_hand("transfer vp"), "play transfer president-20k mayor", 4),
        (scene(), "resign", 2),
    ],
)
def test_a_move_takes_few_presses(state: State, notation: str, presses: int) -> None:
    path = to_path(notation)
    choice = GAME.choices(view(state, 0), path)
    assert isinstance(choice, Done)
    assert len(path) + choice.confirm == presses
    assert say(choice.effect)


def test_labels_name_the_effect() -> None:
    def labels(state: State, path: str) -> list[str]:
        choice = GAME.choices(view(state, 0), to_path(path))
        assert isinstance(choice, Pick)
        return [say(option.label) for option in choice.options]

    assert labels(in_hand("20k vp"), "play 20k")[3] == "$20K on the Governor"
    assert labels(in_hand("thief vp"), "play thief") == [
        "Steal $50K from Anne-Élisabeth, President", "Steal $30K from Anne-Élisabeth, Mayor",
    ]  # fmt: skip
    worth = GAME.choices(view(in_hand("20k vp"), 0), to_path("play vp"))
    assert isinstance(worth, Pick)
    assert worth.options[0].hint is not None
    assert say(worth.options[0].hint) == "Your pile there: $30K; one more point if you win"
    assert labels(in_hand("scandal vp"), "play scandal")[0] == "President: scandal 2 of 5"
    almost = scene(hand="scandal vp", scandals=(4, 0, 0, 0, 0))
    assert labels(almost, "play scandal")[0] == "President: fifth scandal, a fall"
    assert labels(in_hand("transfer vp"), "play transfer") == [
        "Move $10K: President, top card", "Move $20K: President, card 2",
    ]  # fmt: skip
    assert labels(scene(fund="10k 10k 20k vp"), "take") == [
        "Deck: reveal three, play two", "Fund: take three of 4",
    ]  # fmt: skip


def test_the_last_card_is_named_where_it_is_played() -> None:
    def first_labels(state: State) -> list[str]:
        choice = GAME.choices(view(state, 0))
        assert isinstance(choice, Pick)
        return [say(option.label) for option in choice.options[:2]]

    assert first_labels(in_hand("20k vp")) == ["Play a card", "Discard a card"]
    assert first_labels(in_hand("20k")) == ["Play $20K", "Discard: $20K"]
    assert first_labels(in_hand("20k 20k")) == ["Play $20K", "Discard: $20K"]
    assert first_labels(scene(hand="20k thief")) == ["Play $20K", "Discard a card"]


def test_cards_that_cannot_be_played_now_are_named() -> None:
    def asked(hand: str) -> str:
        choice = GAME.choices(view(scene(hand=hand), 0))
        assert isinstance(choice, Pick)
        return say(choice.ask)

    assert asked("20k thief") == (
        "2 cards are left to play, in any order. Now you have no use for a Thief."
    )
    assert asked("20k 30k") == "2 cards are left to play, in any order."


def test_a_vp_card_is_explained_to_whoever_has_none_yet() -> None:
    def asked(hand: str, **facts: Any) -> str:
        choice = GAME.choices(view(scene(hand=hand, phase="stash", **facts), 0))
        assert isinstance(choice, Pick)
        return say(choice.ask)

    assert asked("10k 20k spy") == "Which card goes to the slush fund? You play the others."
    assert asked("10k vp") == (
        "Which card goes to the slush fund? You play the other. "
        "VP (victory point): one more if you win that politician."
    )
    piles = {"mayor": ["vp", ""]}
    assert asked("10k vp", piles=piles) == "Which card goes to the slush fund? You play the other."
    piles = {"mayor": ["10k", "vp"]}
    assert asked("10k vp", piles=piles).endswith("win that politician.")


def test_a_bribe_hints_at_what_ones_own_pile_becomes() -> None:
    choice = GAME.choices(view(in_hand("20k vp"), 0), ("play", "20k"))
    assert isinstance(choice, Pick)
    hints = [say(option.hint) for option in choice.options if option.hint]
    assert hints[0] == "Your pile there: $30K, then $50K"
    assert hints[1] == "Your pile there: $0K, then $20K"


def test_buttons_stay_short_in_both_languages() -> None:
    for state in map(in_hand, ("20k scandal", "thief spy", "transfer vp")):
        for path in list_moves(GAME, view(state, 0)):
            choice = GAME.choices(view(state, 0), path[:-1])
            if isinstance(choice, Pick):
                for voice in voices_of(GAME.key):
                    names = len("Anne-Élisabeth")
                    assert all(len(voice(o.label)) <= 34 + names for o in choice.options)


def test_a_player_who_may_do_nothing_is_offered_nothing() -> None:
    assert GAME.choices(view(scene(), None)) is None
    assert options(scene(), seat=1) == ["resign"]
    assert GAME.choices(view(play(scene(seats=3), "resign"), 0)) is None
    assert GAME.choices(view(play(scene(), "resign"), 1)) is None


@pytest.mark.parametrize(
    "path", ["take", "take fund", "play scandal", "play 20k president mayor", "nonsense", "peek"]
)
def test_what_is_no_beginning_of_a_move_is_refused(path: str) -> None:
    with pytest.raises(Refused):
        GAME.choices(view(in_hand("20k vp"), 0), to_path(path))


def test_equal_cards_are_offered_once() -> None:
    assert options(scene(hand="20k 20k"), "play") == ["20k"]
    assert options(scene(hand="20k 20k 20k", phase="stash"), "stash") == ["20k"]


def test_of_like_cards_in_the_fund_no_more_than_can_be_taken_are_offered() -> None:
    assert options(scene(fund="10k 10k 10k 10k 10k vp"), "take fund") == [
        "10k", "10k.2", "10k.3", "vp",
    ]  # fmt: skip


# -- when time is up -----------------------------------------------------------------------------


def test_the_clock_takes_cards_from_the_deck_also_if_the_fund_is_full() -> None:
    assert fallback(scene(fund="10k 20k 30k")) == ("take", "deck")


@pytest.mark.parametrize(
    ("hand", "card"),
    [("10k 20k spy", "spy"), ("10k scandal thief", "scandal"), ("20k 30k vp", "20k")],
)
def test_the_clock_puts_a_special_card_in_the_fund_or_the_smallest_note(
    hand: str, card: str
) -> None:
    assert fallback(scene(hand=hand, phase="stash")) == ("stash", card)


def test_the_clock_bribes_where_the_seats_pile_is_highest() -> None:
    assert fallback(in_hand("20k thief")) == ("play", "20k", "president")
    assert fallback(scene({"mayor": ["10k", ""]}, hand="vp spy")) == ("play", "vp", "mayor")
    fallen = scene({"president": ["10k", ""]}, hand="30k vp", scandals=(5, 0, 0, 0, 0))
    assert fallback(fallen) == ("play", "30k", "vice-president")


def test_the_clock_harms_nobody() -> None:
    assert fallback(in_hand("scandal thief")) == ("discard", "scandal")
    assert fallback(in_hand("thief spy")) == ("discard", "thief")
    assert fallback(play(in_hand("spy vp"), "play spy none")) == ("peek", "none")


def test_money_moves_to_another_politician_only() -> None:
    for target in ("president", "nowhere"):
        with pytest.raises(Refused):
            GAME.choices(
                view(in_hand("transfer vp"), 0), ("play", "transfer", "president-20k", target)
            )


def test_nothing_is_offered_to_play_where_nothing_can_be_used() -> None:
    useless = scene(hand="thief spy")
    assert options(useless) == ["discard", "resign"]
    with pytest.raises(Refused):
        GAME.choices(view(useless, 0), ("play",))


@pytest.mark.parametrize(
    ("state", "path"),
    [(scene(), "take"), (in_hand("20k vp"), "discard"), (scene(hand="10k vp spy"), "play")],
)
def test_a_player_who_is_not_on_turn_is_offered_no_step_of_it(state: State, path: str) -> None:
    assert options(state, seat=1) == ["resign"]
    with pytest.raises(Refused):
        GAME.choices(view(state, 1), (path,))
