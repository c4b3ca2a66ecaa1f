"""The first game of every lesson, played to its end by a script at a private table: what is on the
panel is read at every decision, in every language.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from bot.ui.panel.finished import finished_panel
from bot.ui.panel.panel import panel
from bot.ui.panel.tips import TIP
from bot.ui.sheets import voice
from bot.words import LOCALES
from games.chance import make_seed
from games.engine import Text
from games.registry import all_games
from games.thinking import Level, draw_temper, think, thought_seed
from tests.bot.tables.tabletop import ANN, Tabletop, person
from tests.games.test_lessons import MOST_DECISIONS, TAUGHT

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bot.ui.components import Layout

SEED = make_seed("one way")
"""One of the ways in which `test_lessons` plays the first games."""


@pytest.fixture
async def top(database: Path) -> AsyncIterator[Tabletop]:
    opened = await Tabletop.open(database)
    yield opened
    await opened.close()


def words(layout: Layout) -> str:
    return json.dumps(layout.to_components(), ensure_ascii=False)


def quoted(said: str) -> str:
    return json.dumps(said, ensure_ascii=False)[1:-1]


@pytest.mark.parametrize("game", TAUGHT)
async def test_every_tip_is_read_once_in_every_language(top: Tabletop, game: str) -> None:
    table = await top.services.practice.first_game(game, person(ANN), "en")
    table = await top.services.computers.after(table)
    looks, teaching = top.services.looks, all_games()[game].teaching
    seat, temper, read = table.seat_of(ANN), draw_temper(SEED), []
    assert seat is not None
    for made in range(MOST_DECISIONS):
        if table.row.phase != "playing":
            break
        news = await looks.explained(table, ANN, await looks.news(table.id, ANN, own=True))
        desk = await top.services.playing.desk(table.id, ANN)
        for locale in LOCALES:
            spoken = voice(locale, table)
            shown = words(panel(desk, spoken, news=news))
            assert (TIP in shown) == (news.tip is not None)
            assert news.tip is None or quoted(spoken.marked(Text(news.tip.key))) in shown
        read += [] if news.tip is None else [news.tip.key]
        await looks.looked(table.id, ANN, news)
        view, seed = table.view(seat), thought_seed(SEED, seat, made=made)
        path = think(table.game, view, Level.NORMAL, temper, seed).path
        table = await top.services.playing.move(table.id, ANN, path)
        table = await top.services.computers.after(table)
    assert table.result is not None
    assert sorted(read) == sorted(tip.key for tip in teaching.all_tips)
    for locale in LOCALES:
        spoken = voice(locale, table)
        learnt = quoted(spoken.marked(Text(f"{game}-learnt")))
        assert learnt in words(finished_panel(table, seat, spoken))
