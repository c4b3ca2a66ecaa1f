"""Threads, channels and servers that disappear, and tables that go on elsewhere."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from bot.ids import ChannelId, GuildId, PersonId, TableNumber
from bot.post.turns import TurnMessages
from bot.tables.lobbies.opening import Place
from tests.bot.world import words

if TYPE_CHECKING:
    from tests.bot.post.stage import Stage

pytestmark = pytest.mark.simcord(settle_timeout=20)


def told(stage: Stage, member: int = 0) -> str:
    return "\n".join(words(message) for message in stage.dms(member))


def all_lines(*messages: list[str]) -> list[str]:
    """Returns the lines of messages without the calls, which depend on timing."""
    lines = [line for group in messages for message in group for line in message.split("\n")]
    return [line for line in lines if not line.startswith("<@")]


async def reason(stage: Stage, number: TableNumber) -> str | None:
    return (await stage.table(number)).row.paused


async def bring_back(stage: Stage, number: TableNumber, member: int = 1) -> Any:
    """Gives a table's board command in another channel; returns that channel."""
    elsewhere = stage.guild.create_text_channel("elsewhere")
    place = Place(GuildId(stage.guild.id), ChannelId(elsewhere.id))
    await stage.does(stage.services.lost_places.move_home(number, stage.people[member].id, place))
    await stage.quiet()
    return elsewhere


async def test_a_deleted_thread_pauses_the_table_and_tells_its_host(stage: Stage) -> None:
    number = await stage.start("slasher", PersonId(2))
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


async def test_elsewhere_everything_that_waited_is_told_once(stage: Stage) -> None:
    number = await stage.start("slasher", PersonId(2))
    before = await stage.thread_says(number)
    stage.holds()
    table = await stage.play(number, 6, posting=False)
    waiting = await stage.services.store.read(
        lambda tx: tx.told_since(number, table.row.board_from)
    )
    stage.env.backend.delete_channel(table.home)
    await stage.goes_on()
    assert await reason(stage, number) == "pause-thread-gone"
    channel = await bring_back(stage, number)
    after = await stage.table(number)
    assert after.row.paused is None
    assert after.row.channel == channel.id
    assert after.home == after.row.card != channel.id, "the table has no thread of its own"
    lines = all_lines(await stage.thread_says(number))
    assert len(lines) == len(waiting)
    assert before
    assert len(stage.boards(await stage.home(number))) == 1
    assert await stage.waiting() == 0
    await stage.play(number, 3)
    assert len(stage.boards(await stage.home(number))) == 1


@pytest.mark.parametrize("code", [50013, 50001])
async def test_a_lost_permission_pauses_the_table(stage: Stage, code: int) -> None:
    number = await stage.start("slasher", PersonId(2))
    path = f"/channels/{(await stage.home(number)).id}/*"
    stage.env.inject_error("*", path, status=403, code=code, times=None)
    before = all_lines(await stage.thread_says(number))
    await stage.play(number, 1)
    assert await reason(stage, number) == "pause-no-access"
    assert told(stage).count(f"Your table {number} is paused") == 1
    stage.env.backend.faults.clear()
    place = Place(GuildId(stage.guild.id), (await stage.table(number)).home, thread=True)
    await stage.does(stage.services.lost_places.move_home(number, stage.people[1].id, place))
    await stage.quiet()
    assert await reason(stage, number) is None
    lines = all_lines(await stage.thread_says(number))
    assert len(lines) > len(before), "the moves are not told"
    assert lines[: len(before)] == before
    thread = await stage.home(number)
    assert len(stage.boards(thread)) == 1, "the old board with covered cards is still there"


async def test_f8_a_thread_that_cannot_be_unarchived_is_named(stage: Stage) -> None:
    number = await stage.start("slasher", PersonId(2))
    thread = (await stage.home(number)).id
    stage.env.inject_error("PATCH", f"/channels/{thread}*", status=400, code=50083, times=None)
    await stage.play(number, 1)
    assert await reason(stage, number) == "pause-thread-locked"
    assert "locked or archived" in told(stage)


async def test_f8_a_locked_thread_is_named_and_play_goes_on_when_it_is_unlocked(
    stage: Stage,
) -> None:
    number = await stage.start("slasher", PersonId(2))
    thread = (await stage.home(number)).id
    path = f"/channels/{thread}/messages"
    stage.env.inject_error("POST", path, status=403, code=160005, times=None)
    chapter = (await stage.table(number)).chapter
    while (await stage.table(number)).chapter == chapter:
        await stage.play(number)
    assert await reason(stage, number) == "pause-thread-locked"
    assert "locked or archived" in told(stage)
    stage.env.backend.faults.clear()
    for state, after in (({"locked": True}, "pause-thread-locked"), ({"locked": False}, None)):
        changed: Any = SimpleNamespace(thread_id=thread, data={"thread_metadata": state})
        await stage.does(stage.client.on_raw_thread_update(changed))
        await stage.quiet()
        assert await reason(stage, number) == after
    assert await stage.waiting() == 0


async def test_f8_a_thread_that_is_archived_and_locked_is_called_locked(stage: Stage) -> None:
    """For such a thread Discord's error speaks of a missing permission."""
    number = await stage.start("slasher", PersonId(2))
    thread = stage.env.backend.get_channel((await stage.home(number)).id)
    meta = thread.thread_metadata
    assert meta is not None
    meta.archived = meta.locked = True
    path = f"/channels/{thread.id}"
    stage.env.inject_error("PATCH", f"{path}/messages/*", status=400, code=50083, times=None)
    stage.env.inject_error("PATCH", path, status=403, code=50013, times=None)
    await stage.play(number, 1)
    assert await reason(stage, number) == "pause-thread-locked"


