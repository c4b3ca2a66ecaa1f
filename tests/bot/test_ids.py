"""Planted swaps of ids: mypy reports each, and an ignore that is no longer needed.

Nothing here is called: mypy is run over the tests before a change lands, and with `strict` it warns
of every unused ignore.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ids import ChannelId, GuildId, InteractionId, PersonId, TableNumber
from bot.tables.lobbies.opening import Place

if TYPE_CHECKING:
    from bot.services import Services
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.ui.access import find_seen
    from bot.ui.request import Request

    TABLE, ANN, PRESSED = TableNumber(1), PersonId(2), InteractionId(3)

    async def swapped_in_a_call(services: Services) -> None:
        await services.playing.desk(ANN, TABLE)  # type: ignore[arg-type]
        await services.lobby.leave(ANN, TABLE, PRESSED)  # type: ignore[arg-type]
        await services.lobby.leave(TABLE, PRESSED, ANN)  # type: ignore[arg-type]
        await services.lost_places.pause_guild(ChannelId(5))  # type: ignore[arg-type]

    async def swapped_on_the_way_from_discord(services: Services, request: Request) -> None:
        await find_seen(services, request, request.person)  # type: ignore[arg-type]
        await services.deletions.erase(request.id)  # type: ignore[arg-type]
        await services.people.guild(request.channel)  # type: ignore[arg-type]
        await services.tables.find(request.interaction.id)  # type: ignore[arg-type]

    def swapped_on_the_way_to_the_store(tx: Transaction, table: Table) -> None:
        tx.draft(table.person_at(0), table.id)  # type: ignore[arg-type]
        tx.handle(table.id)  # type: ignore[arg-type]
        tx.tables_in(table.row.guild)  # type: ignore[arg-type]
        tx.tables_in_guild(table.home)  # type: ignore[arg-type]
        tx.seats(table.row.host)  # type: ignore[arg-type]

    def swapped_in_a_value() -> Place:
        return Place(ChannelId(5), GuildId(4))  # type: ignore[arg-type]


def test_an_id_is_a_plain_number_at_run_time() -> None:
    """So it is stored, sent and written as JSON as ever."""
    assert type(TableNumber(7)) is int
    assert Place(GuildId(4), ChannelId(5)) == Place(4, 5)  # type: ignore[arg-type]
