"""A person who has left traces wherever the bot keeps any."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import msgspec

from bot.clock import DAY
from bot.ids import ChannelId, PersonId, TableNumber
from bot.nights.planning import Wish
from bot.store.clock_rows import ReminderRow
from bot.store.people_rows import CallWishRow
from bot.store.rows import DraftRow
from bot.tables.due.reminders import REMINDER, Reminded, call_in_thread, reminder_lane
from bot.tables.lobbies.opening import Person, Place
from bot.tables.notifications import Notice, private_lane, write_notices
from games.engine import text
from games.registry import all_games
from tests.bot.tables.clockwork import begin, stand_in
from tests.bot.tables.tabletop import BOB, CAT, CHANNEL, DAN, EVE, GUILD, person

if TYPE_CHECKING:
    from bot.store.transaction import Transaction
    from tests.bot.tables.tabletop import Tabletop

ZOE = PersonId(770_001_112_223_334_440)
NAME = "Zoë*Quill"
SIGNS = (str(ZOE), NAME, "Zoë")
DM = ChannelId(881_110_000_000_000_001)


def zoe() -> Person:
    return Person(ZOE, NAME)


async def sit(
    top: Tabletop, game: str, *others: PersonId, pace: str = "none", host: PersonId = ZOE
) -> TableNumber:
    """Opens a lobby with Zoë and these people in it."""
    place = Place(GUILD, CHANNEL)
    everybody = (ZOE, *others) if host == ZOE else (*others, ZOE)
    people = {number: zoe() if number == ZOE else person(number) for number in everybody}
    table = await top.services.lobby.open(game, people.pop(host), place, "en", pace=pace)
    for one in people.values():
        await top.services.lobby.join(table.id, one)
    return table.id


async def playing(
    top: Tabletop, game: str, *others: PersonId, pace: str = "none", plies: int = 3
) -> TableNumber:
    """Starts a game of Zoë's."""
    number = await sit(top, game, *others, pace=pace)
    await top.services.lobby.start(number, ZOE)
    await top.play(number, plies)
    return number


async def finished(top: Tabletop, *others: PersonId) -> TableNumber:
    """Returns a game of Zoë's that is over."""
    number = await playing(top, "slush-fund", *others)
    await top.play(number, 1_000)
    assert (await top.table(number)).row.phase == "over"
    return number


async def taken_over(top: Tabletop) -> TableNumber:
    """Returns a game in which somebody has taken over Zoë's seat, and the line about it still
    waits.
    """
    number = await playing(top, "slush-fund", BOB)
    seat = (await top.table(number)).seat_of(ZOE)
    await stand_in(top, number, seat or 0)
    await top.services.takeover.take(number, person(CAT), seat)
    return number


async def take_over(top: Tabletop) -> TableNumber:
    """Returns a game in which Zoë has taken over a seat."""
    number = await begin(top, "slush-fund", "none", BOB, DAN)
    await stand_in(top, number, 1)
    await top.services.takeover.take(number, zoe(), 1)
    return number


