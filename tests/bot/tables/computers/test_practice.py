"""A table where one person plays with computers: nobody waits there, and nothing says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from bot.clock import EARLIEST_CLOSE
from bot.store.rows import PersonRow
from bot.tables.clocks.clocks import AWAY, pace_of
from bot.tables.clocks.saving import played_for, with_seat
from bot.tables.clocks.windows import closing_time
from bot.tables.names import COMPUTER
from bot.tables.pings.ways import called_by
from bot.ui.board import turn_message
from bot.ui.components import walk
from bot.ui.finished.end import end_message
from bot.ui.motions.messages import together
from bot.ui.panel.leaving import leaving_words
from bot.ui.panel.status import status
from bot.ui.sheets import show_sheet, voice
from games.chance import Seeded
from games.engine import HOUSE, LEAVE, Text, Who
from games.registry import find_game
from games.thinking.mind import Temper
from tests.bot.tables.tabletop import ANN, BOB
from tests.bot.ui.test_limits import make_table

if TYPE_CHECKING:
    from bot.ids import PersonId, TableNumber
    from bot.tables.table import Table
    from tests.bot.tables.tabletop import Tabletop

BOTH = pytest.mark.parametrize("locale", ["en", "fr"])


async def begun(
    top: Tabletop, game: str, *people: PersonId, computers: int = 2, pace: str = "live"
) -> TableNumber:
    number = await top.sit(game, *people)
    await top.services.lobby.set_pace(number, people[0], pace)
    for level in ("easy", "hard", "normal")[:computers]:
        await top.services.computer_seats.add(number, people[0], level)  # type: ignore[arg-type]
    await top.services.lobby.start(number, people[0])
    return number


async def to_a_computer(top: Tabletop, number: TableNumber) -> Table:
    """Plays until the table waits in the open for one computer."""

    def reached(table: Table) -> bool:
        view = table.view(None)
        asked = [table.seats[seat].computer for seat in view.asked]
        return view.window is None and len(asked) == 1 and asked[0] is not None

    return await top.play_until(number, reached)


def words_of(table: Table, locale: str) -> str:
    """Returns the words of the board's message."""
    spoken = voice(locale, table)
    shown = show_sheet(table, table.view(None), "board", spoken)
    pieces = turn_message(table, "", shown, spoken, attached=True).to_components()
    return "\n".join(piece["content"] for piece in walk(pieces) if "content" in piece)


async def test_a_practice_table_has_no_clock_whatever_its_pace(top: Tabletop) -> None:
    alone = await top.table(await begun(top, "slush-fund", ANN, pace="live"))
    assert pace_of(alone).decision is None
    assert [seat.ends for seat in alone.seats] == [None] * 3
    company = await top.table(await begun(top, "slush-fund", ANN, BOB, pace="live"))
    assert pace_of(company).key == "live"


def test_a_window_of_a_practice_table_need_not_stay_open() -> None:
    """There is nobody from whom it could hide that an answer has come."""
    game = find_game("agent")
    dealt = make_table(game, 3, game.deal(3, game.options(), Seeded(bytes(32))).state)
    assert dealt.view(None).window == "opening"
    for people, least in ((1, 0), (2, EARLIEST_CLOSE["opening"])):
        seats = tuple(
            msgspec.structs.replace(seat, computer=None if seat.place < people else "easy")
            for seat in dealt.seats
        )
        assert closing_time(None, dealt.seated(seats), HOUSE, 0) == least


async def test_somebody_who_plays_with_computers_is_not_called(top: Tabletop) -> None:
    alone = await top.table(await begun(top, "slush-fund", ANN))
    company = await top.table(await begun(top, "slush-fund", ANN, BOB))
    person = PersonRow(id=ANN)
    assert called_by(person, alone, top.clock.now()) == "name"
    assert called_by(person, company, top.clock.now()) != "name"


async def test_a_window_calls_the_people_who_are_asked_and_no_computer(top: Tabletop) -> None:
    table = await top.table(await begun(top, "casablanca", ANN, BOB, computers=3))
    view = table.view(None)
    assert (view.window, len(view.asked)) == ("opening", 5)
    (line,) = (line for line in words_of(table, "en").splitlines() if "please place" in line)
    called, _, _ = line.partition(": ")
    assert set(called.split(" and ")) == {f"<@{ANN}>", f"<@{BOB}>"}


@BOTH
async def test_it_is_said_that_a_computer_thinks(top: Tabletop, locale: str) -> None:
    table = await to_a_computer(top, await begun(top, "slush-fund", ANN, BOB))
    (asked,) = table.view(None).asked
    name, thinks = table.names[asked], "réfléchit…" if locale == "fr" else "is thinking …"
    assert name.startswith(COMPUTER)
    assert f"{name} {thinks}" in words_of(table, locale)
    seat = table.seat_of(ANN)
    assert seat is not None
    assert name in status(table, seat, voice(locale, table))
    person = await top.play_until(
        table.id, lambda table: table.view(None).asked == (table.seat_of(BOB),)
    )
    assert thinks not in words_of(person, locale)
    assert f"<@{BOB}>" in words_of(person, locale)


