"""Standing orders: given in private at any time, and what they answer (C66, C67)."""

import pytest

from games.cover_your_assets import GAME
from tests.games.cover_your_assets.tables import Table, two

PIANOS = [["cabin cabin"], ["train train", "piano piano"], [], []]
"""Seat 0 may challenge seat 1 for two pianos, worth $10K."""


def challenged(hand: str, order: str, *, first: str = "piano") -> Table:
    """Returns seat 1, with this hand and order, challenged for the pianos."""
    table = Table([f"{first} comics", hand, "auto", "auto"], PIANOS)
    table.play(1, f"order {order}")
    table.play(0, f"challenge 2 {first}")
    return table


def ordered(table: Table, seat: int) -> str | None:
    path = GAME.ordered(GAME.view(table.state, seat))
    return None if path is None else " ".join(path)


def test_c66_an_order_may_be_given_changed_and_taken_back_at_any_time() -> None:
    table = Table(["piano comics", "piano gold", "auto", "auto"], PIANOS)
    for seat in (0, 1, 3):
        table.play(seat, "order give-up")
        table.play(seat, "order fight below=25")
        assert table.view(seat).order is not None
    table.play(0, "challenge 2 piano")
    table.play(3, "order clear")
    assert table.view(3).order is None
    assert [table.view(seat).order is not None for seat in range(4)] == [True, True, False, False]


def test_c66_there_is_nothing_to_take_back_without_one() -> None:
    table = Table(["piano comics", "piano gold", "auto", "auto"], PIANOS)
    for words in ("order clear", "order never", "order give-up below=5"):
        assert table.refuses(1, words) == "C66"
    assert table.refuses(1, "order fight below=7") == "choices"


def test_c66_nobody_learns_of_it() -> None:
    table = Table(["piano comics", "piano gold", "auto", "auto"], PIANOS)
    before = [table.view(seat) for seat in (0, 2, 3, None)]
    table.play(1, "order fight below=25,jokers=none")
    assert table.events == ()
    assert [table.view(seat) for seat in (0, 2, 3, None)] == before


def test_c66_a_player_who_leaves_takes_it_along() -> None:
    table = Table(["piano comics", "piano gold", "auto", "auto"], PIANOS)
    table.play(3, "order give-up")
    table.play(3, "resign")
    assert table.state.orders == {}


def test_c67_nothing_is_answered_for_a_player_who_is_not_asked() -> None:
    table = Table(["piano comics", "piano gold", "auto", "auto"], PIANOS)
    for seat in range(4):
        table.play(seat, "order fight -")
    assert [ordered(table, seat) for seat in range(4)] == [None] * 4
    table.play(0, "challenge 2 piano")
    assert [ordered(table, seat) for seat in range(4)] == [None, "answer piano", None, None]


def test_c67_always_give_up() -> None:
    assert ordered(challenged("piano gold", "give-up"), 1) == "give-up"


@pytest.mark.parametrize(("below", "said"), [(15, "answer piano"), (20, "give-up")])
def test_c67_what_is_worth_less_than_named_is_given_up(below: int, said: str) -> None:
    """Two pianos and the one that was played are worth $15K."""
    assert ordered(challenged("piano gold", f"fight below={below}"), 1) == said


def test_c67_cards_that_are_played_make_it_worth_more() -> None:
    """With Gold in it, the same set is worth $60K."""
    assert ordered(challenged("piano gold", "fight below=60", first="gold"), 1) == "answer piano"


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("piano silver gold", "answer piano"),
        ("gold silver comics", "answer silver"),
        ("gold comics", "answer gold"),
        ("comics train", "give-up"),
    ],
)
def test_c67_matching_before_jokers_and_cheap_before_dear(hand: str, said: str) -> None:
    assert ordered(challenged(hand, "fight -"), 1) == said


@pytest.mark.parametrize(
    ("hand", "limits", "said"),
    [
        ("piano gold", "jokers=none", "answer piano"),
        ("silver gold", "jokers=none", "give-up"),
        ("silver gold", "jokers=keep-one", "answer silver"),
        ("gold comics", "jokers=keep-one", "give-up"),
        ("piano comics", "assets=keep-one", "give-up"),
        ("piano piano", "assets=keep-one", "answer piano"),
        ("piano silver", "assets=keep-one", "answer silver"),
        ("piano silver", "assets=keep-one,jokers=keep-one", "give-up"),
    ],
)
def test_c67_the_last_of_a_kind_may_be_kept(hand: str, limits: str, said: str) -> None:
    assert ordered(challenged(hand, f"fight {limits}"), 1) == said


def test_c67_it_holds_for_the_challenger_from_the_second_card_on() -> None:
    table = Table(["piano gold comics", "piano silver", "auto", "auto"], PIANOS)
    table.play(0, "order fight -")
    assert ordered(table, 0) is None
    table.play(0, "challenge 2 piano")
    table.play(1, "answer piano")
    assert ordered(table, 0) == "answer gold"


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ("fight -", "give-up"),
        ("fight claims=contest", "answer piano"),
        ("fight below=50,claims=contest", "give-up"),
        ("give-up", "give-up"),
    ],
)
def test_c67_claims_are_let_pass_unless_it_says_otherwise(order: str, said: str) -> None:
    table = two(["piano comics", "piano gold"], [[], ["jewels jewels"]], "piano auto train")
    table.play(1, f"order {order}")
    table.play(0, "claim piano 1")
    assert ordered(table, 1) == said


def test_c67_the_form_asks_for_claims_where_there_are_neutral_piles() -> None:
    for seats, claims in ((2, True), (3, True), (4, False)):
        table = Table(["piano"] * seats, discards="comics")
        form = GAME.choices(table.view(0), ("order", "fight"))
        assert ("claims" in [field.key for field in form.fields]) == claims


def test_c67_two_cards_where_two_are_demanded() -> None:
    stacks = [["cabin cabin"], ["train train", "piano piano", "auto auto"], [], []]
    table = Table(["piano silver", "piano gold gold", "auto", "auto"], stacks, second_set="on")
    table.play(1, "order fight jokers=keep-one")
    table.play(0, "challenge 2-second piano-silver")
    assert ordered(table, 1) == "answer piano"
