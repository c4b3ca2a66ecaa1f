"""Messages that everybody around a table sees: the card, the turns, the end."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.discord_errors import ThreadLockedError, Trouble, trouble_of
from bot.post.courier import Again, RowOutcome, Waiting
from bot.post.ends import EndMessages
from bot.post.invitations import Invitations
from bot.post.memberships import Memberships
from bot.post.mentions import Mentions
from bot.post.motions import MotionMessages
from bot.post.places import Places
from bot.post.reminders import Calls
from bot.post.sending import Sending
from bot.post.turns import TurnMessages
from bot.tables.due.reminders import CALL
from bot.tables.lobbies.calling import offers_call
from bot.tables.lost_places import GUILD_GONE, NO_ACCESS, THREAD_GONE, THREAD_LOCKED
from bot.tables.notifications import read_dropped
from bot.tables.pings.mentions import INVITE, MENTION, REMOVE, SEATED
from bot.tables.voting.rules import MOTION
from bot.ui.lobby.card import card
from bot.ui.lobby.waiting import REOPEN
from bot.ui.sheets import voice

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import TypeAlias

    from bot.ids import PersonId
    from bot.services import Services
    from bot.store.rows import OutboxRow
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.ui.sheets import Voice

    Delivery: TypeAlias = Callable[[Table, OutboxRow, Voice], Awaitable[None]]

_REASONS = {
    Trouble.CHANNEL_GONE: THREAD_GONE,
    Trouble.GUILD_GONE: GUILD_GONE,
    Trouble.NO_ACCESS: NO_ACCESS,
    Trouble.ARCHIVED: THREAD_LOCKED,
    Trouble.LOCKED: THREAD_LOCKED,
}
"""The reasons to pause a table after lasting trouble with its place."""


class PublicRound:
    """The delivery of the public lane of a table."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services
        self._sending = Sending(client, services)
        self._places = Places(client, services)
        memberships = Memberships(client, services)
        self._invitations = Invitations(client, services, self._sending, memberships)
        mentions = Mentions(client, services, self._sending)
        turns = TurnMessages(client, services, self._sending)
        self._in_channel: dict[str, Delivery] = {
            "card": self._card,
            "drop": self._drop,
            INVITE: self._invitations.call,
            SEATED: self._invitations.tell_seated,
            REMOVE: memberships.remove,
        }
        """The deliveries to the channel where the table was opened, by kind."""
        self._at_home: dict[str, Delivery] = {
            "turn": turns.show,
            "end": EndMessages(client, services, self._sending, turns).show,
            MOTION: MotionMessages(client, services, self._sending).show,
            MENTION: mentions.mention,
            CALL: Calls(client, services, self._sending).call,
        }
        """The deliveries to the place where it is played, by kind."""

    async def deliver(self, rows: list[OutboxRow]) -> None:
        """See `Deliverer.deliver`."""
        row = rows[0]
        if row.table_id is None:
            raise ValueError("a public row without a table")
        table = await self._services.tables.find(row.table_id)
        if table.private:
            await self._services.store.write(lambda tx: _pass_over(tx, table, row))
            return
        if table.row.paused:
            raise Waiting
        try:
            await self._post(table, rows[0])
        except (discord.HTTPException, ThreadLockedError) as error:
            now = await self._services.tables.find(table.id)
            if trouble_of(error) in _REASONS and now.place != table.place:
                raise Again from error  # the place that was lost is no longer the table's place
            raise

    async def _post(self, table: Table, row: OutboxRow) -> None:
        spoken = voice(table.row.locale, table)
        in_channel, at_home = self._in_channel.get(row.kind), self._at_home.get(row.kind)
        if in_channel is not None:
            await in_channel(table, row, spoken)
        elif at_home is not None:
            await at_home(await self._places.home(table, spoken), row, spoken)
        else:
            raise ValueError(f"a public row of kind {row.kind}")

    async def failed(self, row: OutboxRow, trouble: Trouble) -> RowOutcome:
        """Pauses the table, whose place is lost, and tells its host. See `Deliverer.failed`."""
        store = self._services.store
        why = _REASONS.get(trouble)
        if row.kind == "drop":  # a board that cannot be reached cannot be scrolled back to either
            await store.write(lambda tx: tx.delivered([row]))
            return RowOutcome.GO_ON
        if why is None or row.table_id is None:
            return RowOutcome.PARK
        if await self._services.lost_places.pause(row.table_id, why):
            return RowOutcome.WAIT
        # The game is over and nobody will move it to a new place; its record tells the rest.
        await store.write(lambda tx: tx.clear_lane(row.lane))
        return RowOutcome.GO_ON

    async def _card(self, table: Table, row: OutboxRow, spoken: Voice) -> None:
        await self._invitations.refresh(table, spoken)
        keen, calling = await self._services.store.read(partial(_around, table=table))
        layout = card(table, spoken, keen, calling=calling)
        known = table.row.card
        if known and await self._sending.edit(table.row.channel, known, layout):
            await self._services.store.write(lambda tx: tx.delivered([row]))
            return
        channel = self._client.get_partial_messageable(table.row.channel)
        made = await self._sending.layout(channel, row, {"join", "open", REOPEN}, layout, [])

        def job(tx: Transaction) -> None:
            if row.doubt:
                tx.sure(row, made)
            else:
                tx.delivered([row], made)

        if not await self._services.tables.amend(table, job, card=made):
            raise Again

    async def _drop(self, _table: Table, row: OutboxRow, _spoken: Voice) -> None:
        dropped = read_dropped(row.body)
        channel = self._client.get_partial_messageable(dropped.channel)
        try:
            await channel.get_partial_message(dropped.message).delete()
        except discord.NotFound as error:
            if error.code != 10008:
                raise
        await self._services.store.write(lambda tx: tx.delivered([row]))


def _around(tx: Transaction, table: Table) -> tuple[list[PersonId], bool]:
    """Returns who would like to play the next game, unless that is being set up or has begun, and
    whether players can be called.
    """
    keen = [] if tx.rematch(table.id) is not None else tx.keen(table.id)
    return keen, offers_call(tx, table)


def _pass_over(tx: Transaction, table: Table, row: OutboxRow) -> None:
    """Posts nothing of a private table; what was told there is kept for its panel until the end."""
    tx.delivered([row])
    if row.kind == "end":
        tx.forget_told(table.id, tx.last_told(table.id))
