"""Two and three players: C50 to C62."""

import pytest

from games.chance import Seeded
from games.cover_your_assets import GAME
from games.cover_your_assets.material import deck
from games.cover_your_assets.options import Options
from tests.games.cover_your_assets.tables import Table, cards, keys, three, two

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


def test_c52_the_top_of_a_pile_lies_in_a_claim_once() -> None:
    table = two(["piano silver", "gold jewels"], STACKS, "piano train silver")
    assert table.refuses(0, "claim piano 1-1") == "choices"
    assert table.refuses(0, "claim piano 1-3-3") == "choices"
    table.play(0, "claim piano 1-3")


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


def test_c55_a_player_who_has_no_set_is_not_asked() -> None:
    table = two(["piano comics", "piano"], [["jewels jewels"], []], "piano train silver")
    table.play(0, "claim piano 1")
    assert table.stack(0) == ["jewels jewels", "piano piano"]


def test_c55_a_player_who_has_no_card_is_not_asked() -> None:
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
