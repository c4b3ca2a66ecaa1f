"""The message of a turn: its lines, its calls, what is left of it, and the end below all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.clock import HOUR, SECOND
from bot.tables.notifications import Notice
from games.engine import text
from tests.bot.post.stage import all_lines, board_of, find, public_lines
from tests.bot.world import call_in, presses, step_of, told, words

if TYPE_CHECKING:
    from typing import Any

    from tests.bot.post.stage import Stage

pytestmark = pytest.mark.simcord(settle_timeout=20)


async def call_in_thread(stage: Stage) -> None:
    """Lets everybody be called in the thread."""
    for person in stage.people:
        await stage.services.people.set_person(person.id, ping_turn="loud")


def pinged(stage: Stage, message: Any) -> set[int]:
    """Returns the people whom Discord told of a message."""
    raw = stage.env.backend.get_message(message.channel.id, message.id)
    assert not raw.allowed_mentions.everyone
    return set(raw.allowed_mentions.users or ())


# -- lines ---------------------------------------------------------------------------------------


async def test_every_line_is_told_once_and_in_order_at_a_person_s_speed(stage: Stage) -> None:
    number = await stage.start("slush-fund", 3)
    for _ in range(25):
        await stage.play(number)
        await board_of(stage, number)
        assert await all_lines(stage, number) == await public_lines(stage, number)


async def test_every_line_is_told_once_and_in_order_after_several_turns(stage: Stage) -> None:
    number = await stage.start("slush-fund", 3)
    before = len(await stage.thread_says(number))
    stage.holds()
    await stage.play(number, 25, posting=False)
    await stage.goes_on()
    assert await all_lines(stage, number) == await public_lines(stage, number)
    assert len(await stage.thread_says(number)) <= before + 2
    await board_of(stage, number)


async def test_lines_that_wait_share_a_message_in_their_order(stage: Stage) -> None:
    number = await stage.start("slush-fund", 2)
    messages = len(await stage.thread_says(number))
    rows = [Notice("line", text=text("lobby-left", number=str(n))) for n in range(30)]
    await stage.post(number, *rows)
    assert len(await stage.thread_says(number)) == messages
    told = [f"You left table {n}." for n in range(30)]
    assert (await all_lines(stage, number))[-9:] == ["-# … after 24 earlier lines", *told[-8:]]
    await stage.play(number, 9)
    said = await stage.thread_says(number)
    assert sum("\n".join(told) in message for message in said) == 1, "a closed message has all"


async def test_lines_too_long_for_one_message_take_several_in_their_order(stage: Stage) -> None:
    number = await stage.start("slush-fund", 2)
    messages = len(await stage.thread_says(number))
    rows = [Notice("line", text=text("lobby-left", number=str(n))) for n in range(200)]
    await stage.post(number, *rows)
    said = await stage.thread_says(number)
    assert len(said) > messages
    assert all(len(message) <= 2_000 for message in said)
    await board_of(stage, number)
    await stage.play(number, 9)
    told = [line for line in await all_lines(stage, number) if line.startswith("You left table")]
    assert told == [f"You left table {n}." for n in range(200)]


@pytest.mark.logs_errors
async def test_a_line_that_cannot_be_told_keeps_nobody_from_playing(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    number = await stage.start("slasher", 3)
    line = Notice("line", text=text("no-such-key"))
    await stage.post(number, line)
    before = await all_lines(stage, number)
    await stage.play(number, 4)
    assert len(await all_lines(stage, number)) >= len(before) + 4
    assert "cannot be told" in caplog.text
    assert (await stage.waiting(), await stage.parked()) == (0, 0)


# -- calls ---------------------------------------------------------------------------------------


async def test_the_player_to_act_is_called_once_and_nobody_else_is(stage: Stage) -> None:
    await call_in_thread(stage)
    number = await stage.start("slasher", 3)
    for _ in range(6):
        table = await stage.play(number)
        board = await board_of(stage, number)
        asked = {table.person_at(seat) for seat in table.view(None).asked}
        assert pinged(stage, board) == asked
        for person in asked:
            assert call_in(board).count(f"<@{person}>") == 1


async def test_who_is_called_by_direct_message_is_named_in_the_thread(stage: Stage) -> None:
    number = await stage.start("slush-fund", 2)
    table = await stage.play(number, 6)
    board = await board_of(stage, number)
    (asked,) = {table.person_at(seat) for seat in table.view(None).asked}
    assert f"<@{asked}>" in call_in(board)
    assert pinged(stage, board) == set()


async def test_a_late_call_names_the_player_who_is_to_act_now(stage: Stage) -> None:
    await call_in_thread(stage)
    number = await stage.start("slush-fund", 2)
    stage.holds()
    table = await stage.play(number, 9, posting=False)
    await stage.goes_on()
    asked = {table.person_at(seat) for seat in table.view(None).asked}
    assert pinged(stage, await board_of(stage, number)) == asked


async def test_nobody_is_called_twice_for_the_same_question(stage: Stage) -> None:
    """The message is edited, or posted again because it is old: neither calls anybody."""
    await call_in_thread(stage)
    number = await stage.start("slush-fund", 2)
    first = await board_of(stage, number)
    await stage.post(number, Notice("turn"))
    assert (await board_of(stage, number)).id == first.id
    await stage.passes(HOUR / SECOND + 1)
    await stage.post(number, Notice("turn"))
    again = await board_of(stage, number)
    assert again.id != first.id
    assert pinged(stage, again) == set()


async def test_who_is_asked_within_a_turn_is_called_by_the_message_posted_again(
    stage: Stage,
) -> None:
    await call_in_thread(stage)
    number = await stage.start("cover-your-assets", 3)
    called = 0
    for _ in range(60):
        before = await stage.table(number)
        old = await board_of(stage, number)
        table = await stage.play(number)
        new = await board_of(stage, number)
        asked = set(table.view(None).asked) - set(before.view(None).asked)
        if table.turn == before.turn and asked:
            called += 1
            assert new.id != old.id
            assert pinged(stage, new) == {table.person_at(seat) for seat in asked}
            assert stage.wire.count("DELETE", str(old.id)) == 1
    assert called, "nobody was challenged"


async def test_a_call_in_quiet_hours_comes_when_they_are_over(stage: Stage) -> None:
    await call_in_thread(stage)
    for person in stage.people:  # the simulated clock begins at midnight
        await stage.services.people.set_person(person.id, quiet_from=0, quiet_to=8 * 60)
    number = await stage.start("slush-fund", 2)
    table = await stage.play(number, 5)
    board = await board_of(stage, number)
    assert pinged(stage, board) == set()
    asked = [table.person_at(seat) for seat in table.view(None).asked]
    await stage.passes(8 * 3_600 + 60)
    thread = await stage.home(number)
    late = [m for m in thread.history(viewer=stage.members[0]) if m.content]
    assert [m.content for m in late] == [f"<@{asked[0]}>, over to you."]
    assert pinged(stage, late[0]) == set(asked)


async def test_a_paused_table_calls_nobody_until_it_goes_on(stage: Stage) -> None:
    await call_in_thread(stage)
    number = await stage.start("slush-fund", 2)
    motions, (ann, bob, _) = stage.services.motions, stage.people
    for kind, value in (("pause", "day"), ("resume", "")):
        row = await stage.does(motions.put(number, ann.id, kind, value=value))
        await stage.does(motions.vote(number, bob.id, row.id, agrees=True))
        await stage.quiet()
        board, table = await board_of(stage, number), await stage.table(number)
        asked = {table.person_at(seat) for seat in table.view(None).asked}
        called = {person for person in asked if f"<@{person}>" in call_in(board)}
        assert called == (asked if kind == "resume" else set())
    assert pinged(stage, board) == asked


# -- the message of a turn -----------------------------------------------------------------------


async def test_quick_moves_edit_the_message_once(stage: Stage) -> None:
    number = await stage.start("slush-fund", 2)
    board = await board_of(stage, number)
    edits = stage.wire.count("PATCH", str(board.id))
    stage.holds()
    await stage.play(number, 6, posting=False)
    await stage.goes_on()
    assert stage.wire.count("PATCH", str(board.id)) == edits + 1
    table = await stage.table(number)
    assert table.row.plies >= 6
    await board_of(stage, number)


async def test_a_turn_that_is_over_keeps_its_lines_and_loses_board_and_buttons(
    stage: Stage,
) -> None:
    number = await stage.start("slush-fund", 2)
    first = await board_of(stage, number)
    turn = (await stage.table(number)).turn
    while (await stage.table(number)).turn == turn:
        await stage.play(number)
    thread = await stage.home(number)
    closed = next(m for m in thread.history(viewer=stage.members[0]) if m.id == first.id)
    assert told(closed)
    assert call_in(closed) == ""
    assert [step_of(item).step for item in presses(closed)] == ["seal"]
    assert stage.env.backend.get_message(thread.id, first.id).attachments == []
    assert (await board_of(stage, number)).id > first.id


async def test_s39_what_lies_open_is_told_with_its_value_and_only_until_the_next_move(
    stage: Stage,
) -> None:
    number = await stage.start("slush-fund", 2)
    with_value = 0
    for _ in range(12):
        await stage.play(number)
        lines = told(await board_of(stage, number)).split("\n")
        with_value += any(map(names_cards, lines))
        assert not any(names_cards(line) for line in lines[:-1] if "Time" not in lines[-1])
        assert await all_lines(stage, number) == await public_lines(stage, number)
    assert with_value
    thread = await stage.thread_says(number)
    assert not any(names_cards(line) for message in thread[:-1] for line in message.split("\n"))


def names_cards(line: str) -> bool:
    """Whether a line says which cards were revealed, not only how many."""
    return " reveals " in line and "from the deck" not in line


async def test_an_old_message_is_posted_again(stage: Stage) -> None:
    number = await stage.start("slush-fund", 3)
    first = await board_of(stage, number)
    await stage.passes(HOUR / SECOND + 1)
    await stage.post(number, Notice("turn"))
    now = await board_of(stage, number)
    assert now.id != first.id
    assert stage.wire.count("PATCH", str(first.id)) == 0
    assert stage.wire.count("DELETE", str(first.id)) == 1


async def test_a_message_that_is_too_old_to_be_edited_is_replaced(stage: Stage) -> None:
    number = await stage.start("slush-fund", 2)
    board = await board_of(stage, number)
    path = f"/channels/{board.channel.id}/messages/{board.id}"
    stage.env.inject_error("PATCH", path, status=400, code=30046)
    await stage.post(number, Notice("turn"))
    now = await board_of(stage, number)
    assert now.id != board.id
    assert await all_lines(stage, number) == await public_lines(stage, number)


async def test_the_first_message_tells_of_the_seal_and_stays(stage: Stage) -> None:
    number = await stage.start("slasher", 3)
    await stage.play(number, 6)
    thread = await stage.home(number)
    first, *others = thread.history(viewer=stage.members[0])
    assert find(first, "seal")
    assert "the seed is sealed" in words(first)
    assert not any(find(message, "seal") for message in others)


async def test_the_end_is_told_once_and_below_all_lines(stage: Stage) -> None:
    number = await stage.start("slasher", 2)
    seed = (await stage.play(number, 8)).row.seed
    assert seed is not None
    lines = await public_lines(stage, number)
    table = await stage.resign(number)
    thread = await stage.home(number)
    seen = thread.history(viewer=stage.members[0])
    assert [m.id for m in seen if find(m, "details")] == [seen[-1].id]
    assert table.row.board is None
    assert not stage.boards(thread), "a turn still shows the board"
    assert (await all_lines(stage, number))[: len(lines)] == lines
    assert "The seed fits the seal" in words(seen[-1])
    assert seed.hex() not in str(stage.seen())
    assert await stage.waiting() == 0
    kept = await stage.services.store.read(lambda tx: tx.told_at(number))
    assert kept == [], "what was told is kept longer than it is needed"


async def test_a_line_told_before_the_end_is_posted_stays_above_it(stage: Stage) -> None:
    number = await stage.start("slasher", 2)
    stage.holds()
    await stage.resign(number, posting=False)
    await stage.post_later(number, Notice("line", text=text("motion-woken")))
    await stage.goes_on()
    assert (await all_lines(stage, number))[-1] == "▶️ The pause is over: the table goes on."
    thread = await stage.home(number)
    last = thread.history(viewer=stage.members[0])[-1]
    assert find(last, "details")


async def test_a_line_after_the_end_is_a_message_of_its_own(stage: Stage) -> None:
    number = await stage.start("slasher", 2)
    await stage.resign(number)
    await stage.post(number, Notice("line", text=text("motion-woken")))
    thread = await stage.home(number)
    assert told(thread.history(viewer=stage.members[0])[-1]).startswith("▶️")
    kept = await stage.services.store.read(lambda tx: tx.told_at(number))
    assert kept == []
    assert not stage.boards(thread)
