"""A person is deleted at one table after another, and something is kept until a game ends."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from bot.ids import InteractionId
from bot.nights.nights import Nights
from bot.nights.privacy import forget
from bot.people import People
from bot.tables.privacy.deletion import Deletions
from bot.tables.tables import Tables
from bot.tables.voting.errors import OtherSeatError
from games.engine import LEAVE
from tests.bot.dying import dies_after
from tests.bot.tables.clockwork import stand_in
from tests.bot.tables.privacy.footprints import dump, found
from tests.bot.tables.privacy.somebody import SIGNS, ZOE, finished, playing, taken_over, traces, zoe
from tests.bot.tables.tabletop import BOB, CAT, DAN, person

if TYPE_CHECKING:
    from pathlib import Path

    from tests.bot.tables.tabletop import Tabletop

# -- one table at a time -------------------------------------------------------------------------


async def test_n2_each_table_is_a_transaction_of_its_own(
    top: Tabletop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many tables there are, nobody who writes meanwhile waits for all of them."""
    tables = await traces(top)
    changed: list[int] = []
    save_all = top.services.tables.save_all

    async def counted(job: Any) -> Any:
        after = await save_all(job)
        changed.append(len(after))
        return after

    monkeypatch.setattr(top.services.tables, "save_all", counted)
    await top.services.deletions.erase(ZOE)
    assert set(changed) == {1}
    assert len(changed) == len(set(tables.values())) - 1  # she has no seat at Bob's rematch


@pytest.mark.parametrize("writes", [1, 2, 9])
async def test_n2_a_deletion_that_a_crash_interrupts_is_finished_by_the_next_process(
    top: Tabletop, database: Path, writes: int
) -> None:
    await traces(top)
    store = top.services.store
    with dies_after(store, writes):
        await top.services.deletions.erase(ZOE, interaction_id=InteractionId(7))
    assert found(dump(database), *SIGNS)
    tables = Tables(store, top.clock)
    again = Deletions(tables, People(store), partial(forget, Nights(tables)))
    assert await again.resume() == 1
    assert found(dump(database), *SIGNS) == set()
    assert await again.resume() == 0


# -- a deleted player takes no other seat --------------------------------------------------------


async def test_s4_a_deleted_player_takes_no_other_seat_of_that_game(
    top: Tabletop, database: Path
) -> None:
    number = await playing(top, "slush-fund", BOB, CAT)
    mine = (await top.table(number)).seat_of(ZOE) or 0
    bobs = (await top.table(number)).seat_of(BOB) or 0
    await top.services.deletions.erase(ZOE)
    assert found(dump(database), *SIGNS) == set()
    await stand_in(top, number, bobs)
    with pytest.raises(OtherSeatError):
        await top.services.takeover.take(number, zoe(), bobs)
    assert await top.services.takeover.take(number, person(DAN), bobs) == bobs
    assert await top.services.takeover.take(number, zoe(), mine) == mine, (
        "they can take their own seat"
    )


async def test_s4_a_deleted_player_who_had_given_a_seat_up_takes_none_either(top: Tabletop) -> None:
    number = await taken_over(top)
    others = (await top.table(number)).seat_of(BOB) or 0
    await top.services.deletions.erase(ZOE)
    await stand_in(top, number, others)
    with pytest.raises(OtherSeatError):
        await top.services.takeover.take(number, zoe(), others)


async def test_s4_the_mark_is_deleted_at_the_end_of_the_game(top: Tabletop, database: Path) -> None:
    number = await playing(top, "slush-fund", BOB, CAT)
    over = await finished(top, BOB)
    await top.services.deletions.erase(ZOE)
    assert {row["table_id"] for row in dump(database)["left_seat"]} == {number}
    for who in (BOB, CAT):
        if (await top.table(number)).row.phase == "playing":
            await top.services.playing.move(number, who, LEAVE)
    assert (await top.table(number)).row.phase == "over"
    assert dump(database)["left_seat"] == []
    assert over
