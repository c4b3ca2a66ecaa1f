"""A person's panel in their direct messages: one message per table, the newest of its table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.clock import HOUR, SECOND
from bot.discord_errors import EDITED_TOO_OFTEN
from bot.tables.notifications import Notice
from games.choice import Pick
from games.choosing import is_apart
from games.engine import text
from tests.bot.post.stage import find
from tests.bot.world import presses, step_of, words

if TYPE_CHECKING:
    from bot.tables.table import Table
    from tests.bot.post.stage import Stage

pytestmark = pytest.mark.simcord(settle_timeout=20)


def panels(stage: Stage, member: int, number: int) -> list[Any]:
    """Returns the messages with a member's panel of a table."""
    return [
        message
        for message in stage.dms(member)
        if any((press := step_of(item)) and press.table == number for item in presses(message))
    ]


def members(stage: Stage, table: Table) -> list[int]:
    """Returns the member at each seat."""
    people = [person.id for person in stage.people]
    return [people.index(seat.person) for seat in table.seats]


def rang(message: Any) -> bool:
    return not message.flags.suppress_notifications


async def test_the_panel_is_sent_again_when_its_owner_is_asked_and_edited_otherwise(
    stage: Stage,
) -> None:
    number = await stage.start("slush-fund", 3, pace="day")
    sent = edited = 0
    for _ in range(8):
        table = await stage.table(number)
        who = members(stage, table)
        before = [panels(stage, member, number)[0] for member in who]
        person, path = stage.choose(table)
        await stage.move(number, person, path)
        after = await stage.table(number)
        for seat, member in enumerate(who):
            (now,) = panels(stage, member, number)
            assert stage.dms(member)[-1].id == now.id == after.seats[seat].hand
            old, new = table.view(seat), after.view(seat)
            asked = new.to_act and not old.to_act and table.person_at(seat) != person
            assert (now.id != before[seat].id) == asked
            sent += asked
            edited += not asked and words(now) != words(before[seat])
            if asked:
                assert rang(now)
    assert sent >= 1
    assert edited >= 8


async def test_the_first_panel_rings_only_for_those_who_are_asked(stage: Stage) -> None:
    number = await stage.start("slush-fund", 3, pace="day")
    table = await stage.table(number)
    for seat, member in enumerate(members(stage, table)):
        (panel,) = panels(stage, member, number)
        assert rang(panel) == table.view(seat).to_act


@pytest.mark.parametrize(
    ("pace", "chosen", "rings"),
    [
        ("day", {}, True),
        ("live", {}, False),  # the thread calls them
        ("live", {"ping_turn": "dm"}, True),
        ("day", {"ping_turn": "loud"}, False),
        ("day", {"ping_turn": "silent"}, False),
        ("day", {"ping_turn": "name"}, False),
        ("day", {"quiet_from": 0, "quiet_to": 24 * 60 - 1}, False),
    ],
)
async def test_a_panel_rings_where_its_owner_wants_to_be_called(
    stage: Stage, pace: str, chosen: dict[str, Any], rings: bool
) -> None:
    for person in stage.people:
        await stage.services.people.set_person(person.id, **chosen)
    number = await stage.start("slush-fund", 2, pace=pace)
    table = await stage.table(number)
    for seat, member in enumerate(members(stage, table)):
        (panel,) = panels(stage, member, number)
        assert rang(panel) == (rings and table.view(seat).to_act)


async def test_a_private_call_rings_by_direct_message_wherever_they_are_called(
    stage: Stage,
) -> None:
    """Nobody could call them in the thread without telling everybody."""
    number = await stage.start("capital-power", 2, pace="live")
    table = await stage.table(number)
    seat = next(seat for seat in range(2) if not table.view(seat).to_act)
    member = members(stage, table)[seat]
    said = Notice("whisper", table.person_at(seat), text("lobby-left", number="1"), calls=True)
    await stage.post(number, said)
    (panel,) = panels(stage, member, number)
    assert "You left table 1." in words(panel)
    assert rang(panel)


async def test_a_panel_that_was_sent_again_is_deleted_when_the_press_on_it_is_answered(
    stage: Stage,
) -> None:
    """A press may come while the new message is on its way."""
    number = await stage.start("slasher", 2)
    table = await stage.table(number)
    seat, member = next((s, m) for s, m in enumerate(members(stage, table)) if table.view(s).to_act)
    (old,) = panels(stage, member, number)
    sent = stage.client.courier._rounds["dm"]._panels._sending  # type: ignore[attr-defined]
    send, looks = sent.layout, stage.services.looks

    async def pressed(*args: Any, **kind: Any) -> int:
        looks.begin_answer(old.id)
        return int(await send(*args, **kind))

    sent.layout = pressed
    await stage.post(number, Notice("asked", table.person_at(seat)))
    first, _second = panels(stage, member, number)
    assert first.id == old.id
    await stage.does(_answered(stage, old.id))
    await stage.quiet()
    (new,) = panels(stage, member, number)
    assert new.id != old.id


