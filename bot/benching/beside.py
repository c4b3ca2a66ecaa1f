"""The cost of somebody with very many tables: how much longer somebody else's move takes
meanwhile.
"""

from __future__ import annotations

import asyncio
import time
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import msgspec

from bot.benching.in_process import client_in_process
from bot.benching.measures import Latency
from bot.benching.stored import store_somebody
from bot.ids import ChannelId, GuildId, PersonId
from bot.tables.lobbies.opening import Place

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from pathlib import Path

    from bot.benching.client import BenchClient
    from bot.benching.presses import PreparedInteraction, Presses

TABLES, GOING = 1_000, 100
"""The tables that somebody has, and how many of them are under way."""
ROUNDS = 60
SOMEBODY = PersonId(900_000)
_WARM_UP = 30
_LONG = 5.0
"""Seconds after which an act is not repeated, because the work it put off is still going on when
it is answered, and would queue.
"""
_SERVERS = "tables list where:server"
_LISTS = ("tables list", _SERVERS, "tables turn", "tables history", "tables results")
_KEYS = ("tables watch", "tables replay", "tables panel", "tables join")
_STRING, _INTEGER = 3, 4


class Beside(msgspec.Struct, frozen=True):
    """The median time in milliseconds of a move during `what`, and without it.

    seconds: how long `what` took.
    """

    what: str
    seconds: float
    move: float
    alone: float

    @property
    def ratio(self) -> float:
        """How many times as long the move takes."""
        return self.move / self.alone if self.alone else 0.0


async def measure_beside(
    database: Path, tables: int = TABLES, going: int = GOING, rounds: int = ROUNDS
) -> tuple[Beside, ...]:
    """Measures everything that grows with the number of somebody's tables, one act after
    another.
    """
    async with client_in_process(database) as (client, presses):
        guild = client.guilds[0]
        services, place = (
            client.services,
            Place(GuildId(guild.id), ChannelId(guild.text_channels[0].id)),
        )
        await store_somebody(services.store, SOMEBODY, place, services.clock.now(), tables, going)
        await client.courier.stop()  # deliveries delay nobody, and are measured elsewhere
        mover = _Mover(presses)
        await mover.alone(_WARM_UP)
        found = [
            await _short(mover, name, _event(presses, name), rounds) for name in (*_LISTS, *_KEYS)
        ]
        for what, whole in _long(client).items():
            alone = await mover.alone(rounds)
            begun = time.perf_counter()
            doing = asyncio.create_task(whole())
            times = [await mover.move()]
            while not doing.done():
                times.append(await mover.move())
            await doing
            seconds = time.perf_counter() - begun
            found.append(Beside(what, seconds, Latency.of(times).median, alone))
    return tuple(found)


class _Mover:
    """The other person, who plays."""

    def __init__(self, presses: Presses) -> None:
        self.presses = presses
        self._panel = presses.panel()

    async def ready(self) -> PreparedInteraction:
        return await self.presses.prepare(self._panel, 0)

    async def move(self) -> float:
        """Returns the seconds that a move takes."""
        return await self.presses.send(await self.ready())

    async def alone(self, rounds: int) -> float:
        """Returns the median milliseconds of a move while nobody else does anything."""
        return Latency.of([await self.move() for _ in range(rounds)]).median


async def _short(
    mover: _Mover, name: str, made: Callable[[], PreparedInteraction], rounds: int
) -> Beside:
    """Measures an act that is answered at once: it is sent together with a move, alternating
    with a move alone.
    """
    alone, beside, taken = [], [], []
    for _ in range(rounds):
        alone.append(await mover.move())
        ready = await mover.ready()
        other, move = await asyncio.gather(
            mover.presses.only_hear(made()), mover.presses.send(ready)
        )
        taken.append(other)
        beside.append(move)
        if sum(taken) > _LONG:
            break
    what = f"/{name}" if name in _LISTS else f"a key in /{name} table:"
    seconds = Latency.of(taken).median / 1e3
    return Beside(what, seconds, Latency.of(beside).median, Latency.of(alone).median)


def _event(presses: Presses, name: str) -> Callable[[], PreparedInteraction]:
    """Returns a maker of the command's event, or of the key event in its option `table`."""
    if name in _LISTS:
        command, _, where = name.partition(" where:")
        given: list[Any] = [{"name": "where", "type": _STRING, "value": where}] if where else []
        return lambda: presses.command_event(command, given, SOMEBODY)
    option: dict[str, Any] = {"name": "table", "type": _INTEGER, "value": "1", "focused": True}
    return lambda: presses.command_event(name, [option], SOMEBODY, typing=True)


def _long(client: BenchClient) -> dict[str, Callable[[], Coroutine[Any, Any, Any]]]:
    """Returns the acts that take long; the last one deletes all tables."""
    services = client.services

    async def vacation() -> None:
        today = (await services.vacationing.state(SOMEBODY)).today
        await services.vacationing.take(SOMEBODY, today, today + timedelta(days=1))
        await services.vacationing.come_back(SOMEBODY)

    return {
        "a vacation, and back": vacation,
        "/me export": lambda: services.exports.export(SOMEBODY, "en"),
        "/me delete": lambda: services.deletions.erase(SOMEBODY),
    }
