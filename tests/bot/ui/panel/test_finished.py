"""What is left of a panel when the game is over."""

from __future__ import annotations

import re

import pytest

from bot.ui.components import walk
from bot.ui.finished.end import end_message
from bot.ui.panel.finished import finished_panel
from bot.ui.sheets import ShownSheet, voice
from games.chance import Seeded
from games.engine import LEAVE, Result
from games.registry import all_games, find_game
from tests.bot.ui.test_limits import make_table
from tests.feel.hands import seated


def test_who_has_left_came_in_no_place_and_the_table_is_named_once() -> None:
    game, chance = find_game("slasher"), Seeded(b"end".ljust(32, b"."))
    state = game.deal(3, game.options(), chance).state
    for seat in (0, 1):
        state = game.play(state, seat, LEAVE, chance).state
    table = seated(make_table(game, 3, state))
    link = f"[Slasher · table {table.id}]({table.home_link})"
    said = []
    for seat in range(3):
        pieces = finished_panel(table, seat, voice("en", table)).to_components()
        said.append(next(piece["content"] for piece in walk(pieces) if "content" in piece))
    assert said == [f"{link} · Chloé won; you were out by then."] * 2 + [f"{link} · You won."]


def said_at_the_end(key: str, places: tuple[int, ...], locale: str) -> tuple[list[str], list[str]]:
    """Returns what each of three is told on their panel, and the lines of the end that name them.

    Their scores differ, as sums paid in Agent and Casablanca do, which rank nobody but the winner.
    """
    game = find_game(key)
    state = game.deal(3, game.options(), Seeded(bytes(32))).state
    table = seated(make_table(game, 3, state))
    result = Result(places, (9, 7, 5), ())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(game), "result", lambda _game, _state: result)
        spoken = voice(locale, table)
        panels = [finished_panel(table, seat, spoken).to_components() for seat in range(3)]
        sheet = ShownSheet("", "", None, "")
        end = end_message(table, result, spoken, sheet, attached=False).to_components()
    texts = [next(piece["content"] for piece in walk(one) if "content" in piece) for one in panels]
    words = next(piece["content"] for piece in walk(end) if "content" in piece)
    ends = [re.sub(r"\s", " ", one.split(" · ")[-1]) for one in texts]
    return ends, [line.split(" · ")[0] for line in words.splitlines()[1:4]]


@pytest.mark.parametrize("key", sorted(all_games()))
def test_a_place_is_named_where_it_means_something(key: str) -> None:
    panels, lines = said_at_the_end(key, (1, 2, 2), "en")
    assert panels[0] == "You won."
    if key in ("agent", "casablanca"):
        assert panels[1:] == ["Ada won."] * 2
        assert lines == ["**1.** Ada", "– Benjamin", "– Chloé"]
    else:
        assert panels[1] == "Ada won; you came second, level with Chloé."
        assert panels[2] == "Ada won; you came second, level with Benjamin."
        assert lines == ["**1.** Ada", "**2.** Benjamin", "**2.** Chloé"]


def test_whoever_shares_no_place_is_level_with_nobody() -> None:
    panels, lines = said_at_the_end("slasher", (3, 1, 2), "fr")
    assert panels[0] == "Victoire : Benjamin ; vous finissez 3ᵉ."
    assert panels[2] == "Victoire : Benjamin ; vous finissez 2ᵉ."
    assert lines == ["**1.** Benjamin", "**2.** Chloé", "**3.** Ada"]
    panels, _ = said_at_the_end("casablanca", (2, 1, 2), "fr")
    assert panels[0] == panels[2] == "Victoire : Benjamin."