async def test_the_old_board_is_deleted_when_the_table_moves(stage: Stage) -> None:
    number = await stage.start("slasher", PersonId(2))
    old = await stage.home(number)
    assert len(stage.boards(old)) == 1
    await stage.does(stage.services.lost_places.pause(number, "pause-no-access"))
    await bring_back(stage, number)
    assert stage.boards(old) == []
    assert len(stage.boards(await stage.home(number))) == 1


async def test_a_board_that_cannot_be_deleted_does_not_hold_up_the_table(stage: Stage) -> None:
    number = await stage.start("slasher", PersonId(2))
    old = (await stage.home(number)).id
    await stage.does(stage.services.lost_places.pause(number, "pause-no-access"))
    stage.env.inject_error("DELETE", f"/channels/{old}/*", status=403, code=50001, times=None)
    await bring_back(stage, number)
    assert await reason(stage, number) is None
    assert await stage.waiting() == 0
    await stage.play(number, 2)


async def test_messages_under_way_during_a_change_of_place_do_not_count(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table moves while its board is being drawn, and what then reaches the old place is not
    noted.
    """
    number = await stage.start("slasher", PersonId(2))
    elsewhere = stage.guild.create_text_channel("elsewhere")
    old = await stage.home(number)
    paint = stage.services.painter.paint
    moved: list[int] = []

    async def paint_and_leave(drawing: Any) -> bytes:
        if not moved:
            moved.append(number)
            place = Place(GuildId(stage.guild.id), ChannelId(elsewhere.id))
            await stage.services.lost_places.move_home(number, stage.people[0].id, place)
        return await paint(drawing)

    await stage.services.store.write(lambda tx: tx.save_table(number, board_at=0))
    stage.services.tables._cache.clear()
    monkeypatch.setattr(stage.services.painter, "paint", paint_and_leave)
    await stage.play(number, 1)
    table = await stage.table(number)
    assert moved
    assert table.row.channel == elsewhere.id
    (board,) = stage.boards(await stage.home(number))
    assert board.id == table.row.board
    assert stage.boards(old) == []
    assert await stage.waiting() == 0


async def test_an_error_in_the_old_place_does_not_pause_a_table_that_has_moved(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A message under way to the old place fails only after the table has moved."""
    number = await stage.start("slasher", PersonId(2))
    elsewhere = stage.guild.create_text_channel("elsewhere")
    old = (await stage.home(number)).id
    lines = TurnMessages._lines
    moved: list[int] = []

    async def leave_and_fail(self: Any, table: Any, *rest: Any) -> Any:
        if not moved:
            moved.append(number)
            stage.env.backend.delete_channel(old)
            place = Place(GuildId(stage.guild.id), ChannelId(elsewhere.id))
            await stage.services.lost_places.move_home(number, stage.people[0].id, place)
        return await lines(self, table, *rest)

    monkeypatch.setattr(TurnMessages, "_lines", leave_and_fail)
    await stage.play(number, 1)
    await stage.goes_on()
    assert moved
    assert await reason(stage, number) is None
    assert all_lines(await stage.thread_says(number))
    assert await stage.waiting() == 0


async def test_tables_pause_when_the_bot_is_removed_from_a_server_and_go_on_when_it_is_invited(
    stage: Stage,
) -> None:
    number = await stage.start("slasher", PersonId(2))
    await stage.does(stage.services.lost_places.pause_guild(GuildId(stage.guild.id)))
    await stage.quiet()
    assert await reason(stage, number) == "pause-guild-gone"
    before = all_lines(await stage.thread_says(number))
    await stage.does(stage.services.lost_places.resume_guild(GuildId(stage.guild.id)))
    await stage.quiet()
    assert await reason(stage, number) is None
    await stage.play(number, 2)
    assert len(all_lines(await stage.thread_says(number))) > len(before)
    assert len(stage.boards(await stage.home(number))) == 1


async def test_a_pause_for_missing_access_ends_when_the_bot_is_invited_again(stage: Stage) -> None:
    """Error 50001 comes first and the removal after it; the table still goes on by itself."""
    number = await stage.start("slasher", PersonId(2))
    path = f"/channels/{(await stage.home(number)).id}/*"
    stage.env.inject_error("*", path, status=403, code=50001, times=None)
    await stage.play(number, 1)
    assert await reason(stage, number) == "pause-no-access"
    await stage.does(stage.services.lost_places.pause_guild(GuildId(stage.guild.id)))
    stage.env.backend.faults.clear()
    await stage.does(stage.services.lost_places.resume_guild(GuildId(stage.guild.id)))
    await stage.quiet()
    assert await reason(stage, number) is None


async def test_nothing_is_sent_again_to_the_lost_place_of_a_finished_game(stage: Stage) -> None:
    number = await stage.start("slasher", PersonId(2))
    stage.holds()
    table = await stage.resign(number, posting=False)
    stage.env.backend.delete_channel(table.home)
    await stage.goes_on()
    assert await stage.waiting() == 0
    assert await stage.parked() == 0
    calls = len(stage.wire.calls)
    await stage.goes_on()
    assert len(stage.wire.calls) == calls
