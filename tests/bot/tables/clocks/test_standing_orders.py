"""Standing orders: each answer is made once, after a delay that tells nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.clock import DAY, HOUR, MINUTE, SECOND
from bot.ids import ChannelId, TableNumber
from bot.store.rows import DueRow
from bot.tables.clocks.pace import PACES, STAND_IN_DELAY
from bot.tables.clocks.standing_orders import ORDER, ordered_seats, time_to
from bot.tables.lobbies.opening import Place
from bot.tables.notifications import public_lane
from games.choosing import list_moves, to_path
from tests.bot.tables.clockwork import (
    after,
    begin,
    clock_of,
    lines,
    notes,
    plies,
    reminder,
    stand_in,
    to_act,
)
from tests.bot.tables.tabletop import ANN, BOB, CAT, GUILD, Tabletop

if TYPE_CHECKING:
    from pathlib import Path


PEOPLE = (ANN, BOB, CAT)

EAGER = {"challenge": 0, "set": 1, "take": 2}
"""Moves that soon lead to a challenge."""


async def give(top: Tabletop, number: TableNumber, seat: int, order: str) -> None:
    table = await top.table(number)
    await top.services.playing.move(number, table.person_at(seat), to_path(f"order {order}"))


async def challenged(
    top: Tabletop, order: str | None, pace: str = "day"
) -> tuple[TableNumber, int]:
    """Returns a table where somebody has just been challenged, and their seat; everybody has given
    this order.
    """
    number = await begin(top, "cover-your-assets", pace, *PEOPLE)
    for seat in range(3) if order else ():
        await give(top, number, seat, order or "")
    return number, await until_challenged(top, number)


async def until_challenged(top: Tabletop, number: TableNumber) -> int:
    """Plays until somebody is challenged; returns their seat."""
    for _ in range(60):
        table = await top.table(number)
        seat = min(table.game.deciders(table.state))
        view: Any = table.view(None)
        if view.contest is not None:
            return seat
        moves = [path for path in list_moves(table.game, table.view(seat)) if path[0] != "order"]
        path = min(moves, key=lambda path: EAGER.get(path[0], len(EAGER)))
        await top.services.playing.move(number, table.person_at(seat), path)
    raise AssertionError("nobody was challenged")


async def due(top: Tabletop, number: TableNumber) -> int | None:
    rows = await top.services.store.read(lambda tx: tx.due(2**60))
    return next((row.at for row in rows if (row.table_id, row.kind) == (number, ORDER)), None)


async def test_an_order_answers_after_a_delay_and_not_before(top: Tabletop) -> None:
    number, seat = await challenged(top, "give-up")
    made = await plies(top, number)
    at = await due(top, number)
    assert at is not None
    assert 10 * MINUTE <= at - top.clock.now() <= 2 * HOUR
    await after(top, at - top.clock.now() - 1)
    assert await plies(top, number) == made
    await after(top, 1)
    assert (await plies(top, number))[len(made)] == (seat, "give-up")
    assert await due(top, number) is None
    assert (await clock_of(top, number, seat)).misses == 0


async def look(top: Tabletop, number: TableNumber, seat: int) -> None:
    """Has the owner of a seat open their panel."""
    person = (await top.table(number)).person_at(seat)
    looks = top.services.looks
    await looks.looked(number, person, await looks.news(number, person))


async def test_an_order_leaves_a_question_to_somebody_who_has_looked_at_it(top: Tabletop) -> None:
    number, seat = await challenged(top, "give-up")
    made = await plies(top, number)
    await look(top, number, seat)
    await after(top, 3 * HOUR)
    assert await plies(top, number) == made
    await top.answer(number, seat)
    again = await until_challenged(top, number)
    made = await plies(top, number)
    await after(top, 3 * HOUR)
    assert (await plies(top, number))[len(made)] == (again, "give-up"), "the next is another one"


async def test_an_order_answers_for_somebody_who_looked_before_they_were_asked(
    top: Tabletop,
) -> None:
    number = await begin(top, "cover-your-assets", "day", *PEOPLE)
    for seat in range(3):
        await give(top, number, seat, "give-up")
        await look(top, number, seat)
    seat = await until_challenged(top, number)
    made = await plies(top, number)
    await after(top, 3 * HOUR)
    assert (await plies(top, number))[len(made)] == (seat, "give-up")


async def test_the_time_that_runs_out_is_answered_by_the_order_after_a_look_too(
    top: Tabletop,
) -> None:
    number, seat = await challenged(top, "give-up")
    made = await plies(top, number)
    await look(top, number, seat)
    await after(top, DAY)
    assert (await plies(top, number))[len(made)] == (seat, "give-up")


async def test_only_its_owner_is_told_that_an_order_answered(top: Tabletop) -> None:
    number, seat = await challenged(top, "give-up")
    await top.empty_outbox()
    await after(top, 2 * HOUR)
    person = (await top.table(number)).person_at(seat)
    for other in PEOPLE:
        assert await notes(top, other) == (["order-followed"] if other == person else [])
    said = await lines(top, number)
    assert not [key for key in said if "order" in key or key.startswith("time-")]


async def test_an_answer_by_order_is_told_in_public_like_any_other(
    top: Tabletop, database: Path
) -> None:
    number, seat = await challenged(top, "give-up")
    await top.empty_outbox()
    table = await top.table(number)
    played = table.game.play(table.state, seat, ("give-up",), table.chance)
    await after(top, 2 * HOUR)
    told = await top.told(number)
    assert told == [event.text for event in played.events if event.to is None]


async def test_an_answer_by_hand_replaces_the_order_s(top: Tabletop) -> None:
    number, seat = await challenged(top, "give-up")
    await after(top, MINUTE)
    await top.answer(number, seat)
    made = await plies(top, number)
    assert await due(top, number) is None
    await after(top, 3 * HOUR)
    assert await plies(top, number) == made


async def test_an_order_given_after_the_question_counts_too(top: Tabletop) -> None:
    number, seat = await challenged(top, None)
    assert await due(top, number) is None
    await after(top, HOUR)
    await give(top, number, seat, "give-up")
    made = len(await plies(top, number))
    await after(top, 2 * HOUR)
    assert (await plies(top, number))[made] == (seat, "give-up")


async def test_an_order_that_was_taken_back_answers_nothing(top: Tabletop) -> None:
    number, seat = await challenged(top, "give-up")
    await give(top, number, seat, "clear")
    made = await plies(top, number)
    assert await due(top, number) is None
    await after(top, 3 * HOUR)
    assert await plies(top, number) == made


async def test_orders_of_other_players_change_no_delay(top: Tabletop) -> None:
    number, seat = await challenged(top, "give-up")
    at = await due(top, number)
    await after(top, MINUTE)
    await give(top, number, (seat + 1) % 3, "fight -")
    assert await due(top, number) == at


async def test_an_order_changes_nothing_that_others_see(top: Tabletop) -> None:
    number, seat = await challenged(top, None)
    await top.empty_outbox()
    table = await top.table(number)
    await give(top, number, seat, "give-up")
    changed = await top.table(number)
    for other in {0, 1, 2} - {seat}:
        assert changed.row.versions[other] == table.row.versions[other]
        assert changed.view(other) == table.view(other)
    assert (changed.seats, changed.view(None)) == (table.seats, table.view(None))
    assert await top.outbox(public_lane(number)) == []


@pytest.mark.parametrize("pace", list(PACES))
async def test_an_order_never_answers_at_once_and_long_before_the_deadline(
    top: Tabletop, pace: str
) -> None:
    number, _ = await challenged(top, "give-up", pace)
    at = await due(top, number)
    assert at is not None
    decision = PACES[pace].sealed or PACES[pace].decision or 15 * MINUTE
    assert 3 * SECOND <= at - top.clock.now() <= decision // 12


async def test_the_delay_is_drawn_again_for_every_answer(top: Tabletop) -> None:
    number, _ = await challenged(top, "give-up")
    table = await top.table(number)
    whiles = {time_to(table.amended(plies=plies)) - table.row.changed for plies in range(100, 140)}
    assert len(whiles) == 40
    assert max(whiles) - min(whiles) > HOUR


async def test_an_order_makes_a_sealed_choice_too(top: Tabletop) -> None:
    number = await begin(top, "slasher", "day", *PEOPLE)
    await give(top, number, 1, "none")
    while (table := await top.table(number)).view(None).window is None:
        await top.answer(number, await to_act(top, number))
    assert ordered_seats(table) == {1}
    made = len(await plies(top, number))
    await top.empty_outbox()
    await after(top, 2 * HOUR)
    following = (await plies(top, number))[made:]
    assert following == [(1, "play-none")]
    assert await top.outbox(public_lane(number)) == []
    assert await reminder(top, number, table.person_at(1)) is None


async def test_the_table_follows_the_order_of_a_seat_that_it_plays(top: Tabletop) -> None:
    number, seat = await challenged(top, "fight -")
    table = await top.table(number)
    expected = " ".join(table.game.ordered(table.view(seat)) or ())
    await stand_in(top, number, seat)
    made = len(await plies(top, number))
    await after(top, max(STAND_IN_DELAY, 0))
    assert (await plies(top, number))[made] == (seat, expected)


async def test_an_order_waits_while_the_table_is_paused(top: Tabletop) -> None:
    number, seat = await challenged(top, "give-up")
    await top.services.lost_places.pause(number, "pause-thread-gone")
    made = await plies(top, number)
    await after(top, DAY)
    assert await plies(top, number) == made
    await top.services.lost_places.move_home(number, ANN, Place(GUILD, ChannelId(77)))
    await after(top, 2 * HOUR)
    assert (await plies(top, number))[len(made)] == (seat, "give-up")


async def test_time_the_bot_was_down_does_not_count_towards_the_delay(
    top: Tabletop, database: Path
) -> None:
    number, seat = await challenged(top, "give-up")
    at, now = await due(top, number), top.clock.now()
    made = await plies(top, number)
    await top.close()
    again = await Tabletop.open(database)
    again.clock.pass_by(now - again.clock.now() + 5 * HOUR)
    await again.services.start()
    await after(again, 0)
    assert await plies(again, number) == made
    assert await due(again, number) == (at or 0) + 5 * HOUR
    await after(again, 2 * HOUR)
    assert (await plies(again, number))[len(made)] == (seat, "give-up")
    await again.close()


async def test_an_outdated_ring_does_nothing(top: Tabletop) -> None:
    number = await begin(top, "cover-your-assets", "day", *PEOPLE)
    await top.services.store.write(
        lambda tx: tx.set_due(DueRow(table_id=number, kind=ORDER, at=top.clock.now()))
    )
    await top.services.timeouts.follow_orders(number)
    assert await plies(top, number) == []
    assert await due(top, number) is None
    assert await to_act(top, number) is not None
