"""One person plays with computers: what the thread tells, and who is called."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from games.selfplay import next_move
from tests.bot.world import call_in, told

if TYPE_CHECKING:
    from tests.bot.world import World


async def test_computers_play_their_turns_and_then_the_person_is_called(world: World) -> None:
    number = await world.sit("slush-fund", "ann")
    ann, rng = world.person("ann"), random.Random(3)
    with world.as_bot():
        for level in ("easy", "normal"):
            await world.services.computer_seats.add(number, ann.user.id, level)
    await ann.slash(world.channel, "tables start", table=number)
    while (table := await world.table(number)).row.plies < 24:
        seat, path = next_move(table.game, table.state, rng)
        with world.as_bot():
            await world.services.playing.move(number, ann.user.id, path)
        await world.env.settle()
        assert table.person_at(seat) == ann.user.id  # computers have always moved meanwhile
    history = (await world.thread(number)).history(viewer=ann)
    lines = "\n".join(map(told, history))
    for row in table.seats:
        assert row.name in lines
    calls = [call_in(message) for message in history]
    assert any(f"<@{ann.user.id}>" in call for call in calls)
    assert not any("<@-" in call for call in calls)
