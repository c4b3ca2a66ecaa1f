"""In a sealed window computers answer as soon as it is open, so no moment tells of them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import pytest

from bot.tables.clocks.thinking import PAUSES, thinkers
from bot.tables.lobbies import lobby
from bot.tables.notifications import private_lane, public_lane
from bot.words import bundle
from bot.workers.thinker import Decision
from games.chance import make_seed
from games.registry import all_games
from tests.bot.tables.clockwork import after
from tests.bot.tables.computers.company import begun, moves, people_of
from tests.bot.tables.tabletop import ANN, BOB, Tabletop
from tests.bot.waiting import idle
from tests.games.toy import TOY

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from bot.ids import TableNumber
    from bot.tables.table import Table
    from bot.workers.thinker import Job

AUCTION = ("auction",)


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    bundle("en")  # the toy game has no words there
    with patch.dict(all_games(), {TOY.key: TOY}):
        yield


async def to_auction(top: Tabletop, number: TableNumber) -> Table:
    """Plays until somebody has just opened an auction; returns the table at that moment."""
    for _ in range(60):
        table = await top.table(number)
        (seat,) = table.view(None).asked
        if seat not in people_of(table):
            await after(top, PAUSES["normal"][1])
            continue
        view: Any = table.view(seat)
        path = AUCTION if view.height else ("lay", f"c{min(view.hand)}")
        table = await top.services.playing.move(number, table.person_at(seat), path)
        if table.view(None).window is not None:
            return table
    raise AssertionError("there was no auction")


async def test_computers_have_answered_at_the_moment_a_window_opens(top: Tabletop) -> None:
    number = await begun(top, "toy", ANN, BOB, "normal", "easy")
    table = await to_auction(top, number)
    opened = top.clock.now()
    await idle()
    now = await top.table(number)
    assert not thinkers(now)
    made = (await moves(top, number))[table.row.plies :]
    assert sorted(row.seat for row in made) == [seat.place for seat in table.seats if seat.computer]
    assert {row.at for row in made} == {opened}
    assert now.view(None) == table.view(None)


async def told_by(database: Path, bid: str, turns: int) -> tuple[Any, ...]:
    """Returns everything that people are sent and shown up to the moment when an auction is open
    and its computers have answered: with this bid, after so many turns of the loop.
    """
    top = await Tabletop.open(database)
    think = top.services.computers._thinker.think

    async def bidding(job: Job) -> Decision:
        if job.view.window is None:
            return await think(job)
        for _ in range(turns):
            await asyncio.sleep(0)
        return Decision(("bid", bid))

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(lobby, "new_seed", lambda: make_seed("an auction"))
        patched.setattr(top.services.computers._thinker, "think", bidding)
        number = await begun(top, "toy", ANN, BOB, "normal", "easy")
        table = await to_auction(top, number)
        await idle()
    answers = (await moves(top, number))[table.row.plies :]
    assert {row.path for row in answers} == {f"bid {bid}"}
    table = await top.table(number)
    lanes = [public_lane(number), *(private_lane(who) for who in (ANN, BOB))]
    rows = [(row.lane, row.kind, row.body, row.made, row.due) for row in await top.outbox(*lanes)]
    views = [table.view(seat) for seat in (None, *people_of(table))]
    clocks = [table.seats[seat] for seat in people_of(table)]
    assert len(answers) == 2
    await top.close()
    return rows, views, clocks, table.row.versions, table.row.questions


async def test_neither_what_computers_answer_nor_how_long_they_think_can_be_seen(
    tmp_path: Path,
) -> None:
    quick = await told_by(tmp_path / "quick.db", "0", 0)
    slow = await told_by(tmp_path / "slow.db", "1", 40)
    assert quick == slow


async def test_a_person_who_answers_last_closes_the_window_at_once(top: Tabletop) -> None:
    number = await begun(top, "toy", ANN, BOB, "normal", "easy")
    table = await to_auction(top, number)
    await idle()
    for seat in people_of(table):
        await top.services.playing.move(number, table.person_at(seat), ("bid", "0"))
    assert (await top.table(number)).view(None).window is None
