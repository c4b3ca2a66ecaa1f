"""Threads, channels and servers that go away, and tables that go on."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from bot.post.public import PublicRound
from bot.tables.lobby import Place
from tests.bot.world import words

if TYPE_CHECKING:
    from tests.bot.post.stage import Stage

pytestmark = pytest.mark.simcord(settle_timeout=20)


def told(stage: Stage, member: int = 0) -> str:
    return "\n".join(words(message) for message in stage.letters(member))


def all_lines(*messages: list[str]) -> list[str]:
    """Lines of messages without the calls, which depend on when they are made."""
    lines = [line for group in messages for message in group for line in message.split("\n")]
    return [line for line in lines if not line.startswith("<@")]


async def reason(stage: Stage, number: int) -> str | None:
    return (await stage.table(number)).row.paused


async def bring_back(stage: Stage, number: int, member: int = 1) -> Any:
    """Somebody at the table gives its board command in another channel; returns that channel."""
    elsewhere = stage.guild.create_text_channel("elsewhere")
    place = Place(stage.guild.id, elsewhere.id)
    await stage.does(stage.house.keeping.move_home(number, stage.people[member].id, place))
    await stage.quiet()
    return elsewhere


async def test_a_deleted_thread_pauses_the_table_and_tells_its_host(stage: Stage) -> None:
    number = await stage.start("slasher", 2)
    thread = await stage.home(number)
    stage.env.backend.delete_channel(thread.id)
    await stage.play(number, 1)
    assert await reason(stage, number) == "pause-thread-gone"
    assert told(stage).count(f"Your table {number} is paused") == 1
    assert f"Your table {number} is paused" not in told(stage, 1)
    calls = len(stage.wire.calls)
    await stage.goes_on()
    assert len(stage.wire.calls) == calls, "a paused table's lane spins"
    assert await stage.parked() == 0


async def test_elsewhere_everything_that_waited_is_told_and_nothing_twice(stage: Stage) -> None:
    number = await stage.start("slasher", 2)
    before = await stage.thread_says(number)
    stage.holds()
    table = await stage.play(number, 6, posting=False)
    waiting = await stage.house.store.read(lambda tx: tx.waiting(f"public:{number}", 500))
    stage.env.backend.delete_channel(table.home)
    await stage.goes_on()
    assert await reason(stage, number) == "pause-thread-gone"
    channel = await bring_back(stage, number)
    after = await stage.table(number)
    assert after.row.paused is None
    assert after.row.channel == channel.id
    assert after.home == after.row.card != channel.id, "it has no thread of its own"
    lines = all_lines(await stage.thread_says(number))
    assert len(lines) == sum(row.kind == "line" for row in waiting)
    assert before
    assert len(stage.boards(await stage.home(number))) == 1
    assert await stage.waiting() == 0
    await stage.play(number, 3)
    assert len(stage.boards(await stage.home(number))) == 1


@pytest.mark.parametrize("code", [50013, 50001])
async def test_a_permission_that_was_taken_away_pauses_the_table(stage: Stage, code: int) -> None:
    number = await stage.start("slasher", 2)
    path = f"/channels/{(await stage.home(number)).id}/*"
    stage.env.inject_error("*", path, status=403, code=code, times=None)
    before = len(await stage.thread_says(number))
    await stage.play(number, 1)
    assert await reason(stage, number) == "pause-no-access"
    assert told(stage).count(f"Your table {number} is paused") == 1
    stage.env.backend.faults.clear()
    place = Place(stage.guild.id, (await stage.table(number)).home, thread=True)
    await stage.does(stage.house.keeping.move_home(number, stage.people[1].id, place))
    await stage.quiet()
    assert await reason(stage, number) is None
    said = (await stage.thread_says(number))[before:]
    assert all_lines(said), "what was played is not told"
    thread = await stage.home(number)
    assert len(stage.boards(thread)) == 1, "the old board with covered cards still stands"


async def test_f8_a_thread_that_cannot_be_woken_is_named(stage: Stage) -> None:
    number = await stage.start("slasher", 2)
    thread = (await stage.home(number)).id
    stage.env.inject_error("PATCH", f"/channels/{thread}*", status=400, code=50083, times=None)
    await stage.play(number, 1)
    assert await reason(stage, number) == "pause-thread-locked"
    assert "locked or archived" in told(stage)


async def test_f8_a_locked_thread_is_named_and_goes_on_when_it_is_unlocked(stage: Stage) -> None:
    number = await stage.start("slasher", 2)
    thread = (await stage.home(number)).id
    path = f"/channels/{thread}/messages"
    stage.env.inject_error("POST", path, status=403, code=160005, times=None)
    await stage.play(number, 1)
    assert await reason(stage, number) == "pause-thread-locked"
    assert "locked or archived" in told(stage)
    stage.env.backend.faults.clear()
    for state, after in (({"locked": True}, "pause-thread-locked"), ({"locked": False}, None)):
        changed: Any = SimpleNamespace(thread_id=thread, data={"thread_metadata": state})
        await stage.does(stage.client.on_raw_thread_update(changed))
        await stage.quiet()
        assert await reason(stage, number) == after
    assert await stage.waiting() == 0


async def test_f8_what_may_not_be_woken_because_it_is_locked_is_named_so(stage: Stage) -> None:
    """Discord speaks of a permission where a thread is archived and locked."""
    number = await stage.start("slasher", 2)
    thread = stage.env.backend.get_channel((await stage.home(number)).id)
    meta = thread.thread_metadata
    assert meta is not None
    meta.archived = meta.locked = True
    path = f"/channels/{thread.id}"
    stage.env.inject_error("PATCH", f"{path}/messages/*", status=400, code=50083, times=None)
    stage.env.inject_error("PATCH", path, status=403, code=50013, times=None)
    await stage.play(number, 1)
    assert await reason(stage, number) == "pause-thread-locked"


async def test_the_old_board_is_deleted_where_the_table_was(stage: Stage) -> None:
    number = await stage.start("slasher", 2)
    old = await stage.home(number)
    assert len(stage.boards(old)) == 1
    await stage.does(stage.house.keeping.pause(number, "pause-no-access"))
    await bring_back(stage, number)
    assert stage.boards(old) == []
    assert len(stage.boards(await stage.home(number))) == 1


async def test_a_board_that_cannot_be_deleted_stops_nothing(stage: Stage) -> None:
    number = await stage.start("slasher", 2)
    old = (await stage.home(number)).id
    await stage.does(stage.house.keeping.pause(number, "pause-no-access"))
    stage.env.inject_error("DELETE", f"/channels/{old}/*", status=403, code=50001, times=None)
    await bring_back(stage, number)
    assert await reason(stage, number) is None
    assert await stage.waiting() == 0
    await stage.play(number, 2)


async def test_moving_while_messages_are_on_their_way_notes_nothing_of_the_old_place(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table leaves while its board is being drawn: what then reaches the old place does not
    count.
    """
    number = await stage.start("slasher", 2)
    elsewhere = stage.guild.create_text_channel("elsewhere")
    old = await stage.home(number)
    paint = stage.house.painter.paint
    moved: list[int] = []

    async def paint_and_leave(drawing: Any) -> bytes:
        if not moved:
            moved.append(number)
            place = Place(stage.guild.id, elsewhere.id)
            await stage.house.keeping.move_home(number, stage.people[0].id, place)
        return await paint(drawing)

    await stage.house.store.write(lambda tx: tx.save_table(number, board_lines=50))
    stage.house.tables._cache.clear()
    monkeypatch.setattr(stage.house.painter, "paint", paint_and_leave)
    await stage.play(number, 1)
    table = await stage.table(number)
    assert moved
    assert table.row.channel == elsewhere.id
    (board,) = stage.boards(await stage.home(number))
    assert board.id == table.row.board
    assert stage.boards(old) == []
    assert await stage.waiting() == 0


