"""What `bot bench` reports, and the database it makes to measure with."""

from __future__ import annotations

import argparse
import importlib.util
import json
from typing import TYPE_CHECKING

import pytest

from bot.benching import parts, pictures, seating
from bot.benching.beside import Beside, measure_beside
from bot.benching.idle import Idle
from bot.benching.measures import Latency, Rate, Side
from bot.benching.parts import Parts, measure_flush, measure_parts
from bot.benching.pictures import KINDS, Drawn, measure_pictures
from bot.benching.report import Bench, as_json, lines
from bot.benching.rules import LookingUp, mistyped
from bot.benching.seating import SeatingTime, measure_seating
from bot.benching.starting import Start
from bot.benching.stored import store_tables
from bot.benching.typed import Typing
from bot.checks.stored import wrong_tables
from bot.clock import BEAT, DAY, Clock
from bot.commands import bench as command
from bot.ids import TableNumber
from bot.rulebooks.lookup import look_up
from bot.services import Services
from bot.settings import Settings
from bot.store.backup import damage, reading
from bot.store.sqlite import SqliteStore
from bot.tables.clocks.clocks import next_ring
from bot.tables.due.heartbeat import next_beat
from games.registry import all_games, find_game
from games.rulebook import rulebook
from games.words import LOCALES
from tests.bot.world import PaperPainter

if TYPE_CHECKING:
    from pathlib import Path

SIDE = Side(Latency(1.5, 4), Latency(3, 9), 16, Rate(900, 1), Rate(500, 1.9))
RULES = LookingUp(400, 700, Latency(0.8, 2.5))
IDLE = Idle(20_000, 10, 3.25, 3, 0.5)
PARTS = Parts(0.02, 0.2, 0.5, 0.3)
TYPING = Typing(3_200, "/rules search: numbers", 2, 4)
BESIDE = (Beside("/me export", 9.5, 6, 4),)
PICTURES = (Drawn("slasher", "hand", 6, 2), Drawn("slasher", "board", 12, 5))
BENCH = Bench(
    0.25,
    SIDE,
    SIDE,
    PARTS,
    TYPING,
    BESIDE,
    (Start(10_000, 1.25, 1, 80 << 20),),
    IDLE,
    RULES,
    PICTURES,
    (SeatingTime(16, 31.26, 0.5),),
)


def test_the_report_for_people_has_every_figure() -> None:
    said = list(lines(BENCH))
    assert "a flush takes 0.25 ms" in said[0]
    assert "simcord, alone: median               1.50 ms   3.00 ms    2.00" in said
    assert "sockets, 16 in flight                 900 /s    500 /s    0.56" in said
    assert any(line.startswith("beyond the floor 1.50 ms: rules 0.02") for line in said)
    assert "the rest 0.48" in "\n".join(said)
    typed = "the slowest of 3,200 texts typed into commands: 2.00 ms beside 4.00 of a move"
    assert f"{typed}, ratio 0.50 (/rules search: numbers)" in said
    assert "start with 10,000 stored tables: 1.25 s (1.00 s CPU), 80 MiB" in said
    waiting = "10 s of waiting with 20,000 deadlines: 3.2 ms CPU, without any 3.0 ms"
    assert f"{waiting}; a beat (once a minute at most) 0.50 ms" in said


def test_the_report_has_look_ups_of_rules() -> None:
    said = "looking up 400 mistyped titles of rules: 0.80 ms, p99 2.50; the first, which builds the"
    assert f"{said} index, 700 ms" in list(lines(BENCH))


def test_titles_are_mistyped_and_still_found() -> None:
    typed = [*mistyped()]
    assert ("Scnadals", "en") in typed
    assert len(typed) == sum(
        len(rulebook(game, locale).entries) for game in all_games() for locale in LOCALES
    )
    assert all(look_up(*one, most=1).hits for one in typed)


def test_n2_the_report_has_moves_beside_a_person_with_many_tables() -> None:
    said = "a move beside /me export of somebody with 1,000 tables (9.500 s): 6.00 ms, without 4.00"
    assert f"{said}, ratio 1.50" in list(lines(BENCH))
    assert json.loads(as_json(BENCH))["ratios"]["beside"] == {"/me export": 1.5}


async def test_n2_everything_measured_beside_a_move_is_really_done(database: Path) -> None:
    found = await measure_beside(database, tables=12, going=6, rounds=1)
    assert [one.what for one in found][-3:] == [
        "a vacation, and back",
        "/me export",
        "/me delete",
    ]
    assert all(one.move > 0 and one.alone > 0 for one in found)


