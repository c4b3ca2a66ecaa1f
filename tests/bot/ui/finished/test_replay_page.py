"""The page of a replay on a phone: what is pressed again and again is right under the picture."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.tables.finished.replays import Moment
from bot.ui.components import button, rows
from bot.ui.custom_ids import Press, parse
from bot.ui.finished.replay_page import WAYS, WORDS, Standpoint, read_standpoint, replay_page
from bot.ui.panel.heights import height_of
from bot.ui.sheets import SeenSheet, voice
from bot.words import LOCALES
from games.chance import Seeded
from games.engine import text
from games.record import Move
from games.registry import all_games, find_game
from games.thinking import Level, Reasoned, retell
from games.thinking.mind import Temper
from tests.bot.ui.test_limits import make_table

_ROW, _TEXT, _GALLERY = 1, 10, 12


def page(
    key: str, at: Standpoint, *, attached: bool = True, weighing: bool = False
) -> list[dict[str, Any]]:
    """Returns the components of a page after the deal, or, with what a computer weighed that was
    asked about, of one where it has just moved.
    """
    game = find_game(key)
    state = game.deal(game.seats[0], game.options(), Seeded(bytes(32))).state
    table = make_table(game, game.seats[0], state)
    moment = Moment(0, 9, table, None, None, 0, ())
    weighed: tuple[Reasoned, ...] = ()
    if weighing:
        seat = min(game.deciders(state))
        weighed = retell(game, table.view(seat), Level.NORMAL, Temper(), bytes(32))
        moment = Moment(1, 9, table, table, Move(seat, weighed[0].path), 0, (), by_computer=True)
    sight = SeenSheet.of(table, table.view(at.eyes), voice("en", table))
    layout = replay_page(
        moment, at, sight.name, sight.spoken, sight.show(), attached=attached, weighed=weighed
    )
    (frame,) = layout.to_components()
    return list(frame["components"])


@pytest.mark.parametrize("key", sorted(all_games()))
def test_the_buttons_are_right_under_the_picture_and_no_words_repeat_it(key: str) -> None:
    kinds = [piece["type"] for piece in page(key, Standpoint(eyes=0))]
    (at,) = [number for number, kind in enumerate(kinds) if kind == _GALLERY]
    assert kinds[at + 1] == _ROW
    assert _TEXT not in kinds[at:]


@pytest.mark.parametrize("key", sorted(all_games()))
def test_whoever_asks_for_words_or_gets_no_picture_reads_them_below(key: str) -> None:
    asked = page(key, Standpoint(words=True))
    assert asked[-1]["type"] == _TEXT
    without = page(key, Standpoint(), attached=False)
    assert without[-1]["content"] == asked[-1]["content"]


@pytest.mark.parametrize("key", sorted(all_games()))
def test_what_a_computer_weighed_is_read_below_and_says_who_you_are(key: str) -> None:
    """Where the press was made: above the picture, a phone does not show it."""
    pieces = page(key, Standpoint(), weighing=True)
    assert re.match(r"💭 \*\*What .+ weighed.+“you” is \S", pieces[-1]["content"])


def test_that_somebody_wants_words_goes_along_with_every_press() -> None:
    table = make_table(find_game("slasher"), 2, None)
    at = Standpoint(3, 1, "bestiary", words=True)
    press = parse(at.press(table.id, WORDS))
    assert isinstance(press, Press)
    assert read_standpoint(table, press.args) == at


@pytest.mark.parametrize("locale", LOCALES)
def test_the_ways_through_a_game_stand_in_one_row_on_a_phone(locale: str) -> None:
    say = voice(locale).plain
    ways = [button(say(text(f"replay-{way}")), way) for way in WAYS]
    assert height_of(rows(ways)) == height_of(rows(ways[:1]))
