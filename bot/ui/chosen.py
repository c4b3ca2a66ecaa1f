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

    from bot.ui.request import Request


def chosen(request: Request, offered: Collection[str]) -> str:
    """What was chosen in a menu of one. Raises `OptionError` for nothing and for what was not on
    offer.
    """
    return _checked(next(iter(_values(request)), ""), offered)


def chosen_or(request: Request, offered: Collection[str], otherwise: str) -> str:
    """The same, where a button beside the menu may have been pressed: `otherwise` is what it says.

    Raises `OptionError`.
    """
    return chosen(request, offered) if _values(request) else otherwise


def all_chosen(request: Request, offered: Collection[str]) -> list[str]:
    """What was chosen in a menu of several, in that order. Raises `OptionError`."""
    return [_checked(value, offered) for value in _values(request)]


def chosen_channels(request: Request) -> list[TableHome]:
    """The channels that were chosen, those in which a table can live. Raises `OptionError`."""
    guild = request.interaction.guild
    known: list[TableHome] = []
    if guild is not None:
        known += guild.text_channels
        known += guild.forums
    by_id = {str(channel.id): channel for channel in known if channel.type in TABLE_CHANNELS}
    return [by_id[value] for value in dict.fromkeys(all_chosen(request, by_id))]


def chosen_role(request: Request) -> int:
    """The id of the role that was chosen. Raises `OptionError`."""
    guild = request.interaction.guild
    roles = () if guild is None else guild.roles
    return int(chosen(request, {str(role.id) for role in roles}))


def _values(request: Request) -> list[str]:
    data: Any = request.interaction.data or {}
    values = data.get("values")
    return [str(value) for value in values] if isinstance(values, list) else []


def _checked(value: str, offered: Collection[str]) -> str:
    if value not in offered:
        raise OptionError("menu", value)
    return value
