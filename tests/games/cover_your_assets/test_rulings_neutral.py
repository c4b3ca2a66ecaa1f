"""Two and three players: C50 to C62."""

from typing import Any

import pytest

from games.chance import Scripted, Seeded
from games.choosing import to_path
from games.cover_your_assets import GAME
from games.cover_your_assets.material import deck
from games.cover_your_assets.state import Options
from games.engine import HOUSE, Refused
from tests.games.cover_your_assets.tables import Table, cards, keys


def two(hands: list[str], stacks: list[list[str]], tops: str, **options: Any) -> Table:
    """Two players; their deck has no cabin."""
    return Table(hands, stacks, tops=tops.split(), discards="comics", hidden=[3, 3, 3], **options)


STACKS = [["jewels jewels"], ["train train"]]


def test_c50_two_players_take_out_11_cards_and_lay_out_three_piles() -> None:
    cut = deck(2, advanced=False)
    assert len(cut) == 93
    assert [cut.count(card) for card in cards("cabin silver gold")] == [0, 6, 3]
    state = GAME.deal(2, Options(), Seeded(bytes(32))).state
    assert [len(hand) for hand in state.hands] == [6, 6]
    assert state.hidden == [9, 9, 9]
    assert all(top >= 0 for top in state.tops)
    assert (state.draws, len(state.discards)) == (50, 1)


def test_c51_two_players_draw_up_to_six() -> None:
    table = two(["scooter scooter", "comics"], STACKS, "piano piano auto")
    table.play(0, "set scooter-scooter")
    assert len(table.state.hands[0]) == 6


def test_c52_the_first_example_two_scooters_and_a_train() -> None:
    table = two(["scooter comics", "jewels"], [[], []], "scooter scooter train")
    table.play(0, "claim scooter 1-2", draws="auto plane comics comics comics comics comics")
    assert table.stack(0) == ["scooter scooter scooter"]
    assert keys(table.state.tops) == "train plane auto"


def test_c52_the_second_example_one_jewel_with_two_jokers_is_snatched() -> None:
    table = two(["jewels comics", "jewels"], STACKS, "plane gold silver")
    table.play(0, "claim jewels 2-3")
    table.play(1, "answer jewels")
    table.play(0, "give-up")
    assert table.stack(1) == ["train train", "jewels jewels silver gold"]
    assert table.told()[:2] == ["gives-up", "snatched"]


def test_c52_a_joker_from_the_hand_joins_equal_neutral_assets() -> None:
    table = two(["gold comics", "jewels"], [[], []], "piano piano silver")
    table.play(0, "claim gold 1-2-3")
    assert table.stack(0) == ["piano piano silver gold"]


@pytest.mark.parametrize(
    "move", ["claim gold 1-2", "claim gold 3", "claim piano 2", "claim piano 1-2"]
)
def test_c52_everything_must_fit_one_asset_and_one_asset_there_must_be(move: str) -> None:
    table = two(["gold piano", "jewels"], [[], []], "piano train silver")
    assert table.refuses(0, move) == "C52"


def test_c53_a_claim_is_the_action_of_the_turn() -> None:
    table = two(["piano comics", "jewels"], [[], []], "piano train silver")
    table.play(0, "claim piano 1")
    assert table.deciders == {1}
    assert table.state.turn == 1


def test_c54_the_opponent_is_asked_once_and_silence_lets_it_pass() -> None:
    table = two(["piano comics", "jewels"], STACKS, "piano train silver")
    table.play(0, "claim piano 1")
    assert table.deciders == {1}
    assert GAME.fallback(table.view(1)) == ("give-up",)
    assert table.refuses(1, "answer jewels") == "C11"
    table.play(1, "give-up")
    assert table.stack(0) == ["jewels jewels", "piano piano"]
    assert table.told()[:2] == ["lets-pass", "claimed"]


def test_c55_who_has_no_set_is_not_asked() -> None:
    table = two(["piano comics", "piano"], [["jewels jewels"], []], "piano train silver")
    table.play(0, "claim piano 1")
    assert table.stack(0) == ["jewels jewels", "piano piano"]


def test_c55_who_has_no_card_is_not_asked() -> None:
    table = Table(
        ["piano comics", ""], STACKS, tops=["piano", "train", "silver"], discards="comics",
        hidden=[1, 1, 1], draws=0,
    )  # fmt: skip
    table.play(0, "claim piano 1")
    assert table.stack(0) == ["jewels jewels", "piano piano"]


def test_c56_the_very_first_set_of_the_claimer_can_be_contested() -> None:
    table = two(["piano comics", "piano"], [[], ["train train"]], "piano train silver")
    table.play(0, "claim piano 1")
    table.play(1, "answer piano")
    table.play(0, "give-up")
    assert table.stack(0) == []
    assert table.stack(1) == ["train train", "piano piano piano"]
    assert table.refuses(0, "challenge 2 piano") == "turn"


def test_c57_after_a_contest_piles_are_turned_then_the_active_player_draws_first() -> None:
    table = two(["piano comics", "gold jewels"], STACKS, "piano train silver")
    table.play(0, "claim piano 1")
    table.play(1, "answer gold")
    table.play(0, "give-up", draws="plane " + "auto " * 5 + "comics " * 5)
    assert keys([table.state.tops[0]]) == "plane"
    assert table.hand(0) == "comics auto auto auto auto auto"
    assert table.hand(1) == "comics comics comics comics comics jewels"


