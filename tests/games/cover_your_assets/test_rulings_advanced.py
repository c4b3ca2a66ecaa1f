"""Advanced rules: C30 to C46."""

import pytest

from games.cover_your_assets import GAME
from games.cover_your_assets.options import Options
from games.cover_your_assets.state import hand_size
from tests.games.cover_your_assets.tables import ON, Table, keys

PIANOS = [["cabin cabin"], ["train train", "piano silver"], [], []]
THREE_HIGH = [["cabin cabin"], ["train train", "piano silver", "auto auto"], [], []]


def test_c30_the_switches_are_four_and_off_by_default() -> None:
    options = Options()
    assert [options.six_cards, options.two_actions, options.new_cards, options.second_set] == [
        "off", "off", "off", "off",
    ]  # fmt: skip


def test_c30_six_cards() -> None:
    assert hand_size(Options(), 4) == 5
    assert hand_size(Options(six_cards="on"), 4) == 6


def test_c30_without_new_cards_nothing_new_may_be_done() -> None:
    table = Table(
        ["piano", "comics", "", ""], [["piano piano", "piano piano"], ["train train"], [], []]
    )
    for move in ("improve piano", "swap 2", "move 1-down"):
        assert table.refuses(0, move) == "C30"


def test_c30_without_the_switch_the_second_set_is_safe() -> None:
    table = Table(["piano piano", "comics", "", ""], THREE_HIGH)
    assert table.refuses(0, "challenge 2-second piano-piano") == "C30"


# -- two actions ---------------------------------------------------------------------------------


def test_c31_cards_are_drawn_between_the_actions_after_a_discard_only() -> None:
    table = Table(["piano piano comics", "jewels", "", ""], two_actions="on")
    table.play(0, "set piano-piano")
    assert (table.hand(0), table.deciders) == ("comics", {0})
    table.play(0, "discard comics", draws="train train train train train")
    assert table.deciders == {1}
    other = Table(["piano piano comics", "jewels", "", ""], two_actions="on")
    other.play(0, "discard comics", draws="train train train")
    assert (other.hand(0), other.deciders) == ("piano piano train train train", {0})


def test_c31_defenders_draw_at_the_end_of_the_turn_in_the_order_they_were_challenged() -> None:
    stacks = [["cabin cabin"], ["train train", "piano piano"], ["jewels jewels", "auto auto"], []]
    hands = ["auto piano comics", "piano comics", "auto comics", ""]
    table = Table(hands, stacks, two_actions="on", draws=8)
    table.play(0, "challenge 3 auto")
    table.play(2, "answer auto")
    table.play(0, "give-up")
    assert table.deciders == {0}
    assert table.hand(2) == "comics"
    table.play(0, "challenge 2 piano")
    table.play(1, "answer piano")
    table.play(0, "give-up")
    assert [len(hand) for hand in table.state.hands] == [5, 1, 5, 0]


def test_c32_the_second_action_is_optional_the_first_is_not() -> None:
    table = Table(["piano piano comics", "jewels", "", ""], two_actions="on")
    assert table.refuses(0, "pass") == "C32"
    table.play(0, "set piano-piano")
    assert "pass" in table.offers(0)
    table.play(0, "pass")
    assert table.deciders == {1}
    assert GAME.fallback(table.view(1)) == ("discard", "jewels")


def test_c32_without_cards_there_is_no_second_action() -> None:
    table = Table(["piano piano", "jewels", "", ""], two_actions="on", draws=0)
    table.play(0, "set piano-piano")
    assert table.deciders == {1}


def test_c33_a_player_who_lost_a_challenge_may_not_challenge_that_player_again_this_turn() -> None:
    stacks = [["cabin cabin"], ["train train", "piano piano"], ["jewels jewels", "piano piano"], []]
    hands = ["piano piano comics", "piano comics", "comics", ""]
    table = Table(hands, stacks, two_actions="on")
    table.play(0, "challenge 2 piano")
    table.play(1, "answer piano")
    table.play(0, "give-up")
    assert table.refuses(0, "challenge 2 piano") == "C33"
    table.play(0, "challenge 3 piano")
    table.play(2, "give-up")
    assert table.stack(0)[-1] == "piano piano piano"
    assert table.state.barred == ()


def test_c33_a_player_who_won_may_challenge_the_same_player_again() -> None:
    stacks = [["cabin cabin"], ["train train", "piano piano", "auto auto"], [], []]
    table = Table(["piano auto comics", "comics", "comics", ""], stacks, two_actions="on")
    table.play(0, "challenge 2 auto")
    table.play(1, "give-up")
    table.play(0, "challenge 2 piano")
    assert table.deciders == {1}


