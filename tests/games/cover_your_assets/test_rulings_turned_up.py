"""Action cards turned up on neutral piles: C61 and C62."""

import pytest

from games.chance import Scripted, Seeded
from games.choosing import to_path
from games.cover_your_assets import GAME
from games.cover_your_assets.options import Options
from games.engine import HOUSE, Refused
from tests.games.cover_your_assets.tables import Table, cards, claiming, keys, two

STACKS = [["jewels jewels"], ["train train"]]

DEAL = "train piano plane " + "comics " * 6 + "jewels " * 6 + "auto"


def test_c61_an_action_card_turned_up_before_play_goes_back_and_the_next_is_turned() -> None:
    chance = Scripted(f"swap {DEAL}".split())
    state = GAME.deal(2, Options(new_cards="on"), chance).state
    assert keys([state.tops[0]]) == "train"
    assert state.buried[0] == tuple(cards("swap"))
    assert state.hidden == [9, 9, 9]
    assert chance.drawn == 17
    assert len(state.deck) == state.draws + 26


def test_c61_a_card_that_went_back_comes_up_again_from_that_pile() -> None:
    table = Table(
        ["piano comics", "comics"], [[], []], tops=["piano", "train", "plane"],
        discards="comics", hidden=[2, 3, 3], new_cards="on",
    )  # fmt: skip
    swap = cards("swap")[0]
    table.state.deck.remove(swap)
    table.state.buried[0] = (swap,)
    conserved = GAME.conserved(table.state)
    for draws in ("auto", "swap auto"):
        played = GAME.play(
            table.state, 0, to_path("claim piano 1"), Scripted(f"{draws}{' comics' * 5}".split())
        ).state
        assert keys([played.tops[0]]) == "auto"
        assert played.buried[0] == (swap,)
        assert GAME.conserved(played) == conserved


def test_c61_where_a_buried_card_lies_is_as_likely_as_any_other_place() -> None:
    table = Table(
        ["piano comics", "comics"], STACKS, tops=["piano", "train", "plane"],
        discards="comics", hidden=[4, 3, 3], new_cards="on",
    )  # fmt: skip
    for action in cards("swap swap move move"):
        table.state.deck.remove(action)
        table.state.deck.append(cards("scooter")[0])
    table.state.buried[0] = tuple(cards("swap"))
    table.state.deck.pop()
    table.play(0, "claim piano 1")
    path, times = to_path("give-up"), 0
    for number in range(200):
        seed = Seeded(number.to_bytes(32, "big"))
        times += b"turned-swap" in repr(GAME.play(table.state, 1, path, seed).events).encode()
    assert 30 <= times <= 70


def test_c61_a_pile_of_action_cards_alone_loses_the_unusable_one() -> None:
    table = Table(
        ["piano comics", "comics"], [[], []], tops=["piano", "train", "plane"],
        discards="comics", hidden=[2, 3, 3], new_cards="on",
    )  # fmt: skip
    table.play(0, "claim piano 1", draws="swap swap swap" + " comics" * 5)
    assert table.told() == ["claim", "buried", "dropped", "dropped"]
    assert keys(table.state.spent) == "swap swap"
    assert (table.state.tops[0], table.state.hidden[0]) == (-1, 0)


def test_c61_a_buried_card_is_still_in_its_pile_when_nothing_else_is_left() -> None:
    table = Table(
        ["piano comics", "comics"], [[], []], tops=["piano", "train", "plane"],
        discards="comics", hidden=[1, 0, 0], draws=0, new_cards="on",
    )  # fmt: skip
    # The one card of the pile is a Swap that went back; what would have lain there has left.
    swap = cards("swap")[0]
    left = list(table.state.left)
    left.remove(swap)
    table.state.left = (*left, *table.state.deck)
    table.state.deck, table.state.buried[0] = [], (swap,)
    table.play(0, "claim piano 1", draws="swap")
    assert keys(table.state.spent) == "swap"
    assert (table.state.tops[0], table.state.hidden[0], table.state.buried[0]) == (-1, 0, ())


def test_c62_swap_turned_up_in_play_applies_at_once_to_the_players_of_the_pile() -> None:
    table = two(["piano comics", "comics"], STACKS, "piano train plane", new_cards="on")
    table.play(0, "claim piano 1")
    table.play(1, "give-up", draws="swap auto" + " comics" * 5)
    assert table.stack(0) == ["jewels jewels", "train train"]
    assert table.stack(1) == ["piano piano"]
    assert keys([table.state.tops[0]]) == "auto"
    assert keys(table.state.spent) == "swap"


def test_c62_swap_needs_two_sets_else_it_is_buried_and_another_card_is_turned() -> None:
    table = two(["piano comics", "comics"], [[], []], "piano train plane", new_cards="on")
    table.play(0, "claim piano 1", draws="swap auto" + " comics" * 5)
    assert keys([table.state.tops[0]]) == "auto"
    assert table.state.buried[0] == tuple(cards("swap"))
    assert table.state.hidden[0] == 2
    assert table.stack(0) == ["piano piano"]


