"""How computers play: what they rate, remember, imagine and say in given situations."""

import random
from collections.abc import Iterable
from typing import Any

import pytest

from games.chance import Quick, Seeded
from games.choosing import to_notation, to_path
from games.cover_your_assets import GAME
from games.cover_your_assets.material import SILVER
from games.cover_your_assets.mind import MIND
from games.cover_your_assets.view import View
from games.engine import Text
from games.thinking import Attention, Level, think
from games.thinking.arena import Match, play_match
from games.thinking.mind import Temper
from games.thinking.search import play_out
from tests.games.cover_your_assets.tables import ON, Table, cards, three, two

CALM = Temper()


def gains(view: View, temper: Temper = CALM) -> dict[str, float]:
    """Returns what each rated move gains, by notation."""
    rated = MIND.rated(view, temper, random.Random(1))
    return {to_notation(path): gain for gain, path in rated}


def best(table: Table, seat: int, level: Level = Level.NORMAL) -> str:
    """Returns the move that a computer makes."""
    return to_notation(think(GAME, table.view(seat), level, CALM, bytes(32)).path)


def why(view: View, notation: str) -> str:
    """Returns the kind of reason for a move."""
    return reason(view, notation).key.removeprefix("cover-your-assets-because-")


def reason(view: View, notation: str) -> Text:
    return MIND.reason(view, to_path(notation))


def watch(table: Table, seat: int, moves: Iterable[tuple[int, str]]) -> Any:
    """Returns what a seat knows that watched these moves."""
    attention = Attention(GAME, seat)
    attention.look(table.state)
    for who, notation in moves:
        table.play(who, notation)
        attention.look(table.state)
    return attention.view


# -- rated moves ---------------------------------------------------------------------------------


def test_the_dearest_pair_is_laid_first() -> None:
    table = Table(["cabin cabin piano piano auto", "comics", "comics"], discards="train")
    assert best(table, 0) == "set cabin-cabin"
    assert why(table.view(0), "set cabin-cabin") == "first"


def test_a_joker_goes_to_the_bottom_rather_than_on_top() -> None:
    hands = ["cabin cabin gold piano auto", "comics " * 5, "plane " * 5]
    stacks: list[list[str]] = [["train train"], ["auto auto"], []]
    below, on_top = (
        gains(Table(hands, [first, *stacks[1:]], discards="train").view(0))
        for first in ([], stacks[0])
    )
    assert best(Table(hands, [[], *stacks[1:]], discards="train"), 0) == "set cabin-gold"
    more = [rated["set cabin-gold"] - rated["set cabin-cabin"] for rated in (below, on_top)]
    assert more[0] > more[1]


def test_a_set_in_danger_makes_covering_it_dearer() -> None:
    bare = [["comics comics"], ["piano piano"], []]
    dear = [["comics comics", "cabin gold"], ["piano piano"], []]
    hands = ["train train auto jewels scooter", "jewels " * 5, "plane " * 5]
    laid = [gains(Table(hands, stacks).view(0))["set train-train"] for stacks in (bare, dear)]
    assert laid[1] > laid[0] + 10
    view = Table(hands, dear).view(0)
    assert why(view, "set train-train") == "cover"
    assert reason(view, "set train-train").args["covered"] == Text(
        "cover-your-assets-money", {"value": 70}
    )


def test_whoever_has_no_cards_left_is_robbed() -> None:
    stacks = [["comics comics"], ["piano piano", "cabin gold"], ["train train"]]
    table = Table(["cabin piano piano", "", "jewels"], stacks, draws=0)
    assert best(table, 0) == "challenge 2 cabin"
    assert why(table.view(0), "challenge 2 cabin") == "rob-sure"


