"""Presses that no client of Discord's sends: each gets one private sentence, and nothing moves."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import bot
from bot.ids import GuildId, TableNumber
from bot.ui.custom_ids import LoosePress, Press, RulePress
from tests.bot.panels import MENU, Panel, forge, forged_card, forged_press, said

if TYPE_CHECKING:
    from tests.bot.world import World

BOT = Path(bot.__file__).parent
UNKNOWN = "That button no longer works"
OLD = "That button is out of date"


async def begin(world: World) -> Panel:
    """Returns the panel of the player to act at table 1; table 2 is other people's and has not
    begun.
    """
    number = await world.start("odd", "ann", "bob")
    await world.sit("odd", "cyd")
    return await Panel.open(world, await world.to_act(number), number)


def name_of(world: World, panel: Panel) -> str:
    return next(name for name, member in world.people.items() if member.id == panel.actor.id)


async def nothing_moved(world: World) -> bool:
    first, second = await world.table(TableNumber(1)), await world.table(TableNumber(2))
    return first.row.plies == 0 and len(second.seats) == 1 and second.row.phase == "lobby"


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "t1",
        "t1:",
        "t1:1:0",
        "t1:1:0:",
        "t1:x:0:open",
        "t1:-1:0:open",
        "t1:1:-1:open",
        "t1:1:²:open",
        "t1:1:1e9:open",
        "t1:9999999999999999999999:0:open",
        "t1:1:0:fly",
        "t1:1:0:OPEN",
        "t2:1:0:open",
        "r3:odd:forty",
        "r1:odd",
        "r1:odd:forty:x",
        "h1:odd:0",
        "h1:odd:0:",
        "h1:slush-fund:3:own",
        "h1:slush-fund:-1:own",
        "h1::0:",
        "t1:1:0:pick." + "x" * 100,
        "drop table seat",
        "🧨",
        None,
        7,
    ],
    ids=str,
)
async def test_a_custom_id_that_is_not_ours_is_refused(odd_world: World, custom_id: Any) -> None:
    await begin(odd_world)
    assert UNKNOWN in await forged_press(odd_world, "ann", TableNumber(1), custom_id)
    assert await nothing_moved(odd_world)


@pytest.mark.parametrize(
    ("custom_id", "expected"),
    [
        ("t1:77:0:open", "There is no table 77."),
        ("t1:77:0:join", "There is no table 77."),
        ("t1:999999999999999999:0:join", "There is no table 999999999999999999."),
        ("t1:2:0:open", "The game has not begun yet."),
        ("t1:2:0:pick.x.few", "The game has not begun yet."),
        ("t1:2:0:start", "Only the table’s host"),
        ("t1:2:0:options", "Only the table’s host"),
        ("t1:2:0:option.mood", "Only the table’s host"),
        ("t1:2:0:leave", "You are not at table 2."),
        ("t1:2:0:record", "You can see that once the game is over"),
        ("t1:1:0:record", "You can see that once the game is over"),
        ("t1:2:0:look", "The game has not begun yet."),
        ("t1:1:0:join", "The game has begun"),
        ("t1:1:0:start", "The game has begun"),
        ("t1:1:0:leave", "The game has begun"),
        ("t1:1:0:option.mood", "The game has begun"),
        ("t1:1:0:pick", OLD),
        ("t1:1:0:pick.x", OLD),
        ("t1:1:5:do.36e9d246", OLD),
        ("t1:1:0:answer.00000000.0", OLD),
    ],
)
async def test_a_step_that_does_not_apply_is_refused(
    odd_world: World, custom_id: str, expected: str
) -> None:
    panel = await begin(odd_world)
    name = name_of(odd_world, panel)
    assert expected in await forged_press(odd_world, name, TableNumber(1), custom_id)
    assert await nothing_moved(odd_world)


@pytest.mark.parametrize(
    ("step", "args"),
    [
        ("pick", ("resign.now",)),
        ("pick", ("whisper",)),
        ("pick", ("few 9",)),
        ("pick", ("few 1 2",)),
        ("pick", ("",)),
        ("pick", ("close",)),
        ("pick", ("skip",)),
        ("menu", ("0",)),
        ("menu", ("99",)),
    ],
)
async def test_a_token_that_is_not_offered_is_refused(
    odd_world: World, step: str, args: tuple[str, ...]
) -> None:
    panel = await begin(odd_world)
    mark = panel.find("menu").custom_id.split(".")[1]
    custom_id = Press(TableNumber(1), 0, step, (mark, *args)).encode()
    data = {"custom_id": custom_id, "values": ["nonsense"]}
    result = await forge(odd_world, name_of(odd_world, panel), panel.place, panel.message, data)
    assert "⛔" in said(result) + panel.words or args == ("",)
    assert await nothing_moved(odd_world)


async def test_a_step_without_a_meaning_here_does_nothing(odd_world: World) -> None:
    """The marks are right, but there are no such forms, ends and pages."""
    panel = await begin(odd_world)
    mark = panel.find("menu").custom_id.split(".")[1]
    for step, *args in (("do",), ("enough",), ("form", "0"), ("answer", "0"), ("more", "9" * 15)):
        custom_id = Press(TableNumber(1), 0, step, (mark, *args)).encode()
        name = name_of(odd_world, panel)
        await forge(odd_world, name, panel.place, panel.message, {"custom_id": custom_id})
        assert panel.offers("few"), step
    await panel.pick("sum")
    page = Press(
        TableNumber(1), 0, "form", (panel.find("form").custom_id.split(".")[1], "7")
    ).encode()
    await forge(odd_world, name, panel.place, panel.message, {"custom_id": page})
    assert OLD in panel.words
    assert await nothing_moved(odd_world)


@pytest.mark.parametrize(
    "values", [["red", "red"], ["red", "x"], ["red+blue"], [], "red", None, [["red"]], [{}], [7]]
)
async def test_values_that_a_menu_does_not_have_are_refused(odd_world: World, values: Any) -> None:
    panel = await begin(odd_world)
    await panel.pick("set")
    data = {"custom_id": panel.find("menu").custom_id, "values": values, "component_type": 3}
    await forge(odd_world, name_of(odd_world, panel), panel.place, panel.message, data)
    assert await nothing_moved(odd_world)


@pytest.mark.parametrize("key", ["x", "red+blue", "red", ""])
async def test_a_list_picked_one_by_one_accepts_only_offered_options(
    odd_world: World, key: str
) -> None:
    panel = await begin(odd_world)
    await panel.pick("line")
    await panel.pick("red")
    mark = panel.find("menu").custom_id.split(".")[1]
    custom_id = Press(TableNumber(1), 0, "pick", (mark, key)).encode()
    data = {"custom_id": custom_id}
    await forge(odd_world, name_of(odd_world, panel), panel.place, panel.message, data)
    assert "Chosen: red" in panel.words
    await panel.renew()
    assert panel.offers("blue")


@pytest.mark.parametrize(
    "components",
    [
        None,
        "x",
        [],
        [None],
        [{}],
        [{"component": None}],
        [{"component": {"custom_id": "low"}}],
        [{"component": {"custom_id": "low", "value": None}}],
        [{"component": {"custom_id": "low", "value": ["1"]}}],
        [{"component": {"custom_id": 3, "value": "1"}}],
        [{"component": {"custom_id": "evil", "value": "1"}}],
        [{"component": {"custom_id": "low", "value": "9" * 4000}}],
        [{"component": {"custom_id": "low", "value": "a=1,b=2&c=3+4"}}],
        [{"component": {"custom_id": "whom", "values": ["7"]}}],
    ],
    ids=lambda part: str(part)[:40],
)
async def test_forms_of_any_shape_do_no_harm(odd_world: World, components: Any) -> None:
    panel = await begin(odd_world)
    await panel.pick("deal")
    mark = panel.find("form").custom_id.split(".")[1]
    data = {
        "custom_id": Press(TableNumber(1), 0, "answer", (mark, "0")).encode(),
        "components": components,
    }
    name = name_of(odd_world, panel)
    await forge(odd_world, name, panel.place, panel.message, data, form=True)
    assert await nothing_moved(odd_world)
    await panel.renew()
    assert panel.has("form", "0")


async def test_nobody_can_make_another_player_leave(odd_world: World) -> None:
    """Others send the presses with which Ann would leave, and these count for the sender, if at
    all.
    """
    panel = await begin(odd_world)
    other = next(n for n in ("ann", "bob") if odd_world.person(n).id != panel.actor.id)
    await panel.press("table")
    leave = panel.find("aside", "resign").custom_id
    assert "You are not at table 1." in await forged_press(odd_world, "eve", TableNumber(1), leave)
    await forged_press(odd_world, other, TableNumber(1), leave)
    assert await nothing_moved(odd_world)
    await panel.press("aside", "resign")
    do = panel.find("do").custom_id
    assert "You are not at table 1." in await forged_press(odd_world, "eve", TableNumber(1), do)
    assert await nothing_moved(odd_world)


async def test_leaving_needs_its_confirmation_even_when_forged(odd_world: World) -> None:
    panel = await begin(odd_world)
    await panel.press("table")
    leave = panel.find("aside", "resign").custom_id
    name = name_of(odd_world, panel)
    await forge(odd_world, name, panel.place, panel.message, {"custom_id": leave})
    assert panel.has("do")
    assert await nothing_moved(odd_world)


async def test_a_token_of_another_table_is_refused(odd_world: World) -> None:
    """A press from the player's own panel at table 3 is aimed at table 1."""
    panel = await begin(odd_world)
    number = await odd_world.start("odd", "dan", "eve")
    theirs = await Panel.open(odd_world, await odd_world.to_act(number), number)
    foreign = theirs.find("menu").custom_id.replace(f"t1:{number}:", "t1:1:")
    name = name_of(odd_world, theirs)
    assert "You are not at table 1." in await forged_press(odd_world, name, TableNumber(1), foreign)
    assert await nothing_moved(odd_world)
    assert panel.offers("few")


