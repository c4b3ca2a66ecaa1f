"""Scores, endings, later rounds, leaving, time: C21 to C24, C63 to C65."""

from typing import Any

import pytest

from games.cover_your_assets import GAME
from games.engine import Result
from tests.games.cover_your_assets.tables import Table


def last_discard(stacks: list[list[str]], totals: list[int] | None = None, **how: Any) -> Table:
    """Returns a table where seat 0 discards the last card of the round; totals: earlier money."""
    options: dict[str, Any] = {key: v for key, v in how.items() if isinstance(v, str)}
    table = Table(["comics", "", "", ""], stacks, draws=0, **options)
    table.state.totals = tuple(totals or [0, 0, 0, 0])
    table.state.wins = tuple(how.get("wins", [0, 0, 0, 0]))
    table.state.round = how.get("round", 1)
    table.state.rounds = ((0, 0, 0, 0),) * (table.state.round - 1)
    table.play(0, "discard comics")
    return table


def result(table: Table) -> Result:
    ended = GAME.result(table.state)
    assert ended is not None
    return ended


FOUR_STACKS = [["piano piano"], ["cabin gold", "auto auto"], [], ["train silver"]]
"""Worth 10, 100, 0 and 30."""


def test_c21_every_card_of_a_stack_counts_hands_and_discards_do_not() -> None:
    assert result(last_discard(FOUR_STACKS)).scores == (10, 100, 0, 30)


def test_one_round_is_the_usual_ending_and_the_richest_wins() -> None:
    assert result(last_discard(FOUR_STACKS)).places == (3, 1, 4, 2)


def test_c22_a_million_is_checked_at_the_end_of_the_round() -> None:
    short = last_discard(FOUR_STACKS, [0, 899, 0, 0], ending="million")
    assert GAME.result(short.state) is None
    assert short.state.round == 2
    reached = last_discard(FOUR_STACKS, [980, 900, 0, 0], ending="million")
    assert result(reached).scores == (990, 1000, 0, 30)


def test_c22_the_highest_total_wins_not_the_first_to_reach_a_million() -> None:
    both = last_discard(FOUR_STACKS, [995, 950, 0, 0], ending="million")
    assert result(both).scores == (1005, 1050, 0, 30)
    assert result(both).places == (2, 1, 4, 3)


def test_c22_ties_are_shared() -> None:
    tied = last_discard([["piano piano"], ["jewels jewels"], ["train train"], []])
    assert result(tied).places == (2, 1, 2, 4)
    shared = last_discard([["piano piano"], ["comics comics"], [], []])
    assert result(shared).places == (1, 1, 3, 3)


def test_three_rounds_add_up() -> None:
    second = last_discard(FOUR_STACKS, [200, 0, 0, 0], ending="three", round=2)
    assert GAME.result(second.state) is None
    third = last_discard(FOUR_STACKS, [200, 0, 0, 0], ending="three", round=3)
    assert result(third).scores == (210, 100, 0, 30)
    assert result(third).places == (1, 2, 4, 3)


def test_c23_every_tied_top_player_gets_the_round() -> None:
    table = last_discard([["piano piano"], ["comics comics"], [], []], ending="best-of")
    assert table.state.wins == (1, 1, 0, 0)
    assert GAME.result(table.state) is None


def test_c23_two_rounds_won_end_the_game_whatever_the_money() -> None:
    table = last_discard(FOUR_STACKS, [400, 50, 0, 0], ending="best-of", wins=[1, 1, 0, 0], round=3)
    assert table.state.wins == (1, 2, 0, 0)
    assert result(table).places == (2, 1, 4, 3)


def test_c23_if_two_reach_two_rounds_together_money_decides_then_it_is_shared() -> None:
    stacks = [["piano piano"], ["comics comics"], [], []]
    richer = last_discard(stacks, [60, 70, 0, 0], ending="best-of", wins=[1, 1, 0, 0], round=2)
    assert result(richer).places == (2, 1, 3, 3)
    equal = last_discard(stacks, [60, 60, 0, 0], ending="best-of", wins=[1, 1, 0, 0], round=2)
    assert result(equal).places == (1, 1, 3, 3)


