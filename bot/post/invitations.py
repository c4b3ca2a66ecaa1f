"""Invitations to a table, in the channel of its card, and what they say once nobody is wanted."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import discord
from msgspec.structs import replace

from bot.discord_errors import EDITED_TOO_OFTEN, Trouble, trouble_of
from bot.post.bundle import bundle
from bot.post.mentions import Pings, link_to, sorted_pings
from bot.tables.notifications import INVITED, private_lane
from bot.tables.pings.mentions import addressed, read_mention, without
from bot.tables.seating import has_room
from games.engine import Text, text

if TYPE_CHECKING:
    from bot.ids import PersonId, TableNumber
    from bot.post.memberships import Memberships
    from bot.post.sending import Sending
    from bot.services import Services
    from bot.store.rows import OutboxRow
    from bot.store.transaction import Transaction
    from bot.tables.pings.mentions import Mention
    from bot.tables.table import Table
    from bot.ui.sheets import Voice


class Invitations:
    """The delivery of invitations, which mention everybody who is invited once."""

    def __init__(
        self,
        client: discord.Client,
        services: Services,
        sending: Sending,
        memberships: Memberships,
    ) -> None:
        self._client = client
        self._services = services
        self._sending = sending
        self._memberships = memberships

    async def call(self, table: Table, row: OutboxRow, spoken: Voice) -> None:
        """Invites people, unless the game has begun meanwhile or the table was closed."""
        said: Mention | None = read_mention(row.body)
        if said is not None and table.by_invitation:
            said = await self._let_in(table, said)
        if table.row.phase != "lobby" or said is None:
            await self._services.store.write(lambda tx: tx.delivered([row]))
            return
        pings = await sorted_pings(self._services.people, said.people, table, "calls")
        hushed = await self._services.store.read(lambda tx: tx.avoiders_of_table(table.id))
        pings = replace(Pings(soft=pings.soft) if said.soft else pings, hushed=hushed)
        lines = bundle([row], lambda _: spoken.marked(said.text))
        place = table.row.channel
        channel = self._client.get_partial_messageable(place)
        message, covered = await self._sending.text(
            channel, lines, pings.first, role=said.role, silent=not (pings.loud or said.role)
        )
        link = link_to(table, place, table.row.card or message)

        def to_one(person: PersonId) -> Text:
            line = Text(said.text.key, said.text.args | {"people": addressed((person,))})
            return text("ping-linked", line=line, link=link)

        def job(tx: Transaction) -> None:
            tx.delivered(covered, message)
            if table.by_invitation:
                _call_directly(tx, table, pings)
                replace(pings, direct=()).go_on(tx, table, to_one)
            else:
                pings.go_on(tx, table, to_one)
            tx.add_player_call(table.id, message)
            if not has_room(table):  # nothing else would have it say so
                tx.post_once(table.id, row.lane, "card")

        await self._services.store.write(job)
        self._services.tables.tell(table)

    async def _let_in(self, table: Table, said: Mention) -> Mention | None:
        """Adds those who are called to the table's private thread. Returns the call without people
        who are not invited there any more, None if nobody is left.
        """
        invited = set(await self._services.store.read(lambda tx: tx.invited(table.id)))
        left: Mention | None = replace(said, role=None)
        for person in said.people:
            if left is not None and person not in invited:
                left = without(left, person)
        if left is not None and table.row.phase == "lobby":
            await self._memberships.add(table, left.people)
        return left if left is not None and left.people else None

    async def tell_seated(self, table: Table, row: OutboxRow, spoken: Voice) -> None:
        """Calls people who sit at a table, unless its game has begun meanwhile. How they wish to be
        called was decided when the row was written.
        """
        said, sent = read_mention(row.body), None
        covered: tuple[OutboxRow, ...] = (row,)
        if table.row.phase == "lobby":
            lines = bundle([row], lambda _: spoken.marked(said.text))
            channel = self._client.get_partial_messageable(table.row.channel)
            sent, covered = await self._sending.text(channel, lines, said.people, silent=said.soft)
        await self._services.store.write(lambda tx: tx.delivered(covered, sent))

    async def refresh(self, table: Table, spoken: Voice) -> None:
        """Has every invitation to a table say whether somebody is still wanted there."""
        calls = await self._services.store.read(lambda tx: tx.player_calls(table.id))
        says = _says(table)
        for call in calls:
            if says in (None, call.says) or (says == "free" and call.says == "open"):
                continue
            await self._edit(table, call.message, spoken.marked(_words(table, str(says))))
            noted = partial(_note, table=table.id, message=call.message, says=str(says))
            await self._services.store.write(noted)
        if calls and table.row.phase != "lobby":
            await self._services.store.write(lambda tx: tx.drop_player_calls(table.id))

    async def _edit(self, table: Table, message: int, words: str) -> None:
        """Changes an invitation, unless it is gone or too old to be changed now."""
        channel = self._client.get_partial_messageable(table.row.channel)
        try:
            await channel.get_partial_message(message).edit(
                content=words, allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.HTTPException as error:
            gone = trouble_of(error) in (Trouble.MESSAGE_GONE, Trouble.ARCHIVED)
            if not gone and error.code != EDITED_TOO_OFTEN:
                raise


def _call_directly(tx: Transaction, table: Table, pings: Pings) -> None:
    """Calls those who wish to be called by direct message, with the press that seats them."""
    for person in pings.direct:
        if person not in pings.hushed:
            tx.post_once(table.id, private_lane(person), INVITED, unheard=True)


def _says(table: Table) -> str | None:
    """Returns what invitations to a table have to say; None if they stay as they are."""
    if table.row.lapsed:
        return "empty"
    if table.row.phase != "lobby":
        return None
    return "free" if has_room(table) else "full"


def _words(table: Table, says: str) -> Text:
    title = table.title
    return text(f"call-{says}", table=title)


def _note(tx: Transaction, table: TableNumber, message: int, says: str) -> None:
    tx.save_player_call(table, message, says)
