"""A version counts changes of what one seat can do, and another's secrets do not change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.clock import EARLIEST_CLOSE, SECOND
from bot.store.rows import DraftRow
from games.engine import LEAVE
from tests.bot.tables.tabletop import ANN, BOB, CAT, Tabletop

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from bot.tables.drafts import Desk
    from bot.tables.table import Table


async def all_that_shows(top: Tabletop, table: Table, seat: int) -> dict[str, Any]:
    """Returns everything by which a player at a seat could notice another's secret answer."""
    person = table.person_at(seat)
    return {
        "version": table.row.versions[seat],
        "view": table.view(seat),
        "board": table.view(None),
        "choice": table.choice(seat),
        "closes": table.row.closes,
        "told": await top.outbox(f"public:{table.id}", f"dm:{person}"),
        "desk": (await top.services.playing.desk(table.id, person)).path,
    }


async def test_a_sealed_answer_changes_nothing_for_anybody_else(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB, CAT)
    table = await top.play_to_window(number)
    await top.empty_outbox()
    for seat in range(2):
        others = [other for other in range(3) if other != seat]
        before = {other: await all_that_shows(top, table, other) for other in others}
        await top.answer(number, seat)
        table = await top.table(number)
        assert table.view(None).window == "monsters"
        for other in others:
            assert await all_that_shows(top, table, other) == before[other]


async def test_an_answer_counts_for_its_own_seat_and_refreshes_its_own_hand(
    top: Tabletop,
) -> None:
    number = await top.start("slasher", ANN, BOB, CAT)
    before = await top.play_to_window(number)
    await top.empty_outbox()
    await top.answer(number, 0)
    after = await top.table(number)
    assert after.row.versions[0] == before.row.versions[0] + 1
    assert after.row.versions[1:] == before.row.versions[1:]
    everybody = [f"dm:{before.person_at(seat)}" for seat in range(3)]
    told = await top.outbox(f"public:{number}", *everybody)
    assert [(row.lane, row.kind) for row in told] == [(everybody[0], "hand")]


async def test_a_half_made_move_survives_changes_that_do_not_concern_it(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB, CAT)
    table = await top.play_to_window(number)
    path = table.game.fallback(table.view(1))
    person = table.person_at(1)
    begun = await top.services.playing.draft(number, person, path)
    await top.answer(number, 0)
    kept = await top.services.playing.desk(number, person)
    assert (kept.path, kept.choice, kept.version) == (path, begun.choice, begun.version)
    await top.services.playing.move(number, person, path, version=begun.version)


async def test_a_half_made_move_survives_a_restart(top: Tabletop, database: Path) -> None:
    number = await top.start("slasher", ANN, BOB, CAT)
    table = await top.play_to_window(number)
    person = table.person_at(1)
    path = table.game.fallback(table.view(1))
    begun = await top.services.playing.draft(number, person, path, "partly")
    await top.close()
    again = await Tabletop.open(database)
    desk = await again.services.playing.desk(number, person)
    assert (desk.path, desk.partial, desk.choice) == (path, "partly", begun.choice)
    await again.close()


async def test_a_move_ends_its_author_s_draft(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    seat, path = await top.next_move(number)
    person = (await top.table(number)).person_at(seat)
    await top.services.playing.draft(number, person, path[:1])
    await top.services.playing.move(number, person, path)
    assert await top.services.store.read(lambda tx: tx.draft(number, person)) is None
    assert (await top.services.playing.desk(number, person)).path == ()


async def begun_before_a_change(top: Tabletop, *path: str) -> Desk:
    """Returns what somebody has before them who began a move when they had other choices."""
    number = await top.start("cover-your-assets", ANN, BOB)
    seat, _ = await top.next_move(number)
    table = await top.table(number)
    person, version = table.person_at(seat), table.row.versions[seat]
    row = DraftRow(table_id=number, person=person, version=version, path=" ".join(path))
    await top.services.store.write(lambda tx: tx.save_draft(row))
    await top.services.store.write(
        lambda tx: tx.save_table(number, versions=tuple(v + 1 for v in table.row.versions))
    )
    top.services.tables._cache.clear()
    return await top.services.playing.desk(number, person)


async def test_a_half_made_move_outlives_a_change_while_it_is_possible(top: Tabletop) -> None:
    desk = await begun_before_a_change(top, "discard")
    assert desk.path[:1] == ("discard",)
    assert not desk.lost


async def test_a_half_made_move_that_became_impossible_is_reported(top: Tabletop) -> None:
    desk = await begun_before_a_change(top, "challenge", "9")
    assert desk.path == ()
    assert desk.lost


async def test_leaving_that_was_not_confirmed_makes_way_for_the_next_question(
    top: Tabletop,
) -> None:
    desk = await begun_before_a_change(top, *LEAVE)
    assert desk.path == ()
    assert not desk.lost


async def test_no_draft_outlives_its_game(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    await top.play_until(number, lambda table: table.row.phase == "over")
    for person in (ANN, BOB):
        assert await top.services.store.read(lambda tx, p=person: tx.draft(number, p)) is None


async def test_a_seat_whose_choices_changed_has_another_version(top: Tabletop) -> None:
    """In every game, such a seat cannot press what it saw before."""
    for game in ("slasher", "slush-fund", "cover-your-assets"):
        number = await top.start(game, ANN, BOB, CAT)
        for _ in range(60):
            before = await top.table(number)
            after = await top.play(number)
            if after.row.phase == "over":
                break
            for seat in range(3):
                if before.choice(seat) != after.choice(seat):
                    assert after.row.versions[seat] > before.row.versions[seat]
                if before.view(seat) == after.view(seat):
                    moved = after.row.versions[seat] - before.row.versions[seat]
                    assert moved == 0 or before.view(seat).to_act


async def test_a_window_with_a_minimum_shows_nothing_of_quick_answers(
    top: Tabletop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(EARLIEST_CLOSE, "monsters", 30 * SECOND)
    number = await top.start("slasher", ANN, BOB, CAT)
    table = await top.play_to_window(number)
    opened = top.clock.now()
    assert table.row.closes == opened + 30 * SECOND
    for seat in (2, 0, 1):
        await top.empty_outbox()
        others = [other for other in range(3) if other != seat]
        before = {other: await all_that_shows(top, table, other) for other in others}
        top.clock.pass_by(2 * SECOND)
        await top.answer(number, seat)
        table = await top.table(number)
        for other in others:  # the last answer shows no more than the first
            assert await all_that_shows(top, table, other) == before[other]
    assert table.house_to_act
    await top.services.playing.close_window(number)
    assert (await top.table(number)).view(None).window == "monsters", "the window closed early"
