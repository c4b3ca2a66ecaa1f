"""Games that end otherwise than by their rules: most without a result, some in a shared one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.clocks.clocks import AWAY
from bot.tables.clocks.saving import stop_clocks
from bot.tables.clocks.windows import CLOSING
from bot.tables.finished.results import results_of
from bot.tables.notifications import Notice, hands, write_notices
from bot.tables.pausing import WAKE
from bot.tables.presence.sleep import SLEEP
from bot.tables.tables import load
from bot.tables.voting.rules import end_all
from games.engine import Text

if TYPE_CHECKING:
    from bot.store.rows import EndedBy, Phase
    from bot.store.transaction import Transaction
    from bot.tables.table import Table


def why_ended(table: Table) -> Text | None:
    """Returns why a game ended otherwise than by its rules, or None if it did not."""
    return None if table.row.ended_by is None else Text(f"ended-by-{table.row.ended_by}")


def break_off(tx: Transaction, table: Table, why: EndedBy, said: Text | None = None) -> None:
    """Ends a game under way without a result. said: what everybody is told."""
    _end(tx, table, "cancelled", why)
    told = [] if said is None else [Notice("line", text=said)]
    write_notices(tx, table.id, [*told, *hands(table.seats), Notice("card")])


def share_first(tx: Transaction, table: Table) -> None:
    """Ends a game under way with a result: everybody who is still in it shares first place."""
    tx.note_stand_ins(table.id, AWAY)
    _end(tx, table, "over", "shared")
    tx.save_results(results_of(load(tx, table.id)))
    write_notices(tx, table.id, [*hands(table.seats), Notice("end"), Notice("card")])


def _end(tx: Transaction, table: Table, phase: Phase, why: EndedBy) -> None:
    number = table.id
    stop_clocks(tx, table)
    for kind in (WAKE, SLEEP, CLOSING):
        tx.drop_due(number, kind)
    tx.drop_drafts(number)
    for seat in table.seats:
        tx.drop_reminder(number, seat.person)
    tx.save_table(
        number,
        phase=phase,
        ended_by=why,
        paused=None,
        resumes=None,
        sleeps=None,
        changed=tx.now,
    )
    end_all(tx, number)