def test_c24_the_first_player_of_the_next_round_is_the_next_on_the_left() -> None:
    table = last_discard(FOUR_STACKS, ending="three")
    assert (table.state.first, table.deciders) == (1, {1})
    assert [len(hand) for hand in table.state.hands] == [5, 5, 5, 5]
    assert table.state.stacks == [(), (), (), ()]
    assert table.state.totals == (10, 100, 0, 30)


def test_c24_a_first_player_who_left_is_passed_over() -> None:
    table = Table(["comics", "piano", "", ""], FOUR_STACKS, draws=0, ending="three")
    table.play(1, "resign")
    table.play(0, "discard comics")
    assert table.state.first == 2
    assert [len(hand) for hand in table.state.hands] == [5, 0, 5, 5]


def test_c63_a_player_who_leaves_takes_the_hand_out_of_the_game_and_leaves_the_stack() -> None:
    stacks = [["cabin cabin"], ["train train", "piano piano"], [], []]
    table = Table(["comics piano", "gold piano", "jewels", "jewels"], stacks)
    table.play(1, "resign")
    assert table.hand(1) == ""
    assert table.stack(1) == ["train train", "piano piano"]
    table.play(0, "challenge 2 piano")
    assert table.stack(0) == ["cabin cabin", "piano piano piano"]
    assert table.deciders == {2}
    assert table.refuses(1, "resign") == "C63"
    assert GAME.choices(table.view(1)) is None


def test_c63_leaving_on_ones_own_turn_passes_it_on() -> None:
    table = Table(["comics", "piano", "jewels", "jewels"])
    table.play(0, "resign")
    assert table.deciders == {1}


@pytest.mark.parametrize("leaver", [0, 1])
def test_c63_leaving_loses_a_challenge_that_runs(leaver: int) -> None:
    stacks = [["cabin cabin"], ["train train", "piano piano"], [], []]
    table = Table(["comics piano", "gold comics", "jewels", "jewels"], stacks)
    table.play(0, "challenge 2 piano")
    table.play(leaver, "resign")
    assert table.stack(1 - leaver)[-1] == "piano piano piano"
    assert table.deciders == ({1} if leaver == 0 else {2})


def test_c63_a_bystander_who_leaves_does_not_disturb_a_challenge() -> None:
    stacks = [["cabin cabin"], ["train train", "piano piano"], [], []]
    table = Table(["comics piano", "gold comics", "jewels", "jewels"], stacks)
    table.play(0, "challenge 2 piano")
    table.play(3, "resign")
    assert table.deciders == {1}
    assert table.state.contest is not None


def test_c63_the_last_one_left_wins_and_others_share_the_last_place() -> None:
    table = Table(["comics", "piano", "jewels", ""], FOUR_STACKS)
    for seat in (1, 3, 0):
        table.play(seat, "resign")
    assert result(table).places == (2, 2, 1, 2)
    assert result(table).scores == (None, None, 0, None)
    assert table.deciders == set()


def test_c64_time_up_lays_the_best_plain_pair_else_discards_the_cheapest_card() -> None:
    pair = Table(["piano piano auto auto gold", "comics", "", ""])
    assert GAME.fallback(pair.view(0)) == ("set", "auto-auto")
    none = Table(["gold cabin piano silver", "comics", "", ""])
    assert GAME.fallback(none.view(0)) == ("discard", "piano")
    useless = Table(["comics gold swap", "comics", "", ""], new_cards="on")
    assert GAME.fallback(useless.view(0)) == ("discard", "swap")


def test_c65_a_game_to_a_million_stops_after_twelve_rounds() -> None:
    eleven = last_discard([[], [], [], []], [1, 2, 3, 4], ending="million", round=11)
    assert GAME.result(eleven.state) is None
    twelve = last_discard([[], [], [], []], [1, 2, 3, 4], ending="million", round=12)
    assert result(twelve).places == (4, 3, 2, 1)
    assert result(twelve).why[-1].key == "cover-your-assets-why-stopped"


def test_nothing_can_be_done_after_the_end() -> None:
    table = last_discard(FOUR_STACKS)
    assert table.refuses(1, "discard comics") == "endings"
    assert table.refuses(1, "resign") == "endings"
