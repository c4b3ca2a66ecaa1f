"""/me export and /me delete as people see them, in both languages."""

from __future__ import annotations

import json
import logging
import re
from typing import TYPE_CHECKING, Any

import pytest

from bot.log_formatters import JsonFormatter
from bot.ui.custom_ids import LoosePress, Press
from bot.ui.settings.privacy import DELETE
from tests.bot.panels import said
from tests.bot.tables.privacy.footprints import dump, found
from tests.bot.world import find_message, presses, words

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from tests.bot.world import World

SLASH = LoosePress(DELETE).encode()


@pytest.fixture(autouse=True)
def few_cogs(monkeypatch: pytest.MonkeyPatch) -> None:
    cogs = ["cogs.me", "cogs.slush_fund", "cogs.slasher", "cogs.tables"]
    monkeypatch.setattr("bot.client.extensions", lambda: cogs)


async def exported(world: World, place: Any, name: str) -> dict[str, Any]:
    """Returns the file in the newest message that somebody sees somewhere."""
    person = world.person(name)
    message = place.history(viewer=person.user if place is person.user.dm_channel else person)[-1]
    (file,) = message.attachments
    assert file.filename == f"under-the-table-{person.user.id}.json"
    content = world.env.backend.cdn.get(file.url)
    assert content is not None
    values = json.loads(content)
    assert isinstance(values, dict)
    return values


async def delete(world: World, name: str) -> str:
    """Asks for the deletion and confirms it; returns what is said then."""
    person = world.person(name)
    result = await person.slash(world.channel, "me delete")
    question = result.response.message
    assert [item.label for item in presses(question)] in (
        ["Delete everything about me"],
        ["Supprimer tout ce qui me concerne"],
    )
    await person.click(question, custom_id=SLASH)
    seen = world.channel.history(viewer=person)
    return words(next(message for message in seen if message.id == question.id))


async def play(world: World, number: TableNumber, plies: int = 4, seconds: float = 1) -> None:
    """Makes fallback moves for players whom the table waits for. seconds: time before each."""
    for _ in range(plies):
        table = await world.table(number)
        seat = min(table.game.deciders(table.state))
        with world.as_bot():
            path = table.game.fallback(table.view(seat))
            await world.services.playing.move(number, table.person_at(seat), path)
        await world.env.advance_time(seconds)


# -- export --------------------------------------------------------------------------------------


async def test_the_export_comes_by_direct_message(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    await play(world, number)
    ann = world.person("ann")
    result = await ann.slash(world.channel, "me export")
    assert "by direct message" in said(result)
    values = await exported(world, ann.user.dm_channel, "ann")
    assert values["you"] == str(ann.user.id)
    (table,) = values["tables"]
    assert (table["game"], table["phase"], table["seat"]["name"]) == (
        "slush-fund",
        "playing",
        "ann",
    )
    assert table["what you see"]


async def test_without_direct_messages_the_export_is_given_privately(world: World) -> None:
    ann = world.person("ann")
    await ann.slash(world.channel, "me dm", wanted=False)
    world.speaks("ann", "fr")
    result = await ann.slash(world.channel, "me export")
    assert "visible de vous seulement" in said(result)
    assert (await exported(world, world.channel, "ann"))["about"].startswith("Tout ce qui")
    bob = world.person("bob")
    world.env.inject_error(
        "POST", f"/channels/{bob.user.dm_channel.id}/messages", status=403, code=50007, times=None
    )
    result = await bob.slash(world.channel, "me export")
    assert "only you can see" in said(result)
    message = world.channel.history(viewer=bob)[-1]
    assert message.flags.ephemeral
    assert (await exported(world, world.channel, "bob"))["you"] == str(bob.user.id)


# -- deletion ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en-US", ("**1** game you are playing", "leave **1** table that", "cannot take it back")),
        ("fr", ("**1** partie que vous jouez", "**1** table qui", "je ne peux pas le reprendre")),
    ],
)
async def test_the_question_says_what_will_be_deleted(
    world: World, locale: str, told: tuple[str, ...]
) -> None:
    world.speaks("ann", locale)
    await world.start("slush-fund", "ann", "bob")
    await world.sit("slasher", "ann", "bob")
    result = await world.person("ann").slash(world.channel, "me delete")
    assert result.response.ephemeral
    for words_ in told:
        assert words_ in said(result)