def test_c57_the_claimer_may_answer_the_contest() -> None:
    table = two(["piano silver", "gold jewels"], STACKS, "piano train silver")
    table.play(0, "claim piano 1")
    table.play(1, "answer gold")
    table.play(0, "answer silver")
    table.play(1, "give-up")
    assert table.stack(0)[-1] == "piano piano silver gold"


def test_c58_an_empty_pile_stays_empty() -> None:
    table = Table(
        ["piano comics", "comics"], [[], []], tops=["piano", "", "silver"], discards="comics",
        hidden=[0, 0, 3],
    )  # fmt: skip
    assert table.refuses(0, "claim piano 2") == "C58"
    table.play(0, "claim piano 1")
    assert table.state.tops[0] == -1


def test_c59_neutral_cards_count_for_nobody_and_do_not_prolong_the_round() -> None:
    table = Table(
        ["piano", ""], STACKS, tops=["piano", "train", "silver"], discards="comics",
        hidden=[2, 2, 2], draws=0,
    )  # fmt: skip
    table.play(0, "discard piano")
    ended = GAME.result(table.state)
    assert ended is not None
    assert ended.scores == (20, 10)


def test_c60_three_players_use_all_cards_and_a_pile_between_neighbours() -> None:
    state = GAME.deal(3, Options(), Seeded(bytes(32))).state
    assert len(GAME.conserved(state)) == 104  # type: ignore[arg-type]  # a tuple of cards
    assert [len(hand) for hand in state.hands] == [5, 5, 5]
    assert (state.hidden, state.draws) == ([9, 9, 9], 58)
    advanced = GAME.deal(3, Options(new_cards="on"), Seeded(bytes(32))).state
    assert len(GAME.conserved(advanced)) == 110  # type: ignore[arg-type]  # a tuple of cards


def three(hands: list[str], stacks: list[list[str]], tops: str) -> Table:
    return Table(hands, stacks, tops=tops.split(), hidden=[3, 3, 3])


def test_c60_one_card_from_the_left_or_the_right_pile() -> None:
    table = three(["piano comics", "comics", "comics"], [[], [], []], "piano piano piano")
    assert table.refuses(0, "claim piano 2") == "C60"
    assert table.refuses(0, "claim piano 1-3") == "C60"
    table.play(0, "claim piano 3")
    assert table.stack(0) == ["piano piano"]


@pytest.mark.parametrize(("pile", "neighbour", "third"), [(1, 1, 2), (3, 2, 1)])
def test_c60_only_the_other_neighbour_of_the_pile_may_contest(
    pile: int, neighbour: int, third: int
) -> None:
    stacks = [["jewels jewels"], ["train train"], ["auto auto"]]
    table = three(["piano comics", "piano", "piano"], stacks, "piano comics piano")
    table.play(0, f"claim piano {pile}")
    assert table.deciders == {neighbour}
    assert table.refuses(third, "answer piano") == "C17"
    table.play(neighbour, "answer piano")
    table.play(0, "give-up")
    assert table.stack(neighbour)[-1] == "piano piano piano"


def test_c60_ordinary_challenges_go_against_anyone() -> None:
    stacks = [["jewels jewels"], ["train train", "piano piano"], ["auto auto", "piano silver"]]
    for whom in (2, 3):
        table = three(["piano comics", "comics", "comics"], stacks, "plane plane plane")
        table.play(0, f"challenge {whom} piano")
        assert table.deciders == {whom - 1}


def test_four_players_have_no_neutral_piles() -> None:
    table = Table(["piano", "", "", ""])
    assert table.state.tops == []
    assert table.refuses(0, "claim piano 1") == "C52"


# -- Action cards on neutral piles ---------------------------------------------------------------

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
    """A Move card was turned up; both choose."""
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
    assert table.refuses(0, "close") == "turn"
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
    stacks = [["jewels jewels"], ["train train"], ["cabin silver"]]
    table = Table(
        ["piano comics", "comics", "comics"], stacks, tops=["piano", "train", "plane"],
        hidden=[3, 3, 3], new_cards="on",
    )  # fmt: skip
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


def test_c63_who_leaves_while_both_choose_chooses_nothing() -> None:
    stacks = [["jewels jewels", "auto auto"], ["train train", "plane plane"], ["cabin silver"]]
    table = Table(
        ["piano comics", "comics", "comics"], stacks, tops=["piano", "train", "plane"],
        hidden=[3, 3, 3], new_cards="on",
    )  # fmt: skip
    table.play(0, "claim piano 1")
    table.play(1, "give-up", draws="move")
    table.play(1, "resign")
    table.play(0, "choose down")
    table.close(draws="auto" + " comics" * 4)
    assert table.stack(0)[-1] == "piano piano"
    assert table.stack(1) == ["plane plane", "train train"]


def test_c63_a_claimer_who_leaves_before_it_is_contested_keeps_the_set() -> None:
    table = three(
        ["piano comics", "piano", "comics"],
        [["jewels jewels"], ["train train"], []],
        "piano comics plane",
    )
    table.play(0, "claim piano 1")
    table.play(0, "resign")
    assert table.stack(0) == ["jewels jewels", "piano piano"]
    assert table.deciders == {1}
