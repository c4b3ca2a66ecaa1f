"""Forms in panels: their pages, mistakes in them, and that nothing typed is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.ui.panel.form_answers import page_label, token_words
from bot.ui.sheets import voice_of
from games.engine import AmountField, Form, text
from tests.bot.panels import as_typed
from tests.bot.ui.panel.stepping import begin, fields, values

if TYPE_CHECKING:
    from tests.bot.world import World

DEAL = {"low": "20", "high": "60", "a": "10", "b": "30", "c": "50"}
"""The first page of the odd game's form, filled in correctly."""


async def test_a_form_of_two_pages_is_filled_in_page_by_page(odd_world: World) -> None:
    panel = await begin(odd_world, "deal")
    assert [p.args[1] for p in panel.steps if p.step == "form"] == ["0", "1"]
    await panel.fill(DEAL)
    assert await odd_world.moves() == []
    whom = (await fields(panel, 1))["whom"]["options"][0]["value"]
    await panel.fill({"whom": whom, "mood": "sour", "d": "30"}, page=1)
    await panel.press("do")
    assert await odd_world.moves() == [
        f"deal low=20,high=60,a=10,b=30,c=50,whom={whom},mood=sour,d=30"
    ]


async def test_the_second_page_can_be_filled_in_first(odd_world: World) -> None:
    panel = await begin(odd_world, "deal")
    whom = (await fields(panel, 1))["whom"]["options"][0]["value"]
    await panel.fill({"whom": whom}, page=1)
    assert not panel.has("do")
    await panel.fill({"a": "100"})
    await panel.press("do")
    assert await odd_world.moves() == [f"deal a=100,whom={whom}"]


async def test_answers_are_shown_with_their_sum(odd_world: World) -> None:
    panel = await begin(odd_world, "deal")
    assert "Together" not in panel.words, "nothing has been given yet"
    await panel.fill(DEAL)
    assert "**60**" in panel.words
    assert "Together: 170 (from 50 to 900)" in panel.words


async def test_a_page_that_is_left_out_keeps_its_usual_values(odd_world: World) -> None:
    panel = await begin(odd_world, "deal")
    whom = (await fields(panel, 1))["whom"]["options"][0]["value"]
    await panel.fill({"whom": whom}, page=1)
    assert not panel.has("enough")  # the sum is too small
    await panel.fill({"whom": whom, "d": "100"}, page=1)
    await panel.press("enough")  # the answers are on the panel, so that counts
    assert await odd_world.moves() == [f"deal whom={whom},d=100"]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"b": "some"}, "“some” is not a whole number"),
        ({"b": "1.5"}, "“1.5” is not a whole number"),
        ({"b": "a=1,b=2"}, "is not a whole number"),
        ({"b": "💰"}, "is not a whole number"),
        ({"b": "-10"}, "is not a whole number"),
        ({"b": "310"}, "from 10 to 300"),
        ({"b": "15"}, "steps of 10"),
        ({"low": "70"}, "must be at least 70"),
    ],
)
async def test_a_wrong_answer_in_a_form_loses_nothing(
    odd_world: World, wrong: dict[str, str], said: str
) -> None:
    panel = await begin(odd_world, "deal")
    await panel.fill({**DEAL, **wrong})
    assert said in panel.words
    assert await values(panel) == {**DEAL, **wrong}


async def test_all_that_is_wrong_is_said_at_once_beside_its_field(odd_world: World) -> None:
    panel = await begin(odd_world, "deal")
    wrong = {"low": "20", "high": "x", "a": "999", "b": "15", "c": "50"}
    await panel.fill(wrong)
    lines = panel.words.splitlines()
    asked = next(n for n, line in enumerate(lines) if "What about deal" in line)
    said = [line for line in lines[asked:] if line.startswith(("⛔", "- "))]
    assert [line.split()[1].strip("*") for line in said] == ["low", "high", "a", "b", "c"]
    assert "“x” is not a whole number" in said[1]
    assert "999 is out of range: give 0, or from 10 to 300" in said[2], "it may be left out"
    assert "in steps of 10" in said[3]
    assert said[0].startswith("- ")
    assert said[4].startswith("- ")
    assert await values(panel) == wrong


