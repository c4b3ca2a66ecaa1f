"""The settings of a server: where tables are opened, by whom, at what pace, and in which language.

People who manage the server set everything in the menus of its one message.
"""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any, get_args

import discord
from discord import app_commands

from bot.store.rows import Opening
from bot.tables.clocks.pace import DEFAULT, PACES
from bot.tables.clocks.time_zones import find_zone, hour_zone, zone_of
from bot.tables.errors import MissingPermissionsError
from bot.ui.chosen import chosen, chosen_channels, chosen_role
from bot.ui.components import (
    Layout,
    Piece,
    channel_menu,
    container,
    menu,
    option,
    paragraph,
    role_menu,
)
from bot.ui.custom_ids import LoosePress
from bot.ui.permissions import missing_permissions
from bot.words import LOCALES
from games.engine import Text, text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.ids import ChannelId
    from bot.services import Services
    from bot.store.rows import GuildRow
    from bot.ui.request import Request
    from bot.ui.sheets import Voice

OPENINGS: tuple[Opening, ...] = get_args(Opening)
_OPENINGS_ALONE = tuple(opening for opening in OPENINGS if opening != "role")
"""The choices that need nothing else; for a role, the role has to be named."""

MANAGE = "manage_guild"

AUTO = "auto"
"""The choice to follow the language that Discord gives for the server."""


def check_manages(request: Request) -> None:
    """Raises `MissingPermissions` unless the person manages the server."""
    if not request.interaction.permissions.manage_guild:
        raise app_commands.MissingPermissions([MANAGE])


class ServerSettings:
    """The settings of a server. `steps` are the presses on its menus."""

    def __init__(self, services: Services) -> None:
        self._people = services.people
        self._clock = services.clock
        self.steps: dict[str, Callable[[Request, LoosePress], Awaitable[None]]] = {
            f"server.{name}": self._changing(change)
            for name, change in {
                "channels": self._channels,
                "opening": self._opening,
                "role": self._role,
                "pace": self._pace,
                "language": self._language,
            }.items()
        }

    async def show(self, request: Request) -> None:
        """Shows the settings of the server, with menus to change them."""
        spoken = request.voice
        row = await self._people.guild(request.guild)
        await request.respond(settings_panel(row, spoken))

    async def timezone(self, request: Request, zone: str | None) -> None:
        """Sets the server's time zone, by its IANA name or any unambiguous part; for None says in
        which one hours are read.

        Raises `UnknownZoneError`, `SeveralZonesError`.
        """
        if zone is None:
            row = await self._people.guild(request.guild)
            read = hour_zone(row, await self._people.person(request.person))
            await request.tell(read.said)
            return
        row = await self._set(request, timezone=find_zone(zone))
        there = datetime.fromtimestamp(self._clock.now() / 1000, zone_of(row.timezone))
        said = text("server-timezone-set", zone=row.timezone or "", time=f"{there:%H:%M}")
        await request.tell(said)

    async def _set(self, request: Request, **changes: Any) -> GuildRow:
        return await self._people.set_guild(request.guild, **changes)

    # -- menus -----------------------------------------------------------------------------------

    def _changing(
        self, change: Callable[[Request], dict[str, Any]]
    ) -> Callable[[Request, LoosePress], Awaitable[None]]:
        """Returns the handler of a menu, which shows the panel with the change."""

        async def step(request: Request, _press: LoosePress) -> None:
            check_manages(request)
            row = await self._set(request, **change(request))
            spoken = request.voice
            await request.respond(settings_panel(row, spoken, spoken.marked(text("server-set"))))

        return step

    @staticmethod
    def _channels(request: Request) -> dict[str, Any]:
        channels = chosen_channels(request)
        for channel in channels:
            _check_usable(request, channel)
        return {"channels": tuple(channel.id for channel in channels)}

    @staticmethod
    def _opening(request: Request) -> dict[str, Any]:
        return {"opening": chosen(request, _OPENINGS_ALONE), "role": None}

    @staticmethod
    def _role(request: Request) -> dict[str, Any]:
        return {"opening": "role", "role": chosen_role(request)}

    @staticmethod
    def _pace(request: Request) -> dict[str, Any]:
        return {"pace": chosen(request, PACES)}

    @staticmethod
    def _language(request: Request) -> dict[str, Any]:
        return {"locale": _locale(chosen(request, (*LOCALES, AUTO)))}


def _check_usable(request: Request, channel: Any) -> None:
    """Raises `MissingPermissionsError` for a channel where no table could be played."""
    guild = request.interaction.guild
    if guild is None:
        return
    forum = isinstance(channel, discord.ForumChannel)
    missing = missing_permissions(channel.permissions_for(guild.me), in_thread=forum)
    if missing:
        raise MissingPermissionsError(missing)


def _locale(chosen: str) -> str | None:
    """Returns a language as it is stored; None follows Discord's."""
    return None if chosen == AUTO else chosen


def _named(channels: tuple[ChannelId, ...]) -> tuple[str, ...]:
    return tuple(f"<#{channel}>" for channel in channels)


def _openers(row: GuildRow) -> Text:
    if row.opening == "role" and row.role is not None:
        return text("server-opening-role-named", role=f"<@&{row.role}>")
    return Text(f"server-opening-{row.opening}")


# -- the panel -----------------------------------------------------------------------------------


def settings_panel(row: GuildRow, spoken: Voice, note: str | None = None) -> Layout:
    """Returns a server's settings and the menus that change them. note: what has just happened."""
    words = "\n".join(f"- {spoken.marked(line)}" for line in _lines(row))
    items: list[Piece] = [paragraph(f"## {spoken.marked(text('server-title'))}\n{words}")]
    if note:
        items.append(paragraph(note))
    items += [
        channel_menu(_id("channels"), row.channels, _label(spoken, "channels")),
        _menu(spoken, "opening", {k: f"server-opening-{k}" for k in _OPENINGS_ALONE}),
        role_menu(_id("role"), row.role, _label(spoken, "role")),
        _menu(spoken, "pace", {pace: f"pace-{pace}" for pace in PACES}),
        _menu(
            spoken, "language", {locale: f"server-language-{locale}" for locale in (*LOCALES, AUTO)}
        ),
    ]
    return Layout([container(items)])


def _lines(row: GuildRow) -> list[Text]:
    where = text("server-shown-anywhere")
    if row.channels:
        where = text("server-shown-channels", channels=_named(row.channels))
    language = text("server-shown-language-auto")
    if row.locale is not None:
        language = text("server-shown-language", language=Text(f"server-language-{row.locale}"))
    return [
        where,
        text("server-shown-opening", who=_openers(row)),
        text("server-shown-pace", pace=Text(f"pace-{row.pace or DEFAULT}")),
        language,
        text("server-shown-zone", zone=row.timezone)
        if row.timezone is not None
        else text("server-shown-zone-none"),
    ]


def _menu(spoken: Voice, name: str, values: dict[str, str]) -> Piece:
    """Returns a menu with its title as placeholder, because the current value is above it."""
    options = [option(spoken.plain(Text(key)), value) for value, key in values.items()]
    return menu(_id(name), options, _label(spoken, name))


def _label(spoken: Voice, name: str) -> str:
    return spoken.plain(text(f"server-menu-{name}"))


def _id(name: str) -> str:
    return LoosePress(f"server.{name}").encode()
