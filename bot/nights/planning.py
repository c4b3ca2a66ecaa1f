"""Planning, changing and cancelling a night, and answering whether one comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.clock import DAY
from bot.nights.agenda import FORGET, KEPT, NOW, plan_agenda
from bot.nights.errors import (
    NightBegunError,
    NightFullError,
    NightInThreadError,
    NightPastError,
    NightsFullError,
)
from bot.nights.messages import BOARD, CALL, CARD, mention, show, write_to
from bot.nights.moments import LONGEST_AHEAD
from bot.nights.night import MOST_PEOPLE, Night, read_night
from bot.tables.lobbies.opening import check_allowed, check_opener
from bot.tables.tables import handle
from games.engine import text

if TYPE_CHECKING:
    from bot.ids import ChannelId, InteractionId, NightId, PersonId
    from bot.nights.nights import Nights
    from bot.store.rows import LevelName
    from bot.store.sql.nights import NightAnswer, NightState
    from bot.store.transaction import Transaction
    from bot.tables.lobbies.opening import Person, Place

MOST_NIGHTS = 10
"""The most nights of one server that are not over."""


class Wish(msgspec.Struct, frozen=True):
    """What a host wants. starts: unix milliseconds. computers: how well those play that fill up
    tables; None: none do.
    """

    starts: int
    zone: str
    games: tuple[str, ...]
    pace: str
    computers: LevelName | None = None


class Planning:
    """What hosts do before a night, and everybody's answers."""

    def __init__(self, nights: Nights) -> None:
        self._nights = nights

    async def plan(
        self,
        host: Person,
        place: Place,
        locale: str,
        wish: Wish,
        interaction_id: InteractionId | None = None,
    ) -> Night:
        """Plans a night, to which its host comes. locale: of its messages.

        Raises `NightInThreadError`, `WrongChannelError`, `OpeningError`, `NightPastError`,
        `NightsFullError`, `TooOftenError`, `HandledError`.
        """
        caps = self._nights.tables.caps

        def job(tx: Transaction) -> Night:
            handle(tx, interaction_id)
            _check_place(tx, host, place)
            _check_time(tx, wish.starts)
            if len(tx.nights_coming(place.guild)) >= MOST_NIGHTS:
                raise NightsFullError(MOST_NIGHTS)
            night = tx.add_night(
                guild=place.guild,
                channel=place.channel,
                host=host.id,
                locale=locale,
                state="planned",
                hour=wish.starts,
                **msgspec.structs.asdict(wish),
            )
            tx.save_answer(night, host.id, host.name, answer="yes")
            plan_agenda(tx, night, wish.starts)
            show(tx, night, CARD)
            return read_night(tx, night)

        with caps.calling(host.id):
            return await self._nights.store.write(job, lambda _: self._nights.tell())

    async def change(
        self,
        night: NightId,
        person: Person,
        wish: Wish,
        place: Place | None = None,
        interaction_id: InteractionId | None = None,
    ) -> Night:
        """Changes a night. A new date asks everybody who said yes again.

        place: where its card is posted if its channel is gone. Raises `NotNightHostError`,
        `NightOverError`, `NightBegunError`, `NightPastError`, and for a new place as `plan` does.
        """
        async with self._nights.hold(night) as before:
            before.check_coming()
            before.check_host(person)
            row = before.row
            moved = wish.starts != row.starts
            if moved and row.state != "planned":
                raise NightBegunError

            def job(tx: Transaction) -> None:
                if row.lost and place is not None:
                    _check_place(tx, person, place)
                    tx.save_night(night, channel=place.channel, **_NOWHERE)
                    plan_agenda(tx, night, wish.starts)
                tx.save_night(night, **msgspec.structs.asdict(wish))
                if moved:
                    _check_time(tx, wish.starts)
                    tx.save_night(night, hour=wish.starts)
                    plan_agenda(tx, night, wish.starts)
                    self._ask_again(tx, before)
                show(tx, night, CARD)

            with self._nights.tables.caps.calling(person.id):
                return await self._nights.commit(night, job, interaction_id)

    @staticmethod
    def _ask_again(tx: Transaction, before: Night) -> None:
        """Asks everybody who said yes, but the host, whether they come on another date too."""
        tx.ask_again(before.id)
        host = before.person(before.row.host)
        if host is not None and host.answer == "yes":
            tx.note_answer(before.id, host.person, answer="yes")
        asked = [one.person for one in before.who("yes") if one.person != before.row.host]
        mention(tx, before.id, asked, "night-moved")

    async def cancel(
        self, night: NightId, person: Person, interaction_id: InteractionId | None = None
    ) -> Night:
        """Cancels a night that has not begun to play, and tells who wanted to come.

        Raises `NotNightHostError`, `NightOverError`, `NightBegunError`.
        """
        async with self._nights.hold(night) as before:
            before.check_coming()
            before.check_host(person)
            if before.row.state == "playing":
                raise NightBegunError
            return await self._nights.commit(
                night, lambda tx: cancel_night(tx, before, person.id), interaction_id
            )

    async def begin(
        self, night: NightId, person: Person, interaction_id: InteractionId | None = None
    ) -> Night:
        """Lets a night begin in five minutes. Raises as `cancel` does."""
        async with self._nights.hold(night) as before:
            before.check_coming()
            before.check_host(person)
            if before.row.state != "planned":
                raise NightBegunError

            def job(tx: Transaction) -> None:
                starts = tx.now + NOW
                tx.save_night(night, starts=starts, hour=starts)
                plan_agenda(tx, night, starts)
                show(tx, night, CARD)

            return await self._nights.commit(night, job, interaction_id)

    async def answer(
        self,
        night: NightId,
        person: Person,
        answer: NightAnswer,
        interaction_id: InteractionId | None = None,
    ) -> Night:
        """Notes whether somebody comes. Who says yes while all are called is there.

        Raises `NightOverError`, `NightFullError`.
        """
        async with self._nights.hold(night) as before:
            before.check_coming()
            check_room(before, person.id, answer)
            called = before.row.state == "gathering"

            def job(tx: Transaction) -> None:
                here = "here" if called and answer == "yes" else None
                tx.save_answer(night, person.id, person.name, answer=answer, here=here)
                if answer == "no":
                    tx.note_answer(night, person.id, bench=None)
                show(tx, night, CARD, CALL if called else BOARD)

            return await self._nights.commit(night, job, interaction_id)

    async def like(
        self,
        night: NightId,
        person: Person,
        games: tuple[str, ...],
        interaction_id: InteractionId | None = None,
    ) -> Night:
        """Notes which games somebody would like to play; none: any. Raises `NightOverError`."""
        async with self._nights.hold(night) as before:
            before.check_coming()

            def job(tx: Transaction) -> None:
                tx.save_answer(night, person.id, person.name, likes=games)
                show(tx, night, CARD)

            return await self._nights.commit(night, job, interaction_id)

    async def host_left(self, night: NightId) -> None:
        """Lets somebody else host a night whose host has left the server."""
        async with self._nights.hold(night) as before:
            if not before.is_over:
                await self._nights.commit(night, lambda tx: without_host(tx, before))

    async def lose(self, night: NightId) -> None:
        """Lets a night rest whose channel is gone, and tells its host."""
        async with self._nights.hold(night) as before:
            if before.is_over or before.row.lost:
                return

            def job(tx: Transaction) -> None:
                tx.save_night(night, lost=True)
                if before.row.state != "playing":
                    tx.drop_night_due(night)
                write_to(tx, before.row.host, text("night-lost", night=str(night)))

            await self._nights.commit(night, job)

    async def nights_in(self, channel: ChannelId) -> list[NightId]:
        """Returns the nights in a channel that are not over."""
        found = await self._nights.store.read(lambda tx: tx.nights_in(channel))
        return [row.id for row in found]


