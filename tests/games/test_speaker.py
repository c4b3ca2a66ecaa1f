"""Sentences in words: variables, names, lists, plurals, attributes, and what is missing."""

import pytest

from games.engine import Refused, Who, text
from games.registry import UnknownGameError, all_games, find_game, folder
from games.words import LOCALES, MissingWordsError, Speaker, game_bundle, make_bundle

SOURCES = {
    "en": [
        "said = { $who } takes { $things }.\n    .short = { $who }!\n"
        "only-attribute =\n    .a = x\n"
        "cards = { $count ->\n    [one] { $count } card\n   *[other] { $count } cards\n}\n"
        "way = { $way ->\n    [up] upwards\n   *[other] nowhere\n}\n",
        "said = second meaning\nlate = from the second source\n",
    ],
    "fr": [
        "said = { $who } prend { $things }.\n"
        "cards = { $count ->\n    [one] { $count } carte\n   *[other] { $count } cartes\n}\n"
    ],
}


def speaker(locale: str = "en", names: tuple[str, ...] = ("Ann", "Bob")) -> Speaker:
    return Speaker(locale, names, make_bundle(locale, SOURCES[locale]))


def test_names_lists_and_nested_sentences_are_filled_in() -> None:
    say = speaker()
    one, two = text("cards", count=1), text("cards", count=2)
    assert say(text("said", who=Who(1), things=one)) == "Bob takes 1 card."
    assert say(text("said", who=Who(0), things=(one, two))) == "Ann takes 1 card and 2 cards."
    three = ("a", Who(1), one)
    assert say(text("said", who=Who(0), things=three)) == "Ann takes a, Bob, and 1 card."
    french = speaker("fr")(text("said", who=Who(0), things=("a", Who(1), one)))
    assert french == "Ann prend a, Bob et 1 carte."


@pytest.mark.parametrize(
    ("locale", "count", "words"),
    [("en", 0, "0 cards"), ("en", 1, "1 card"), ("fr", 0, "0 carte"), ("fr", 2, "2 cartes")],
)
def test_plurals_follow_the_language(locale: str, count: int, words: str) -> None:
    assert speaker(locale)(text("cards", count=count)) == words


def test_words_to_select_on_and_attributes() -> None:
    say = speaker()
    assert say(text("way", way="up")) == "upwards"
    assert say(text("way", way="down")) == "nowhere"
    assert say(text("said.short", who=Who(0))) == "Ann!"


def test_nothing_is_put_around_names() -> None:
    """Fluent would isolate them with invisible characters, which break code and mentions."""
    said = speaker(names=("<@1>", "Bob"))(text("said.short", who=Who(0)))
    assert said == "<@1>!"


def test_a_seat_without_a_name_is_a_number() -> None:
    assert speaker(names=())(text("said.short", who=Who(1))) == "#2!"


def test_a_key_given_twice_keeps_its_first_meaning() -> None:
    say = speaker()
    assert say(text("said", who="x", things="y")) == "x takes y."
    assert say(text("late")) == "from the second source"


@pytest.mark.parametrize(
    "key", ["nothing", "said.nothing", "only-attribute", "nothing.short", "cards.short"]
)
def test_a_missing_sentence_is_an_error(key: str) -> None:
    say = speaker()
    assert not say.has(key)
    with pytest.raises(MissingWordsError, match=f"{key} has no sentence in en"):
        say(text(key, count=1))


def test_a_missing_variable_is_an_error() -> None:
    say = speaker()
    assert say.has("said")
    assert say.has("only-attribute.a")
    with pytest.raises(MissingWordsError, match=r"said \(en\): "):
        say(text("said", who=Who(0)))
    with pytest.raises(MissingWordsError):
        say(text("said", who=text("nothing"), things="x"))


def test_the_games_can_be_called_by_their_names() -> None:
    for locale in LOCALES:
        say = Speaker(locale, bundle=game_bundle(locale))
        for key in all_games():
            assert say(text(key))
            assert say(text(f"{key}.tagline"))


def test_the_registry_knows_folders_and_keys() -> None:
    games = all_games()
    assert list(games) == sorted(games)
    for key, game in games.items():
        assert find_game(key) is game
        assert game.key == key
        assert type(game).__module__.startswith(folder(key))
        assert repr(game) == f"<game {key}>"
    with pytest.raises(UnknownGameError) as caught:
        find_game("chess")
    assert (caught.value.key, caught.value.known) == ("chess", list(games))


def test_a_refusal_names_its_rule_and_its_sentence() -> None:
    refused = Refused("S17", text("said", who=Who(1)))
    assert (refused.rule, refused.text.key) == ("S17", "said")
    assert str(refused) == "said (rule S17)"


def test_what_somebody_typed_is_repeated_no_further_than_its_beginning() -> None:
    said = speaker()(text("said", who="x" * 5_000, things="a"))
    assert said == f"{'x' * 199}… takes a."
