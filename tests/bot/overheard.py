"""Who got to read what: every text the bot has sent, with the one person it was for, or all."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.bot.world import World

EPHEMERAL = 1 << 6


class Heard(msgspec.Struct, frozen=True):
    """reader: the id of the only person who sees it, None if others do. words: all of it, JSON."""

    reader: int | None
    words: str


NOBODY = 0
"""The reader of what nobody sees, such as the opening of a conversation."""


def overheard(world: World) -> Iterator[Heard]:
    """All that was sent since the world began, first forms of edited messages among them."""
    for request in world.env.http_requests:
        reader = reader_of(world, request.path, request.json)
        if reader != NOBODY:
            yield Heard(reader, json.dumps(request.json, ensure_ascii=False))
    yield from _pictures(world)


def reader_of(world: World, path: str, body: Any) -> int | None:
    """Who sees what was sent there: the only person, None if others do too, or `NOBODY`."""
    backend = world.env.backend
    match path.strip("/").split("/"):
        case ["interactions", _, token, "callback"]:
            return _answered(world, _record(world, token), body)
        case ["webhooks", _, token, *_]:
            record = _record(world, token)
            shown = record.message_id or record.source_message_id
            return _seen_by(world, record.channel_id, shown)
        case ["channels", channel, *_] if int(channel) in backend.channels:
            return _dm_of(world, int(channel))
    return NOBODY


def _record(world: World, token: str) -> Any:
    """The interaction with a token; the newest is looked at first."""
    records = reversed(world.env.backend.interactions.values())
    return next(record for record in records if record.token == token)


def _answered(world: World, record: Any, body: Any) -> int | None:
    kind, data = body["type"], body.get("data") or {}
    if kind in (8, 9) or (kind in (4, 5) and data.get("flags", 0) & EPHEMERAL):
        return int(record.user_id)
    if kind in (6, 7):
        return _seen_by(world, record.channel_id, record.source_message_id)
    return _dm_of(world, record.channel_id)


def _seen_by(world: World, channel: int, message: int | None) -> int | None:
    """The only reader of a message, None if there may be others."""
    stored = world.env.backend.messages[channel].get(message or 0)
    if stored is not None and stored.is_ephemeral:
        readers = [m.user.id for m in world.people.values() if stored.visible_to(m.user.id)]
        assert len(readers) == 1
        return int(readers[0])
    return _dm_of(world, channel)


def _dm_of(world: World, channel: int) -> int | None:
    owners = {number: person for person, number in world.env.backend.dm_channels.items()}
    return owners.get(channel)


def _pictures(world: World) -> Iterator[Heard]:
    """The pictures in the messages there are: what is lettered on them follows the image."""
    backend = world.env.backend
    for channel, messages in backend.messages.items():
        for stored in messages.values():
            reader = _seen_by(world, channel, stored.id)
            for attachment in stored.attachments:
                data = backend.cdn.get(attachment["url"]) or b""
                yield Heard(reader, data.partition(b"IEND")[2].decode("utf-8", "replace"))
