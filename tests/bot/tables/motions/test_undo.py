"""Taking your last move back: at once if nobody saw it, otherwise if the others agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.clock import DAY
from bot.ids import InteractionId, TableNumber
from bot.tables.clocks.clocks import RETURNING, missing
from bot.tables.errors import HandledError, NothingToDoError, RestingError, StaleError
from bot.tables.finished.records import record_of
from bot.tables.notifications import private_lane, public_lane
from bot.tables.voting.errors import (
    AnswersOpenError,
    GoneOnError,
    MotionOpenError,
    NoMoveError,
    RevealedError,
)
from games.engine import Pick
from games.record import check
from tests.bot.tables.clockwork import (
    after,
    clock_of,
    fall_back,
    play_turn,
    plies,
    reminder,
    stand_in,
    to_act,
)
from tests.bot.tables.deciding import (
    begin,
    due,
    height,
    keys,
    motion,
    reopened,
    seat_of,
    told,
    vote,
)
from tests.bot.tables.tabletop import ANN, BOB, CAT

if TYPE_CHECKING:
    from pathlib import Path

    from games.engine import Seat
    from tests.bot.tables.tabletop import Tabletop


# -- moves that others saw -----------------------------------------------------------------------


async def discarded(top: Tabletop, pace: str = "day") -> tuple[TableNumber, Seat]:
    """Returns a table with a public move that can be taken back, and the seat of its author."""
    number = await begin(top, "slasher", pace, ANN, BOB, CAT)
    for _ in range(60):
        table = await top.table(number)
        if table.view(None).window is None:
            seat = await to_act(top, number)
            await fall_back(top, number, seat)
            try:
                row = await top.services.motions.undo(number, table.person_at(seat))
            except (RevealedError, AnswersOpenError, GoneOnError):
                continue
            assert row is not None
            await top.services.motions.withdraw(number, table.person_at(seat), row.id)
            await top.empty_outbox()
            return number, seat
        for seat in sorted(missing(table)):
            await top.answer(number, seat)
    raise AssertionError("there was no such move")


async def test_a_move_that_others_saw_is_taken_back_when_they_all_agree(top: Tabletop) -> None:
    number, seat = await discarded(top)
    made = await plies(top, number)
    owner, *others = [seat, *[n for n in range(3) if n != seat]]
    people = (await top.table(number)).seats
    row = await top.services.motions.undo(number, people[owner].person)
    assert row is not None
    await vote(top, row, people[others[0]].person)
    assert await plies(top, number) == made
    assert (await vote(top, row, people[others[1]].person)).outcome == "passed"
    assert await plies(top, number) == made[:-1]
    table = await top.table(number)
    assert table.row.plies == len(made) - 1
    assert seat in missing(table), "the seat is asked again"
    assert (await clock_of(top, number, seat)).ends == top.clock.now() + DAY
    assert await told(top, number) == ["undo-done"]
    stored = await top.stored(number)
    assert table.game.encode(stored.state) == table.game.encode(table.state)
    assert (stored.row.versions, stored.seats) == (table.row.versions, table.seats)


async def test_the_record_shows_no_trace_of_a_move_taken_back(top: Tabletop) -> None:
    number, seat = await discarded(top)
    people = [row.person for row in (await top.table(number)).seats]
    row = await top.services.motions.undo(number, people[seat])
    assert row is not None
    await vote(top, row, *[p for p in people if p != people[seat]])
    for _ in range(6):
        await top.play(number)
    table = await top.table(number)
    record = await record_of(top.services.store, table)
    assert len(record.moves) == table.row.plies
    assert table.game.encode(check(record).state) == table.game.encode(table.state)
    numbers = await top.services.store.read(lambda tx: [move.ply for move in tx.moves(number)])
    assert numbers == list(range(1, table.row.plies + 1))


async def test_s2_secret_moves_of_its_author_do_not_show(top: Tabletop) -> None:
    """If an order ended the motion, everybody would see it. The move goes, and the order stays."""
    number, seat = await discarded(top)
    people = [row.person for row in (await top.table(number)).seats]
    made = await plies(top, number)
    row = await top.services.motions.undo(number, people[seat])
    assert row is not None
    await top.empty_outbox()
    order = (seat, "order none")
    await top.services.playing.move(number, people[seat], ("order", "none"))
    assert await top.outbox(public_lane(number)) == []
    assert (await motion(top, row)).outcome is None
    await vote(top, row, *[person for person in people if person != people[seat]])
    assert (await motion(top, row)).outcome == "passed"
    assert await plies(top, number) == [*made[:-1], order]


async def test_a_motion_to_take_back_ends_with_the_next_move(top: Tabletop) -> None:
    number, seat = await discarded(top)
    people = [row.person for row in (await top.table(number)).seats]
    row = await top.services.motions.undo(number, people[seat])
    assert row is not None
    with pytest.raises(MotionOpenError):
        await top.services.motions.undo(number, people[seat])
    mover = await to_act(top, number)
    await fall_back(top, number, mover)
    assert (await motion(top, row)).outcome == "moot"
    if mover != seat:
        with pytest.raises(GoneOnError):
            await top.services.motions.undo(number, people[seat])


async def test_a_player_who_has_not_moved_has_nothing_to_take_back(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    with pytest.raises(NoMoveError):
        await top.services.motions.undo(number, ANN)


async def test_a_move_that_drew_cards_cannot_be_taken_back(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    # The table takes from the deck where there is nothing else.
    while "deck" not in keys(await top.table(number), seat := await to_act(top, number), "take"):
        await fall_back(top, number, seat)
    person = (await top.table(number)).person_at(seat)
    await top.services.playing.move(number, person, ("take", "deck"))
    with pytest.raises(RevealedError):
        await top.services.motions.undo(number, person)
    assert (await plies(top, number))[-1] == (seat, "take deck")


async def test_a_move_that_showed_a_hidden_card_cannot_be_taken_back(top: Tabletop) -> None:
    """A Spy looks under a card, and nothing is drawn for that."""
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    for _ in range(300):
        table = await top.table(number)
        assert table.row.phase == "playing", "no Spy ever looked"
        seat = await to_act(top, number)
        person = table.person_at(seat)
        covered = [key for key in keys(table, seat, "peek") if key != "none"]
        looks = [key for key in covered if height(table, key) > 1]
        if looks:
            await top.services.playing.move(number, person, ("peek", looks[0]))
            break
        spies = [key for key in keys(table, seat, "play") if key.startswith("spy")]
        path = ("play", spies[0]) if spies else (await top.next_move(number))[1]
        while spies and isinstance(choice := table.choice(seat, path), Pick):
            path = (*path, choice.options[0].key)
        await top.services.playing.move(number, person, path)
    assert (await top.table(number)).row.drawn == table.row.drawn
    with pytest.raises(RevealedError):
        await top.services.motions.undo(number, person)


# -- moves that nobody saw -----------------------------------------------------------------------


async def answered(top: Tabletop, pace: str = "day") -> tuple[TableNumber, Seat, Seat]:
    """Returns a table with an open window, the one seat that has answered, and another seat."""
    number = await begin(top, "slasher", pace, ANN, BOB, CAT)
    table = await top.play_to_window(number)
    first, second, _ = table.view(None).asked
    await top.answer(number, first)
    await top.empty_outbox()
    return number, first, second


async def test_a_sealed_answer_is_taken_back_at_once(top: Tabletop) -> None:
    number, seat, _ = await answered(top)
    made = await plies(top, number)
    person = (await top.table(number)).person_at(seat)
    assert await top.services.motions.undo(number, person) is None
    assert await plies(top, number) == made[:-1]
    assert seat in missing(await top.table(number))
    await top.answer(number, seat)
    assert await plies(top, number) == made


async def test_nobody_notices_that_a_sealed_answer_is_taken_back(top: Tabletop) -> None:
    number, seat, other = await answered(top)
    before = await top.table(number)
    known = await due(top, number)
    await after(top, DAY // 10)
    await top.services.motions.undo(number, before.person_at(seat))
    now = await top.table(number)
    for onlooker in (None, *(n for n in range(3) if n != seat)):
        assert now.view(onlooker) == before.view(onlooker)
        assert onlooker is None or now.row.versions[onlooker] == before.row.versions[onlooker]
    assert now.row.versions[seat] != before.row.versions[seat], "the author's buttons are old"
    assert (now.row.changed, now.row.closes) == (before.row.changed, before.row.closes)
    assert [row.ends for row in now.seats] == [row.ends for row in before.seats]
    assert await due(top, number) == known
    assert await top.outbox(public_lane(number)) == []
    assert await top.outbox(private_lane(before.person_at(other))) == []
    kinds = [row.kind for row in await top.outbox(private_lane(before.person_at(seat)))]
    assert set(kinds) <= {"hand"}


async def test_taking_back_is_the_same_if_others_have_answered_since(top: Tabletop) -> None:
    number, seat, other = await answered(top)
    await top.answer(number, other)
    made = await plies(top, number)
    await top.empty_outbox()
    person = (await top.table(number)).person_at(seat)
    assert await top.services.motions.undo(number, person) is None
    assert await plies(top, number) == [*made[:-2], made[-1]], "the other's answer stays"
    table = await top.table(number)
    assert seat in missing(table)
    assert other not in missing(table)
    assert await top.outbox(public_lane(number), private_lane(table.person_at(other))) == []
    await top.answer(number, seat)
    for last in sorted(missing(await top.table(number))):
        await top.answer(number, last)
    assert (await top.table(number)).view(None).window is None


async def test_no_answer_is_taken_back_once_the_window_has_closed(top: Tabletop) -> None:
    number, seat, other = await answered(top)
    person = (await top.table(number)).person_at(seat)
    await top.answer(number, other)
    await top.answer(number, next(iter(missing(await top.table(number)))))
    assert (await top.table(number)).view(None).window is None
    with pytest.raises((GoneOnError, RevealedError)):
        await top.services.motions.undo(number, person)


async def test_no_public_move_is_taken_back_while_a_window_is_open(top: Tabletop) -> None:
    """Otherwise it would matter whether somebody has answered."""
    number = await begin(top, "slasher", "day", ANN, BOB, CAT)
    table = await top.play_to_window(number)
    tried = 0
    for seat in table.view(None).asked:
        try:
            row = await top.services.motions.undo(number, table.person_at(seat))
        except (AnswersOpenError, GoneOnError, RevealedError, NoMoveError):
            tried += 1
        else:
            assert row is None
    assert tried


async def test_the_author_is_reminded_again_but_not_of_steps_that_are_past(top: Tabletop) -> None:
    number, seat, _ = await answered(top)
    person = (await top.table(number)).person_at(seat)
    assert await reminder(top, number, person) is None
    await after(top, DAY * 6 // 10)
    await top.services.motions.undo(number, person)
    kept = await reminder(top, number, person)
    assert kept is not None
    ends = (await clock_of(top, number, seat)).ends
    assert ends is not None
    assert (kept.step, kept.at) == (2, ends - DAY // 5)
    await after(top, DAY // 2)
    assert seat not in missing(await top.table(number)), "the deadline is the same as before"


async def test_the_author_s_old_panel_is_out_of_date(top: Tabletop) -> None:
    number, seat, _ = await answered(top)
    table = await top.table(number)
    person, version = table.person_at(seat), table.row.versions[seat]
    await top.services.motions.undo(number, person)
    path = table.game.fallback((await top.table(number)).view(seat))
    with pytest.raises((StaleError, NothingToDoError)):
        await top.services.playing.move(number, person, path, version)


async def test_an_absent_owner_takes_back_what_the_table_answered(top: Tabletop) -> None:
    number = await begin(top, "slasher", "day", ANN, BOB, CAT)
    await stand_in(top, number, 0)
    while (await top.table(number)).view(None).window is None:
        seat = await to_act(top, number)
        if seat == 0:
            await after(top, 5_000)
        else:
            await play_turn(top, number, seat)
    await after(top, 5_000)
    assert 0 not in missing(await top.table(number)), "the table has answered"
    person = (await top.table(number)).person_at(0)
    assert await top.services.motions.undo(number, person) is None
    assert (await clock_of(top, number, 0)).away == RETURNING
    made = await plies(top, number)
    await after(top, 60_000)
    assert await plies(top, number) == made, "the table waits for the owner now"


async def test_a_press_that_arrives_twice_takes_one_answer_back(top: Tabletop) -> None:
    number, seat, _ = await answered(top)
    person = (await top.table(number)).person_at(seat)
    await top.services.motions.undo(number, person, interaction_id=InteractionId(8))
    made = await plies(top, number)
    with pytest.raises((HandledError, GoneOnError, RevealedError, NoMoveError, AnswersOpenError)):
        await top.services.motions.undo(number, person, interaction_id=InteractionId(8))
    assert await plies(top, number) == made


async def test_an_answer_taken_back_is_gone_after_a_restart(top: Tabletop, database: Path) -> None:
    number, seat, other = await answered(top)
    await top.answer(number, other)
    await top.services.motions.undo(number, (await top.table(number)).person_at(seat))
    made = await plies(top, number)
    await top.services.close()
    again = await reopened(top, database)
    table = await again.table(number)
    record = await record_of(again.services.store, table)
    assert table.game.encode(check(record).state) == table.game.encode(table.state)
    assert await plies(again, number) == made
    await again.services.start()
    assert await seat_of(again, number, ANN) in range(3)
    await again.close()


async def test_nothing_is_taken_back_during_a_pause(top: Tabletop) -> None:
    number, seat, _ = await answered(top)
    row = await top.services.motions.put(number, ANN, "pause", value="day")
    await vote(top, row, BOB)
    with pytest.raises(RestingError):
        await top.services.motions.undo(number, (await top.table(number)).person_at(seat))
