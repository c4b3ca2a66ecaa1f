"""The board: it is read and checked, and its ways are those of the rule page (8.22 to 8.24)."""

import json
from importlib import resources
from typing import Any

import pytest

from games.capital_power.board import (
    BOARD,
    BRIBE_TARGETS,
    CROSSINGS,
    INTERPOL_WAYS,
    KIND_OF,
    SPACES,
    WAYS,
    lap_completed,
    read_board,
)
from games.material import MaterialError

Json = dict[str, Any]


def at(key: str) -> int:
    return BOARD.number[key]


def ends(ways: Any, start: str, die: int) -> set[str]:
    return {SPACES[n].key for n in ways[at(start)][die - 1]}


@pytest.fixture
def data() -> Json:
    package = resources.files("games.capital_power")
    found: Json = json.loads(package.joinpath("board.json").read_bytes())
    return found


# -- reading -------------------------------------------------------------------------------------


def test_the_board_has_four_circuits_of_21_spaces_and_four_crossings() -> None:
    assert len(SPACES) == 88
    assert len(CROSSINGS) == 4
    for n, circuit in enumerate(BOARD.circuits):
        assert len(circuit.lap) == 23
        assert sum(space.circuit == n for space in SPACES) == 21


def break_it(data: Json, how: str) -> None:
    space = data["spaces"][4]
    if how == "unknown type":
        space["type"] = "CASINO"
    elif how == "one way only":
        space["next"] = ["IT09"]
    elif how == "dead end":
        space["next"] = []
    elif how == "double":
        data["spaces"].append(space)
    elif how == "lap":
        data["circuits"][0]["lap"].remove("IT05")
    elif how == "rate":
        data["types"]["TAX"]["effect"]["rate"] = "1/x"
    elif how == "table":
        del data["types"]["METAL"]["effect"]["table"]["6"]
    elif how == "start":
        data["start"] = "IT99"
    else:
        del data["spaces"][0]["x"]


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ("unknown type", "IT05 is of no known type"),
        ("one way only", "IT05 leads to IT09, but not back"),
        ("dead end", "leads nowhere"),
        ("double", "a space stands twice"),
        ("lap", "lap of IT: IT04 misses IT06"),
        ("rate", "tax: '1/x' is no fraction"),
        ("table", "the table of metal misses a side"),
        ("start", "a start is no space"),
        ("field", "cannot be read: Object missing required field `x`"),
    ],
)
def test_a_damaged_board_is_refused_with_what_is_wrong(data: Json, how: str, why: str) -> None:
    read_board(json.dumps(data).encode())
    break_it(data, how)
    with pytest.raises(MaterialError, match=why):
        read_board(json.dumps(data).encode())


def test_every_space_does_something_known() -> None:
    effects = {kind.effect for kind in KIND_OF}
    assert effects == {
        "none", "park", "pay", "receive", "loan", "interest", "bank", "shares", "found",
        "metals", "election", "coup", "lose_all_cash", "inspection", "tax_inspection",
    }  # fmt: skip


# -- ways ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "die", "expected"),
    [
        ("it20", 4, {"ch02", "it01", "xs"}),
        ("it20", 6, {"ch04", "it03", "lu02", "sa01"}),
        ("it17", 6, {"ch01", "xw"}),
        ("xw", 4, {"ch01", "it04", "lu03", "sa02"}),
        ("it01", 3, {"it04"}),
    ],
)
def test_8_22_paths(start: str, die: int, expected: set[str]) -> None:
    assert ends(WAYS, start, die) == expected


@pytest.mark.parametrize(
    ("start", "die", "expected"),
    [
        ("xe", 1, {"ch21", "xs"}),
        ("xe", 3, {"ch19", "lu21", "sa20", "xn"}),
        ("lu03", 4, {"sa21", "xw"}),
        ("it01", 2, {"lu21", "xn"}),
    ],
)
def test_8_23_interpol_runs_against_the_arrows(start: str, die: int, expected: set[str]) -> None:
    assert ends(INTERPOL_WAYS, start, die) == expected


@pytest.mark.parametrize(
    ("start", "target"),
    [
        ("it02", "it09"), ("it09", "it18"), ("it18", None), ("ch01", "ch02"), ("ch02", "ch05"),
        ("ch05", "ch12"), ("ch12", "ch15"), ("ch15", "ch20"), ("ch20", None), ("sa01", "sa05"),
        ("sa05", "sa13"), ("sa13", None), ("xn", None),
    ],
)  # fmt: skip
def test_8_24_where_a_bribe_leads(start: str, target: str | None) -> None:
    found = BRIBE_TARGETS[at(start)]
    assert (SPACES[found].key if found >= 0 else None) == target


def test_no_way_ends_twice_in_one_place() -> None:
    for by_die in (*WAYS, *INTERPOL_WAYS):
        for found in by_die:
            assert len(set(found)) == len(found) > 0


@pytest.mark.parametrize(
    ("start", "end", "circuit"),
    [("it20", "xn", 0), ("it20", "it21", -1), ("it20", "it03", 0), ("xn", "ch03", -1),
     ("ch19", "sa02", 1), ("lu04", "lu10", -1)],
)  # fmt: skip
def test_a_lap_ends_at_the_exit_of_its_circuit(start: str, end: str, circuit: int) -> None:
    assert lap_completed(at(start), at(end)) == circuit
