"""From the reminder to the hour: who is asked, who is there, and when they are seated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.nights import agenda
from bot.nights.messages import CALL, CARD, mention, show, write_to
from bot.nights.planning import check_room, end_night
from bot.nights.reminding import remind_all
from bot.nights.tables import open_round
from games.engine import text

if TYPE_CHECKING:
    from bot.ids import InteractionId, NightId
    from bot.nights.night import Night
    from bot.nights.nights import Nights
    from bot.nights.tables import Planner
    from bot.store.sql.nights import AnswerRow, Here
    from bot.store.transaction import Transaction
    from bot.tables.lobbies.opening import Person
    from bot.tables.table import Table

_SOON = 4 * 60_000
"""Milliseconds before the hour until which the call comes early enough."""


class Gathering:
    """Calls people, notes who is there, and seats them at the hour."""

    def __init__(self, nights: Nights, planner: Planner) -> None:
        self._nights = nights
        self._planner = planner

    # -- what rings ------------------------------------------------------------------------------

    async def remind(self, number: NightId) -> None:
        """Reminds who comes, and asks who may come, an hour before."""
        async with self._nights.hold(number) as night:

            def job(tx: Transaction) -> None:
                tx.drop_night_due(number, [agenda.REMIND])
                if night.row.state == "planned" and tx.now < night.row.starts - _SOON:
                    remind_all(tx, night)

            await self._nights.commit(number, job)

    async def gather(self, number: NightId) -> None:
        """Calls everybody who comes: to be seated at the hour or, if the bot was away until then,
        ten minutes from now.
        """
        async with self._nights.hold(number) as night:

            def job(tx: Transaction) -> None:
                tx.drop_night_due(number, [agenda.REMIND, agenda.GATHER])
                if night.row.state != "planned":
                    return
                if tx.now <= night.row.starts - _SOON:
                    _call(tx, night, night.row.starts)
                else:
                    _call_late(tx, night)

            await self._nights.commit(number, job)

    async def seat(self, number: NightId) -> None:
        """Seats who is there, unless the bot was away at the hour: then nobody knows who is."""
        async with self._nights.hold(number) as night:
            at = await self._nights.store.read(lambda tx: tx.night_due_at(number, agenda.SEAT))
            if night.row.state != "gathering" or at is None:
                await self._drop(number, agenda.SEAT)
            elif self._nights.clock.now() - at > agenda.PUNCTUAL:
                await self._nights.commit(number, lambda tx: _call_late(tx, night))
            else:
                await self._seat(night)

    async def lapse(self, number: NightId) -> None:
        """Ends a night to which not even two have come."""
        async with self._nights.hold(number) as night:
            if night.row.state != "gathering":
                await self._drop(number, agenda.LAPSE)
                return
            if not await self._seat(night):
                await self._nights.commit(number, lambda tx: end_night(tx, number, "lapsed"))

    async def give_up(self, number: NightId) -> None:
        """Ends a night whose host has not said, after the bot was away, that it begins."""
        async with self._nights.hold(number) as night:
            if night.row.state == "planned":
                await self._nights.commit(number, lambda tx: _lapse_missed(tx, night))
            else:
                await self._drop(number, agenda.GIVE_UP)

    async def _drop(self, number: NightId, kind: str) -> None:
        await self._nights.commit(number, lambda tx: tx.drop_night_due(number, [kind]))

    # -- what people press -----------------------------------------------------------------------

    async def come(
        self,
        number: NightId,
        person: Person,
        here: Here,
        interaction_id: InteractionId | None = None,
    ) -> Night:
        """Notes that somebody is there, or will be soon. After the hour they are seated at once if
        others wait.

        Raises `NightOverError`, `NightFullError`.
        """
        async with self._nights.hold(number) as before:
            before.check_coming()
            check_room(before, person.id, "yes")

            said = here if before.row.state == "gathering" else None

            def job(tx: Transaction) -> None:
                tx.save_answer(number, person.id, person.name, answer="yes", here=said)
                show(tx, number, CALL, CARD)

            night = await self._nights.commit(number, job, interaction_id)
            if night.row.state == "gathering" and self._nights.clock.now() >= night.row.hour:
                await self._seat(night)
            return await self._nights.find(number)

    # -- seating ---------------------------------------------------------------------------------

    async def _seat(self, night: Night) -> bool:
        """Opens the tables of the first round, and returns whether it did.

        Otherwise the night waits for people who are late, or for a second person.
        """
        here, late = self._here(night)
        planned = await self._planner.plan(night, here)
        now, row = self._nights.clock.now(), night.row
        if late and now < row.hour + agenda.LATE_COMERS:
            more = await self._planner.plan(night, [*here, *late])
            fewer = len(more.left_out) < len(planned.left_out)
            if len(more.tables) > len(planned.tables) or fewer:
                await self._wait(night, agenda.SEAT, row.hour + agenda.LATE_COMERS)
                return False
        if not planned.tables:
            await self._wait(night, agenda.LAPSE, row.hour + agenda.SECOND_PERSON)
            return False

        def job(tx: Transaction) -> list[Table]:
            tx.drop_night_due(night.id, agenda.AWAY)
            tx.set_night_due(night.id, agenda.END, row.hour + agenda.LONGEST)
            show(tx, night.id, CALL)
            return open_round(tx, night, planned)

        await self._nights.open_tables(night.id, job)
        return True

    def _here(self, night: Night) -> tuple[list[AnswerRow], list[AnswerRow]]:
        """Returns who is there, and who will be soon."""
        pressed = self._nights.just_pressed()
        coming = night.who("yes")
        here = [
            one
            for one in coming
            if one.here == "here" or (one.here is None and one.person in pressed)
        ]
        return here, [one for one in coming if one.here == "late"]

    async def _wait(self, night: Night, kind: str, at: int) -> None:
        def job(tx: Transaction) -> None:
            tx.drop_night_due(night.id, [agenda.SEAT])
            tx.set_night_due(night.id, kind, at)
            show(tx, night.id, CALL)

        await self._nights.commit(night.id, job)


def _call(tx: Transaction, night: Night, hour: int) -> None:
    """Calls everybody who comes in a new message, to be seated at an hour (unix milliseconds)."""
    tx.save_night(night.id, state="gathering", hour=hour, call=None)
    tx.drop_night_due(night.id, agenda.AWAY)
    tx.set_night_due(night.id, agenda.SEAT, hour)
    show(tx, night.id, CARD, CALL)


def _call_late(tx: Transaction, night: Night) -> None:
    """Goes on after the bot was away: who said yes, or that they were there, may be gone."""
    away = tx.now - night.row.hour
    tx.forget_here(night.id)
    if away <= agenda.CALLED_AGAIN:
        _call(tx, night, tx.now + agenda.CALLED_BEFORE)
    elif away <= agenda.ASKED:
        tx.save_night(night.id, state="planned")
        tx.drop_night_due(night.id, agenda.AWAY)
        tx.set_night_due(night.id, agenda.GIVE_UP, night.row.hour + agenda.ASKED)
        write_to(tx, night.row.host, text("night-missed-host", link=night.link))
        show(tx, night.id, CARD, CALL)
    else:
        _lapse_missed(tx, night)


def _lapse_missed(tx: Transaction, night: Night) -> None:
    end_night(tx, night.id, "lapsed")
    mention(tx, night.id, [one.person for one in night.who("yes")], "night-missed")
