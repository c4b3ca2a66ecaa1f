"""Records: mistakes are told with their place, writing is stable, replays are exact."""

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.chance import ChanceError, make_seed
from games.engine import HOUSE, Refused
from games.record import (
    Move,
    Outcome,
    Record,
    Recorder,
    RecordError,
    check,
    plies,
    read,
    replay,
    start_chance,
    write,
)
from games.selfplay import next_move, play_game
from tests.games.toy import TOY

pytestmark = pytest.mark.usefixtures("toy_in_registry")

OPTIONS = TOY.options()
SCRIPT = ("c1", "c2", "c3", "c4", "c5", "c6", "c7")


def scripted(*moves: str, script: tuple[str, ...] = SCRIPT, **fields: Any) -> dict[str, Any]:
    """Returns a record of the toy game by hand: seat 1 holds 1 2 3, seat 2 holds 4 5 6."""
    return {
        "format": 1,
        "game": "toy",
        "seats": 2,
        "options": {"length": "short"},
        "chance": {"script": list(script)},
        "moves": list(moves),
        **fields,
    }


def read_fields(fields: dict[str, Any]) -> Record:
    return read(json.dumps(fields))


def mistake(source: str) -> tuple[str, str]:
    """Places and sentence of the error that reading gives."""
    with pytest.raises(RecordError) as caught:
        read(source)
    error = caught.value
    assert str(error) == f"{error.place}: {error.what}"
    assert "\n" not in error.what
    return error.place, error.what


# -- reading -------------------------------------------------------------------------------------


def test_a_record_by_hand_is_read() -> None:
    record = read_fields(scripted("1 lay c3", "2   auction", "house close", names=["Ann", "Bob"]))
    assert record == Record(
        "toy",
        2,
        {"memory": "faithful", "length": "short"},
        SCRIPT,
        (Move(0, ("lay", "c3")), Move(1, ("auction",)), Move(HOUSE, ("close",))),
        ("Ann", "Bob"),
    )


def test_a_byte_order_mark_does_no_harm() -> None:
    assert read("\ufeff" + json.dumps(scripted())).seats == 2


def changed(**fields: Any) -> str:
    return json.dumps(scripted(**fields))


def without(field: str) -> str:
    return json.dumps({key: value for key, value in scripted().items() if key != field})


RESULT = {"places": [1, 2], "scores": [3, None]}


@pytest.mark.parametrize(
    ("source", "place", "what"),
    [
        ("", "line 1, column 1", "this is no JSON"),
        ('{"format": 1,\n "game": }', "line 2, column 10", "this is no JSON"),
        ("[1]", "record", "want an object in {}, not [1]"),
        ("[" * 5000, "record", "too deep"),
        ('{"format": ' + "9" * 5000 + "}", "record", "a number is too long"),
        ('{"format": 1, "format": 1}', "format", "it is given twice"),
        ('{"format": 1, "result": {"places": 1, "places": 2}}', "places", "it is given twice"),
        (without("format"), "record", '"format" is missing'),
        (without("game"), "record", '"game" is missing'),
        (without("seats"), "record", '"seats" is missing'),
        (without("chance"), "record", '"chance" is missing'),
        (without("moves"), "record", '"moves" is missing'),
        (changed(comment="x"), "record", '"comment" is no field of it'),
        (changed(format=2), "format", "want 1, not 2"),
        (changed(format=True), "format", "want 1, not true"),
        (changed(format="1"), "format", 'want 1, not "1"'),
        (changed(game="chess"), "game", "no game is called 'chess'"),
        (changed(game=7), "game", "no game is called '7'"),
        (changed(seats=5), "seats", "toy is for 2 to 4 players, not 5"),
        (changed(seats=2.0), "seats", "not 2.0"),
        (changed(seats=True), "seats", "not true"),
        (changed(options=[]), "options", "want an object in {}, not []"),
        (changed(options={"speed": "fast"}), "options.speed", "there is no such option"),
        (changed(options={"memory": "none"}), "options.memory", "'none' is no value of it"),
        (changed(options={"memory": 1}), "options.memory", 'want a text in "", not 1'),
        (changed(chance="x"), "chance", 'want {"seed"'),
        (changed(chance={}), "chance", 'want {"seed"'),
        (changed(chance={"seed": "00" * 32, "script": []}), "chance", 'want {"seed"'),
        (changed(chance={"seed": "00" * 31}), "chance.seed", "want 64 hex digits"),
        (changed(chance={"seed": "zz" * 32}), "chance.seed", "want 64 hex digits"),
        (changed(chance={"seed": 5}), "chance.seed", "want 64 hex digits, not 5"),
        (changed(chance={"script": "c1 c2"}), "chance.script", "want a list in []"),
        (
            changed(chance={"script": ["c1", 2]}),
            "chance.script, word 2",
            'want a text in "", not 2',
        ),
        (changed(moves="1 lay c3"), "moves", "want a list in []"),
        (changed(moves=["1 peek", 5]), "move 2", 'want a text in "", not 5'),
        (changed(moves=["1 peek", "2"]), "move 2", 'want "SEAT MOVE", not "2"'),
        (changed(moves=[""]), "move 1", 'want "SEAT MOVE", not ""'),
        (changed(moves=["1 peek", "3 peek"]), "move 2", "the seat is 1 to 2 or house, not 3"),
        (changed(moves=["0 peek"]), "move 1", "the seat is 1 to 2 or house, not 0"),
        (changed(moves=["+1 peek"]), "move 1", "not +1"),
        (changed(moves=["Home close"]), "move 1", "not home"),
        (changed(names=["Ann"]), "names", "want one for each of 2 seats, not 1"),
        (changed(names=["Ann", None]), "name 2", 'want a text in "", not null'),
        (changed(names={}), "names", "want a list in []"),
        (changed(result=[1, 2]), "result", "want an object in {}"),
        (changed(result={"places": [1, 2]}), "result", '"scores" is missing'),
        (changed(result={**RESULT, "why": ""}), "result", '"why" is no field of it'),
        (changed(result={**RESULT, "places": [1]}), "result.places", "want a list of 2 numbers"),
        (changed(result={**RESULT, "places": [1, None]}), "result.places", "null is no whole"),
        (changed(result={**RESULT, "scores": [1, 2.5]}), "result.scores", "2.5 is no whole"),
        (changed(result={**RESULT, "scores": "3 4"}), "result.scores", 'not "3 4"'),
    ],
)
def test_every_mistake_is_told_with_its_place(source: str, place: str, what: str) -> None:
    found = mistake(source)
    assert found[0] == place
    assert what in found[1]


