"""The bot's commands, and commands that break each of Discord's limits."""

from __future__ import annotations

from typing import Any

import pytest

from bot.checks.commands import gather_commands, look_at_commands, playable
from bot.checks.payload import fits_name, payload_faults, size_of
from games.registry import all_games


def node(name: str = "a", about: str = "b", kind: int = 3, **more: Any) -> dict[str, Any]:
    french = {"name_localizations": {"fr": name}, "description_localizations": {"fr": about}}
    return {"name": name, "description": about, "type": kind, **french, **more}


def command(*options: dict[str, Any], **more: Any) -> dict[str, Any]:
    return node(**{"name": "cmd", "kind": 1, "options": list(options), **more})


async def test_our_own_commands_have_no_faults() -> None:
    payload = await gather_commands()
    assert payload
    assert list(payload_faults(payload)) == []
    assert set(playable(payload)) <= set(all_games())


async def test_the_report_says_how_much_of_discord_s_limit_is_used() -> None:
    assert "of 8000 characters" in await look_at_commands()


def test_a_good_command_has_no_faults() -> None:
    payload = [command(node("x", required=True), node("y"))]
    assert list(payload_faults(payload)) == []


CHOICE = {"name": "c", "value": "v"}

BROKEN: dict[str, list[dict[str, Any]]] = {
    "101 commands; Discord takes 100": [command(name=f"c{n}") for n in range(101)],
    "/cmd has 26 options; Discord takes 25": [command(*(node(f"o{n}") for n in range(26)))],
    "/cmd: 'x' is there twice (en)": [command(node("x"), node("x"))],
    "/: 'cmd' is there twice (en)": [command(), command()],
    "/cmd: an option that must be given stands behind one that need not": [
        command(node("x"), node("y", required=True))
    ],
    "/cmd x has 26 choices; Discord takes 25": [
        command(node("x", choices=[{"name": f"c{n}", "value": n} for n in range(26)]))
    ],
    "/cmd x: a choice of 101 characters (en)": [
        command(node("x", choices=[{"name": "n" * 101, "value": 1}]))
    ],
    "/cmd x: a choice of 0 characters (fr)": [
        command(node("x", choices=[CHOICE | {"name_localizations": {"fr": ""}}]))
    ],
    "/cmd x: a choice's value of 101 characters": [
        command(node("x", choices=[{"name": "n", "value": "v" * 101}]))
    ],
    "/cmd x has both choices and autocomplete": [
        command(node("x", choices=[CHOICE], autocomplete=True))
    ],
    "/cmd x: the name 'Big X' (fr) is none Discord takes": [
        command(node("x", name_localizations={"fr": "Big X"}))
    ],
    "/cmd x: a description of 101 characters (en)": [command(node("x", description="d" * 101))],
    "/cmd x: a description of 0 characters (fr)": [
        command(node("x", description_localizations={"fr": ""}))
    ],
    "/cmd x: no name in fr": [command(node("x", name_localizations={}))],
    "/cmd x: no description in fr": [command(node("x", description_localizations=None))],
    "/cmd x: Discord has no language xx": [
        command(node("x", name_localizations={"fr": "x", "xx": "x"}))
    ],
}


@pytest.mark.parametrize("fault", BROKEN)
def test_every_broken_limit_is_found(fault: str) -> None:
    found = list(payload_faults(BROKEN[fault]))
    assert any(line.startswith(fault) for line in found), found


def test_names_that_differ_in_english_can_clash_in_french() -> None:
    clash = [command(node("x"), node("y", name_localizations={"fr": "x"}))]
    assert "/cmd: 'x' is there twice (fr)" in list(payload_faults(clash))


def test_the_longest_language_of_every_text_counts() -> None:
    option = node("ab", "cdef", choices=[{"name": "n", "value": "val"}, {"name": "n", "value": 9}])
    option["name_localizations"] = {"fr": "abcdef"}
    assert size_of(option) == 6 + 4 + (1 + 3) + 1
    assert size_of(command(option)) == len("cmd") + 1 + size_of(option)


def test_a_command_that_holds_too_much_is_refused() -> None:
    big = command(*(node(f"o{n:02}", "d" * 100, choices=_choices(n)) for n in range(25)))
    found = [line for line in payload_faults([big]) if "characters; Discord" in line]
    assert found == [f"/cmd holds {size_of(big)} characters; Discord takes 8000"]


def _choices(number: int) -> list[dict[str, Any]]:
    return [{"name": "n" * 100, "value": f"{number}"} for _ in range(3)]


@pytest.mark.parametrize("name", ["new", "début", "cœur-à-cœur", "a_b", "l'or", "x1", "日本"])
def test_names_that_discord_accepts_pass(name: str) -> None:
    assert fits_name(name)


@pytest.mark.parametrize("name", ["", "New", "a b", "a.b", "x" * 33, "€", "a’b"])
def test_names_that_discord_refuses_are_found(name: str) -> None:
    assert not fits_name(name)
