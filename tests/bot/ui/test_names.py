"""Names with everything that Discord allows, wherever a name is shown."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from bot.tables.names import clean_name, escape
from bot.ui.custom_ids import Press
from bot.ui.sheets import ShownSheet, voice
from games.engine import Who, text
from tests.bot.overheard import overheard
from tests.bot.panels import Panel
from tests.bot.world import find_message

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from tests.bot.world import World

NAMES = {
    "markdown": "**b**_i_~~s~~`ticks`||x||",
    "mention": "@everyone <@1> <@&2>",
    "link": "[x](https://evil.example)",
    "heading": "# - > 1. big",
    "emoji": "👩‍🚀🎲<:a:1>",
    "arabic": "\u202eسلام\u202c 12",
    "hebrew": "שלום 3",
    "control": "a\u0000b\u0007c\u200bd\u2028e\r\nf",
    "nothing": "\u200b\u200b\u3164",
    "fluent": "{ $who } \\u0041",
    "long": "x" * 32,
    "zalgo": "z̷̢̛a̸l̵g̴o" * 3,
    "backslash": "\\\\*\\",
}

UNSAFE = re.compile(r"(?<!\\)(\*\*b|_i_|~~s|`ticks|\|\|x|@everyone|<@|\]\(|<:a)")
MEANT = re.compile(r"<(@|#)\d{17,}>|\]\(https://discord\.com/channels/\d{17,}/\d{17,}(/\d{17,})?\)")
"""Mentions and links of ours: of people, of channels, of where a table is played."""
HIDDEN = re.compile("[\u0000-\u0009\u000b-\u001f\u200b\u202a-\u202e\u2028\u2029]")


async def begin(world: World, name: str) -> TableNumber:
    """Starts a game of a person with this name and Bob, shown in every way there is."""
    world.person_called("odd one", name)
    number = await world.start("odd", "odd one", "bob")
    for who in ("odd one", "bob"):
        panel = await Panel.open(world, who, number)
        if panel.offers("deal"):
            await panel.pick("deal")
            await panel.press("form", "1")
            await panel.press("back")
        await panel.look("board")
    thread = await world.thread(number)
    await world.person("bob").autocomplete(thread, "odd do", "what", "")
    await world.person("bob").slash(thread, "odd do", what="few", how="1")
    for where in ("mine", "server"):
        await world.person("bob").slash(world.channel, "tables list", where=where)
    return number


@pytest.mark.parametrize("name", list(NAMES.values()), ids=list(NAMES))
async def test_a_name_adds_no_markup(odd_world: World, name: str) -> None:
    """The messages themselves are checked here; the world checks all limits."""
    await begin(odd_world, name)
    cleaned = clean_name(name, odd_world.person("odd one").user.id)
    shown = 0
    for said in markdown_of(odd_world):
        texts = MEANT.sub("", said)
        assert not UNSAFE.search(texts), texts
        assert not HIDDEN.search(texts), repr(texts)
        shown += escape(cleaned) in texts
    assert shown > 5


@pytest.mark.parametrize("name", list(NAMES.values()), ids=list(NAMES))
async def test_a_name_pings_nobody(odd_world: World, name: str) -> None:
    await begin(odd_world, name)
    people = {str(member.user.id) for member in odd_world.people.values()}
    for request in odd_world.env.http_requests:
        body = request.json if isinstance(request.json, dict) else {}
        allowed = (body.get("data") or body).get("allowed_mentions") or {}
        assert not allowed.get("parse")
        assert set(map(str, allowed.get("users", []))) <= people


async def test_plain_text_is_not_escaped(odd_world: World) -> None:
    """In forms, menus and alternative texts the backslash before a star would be seen."""
    number = await begin(odd_world, "a*b_c")
    thread = await odd_world.thread(number)
    bob = odd_world.person("bob")
    board = find_message(thread, bob, Press(number, 0, "look").encode())
    assert any("a*b_c" in (file.description or "") for file in board.attachments)
    panel = await Panel.open(odd_world, await odd_world.to_act(number), number)
    if await odd_world.to_act(number) == "bob":
        await panel.pick("deal")
        form = await panel.press("form", "1")
        labels = [o["label"] for o in form.modal["components"][0]["component"]["options"]]
        assert labels[0].startswith("a*b_c")


def test_an_alternative_text_has_no_signs_of_markdown() -> None:
    shown = ShownSheet("t", "**Bold** `code` # a\\*b \\_ \\\\ 3", None, "f.png")
    assert shown.alt == "Bold code  a*b _ \\ 3"


def test_a_name_from_right_to_left_turns_no_text_around_it() -> None:
    class Named:
        names = ("שלום", "ann")

    spoken = voice("en", Named())  # type: ignore[arg-type]
    assert spoken.marked(text("lobby-seat", who=Who(0))) == "\u2068שלום\u2069"
    assert spoken.marked(text("lobby-seat", who=Who(1))) == "ann"
    assert spoken.plain(text("lobby-seat", who=Who(0))) == "שלום"


def markdown_of(world: World) -> list[str]:
    """Returns every text that was sent as Markdown."""
    found: list[str] = []

    def walk(part: Any) -> None:
        if isinstance(part, dict):
            if part.get("type") == 10 or "tts" in part:
                found.append(part.get("content") or "")
            for value in part.values():
                walk(value)
        elif isinstance(part, list):
            for value in part:
                walk(value)

    for request in world.env.http_requests:
        walk(request.json)
    assert list(overheard(world))
    return [words for words in found if words]
