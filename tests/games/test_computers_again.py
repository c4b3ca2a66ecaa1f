"""A record in which computers played: every move of theirs can be thought again."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from games.commands import CommandError
from games.commands.replaying import rethink
from games.engine import LEAVE
from games.record import Computer, Move, Record, RecordError, questions, read, write
from games.selfplay import play_game
from games.thinking import Level
from tests.games.asking import Ask
from tests.games.toy import TOY

pytestmark = pytest.mark.usefixtures("toy_in_registry")

KINDS = ("hard", "normal", "easy", "random")


@pytest.fixture(scope="module")
def played() -> Record:
    """Returns a game of all kinds of players."""
    return play_game(TOY, 4, TOY.options(), "again", KINDS)


def made(record: Record, seat: int) -> tuple[int, ...]:
    return tuple(n for n, move in enumerate(record.moves, 1) if move.seat == seat)


def test_all_kinds_play_and_the_record_names_the_computers(played: Record) -> None:
    assert played.outcome is not None
    assert played.computers == {
        seat: Computer(kind, TOY.mind.version) for seat, kind in enumerate(KINDS[:3])
    }
    assert read(write(played)) == played
    assert play_game(TOY, 4, TOY.options(), "again", KINDS) == played
    assert play_game(TOY, 4, TOY.options(), "another", KINDS) != played


def test_every_move_of_theirs_follows_again(played: Record) -> None:
    found = list(questions(read(write(played))))
    assert [question.number for question in found] == sorted(
        number for seat in range(3) for number in made(played, seat)
    )
    for question in found:
        assert question.level == KINDS[question.seat]
        assert question.answer(TOY) == question.path == played.moves[question.number - 1].path


def test_a_hurried_move_was_normal(played: Record) -> None:
    """A hard player that had no time remembers as ever."""
    numbers = made(played, 0)
    hurried = msgspec.structs.replace(
        played, computers={0: Computer("hard", 1, hurried=numbers[1:2])}
    )
    levels = [question.level for question in questions(hurried)]
    assert levels == [Level.HARD, Level.NORMAL, *[Level.HARD] * (len(numbers) - 2)]
    views = [question.view for question in questions(hurried)]
    assert views == [question.view for question in questions(played) if question.seat == 0]
    assert any(view.pile is not None for view in views)


def test_a_stand_in_chose_the_moves_that_are_listed(played: Record) -> None:
    numbers = made(played, 1)[2:4]
    some = msgspec.structs.replace(played, computers={1: Computer("normal", 1, moves=numbers)})
    found = list(questions(some))
    assert tuple(question.number for question in found) == numbers
    assert all(question.answer(TOY) == question.path for question in found)


def test_what_the_table_makes_was_not_chosen(
    monkeypatch: pytest.MonkeyPatch, played: Record
) -> None:
    """Leaving is never a computer's own move, nor is one that was forced: here, every auction."""
    numbers = made(played, 1)
    cut = played.moves[: numbers[2] - 1]
    left = msgspec.structs.replace(played, moves=(*cut, Move(1, LEAVE)), outcome=None)
    found = [question.number for question in questions(left) if question.seat == 1]
    assert found == list(numbers[:2])
    monkeypatch.setattr(type(TOY), "forced", lambda *_: ("auction",))
    auctions = {n for n, move in enumerate(played.moves, 1) if move.path == ("auction",)}
    kept = {question.number for question in questions(played)}
    assert auctions
    assert not auctions & kept
    assert kept | auctions >= {number for seat in range(3) for number in made(played, seat)}


def test_a_script_is_no_luck_for_a_computer(played: Record) -> None:
    scripted = msgspec.structs.replace(played, chance=("c1",) * 20)
    with pytest.raises(RecordError, match="chance: a computer's luck is a seed"):
        list(questions(scripted))


# -- the commands ----------------------------------------------------------------------------------


def test_selfplay_and_replay_agree_on_computers(ask: Ask, tmp_path: Path) -> None:
    words = ("selfplay", "toy", "--seats", "3", "--players", "hard,random,easy")
    assert ask(*words, "--write", str(tmp_path)).startswith("game 1: ")
    (file,) = tmp_path.iterdir()
    record = read(file.read_text("utf-8"))
    hard, easy = (len(made(record, seat)) for seat in (0, 2))
    assert ask("replay", "--computers", str(file)) == (
        f"seat 1, hard: {hard} of {hard} moves are the same\n"
        f"seat 3, easy: {easy} of {easy} moves are the same\n"
    )


def keep_all(source: Iterator[str], kept: list[str]) -> None:
    """Keeps every line that comes before an error."""
    for line in source:
        kept.append(line)  # noqa: PERF402 - `extend` keeps nothing if the last step fails


def test_replay_tells_a_move_that_no_computer_made(
    ask: Ask, played: Record, tmp_path: Path
) -> None:
    """A person who moves for a computer is found out; the exit code says so too."""
    file = tmp_path / "game.json"
    liar = {3: Computer("normal", 7)}
    file.write_text(write(msgspec.structs.replace(played, computers=liar)), "utf-8")
    lines: list[str] = []
    with pytest.raises(CommandError) as caught:
        keep_all(rethink(str(file)), lines)
    wrong, own = len(lines) - 1, len(made(played, 3))
    assert 0 < wrong <= own
    assert str(caught.value) == f"moves that are not a computer's: {wrong}"
    assert lines[0] == (
        f"seat 4, normal: {own - wrong} of {own} moves are the same (it was version 7, now 1)"
    )
    number = int(lines[1].split()[1].rstrip(":"))
    move = " ".join(played.moves[number - 1].path)
    assert lines[1].startswith(f"  move {number}: made {move}, thought again ")
    assert ask.wrong("replay", "--computers", str(file)) == str(caught.value)


def test_replay_says_that_no_computer_played(ask: Ask, played: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(write(msgspec.structs.replace(played, computers={})), "utf-8")
    said = ask.wrong("replay", "--computers", str(file))
    assert said == f"{file}: no computer played in this game"
