"""The rematch of a finished table, opened with one press, with everybody else invited.

A finished table has one rematch at a time. The first person who asks is its host; people who ask
later join it. Nobody is seated without having asked, except the computers. People who watched and
said that they would like to play are invited too (`next_game.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.errors import NotOverError
from bot.tables.finished.errors import NotPlayedError, RematchBegunError
from bot.tables.lobbies.opened import open_like
from bot.tables.names import marked
from bot.tables.notifications import Notice, write_notices
from bot.tables.pings.mentions import addressed, invite
from bot.tables.table import table_title
from bot.tables.tables import handle, load
from games.engine import Text, text

if TYPE_CHECKING:
    from bot.ids import InteractionId, TableNumber
    from bot.store.transaction import Transaction
    from bot.tables.lobbies.lobby import Lobby
    from bot.tables.lobbies.opening import Person, Place
    from bot.tables.table import Table
    from bot.tables.tables import Tables


class Rematches:
    """Opens rematches."""

    def __init__(self, tables: Tables, lobby: Lobby) -> None:
        self._tables = tables
        self._lobby = lobby

    async def call(
        self,
        number: TableNumber,
        person: Person,
        place: Place,
        interaction_id: InteractionId | None = None,
    ) -> tuple[Table, bool]:
        """Opens the rematch of a finished table, or joins it; returns it and whether it was opened
        now.

        place: where the finished table was opened. The caller must have checked that the person may
        see it. Raises `NotOverError`, `NotPlayedError`, `RematchBegunError`, and the errors of
        opening and joining a table.
        """
        async with self._tables.hold(number) as table:
            if table.row.phase != "over":
                raise NotOverError
            known = await self._tables.store.read(lambda tx: tx.rematch(number))
            if known is None:
                return await self._open(table, person, place, interaction_id), True
        rematch = await self._tables.find(known)
        if rematch.row.phase != "lobby":
            raise RematchBegunError(known)
        if rematch.seat_of(person.id) is None:
            rematch = await self._lobby.join(known, person, interaction_id)
        return rematch, False

    async def called_before(self, rematch: Table) -> bool:
        """Whether the players were invited to an earlier rematch, so that this one invites
        nobody.
        """
        old = rematch.row.rotated_from
        if old is None:
            return False
        return await self._tables.store.read(lambda tx: tx.had_rematch(old, rematch.id))

    async def _open(
        self, old: Table, host: Person, place: Place, interaction_id: InteractionId | None
    ) -> Table:
        if old.seat_of(host.id) is None:
            raise NotPlayedError(old.id)

        def job(tx: Transaction) -> Table:
            handle(tx, interaction_id)
            again = tx.had_rematch(old.id)
            number = open_like(tx, self._tables.caps, old, host, place, rotated_from=old.id)
            tx.hand_on_keen(old.id, number)
            if old.row.who_sits == "ask":
                tx.invite(number, tx.keen(number))
            if not again:  # people are invited only once
                _invite(tx, old, number, host)
            return load(tx, number)

        with self._tables.caps.calling(host.id):
            rematch = await self._tables.save(job)
        self._tables.tell(old)  # the finished table's thread is told as well
        return rematch


def _invite(tx: Transaction, old: Table, number: TableNumber, host: Person) -> None:
    """Invites everybody who sat at the finished table or would like to play the next game, and says
    so where it was played.
    """
    played = [row.person for row in tx.results(old.id) if row.person is not None]
    keen = tx.keen(old.id)
    asked = dict.fromkeys((*played, *keen))
    others = tuple(person for person in asked if person != host.id)
    who, title = marked(host.name), _title(old, number)
    if old.practice and not others:
        return  # nobody is there to be told
    if others:
        said = text("rematch-invite", people=addressed(others), who=who, table=title)
        invite(tx, number, said, others)
    where = f"<#{old.row.channel}>"
    told = text("rematch-opened", who=who, table=title, where=where)
    card = [Notice("card")] if keen else []  # which names them no longer
    write_notices(tx, old.id, [Notice("line", text=told), *card])


def _title(old: Table, number: TableNumber) -> Text:
    return table_title(old.row.game, number)
