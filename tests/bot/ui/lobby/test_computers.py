"""The host's page of computers, pressed as people press it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.ids import ChannelId, GuildId, PersonId
from bot.store.rows import LEVELS, PAUSES
from bot.tables.clocks import thinking
from bot.tables.lobbies.opening import Person, Place
from bot.tables.names import COMPUTER
from bot.tables.seating import company
from bot.ui.components import walk
from bot.ui.custom_ids import Press
from bot.ui.lobby.card import card
from bot.ui.lobby.computers import computers_page
from bot.ui.sheets import voice
from tests.bot.panels import forged_card, said
from tests.bot.ui.lobby.test_lobby import card_of, labels
from tests.bot.world import presses, words

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from bot.tables.table import Table
    from tests.bot.world import World

BOTH = pytest.mark.parametrize("locale", ["en-GB", "fr"])


@pytest.fixture(autouse=True)
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    for pause in PAUSES:
        monkeypatch.setitem(thinking.PAUSES, pause, (0, 0))


async def opened(world: World, number: TableNumber, label: str = "Add a computer") -> Any:
    """Returns the page as its host opens it on the card."""
    await world.person("ann").click(card_of(world, number), label=label)
    return world.newest(world.channel, world.person("ann"))


def levels(table: Table) -> list[str]:
    return sorted(seat.computer for seat in table.seats if seat.computer is not None)


async def test_a_host_seats_changes_and_removes_computers(world: World) -> None:
    number = await world.sit("slush-fund", "ann")
    ann, page = world.person("ann"), await opened(world, number)
    assert "makes mistakes" in words(page)
    for label in ("+ easy", "+ hard"):
        await ann.click(page, label=label)
        page = world.newest(world.channel, ann)
    table = await world.table(number)
    assert levels(table) == ["easy", "hard"]
    for seat, level in ((1, "easy"), (2, "hard")):
        line = f"{seat + 1}. {table.names[seat]} · computer, {level}"
        assert line in words(page)
        assert line in words(card_of(world, number))
    assert "Computers" in labels(card_of(world, number))
    first = str(-table.seats[1].person)
    await ann.select(page, [first], custom_id=Press(number, 0, "computer").encode())
    page = world.newest(world.channel, ann)
    assert labels(page) == {
        "easy": False, "normal": True, "hard": True, "Remove": True, "Back": True
    }  # fmt: skip
    await ann.click(page, label="normal")
    assert levels(await world.table(number)) == ["hard", "normal"]
    page = world.newest(world.channel, ann)
    await ann.select(page, [first], custom_id=Press(number, 0, "computer").encode())
    await ann.click(world.newest(world.channel, ann), label="Remove")
    assert levels(await world.table(number)) == ["hard"]
    assert "Change or remove" in str(presses(world.newest(world.channel, ann)))


async def test_one_person_is_in_a_game_against_three_computers_after_two_presses(
    world: World,
) -> None:
    number = await world.sit("slush-fund", "ann")
    page = await opened(world, number)
    assert "Fill up to 4 and start now" in words(page)
    await world.person("ann").click(page, label="▶ hard")
    table = await world.table(number)
    assert table.row.phase == "playing"
    assert levels(table) == ["hard"] * 3
    assert table.row.fill is None, "a rematch is with these computers, not filled up again"


async def test_a_command_seats_computers_and_shows_the_page(world: World) -> None:
    ann = world.person("ann")
    none = await ann.slash(world.channel, "tables computers")
    assert "No table here is waiting" in said(none)
    number = await world.sit("slush-fund", "ann", "bob")
    shown = await ann.slash(world.channel, "tables computers", level="hard")
    assert "computer, hard" in said(shown)
    assert levels(await world.table(number)) == ["hard"]
    assert "computer, hard" in said(await ann.slash(world.channel, "tables computers"))
    for options in ({"level": "cunning"}, {"level": "easy", "table": 9}):
        refused = await ann.slash(world.channel, "tables computers", **options)
        assert ("There is no table 9" if "table" in options else "I cannot use") in said(refused)
    other = await world.person("bob").slash(world.channel, "tables computers", level="easy")
    assert "Only the table’s host can do that: ann." in said(other)
    assert levels(await world.table(number)) == ["hard"]


async def test_the_command_means_the_table_that_somebody_hosts(world: World) -> None:
    first = await world.sit("slush-fund", "bob", "ann")
    second = await world.sit("slush-fund", "ann")
    await world.person("ann").slash(world.channel, "tables computers", level="easy")
    assert [levels(await world.table(number)) for number in (first, second)] == [[], ["easy"]]


async def test_somebody_who_joins_a_full_table_is_told_who_made_way(world: World) -> None:
    number = await world.sit("slush-fund", "ann")
    page = await opened(world, number)
    for _ in range(3):
        await world.person("ann").click(page, label="+ normal")
        page = world.newest(world.channel, world.person("ann"))
    assert not {"+ normal", "▶ normal"} & labels(page).keys()
    full = card_of(world, number)
    assert "takes a computer’s seat" in words(full)
    assert labels(full)["Join"]
    last = (await world.table(number)).names[3]
    result = await world.person("bob").click(full, label="Join")
    assert f"You joined table 1; {last} made way for you." in said(result)
    assert "takes a computer’s seat" in words(card_of(world, number))
    for name in ("cyd", "dan"):
        await world.person(name).click(card_of(world, number), label="Join")
    assert not labels(card_of(world, number))["Join"]
    assert COMPUTER not in words(card_of(world, number))


async def test_options_say_who_fills_up_and_stands_in_and_how_long_computers_pause(
    world: World,
) -> None:
    number = await world.sit("slush-fund", "ann", "bob")
    form = await opened(world, number, "Options")
    chosen = {
        "computer-fill": "easy",
        "computer-fill-to": "3",
        "stand-in": "normal",
        "computer-pause": "long",
    }
    for step, value in chosen.items():
        ann = world.person("ann")
        await ann.select(form, [value], custom_id=Press(number, 0, step).encode())
        form = next(m for m in world.channel.history(viewer=ann) if m.id == form.id)
    row = (await world.table(number)).row
    assert (row.fill, row.fill_to, row.stand_ins, row.pause) == ("easy", 3, "normal", "long")
    said_on_card = words(card_of(world, number))
    for sentence in ("easy computers", "3 players", "a normal computer", "long, 3 to 5 seconds"):
        assert sentence in said_on_card
    await world.person("ann").click(card_of(world, number), label="Start")
    assert levels(await world.table(number)) == ["easy"]


async def test_a_table_that_computers_fill_up_starts_with_one_person(world: World) -> None:
    number = await world.sit("slush-fund", "ann")
    assert not labels(card_of(world, number))["Start"]
    form, fill = await opened(world, number, "Options"), Press(number, 0, "computer-fill")
    await world.person("ann").select(form, ["normal"], custom_id=fill.encode())
    assert labels(card_of(world, number))["Start"]


@BOTH
async def test_nobody_but_the_host_changes_computers(world: World, locale: str) -> None:
    number = await world.sit("slush-fund", "ann", "bob")
    page = await opened(world, number)
    world.speaks("bob", locale)
    sentence = "Seul l’hôte" if locale == "fr" else "Only the table’s host"
    presses_of_host = [
        Press(number, 0, "computers"),
        Press(number, 0, "computer-add", ("easy",)),
        Press(number, 0, "computer-level", ("1001", "easy")),
        Press(number, 0, "computer-remove", ("1001",)),
        Press(number, 0, "computer-start", ("easy",)),
    ]
    for press in presses_of_host:
        assert sentence in await forged_card(world, "bob", number, press.encode()), press
    assert levels(await world.table(number)) == []
    assert page is not None


@BOTH
async def test_a_forged_level_or_computer_is_refused(world: World, locale: str) -> None:
    number = await world.sit("slush-fund", "ann", "bob")
    world.speaks("ann", locale)
    cunning = Press(number, 0, "computer-add", ("cunning",)).encode()
    nobody = Press(number, 0, "computer-remove", ("1001",)).encode()
    bob = Press(number, 0, "computer-remove", (str(world.person("bob").id),)).encode()
    unknown = "Je ne peux pas utiliser" if locale == "fr" else "I cannot use"
    none = "n’est pas à cette table" if locale == "fr" else "No such computer"
    assert unknown in await forged_card(world, "ann", number, cunning)
    assert none in await forged_card(world, "ann", number, nobody)
    assert none in await forged_card(world, "ann", number, bob)
    assert len((await world.table(number)).seats) == 2


@pytest.mark.parametrize(("game", "most"), [("slasher", 5), ("casablanca", 8)])
@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_the_page_and_the_card_of_a_full_table_fit_into_messages(
    world: World, game: str, most: int, locale: str
) -> None:
    place = Place(GuildId(world.guild.id), ChannelId(world.channel.id))
    host = Person(PersonId(world.person("ann").id), "Ann")
    table = await world.services.lobby.open(game, host, place, locale)
    assert company(table) == 4
    for seat in range(1, most):
        level = LEVELS[seat % 3]
        table = await world.services.computer_seats.add(table.id, host.id, level)
        assert company(table) == (most if seat > 2 else 4)
    spoken = voice(locale, table)
    for layout in (computers_page(table, spoken), card(table, spoken)):
        assert len(list(walk(layout.to_components()))) <= 40
