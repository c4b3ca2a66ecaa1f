"""A typed move may name a step that is not asked because only one option is left (R5)."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.ui.moves.typed import read_typed
from games.choosing import to_path, walk
from games.slasher import GAME
from games.words import Speaker
from tests.games.slasher.scenes import scene


class Voice:
    plain = Speaker("en", ("Ann", "Bob"))


@pytest.mark.parametrize(
    ("typed", "path"),
    [
        (("split", "a", "red1"), "split a red1"),
        (("split", "a", "Red 1"), "split a red1"),
        (("split", "a"), "split a"),
        (("join", "Green 4, Group A: R1 and B2"), "join a+green4"),
        (("join", "green4 + a"), "join a+green4"),
    ],
)
def test_r5_typed_words_are_read_like_those_of_a_step_that_is_asked(
    typed: tuple[str, ...], path: str
) -> None:
    state = scene(["split join red7", "red5 red6"], groups=("red1 blue2",), alone="green4")
    view = GAME.view(state, 0)
    table: Any = SimpleNamespace(choice=lambda _seat, path: walk(GAME, view, path))
    voice: Any = Voice()
    assert read_typed(table, 0, typed, voice).path == to_path(path)