def test_the_report_has_pictures_beside_empty_ones() -> None:
    costs = "hand 6.0 ms, ratio 3.00; board 12.0 ms, ratio 2.40"
    assert f"pictures of slasher beside empty ones: {costs}" in list(lines(BENCH))
    assert json.loads(as_json(BENCH))["ratios"]["pictures"]["slasher hand"] == 3


def test_every_kind_of_picture_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "all_games", lambda: {"slush-fund": find_game("slush-fund")})
    monkeypatch.setattr(pictures, "_ROUNDS", 1)
    found = measure_pictures()
    assert [one.kind for one in found] == list(KINDS)
    assert all(one.took > 0 and one.empty > 0 for one in found)


def test_the_report_has_the_seating_of_nights() -> None:
    said = "seating 16 people: 31.3 ms CPU; a night has its plan after 0.50 s"
    assert said in list(lines(BENCH))


async def test_the_people_of_small_and_large_nights_are_seated(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(seating, "_ROUNDS", 1)
    monkeypatch.setattr(seating, "PEOPLE", (5, 8))
    assert [one.people for one in await measure_seating()] == [5, 8]


def test_unknown_memory_is_left_out() -> None:
    start = Start(0, 1, 1, 0)
    said = list(lines(Bench(0.25, SIDE, SIDE, PARTS, TYPING, BESIDE, (start,), IDLE, RULES)))
    assert "start with 0 stored tables: 1.00 s (1.00 s CPU)" in said


def test_the_report_for_machines_has_every_figure() -> None:
    found = json.loads(as_json(BENCH))
    assert found["ratios"]["simcord"]["median"] == 2
    assert found["ratios"]["typing"] == 0.5
    assert found["sockets"]["move_rate"]["a_second"] == 500
    assert found["starts"][0]["tables"] == 10_000
    assert found["flush"] == 0.25


async def test_stored_tables_are_real_ones(database: Path) -> None:
    await store_tables(database, 60)
    with reading(database) as connection:
        assert connection.execute("select count(*) from game_table").fetchone()[0] == 60
        assert connection.execute("select count(*) from move").fetchone()[0] == 60 * 20
        assert damage(connection) == []
        assert list(wrong_tables(connection)) == []


async def test_stored_deadlines_are_those_of_the_tables(database: Path) -> None:
    due = 2_000_000_000_000
    await store_tables(database, 60, due)
    store = await SqliteStore.open(database, lambda: due - DAY)
    services = Services(store, Clock(), PaperPainter())  # type: ignore[arg-type]
    try:
        tables = [await services.tables.find(TableNumber(number)) for number in range(1, 61)]
        rings = [next_ring(table) for table in tables]
        rows = await store.read(lambda tx: tx.due(due + DAY))
        assert [(row.table_id, row.at) for row in rows] == list(enumerate(rings, 1))
        assert rings[0] == due
        assert await store.read(lambda tx: next_beat(tx, due - DAY)) == due - DAY + BEAT
        assert await store.read(lambda tx: len(tx.to_remind(due + DAY))) > 40
    finally:
        await services.close()


async def test_the_parts_of_a_move_are_measured(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parts, "_MOVES", 4)
    monkeypatch.setattr(parts, "_WARM_UP", 1)
    found = await measure_parts(database)
    assert found.rules > 0
    assert found.commit > 0
    assert found.panel > 0


def test_measuring_a_flush_leaves_no_file_behind(tmp_path: Path) -> None:
    assert measure_flush(tmp_path) >= 0
    assert list(tmp_path.iterdir()) == []


def test_without_the_local_discord_the_command_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    assert command.main(Settings(), argparse.Namespace(json=False)) == 2
    assert "under-the-table[playground]" in capsys.readouterr().err


@pytest.mark.parametrize("as_text", [True, False])
def test_the_command_prints_the_report(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *, as_text: bool
) -> None:
    async def bench(_folder: Path) -> Bench:
        return BENCH

    monkeypatch.setattr(command, "bench", bench)
    assert command.main(Settings(), argparse.Namespace(json=not as_text)) == 0
    said = capsys.readouterr().out
    assert said == ("\n".join(lines(BENCH)) if as_text else as_json(BENCH)) + "\n"


def test_a_bot_that_does_not_answer_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def bench(_folder: Path) -> Bench:
        raise TimeoutError

    monkeypatch.setattr(command, "bench", bench)
    assert command.main(Settings(), argparse.Namespace(json=False)) == 1
    assert "The bot did not answer" in capsys.readouterr().err
