"""Every field of every form, filled in with text that nobody would type (N1, F9)."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import TYPE_CHECKING, Any

import discord
import pytest

import bot
from bot.benching.typed import DISCORD_LONGEST, heavy_texts
from bot.bounds import LONGEST
from bot.clock import DAY
from bot.ui.custom_ids import Press
from bot.ui.finished.replay_page import JUMP
from bot.ui.managing.page import END as ASK_WHY
from bot.ui.nights.draft import OTHER, Draft
from bot.ui.outcome import REPLAY
from games.engine import Amount, Form
from tests.bot.labour import Foreman, Labour
from tests.bot.panels import Panel, forge, said
from tests.bot.ui.odd import VERBS
from tests.cogs.test_settings_commands import manager

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from tests.bot.world import World

BOT = Path(bot.__file__).parent
TEXT_INPUT = 4


def text_fields(modal: Any) -> list[str]:
    """Returns the fields of a form that take text, by their ids."""
    parts = [label["component"] for label in modal["components"]]
    return [part["custom_id"] for part in parts if part["type"] == TEXT_INPUT]


def texts(length: int) -> list[str]:
    """Returns what is typed into every field."""
    heavy = heavy_texts(length)
    return [heavy[name] for name in ("odd characters", "a word again and again", "numbers")]


class Typist:
    """A person who opens every form, and sends each as a forgery."""

    def __init__(self, world: World, foreman: Foreman) -> None:
        self.world, self.foreman = world, foreman
        self.fields = 0

    async def send(self, panel: Panel, name: str, modal: Any, text: str) -> tuple[Any, Labour]:
        """Sends a form with this text in every text field, one field after another."""
        most, answer = Labour(), None
        for field in text_fields(modal):
            self.fields += 1
            filled = [{"component": {"custom_id": field, "type": TEXT_INPUT, "value": text}}]
            data = {"custom_id": modal["custom_id"], "components": filled}
            with self.foreman.counting() as spent:
                answer = await forge(self.world, name, panel.place, panel.message, data, form=True)
            most = max(most, spent, key=lambda one: one.calls)
        return answer, most


@pytest.fixture
def made_in(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Notes the files of ours that have made a form."""
    files: set[str] = set()
    make = discord.ui.Modal.__init__

    def noting(self: Any, *args: Any, **more: Any) -> None:
        caller = inspect.currentframe().f_back
        files.add(Path(caller.f_code.co_filename).name)
        make(self, *args, **more)

    monkeypatch.setattr(discord.ui.Modal, "__init__", noting)
    return files


async def test_n1_no_field_of_a_form_costs_more_than_a_move(
    odd_world: World, monkeypatch: pytest.MonkeyPatch, made_in: set[str]
) -> None:
    world, foreman = odd_world, Foreman(monkeypatch)
    number = await world.start("odd", "ann", "bob")
    name = await world.to_act(number)
    panel = await Panel.open(world, name, number)
    typist = Typist(world, foreman)
    table = await world.table(number)
    seat = table.playing_seat(world.person(name).id)
    for verb in VERBS:
        if not isinstance(table.choice(seat, (verb,)), Amount | Form):
            continue
        await panel.pick(verb)
        for page in range(2):
            if panel.has("form", str(page)):
                await fill(typist, panel, name, str(page))
        while panel.has("back"):
            await panel.press("back")
    assert (await world.table(number)).row.plies == 0
    await end(world, panel)
    await jump(typist, panel, number)
    await hour(typist, panel)
    await reason(typist, panel)
    assert typist.fields > 50
    making = {file.name for file in BOT.rglob("*.py") if "ui.Modal(" in file.read_text("utf-8")}
    assert made_in == making, "no walk has opened this form"


async def fill(typist: Typist, panel: Panel, name: str, page: str) -> None:
    """Types all texts into all fields of one page of a form."""
    modal = await opened(panel, page)
    _, least = await typist.send(panel, name, modal, "some")
    for text in texts(DISCORD_LONGEST):
        answer, _ = await typist.send(panel, name, modal, text)
        assert f"I read at most {LONGEST} characters" in said(answer)
    for text in texts(LONGEST):
        modal = await opened(panel, page)
        _, spent = await typist.send(panel, name, modal, text)
        assert spent.calls < 2 * least.calls + 1_000, text[:20]


async def opened(panel: Panel, page: str) -> Any:
    """Returns the form of a page. A press on an outdated panel first updates the panel."""
    shown = await panel.press("form", page)
    return shown.modal or (await panel.press("form", page)).modal


async def end(world: World, panel: Panel) -> None:
    """Leaves the game, which ends it."""
    await panel.aside("resign")
    await panel.press("do")


async def jump(typist: Typist, panel: Panel, number: TableNumber) -> None:
    """Returns the form of a finished game that asks for a move."""
    opening = Press(number, 0, REPLAY, (JUMP, "0", "all", "")).encode()
    result = await forge(typist.world, "ann", panel.place, panel.message, {"custom_id": opening})
    assert result.modal is not None
    for text in (*texts(DISCORD_LONGEST), *texts(LONGEST)):
        answer, spent = await typist.send(panel, "ann", result.modal, text)
        assert "⛔" in said(answer)
        assert spent.calls < 1_000


async def hour(typist: Typist, panel: Panel) -> None:
    """Types another hour for a night."""
    draft = Draft(DAY, ("odd",), "live", None)
    opening = {"custom_id": draft.press(OTHER)}
    form = await forge(typist.world, "ann", panel.place, panel.message, opening)
    await refuse(typist, panel, "ann", form.modal)


async def reason(typist: Typist, panel: Panel) -> None:
    """Says as a manager why a game is ended. The first text ends it, and it can be ended once."""
    manager(typist.world, "mia")
    number = await typist.world.start("odd", "cyd", "dan")
    opening = Press(number, 0, ASK_WHY).encode()
    form = await forge(typist.world, "mia", panel.place, panel.message, {"custom_id": opening})
    assert (await typist.world.table(number)).row.phase == "playing"
    await refuse(typist, panel, "mia", form.modal)
    assert (await typist.world.table(number)).row.phase == "cancelled"


async def refuse(typist: Typist, panel: Panel, name: str, modal: Any) -> None:
    """Types all texts into a form that is sent as often as it is filled in."""
    _, least = await typist.send(panel, name, modal, "some")
    for text in texts(DISCORD_LONGEST):
        answer, _ = await typist.send(panel, name, modal, text)
        assert f"I read at most {LONGEST} characters" in said(answer)
    for text in texts(LONGEST):
        _, spent = await typist.send(panel, name, modal, text)
        assert spent.calls < 2 * least.calls + 1_000, text[:20]
