"""The values chosen in a menu, which are read only here.

A value counts only if it was offered, whatever came with the press, because only the bot's own
menus may decide what is stored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.ids import PersonId
from bot.tables.errors import OptionError
from bot.tables.lobbies.opening import Person
from bot.tables.names import clean_name
from bot.ui.components import TABLE_CHANNELS, TableHome

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.ui.request import Request


def chosen(request: Request, offered: Collection[str]) -> str:
    """Returns the choice in a menu of one. Raises `OptionError` for nothing and for a value not
    offered.
    """
    return _checked(next(iter(_values(request)), ""), offered)


def chosen_or(request: Request, offered: Collection[str], otherwise: str) -> str:
    """Returns the same, or `otherwise` if a button beside the menu was pressed.

    Raises `OptionError`.
    """
    return chosen(request, offered) if _values(request) else otherwise


def all_chosen(request: Request, offered: Collection[str]) -> list[str]:
    """Returns the choices in a menu of several, in their order. Raises `OptionError`."""
    return [_checked(value, offered) for value in _values(request)]


def chosen_channels(request: Request) -> list[TableHome]:
    """Returns the chosen channels, which can hold tables. Raises `OptionError`."""
    guild = request.interaction.guild
    known: list[TableHome] = []
    if guild is not None:
        known += guild.text_channels
        known += guild.forums
    by_id = {str(channel.id): channel for channel in known if channel.type in TABLE_CHANNELS}
    return [by_id[value] for value in dict.fromkeys(all_chosen(request, by_id))]


def chosen_role(request: Request) -> int:
    """Returns the id of the chosen role. Raises `OptionError`."""
    guild = request.interaction.guild
    roles = () if guild is None else guild.roles
    return int(chosen(request, {str(role.id) for role in roles}))


def chosen_role_or_none(request: Request) -> int | None:
    """Returns the same, or None if no role was chosen."""
    return chosen_role(request) if _values(request) else None


def chosen_people(request: Request) -> list[Person]:
    """Returns the people chosen in a menu of people, without bots, as Discord names them."""
    data: Any = request.interaction.data or {}
    resolved = data.get("resolved") or {}
    users, members = resolved.get("users") or {}, resolved.get("members") or {}
    found = []
    for value in dict.fromkeys(all_chosen(request, users)):
        user, number = users[value], PersonId(int(value))
        nick = (members.get(value) or {}).get("nick")
        name = nick or user.get("global_name") or user.get("username") or ""
        if not user.get("bot"):
            found.append(Person(number, clean_name(name, number)))
    return found


def _values(request: Request) -> list[str]:
    data: Any = request.interaction.data or {}
    values = data.get("values")
    return [str(value) for value in values] if isinstance(values, list) else []


def _checked(value: str, offered: Collection[str]) -> str:
    if value not in offered:
        raise OptionError("menu", value)
    return value
