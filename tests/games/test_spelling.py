"""R3: records are typed by people. Any spelling of a move is read, and one is written."""

import json
import pathlib
import random

import pytest

from games.choosing import NONE, default_of, random_move, split_form, split_several, to_notation
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
    Several,
    View,
    text,
)
from games.record import Move, check, read, replay, respelled, write
from games.registry import AnyGame, all_games
from games.spelling import plain_number, read_notation, respell, respell_token
from tests.games.conformance import make_cases, travel

GAMES = list(all_games().values())
RECORDS = pathlib.Path(__file__).parent / "records"


# -- spelling a move differently -----------------------------------------------------------------


def bent(choice: Choice, token: str, rng: random.Random) -> str:
    """Returns the same answer in another order, with defaults stated and leading zeros."""
    if isinstance(choice, Amount):
        return "0" * rng.randint(0, 2) + token
    if isinstance(choice, Several):
        keys = split_several(token)
        if not choice.ordered:
            rng.shuffle(keys)
        return rng.choice("+,").join(keys) or NONE
    if isinstance(choice, Form):
        return bent_form(choice, split_form(token), rng)
    if isinstance(choice, Done) and choice.also is not None:
        return bent(choice.also, token, rng)
    return token


def bent_form(choice: Form, answers: dict[str, str], rng: random.Random) -> str:
    parts = []
    for field in choice.fields:
        value = answers.get(field.key, default_of(field))
        assert value is not None
        if field.key in answers or rng.random() < 0.5:
            noughts = "0" * rng.randint(0, 2) if isinstance(field, AmountField) else ""
            parts.append(f"{field.key}={noughts}{value}")
    rng.shuffle(parts)
    return ",".join(parts) or NONE


def bent_path(game: AnyGame, view: View, path: Path, rng: random.Random) -> str:
    """Returns a move in another spelling, with capitals and spaces, without a final ``-``."""
    tokens = []
    for length, token in enumerate(path):
        choice = game.choices(view, path[:length])
        assert choice is not None
        tokens.append(bent(choice, token, rng))
    if tokens[-1] == NONE and len(tokens) > 1 and rng.random() < 0.5:
        tokens.pop()
    words = "  ".join(rng.choice((str, str.upper, str.title))(token) for token in tokens)
    for sign in "=,+":
        words = words.replace(sign, rng.choice((sign, f" {sign} ", f"{sign} ")))
    return words


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_r3_any_spelling_of_a_move_is_read_as_the_one_that_is_written(game: AnyGame) -> None:
    rng = random.Random(game.key)
    tried = other = 0
    for case in make_cases(game)[:3]:
        for state in travel(case, 1).sample(25):
            for seat in range(case.seats):
                view = game.view(state, seat)
                path = random_move(game, view, rng)
                if path is None:
                    continue
                words = bent_path(game, view, path, rng)
                assert respell(game, view, read_notation(words)) == path, words
                assert respell(game, view, path) == path
                tried += 1
                other += words.split() != list(path)
    assert tried > 50
    assert other > 30


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_r3_a_record_typed_otherwise_is_the_same_record(game: AnyGame) -> None:
    """A golden record, every move in another spelling, is legal to its end and written alike."""
    assert any(RECORDS.glob(f"{game.key}-*.json")), "`uv run games selfplay --write` makes one"
    source = min(RECORDS.glob(f"{game.key}-*.json"), key=lambda file: file.stat().st_size)
    record = read(source.read_text("utf-8"))
    rng, lines = random.Random(0), []
    for number, move in enumerate(record.moves):
        before = replay(record, number).state if number % 5 == 0 else None
        words = to_notation(move.path)
        if before is not None and move.seat >= 0 and words != "skip":
            words = bent_path(game, game.view(before, move.seat), move.path, rng)
        lines.append(f"{str(move).split()[0].title()}   {words}")
    fields = json.loads(source.read_text("utf-8")) | {"moves": lines}
    typed = read(json.dumps(fields))
    check(typed)
    assert respelled(typed) == record
    assert write(respelled(typed)) == source.read_text("utf-8")
    assert respelled(record) == record


# -- one by one ----------------------------------------------------------------------------------

ASK = text("toy-ask")
ABC = tuple(Option(key, ASK) for key in "abc")
FORM = Form(
    ASK,
    (
        AmountField("red", ASK, 100, 500, 100),
        AmountField("blue", ASK, 100, 500, 100, 100),
        PickField("whom", ASK, ABC, "a"),
    ),
)


@pytest.mark.parametrize(
    ("choice", "typed", "written"),
    [
        (FORM, "blue=300,red=200", "red=200,blue=300"),
        (FORM, "red=0,blue=100,whom=a", NONE),
        (FORM, "whom=b,red=0200", "red=200,whom=b"),
        (FORM, NONE, NONE),
        (Several(ASK, ABC, 0, 3), "c+a", "a+c"),
        (Several(ASK, ABC, 0, 3), "c,b,a", "a+b+c"),
        (Several(ASK, ABC, 0, 3, ordered=True), "c,a", "c+a"),
        (Amount(ASK, 0, 900, 100), "0300", "300"),
        (Amount(ASK, 0, 900, 100), "000", "0"),
        # What is in doubt, or wrong, stays for the rules to refuse.
        (FORM, "red=200,red=300", "red=200,red=300"),
        (FORM, "green=200,red=100", "green=200,red=100"),
        (FORM, "red", "red"),
        (FORM, "red=x,blue=100", "red=x"),
        (Several(ASK, ABC, 0, 3), "a+a", "a+a"),
        (Several(ASK, ABC, 0, 3), "x+b", "b+x"),
        (Amount(ASK, 0, 900, 100), "+300", "+300"),
        (Pick(ASK, ABC), "0", "0"),
    ],
)
def test_r3_an_answer_is_written_in_one_way(choice: Choice, typed: str, written: str) -> None:
    assert respell_token(choice, typed) == written
    assert respell_token(choice, written) == written


def test_r3_capitals_and_spaces_do_no_harm() -> None:
    assert read_notation(" Bribe  RED = 300 , Blue= 200 ") == ("bribe", "red=300,blue=200")
    assert read_notation("pick B + a") == ("pick", "b+a")
    assert read_notation("pick -") == ("pick", "-")
    assert plain_number("²") == "²"


def test_r3_the_example_of_the_description_of_records() -> None:
    """``bribe red=300,blue=200`` at a real table, and a default that is stated."""
    fields = {
        "format": 1,
        "game": "casablanca",
        "seats": 2,
        "options": {"opening": "off"},
        "chance": {"script": []},
        "moves": [
            "1 bribe red=300,blue=200", "2 bribe red=500", "1 red harbour-office",
            "2 object opening=100,maximum=300", "House Close", "1 defend 0300",
        ],
    }  # fmt: skip
    record = respelled(read(json.dumps(fields)))
    assert record.moves[0] == Move(0, ("bribe", "blue=200,red=300"))
    assert [str(move) for move in record.moves[3:]] == [
        "2 object maximum=300", "house close", "1 defend 300",
    ]  # fmt: skip
