"""The sheet that tells how the game ended: everybody's money, round by round and set by set."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.chance import Seeded
from games.cover_your_assets import GAME
from games.cover_your_assets.names import name_money
from games.cover_your_assets.options import Options
from games.cover_your_assets.pictures.end import BAR, parts_of, ranked
from games.drawing import Rect
from games.engine import LEAVE
from games.record import plies, replay
from games.selfplay import play_game
from games.words import LOCALES, Speaker
from tests.bot.draw.labels import says

if TYPE_CHECKING:
    from games.cover_your_assets.view import View

NAMES = ("Ann", "Bob", "Cid")


def over(ending: str = "round", words: str = "count") -> View:
    options = Options(ending=ending)  # type: ignore[arg-type]  # one of its words
    return GAME.view(replay(play_game(GAME, 3, options, words)).state, None)


def test_there_is_none_before_the_end() -> None:
    for ply in plies(play_game(GAME, 3, Options(), "count")):
        for seat in (None, 0):
            view = GAME.view(ply.state, seat)
            assert ("end" in GAME.sheets(view)) == view.over


@pytest.mark.parametrize("ending", ["round", "three"])
def test_the_parts_are_all_the_money_there_is(ending: str) -> None:
    view = over(ending)
    for seat in range(3):
        parts = parts_of(view, seat)
        assert sum(part.value for part in parts) == view.totals[seat]
        rounds = [part for part in parts if part.round]
        assert [part.value for part in rounds] == [
            money[seat] for money in view.rounds[:-1] if money[seat]
        ]
        sets = [made for made in view.stacks[seat] if made is not None]
        assert len(parts) - len(rounds) == len(sets)


def test_the_richest_come_first_and_players_who_left_last() -> None:
    view = over()
    assert [view.places[seat] for seat in ranked(view)] == sorted(view.places)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("ending", ["round", "three"])
def test_the_words_and_the_picture_say_the_same(locale: str, ending: str) -> None:
    view = over(ending)
    say = Speaker(locale, NAMES)
    sheet = GAME.sheet(view, "end", say)
    assert sheet.drawing is not None
    labels = says(sheet.drawing)
    for seat, name in enumerate(NAMES):
        assert name in labels
        assert name in sheet.text
        money = say(name_money(view.totals[seat]))
        assert money in labels
        assert money in sheet.text
    bars = [item for item in sheet.drawing.items if isinstance(item, Rect) and item.height == BAR]
    assert len(bars) == sum(len(parts_of(view, seat)) for seat in range(3))


def test_a_player_who_left_has_no_bar() -> None:
    start = next(plies(play_game(GAME, 3, Options(), "count"))).state
    left = GAME.play(start, 0, LEAVE, Seeded(bytes(32))).state
    left = GAME.play(left, 1, LEAVE, Seeded(bytes(32))).state
    view = GAME.view(left, None)
    assert view.over
    text = GAME.sheet(view, "end", Speaker("en", NAMES)).text
    assert "**Ann** left the game." in text
    assert "**1. Cid: $0K**" in text
