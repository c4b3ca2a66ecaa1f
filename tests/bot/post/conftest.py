"""Gives every test of the courier services of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.post.courier import Courier
from tests.bot.post.notebook import Notebook
from tests.bot.post.stage import Stage, make_quiet_client
from tests.bot.post.wire import Wire
from tests.bot.tables.tabletop import Tabletop
from tests.bot.waiting import idle

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    import simcord

    from bot.client import Client


@pytest.fixture
async def top(database: Path) -> AsyncIterator[Tabletop]:
    made = await Tabletop.open(database)
    yield made
    await made.close()


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Wire:
    return Wire(monkeypatch)


@pytest.fixture
async def simcord_bot(database: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Client]:
    """Returns a bot without commands; see `simcord_env`."""
    monkeypatch.setattr("bot.client.extensions", list)
    made = await make_quiet_client(database)
    yield made
    await made.services.close()


@pytest.fixture
async def stage(
    simcord_env: simcord.Env, simcord_bot: Client, database: Path, wire: Wire
) -> AsyncIterator[Stage]:
    """Returns a simulated Discord whose bot only posts by itself."""
    made = Stage(simcord_env, simcord_bot, database, wire)
    wire.guard(made.services.store)
    yield made
    await made.client.courier.stop()
    await made.services.close()


@pytest.fixture
def book(top: Tabletop) -> Notebook:
    return Notebook(top)


@pytest.fixture
async def courier(top: Tabletop, book: Notebook) -> Courier:
    made = Courier(top.services, book, book, book, book, book)
    made.wake()  # as when the bot starts
    await idle()
    return made
