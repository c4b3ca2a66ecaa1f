"""The reminder an hour before a night, where each person wishes to be reminded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clock import when
from bot.nights.messages import mention, write_to
from bot.tables.clocks.quiet_hours import silent_until
from bot.tables.pings.ways import is_reachable
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.ids import PersonId
    from bot.nights.night import Night
    from bot.store.sql.nights import AnswerRow
    from bot.store.transaction import Transaction


def remind_all(tx: Transaction, night: Night) -> None:
    """Reminds who said yes, and asks those who may come or said yes to another date; nobody in
    their quiet hours or on vacation, and nobody who wants no reminders.
    """
    _remind(tx, night, night.who("yes"), "night-remind")
    _remind(tx, night, night.who("perhaps", "again"), "night-ask")


def _remind(tx: Transaction, night: Night, people: Iterable[AnswerRow], key: str) -> None:
    in_public: list[PersonId] = []
    starts = when(night.row.starts)
    for one in people:
        row = tx.person(one.person)
        vacation = tx.vacation(one.person)
        if row.remind == "off" or silent_until(row, vacation, tx.now) is not None:
            continue
        if row.remind == "dm" and is_reachable(row):
            write_to(tx, one.person, text(f"{key}-you", when=starts, link=night.link))
        else:
            in_public.append(one.person)
    mention(tx, night.id, in_public, key, when=starts)
