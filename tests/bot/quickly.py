"""Work that every world would repeat, done once: a migrated database, the commands."""

from __future__ import annotations

import contextlib
import functools
import json
import sqlite3
from typing import TYPE_CHECKING, Any

from discord.app_commands import Command, Group

from bot.store.migrations import Migration, migrate, migrations

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

_payloads: dict[tuple[type, str], str] = {}
"""Payload of a command as JSON, by translator and by the command in English."""


def migrate_at_once(connection: sqlite3.Connection, todo: list[Migration], now: int) -> None:
    """Replaces `migrate`: a database without any migration becomes a copy of a migrated one."""
    if len(todo) < len(migrations()):
        migrate(connection, todo, now)
        return
    with contextlib.closing(sqlite3.connect(":memory:")) as migrated:
        migrated.deserialize(_migrated())
        migrated.backup(connection)
    connection.execute("update migration set at = :at", {"at": now})


@functools.cache
def _migrated() -> bytes:
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as made:
        migrate(made, migrations(), now=0)
        return made.serialize()


def give_commands_once() -> None:
    """Looks up the words of a command only once in each of Discord's languages, instead of once for
    every bot.
    """
    for kind in (Command, Group):
        kind.get_translated_payload = _kept(kind.get_translated_payload)


def _kept(translated: Callable[..., Awaitable[dict[str, Any]]]) -> Callable[..., Any]:
    @functools.wraps(translated)
    async def once(command: Any, tree: Any, translator: Any) -> dict[str, Any]:
        if command.parent is not None:
            return await translated(command, tree, translator)
        key = (type(translator), json.dumps(command.to_dict(tree)))
        if key not in _payloads:
            _payloads[key] = json.dumps(await translated(command, tree, translator))
        return dict(json.loads(_payloads[key]))

    return once