# -- improving -----------------------------------------------------------------------------------


def test_c34_a_matching_asset_improves_the_top_set_even_a_protected_one() -> None:
    table = Table(["piano comics", "jewels", "", ""], [["piano gold"], [], [], []], new_cards="on")
    table.play(0, "improve piano")
    assert table.stack(0) == ["piano piano gold"]
    assert table.told() == ["improve"]


@pytest.mark.parametrize("card", ["gold", "comics", "penny", "swap"])
def test_c34_no_joker_and_no_other_asset_improves(card: str) -> None:
    table = Table(
        [f"piano {card}", "", "", ""], [["train train", "piano piano"], [], [], []], new_cards="on"
    )
    assert table.refuses(0, f"improve {card}") == "C34"


def test_c34_without_a_set_there_is_nothing_to_improve() -> None:
    table = Table(["piano", "", "", ""], new_cards="on")
    assert table.refuses(0, "improve piano") == "C34"


# -- the second set ------------------------------------------------------------------------------


def test_c35_a_second_set_can_be_stolen_from_a_stack_of_three_only() -> None:
    table = Table(["piano piano train train", "comics", "", ""], PIANOS, second_set="on")
    assert table.refuses(0, "challenge 2-second train-train") == "C35"
    higher = Table(["piano piano", "comics", "", ""], THREE_HIGH, second_set="on")
    higher.play(0, "challenge 2-second piano-piano")
    assert higher.deciders == {1}


@pytest.mark.parametrize(
    "price", ["piano-piano", "silver-gold", "silver-silver", "piano-gold", "penny"]
)
def test_c36_the_second_set_costs_two_cards_or_penny_jar(price: str) -> None:
    hands = ["piano piano silver silver gold penny", "comics", "", ""]
    table = Table(hands, THREE_HIGH, second_set="on", new_cards="on")
    table.play(0, f"challenge 2-second {price}")
    assert table.state.contest is not None


@pytest.mark.parametrize("price", ["piano", "gold", "auto-auto", "piano-penny", "penny-penny"])
def test_c36_less_or_other_cards_do_not_pay(price: str) -> None:
    hands = ["piano piano gold auto auto penny penny", "comics", "", ""]
    table = Table(hands, THREE_HIGH, second_set="on", new_cards="on")
    assert table.refuses(0, f"challenge 2-second {price}") == "C36"


def test_c36_after_the_price_one_card_each_is_played() -> None:
    table = Table(["piano piano", "gold gold", "", ""], THREE_HIGH, second_set="on")
    table.play(0, "challenge 2-second piano-piano")
    assert table.refuses(1, "answer gold-gold") == "C11"
    table.play(1, "answer gold")
    assert table.stack(1) == ["train train", "piano piano piano silver gold", "auto auto"]


def test_c37_a_stolen_second_set_leaves_the_middle_and_the_top_set_drops() -> None:
    table = Table(["piano piano", "comics", "", ""], THREE_HIGH, second_set="on")
    table.play(0, "challenge 2-second piano-piano")
    table.play(1, "give-up")
    assert table.stack(1) == ["train train", "auto auto"]
    assert table.stack(0) == ["cabin cabin", "piano piano piano silver"]


# -- Penny Jar -----------------------------------------------------------------------------------


def test_c38_after_penny_jar_the_next_answer_must_be_worth_two_then_one_card_each() -> None:
    hands = ["penny silver comics", "piano gold silver", "", ""]
    table = Table(hands, PIANOS, new_cards="on")
    table.play(0, "challenge 2 penny")
    assert table.refuses(1, "answer gold") == "C38"
    table.play(1, "answer piano-gold")
    table.play(0, "answer silver")
    table.play(1, "answer silver")


def test_c38_one_that_answers_a_demand_for_two_makes_no_new_demand() -> None:
    table = Table(["penny gold comics", "penny comics", "", ""], PIANOS, new_cards="on")
    table.play(0, "challenge 2 penny")
    table.play(1, "answer penny")
    table.play(0, "answer gold")


def test_c38_penny_jar_is_never_half_of_a_payment_of_two() -> None:
    table = Table(["penny comics", "piano penny", "", ""], PIANOS, new_cards="on")
    table.play(0, "challenge 2 penny")
    assert table.refuses(1, "answer piano-penny") == "C38"


def test_c39_penny_jar_on_the_second_set_demands_two() -> None:
    table = Table(
        ["penny comics", "piano gold", "", ""], THREE_HIGH, second_set="on", new_cards="on"
    )
    table.play(0, "challenge 2-second penny")
    assert table.refuses(1, "answer gold") == "C38"
    table.play(1, "answer piano-gold")


