"""A tip fits on a phone: a panel with one is hardly higher than the same panel without."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from bot.ui.panel.heights import ORDINARY, height_of
from bot.ui.panel.panel import panel
from bot.ui.sheets import first_sheet, show_sheet, voice
from games.registry import all_games
from tests.bot.tables.tabletop import ANN, Tabletop, person
from tests.games.test_lessons import TAUGHT

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

DECISIONS = 12
"""So far every lesson is played, which shows most of its tips."""
LINE = 18
"""A small line, by which a panel with much on it that is too high already may be higher."""


@pytest.fixture
async def top(database: Path) -> AsyncIterator[Tabletop]:
    opened = await Tabletop.open(database)
    yield opened
    await opened.close()


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("game", TAUGHT)
async def test_a_tip_makes_a_panel_hardly_higher(top: Tabletop, game: str, locale: str) -> None:
    table = await top.services.practice.first_game(game, person(ANN), locale)
    table = await top.services.computers.after(table)
    looks, mind = top.services.looks, all_games()[game].mind
    spoken, tips = voice(locale, table), 0
    seat = table.seat_of(ANN)
    assert seat is not None
    for _ in range(DECISIONS):
        view = table.view(seat)
        assert view.to_act
        news = await looks.news(table.id, ANN, own=True)
        tipped = await looks.explained(table, ANN, news)
        untold = msgspec.structs.replace(tipped, tip=None, back=True)  # as later in a game
        tips += tipped.tip is not None
        desk = await top.services.playing.desk(table.id, ANN)
        shown = show_sheet(table, view, first_sheet(table, view), spoken)
        plain, taught = (
            height_of(panel(desk, spoken, news=told, shown=shown).to_components(), shown.drawing)
            for told in (untold, tipped)
        )
        assert taught <= (ORDINARY if plain <= ORDINARY else plain + LINE)
        await looks.looked(table.id, ANN, tipped)
        path = mind.light(view, top.rng)
        table = await top.services.playing.move(table.id, ANN, path)
        table = await top.services.computers.after(table)
    assert tips > DECISIONS // 2
