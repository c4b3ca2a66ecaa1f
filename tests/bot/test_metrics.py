"""Metrics for the operator's tools: counts and times, but never whose."""

from __future__ import annotations

import asyncio
import re
import socket
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.clock import MINUTE
from bot.health import ailment, measure, serving
from bot.store.backup_schedule import Backups, Plan
from bot.store.errors import StoreFullError
from tests.bot.tables.clockwork import after, begin
from tests.bot.tables.tabletop import ANN, BOB, CAT, Tabletop
from tests.bot.waiting import ring

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.bot.world import World

LABELS = {"phase", "lane", "trouble", "status", "le"}
PLAIN = re.compile(r"[a-zA-Z0-9+.\- ]{1,12}")


@pytest.fixture(autouse=True)
def few_cogs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.client.extensions", lambda: ["cogs.slush_fund", "cogs.tables"])


@pytest.fixture
async def top(database: Path) -> AsyncIterator[Tabletop]:
    made = await Tabletop.open(database)
    yield made
    await made.close()


async def figures(top: Tabletop, backups: Backups | None = None) -> dict[str, float]:
    """Returns every figure by its name and labels, ``tables{phase=lobby}``."""
    client: Any = SimpleNamespace(services=top.services)
    return read(await measure(client, backups))


def read(body: bytes) -> dict[str, float]:
    found = {}
    for family in text_string_to_metric_families(body.decode()):
        for sample in family.samples:
            assert set(sample.labels) <= LABELS, sample
            assert all(PLAIN.fullmatch(value) for value in sample.labels.values()), sample
            labels = ",".join(f"{name}={value}" for name, value in sample.labels.items())
            name = sample.name.removeprefix("under_the_table_")
            found[f"{name}{{{labels}}}" if labels else name] = sample.value
    return found


async def test_tables_moves_and_waiting_rows_are_counted(top: Tabletop) -> None:
    number = await top.start("slush-fund", ANN, BOB)
    await top.sit("slasher", ANN)
    await top.play(number, 4)
    told = await figures(top)
    assert (told["tables{phase=playing}"], told["tables{phase=lobby}"]) == (1, 1)
    assert told["tables{phase=over}"] == 0
    assert told["moves_total"] == told["move_seconds_count"] == 4
    assert told["outbox_waiting"] == len(
        await top.outbox("public:1", "public:2", "dm:101", "dm:102")
    )
    assert told["store_changes_total"] >= told["store_write_seconds_count"] >= 6
    top.clock.pass_by(90_000)
    assert (await figures(top))["outbox_overdue_seconds"] == 90
    assert told["backup_age_seconds"] == -1


async def test_a_sealed_answer_does_not_change_the_count_of_moves(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB, CAT)
    table = await top.play_to_window(number)
    before = await figures(top)
    asked = table.view(None).asked
    for seat in asked[:-1]:
        await top.answer(number, seat)
        told = await figures(top)
        for name in ("moves_total", "move_seconds_count", "move_seconds_sum"):
            assert told[name] == before[name]
    await top.answer(number, asked[-1])
    told = await figures(top)
    assert (await top.table(number)).view(None).window is None
    assert told["moves_total"] == before["moves_total"] + len(asked)


async def test_delays_of_due_work_are_measured(top: Tabletop) -> None:
    await begin(top, "slush-fund", "live", ANN, BOB)
    await after(top, 2 * MINUTE + 45_000)
    told = await figures(top)
    assert told["deadline_lag_seconds_count"] >= 1
    assert told["deadline_lag_seconds_sum"] == pytest.approx(45, abs=1)


async def test_the_age_of_the_last_copy_is_measured(
    top: Tabletop, database: Path, tmp_path: Path
) -> None:
    backups = Backups(database, Plan(tmp_path / "copies", 6, 7, 4), top.clock)
    await backups.start()
    await ring()
    top.clock.offset += 7_000
    assert (await figures(top, backups))["backup_age_seconds"] == 7
    await backups.stop()


async def test_requests_are_counted_by_status(top: Tabletop) -> None:
    ended: Any
    (ended,) = top.services.metrics.trace().on_request_end
    for status in (200, 204, 404, 429, 429, 503):
        await ended(None, None, SimpleNamespace(response=SimpleNamespace(status=status)))
    told = await figures(top)
    counted = {k: v for k, v in told.items() if k.startswith("discord_requests_total")}
    assert {k.partition("=")[2].rstrip("}"): v for k, v in counted.items()} == {
        "2xx": 2,
        "4xx": 1,
        "429": 2,
        "5xx": 1,
    }


