"""Cover Your Assets as people play it, above all challenges that two players answer out of turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.ids import TableNumber
from games.cover_your_assets.state import State
from tests.bot.flows.scenery import (
    board,
    called,
    close_messages,
    lay,
    lines_told,
    names_by_seat,
    sight,
)
from tests.bot.panels import Panel, said
from tests.bot.world import call_in, words
from tests.games.cover_your_assets.tables import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.bot.world import World

COGS = ["cogs.cover_your_assets", "cogs.tables", "cogs.me"]

ATTACKER, DEFENDER = 0, 2
HANDS = [
    "piano piano silver gold comics",
    "train jewels auto cabin plane",
    "piano piano piano silver train",
    "comics comics jewels auto scooter",
]
STACKS = [["train train"], ["auto auto"], ["jewels jewels", "piano piano"], []]
CHAIN = ["piano", "piano", "piano", "piano", "silver", "piano", "gold", "silver"]
"""Cards that attacker and defender play in turn, until each holds one card that does not fit."""

MOST_PRESSES = {
    "set piano-piano": 1,
    "set piano-silver": 1,
    "take piano": 1,
    "discard comics": 1,
    "challenge 3 piano": 1,
    "answer piano": 2,
    "give-up": 2,
}
"""Number of presses for each usual move once the panel is open; three at most."""


@pytest.fixture(autouse=True)
def _this_game_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.client.extensions", lambda: COGS)
    monkeypatch.setattr("bot.tables.lobbies.lobby.new_seed", lambda: bytes(range(32)))


async def sit(world: World, state: State) -> list[str]:
    """Opens table 1 in this state; returns the names by seat."""
    await world.start("cover-your-assets", "ann", "bob", "cat", "dan")
    await lay(world, TableNumber(1), state)
    return await names_by_seat(world, TableNumber(1))


def dealt(defender: str = HANDS[DEFENDER], **facts: Any) -> State:
    """Returns four hands, the first seat on turn, the third one's top set open to a challenge."""
    hands = [*HANDS[:DEFENDER], defender, *HANDS[DEFENDER + 1 :]]
    return Table(hands, STACKS, **facts).state


async def state_of(world: World) -> State:
    state = (await world.table(TableNumber(1))).state
    assert isinstance(state, State)
    return state


async def challenge(world: World, names: Sequence[str]) -> None:
    """Lets the first seat challenge the third."""
    panel = await Panel.open(world, names[ATTACKER], TableNumber(1))
    await panel.press_through("challenge 3 piano")


async def answer(world: World, name: str, card: str, way: int) -> None:
    """Answers by the panel in the thread, by the hand in the direct messages, or by command."""
    if way == 0:
        await (await Panel.open(world, name, TableNumber(1))).press_through(f"answer {card}")
    elif way == 1:
        await Panel.in_dm(world, name).press_through(f"answer {card}")
    else:
        thread = await world.thread(TableNumber(1))
        await world.person(name).slash(thread, "cover-your-assets answer", card=card)


async def told_since(world: World, before: list[str]) -> list[str]:
    return (await lines_told(world, TableNumber(1)))[len(before) :]


# -- the chain -----------------------------------------------------------------------------------


@pytest.mark.parametrize("restart_after", [None, 4])
async def test_c10_eight_cards_are_played_out_of_turn_while_others_wait(
    world: World, restart_after: int | None
) -> None:
    names = await sit(world, dealt())
    two = [names[ATTACKER], names[DEFENDER]]
    waiting = [name for name in names if name not in two]
    await challenge(world, names)
    for played, card in enumerate(CHAIN[1:], 1):
        if played == restart_after:
            opened = await Panel.open(world, two[played % 2], TableNumber(1))
            before = await lines_told(world, TableNumber(1)), sight(world, names[1])
            await world.restart()
            assert (await lines_told(world, TableNumber(1)), sight(world, names[1])) == before
            await opened.press_through(f"answer {card}")  # the panel from before still works
        else:
            await check_waiting(world, waiting[played % 2])
            lines = await lines_told(world, TableNumber(1))
            await answer(world, two[played % 2], card, played % 3)
            assert await told_since(world, lines)
            assert await called(world, TableNumber(1)) == [two[(played + 1) % 2]]
        contest = (await state_of(world)).contest
        assert contest is not None
        assert len(contest.cards) == played + 1
    state = await state_of(world)
    assert [len(hand) for hand in state.hands] == [1, 5, 1, 5]
    lines = await lines_told(world, TableNumber(1))
    attacker, defender = two
    await (await Panel.open(world, attacker, TableNumber(1))).press_through("give-up")  # C12, C13
    told = await told_since(world, lines)
    assert told[:2] == [
        f"{attacker} gives up.",
        f"{defender} keeps the set and gains all the cards {attacker} played.",
    ]
    state = await state_of(world)
    assert len(state.stacks[DEFENDER][-1].cards) == 2 + len(CHAIN)
    assert [len(hand) for hand in state.hands] == [5, 5, 5, 5]
    assert state.turn == 1


async def check_waiting(world: World, name: str) -> None:
    """Checks that a player who is not asked can only give an order, and is refused by a command."""
    panel = await Panel.open(world, name, TableNumber(1))
    assert panel.keys() == []
    plies = (await world.table(TableNumber(1))).row.plies
    thread, person = await world.thread(TableNumber(1)), world.person(name)
    result = await person.slash(thread, "cover-your-assets answer", card="silver")
    assert result.response.ephemeral
    assert "⛔" in said(result)
    assert (await world.table(TableNumber(1))).row.plies == plies


