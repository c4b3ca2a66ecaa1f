"""Games that were to begin by themselves while the bot was away or died."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import pytest

from bot.clock import HOUR, MINUTE, SECOND
from bot.tables.notifications import public_lane
from bot.tables.presence.self_start import SelfStart
from tests.bot.tables.clockwork import after, notes
from tests.bot.tables.computers.test_crash import Process
from tests.bot.tables.due.test_downtime import after_downtime, open_at
from tests.bot.tables.lobbies.test_self_start import begins, dues, in_half_an_hour, opened, phase
from tests.bot.tables.tabletop import ANN, BOB, Tabletop

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("orderly", [True, False])
async def test_an_hour_that_came_while_the_bot_was_away_for_a_short_time(
    top: Tabletop, database: Path, *, orderly: bool
) -> None:
    number = await opened(top, in_half_an_hour(top), ANN, BOB)
    again = await after_downtime(top, database, 50 * MINUTE, orderly=orderly)
    await after(again, 0)
    assert await begins(again, number)
    await after(again, MINUTE)
    assert await phase(again, number) == "playing"
    await again.close()


@pytest.mark.parametrize("pace", ["live", "day"])
@pytest.mark.parametrize("minute", [False, True])
async def test_live_nobody_who_said_so_hours_ago_is_made_to_play(
    top: Tabletop, database: Path, pace: str, *, minute: bool
) -> None:
    """minute: whether the last minute was running when the bot went away."""
    start = SelfStart(2) if minute else in_half_an_hour(top)
    number = await opened(top, start, ANN, BOB, pace=pace)
    again = await after_downtime(top, database, 3 * HOUR, orderly=True)
    await after(again, 0)
    assert await begins(again, number) == (pace == "day")
    told = ["start-missed"] if pace == "live" else []
    assert await notes(again, BOB) == told
    await after(again, MINUTE)
    assert await phase(again, number) == ("lobby" if pace == "live" else "playing")
    assert await dues(again) == []
    await again.close()


async def test_a_minute_in_which_nobody_could_ask_to_wait_begins_again(top: Tabletop) -> None:
    number = await opened(top, SelfStart(2), ANN, BOB)
    await after(top, 30 * SECOND)
    top.clock.freeze(10 * MINUTE)
    await after(top, 0)
    assert await phase(top, number) == "lobby"
    assert await begins(top, number)
    await after(top, MINUTE)
    assert await phase(top, number) == "playing"


@pytest.mark.logs_errors
@pytest.mark.parametrize("heard", [False, True])
async def test_it_begins_once_wherever_the_process_dies(
    tmp_path: Path, database: Path, *, heard: bool
) -> None:
    """The process dies before or after every transaction from the hour to the deal."""
    for writes in range(6):
        path = tmp_path / f"{writes}-{heard}.sqlite"
        top = await Tabletop.open(path)
        number = await opened(top, in_half_an_hour(top), ANN, BOB)
        process = Process(top, writes, heard=heard)
        for _ in range(2):
            with contextlib.suppress(Exception):
                await after(top, 30 * MINUTE if not process.dead else 0)
        died = process.dead
        now = await process.end()
        again = await open_at(path, now)
        await again.services.start()
        for _ in range(3):
            await after(again, MINUTE)
        assert await phase(again, number) == "playing"
        rows = await again.services.store.read(lambda tx, n=number: tx.moves(n))
        assert len({row.ply for row in rows}) == len(rows)
        cards = [row.kind for row in await again.outbox(public_lane(number))]
        assert cards.count("card") == 1
        await again.close()
        if not died:
            return
    raise AssertionError("the process dies at every one of its first transactions")
