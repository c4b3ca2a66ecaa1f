"""The messages of motions: sent once, then kept up to date."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.clock import HOUR
from bot.post.courier import Again
from bot.post.mentions import link_to, sorted_pings
from bot.tables.motions.sentences import TOLD_ENDS
from bot.tables.notifications import drop_message
from bot.tables.pings.mentions import addressed
from bot.tables.pings.ways import is_reachable
from bot.tables.voting.summons import SUMMONS
from bot.ui.motions.messages import asking, motion_message, still_asked
from games.engine import text

if TYPE_CHECKING:
    import discord

    from bot.ids import PersonId
    from bot.post.sending import Sending
    from bot.services import Services
    from bot.store.rows import MotionRow, OutboxRow
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.ui.sheets import Voice
    from games.engine import Text


class MotionMessages:
    """The delivery of the messages of motions."""

    def __init__(self, client: discord.Client, services: Services, sending: Sending) -> None:
        self._client = client
        self._services = services
        self._sending = sending

    async def show(self, table: Table, row: OutboxRow, spoken: Voice) -> None:
        """Shows the current state of a row's motion; a new message mentions the people who have
        yet to vote.
        """
        store = self._services.store
        motion = await store.read(lambda tx: tx.motion(int(row.body)))
        known = None if motion is None else motion.message
        if motion is None or (motion.outcome and known is None and not row.doubt):
            await store.write(lambda tx: tx.delivered([row]))  # nobody has seen the message
            return
        number = motion.id
        channel = self._client.get_partial_messageable(table.home)
        press = "return" if motion.kind == SUMMONS else f"agree.{number}"
        if motion.outcome in TOLD_ENDS:
            if known is None:
                known = await self._sending.find(channel, row, {press})
            await store.write(partial(_put_away, table=table, row=row, message=known))
            return
        layout = motion_message(table, motion, spoken)
        if known is not None:
            gone = not await self._sending.edit(table.home, known, layout)
            if not gone or motion.outcome:
                await store.write(lambda tx: tx.delivered([row]))
                return
        called = [] if motion.outcome else await self._called(table, motion)
        pings = await sorted_pings(self._services.people, called, table, "decisions")
        made = await self._sending.layout(
            channel, row, {press}, layout, [], pings.first, silent=not pings.loud and bool(called)
        )
        link = link_to(table, table.home, made)

        def to_one(person: PersonId) -> Text:
            line, people = asking(table, motion), addressed((person,))
            return text("ping-direct", people=people, line=line, link=link)

        def job(tx: Transaction) -> None:
            tx.save_motion_message(number, made)
            _replace_idle(tx, table, motion)
            pings.go_on(tx, table, to_one, number)
            if row.doubt:
                tx.sure(row, made)
            else:
                tx.delivered([row], made)

        if not await self._services.tables.amend(table, job):
            raise Again
        self._services.tables.tell(table)

    async def _called(self, table: Table, motion: MotionRow) -> list[PersonId]:
        """Returns the people that the message mentions. People who get a direct message about it
        are left out.
        """
        people = still_asked(table, motion)
        if motion.kind != SUMMONS:
            since = motion.put - HOUR  # somebody who asks again and again mentions nobody any more
            again = await self._services.store.read(lambda tx: tx.called_since(motion, since))
            return [] if again else people
        rows = [await self._services.people.person(person) for person in people]
        return [row.id for row in rows if row.remind != "dm" or not is_reachable(row)]


def _replace_idle(tx: Transaction, table: Table, motion: MotionRow) -> None:
    """Deletes the messages of earlier motions that this one asks again: they would say the same."""
    for idle in tx.idle_motions(motion):
        if idle.message is not None:
            drop_message(tx, table.id, table.home, idle.message)
            tx.save_motion_message(idle.id, None)


def _put_away(tx: Transaction, table: Table, row: OutboxRow, message: int | None) -> None:
    """Deletes the message of a motion whose end is told."""
    if message is not None:
        drop_message(tx, table.id, table.home, message)
    tx.delivered([row])
