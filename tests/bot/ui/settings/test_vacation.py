"""Vacations as people take them: by command, in the menu, in both languages."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, Any

import pytest

from bot.tables.clocks.dates import read_day, read_last
from bot.ui.custom_ids import LoosePress, Press
from tests.bot.world import find_message, presses, words

if TYPE_CHECKING:
    from bot.store.people_rows import VacationRow
    from tests.bot.world import World

MENU, OFF = (LoosePress(f"me.{name}").encode() for name in ("vacation", "vacation-off"))


def today(world: World) -> date:
    return datetime.fromtimestamp(world.services.clock.now() / 1000, UTC).date()


async def ask(world: World, name: str, **options: str) -> str:
    """Gives the command; returns the answer."""
    person = world.person(name)
    await person.slash(world.channel, "me vacation", **options)
    return words(world.newest(world.channel, person))


async def vacation(world: World, name: str) -> VacationRow | None:
    person = world.person(name).user.id
    return (await world.services.vacationing.state(person)).row


async def test_a_vacation_from_one_day_to_another_can_be_taken_and_cancelled(world: World) -> None:
    first, last = today(world) + timedelta(days=3), today(world) + timedelta(days=9)
    said = await ask(world, "ann", start=first.isoformat(), end=last.isoformat())
    row = await vacation(world, "ann")
    assert row is not None
    assert (row.first, row.last) == (first.isoformat(), last.isoformat())
    assert f"until <t:{row.ends // 1000 - 1}:D>" in said
    assert "21 days left" in said
    assert "already" in await ask(world, "ann", start=first.isoformat(), end="2")
    off = await ask(world, "ann", start="off")
    assert "cancelled" in off
    assert "7 days back" in off
    assert await vacation(world, "ann") is None
    assert "no vacation to end" in await ask(world, "ann", start="off")


async def test_a_number_of_days_is_enough_and_the_start_can_be_left_out(world: World) -> None:
    await ask(world, "ann", end="5")
    row = await vacation(world, "ann")
    assert row is not None
    assert (row.first, row.last) == (
        today(world).isoformat(),
        (today(world) + timedelta(days=4)).isoformat(),
    )


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"start": "soon"}, "“soon” is not a date I know"),
        ({"end": "0"}, "“0” is not a date I know"),
        ({"start": "2001-01-01"}, "before today"),
        ({"end": "29"}, "take 29"),
        ({"start": "1.1.2500", "end": "2.1.2500"}, "days from now"),
    ],
)
async def test_each_mistake_has_its_own_sentence(
    world: World, options: dict[str, str], said: str
) -> None:
    assert said in await ask(world, "ann", **options)
    assert await vacation(world, "ann") is None


async def test_the_page_has_a_menu_and_then_a_button(world: World) -> None:
    ann = world.person("ann")
    await ask(world, "ann")
    page = world.newest(world.channel, ann)
    assert [item.custom_id for item in presses(page)] == [MENU]
    await ann.select(page, ["7"], custom_id=MENU)
    row = await vacation(world, "ann")
    assert row is not None
    page = world.newest(world.channel, ann)
    assert [item.custom_id for item in presses(page)] == [OFF]
    await ann.click(page, custom_id=OFF)
    assert await vacation(world, "ann") is None
    assert "6 days back" in words(world.newest(world.channel, ann))


async def test_days_and_lengths_are_suggested_in_the_person_s_language(world: World) -> None:
    world.speaks("ann", "fr")
    ann = world.person("ann")

    async def found(name: str, typed: str, **given: str) -> list[dict[str, Any]]:
        return list(await ann.autocomplete(world.channel, "me vacation", name, typed, **given))

    starts = await found("start", "")
    assert starts[0]["value"] == today(world).isoformat()
    assert starts[1]["name"].startswith("demain, ")
    far = (today(world) + timedelta(days=60)).isoformat()
    assert [choice["value"] for choice in await found("start", far)] == [far]
    ends = await found("end", "", start=far)
    assert ends[0]["value"] == far
    assert ends[-1]["name"].startswith("28 jours")
    (one,) = await found("end", "12", start=far)
    assert one["value"] == (date.fromisoformat(far) + timedelta(days=11)).isoformat()
    await ask(world, "ann", end="2")
    assert [choice["value"] for choice in await found("start", "")] == ["off"]


async def test_everybody_sees_a_vacation_on_the_card(world: World) -> None:
    number = await world.sit("slush-fund", "ann", "bob")
    await ask(world, "bob", end="3")
    row = await vacation(world, "bob")
    assert row is not None
    join = Press(number, 0, "join").encode()
    shown = words(find_message(world.channel, world.person("ann"), join))
    assert f"bob: on vacation until <t:{row.ends // 1000 - 1}:D>" in shown


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("2026-08-03", date(2026, 8, 3)),
        (" 3.8.2027 ", date(2027, 8, 3)),
        ("3.8.", date(2026, 8, 3)),
        ("3. 2.", date(2027, 2, 3)),
        ("30.2.", None),
        ("tomorrow", date(2026, 5, 2)),
        ("", None),
    ],
)
def test_days_are_written_in_the_reader_s_language(typed: str, expected: date | None) -> None:
    assert read_day(typed, date(2026, 5, 1)) == expected


def test_ends_are_written_in_the_reader_s_language() -> None:
    first = date(2026, 12, 30)
    assert read_last("1", first) == first
    assert read_last("4", first) == date(2027, 1, 2)
    assert read_last("2.1.", first) == date(2027, 1, 2)
    assert read_last("0", first) is None
    assert read_last("400", first) is None
