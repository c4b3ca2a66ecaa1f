"""A game put into a given state, and everything each person sees of it."""

from __future__ import annotations

import copy
import json
from typing import TYPE_CHECKING, Any

from simcord.backend import serializers

from bot.checks.playing.witness import lines_of
from bot.tables.notifications import Notice, write_notices
from bot.tables.pings.questions import ask_again
from bot.ui.custom_ids import Press
from tests.bot.world import call_in, find_message, told

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.ids import TableNumber
    from bot.store.transaction import Transaction
    from games.states import State
    from tests.bot.world import World

NOBODY_HERE = 50007
"""Discord's code for a direct message to a person who does not accept any."""


async def lay(world: World, number: TableNumber, state: State) -> None:
    """Puts a game under way into this state, and shows it to everybody."""
    tables = world.services.tables

    def job(tx: Transaction) -> None:
        table = tx.table(number)
        assert table is not None
        versions = tuple(version + 1 for version in table.versions)
        tx.save_table(number, state=encoded, versions=versions)
        hands = [Notice("hand", seat.person) for seat in tx.seats(number)]
        tx.save_table(number, questions=ask_again(laid, range(len(laid.seats))))
        write_notices(tx, number, [Notice("turn"), *hands])

    with world.as_bot():
        async with tables.hold(number) as table:
            encoded, laid = table.game.encode(state).decode(), table.changed(state)
            await tables.commit(number, job)
    await world.env.settle()


async def names_by_seat(world: World, number: TableNumber) -> list[str]:
    """Returns the names of a table's people, by seat."""
    table = await world.table(number)
    return [await world.name_at(number, seat) for seat in range(len(table.seats))]


def close_messages(world: World, name: str) -> None:
    """Makes a person refuse direct messages from now on."""
    channel = world.person(name).user.dm_channel.id
    path = f"/channels/{channel}/messages*"
    world.env.inject_error("*", path, status=403, code=NOBODY_HERE, times=None)


# -- what people see -----------------------------------------------------------------------------


def sight(world: World, name: str) -> dict[str, list[str]]:
    """Returns every message that somebody sees, whole and with its pictures, by place; an edit
    shows by its time.

    Private answers to the person's own presses are included.
    """
    person = world.person(name)
    rooms = {channel.id: channel.name for channel in _rooms(world)}
    rooms[person.user.dm_channel.id] = "direct messages"
    return {
        f"{room} {number}": [
            _whole(world, stored)
            for _, stored in sorted(world.env.backend.messages.get(number, {}).items())
            if stored.visible_to(person.user.id)
        ]
        for number, room in rooms.items()
    }


def sights(world: World, *but: str) -> dict[str, dict[str, list[str]]]:
    """Returns what everybody else sees."""
    return {name: sight(world, name) for name in world.people if name not in but}


def _rooms(world: World) -> Iterator[Any]:
    for channel in world.env.backend.channels.values():
        if channel.guild_id == world.guild.id:
            yield channel


def _whole(world: World, stored: Any) -> str:
    backend = world.env.backend
    payload = copy.deepcopy(serializers.message_payload(backend, stored))
    pictures = [repr(backend.cdn.get(a["url"])) for a in stored.attachments]
    return json.dumps([payload, pictures], default=str, ensure_ascii=False, sort_keys=True)


def touched(world: World, since: int) -> set[int]:
    """Returns the channels that the bot has written to by itself since this many requests; answers
    to presses do not count.
    """
    paths = [request.path.strip("/").split("/") for request in world.env.http_requests[since:]]
    assert {path[0] for path in paths} <= {"channels", "interactions", "webhooks"}
    return {int(path[1]) for path in paths if path[0] == "channels"}


async def lines_told(world: World, number: TableNumber) -> list[str]:
    """Returns the lines that are told in a table's thread, oldest first, each as often as it was
    told.
    """
    thread = await world.thread(number)
    said = [told(message) for message in thread.history() if not message.flags.ephemeral]
    return lines_of("\n".join(said))


async def called(world: World, number: TableNumber) -> list[str]:
    """Returns the names of those whom the message of the turn calls."""
    thread = await world.thread(number)
    seen = [message for message in thread.history() if not message.flags.ephemeral]
    call = next(call for message in reversed(seen) if (call := call_in(message)))
    return [name for name, member in world.people.items() if f"<@{member.user.id}>" in call]


async def board(world: World, number: TableNumber, name: str) -> Any:
    """Returns the board as somebody sees it in the thread."""
    thread = await world.thread(number)
    return find_message(thread, world.person(name), Press(number, 0, "open").encode())
