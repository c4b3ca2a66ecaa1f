"""The slash commands as Discord gets them: within its limits, and in every language.

Discord refuses the whole list if one command breaks a rule, so this is checked before it is sent.
The numbers are Discord's own (application commands, "limits").
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

import discord

from bot.words import DEFAULT, LOCALES, nearest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.loopback.wire import Json

COMMANDS = 100
OPTIONS = 25
CHOICES = 25
NAME = 32
ABOUT = 100
CHOICE = 100
WHOLE = 8_000
"""The most characters in one command, with the longest language counted for each text."""

CHAT_INPUT = 1
_SIGNS = frozenset("-_'")
_DISCORDS = frozenset(locale.value for locale in discord.Locale)
_WANTED = frozenset(LOCALES) - {DEFAULT}


def payload_faults(payload: list[Json]) -> Iterator[str]:
    """Yields what Discord would refuse, and what has no words in one of our languages."""
    commands = [command for command in payload if command.get("type", CHAT_INPUT) == CHAT_INPUT]
    if len(commands) > COMMANDS:
        yield f"{len(commands)} commands; Discord takes {COMMANDS}"
    yield from _doubles("/", commands)
    for command in commands:
        place = f"/{command['name']}"
        yield from _node(place, command)
        if (size := size_of(command)) > WHOLE:
            yield f"{place} holds {size} characters; Discord takes {WHOLE}"


def size_of(node: Json) -> int:
    """Returns the characters of a command that count: names, descriptions and values at every
    level.
    """
    own = sum(len(_longest(node, field)) for field in ("name", "description"))
    own += len(str(node["value"])) if isinstance(node.get("value"), str) else 0
    parts = [*node.get("options", ()), *node.get("choices", ())]
    return own + sum(size_of(part) for part in parts)


def _longest(node: Json, field: str) -> str:
    return max((words for _, words in _said(node, field)), key=len)


def _node(place: str, node: Json) -> Iterator[str]:
    """Yields the faults of one command, group, subcommand or option, and of all below it."""
    yield from _words(place, node)
    options = node.get("options") or []
    if len(options) > OPTIONS:
        yield f"{place} has {len(options)} options; Discord takes {OPTIONS}"
    yield from _doubles(place, options)
    needed = [bool(option.get("required")) for option in options]
    if needed != sorted(needed, reverse=True):
        yield f"{place}: an option that must be given stands behind one that need not"
    yield from _choices(place, node.get("choices") or [])
    if node.get("autocomplete") and node.get("choices"):
        yield f"{place} has both choices and autocomplete"
    for option in options:
        yield from _node(f"{place} {option['name']}", option)


def _words(place: str, node: Json) -> Iterator[str]:
    for locale, name in _said(node, "name"):
        if not fits_name(name):
            yield f"{place}: the name {name!r} ({locale}) is none Discord takes"
    for locale, about in _said(node, "description"):
        if not 1 <= len(about) <= ABOUT:
            yield f"{place}: a description of {len(about)} characters ({locale}), not 1 to {ABOUT}"
    for field in ("name", "description"):
        given = node.get(f"{field}_localizations") or {}
        if unknown := given.keys() - _DISCORDS:
            yield f"{place}: Discord has no language {', '.join(sorted(unknown))}"
        if missing := _WANTED - {nearest(locale) for locale in given}:
            yield f"{place}: no {field} in {', '.join(sorted(missing))}"


def _said(node: Json, field: str) -> Iterator[tuple[str, str]]:
    yield DEFAULT, node.get(field) or ""
    yield from (node.get(f"{field}_localizations") or {}).items()


def fits_name(name: str) -> bool:
    """Whether Discord accepts a name: letters, digits, ``- _ '``; lower case; 1 to 32
    characters.
    """
    fits = all(sign in _SIGNS or unicodedata.category(sign)[0] in "LN" for sign in name)
    return fits and 1 <= len(name) <= NAME and name == name.lower()


def _choices(place: str, choices: list[Json]) -> Iterator[str]:
    if len(choices) > CHOICES:
        yield f"{place} has {len(choices)} choices; Discord takes {CHOICES}"
    for choice in choices:
        for locale, name in _said(choice, "name"):
            if not 1 <= len(name) <= CHOICE:
                yield f"{place}: a choice of {len(name)} characters ({locale})"
        if len(str(choice["value"])) > CHOICE:
            yield f"{place}: a choice's value of {len(str(choice['value']))} characters"


def _doubles(place: str, nodes: list[Json]) -> Iterator[str]:
    """Yields names that are used twice at the same level, in any language."""
    for locale in (DEFAULT, *_DISCORDS):
        names = [dict(_said(node, "name")).get(locale, str(node["name"])) for node in nodes]
        for name in sorted({name for name in names if names.count(name) > 1}):
            yield f"{place}: {name!r} is there twice ({locale})"
