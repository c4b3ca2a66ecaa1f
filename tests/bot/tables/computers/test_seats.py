"""Seats for computers: who gives and takes them, what a game makes of them, and Play again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.store.rows import LEVELS
from bot.tables.anonymous import nameless
from bot.tables.computers.seats import NoComputerError
from bot.tables.errors import (
    FullError,
    NotHostError,
    OptionError,
    StartedError,
    TooFewError,
)
from bot.tables.lobbies.opening import Person, Place
from bot.tables.names import COMPUTER, clean_name
from bot.tables.voting.errors import TargetError
from bot.tables.voting.rules import KINDS, asked
from games.engine import LEAVE
from tests.bot.tables.tabletop import ANN, BOB, CAT, CHANNEL, DAN, EVE, GUILD, person

if TYPE_CHECKING:
    from bot.ids import PersonId, TableNumber
    from bot.tables.computers.seats import ComputerSeats
    from bot.tables.table import Table
    from tests.bot.tables.tabletop import Tabletop


@pytest.fixture
def seats(top: Tabletop) -> ComputerSeats:
    return top.services.computer_seats


def levels(table: Table) -> list[str | None]:
    return [seat.computer for seat in table.seats]


async def started(top: Tabletop, game: str, *people: PersonId, computers: int = 1) -> TableNumber:
    number = await top.sit(game, *people)
    for _ in range(computers):
        await top.services.computer_seats.add(number, people[0], "normal")
    await top.services.lobby.start(number, people[0])
    return number


async def test_the_host_seats_computers_of_any_level_with_names_of_their_own(
    top: Tabletop, seats: ComputerSeats
) -> None:
    number = await top.sit("slasher", ANN)
    for level in LEVELS:
        table = await seats.add(number, ANN, level)
    assert levels(table) == [None, "easy", "normal", "hard"]
    assert len(set(table.names)) == 4
    assert all(nameless(seat.person) for seat in table.seats[1:])
    assert len({seat.person for seat in table.seats}) == 4
    table = await seats.set_level(number, ANN, "hard", table.seats[1].person)
    assert levels(table) == [None, "hard", "normal", "hard"]
    table = await seats.set_level(number, ANN, "easy")
    assert levels(table) == [None, "easy", "easy", "easy"]
    second = table.seats[2]
    table = await seats.remove(number, ANN, second.person)
    assert [seat.place for seat in table.seats] == [0, 1, 2]
    assert second.person not in [seat.person for seat in table.seats]
    again = await seats.add(number, ANN, "easy")
    assert again.seats[3].name == second.name  # a name that has become free
    for _ in range(3):
        table = await seats.remove(number, ANN)
    assert levels(table) == [None]


async def test_a_computer_s_name_is_marked_and_none_that_somebody_has(
    top: Tabletop, seats: ComputerSeats
) -> None:
    number = await top.sit("slasher", ANN)
    name = (await seats.add(number, ANN, "easy")).names[1]
    assert name.startswith(COMPUTER)
    await seats.remove(number, ANN)
    await top.services.lobby.leave(number, ANN)
    bare = name.removeprefix(COMPUTER).strip()
    namesake = Person(ANN, bare.upper())
    opened = await top.services.lobby.open("slasher", namesake, Place(GUILD, CHANNEL), "en")
    table = await seats.add(opened.id, ANN, "easy")
    assert table.names[0] == bare.upper()
    assert table.names[1].startswith(COMPUTER)
    assert table.names[1] != name


async def test_a_person_keeps_their_name_where_a_computer_has_it(
    top: Tabletop, seats: ComputerSeats
) -> None:
    number = await top.sit("slasher", ANN)
    before = [(await seats.add(number, ANN, "easy")).names[-1] for _ in range(2)]
    bare = before[0].removeprefix(COMPUTER).strip()
    table = await top.services.lobby.join(number, Person(BOB, bare))
    assert table.names[3] == bare
    assert table.names[2] == before[1]
    assert table.names[1].startswith(COMPUTER)
    assert table.names[1] not in before
    assert levels(table) == [None, "easy", "easy", None]


def test_nobody_s_name_has_the_mark_of_computers() -> None:
    assert clean_name(f"{COMPUTER} Ann{COMPUTER}Lee", ANN) == "Ann Lee"
    assert clean_name(COMPUTER, ANN) == f"#{ANN:04d}"


async def test_what_is_refused(top: Tabletop, seats: ComputerSeats) -> None:
    number = await top.sit("slush-fund", ANN, BOB)
    with pytest.raises(NoComputerError):
        await seats.remove(number, ANN)
    with pytest.raises(NoComputerError):
        await seats.set_level(number, ANN, "hard", BOB)
    wrong: Any = "cunning"
    for refused in (
        seats.add(number, ANN, wrong),
        seats.set_stand_ins(number, ANN, wrong),
        seats.set_pause(number, ANN, wrong),
        seats.fill_up(number, ANN, wrong, 3),
        seats.fill_up(number, ANN, "easy", 9),
    ):
        with pytest.raises(OptionError):
            await refused
    for kept in (
        seats.add(number, BOB, "easy"),
        seats.set_stand_ins(number, BOB, "easy"),
        seats.set_pause(number, BOB, "long"),
        seats.fill_up(number, BOB, "easy", 3),
    ):
        with pytest.raises(NotHostError):
            await kept
    for _ in range(2):
        await seats.add(number, ANN, "easy")
    with pytest.raises(FullError):
        await seats.add(number, ANN, "easy")
    await top.services.lobby.start(number, ANN)
    with pytest.raises(StartedError):
        await seats.remove(number, ANN)


async def test_at_a_full_table_a_computer_makes_way_for_a_person(
    top: Tabletop, seats: ComputerSeats
) -> None:
    number = await top.sit("slush-fund", ANN)
    for level in LEVELS:
        await seats.add(number, ANN, level)
    for who in (BOB, CAT, DAN):
        table = await top.services.lobby.join(number, person(who))
    assert [seat.person for seat in table.seats] == [ANN, BOB, CAT, DAN]
    assert [seat.place for seat in table.seats] == [0, 1, 2, 3]
    with pytest.raises(FullError):
        await top.services.lobby.join(number, person(EVE))


async def test_computers_alone_keep_no_table_open_and_are_never_its_host(
    top: Tabletop, seats: ComputerSeats
) -> None:
    number = await top.sit("slush-fund", ANN)
    await seats.add(number, ANN, "easy")
    await top.services.lobby.join(number, person(BOB))
    table = await top.services.lobby.leave(number, ANN)
    assert table.row.host == BOB
    assert levels(table) == ["easy", None]
    assert (await top.services.lobby.leave(number, BOB)).row.phase == "cancelled"


async def test_one_person_starts_with_computers_and_they_fill_the_table_up(
    top: Tabletop, seats: ComputerSeats
) -> None:
    number = await top.sit("slush-fund", ANN)
    with pytest.raises(TooFewError):
        await top.services.lobby.start(number, ANN)
    await seats.add(number, ANN, "hard")
    await seats.fill_up(number, ANN, "easy", 4)
    await top.services.lobby.start(number, ANN)
    table = await top.table(number)
    assert sorted(map(str, levels(table))) == ["None", "easy", "easy", "hard"]
    assert sorted(seat.place for seat in table.seats) == [0, 1, 2, 3]


async def test_who_comes_takes_the_seats_that_computers_would_fill(
    top: Tabletop, seats: ComputerSeats
) -> None:
    number = await top.sit("slush-fund", ANN, BOB, CAT)
    await seats.fill_up(number, ANN, "easy", 3)
    await seats.fill_up(number, ANN, "normal", 4)
    await top.services.lobby.join(number, person(DAN))
    await top.services.lobby.start(number, ANN)
    assert levels(await top.table(number)) == [None] * 4
    other = await top.sit("slush-fund", ANN, BOB)
    await seats.fill_up(other, ANN, "normal", 4)
    await seats.fill_up(other, ANN, None)
    await top.services.lobby.start(other, ANN)
    assert levels(await top.table(other)) == [None] * 2


async def test_a_computer_has_no_clock_no_vote_and_no_mail(top: Tabletop) -> None:
    number = await top.sit("slush-fund", ANN, BOB)
    await top.services.lobby.set_pace(number, ANN, "day")
    await top.services.computer_seats.add(number, ANN, "normal")
    await top.services.lobby.start(number, ANN)
    table = await top.table(number)
    computer = next(seat for seat in table.seats if seat.computer)
    people = {seat.place for seat in table.seats if not seat.computer}
    assert computer.ends is None
    assert set(asked(table, KINDS["pause"], None)) == people
    rows = await top.outbox(f"dm:{computer.person}")
    assert rows == []
    assert await top.services.store.read(lambda tx: tx.reminder(number, computer.person)) is None
    for kind in ("replace", "expel"):
        with pytest.raises(TargetError):
            await top.services.motions.put(number, ANN, kind, computer.place)
    motion = await top.services.motions.put(number, ANN, "pause", value="day")
    done = await top.services.motions.vote(number, BOB, motion.id, agrees=True)
    assert done.outcome == "passed"  # nobody waits for the computer's answer


async def test_computers_have_no_results_and_practice_counts_for_nobody(top: Tabletop) -> None:
    alone = await started(top, "slush-fund", ANN, computers=2)
    company = await started(top, "slush-fund", ANN, BOB, computers=1)
    for number, leavers in ((alone, (ANN,)), (company, (ANN, BOB))):
        for who in leavers:
            await top.services.playing.move(number, who, LEAVE)
    for number, counting in ((alone, 0), (company, 0)):
        rows = await top.services.store.read(lambda tx, number=number: tx.results(number))
        assert sum(row.counts for row in rows) == counting


async def test_play_again_takes_the_computers_along(top: Tabletop) -> None:
    number = await top.sit("slush-fund", ANN)
    seats = top.services.computer_seats
    await seats.add(number, ANN, "hard")
    await seats.set_stand_ins(number, ANN, "easy")
    await seats.set_pause(number, ANN, "short")
    await top.services.lobby.start(number, ANN)
    before = await top.services.playing.move(number, ANN, LEAVE)
    assert before.row.phase == "over"
    again, opened = await top.services.rematches.call(number, person(ANN), Place(GUILD, CHANNEL))
    assert opened
    assert levels(again) == [None, "hard"]
    assert (again.row.stand_ins, again.row.pause) == ("easy", "short")
    await top.services.lobby.start(again.id, ANN)
    after = await top.table(again.id)
    # The same at the table, so the seats move on by one.
    order = [seat.person for seat in before.seats]
    assert [seat.person for seat in after.seats] == [*order[1:], order[0]]
