"""Finished games as people see them: the reveal, the buttons, the lists, the commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.ids import GuildId, TableNumber
from bot.ui.custom_ids import Press
from bot.ui.sheets import voice
from games.engine import LEAVE
from games.registry import all_games
from tests.bot.panels import forge, said
from tests.bot.tables.finished.shelf import finished_game, shelve
from tests.bot.world import find_message, find_press, presses, step_of, words

if TYPE_CHECKING:
    from tests.bot.world import World


@pytest.fixture(autouse=True)
def few_cogs(monkeypatch: pytest.MonkeyPatch) -> None:
    cogs = ["cogs.tables", "cogs.slush_fund"]
    monkeypatch.setattr("bot.client.extensions", lambda: cogs)


async def finish(world: World, game: str, *names: str) -> TableNumber:
    """Returns a table whose game has ended because everybody but the last has left it."""
    number = await world.start_at_once(game, *names)
    for name in names[:-1]:
        with world.as_bot():
            await world.services.playing.move(number, world.person(name).user.id, LEAVE)
    await world.env.settle()
    return number


async def shelf(world: World, record: Any, *names: str, **more: Any) -> TableNumber:
    """Returns a finished table with a whole game, played in this channel."""
    people = [world.person(name).user.id for name in names]
    place = {"guild": world.guild.id, "channel": world.channel.id} | more
    with world.as_bot():
        number = await shelve(world.services.store, record, people, names, **place)
    await world.env.settle()
    return number


def replay_press(message: Any, what: str) -> str:
    """Returns the custom id of a step, a menu or the form of a page."""
    for item in presses(message):
        press = step_of(item)
        if press is not None and press.step == "replay" and press.args[:1] == (what,):
            return str(item.custom_id)
    raise AssertionError(f"no {what} here")


def label_of(message: Any, what: str) -> Any:
    return next(i for i in presses(message) if i.custom_id == replay_press(message, what))


class Reader:
    """A person, and the private message in which they step through a game."""

    def __init__(self, world: World, name: str, place: Any) -> None:
        self.world, self.actor, self.place = world, world.person(name), place

    async def open(self, number: TableNumber, **more: Any) -> None:
        result = await self.actor.slash(self.place, "tables replay", table=number, **more)
        self.id = result.response.message.id

    @property
    def message(self) -> Any:
        return next(m for m in self.place.history(viewer=self.actor) if m.id == self.id)

    @property
    def words(self) -> str:
        return words(self.message)

    async def press(self, what: str) -> None:
        await self.actor.click(self.message, custom_id=replay_press(self.message, what))

    async def choose(self, what: str, value: str) -> None:
        await self.actor.select(self.message, [value], custom_id=replay_press(self.message, what))

    async def jump(self, typed: str) -> Any:
        form = await self.actor.click(self.message, custom_id=replay_press(self.message, "jump"))
        return await self.actor.submit_modal(form, {"ply": typed})


# -- the reveal ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(all_games()))
async def test_the_end_shows_the_result_with_one_picture(world: World, game: str) -> None:
    number = await finish(world, game, "ann", "bob")
    ann, thread = world.person("ann"), await world.thread(number)
    details = Press(number, 0, "details").encode()
    verdict = "Nobody wins." if game in ("agent", "casablanca") else "wins!"  # F3
    end = find_message(thread, ann, details)
    assert words(end).count(verdict) == 1
    assert [a.filename.rpartition("-")[0] for a in end.attachments] == ["end"]
    assert [step_of(item).step for item in presses(end)] == ["rematch", "replay", "details", "next"]
    assert "The seed fits the seal" in words(end)
    offers = [item.custom_id for m in thread.history(viewer=ann) for item in presses(m)]
    assert offers.count(details) == 1


@pytest.mark.parametrize("game", sorted(all_games()))
async def test_what_decided_a_game_is_one_press_behind_its_end(world: World, game: str) -> None:
    number = await finish(world, game, "ann", "bob")
    ann, thread = world.person("ann"), await world.thread(number)
    details = Press(number, 0, "details").encode()
    result = (await ann.click(find_message(thread, ann, details), custom_id=details)).response
    assert result.ephemeral
    table = await world.table(number)
    assert table.result is not None
    say = voice("en", table).marked
    assert all(say(line) in words(result.message) for line in table.result.why)
    steps = {press.step for item in presses(result.message) if (press := step_of(item))}
    assert {"record", "look"} <= steps


async def test_the_details_of_a_game_that_goes_on_are_not_told(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    thread = await world.thread(number)
    board = find_message(thread, world.person("ann"), Press(number, 0, "open").encode())
    forged = {"custom_id": Press(number, 0, "details").encode()}
    await forge(world, "ann", thread, board, forged)
    answer = words(world.newest(thread, world.person("ann")))
    assert "You can see that once the game is over" in answer


async def test_the_end_and_the_card_of_a_finished_game_offer_the_same(world: World) -> None:
    number = await finish(world, "slush-fund", "ann", "bob")
    ann, thread = world.person("ann"), await world.thread(number)
    table = await world.table(number)
    card = next(m for m in world.channel.history(viewer=ann) if m.id == table.row.card)
    end = find_message(thread, ann, Press(number, 0, "details").encode())
    for message in (card, end):
        for step in ("rematch", "replay", "details"):
            assert find_press(message, step)


# -- stepping through ----------------------------------------------------------------------------


async def test_a_reader_steps_first_back_next_last_and_jumps(world: World) -> None:
    record = finished_game("slush-fund", 2)
    number = await shelf(world, record, "ann", "bob")
    last = len(record.moves)
    reader = Reader(world, "ann", world.channel)
    await reader.open(number)
    assert f"Before the first of {last} moves" in reader.words
    assert "The game begins" in reader.words
    assert [label_of(reader.message, w).disabled for w in ("first", "back", "next", "last")] == [
        True, True, False, False,
    ]  # fmt: skip
    await reader.press("next")
    assert f"After move 1 of {last}" in reader.words
    await reader.press("next")
    await reader.press("back")
    assert f"After move 1 of {last}" in reader.words
    await reader.press("last")
    assert f"After move {last} of {last}" in reader.words
    assert label_of(reader.message, "next").disabled
    await reader.jump("7")
    assert f"After move 7 of {last}" in reader.words
    await reader.press("first")
    assert f"Before the first of {last} moves" in reader.words
    assert len(reader.message.attachments) == 1


async def test_the_command_can_name_a_move(world: World) -> None:
    number = await shelf(world, finished_game("slush-fund", 2), "ann", "bob")
    reader = Reader(world, "ann", world.channel)
    await reader.open(number, move=5)
    assert "After move 5 of" in reader.words


@pytest.mark.parametrize("typed", ["x", "-1", "100000", "1.5"])
async def test_a_number_of_no_move_is_refused(world: World, typed: str) -> None:
    number = await shelf(world, finished_game("slush-fund", 2), "ann", "bob")
    reader = Reader(world, "ann", world.channel)
    await reader.open(number)
    before = reader.words
    assert "Give the number of a move" in said(await reader.jump(typed))
    assert reader.words == before


async def test_a_game_can_be_seen_through_anybody_s_eyes(world: World) -> None:
    """A spectator sees no hand, and Ann's eyes see hers; the reader need not have played."""
    record = finished_game("slasher", 2)
    number = await shelf(world, record, "ann", "bob")
    reader = Reader(world, "cid", world.channel)
    await reader.open(number)
    table = await world.table(number)
    moment = await world.services.replays.moment(table, 0)
    own = [event for event in moment.events if event.to == (0,)]
    assert own
    assert "🤫" not in reader.words
    await reader.choose("eyes", "0")
    assert "what ann saw" in reader.words
    assert reader.words.count("🤫") == len(own)
    await reader.press("next")
    assert "what ann saw" in reader.words
    await reader.choose("eyes", "all")
    assert "what everybody saw" in reader.words


