"""A finished game at every ply: the states are those of the game, and a step costs little."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.ids import TableNumber
from bot.tables.errors import NotOverError
from bot.tables.finished.errors import ReplayError
from bot.tables.finished.replays import Replays
from bot.tables.tables import load
from games.engine import HOUSE
from games.record import plies, replay
from games.registry import all_games
from tests.bot.tables.finished.shelf import finished_game, shelve
from tests.bot.tables.tabletop import ANN, BOB, CAT, Tabletop

if TYPE_CHECKING:
    from pathlib import Path

    from bot.store.sqlite import SqliteStore
    from bot.tables.table import Table
    from games.record import Record


async def shelved(store: SqliteStore, record: Record) -> Table:
    people = [ANN, BOB, CAT][: record.seats]
    number = await shelve(store, record, people, ["Ann", "Bob", "Cat"][: record.seats])
    return await store.read(lambda tx: load(tx, TableNumber(number)))


@pytest.mark.parametrize("game", sorted(all_games()))
async def test_every_ply_is_as_it_was_and_everybody_sees_it_as_they_did(
    store: SqliteStore, game: str
) -> None:
    record = finished_game(game, 3 if 3 in all_games()[game].seats else 2)
    table = await shelved(store, record)
    rules, replays = table.game, Replays(store)
    true = list(plies(record))
    last = len(record.moves)
    # Jumping back and forth uses remembered states from both sides.
    for number in [0, last, 1, last // 2, last - 1, last // 2 + 1, 17, 16, 15, last // 3]:
        number = min(number, last)
        moment = await replays.moment(table, number)
        assert moment.ply == number
        assert moment.table.state == true[number].state
        assert moment.events == true[number].events
        assert moment.move == (record.moves[number - 1] if number else None)
        if number:
            assert moment.before is not None
            assert moment.before.state == true[number - 1].state
        for eyes in (None, *range(record.seats)):
            assert moment.table.view(eyes) == rules.view(true[number].state, eyes)
            told = moment.told(eyes)
            assert all(event.to is None or eyes in event.to for event in told)
    assert (await replays.moment(table, last)).table.result == table.result


async def test_a_number_past_the_ends_shows_the_nearest_ply(store: SqliteStore) -> None:
    table = await shelved(store, finished_game("slush-fund", 2))
    replays = Replays(store)
    assert (await replays.moment(table, -3)).ply == 0
    assert (await replays.moment(table, 10**9)).ply == table.row.plies


async def test_a_step_plays_a_few_moves_and_not_the_whole_game(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = finished_game("agent", 3)
    table = await shelved(store, record)
    replays = Replays(store)
    last = len(record.moves)
    assert last > 100
    assert replays.far(table, 500) is True
    await replays.moment(table, last)
    played = 0
    rules = type(table.game)
    play = rules.play

    def counting(*args: object) -> object:
        nonlocal played
        played += 1
        return play(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(rules, "play", counting)
    for number in (last - 1, last - 2, last // 2, 3):
        played = 0
        await replays.moment(table, number)
        assert 0 < played <= 17
        assert replays.far(table, number) is False


async def test_a_game_under_way_cannot_be_replayed(tmp_path: Path) -> None:
    top = await Tabletop.open(tmp_path / "top.db")
    number = await top.start("slush-fund", ANN, BOB)
    table = await top.play(number, 5)
    with pytest.raises(NotOverError):
        await top.services.replays.moment(table, 2)
    await top.close()


async def test_a_game_that_today_s_rules_do_not_allow_says_so(store: SqliteStore) -> None:
    record = finished_game("slush-fund", 2)
    table = await shelved(store, record)

    def spoil(tx: object) -> None:
        tx._do("update move set path = 'play nonsense' where ply = 3")  # type: ignore[attr-defined]

    await store.write(spoil)
    replays = Replays(store)
    assert (await replays.moment(table, 2)).ply == 2
    with pytest.raises(ReplayError):
        await replays.moment(table, 3)


def test_a_record_can_be_played_on_from_any_ply() -> None:
    record = finished_game("slasher", 3)
    true = list(plies(record))
    for start in (0, 5, len(record.moves) - 1, len(record.moves)):
        assert list(plies(record, true[start])) == true[start + 1 :]
    assert any(move.seat == HOUSE for move in record.moves)
    assert replay(record).state == true[-1].state
