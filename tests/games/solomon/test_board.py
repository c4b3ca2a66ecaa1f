"""Boards: what is read from a file, and what is said of a wrong one."""

import json
from importlib import resources
from typing import Any

import pytest

from games.material import MaterialError
from games.solomon.board import Board, load_board, read_board

SPACES = ("a-home", "b-home", "mid")
WORDS = {
    name: "".join(f"\ntest-space-{id_} = x" for id_ in SPACES)
    + "\ntest-agent-p = x\ntest-agent-q = x"
    for name in ("words.en.ftl", "words.fr.ftl")
}


def board_file(**changes: Any) -> dict[str, Any]:
    """Returns a small right board, with changes."""
    return {
        "about": "a board for tests",
        "case_start": "mid",
        "homes": ["a-home", "b-home"],
        "spaces": [{"id": id_, "x": n * 100, "y": 50} for n, id_ in enumerate(SPACES)],
        "roads": [["a-home", "mid"], ["mid", "b-home"]],
        "agents": [
            {"id": "p", "colour": "#112233", "home": "a-home"},
            {"id": "q", "colour": "#445566", "home": "b-home"},
        ],
    } | changes


def read(**changes: Any) -> Board:
    return read_board(json.dumps(board_file(**changes)).encode(), "test", WORDS)


def test_a_right_board_is_read() -> None:
    board = read()
    assert [space.id for space in board.spaces] == list(SPACES)
    assert board.near == ((2,), (2,), (0, 1))
    assert board.steps == ((0, 2, 1), (2, 0, 1), (1, 1, 0))
    assert (board.homes, board.case_start) == ((0, 1), 2)
    assert [(agent.home, agent.team, agent.number) for agent in board.agents] == [
        (0, 0, 1), (1, 1, 1),
    ]  # fmt: skip


def spaces(**change: Any) -> list[dict[str, Any]]:
    first, *rest = board_file()["spaces"]
    return [first | change, *rest]


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"case_start": "nowhere"}, "case_start: there is no space nowhere"),
        ({"case_start": "a-home"}, "the case may not begin in a home"),
        ({"homes": ["a-home"]}, "there must be 2 to 8 different homes"),
        ({"homes": ["a-home", "a-home"]}, "there must be 2 to 8 different homes"),
        ({"homes": ["a-home", "x"]}, "homes: there is no space x"),
        ({"spaces": spaces(x=1200)}, "space a-home lies outside the canvas of 1000 x 700"),
        ({"spaces": spaces(id="A home")}, "space id 'A home': use small letters"),
        ({"spaces": spaces(id="resign")}, "space id 'resign' means something else"),
        ({"spaces": spaces(id="a-case")}, "space id 'a-case' means something else"),
        ({"spaces": spaces(id="mid")}, "space mid is listed twice"),
        ({"spaces": spaces(id="new")}, "space new has no line 'test-space-new = ...' in words.en"),
        ({"roads": [["a-home", "mid"]]}, "no roads lead from a-home to b-home"),
        ({"roads": [["a-home", "a-home"]]}, "the road a-home - a-home leads nowhere"),
        ({"roads": [["a-home", "mid"], ["mid", "a-home"]]}, "the road mid - a-home"),
        ({"roads": [["a-home", "x"]]}, "roads: there is no space x"),
        ({"agents": board_file()["agents"][:1]}, "every home needs an agent"),
        ({"agents": [{"id": "p", "colour": "#112233", "home": "mid"}]}, "mid is no home"),
        ({"agents": [{"id": "p", "colour": "red", "home": "a-home"}]}, "'red' is no colour"),
        ({"agents": [{"id": "r", "colour": "#112233", "home": "a-home"}]}, "agent r has no line"),
        ({"agents": [{"id": "p", "home": "a-home"}]}, "missing required field `colour`"),
        ({"streets": []}, "unknown field `streets`"),
    ],
)  # fmt: skip
def test_a_wrong_board_is_refused_with_what_is_wrong(changes: dict[str, Any], what: str) -> None:
    with pytest.raises(MaterialError) as caught:
        read(**changes)
    assert str(caught.value).startswith("test/board.json: ")
    assert what in str(caught.value)


def test_an_agent_is_not_called_like_a_space() -> None:
    words = {name: source + "\ntest-agent-mid = x" for name, source in WORDS.items()}
    agents = [*board_file()["agents"], {"id": "mid", "colour": "#112233", "home": "a-home"}]
    data = json.dumps(board_file(agents=agents)).encode()
    with pytest.raises(MaterialError, match="an agent and a space have the same id"):
        read_board(data, "test", words)


def test_what_is_no_json_is_refused_too() -> None:
    with pytest.raises(MaterialError, match=r"test/board\.json: "):
        read_board(b"{", "test", WORDS)


@pytest.mark.parametrize(("key", "roads"), [("agent", 48), ("casablanca", 40)])
def test_the_boards_of_both_games_are_right(key: str, roads: int) -> None:
    board = load_board(f"games.{key}", key)
    assert (len(board.spaces), len(board.agents), len(board.homes)) == (25, 8, 4)
    assert sum(map(len, board.near)) == 2 * roads
    file = json.loads(resources.files(f"games.{key}").joinpath("board.json").read_bytes())
    assert not crossings(file), "roads cross"


def crossings(file: dict[str, Any]) -> list[tuple[str, ...]]:
    """Pairs of roads without a common end that cross on the canvas."""
    place = {space["id"]: (space["x"], space["y"]) for space in file["spaces"]}

    def side(a: str, b: str, c: str) -> int:
        (ax, ay), (bx, by), (cx, cy) = place[a], place[b], place[c]
        turn = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
        return (turn > 0) - (turn < 0)

    return [
        (a, b, c, d)
        for n, (a, b) in enumerate(file["roads"])
        for c, d in file["roads"][n + 1 :]
        if len({a, b, c, d}) == 4
        and side(a, b, c) * side(a, b, d) < 0
        and side(c, d, a) * side(c, d, b) < 0
    ]
