"""Nothing that is logged names a person, by us or by the libraries."""

from __future__ import annotations

import asyncio
import logging
from decimal import Decimal
from typing import TYPE_CHECKING, Any

import discord
import pytest

from bot.clock import MINUTE
from bot.library_logs import LIBRARIES, make_discreet
from bot.log_formatters import JsonFormatter, TextFormatter
from bot.running import log_loop_fault
from bot.ui.custom_ids import Press
from tests.bot.panels import forge
from tests.bot.ui.conftest import few_cogs, odd_game, odd_world
from tests.bot.world import find_message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.ids import TableNumber
    from tests.bot.world import World

__all__ = ["few_cogs", "odd_game", "odd_world"]

NAMES = ("annabella", "bobadilla", "evangeline")


class Lines(logging.Handler):
    """Everything that reaches an operator, in both formats, and the records."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []
        self.levels: list[int] = []

    def emit(self, record: logging.LogRecord) -> None:
        record.exc_text = None  # what pytest's own handler has added
        self.told += [form.format(record) for form in (TextFormatter(), JsonFormatter())]
        self.levels.append(record.levelno)


@pytest.fixture
def lines() -> Iterator[Lines]:
    """Notes everything that the settings can log: every level of ours, INFO of the libraries."""
    handler, root = Lines(), logging.getLogger()
    before = {name: logging.getLogger(name).level for name in ("", *LIBRARIES, "simcord")}
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    for name in (*LIBRARIES, "simcord"):
        logging.getLogger(name).setLevel(logging.INFO)
    yield handler
    root.removeHandler(handler)
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)


def broken(*_args: Any, **_more: Any) -> Any:
    """Returns a fault of ours that contains a person's name."""
    raise RuntimeError(f"{NAMES[0]} holds the six of hearts")


async def fail(*_args: Any, **_more: Any) -> Any:
    broken()


async def late_and_lost(world: World, number: TableNumber) -> None:
    """Makes Discord accept answers late, or not at all."""
    who, thread = world.person(NAMES[0]), await world.thread(number)
    board = find_message(thread, who, Press(number, 0, "open").encode())
    for status, code in ((404, 10062), (400, 40060), (500, 0), (403, 50001)):
        fault: dict[str, Any] = {"status": status, "code": code, "times": None}
        world.env.inject_error("POST", "/interactions/*/*/callback", **fault)
        world.env.inject_error("*", "/webhooks/*", **fault)
        await who.autocomplete(thread, "odd do", "what", "")
        await who.slash(thread, "tables panel")
        await who.click(board, custom_id=Press(number, 0, "open").encode())
        world.env.backend.faults.clear()


async def faults_of_ours(
    world: World, number: TableNumber, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Makes handlers and autocompletes raise errors that contain a name."""
    who, thread = world.person(NAMES[1]), await world.thread(number)
    board = find_message(thread, who, Press(number, 0, "open").encode())
    monkeypatch.setattr(world.client.handlers.commands, "panel", fail)
    monkeypatch.setattr(world.client.handlers.commands, "suggest", fail)
    monkeypatch.setitem(world.client.router.steps, "look", fail)
    await who.slash(thread, "tables panel")
    await who.autocomplete(thread, "odd do", "what", "")
    pressed = {"custom_id": Press(number, 0, "look").encode(), "values": ["board"]}
    result = await forge(world, NAMES[1], thread, board, pressed)
    interaction: Any = discord.Interaction.__new__(discord.Interaction)
    view, fault = discord.ui.View(), RuntimeError(f"{NAMES[1]} {who.user.id}")
    item: Any = discord.ui.Button(label=f"{NAMES[1]} {who.user.id}")
    await view.on_error(interaction, fault, item)
    await discord.ui.Modal(title=NAMES[1]).on_error(interaction, fault)
    try:
        broken()
    except RuntimeError:  # as the library calls it
        await discord.Client.on_error(world.client, "on_interaction", result)
    context = {"message": "Task exception was never retrieved", "exception": fault}
    log_loop_fault(asyncio.get_running_loop(), context)


async def deliveries_that_fail(world: World, number: TableNumber) -> None:
    """Makes deliveries fail for a while and for good, in public and in direct messages, some of
    them closed.
    """
    for status, code, pattern in ((500, 0, "*"), (400, 50035, "*"), (403, 50007, "messages")):
        world.env.inject_error("*", f"/channels/*/{pattern}", status=status, code=code, times=4)
        table = await world.table(number)
        with world.as_bot():
            mover = table.person_at(min(table.game.deciders(table.state)))
            await world.services.playing.move(number, mover, ("few", "1"))
        await world.env.settle()
        await world.env.advance_time(60)
        world.env.backend.faults.clear()


@pytest.mark.logs_errors
@pytest.mark.simcord(check_errors=False)
async def test_s7_nothing_that_is_logged_names_a_person(
    odd_world: World, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    # simcord waits in real time for anything that is tried again within seconds
    monkeypatch.setattr("bot.post.courier.backoff", lambda _tries: MINUTE)
    number = await odd_world.start_at_once("odd", *NAMES)
    await late_and_lost(odd_world, number)
    late = list(lines.levels)
    await faults_of_ours(odd_world, number, monkeypatch)
    await deliveries_that_fail(odd_world, number)
    told = "\n".join(lines.told)
    assert {logging.INFO, logging.WARNING, logging.ERROR} <= set(lines.levels)
    assert late.count(logging.ERROR) <= 4, "a late answer is no error"
    for words in ("autocomplete", "interaction", "outbox", "view", "modal", "Task exception"):
        assert words in told, f"nothing was logged about {words}"
    backend = odd_world.env.backend
    people = [odd_world.person(name).user.id for name in NAMES]
    secret = [*NAMES, *map(str, people), *map(str, backend.dm_channels.values()), "hearts"]
    assert [word for word in secret if word in told] == []


@pytest.mark.parametrize(
    ("words", "args", "expected"),
    [
        ("%s %s responded with 429. Retrying in %.2f s.",
         ("PATCH", f"https://d.com/api/v10/webhooks/{7:018}/{'aW5' * 30}/messages/{9:018}", 1.5),
         "PATCH https://d.com/api/v10/webhooks/…/…/messages/… responded with 429. "
         "Retrying in 1.50 s."),
        ("limit %d for guild_id %d", (100, 123456789012345678), "limit 100 for guild_id …"),
        ("Ignoring %r", (RuntimeError("ann"),), "Ignoring '<RuntimeError>'"),
        ("%.2f seconds", (Decimal(1),), "%.2f seconds"),
        ("%(who)s came", {"who": "123456789012345678"}, "… came"),
        (f"user {123456789012345678} is 100% sure", (), "user … is 100% sure"),
    ],
)  # fmt: skip
def test_s7_ids_tokens_and_objects_with_names_are_left_out(
    lines: Lines, words: str, args: Any, expected: str
) -> None:
    make_discreet()
    logging.getLogger("discord.http").warning(words, *([args] if isinstance(args, dict) else args))
    assert lines.told[0].endswith(f": {expected}")