async def _answered(stage: Stage, message: int) -> None:
    stage.services.looks.end_answer(message)


async def test_private_news_is_on_the_panel_and_no_message_of_its_own(stage: Stage) -> None:
    number = await stage.start("slasher", 2)
    before = [len(stage.dms(member)) for member in range(2)]
    person = stage.people[0].id
    said = [Notice("whisper", person, text("lobby-left", number=str(n))) for n in range(8)]
    await stage.post(number, *said)
    assert [len(stage.dms(member)) for member in range(2)] == before
    (panel,) = panels(stage, 0, number)
    lines = words(panel).split("\n")
    assert [line for line in lines if line.startswith("> You left")] == [
        f"> You left table {n}." for n in range(2, 8)
    ]
    assert lines[lines.index("> You left table 7.") + 1] == "-# And 2 more."
    assert "You left" not in words(panels(stage, 1, number)[0])


async def test_only_a_question_that_comes_later_is_said_to_stand_behind_what_was_begun(
    stage: Stage,
) -> None:
    number = await stage.start("slasher", 2)
    table = await stage.table(number)
    seat, member = next((s, m) for s, m in enumerate(members(stage, table)) if table.view(s).to_act)
    person, choice = table.person_at(seat), table.choice(seat)
    assert isinstance(choice, Pick)
    path = next(
        (option.key,)
        for option in choice.options
        if not is_apart(option) and table.choice(seat, (option.key,)) is not None
    )
    await stage.services.playing.draft(number, person, path)
    told = "You are asked something new"
    await stage.post(number, Notice("whisper", person, text("lobby-left", number="1")))
    (before,) = panels(stage, member, number)
    assert "You left" in words(before)
    assert told not in words(before)  # nothing but news has come since
    await stage.post(number, Notice("asked", person))
    (after,) = panels(stage, member, number)
    assert told in words(after)


async def test_a_panel_is_the_newest_message_of_its_table_whatever_was_written(
    stage: Stage,
) -> None:
    number = await stage.start("slasher", 2)
    (old,) = panels(stage, 0, number)
    person = stage.people[0].id
    await stage.post(number, Notice("note", person, text("lobby-left", number="1")))
    (note,) = [message for message in stage.dms(0) if "You left" in words(message)]
    (new,) = panels(stage, 0, number)
    assert old.id < note.id < new.id
    assert not rang(new), "the note has rung"


async def test_a_panel_of_a_finished_game_is_one_line_with_two_ways_on(stage: Stage) -> None:
    number = await stage.start("slasher", 3)
    before = [panels(stage, member, number)[0].id for member in range(3)]
    await stage.resign(number)
    table = await stage.table(number)
    for seat, member in enumerate(members(stage, table)):
        (panel,) = panels(stage, member, number)
        said = words(panel).strip()
        assert panel.id in (before[member], table.seats[seat].hand)
        assert len(said.split("\n")) == 1
        assert ("You won." in said) == (table.result is not None and table.result.places[seat] == 1)
        assert not panel.attachments
        assert find(panel, "rematch")
        assert find(panel, "replay")
        assert len(presses(panel)) == 2


async def test_a_panel_too_old_to_be_edited_is_sent_again_without_a_sound(stage: Stage) -> None:
    number = await stage.start("slush-fund", 2, pace="week")
    await stage.passes(2 * HOUR / SECOND)
    table = await stage.table(number)
    seat = next(seat for seat in range(2) if table.view(seat).to_act)
    member = members(stage, table)[seat]
    (old,) = panels(stage, member, number)
    channel = stage.members[member].user.dm_channel
    path = f"/channels/{channel.id}/messages/{old.id}"
    stage.env.inject_error("PATCH", path, status=400, code=EDITED_TOO_OFTEN, times=None)
    while table.view(seat).to_act:
        await stage.move(number, table.person_at(seat), stage.choose(table)[1])
        table = await stage.table(number)
    (panel,) = panels(stage, member, number)
    assert panel.id != old.id
    assert not rang(panel)
    assert await stage.waiting() == 0


async def test_a_call_held_back_in_quiet_hours_comes_when_they_end(stage: Stage) -> None:
    for person in stage.people:
        await stage.services.people.set_person(person.id, quiet_from=0, quiet_to=60)
    number = await stage.start("slush-fund", 2, pace="week")  # at midnight
    table = await stage.table(number)
    seat = next(seat for seat in range(2) if table.view(seat).to_act)
    member, other = members(stage, table)[seat], members(stage, table)[1 - seat]
    (held,), count = panels(stage, member, number), len(stage.dms(other))
    assert not rang(held)
    await stage.passes(HOUR / SECOND + 60)
    (panel,) = panels(stage, member, number)
    assert panel.id != held.id
    assert rang(panel)
    assert stage.dms(member)[-1].id == panel.id, "and no other message says so"
    assert len(stage.dms(other)) == count
