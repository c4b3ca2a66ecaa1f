"""The settings of /server: where tables are opened, by whom, at what pace, and in which language.

Everything can be set by command and in the menus of `/server show`, by people who manage the
server.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

import discord
import msgspec
from discord import app_commands

from bot.store.rows import Opening
from bot.tables.clocks.pace import DEFAULT, PACES
from bot.tables.errors import (
    ChannelNotThereError,
    MissingPermissionsError,
    OpeningUnclearError,
    OptionError,
)
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


class ServerSettings:
    """The settings of a server. `steps` are the presses on its menus."""

    def __init__(self, services: Services) -> None:
        self._people = services.people
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

    # -- commands --------------------------------------------------------------------------------

    async def show(self, request: Request) -> None:
        """Shows the settings of the server, with menus to change them."""
        spoken = request.voice
        row = await self._people.guild(request.guild)
        await request.respond(settings_panel(row, spoken))

    async def language(self, request: Request, locale: str) -> None:
        """Sets the language of public messages on a server; `AUTO` follows Discord's.

        Raises `OptionError`.
        """
        row = await self._set(request, locale=_locale(locale))
        said = text("server-language-followed")
        if row.locale is not None:
            said = text("server-language-set", language=Text(f"server-language-{row.locale}"))
        await request.tell(said)

    async def add_channel(self, request: Request, channel: Any) -> None:
        """Allows tables in a channel; once one is named, tables are allowed only in named channels.

        Raises `MissingPermissionsError` for a channel where no table could be played.
        """
        _check_usable(request, channel)
        await self._change_channels(
            request, lambda known: tuple(dict.fromkeys((*known, channel.id)))
        )

    async def remove_channel(self, request: Request, channel: Any) -> None:
        """Removes a channel from the list. Raises `ChannelNotThereError`."""

        def without(known: tuple[int, ...]) -> tuple[int, ...]:
            if channel.id not in known:
                raise ChannelNotThereError(channel.id)
            return tuple(number for number in known if number != channel.id)

        await self._change_channels(request, without)

    async def any_channel(self, request: Request) -> None:
        """Allows tables in every channel."""
        await self._change_channels(request, lambda _known: ())

    async def pace(self, request: Request, pace: str) -> None:
        """Sets the pace of tables that name none. Raises `OptionError`."""
        await self._set(request, pace=_checked("pace", pace, PACES))
        said = text("server-pace-set", pace=Text(f"pace-{pace}"))
        await request.tell(said)

    async def opening(self, request: Request, who: str, role: discord.Role | None = None) -> None:
        """Sets who may open tables. who: one of `OPENINGS`, or "" if a role says it.

        Raises `OptionError`, `OpeningUnclearError`.
        """
        who = who or ("role" if role is not None else "")
        if not who or (who == "role") != (role is not None):
            raise OpeningUnclearError
        _checked("who", who, OPENINGS)
        row = await self._set(request, opening=who, role=None if role is None else role.id)
        said = text("server-opening-set", who=_openers(row))
        await request.tell(said)

    async def _change_channels(
        self, request: Request, change: Callable[[tuple[int, ...]], tuple[int, ...]]
    ) -> None:
        """Changes the list in one transaction, so that no other change is lost, and confirms it."""
        row = await self._people.change_guild(
            request.guild,
            lambda row: msgspec.structs.replace(row, channels=change(row.channels)),
        )
        key = "set" if row.channels else "any"
        said = text(f"server-channels-{key}", channels=_named(row.channels))
        await request.tell(said)

    async def _set(self, request: Request, **changes: Any) -> GuildRow:
        return await self._people.set_guild(request.guild, **changes)

    # -- menus -----------------------------------------------------------------------------------

    def _changing(
        self, change: Callable[[Request], dict[str, Any]]
    ) -> Callable[[Request, LoosePress], Awaitable[None]]:
        """Returns the handler of a menu, which shows the panel with the change."""

        async def step(request: Request, _press: LoosePress) -> None:
            if not request.interaction.permissions.manage_guild:
                raise app_commands.MissingPermissions([MANAGE])
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


def _checked(name: str, value: str, known: Any) -> str:
    if value not in known:
        raise OptionError(name, value)
    return value


def _locale(chosen: str) -> str | None:
    """Returns a language as it is stored; None follows Discord's."""
    return None if chosen == AUTO else _checked("language", chosen, LOCALES)


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
    ]


def _menu(spoken: Voice, name: str, values: dict[str, str]) -> Piece:
    """Returns a menu with its title as placeholder, because the current value is above it."""
    options = [option(spoken.plain(Text(key)), value) for value, key in values.items()]
    return menu(_id(name), options, _label(spoken, name))


def _label(spoken: Voice, name: str) -> str:
    return spoken.plain(text(f"server-menu-{name}"))


def _id(name: str) -> str:
    return LoosePress(f"server.{name}").encode()
