"""Calls are delivered in the way that each person wishes, in at most two messages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from bot.clock import MINUTE, SECOND
from bot.ids import PersonId
from bot.tables.due.reminders import reminder_lane
from bot.tables.lobbies.opening import Person
from bot.tables.pings.mentions import addressed, invite
from games.engine import LEAVE, text
from tests.bot.post.test_crash import perform
from tests.bot.post.wire import NONCES_HOLD
from tests.bot.world import words

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bot.ids import TableNumber
    from tests.bot.post.stage import Stage
    from tests.bot.post.test_crash import Restart

pytestmark = pytest.mark.simcord(settle_timeout=20)

WAYS = ("loud", "silent", "name", "dm")


class Call(NamedTuple):
    """A message that calls people, by their names; rings: with a sound."""

    people: frozenset[str]
    rings: bool


async def choose(stage: Stage, about: str, **ways: str) -> None:
    for member in stage.members:
        if way := ways.get(member.user.name):
            changes: dict[str, Any] = {f"ping_{about}": way}
            await stage.services.people.set_person(PersonId(member.user.id), **changes)


def calls_in(stage: Stage, place: Any) -> list[Call]:
    """Returns the messages in a place that call anybody, oldest first."""
    names = {member.user.id: member.user.name for member in stage.members}
    raw = [stage.env.backend.get_message(place.id, m.id) for m in place.history()]
    return [
        Call(frozenset(names[p] for p in m.allowed_mentions.users), not m.flags & 1 << 12)
        for m in sorted(raw, key=lambda m: m.id)
        if m.allowed_mentions is not None and m.allowed_mentions.users
    ]


async def put(stage: Stage, number: TableNumber, value: str = "week") -> int:
    """Lets Ann propose a pause; returns the number of the motion."""
    ann = stage.people[0].id
    row = await stage.does(stage.services.motions.put(number, ann, "pause", value=value))
    await stage.goes_on()
    return int(row.id)


def written(stage: Stage, name: str) -> list[str]:
    """Returns the sentences, not panels, that somebody got by direct message."""
    number = [member.user.name for member in stage.members].index(name)
    return [words(message) for message in stage.dms(number) if message.content]


@pytest.mark.parametrize(
    ("bob", "cat", "calls", "direct"),
    [
        ("loud", "loud", [Call(frozenset({"bob", "cat"}), rings=True)], []),
        (
            "loud",
            "silent",
            [Call(frozenset({"bob"}), rings=True), Call(frozenset({"cat"}), rings=False)],
            [],
        ),
        ("silent", "silent", [Call(frozenset({"bob", "cat"}), rings=False)], []),
        ("name", "loud", [Call(frozenset({"cat"}), rings=True)], []),
        ("name", "name", [], []),
        ("dm", "silent", [Call(frozenset({"cat"}), rings=False)], ["bob"]),
    ],
)
async def test_a_vote_calls_everybody_as_they_wish(
    stage: Stage, bob: str, cat: str, calls: list[Call], direct: list[str]
) -> None:
    number = await stage.start("slasher", 3)
    home = await stage.home(number)
    before = len(calls_in(stage, home))
    await choose(stage, "decisions", bob=bob, cat=cat)
    await put(stage, number)
    assert calls_in(stage, home)[before:] == calls
    assert [name for name in ("bob", "cat") if written(stage, name)] == direct
    for name in direct:
        (said,) = written(stage, name)
        assert "asks the table" in said
        assert f"/{home.id}/" in said, "a link to the vote"


@pytest.mark.parametrize("way", WAYS)
async def test_an_invitation_calls_everybody_as_they_wish(stage: Stage, way: str) -> None:
    number = await stage.open("slasher", 1)
    await choose(stage, "calls", bob=way)
    people = tuple(person.id for person in stage.people[1:])
    said = text("rematch-invite", people=addressed(people), who="Ann", table="1")
    await stage.does(stage.services.store.write(lambda tx: invite(tx, number, said, people)))
    await stage.goes_on()
    both = frozenset({"bob", "cat"}) if way == "loud" else frozenset({"cat"})
    expected = [Call(both, rings=True)]
    if way == "silent":
        expected.append(Call(frozenset({"bob"}), rings=False))
    assert calls_in(stage, stage.channel) == expected
    assert len(written(stage, "bob")) == (way == "dm")


async def test_a_role_is_called_with_a_sound(stage: Stage) -> None:
    number = await stage.open("slasher", 1)
    role = stage.guild.create_role("players")
    said = text("rematch-invite", people=(role.mention,), who="Ann", table="1")
    wanted = role.id
    await stage.does(stage.services.store.write(lambda tx: invite(tx, number, said, (), wanted)))
    await stage.goes_on()
    newest = stage.channel.history()[-1]
    raw = stage.env.backend.get_message(stage.channel.id, newest.id)
    assert (raw.allowed_mentions.roles, raw.allowed_mentions.users) == (
        frozenset({role.id}),
        frozenset(),
    )
    assert role.mention in newest.content
    assert not raw.flags & 1 << 12


async def test_both_messages_of_a_call_say_that_the_table_is_full(stage: Stage) -> None:
    number = await stage.open("slush-fund", 1)
    await choose(stage, "calls", bob="loud", cat="silent")
    people = tuple(person.id for person in stage.people[1:3])
    said = text("rematch-invite", people=addressed(people), who="Ann", table="1")
    await stage.does(stage.services.store.write(lambda tx: invite(tx, number, said, people)))
    await stage.goes_on()
    calls = [m.id for m in stage.channel.history() if m.content]
    for level in ("easy",) * 3:
        await stage.does(stage.services.computer_seats.add(number, stage.people[0].id, level))
    for one in (201, 202, 203):
        await stage.does(stage.services.lobby.join(number, Person(PersonId(one), f"P{one}")))
    await stage.goes_on()
    told = {m.id: m.content for m in stage.channel.history()}
    assert len(calls) == 2
    assert all(told[call].endswith("full") for call in calls)


async def test_a_direct_call_that_does_not_arrive_mentions_them_and_says_so_once(
    stage: Stage,
) -> None:
    number = await stage.start("slasher", 3)
    home = await stage.home(number)
    await choose(stage, "decisions", bob="dm", cat="name")
    await choose(stage, "turn", bob="name")
    channel = stage.members[1].user.dm_channel
    assert channel is not None
    path = f"/channels/{channel.id}/messages"
    stage.env.inject_error("POST", path, status=403, code=50007, times=None)
    before = len(calls_in(stage, home))
    motion = await put(stage, number)
    assert calls_in(stage, home)[before:] == [Call(frozenset({"bob"}), rings=True)]
    ann = stage.people[0].id
    await stage.does(stage.services.motions.withdraw(number, ann, motion))
    await stage.goes_on()
    await stage.passes(3_700)
    await put(stage, number, "day")
    assert calls_in(stage, home)[before:] == [Call(frozenset({"bob"}), rings=True)] * 2
    told = "\n".join(await stage.thread_says(number))
    assert told.count("direct messages") == 1


async def test_a_call_that_waits_calls_nobody_who_has_answered(stage: Stage) -> None:
    number = await stage.start("slasher", 3)
    home = await stage.home(number)
    await choose(stage, "decisions", bob="loud", cat="silent")
    before = len(calls_in(stage, home))
    stage.holds()
    ann, _, cat = (person.id for person in stage.people)
    row = await stage.does(stage.services.motions.put(number, ann, "pause", value="week"))
    await stage.does(stage.services.motions.vote(number, cat, row.id, agrees=False))
    await stage.goes_on()
    assert calls_in(stage, home)[before:] == [Call(frozenset({"bob"}), rings=True)]


async def test_a_turn_rings_for_some_and_not_for_others(stage: Stage) -> None:
    """The game begins with a window, in which everybody is asked at once."""
    await choose(stage, "turn", ann="loud", bob="silent", cat="name")
    number = await stage.start("agent", 3, pace="evening")
    rings, soft = Call(frozenset({"ann"}), rings=True), Call(frozenset({"bob"}), rings=False)
    assert calls_in(stage, await stage.home(number)) == [rings, soft]


# -- a table that is played live ------------------------------------------------------------------


async def to_a_second_turn(stage: Stage, number: TableNumber) -> PersonId:
    """Plays until somebody is to act who has moved before; returns them."""
    moved: set[int] = set()
    for _ in range(20):
        table = await stage.table(number)
        person, path = stage.choose(table)
        moved.add(person)
        await stage.move(number, person, path)
        table = await stage.table(number)
        (asked,) = table.view(None).asked or (None,)
        if asked is not None and table.person_at(asked) in moved - {person}:
            return table.person_at(asked)
    raise AssertionError("nobody came to a second turn")


async def test_nobody_is_called_within_a_minute_of_their_move_but_after_it(stage: Stage) -> None:
    number = await stage.start("slush-fund", 2, pace="live")
    home = await stage.home(number)
    person = await to_a_second_turn(stage, number)
    name = next(m.user.name for m in stage.members if m.user.id == person)
    assert Call(frozenset({name}), rings=True) not in calls_in(stage, home)[2:]
    before = len(calls_in(stage, home))
    await stage.passes(MINUTE / SECOND + 5)
    assert calls_in(stage, home)[before:] == [Call(frozenset({name}), rings=True)]
    await stage.passes(30)
    assert len(calls_in(stage, home)) == before + 1, "once"


async def test_who_has_moved_meanwhile_is_not_called_after_the_minute(stage: Stage) -> None:
    number = await stage.start("slush-fund", 2, pace="live")
    home = await stage.home(number)
    person = await to_a_second_turn(stage, number)
    table = await stage.table(number)
    before = len(calls_in(stage, home))
    await stage.move(number, person, LEAVE)
    assert (await stage.table(number)).row.phase == "over"
    await stage.passes(MINUTE / SECOND + 5)
    assert calls_in(stage, home)[before:] == []
    assert table.row.pace == "live"


async def test_a_call_that_waits_for_a_minute_goes_when_its_person_has_moved(stage: Stage) -> None:
    """It must not hold up reminders of other tables for as long as they go on moving."""
    number = await stage.start("slush-fund", 2, pace="live")
    person = await to_a_second_turn(stage, number)

    async def waits() -> int:
        lane = reminder_lane(person)
        return len(await stage.services.store.read(lambda tx: tx.in_lane(lane)))

    assert await waits() == 1
    await stage.passes(30)
    while person in {p for p, _ in [stage.choose(await stage.table(number))]}:
        await stage.play(number)
    await stage.passes(MINUTE / SECOND - 30 + 1)
    assert await waits() == 0


# -- nobody has chosen anything -------------------------------------------------------------------


@pytest.mark.parametrize(("pace", "in_thread"), [("evening", True), ("day", False)])
async def test_without_any_choice_there_is_one_loud_message_and_no_second(
    stage: Stage, pace: str, in_thread: bool
) -> None:
    """Five friends who touch nothing are called as ever: in the thread while all are there, by
    their panels otherwise, and loudly by votes and invitations.
    """
    number = await stage.start("slasher", 3, pace=pace)
    home = await stage.home(number)
    for _ in range(4):
        before = len(calls_in(stage, home))
        table = await stage.play(number)
        asked = frozenset(table.seats[seat].name for seat in table.view(None).asked)
        calls = calls_in(stage, home)[before:] or calls_in(stage, home)[-1:]
        assert calls == ([Call(asked, rings=True)] if in_thread else [])
    await put(stage, number)
    assert calls_in(stage, home)[-1] == Call(frozenset({"bob", "cat"}), rings=True)
    plain = [m.content for m in home.history() if m.content]
    assert plain == [], "nothing but the turns and the vote"


# -- crashes -------------------------------------------------------------------------------------


async def a_vote_calls_in_two_ways(stage: Stage, arm: Callable[[], None], restart: Restart) -> None:
    """Asks for a pause of a table where one is called loudly and one silently."""
    number = await stage.start("slasher", 3)
    await choose(stage, "decisions", bob="loud", cat="silent")
    stage.holds()
    arm()
    ann = stage.people[0].id
    await stage.does(stage.services.motions.put(number, ann, "pause", value="week"))
    await stage.goes_on()
    if stage.wire.dead:
        await restart()


async def a_turn_calls_in_three_ways(
    stage: Stage, arm: Callable[[], None], restart: Restart
) -> None:
    """Asks everybody at once: one is called loudly, one silently, and one when morning comes."""
    await choose(stage, "turn", ann="loud", bob="silent", cat="loud")
    cat = stage.people[2].id  # the simulated clock begins at midnight
    await stage.services.people.set_person(cat, quiet_from=0, quiet_to=1)
    stage.holds()
    number = await stage.open("agent", 3)
    await stage.does(stage.services.lobby.set_pace(number, stage.people[0].id, "evening"))
    arm()
    await stage.does(stage.services.lobby.start(number, stage.people[0].id))
    await stage.goes_on()
    if stage.wire.dead:
        await restart()
    await stage.passes(70)
    if stage.wire.dead:
        await restart()


def timeless(seen: dict[str, list[str]]) -> dict[str, list[str]]:
    """Returns what is seen without times."""
    return {
        place: [re.sub(r"<t:\d+:R>", "<t>", words) for words in said]
        for place, said in seen.items()
    }


@pytest.mark.parametrize(
    ("scene", "signs"),
    [
        (a_vote_calls_in_two_ways, (" too.", "asks the table")),
        (a_turn_calls_in_three_ways, (" too.",)),
    ],
)
@pytest.mark.parametrize("pause", [0, NONCES_HOLD + 60])
async def test_a_crash_at_any_boundary_neither_loses_nor_repeats_a_call(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pause: float, scene: Any, signs: tuple[str]
) -> None:
    monkeypatch.setattr("bot.client.extensions", list)
    undisturbed = await perform(tmp_path, monkeypatch, scene)
    expected = timeless(undisturbed.seen)
    told = [line for said in undisturbed.seen.values() for line in said]
    for sign in signs:
        assert any(sign in line for line in told), sign
    for cut in range(1, undisturbed.ends + 1):
        disturbed = await perform(tmp_path, monkeypatch, scene, cut, pause)
        assert timeless(disturbed.seen) == expected, f"seen after a crash at {cut}"
