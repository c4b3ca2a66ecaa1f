"""What everybody sees is posted in the right place, once, whatever fails on the way."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from bot.ids import PersonId
from bot.post.courier import Again
from bot.post.sending import Sending
from bot.tables.notifications import Notice
from bot.ui.refusals import plain
from tests.bot.post.stage import all_lines, board_of, find, public_lines
from tests.bot.world import words

if TYPE_CHECKING:
    from tests.bot.post.stage import Stage

pytestmark = pytest.mark.simcord(settle_timeout=20)


async def test_a_deleted_board_is_posted_again(stage: Stage) -> None:
    number = await stage.start("slasher", PersonId(3))
    board = await board_of(stage, number)
    stage.env.backend.delete_message((await stage.home(number)).id, board.id)
    await stage.play(number)
    assert (await board_of(stage, number)).id != board.id
    assert (await stage.table(number)).row.paused is None


async def test_a_deleted_card_is_posted_again(stage: Stage) -> None:
    number = await stage.open()
    await stage.quiet()
    card = (await stage.table(number)).row.card
    stage.env.backend.delete_message(stage.channel.id, card or 0)
    await stage.does(stage.services.lobby.leave(number, stage.people[1].id))
    await stage.quiet()
    cards = [m for m in stage.channel.history(viewer=stage.members[0]) if find(m, "join")]
    assert [m.id for m in cards] == [(await stage.table(number)).row.card]
    assert cards[0].id != card


async def test_a_row_that_was_replaced_sends_nothing(stage: Stage) -> None:
    """A change while the board is being drawn replaces its row. If the board were sent for the old
    row and the bot crashed then, nobody would know of that board.
    """
    number = await stage.start("slasher", PersonId(2))
    stage.holds()
    await stage.post_later(number, Notice("turn"))
    rows = await stage.services.store.read(lambda tx: tx.waiting(f"public:{number}"))
    old = next(row for row in rows if row.kind == "turn")
    await stage.post_later(number, Notice("turn"))
    sending = Sending(stage.client, stage.services)
    channel = stage.client.get_partial_messageable((await stage.table(number)).home)
    calls = len(stage.wire.calls)
    with pytest.raises(Again):
        await sending.layout(channel, old, {"open"}, plain("a board"), [])
    assert len(stage.wire.calls) == calls


# -- the thread ----------------------------------------------------------------------------------


async def test_the_thread_is_opened_on_the_card_and_every_link_leads_to_it(
    stage: Stage,
) -> None:
    number = await stage.start()
    table = await stage.table(number)
    assert table.row.thread == table.home == table.row.card != stage.channel.id
    card = next(m for m in stage.channel.history() if m.id == table.row.card)
    assert f"<#{table.row.thread}>" in words(card)
    for member in range(2):
        assert f"]({table.home_link})" in words(stage.dms(member)[-1])


async def test_without_permission_for_threads_the_game_is_played_in_the_channel(
    stage: Stage,
) -> None:
    stage.env.inject_error("POST", "*/threads", status=403, code=50013)
    number = await stage.start()
    table = await stage.table(number)
    assert table.home == stage.channel.id
    assert table.row.paused is None
    await board_of(stage, number)


async def test_an_archived_thread_is_unarchived_before_a_picture_is_sent(stage: Stage) -> None:
    number = await stage.start("slush-fund", 3)
    board = await board_of(stage, number)
    path = f"/channels/{(await stage.home(number)).id}"
    stage.env.inject_error("PATCH", f"{path}/messages/{board.id}", status=400, code=50083)
    await stage.play(number)
    assert stage.wire.count("PATCH", lambda p: p == path) == 1
    after = await board_of(stage, number)
    assert after.id == board.id
    stored = stage.env.backend.get_message((await stage.home(number)).id, after.id)
    (attachment,) = stored.attachments
    assert stage.env.backend.cdn.get(attachment["url"]), "an empty picture was sent"
    assert (await stage.table(number)).row.paused is None


# -- errors that pass ----------------------------------------------------------------------------


@pytest.mark.parametrize("status", [500, 502, 503, 429])
async def test_an_outage_delays_messages_and_repeats_none(stage: Stage, status: int) -> None:
    number = await stage.start("slasher", PersonId(3))
    before = await stage.thread_says(number)
    stage.env.inject_error("*", "/channels/*", status=status, times=None)
    table = await stage.play(number, 3)
    assert await stage.thread_says(number) == before
    assert table.row.plies == 3, "a move waits for Discord"
    stage.env.backend.faults.clear()
    await stage.passes(600)
    lines = await all_lines(stage, number)
    assert lines == await public_lines(stage, number)
    assert len(lines) >= len("\n".join(before).split("\n")) + 3
    assert await stage.waiting() == 0
    assert await stage.parked() == 0
    await board_of(stage, number)


async def test_the_bot_does_nothing_when_everything_is_posted(stage: Stage) -> None:
    await stage.start("slasher", PersonId(3))
    before = len(stage.wire.calls)
    await stage.passes(24 * 3600)
    assert len(stage.wire.calls) == before
    mine = {
        t for t in asyncio.all_tasks() if t.get_name().startswith(("lane", "courier", "scheduler"))
    }
    assert mine == set()


@pytest.mark.logs_errors
async def test_a_row_that_always_fails_is_parked_and_the_rows_behind_it_are_sent(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    number = await stage.start("slasher", 3)
    await stage.services.store.write(lambda tx: tx.post(number, f"public:{number}", "nonsense"))
    await stage.play(number)
    assert await all_lines(stage, number) == await public_lines(stage, number)
    assert await stage.parked() == 1
    assert await stage.waiting() == 0
    assert "poison" in caplog.text
    assert (await stage.table(number)).row.paused is None
