"""Tables whose place on Discord is lost, or found again."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.store.portions import portions
from bot.tables.anonymous import nameless
from bot.tables.clocks.saving import stop_clocks
from bot.tables.errors import NotSeatedError, OverError, WrongHomeError
from bot.tables.lobbies.invited import call_again
from bot.tables.lobbies.opening import check_free, is_allowed
from bot.tables.notifications import Notice, drop_message, put_card_first, write_notices
from bot.tables.pausing import start_again
from bot.tables.tables import load
from bot.tables.voting.rules import restart_motions, show_again
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from bot.ids import ChannelId, GuildId, InteractionId, PersonId, TableNumber
    from bot.people import People
    from bot.store.rows import ListedRow
    from bot.store.transaction import Transaction
    from bot.tables.lobbies.opening import Place
    from bot.tables.table import Table
    from bot.tables.tables import Tables

NO_ACCESS = "pause-no-access"
"""The reason of a pause where the bot may no longer write."""

THREAD_LOCKED = "pause-thread-locked"
"""The reason of a pause when the thread is locked or archived and the bot cannot open it."""

THREAD_GONE = "pause-thread-gone"
"""The reason of a pause when the channel or thread has been deleted."""

GUILD_GONE = "pause-guild-gone"
"""The reason of a pause on a server that the bot was removed from."""

_MAY_BE_WORSE = (NO_ACCESS, THREAD_LOCKED)
"""The reasons that are replaced once a more precise one is known."""

_GOES_ON = ("lobby", "playing")


class LostPlaces:
    """Pauses and moves tables. `why` is the key of a sentence: ``pause-thread-gone``."""

    def __init__(self, tables: Tables, people: People) -> None:
        self._tables = tables
        self._people = people

    async def pause(self, number: TableNumber, why: str, lost: ChannelId | None = None) -> bool:
        """Pauses a table whose messages cannot be posted, and tells its host why.

        lost: the channel or thread that is gone; a table that has moved elsewhere continues there.
        Returns False if the game is over, because then nothing of it continues. If the table was
        paused only because the bot could not write, the reason is replaced by the better one and
        the host is not told again.
        """
        async with self._tables.hold(number) as table:
            if table.row.phase not in _GOES_ON:
                return False
            if lost not in (None, table.home):
                return True
            known = table.row.paused
            if known is not None and (known not in _MAY_BE_WORSE or why in _MAY_BE_WORSE):
                return True
            told = Notice("note", table.row.host, text(f"{why}.host", number=str(number)))

            def job(tx: Transaction) -> None:
                stop_clocks(tx, table)
                tx.save_table(number, paused=why)
                # Messages for the lost place are kept, and posted in the table's next place.
                write_notices(tx, number, [] if known else [told])

            await self._tables.commit(number, job)
            return True

    async def pause_guild(self, guild: GuildId, why: str = GUILD_GONE) -> None:
        """Pauses the tables of a server that the bot was removed from."""
        async for row in self._tables_in(guild):
            await self.pause(row.id, why)

    async def resume_guild(self, guild: GuildId, why: str = GUILD_GONE) -> None:
        """Resumes the tables of a server to which the bot has returned.

        People who could not be written to without a common server may be reachable again.
        """
        async for row in self._tables_in(guild):
            if row.paused == why:
                for seat in (await self._tables.find(row.id)).seats:
                    if not nameless(seat.person):
                        await self._people.set_person(seat.person, dm_closed=False)
                await self.resume(row.id, why)

    async def thread_opened(self, thread: ChannelId) -> None:
        """Resumes the table of a thread that is no longer locked or archived."""
        for row in await self._tables.store.read(lambda tx: tx.tables_in(thread)):
            await self.resume(row.id, THREAD_LOCKED)

    async def resume(self, number: TableNumber, why: str) -> None:
        """Resumes a table in its old place, if this is still the reason of its pause."""
        async with self._tables.hold(number) as table:
            if table.row.phase in _GOES_ON and table.row.paused == why:
                await self._tables.commit(number, lambda tx: _go_on(tx, number))

    async def move_home(self, number: TableNumber, person: PersonId, place: Place) -> Table:
        """Moves a table to another channel at the request of somebody at it. In its own place a
        table continues whatever the server has chosen meanwhile.

        Raises `NotSeatedError`, `OverError`, `WrongHomeError`, `ChannelTakenError`,
        `TooOftenError`.
        """
        async with self._tables.hold(number) as table:
            if table.row.phase not in _GOES_ON:
                raise OverError(number)
            if table.seat_of(person) is None:
                raise NotSeatedError(number)
            with self._tables.caps.calling(person):
                return await self.move(table, place)

    async def move(
        self,
        table: Table,
        place: Place,
        told: Sequence[Notice] = (),
        interaction_id: InteractionId | None = None,
    ) -> Table:
        """Does so for a table held by the caller, whoever asks. told: what to tell there.

        Raises `WrongHomeError`, `ChannelTakenError`, `HandledError`.
        """

        def job(tx: Transaction) -> None:
            if place.channel != table.home:
                settings = tx.guild(place.guild)
                if not is_allowed(settings, place):
                    raise WrongHomeError(table.id, settings.channels)
                check_free(tx, place)
            tx.save_table(
                table.id,
                guild=place.guild,
                channel=place.channel,
                thread=place.channel if place.thread else None,
                card=None,
                board=None,
            )
            put_card_first(tx, table.id)
            show_again(tx, table.id)
            # Nobody should scroll back to covered cards on the old board.
            if table.row.board is not None:
                drop_message(tx, table.id, table.home, table.row.board)
            write_notices(tx, table.id, told)
            if table.by_invitation:
                call_again(tx, table)
            _go_on(tx, table.id)

        return await self._tables.commit(table.id, job, interaction_id)

    async def send_hands(self, person: PersonId) -> None:
        """Sends the hand of every game to somebody who wants direct messages (again)."""

        last: TableNumber | None = None
        async for rows in portions(
            self._tables.store, lambda tx, after: tx.tables_of(person, after)
        ):
            numbers = [row.id for row in rows if row.phase == "playing"]
            await self._tables.store.write(partial(_send_hands, numbers=numbers, person=person))
            last = next(iter(numbers), last)
        if last is not None:  # their lane is the same for all tables
            self._tables.tell(await self._tables.find(last))

    async def _tables_in(self, guild: GuildId) -> AsyncIterator[ListedRow]:
        """Yields the unfinished tables of a server, newest first."""
        async for rows in portions(
            self._tables.store, lambda tx, after: tx.tables_in_guild(guild, after)
        ):
            for row in rows:
                yield row


def _send_hands(tx: Transaction, numbers: list[TableNumber], person: PersonId) -> None:
    for number in numbers:
        if person in (seat.person for seat in tx.seats(number)):
            write_notices(tx, number, [Notice("hand", person)])


def _go_on(tx: Transaction, number: TableNumber) -> None:
    was = load(tx, number)
    tx.save_table(number, paused=None)
    start_again(tx, number)
    if was.row.paused:
        restart_motions(tx, was)
