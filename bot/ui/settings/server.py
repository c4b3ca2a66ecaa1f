"""What /server shows and changes: where tables are opened, by whom, how fast, in which language.

Everything can be set by command and in the menus of `/server show`; who manages the server may.
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
from bot.ui.responses import respond, say
from bot.words import LOCALES
from games.engine import Text, text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.services import House
    from bot.store.rows import GuildRow
    from bot.ui.responses import Answers, Interaction
    from bot.ui.sheets import Voice

OPENINGS: tuple[Opening, ...] = get_args(Opening)
_OPENINGS_ALONE = tuple(opening for opening in OPENINGS if opening != "role")
"""Those that say it all; a role has to be named."""

MANAGE = "manage_guild"

AUTO = "auto"
"""In place of a language: the one Discord says the server uses."""


class ServerSettings:
    """Settings of a server. `steps` are the presses on its menus."""

    def __init__(self, house: House, answers: Answers) -> None:
        self._people = house.people
        self._answers = answers
        self.steps: dict[str, Callable[[Interaction], Awaitable[None]]] = {
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

    async def show(self, interaction: Interaction) -> None:
        """How the server is set, with menus to change it."""
        spoken = await self._answers.voice(interaction)
        row = await self._people.guild(interaction.guild_id or 0)
        await respond(interaction, settings_panel(row, spoken))

    async def language(self, interaction: Interaction, locale: str) -> None:
        """The language of what everybody on a server sees; `AUTO` follows Discord's.

        Raises `OptionError`.
        """
        row = await self._set(interaction, locale=_locale(locale))
        said = text("server-language-followed")
        if row.locale is not None:
            said = text("server-language-set", language=Text(f"server-language-{row.locale}"))
        await say(interaction, (await self._answers.voice(interaction)).marked(said))

    async def add_channel(self, interaction: Interaction, channel: Any) -> None:
        """Let tables be opened in a channel too; from the first on only in those named.

        Raises `MissingPermissionsError` for a channel where no table could be played.
        """
        _check_usable(interaction, channel)
        await self._change_channels(
            interaction, lambda known: tuple(dict.fromkeys((*known, channel.id)))
        )

    async def remove_channel(self, interaction: Interaction, channel: Any) -> None:
        """Take a channel off the list. Raises `ChannelNotThereError`."""

        def without(known: tuple[int, ...]) -> tuple[int, ...]:
            if channel.id not in known:
                raise ChannelNotThereError(channel.id)
            return tuple(number for number in known if number != channel.id)

        await self._change_channels(interaction, without)

    async def any_channel(self, interaction: Interaction) -> None:
        """Let tables be opened everywhere."""
        await self._change_channels(interaction, lambda _known: ())

    async def pace(self, interaction: Interaction, pace: str) -> None:
        """The pace of tables that name none. Raises `OptionError`."""
        await self._set(interaction, pace=_checked("pace", pace, PACES))
        said = text("server-pace-set", pace=Text(f"pace-{pace}"))
        await say(interaction, (await self._answers.voice(interaction)).marked(said))

    async def opening(
        self, interaction: Interaction, who: str, role: discord.Role | None = None
    ) -> None:
        """Who may open tables. who: one of `OPENINGS`, "" where a role says it.

        Raises `OptionError`, `OpeningUnclearError`.
        """
        who = who or ("role" if role is not None else "")
        if not who or (who == "role") != (role is not None):
            raise OpeningUnclearError
        _checked("who", who, OPENINGS)
        row = await self._set(interaction, opening=who, role=None if role is None else role.id)
        said = text("server-opening-set", who=_openers(row))
        await say(interaction, (await self._answers.voice(interaction)).marked(said))

    async def _change_channels(
        self, interaction: Interaction, change: Callable[[tuple[int, ...]], tuple[int, ...]]
    ) -> None:
        """Change the list as it is now, whoever else changes it just then; confirm it."""
        row = await self._people.change_guild(
            interaction.guild_id or 0,
            lambda row: msgspec.structs.replace(row, channels=change(row.channels)),
        )
        key = "set" if row.channels else "any"
        said = text(f"server-channels-{key}", channels=_named(row.channels))
        await say(interaction, (await self._answers.voice(interaction)).marked(said))

    async def _set(self, interaction: Interaction, **changes: Any) -> GuildRow:
        return await self._people.set_guild(interaction.guild_id or 0, **changes)

    # -- menus -----------------------------------------------------------------------------------

    def _changing(
        self, change: Callable[[Interaction], dict[str, Any]]
    ) -> Callable[[Interaction], Awaitable[None]]:
        """A press on a menu: the panel shows what it has changed."""

        async def step(interaction: Interaction) -> None:
            if not interaction.permissions.manage_guild:
                raise app_commands.MissingPermissions([MANAGE])
            row = await self._set(interaction, **change(interaction))
            spoken = await self._answers.voice(interaction)
            note = spoken.marked(text("server-set"))
            await respond(interaction, settings_panel(row, spoken, note))

        return step

    @staticmethod
    def _channels(interaction: Interaction) -> dict[str, Any]:
        channels = chosen_channels(interaction)
        for channel in channels:
            _check_usable(interaction, channel)
        return {"channels": tuple(channel.id for channel in channels)}

    @staticmethod
    def _opening(interaction: Interaction) -> dict[str, Any]:
        return {"opening": chosen(interaction, _OPENINGS_ALONE), "role": None}

    @staticmethod
    def _role(interaction: Interaction) -> dict[str, Any]:
        return {"opening": "role", "role": chosen_role(interaction)}

    @staticmethod
    def _pace(interaction: Interaction) -> dict[str, Any]:
        return {"pace": chosen(interaction, PACES)}

    @staticmethod
    def _language(interaction: Interaction) -> dict[str, Any]:
        return {"locale": _locale(chosen(interaction, (*LOCALES, AUTO)))}


def _check_usable(interaction: Interaction, channel: Any) -> None:
    """Raise `MissingPermissionsError` for a channel where no table could be played."""
    guild = interaction.guild
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
    """A language as it is stored; None follows what Discord says."""
    return None if chosen == AUTO else _checked("language", chosen, LOCALES)


def _named(channels: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(f"<#{channel}>" for channel in channels)


def _openers(row: GuildRow) -> Text:
    if row.opening == "role" and row.role is not None:
        return text("server-opening-role-named", role=f"<@&{row.role}>")
    return Text(f"server-opening-{row.opening}")


# -- how it is shown -----------------------------------------------------------------------------


def settings_panel(row: GuildRow, spoken: Voice, note: str | None = None) -> Layout:
    """A server's settings and the menus that change them. note: what has just happened."""
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
    """What is chosen stands above in words; so the menu shows what it is for."""
    options = [option(spoken.plain(Text(key)), value) for value, key in values.items()]
    return menu(_id(name), options, _label(spoken, name))


def _label(spoken: Voice, name: str) -> str:
    return spoken.plain(text(f"server-menu-{name}"))


def _id(name: str) -> str:
    return LoosePress(f"server.{name}").encode()
