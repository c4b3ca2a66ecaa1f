"""Every command that a sentence names exists in the language of the sentence."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from bot.checks.catalogues import find_pairs, load
from bot.checks.commands import gather_commands
from games.registry import all_games
from games.rulebook import rulebook

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

LOCALES = ("en", "fr")
NAMED = re.compile(r"(?<![^\s“«*`(’])/([^\W\d][\w-]*(?: [^\W\d][\w:-]*)*)")
"""What may be a command: a stroke that begins a word, and the words after it."""
PARTS = (1, 2)
"""The kinds of option that are further words of a command's name."""


def local(node: dict[str, Any], locale: str) -> str:
    return str(node["name_localizations"]["fr"] if locale == "fr" else node["name"])


def fault(said: str, commands: Sequence[dict[str, Any]], locale: str) -> str | None:
    """Returns what is wrong with a command and the words after it, None if it exists.

    said: without its stroke. Words after a whole command may belong to the sentence, but not to a
    quoted command, which ends where the quotation does.
    """
    first, *words = said.split(" ")
    node = next((one for one in commands if local(one, locale) == first), None)
    if node is None:
        return f"/{first} is no command"
    for word in words:
        options = node.get("options", [])
        parts = {local(one, locale): one for one in options if one["type"] in PARTS}
        name, _, value = word.partition(":")
        if parts:
            if name not in parts:
                return f"/{said}: {name} is no part of it"
            node = parts[name]
        elif not value or name not in {local(one, locale) for one in options}:
            return f"/{said}: {word} is no option of it"
    return None


def named(sentence: str) -> Iterator[str]:
    """Yields the commands that a sentence names, without their strokes: the quoted ones with all
    words of the quotation, others with their first word.
    """
    for found in NAMED.finditer(sentence):
        end = sentence[found.end() : found.end() + 2].strip()
        before = sentence[: found.start()].rstrip()
        quoted = before.endswith(("“", "«", "**", "`")) and end.startswith(("”", "»", "*", "`"))
        yield found[1] if quoted else found[1].split(" ")[0]


@pytest.fixture
async def commands() -> list[dict[str, Any]]:
    return await gather_commands()


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_command_that_is_named_exists(
    commands: list[dict[str, Any]], locale: str
) -> None:
    said = {
        f"{pair[0].parent.name}, {key}": pattern
        for pair in find_pairs()
        for key, sentence in load(pair[LOCALES.index(locale)]).sentences.items()
        for pattern in sentence.patterns
    }
    for game in all_games():
        said |= {f"{game}, {entry.id}": entry.body for entry in rulebook(game, locale).entries}
    found = [(where, name) for where, words in said.items() for name in named(words)]
    assert len(found) > 20
    wrong = [
        f"{where}: {problem}" for where, name in found if (problem := fault(name, commands, locale))
    ]
    assert not wrong, "\n".join(["", *wrong])


@pytest.mark.parametrize(
    "sentence",
    [
        "Utilisez « /serveur réglages ».",
        "Utilisez « /tables liste où:serveur ».",
        "**/slasher** et les autres",
        "et/ou",
    ],
)
async def test_commands_that_exist_pass(commands: list[dict[str, Any]], sentence: str) -> None:
    assert not [problem for name in named(sentence) if (problem := fault(name, commands, "fr"))]


@pytest.mark.parametrize(
    "sentence",
    [
        "Utilisez « /serveur voir ».",
        "Utilisez « /tables list ».",
        "Utilisez « /tables liste quoi:serveur ».",
        "Utilisez « /play ».",
        "Utilisez /play.",
    ],
)
async def test_commands_that_do_not_exist_are_found(
    commands: list[dict[str, Any]], sentence: str
) -> None:
    assert [problem for name in named(sentence) if (problem := fault(name, commands, "fr"))]