# -- the question --------------------------------------------------------------------------------

ASKABLE = [HANDS[DEFENDER], "comics train auto cabin plane", "silver gold silver gold silver"]
"""Hands of the defender: with several answers, with none, with nothing but jokers."""


async def test_c14_the_defender_is_asked_in_the_thread_and_by_direct_message(world: World) -> None:
    names = await sit(world, dealt())
    attacker, defender = names[ATTACKER], names[DEFENDER]
    lines = await lines_told(world, TableNumber(1))
    assert "has to answer" not in Panel.in_dm(world, defender).words
    await challenge(world, names)
    told = await told_since(world, lines)
    assert told[0] == f"{attacker} challenges {defender} for their top set with Piano."
    assert await called(world, TableNumber(1)) == [defender]
    assert f"{defender} has to answer {attacker}, or give up." in words(
        await board(world, TableNumber(1), names[1])
    )
    dm = Panel.in_dm(world, defender)
    assert f"{attacker} challenges you over Piano" in dm.words
    offered = dm.keys()
    assert sorted({key.split()[0] for key in offered}) == ["answer", "give-up"]


async def test_c14_the_question_is_the_same_for_every_hand(world: World) -> None:
    names = await sit(world, dealt())
    heard = []
    for hand in ASKABLE:
        await lay(world, TableNumber(1), dealt(hand))
        lines = await lines_told(world, TableNumber(1))
        await challenge(world, names)
        watcher = names[1]
        shown = await board(world, TableNumber(1), watcher)
        picture = world.env.backend.cdn.get(shown.attachments[0].url)
        dm = question(Panel.in_dm(world, names[DEFENDER]).words)
        other = (await Panel.open(world, watcher, TableNumber(1))).words
        mail = Panel.in_dm(world, watcher).words
        asked = call_in(shown), picture
        heard.append((await told_since(world, lines), *asked, dm, other, mail))
    assert heard[0] == heard[1] == heard[2]


def question(shown: str) -> str:
    """Returns the question on a panel, without the player's own cards."""
    (asked,) = [line for line in shown.split("\n") if "answer" in line]
    return asked


async def test_c14_a_defender_without_a_fitting_card_is_asked_and_gives_up(world: World) -> None:
    names = await sit(world, dealt(ASKABLE[1]))
    await challenge(world, names)
    panel = await Panel.open(world, names[DEFENDER], TableNumber(1))
    assert panel.has("do"), "giving up is all there is to do"
    lines = await lines_told(world, TableNumber(1))
    thread = await world.thread(TableNumber(1))
    await world.person(names[DEFENDER]).slash(thread, "cover-your-assets give-up")
    assert (await told_since(world, lines))[:2] == [
        f"{names[DEFENDER]} gives up.",
        f"{names[ATTACKER]} steals {names[DEFENDER]}’s set, with all the cards played.",
    ]


@pytest.mark.parametrize(("hand", "chain"), [("", []), ("piano", ["piano", "silver"])])
async def test_c10_an_empty_hand_loses_at_once(world: World, hand: str, chain: list[str]) -> None:
    names = await sit(world, dealt(hand, draws=0))
    two = [names[ATTACKER], names[DEFENDER]]
    lines = await lines_told(world, TableNumber(1))
    await challenge(world, names)
    for played, card in enumerate(chain, 1):
        await answer(world, two[played % 2], card, 0)
    told = await told_since(world, lines)
    lost = told.index(f"{two[1]} has no card left to answer with.")
    assert told[lost + 1] == f"{two[0]} steals {two[1]}’s set, with all the cards played."
    state = await state_of(world)
    assert state.contest is None
    assert len(state.stacks[ATTACKER][-1].cards) == 3 + len(chain)
    assert (await Panel.open(world, two[1], TableNumber(1))).keys() == []


# -- closed direct messages ----------------------------------------------------------------------


async def test_a_defender_with_closed_direct_messages_answers_in_the_thread(world: World) -> None:
    await world.sit("cover-your-assets", "ann", "bob", "cat", "dan")
    close_messages(world, "cat")
    await world.person("ann").slash(world.channel, "tables start", table=1)
    names = await names_by_seat(world, TableNumber(1))
    assert names[DEFENDER] == "cat"  # the seed seats cat there
    for _ in range(2):
        await lay(world, TableNumber(1), dealt())
        await challenge(world, names)
        assert await called(world, TableNumber(1)) == ["cat"]
        panel = await Panel.open(world, names[DEFENDER], TableNumber(1))
        assert "challenges you" in panel.words
        await panel.press_through("answer piano")
        await (await Panel.open(world, names[ATTACKER], TableNumber(1))).press_through("give-up")
    told = await lines_told(world, TableNumber(1))
    closed = [line for line in told if "closed" in line]
    assert len(closed) == 1
    assert closed[0].startswith("I cannot send direct messages to cat: they are closed.")
    assert list(world.person("cat").user.dm_channel.history()) == []


# -- presses -------------------------------------------------------------------------------------


async def test_usual_moves_take_few_presses(world: World) -> None:
    counted = {}
    names = await sit(world, dealt())
    for notation in MOST_PRESSES:
        await lay(world, TableNumber(1), dealt(discards="piano"))
        who = names[ATTACKER]
        if notation.split()[0] in ("answer", "give-up"):
            await challenge(world, names)
            who = names[DEFENDER]
        counted[notation] = await (await Panel.open(world, who, TableNumber(1))).press_through(
            notation
        )
    assert max(counted.values()) <= 3
    assert counted == MOST_PRESSES
