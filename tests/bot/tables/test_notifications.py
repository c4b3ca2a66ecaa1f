"""What a change tells, whom, and in which order."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest

from bot.clock import HOUR
from bot.tables.notifications import (
    PANELS,
    Notice,
    may_act,
    notices_of_play,
    private_lane,
    public_lane,
    read_text,
    write_notices,
)
from games.engine import Event, text
from games.registry import all_games
from tests.bot.tables.tabletop import ANN, BOB, CAT

if TYPE_CHECKING:
    from bot.ids import PersonId, TableNumber
    from tests.bot.tables.tabletop import Tabletop


async def kinds(top: Tabletop, lane: str) -> list[str]:
    return [row.kind for row in await top.outbox(lane)]


async def test_a_start_tells_the_card_the_seed_s_hash_the_call_the_board_and_every_hand(
    top: Tabletop,
) -> None:
    number = await top.start("slasher", ANN, BOB)
    public = await kinds(top, public_lane(number))
    assert public[0] == "card"
    assert public[-1] == "turn"
    table = await top.table(number)
    for seat in range(2):
        asked = table.view(seat).to_act
        private = await kinds(top, private_lane(table.person_at(seat)))
        assert private == ["asked" if asked else "hand"]


async def test_a_refresh_waits_once_behind_what_it_shows(top: Tabletop) -> None:
    number = await top.start("slush-fund", ANN, BOB)
    await top.play(number, 8)
    public = await kinds(top, public_lane(number))
    assert public.count("turn") == 1
    assert public.count("card") == 1
    assert public[-1] == "turn"


async def test_a_refresh_in_doubt_stays_where_it_is(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    board = next(r for r in await top.outbox(public_lane(number)) if r.kind == "turn")
    await top.services.store.write(lambda tx: tx.doubt(board.id))
    await top.services.store.write(
        lambda tx: write_notices(tx, number, [Notice("turn"), Notice("turn")])
    )
    boards = [r for r in await top.outbox(public_lane(number)) if r.kind == "turn"]
    assert len(boards) == 2
    assert boards[0].id == board.id


async def test_a_private_line_reaches_only_its_reader(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB, CAT)
    table = await top.table(number)
    told = notices_of_play(table, table, [Event(text("x"), to=(2, 0)), Event(text("y"))])
    assert told == [
        Notice("line", text=text("y")),
        Notice("whisper", table.person_at(2), text("x")),
        Notice("whisper", table.person_at(0), text("x")),
    ]


async def told_alone(top: Tabletop, number: TableNumber, since: int) -> set[PersonId]:
    """Returns the people who were told something alone since then."""
    rows = [
        row
        for person in (ANN, BOB, CAT)
        for row in await top.services.store.read(
            lambda tx, who=person: tx.told_since(number, since, who)
        )
    ]
    return {row.person for row in rows if row.person is not None}


async def panel_kinds(top: Tabletop, person: PersonId) -> list[str]:
    return [kind for kind in await kinds(top, private_lane(person)) if kind in PANELS]


@pytest.mark.parametrize("game", all_games())
async def test_a_panel_changes_with_its_owner_s_view_and_never_otherwise(
    top: Tabletop, game: str
) -> None:
    """So the moment of a change tells nothing that its owner is not shown. It is sent again for
    those who are newly asked, unless they have just moved themselves."""
    number = await top.start(game, ANN, BOB, CAT)
    for _ in range(30):
        await top.empty_outbox()
        before = await top.table(number)
        if before.house_to_act:
            top.clock.pass_by(HOUR)
            await top.services.playing.close_window(number)
            continue
        seat, path = await top.next_move(number)
        mover = before.person_at(seat)
        last = await top.services.store.read(lambda tx: tx.last_told(number))
        await top.services.playing.move(number, mover, path)
        told = await told_alone(top, number, last)
        after = await top.table(number)
        if after.row.phase == "over":
            break
        for place in range(3):
            person, old, new = before.person_at(place), before.view(place), after.view(place)
            newly = new.to_act and (not old.to_act or old.window != new.window)
            kind = "asked" if newly and person != mover else "hand"
            waits = await panel_kinds(top, person)
            if after.row.plies == before.row.plies + 1:  # else the house closed a window as well
                # An offer calls whoever may accept it.
                assert waits == ([kind] if old != new else []) or (
                    person in told and waits == ["asked"]
                )
            else:
                assert len(waits) <= 1


async def test_somebody_who_is_asked_while_a_change_waits_is_called_once(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    await top.empty_outbox()
    for told, waits in (("hand", "hand"), ("asked", "asked"), ("hand", "asked")):
        notices = [Notice(told, ANN)]  # type: ignore[arg-type]
        await top.services.store.write(lambda tx, said=notices: write_notices(tx, number, said))
        assert await panel_kinds(top, ANN) == [waits]


async def test_a_whisper_calls_those_who_may_act_on_it_and_no_others(top: Tabletop) -> None:
    number = await top.start("slush-fund", ANN, BOB, CAT)
    table = await top.table(number)
    told = notices_of_play(table, table, [Event(text("x"), to=(0, 1, 2), calls=True)])
    can = [may_act(table, seat) for seat in range(3)]
    assert [notice.calls for notice in told] == can
    assert sorted(can) == [False, False, True], "only one has more to do than to leave"
    await top.empty_outbox()
    await top.services.store.write(lambda tx: write_notices(tx, number, told))
    for seat in range(3):
        kind = "asked" if can[seat] else "hand"
        assert await panel_kinds(top, table.person_at(seat)) == [kind]


async def test_the_end_tells_the_board_the_end_and_the_card(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    await top.play_until(number, lambda table: table.row.phase == "over")
    public = await kinds(top, public_lane(number))
    assert public[-3:] == ["turn", "end", "card"]
    table = await top.table(number)
    assert table.row.seed is not None
    seed = table.row.seed.hex()
    waiting = await top.outbox(public_lane(number), private_lane(ANN), private_lane(BOB))
    assert not any(seed in row.body for row in waiting), "the seed is read when the end is posted"


async def test_stored_texts_come_back_the_same(top: Tabletop) -> None:
    number = await top.sit("slasher", ANN)
    said = text("x", who=("a", "b"), n=3)
    await top.services.store.write(
        lambda tx: write_notices(tx, number, [Notice("line", text=said)])
    )
    assert (await top.told(number))[-1] == said


async def test_no_public_row_holds_what_only_one_seat_may_know(top: Tabletop) -> None:
    """The bodies of public rows are the public events, word for word."""
    for game in ("slasher", "slush-fund", "cover-your-assets"):
        number = await top.start(game, ANN, BOB, CAT)
        for _ in range(40):
            await top.empty_outbox()
            table = await top.table(number)
            if table.row.phase == "over":
                break
            seat, path = await top.next_move(number)
            played = table.game.play(table.state, seat, path, table.chance)
            await top.services.playing.move(number, table.person_at(seat), path)
            if (await top.table(number)).row.plies != table.row.plies + 1:
                continue
            rows = await top.outbox(public_lane(number))
            assert await top.told(number) == [
                event.text for event in played.events if event.to is None
            ]
            assert all(row.body == "{}" for row in rows)


async def test_public_lines_are_kept_and_each_turn_begins_after_the_last_line_before_it(
    top: Tabletop,
) -> None:
    """`turn_line` is the last line that everybody was told before the turn."""
    number = await top.start("slush-fund", ANN, BOB)
    for _ in range(12):
        before = await top.table(number)
        last = await top.services.store.read(lambda tx: tx.last_told(number))
        after = await top.play(number)
        assert after.row == (await top.table(number)).row
        told = await top.services.store.read(lambda tx, since=last: tx.told_since(number, since))
        waiting = await top.told(number)
        assert [read_text(row.line) for row in told] == waiting[len(waiting) - len(told) :]
        if after.turn == before.turn:
            assert after.row.turn_line == before.row.turn_line
        else:
            # The next turn may have begun with a move that the table made.
            ended = list(
                itertools.takewhile(lambda row: '"slush-fund-told-deck"' not in row.line, told)
            )
            assert after.row.turn_line == ended[-1].id


async def test_private_lines_are_kept_for_their_reader_alone(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    said = [Notice("whisper", ANN, text("x")), Notice("line", text=text("y"))]
    last = await top.services.store.read(lambda tx: tx.last_told(number))
    await top.services.store.write(lambda tx: write_notices(tx, number, said))

    async def heard(person: PersonId | None, most: int = 9) -> list[str]:
        rows = await top.services.store.read(lambda tx: tx.told_since(number, last, person, most))
        return [read_text(row.line).key for row in rows]

    assert await heard(ANN) == ["x", "y"]
    assert await heard(BOB) == await heard(None) == ["y"]
    assert await heard(ANN, 1) == ["y"]


async def test_what_lies_open_is_told_until_the_table_hears_the_next_thing(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    last = await top.services.store.read(lambda tx: tx.last_told(number))

    async def tell(*notices: Notice) -> list[str | None]:
        await top.services.store.write(lambda tx: write_notices(tx, number, notices))
        rows = await top.services.store.read(lambda tx: tx.told_since(number, last, ANN))
        return [row.open and read_text(row.open).key for row in rows]

    assert await tell(Notice("line", text=text("x"), open=text("o"))) == ["o"]
    assert await tell(Notice("whisper", ANN, text("y"))) == ["o", None]
    assert await tell(Notice("turn"), Notice("hand", ANN)) == ["o", None]
    both = Notice("line", text=text("z"), open=text("p")), Notice("line", text=text("q"))
    assert await tell(*both) == [None, None, "p", None]
