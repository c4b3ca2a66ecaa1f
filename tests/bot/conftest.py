"""Fixtures for tests of the bot in a simulated Discord."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, cast

import msgspec
import pytest
import simcord

from bot.store import sqlite
from bot.tables.clocks.pace import PACES
from tests.bot.quickly import give_commands_once, migrate_at_once
from tests.bot.validator import faults_of
from tests.bot.world import World, make_client

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from bot.client import Client

# simcord waits 50 ms after every action for something else to happen, but nothing does.
cast("Any", simcord.Env._settle_internal).__kwdefaults__["idle"] = 1e-4
give_commands_once()


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "logs_errors: errors that are logged are what is tested")
    config.addinivalue_line("markers", "reserves: seats have reserves, as at all new tables")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Returns the file in which the bot keeps its games."""
    return tmp_path / "games.db"


@pytest.fixture
async def simcord_bot(database: Path) -> AsyncIterator[Client]:
    """Returns the bot that simcord's own fixture starts."""
    client = await make_client(database)
    yield client
    await client.services.close()


@pytest.fixture
async def world(
    simcord_env: simcord.Env, simcord_bot: Client, database: Path
) -> AsyncIterator[World]:
    """Returns a server with the bot on it; people are created when they are first named."""
    made = World(simcord_env, simcord_bot, database)
    yield made
    await made.client.services.close()
    # A refused command is an error to simcord; errors of ours are those that are logged as such.
    assert simcord_env.errors is not None
    faults = faults_of(simcord_env.http_requests)
    assert not faults, faults


@pytest.fixture(autouse=True)
def _no_errors_logged(
    caplog: pytest.LogCaptureFixture, request: pytest.FixtureRequest
) -> Iterator[None]:
    """Fails a test that logs an error, unless it is marked `logs_errors`."""
    yield
    if request.node.get_closest_marker("logs_errors"):
        return
    bad = [r for r in caplog.get_records("call") if r.levelno >= logging.ERROR]
    assert not bad, [r.getMessage() for r in bad]


@pytest.fixture(autouse=True)
def _no_reserves(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Has every table keep its clocks as tables do that began before there were reserves, unless
    the test is marked `reserves`. Those are about what reserves do to each of these clocks.
    """
    if request.node.get_closest_marker("reserves"):
        return
    for key, pace in PACES.items():
        monkeypatch.setitem(PACES, key, msgspec.structs.replace(pace, reserve=None))


@pytest.fixture(autouse=True)
def _no_pause_between_new_conversations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skips waits that simcord would wait out in real time; tests of the courier undo this."""
    monkeypatch.setattr("bot.dm_limiter.APART", 0)


@pytest.fixture(autouse=True)
def _unflushed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skips flushes, because nothing here cuts the power, and flushing to a shared disk takes
    longer than everything else. Tests of the store undo this.
    """
    off = tuple(pragma.replace("= full", "= off") for pragma in sqlite._PRAGMAS)
    assert off != sqlite._PRAGMAS
    monkeypatch.setattr(sqlite, "_PRAGMAS", off)


@pytest.fixture(autouse=True)
def _migrated_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Copies a migrated database for every new one, which takes a tenth of the time. Tests of the
    store undo this.
    """
    monkeypatch.setattr(sqlite, "migrate", migrate_at_once)
