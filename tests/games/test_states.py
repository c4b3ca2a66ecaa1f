"""States as values: the clone shares nothing, the encoding says what is wrong."""

import copy
from typing import Any

import msgspec
import pytest

from games.engine import Text, text
from games.states import State, clone, encode, make_decoder


class Inner(State):
    cards: list[int]


class Whole(State):
    number: int
    word: str
    flat: list[int]
    nested: list[list[int]]
    deep: list[list[list[int]]]
    pairs: list[tuple[int, int]]
    book: dict[str, int]
    lists: dict[str, list[int]]
    inner: Inner
    inners: list[Inner]
    said: tuple[Text, ...]
    maybe: int | None


def whole() -> Whole:
    return Whole(
        number=1,
        word="a",
        flat=[1, 2],
        nested=[[1], [2, 3]],
        deep=[[[1]], [[2], [3]]],
        pairs=[(1, 2)],
        book={"a": 1},
        lists={"a": [1]},
        inner=Inner(cards=[1]),
        inners=[Inner(cards=[2])],
        said=(text("toy-ask"),),
        maybe=None,
    )


def test_a_clone_is_equal_and_shares_nothing_that_changes() -> None:
    state = whole()
    before = copy.deepcopy(state)
    other = clone(state)
    assert other == state
    other.flat.append(9)
    other.nested[1].append(9)
    other.deep[1][0].append(9)
    other.pairs.append((9, 9))
    other.book["b"] = 9
    other.lists["a"].append(9)
    other.inner.cards.append(9)
    other.inners[0].cards.append(9)
    other.inners.append(Inner(cards=[]))
    other.number, other.word, other.maybe = 9, "z", 9
    assert state == before


def test_a_state_is_the_same_after_encoding() -> None:
    state = whole()
    assert make_decoder(Whole, 3)(encode(3, state)) == state


def damaged() -> list[Any]:
    good = encode(3, whole())
    fields = msgspec.json.decode(good)
    missing = {**fields, "state": {k: v for k, v in fields["state"].items() if k != "word"}}
    more = {**fields, "state": {**fields["state"], "extra": 1}}
    wrong = {**fields, "state": {**fields["state"], "flat": ["x"]}}
    return [
        b"",
        b"{",
        b"null",
        good[:-3],
        b'{"schema": 3}',
        *(msgspec.json.encode(each) for each in (missing, more, wrong)),
    ]


@pytest.mark.parametrize("data", damaged())
def test_damage_is_found(data: bytes) -> None:
    with pytest.raises(ValueError, match="not a state"):
        make_decoder(Whole, 3)(data)


def test_another_schema_is_refused() -> None:
    with pytest.raises(ValueError, match="schema 2, not 3"):
        make_decoder(Whole, 3)(encode(2, whole()))


def test_the_schema_is_read_before_the_state() -> None:
    with pytest.raises(ValueError, match="schema 4, not 3"):
        make_decoder(Whole, 3)(b'{"schema": 4, "state": {"of": "another shape"}}')
