"""`/me avoid`: the list, how somebody is avoided, and what its owner alone is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.ids import PersonId
from bot.tables.notifications import BESIDE
from tests.bot.panels import said
from tests.bot.ui.lobby.test_lobby import BOTH, labels
from tests.bot.ui.lobby.test_waiting import direct, newest_dm
from tests.bot.world import presses, words

if TYPE_CHECKING:
    from tests.bot.world import World


async def avoid(world: World, name: str, other: str) -> Any:
    """Types /me avoid, and returns the page."""
    person = world.person(name)
    await person.slash(world.channel, "me avoid", who=world.person(other))
    return world.newest(world.channel, person)


async def listed(world: World, name: str) -> dict[int, str]:
    rows = await world.services.avoiding.listed(PersonId(world.person(name).user.id))
    return {int(row.other): row.kind for row in rows}


async def test_somebody_is_avoided_barred_and_avoided_no_longer(world: World) -> None:
    ann, bob = world.person("ann"), world.person("bob").user.id
    page = await avoid(world, "ann", "bob")
    assert f"You avoid <@{bob}>." in words(page)
    assert await listed(world, "ann") == {bob: "avoid"}
    for label, kind, told in (
        ("Refuse at my tables too", "bar", "If you host alone, they may guess."),
        ("Avoid", "avoid", "so they cannot notice"),
    ):
        await ann.click(world.newest(world.channel, ann), label=label)
        assert await listed(world, "ann") == {bob: kind}
        assert told in words(world.newest(world.channel, ann))
    await ann.click(world.newest(world.channel, ann), label="Avoid no longer")
    assert await listed(world, "ann") == {}
    await ann.click(world.newest(world.channel, ann), label="My list")
    assert "Nobody." in words(world.newest(world.channel, ann))


@BOTH
async def test_people_are_chosen_in_menus(world: World, locale: str) -> None:
    world.speaks("ann", locale)
    ann, bob = world.person("ann"), world.person("bob")
    await ann.slash(world.channel, "me avoid")
    page = world.newest(world.channel, ann)
    (add,) = presses(page)
    await ann.select(page, [bob], custom_id=add.custom_id)
    page = world.newest(world.channel, ann)
    assert f"<@{bob.user.id}>" in words(page)
    back = "Ma liste" if locale == "fr" else "My list"
    await ann.click(page, label=back)
    page = world.newest(world.channel, ann)
    how = "jamais placés ensemble" if locale == "fr" else "kept apart"
    assert f"<@{bob.user.id}> · {how}" in words(page)
    _, change = presses(page)
    assert [entry.label for entry in change.options] == ["bob"]
    await ann.select(page, [str(bob.user.id)], custom_id=change.custom_id)
    assert back in labels(world.newest(world.channel, ann))


async def test_neither_oneself_nor_a_bot_is_avoided(world: World) -> None:
    ann = world.person("ann")
    result = await ann.slash(world.channel, "me avoid", who=ann)
    assert "neither yourself nor a bot" in said(result)
    robot = world.env.create_user("robot", bot=True)
    result = await ann.slash(world.channel, "me avoid", who=robot)
    assert "neither yourself nor a bot" in said(result)
    assert await listed(world, "ann") == {}


async def test_a_long_list_has_pages(world: World) -> None:
    ann = PersonId(world.person("ann").user.id)
    for number in range(60):
        await world.services.avoiding.avoid(ann, PersonId(900 + number), f"P{number}", "bar")
    await world.person("ann").slash(world.channel, "me avoid")
    entries = []
    for turn in ("Next ▶", "Next ▶", "◀ Back"):
        page = world.newest(world.channel, world.person("ann"))
        names = [e.label for item in presses(page) for e in getattr(item, "options", ())]
        entries.append((names[0], names[-1]))
        await world.person("ann").click(page, label=turn)
    assert entries == [("P0", "P24"), ("P25", "P49"), ("P50", "P59")]


# -- beside somebody -----------------------------------------------------------------------------


@BOTH
async def test_a_host_is_told_alone_and_asks_them_to_leave(world: World, locale: str) -> None:
    world.speaks("ann", locale)
    await avoid(world, "ann", "bob")
    number = await world.sit("slush-fund", "ann", "cat", "bob")
    note = newest_dm(world, "ann")
    assert "bob" in words(note)
    out = "Demander à bob de quitter la table" if locale == "fr" else "Ask bob to leave"
    leave = "Quitter la table" if locale == "fr" else "Leave the table"
    assert [*labels(note)] == [leave, out]
    assert not [m for name in ("bob", "cat") for m in direct(world, name)]
    await world.person("ann").user.click(note, label=out)
    table = await world.table(number)
    assert [seat.name for seat in table.seats] == ["ann", "cat"]


async def test_who_does_not_host_can_leave(world: World) -> None:
    await avoid(world, "ann", "bob")
    number = await world.sit("slush-fund", "cat", "ann", "bob")
    note = newest_dm(world, "ann")
    assert [*labels(note)] == ["Leave the table"]
    await world.person("ann").user.click(note, label="Leave the table")
    table = await world.table(number)
    assert [seat.name for seat in table.seats] == ["cat", "bob"]


@pytest.mark.parametrize("known", [True, False])
async def test_without_direct_messages_they_are_told_at_their_next_press(
    world: World, *, known: bool
) -> None:
    """Whether the bot knew before that it cannot write to them, or learns it now; after a restart
    too.
    """
    await avoid(world, "ann", "bob")
    ann = world.person("ann")
    if known:
        await world.services.people.set_person(PersonId(ann.user.id), dm=False)
    else:
        world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    number = await world.sit("slush-fund", "ann", "bob")
    assert not direct(world, "ann")
    assert not any("closed" in words(m) for m in world.channel.history(viewer=ann))
    if known:
        await world.restart()
    result = await ann.slash(world.channel, "tables list")
    assert "bob has sat down at your table" in said(result)
    result = await ann.slash(world.channel, "tables list")
    assert "sat down" not in said(result)
    assert await world.services.avoiding.beside(PersonId(ann.user.id)) == {}
    assert (await world.table(number)).row.phase == "lobby"


async def test_a_press_tells_them_too(world: World) -> None:
    await avoid(world, "ann", "bob")
    ann = world.person("ann")
    await world.services.people.set_person(PersonId(ann.user.id), dm=False)
    await world.sit("slush-fund", "ann", "bob")
    page = await avoid(world, "ann", "cat")
    assert "sat down" in words(page), "the note is below the page"
    result = await ann.slash(world.channel, "me avoid")
    assert "sat down" not in said(result)


async def test_who_has_gone_again_is_not_told_of(world: World) -> None:
    await avoid(world, "ann", "bob")
    await world.services.people.set_person(PersonId(world.person("ann").user.id), dm=False)
    number = await world.sit("slush-fund", "ann", "bob")
    await world.services.lobby.leave(number, PersonId(world.person("bob").user.id))
    result = await world.person("ann").slash(world.channel, "tables list")
    assert "sat down" not in said(result)


async def test_nothing_is_left_to_be_told_when_the_message_has_arrived(world: World) -> None:
    await avoid(world, "ann", "bob")
    await world.sit("slush-fund", "ann", "bob")
    person = PersonId(world.person("ann").user.id)
    assert await world.services.avoiding.beside(person) == {}
    rows = await world.services.store.read(lambda tx: tx.in_lane(f"dm:{person}"))
    assert BESIDE not in [row.kind for row in rows]
