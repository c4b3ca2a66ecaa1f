"""Actions at a table before its game begins, for presses on its card and for commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.store.rows import LEVELS, PAUSES, STAND_INS, WHO_SITS
from bot.tables.clocks.pace import PACES
from bot.tables.errors import OptionError, StaleError
from bot.tables.names import marked
from bot.tables.seating import company
from bot.ui.chosen import chosen, chosen_or
from bot.ui.lobby.begun import show_begun
from bot.ui.lobby.options import FILL, FILL_TO, PAUSE, STAND_IN, options_form, page_of, presets_of
from bot.ui.permissions import check_permissions
from bot.ui.showing import committed
from games.choosing import whole_number
from games.engine import text
from games.options import option_values

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.ids import TableNumber
    from bot.services import Services
    from bot.store.rows import LevelName
    from bot.tables.lobbies.opening import Place
    from bot.tables.table import Table
    from bot.ui.custom_ids import Press
    from bot.ui.lobby.invited import InvitedActions
    from bot.ui.lobby.starting import StartActions
    from bot.ui.request import Request


class LobbyActions:
    """Opens tables, seats people, and changes options. `steps` are the presses by name."""

    def __init__(self, services: Services, starting: StartActions, invited: InvitedActions) -> None:
        self._services = services
        self._starting = starting
        self._invited = invited
        self.steps: dict[str, Callable[[Request, Press], Awaitable[None]]] = {
            "join": lambda request, press: self.join(request, press.table),
            "leave": lambda request, press: self.leave(request, press.table),
            "start": lambda request, press: self.start(request, press.table),
            "options": self._options,
            "option": self._option,
            "preset": self._preset,
            "pace": self._pace,
            FILL: self._fill,
            FILL_TO: self._fill_to,
            STAND_IN: self._stand_ins,
            PAUSE: self._pause,
        }

    # -- for presses and commands ----------------------------------------------------------------

    async def open(
        self,
        request: Request,
        game: str,
        options: dict[str, str],
        pace: str | None = None,
        start: str | None = None,
        seats: str | None = None,
    ) -> None:
        """Opens a table here. pace: None for the server's choice. start: when its game begins by
        itself, seats: who may sit down, as they were typed. Raises `OptionError`.
        """
        who_sits = next((one for one in WHO_SITS if one == (seats or "open")), None)
        if who_sits is None:
            raise OptionError("seats", seats or "")
        if request.guild_id is None or request.channel_id is None:
            await request.tell(text("table-only-in-servers"))
            return
        if who_sits != "invited":
            check_permissions(request)
        begins = await self._starting.read(request, game, start)
        locale = await self._services.people.public_locale(
            request.guild, request.interaction.guild_locale
        )

        def made(place: Place) -> Awaitable[Table]:
            return self._services.lobby.open(
                game, request.who, place, locale, options, pace, request.id, begins, who_sits
            )

        if who_sits == "invited":
            await self._invited.open(request, game, locale, made)
        else:
            await self._confirm(request, await made(request.place), "lobby-opened")

    async def join(self, request: Request, number: TableNumber) -> None:
        """Joins a table."""
        before = await self._services.tables.find(number)
        table = await self._services.lobby.join(number, request.who, request.id)
        if table.seat_of(request.person) is None:
            await self._confirm(request, table, "request-sent")
            return
        stayed = {seat.person for seat in table.seats}
        gone = next((seat for seat in before.seats if seat.person not in stayed), None)
        if gone is None:
            await self._confirm(request, table, "lobby-joined")
        else:
            await self._confirm(request, table, "lobby-joined-for", who=marked(gone.name))

    async def leave(self, request: Request, number: TableNumber) -> None:
        """Leaves a table, or takes a request for a seat back."""
        before = await self._services.tables.find(number)
        table = await self._services.lobby.leave(number, request.person, request.id)
        sat = before.seat_of(request.person) is not None
        await self._confirm(request, table, "lobby-left" if sat else "request-taken-back")

    async def start(
        self, request: Request, number: TableNumber, level: LevelName | None = None
    ) -> None:
        """Starts the game; somebody who plays with computers alone has their panel at once.

        level: of computers that fill the table up.
        """
        table = await self._services.lobby.start(number, request.person, request.id, level)
        if table.practice:
            await show_begun(self._services, request, table)
        else:
            await self._confirm(request, table, "lobby-started")

    async def close(self, request: Request, table: Table) -> None:
        """Closes a table that has not begun, for its host or somebody who manages the server."""
        manages = request.who.manages and request.guild_id == table.row.guild
        table = await self._services.lobby.cancel(
            table.id, request.person, request.id, manages=manages
        )
        await self._confirm(request, table, "lobby-closed")

    async def _confirm(self, request: Request, table: Table, key: str, **more: str) -> None:
        with committed():
            await request.tell(text(key, number=str(table.id), **more), table)

    # -- options and pace ------------------------------------------------------------------------

    async def _options(self, request: Request, press: Press) -> None:
        table = await self._services.lobby.set_options(press.table, request.person, {})
        page = whole_number(press.args[0]) or 0 if press.args else 0
        await request.respond(options_form(table, request.voice.at(table), page))

    async def _option(self, request: Request, press: Press) -> None:
        table, name = await self._services.tables.find(press.table), ".".join(press.args)
        values = option_values(table.game.options).get(name, ())
        await self._agree(request, press, {name: chosen_or(request, values, "")})

    async def _preset(self, request: Request, press: Press) -> None:
        table = await self._services.tables.find(press.table)
        preset = presets_of(table).get(".".join(press.args))
        if preset is None:
            raise StaleError
        await self._agree(request, press, preset)

    async def _agree(self, request: Request, press: Press, options: dict[str, str]) -> None:
        table = await self._services.lobby.set_options(
            press.table, request.person, options, request.id
        )
        await self._show_agreed(request, press, table, "lobby-option-set")

    async def _pace(self, request: Request, press: Press) -> None:
        pace = chosen(request, PACES)
        table = await self._services.lobby.set_pace(press.table, request.person, pace, request.id)
        await self._show_agreed(request, press, table, "pace-set")

    # -- what computers do -----------------------------------------------------------------------

    async def _fill(self, request: Request, press: Press) -> None:
        table = await self._services.tables.find(press.table)
        picked: Any = chosen(request, ("none", *LEVELS))
        level: LevelName | None = None if picked == "none" else picked
        to = table.row.fill_to or company(table)
        await self._fill_up(request, press, level, to)

    async def _fill_to(self, request: Request, press: Press) -> None:
        table = await self._services.tables.find(press.table)
        to = int(chosen(request, [str(seats) for seats in table.game.seats]))
        await self._fill_up(request, press, table.row.fill, to)

    async def _fill_up(
        self, request: Request, press: Press, level: LevelName | None, to: int
    ) -> None:
        seats = self._services.computer_seats
        table = await seats.fill_up(press.table, request.person, level, to, request.id)
        await self._show_agreed(request, press, table, "lobby-option-set")

    async def _stand_ins(self, request: Request, press: Press) -> None:
        picked: Any = chosen(request, STAND_INS)
        seats = self._services.computer_seats
        table = await seats.set_stand_ins(press.table, request.person, picked, request.id)
        await self._show_agreed(request, press, table, "lobby-option-set")

    async def _pause(self, request: Request, press: Press) -> None:
        picked: Any = chosen(request, PAUSES)
        seats = self._services.computer_seats
        table = await seats.set_pause(press.table, request.person, picked, request.id)
        await self._show_agreed(request, press, table, "lobby-option-set")

    async def _show_agreed(self, request: Request, press: Press, table: Table, key: str) -> None:
        with committed():
            spoken = request.voice.at(table)
            page = page_of(table, press.step, press.args)
            note = spoken.marked(text(key))
            await request.respond(options_form(table, spoken, page, note))
