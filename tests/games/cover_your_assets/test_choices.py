"""The options on offer and their wording: labels, presses, hints."""

import functools
import random
from collections.abc import Iterator

import pytest

from games.chance import Seeded
from games.choosing import list_moves, random_move
from games.cover_your_assets import GAME
from games.cover_your_assets.material import cards_key
from games.cover_your_assets.moves import parse
from games.cover_your_assets.options import Options
from games.cover_your_assets.view import View
from games.engine import CLOSE, HOUSE, LEAVE, Choice, Done, Path, Pick, Refused, Text
from games.words import LOCALES, Speaker
from tests.games.cover_your_assets.tables import ON, Table, cards, two
from tests.games.voices import voices_of

LONG = tuple(letter * 32 for letter in "ABCDEF")
PIANOS = [["cabin cabin"], ["train train", "piano silver"], [], []]


def pick(table: Table, seat: int, *path: str) -> Pick:
    choice = GAME.choices(table.view(seat), path)
    assert isinstance(choice, Pick)
    return choice


def offered(table: Table, seat: int, *path: str) -> list[str]:
    return [option.key for option in pick(table, seat, *path).options]


def answers_as(table: Table, seat: int) -> tuple[str, list[str]]:
    """Returns what a seat is asked in a contest, and the names of its two answers."""
    asked = pick(table, seat)
    calls = [option.label.key.removeprefix("cover-your-assets-pick-") for option in asked.options]
    return asked.ask.key.removeprefix("cover-your-assets-ask-"), calls[:2]


def test_a_second_action_is_asked_for_in_other_words() -> None:
    table = Table(["piano piano comics", "jewels", "", ""], two_actions="on")
    assert pick(table, 0).ask.key == "cover-your-assets-ask-act"
    table.play(0, "set piano-piano")
    assert pick(table, 0).ask.key == "cover-your-assets-ask-act-again"


def test_leaving_is_offered_to_everybody_and_last() -> None:
    table = Table(["piano", "comics", "", ""])
    assert table.offers(0) == ["discard", "order", "resign"]
    assert table.offers(1) == table.offers(3) == ["order", "resign"]
    assert table.offers(2)[-1] == "resign"


def menus(table: Table) -> dict[str, str | None]:
    """Returns the menu that each verb of the first seat is on, None if it stands by itself."""
    options = pick(table, 0).options
    return {item.key: None if item.menu is None else item.menu.key for item in options}


def test_three_ways_to_lay_down_a_set_are_on_one_menu() -> None:
    few = menus(two(["piano piano jewels", ""], [[], []], "jewels train scooter"))
    assert (few["set"], few["claim"]) == (None, None)
    many = menus(two(["piano piano jewels", ""], [[], []], "jewels piano scooter"))
    assert many["set"] == many["claim"] == "cover-your-assets-pick-set"
    assert many["discard"] is None


def test_a_claim_names_both_cards_the_pile_and_the_value() -> None:
    table = two(["silver plane", ""], [[], []], "jewels train piano")
    say = Speaker("en", ("Ann", "Bob"))
    assert [say(item.label) for item in pick(table, 0, "claim", "silver").options][:2] == [
        "Claim Silver + Jewels, pile 1 ($35K)",
        "Claim Silver + Train, pile 2 ($30K)",
    ]


def test_every_pair_of_the_hand_is_offered_once() -> None:
    table = Table(["piano piano silver gold cabin", "", "", ""])
    pairs = ["piano-piano", "piano-silver", "piano-gold", "cabin-silver", "cabin-gold"]
    assert offered(table, 0, "set") == pairs


def test_sets_in_danger_are_offered_with_what_can_be_played() -> None:
    table = Table(["piano gold", "", "", ""], PIANOS)
    assert offered(table, 0, "challenge") == ["2"]
    assert offered(table, 0, "challenge", "2") == ["piano", "gold"]


def test_answers_worth_two_are_offered_where_two_are_demanded() -> None:
    table = Table(["penny comics", "piano piano silver gold penny", "", ""], PIANOS, new_cards="on")
    table.play(0, "challenge 2 penny")
    wanted = ["piano-piano", "piano-silver", "piano-gold", "silver-gold", "penny"]
    assert offered(table, 1, "answer") == wanted


def test_a_player_who_cannot_answer_may_only_give_up() -> None:
    table = Table(["piano comics", "train", "", ""], PIANOS)
    table.play(0, "challenge 2 piano")
    assert table.offers(1) == ["give-up", "order", "resign"]