HIGH = [["jewels jewels", "auto auto"], ["train train", "plane plane"]]


def moving() -> Table:
    """Returns a Move card was turned up; both choose."""
    table = two(["piano comics", "comics"], HIGH, "piano train scooter", new_cards="on")
    table.play(0, "claim piano 1")
    table.play(1, "give-up", draws="move")
    return table


def test_c62_both_choose_in_secret_for_the_other_and_it_applies_at_once() -> None:
    table = moving()
    assert table.deciders == {0, 1}
    assert table.view(0).window == "move"
    table.play(0, "choose up")
    assert table.deciders == {1}
    assert table.stack(1) == HIGH[1]
    table.play(1, "choose down")
    assert table.deciders == {HOUSE}
    table.close(draws="auto" + " comics" * 5)
    assert table.stack(0) == ["piano piano", "jewels jewels", "auto auto"]
    assert table.stack(1) == ["plane plane", "train train"]
    assert keys(table.state.spent) == "move"
    assert keys([table.state.tops[0]]) == "auto"
    assert table.deciders == {1}


def test_c62_a_choice_shows_to_nobody_else_before_the_window_closes() -> None:
    table = moving()
    before = [table.view(seat) for seat in (None, 1)]
    table.play(0, "choose up")
    assert [table.view(seat) for seat in (None, 1)] == before
    assert table.events == ()
    own = table.view(0).moving
    assert own is not None
    assert own.own == "up"
    assert table.refuses(0, "choose down") == "C62"


def test_c62_nothing_else_goes_on_meanwhile_and_only_the_table_closes() -> None:
    table = moving()
    assert table.refuses(0, "discard comics") == "C62"
    assert table.refuses(0, "close") == "choices"
    for seat, path in ((HOUSE, "close"), (HOUSE, "choose up")):
        with pytest.raises(Refused):
            GAME.play(table.state, seat, to_path(path), Seeded(bytes(32)))
    assert GAME.fallback(table.view(0)) == ("choose", "down")


def test_c62_a_stack_under_two_sets_is_unaffected_and_its_opponent_is_not_asked() -> None:
    table = two(["piano comics", "comics"], STACKS, "piano train plane", new_cards="on")
    table.play(0, "claim piano 1")
    table.play(1, "give-up", draws="move")
    assert table.deciders == {1}
    assert table.refuses(0, "choose up") == "C62"
    table.play(1, "choose up")
    table.close(draws="auto" + " comics" * 5)
    assert table.stack(0) == ["piano piano", "jewels jewels"]
    assert table.stack(1) == ["train train"]


def test_c62_move_with_no_stack_to_move_is_out_of_the_game() -> None:
    table = two(["piano comics", "comics"], [[], []], "piano train plane", new_cards="on")
    table.play(0, "claim piano 1", draws="move auto" + " comics" * 5)
    assert keys(table.state.spent) == "move"
    assert table.told() == ["claim", "turned-idle"]


def test_c62_with_three_players_it_concerns_the_neighbours_of_the_pile() -> None:
    table = claiming(["jewels jewels"], ["train train"])
    table.play(0, "claim piano 1")
    table.play(1, "give-up", draws="swap auto" + " comics" * 4)
    assert table.stack(0) == ["jewels jewels", "train train"]
    assert table.stack(1) == ["piano piano"]
    assert table.stack(2) == ["cabin silver"]


def test_c62_the_turn_goes_on_after_it_with_a_second_action() -> None:
    table = two(
        ["piano comics", "comics"], HIGH, "piano train scooter", new_cards="on", two_actions="on"
    )
    table.play(0, "claim piano 1")
    table.play(1, "give-up", draws="move")
    table.play(1, "choose up")
    table.play(0, "choose up")
    table.close(draws="auto")
    assert (table.deciders, table.state.action) == ({0}, 2)


def test_c63_a_player_who_leaves_while_both_choose_chooses_nothing() -> None:
    table = claiming(["jewels jewels", "auto auto"], ["train train", "plane plane"])
    table.play(0, "claim piano 1")
    table.play(1, "give-up", draws="move")
    table.play(1, "resign")
    table.play(0, "choose down")
    table.close(draws="auto" + " comics" * 4)
    assert table.stack(0)[-1] == "piano piano"
    assert table.stack(1) == ["plane plane", "train train"]


def test_c63_a_player_who_has_left_is_not_asked_when_a_move_is_turned_up() -> None:
    table = claiming(["jewels jewels", "auto auto"], ["train train", "plane plane"])
    table.play(1, "resign")
    table.play(0, "claim piano 1", draws="move")
    assert table.deciders == {0}
    assert table.view(None).asked == (0,)