async def traces(top: Tabletop) -> dict[str, TableNumber]:
    """Lets Zoë do everything that anybody can do; returns her tables by what they are."""
    people, store = top.services.people, top.services.store
    await people.set_person(ZOE, locale="fr", seen="fr", timezone="Asia/Tokyo", dm_channel=DM)
    for who, whom, called in ((ZOE, DAN, "Dan"), (ZOE, CAT, "Cat"), (BOB, ZOE, NAME)):
        await top.services.avoiding.avoid(who, whom, called, "avoid")
    tables = {key: await playing(top, key, BOB, CAT, pace="day") for key in all_games()}
    tables |= {
        "over": await finished(top, BOB),
        "hosted": await sit(top, "slasher", CAT, DAN),
        "alone": await sit(top, "agent"),
        "guest": await sit(top, "slasher", BOB, CAT, host=BOB),
        "closed": await sit(top, "casablanca", BOB),
        "taken": await taken_over(top),
        "taking": await take_over(top),
        "learning": (await top.services.practice.first_game("slush-fund", zoe(), "fr")).id,
    }
    await top.services.lobby.cancel(tables["closed"], ZOE)
    number = tables["slush-fund"]
    for one in (number, tables["over"]):
        await top.services.tables.amend_seat(
            one, ZOE, lambda tx, one=one: tx.save_hand(one, ZOE, 5_000 + one), 5_000 + one
        )
    await top.services.motions.put(number, ZOE, "pause", value="day")
    other = await top.services.motions.put(tables["slasher"], BOB, "pause", value="day")
    await top.services.motions.vote(tables["slasher"], ZOE, other.id, agrees=False)
    await top.services.vacationing.take(ZOE, date(2023, 11, 17), date(2023, 11, 18))
    place = Place(GUILD, CHANNEL)
    for asks in (person(BOB), zoe()):  # each opens a rematch for the other
        over = await finished(top, BOB)
        rematch, _ = await top.services.rematches.call(over, asks, place)
        tables[f"rematch of {asks.id}"] = rematch.id
        tables[f"played with {asks.id}"] = over
    tables["put out"] = await sit(top, "slasher", BOB, CAT, host=BOB)
    await top.services.hosting.put_out(tables["put out"], BOB, ZOE)
    tables["too late"] = await top.sit("slush-fund", BOB, CAT, DAN, EVE)
    await top.services.free_seats.ask(tables["too late"], ZOE)
    tables["asked"] = await top.sit("slush-fund", BOB, CAT)
    await top.services.requests.set_who_sits(tables["asked"], BOB, "ask")
    await top.services.lobby.join(tables["asked"], zoe())
    await store.write(lambda tx: tx.invite(tables["too late"], [ZOE]))
    tables["watched"] = await begin(top, "slush-fund", "none", BOB, DAN)
    await store.write(lambda tx: tx.look_on(tables["watched"], ZOE, 1))
    await top.services.next_games.ask(tables["watched"], ZOE)
    await nights(top)
    await store.write(lambda tx: _write_more(tx, number))
    return tables


async def nights(top: Tabletop) -> None:
    """Lets Zoë host a night, which nobody else comes to, and come to somebody else's."""
    planning, place = top.services.planning, Place(GUILD, CHANNEL)
    wish = Wish(top.clock.now() + DAY, "UTC", ("agent", "slasher"), "live")
    await planning.plan(zoe(), place, "en", wish)
    other = await planning.plan(person(BOB), place, "en", wish)
    await planning.answer(other.id, zoe(), "yes")
    await planning.like(other.id, zoe(), ("agent",))


def _write_more(tx: Transaction, number: TableNumber) -> None:
    """Writes rows that otherwise appear only by chance or after an error."""
    tx.put_tip(number, ZOE, "slush-fund-tip-money", 1)
    tx.read_tip(number, ZOE)
    tx.save_call_wish(CallWishRow(guild=GUILD, person=ZOE, games=("agent",), starts=1, ends=2))
    tx.note_calls(GUILD, [ZOE])
    tx.bar(GUILD, ZOE, None)
    tx.save_draft(DraftRow(table_id=number, person=ZOE, version=1, path="take"))
    write_notices(tx, number, [Notice("note", ZOE, text("restarting"))])
    body = msgspec.json.encode(text("restarting")).decode()
    tx.park(tx.post(number, private_lane(ZOE), "note", body), "poison")
    call_in_thread(tx, number, ZOE)
    tx.post(None, reminder_lane(ZOE), REMINDER, Reminded((number,)).encode())
    tx.save_reminder(ReminderRow(table_id=number, person=ZOE, step=1, at=None, ends=None, span=1))
    for lane in (private_lane(ZOE), reminder_lane(ZOE)):
        tx.note_message(lane, 99)
