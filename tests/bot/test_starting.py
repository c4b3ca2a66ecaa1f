"""A refusal that passes ends no start, and uses up no limit (N4)."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import TYPE_CHECKING

import aiohttp
import discord
import pytest

from bot.clock import DAY, HOUR, MINUTE, SECOND
from bot.starting import CommandSync, log_in, patience
from bot.store.errors import StoreFullError
from tests.bot.tables.tabletop import StillClock
from tests.bot.test_running import refused
from tests.bot.waiting import idle, ring

if TYPE_CHECKING:
    from collections.abc import Callable


class Stage:
    """A client whose login goes by a script, and which notes the waits in between."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *script: BaseException) -> None:
        self.script = list(script)
        self.waited: list[float] = []
        self.closed = 0
        self.http = SimpleNamespace(close=self._close, connector=object())
        real = asyncio.sleep

        async def sleep(seconds: float) -> None:
            self.waited.append(seconds)
            await real(0)

        monkeypatch.setattr("bot.starting.asyncio.sleep", sleep)

    async def _close(self) -> None:
        self.closed += 1

    async def login(self, token: str) -> None:
        assert token == "t"
        if self.script:
            raise self.script.pop(0)


PASSING: list[tuple[Callable[[], BaseException], float]] = [
    (lambda: discord.RateLimited(600.0), 601),
    (lambda: refused(429), 5),
    (lambda: refused(429, 0, **{"Retry-After": "75"}), 76),
    (lambda: refused(503), 5),
    (lambda: refused(403), 5),  # the network in front of Discord
    (lambda: aiohttp.ClientConnectionError("no route"), 5),
    (lambda: OSError("no network"), 5),
    (lambda: TimeoutError(), 5),
]


@pytest.mark.parametrize(("error", "seconds"), PASSING)
async def test_n4_a_login_that_fails_for_a_while_is_tried_again(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: Callable[[], BaseException],
    seconds: float,
) -> None:
    stage = Stage(monkeypatch, error())
    await log_in(stage, "t")  # type: ignore[arg-type]
    assert stage.waited == [seconds]
    assert stage.closed == 1
    (said,) = [record.getMessage() for record in caplog.records]
    assert said.startswith("Discord cannot be reached (")
    assert f"I wait {seconds:.0f} s and try again" in said


async def test_n4_waits_grow_longer_and_the_login_is_never_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stage = Stage(monkeypatch, *(refused(502) for _ in range(12)))
    await log_in(stage, "t")  # type: ignore[arg-type]
    assert stage.waited == [5, 10, 20, 40, 80, 160, 320, 600, 600, 600, 600, 600]


@pytest.mark.parametrize("error", [discord.LoginFailure("no"), StoreFullError("no room")])
async def test_n4_an_error_that_does_not_pass_is_raised(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    stage = Stage(monkeypatch, error)
    with pytest.raises(type(error)):
        await log_in(stage, "t")  # type: ignore[arg-type]
    assert stage.waited == []


def test_n4_no_wait_is_longer_than_a_day() -> None:
    assert patience(discord.RateLimited(1e9), 0) == DAY
    assert patience(refused(429, 0, **{"Retry-After": "1e9"}), 0) == 5 * SECOND, "1e9 is no number"
    assert patience(refused(400, 30034), 0) == HOUR
    assert patience(refused(502), 10**6) == 10 * MINUTE


@pytest.mark.parametrize(
    "error",
    [
        lambda: discord.RateLimited(600.0),
        lambda: refused(400, 30034),
        lambda: refused(429),
        lambda: refused(502),
        lambda: StoreFullError("no room"),
    ],
)
async def test_n4_commands_are_given_again_later(error: Callable[[], BaseException]) -> None:
    clock, asked = StillClock(), list[int]()
    script = [error(), error()]

    async def give() -> None:
        asked.append(clock.now())
        if script:
            raise script.pop()

    sync = CommandSync(clock, give)
    sync.start()
    await idle()
    assert len(asked) == 1
    wait = patience(error(), 0)
    clock.pass_by(wait - 1)
    await ring()
    assert len(asked) == 1, "it is too soon"
    clock.pass_by(1)
    await ring()
    assert len(asked) == 2
    clock.pass_by(2 * wait)
    await ring()
    assert len(asked) == 3
    clock.pass_by(DAY)
    await ring()
    assert len(asked) == 3, "Discord has the commands"


@pytest.mark.logs_errors
async def test_n4_wrong_commands_are_reported_once(caplog: pytest.LogCaptureFixture) -> None:
    clock, asked = StillClock(), list[int]()

    async def give() -> None:
        asked.append(clock.now())
        raise refused(400, 50035)

    sync = CommandSync(clock, give)
    sync.start()
    await idle()
    clock.pass_by(DAY)
    await ring()
    assert len(asked) == 1
    assert "please report it" in caplog.text
