"""What chances in hints are worth: told chances are those by which games are won."""

import random
from itertools import islice

import pytest

from games.registry import all_games
from games.thinking import advise
from games.thinking.calibrating import Forecast, fit, loss, play_forecasts
from games.thinking.calibration import CALIBRATIONS, Calibration
from games.thinking.hints import players, weigh
from tests.games.asking import Ask
from tests.games.conformance import make_cases, travel
from tests.games.conformance.watching import deciding
from tests.games.toy import TOY

SEED = b"seed" * 8


def forecasts(calibration: Calibration, count: int = 1_500) -> list[Forecast]:
    """Returns hints whose games were won as often as a calibration says."""
    rng = random.Random(1)
    made = []
    for _ in range(count):
        found, progress, seats = rng.random(), rng.random(), rng.choice((2, 3, 4))
        won = rng.random() < calibration.settle(found, seats, progress)
        made.append(Forecast(found, seats, progress, float(won)))
    return made


def test_a_calibration_that_changes_nothing_says_what_was_found() -> None:
    for found in (0.01, 0.3, 0.8, 0.99):
        assert Calibration().settle(found, 3, 0.5) == pytest.approx(found)


def test_nothing_is_certain() -> None:
    assert 0 < Calibration().settle(0.0, 2, 1.0) < 0.02
    assert 0.98 < Calibration().settle(1.0, 2, 1.0) < 1


def test_what_counts_for_nothing_leaves_even_chances_and_may_count_later() -> None:
    assert Calibration(early=0, late=0).settle(0.98, 4, 0.7) == pytest.approx(1 / 4)
    trusting = Calibration(early=0, late=1)
    said = [trusting.settle(0.9, 2, progress) for progress in (0, 0.3, 0.6, 1)]
    assert said == sorted(said)
    assert (said[0], said[-1]) == pytest.approx((0.5, 0.9))


def test_a_better_move_stays_better() -> None:
    for calibration in CALIBRATIONS.values():
        for progress in (0.0, 0.5, 1.0):
            said = [calibration.settle(found / 20, 3, progress) for found in range(21)]
            assert said == sorted(said)


@pytest.mark.parametrize(
    "true", [Calibration(0.2, 0.8, -0.4), Calibration(1, 1, 0), Calibration(0.6, 0.6, 0.3)]
)
def test_the_calibration_by_which_games_were_won_is_found_again(true: Calibration) -> None:
    made = forecasts(true)
    found = fit(made)
    assert abs(found.early - true.early) < 0.3
    assert abs(found.late - true.late) < 0.3
    assert abs(found.lean - true.lean) < 0.2
    assert loss(found, made) < loss(true, made) + 0.005


def test_hints_tell_what_the_calibration_says(monkeypatch: pytest.MonkeyPatch) -> None:
    sight = deciding(travel(make_cases(TOY)[0], 1), 8, "hints")[0]
    view = sight.known
    calibration = Calibration(0.3, 0.5, 0.1)
    monkeypatch.setitem(CALIBRATIONS, TOY.key, calibration)
    found = [one.chance for one in weigh(TOY, view, SEED)]
    assert len(found) > 1
    told = [one.chance for one in advise(TOY, view, SEED)]
    seats, progress = players(TOY, view), TOY.progress(view)
    assert told == [calibration.settle(one or 0, seats, progress) for one in found]


@pytest.mark.parametrize("key", sorted(all_games()))
def test_every_game_has_a_calibration_and_none_turns_chances_round(key: str) -> None:
    calibration = CALIBRATIONS[key]
    assert calibration.early >= 0
    assert calibration.late >= 0


def test_the_same_words_give_the_same_games() -> None:
    made = list(islice(play_forecasts(TOY, 3, 9, "easy", "test"), 12))
    assert made == list(islice(play_forecasts(TOY, 3, 9, "easy", "test"), 12))
    assert made != list(islice(play_forecasts(TOY, 3, 9, "easy", "other"), 12))
    assert len({one.won for one in made}) > 1
    for one in made:
        assert 0 <= one.found <= 1
        assert 0 <= one.progress <= 1
        assert one.seats == 3


@pytest.mark.usefixtures("toy_in_registry")
def test_the_command_shows_ranges_and_the_best_calibration(ask: Ask) -> None:
    lines = ask("calibrate", "toy", "--seats", "2", "--games", "6").splitlines()
    assert lines[0].split() == ["found", "hints", "found", "told", "won"]
    hints = [int(line.split("%")[-4].split()[0]) for line in lines[1:-3]]
    every = lines[-3].split()
    assert every[0] == "all"
    assert sum(hints) == int(every[1])
    assert lines[-2].startswith("loss: found ")
    assert lines[-1].startswith("Calibration(early=")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("chess",), "no game is called 'chess'"),
        (("slasher", "--others", "me"), "me is no player"),
        (("slasher", "--games", "0"), "there must be at least 1 game, not 0"),
        (("slasher", "--seats", "9"), "slasher is for 2 to 5 players, not 9"),
    ],
)
def test_calibrate_says_what_is_wrong(ask: Ask, words: tuple[str, ...], sentence: str) -> None:
    assert ask.wrong("calibrate", *words).startswith(sentence)
