"""History, results and rematches, by commands and buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.ids import ChannelId, GuildId, TableNumber
from bot.store.rows import SeatRow
from bot.ui.custom_ids import LoosePress, Press
from games.registry import all_games
from tests.bot.panels import said
from tests.bot.tables.finished.shelf import finished_game, shelve
from tests.bot.ui.finished.test_end import finish, shelf
from tests.bot.world import find_message, presses, told, words

if TYPE_CHECKING:
    from bot.store.transaction import Transaction
    from tests.bot.world import World


@pytest.fixture(autouse=True)
def few_cogs(monkeypatch: pytest.MonkeyPatch) -> None:
    cogs = ["cogs.tables", "cogs.slush_fund"]
    monkeypatch.setattr("bot.client.extensions", lambda: cogs)


def newest(world: World, name: str) -> Any:
    return world.newest(world.channel, world.person(name))


async def press(world: World, name: str, *args: str, step: str = "history") -> Any:
    custom_id = LoosePress(step, args).encode()
    await world.person(name).click(newest(world, name), custom_id=custom_id)
    return newest(world, name)


# -- history -------------------------------------------------------------------------------------


async def test_my_finished_games_are_listed_in_pages_with_the_newest_first(world: World) -> None:
    record = finished_game("slush-fund", 2)
    numbers = [await shelf(world, record, "ann", "bob") for _ in range(7)]
    other = await shelf(world, record, "bob", "cid")
    result = await world.person("ann").slash(world.channel, "tables history")
    told = said(result)
    shown = [number for number in numbers if f"table {number}**" in told]
    assert shown == numbers[-5:]
    assert told.index(f"table {numbers[-1]}**") < told.index(f"table {numbers[-2]}**")
    assert f"table {other}**" not in told
    assert f"<#{world.channel.id}>" in told
    assert record.outcome is not None
    first = record.outcome.places.index(1)
    assert f"**1.** {('ann', 'bob')[first]} · {record.outcome.scores[first]}" in told
    page = words(await press(world, "ann", "mine", "1"))
    assert [n for n in numbers if f"table {n}**" in page] == numbers[:2]
    everybody = words(await press(world, "ann", "server", "0"))
    assert f"table {other}**" in everybody
    step = Press(other, 0, "replay").encode()
    await world.person("ann").click(newest(world, "ann"), custom_id=step)
    assert "The game begins" in words(newest(world, "ann"))


@pytest.mark.parametrize(("locale", "level"), [("en", "(hard)"), ("fr", "(difficile)")])
async def test_a_computer_is_listed_with_its_level(world: World, locale: str, level: str) -> None:
    world.speaks("ann", locale)
    await shelf(world, finished_game("slush-fund", 2), "ann", "Rook", computers={1: "hard"})
    told = said(await world.person("ann").slash(world.channel, "tables history"))
    assert f"Rook {level} · " in told
    assert f"ann {level}" not in told


async def left_game(world: World, **more: Any) -> TableNumber:
    """Returns a finished table at which Eve took over Ann's seat."""
    number = await shelf(world, finished_game("slush-fund", 2), "eve", "bob", **more)
    ann, eve = (world.person(name).user.id for name in ("ann", "eve"))
    seat = SeatRow(table_id=number, person=ann, place=0, name="ann")

    def job(tx: Transaction) -> None:
        tx.take_seat(seat, eve, "eve", 5, stand_in=True)
        tx.save_results(tx.results(number))  # as at the end of the game, which came later

    await world.services.store.write(job)
    return number


async def test_the_history_marks_a_game_whose_seat_was_taken_over(world: World) -> None:
    number = await left_game(world)
    ann = world.person("ann")
    told = said(await ann.slash(world.channel, "tables history"))
    assert f"table {number}**" in told
    assert "You left this game: eve took over your seat" in told
    for name in ("eve", "bob"):
        told = said(await world.person(name).slash(world.channel, "tables history"))
        assert f"table {number}**" in told
        assert "You left" not in told
    assert "No finished game counts yet." in said(await ann.slash(world.channel, "tables results"))
    assert "There is no finished table here" in said(
        await ann.slash(world.guild.create_text_channel("elsewhere"), "tables rematch")
    )


async def test_a_player_who_left_a_game_can_replay_it_from_anywhere_once_it_is_over(
    world: World,
) -> None:
    hidden = world.hidden_channel("eve", "bob")
    number = await left_game(world, channel=hidden.id)
    ann, cid = world.person("ann"), world.person("cid")
    await ann.slash(world.channel, "tables history")
    step = Press(number, 0, "replay").encode()
    await ann.click(newest(world, "ann"), custom_id=step)
    assert "The game begins" in words(newest(world, "ann"))
    assert "I replayed all" in said(await ann.slash(world.channel, "tables record", table=number))
    await world.services.store.write(lambda tx: tx.save_table(number, phase="playing"))
    world.services.tables._cache.clear()
    for command in ("replay", "record"):
        for who in (ann, cid):
            told = said(await who.slash(world.channel, f"tables {command}", table=number))
            assert f"There is no table {number}." in told


