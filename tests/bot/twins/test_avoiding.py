"""Two bots, in one of which Ann avoids Bob: nothing that he or anybody else sees tells which."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from bot.ids import PersonId
from games.chance import make_seed
from tests.bot.panels import forged_card
from tests.bot.twins.outputs import Outputs
from tests.bot.twins.scenes import opened
from tests.bot.ui.lobby.test_waiting import direct
from tests.bot.world import words

if TYPE_CHECKING:
    from pathlib import Path

    from bot.ids import TableNumber
    from tests.bot.world import World

pytestmark = pytest.mark.simcord(settle_timeout=20)

EYES = ("bob", "cat", "dan")


def unnamed(sent: str, person: int) -> str:
    """Returns a request without this person among those whose phones ring, which nobody else
    sees. Everything else that a message mentions stays.
    """
    method, body, *rest = json.loads(sent)
    mentioned = (body or {}).get("allowed_mentions") or {}
    if "users" in mentioned:
        mentioned["users"] = [user for user in mentioned["users"] if int(user) != person]
    return json.dumps([method, body, *rest], ensure_ascii=False)


async def _press(world: World, name: str, number: TableNumber, step: str) -> None:
    await forged_card(world, name, number, f"t1:{number}:0:{step}")
    await world.env.settle()


async def _day(world: World, ways: str, *, avoided: bool) -> tuple[int, bool]:
    """Plays a day. Returns Ann's id, and whether Bob's call reached her."""
    people = {name: world.person(name) for name in ("ann", *EYES)}
    ann, bob = people["ann"], people["bob"]
    for name, way in zip(("ann", "cat"), ways.split(), strict=True):
        changes: Any = {"ping_calls": way}
        await world.services.people.set_person(PersonId(people[name].user.id), **changes)
    if avoided:
        await ann.slash(world.channel, "me avoid", who=bob)
    else:
        await ann.slash(world.channel, "me avoid")
    number = await world.sit("slush-fund", "ann", "cat", "bob")
    await _press(world, "bob", number, "leave")
    await _press(world, "bob", number, "join")
    await bob.slash(world.channel, "tables list", where="server")
    await bob.autocomplete(world.channel, "tables join", "table", "")
    await world.env.advance_time(60)
    await _press(world, "ann", number, "start")
    for name in ("cat", "ann"):
        person = PersonId(people[name].user.id)
        if (await world.table(number)).row.phase == "playing":
            with world.as_bot():
                await world.services.playing.move(number, person, ("resign",))
            await world.env.settle()
    sent = len(world.env.http_requests)
    await bob.slash(world.channel, "tables rematch", table=number)
    await world.env.advance_time(60)
    called = [
        user
        for request in world.env.http_requests[sent:]
        if isinstance(request.json, dict)
        for user in (request.json.get("allowed_mentions") or {}).get("users", ())
    ]
    written = [words(message) for message in direct(world, "ann")]
    rang = ann.user.id in map(int, called) or any(
        "would like to play again" in said for said in written
    )
    return int(ann.user.id), rang


async def _seen(database: Path, ways: str, *, avoided: bool) -> tuple[dict[str, list[str]], bool]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.tables.lobbies.lobby.new_seed", lambda: make_seed("avoided"))
        patch.setattr("bot.ui.request._SOON_SECONDS", 3_600)
        patch.setattr("bot.client._AT_FIRST_SECONDS", 3_600)
        patch.setattr("bot.post.courier._SIDE_BY_SIDE", 1)
        outputs = Outputs(patch)
        async with opened(database, outputs) as world:
            ann, rang = await _day(world, ways, avoided=avoided)
            # Every message, Ann's too, moves simcord's clock on by a millisecond.
            outputs.sent = [
                msgspec.structs.replace(sent, at=round(sent.at), words=unnamed(sent.words, ann))
                for sent in outputs.sent
            ]
            return {name: outputs.seen_by(world.person(name).user.id) for name in EYES}, rang


@pytest.mark.parametrize(
    "ways", ["loud loud", "loud silent", "silent loud", "silent name", "dm loud"]
)
async def test_who_is_avoided_sees_the_same(tmp_path: Path, ways: str) -> None:
    """However Ann and the others wish to be called: their calls are the same messages, with the
    same names, and ring or do not ring for everybody else as before.
    """
    calm, rang = await _seen(tmp_path / "calm.db", ways, avoided=False)
    other, rang_then = await _seen(tmp_path / "avoided.db", ways, avoided=True)
    for name in EYES:
        assert [
            pair for pair in zip(calm[name], other[name], strict=True) if len({*pair}) > 1
        ] == []
    assert any("would like to play again" in line for line in calm["cat"])
    assert rang, "by a mention, or by a direct message"
    assert not rang_then