# -- writing -------------------------------------------------------------------------------------


def test_a_written_record_is_stable_and_reads_back() -> None:
    record = read_fields(scripted("1 lay c3", "2 peek", names=["Łucja", 'a "b"'], result=RESULT))
    written = write(record)
    assert read(written) == record
    assert write(read(written)) == written
    assert written == (
        "{\n"
        ' "format": 1,\n'
        ' "game": "toy",\n'
        ' "seats": 2,\n'
        ' "options": {"memory": "faithful", "length": "short"},\n'
        ' "chance": {"script": [\n'
        '  "c1", "c2", "c3", "c4", "c5", "c6", "c7"\n'
        " ]},\n"
        ' "names": ["Łucja", "a \\"b\\""],\n'
        ' "moves": [\n'
        '  "1 lay c3",\n'
        '  "2 peek"\n'
        " ],\n"
        ' "result": {"places": [1, 2], "scores": [3, null]}\n'
        "}\n"
    )


def test_empty_lists_and_long_scripts_are_written() -> None:
    long = tuple(f"word-{n}" for n in range(100))
    for script in ((), ("a",), long):
        record = Record("toy", 2, {"memory": "open", "length": "long"}, script)
        assert read(write(record)) == record
        assert max(len(line) for line in write(record).splitlines()) <= 100
    seeded = msgspec.structs.replace(record, chance=bytes(range(32)))
    assert read(write(seeded)) == seeded


# -- replaying -----------------------------------------------------------------------------------


def test_a_replay_goes_as_far_as_it_is_told() -> None:
    record = read_fields(scripted("1 lay c3", "2 auction", "1 bid 2", "2 bid 1", "house close"))
    assert replay(record, 0).state.hands == [[1, 2, 3], [4, 5, 6]]
    assert replay(record, 1).state.hands == [[1, 2, 7], [4, 5, 6]]
    assert replay(record, 4).state.pile == [3]
    end = replay(record)
    assert end.state.won == [[3], []]
    assert (len(end.events), end.drawn, end.result) == (6, 7, None)
    assert end.events[5][0].text.key == "toy-wins"
    for ply in (-1, 6):
        with pytest.raises(RecordError, match="the record has 5 moves"):
            replay(record, ply)


def test_plies_are_what_replay_gives() -> None:
    record = play_game(TOY, 3, OPTIONS, "plies")
    found = list(plies(record))
    assert [ply.number for ply in found] == list(range(len(record.moves) + 1))
    assert [ply.move for ply in found] == [None, *record.moves]
    for ply in found:
        replayed = replay(record, ply.number)
        assert (ply.state, ply.drawn) == (replayed.state, replayed.drawn)
        assert ply.events == replayed.events[-1]


