"""Who could read what: every text that the bot has sent, with its only reader, or none."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec

from bot.ids import ChannelId

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.bot.world import World

EPHEMERAL = 1 << 6


class Heard(msgspec.Struct, frozen=True):
    """A text. reader: the id of the only person who sees it, None if others do too. words: all of
    it, JSON.
    """

    reader: int | None
    words: str


NOBODY = 0
"""Reader of requests that nobody sees, such as the opening of a conversation."""


def overheard(world: World) -> Iterator[Heard]:
    """Returns everything sent since the world began, including earlier forms of edited messages."""
    for request in world.env.http_requests:
        reader = reader_of(world, request.path, request.json)
        if reader != NOBODY:
            yield Heard(reader, json.dumps(request.json, ensure_ascii=False))
    yield from _pictures(world)


def reader_of(world: World, path: str, body: Any) -> int | None:
    """Returns the only person who sees a request, None if others do too, or `NOBODY`."""
    backend = world.env.backend
    match path.strip("/").split("/"):
        case ["interactions", _, token, "callback"]:
            return _answered(world, _record(world, token), body)
        case ["webhooks", _, token, *_]:
            record = _record(world, token)
            shown = record.message_id or record.source_message_id
            return _seen_by(world, record.channel_id, shown)
        case ["channels", channel, *_] if int(channel) in backend.channels:
            return _dm_of(world, ChannelId(int(channel)))
    return NOBODY


def _record(world: World, token: str) -> Any:
    """Returns the interaction with a token, looking at the newest first."""
    records = reversed(world.env.backend.interactions.values())
    return next(record for record in records if record.token == token)


def _answered(world: World, record: Any, body: Any) -> int | None:
    kind, data = body["type"], body.get("data") or {}
    if kind in (8, 9) or (kind in (4, 5) and data.get("flags", 0) & EPHEMERAL):
        return int(record.user_id)
    if kind in (6, 7):
        return _seen_by(world, record.channel_id, record.source_message_id)
    return _dm_of(world, record.channel_id)


def _seen_by(world: World, channel: ChannelId, message: int | None) -> int | None:
    """Returns the only reader of a message, None if there may be others."""
    stored = world.env.backend.messages[channel].get(message or 0)
    if stored is not None and stored.is_ephemeral:
        readers = [m.user.id for m in world.people.values() if stored.visible_to(m.user.id)]
        assert len(readers) == 1
        return int(readers[0])
    return _dm_of(world, channel)


def _dm_of(world: World, channel: ChannelId) -> int | None:
    owners = {number: person for person, number in world.env.backend.dm_channels.items()}
    return owners.get(channel)


def _pictures(world: World) -> Iterator[Heard]:
    """Returns the pictures in all messages; the text lettered on them follows the image."""
    backend = world.env.backend
    for channel, messages in backend.messages.items():
        for stored in messages.values():
            reader = _seen_by(world, ChannelId(channel), stored.id)
            for attachment in stored.attachments:
                data = backend.cdn.get(attachment["url"]) or b""
                yield Heard(reader, data.partition(b"IEND")[2].decode("utf-8", "replace"))
