"""The `games` command: answers on stdout, one sentence on stderr, and the exit code."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games import bench
from games.bench import measure, table
from games.options import OptionsError, make_options, option_values, options_dict
from games.record import read, write
from games.registry import all_games
from games.selfplay import play_game, play_games
from games.states import clone
from games.words import LOCALES, Speaker
from tests.games.asking import Ask
from tests.games.toy import TOY
from tests.games.toy.state import ToyOptions
from tests.games.voices import voices_of

SLUSH = "slush-fund"


@pytest.fixture(scope="module")
def record_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.json"
    game = all_games()[SLUSH]
    path.write_text(write(play_game(game, 2, game.options(), "command")), "utf-8")
    return path


def changed(path: Path, folder: Path, old: str, new: str) -> str:
    source = path.read_text("utf-8")
    assert old in source
    other = folder / "changed.json"
    other.write_text(source.replace(old, new, 1), "utf-8")
    return str(other)


# -- list and rules ------------------------------------------------------------------------------


def test_list_names_every_game_in_both_languages(ask: Ask) -> None:
    english, french = ask("list"), ask("list", "--lang", "fr")
    for key, game in all_games().items():
        assert f"{key:18} {game.seats[0]}-{game.seats[-1]}" in english
        for field in option_values(game.options):
            assert f" {field}=" in english
    assert "Caisse noire" in french
    assert english != french


def test_rules_lists_entries_and_shows_one(ask: Ask) -> None:
    entries = ask("rules", SLUSH)
    assert "- `thief` Thief (S17 S18 S19 S20)" in entries
    one = ask("rules", SLUSH, "thief")
    assert one.startswith("## Thief\n")
    assert one.rstrip().endswith("S17 S18 S19 S20")
    assert (
        ask("rules", SLUSH, "S17")
        == one
        == ask("rules", SLUSH, "s17")
        == ask("rules", SLUSH, "THIEF")
    )
    assert ask("rules", SLUSH, "thief", "--lang", "fr") != one


def test_rules_says_what_it_does_not_know(ask: Ask) -> None:
    assert ask.wrong("rules", "slash-fund").startswith("no game is called 'slash-fund'")
    found = ask.wrong("rules", SLUSH, "theif")
    assert found == "the rules of Slush Fund have no entry 'theif'; did you mean thief?"
    assert ask.wrong("rules", SLUSH, "zzzz").endswith("no entry 'zzzz'")


# -- selfplay ------------------------------------------------------------------------------------


def test_selfplay_is_the_same_for_the_same_seed(ask: Ask) -> None:
    words = ("selfplay", SLUSH, "--seats", "3", "--games", "2", "--seed")
    first, again, other = (ask(*words, seed).splitlines() for seed in ("a", "a", "b"))
    assert first[:2] == again[:2] != other[:2]
    assert len(first) == 3
    assert first[0].startswith("game 1: ")
    assert re.fullmatch(r"2 games, [0-9.]+ moves each, [0-9,]+ moves a second", first[2])


def test_selfplay_writes_records_that_are_right(ask: Ask, tmp_path: Path) -> None:
    folder = tmp_path / "new"
    words = ("selfplay", SLUSH, "--seats", "2", "--seed", "s", "--option", "memory=open")
    ask(*words, "--write", str(folder))
    record = read((folder / f"{SLUSH}-2-s-1.json").read_text("utf-8"))
    assert record.options["memory"] == "open"
    ask("replay", str(folder / f"{SLUSH}-2-s-1.json"))
    (tmp_path / "file").touch()
    assert "cannot be written" in ask.wrong(*words, "--write", str(tmp_path / "file"))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("nope", "--seats", "2"), "no game is called 'nope'"),
        ((SLUSH, "--seats", "7"), "slush-fund is for 2 to 4 players, not 7"),
        ((SLUSH, "--seats", "2", "--games", "0"), "there must be at least 1 game, not 0"),
        ((SLUSH, "--seats", "2", "--option", "x=1"), "option x: there is no such option"),
        ((SLUSH, "--seats", "2", "--option", "memory"), "option memory: '' is no value of it"),
        ((SLUSH, "--seats", "2", "--players", "hard"), "want 2 players, one for each seat, not 1"),
        ((SLUSH, "--seats", "2", "--players", "hard,me"), "me is no player; there are: random,"),
    ],
)
def test_selfplay_says_what_is_wrong(ask: Ask, words: tuple[str, ...], sentence: str) -> None:
    assert ask.wrong("selfplay", *words).startswith(sentence)


def test_games_of_a_row_differ_and_can_be_played_alone() -> None:
    games = list(play_games(TOY, 2, TOY.options(), 3, "row"))
    assert len({game.chance for game in games}) == 3
    assert games[1] == play_game(TOY, 2, TOY.options(), "row/1")


# -- replay --------------------------------------------------------------------------------------


def test_replay_checks_and_shows_the_end(ask: Ask, record_file: Path) -> None:
    record = read(record_file.read_text("utf-8"))
    out = ask("replay", str(record_file))
    assert out.startswith("# Slush Fund\n")
    assert f"seed {'' if isinstance(record.chance, tuple) else record.chance.hex()}\n" in out
    assert f"After move {len(record.moves)}, a spectator sees:" in out
    assert "## Result" in out


@pytest.fixture
def toy_file(tmp_path: Path, toy_in_registry: None, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Returns a toy game: seat 1 lays its 3, draws a 7 in secret, and gives seat 2 two coins."""

    def speak(locale: str, names: tuple[str, ...]) -> Speaker:
        return Speaker(locale, names, voices_of("toy")[LOCALES.index(locale)].bundle)

    monkeypatch.setattr("games.commands.replaying.Speaker", speak)
    moves = ["1 lay c3", "2 peek", "1 gift to=2,coins=2"]
    record = {"format": 1, "game": "toy", "seats": 2, "moves": moves}
    cards = {"script": ["c1", "c2", "c3", "c4", "c5", "c6", "c7"]}
    path = tmp_path / "toy.json"
    path.write_text(json.dumps({**record, "chance": cards, "names": ["Ann", "Bob"]}), "utf-8")
    return path


