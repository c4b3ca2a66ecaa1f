"""The lessons of all games: their tips, and their first games played to the end."""

import pytest

from games.registry import all_games
from tests.games.conformance.teaching import play_lesson, tips_are_short_and_have_rules

TAUGHT = [
    key
    for key, game in all_games().items()
    if game.teaching is not None and game.teaching.first_game is not None
]
MOST_DECISIONS = 120
"""The most decisions in a first game, which should take little more than ten minutes."""


@pytest.mark.parametrize("key", TAUGHT)
def test_tips_are_short_and_have_rules(key: str) -> None:
    tips_are_short_and_have_rules(all_games()[key])


@pytest.mark.parametrize("words", ["one way", "another way", "a third way"])
@pytest.mark.parametrize("key", TAUGHT)
def test_every_tip_is_shown_once_in_the_first_game(key: str, words: str) -> None:
    """In three ways of playing; in others the one or the other may not come up."""
    lesson = play_lesson(all_games()[key], words)
    assert lesson.over
    assert len(lesson.tips) <= MOST_DECISIONS
    assert len(set(lesson.shown)) == len(lesson.shown)
    assert {tip.key for tip in all_games()[key].teaching.all_tips} == {
        tip.key for tip in lesson.shown
    }
