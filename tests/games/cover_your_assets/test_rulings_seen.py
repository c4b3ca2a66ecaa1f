"""The cards and questions that others can see: C14, C25."""

import random
from typing import Any

import msgspec
import pytest

from games.chance import Seeded
from games.choosing import random_move
from games.cover_your_assets import GAME
from games.cover_your_assets.options import Options
from games.engine import CLOSE, HOUSE, LEAVE
from tests.games.cover_your_assets.tables import ON, Table, card_set

STACKS = [["cabin cabin", "train train", "piano gold"], ["auto auto"], [], []]


def test_c25_the_top_set_is_open_what_lies_under_it_is_covered_from_its_owner_too() -> None:
    table = Table(["comics", "jewels", "", ""], STACKS)
    for seat in (None, 0, 1):
        assert table.view(seat).stacks[0] == (None, None, card_set("piano gold"))
        assert table.view(seat).stacks[1] == (card_set("auto auto"),)


def test_c25_the_second_set_is_open_where_it_may_be_stolen() -> None:
    table = Table(["comics", "jewels", "", ""], STACKS, second_set="on")
    assert table.view(1).stacks[0] == (None, card_set("train train"), card_set("piano gold"))


def test_c25_open_memory_shows_every_set_and_every_discard() -> None:
    table = Table(["comics", "", "", ""], STACKS, memory="open", discards="jewels train cabin")
    assert [keys and keys.kind for keys in table.view().stacks[0]] == [9, 2, 1]
    assert len(table.view().discarded) == 3
    faithful = Table(["comics", "", "", ""], STACKS, discards="jewels train cabin")
    assert len(faithful.view().discarded) == 1
    assert faithful.view().discards == 3


def test_c25_counts_are_public_and_hands_are_not() -> None:
    table = Table(["comics gold", "jewels", "", ""], STACKS)
    view = table.view(1)
    assert view.hands == (2, 1, 0, 0)
    assert view.draws == table.state.draws
    assert view.hand == table.view(1).hand == (3,)
    assert table.view().hand == ()
    other = Table(["piano piano", "jewels", "", ""], STACKS)
    for seat in (None, 1, 2):
        assert other.view(seat) == table.view(seat)


def test_c25_all_stacks_lie_open_at_the_end() -> None:
    table = Table(["comics", "", "", ""], STACKS, draws=0)
    table.play(0, "discard comics")
    assert None not in table.view().stacks[0]
    assert table.view().places == (1, 2, 3, 3)


def test_c25_the_thread_is_told_of_no_card_but_the_board_shows_the_last_play() -> None:
    table = Table(["piano piano gold", "jewels", "", ""], STACKS)
    table.play(0, "set piano-piano")
    told = msgspec.json.encode([event.text for event in table.events])
    assert b"piano" not in told
    assert b"piano" in msgspec.json.encode([event.open for event in table.events])
    assert table.view(1).last[0].cards == (1, 1)
    table.play(1, "discard jewels")
    assert [line.what for line in table.view(2).last] == ["discard"]


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize(
    "options", [{}, ON, {**ON, "memory": "open"}], ids=["classic", "on", "open"]
)
def test_imagined_states_look_the_same_and_do_differ(seats: int, options: dict[str, Any]) -> None:
    rng, chance = random.Random(seats), Seeded(bytes([seats]) * 32)
    state = GAME.deal(seats, Options(**options), chance).state
    varied = 0
    while deciders := sorted(GAME.deciders(state)):
        for seat in (None, *range(seats)):
            seen = GAME.view(state, seat)
            imagined = GAME.imagine(seen, rng)
            assert GAME.view(imagined, seat) == seen
            assert GAME.conserved(imagined) == GAME.conserved(state)
            varied += imagined != state
        seat = deciders[0]
        path = CLOSE if seat == HOUSE else random_move(GAME, GAME.view(state, seat), rng)
        assert path is not None
        if path == LEAVE:
            path = GAME.fallback(GAME.view(state, seat))
        state = GAME.play(state, seat, path, chance).state
    assert varied > 20 * seats