async def test_the_bounds_of_a_field_name_what_may_be_given_besides(odd_world: World) -> None:
    panel = await begin(odd_world, "deal")
    form = await panel.press("form", "0")
    said = {f["component"]["custom_id"]: f["description"] for f in form.modal["components"]}
    assert said["a"] == "0, or from 10 to 300 in steps of 10."
    assert said["low"] == "From 10 to 500 in steps of 10.", "left out, it is 10"


async def test_a_wrong_total_is_reported_when_every_page_is_answered(odd_world: World) -> None:
    panel = await begin(odd_world, "deal")
    high = {"low": "500", "high": "500"}
    await panel.fill(high)
    assert "⛔" not in panel.words
    whom = (await fields(panel, 1))["whom"]["options"][0]["value"]
    await panel.fill({"whom": whom}, page=1)
    assert "That adds up to 1,000; it must be from 50 to 900" in panel.words
    assert (await values(panel))["low"] == "500"
    assert (await fields(panel, 1))["whom"]["options"][0]["default"]
    await panel.fill({"low": "100", "high": "100"})
    await panel.press("do")
    assert await odd_world.moves() == [f"deal low=100,high=100,whom={whom}"]


async def test_a_form_that_the_rules_refuse_keeps_its_values(odd_world: World) -> None:
    panel = await begin(odd_world, "deal")
    whom = (await fields(panel, 1))["whom"]["options"][0]["value"]
    await panel.fill({"whom": whom}, page=1)
    await panel.fill({**DEAL, "a": "40"})
    assert "Forty is never right" in panel.words
    assert await values(panel) == {**DEAL, "a": "40"}


async def test_back_from_the_confirmation_keeps_the_form(odd_world: World) -> None:
    panel = await begin(odd_world, "deal")
    whom = (await fields(panel, 1))["whom"]["options"][0]["value"]
    await panel.fill({"whom": whom}, page=1)
    await panel.fill(DEAL)
    await panel.press("back")
    assert await values(panel) == DEAL
    assert panel.find("enough").label.startswith("Do deal")
    await panel.press("enough")
    assert len(await odd_world.moves()) == 1


async def test_a_form_that_was_open_while_the_panel_went_on_is_not_lost(odd_world: World) -> None:
    panel = await begin(odd_world, "deal")
    form = await panel.press("form", "0")
    await panel.fill({"low": "30", "high": "30"})
    assert form.modal is not None
    await panel.actor.submit_modal(form, as_typed(form.modal, DEAL))
    assert "⏳" in panel.words
    assert await values(panel) == DEAL
    assert await odd_world.moves() == []


async def test_a_form_that_can_be_left_empty_takes_one_press(odd_world: World) -> None:
    panel = await begin(odd_world, "alms")
    assert panel.find("pick", "-").label.startswith("Do alms")
    await panel.fill({"a": "x"})
    assert not panel.has("pick", "-")
    await panel.press("back")
    await panel.pick("alms")
    await panel.press("pick", "-")
    assert await odd_world.moves() == ["alms -"]


@pytest.mark.parametrize(
    ("locale", "label", "nothing"),
    [("en", "Fill in: None …", "Nothing"), ("fr", "Remplir\u00a0: Aucun\u00a0…", "Rien")],
)
def test_a_page_with_one_field_names_it_once_and_an_empty_form_gives_nothing(
    locale: str, label: str, nothing: str
) -> None:
    names = [text("panel-fill")] * 5 + [text("panel-none")]
    form = Form(
        text("panel-choose"),
        tuple(AmountField(f"f{at}", name, 0, 9, 1) for at, name in enumerate(names)),
    )
    voice = voice_of(locale, ())
    assert page_label(form, 1, voice) == label
    assert token_words(form, "-", voice) == nothing
