"""The time before the game: opening and joining a table, its options, and the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.rows import SeatRow
from bot.tables.clocks.pace import DEFAULT
from bot.tables.errors import (
    NotSeatedError,
    NotWelcomeError,
    PausedError,
    SeatedError,
    TooFewError,
)
from bot.tables.lobbies.opened import greet
from bot.tables.lobbies.opening import (
    change_lobby,
    check_host,
    check_lobby,
    check_opener,
    check_place,
)
from bot.tables.lobbies.requests import ask
from bot.tables.lobbies.sitting import get_up, sitting_down
from bot.tables.options import check_pace, read_options, settled_options
from bot.tables.presence.self_start import BY_HOST, SelfStart, set_start
from bot.tables.seating import filled_up, rotated, seat_name, shuffled
from bot.tables.tables import handle, load
from bot.tables.welcome.barring import is_refused
from games.chance import new_seed
from games.options import options_dict
from games.registry import find_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.ids import InteractionId, PersonId, TableNumber
    from bot.store.rows import LevelName, WhoSits
    from bot.store.transaction import Transaction
    from bot.tables.lobbies.dealing import Dealer
    from bot.tables.lobbies.opening import Person, Place
    from bot.tables.table import Table
    from bot.tables.tables import Tables


class Lobby:
    """The operations on a table whose game has not begun."""

    def __init__(self, tables: Tables, dealer: Dealer) -> None:
        self._tables = tables
        self._dealer = dealer

    async def open(
        self,
        game: str,
        host: Person,
        place: Place,
        locale: str,
        options: dict[str, str] | None = None,
        pace: str | None = None,
        interaction_id: InteractionId | None = None,
        start: SelfStart = BY_HOST,
        who_sits: WhoSits = "open",
    ) -> Table:
        """Opens a table, and seats the host.

        pace: a key of `bot/tables/clocks/pace.py`, or None for the server's choice. start: when its
        game begins by itself. Raises
        `OptionError`, `OpeningError`, `WrongChannelError`, `ChannelTakenError`, `HandledError`, and
        those of `cap_errors`.
        """
        read_options(find_game(game).options, options or {})
        if pace is not None:
            check_pace(pace)

        def job(tx: Transaction) -> Table:
            handle(tx, interaction_id)
            settings = tx.guild(place.guild)
            check_opener(tx, settings, host)
            check_place(tx, settings, place)
            self._tables.caps.check_opening(tx, host.id, place.channel)
            speed = pace or settings.pace or DEFAULT
            number = tx.add_table(
                game=game,
                options=settled_options(game, speed, options or {}),
                chosen=tuple(options or {}),
                locale=locale,
                guild=place.guild,
                channel=place.channel,
                thread=place.channel if place.thread else None,
                host=host.id,
                pace=speed,
                phase="lobby",
                who_sits=who_sits,
            )
            name = seat_name(host.name, (), find_game(game), locale)
            tx.add_seat(SeatRow(table_id=number, person=host.id, place=0, name=name))
            tx.invite(number, [host.id] if who_sits == "invited" else [])
            set_start(tx, number, start)
            greet(tx, number)
            return load(tx, number)

        with self._tables.caps.calling(host.id):
            return await self._tables.save(job)

    async def join(
        self, number: TableNumber, person: Person, interaction_id: InteractionId | None = None
    ) -> Table:
        """Adds somebody to a table. At a full one a computer makes way for them. If its host
        decides who sits down, and has not invited them, they only ask, and have no seat yet. At a
        table by invitation nobody else sits down.

        Raises `StartedError`, `SeatedError`, `NotWelcomeError`, `FullError`, `OverError`,
        `TablesError`, `RequestedError`, `RequestsFullError`.
        """
        async with self._tables.hold(number) as table:
            check_lobby(table)
            if table.seat_of(person.id) is not None:
                raise SeatedError
            if await self._tables.store.read(lambda tx: is_refused(tx, table, person.id)):
                raise NotWelcomeError
            welcome = await self._may_sit(table, person)
            if not welcome and table.by_invitation:
                raise NotWelcomeError
            sit = sitting_down(self._tables.caps, table, person)
            if not welcome:
                return await ask(self._tables, table, person, interaction_id)
            return await change_lobby(self._tables, number, sit, interaction_id)

    async def _may_sit(self, table: Table, person: Person) -> bool:
        """Whether somebody need not ask the host."""
        if table.row.who_sits == "open":
            return True
        invited = await self._tables.store.read(lambda tx: tx.invited_at(table.id, person.id))
        return invited is not None

    async def leave(
        self, number: TableNumber, person: PersonId, interaction_id: InteractionId | None = None
    ) -> Table:
        """Removes somebody from a table. The host's role passes on; the last one to leave closes
        the table. Somebody who only asks for a seat takes that back.

        Raises `NotSeatedError`, `StartedError`, `OverError`.
        """
        async with self._tables.hold(number) as table:
            check_lobby(table)
            if table.seat_of(person) is None:
                asked = await self._tables.store.read(lambda tx: tx.seat_request(number, person))
                if asked is None:
                    raise NotSeatedError(number)
                return await self._tables.commit(
                    number, lambda tx: tx.forget_seat_request(number, person), interaction_id
                )
            return await change_lobby(
                self._tables, number, lambda tx: get_up(tx, table, person), interaction_id
            )

    async def set_options(
        self,
        number: TableNumber,
        person: PersonId,
        chosen: dict[str, str],
        interaction_id: InteractionId | None = None,
    ) -> Table:
        """Changes options. Raises `NotHostError`, `OptionError`, `StartedError`, `OverError`."""
        async with self._tables.hold(number) as table:
            check_host(table, person)
            options = read_options(table.game.options, {**table.row.options, **chosen})
            values = options_dict(options)
            names = tuple(dict.fromkeys((*table.row.chosen, *chosen)))
            return await change_lobby(
                self._tables,
                number,
                lambda tx: tx.save_table(number, options=values, chosen=names),
                interaction_id,
            )

    async def set_pace(
        self,
        number: TableNumber,
        person: PersonId,
        pace: str,
        interaction_id: InteractionId | None = None,
    ) -> Table:
        """Changes the pace, and the options that depend on it unless they were chosen.

        Raises `NotHostError`, `OptionError`, `StartedError`, `OverError`.
        """
        check_pace(pace)
        async with self._tables.hold(number) as table:
            check_host(table, person)
            chosen = {name: table.row.options[name] for name in table.row.chosen}
            options = settled_options(table.row.game, pace, chosen)
            return await change_lobby(
                self._tables,
                number,
                lambda tx: tx.save_table(number, pace=pace, options=options),
                interaction_id,
            )

    async def start(
        self,
        number: TableNumber,
        person: PersonId,
        interaction_id: InteractionId | None = None,
        level: LevelName | None = None,
    ) -> Table:
        """Seats the computers that fill the table up, draws the seats, deals, and tells everybody.

        level: see `filled_up`. Raises `NotHostError`, `TooFewError`, `PausedError`,
        `StartedError`, `OverError`.
        """
        async with self._tables.hold(number) as table:
            check_host(table, person)
            if table.row.paused:
                raise PausedError(table.row.paused)
            return await self.begin(table, interaction_id, level)

    async def begin(
        self,
        table: Table,
        interaction_id: InteractionId | None = None,
        level: LevelName | None = None,
    ) -> Table:
        """Does the same, whoever wants it, at a table that the caller holds. Raises
        `TooFewError`.
        """
        least, seats = table.game.seats[0], filled_up(table, level)
        if len(seats) < least:
            raise TooFewError(least, len(seats))
        seed = new_seed()
        order = await self._seating(table, seats, seed)

        def job(tx: Transaction) -> None:
            self._dealer.begin(tx, table, seats, order, seed)

        return await self._tables.commit(table.id, job, interaction_id)

    async def _seating(self, table: Table, seats: Sequence[SeatRow], seed: bytes) -> list[PersonId]:
        """Returns who sits where, by seat: drawn, or moved on by one in a rematch of the same
        people.
        """
        people, before = [seat.person for seat in seats], table.row.rotated_from
        if before is not None:
            old = await self._tables.store.read(lambda tx: tx.seats(before))
            if moved_on := rotated(people, [seat.person for seat in old]):
                return moved_on
        return shuffled(people, seed)

    async def cancel(
        self,
        number: TableNumber,
        person: PersonId,
        interaction_id: InteractionId | None = None,
        *,
        manages: bool = False,
    ) -> Table:
        """Closes a table that has not begun.

        manages: the person manages the server, so that abandoned tables do not keep others from
        opening theirs. Raises `NotHostError`, `StartedError`, `OverError`.
        """
        async with self._tables.hold(number) as table:
            check_lobby(table)
            if not manages:
                check_host(table, person)
            return await change_lobby(
                self._tables,
                number,
                lambda tx: tx.save_table(number, phase="cancelled"),
                interaction_id,
            )
