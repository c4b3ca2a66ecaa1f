"""The bot may die at any moment: the next one goes on, and nobody sees that anything happened.

A short game is played once undisturbed. Then it is played again for everything the courier writes
and everything that reaches Discord: right after it, before anybody hears of it, the process ends,
and another one begins on the same database. What everybody sees and what the database says must be
the same, whether the next process comes at once (Discord still knows the nonces) or after they are
forgotten (what was sent is looked for).
"""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
import simcord

from bot.ids import PersonId, TableNumber
from bot.tables.lobbies import lobby
from games.chance import make_seed
from games.engine import LEAVE
from tests.bot.post.posters import give_posters, posters_in
from tests.bot.post.stage import Stage, make_quiet_client
from tests.bot.post.wire import NONCES_HOLD, Wire

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    Restart = Callable[[], Awaitable[None]]

PASSING = {
    "board_at",
    "moved_at",
    "opened",
    "changed",
    "at",
    "ended",
    "made",
    "due",
    "message",
    "number",
}
"""Columns with the time at which something happened."""

IDS = {"card", "board", "thread", "hand", "dm_channel", "channel", "guild", "person", "host", "id"}
"""Columns with ids that Discord gives, of which only their presence is compared."""


def database_says(path: Path) -> dict[str, list[dict[str, Any]]]:
    """Returns every row, without times and Discord's ids."""
    with closing(sqlite3.connect(path)) as raw:
        raw.row_factory = sqlite3.Row
        tables = [r[0] for r in raw.execute("select name from sqlite_master where type = 'table'")]
        return {
            table: [
                {
                    key: (value is not None) if key in IDS else value
                    for key, value in dict(row).items()
                    if key not in PASSING
                }
                for row in raw.execute(f"select * from {table}")
            ]
            for table in tables
            if table not in ("posted", "sqlite_sequence", "fact", "migration")
        }


async def one_after_another(stage: Stage, arm: Callable[[], None], restart: Restart) -> None:
    """Plays a table from its lobby through the first moves to its end, and posts each before the
    next. Whenever the process has ended, the next one begins before anything else is done.
    """

    async def posted() -> None:
        await stage.goes_on()
        if stage.wire.dead:
            await restart()
        stage.holds()

    arm()
    stage.holds()
    number = await stage.open("slasher", PersonId(2))
    await posted()
    await stage.does(stage.services.lobby.start(number, stage.people[0].id))
    await posted()
    for moves in (1, 2):  # two wait together
        await stage.play(number, moves, posting=False)
        await posted()
    await stage.services.store.write(lambda tx: tx.save_table(number, board_at=0))
    stage.services.tables._cache.clear()
    await stage.play(number, 1, posting=False)  # the message is too old to be edited
    await posted()
    table = await stage.table(number)
    await stage.move(number, table.seats[1].person, LEAVE, posting=False)
    await posted()
    assert (await stage.table(number)).row.phase == "over"


async def all_at_once(stage: Stage, arm: Callable[[], None], restart: Restart) -> None:
    """Makes moves while earlier ones are being posted. A player who gets no answer because the
    process ends makes the move again, unless it was made.
    """
    number = await stage.start("slasher", PersonId(2))
    arm()
    for turns in range(1, 10):
        table = await stage.table(number)
        person, path = stage.choose(table)
        while (await stage.table(number)).row.plies == table.row.plies:
            try:
                await stage.move(number, PersonId(person), path, posting=False)
                for _ in range(turns * 3 % 13):
                    await asyncio.sleep(0)
            except asyncio.CancelledError:
                assert stage.wire.dead
            if stage.wire.dead:
                await restart()
    await stage.quiet()
    if stage.wire.dead:
        await restart()


class Played(NamedTuple):
    """What people see, the lines and posters of the thread and what the database holds at the end,
    how many boundaries there are, and how often Discord gave an earlier message back for its nonce.
    """

    seen: dict[str, list[str]]
    lines: list[str]
    posters: list[str]
    said: dict[str, Any]
    ends: int
    repeats: int


