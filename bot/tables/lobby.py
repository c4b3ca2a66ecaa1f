"""The time before the game: opening and joining a table, its options, and the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.ids import ChannelId, GuildId, InteractionId, PersonId, TableNumber
from bot.store.rows import SeatRow
from bot.tables.calls import questions_after
from bot.tables.clocks.pace import DEFAULT
from bot.tables.clocks.saving import await_return, start_clocks
from bot.tables.clocks.windows import closing_time, set_closing
from bot.tables.errors import (
    ChannelTakenError,
    FullError,
    NotHostError,
    NotSeatedError,
    OpeningError,
    OverError,
    PausedError,
    SeatedError,
    StartedError,
    TooFewError,
    WrongChannelError,
)
from bot.tables.notifications import Notice, notices_of_play, write_notices
from bot.tables.options import check_pace, read_options, settled_options
from bot.tables.seating import rotated, seat_name, shuffled
from bot.tables.tables import handle, load
from games.chance import Seeded, new_seed
from games.engine import HOUSE
from games.options import options_dict
from games.registry import find_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.store.rows import GuildRow
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.tables.tables import Tables


class Person(msgspec.Struct, frozen=True):
    """Somebody at a table.

    It has Discord's id and the cleaned name, the roles they have on the server where they act, and
    whether they manage it.
    """

    id: PersonId
    name: str
    roles: frozenset[int] = frozenset()
    manages: bool = False


class Place(msgspec.Struct, frozen=True):
    """The place where a table is opened. thread: the channel is a thread, which is then the
    table's own; parent: the channel that contains the thread.
    """

    guild: GuildId
    channel: ChannelId
    thread: bool = False
    parent: ChannelId | None = None


def check_opener(settings: GuildRow, host: Person) -> None:
    """Raises `OpeningError` unless this person may open tables; people who manage a server may."""
    if settings.opening == "everybody" or host.manages:
        return
    role = settings.role if settings.opening == "role" else None
    if role is None or role not in host.roles:
        raise OpeningError(role)


def check_place(tx: Transaction, settings: GuildRow, place: Place) -> None:
    """Raises `WrongChannelError` or `ChannelTakenError` if no table may be opened there."""
    if not is_allowed(settings, place):
        raise WrongChannelError(settings.channels)
    check_free(tx, place)


def is_allowed(settings: GuildRow, place: Place) -> bool:
    """Whether the server allows tables to be played there."""
    channels = settings.channels
    return not channels or place.channel in channels or place.parent in channels


def check_free(tx: Transaction, place: Place) -> None:
    """Raises `ChannelTakenError` if another table is being played in that same place."""
    for row in tx.tables_in(place.channel):
        if row.thread == place.channel:
            raise ChannelTakenError(row.id)


class Lobby:
    """The operations on a table whose game has not begun."""

    def __init__(self, tables: Tables, dealt: Callable[[Transaction, Table], None]) -> None:
        """dealt: writes what follows at once from a deal."""
        self._tables = tables
        self._dealt = dealt

    async def open(
        self,
        game: str,
        host: Person,
        place: Place,
        locale: str,
        options: dict[str, str] | None = None,
        pace: str | None = None,
        interaction_id: InteractionId | None = None,
    ) -> Table:
        """Opens a table, and seats the host.

        pace: a key of `bot/tables/clocks/pace.py`, or None for the server's choice. Raises
        `OptionError`, `OpeningError`, `WrongChannelError`, `ChannelTakenError`, `HandledError`, and
        those of `cap_errors`.
        """
        read_options(find_game(game).options, options or {})
        if pace is not None:
            check_pace(pace)

        def job(tx: Transaction) -> Table:
            handle(tx, interaction_id)
            settings = tx.guild(place.guild)
            check_opener(settings, host)
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
            )
            name = seat_name(host.name, (), find_game(game), locale)
            tx.add_seat(SeatRow(table_id=number, person=host.id, place=0, name=name))
            write_notices(tx, number, [Notice("card")])
            table = load(tx, number)
            await_return(tx, table)
            return table

        with self._tables.caps.calling(host.id):
            return await self._tables.save(job)

    async def join(
        self, number: TableNumber, person: Person, interaction_id: InteractionId | None = None
    ) -> Table:
        """Adds somebody to a table.

        Raises `StartedError`, `SeatedError`, `FullError`, `OverError`, `TablesError`.
        """
        async with self._tables.hold(number) as table:
            self._check_lobby(table)
            if table.seat_of(person.id) is not None:
                raise SeatedError
            most = table.game.seats[-1]
            if len(table.seats) >= most:
                raise FullError(most)
            place = 1 + max((seat.place for seat in table.seats), default=-1)
            name = seat_name(person.name, table.seats, table.game, table.row.locale)
            seat = SeatRow(table_id=number, person=person.id, place=place, name=name)

            def sit(tx: Transaction) -> None:
                self._tables.caps.check_sitting(tx, person.id)
                tx.add_seat(seat)

            return await self._change(number, sit, interaction_id)

    async def leave(
        self, number: TableNumber, person: PersonId, interaction_id: InteractionId | None = None
    ) -> Table:
        """Removes somebody from a table. The host's role passes on; the last one to leave closes
        the table.

        Raises `NotSeatedError`, `StartedError`, `OverError`.
        """
        async with self._tables.hold(number) as table:
            self._check_lobby(table)
            if table.seat_of(person) is None:
                raise NotSeatedError(number)
            return await self._change(number, lambda tx: get_up(tx, table, person), interaction_id)

    async def set_options(
        self,
        number: TableNumber,
        person: PersonId,
        chosen: dict[str, str],
        interaction_id: InteractionId | None = None,
    ) -> Table:
        """Changes options. Raises `NotHostError`, `OptionError`, `StartedError`, `OverError`."""
        async with self._tables.hold(number) as table:
            self._check_host(table, person)
            options = read_options(table.game.options, {**table.row.options, **chosen})
            values = options_dict(options)
            names = tuple(dict.fromkeys((*table.row.chosen, *chosen)))
            return await self._change(
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
            self._check_host(table, person)
            chosen = {name: table.row.options[name] for name in table.row.chosen}
            options = settled_options(table.row.game, pace, chosen)
            return await self._change(
                number, lambda tx: tx.save_table(number, pace=pace, options=options), interaction_id
            )

    async def start(
        self, number: TableNumber, person: PersonId, interaction_id: InteractionId | None = None
    ) -> Table:
        """Draws the seats, deals, and tells everybody.

        Raises `NotHostError`, `TooFewError`, `PausedError`, `StartedError`, `OverError`.
        """
        async with self._tables.hold(number) as table:
            self._check_host(table, person)
            if table.row.paused:
                raise PausedError(table.row.paused)
            least = table.game.seats[0]
            if len(table.seats) < least:
                raise TooFewError(least, len(table.seats))
            seed = new_seed()
            order = await self._seating(table, seed)
            chance = Seeded(seed)
            options = read_options(table.game.options, table.row.options)
            played = table.game.deal(len(order), options, chance)

            def job(tx: Transaction) -> None:
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
                start_clocks(tx, after)
                told = notices_of_play(None, after, played.events)
                write_notices(tx, number, [Notice("card"), *told])
                self._dealt(tx, load(tx, number))
                tx.look_all(number)

            return await self._tables.commit(number, job, interaction_id)

    async def _seating(self, table: Table, seed: bytes) -> list[PersonId]:
        """Returns the people of a table by seat: drawn, or moved on by one in a rematch of the
        same people.
        """
        people, before = [seat.person for seat in table.seats], table.row.rotated_from
        if before is not None:
            seats = await self._tables.store.read(lambda tx: tx.seats(before))
            if moved_on := rotated(people, [seat.person for seat in seats]):
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
            self._check_lobby(table)
            if not manages:
                self._check_host(table, person)
            return await self._change(
                number, lambda tx: tx.save_table(number, phase="cancelled"), interaction_id
            )

    async def _change(
        self,
        number: TableNumber,
        change: Callable[[Transaction], None],
        interaction_id: InteractionId | None,
    ) -> Table:
        def job(tx: Transaction) -> None:
            change(tx)
            await_return(tx, load(tx, number))
            write_notices(tx, number, [Notice("card")])

        return await self._tables.commit(number, job, interaction_id)

    @staticmethod
    def _check_lobby(table: Table) -> None:
        if table.row.phase in ("over", "cancelled"):
            raise OverError(table.id)
        if table.row.phase != "lobby":
            raise StartedError

    def _check_host(self, table: Table, person: PersonId) -> None:
        self._check_lobby(table)
        if table.row.host != person:
            raise NotHostError(table.host_name)


def get_up(tx: Transaction, table: Table, person: PersonId) -> None:
    """Removes somebody from a table that has not begun; see `Lobby.leave`."""
    left = [seat.person for seat in table.seats if seat.person != person]
    tx.drop_seat(table.id, person)
    if not left:
        tx.save_table(table.id, phase="cancelled")
        return
    tx.place_seats(table.id, left)
    if table.row.host == person:
        tx.save_table(table.id, host=left[0])
