"""Two worlds that look the same from a person's seat give exactly the same export (S1)."""

from __future__ import annotations

import json
import re
from datetime import date
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from bot.clock import DAY, MINUTE
from bot.ids import InteractionId, PersonId, TableNumber
from bot.nights.planning import Wish
from bot.store.people_rows import CallWishRow
from bot.store.rows import DraftRow
from bot.tables.lobbies import lobby
from bot.tables.lobbies.opening import Place
from bot.tables.notifications import Notice, write_notices
from bot.tables.privacy import export as exporting
from bot.ui.settings.privacy import FILE
from games.chance import make_seed
from games.engine import text
from tests.bot.tables.clocks.test_standing_orders import give
from tests.bot.tables.privacy.somebody import ZOE, traces, zoe
from tests.bot.tables.privacy.worlds import ALL, columns, make_another, shown_to
from tests.bot.tables.tabletop import BOB, CAT, CHANNEL, DAN, GUILD, Tabletop, person

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bot.store.transaction import Transaction
    from bot.tables.table import Table


async def exported(top: Tabletop) -> bytes:
    return await top.services.exports.export(ZOE, "en")


# -- everything in the database ------------------------------------------------------------------


async def beside(top: Tabletop) -> None:
    """Adds rows of others, so that there is something in every column that she must not know."""
    tables = await traces(top)
    number = tables["slush-fund"]

    def job(tx: Transaction) -> None:
        tx.put_tip(number, BOB, "slush-fund-tip-money", 1)
        tx.read_tip(number, BOB)
        tx.save_draft(DraftRow(table_id=number, person=BOB, version=3, path="take", partial="a"))
        write_notices(tx, number, [Notice("note", BOB, text("restarting"))])
        tx.note_message(f"dm:{BOB}", 98)
        tx.leave_seat(number, "somebody", 1)
        tx.begin_erasure(CAT, {"Cat"})
        tx.look_on(number, DAN, 3)
        tx.set_keen(number, DAN, keen=True)
        tx.put_out(number, CAT)
        tx.wish_seat(tables["too late"], CAT)
        tx.request_seat(tables["too late"], CAT, "Cat")
        tx.invite(tables["too late"], [CAT])
        tx.save_call_wish(CallWishRow(guild=GUILD, person=BOB, games=("agent",), starts=1, ends=2))
        tx.note_called(GUILD, number)
        tx.bar(GUILD, CAT, 10**13)
        tx.handle(InteractionId(5))
        tx.save_guild(tx.guild(GUILD))

    await top.services.store.write(job)
    wish = Wish(top.clock.now() + DAY, "UTC", ("agent",), "live", "easy")
    night = await top.services.planning.plan(person(BOB), Place(GUILD, CHANNEL), "en", wish)
    await top.services.planning.answer(night.id, person(CAT), "perhaps")
    await top.services.store.write(lambda tx: tx.add_night_table(night.id, 1, 0, number))
    await top.services.people.set_person(BOB, locale="fr", timezone="Asia/Tokyo")
    away = await top.services.vacationing.take(BOB, date(2023, 11, 20), date(2023, 11, 21))
    await top.services.store.write(lambda tx: tx.over_at(away.id, number))


async def test_s1_no_column_that_she_must_not_know_changes_an_export(
    top: Tabletop, database: Path
) -> None:
    await beside(top)
    before = await exported(top)
    shown = shown_to(ZOE)
    changed = make_another(database, ZOE)
    secret = {name for name in columns(database) if shown.get(name) != ALL}
    assert secret - changed == set(), "a column is empty, so nothing was proved"
    assert await exported(top) == before
    assert shown.keys() <= columns(database)


