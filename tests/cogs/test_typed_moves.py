"""Moves by command: what autocomplete offers, and what the bot makes of typed words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.ids import TableNumber
from bot.ui.custom_ids import RulePress
from tests.bot.panels import Panel, said
from tests.bot.world import presses, words

if TYPE_CHECKING:
    from tests.bot.world import World


async def begin(world: World, *names: str) -> tuple[Any, Any]:
    """Starts a game; returns a person to act, and the thread."""
    number = await world.start("odd", *(names or ("ann", "bob")))
    return world.person(await world.to_act(number)), await world.thread(number)


async def values(person: Any, place: Any, option: str, typed: str = "", **given: Any) -> list[Any]:
    offers = await person.autocomplete(place, "odd do", option, typed, **given)
    return [offer["value"] for offer in offers]


# -- suggestions ---------------------------------------------------------------------------------


async def test_all_possible_moves_are_offered(odd_world: World) -> None:
    person, thread = await begin(odd_world)
    assert await values(person, thread, "what") == [
        "sum", "few", "some", "deal", "alms", "line", "crowd", "set", "far", "hint", "seal"
    ]  # fmt: skip
    assert await values(person, thread, "how", what="few") == ["0", "1", "2", "3"]


async def test_a_player_who_is_not_to_act_is_offered_moves_open_at_any_time(
    odd_world: World,
) -> None:
    person, thread = await begin(odd_world)
    other = next(m for m in odd_world.people.values() if m.id != person.id)
    assert await values(other, thread, "what") == ["note"]
    assert await values(other, thread, "how", what="few") == []


async def test_leaving_is_never_offered(odd_world: World) -> None:
    person, thread = await begin(odd_world)
    assert await values(person, thread, "what", "res") == []


async def test_nothing_is_offered_to_people_who_cannot_move(odd_world: World) -> None:
    person, thread = await begin(odd_world)
    eve = odd_world.person("eve")
    assert await values(eve, thread, "what") == []
    assert await values(eve, odd_world.channel, "what", table=1) == []
    assert await values(person, thread, "what", table=77) == []
    elsewhere = odd_world.guild.create_text_channel("elsewhere")
    assert await values(eve, elsewhere, "what") == []


async def test_nothing_is_offered_before_the_game_or_after_it(odd_world: World) -> None:
    await odd_world.sit("odd", "ann", "bob")
    ann = odd_world.person("ann")
    assert await values(ann, odd_world.channel, "what") == []
    await ann.slash(odd_world.channel, "tables start")
    panel = await Panel.open(odd_world, "ann", TableNumber(1))
    await panel.pick("resign")
    await panel.press("do")
    assert await values(ann, await odd_world.thread(TableNumber(1)), "what") == []


async def test_nothing_is_offered_at_a_paused_table(odd_world: World) -> None:
    person, thread = await begin(odd_world)
    with odd_world.as_bot():
        await odd_world.services.lost_places.pause(TableNumber(1), "pause-no-access")
    assert await values(person, thread, "what") == []


async def test_nothing_is_offered_for_a_word_while_the_word_before_it_is_missing(
    odd_world: World,
) -> None:
    person, thread = await begin(odd_world)
    assert await values(person, thread, "how") == []
    assert await values(person, thread, "how", what="nonsense") == []


@pytest.mark.parametrize("typed", ["FEW", "few", " fe", "ew"])
async def test_typed_letters_narrow_what_is_offered(odd_world: World, typed: str) -> None:
    person, thread = await begin(odd_world)
    assert await values(person, thread, "what", typed) == ["few"]


async def test_at_most_twenty_five_moves_are_offered(odd_world: World) -> None:
    person, thread = await begin(odd_world)
    assert len(await values(person, thread, "how", what="far")) == 25
    assert await values(person, thread, "how", "f59", what="far") == ["f59"]


async def test_amounts_are_offered_as_they_are_typed(odd_world: World) -> None:
    person, thread = await begin(odd_world)
    assert await values(person, thread, "how", what="sum") == ["100", "5000"]
    assert await values(person, thread, "how", "1 500", what="sum") == ["1500"]
    assert await values(person, thread, "how", "150", what="sum") == []
    assert await values(person, thread, "how", "1", what="some") == [
        "1", *(str(n) for n in range(10, 20))
    ]  # fmt: skip


async def test_lists_are_offered_with_one_more_pick(odd_world: World) -> None:
    person, thread = await begin(odd_world)
    assert "red" in await values(person, thread, "how", what="set")
    assert await values(person, thread, "how", "blue + wh", what="set") == ["blue", "blue+white"]
    assert await values(person, thread, "how", "white + bl", what="line") == [
        "white+blue", "white+black"
    ]  # fmt: skip
    three = await values(person, thread, "how", "red+blue+grey", what="set")
    assert three == ["red+blue+grey"]
    assert await values(person, thread, "how", "red+x+", what="set") == []


async def test_answers_to_a_form_are_offered_as_words(odd_world: World) -> None:
    person, thread = await begin(odd_world)
    other = "1" if (await odd_world.table(TableNumber(1))).seat_of(person.id) == 0 else "0"
    typed = f"low=20, high=30, whom={other}"
    assert await values(person, thread, "how", typed, what="deal") == [
        f"low=20,high=30,whom={other}"
    ]
    assert await values(person, thread, "how", "low=20, high=10", what="deal") == []


async def test_only_words_that_can_lead_to_a_fixed_word_are_offered(odd_world: World) -> None:
    person, thread = await begin(odd_world)
    offers = await person.autocomplete(thread, "odd thrice", "what", "")
    assert [offer["value"] for offer in offers] == ["few", "some"]
    await person.slash(thread, "odd thrice", what="some")
    assert await odd_world.moves() == ["some 3"]


async def test_tables_are_offered_to_people_who_sit_or_can_join_there(odd_world: World) -> None:
    await begin(odd_world)
    await odd_world.sit("odd", "cyd")
    hidden = odd_world.hidden_channel("cyd")
    await odd_world.person("cyd").slash(hidden, "odd new")
    ann, cyd = odd_world.person("ann"), odd_world.person("cyd")
    mine = await ann.autocomplete(odd_world.channel, "tables panel", "table", "")
    assert [offer["value"] for offer in mine] == [1]
    joining = await ann.autocomplete(odd_world.channel, "tables join", "table", "")
    assert [offer["value"] for offer in joining] == [2]
    assert await cyd.autocomplete(odd_world.channel, "tables join", "table", "") == []
    some = await cyd.autocomplete(odd_world.channel, "tables panel", "table", "3")
    assert [offer["value"] for offer in some] == [3]


# -- typed moves ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("what", "how", "path"),
    [
        ("few", "2", "few 2"),
        ("FEW", "2", "few 2"),
        ("seal", None, "seal"),
        ("sum", "1 500", "sum 1500"),
        ("sum", "1,500", "sum 1500"),
        ("set", "grey, red", "set red+grey"),
        ("set", "Grey + RED", "set red+grey"),
        ("line", "grey+red", "line grey+red"),
        ("crowd", "-", "crowd -"),
        ("far", "f33", "far f33"),
        ("few 2", None, "few 2"),
    ],
)
async def test_a_complete_move_is_made(
    odd_world: World, what: str, how: str | None, path: str
) -> None:
    person, thread = await begin(odd_world)
    given = {"what": what} if how is None else {"what": what, "how": how}
    result = await person.slash(thread, "odd do", **given)
    assert await odd_world.moves() == [path]
    assert "✅" in said(result)


async def test_labels_can_be_typed_as_they_are_read(odd_world: World) -> None:
    person, thread = await begin(odd_world)
    offers = await person.autocomplete(thread, "odd do", "what", "few")
    await person.slash(thread, "odd do", what=offers[0]["name"], how="3")
    assert await odd_world.moves() == ["few 3"]


@pytest.mark.parametrize("what", ["line", "deal", "sum", "far", "set", None])
async def test_part_of_a_move_opens_the_panel_at_that_point(
    odd_world: World, what: str | None
) -> None:
    person, thread = await begin(odd_world)
    result = await person.slash(thread, "odd do", **({"what": what} if what else {}))
    assert await odd_world.moves() == []
    assert result.response.ephemeral
    panel = Panel(odd_world, person, thread, result.response.id)
    assert panel.has("back") is bool(what)
    assert f"What about {what or 'root'}?" in panel.words
    if what == "far":
        await panel.pick("f3")
        assert await odd_world.moves() == ["far f3"]


async def test_a_form_filled_from_loose_words_is_confirmed_first(odd_world: World) -> None:
    person, thread = await begin(odd_world)
    other = next(name for name, member in odd_world.people.items() if member.id != person.id)
    how = f"20 30 10 10 10 {other}"
    seat = (await odd_world.table(TableNumber(1))).seat_of(odd_world.person(other).id)
    result = await person.slash(thread, "odd do", what="deal", how=how.replace(other, str(seat)))
    assert await odd_world.moves() == []
    panel = Panel(odd_world, person, thread, result.response.id)
    await panel.press("do")
    assert await odd_world.moves() == [f"deal low=20,high=30,a=10,b=10,c=10,whom={seat}"]


async def test_a_form_written_as_in_a_record_is_sent_at_once(odd_world: World) -> None:
    person, thread = await begin(odd_world)
    seat = 1 - ((await odd_world.table(TableNumber(1))).seat_of(person.id) or 0)
    await person.slash(thread, "odd do", what="deal", how=f"low=50,high=50,whom={seat}")
    assert await odd_world.moves() == [f"deal low=50,high=50,whom={seat}"]


async def test_leaving_asks_for_confirmation(odd_world: World) -> None:
    person, thread = await begin(odd_world)
    result = await person.slash(thread, "tables leave")
    assert await odd_world.moves() == []
    panel = Panel(odd_world, person, thread, result.response.id)
    assert panel.has("do")
    result = await person.slash(thread, "odd do", what="resign")
    assert await odd_world.moves() == []
    await Panel(odd_world, person, thread, result.response.id).press("do")
    assert await odd_world.moves() == ["resign"]


@pytest.mark.parametrize(
    ("locale", "sentence", "title"),
    [("en-US", "Forty is never right", "Rule: Forty"), ("fr", "Quarante ne va jamais", "Quarante")],
)
async def test_a_wrong_move_names_the_ruling_and_links_to_it(
    odd_world: World, locale: str, sentence: str, title: str
) -> None:
    person, thread = await begin(odd_world)
    odd_world.locales[person.id] = locale
    result = await person.slash(thread, "odd do", what="sum", how="4000")
    assert sentence in said(result)
    (button,) = presses(result.response.message)
    assert title in button.label
    opened = await person.click(result.response.message, custom_id=button.custom_id)
    assert sentence in said(opened)
    assert button.custom_id == RulePress("odd", "forty").encode()


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_a_move_out_of_turn_is_refused(odd_world: World, locale: str) -> None:
    person, thread = await begin(odd_world)
    other = next(m for m in odd_world.people.values() if m.id != person.id)
    odd_world.locales[other.id] = locale
    result = await other.slash(thread, "odd do", what="few", how="1")
    assert ("C’est le tour d" if locale == "fr" else "It is the turn of") in said(result)
    assert await odd_world.moves() == []


@pytest.mark.parametrize(
    ("what", "how"),
    [
        ("nonsense", None),
        ("close", None),
        ("few", "9"),
        ("few", "1 2"),
        ("few", "-1"),
        ("few", "1.5"),
        ("few", "two"),
        ("sum", "150"),
        ("sum", "99999999999999999999"),
        ("sum", "🪙"),
        ("set", "red+red"),
        ("set", "red+blue+grey+white"),
        ("line", "red"),
        ("deal", "low=1=2"),
        ("deal", "low=10,low=20"),
        ("far", "f60"),
        ("x" * 5000, None),
        ("few", "7" * 5000),
        ("@everyone **b**", None),
    ],
)
async def test_an_unknown_move_is_explained(odd_world: World, what: str, how: str | None) -> None:
    person, thread = await begin(odd_world)
    result = await person.slash(thread, "odd do", what=what, **({"how": how} if how else {}))
    assert "⛔" in said(result)
    assert result.response.ephemeral
    assert await odd_world.moves() == []


async def test_sheets_and_the_result_can_be_asked_for_by_command(odd_world: World) -> None:
    person, thread = await begin(odd_world)
    eve = odd_world.person("eve")
    assert "§" not in said(await eve.slash(thread, "tables show"))
    result = await eve.slash(thread, "tables record")
    assert "There is no finished table here" in said(result)
    result = await person.slash(thread, "tables leave")
    await Panel(odd_world, person, thread, result.response.id).press("do")
    result = await eve.slash(thread, "tables record")
    assert result.response.attachments[0].filename == "odd-table-1.json"
    result = await person.slash(thread, "tables panel", table=1)
    assert "Yours" in words(result.response.message)
    result = await eve.slash(thread, "tables join", table=1)
    assert "is over" in said(result)
