"""The slash commands of the cogs, gathered without connecting to Discord."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.checks.payload import WHOLE, payload_faults, size_of
from bot.checks.steps import CheckError, some
from bot.client import Client, command_payload, extensions
from bot.clock import Clock
from bot.services import Services
from bot.store.sqlite import SqliteStore
from bot.words.translator import Translator
from games.registry import all_games
from games.words import MissingWordsError

if TYPE_CHECKING:
    from collections.abc import Sequence


async def look_at_commands() -> str:
    """Returns a summary of the commands. Raises `CheckError`."""
    try:
        payload = await gather_commands()
    except MissingWordsError as error:
        raise CheckError(f"a command has no words: {error}") from error
    if wrong := list(payload_faults(payload)):
        raise CheckError(some(wrong))
    missing = set(all_games()) - set(playable(payload))
    if missing:
        raise CheckError(f"these games have no commands: {', '.join(sorted(missing))}")
    largest = max(payload, key=size_of)
    return (
        f"{len(payload)} commands; the largest, /{largest['name']}, holds {size_of(largest)} of"
        f" {WHOLE} characters"
    )


async def gather_commands() -> list[dict[str, Any]]:
    """Returns the commands in the form of `bot.client.command_payload`."""
    clock = Clock()
    with tempfile.TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "none.db", clock.now)
        client = Client(Services(store, clock), sync=False)
        try:
            await client.tree.set_translator(Translator())
            for extension in extensions():
                await client.load_extension(extension)
            return await command_payload(client.tree)
        finally:
            await client.close()


def playable(payload: Sequence[dict[str, Any]]) -> list[str]:
    """Returns the games among the commands, which are those that can be played on Discord."""
    known = all_games()
    return [str(command["name"]) for command in payload if command["name"] in known]