async def test_without_finished_games_the_history_says_so(world: World) -> None:
    result = await world.person("ann").slash(world.channel, "tables history")
    assert "You have not finished a game yet." in said(result)
    for command in ("replay", "rematch", "record"):
        result = await world.person("ann").slash(world.channel, f"tables {command}")
        assert "There is no finished table here" in said(result)


async def test_a_page_past_the_end_shows_the_last(world: World) -> None:
    await shelf(world, finished_game("slush-fund", 2), "ann", "bob")
    await world.person("ann").slash(world.channel, "tables history")
    message = newest(world, "ann")
    assert [i.custom_id for i in presses(message) if i.custom_id.startswith("p1")] == [
        "p1:history:server.0"
    ]


async def test_without_a_number_the_last_finished_table_here_is_meant(world: World) -> None:
    record = finished_game("slush-fund", 2)
    mine = await shelf(world, record, "ann", "bob")
    last = await shelf(world, record, "bob", "cid")
    result = await world.person("ann").slash(world.channel, "tables replay")
    assert f"table {last}" in said(result)
    elsewhere = world.guild.create_text_channel("elsewhere")
    result = await world.person("ann").slash(elsewhere, "tables replay")
    assert f"table {mine}" in said(result)


async def test_finished_tables_are_suggested(world: World) -> None:
    record = finished_game("slush-fund", 2)
    mine = await shelf(world, record, "ann", "bob")
    other = await shelf(world, record, "bob", "cid")
    found = await world.person("ann").autocomplete(world.channel, "tables replay", "table", "")
    assert [choice["value"] for choice in found] == [mine, other]


# -- results -------------------------------------------------------------------------------------


async def test_my_results_are_counted_by_game_and_in_total(world: World) -> None:
    for game, words_ in (("slush-fund", "a"), ("slush-fund", "b"), ("slasher", "c")):
        await shelf(world, finished_game(game, 2, words_), "ann", "bob")
    told = said(await world.person("ann").slash(world.channel, "tables results"))
    lines = told.strip().split("\n")
    assert "Your results" in lines[0]
    assert lines[1].startswith("3 games, ")
    assert any(line.startswith("- **Slush Fund**: 2 games") for line in lines)
    assert any(line.startswith("- **Slasher**: one game") for line in lines)


async def test_a_game_that_the_table_finished_for_me_does_not_count(world: World) -> None:
    await shelf(world, finished_game("slush-fund", 2), "ann", "bob", away=[0])
    told = said(await world.person("ann").slash(world.channel, "tables results"))
    assert "No finished game counts yet." in told
    bobs = said(await world.person("bob").slash(world.channel, "tables results"))
    assert "one game" in bobs


async def test_results_of_others_count_only_games_here_that_i_can_see(world: World) -> None:
    record = finished_game("slush-fund", 2)
    people = [world.person(name).user.id for name in ("ann", "bob")]
    hidden = world.hidden_channel("ann", "bob")
    await shelf(world, record, "ann", "bob")
    with world.as_bot():
        for guild, channel in ((world.guild.id, hidden.id), (GuildId(999), ChannelId(998))):
            await shelve(
                world.services.store,
                record,
                people,
                ["ann", "bob"],
                guild=GuildId(guild),
                channel=channel,
            )
    ann = world.person("ann")
    assert "3 games" in said(await ann.slash(world.channel, "tables results"))
    seen = said(await world.person("cid").slash(world.channel, "tables results", who=ann))
    assert f"Results of <@{ann.user.id}> on this server" in seen
    assert "one game" in seen
    of_bob = said(await ann.slash(world.channel, "tables results", who=world.person("bob")))
    assert "2 games" in of_bob


async def test_everybody_on_the_server_is_ranked_by_wins_in_every_game(world: World) -> None:
    for words_ in ("a", "b", "c"):
        await shelf(world, finished_game("slush-fund", 2, words_), "ann", "bob")
    await shelf(world, finished_game("slasher", 2, "d"), "cid", "dan")
    result = await world.person("ann").slash(world.channel, "tables results", where="server")
    told = said(result)
    assert "4 finished games." in told
    ids = {name: world.person(name).user.id for name in ("ann", "bob", "cid", "dan")}
    assert all(f"<@{number}>" in told for number in ids.values())
    menu = LoosePress("results.game").encode()
    await world.person("ann").select(newest(world, "ann"), ["slasher"], custom_id=menu)
    only = words(newest(world, "ann"))
    assert "One finished game." in only
    assert f"<@{ids['ann']}>" not in only
    mine = words(await press(world, "ann", "mine", "0", step="results"))
    assert "Your results" in mine


