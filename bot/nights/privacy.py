"""What nights know of one person: exported, and forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.ids import PersonId
from bot.nights.messages import BOARD, CALL, CARD, show
from bot.nights.night import read_night
from bot.nights.planning import without_host
from bot.tables.privacy.values import iso

if TYPE_CHECKING:
    from bot.ids import NightId
    from bot.nights.night import Night
    from bot.nights.nights import Nights
    from bot.store.transaction import Transaction

NOBODY = PersonId(-1)
"""The host of a night whose host was forgotten and nobody came after."""


def nights_of(tx: Transaction, person: PersonId) -> list[dict[str, Any]]:
    """Returns what is stored of somebody at nights, as plain values for an export."""
    return [_told(read_night(tx, number), person) for number in tx.nights_with(person)]


def _told(night: Night, person: PersonId) -> dict[str, Any]:
    row, known = night.row, night.person(person)
    told: dict[str, Any] = {
        "night": row.id,
        "server": str(row.guild),
        "channel": str(row.channel),
        "begins": iso(row.starts),
        "you are its host": row.host == person,
    }
    if known is not None:
        told |= {
            "name": known.name,
            "answer": known.answer,
            "games you like": known.likes,
            "here": known.here,
            "waiting for a table since": None if known.bench is None else iso(known.bench),
            "no seat last time": known.left_out,
            "table": known.table_id,
            "at": iso(known.at),
        }
    return told


async def forget(nights: Nights, person: PersonId) -> None:
    """Forgets somebody at every night; somebody else is the host where they were."""
    for number in await nights.store.read(lambda tx: tx.nights_with(person)):
        await _forget_at(nights, number, person)


async def _forget_at(nights: Nights, number: NightId, person: PersonId) -> None:
    async with nights.hold(number) as night:

        def job(tx: Transaction) -> None:
            if night.row.host == person:
                tx.save_night(number, host=NOBODY)
                if not night.is_over:
                    without_host(tx, night)
            tx.drop_answer(number, person)
            show(tx, number, CARD, CALL, BOARD)

        await nights.commit(number, job)