def test_replay_shows_what_one_seat_sees_and_no_other(ask: Ask, toy_file: Path) -> None:
    public = ask("replay", str(toy_file), "--ply", "1")
    ann = ask("replay", str(toy_file), "--ply", "1", "--seat", "1")
    bob = ask("replay", str(toy_file), "--ply", "1", "--seat", "2")
    assert "After move 1, a spectator sees:\n\n**The table waits for Bob.**\n" in public
    assert "a 1, a 2, and a 7; coins: 5" in ann
    assert "a 7" not in public + bob
    assert "a 4, a 5, and a 6; coins: 5" in bob
    assert "## Your hand" in bob
    assert "## Your hand" not in public
    french = ask("replay", str(toy_file), "--ply", "1", "--seat", "1", "--lang", "fr")
    assert "Bob sees" not in french
    assert "un 1, un 2 et un 7" in french
    assert "After the deal, Bob sees:" in ask("replay", str(toy_file), "--ply", "0", "--seat", "2")
    assert "coins: 3" in ask("replay", str(toy_file), "--seat", "1")


def test_replay_tells_the_log_only_to_whom_it_was_told(ask: Ask, toy_file: Path) -> None:
    public = ask("replay", str(toy_file), "--log")
    ann = ask("replay", str(toy_file), "--log", "--seat", "1")
    bob = ask("replay", str(toy_file), "--log", "--seat", "2")
    for log in (public, ann, bob):
        assert "0. (deal)\n   Everybody gets 3 cards.\n\n1. 1 lay c3\n   Ann lays a card.\n" in log
    assert "You draw a 7." in ann
    assert "You draw" not in public + bob
    assert "In the pile lie a 3." in bob
    assert "In the pile lie" not in public + ann
    assert "Ann gives Bob 2 coins." in ann
    assert "Ann gives Bob 2 coins." in bob
    assert "Ann gives Bob" not in public


def test_replay_says_what_is_wrong(ask: Ask, record_file: Path, tmp_path: Path) -> None:
    def fails(old: str, new: str) -> str:
        return ask.wrong("replay", changed(record_file, tmp_path, old, new))

    first = str(read(record_file.read_text("utf-8")).moves[0])
    sentence = fails(first, "2 resign now")
    assert sentence.startswith("move 1 (2 resign now): the rules refuse it (")
    assert fails('"places": [', '"places": [9').startswith("result.places: the record says 9")
    assert "no JSON" in fails('"seats"', "seats")
    assert fails('"format": 1', '"format": 9').endswith("format: want 1, not 9")
    assert "the seats of this record are 1 to 2, not 3" in ask.wrong(
        "replay", str(record_file), "--seat", "3"
    )
    assert "the record has" in ask.wrong("replay", str(record_file), "--ply", "9999")
    assert ask.wrong("replay", str(tmp_path / "none.json")).endswith("No such file or directory")
    assert "cannot be read" in ask.wrong("replay", str(tmp_path))
    (tmp_path / "latin.json").write_bytes(b'{"names": "\xe9"}')
    assert "no text in UTF-8" in ask.wrong("replay", str(tmp_path / "latin.json"))