async def test_after_the_confirmation_nothing_is_stored_and_the_hand_is_gone(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    ann = world.person("ann")
    assert ann.user.dm_channel.history(viewer=ann.user)
    assert "is deleted" in await delete(world, "ann")
    rows = dump(world.database)
    assert found(rows, str(ann.user.id), str(ann.user.dm_channel.id), "ann") == set()
    assert ann.user.dm_channel.history(viewer=ann.user) == []
    board = find_message(
        await world.thread(number), world.person("bob"), Press(number, 0, "open").encode()
    )
    assert not re.search(r"\bann\b", words(board) + board.attachments[0].description)
    lines = [words(m) for m in (await world.thread(number)).history(viewer=world.person("bob"))]
    assert any("no longer belongs to anybody" in line for line in lines)


async def test_nobody_is_called_or_written_to_at_an_anonymous_seat(world: World) -> None:
    """Until the end of the game no mention leads to nobody, and no message is sent to them."""
    number = await world.start("slush-fund", "ann", "bob")
    await delete(world, "ann")
    begun = len(world.env.http_requests)
    for _ in range(300):
        table = await world.table(number)
        if table.row.phase == "over":
            break
        seat = min(table.game.deciders(table.state))
        if table.person_at(seat) < 0:
            await world.env.advance_time(6)
        else:
            await play(world, number, 1, seconds=6)
    assert (await world.table(number)).row.phase == "over"
    sent = [request for request in world.env.http_requests[begun:] if request.json]
    assert sent
    for request in sent:
        content = json.dumps(request.json)
        assert not re.search(r"<@!?-", content)
        for called in re.findall(r'"users": \[([^\]]*)\]', content):
            assert "-" not in called
    opened = [r for r in sent if r.path.endswith("/users/@me/channels")]
    assert opened == []
    assert found(dump(world.database), str(world.person("ann").user.id)) == set()


async def test_a_hand_under_way_during_the_deletion_is_deleted_too(world: World) -> None:
    """The message that arrives nevertheless is deleted, and nothing is noted about it."""
    ann = world.person("ann")
    number = await world.sit("slush-fund", "ann", "bob")
    round_: Any = world.client.courier._rounds["dm"]
    send, deleted = round_._sending, list[int]()
    layout = send.layout

    async def meanwhile(*given: Any, **named: Any) -> int:
        made = await layout(*given, **named)
        if given[1].lane == f"dm:{ann.user.id}" and not deleted:
            deleted.append(made)
            await world.services.deletions.erase(ann.user.id)
        return int(made)

    send.layout = meanwhile
    await ann.slash(world.channel, "tables start", table=number)
    assert deleted
    assert ann.user.dm_channel.history(viewer=ann.user) == []
    assert found(dump(world.database), str(ann.user.id), str(ann.user.dm_channel.id)) == set()


# -- the log -------------------------------------------------------------------------------------


async def test_the_log_names_nobody_and_no_secret(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    """Direct messages are closed, a thread is lost and an error occurs on the way."""
    caplog.set_level(logging.INFO)
    bob = world.person("bob")
    world.env.inject_error(
        "POST", f"/channels/{bob.user.dm_channel.id}/messages", status=403, code=50007, times=None
    )
    number = await world.start("slush-fund", "ann", "bob")
    await play(world, number)
    await world.person("ann").slash(world.channel, "me export")
    seed = (await world.table(number)).row.seed
    await delete(world, "ann")
    lines = [JsonFormatter().format(record) for record in caplog.records]
    assert any("outbox" in line for line in lines)
    secrets = [str(person.user.id) for person in world.people.values()]
    secrets += [(seed or b"").hex(), *world.people]
    for line in lines:
        told = json.loads(line)
        assert not [s for s in secrets if re.search(rf"\b{s}\b", told["message"])], line
