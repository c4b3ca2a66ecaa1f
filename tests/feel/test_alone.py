"""How soon somebody alone is playing: presses from a new table to the first move."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.tables.drafts import lay_out
from bot.ui.components import walk
from bot.ui.custom_ids import Press, parse
from bot.ui.lobby.card import card
from bot.ui.lobby.computers import computers_page
from bot.ui.panel.heights import ORDINARY, height_of
from bot.ui.sheets import voice
from games.registry import all_games
from tests.bot.tables.tabletop import ANN, Tabletop
from tests.feel.hands import look, offered

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path
    from typing import Any

    from bot.tables.table import Table

TO_THE_GAME = 2
"""Presses from the card of a new table to a game against three computers; three were promised."""


@pytest.fixture
async def top(tmp_path: Path) -> AsyncIterator[Tabletop]:
    made = await Tabletop.open(tmp_path / "games.db")
    yield made
    await made.close()


def press_on(pieces: list[Any], step: str, *args: str) -> Press:
    """Returns what a button leads to, which must be there and can be pressed."""
    found = [
        press
        for piece in walk(pieces)
        if not piece.get("disabled")
        and isinstance(press := parse(piece.get("custom_id", "")), Press)
        and (press.step, press.args) == (step, args)
    ]
    assert len(found) == 1, (step, args)
    return found[0]


def pages(table: Table) -> tuple[list[Any], list[Any]]:
    spoken = voice("en", table)
    return card(table, spoken).to_components(), computers_page(table, spoken).to_components()


@pytest.mark.parametrize("key", sorted(all_games()))
async def test_one_person_is_in_a_game_after_two_presses(top: Tabletop, key: str) -> None:
    number = await top.sit(key, ANN)
    on_card, page = pages(await top.table(number))
    presses = [press_on(on_card, "computers"), press_on(page, "computer-start", "normal")]
    assert len(presses) == TO_THE_GAME
    table = await top.services.lobby.start(number, ANN, level="normal")
    assert [seat.computer for seat in table.seats].count("normal") == 3
    assert table.practice
    first = await top.play_until(number, lambda table: _asked(table) is not None)
    seat = _asked(first)
    assert seat is not None
    assert offered(look(lay_out(first, seat, ()))), "there is something to press at once"


def _asked(table: Table) -> int | None:
    """Returns Ann's seat if the table waits for her."""
    seat = table.seat_of(ANN)
    return seat if seat is not None and table.view(seat).to_act else None


@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_the_page_of_computers_needs_no_scrolling(top: Tabletop, locale: str) -> None:
    """At a table alone and at one that computers have filled."""
    number = await top.sit("slush-fund", ANN)
    table = await top.table(number)
    for level in ("easy", "normal", "hard"):
        spoken = voice(locale, table)
        assert height_of(computers_page(table, spoken).to_components(), None) <= ORDINARY
        table = await top.services.computer_seats.add(number, ANN, level)
    assert height_of(computers_page(table, voice(locale, table)).to_components(), None) <= ORDINARY