async def test_a_place_that_is_lost_while_the_table_leaves_it_pauses_nothing(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was on its way to the old place fails only when the table is at home elsewhere."""
    number = await stage.start("slasher", 2)
    elsewhere = stage.guild.create_text_channel("elsewhere")
    old = (await stage.home(number)).id
    lines = PublicRound._lines
    moved: list[int] = []

    async def leave_and_fail(self: Any, table: Any, *rest: Any) -> None:
        if not moved:
            moved.append(number)
            stage.env.backend.delete_channel(old)
            place = Place(stage.guild.id, elsewhere.id)
            await stage.house.keeping.move_home(number, stage.people[0].id, place)
        await lines(self, table, *rest)

    monkeypatch.setattr(PublicRound, "_lines", leave_and_fail)
    await stage.play(number, 1)
    await stage.goes_on()
    assert moved
    assert await reason(stage, number) is None
    assert all_lines(await stage.thread_says(number))
    assert await stage.waiting() == 0


async def test_sent_away_the_tables_wait_and_invited_again_they_go_on(stage: Stage) -> None:
    number = await stage.start("slasher", 2)
    await stage.does(stage.house.keeping.pause_guild(stage.guild.id))
    await stage.quiet()
    assert await reason(stage, number) == "pause-guild-gone"
    before = all_lines(await stage.thread_says(number))
    await stage.does(stage.house.keeping.resume_guild(stage.guild.id))
    await stage.quiet()
    assert await reason(stage, number) is None
    await stage.play(number, 2)
    assert len(all_lines(await stage.thread_says(number))) > len(before)
    assert len(stage.boards(await stage.home(number))) == 1


async def test_messages_that_fail_before_discord_says_why(stage: Stage) -> None:
    """50001 comes first, the removal of the server after it: the table still goes on by itself."""
    number = await stage.start("slasher", 2)
    path = f"/channels/{(await stage.home(number)).id}/*"
    stage.env.inject_error("*", path, status=403, code=50001, times=None)
    await stage.play(number, 1)
    assert await reason(stage, number) == "pause-no-access"
    await stage.does(stage.house.keeping.pause_guild(stage.guild.id))
    stage.env.backend.faults.clear()
    await stage.does(stage.house.keeping.resume_guild(stage.guild.id))
    await stage.quiet()
    assert await reason(stage, number) is None


async def test_the_place_of_a_finished_game_is_not_asked_for_ever(stage: Stage) -> None:
    number = await stage.start("slasher", 2)
    stage.holds()
    table = await stage.resign(number, posting=False)
    stage.env.backend.delete_channel(table.home)
    await stage.goes_on()
    assert await stage.waiting() == 0
    assert await stage.parked() == 0
    calls = len(stage.wire.calls)
    await stage.goes_on()
    assert len(stage.wire.calls) == calls