async def test_deliveries_retries_and_pictures_are_counted(world: World) -> None:
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=502, times=1)
    await world.start("slush-fund", "ann", "bob")
    await world.env.advance_time(10)
    told = read(await measure(world.client))
    assert told["deliveries_total{lane=public}"] >= 2
    assert told["deliveries_total{lane=dm}"] >= 2
    assert told["retries_total{trouble=passing}"] == 1
    body = (await measure(world.client)).decode()
    for person in world.people.values():
        assert str(person.user.id) not in body
    assert str(world.guild.id) not in body


async def test_the_port_reports_the_copies(top: Tabletop, database: Path, tmp_path: Path) -> None:
    backups = Backups(database, Plan(tmp_path / "copies", 6, 7, 4), top.clock)
    client: Any = SimpleNamespace(services=top.services, is_ready=lambda: True)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    # A connection that is kept open keeps a task of the server's waiting, and with it `ring`.
    closing = aiohttp.TCPConnector(force_close=True)
    async with (
        serving(client, port, "127.0.0.1", backups),
        aiohttp.ClientSession(connector=closing) as session,
    ):
        async with session.get(f"{address}/healthz") as answer:
            assert (answer.status, await answer.text()) == (
                200,
                "ok\nbackup: late, last good one never\n",
            )
        await backups.start()
        await ring()
        async with session.get(f"{address}/healthz") as answer:
            assert "backup: good, last good one 2023-11-14T22-13-20Z" in await answer.text()
        async with session.get(f"{address}/metrics") as answer:
            assert "under_the_table_tables" in await answer.text()
        client.is_ready = lambda: False
        async with session.get(f"{address}/healthz") as answer:
            assert answer.status == 503
            assert (await answer.text()).startswith("not connected to Discord\n")
    await backups.stop()


async def health(top: Tabletop) -> str | None:
    client: Any = SimpleNamespace(services=top.services, is_ready=lambda: True)
    return await ailment(client)


async def test_f3_a_minute_without_a_gateway_is_reported(top: Tabletop) -> None:
    top.services.reach.lost()
    top.clock.pass_by(59_000)
    assert await health(top) is None, "a connection that is resumed is no ailment"
    top.clock.pass_by(1_000)
    assert await health(top) == "no connection to Discord for 60 s"
    assert (await figures(top))["gateway_lost_seconds"] == 60
    top.services.reach.found()
    assert await health(top) is None
    assert (await figures(top))["gateway_lost_seconds"] == 0


async def test_f3_a_store_that_cannot_write_is_reported(
    top: Tabletop, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await health(top) is None
    assert (await figures(top))["store_writable"] == 1

    async def full(*_: Any) -> None:
        raise StoreFullError("no room")

    with monkeypatch.context() as patched:
        patched.setattr(top.services.store, "write", full)
        top.clock.pass_by(MINUTE)
        assert await health(top) == "store-full"
        told = await figures(top)
        assert (told["store_writable"], told["tables{phase=lobby}"]) == (0, 0)
    top.clock.pass_by(MINUTE)
    assert await health(top) is None


async def test_f3_health_checks_write_rarely_and_make_nothing_grow(top: Tabletop) -> None:
    async def size() -> int:
        return await top.services.store.read(
            lambda tx: int(tx._connection.execute("select count(*) from fact").fetchone()[0])
        )

    written: list[int] = []
    top.services.store.timed = lambda jobs, _seconds: written.append(jobs)
    await health(top)
    before = await size()
    for _ in range(100):
        await health(top)
        await figures(top)
        top.clock.pass_by(3_000)
    assert 1 <= len(written) <= 11
    assert await size() == before


async def test_f3_the_outcome_of_every_request_is_noted(top: Tabletop) -> None:
    heard: list[bool] = []

    def hear(*, answered: bool) -> None:
        heard.append(answered)

    trace = top.services.metrics.trace(hear)
    for status in (200, 404, 429, 500, 503):
        done = SimpleNamespace(response=SimpleNamespace(status=status))
        await trace.on_request_end[0](None, None, done)  # type: ignore[arg-type]
    for error in (
        aiohttp.ClientConnectionError(),
        ConnectionResetError(),
        asyncio.CancelledError(),
    ):
        lost = SimpleNamespace(exception=error)
        await trace.on_request_exception[0](None, None, lost)  # type: ignore[arg-type]
    assert heard == [True, True, True, False, False, False, False]