def test_what_the_rules_refuse_is_said_in_the_language_asked_for(
    ask: Ask, record_file: Path, tmp_path: Path
) -> None:
    first = str(read(record_file.read_text("utf-8")).moves[0])
    wrong = changed(record_file, tmp_path, first, "1 nonsense")
    english = ask.wrong("replay", wrong)
    french = ask.wrong("replay", wrong, "--lang", "fr")
    assert english != french


# -- bench ---------------------------------------------------------------------------------------


COSTS = {"view": 3, "choices": 5, "play": 700, "encode": 11, "decode": 13, "clone": 17}
"""Microseconds, made up: no two sums of them are alike."""


def test_bench_measures_every_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each figure is the time of what it names alone, on a clock that only the game moves."""
    time = 0
    chosen: list[int] = []

    def costing(name: str, part: Callable[..., Any]) -> Callable[..., Any]:
        def costed(*given: Any) -> Any:
            nonlocal time
            time += COSTS[name]
            return part(*given)

        return costed

    for name in ("view", "choices", "play", "encode", "decode"):
        monkeypatch.setattr(type(TOY), name, costing(name, getattr(type(TOY), name)))
    monkeypatch.setattr(bench, "clone", costing("clone", clone))
    monkeypatch.setattr(bench, "perf_counter", lambda: time / 1e6)
    prepare = bench._prepare
    monkeypatch.setattr(
        bench, "_prepare", lambda game: [chosen.append(len(s.path)) or s for s in prepare(game)]
    )
    speed = measure(TOY, 0)
    steps = 1 + sum(chosen) / len(chosen)
    assert (speed.game, speed.seats) == ("toy", 4)
    assert speed.size > 100
    parts = (speed.view, speed.encode, speed.decode, speed.clone)
    assert parts == pytest.approx((3, 11, 13, 17))
    assert speed.choices == pytest.approx(5 * steps)
    assert 1e6 / speed.plays >= 700  # what Toy asks itself to check a move is in it
    assert 1e6 / speed.moves == pytest.approx(1e6 / speed.plays + 3 + 5 * steps)
    lines = table([speed, speed])
    assert lines[1] == lines[2]
    assert len({len(line) for line in lines[:3]}) == 1


def test_bench_gives_a_table_or_json(ask: Ask) -> None:
    found = json.loads(ask("bench", SLUSH, "--json", "--seconds", "0"))
    assert {part: [speed["game"] for speed in found[part]] for part in found} == {
        "rules": [SLUSH],
        "computers": [SLUSH],
    }
    rules, computers = ask("bench", SLUSH, "--seconds", "0").split("\n\n")
    assert SLUSH in rules.splitlines()[1]
    assert SLUSH in computers.splitlines()[1]
    assert ask.wrong("bench", "nope").startswith("no game is called 'nope'")


# -- the program ---------------------------------------------------------------------------------


def test_the_program_runs_and_fails_with_a_code() -> None:
    good = subprocess.run([sys.executable, "-m", "games", "list"], capture_output=True, text=True)
    assert (good.returncode, good.stderr) == (0, "")
    bad = subprocess.run(
        [sys.executable, "-m", "games", "rules", "nope"], capture_output=True, text=True
    )
    assert (bad.returncode, bad.stdout) == (1, "")
    assert bad.stderr.startswith("games: no game is called 'nope'")


def test_a_reader_that_has_enough_is_no_error() -> None:
    words = [sys.executable, "-m", "games", "selfplay", SLUSH, "--seats", "2", "--games", "40"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as run:
        assert run.stdout
        assert run.stderr
        run.stdout.close()
        assert run.stderr.read() == b""
    assert run.returncode == 0


def test_a_terminal_without_the_letters_is_no_error() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "games", "rules", SLUSH, "--lang", "fr"],
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii"},
    )
    assert (run.returncode, run.stderr) == (0, b"")
    assert b"?" in run.stdout


# -- options -------------------------------------------------------------------------------------


def test_options_as_data() -> None:
    values = {"memory": ("faithful", "open"), "length": ("short", "long")}
    assert option_values(ToyOptions) == values
    assert make_options(ToyOptions, {}) == ToyOptions()
    made = make_options(ToyOptions, {"length": "long"})
    assert made == ToyOptions(length="long")
    assert options_dict(made) == {"memory": "faithful", "length": "long"}


@pytest.mark.parametrize(
    ("given", "field", "what"),
    [
        ({"speed": "1"}, "speed", "there is no such option; there is memory, length"),
        ({"memory": "all"}, "memory", "'all' is no value of it; there is faithful, open"),
        ({"memory": ""}, "memory", "'' is no value of it; there is faithful, open"),
    ],
)
def test_options_that_do_not_exist(given: dict[str, str], field: str, what: str) -> None:
    with pytest.raises(OptionsError) as caught:
        make_options(ToyOptions, given)
    assert (caught.value.field, caught.value.what) == (field, what)
