"""The settings of /me calls: for which games somebody is called on a server, and at what hours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bot.store.people_rows import CallWishRow
from bot.tables.clocks.quiet_hours import read_hours, write_time
from bot.tables.clocks.time_zones import hour_zone
from bot.tables.errors import TableError
from bot.ui.chosen import all_chosen
from bot.ui.components import Layout, Piece, button, container, menu, option, paragraph, rows
from bot.ui.custom_ids import LoosePress
from games.engine import Text, text
from games.registry import all_games

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.services import Services
    from bot.store.transaction import Transaction
    from bot.ui.request import Request

ANY = "any"
"""The choice of all games, those to come too."""


class NowhereError(TableError):
    """Somebody asked by direct message, where there is no server on which to be called."""

    def __init__(self) -> None:
        super().__init__(text("my-calls-where"))


class MyCalls:
    """Sets how somebody is called for players on a server. `steps` are the presses."""

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._people = services.people
        self.steps: dict[str, Callable[[Request, LoosePress], Awaitable[None]]] = {
            "me.calls-games": self._games,
            "me.calls-always": self._always,
        }

    async def command(self, request: Request, start: str, end: str) -> None:
        """Sets the hours in which somebody is called, if any are typed, and shows the page.

        Raises `NowhereError`, and what `read_hours` raises.
        """
        if request.guild_id is None:
            raise NowhereError
        if start.strip() or end.strip():
            first, last = read_hours(start, end)
            await self._change(request, starts=first, ends=last)
        await self._show(request)

    async def _games(self, request: Request, _press: LoosePress) -> None:
        picked = all_chosen(request, (ANY, *all_games()))
        if picked:
            await self._change(request, games=() if ANY in picked else tuple(picked))
        else:
            guild, person = request.guild, request.person
            await self._store.write(lambda tx: tx.drop_call_wish(guild, person))
        await self._show(request)

    async def _always(self, request: Request, _press: LoosePress) -> None:
        await self._change(request, starts=None, ends=None)
        await self._show(request)

    async def _change(self, request: Request, **changes: Any) -> None:
        def job(tx: Transaction) -> None:
            guild, person = request.guild, request.person
            row = tx.call_wish(guild, person) or CallWishRow(guild=guild, person=person)
            tx.save_call_wish(msgspec.structs.replace(row, **changes))

        await self._store.write(job)

    async def _show(self, request: Request) -> None:
        guild, person = request.guild, request.person
        row = await self._store.read(lambda tx: tx.call_wish(guild, person))
        spoken = request.voice
        lines = [spoken.marked(line) for line in await self._lines(request, row)]
        head = f"## {spoken.marked(text('my-calls-title'))}"
        items: list[Piece] = [paragraph("\n".join([head, *lines])), _menu(request, row)]
        if row is not None and row.starts is not None:
            always = LoosePress("me.calls-always").encode()
            items += rows([button(spoken.plain(text("my-calls-always")), always)])
        await request.respond(Layout([container(items)]))

    async def _lines(self, request: Request, row: CallWishRow | None) -> list[Text]:
        settings = await self._people.guild(request.guild)
        if row is None:
            lines = [text("my-calls-none")]
        else:
            games = tuple(Text(game) for game in row.games)
            lines = [text("my-calls-games", games=games) if games else text("my-calls-any")]
            if row.starts is not None and row.ends is not None:
                person = await self._people.person(request.person)
                zone = person.timezone or hour_zone(settings, person).name
                start, end = write_time(row.starts), write_time(row.ends)
                lines.append(text("my-calls-hours", start=start, end=end, zone=zone))
        if settings.call_role is not None:
            lines.append(text("my-calls-role", role=f"<@&{settings.call_role}>"))
        return [*lines, text("my-calls-note")]


def _menu(request: Request, row: CallWishRow | None) -> Piece:
    """Returns the menu of games; nothing chosen is no call."""
    spoken = request.voice
    known = {ANY: text("my-calls-option-any")} | {game: Text(game) for game in all_games()}
    chosen = () if row is None else row.games or (ANY,)
    options = [
        option(spoken.plain(words), value, default=value in chosen)
        for value, words in known.items()
    ]
    custom_id = LoosePress("me.calls-games").encode()
    placeholder = spoken.plain(text("my-calls-menu"))
    return menu(custom_id, options, placeholder, least=0, most=len(options))
