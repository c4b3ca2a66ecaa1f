"""No input holds up the loop (N1). Every text is tried in every option of every command, at every
key and in every field of a form, and its cost is counted, not timed.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import discord
import pytest

from bot.benching.in_process import client_in_process
from bot.benching.typed import DISCORD_LONGEST, entries_of, event_of, heavy_texts
from bot.bounds import LONGEST, TERM, TERMS, check_typed, terms
from bot.client import command_payload
from bot.rulebooks.index import index
from bot.rulebooks.lookup import look_up
from bot.store.backup import reading
from bot.tables.errors import TooLongError
from games.words import LOCALES
from tests.bot.labour import Foreman, Labour

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator
    from pathlib import Path

    from bot.benching.presses import PreparedInteraction, Presses
    from bot.benching.typed import TypedOption

FULL = ("odd characters", "a word again and again", "one long word")
BOUNDED = ("words that differ", "answers", "odd characters")
TEXT = discord.AppCommandOptionType.string.value
LOOK_UPS = 2 * len(LOCALES)
"""How often a word may be looked up: in each language, for the entries and for their excerpts."""
PASSES = 4 * 25
"""How often a text may be handed on: a few times with each entry of a full list."""
WORDS = sum(len(word) for locale in LOCALES for word in index(locale)._stems)
NAMES = sum(len(name) for locale in LOCALES for name in index(locale)._joined)
"""Characters in all words and all names of the rulebooks."""


def texts(entry: TypedOption) -> list[str]:
    """Returns what is typed there: texts of full length and, where words are searched for, as many
    words as possible. For numbers one text is enough, because only a list of tables reads it.
    """
    full, bounded = heavy_texts(DISCORD_LONGEST), heavy_texts(LONGEST)
    if entry.kind != TEXT:
        return [full[FULL[0]]]
    return [*(full[name] for name in FULL), *(bounded[name] for name in BOUNDED)]


async def labour_of(foreman: Foreman, presses: Presses, event: PreparedInteraction) -> Labour:
    with foreman.counting() as counted:
        await presses.send(event)
    return counted


async def a_move(foreman: Foreman, presses: Presses) -> Labour:
    """Returns the work for a move, the most of some moves."""
    panel = presses.panel()
    moves = [await labour_of(foreman, presses, await presses.prepare(panel, 0)) for _ in range(10)]
    return Labour(max(m.calls for m in moves), max(m.characters for m in moves))


async def overworked(
    database: Path, monkeypatch: pytest.MonkeyPatch, commands: Collection[str] = ()
) -> list[str]:
    """Returns the texts for which one letter more and a move together took less work. commands:
    only these.
    """
    foreman = Foreman(monkeypatch)
    found: list[str] = []
    async with client_in_process(database) as (client, presses):
        entries = await entries_of(client, presses)
        move = await a_move(foreman, presses)
        for entry in entries:
            if commands and entry.command not in commands:
                continue
            if entry.kind == TEXT:  # anything that is made once is made here
                await presses.send(event_of(presses, entry, "x"))
            least = await labour_of(foreman, presses, event_of(presses, entry, "x"))
            most = Labour(
                least.calls + move.calls,
                least.characters + move.characters + PASSES * LONGEST,
                terms=TERMS * LOOK_UPS,
                compared=TERMS * TERM * (WORDS + NAMES),
            )
            for text in texts(entry):
                spent = await labour_of(foreman, presses, event_of(presses, entry, text))
                found += [f"{entry.name} {text[:20]!r}: {what}" for what in spent.beyond(most)]
    return found


def stored(database: Path) -> list[list[tuple[Any, ...]]]:
    """Stores settings of people and servers, motions and vacations."""
    with reading(database) as connection:
        return [
            [tuple(row) for row in connection.execute(f"select * from {table}")]
            for table in ("person", "guild", "motion", "vacation")
        ]


async def test_n1_no_typed_text_costs_more_than_a_move(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await overworked(database, monkeypatch) == []
    people, *rest = stored(database)
    assert len({row[1:] for row in people}) == 1, "every person has the same settings"
    assert not any(rest), "some text was taken for an answer"


def every_word(words: str) -> list[str]:
    return re.findall(r"\w+", words)[:200]


PLANTED: dict[str, tuple[str, Any]] = {
    "words are looked up again and again": ("bot.rulebooks.terms.terms_of", every_word),
    "the door of commands stands open": ("bot.client.check_typed", lambda _interaction: None),
}


@pytest.mark.parametrize("planted", PLANTED)
async def test_n1_a_missing_bound_is_found(
    database: Path, monkeypatch: pytest.MonkeyPatch, planted: str
) -> None:
    monkeypatch.setattr(*PLANTED[planted])
    assert await overworked(database, monkeypatch, ["rules", "slasher choose", "me timezone"])


async def test_n1_every_option_of_every_command_is_tried(database: Path) -> None:
    """The walk tries everything that Discord is given, and leaves out nothing that is typed."""
    async with client_in_process(database) as (client, presses):
        entries = await entries_of(client, presses)
        payload = await command_payload(client.tree)
    declared = [
        (name, option["name"], typing)
        for name, option in declared_options("", payload)
        for typing in (False, True)
        if (option.get("autocomplete") if typing else option["type"] == TEXT)
    ]
    assert sorted(declared) == sorted((e.command, e.option, e.typing) for e in entries)


def declared_options(name: str, nodes: list[Any]) -> Iterator[tuple[str, Any]]:
    """Yields every option with the name of its command, from what Discord is given."""
    for node in nodes:
        if node.get("type", 1) in (1, 2):
            yield from declared_options(f"{name} {node['name']}".strip(), node.get("options", []))
        else:
            yield name, node


# -- the bounds themselves -----------------------------------------------------------------------


def interaction(kind: discord.InteractionType, data: Any) -> Any:
    return type("Sent", (), {"type": kind, "data": data})()


def test_n1_words_are_looked_up_once_cut_and_a_dozen_at_most() -> None:
    assert terms("a b a  b, c") == ["a", "b", "c"]
    assert len(terms(heavy_texts(LONGEST)["words that differ"])) == TERMS
    assert terms("x" * 999) == ["x" * TERM]


def test_n1_a_repeated_word_finds_what_the_word_finds() -> None:
    assert look_up("thief " * 50, "en") == look_up("thief", "en")


@pytest.mark.parametrize("kind", [2, 3, 5])
@pytest.mark.parametrize(
    "data",
    [
        {"options": [{"type": 1, "options": [{"type": 3, "value": "x" * (LONGEST + 1)}]}]},
        {"values": ["ok", "x" * (LONGEST + 1)]},
        {"components": [{"component": {"custom_id": "a", "value": "x" * (LONGEST + 1)}}]},
        {"components": [{"components": [{"custom_id": "a", "value": "x" * (LONGEST + 1)}]}]},
    ],
    ids=["option", "menu", "form", "old form"],
)
def test_n1_a_text_longer_than_anybody_types_is_refused(kind: int, data: Any) -> None:
    with pytest.raises(TooLongError) as told:
        check_typed(interaction(discord.InteractionType(kind), data))
    assert told.value.said.args == {"most": LONGEST}


def test_n1_text_for_suggestions_is_cut() -> None:
    data = {"options": [{"type": 3, "value": "x" * 9_999, "focused": True}, {"value": 7}]}
    check_typed(interaction(discord.InteractionType.autocomplete, data))
    assert data["options"] == [{"type": 3, "value": "x" * LONGEST, "focused": True}, {"value": 7}]


def test_n1_a_lone_half_of_a_character_is_replaced() -> None:
    data = {"options": [{"type": 3, "value": "a\ud800b"}]}
    check_typed(interaction(discord.InteractionType.application_command, data))
    assert data["options"][0]["value"] == "a?b"


@pytest.mark.parametrize("data", [None, "x", {}, {"options": None}, {"components": [None, 3]}])
def test_n1_data_of_another_shape_is_left_alone(data: Any) -> None:
    check_typed(interaction(discord.InteractionType.modal_submit, data))
