"""Sending and editing messages without ever posting one twice.

A message is sent with a nonce made from its row. Discord shows nonces to everybody, so a nonce is a
keyed hash with the database's secret and reveals nothing about how many rows, public or private,
were written in between. If the process dies before the message's id is known, the row is *in doubt*
at the next start: within a minute Discord returns the first message for the same nonce; later the
message is looked for in the channel, among the lane's messages that are not accounted for.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import discord

from bot.clock import HOUR, MINUTE
from bot.discord_errors import EDITED_TOO_OFTEN, ThreadLockedError, Trouble, trouble_of
from bot.post.courier import Again
from bot.store.keyed import keyed_hash
from bot.ui.custom_ids import Press, parse

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from bot.ids import ChannelId, PersonId, TableNumber
    from bot.post.bundle import Bundle
    from bot.services import Services
    from bot.store.rows import OutboxRow
    from bot.ui.components import Layout

NONCE_HOLDS = MINUTE
"""Milliseconds for which we rely on Discord to recognise a nonce; documented as 'the past few
minutes'.
"""

_SLACK = MINUTE
"""Milliseconds by which our clock may be ahead of Discord's."""

OLD = HOUR
"""Discord lets messages older than this be edited only a few times in a while."""

_LOOKED_THROUGH = 100
_NONCE_BYTES = 12
"""Bytes of a nonce: 24 hexadecimal characters, of the 25 that Discord accepts."""


def nonce(secret: bytes, row: OutboxRow) -> str:
    """Returns the nonce of the message that begins with this row, the same whenever it is sent.

    secret: the database's. The time is included because a restored backup continues with an earlier
    row number.
    """
    return keyed_hash(secret, "nonce", row.id, row.made, size=_NONCE_BYTES)


