"""Lists of tables know the players each waits for without reading its state, because the note
beside it is always right (N2).
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest

from bot.clock import HOUR
from bot.ids import ChannelId, TableNumber
from bot.store.backup import reading
from bot.tables.catching_up import fill_waiting
from bot.tables.clocks.clocks import ends_of, missing
from bot.tables.finished.results import fill_results
from games.registry import all_games
from tests.bot.tables.clockwork import after, begin, to_act
from tests.bot.tables.due.test_gaps import thaws
from tests.bot.tables.leaving import take
from tests.bot.tables.tabletop import ANN, BOB, CAT, CHANNEL, Tabletop

if TYPE_CHECKING:
    from pathlib import Path

    from bot.tables.table import Table

PEOPLE = (ANN, BOB, CAT)
NEVER = 2**63


def true_of(table: Table) -> list[tuple[int, int, int | None]]:
    """Returns, by seat, whether the table waits for it, whether it can act now, and until when."""
    shown, owing = table.view(None).asked, missing(table)
    return [
        (seat in shown, seat in owing and not table.row.still, ends_of(table, seat))
        for seat in range(len(table.seats))
    ]


def noted(database: Path, number: TableNumber) -> list[tuple[int | None, int, int | None]]:
    with reading(database) as connection:
        found = connection.execute(
            "select asked, owes, until from seat where table_id = ? order by place", (number,)
        )
        return [tuple(row) for row in found]


@pytest.mark.parametrize("game", sorted(all_games()))
async def test_n2_every_move_notes_the_players_the_table_waits_for(
    top: Tabletop, database: Path, game: str
) -> None:
    number = await begin(top, game, "day", *PEOPLE)
    seen = set()
    for _ in range(40):
        table = await top.table(number)
        if table.row.phase == "over":
            break
        assert noted(database, number) == true_of(table)
        seen |= {(asked, owes) for asked, owes, _ in true_of(table)}
        if missing(table):
            await top.play(number)
        else:
            await after(top, 12 * HOUR)  # a window that may not close yet
    assert {(True, True), (False, False)} <= seen


async def test_n2_a_secret_answer_is_noted_only_for_its_owner(
    top: Tabletop, database: Path
) -> None:
    number = await begin(top, "slasher", "day", *PEOPLE)
    table = await top.play_to_window(number)
    seat = min(missing(table))
    await top.answer(number, seat)
    table = await top.table(number)
    assert true_of(table)[seat][:2] == (True, False)
    assert noted(database, number) == true_of(table)
    person = table.person_at(seat)
    asking, owed = await top.services.store.read(
        lambda tx: (tx.asking(person), tx.owed_after(person, ChannelId(0)))
    )
    assert (asking, owed) == ([number], None)


async def test_n2_a_paused_table_waits_for_nobody_now(top: Tabletop, database: Path) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    who = (await top.table(number)).person_at(await to_act(top, number))
    for resumes, owing in ((NEVER - 1, 0), (None, 1)):
        async with top.services.tables.hold(number):
            await top.services.tables.commit(
                number, lambda tx, until=resumes: tx.save_table(number, resumes=until)
            )
        assert noted(database, number) == true_of(await top.table(number))
        assert await top.services.store.read(lambda tx: tx.count_owed(who)) == owing


async def test_n2_time_given_back_is_noted(top: Tabletop, database: Path) -> None:
    """Time is given back for a vacation, for downtime, and for both together."""
    number = await begin(top, "slasher", "day", *PEOPLE)
    await top.play_to_window(number)
    moved = [noted(database, number)]
    for given in (
        thaws(top, 5 * HOUR),
        take(top, ANN, 0, 3),
        thaws(top, 5 * HOUR),
        top.services.vacationing.come_back(ANN),
    ):
        await given
        await after(top, 0)
        moved.append(noted(database, number))
        assert moved[-1] == true_of(await top.stored(number))
    frozen, away, frozen_meanwhile, back = (new != old for old, new in itertools.pairwise(moved))
    assert (frozen, away, back) == (True, True, True)
    assert not frozen_meanwhile, "during a vacation the clock has stopped anyway"


async def test_n2_tables_of_an_older_version_get_their_notes_at_the_start(
    top: Tabletop, database: Path
) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    true = noted(database, number)
    # as the migration leaves older rows
    await top.services.store.write(
        lambda tx: tx._do("update seat set asked = null, owes = 0, until = null")
    )
    assert await fill_waiting(top.services.store) == 1
    assert noted(database, number) == true == true_of(await top.table(number))
    assert await fill_waiting(top.services.store) == 0
    assert await fill_results(top.services.store) == 0


async def test_n2_the_first_deadline_comes_first_and_then_the_next_after_the_current_table(
    top: Tabletop,
) -> None:
    """Tables without a clock come last, and after the last table comes the first."""
    paces = ("none", "three-days", "evening", "day")
    numbers = []
    for n, pace in enumerate(paces):
        number = await top.sit("slush-fund", ANN, BOB, channel=ChannelId(CHANNEL + n))
        await top.services.lobby.set_pace(number, ANN, pace)
        await top.services.lobby.start(number, ANN)
        numbers.append(number)
    tables = [await top.table(number) for number in numbers]
    owing = {t.id: t for t in tables if t.seat_of(ANN) in missing(t)}
    order = sorted(owing, key=lambda n: (ends_of(owing[n], owing[n].seat_of(ANN) or 0) or NEVER, n))
    assert len(order) > 1
    for here, following in zip([None, *order], [*order, order[0]], strict=True):
        home = 0 if here is None else owing[here].home
        found = await top.services.store.read(lambda tx, home=home: tx.owed_after(ANN, home))
        assert found == following
    assert await top.services.store.read(lambda tx: tx.count_owed(ANN)) == len(order)
    newest = await top.services.store.read(lambda tx: tx.first_of(ANN, 3))
    rest = [number for number in numbers if number not in owing]
    assert newest == [*sorted(order, reverse=True), *sorted(rest, reverse=True)][:3]