def test_cards_that_all_lie_open_cannot_answer() -> None:
    """With seven of eight Cabins and all jokers in sight, the last one cannot be answered."""
    stacks = [
        ["cabin cabin cabin cabin gold gold gold gold", "comics comics"],
        ["train train", "cabin cabin silver silver silver silver silver silver silver silver"],
    ]
    hands = ["cabin piano jewels auto scooter", "piano " * 5, "comics " * 5, "plane " * 5]
    table = Table(
        hands, [*stacks, ["auto auto"], ["jewels jewels"]], discards="cabin", memory="open"
    )
    risky, calm = (gains(table.view(0), Temper(risk=risk)) for risk in (0.6, 1.4))
    assert risky["challenge 2 cabin"] == calm["challenge 2 cabin"] > 200


def test_a_dear_set_is_defended_and_a_cheap_one_is_not() -> None:
    for top, expected in (("cabin gold gold", "answer gold"), ("comics comics", "give-up")):
        asset = top.split()[0]
        stacks = [["comics comics"], ["piano piano", top], ["train train"]]
        hands = [f"{asset} jewels jewels auto auto", "gold jewels jewels jewels jewels", "auto"]
        table = Table(hands, stacks)
        table.play(0, f"challenge 2 {asset}")
        assert best(table, 1) == expected
    assert why(table.view(1), "answer gold") == "keep"
    assert why(table.view(1), "give-up") == "yield"


def test_nothing_that_answers_is_said() -> None:
    stacks = [["comics comics"], ["piano piano", "cabin gold"], ["train train"]]
    table = Table(["cabin jewels", "jewels", "auto"], stacks)
    table.play(0, "challenge 2 cabin")
    assert list(gains(table.view(1))) == ["give-up"]
    assert why(table.view(1), "give-up") == "nothing"


def test_a_second_action_is_left_out_rather_than_spent_on_a_discard() -> None:
    table = Table(["train train auto scooter piano jewels", "comics", "plane"], **ON)
    table.play(0, "set train-train")
    assert best(table, 0) == "pass"
    assert why(table.view(0), "pass") == "pass"


def test_swap_takes_the_dearest_set() -> None:
    stacks = [["comics comics"], ["piano piano", "train train"], ["jewels jewels", "cabin gold"]]
    table = Table(["swap auto scooter piano", "comics", "plane"], stacks, new_cards="on")
    assert best(table, 0) == "swap 3"
    values = reason(table.view(0), "swap 3").args
    money = [Text("cover-your-assets-money", {"value": value}) for value in (10, 70)]
    assert [values["own"], values["value"]] == money


def test_move_brings_a_dear_set_to_the_bottom() -> None:
    stacks = [["comics comics", "cabin gold gold"], ["piano piano"], []]
    table = Table(["move auto scooter jewels", "plane " * 5, "piano " * 5], stacks, new_cards="on")
    rated = gains(table.view(0))
    assert rated["move 1-down"] == max(rated.values())
    assert why(table.view(0), "move 1-down") == "protect"


def test_a_claim_takes_the_most() -> None:
    table = two(["scooter piano comics", "train"], [[], []], "scooter scooter train")
    assert best(table, 0) == "claim scooter 1-2"
    assert why(table.view(0), "claim scooter 1-2") == "claim-safe"
    table = two(
        ["scooter piano", "train"], [["auto auto"], ["jewels jewels"]], "scooter auto plane"
    )
    assert why(table.view(0), "claim scooter 1") == "claim"


def test_a_turned_up_move_uncovers_the_dearest_set_that_is_known() -> None:
    table = three(
        ["piano comics", "comics comics", "auto"],
        [["train train", "plane plane"], ["cabin gold", "piano piano", "train silver"], []],
        "piano auto plane",
        new_cards="on",
        memory="open",
    )
    table.play(0, "claim piano 1")
    table.play(1, "give-up", draws="move")
    assert table.deciders == {0, 1}
    assert best(table, 0) == "choose up"
    assert why(table.view(0), "choose up") == "uncover-known"