@pytest.mark.parametrize("leak", ["changed", "plies", "version", "ply", "anybody", "due"])
async def test_s1_a_leak_of_each_kind_is_caught(
    top: Tabletop, database: Path, monkeypatch: pytest.MonkeyPatch, leak: str
) -> None:
    told = exporting._table

    def leaking(tx: Transaction, number: TableNumber, person: PersonId, locale: str) -> bytes:
        row = tx.table(number)
        draft = tx.draft(number, person)
        assert row is not None
        more: dict[str, Any] = {
            "changed": row.changed,
            "plies": row.plies,
            "version": draft and draft.version,
            "ply": [m.ply for m in tx.moves(number) if m.path],
            "anybody": [seat.ends for seat in tx.seats(number)],
            "due": [one.at for one in tx.due(2**60) if one.table_id == number],
        }
        values = {**json.loads(told(tx, number, person, locale)), "more": more[leak]}
        return msgspec.json.encode(values)

    monkeypatch.setattr(exporting, "_table", leaking)
    await beside(top)
    before = await exported(top)
    make_another(database, ZOE)
    assert await exported(top) != before


# -- games played twice --------------------------------------------------------------------------


@pytest.fixture
async def twins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[Tabletop]]:
    """Returns two houses in which the same game is dealt."""
    monkeypatch.setattr(lobby, "new_seed", lambda: make_seed("twins"))
    made = [await Tabletop.open(tmp_path / f"{name}.db") for name in ("quiet", "busy")]
    yield made
    for top in made:
        await top.close()


async def begun(top: Tabletop, game: str, pace: str) -> TableNumber:
    place = Place(GUILD, CHANNEL)
    number = (await top.services.lobby.open(game, zoe(), place, "en", pace=pace)).id
    for other in (BOB, CAT):
        await top.services.lobby.join(number, person(other))
    await top.services.lobby.start(number, ZOE)
    return number


def seen(table: Table) -> Any:
    return table.view(table.seat_of(ZOE))


@pytest.mark.parametrize("pace", ["none", "day"])
@pytest.mark.parametrize("game", ["slasher", "agent", "casablanca"])
async def test_s1_secret_answers_change_no_export(
    twins: list[Tabletop], game: str, pace: str
) -> None:
    files, secret = [], []
    for busy, top in enumerate(twins):
        number = await begun(top, game, pace)
        table = await top.play_until(number, _asks_her_and_others)
        others = [s for s in _asked(table) if table.person_at(s) != ZOE]
        top.clock.pass_by(MINUTE)
        if busy:
            await top.answer(number, others[0])
        top.clock.pass_by(MINUTE)
        if len(others) > 1:  # otherwise everybody would have answered, as all can see
            await top.answer(number, table.seat_of(ZOE) or 0)  # the busy world is a ply further
        top.clock.pass_by(MINUTE)
        after = await top.table(number)
        files.append((seen(after), await exported(top)))
        secret.append((after.row.plies, after.row.changed))
    assert files[0] == files[1]
    assert secret[0] != secret[1], "nothing was done in secret"


@pytest.mark.parametrize("pace", ["none", "day"])
async def test_s1_standing_orders_of_others_change_no_export(
    twins: list[Tabletop], pace: str
) -> None:
    files, secret = [], []
    for busy, top in enumerate(twins):
        number = await begun(top, "cover-your-assets", pace)
        await top.play(number, 6)
        top.clock.pass_by(MINUTE)
        table = await top.table(number)
        for other in (BOB, CAT) if busy else ():
            await give(top, number, table.seat_of(other) or 0, "give-up")
        top.clock.pass_by(MINUTE)
        await give(top, number, table.seat_of(ZOE) or 0, "give-up")
        after = await top.table(number)
        files.append((seen(after), await exported(top)))
        secret.append((after.row.plies, after.row.drawn))
    assert files[0] == files[1]
    assert secret[0] != secret[1], "nothing was done in secret"


def _asked(table: Table) -> list[int]:
    view = table.view(None)
    return sorted(view.asked) if view.window is not None else []


def _asks_her_and_others(table: Table) -> bool:
    asked = _asked(table)
    return len(asked) > 1 and table.seat_of(ZOE) in asked


def test_s1_the_name_of_the_file_is_that_of_the_person() -> None:
    assert re.findall(r"\{(\w+)\}", FILE) == ["person"]
