"""The names of computers in pictures: with their mark, and never cut, in any game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.draw.names import picture_speaker
from bot.gallery.scenes import play_show
from bot.tables.names import COMPUTER, computer_name
from bot.tables.seating import COMPUTERS
from games.drawing import Drawing, Label
from games.registry import all_games, find_game
from tests.bot.draw.frames import placed_shapes
from tests.bot.draw.labels import set_label

if TYPE_CHECKING:
    from collections.abc import Iterator

CASES = [(key, seats) for key, game in all_games().items() for seats in sorted({2, game.seats[-1]})]


def begun(drawing: Drawing) -> Iterator[str]:
    """Yields what follows the mark of a computer in each label."""
    for item, frame in placed_shapes(drawing):
        if isinstance(item, Label):
            for words in set_label(item, frame).text.split(COMPUTER)[1:]:
                yield words.lstrip()


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_a_computer_s_name_is_whole_in_every_picture(key: str, seats: int) -> None:
    game = find_game(key)
    scene = play_show(game, seats, "looks").scenes[-1]
    shown = 0
    for first in range(0, len(COMPUTERS), seats):
        some = (*COMPUTERS, *COMPUTERS)[first : first + seats]
        say = picture_speaker("fr", [computer_name([name], ()) for name in some])
        for sheet in ("board", game.sheets(game.view(scene.state, 0))[0]):
            drawing = game.sheet(game.view(scene.state, 0), sheet, say).drawing
            assert drawing is not None
            for words in begun(drawing):
                assert any(words.startswith(name) for name in COMPUTERS), (sheet, words)
                shown += 1
    assert shown >= len(COMPUTERS) // seats, "every board names somebody"