@pytest.mark.parametrize("what", ["risk", "spite", "greed"])
def test_a_temper_changes_what_is_gained(what: str) -> None:
    stacks = [["comics comics", "train train"], ["piano piano", "cabin gold"], ["jewels jewels"]]
    view = Table(["cabin silver silver piano", "comics " * 5, "plane " * 5], stacks).view(0)
    low, high = (gains(view, Temper(**{what: value})) for value in (0.6, 1.4))
    assert high["challenge 2 silver"] > low["challenge 2 silver"]
    if what == "greed":
        assert high["set piano-silver"] > low["set piano-silver"]
    else:
        assert high["set piano-silver"] == low["set piano-silver"]


def test_a_closer_look_counts_what_a_card_of_the_hand_will_bring() -> None:
    """At a glance all lonely assets of a hand are nearly alike; in the end they are money."""
    stacks = [["comics comics"], ["piano piano"], ["train train"], ["jewels jewels"]]
    hands = ["cabin comics silver auto", "cabin " * 2, "cabin " * 2, "cabin " * 2]
    view = Table(hands, stacks, discards="train").view(0)
    rated = MIND.rated(view, CALM, random.Random(1))
    first = {path: gain for gain, path in rated}
    found = {path: gain for gain, path in MIND.shortlist(view, rated, 20)}
    dear, cheap = ("discard", "cabin"), ("discard", "comics")
    assert found[cheap] - found[dear] > first[cheap] - first[dear] + 5
    assert found.keys() == first.keys()
    assert len(MIND.shortlist(view, rated, 3)) == 3


def test_a_round_is_played_out_in_thought_once_nothing_is_left_to_draw() -> None:
    stacks = [["comics comics"], ["piano piano"], ["train train"]]
    hands = ["cabin auto", "jewels scooter", "plane piggy"]
    for draws, ended in ((9, False), (0, True)):
        table = Table(hands, stacks, draws=draws)
        world = MIND.imagine(table.view(0), random.Random(1))
        chance, may_stop = Quick(1), MIND.horizon(world, 0)
        state = GAME.play(world, 0, ("discard", "cabin"), chance).state
        assert play_out(GAME, state, chance, may_stop).over is ended


# -- memory --------------------------------------------------------------------------------------


def known(view: View, seat: int) -> list[int]:
    """Returns the worth of a stack's sets by their kinds, -1 for a set that is not remembered."""
    return [-1 if made is None else made.kind for made in view.stacks[seat]]


def test_a_set_that_was_covered_is_remembered() -> None:
    table = Table(["cabin cabin auto auto plane", "plane plane jewels", "train"], discards="comics")
    moves = [(0, "set cabin-cabin"), (1, "set plane-plane"), (2, "discard train")]
    view = watch(table, 1, [*moves, (0, "set auto-auto")])
    assert known(view, 0) == cards("cabin auto")
    assert view.discarded == tuple(cards("comics train"))
    late = watch(table, 1, [])
    assert known(late, 0) == [-1, *cards("auto")]
    assert late.discarded == tuple(cards("train"))


def test_sets_are_followed_through_theft_swap_and_move() -> None:
    stacks = [["comics comics", "auto auto"], ["piano piano", "cabin gold"], ["train train"]]
    hands = ["cabin swap move", "jewels jewels", "plane plane"]
    table = Table(hands, stacks, discards="train", **ON)
    moves = [(0, "challenge 2 cabin"), (1, "give-up"), (0, "move 1-down"), (1, "set jewels-jewels")]
    view = watch(table, 2, moves)
    assert known(view, 0) == cards("cabin comics auto")
    assert [known(view, seat) for seat in (0, 1)] == [
        [made.kind for made in table.state.stacks[seat]] for seat in (0, 1)
    ]


