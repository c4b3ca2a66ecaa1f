"""The computers of a table that has not begun, on a private page of its host."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.ids import PersonId, TableNumber
from bot.store.portions import first
from bot.store.rows import LEVELS
from bot.tables.errors import OptionError
from bot.tables.lobbies.opening import check_host
from bot.tables.seating import company, filled_up
from bot.tables.table import table_title
from bot.ui.access import find_seen
from bot.ui.chosen import chosen
from bot.ui.components import MENU, Layout, Piece, button, container, menu, option, paragraph, rows
from bot.ui.custom_ids import Press
from bot.ui.lobby.options import back_to_lobby
from bot.ui.showing import committed
from bot.ui.which_table import look_around, meant_lobby
from bot.words.folding import fits
from games.choosing import whole_number
from games.engine import Text, Who, text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.services import Services
    from bot.store.rows import LevelName, ListedRow, SeatRow
    from bot.tables.table import Table
    from bot.ui.lobby.actions import LobbyActions
    from bot.ui.request import Request
    from bot.ui.sheets import Voice

COMPUTERS = "computers"
"""The step that opens the page."""


class ComputerActions:
    """Seats and removes computers. `steps` are the presses by name."""

    def __init__(self, services: Services, lobby: LobbyActions) -> None:
        self._services = services
        self._lobby = lobby
        self._seats = services.computer_seats
        self.steps: dict[str, Callable[[Request, Press], Awaitable[None]]] = {
            COMPUTERS: self._open,
            "computer": self._one,
            "computer-add": self._add,
            "computer-level": self._level,
            "computer-remove": self._remove,
            "computer-start": self._start,
        }

    async def command(self, request: Request, level: str | None, number: int | None) -> None:
        """Seats a computer of a level, or shows the page.

        number: of the table, None for the one that is meant. Raises what `add` raises, what
        `meant_lobby` raises, `UnknownTableError`, and `OptionError` for an unknown level.
        """
        if number is None:
            number = meant_lobby(await look_around(self._services.store, request))
        table = await find_seen(self._services, request, TableNumber(number))
        if level is None:
            await self.show(request, table.id)
        else:
            await self.add(request, table.id, _checked(level))

    async def suggest(self, request: Request, typed: str) -> list[tuple[str, TableNumber]]:
        """Returns the tables that somebody hosts and that have not begun."""
        person, say = request.person, request.voice.plain

        def named(row: ListedRow) -> str:
            return say(table_title(row.game, row.id))

        rows = await first(
            self._services.store,
            lambda tx, after: tx.tables_of(person, after),
            MENU,
            lambda row: row.phase == "lobby" and row.host == person and fits(typed, named(row)),
        )
        return [(named(row), row.id) for row in rows]

    async def show(self, request: Request, number: TableNumber) -> None:
        """Shows the page. Raises `NotHostError`, `StartedError`, `OverError`."""
        table = await self._services.tables.find(number)
        check_host(table, request.person)
        await request.respond(computers_page(table, request.voice.at(table)))

    async def add(self, request: Request, number: TableNumber, level: LevelName) -> None:
        """Seats one more computer. Raises what `show` raises, and `FullError`."""
        table = await self._seats.add(number, request.person, level, request.id)
        await self._changed(request, table)

    async def _open(self, request: Request, press: Press) -> None:
        await self.show(request, press.table)

    async def _one(self, request: Request, press: Press) -> None:
        table = await self._services.tables.find(press.table)
        check_host(table, request.person)
        known = {_value(seat): seat for seat in _computers(table)}
        picked = known[chosen(request, known)]
        await request.respond(computers_page(table, request.voice.at(table), picked))

    async def _add(self, request: Request, press: Press) -> None:
        await self.add(request, press.table, _level(press, 0))

    async def _level(self, request: Request, press: Press) -> None:
        level, computer = _level(press, 1), _computer(press)
        table = await self._seats.set_level(
            press.table, request.person, level, computer, request.id
        )
        await self._changed(request, table)

    async def _remove(self, request: Request, press: Press) -> None:
        table = await self._seats.remove(press.table, request.person, _computer(press), request.id)
        await self._changed(request, table)

    async def _changed(self, request: Request, table: Table) -> None:
        with committed():
            await request.respond(computers_page(table, request.voice.at(table)))

    async def _start(self, request: Request, press: Press) -> None:
        """Fills the table up and starts the game."""
        await self._lobby.start(request, press.table, _level(press, 0))


def computers_page(
    table: Table, voice: Voice, picked: SeatRow | None = None, note: Text | None = None
) -> Layout:
    """Returns the page: what levels there are, who is seated, and what can be changed.

    picked: the computer whose level is to be changed, or that is to be removed. note: what has
    just happened.
    """
    head = [f"### {voice.marked(text('computers-title'))}"]
    head.append(f"-# {voice.marked(text('computers-about'))}")
    head += [_explained(level, voice) for level in LEVELS]
    items: list[Piece] = [] if note is None else [paragraph(voice.marked(note))]
    items.append(paragraph("\n".join(head)))
    if seated := _seated(table, voice):
        items.append(paragraph(seated))
    items += _of_one(table, picked, voice) if picked is not None else _of_all(table, voice)
    return Layout([container(items)])


def _explained(level: LevelName, voice: Voice) -> str:
    about = Text(f"computer-level-{level}.hint")
    return f"-# {voice.marked(text('computers-level', level=_named(level), about=about))}"


def _named(level: LevelName) -> Text:
    return Text(f"computer-level-{level}")


def _seated(table: Table, voice: Voice) -> str:
    lines = [f"{seat.place + 1}. {voice.marked(seat_line(seat))}" for seat in _computers(table)]
    return "\n".join(lines)


def seat_line(seat: SeatRow) -> Text:
    """Returns who sits on a seat; of a computer also at which level."""
    if seat.computer is None:
        return text("lobby-seat", who=Who(seat.place))
    return text("lobby-computer", who=Who(seat.place), level=_named(seat.computer))


def _of_all(table: Table, voice: Voice) -> list[Piece]:
    items: list[Piece] = []
    if computers := _computers(table):
        entries = [option(voice.plain(seat_line(seat)), _value(seat)) for seat in computers]
        custom_id = Press(table.id, 0, "computer").encode()
        items.append(menu(custom_id, entries, voice.plain(text("computers-change"))))
    if len(table.seats) < table.game.seats[-1]:
        items.append(paragraph(voice.marked(text("computers-add"))))
        items += rows([_choice(table, voice, level, "computer-add") for level in LEVELS])
        filled = text("computers-fill", seats=company(table))
        items.append(paragraph(voice.marked(filled)))
        items += rows([_choice(table, voice, level, "computer-start") for level in LEVELS])
    if len(filled_up(table)) >= table.game.seats[0]:
        start = Press(table.id, 0, "start").encode()
        label = voice.plain(text("lobby-start"))
        items += rows([button(label, start, discord.ButtonStyle.success)])
    return [*items, *back_to_lobby(table, voice)]


def _of_one(table: Table, picked: SeatRow, voice: Voice) -> list[Piece]:
    value = _value(picked)
    remove = Press(table.id, 0, "computer-remove", (value,)).encode()
    back = Press(table.id, 0, COMPUTERS).encode()
    levels = [
        button(
            voice.plain(_named(level)),
            Press(table.id, 0, "computer-level", (value, level)).encode(),
            disabled=level == picked.computer,
        )
        for level in LEVELS
    ]
    others = [
        button(voice.plain(text("computers-remove")), remove, discord.ButtonStyle.danger),
        button(voice.plain(text("panel-back")), back),
    ]
    asked = paragraph(voice.marked(text("computers-of", who=Who(picked.place))))
    return [asked, *rows(levels), *rows(others)]


def _choice(table: Table, voice: Voice, level: LevelName, step: str) -> Piece:
    style = discord.ButtonStyle.secondary
    if step == "computer-start":
        style = discord.ButtonStyle.success
    label = voice.plain(text(f"{step}-level", level=_named(level)))
    return button(label, Press(table.id, 0, step, (level,)).encode(), style)


def _computers(table: Table) -> list[SeatRow]:
    return [seat for seat in table.seats if seat.computer is not None]


def _value(seat: SeatRow) -> str:
    """Returns what stands for a computer in a custom id or a menu."""
    return str(-seat.person)


def _computer(press: Press) -> PersonId:
    return PersonId(-(whole_number(press.args[0] if press.args else "") or 0))


def _level(press: Press, place: int) -> LevelName:
    """Returns the level in a custom id. Raises `OptionError`."""
    return _checked(press.args[place] if len(press.args) > place else "")


def _checked(given: str) -> LevelName:
    if given not in LEVELS:
        raise OptionError("level", given)
    return given
