"""Times and deadlines as people see them on Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.clock import SECOND
from bot.tables.clocks.pace import STAND_IN_DELAY
from bot.ui.custom_ids import Press
from bot.ui.sheets import voice
from games.engine import Pick
from tests.bot.world import find_message, find_press, presses, words

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from tests.bot.world import World

DAY = 24 * 60 * 60


@pytest.fixture(autouse=True)
def few_cogs() -> None:
    """Loads all cogs, because people's own times are set with /me."""


async def begin(world: World, pace: str) -> TableNumber:
    """Starts a game at this pace, opened, joined and started by command."""
    ann, bob = world.person("ann"), world.person("bob")
    await ann.slash(world.channel, "slush-fund new", pace=pace)
    number = max(await world.services.store.read(lambda tx: tx.table_ids()))
    await bob.slash(world.channel, "tables join", table=number)
    await ann.slash(world.channel, "tables start", table=number)
    return number


async def test_the_card_shows_the_pace_and_the_host_changes_it(world: World) -> None:
    ann = world.person("ann")
    number = await world.sit("slush-fund", "ann", "bob")
    options = Press(number, 0, "options").encode()
    card = find_message(world.channel, ann, options)
    assert "no time limit" in words(card)
    await ann.click(card, custom_id=options)
    form = world.newest(world.channel, ann)
    await ann.select(form, ["week"], custom_id=find_press(form, "pace").custom_id)
    assert (await world.table(number)).row.pace == "week"
    assert "a week per decision" in words(find_message(world.channel, ann, options))


async def test_the_board_and_the_panel_show_the_deadline_and_the_thread_the_fallback(
    world: World,
) -> None:
    number = await begin(world, "day")
    name = await world.to_act(number)
    seat = (await world.table(number)).seat_of(world.person(name).user.id)
    ends = (await world.table(number)).seats[seat or 0].ends
    shown = f"<t:{-(-(ends or 0) // 1000)}:R>"
    thread = await world.thread(number)
    board = find_message(thread, world.person("ann"), Press(number, 0, "open").encode())
    assert shown in words(board)
    assert shown in words(await world.open_panel(name, number))
    await world.env.advance_time(DAY + 1)
    said = "\n".join(words(message) for message in thread.history(viewer=world.person("ann")))
    assert f"{name} ran out of time" in said
    assert (await world.table(number)).row.plies >= 1


async def test_the_reminder_is_a_direct_message_that_leads_to_the_table(world: World) -> None:
    number = await begin(world, "day")
    name = await world.to_act(number)
    await world.env.advance_time(DAY // 2 + 1)
    table = await world.table(number)
    (told,) = [m for m in dms(world, name) if words(m).startswith("⏰ [")]
    seat = table.seats[table.seat_of(world.person(name).user.id) or 0]
    assert f"({table.home_link})" in words(told), "it leads to the table"
    panels = [m for m in dms(world, name) if presses(m)]
    assert [m.id for m in panels] == [seat.hand]
    assert panels[0].id > told.id, "the panel is below it"
    assert panels[0].flags.suppress_notifications, "one sound is enough"
    choice = table.choice(seat.place)
    assert isinstance(choice, Pick)
    assert voice("en", table).marked(choice.ask) in words(told), "and says what is asked"
    assert len(words(told).split("\n")) == 1
    other = "bob" if name == "ann" else "ann"
    assert not [m for m in dms(world, other) if words(m).startswith("⏰ [")]


# simcord waits in real time for anything due sooner, so not for the table's own move
@pytest.mark.simcord(settle_timeout=STAND_IN_DELAY / SECOND - 1)
async def test_an_absent_player_comes_back_by_a_press(world: World) -> None:
    number = await begin(world, "evening")
    name = await world.to_act(number)
    person = world.person(name).user.id
    for _ in range(400):
        table = await world.table(number)
        if table.seats[table.seat_of(person) or 0].away:
            break
        mover = table.person_at(min(table.game.deciders(table.state)))
        if mover == person:
            await world.env.advance_time(15 * 60 + 1)
        else:
            path = table.game.fallback(table.view(table.seat_of(mover)))
            await world.services.playing.move(number, mover, path)
            await world.env.settle()
    thread = await world.thread(number)
    back = Press(number, 0, "return").encode()
    board = find_message(thread, world.person(name), back)
    assert any(getattr(item, "label", "") == "I am back" for item in presses(board))
    await world.person(name).click(board, custom_id=back)
    table = await world.table(number)
    assert table.seats[table.seat_of(person) or 0].away == 0
    said = "\n".join(words(message) for message in thread.history(viewer=world.person("ann")))
    assert f"{name} is back" in said


async def test_the_commands_of_me_and_tables_answer(world: World) -> None:
    ann = world.person("ann")

    async def said(command: str, **options: object) -> str:
        await ann.slash(world.channel, command, **options)
        return words(world.newest(world.channel, ann))

    assert "no table is waiting" in (await said("tables turn")).lower()
    assert "no reminders" in await said("me reminders", where="off")
    assert "Europe/Paris" in await said("me timezone", zone=" paris"), (
        "no other answer is like this"
    )
    assert "Asia/Kolkata" in await said("me timezone", zone="asia/kolkata")
    assert "22:00 to 07:30 (Asia/Kolkata)" in await said("me quiet", start="22", end="7h30")
    assert "22:00 to 07:30" in await said("me quiet", start="10pm", end="7:30 a.m.")
    assert "“late” is not a time of day" in await said("me quiet", start="late")
    assert "10pm or midnight" in await said("me quiet", start="22", end="late")
    assert "a beginning and an end" in await said("me quiet", start="22")
    assert "cannot end when they begin" in await said("me quiet", start="12 pm", end="noon")
    assert "no quiet hours" in await said("me quiet")
    assert "⛔ I do not know the time zone" in await said("me timezone", zone="Moon/Base")
    assert "More than one time zone" in await said("me timezone", zone="Eur")
    assert "UTC+2 is two hours ahead" in await said("me timezone", zone="Etc/GMT-2")
    row = await world.services.people.person(ann.user.id)
    assert (row.remind, row.quiet_from, row.timezone) == ("off", None, "Asia/Kolkata")
    found = await ann.autocomplete(world.channel, "me timezone", "zone", "paris")
    assert [choice["value"] for choice in found] == ["Europe/Paris"]
    found = await ann.autocomplete(world.channel, "me timezone", "zone", "GMT+2")
    assert [choice["value"] for choice in found] == ["UTC+02:00"]
    assert "is UTC+02:00" in await said("me timezone", zone="GMT+2")


async def test_turn_opens_the_panel_of_the_table_that_waits(world: World) -> None:
    number = await begin(world, "week")
    name = await world.to_act(number)
    person = world.person(name)
    await person.slash(world.channel, "tables turn")
    panel = world.newest(world.channel, person)
    assert f"table {number}" in words(panel)
    assert "No other table is waiting for you" in words(panel)
    assert find_press(panel, "table")


def dms(world: World, name: str) -> list[Any]:
    """Returns what the bot wrote to somebody."""
    user = world.person(name).user
    return list(user.dm_channel.history(viewer=user))
