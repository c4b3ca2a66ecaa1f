"""Taking moves back at a practice table, to the beginning if somebody likes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.ids import InteractionId
from bot.store.errors import StoreClosedError
from bot.tables.computers.taking_back import NotPracticeError
from bot.tables.decisions import can_go_back, find_decision
from bot.tables.errors import HandledError
from bot.tables.rebuilding import rebuild
from bot.tables.voting.errors import NoMoveError
from games.choosing import to_path
from games.registry import all_games
from tests.bot.tables.tabletop import ANN, BOB

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from bot.tables.table import Table
    from tests.bot.tables.tabletop import Tabletop


async def alone(top: Tabletop, game: str) -> TableNumber:
    number = await top.sit(game, ANN)
    await top.services.lobby.start(number, ANN, level="easy")
    return number


async def decide(top: Tabletop, number: TableNumber) -> Table:
    """Makes a move of Ann's, and waits until she has to decide again; returns the table."""
    table = await top.table(number)
    seat = table.seat_of(ANN)
    assert seat is not None
    path = table.game.mind.light(table.view(seat), top.rng)
    after = await top.services.playing.move(number, ANN, path)
    return await settled(top, after)


async def settled(top: Tabletop, table: Table) -> Table:
    seat = table.seat_of(ANN) or 0
    while table.row.phase == "playing" and not table.view(seat).to_act:
        after = await top.services.computers.after(table)
        table = after if after is not table else await top.play(table.id)
    return table


def face(table: Table) -> object:
    """Returns what is true at a table: its state, and how far its moves and draws have come."""
    return table.game.encode(table.state), table.row.plies, table.row.drawn


@pytest.mark.parametrize("game", sorted(all_games()))
async def test_every_decision_is_gone_back_to_in_turn(top: Tabletop, game: str) -> None:
    number = await alone(top, game)
    before = [await settled(top, await top.table(number))]
    tables = top.services.tables
    assert not await can_go_back(tables, before[0], ANN), "what moved so far was forced, or others"
    before += [await decide(top, number) for _ in range(3)]
    for known in reversed(before[:-1]):
        after = await top.services.taking_back.go_back(number, ANN)
        stored = await top.stored(number)
        rows = await top.services.store.read(lambda tx: tx.moves(number))
        assert face(after) == face(stored) == face(rebuild(stored.row, list(stored.seats), rows))
        assert await can_go_back(tables, after, ANN) is (known is not before[0])
        assert face(after) == face(known), "all the computers' moves since then are gone"
    with pytest.raises(NoMoveError):
        await top.services.taking_back.go_back(number, ANN)
    again = await decide(top, number)
    assert again.row.plies > after.row.plies


async def test_it_is_told_in_one_line_and_what_was_told_is_no_news(top: Tabletop) -> None:
    number = await alone(top, "slush-fund")
    await settled(top, await top.table(number))
    for _ in range(3):
        await decide(top, number)
    await top.empty_outbox()
    await top.services.taking_back.go_back(number, ANN, InteractionId(5))
    assert [said.key for said in await top.told(number)] == ["practice-back"]
    assert (await top.services.looks.news(number, ANN)).told == ()
    with pytest.raises(HandledError):
        await top.services.taking_back.go_back(number, ANN, InteractionId(5))


async def test_the_same_moves_lead_to_the_same_cards(top: Tabletop) -> None:
    number = await alone(top, "slush-fund")
    await settled(top, await top.table(number))
    after = await decide(top, number)
    (row, *_) = [
        row
        for row in await top.services.store.read(lambda tx: tx.moves(number))
        if row.seat == after.seat_of(ANN) and to_path(row.path)[0] == "stash"
    ]
    await top.services.taking_back.go_back(number, ANN)
    again = await top.services.playing.move(number, ANN, to_path(row.path))
    assert face(await settled(top, again)) == face(after)


async def test_a_bot_that_dies_meanwhile_has_taken_back_all_of_it_or_nothing(
    top: Tabletop, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await alone(top, "slush-fund")
    await settled(top, await top.table(number))
    before = await decide(top, number)
    write = top.services.store.write

    async def dies(job, then=None):  # type: ignore[no-untyped-def]
        raise StoreClosedError

    async def dies_unheard(job, then=None):  # type: ignore[no-untyped-def]
        await write(job)
        raise StoreClosedError

    rows = await top.services.store.read(lambda tx: tx.moves(number))
    seat = before.seat_of(ANN)
    assert seat is not None
    to = find_decision(before, seat, rows)
    assert to is not None
    for ends, plies in ((dies, before.row.plies), (dies_unheard, to.number)):
        monkeypatch.setattr(top.services.store, "write", ends)
        with pytest.raises(StoreClosedError):
            await top.services.taking_back.go_back(number, ANN)
        monkeypatch.setattr(top.services.store, "write", write)
        stored = await top.stored(number)
        kept = await top.services.store.read(lambda tx: tx.moves(number))
        assert (stored.row.plies, len(kept)) == (plies, plies)
        assert face(stored) == face(rebuild(stored.row, list(stored.seats), kept))


async def test_where_others_play_it_is_refused(top: Tabletop) -> None:
    number = await top.start("slush-fund", ANN, BOB)
    await top.play(number, 4)
    with pytest.raises(NotPracticeError):
        await top.services.taking_back.go_back(number, ANN)