def test_c40_penny_jar_answers_a_single_card_and_then_demands_two() -> None:
    table = Table(["piano piano gold comics", "penny comics", "", ""], PIANOS, new_cards="on")
    table.play(0, "challenge 2 piano")
    table.play(1, "answer penny")
    assert table.refuses(0, "answer gold") == "C38"
    table.play(0, "answer piano-gold")


def test_c41_penny_jar_forms_a_set_with_an_asset_and_adds_1k() -> None:
    table = Table(["piano penny gold", "", "", ""], new_cards="on", draws=0)
    assert table.refuses(0, "set gold-penny") == "C1"
    table.play(0, "set piano-penny")
    assert sum(made.cards.count(12) for made in table.state.stacks[0]) == 1
    table.play(0, "discard gold")
    ended = GAME.result(table.state)
    assert ended is not None
    assert ended.scores[0] == 6


# -- Action cards --------------------------------------------------------------------------------


def test_c42_swap_changes_the_top_sets_even_single_ones_and_leaves_the_game() -> None:
    stacks = [["cabin cabin"], ["train train", "piano silver"], [], []]
    table = Table(["swap comics", "jewels", "", ""], stacks, new_cards="on")
    table.play(0, "swap 2")
    assert table.stack(0) == ["piano silver"]
    assert table.stack(1) == ["train train", "cabin cabin"]
    assert keys(table.state.spent) == "swap"
    assert table.deciders == {1}


def test_c42_both_need_a_set() -> None:
    table = Table(["swap", "jewels", "", ""], [[], ["train train"], [], []], new_cards="on")
    assert table.refuses(0, "swap 2") == "C42"
    other = Table(["swap", "jewels", "", ""], [["train train"], [], [], []], new_cards="on")
    assert other.refuses(0, "swap 2") == "C42"
    assert "swap" not in other.offers(0)


def test_c42_nobody_swaps_with_themselves_or_an_empty_place() -> None:
    stacks = [["cabin cabin"], ["train train"], [], []]
    table = Table(["swap comics", "jewels", "", ""], stacks, new_cards="on")
    for whom in ("1", "5"):
        assert table.refuses(0, f"swap {whom}") == "C42"


def test_c43_protection_follows_the_place_not_the_card() -> None:
    stacks = [["cabin cabin"], ["train train", "piano piano"], [], []]
    table = Table(["swap comics", "piano cabin", "", ""], stacks, new_cards="on", two_actions="on")
    table.play(0, "swap 2")
    table.play(0, "pass")
    assert table.refuses(1, "challenge 1 piano") == "C7"


@pytest.mark.parametrize(
    ("move", "left"),
    [
        ("move 2-down", ["auto auto", "train train", "piano silver"]),
        ("move 2-up", ["piano silver", "auto auto", "train train"]),
    ],
)
def test_c44_move_takes_a_set_from_one_end_of_a_stack_to_the_other(
    move: str, left: list[str]
) -> None:
    table = Table(["move comics", "jewels", "", ""], THREE_HIGH, new_cards="on")
    table.play(0, move)
    assert table.stack(1) == left
    assert keys(table.state.spent) == "move"
    assert table.told() == [move.replace(" 2", "")]


def test_c44_ones_own_stack_may_move_and_one_set_alone_may_not() -> None:
    stacks = [["cabin cabin", "piano piano"], ["train train"], [], []]
    table = Table(["move comics", "jewels", "", ""], stacks, new_cards="on")
    assert table.refuses(0, "move 2-down") == "C44"
    assert table.refuses(0, "move 5-down") == "C44", "nobody sits there"
    table.play(0, "move 1-down")
    assert table.stack(0) == ["piano piano", "cabin cabin"]


def test_c45_an_action_card_may_be_discarded_and_pairs_with_nothing() -> None:
    table = Table(["swap comics", "comics gold", "", ""], new_cards="on")
    table.play(0, "discard swap")
    assert keys(table.state.discards) == "cabin swap"
    assert table.refuses(1, "take gold") == "C45"


def test_c46_an_action_card_never_matches() -> None:
    table = Table(["swap piano move", "move comics", "", ""], PIANOS, new_cards="on")
    assert table.refuses(0, "set piano-swap") == "C46"
    assert table.refuses(0, "challenge 2 swap") == "C9"
    table.play(0, "challenge 2 piano")
    assert table.refuses(1, "answer move") == "C11"


def test_all_switches_together_play() -> None:
    table = Table(["swap piano move", "move comics", "", ""], THREE_HIGH, **ON)
    assert table.offers(0) == ["swap", "move", "discard", "order", "resign"]
