"""An export holds everything about a person, and nothing that they must not know."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from typing import TYPE_CHECKING, Any

import pytest

from bot.ids import PersonId
from bot.tables.privacy.export import MOST_WAITING, ExportRunningError, ExportsBusyError
from bot.ui.settings.privacy import packed
from games.registry import all_games
from tests.bot.tables.privacy.somebody import NAME, SIGNS, ZOE, playing, traces
from tests.bot.tables.tabletop import BOB, CAT, GUILD

if TYPE_CHECKING:
    from pathlib import Path

    from tests.bot.tables.tabletop import Tabletop


async def exported(top: Tabletop, locale: str = "en") -> dict[str, Any]:
    """Returns the export as the file has it."""
    values = json.loads(await top.services.exports.export(ZOE, locale))
    assert isinstance(values, dict)
    return values


async def test_an_export_holds_everything_about_a_person(top: Tabletop) -> None:
    tables = await traces(top)
    values = await exported(top)
    assert values["you"] == str(ZOE)
    assert values["settings"]["timezone"] == "Asia/Tokyo"
    assert values["vacations"][0]["first"] == "2023-11-17"
    (wish,) = values["calls you wish for"]
    assert (wish["server"], wish["games"], wish["starts"]) == (str(GUILD), ["agent"], 1)
    assert {"note", "hand", "reminder"} <= {said["kind"] for said in values["waiting"]}
    assert any(said["says"] for said in values["waiting"] if said["kind"] == "note")
    found = {table["table"]: table for table in values["tables"]}
    assert set(tables.values()) - set(found) == {tables[f"rematch of {BOB}"]}, (
        "she has no seat there"
    )
    busy = found[tables["slush-fund"]]
    assert busy["half-made move"]["path"] == "take"
    assert any(table["reminder"] for table in found.values())
    assert busy["seat"]["name"] == NAME
    assert busy["seat"]["hand"] == str(5_000 + tables["slush-fund"])
    assert busy["you are its host"]
    assert [vote["you put it"] for vote in busy["votes"]] == [True]
    assert [vote["you agreed"] for vote in found[tables["slasher"]]["votes"]] == [False]
    assert found[tables["over"]]["result"][0]["place"] in (1, 2)
    assert found[tables["watched"]]["watching"]["looked"] == 1
    assert found[tables["watched"]]["watching"]["would like to play the next game since"]
    assert busy["watching"] is None
    assert found[tables["taken"]]["seats given up"]
    assert found[tables["taken"]]["seat"] is None


async def test_an_export_holds_only_the_person_s_moves_with_numbers_of_their_own(
    top: Tabletop,
) -> None:
    tables = await traces(top)
    values = await exported(top)
    for told in values["tables"]:
        number = told["table"]
        table = await top.table(number)
        moves = await top.services.store.read(lambda tx, number=number: tx.moves(number))
        shown = [m["made"] for m in told["moves"]]
        assert [m["move"] for m in told["moves"]] == list(range(1, len(shown) + 1))
        if number == tables["taken"]:
            given = await top.services.store.read(lambda tx, number=number: tx.sittings(number))
            seat, until = given[0].place, given[0].plies
            assert shown == [m.path for m in moves if m.seat == seat and m.ply <= until]
        elif number == tables["taking"]:
            assert set(shown) <= {m.path for m in moves if m.seat == table.seat_of(ZOE)}
        else:
            assert shown == [m.path for m in moves if m.seat == table.seat_of(ZOE)]


@pytest.mark.parametrize("game", all_games())
async def test_what_others_hold_does_not_change_an_export(
    top: Tabletop, database: Path, game: str
) -> None:
    """Every world that her seat cannot tell from the real one gives the same file."""
    number = await playing(top, game, BOB, CAT, pace="day", plies=2)
    for _ in range(24):
        if (await top.table(number)).view(None).window is not None:
            break  # the row waits for its time
        await top.play(number)
    table = await top.table(number)
    before = await exported(top)
    view = table.view(table.seat_of(ZOE))
    rng = random.Random(5)
    varied = False
    for _ in range(4):
        state = table.game.encode(table.game.imagine(view, rng)).decode()
        varied |= state != table.game.encode(table.state).decode()
        with sqlite3.connect(database) as other:
            other.execute("update game_table set state = ?, seed = ?", (state, rng.randbytes(32)))
        other.close()
        assert await exported(top) == before
    assert varied


async def test_nobody_else_is_in_an_export(top: Tabletop, database: Path) -> None:
    """Not even their ids are, which are made long enough to be found."""
    await traces(top)
    with sqlite3.connect(database) as other:
        for old in (102, 103, 104):
            for column in ("seat.person", "sitting.person", "game_table.host", "result.person"):
                table, name = column.split(".")
                new = old * 10**12 + 7
                other.execute(f"update {table} set {name} = {new} where {name} = {old}")
        seeds = [row[0] for row in other.execute("select seed from game_table where seed not null")]
    other.close()
    words = json.dumps(await exported(top))
    for secret in (*(str(n * 10**12 + 7) for n in (102, 103, 104)), *(s.hex() for s in seeds)):
        assert secret not in words
    assert SIGNS[0] in words


async def test_an_export_is_in_english_or_french(top: Tabletop) -> None:
    await playing(top, "slush-fund", BOB)
    english, french = await exported(top, "en"), await exported(top, "fr")
    assert english["about"] != french["about"]
    seen = [values["tables"][0]["what you see"] for values in (english, french)]
    assert seen[0]
    assert seen[0] != seen[1]


def test_a_file_too_large_for_discord_is_compressed() -> None:
    assert packed(b"x" * 100, ZOE) == (f"under-the-table-{ZOE}.json", b"x" * 100)
    name, content = packed(b"x" * (9 << 20), ZOE)
    assert name == f"under-the-table-{ZOE}.json.zip"
    assert len(content) < 1 << 20


async def test_n2_one_export_is_made_at_a_time_and_one_for_each_person(top: Tabletop) -> None:
    numbers = [await playing(top, "slush-fund", BOB) for _ in range(3)]
    exporting, store = top.services.exports, top.services.store
    read, reading = store.read, []

    async def noted(job: Any) -> Any:
        person = getattr(job, "keywords", {}).get("person")
        if person is not None:
            reading.append(person)
        return await read(job)

    store.read = noted
    asked = [asyncio.create_task(exporting.export(who, "en")) for who in (ZOE, BOB)]
    await asyncio.sleep(0)
    with pytest.raises(ExportRunningError):
        await exporting.export(ZOE, "en")
    await asyncio.gather(*asked)
    assert reading == [ZOE] * len(numbers) + [BOB] * len(numbers), "one table at a time, in turn"
    store.read = read
    await exporting.export(ZOE, "en")


async def test_n2_a_write_gets_in_between_the_tables_of_an_export(top: Tabletop) -> None:
    for _ in range(5):
        await playing(top, "slush-fund", BOB)
    export = asyncio.create_task(top.services.exports.export(ZOE, "en"))
    for written in range(3):
        await top.services.store.write(lambda tx, n=written: tx.save_fact("in between", str(n)))
    assert not export.done()
    await export


async def test_n2_if_too_many_exports_wait_another_is_refused(top: Tabletop) -> None:
    asked = [
        asyncio.create_task(top.services.exports.export(PersonId(1_000 + n), "en"))
        for n in range(MOST_WAITING)
    ]
    await asyncio.sleep(0)
    with pytest.raises(ExportsBusyError):
        await top.services.exports.export(ZOE, "en")
    await asyncio.gather(*asked)


async def test_a_sentence_of_an_older_version_whose_words_are_gone_is_named_by_its_key(
    top: Tabletop,
) -> None:
    number = await top.start("slush-fund", ZOE, BOB)
    gone = json.dumps({"key": "slush-fund-told-long-ago", "args": {}})
    await top.services.store.write(lambda tx: tx.tell(number, gone))
    found = {table["table"]: table for table in (await exported(top))["tables"]}
    assert "slush-fund-told-long-ago" in json.dumps(found[number])
