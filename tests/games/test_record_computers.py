"""Records say which seats computers played, and every mistake in that is told with its place."""

import json
from typing import Any

import pytest

from games.record import Computer, read, write
from games.thinking import draw_temper, temper_of, thought_seed
from tests.games.test_record import mistake, read_fields, scripted

pytestmark = pytest.mark.usefixtures("toy_in_registry")

MOVES = ("1 lay c3", "2 auction", "1 bid 2", "2 bid 1", "house close", "1 peek")
HARD = {"level": "hard", "version": 3}


def test_a_computer_is_read_and_written() -> None:
    fields = {"2": {**HARD, "hurried": [4]}, "1": {"level": "easy", "version": 1, "moves": [3, 6]}}
    record = read_fields(scripted(*MOVES, computers=fields))
    assert record.computers == {
        0: Computer("easy", 1, moves=(3, 6)),
        1: Computer("hard", 3, hurried=(4,)),
    }
    written = write(record)
    assert read(written) == record
    assert written.endswith(
        ' "computers": {\n'
        '  "1": {"level": "easy", "version": 1, "moves": [3, 6]},\n'
        '  "2": {"level": "hard", "version": 3, "hurried": [4]}\n'
        " },\n"
        ' "moves": [\n'
        '  "1 lay c3",\n  "2 auction",\n  "1 bid 2",\n  "2 bid 1",\n  "house close",\n  "1 peek"\n'
        " ]\n"
        "}\n"
    )


def test_a_record_without_computers_does_not_mention_them() -> None:
    assert "computers" not in write(read_fields(scripted(*MOVES)))
    assert "computers" not in write(read_fields(scripted(*MOVES, computers={})))


LONG = "y" * 3000


@pytest.mark.parametrize(
    ("computers", "place", "what"),
    [
        ([], "computers", "want an object in {}, not []"),
        ({"3": HARD}, "computers", "the seat is 1 to 2, not 3"),
        ({"0": HARD}, "computers", "the seat is 1 to 2, not 0"),
        ({LONG: HARD}, "computers", "the seat is 1 to 2, not y"),
        ({"2": "hard"}, "computers.2", 'want an object in {}, not "hard"'),
        ({"2": {"level": "hard"}}, "computers.2", '"version" is missing'),
        ({"2": {"version": 1}}, "computers.2", '"level" is missing'),
        ({"2": {**HARD, LONG: 1}}, "computers.2", "is no field of it"),
        ({"2": {**HARD, "level": LONG}}, "computers.2.level", 'want "easy", "normal", "hard"'),
        ({"2": {**HARD, "level": 1}}, "computers.2.level", "not 1"),
        ({"2": {**HARD, "version": 0}}, "computers.2.version", "0 is no version"),
        ({"2": {**HARD, "version": True}}, "computers.2.version", "true is no version"),
        ({"2": {**HARD, "version": 10**13}}, "computers.2.version", "is no version"),
        ({"2": {**HARD, "hurried": 4}}, "computers.2.hurried", "want a list in [], not 4"),
        ({"2": {**HARD, "hurried": ["4"]}}, "computers.2.hurried", '"4" is no move of this'),
        ({"2": {**HARD, "hurried": [3]}}, "computers.2.hurried", "3 is no move of this computer"),
        ({"2": {**HARD, "hurried": [7]}}, "computers.2.hurried", "7 is no move of this computer"),
        ({"2": {**HARD, "hurried": [4, 2]}}, "computers.2.hurried", "2 does not come after 4"),
        ({"2": {**HARD, "hurried": [4, 4]}}, "computers.2.hurried", "4 does not come after 4"),
        ({"2": {**HARD, "moves": [1]}}, "computers.2.moves", "1 is no move of this computer"),
        ({"2": {**HARD, "moves": None}}, "computers.2.moves", "want a list in [], not null"),
        (
            {"2": {**HARD, "moves": [2], "hurried": [4]}},
            "computers.2.hurried",
            "4 is no move of this computer",
        ),
        ({"2": {**HARD, "moves": list(range(2000))}}, "computers.2.moves", "0 is no move"),
    ],
)
def test_a_mistake_is_told_with_its_place(computers: Any, place: str, what: str) -> None:
    found = mistake(json.dumps(scripted(*MOVES, computers=computers)))
    assert found[0] == place
    assert what in found[1]
    assert len("".join(found)) < 300


def test_seeds_of_thoughts_can_be_reckoned_by_anybody() -> None:
    """The example is that of `docs/records.md`, reckoned with `sha256sum`; no two are equal."""
    seed = bytes(range(32))
    assert thought_seed(seed, 1, made=17).hex() == (
        "5dc6c26fec44a8cbe9f8964e57b26ca7fc64da7227dda9f7b7d31d76cea12358"
    )
    thoughts = {thought_seed(seed, seat, made=made) for seat in range(12) for made in range(120)}
    assert len(thoughts) == 12 * 120
    tempers = [temper_of(seed, seat) for seat in range(8)]
    assert len(set(map(str, tempers))) == 8
    assert temper_of(seed, 3) == temper_of(seed, 3) != draw_temper(seed)
    for temper in tempers:
        assert all(0.6 <= part <= 1.4 for part in (temper.risk, temper.spite, temper.greed))
