"""What happens to a table when its place on Discord goes away or comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.errors import ChannelTakenError, NotSeatedError, OverError
from bot.tables.notices import Notice, write_notices
from games.engine import text

if TYPE_CHECKING:
    from bot.store.transaction import Transaction
    from bot.tables.lobby import Place
    from bot.tables.table import Table
    from bot.tables.tables import Tables


class Keeping:
    """Pausing and moving tables. `why` is the key of a sentence: ``pause-thread-gone``."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def pause(self, number: int, why: str) -> None:
        """Pause a table whose messages cannot be posted, and tell its host why."""
        async with self._tables.hold(number) as table:
            if table.row.paused or table.row.phase not in ("lobby", "playing"):
                return
            told = text(f"{why}.host", number=str(number))

            def job(tx: Transaction) -> None:
                tx.save_table(number, paused=why)
                # What waits for the lost place is kept: it is posted where the table goes on.
                write_notices(tx, number, [Notice("note", person=table.row.host, text=told)])

            await self._tables.commit(number, job)

    async def pause_guild(self, guild: int, why: str) -> None:
        """The bot was sent away from a server: pause its tables."""
        rows = await self._tables.store.read(lambda tx: tx.tables_in_guild(guild))
        for row in rows:
            await self.pause(row.id, why)

    async def resume_guild(self, guild: int, why: str) -> None:
        """The bot is back on a server: go on with what was paused for that."""
        rows = await self._tables.store.read(lambda tx: tx.tables_in_guild(guild))
        for row in rows:
            if row.paused == why:
                await self.resume(row.id)

    async def resume(self, number: int) -> None:
        """Go on where the table was."""
        async with self._tables.hold(number):
            await self._tables.commit(number, lambda tx: self._go_on(tx, number))

    async def move_home(self, number: int, person: int, place: Place) -> Table:
        """Go on in another channel, where somebody at the table asks for it.

        Raises `NotSeatedError`, `OverError`, `ChannelTakenError`.
        """
        async with self._tables.hold(number) as table:
            if table.row.phase not in ("lobby", "playing"):
                raise OverError(number)
            if table.seat_of(person) is None:
                raise NotSeatedError(number)

            def job(tx: Transaction) -> None:
                for row in tx.tables_in(place.channel):
                    if row.thread == place.channel and row.id != number:
                        raise ChannelTakenError(row.id)
                tx.save_table(
                    number,
                    guild=place.guild,
                    channel=place.channel,
                    thread=place.channel if place.thread else None,
                    card=None,
                    board=None,
                )
                self._go_on(tx, number)

            return await self._tables.commit(number, job)

    @staticmethod
    def _go_on(tx: Transaction, number: int) -> None:
        tx.save_table(number, paused=None)
        row = tx.table(number)
        notices = [Notice("card")]
        if row is not None and row.phase == "playing":
            notices += [Notice("board"), Notice("turn")]
        write_notices(tx, number, notices)
