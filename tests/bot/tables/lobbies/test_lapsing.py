"""A table waits for players only so long after the last press, and is opened again with one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.clock import DAY, HOUR, MINUTE
from bot.ids import PersonId
from bot.store.transaction import Transaction
from bot.tables.errors import NotHostError, OverError, StartedError
from bot.tables.lobbies.opening import Place
from bot.tables.lobbies.patience import LAPSE, LAPSE_SOON
from bot.tables.notifications import KEEP, private_lane
from tests.bot.tables.clockwork import after
from tests.bot.tables.due.test_downtime import after_downtime, crash, open_at
from tests.bot.tables.tabletop import ANN, BOB, CAT, CHANNEL, DAN, GUILD, Tabletop, person

if TYPE_CHECKING:
    from pathlib import Path

    from bot.ids import TableNumber
    from bot.tables.table import Table

HERE = Place(GUILD, CHANNEL)
PACED = pytest.mark.parametrize(
    ("pace", "patience"),
    [("live", 45 * MINUTE), ("evening", 45 * MINUTE), ("day", 7 * DAY), ("none", 7 * DAY)],
)


async def opened(top: Tabletop, pace: str, *people: PersonId) -> TableNumber:
    """Opens a table at a pace, with the scheduler running."""
    await top.services.start()
    place = Place(GUILD, CHANNEL)
    table = await top.services.lobby.open("slush-fund", person(people[0]), place, "en", {}, pace)
    for number in people[1:]:
        await top.services.lobby.join(table.id, person(number))
    return table.id


async def asked(top: Tabletop, host: PersonId) -> int:
    """Returns how often a host is asked whether the table shall stay open."""
    return sum(row.kind == KEEP for row in await top.outbox(private_lane(host)))


async def open_again(top: Tabletop, number: TableNumber, who: PersonId) -> tuple[Table, bool]:
    return await top.services.lapsing.open_again(number, person(who), HERE)


@PACED
async def test_a_table_is_closed_when_nobody_has_pressed_anything_for_so_long(
    top: Tabletop, pace: str, patience: int
) -> None:
    number = await opened(top, pace, ANN, BOB)
    await after(top, patience * 2 // 3 - 1)
    assert await asked(top, ANN) == 0
    await after(top, 1)
    assert await asked(top, ANN) == 1
    await after(top, patience // 3 - 1)
    assert (await top.table(number)).row.phase == "lobby"
    await after(top, 2)
    row = (await top.table(number)).row
    assert (row.phase, row.lapsed) == ("cancelled", True)
    assert await asked(top, ANN) == 1
    assert await top.services.store.read(lambda tx: tx.next_due()) is None


@PACED
async def test_every_press_begins_the_time_again(top: Tabletop, pace: str, patience: int) -> None:
    number, lobby = await opened(top, pace, ANN), top.services.lobby
    presses = (
        lambda: lobby.join(number, person(BOB)),
        lambda: lobby.set_options(number, ANN, {}),
        lambda: lobby.leave(number, BOB),
        lambda: top.services.computer_seats.add(number, ANN, "easy"),
        lambda: top.services.lapsing.keep_open(number, ANN),
    )
    for press in presses:
        await after(top, patience - 1)
        await press()
    await after(top, patience - 1)
    assert (await top.table(number)).row.phase == "lobby"
    await after(top, 1)
    assert (await top.table(number)).row.lapsed


async def test_a_refused_press_does_not_keep_a_table_open(top: Tabletop) -> None:
    number = await opened(top, "live", ANN, BOB)
    await after(top, 44 * MINUTE)
    with pytest.raises(NotHostError):
        await top.services.lapsing.keep_open(number, BOB)
    await after(top, MINUTE)
    assert (await top.table(number)).row.lapsed


async def test_another_pace_is_another_patience(top: Tabletop) -> None:
    number = await opened(top, "none", ANN)
    await top.services.lobby.set_pace(number, ANN, "live")
    await after(top, 45 * MINUTE)
    assert (await top.table(number)).row.lapsed


async def test_a_game_that_has_begun_lapses_no_more(top: Tabletop) -> None:
    number = await opened(top, "none", ANN, BOB)
    await top.services.lobby.start(number, ANN)
    due = await top.services.store.read(lambda tx: [row.kind for row in tx.due(2**60)])
    assert not {LAPSE, LAPSE_SOON} & set(due)
    await after(top, 30 * DAY)
    assert (await top.table(number)).row.phase == "playing"


async def test_a_private_table_waits_for_nobody(top: Tabletop) -> None:
    table = await top.services.practice.free("slush-fund", person(ANN), "en")
    await top.services.start()
    await after(top, 30 * DAY)
    assert (await top.table(table.id)).row.phase == "lobby"


# -- opened again --------------------------------------------------------------------------------


async def test_it_is_opened_again_once_and_others_join(top: Tabletop) -> None:
    number = await opened(top, "live", ANN, BOB)
    await top.services.lobby.set_options(number, ANN, {"memory": "open"})
    await top.services.computer_seats.add(number, ANN, "hard")
    await after(top, 45 * MINUTE)
    again, new = await open_again(top, number, CAT)
    assert (new, again.row.host, again.row.pace) == (True, CAT, "live")
    assert again.row.options == (await top.table(number)).row.options
    assert [seat.computer for seat in again.seats] == [None, "hard"]
    assert (await top.table(number)).row.reopened == again.id
    joined, new = await open_again(top, number, BOB)
    assert (new, joined.id, len(joined.seats)) == (False, again.id, 3)
    same, new = await open_again(top, number, BOB)
    assert (new, len(same.seats)) == (False, 3)
    await top.services.lobby.start(again.id, CAT)
    with pytest.raises(StartedError):
        await open_again(top, number, DAN)


async def test_a_table_that_its_host_closed_is_not_opened_again(top: Tabletop) -> None:
    number = await opened(top, "live", ANN, BOB)
    await top.services.lobby.cancel(number, ANN)
    with pytest.raises(OverError):
        await open_again(top, number, BOB)


async def test_a_rematch_that_is_opened_again_still_moves_the_seats_on(top: Tabletop) -> None:
    number = await top.start("slush-fund", ANN, BOB)
    await top.services.start()
    first = await top.play_until(number, lambda table: table.row.phase == "over")
    rematch, _ = await top.services.rematches.call(number, person(ANN), HERE)
    await after(top, 7 * DAY)
    assert (await top.table(rematch.id)).row.lapsed
    again, _ = await open_again(top, rematch.id, ANN)
    await open_again(top, rematch.id, BOB)
    begun = await top.services.lobby.start(again.id, ANN)
    assert [seat.person for seat in begun.seats] == [first.seats[1].person, first.seats[0].person]


# -- time in which nobody could press ------------------------------------------------------------


@pytest.mark.parametrize("orderly", [True, False])
async def test_downtime_does_not_close_a_table(
    top: Tabletop, database: Path, *, orderly: bool
) -> None:
    number = await opened(top, "live", ANN)
    await after(top, 10 * MINUTE)
    again = await after_downtime(top, database, 5 * HOUR, orderly=orderly)
    await after(again, 15 * MINUTE)
    assert await asked(again, ANN) == 0
    await after(again, 19 * MINUTE)
    assert (await again.table(number)).row.phase == "lobby"
    await after(again, 12 * MINUTE)
    assert (await again.table(number)).row.lapsed
    await again.close()


async def test_a_frozen_process_does_not_close_a_table(top: Tabletop) -> None:
    number = await opened(top, "live", ANN)
    await after(top, 10 * MINUTE)
    top.clock.freeze(5 * HOUR)
    await after(top, 0)
    assert (await top.table(number)).row.phase == "lobby"
    await after(top, 34 * MINUTE)
    assert (await top.table(number)).row.phase == "lobby"
    await after(top, 2 * MINUTE)
    assert (await top.table(number)).row.lapsed


@pytest.mark.logs_errors
async def test_a_table_lapses_once_when_the_process_dies_as_it_does(
    top: Tabletop, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await opened(top, "live", ANN)

    def die(*_: object, **__: object) -> None:
        raise OSError("the process is gone")

    with monkeypatch.context() as patched:
        patched.setattr(Transaction, "save_table", die)
        top.clock.pass_by(45 * MINUTE)
        top.clock.stop()
        with pytest.raises(OSError, match="gone"):
            await top.services.lapsing.ring(number, LAPSE)
    now = await crash(top)
    again = await open_at(database, now)
    assert (await again.table(number)).row.phase == "lobby"
    await again.services.start()
    await after(again, 45 * MINUTE)
    assert (await again.table(number)).row.lapsed
    await again.close()