@BOTH
async def test_leaving_says_who_plays_on(top: Tabletop, locale: str) -> None:
    among = "entre eux" if locale == "fr" else "among themselves"
    for game in ("slush-fund", "slasher"):  # one says in its own words what leaving costs
        alone = await top.table(await begun(top, game, ANN))
        company = await top.table(await begun(top, game, ANN, BOB))
        duel = await top.table(await begun(top, game, ANN, computers=1))
        for table, said in ((alone, True), (company, False), (duel, False)):
            seat = table.seat_of(ANN)
            assert seat is not None
            words = leaving_words(table, seat, voice(locale, table))
            assert (among in words) == said
            assert words.startswith("**")


@BOTH
async def test_it_is_said_who_stands_in(top: Tabletop, locale: str) -> None:
    table = await top.table(await begun(top, "slush-fund", ANN, BOB, computers=0))
    stands = "joue désormais cette place" if locale == "fr" else "plays that seat from now on"
    nobody, somebody = {
        "en": ("The table", "A computer (easy)"),
        "fr": ("La table", "Un ordinateur (facile)"),
    }[locale]
    for key in ("time-stand-in", "motion-unanswered"):
        for stand_ins, player in (("harmless", nobody), ("easy", somebody)):
            said = played_for(table.amended(stand_ins=stand_ins), key, Who(0))
            assert f"{player} {stands}" in voice(locale, table).marked(said)


@BOTH
async def test_somebody_away_is_told_on_their_panel_who_plays_for_them(
    top: Tabletop, locale: str
) -> None:
    table = await top.table(await begun(top, "slush-fund", ANN, BOB, computers=0))
    away = with_seat(table, msgspec.structs.replace(table.seats[0], away=AWAY))
    for stand_ins, said in {
        "harmless": {"en": "The table plays for you", "fr": "La table joue pour vous"},
        "normal": {
            "en": "A computer (normal) plays for you",
            "fr": "Un ordinateur (normal) joue pour vous",
        },
    }.items():
        now = away.amended(stand_ins=stand_ins)
        assert f"💺 {said[locale]}." in status(now, 0, voice(locale, now))
        assert "💺" not in status(now, 1, voice(locale, now))


async def test_a_practice_table_offers_no_votes(top: Tabletop) -> None:
    for people, offered in (((ANN,), {"undo"}), ((ANN, BOB), set())):
        table = await top.table(await begun(top, "slush-fund", *people))
        seat = table.seat_of(ANN)
        assert seat is not None
        pieces = together(table, [], seat, voice("en", table)).to_components()
        put = [piece for piece in walk(pieces) if ":put" in piece.get("custom_id", "")]
        menu = {entry["value"] for piece in put for entry in piece.get("options", ())}
        buttons = {piece["custom_id"].rpartition(".")[2] for piece in put if "label" in piece}
        assert buttons == offered
        assert {"pace", "pause"} <= menu if len(people) > 1 else not menu


@BOTH
async def test_the_end_tells_level_and_temper_of_each_computer(
    top: Tabletop, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tastes = iter((Temper(1.4, 0.6, 1.4), Temper(0.6, 1.4, 1.0), Temper(1.1, 0.9, 1.0)))
    monkeypatch.setattr("bot.ui.finished.tempers.temper_of", lambda *_: next(tastes))
    number = await begun(top, "slush-fund", ANN, computers=3)
    table = await top.services.playing.move(number, ANN, LEAVE)
    while table.row.phase != "over":
        table = await top.play(number)
    result, spoken = table.result, voice(locale, table)
    assert result is not None
    shown = show_sheet(table, table.view(None), "end", spoken)
    pieces = end_message(table, result, spoken, shown, attached=True).to_components()
    words = "\n".join(piece["content"] for piece in walk(pieces) if "content" in piece)
    said = {
        "en": (
            "played boldly, liked sure gains, and let others be.",
            "played it safe and went for the leader.",
            "played an even game.",
        ),
        "fr": (
            "a joué avec audace, préféré les gains sûrs et laissé les autres en paix.",
            "a joué la prudence et visé qui menait.",
            "a joué sans parti pris.",
        ),
    }[locale]
    computers = [seat for seat in table.seats if seat.computer is not None]
    for seat, sentence in zip(computers, said, strict=True):
        level = voice(locale).plain(Text(f"computer-level-{seat.computer}"))
        assert f"-# {seat.name} ({level}) {sentence}" in words