class Sending:
    """The operations on messages that all lanes share."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services
        self._secret: bytes | None = None

    async def text(
        self,
        channel: discord.abc.Messageable,
        lines: Bundle,
        called: Sequence[PersonId],
        *,
        role: int | None = None,
        silent: bool = False,
    ) -> tuple[int, tuple[OutboxRow, ...]]:
        """Sends sentences and returns the message's id and the rows that are on it.

        called, role: the people that Discord notifies, and those with this role. silent: whether no
        phone buzzes.
        """
        first = lines.rows[0]
        sent = await self._find(channel, first, lambda m: lines.begins(m.content))
        if sent is None:
            people = [discord.Object(person) for person in called]
            roles = [] if role is None else [discord.Object(role)]
            sent = await channel.send(
                lines.content,
                nonce=await self._nonce(first),
                silent=silent,
                allowed_mentions=discord.AllowedMentions(users=people, roles=roles),
            )
        return sent.id, lines.on(sent.content) if first.doubt else lines.rows

    async def layout(
        self,
        channel: discord.abc.Messageable,
        row: OutboxRow,
        known_by: set[str] | Callable[[discord.Message], bool],
        layout: Layout,
        files: list[discord.File],
        called: Sequence[PersonId] = (),
        *,
        body: str | None = None,
        silent: bool = False,
    ) -> int:
        """Sends a layout and returns the message's id.

        known_by: how an existing message is recognised: by one of these buttons, given without or
        with arguments, or by a function. called: the people that Discord notifies. body: what is
        noted of the message in the row until it is known to be sent. silent: whether no phone
        buzzes. For a row in doubt the message may be an older one with outdated content. Raises
        `Again`.
        """
        is_it = known_by if callable(known_by) else _with_button(known_by, row)
        sent = await self._find(channel, row, is_it)
        if sent is None:
            store, noted = self._services.store, row.doubt and body is None
            if not noted and not await store.write(lambda tx: tx.doubt(row.id, body)):
                raise Again  # a change has replaced the row meanwhile
            people = [discord.Object(person) for person in called]
            sent = await channel.send(
                view=layout,
                nonce=await self._nonce(row),
                files=files,
                silent=silent,
                allowed_mentions=discord.AllowedMentions(users=people),
            )
        return sent.id

    async def find(
        self,
        channel: discord.abc.Messageable,
        row: OutboxRow,
        known_by: set[str] | Callable[[discord.Message], bool],
    ) -> int | None:
        """Returns the id of the message that was sent for a row in doubt, None if there is none.

        known_by: see `layout`. Discord's memory of nonces is not relied on.
        """
        is_it = known_by if callable(known_by) else _with_button(known_by, row)
        found = await self._search(channel, row, is_it)
        return None if found is None else found.id

    async def edit(
        self,
        channel: ChannelId,
        message: int,
        layout: Layout,
        files: Callable[[], list[discord.File]] | None = None,
    ) -> bool:
        """Changes a message and returns False if it is gone, or too old to be changed now.

        files: makes its attachments, because discord.py uses them up; None leaves them as they are.
        """
        place = self._client.get_partial_messageable(channel).get_partial_message(message)

        async def edit() -> None:
            changes: dict[str, Any] = {} if files is None else {"attachments": files()}
            await place.edit(view=layout, **changes)

        try:
            await edit()
        except discord.HTTPException as error:
            trouble = trouble_of(error)
            if trouble is Trouble.MESSAGE_GONE or error.code == EDITED_TOO_OFTEN:
                return False
            if trouble is not Trouble.ARCHIVED:
                raise
            await self._wake_thread(channel)
            await edit()
        return True

    async def _nonce(self, row: OutboxRow) -> str:
        if self._secret is None:
            self._secret = await self._services.store.read(lambda tx: tx.secret())
        return nonce(self._secret, row)

    async def _wake_thread(self, thread: ChannelId) -> None:
        """Unarchives a thread, because Discord hides silent threads and allows no edits in them.

        Raises `ThreadLockedError` if a moderator has locked it.
        """
        channel = await self._client.fetch_channel(thread)
        if isinstance(channel, discord.Thread):
            try:
                await channel.edit(archived=False)
            except discord.Forbidden as error:
                if not channel.locked:
                    raise
                raise ThreadLockedError from error

    async def _find(
        self,
        channel: discord.abc.Messageable,
        row: OutboxRow,
        is_it: Callable[[discord.Message], bool],
    ) -> discord.Message | None:
        """Returns our message that was sent for a row in doubt, or None if there is none or
        Discord will return it for its nonce.
        """
        if not row.doubt or self._services.clock.now() - row.made < NONCE_HOLDS:
            return None
        return await self._search(channel, row, is_it)

    async def _search(
        self,
        channel: discord.abc.Messageable,
        row: OutboxRow,
        is_it: Callable[[discord.Message], bool],
    ) -> discord.Message | None:
        """Returns our first message that may have been sent for a row and is not accounted for."""
        me = self._client.user
        if me is None:
            return None
        known = await self._services.store.read(lambda tx: tx.last_message(row.lane))
        after = discord.Object(max(known or 0, _snowflake(row.made - _SLACK)))
        async for message in channel.history(limit=_LOOKED_THROUGH, after=after):
            if message.author.id == me.id and is_it(message):
                return message
        return None


def _with_button(steps: set[str], row: OutboxRow) -> Callable[[discord.Message], bool]:
    return lambda message: bool(steps & set(_steps(message, row.table_id)))


def _steps(message: discord.Message, table: TableNumber | None) -> Iterator[str]:
    """Yields the steps of the buttons on a message of a table."""

    def walk(items: Any) -> Iterator[str]:
        for item in items:
            press = parse(getattr(item, "custom_id", None) or "")
            if isinstance(press, Press) and press.table == table:
                yield press.step
                yield ".".join((press.step, *press.args))
            yield from walk(getattr(item, "children", ()))

    return walk(message.components)


def _snowflake(milliseconds: int) -> int:
    moment = datetime.fromtimestamp(max(milliseconds, 0) / 1000, UTC)
    return max(discord.utils.time_snowflake(moment), 0)
