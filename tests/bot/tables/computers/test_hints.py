"""Hints at practice tables: the best moves for what somebody is asked, and for nobody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.tables.computers.hints import NoHintsError
from bot.tables.errors import NothingToDoError
from bot.tables.tables import load
from bot.ui.sheets import voice
from games.choosing import walk
from games.engine import Done
from tests.bot.tables.computers.company import begun, people_of
from tests.bot.tables.tabletop import ANN, BOB

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from bot.tables.drafts import Desk
    from tests.bot.tables.tabletop import Tabletop


async def turn_of_ann(top: Tabletop, number: TableNumber) -> Desk:
    """Plays until Ann, the only person there, has to decide."""
    await top.play_until(number, lambda table: table.view(people_of(table)[0]).to_act)
    return await top.services.playing.desk(number, ANN)


async def hints_of(top: Tabletop, number: TableNumber) -> list[int]:
    table = await top.services.store.read(lambda tx: load(tx, number))
    return [seat.hints for seat in table.seats]


async def test_a_hint_names_legal_moves_with_reasons_and_does_not_change(top: Tabletop) -> None:
    number = await begun(top, "slush-fund", ANN, "normal")
    desk = await turn_of_ann(top, number)
    assert desk.hinted
    moves = await top.services.hints.ask(desk, ANN)
    assert 1 <= len(moves) <= 3
    game, view = desk.table.game, desk.table.view(desk.seat)
    for one in moves:
        assert isinstance(walk(game, view, one.path), Done)
        assert voice("en", desk.table).plain(one.reason)
    assert await top.services.hints.ask(desk, ANN) == moves


async def test_what_a_hint_says_follows_from_the_view_alone(top: Tabletop) -> None:
    """The truth behind it may be another one: the worker is given the view."""
    number = await begun(top, "slush-fund", ANN, "normal")
    desk = await turn_of_ann(top, number)
    given: list[object] = []
    run = top.services.findings._worker.run

    async def noted(work: object, *args: object) -> object:
        given.extend(args)
        return await run(work, *args)  # type: ignore[arg-type]

    top.services.findings._worker.run = noted  # type: ignore[assignment]
    await top.services.hints.ask(desk, ANN)
    game, view, seed = given
    assert (game, view) == ("slush-fund", desk.table.view(desk.seat))
    assert seed != desk.table.chance.seed


async def test_a_hint_counts_once_for_a_decision(top: Tabletop) -> None:
    number = await begun(top, "slush-fund", ANN, "normal")
    desk = await turn_of_ann(top, number)
    for _ in range(3):
        await top.services.hints.ask(desk, ANN)
    assert sorted(await hints_of(top, number)) == [0, 1]
    await top.play(number)
    await top.services.hints.ask(await turn_of_ann(top, number), ANN)
    assert sorted(await hints_of(top, number)) == [0, 2]
    assert sum(seat.hints for seat in (await top.table(number)).seats) == 2


async def test_there_are_no_hints_among_friends(top: Tabletop) -> None:
    number = await begun(top, "slush-fund", ANN, BOB, "normal")
    await top.play_until(number, lambda table: table.view(people_of(table)[0]).to_act)
    desk = await top.services.playing.desk(number, ANN)
    assert not desk.hinted
    with pytest.raises(NoHintsError):
        await top.services.hints.ask(desk, ANN)


async def test_there_is_no_hint_out_of_turn(top: Tabletop) -> None:
    number = await begun(top, "slush-fund", ANN, "normal")
    await top.play_until(number, lambda table: not table.view(people_of(table)[0]).to_act)
    desk = await top.services.playing.desk(number, ANN)
    with pytest.raises(NothingToDoError):
        await top.services.hints.ask(desk, ANN)