def test_a_standing_order_moves_nothing_in_memory() -> None:
    stacks = [["comics comics", "auto auto"], ["piano piano"], ["train train"]]
    table = Table(["move cabin cabin", "jewels", "plane"], stacks, new_cards="on")
    attention = Attention(GAME, 2)
    for who, notation in ((0, "move 1-down"), (1, "order give-up"), (2, "order give-up")):
        attention.look(table.state)
        table.play(who, notation)
    assert known(attention.look(table.state), 0) == cards("auto comics")


def test_what_nobody_was_told_is_forgotten() -> None:
    stacks = [["comics comics", "auto auto"], ["piano piano"], ["train train"]]
    table = Table(["cabin cabin", "jewels", "plane"], stacks)
    attention = Attention(GAME, 2)
    attention.look(table.state)
    untold = GAME.play(table.state, 0, ("set", "cabin-cabin"), Quick(0)).state
    assert known(attention.look(untold), 0) == [-1, -1, *cards("cabin")]


# -- imagined games ------------------------------------------------------------------------------


def test_a_remembered_set_is_the_same_in_every_imagined_world() -> None:
    table = Table(["cabin cabin auto auto plane", "plane " * 5, "train " * 5])
    moves = [(0, "set cabin-cabin"), (1, "set plane-plane"), (2, "set train-train")]
    view = watch(table, 1, [*moves, (0, "set auto-auto")])
    for number in range(10):
        world = MIND.imagine(view, random.Random(number))
        assert world.stacks[0] == table.state.stacks[0]
        assert not world.orders


def test_imagined_games_make_the_same_moves_without_a_word() -> None:
    table = Table(["cabin cabin auto", "plane", "train"])
    real = GAME.play(table.state, 0, ("set", "cabin-cabin"), Seeded(bytes(32)))
    quick = GAME.play(table.state, 0, ("set", "cabin-cabin"), Quick(0))
    assert real.events
    assert not quick.events
    assert quick.state.stacks == real.state.stacks


def test_a_round_won_counts_for_most_of_a_game_of_two() -> None:
    table = Table(["cabin", "plane", "train"], ending="best-of")
    even = MIND.worth(table.state)
    table.state.wins = (1, 0, 0)
    ahead = MIND.worth(table.state)
    assert ahead[0] > 0.5 > 0.4 > max(even)
    table.state.out = (False, False, True)
    assert MIND.worth(table.state)[2] == 0.0
    assert sum(MIND.worth(table.state)) == pytest.approx(1)


@pytest.mark.parametrize(
    ("seats", "draws", "playouts"), [(3, 9, 100), (4, 9, 100), (6, 9, 66), (4, 0, 80), (6, 0, 53)]
)
def test_longer_games_are_imagined_less_often(seats: int, draws: int, playouts: int) -> None:
    table = Table(["comics piano train jewels mattress"] * seats, draws=draws)
    assert MIND.effort(table.view(0)).playouts == playouts


def test_a_lead_is_safer_when_less_is_left_to_play() -> None:
    stacks = [["cabin gold"], ["piano piano"], []]
    early = MIND.worth(Table(["cabin", "plane", "auto"], stacks).state)
    late = MIND.worth(Table(["cabin", "plane", "auto"], stacks, draws=0).state)
    assert late[0] > early[0] > 0.34


def test_jokers_in_hand_are_worth_more_than_assets() -> None:
    table = Table(["silver", "cabin", "comics"])
    shares = MIND.worth(table.state)
    assert shares[0] > shares[1] > shares[2]
    assert SILVER in table.state.hands[0]


# -- levels --------------------------------------------------------------------------------------


def test_a_normal_player_beats_random_moves() -> None:
    score = play_match(GAME, Match("cover-your-assets", 4, "normal", "random", 24))
    assert score.share > 0.6
    assert not score.unfinished


def test_a_hard_player_does_not_pass_by_what_is_for_the_taking() -> None:
    stacks = [["comics comics"], ["piano piano", "cabin gold"], ["train train"]]
    table = Table(["cabin", "", "jewels"], stacks, draws=0)
    assert best(table, 0, Level.HARD) == "challenge 2 cabin"