async def perform(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    scene: Callable[[Stage, Callable[[], None], Restart], Awaitable[None]],
    cut: int | None = None,
    pause: float = 0,
) -> Played:
    """Plays a scene. The process ends at boundary number `cut`, and the next one begins `pause`
    seconds later.
    """
    database = folder / "games.db"
    for path in folder.iterdir():
        path.unlink()
    with monkeypatch.context() as patched:
        counted = itertools.count()
        patched.setattr(lobby, "new_seed", lambda: make_seed(f"crash {next(counted)}"))
        wire = Wire(patched)
        client = await make_quiet_client(database)
        async with simcord.run(client, settle_timeout=20) as env:
            stage = Stage(env, client, database, wire)
            wire.guard(stage.services.store)
            await stage.goes_on()
            restarts = 0

            async def restart() -> None:
                nonlocal restarts
                restarts += 1
                await stage.ends()
                if pause:
                    await env.advance_time(pause)
                await stage.begins()
                await stage.passes(1)

            await scene(stage, lambda: wire.cut_at(cut), restart)
            await stage.goes_on()
            await stage.passes(120)
            assert restarts == (cut is not None and cut <= wire.passed)
            assert await stage.waiting() == 0
            assert await stage.parked() == 0
            seen = stage.seen()
            lines = [
                line
                for said in await stage.thread_says(TableNumber(1))
                for line in said.split("\n")
            ]
            posters = [*itertools.chain(*await posters_in(stage, TableNumber(1)))]
            await stage.client.courier.stop()
            await stage.services.close()
    return Played(seen, lines, posters, database_says(database), wire.passed, wire.repeats)


_undisturbed: dict[str, Played] = {}


async def undisturbed_by(
    folder: Path, monkeypatch: pytest.MonkeyPatch, scene: Callable[..., Awaitable[None]]
) -> Played:
    """Returns the scene played without a crash; it is played only once for all tests."""
    if scene.__name__ not in _undisturbed:
        _undisturbed[scene.__name__] = await perform(folder, monkeypatch, scene)
    return _undisturbed[scene.__name__]


SHARES = 4
"""Number of tests that share the boundaries: each takes every fourth."""


@pytest.fixture(autouse=True)
def _no_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.client.extensions", list)


@pytest.fixture(autouse=True)
def _posters(monkeypatch: pytest.MonkeyPatch) -> None:
    give_posters(monkeypatch, "slasher")


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("pause", [0, NONCES_HOLD + 60])
async def test_nobody_sees_a_crash_at_any_boundary(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pause: float, share: int
) -> None:
    undisturbed = await undisturbed_by(tmp_path, monkeypatch, one_after_another)
    assert undisturbed.ends > 40
    assert len(undisturbed.posters) == 4, "one for each move that everybody saw"
    for cut in range(1 + share, undisturbed.ends + 1, SHARES):
        disturbed = await perform(tmp_path, monkeypatch, one_after_another, cut, pause)
        assert disturbed.posters == undisturbed.posters, f"posters after a crash at {cut}"
        assert disturbed.seen == undisturbed.seen, f"seen after a crash at {cut}"
        assert disturbed.said == undisturbed.said, f"stored after a crash at {cut}"


async def test_some_boundaries_lie_between_sending_and_noting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There only nonces prevent a second message."""
    ends = (await undisturbed_by(tmp_path, monkeypatch, one_after_another)).ends
    for cut in range(1, ends + 1):
        if (await perform(tmp_path, monkeypatch, one_after_another, cut)).repeats:
            return
    raise AssertionError("no end came between sending and noting")


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("pause", [0, NONCES_HOLD + 60])
async def test_moves_made_during_deliveries_are_each_told_once_and_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pause: float, share: int
) -> None:
    """How lines share messages depends on timing, but what they say does not."""
    undisturbed = await undisturbed_by(tmp_path, monkeypatch, all_at_once)
    told = undisturbed.lines
    assert len(told) >= 7  # a standing order that was given is told to nobody
    assert undisturbed.ends > 20
    for cut in range(1 + share, undisturbed.ends + 1, SHARES * 2):
        disturbed = await perform(tmp_path, monkeypatch, all_at_once, cut, pause)
        assert disturbed.lines == told, f"told after a crash at {cut}"
        assert disturbed.posters == undisturbed.posters, f"posters after a crash at {cut}"
        assert lasting(disturbed) == lasting(undisturbed), f"edited messages after a crash at {cut}"
        for table in ("game_table", "seat", "move", "outbox"):
            ours, theirs = disturbed.said[table], undisturbed.said[table]
            forget = TIMED.get(table, set())
            assert [_without(row, forget) for row in ours] == [
                _without(row, forget) for row in theirs
            ], f"{table} after a crash at {cut}"


TIMED = {"game_table": {"called"}, "seat": {"tip", "tip_at"}}
"""What depends on how many messages are sent: what was explained beside the last of them."""


def lasting(played: Played) -> dict[str, list[str]]:
    """Returns the messages that are edited: the card, the turn and the hands. Which of the turns
    before it share a message depends on timing.
    """
    edited = {
        place: sorted(message for message in messages if message.startswith("\n"))
        for place, messages in played.seen.items()
    }
    return edited | {place: played.seen[place][-1:] for place in edited if place.startswith("#1")}


def _without(row: dict[str, Any], fields: set[str]) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key not in fields}
