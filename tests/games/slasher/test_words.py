"""The sentences of Slasher that depend on numbers, and labels that must stay short."""

from typing import Any

import pytest

from games.engine import Text, Who, text
from games.slasher import GAME, names
from games.slasher.material import MONSTERS
from games.slasher.moves import GROUP
from tests.games.slasher.scenes import cards, picking, scene, slash
from tests.games.voices import voices_of

ENGLISH, FRENCH = voices_of("slasher")


def told(points: int) -> Text:
    actors = names.actors(cards("red5"))
    return text(
        "slasher-strikes", monster=names.MONSTER_NAMES[7], initiative=70, who=Who(2),
        actors=actors, points=points,
    )  # fmt: skip


def test_points_are_counted_in_both_languages() -> None:
    assert ENGLISH(told(1)) == "Vampire (70, Bo) slashes Red 5 for 1 point."
    assert ENGLISH(told(2)).endswith("for 2 points.")
    assert FRENCH(told(1)) == "Vampire (70, Bo) slashe Rouge 5 pour 1\u00a0point."
    assert FRENCH(told(2)).endswith("pour 2\u00a0points.")
    assert FRENCH(text("slasher-points", points=0)) == "0\u00a0point"
    assert ENGLISH(text("slasher-points", points=0)) == "0 points"


@pytest.mark.parametrize("say", [ENGLISH, FRENCH], ids=["en", "fr"])
def test_the_label_of_a_group_fits_a_button_however_large_the_group(say: Any) -> None:
    actors = range(30)
    for size in range(2, 25):
        label = say(names.group_label(GROUP, (tuple(actors[-size:]),)))
        assert len(label) <= 80, label


def test_a_large_group_says_how_many_more_there_are() -> None:
    label = names.group_label(GROUP, (tuple(range(12)),))
    assert ENGLISH(label).endswith("+ 3 more")
    eleven = names.group_label(GROUP, (tuple(range(11)),))
    assert FRENCH(eleven).endswith("+ 2 autres")
    assert "+" not in ENGLISH(names.group_label(GROUP, (tuple(range(10)),)))


@pytest.mark.parametrize("say", [ENGLISH, FRENCH], ids=["en", "fr"])
def test_colours_differ_in_their_short_names(say: Any) -> None:
    short = [say(name) for name in names.SHORT_NAMES]
    assert len(set(short)) == len(short)
    assert all(len(name) <= 4 for name in short)


def test_headlines_say_who_is_waited_for() -> None:
    state = scene(["red5 move", "blue1 blue2"], ["vampire", "doll"])
    assert ENGLISH(GAME.headline(GAME.view(state, 1))) == "Maximilian-Alexander plays a card"
    many = picking(["vampire", "doll"])
    assert "secret" in ENGLISH(GAME.headline(GAME.view(many, None)))
    asked = slash(
        picking(["sadist", "bat"], ("red3 red1", "blue1 blue2")), "play-sadist", "play-none"
    )
    headline = FRENCH(GAME.headline(GAME.view(asked.state, None)))
    assert headline == "Maximilian-Alexander choisit ce que slashe le Sadique"


def test_the_end_names_all_winners() -> None:
    state = picking(["alien", "sadist"], ("blue1 blue2",), "red1 red2", scores=[18, 18])
    over = slash(state, "play-alien", "play-sadist").state
    headline = ENGLISH(GAME.headline(GAME.view(over, None)))
    assert headline == "The game is over: Maximilian-Alexander and Anne-Élisabeth win together"


def test_every_monster_has_its_three_names() -> None:
    for say in (ENGLISH, FRENCH):
        for key in (monster.key for monster in MONSTERS):
            for part in ("", ".the", ".strikes"):
                assert say(text(f"slasher-monster-{key}{part}"))