async def test_a_table_that_somebody_cannot_see_is_unknown(odd_world: World) -> None:
    hidden = odd_world.hidden_channel("ann", "bob")
    await odd_world.sit("odd", "dan")  # table 1 has something that Eve can press
    ann = odd_world.person("ann")
    await ann.slash(hidden, "odd new")
    for step in ("join", "look", "watch", "record"):
        words = await forged_card(
            odd_world, "eve", TableNumber(1), Press(TableNumber(2), 0, step).encode()
        )
        assert "There is no table 2." in words, step
    assert len((await odd_world.table(TableNumber(2))).seats) == 1


FORGED: list[Any] = [["-1"], ["nonsense"], ["x" * 100], ["9" * 6_000], [""], [None], [], None]


@pytest.mark.parametrize("values", FORGED, ids=lambda values: str(values)[:20])
async def test_f9_no_menu_accepts_a_value_that_it_did_not_offer(
    odd_world: World, values: Any
) -> None:
    """Every step is sent with made-up values. The person is told or shown something, and nothing is
    stored.
    """
    panel = await begin(odd_world)
    name, router = name_of(odd_world, panel), odd_world.client.router
    before = await everything(odd_world, name)
    pressed = [
        Press(TableNumber(1), 0, step, args).encode()
        for step in router.steps
        for args in ((), ("x",))
    ]
    pressed += [LoosePress(step).encode() for step in router.loose if step not in WITHOUT_MENU]
    pressed += [RulePress("odd", "menu-0", turning=True).encode()]
    for custom_id in pressed:
        data = {"custom_id": custom_id, "values": values, "component_type": MENU}
        result = await forge(odd_world, name, panel.place, panel.message, data)
        answered = result.response is not None or panel.words
        assert answered, custom_id
        assert await everything(odd_world, name) == before, custom_id


WITHOUT_MENU = ("me.delete", "me.vacation-off")
"""Buttons that do something for any person who presses them, whatever comes with the press."""


async def everything(world: World, name: str) -> Any:
    """Returns everything that menus could change: the tables, the server and the person."""
    person = world.person(name).id
    return await world.services.store.read(
        lambda tx: (
            tx.table(TableNumber(1)),
            tx.table(TableNumber(2)),
            tx.guild(GuildId(world.guild.id)),
            tx.person(person),
        )
    )


def test_f9_chosen_values_are_read_in_one_place() -> None:
    """A menu's values reach only the check whether they were offered, and a form's are checked with
    the form.
    """
    reading = {
        file.relative_to(BOT).as_posix()
        for file in BOT.rglob("*.py")
        if '"values"' in file.read_text("utf-8") and "loopback" not in file.parts
    }
    assert reading == {"bounds.py", "ui/chosen.py", "ui/panel/forms.py"}