async def test_lists_are_in_french_for_french_readers(world: World) -> None:
    world.speaks("ann", "fr")
    record = finished_game("slush-fund", 2)
    for _ in range(2):
        await shelf(world, record, "ann", "bob")
    ann = world.person("ann")
    assert "Vos parties terminées" in said(await ann.slash(world.channel, "tables history"))
    assert "2 parties, " in said(await ann.slash(world.channel, "tables results"))
    told = said(await ann.slash(world.channel, "tables results", where="server"))
    assert "2 parties terminées." in told


# -- rematch -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(all_games()))
async def test_one_press_opens_a_rematch_and_calls_the_others_once(world: World, game: str) -> None:
    number = await finish(world, game, "ann", "bob")
    ann, bob = world.person("ann"), world.person("bob")
    rematch = Press(number, 0, "rematch").encode()
    thread = await world.thread(number)
    await ann.click(find_message(thread, ann, rematch), custom_id=rematch)
    new = max(await world.services.store.read(lambda tx: tx.table_ids()))
    assert new != number
    called = [m for m in world.channel.history(viewer=bob) if f"<@{bob.user.id}>" in m.content]
    assert len(called) == 1
    assert [user.id for user in called[0].mentions] == [bob.user.id]
    assert any(f"table {new} is in" in told(m) for m in thread.history(viewer=bob))
    join = Press(new, 0, "join").encode()
    await bob.click(find_message(world.channel, bob, join), custom_id=join)
    assert [s.person for s in (await world.table(new)).seats] == [ann.user.id, bob.user.id]


async def test_the_others_can_press_the_same_button(world: World) -> None:
    number = await finish(world, "slush-fund", "ann", "bob")
    ann, bob = world.person("ann"), world.person("bob")
    rematch = Press(number, 0, "rematch").encode()
    thread = await world.thread(number)
    await ann.click(find_message(thread, ann, rematch), custom_id=rematch)
    result = await bob.click(find_message(thread, bob, rematch), custom_id=rematch)
    assert "You joined table" in said(result)
    again = await bob.slash(thread, "tables rematch")
    assert "You joined table" in said(again)
    new = max(await world.services.store.read(lambda tx: tx.table_ids()))
    assert len((await world.table(new)).seats) == 2


async def test_a_rematch_asked_for_by_direct_message_is_opened_on_the_server(
    world: World,
) -> None:
    number = await finish(world, "slush-fund", "ann", "bob")
    user = world.person("ann").user
    result = await user.slash("tables rematch", table=number)
    assert f"is open in <#{world.channel.id}>" in said(result)


async def test_a_rematch_where_the_bot_cannot_write_names_the_missing_permission(
    world: World,
) -> None:
    number = await finish(world, "slush-fund", "ann", "bob")
    world.limit_bot(send_messages=False)
    result = await world.person("ann").slash(world.channel, "tables rematch", table=number)
    assert "Send Messages" in said(result)
    ids = await world.services.store.read(lambda tx: tx.table_ids())
    assert ids == [number]


async def test_a_rematch_can_be_opened_in_a_hidden_thread_of_a_channel_for_tables(
    world: World,
) -> None:
    """Discord does not tell the bot about hidden threads, so it has to ask for the thread's
    channel.
    """
    ann, thread = world.person("ann"), world.private_thread("ann", "bob")
    record = finished_game("slush-fund", 2)
    number = await shelf(world, record, "ann", "bob", channel=thread.id)
    games = world.guild.create_text_channel("games")
    for allowed, where in (
        (games, games.mention),
        (world.channel, f"is open in <#{thread.id}>"),
    ):
        world.client.get_guild(world.guild.id)._threads.pop(thread.id, None)
        await world.services.people.set_guild(GuildId(world.guild.id), channels=(allowed.id,))
        assert where in said(await ann.slash(world.channel, "tables rematch", table=number))
    new = max(await world.services.store.read(lambda tx: tx.table_ids()))
    assert (await world.table(new)).row.thread == thread.id


async def test_a_rematch_of_a_table_without_a_channel_is_opened_where_it_is_asked_for(
    world: World,
) -> None:
    number = await finish(world, "slush-fund", "ann", "bob")
    other = world.guild.create_text_channel("other")
    await world.delete_channel(ChannelId(world.channel.id))
    result = await world.person("ann").slash(other, "tables rematch", table=number)
    assert f"is open in {other.mention}" in said(result)
