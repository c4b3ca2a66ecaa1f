"""The deal: a game begins, and everybody at its table is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.clocks.saving import start_clocks
from bot.tables.clocks.windows import closing_time, set_closing
from bot.tables.lobbies.patience import await_players
from bot.tables.notifications import Notice, notices_of_play, write_notices
from bot.tables.options import read_options
from bot.tables.pings.questions import questions_after
from bot.tables.tables import load
from games.chance import Seeded
from games.engine import HOUSE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.ids import PersonId
    from bot.store.rows import SeatRow
    from bot.store.transaction import Transaction
    from bot.tables.table import Table


class Dealer:
    """Deals. dealt: writes what follows at once from a deal."""

    def __init__(self, dealt: Callable[[Transaction, Table], None]) -> None:
        self._dealt = dealt

    def begin(
        self,
        tx: Transaction,
        table: Table,
        seats: Sequence[SeatRow],
        order: Sequence[PersonId],
        seed: bytes,
    ) -> None:
        """Begins the game of a table that is in the lobby, and tells everybody.

        seats: those it has, and after them those of computers that join now. order: who sits where,
        by seat. seed: from which all cards and dice follow.
        """
        number, chance = table.id, Seeded(seed)
        options = read_options(table.game.options, table.row.options)
        played = table.game.deal(len(order), options, chance)
        for seat in seats[len(table.seats) :]:
            tx.add_seat(seat)
        tx.place_seats(number, order)
        tx.save_table(
            number,
            phase="playing",
            seed=seed,
            sealed=chance.commitment,
            drawn=chance.drawn,
            state=table.game.encode(played.state).decode(),
            versions=(0,) * len(order),
            changed=tx.now,
        )
        after = load(tx, number)
        closes = closing_time(None, after, HOUSE, tx.now)
        tx.save_table(number, closes=closes, questions=questions_after(None, after))
        set_closing(tx, number, closes)
        await_players(tx, after)
        start_clocks(tx, after)
        told = notices_of_play(None, after, played.events)
        write_notices(tx, number, [Notice("card"), *told])
        self._dealt(tx, load(tx, number))
        tx.look_all(number)
