"""Whatever the bot sends about a game with computers, no computer's name is without its mark."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

from bot.ids import PersonId
from bot.tables.clocks.thinking import PAUSES
from bot.tables.names import COMPUTER
from games.engine import LEAVE
from games.selfplay import next_move
from tests.bot.panels import typed
from tests.bot.twins.outputs import Outputs
from tests.bot.ui.lobby.test_lobby import card_of
from tests.bot.world import find_press

if TYPE_CHECKING:
    import pytest

    from bot.ids import TableNumber
    from tests.bot.world import World

PAGES = (
    "tables list where:server",
    "tables list",
    "tables history",
    "tables results",
    "tables record",
)


def unmarked(sent: str, name: str) -> list[str]:
    """Returns the places where a computer's name is without its mark, with what is around."""
    plain = re.sub(r"\\+xa0", "\N{NO-BREAK SPACE}", sent)
    bare = name.removeprefix(COMPUTER).strip()
    found = re.finditer(rf"(?<!{COMPUTER}\N{{NO-BREAK SPACE}})\b{bare}\b", plain)
    return [plain[max(0, at.start() - 60) : at.end() + 20] for at in found]


async def play(world: World, number: TableNumber, most: int) -> None:
    """Lets the people play at random; computers play themselves."""
    rng = random.Random(7)
    for _ in range(most):
        table = await world.table(number)
        move = next_move(table.game, table.state, rng)
        assert move is not None
        seat, path = move
        with world.as_bot():
            if table.seats[seat].computer is None:
                await world.services.playing.move(number, table.person_at(seat), path)
        await world.env.settle()


async def test_every_output_marks_computers(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann reads French, and the table speaks English."""
    monkeypatch.setitem(PAUSES, "normal", (0, 0))
    outputs, people = Outputs(monkeypatch), {name: world.person(name) for name in ("ann", "bob")}
    ann = people["ann"]
    world.speaks("ann", "fr")
    with outputs.listening(world):
        number = await world.sit("slush-fund", "ann", "bob")
        await ann.click(card_of(world, number), label="Add a computer")
        for level in ("easy", "normal"):
            with world.as_bot():
                await world.services.computer_seats.add(number, PersonId(ann.id), level)
            await world.env.settle()
        await ann.slash(world.channel, "tables start", table=number)
        names = [seat.name for seat in (await world.table(number)).seats if seat.computer]
        await play(world, number, 6)
        for page in ("panel", "show"):
            await ann.slash(await world.thread(number), f"tables {page}")
        await ann.slash(world.channel, "tables watch", table=number)
        panel = await world.open_panel("ann", number)
        await ann.click(panel, custom_id=find_press(panel, "table").custom_id)
        await play(world, number, 2)
        for name in people:
            with world.as_bot():
                await world.services.playing.move(number, PersonId(people[name].id), LEAVE)
            await world.env.settle()
        for page in PAGES:
            command, given = typed(page)
            await ann.slash(world.channel, command, **given)
        await ann.slash(world.channel, "tables replay", table=number, move=20)
        await ann.slash(world.channel, "tables rematch", table=number)
    assert (await world.table(number)).row.phase == "over"
    assert len(names) == 2
    sent = [one.words for one in outputs.sent]
    for name in names:
        assert sum(name in words for words in sent) >= 10
        assert [place for words in sent for place in unmarked(words, name)] == []


def test_a_bare_name_is_noticed() -> None:
    assert unmarked(f"{COMPUTER}\N{NO-BREAK SPACE}Rook and Rook", f"{COMPUTER} Rook")
    assert not unmarked(f"{COMPUTER}\N{NO-BREAK SPACE}Rook, Rookery", f"{COMPUTER} Rook")
