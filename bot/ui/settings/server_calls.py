"""The settings of /server calls: whom hosts call for players, how often, and when not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.tables.clocks.quiet_hours import read_hours, write_time
from bot.tables.errors import OptionError, TableError
from bot.ui.chosen import chosen, chosen_role_or_none
from bot.ui.components import (
    Layout,
    Piece,
    button,
    container,
    menu,
    option,
    paragraph,
    role_menu,
    rows,
)
from bot.ui.custom_ids import LoosePress
from bot.ui.settings.server import check_manages
from games.engine import Text, text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import discord

    from bot.services import Services
    from bot.store.rows import GuildRow
    from bot.ui.request import Request

EVERY = (5, 1440)
"""The fewest and the most minutes that can be set between two calls."""

_EVERY = (15, 30, 60, 120, 240, 720, 1440)
"""The minutes between two calls that the menu offers."""

_HOUR = 60


class EveryoneError(TableError):
    """The role of everybody on the server cannot be called."""

    def __init__(self) -> None:
        super().__init__(text("calls-everyone"))


class NoZoneError(TableError):
    """The server has no time zone in which its quiet hours could be read."""

    def __init__(self) -> None:
        super().__init__(text("calls-no-zone"))


class ServerCalls:
    """Sets how players are called on a server. `steps` are the presses."""

    def __init__(self, services: Services) -> None:
        self._people = services.people
        self.steps: dict[str, Callable[[Request, LoosePress], Awaitable[None]]] = {
            "server.call-role": self._changing(_chosen_role),
            "server.call-every": self._changing(_chosen_every),
            "server.call-loud": self._changing(lambda _: {"quiet_from": None, "quiet_to": None}),
        }

    async def command(
        self,
        request: Request,
        role: discord.Role | None,
        every: int | None,
        start: str,
        end: str,
    ) -> None:
        """Sets what is given, and shows the page. every: minutes. start, end: of the hours
        without calls, as typed.

        Raises `EveryoneError`, `NoZoneError`, `OptionError`, and what `read_hours` raises.
        """
        row, changes = await self._people.guild(request.guild), dict[str, Any]()
        if role is not None:
            changes["call_role"] = _callable(request, role.id)
        if every is not None:
            if not EVERY[0] <= every <= EVERY[1]:
                raise OptionError("every", str(every))
            changes["call_every"] = every
        if start.strip() or end.strip():
            changes["quiet_from"], changes["quiet_to"] = read_hours(start, end)
            if row.timezone is None:
                raise NoZoneError
        if changes:
            row = await self._people.set_guild(request.guild, **changes)
        await request.respond(_page(request, row))

    def _changing(
        self, change: Callable[[Request], dict[str, Any]]
    ) -> Callable[[Request, LoosePress], Awaitable[None]]:
        """Returns the handler of a menu or button, which shows the page with the change."""

        async def step(request: Request, _press: LoosePress) -> None:
            check_manages(request)
            row = await self._people.set_guild(request.guild, **change(request))
            await request.respond(_page(request, row))

        return step


def _chosen_role(request: Request) -> dict[str, Any]:
    role = chosen_role_or_none(request)
    return {"call_role": None if role is None else _callable(request, role)}


def _chosen_every(request: Request) -> dict[str, Any]:
    return {"call_every": int(chosen(request, [str(minutes) for minutes in _EVERY]))}


def _callable(request: Request, role: int) -> int:
    """Returns the role. Raises `EveryoneError` for that of everybody, which has the server's id."""
    if role == request.guild:
        raise EveryoneError
    return role


# -- the page ------------------------------------------------------------------------------------


def _page(request: Request, row: GuildRow) -> Layout:
    """Returns how players are called on a server, with the menus that change it."""
    spoken = request.voice
    lines = [f"- {spoken.marked(line)}" for line in _lines(row)]
    head = f"## {spoken.marked(text('calls-title'))}"
    items: list[Piece] = [paragraph("\n".join([head, *lines]))]
    if (trouble := _trouble(request, row)) is not None:
        items.append(paragraph(f"⚠️ {spoken.marked(trouble)}"))
    options = [option(spoken.plain(_span(minutes)), str(minutes)) for minutes in _EVERY]
    items += [
        role_menu(_id("role"), row.call_role, spoken.plain(text("calls-menu-role")), least=0),
        menu(_id("every"), options, spoken.plain(text("calls-menu-every"))),
    ]
    if row.quiet_from is not None:
        items += rows([button(spoken.plain(text("calls-loud")), _id("loud"))])
    return Layout([container(items)])


def _lines(row: GuildRow) -> list[Text]:
    if row.call_role is None:
        whom = text("calls-whom-wishing")
    else:
        whom = text("calls-whom-role", role=f"<@&{row.call_role}>")
    quiet = text("calls-quiet-none")
    if row.quiet_from is not None and row.quiet_to is not None:
        start, end = write_time(row.quiet_from), write_time(row.quiet_to)
        quiet = text("calls-quiet", start=start, end=end, zone=row.timezone or "UTC")
    return [whom, text("calls-every", every=_span(row.call_every)), quiet]


def _trouble(request: Request, row: GuildRow) -> Text | None:
    """Returns why a call would reach nobody, if that is so."""
    guild = request.interaction.guild
    if guild is None or row.call_role is None:
        return None
    role = guild.get_role(row.call_role)
    if role is None:
        return text("call-role-gone")
    if role.mentionable or guild.me.guild_permissions.mention_everyone:
        return None
    return text("calls-unmentionable", role=role.mention)


def _span(minutes: int) -> Text:
    """Returns a time in words: in hours, if it is whole hours."""
    hours, rest = divmod(minutes, _HOUR)
    return text("calls-minutes", count=minutes) if rest else text("calls-hours", count=hours)


def _id(name: str) -> str:
    return LoosePress(f"server.call-{name}").encode()
