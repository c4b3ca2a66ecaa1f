"""Tokens, checks, walking, listing and drawing moves."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.choosing import (
    NONE,
    check_amount,
    check_token,
    default_of,
    find_faults,
    join_form,
    join_several,
    list_moves,
    random_move,
    random_token,
    split_form,
    split_several,
    to_notation,
    to_path,
    walk,
    whole_number,
)
from games.engine import (
    Amount,
    AmountField,
    Choice,
    Done,
    Form,
    Option,
    Path,
    Pick,
    PickField,
    Refused,
    Several,
    Total,
    View,
    text,
)
from tests.games.conformance import make_cases, travel
from tests.games.toy import TOY, Toy

ASK = text("toy-ask")


def options(*keys: str) -> tuple[Option, ...]:
    return tuple(Option(key, text("toy-ask")) for key in keys)


ABC = options("a", "b", "c")
SEVERAL = Several(ASK, ABC, 1, 2)
ORDERED = Several(ASK, ABC, 0, 3, ordered=True)
SPLIT = Form(
    ASK,
    (
        AmountField("red", ASK, 100, 500, 100),
        AmountField("blue", ASK, 100, 500, 100),
        PickField("whom", ASK, ABC, "a"),
    ),
    Total(200, 600),
)
BID = Form(
    ASK, (AmountField("open", ASK, 1, 9), AmountField("top", ASK, 1, 9)), None, ("open", "top")
)
GIFT = Form(ASK, (PickField("to", ASK, ABC), AmountField("coins", ASK, 2, 8, 2, 4)))


def refusal(choice: Choice, token: str) -> str:
    """Returns the key of the sentence that refuses this token."""
    with pytest.raises(Refused) as caught:
        check_token(choice, token)
    assert caught.value.rule == "choices"
    return caught.value.text.key


def test_paths_and_notation() -> None:
    assert to_path("play 20k president") == ("play", "20k", "president")
    assert to_path("  play   20k ") == ("play", "20k")
    assert to_notation(("play", "20k")) == "play 20k"
    assert to_path("") == ()


def test_several_without_order_is_told_in_the_order_of_the_options() -> None:
    assert join_several(SEVERAL, ["c", "a"]) == "a+c"
    assert join_several(ORDERED, ["c", "a"]) == "c+a"
    assert join_several(ORDERED, []) == NONE
    assert split_several(NONE) == []
    assert split_several("c+a") == ["c", "a"]


@pytest.mark.parametrize(
    ("choice", "token", "key"),
    [
        (Pick(ASK, ABC), "d", "choice-not-offered"),
        (Pick(ASK, ABC), "A", "choice-not-offered"),
        (Pick(ASK, ABC), "", "choice-not-offered"),
        (SEVERAL, "d", "choice-not-offered"),
        (SEVERAL, "a+d", "choice-not-offered"),
        (SEVERAL, "a+a", "choice-several-twice"),
        (SEVERAL, NONE, "choice-several-count"),
        (SEVERAL, "a+b+c", "choice-several-count"),
        (SEVERAL, "b+a", "choice-form-unreadable"),
        (SEVERAL, "a+", "choice-not-offered"),
        (Amount(ASK, 100, 500, 50), "x", "choice-amount-no-number"),
        (Amount(ASK, 100, 500, 50), "+150", "choice-amount-no-number"),
        (Amount(ASK, 100, 500, 50), "0150", "choice-amount-no-number"),
        (SPLIT, "red=0200", "choice-amount-no-number"),
        (Amount(ASK, 100, 500, 50), "1_50", "choice-amount-no-number"),
        (Amount(ASK, 100, 500, 50), "²", "choice-amount-no-number"),
        (Amount(ASK, 100, 500, 50), "-150", "choice-amount-no-number"),
        (Amount(ASK, 100, 500, 50), "50", "choice-amount-out-of-bounds"),
        (Amount(ASK, 100, 500, 50), "550", "choice-amount-out-of-bounds"),
        (Amount(ASK, 100, 500, 50), "120", "choice-amount-off-step"),
        (SPLIT, "red", "choice-form-unreadable"),
        (SPLIT, "red=", "choice-form-unreadable"),
        (SPLIT, "red=100,red=100", "choice-form-unreadable"),
        (SPLIT, "blue=100,red=100", "choice-form-unreadable"),
        (SPLIT, "red=200,blue=0", "choice-form-unreadable"),
        (SPLIT, "green=100", "choice-not-offered"),
        (SPLIT, "red=200,whom=d", "choice-not-offered"),
        (SPLIT, "red=50", "choice-amount-out-of-bounds-or"),
        (SPLIT, "red=150", "choice-amount-off-step"),
        (SPLIT, NONE, "choice-form-total"),
        (SPLIT, "red=500,blue=200", "choice-form-total"),
        (BID, "open=5,top=3", "choice-form-growing"),
        (BID, "open=5", "choice-form-growing"),
        (GIFT, NONE, "choice-form-missing"),
        (GIFT, "coins=6", "choice-form-missing"),
        (GIFT, "to=a,coins=4", "choice-form-unreadable"),
        (Done(ASK), "a", "choice-not-offered"),
    ],
)
def test_what_does_not_fit_is_refused(choice: Choice, token: str, key: str) -> None:
    assert refusal(choice, token) == key


@pytest.mark.parametrize(
    ("choice", "token"),
    [
        (Pick(ASK, ABC), "b"),
        (SEVERAL, "a"),
        (SEVERAL, "a+c"),
        (ORDERED, NONE),
        (ORDERED, "c+a+b"),
        (Amount(ASK, 100, 500, 50), "150"),
        (Amount(ASK, 0, 0), "0"),
        (SPLIT, "red=200"),
        (SPLIT, "red=500,blue=100"),
        (SPLIT, "red=100,blue=100,whom=c"),
        (BID, NONE),
        (BID, "open=3,top=3"),
        (BID, "top=3"),
        (GIFT, "to=c"),
        (GIFT, "to=c,coins=8"),
    ],
)
def test_what_fits_is_accepted(choice: Choice, token: str) -> None:
    check_token(choice, token)


def test_fields_left_out() -> None:
    assert default_of(AmountField("x", ASK, 100, 500)) == "0"
    assert default_of(AmountField("x", ASK, 2, 8, 2, 4)) == "4"
    assert default_of(PickField("x", ASK, ABC)) is None
    assert join_form(SPLIT, {"whom": "a", "red": "0", "blue": "300"}) == "blue=300"
    assert join_form(SPLIT, {"whom": "a"}) == NONE
    assert split_form("red=100,whom=b") == {"red": "100", "whom": "b"}
    assert split_form(NONE) == {}


def test_whole_numbers() -> None:
    assert [whole_number(word) for word in ("0", "007", "12", "9" * 12)] == [0, 7, 12, 10**12 - 1]
    assert all(whole_number(word) is None for word in ("", " 1", "1.0", "٣", "9" * 13, "-0"))
    assert check_amount("12", 2, 20, 5) == 12


@given(st.integers(0, 2**32), st.sampled_from([SEVERAL, ORDERED, SPLIT, BID, GIFT]))
def test_tokens_drawn_at_random_fit(seed: int, choice: Any) -> None:
    check_token(choice, random_token(choice, random.Random(seed)))


@given(st.data())
def test_any_form_that_is_joined_can_be_split(data: st.DataObject) -> None:
    amounts = st.sampled_from(["0", "100", "200", "300", "400", "500"])
    answers = {
        "red": data.draw(amounts),
        "blue": data.draw(amounts),
        "whom": data.draw(st.sampled_from("abc")),
    }
    split = split_form(join_form(SPLIT, answers))
    defaults = {field.key: default_of(field) for field in SPLIT.fields}
    assert {**defaults, **split} == answers


def test_a_form_that_only_an_edge_fits_is_still_found() -> None:
    tight = Form(ASK, tuple(AmountField(k, ASK, 7, 7) for k in "abcdefgh"), Total(7, 7))
    for seed in range(20):
        check_token(tight, random_token(tight, random.Random(seed)))


def test_a_form_that_nothing_fits_is_an_error() -> None:
    with pytest.raises(ValueError, match="no answer to this form"):
        random_token(Form(ASK, (AmountField("a", ASK, 1, 2),), Total(9, 9)), random.Random(1))
    with pytest.raises(TypeError):
        random_token(Done(ASK), random.Random(1))


# -- on a game -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def state() -> Any:
    """Returns the toy game after one card was laid; seat 1 is to move."""
    journey = travel(make_cases(TOY)[0], 1)
    return next(s for s in journey.states() if s.pile and s.active == 1 and not s.window)


def test_walking_checks_every_token(state: Any) -> None:
    view = TOY.view(state, 1)
    card = f"c{view.hand[0]}"
    assert isinstance(walk(TOY, view, ()), Pick)
    assert isinstance(walk(TOY, view, ("lay",)), Pick)
    assert isinstance(walk(TOY, view, ("lay", card)), Done)
    for path in (("nonsense",), ("lay", "c99"), ("lay", card, card), ("gift", "to=2,coins=1")):
        with pytest.raises(Refused):
            walk(TOY, view, path)


def test_a_player_who_may_do_nothing_has_no_moves(state: Any) -> None:
    view = TOY.view(state, None)
    assert walk(TOY, view, ()) is None
    assert list(list_moves(TOY, view)) == []
    assert random_move(TOY, view, random.Random(1)) is None
    with pytest.raises(Refused):
        walk(TOY, view, ("lay",))


def test_listed_moves_are_whole_different_and_reach_the_edges(state: Any) -> None:
    view = TOY.view(state, 1)
    moves = list(list_moves(TOY, view))
    assert all(isinstance(walk(TOY, view, path), Done) for path in moves)
    assert {path[0] for path in moves} == {"lay", "swap", "gift", "peek", "auction", "resign"}
    assert {path[1] for path in moves if path[0] == "lay"} == {f"c{card}" for card in view.hand}
    swaps = [path[1] for path in moves if path[0] == "swap"]
    assert {len(split_several(token)) for token in swaps} == {1, 2}
    gifts = [path[1] for path in moves if path[0] == "gift"]
    assert {split_form(token)["coins"] for token in gifts} == {"1", str(view.purse)}
    assert len(set(moves)) == len(moves)


def test_forms_are_listed_with_every_answer_at_an_edge() -> None:
    game = OnlyAsks()
    game.asked = GIFT
    assert {path[0] for path in list_moves(game, view_of_nothing())} == {
        "to=a", "to=b", "to=c", "to=a,coins=2", "to=b,coins=2", "to=c,coins=2", "to=a,coins=8",
    }  # fmt: skip
    game.asked = BID
    assert {path[0] for path in list_moves(game, view_of_nothing())} == {
        NONE, "top=1", "top=9", "open=1,top=1", "open=1,top=9",
    }  # fmt: skip


class OnlyAsks(Toy):
    """A game of one question."""

    asked: Choice

    def choices(self, view: View, path: Path = ()) -> Choice:
        return Done(ASK) if path else self.asked


def view_of_nothing() -> View:
    return View(seat=0, asked=(0,), to_act=True, over=False)


def test_a_step_that_is_not_asked_may_be_answered_all_the_same() -> None:
    done = Done(ASK, also=SEVERAL)
    check_token(done, "a+b")
    for wrong in ("a+b+c", "d", "b+a"):
        with pytest.raises(Refused):
            check_token(done, wrong)
    with pytest.raises(Refused):
        check_token(Done(ASK), "a")


def test_a_refused_sum_is_said_in_the_unit_it_is_asked_in() -> None:
    fields = [AmountField(key, ASK, 100, 500, unit="dollars") for key in ("red", "blue")]
    form = Form(ASK, tuple(fields), total=Total(300, 700))

    def said(*answers: str) -> dict[str, object]:
        ((_, refused),) = find_faults(form, dict(zip(("red", "blue"), answers, strict=False)))
        return {k: v for k, v in refused.text.args.items() if k != "bound"}

    def dollars(**sums: int) -> dict[str, object]:
        return {name: text("dollars", amount=sum_) for name, sum_ in sums.items()}

    assert said("99") == dollars(given=99, least=100, most=500, other=0)
    assert said("500", "400") == dollars(given=900, least=300, most=700)