@pytest.mark.parametrize(
    ("moves", "place", "what"),
    [
        (("1 lay c9",), "move 1 (1 lay c9)", "the rules refuse it (choices)"),
        (("1 lay c3", "1 lay c1"), "move 2 (1 lay c1)", "the rules refuse it (turn)"),
        (("1 lay c3", "house close"), "move 2 (house close)", "the rules refuse it (auction)"),
        (("1 lay c3", "2 lay c4"), "move 2 (2 lay c4)", "the script ends after 7 words"),
        (("2 resign", "1 lay c3"), "move 2 (1 lay c3)", "the game was over before it"),
    ],
)
def test_what_is_not_legal_is_told_with_its_move(
    moves: tuple[str, ...], place: str, what: str
) -> None:
    with pytest.raises(RecordError) as caught:
        replay(read_fields(scripted(*moves)))
    assert caught.value.place == place
    assert what in caught.value.what
    assert (caught.value.refused is not None) == ("refuse" in what)


@pytest.mark.parametrize("script", [("c1", "c2"), ("c1", "c1", "c1", "c1", "c1", "c2"), ("c9",)])
def test_a_deal_the_script_does_not_fit(script: tuple[str, ...]) -> None:
    with pytest.raises(RecordError) as caught:
        replay(read_fields(scripted(script=script)))
    assert caught.value.place == "deal"


# -- checking ------------------------------------------------------------------------------------


def test_a_right_result_is_accepted_and_a_wrong_one_is_not() -> None:
    record = play_game(TOY, 3, OPTIONS, "checked")
    outcome = record.outcome
    assert outcome is not None
    assert check(record).result is not None
    assert check(msgspec.structs.replace(record, outcome=None)).result is not None
    wrong = [
        (Outcome((3, 3, 3), outcome.scores), "result.places"),
        (Outcome(outcome.places, (99, None, 99)), "result.scores"),
    ]
    for stated, place in wrong:
        with pytest.raises(RecordError) as caught:
            check(msgspec.structs.replace(record, outcome=stated))
        assert caught.value.place == place
    assert "99, out, 99" in caught.value.what


def test_a_result_of_a_game_that_is_not_over() -> None:
    with pytest.raises(RecordError, match="result: the game is not over after 1 moves"):
        check(read_fields(scripted("1 lay c3", result=RESULT)))
    assert check(read_fields(scripted("1 lay c3"))).result is None


def test_a_finished_game_uses_its_whole_script() -> None:
    check(read_fields(scripted("1 resign", script=SCRIPT[:6])))
    with pytest.raises(RecordError) as caught:
        check(read_fields(scripted("1 resign")))
    assert str(caught.value).startswith("chance.script: word 7")
    check(read_fields(scripted()))  # broken off, it need not


# -- recording -----------------------------------------------------------------------------------


def test_a_recorder_keeps_what_was_played() -> None:
    rng = random.Random(3)
    recorder = Recorder(TOY, 3, OPTIONS, make_seed("kept"), ("Ann", "Bob", "Cy"))
    assert recorder.events[0].text.key == "toy-dealt"
    states = [recorder.state]
    while TOY.deciders(recorder.state):
        before = recorder.record
        assert before.outcome is None
        with pytest.raises(Refused):
            recorder.play(0, ("nonsense",))
        assert recorder.record == before
        recorder.play(*next_move(TOY, recorder.state, rng))
        states.append(recorder.state)
    record = read(write(recorder.record))
    assert record == recorder.record
    assert record.names == ("Ann", "Bob", "Cy")
    assert [ply.state for ply in plies(record)] == states
    assert check(record).result == TOY.result(recorder.state)


def test_a_recorder_follows_a_script() -> None:
    recorder = Recorder(TOY, 2, OPTIONS, SCRIPT)
    recorder.play(0, ("lay", "c1"))
    assert recorder.state.hands[0] == [2, 3, 7]
    with pytest.raises(ChanceError):
        recorder.play(1, ("lay", "c4"))
    assert check(recorder.record).drawn == 7


def test_chance_is_taken_up_where_a_replay_ends() -> None:
    record = play_game(TOY, 3, OPTIONS, "taken up")
    for upto in range(len(record.moves)):
        part = replay(record, upto)
        move = record.moves[upto]
        chance = start_chance(record.chance, part.drawn)
        played = TOY.play(part.state, move.seat, move.path, chance)
        assert played.state == replay(record, upto + 1).state


# -- golden records ------------------------------------------------------------------------------

GOLDEN = sorted(Path(__file__).parent.glob("records/*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_is_still_right(path: Path) -> None:
    source = path.read_text("utf-8")
    record = read(source)
    assert path.stem.startswith(f"{record.game}-{record.seats}")
    assert write(record) == source, "written differently; write it again with games.record.write"
    assert record.outcome is not None
    check(record)
