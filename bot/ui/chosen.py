"""What was chosen in a menu: the one place that reads it.

A value counts only if it was on offer, whatever came with the press: nobody but the bot's own menus
may say what is stored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.tables.errors import OptionError
from bot.ui.components import TABLE_CHANNELS, TableHome

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.ui.responses import Interaction


def chosen(interaction: Interaction, offered: Collection[str]) -> str:
    """What was chosen in a menu of one. Raises `OptionError` for nothing and for what was not on
    offer.
    """
    return _checked(next(iter(_values(interaction)), ""), offered)


def chosen_or(interaction: Interaction, offered: Collection[str], otherwise: str) -> str:
    """The same, where a button beside the menu may have been pressed: `otherwise` is what it says.

    Raises `OptionError`.
    """
    return chosen(interaction, offered) if _values(interaction) else otherwise


def all_chosen(interaction: Interaction, offered: Collection[str]) -> list[str]:
    """What was chosen in a menu of several, in that order. Raises `OptionError`."""
    return [_checked(value, offered) for value in _values(interaction)]


def chosen_channels(interaction: Interaction) -> list[TableHome]:
    """The channels that were chosen, those in which a table can live. Raises `OptionError`."""
    guild = interaction.guild
    known: list[TableHome] = []
    if guild is not None:
        known += guild.text_channels
        known += guild.forums
    by_id = {str(channel.id): channel for channel in known if channel.type in TABLE_CHANNELS}
    return [by_id[value] for value in dict.fromkeys(all_chosen(interaction, by_id))]


def chosen_role(interaction: Interaction) -> int:
    """The id of the role that was chosen. Raises `OptionError`."""
    guild = interaction.guild
    roles = () if guild is None else guild.roles
    return int(chosen(interaction, {str(role.id) for role in roles}))


def _values(interaction: Interaction) -> list[str]:
    data: Any = interaction.data or {}
    values = data.get("values")
    return [str(value) for value in values] if isinstance(values, list) else []


def _checked(value: str, offered: Collection[str]) -> str:
    if value not in offered:
        raise OptionError("menu", value)
    return value
