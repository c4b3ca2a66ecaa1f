"""Picks, lists and amounts by buttons and menus; Back, pages, and refusals."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.ids import TableNumber
from bot.ui.custom_ids import RulePress
from tests.bot.panels import Panel
from tests.bot.ui.panel.stepping import begin, values
from tests.bot.world import presses, told

if TYPE_CHECKING:
    from tests.bot.world import World


# -- picks ---------------------------------------------------------------------------------------


async def test_many_options_are_a_menu_with_pages(odd_world: World) -> None:
    panel = await begin(odd_world, "far")
    assert panel.keys() == [f"f{n}" for n in range(25)]
    assert panel.find("more", "0").disabled
    await panel.press("more", "2")
    assert panel.keys() == [f"f{n}" for n in range(50, 60)]
    await panel.pick("f57")
    assert await odd_world.moves() == ["far f57"]


async def test_options_with_hints_are_a_menu_that_says_each_once(odd_world: World) -> None:
    panel = await begin(odd_world, "hint")
    (menu,) = panel.menus()
    assert [option.value for option in menu.options] == ["red", "green", "blue"]
    assert all((option.description or "").startswith("A hint") for option in menu.options)
    assert "A hint" not in panel.words


async def test_a_move_that_cannot_be_undone_has_to_be_confirmed(odd_world: World) -> None:
    panel = await begin(odd_world)
    await panel.aside("resign")
    assert await odd_world.moves() == []
    assert "scores nothing" in panel.words
    assert "the game ends" in panel.words, "only one of two is left"
    assert panel.find("do").label.startswith("Do resign")
    await panel.press("do")
    assert await odd_world.moves() == ["resign"]


async def test_back_leads_to_the_step_before(odd_world: World) -> None:
    panel = await begin(odd_world)
    assert not panel.has("back")
    root = panel.keys()
    await panel.pick("far")
    await panel.press("more", "1")
    await panel.press("back")
    assert panel.keys() == root
    assert not panel.has("back")


# -- several options -----------------------------------------------------------------------------


async def test_several_options_are_chosen_in_one_menu(odd_world: World) -> None:
    panel = await begin(odd_world, "set")
    menu = panel.find("menu")
    assert (menu.min_values, menu.max_values) == (1, 3)
    await panel.choose("grey", "red")
    await panel.press("do")
    assert await odd_world.moves() == ["set red+grey"]


async def test_back_from_the_confirmation_keeps_what_was_chosen(odd_world: World) -> None:
    panel = await begin(odd_world, "set")
    await panel.choose("blue", "red")
    await panel.press("back")
    assert [o.value for o in panel.find("menu").options if o.default] == ["red", "blue"]
    await panel.press("enough")
    await panel.press("do")
    assert await odd_world.moves() == ["set red+blue"]


async def test_an_ordered_list_is_picked_one_by_one(odd_world: World) -> None:
    panel = await begin(odd_world, "line", "grey")
    assert "Chosen: grey" in panel.words
    assert not panel.has("enough")
    await panel.pick("red")
    assert not panel.offers("grey")
    await panel.press("enough")
    await panel.press("do")
    assert await odd_world.moves() == ["line grey+red"]


async def test_back_in_an_ordered_list_takes_back_the_last_pick(odd_world: World) -> None:
    panel = await begin(odd_world, "line", "grey", "red")
    await panel.press("back")
    assert panel.offers("red")
    assert not panel.offers("grey")
    await panel.pick("blue")
    await panel.press("enough")
    await panel.press("back")
    assert panel.has("enough")
    await panel.press("enough")
    await panel.press("do")
    assert await odd_world.moves() == ["line grey+blue"]


async def test_the_last_pick_ends_an_ordered_list_and_back_undoes_it(
    odd_world: World,
) -> None:
    panel = await begin(odd_world, "line", "grey", "red", "blue", "white")
    assert panel.has("do")
    await panel.press("back")
    assert panel.offers("white")
    await panel.pick("black")
    await panel.press("do")
    assert await odd_world.moves() == ["line grey+red+blue+black"]


async def test_more_options_than_a_menu_holds_are_picked_page_by_page(odd_world: World) -> None:
    panel = await begin(odd_world, "crowd", "c3")
    assert not panel.offers("c3")
    await panel.press("more", "1")
    await panel.pick("c39")
    await panel.press("enough")
    assert await odd_world.moves() == ["crowd c3+c39"]


async def test_a_list_can_be_left_empty(odd_world: World) -> None:
    panel = await begin(odd_world, "crowd")
    await panel.press("enough")
    assert await odd_world.moves() == ["crowd -"]


# -- amounts -------------------------------------------------------------------------------------


async def test_an_amount_among_few_is_a_button(odd_world: World) -> None:
    panel = await begin(odd_world, "few")
    assert panel.keys() == ["0", "1", "2", "3"]
    await panel.press("pick", "2")
    assert await odd_world.moves() == ["few 2"]


async def test_an_amount_among_some_is_in_a_menu(odd_world: World) -> None:
    panel = await begin(odd_world, "some")
    assert panel.keys() == [str(n) for n in range(1, 21)]
    await panel.pick("17")
    assert await odd_world.moves() == ["some 17"]


async def test_an_amount_among_many_is_typed(odd_world: World) -> None:
    panel = await begin(odd_world, "sum")
    assert panel.keys() == ["100", "5000"]
    await panel.fill({"amount": "1500"})
    await panel.press("do")
    assert await odd_world.moves() == ["sum 1500"]


@pytest.mark.parametrize("typed", ["1 500", "1,500", "1.500", "1’500", "1\u202f500", " 1500 "])
async def test_digits_can_be_grouped(odd_world: World, typed: str) -> None:
    panel = await begin(odd_world, "sum")
    await panel.fill({"amount": typed})
    await panel.press("do")
    assert await odd_world.moves() == ["sum 1500"]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("all", "is not a whole number"),
        ("-300", "is not a whole number"),
        ("1.5", "is not a whole number"),
        ("1e3", "is not a whole number"),
        ("🪙", "is not a whole number"),
        ("１５００", "is not a whole number"),
        ("30 40", "is not a whole number"),
        ("*_~", "is not a whole number"),
        ("999999999999", "from 100 to 5,000"),
        ("0", "from 100 to 5,000"),
        ("150", "steps of 100"),
        ("4000", "Forty is never right"),
    ],
)
async def test_a_wrong_amount_is_explained_and_kept(
    odd_world: World, typed: str, said: str
) -> None:
    panel = await begin(odd_world, "sum")
    await panel.fill({"amount": typed})
    assert "⛔" in panel.words
    assert said in panel.words
    assert await odd_world.moves() == []
    assert (await values(panel))["amount"] == typed
    await panel.fill({"amount": "300"})
    await panel.press("do")
    assert await odd_world.moves() == ["sum 300"]


async def test_a_refusal_on_the_panel_links_to_its_rule(odd_world: World) -> None:
    panel = await begin(odd_world, "sum")
    await panel.fill({"amount": "4000"})
    rule = RulePress("odd", "forty").encode()
    assert rule in [item.custom_id for item in presses(panel.message)]
    result = await panel.actor.click(panel.message, custom_id=rule)
    assert result.response.ephemeral
    assert result.response.id != panel.id


async def test_back_from_the_confirmation_keeps_the_amount(odd_world: World) -> None:
    panel = await begin(odd_world, "sum")
    await panel.fill({"amount": "1200"})
    await panel.press("back")
    assert (await values(panel))["amount"] == "1200"


# -- sealed windows and moves out of turn --------------------------------------------------------


async def test_a_sealed_window_is_answered_on_the_panel(odd_world: World) -> None:
    panel = await begin(odd_world, "seal")
    assert await odd_world.moves() == ["seal"]
    assert not panel.has("back"), "there is nothing but whispering to do, so that is not asked"
    await panel.fill({"amount": "12"})
    assert panel.keys() == ["note"]
    other = next(n for n in ("ann", "bob") if odd_world.person(n).id != panel.actor.id)
    second = await Panel.open(odd_world, other, TableNumber(1))
    await second.fill({"amount": "30"})
    assert (await odd_world.moves())[-1] == "close"
    thread = await odd_world.thread(TableNumber(1))
    said = [told(message) for message in thread.history(viewer=panel.actor)]
    assert any("The whispers come to 42." in line for line in said)


async def test_a_move_out_of_turn_is_made_on_the_panel(odd_world: World) -> None:
    panel = await begin(odd_world)
    other = next(n for n in ("ann", "bob") if odd_world.person(n).id != panel.actor.id)
    second = await Panel.open(odd_world, other, TableNumber(1))
    assert second.keys() == ["note"]
    await second.pick("note")
    await second.pick("7")
    assert await odd_world.moves() == ["note 7"]
    await panel.pick("few")
    assert "⏳" not in panel.words
