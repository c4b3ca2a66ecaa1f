"""Answers that are lost, late or without a picture; the move counts nevertheless."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from bot.draw import PaintError
from bot.ids import TableNumber
from bot.store.errors import StoreBusyError, StoreFullError, StoreReadOnlyError
from tests.bot.panels import Panel, said
from tests.bot.world import PNG, words

if TYPE_CHECKING:
    from tests.bot.world import World

CALLBACK = "/interactions/*/*/callback"


async def begin(world: World) -> Panel:
    number = await world.start("odd", "ann", "bob")
    return await Panel.open(world, await world.to_act(number), number)


async def plies(world: World) -> int:
    return (await world.table(TableNumber(1))).row.plies


# -- answers that Discord does not accept --------------------------------------------------------


async def test_a_move_whose_answer_is_lost_is_made_and_said_so(odd_world: World) -> None:
    panel = await begin(odd_world)
    await panel.pick("few")
    odd_world.env.inject_error("POST", CALLBACK, status=502)
    result = await panel.pick("2")
    assert await plies(odd_world) == 1
    assert "That was done, but I could not show you" in said(result)
    await panel.renew()
    assert panel.keys() == ["note"]


async def test_a_typed_move_whose_answer_is_lost_is_made(odd_world: World) -> None:
    panel = await begin(odd_world)
    odd_world.env.inject_error("POST", CALLBACK, status=503)
    result = await panel.actor.slash(panel.place, "odd do", what="few", how="1")
    assert await plies(odd_world) == 1
    assert "That was done" in said(result)


async def test_a_step_whose_answer_is_lost_is_kept_and_said_so(odd_world: World) -> None:
    panel = await begin(odd_world)
    odd_world.env.inject_error("POST", CALLBACK, status=502)
    result = await panel.pick("line")
    assert "Discord did not accept my answer" in said(result)
    await panel.renew()
    assert panel.has("back")


async def test_an_answer_that_comes_too_late_stays_silent(odd_world: World) -> None:
    panel = await begin(odd_world)
    await panel.pick("few")
    odd_world.env.inject_error("POST", CALLBACK, status=404, code=10062)
    result = await panel.pick("2")
    assert await plies(odd_world) == 1
    assert said(result) == ""


async def test_joining_counts_when_its_answer_is_lost(odd_world: World) -> None:
    number = await odd_world.sit("odd", "ann")
    odd_world.env.inject_error("POST", CALLBACK, status=500)
    result = await odd_world.person("bob").slash(odd_world.channel, "tables join")
    assert len((await odd_world.table(number)).seats) == 2
    assert "That was done" in said(result)


# -- a store in trouble --------------------------------------------------------------------------


@pytest.mark.logs_errors
@pytest.mark.parametrize(
    ("error", "english", "french"),
    [
        (StoreFullError, "The bot’s disk is full", "Le disque du bot est plein"),
        (StoreReadOnlyError, "cannot be written to", "Impossible d’écrire"),
        (StoreBusyError, "The database is busy", "La base de données est occupée"),
    ],
)
@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_a_store_in_trouble_changes_nothing(
    odd_world: World,
    monkeypatch: pytest.MonkeyPatch,
    error: type[Exception],
    english: str,
    french: str,
    locale: str,
) -> None:
    panel = await begin(odd_world)
    await panel.pick("few")
    odd_world.locales[panel.actor.id] = locale
    await panel.renew()  # so that this language is known

    async def refuse(*_job: Any, **_more: Any) -> None:
        raise error

    with monkeypatch.context() as trouble:
        trouble.setattr(odd_world.services.store, "write", refuse)
        result = await panel.pick("2")
    assert (french if locale == "fr" else english) in said(result)
    assert await plies(odd_world) == 0
    await panel.pick("2")
    assert await plies(odd_world) == 1


# -- pictures ------------------------------------------------------------------------------------


@pytest.mark.logs_errors
async def test_text_replaces_a_picture_that_cannot_be_drawn(
    odd_world: World, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_drawing: Any) -> bytes:
        raise PaintError("no ink")

    odd_world.services.painter.paint = fail  # type: ignore[assignment]
    panel = await begin(odd_world)
    assert "its text twin stands in" in caplog.text
    for name in ("ann", "bob"):
        assert Panel.in_dm(odd_world, name).message.attachments == []
    assert panel.message.attachments == []
    assert "Last:" in panel.words
    await panel.look("board")
    assert "Last:" in panel.words


async def test_a_picture_is_sent_once_and_kept_while_it_stays_the_same(odd_world: World) -> None:
    panel = await begin(odd_world)
    (first,) = panel.message.attachments
    painted = len(odd_world.services.painter.painted)  # type: ignore[attr-defined]
    await panel.pick("line")
    await panel.pick("red")
    (second,) = panel.message.attachments
    assert first.id == second.id
    assert len(odd_world.services.painter.painted) == painted  # type: ignore[attr-defined]


async def test_a_picture_goes_away_with_what_it_showed(odd_world: World) -> None:
    panel = await begin(odd_world)
    assert panel.message.attachments
    await panel.press("table")
    assert panel.message.attachments == []
    await panel.renew()
    assert len(panel.message.attachments) == 1


async def test_a_late_picture_does_not_bring_back_an_old_panel(
    odd_world: World,
) -> None:
    number = await odd_world.start("odd", "ann", "bob")
    name = await odd_world.to_act(number)
    ready = asyncio.Event()
    painted = 0

    async def slowly(_drawing: Any) -> bytes:
        nonlocal painted
        painted += 1
        if painted == 1:
            await odd_world.env.external_wait(ready.wait(), reason="the picture takes its time")
        return PNG

    odd_world.services.painter.paint = slowly  # type: ignore[assignment]
    panel = await Panel.open(odd_world, name, number)
    await panel.pick("far")
    assert panel.has("back")
    ready.set()
    await odd_world.env.settle()
    assert panel.has("back")


async def test_a_picture_under_way_does_not_change_a_page_without_one(
    odd_world: World,
) -> None:
    number = await odd_world.start("odd", "ann", "bob")
    ready = asyncio.Event()

    async def slowly(_drawing: Any) -> bytes:
        await odd_world.env.external_wait(ready.wait(), reason="the picture takes its time")
        return PNG

    odd_world.services.painter.paint = slowly  # type: ignore[assignment]
    panel = await Panel.open(odd_world, await odd_world.to_act(number), number)
    await panel.press("table")
    assert panel.has("put")
    ready.set()
    await odd_world.env.settle()
    assert panel.has("put")


async def test_two_panels_get_a_picture_each(odd_world: World) -> None:
    panel = await begin(odd_world)
    name = await odd_world.to_act(TableNumber(1))
    other = await Panel.open(odd_world, name, TableNumber(1))
    assert len(panel.message.attachments) == len(other.message.attachments) == 1
    assert not odd_world.client.pictures._latest


# -- shutting down -------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_a_press_while_the_bot_restarts_is_answered(odd_world: World, locale: str) -> None:
    panel = await begin(odd_world)
    odd_world.locales[panel.actor.id] = locale
    odd_world.client.draining = True
    sentence = "Je redémarre" if locale == "fr" else "I am restarting"
    assert sentence in said(await panel.pick("few"))
    assert sentence in said(await panel.actor.slash(panel.place, "tables panel"))
    assert await panel.actor.autocomplete(panel.place, "odd do", "what", "") == []
    odd_world.client.draining = False
    assert "far" in words(panel.message) or panel.offers("far")
