"""Matches: the hero sits everywhere on the same deals, and the table says if a bar is reached."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from games.commands import arena as command
from games.commands.arena import row
from games.registry import all_games
from games.thinking import Level, arena
from games.thinking.arena import Match, Score, add, play_match, wilson
from games.thinking.bars import BARS, Bar
from games.thinking.players import KINDS, RANDOM, ComputerPlayer
from tests.games.asking import Ask
from tests.games.toy import TOY

MATCH = Match("toy", 3, "normal", "random", 6, words="test")


class Recorded(ComputerPlayer):
    """A player that notes who it is, and every move it makes."""

    seated: list[tuple[int, str, bytes]] = []  # noqa: RUF012 - emptied by each test
    made: list[tuple[int, Any]] = []  # noqa: RUF012

    def __init__(self, game: Any, seat: int, kind: str, seed: bytes) -> None:
        super().__init__(game, seat, kind, seed)
        self.seated.append((seat, kind, seed))
        self.seat = seat

    def choose(self, state: Any) -> Any:
        path = super().choose(state)
        self.made.append((self.seat, path))
        return path


@pytest.fixture
def recorded(monkeypatch: pytest.MonkeyPatch) -> type[Recorded]:
    """Returns the players of the matches of this test."""
    monkeypatch.setattr(arena, "ComputerPlayer", Recorded)
    monkeypatch.setattr(Recorded, "seated", [])
    monkeypatch.setattr(Recorded, "made", [])
    return Recorded


def test_the_hero_sits_everywhere_on_the_same_deal(recorded: type[Recorded]) -> None:
    play_match(TOY, MATCH)
    games = [recorded.seated[at : at + 3] for at in range(0, 18, 3)]
    heroes = [next(seat for seat, kind, _ in game if kind == "normal") for game in games]
    assert heroes == [0, 1, 2, 0, 1, 2]
    seeds = [{seed for _, _, seed in game} for game in games]
    assert all(len(seed) == 1 for seed in seeds)
    assert seeds[0] == seeds[1] == seeds[2] != seeds[3] == seeds[4] == seeds[5]


def test_parts_of_a_match_are_the_same_games(recorded: type[Recorded]) -> None:
    """So a match can be played by several processes."""
    whole = play_match(TOY, MATCH)
    moves = list(recorded.made)
    recorded.made.clear()
    replace = msgspec.structs.replace
    parts = [replace(MATCH, first=first, games=count) for first, count in ((0, 1), (1, 3), (4, 2))]
    score = add(play_match(TOY, part) for part in parts)
    assert recorded.made == moves
    assert untimed(score) == untimed(whole)


def untimed(score: Score) -> tuple[float, ...]:
    return (score.games, score.won, score.plies, score.unfinished, len(score.spent))


def test_a_score_counts_wins_moves_and_decisions() -> None:
    score = play_match(TOY, msgspec.structs.replace(MATCH, games=30))
    assert score.games == 30
    assert score.unfinished == 0
    assert score.share > 1 / 3 + 0.1
    assert list(score.spent) == sorted(score.spent)
    assert 0 < len(score.spent) < score.plies
    assert score.quantile(0) <= score.mean <= score.quantile(1) == score.spent[-1]


def test_a_game_without_an_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TOY), "longest", 4)
    score = play_match(TOY, msgspec.structs.replace(MATCH, games=2))
    assert (score.won, score.plies, score.unfinished) == (0, 8, 2)
    assert row(MATCH, Bar(3, "normal", "random", 0.0), score).endswith("  2 unfinished")


def test_a_shared_win_is_a_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.games.toy.ROUNDS", {"short": 0, "long": 0})
    assert play_match(TOY, MATCH).won == pytest.approx(6 / 3)


def test_intervals_are_wilsons() -> None:
    """The figures are reckoned by hand from his formula."""
    assert wilson(60, 100) == pytest.approx((0.5020, 0.6906), abs=2e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=2e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=2e-4)


# -- the command -----------------------------------------------------------------------------------


def cells(line: str) -> list[str]:
    """Returns a line of the table without its times."""
    words = line.split()
    return words[:10] + words[13:]


@pytest.mark.usefixtures("toy_in_registry")
def test_any_number_of_jobs_plays_the_same_games(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("arena", "toy", "--seats", "3", "--hero", "easy", "--others", "random", "--games", "7")
    head, alone = ask(*words).splitlines()
    assert head.split()[:5] == ["game", "seats", "hero", "against", "games"]
    assert alone.split()[:5] == ["toy", "3", "easy", "random", "7"]
    monkeypatch.setattr(command, "ProcessPoolExecutor", lambda jobs, **_: ThreadPoolExecutor(jobs))
    _, together = ask(*words, "--jobs", "2").splitlines()
    assert cells(together) == cells(alone)


@pytest.mark.usefixtures("toy_in_registry")
def test_rows_with_a_bar_say_if_it_is_reached(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    bars = (
        Bar(2, "normal", "random", 0.01),
        Bar(2, "easy", "random", 1.01),
        Bar(3, "easy", "normal", 0.0, 0.99),
    )
    monkeypatch.setitem(BARS, "toy", bars)
    _, *rows = ask("arena", "toy", "--games", "6").splitlines()
    assert [" ".join(line.split()[-3:]) for line in rows] == [
        "reached (>= 1%)",
        "MISSED (>= 101%)",
        "(0% - 99%)",
    ]
    _, *rows = ask("arena", "toy", "--games", "2", "--seats", "2", "--hero", "easy").splitlines()
    assert [line.split()[2] for line in rows] == ["easy"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("chess",), "no game is called 'chess'"),
        (("slasher", "--hero", "me"), "me is no player; there are: random, easy, normal, hard"),
        (("slasher", "--others", "x"), "x is no player"),
        (("slasher", "--games", "0"), "there must be at least 1 game and 1 job"),
        (("slasher", "--jobs", "0"), "there must be at least 1 game and 1 job"),
        (("slasher", "--seats", "9", "--hero", "hard"), "slasher is for 2 to 5 players, not 9"),
        (("slasher", "--option", "target=7"), "option target: '7' is no value of it"),
    ],
)
def test_arena_says_what_is_wrong(ask: Ask, words: tuple[str, ...], sentence: str) -> None:
    assert ask.wrong("arena", *words).startswith(sentence)


# -- the bars --------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", sorted(all_games()))
def test_every_game_has_bars_for_every_level(key: str) -> None:
    game = all_games()[key]
    bars = BARS[key]
    assert {bar.hero for bar in bars} == set(KINDS) - {RANDOM}
    assert len({(bar.seats, bar.hero, bar.others) for bar in bars}) == len(bars)
    for bar in bars:
        assert bar.seats in game.seats
        assert bar.others in (RANDOM, Level.NORMAL)
        assert 0 < bar.least < bar.most <= 1
        ahead = bar.least > 1 / bar.seats
        assert ahead == (bar.hero != "easy" or bar.others == RANDOM), f"{bar} is no bar"
    assert set(BARS) == set(all_games())