_NOWHERE = {
    "thread": None,
    "card": None,
    "call": None,
    "board": None,
    "board_round": 0,
    "lost": False,
}
"""The fields of a night that moves to another channel."""


def _check_place(tx: Transaction, host: Person, place: Place) -> None:
    settings = tx.guild(place.guild)
    check_opener(tx, settings, host)
    if place.thread:
        raise NightInThreadError
    check_allowed(settings, place)


def _check_time(tx: Transaction, starts: int) -> None:
    if not tx.now < starts <= tx.now + LONGEST_AHEAD * DAY:
        raise NightPastError


def check_room(night: Night, person: PersonId, answer: NightAnswer) -> None:
    """Raises `NightFullError` if no more people can say that they come."""
    before = night.person(person)
    coming = before is not None and before.answer == "yes"
    if answer == "yes" and not coming and len(night.who("yes")) >= MOST_PEOPLE:
        raise NightFullError(night.id, MOST_PEOPLE)


def end_night(tx: Transaction, night: NightId, state: NightState) -> None:
    """Ends a night. Its messages say so, and what people have answered is forgotten some day."""
    tx.save_night(night, state=state, ended=tx.now)
    tx.drop_night_due(night)
    tx.set_night_due(night, FORGET, tx.now + KEPT)
    show(tx, night, CARD, CALL, BOARD)


def cancel_night(tx: Transaction, night: Night, by: PersonId | None) -> None:
    """Cancels a night and tells who wanted to come. by: who need not be told."""
    end_night(tx, night.id, "cancelled")
    told = [one.person for one in night.who("yes", "again") if one.person != by]
    mention(tx, night.id, told, "night-called-off")


def without_host(tx: Transaction, night: Night) -> None:
    """Makes whoever said yes first the host instead, or cancels a night to which nobody comes."""
    others = [one for one in night.who("yes") if one.person != night.row.host]
    if others:
        tx.save_night(night.id, host=others[0].person)
        write_to(tx, others[0].person, text("night-host-yours", link=night.link))
        show(tx, night.id, CARD)
    elif night.row.state == "playing":
        show(tx, night.id, CARD)
    else:
        cancel_night(tx, night, night.row.host)