async def test_the_chosen_sheet_stays_while_stepping(world: World) -> None:
    number = await shelf(world, finished_game("slush-fund", 2), "ann", "bob")
    reader = Reader(world, "ann", world.channel)
    await reader.open(number)
    await reader.choose("sheet", "fund")
    for _ in range(3):
        await reader.press("next")
        chosen = [o.value for o in label_of(reader.message, "sheet").options if o.default]
        assert chosen == ["fund"]


async def test_a_move_is_told_in_the_words_of_the_panel(world: World) -> None:
    record = finished_game("slush-fund", 2)
    number = await shelf(world, record, "ann", "bob")
    first = record.moves[0]
    assert first.path == ("take", "deck")
    reader = Reader(world, "ann", world.channel)
    await reader.open(number, move=1)
    name = ("ann", "bob")[first.seat]
    line = next(line for line in reader.words.split("\n") if line.startswith("➤"))
    assert f"**{name}**" in line
    assert "reveal" in line.lower(), "where there was nothing to choose, what it did"
    assert "`take deck`" not in line


@pytest.mark.parametrize("game", sorted(all_games()))
async def test_anybody_can_step_through_every_game(world: World, game: str) -> None:
    record = finished_game(game, 2)
    number = await shelf(world, record, "ann", "bob")
    reader = Reader(world, "ann", world.channel)
    last = len(record.moves)
    for ply in (0, 1, last // 2, last):
        await reader.open(number, move=ply)
        for eyes in ("0", "1", "all"):
            await reader.choose("eyes", eyes)
            assert len(reader.words) <= 4_000


async def test_the_replay_is_in_french_for_french_readers(world: World) -> None:
    world.speaks("ann", "fr")
    number = await shelf(world, finished_game("slush-fund", 2), "ann", "bob")
    reader = Reader(world, "ann", world.channel)
    await reader.open(number, move=3)
    assert "Après le coup 3 sur" in reader.words
    assert "ce que tout le monde a vu" in reader.words


async def test_a_game_under_way_is_never_replayed_not_even_by_a_forged_press(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    thread, ann = await world.thread(number), world.person("ann")
    assert "once the game is over" in said(
        await ann.slash(world.channel, "tables replay", table=number)
    )
    board = find_message(thread, ann, Press(number, 0, "open").encode())
    for args in ((), ("next", "0", "1", ""), ("last", "0", "1", "bribes"), ("jump", "0", "1", "")):
        forged: dict[str, Any] = {"custom_id": Press(number, 0, "replay", args).encode()}
        assert "once the game is over" in said(await forge(world, "ann", thread, board, forged))
    for args in (("eyes", "0", "all", ""), ("sheet", "0", "1", "")):
        forged = {
            "custom_id": Press(number, 0, "replay", args).encode(),
            "component_type": 3,
            "values": ["1"],
        }
        assert "once the game is over" in said(await forge(world, "ann", thread, board, forged))


async def test_a_finished_table_is_unknown_to_people_who_cannot_see_it(world: World) -> None:
    hidden = world.hidden_channel("ann", "bob")
    record = finished_game("slush-fund", 2)
    people = [world.person(name).user.id for name in ("ann", "bob")]
    with world.as_bot():
        number = await shelve(
            world.services.store, record, people, ["ann", "bob"],
            guild=GuildId(world.guild.id), channel=hidden.id,
        )  # fmt: skip
    for command in ("replay", "rematch", "record"):
        result = await world.person("cid").slash(world.channel, f"tables {command}", table=number)
        assert f"There is no table {number}." in said(result)
    history = await world.person("cid").slash(world.channel, "tables history", where="server")
    assert "No game that you can see has been finished here." in said(history)
    results = await world.person("cid").slash(world.channel, "tables results", where="server")
    assert "No finished game yet." in said(results)
    reader = Reader(world, "ann", world.channel)
    await reader.open(TableNumber(number))
    assert "The game begins" in reader.words


@pytest.mark.parametrize(
    "custom_id",
    ["replay.next.x.y.z", "replay.next.99999999.7.board", "replay.next", "replay.zzz.1.0.none"],
)
async def test_forged_custom_ids_do_no_harm(world: World, custom_id: str) -> None:
    number = await shelf(world, finished_game("slush-fund", 2), "ann", "bob")
    reader = Reader(world, "ann", world.channel)
    await reader.open(number)
    forged = {"custom_id": f"t1:{number}:0:{custom_id}"}
    await forge(world, "ann", world.channel, reader.message, forged)
    assert "table" in reader.words


# -- the record ----------------------------------------------------------------------------------


async def test_the_record_comes_as_a_file_and_is_checked(world: World) -> None:
    record = finished_game("slush-fund", 2)
    number = await shelf(world, record, "ann", "bob")
    result = await world.person("ann").slash(world.channel, "tables record", table=number)
    told = said(result)
    assert f"I replayed all {len(record.moves)} moves" in told
    assert "The seed matches the seal posted at the start" in told
    assert result.response.message.attachments[0].filename == f"slush-fund-table-{number}.json"


async def test_a_seed_that_does_not_match_its_seal_is_reported(world: World) -> None:
    record = finished_game("slush-fund", 2)
    number = await shelf(world, record, "ann", "bob", sealed="ab" * 32)
    result = await world.person("ann").slash(world.channel, "tables record", table=number)
    assert "The seed does not match the seal posted at the start" in said(result)


async def test_an_old_table_without_a_stored_seal_says_what_to_compare(world: World) -> None:
    record = finished_game("slush-fund", 2)
    number = await shelf(world, record, "ann", "bob", sealed=None)
    result = await world.person("ann").slash(world.channel, "tables record", table=number)
    assert "the seal posted at the start must say the same" in said(result)


async def test_the_button_of_the_seal_shows_it_to_who_presses(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    sealed = (await world.table(number)).row.sealed
    ann, thread = world.person("ann"), await world.thread(number)
    seal = Press(number, 0, "seal").encode()
    answer = (await ann.click(find_message(thread, ann, seal), custom_id=seal)).response
    assert sealed is not None
    assert answer.ephemeral
    assert f"`{sealed}`" in words(answer.message)
