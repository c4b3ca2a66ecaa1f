"""Seats that are opened, taken over, and removed from the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.clock import DAY, HOUR
from bot.ids import InteractionId, PersonId, TableNumber
from bot.tables.clocks.clocks import AWAY, PRESENT, RETURNING
from bot.tables.clocks.pace import STAND_IN_DELAY
from bot.tables.errors import HandledError, NotSeatedError, NotStartedError, SeatedError
from bot.tables.notifications import private_lane, public_lane
from bot.tables.voting.errors import (
    AnswersOpenError,
    NobodyAgreesError,
    NoOpenSeatError,
    OpenSeatError,
    OtherSeatError,
    TargetError,
)
from games.engine import LEAVE
from games.registry import all_games
from tests.bot.tables.clockwork import (
    after,
    clock_of,
    fall_back,
    notes,
    play_to_window,
    plies,
    reminder,
    stand_in,
    to_act,
)
from tests.bot.tables.deciding import begin, miss, motion, open_seat, seat_of, told, vote
from tests.bot.tables.tabletop import ANN, BOB, CAT, DAN, EVE, person

if TYPE_CHECKING:
    from games.engine import Seat
    from tests.bot.tables.tabletop import Tabletop


async def agreed(
    top: Tabletop, number: TableNumber, kind: str, target: Seat, *people: PersonId
) -> None:
    """Lets the first of these people ask, and the others agree."""
    row = await top.services.motions.put(number, people[0], kind, target)
    assert (await vote(top, row, *people[1:])).outcome == "passed"


# -- seats opened by vote ------------------------------------------------------------------------


async def test_a_seat_is_opened_when_everybody_else_agrees(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT, DAN)
    seat = await seat_of(top, number, ANN)
    await miss(top, number, seat)
    row = await top.services.motions.put(number, BOB, "replace", seat)
    assert (await vote(top, row, CAT)).outcome is None
    assert (await vote(top, row, DAN)).outcome == "passed", "the host's vote does not decide alone"
    assert (await clock_of(top, number, seat)).away == PRESENT
    await after(top, DAY // 2)
    assert (await clock_of(top, number, seat)).away == AWAY
    assert await notes(top, ANN) == ["motion-note-summoned", "motion-note-opened"]
    assert any(r.kind == "turn" for r in await top.outbox(public_lane(number)))
    with pytest.raises(OpenSeatError):
        await top.services.motions.put(number, BOB, "replace", seat)


@pytest.mark.parametrize("pace", ["day", "none"])
async def test_the_table_plays_an_open_seat_even_without_clocks(top: Tabletop, pace: str) -> None:
    number = await begin(top, "slush-fund", pace, ANN, BOB, CAT)
    seat = await to_act(top, number)
    await miss(top, number, seat)
    await open_seat(top, number, seat)
    await after(top, STAND_IN_DELAY - 1)
    assert await plies(top, number) == []
    await after(top, 1)
    assert (await plies(top, number))[0][0] == seat
    while await to_act(top, number) == seat:
        await after(top, STAND_IN_DELAY)
    made = len(await plies(top, number))
    await after(top, STAND_IN_DELAY)
    assert len(await plies(top, number)) == made, "other players have as much time as before"


async def test_its_owner_comes_back_while_nobody_has_taken_the_seat(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "none", ANN, BOB, CAT)
    seat = await to_act(top, number)
    owner = (await top.table(number)).person_at(seat)
    await open_seat(top, number, seat)
    assert await top.services.timeouts.come_back(number, owner)
    await after(top, STAND_IN_DELAY)
    assert await plies(top, number) == [], "the table no longer plays the seat"
    assert (await clock_of(top, number, seat)).away == PRESENT
    await fall_back(top, number, seat)


async def test_one_player_alone_decides_nothing_about_another(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    for kind in ("replace", "expel"):
        with pytest.raises(NobodyAgreesError):
            await top.services.motions.put(number, ANN, kind, await seat_of(top, number, BOB))
    three = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    await stand_in(top, three, await seat_of(top, three, BOB))
    with pytest.raises(NobodyAgreesError):
        await top.services.motions.put(three, ANN, "expel", await seat_of(top, three, CAT))


async def test_nobody_asks_about_their_own_seat_or_one_without_a_player(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT, DAN)
    await top.services.playing.move(number, DAN, LEAVE)
    own, gone = await seat_of(top, number, ANN), await seat_of(top, number, DAN)
    for kind in ("replace", "expel"):
        for target in (own, gone, -1, 9, None):
            with pytest.raises(TargetError):
                await top.services.motions.put(number, ANN, kind, target)


# -- seats removed from the game -----------------------------------------------------------------


@pytest.mark.parametrize("key", sorted(all_games()))
async def test_a_seat_is_removed_by_the_game_s_own_rule(top: Tabletop, key: str) -> None:
    number = await begin(top, key, "day", ANN, BOB, CAT)
    seat = await seat_of(top, number, ANN)
    while (window := (await top.table(number)).view(None)).window is not None:
        for asked in window.asked:
            await top.answer(number, asked)
        await after(top, HOUR)
    await top.empty_outbox()
    await stand_in(top, number, seat)
    await agreed(top, number, "expel", seat, BOB, CAT)
    made = await plies(top, number)
    assert (seat, "resign") in made
    table = await top.table(number)
    assert not table.in_game(seat)
    assert table.row.phase == "playing", "two players are left, so the game goes on"
    said = await told(top, number)
    assert said[0] == "motion-passed"
    assert len(said) > 1, "the game announces it too"
    assert (await top.stored(number)).seats == table.seats


async def test_a_seat_removed_while_its_owner_is_away_no_longer_counts_as_played_by_the_table(
    top: Tabletop,
) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    seat = await seat_of(top, number, ANN)
    await stand_in(top, number, seat)
    await agreed(top, number, "expel", seat, BOB, CAT)
    assert (await clock_of(top, number, seat)).away == PRESENT
    await top.services.playing.move(number, BOB, LEAVE)
    table = await top.table(number)
    assert table.row.phase == "over"
    assert [row.stand_in for row in table.seats] == [0, 0, 0]


async def test_a_player_who_leaves_meanwhile_cannot_be_removed(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT, DAN)
    seat = await seat_of(top, number, ANN)
    await stand_in(top, number, seat)
    row = await top.services.motions.put(number, BOB, "expel", seat)
    await top.services.playing.move(number, ANN, LEAVE)
    assert (await motion(top, row)).outcome == "moot"


# -- seats taken over ----------------------------------------------------------------------------


async def test_a_person_from_outside_takes_over_an_open_seat(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    old = (await top.table(number)).person_at(seat)
    with pytest.raises(NoOpenSeatError):
        await top.services.takeover.take(number, person(EVE), None)
    await stand_in(top, number, seat)
    assert (
        await top.services.takeover.take(number, person(EVE), None, interaction_id=InteractionId(3))
        == seat
    )
    row = await clock_of(top, number, seat)
    assert (row.person, row.name, row.away, row.hand) == (EVE, "Eve", PRESENT, None)
    assert row.ends == top.clock.now() + DAY, "the new owner has the whole time"
    assert row.stand_in == 1
    table = await top.table(number)
    assert table.view(table.seat_of(EVE)) == table.view(seat), (
        "the new owner sees what the seat sees"
    )
    assert table.view(table.seat_of(old)) == table.view(None), (
        "the previous owner no longer sees it"
    )
    await fall_back(top, number, seat)
    with pytest.raises(NotSeatedError):
        await top.services.playing.desk(number, old)


async def test_everybody_is_told_and_the_hand_goes_to_the_new_owner(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    old = (await top.table(number)).person_at(seat)
    await stand_in(top, number, seat)
    await top.empty_outbox()
    await top.services.takeover.take(number, person(EVE), seat)
    kinds = [row.kind for row in await top.outbox(public_lane(number))]
    assert kinds == ["turn", "card"]
    assert await told(top, number) == ["seat-taken"]
    assert [row.kind for row in await top.outbox(private_lane(EVE))] == ["hand"]
    assert [row.kind for row in await top.outbox(private_lane(old))] == ["note"]
    assert await notes(top, old) == ["seat-taken-note"]
    assert await reminder(top, number, old) is None
    assert await reminder(top, number, EVE) is not None


async def test_a_press_that_arrives_twice_takes_one_seat(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    await stand_in(top, number, 0, 1)
    with pytest.raises(NoOpenSeatError):  # two seats are open
        await top.services.takeover.take(number, person(EVE), None)
    await top.services.takeover.take(number, person(EVE), 0, interaction_id=InteractionId(9))
    with pytest.raises((SeatedError, HandledError)):
        await top.services.takeover.take(number, person(EVE), 1, interaction_id=InteractionId(9))


async def test_a_person_who_sits_there_or_played_another_seat_takes_none(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    await stand_in(top, number, 0, 1)
    first = (await top.table(number)).person_at(0)
    third = (await top.table(number)).person_at(2)
    for who in (first, third):
        with pytest.raises(SeatedError):
            await top.services.takeover.take(number, person(who), 1)
    await top.services.takeover.take(number, person(EVE), 0)
    with pytest.raises(OtherSeatError):
        await top.services.takeover.take(number, person(first), 1)


async def test_the_first_owner_of_a_seat_takes_it_back_when_it_is_open_again(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    first = (await top.table(number)).person_at(0)
    await stand_in(top, number, 0)
    await top.services.takeover.take(number, person(EVE), 0)
    await stand_in(top, number, 0)
    await top.services.takeover.take(number, person(first), 0)
    assert (await clock_of(top, number, 0)).stand_in == 0, "the first owner plays the seat"
    await stand_in(top, number, 0)
    await top.services.takeover.take(number, person(DAN), 0)
    assert (await clock_of(top, number, 0)).stand_in == 1


async def test_neither_the_host_s_role_nor_the_owner_s_motions_go_with_the_seat(
    top: Tabletop,
) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    seat = await seat_of(top, number, ANN)
    row = await top.services.motions.put(number, ANN, "pace", value="week")
    pause = await top.services.motions.put(number, BOB, "pause", value="week")
    await stand_in(top, number, seat)
    await top.services.takeover.take(number, person(EVE), seat)
    assert (await top.table(number)).row.host == BOB
    assert (await motion(top, row)).outcome == "moot"
    assert (await vote(top, pause, EVE)).outcome == "passed"


async def test_a_seat_s_votes_are_forgotten_when_it_changes_hands(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT, DAN)
    row = await top.services.motions.put(number, ANN, "pause", value="week")
    await vote(top, row, BOB)
    seat = await seat_of(top, number, BOB)
    await stand_in(top, number, seat)
    await top.services.takeover.take(number, person(EVE), seat)
    assert str(seat) not in (await motion(top, row)).votes


async def test_a_seat_that_the_table_plays_to_the_end_counts_as_played_by_it(
    top: Tabletop,
) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await seat_of(top, number, ANN)
    await stand_in(top, number, seat)
    await top.services.playing.move(number, BOB, LEAVE)
    table = await top.table(number)
    assert [row.stand_in for row in table.seats] == [int(n == seat) for n in range(2)]
    assert (await top.stored(number)).seats == table.seats


async def test_nothing_is_taken_over_before_the_game(top: Tabletop) -> None:
    number = await top.sit("slush-fund", ANN, BOB)
    with pytest.raises(NotStartedError):
        await top.services.takeover.take(number, person(EVE), 0)


# -- secrets -------------------------------------------------------------------------------------


async def test_nobody_learns_that_an_owner_has_answered_in_secret(top: Tabletop) -> None:
    """In a sealed window no seat is taken over, whether or not its owner has come back by
    answering. That they are back is told afterwards.
    """
    number = await begin(top, "slasher", "day", ANN, BOB, CAT)
    await stand_in(top, number, 0)
    await play_to_window(top, number)
    with pytest.raises(AnswersOpenError):
        await top.services.takeover.take(number, person(EVE), 0)
    await top.answer(number, 0)
    assert (await clock_of(top, number, 0)).away == RETURNING
    await top.empty_outbox()
    with pytest.raises(AnswersOpenError):
        await top.services.takeover.take(number, person(EVE), 0)
    assert await top.outbox(public_lane(number)) == []
    for seat in (1, 2):
        await top.answer(number, seat)
    table = await top.table(number)
    if table.view(None).window is None and table.seats[0].away == RETURNING:
        with pytest.raises(NoOpenSeatError):
            await top.services.takeover.take(number, person(EVE), 0)
        assert (await clock_of(top, number, 0)).away == PRESENT
        assert "time-back" in await told(top, number)