def test_a_claim_is_contested_or_let_pass() -> None:
    table = Table(
        ["piano silver comics", "piano"], [[], ["train train"]], tops=["piano", "auto", "silver"],
        discards="comics",
    )  # fmt: skip
    assert offered(table, 0, "claim") == ["comics", "piano", "silver"]
    assert offered(table, 0, "claim", "piano") == ["1", "3", "1-3"]
    table.play(0, "claim piano 1")
    assert answers_as(table, 1) == ("contest", ["contest", "let-pass"])
    table.play(1, "answer piano")
    assert answers_as(table, 0)[1] == ["answer", "give-up"], "it has been contested: he answers"


def test_a_challenge_is_answered_or_given_up_also_the_first_time() -> None:
    table = Table(["piano piano", "piano silver", "", ""], PIANOS)
    table.play(0, "challenge 2 piano")
    assert answers_as(table, 1) == ("answer", ["answer", "give-up"])
    table.play(1, "answer piano")
    assert answers_as(table, 0) == ("answer", ["answer", "give-up"])


@pytest.mark.parametrize(
    "path",
    ["set", "fly", "set piano-silver-piano", "set silver-piano", "challenge 1st piano",
     "challenge 02 piano", "challenge 2-third piano", "claim piano 3-1", "claim piano 1-1",
     "claim piano 0",     "move 2", "move 2-left", "discard unicorn", "pass now", "choose", ""],
)  # fmt: skip
def test_anything_that_is_no_move_is_refused(path: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(tuple(path.split()))
    assert refused.value.rule == "choices"


def test_a_path_that_is_not_offered_is_refused_at_its_first_wrong_token() -> None:
    table = Table(["piano piano", "comics", "", ""])
    wrong: list[Path] = [("challenge",), ("set", "auto-auto"), ("set", "piano-piano", "now")]
    for path in wrong:
        with pytest.raises(Refused) as refused:
            GAME.choices(table.view(0), path)
        assert refused.value.text.args["given"] == path[-1]


def test_cards_played_at_once_have_one_token() -> None:
    piano, gold = cards("piano gold")
    assert cards_key((gold, piano)) == cards_key((piano, gold)) == "piano-gold"


# -- along whole games ---------------------------------------------------------------------------


@functools.cache
def views(seats: int) -> tuple[View, ...]:
    """Returns what the deciding seats saw in a game with everything switched on."""
    rng, chance = random.Random(seats), Seeded(bytes([seats]) * 32)
    state = GAME.deal(seats, Options(**ON), chance).state
    seen = []
    while deciders := sorted(GAME.deciders(state)):
        seat = deciders[0]
        path: Path | None = CLOSE
        if seat != HOUSE:
            seen.append(GAME.view(state, seat))
            path = random_move(GAME, seen[-1], rng)
        assert path is not None
        if path != LEAVE:
            state = GAME.play(state, seat, path, chance).state
    return tuple(seen)


def choices_along(view: View, path: Path) -> Iterator[Choice]:
    for length in range(len(path) + 1):
        choice = GAME.choices(view, path[:length])
        assert choice is not None
        yield choice


def labels(choice: Choice) -> Iterator[Text]:
    if isinstance(choice, Pick):
        yield from (option.label for option in choice.options)
    elif isinstance(choice, Done):
        yield choice.effect


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_move_takes_three_presses_at_most(seats: int) -> None:
    for view in views(seats):
        for path in list_moves(GAME, view):
            *_, done = choices_along(view, path)
            assert isinstance(done, Done)
            assert len(path) + done.confirm <= 3


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_labels_fit_on_buttons_even_with_the_longest_names(seats: int, locale: str) -> None:
    (bundle,) = [voice.bundle for voice in voices_of(GAME.key) if voice.locale == locale]
    say = Speaker(locale, LONG, bundle)
    for view in views(seats)[::4]:
        for path in list_moves(GAME, view):
            for choice in choices_along(view, path):
                assert all(len(say(label)) <= 80 for label in labels(choice))


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_menu_has_25_entries_at_most(seats: int) -> None:
    for view in views(seats):
        for path in list_moves(GAME, view):
            for choice in choices_along(view, path):
                assert not isinstance(choice, Pick) or 1 <= len(choice.options) <= 25
