"""The sheet that tells how the game ended: points after every round, as a plot and in words."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec
import pytest

from games.drawing import Rect
from games.record import plies, replay
from games.selfplay import play_game
from games.slasher import GAME
from games.slasher.options import Options
from games.slasher.pictures.board_text import points_after
from games.slasher.pictures.end import BAR
from games.words import LOCALES, Speaker
from tests.bot.draw.labels import says

if TYPE_CHECKING:
    from games.slasher.view import View

NAMES = ("Ann", "Bob", "Cid")


def over(words: str = "credits", target: str = "20") -> View:
    options = Options(target=target)  # type: ignore[arg-type]  # one of its words
    return GAME.view(replay(play_game(GAME, 3, options, words)).state, None)


def test_there_is_none_before_the_end() -> None:
    record = play_game(GAME, 3, Options(), "credits")
    for ply in plies(record):
        for seat in (None, 0):
            view = GAME.view(ply.state, seat)
            assert ("end" in GAME.sheets(view)) == view.over


def test_everybodys_points_after_every_round() -> None:
    """The history is what the rounds gave, in the order they were finished."""
    record = play_game(GAME, 3, Options(), "credits")
    finished, number = [], 1
    for ply in plies(record):
        state = ply.state
        if state.round > number or state.phase == "over":
            finished.append(tuple(state.scores))
            number = state.round
    view = over()
    assert list(view.history) == finished
    assert len(finished) == view.round
    for seat in range(3):
        assert points_after(view, seat) == [0, *(scores[seat] for scores in view.history)]


def test_points_of_a_round_that_was_broken_off_come_last() -> None:
    view = over()
    broken = msgspec.structs.replace(view, history=view.history[:-1])
    for seat in range(3):
        assert points_after(broken, seat) == points_after(view, seat)


def test_a_game_begun_before_the_history_was_kept_still_shows_its_end() -> None:
    view = msgspec.structs.replace(over(), history=())
    sheet = GAME.sheet(view, "end", Speaker("en", NAMES))
    assert f"0 › {view.scores[0]} =" in sheet.text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_words_and_the_picture_say_the_same(locale: str) -> None:
    view = over(target="10")
    sheet = GAME.sheet(view, "end", Speaker(locale, NAMES))
    assert sheet.drawing is not None
    labels = says(sheet.drawing)
    for seat, name in enumerate(NAMES):
        assert name in labels
        assert f"{view.scores[seat]} pts" in labels
        after = " › ".join(map(str, points_after(view, seat)))
        assert f"{name}" in sheet.text
        assert after in sheet.text
    bars = [item for item in sheet.drawing.items if isinstance(item, Rect) and item.height == BAR]
    rounds = [points_after(view, seat) for seat in range(3)]
    gains = [1 for points in rounds for before, now in pairwise(points) if now > before]
    assert len(bars) == len(gains)


def test_a_state_of_before_is_read() -> None:
    state = replay(play_game(GAME, 2, Options(), "old")).state
    data = msgspec.json.decode(GAME.encode(state))
    del data["state"]["history"]
    assert GAME.decode(msgspec.json.encode(data)).history == ()


@pytest.mark.parametrize(("locale", "left"), [("en", "left"), ("fr", "a quitté")])
def test_the_words_and_the_picture_mark_players_who_left(locale: str, left: str) -> None:
    state = replay(play_game(GAME, 3, Options(), "credits")).state
    state.left = (1,)
    sheet = GAME.sheet(GAME.view(state, None), "end", Speaker(locale, NAMES))
    assert sheet.drawing is not None
    lines = [line for line in sheet.text.splitlines() if line.startswith("- ")]
    assert [left in line for line in lines] == [name in line for line in lines for name in ["Bob"]]
    assert says(sheet.drawing).count(f"{left} ({state.scores[1]})") == 1
