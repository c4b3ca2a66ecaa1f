"""What everybody sees: lines in their order, one board, one call, each in the right place."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from bot.clock import HOUR, SECOND
from bot.ids import PersonId, TableNumber
from bot.post.courier import Again
from bot.post.sending import Sending
from bot.tables.notifications import Notice
from bot.ui.refusals import plain
from games.engine import text
from tests.bot.post.stage import find
from tests.bot.world import words

if TYPE_CHECKING:
    from tests.bot.post.stage import Stage

pytestmark = pytest.mark.simcord(settle_timeout=20)


async def board_of(stage: Stage, number: TableNumber) -> Any:
    """Returns the one board of a table."""
    boards = stage.boards(await stage.home(number))
    assert len(boards) == 1
    table = await stage.table(number)
    assert boards[0].id == table.row.board
    return boards[0]


def name(stage: Stage, person: PersonId) -> str:
    return next(p.name for p in stage.people if p.id == person)


# -- lines ---------------------------------------------------------------------------------------


async def test_lines_that_wait_share_a_message_in_their_order(stage: Stage) -> None:
    number = await stage.start("slush-fund", PersonId(2))
    before = len(await stage.thread_says(number))
    rows = [Notice("line", text=text("lobby-left", number=str(n))) for n in range(30)]
    await stage.post(number, *rows)
    said = (await stage.thread_says(number))[before:]
    assert len(said) == 1
    told = [line for line in said[0].split("\n") if line]
    assert told == [f"You left table {n}." for n in range(30)]


async def test_lines_too_long_for_one_message_take_several_in_their_order(stage: Stage) -> None:
    number = await stage.start("slush-fund", PersonId(2))
    before = len(await stage.thread_says(number))
    rows = [Notice("line", text=text("lobby-left", number=str(n))) for n in range(200)]
    await stage.post(number, *rows)
    said = (await stage.thread_says(number))[before:]
    assert len(said) > 1
    assert all(len(message) <= 2_000 for message in said)
    told = [line for message in said for line in message.split("\n")]
    assert told == [f"You left table {n}." for n in range(200)]


async def test_the_player_to_act_is_called_once_and_nobody_else_is(stage: Stage) -> None:
    number = await stage.start("slasher", PersonId(3))
    for _ in range(6):
        before = await stage.table(number)
        table = await stage.play(number)
        thread = await stage.home(number)
        last = [m for m in thread.history(viewer=stage.members[0]) if m.content][-1]
        raw = stage.env.backend.get_message(thread.id, last.id)
        called = set(raw.allowed_mentions.users or ())
        new = set(table.view(None).asked) - set(before.view(None).asked)
        assert called == {table.person_at(seat) for seat in new}
        assert not raw.allowed_mentions.everyone
        for person in called:
            assert last.content.count(f"<@{person}>") == 1


async def test_a_late_call_names_the_player_who_is_to_act_now(stage: Stage) -> None:
    number = await stage.start("slush-fund", PersonId(2))
    before = len(await stage.thread_says(number))
    stage.holds()
    table = await stage.play(number, 9, posting=False)
    await stage.goes_on()
    said = "\n".join((await stage.thread_says(number))[before:])
    asked = [table.person_at(seat) for seat in table.view(None).asked]
    assert [person for person in (p.id for p in stage.people) if f"<@{person}>" in said] == asked


async def test_two_waiting_calls_call_once(stage: Stage) -> None:
    """A call that may have been sent is not replaced by the next, so both wait."""
    number = await stage.start("slush-fund", PersonId(2))
    before = len(await stage.thread_says(number))
    stage.holds()
    for _ in range(2):
        line = Notice("line", text=text("lobby-left", number="1"))
        await stage.post_later(number, Notice("turn"), line)
        await stage.services.store.write(lambda tx: tx.doubt_all())
    rows = await stage.services.store.read(lambda tx: tx.waiting(f"public:{number}"))
    assert [row.kind for row in rows].count("turn") == 2
    await stage.goes_on()
    said = "\n".join((await stage.thread_says(number))[before:])
    assert said.count("over to you") == 1
    assert await stage.waiting() == 0


async def test_an_outdated_call_repeats_no_line(stage: Stage) -> None:
    """The call for an earlier move still waits when the game ends. It says nothing, and the lines
    around it appear once.
    """
    number = await stage.start("slasher", PersonId(2))
    before = len(await stage.thread_says(number))
    stage.holds()
    await stage.play(number, posting=False)
    await stage.resign(number, posting=False)
    rows = await stage.services.store.read(lambda tx: tx.waiting(f"public:{number}"))
    kinds = [row.kind for row in rows]
    assert "line" in kinds[kinds.index("turn") :], "the call is not in the middle of lines"
    await stage.goes_on()
    said = (await stage.thread_says(number))[before:]
    told = [line for message in said for line in message.split("\n")]
    assert len(told) == len(set(told)) == kinds.count("line")
    assert await stage.waiting() == 0


# -- the board -----------------------------------------------------------------------------------


async def test_quick_moves_edit_the_board_once(stage: Stage) -> None:
    number = await stage.start("slush-fund", PersonId(2))
    board = await board_of(stage, number)
    edits = stage.wire.count("PATCH", str(board.id))
    stage.holds()
    await stage.play(number, 6, posting=False)
    await stage.goes_on()
    assert stage.wire.count("PATCH", str(board.id)) == edits + 1
    table = await stage.table(number)
    assert table.row.plies >= 6
    await board_of(stage, number)


async def test_a_buried_board_is_posted_again_and_the_old_one_deleted(stage: Stage) -> None:
    number = await stage.start("slasher", PersonId(3))
    first = await board_of(stage, number)
    for _ in range(12):
        await stage.play(number)
        await board_of(stage, number)
    now = await board_of(stage, number)
    assert now.id != first.id
    assert stage.wire.count("DELETE", str(first.id)) == 1


async def test_an_old_board_is_posted_again(stage: Stage) -> None:
    number = await stage.start("slasher", PersonId(3))
    first = await board_of(stage, number)
    await stage.passes(HOUR / SECOND + 1)
    await stage.play(number)
    now = await board_of(stage, number)
    assert now.id != first.id
    assert stage.wire.count("PATCH", str(first.id)) == 0


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


async def test_the_board_follows_the_lines(stage: Stage) -> None:
    number = await stage.start("slasher", PersonId(3))
    thread = await stage.home(number)
    history = thread.history(viewer=stage.members[0])
    board = await board_of(stage, number)
    assert history[-1].id == board.id
    assert history[0].content.startswith("-# The cards are shuffled.")


async def test_the_end_is_told_once_and_with_the_seed(stage: Stage) -> None:
    number = await stage.start("slasher", PersonId(2))
    seed = (await stage.play(number, 8)).row.seed
    assert seed is not None
    assert seed.hex() not in str(stage.seen()), "the seed is told while the game goes on"
    await stage.resign(number)
    thread = await stage.home(number)
    seen = thread.history(viewer=stage.members[0])  # the board also offers the record
    ends = [m for m in seen if find(m, "record") and seed.hex() in words(m)]
    assert len(ends) == 1
    assert seed.hex() in str(stage.seen())
    assert await stage.waiting() == 0


async def test_a_row_that_was_replaced_sends_nothing(stage: Stage) -> None:
    """A change while the board is being drawn replaces its row. If the board were sent for the old
    row and the bot crashed then, nobody would know of that board.
    """
    number = await stage.start("slasher", PersonId(2))
    stage.holds()
    await stage.post_later(number, Notice("board"))
    rows = await stage.services.store.read(lambda tx: tx.waiting(f"public:{number}"))
    old = next(row for row in rows if row.kind == "board")
    await stage.post_later(number, Notice("board"))
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
        assert f"<#{table.row.thread}>" in words(stage.dms(member)[-1])


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
    number = await stage.start("slasher", PersonId(3))
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
    said = (await stage.thread_says(number))[len(before) :]
    told = [line for message in said for line in message.split("\n")]
    assert len(told) == len(set(told))
    assert len([line for line in told if not line.startswith("<@")]) >= 3
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
    number = await stage.start("slasher", PersonId(3))
    before = len(await stage.thread_says(number))
    await stage.services.store.write(
        lambda tx: tx.post(
            number, f"public:{number}", "line", '{"type":"text","key":"no-such-key"}'
        )
    )
    await stage.play(number)
    said = (await stage.thread_says(number))[before:]
    assert said
    assert await stage.parked() == 1
    assert await stage.waiting() == 0
    assert "poison" in caplog.text
    assert (await stage.table(number)).row.paused is None
