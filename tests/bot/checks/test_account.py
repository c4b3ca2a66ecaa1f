"""The token and the permissions are checked with a local Discord, which stays as it is."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING, Any

import discord
import discord.http
import pytest
from pydantic import SecretStr

from bot.checks.account import look_at_account
from bot.checks.steps import CheckError
from bot.loopback.faults import Fault
from bot.loopback.server import LocalDiscord
from bot.settings import Settings
from bot.ui.permissions import INVITED_WITH

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bot.loopback.wire import Call

TOKEN = "right"


@pytest.fixture
async def local(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(token=TOKEN) as server:
        monkeypatch.setattr(discord.http.Route, "BASE", f"{server.url}/api/v10")
        yield server


async def look(token: str | None = TOKEN) -> str:
    secret = None if token is None else SecretStr(token)
    return await look_at_account(Settings(DISCORD_TOKEN=secret))  # type: ignore[call-arg]


async def test_without_a_token_discord_is_not_asked(local: LocalDiscord) -> None:
    assert await look(None) == "no token is set, so nothing was asked"
    assert not local.requests


def give(local: LocalDiscord, monkeypatch: pytest.MonkeyPatch, **changes: bool) -> None:
    """Adds to the server's answer what the bot may do there, which simcord leaves out."""
    permissions = discord.Permissions(INVITED_WITH.value)
    permissions.update(**changes)
    answer = local.world.request

    def request(call: Call) -> Any:
        result = answer(call)
        if call.path == "/users/@me/guilds":
            return [server | {"permissions": str(permissions.value)} for server in result]
        return result

    monkeypatch.setattr(local.world, "request", request)


async def test_a_good_token_with_all_permissions_passes(
    local: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    give(local, monkeypatch)
    found = await look()
    assert found.startswith("Under the Table, on 1 server(s) with all it needs")
    assert "999" in found
    assert {call.method for call in local.requests} == {"GET"}


async def test_a_token_that_discord_refuses_is_reported(local: LocalDiscord) -> None:
    with pytest.raises(CheckError, match="Discord refused the token"):
        await look("wrong")


async def test_a_missing_permission_is_named(
    local: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    give(local, monkeypatch, attach_files=False, create_public_threads=False)
    with pytest.raises(CheckError, match=r"lacks .*Attach Files"):
        await look()
    with pytest.raises(CheckError, match=r"lacks .*Create Public Threads"):
        await look()


async def test_an_administrator_lacks_no_permission(
    local: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    give(local, monkeypatch, attach_files=False, administrator=True)
    assert "with all it needs" in await look()


async def test_errors_of_discord_are_reported(local: LocalDiscord) -> None:
    local.faults.plant(Fault(status=503))
    with pytest.raises(CheckError, match="Discord answered 503 to /users/@me; try again later"):
        await look()


async def test_a_discord_that_cannot_be_reached_is_reported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        base = f"http://127.0.0.1:{nobody.getsockname()[1]}"
        monkeypatch.setattr(discord.http.Route, "BASE", base)
        with pytest.raises(CheckError, match="Discord cannot be reached"):
            await look()
