"""Presses and heights of panels, counted in whole games of every kind at several seat counts.

The numbers are what players were promised. Where a game is not there yet, its entry says so; an
entry may only fall.
"""

from __future__ import annotations

import itertools
from collections import defaultdict
from typing import TYPE_CHECKING

import pytest

from bot.ui.panel.heights import ORDINARY
from bot.ui.panel.offers import offered_keys
from games.chance import Seeded
from games.engine import CLOSE, HOUSE
from games.registry import all_games, find_game
from tests.bot.ui.test_limits import make_table
from tests.feel.hands import Made, play, press_through, seated

if TYPE_CHECKING:
    from collections.abc import Iterable

MOVES = 120
SEEDS = ("{key}{seats}", "{seats}{key}")
"""One game is played for each, at every seat count."""
CASES = [
    (key, seats)
    for key, game in all_games().items()
    for seats in sorted({game.seats[0], 3, game.seats[-1]} & set(game.seats))
]

_SOLOMON = {
    "move": 2,
    "attack": 3,
    "answer": 1,
    "object": 2,
    "contest": 2,
    "bribe": 4,  # a sum that is typed is read once more; for the usual ones see below
    "several": 4,  # two pages of a form, which are summed up before they count
    "opening": 3,
}
PRESSES = {
    "slush-fund": {"turn": 4, "take": 1, "fund": 2, "stash": 1, "play": 2, "discard": 3, "peek": 1},
    "slasher": {"card": 2, "monsters": 2, "event": 2, "strike": 3},
    "cover-your-assets": {"turn": 2, "claim": 1, "answer": 2},
    "agent": _SOLOMON,
    "casablanca": _SOLOMON,
    "capital-power": {"turn": 1, "offer": 5, "accept": 2, "money": 4},
}
"""The most presses by kind of move, of Slush Fund also of a whole turn that plays its cards."""

WHOLE_TURN = 4
"""The most presses of a whole turn of Capital Power in which one pawn moves and one stop is decided
upon: the roll, what is done there and how much of it, and Interpol.
"""
_BESIDE = ("swap", "offer", "accept", "decline", "retract", "transfer", "found")
_ROLLS = ("roll", "roll-all", "stay", "bribe")

HEIGHTS = dict.fromkeys(all_games(), ORDINARY) | {"capital-power": 780}
"""The highest panel in pixels. In Capital Power the picture of what a group holds takes up to 415
of them, which hardly leaves room for a question of three lines.
"""
SHARE = 0.95
"""How many panels are no higher than an ordinary message, at the least."""

_EVENTS = ("split", "move", "swap", "join")
_CONTEST = ("defend", "give-in", "support", "stop")
_ANSWERS = ("no", "let-pass", "only-paid", "ask-me", "demand")


def kind_of(key: str, made: Made) -> str:
    """Returns the kind of a move."""
    first = made.path[0]
    if key == "slush-fund":
        return "fund" if made.path[:2] == ("take", "fund") else first
    if key == "slasher":
        if first.startswith(("play-", "discard-")):
            return "monsters"
        if first in ("choose", "longest") or first.startswith("strike-"):
            return "strike"
        return "event" if first in _EVENTS else "card"
    if key == "cover-your-assets":
        return "answer" if first in ("answer", "give-up") else first if first == "claim" else "turn"
    if key == "capital-power":
        known = {"offer": "offer", "swap": "offer", "accept": "accept"}
        return known.get(first) or ("turn" if made.presses == 1 else "money")
    if first in _ANSWERS:
        return "answer"
    if first in _CONTEST:
        return "contest"
    if first == "bribe":
        return "opening" if made.window == "opening" else "several"
    usual = "attack" if len(made.path) == 3 else "move"
    return {"pay": "bribe", "object": "object"}.get(first, usual)


def turns(made: Iterable[Made]) -> list[int]:
    """Returns the presses of each turn of Slush Fund that takes from the deck and plays cards."""
    found: dict[tuple[int, tuple[int, ...]], list[Made]] = defaultdict(list)
    for move in made:
        found[move.seat, move.turn].append(move)
    return [sum(move.presses for move in moves) for moves in found.values() if is_usual(moves)]


def is_usual(moves: list[Made]) -> bool:
    plays = [move.path[1] for move in moves if move.path[0] == "play"]
    others = {move.path[:1] for move in moves if move.path[0] != "play"}
    fund = any(move.path[:2] == ("take", "fund") for move in moves)
    return others <= {("take",), ("stash",)} and not fund and "transfer" not in plays


def turns_of_one_pawn(made: Iterable[Made]) -> list[int]:
    """Returns the presses of each whole turn of Capital Power with one roll and at most one stop,
    without deals, transfers and forks.
    """
    found: dict[tuple[int, ...], list[Made]] = defaultdict(list)
    for move in made:
        if move.seat == move.turn[1]:
            found[move.turn].append(move)
    usual = []
    for moves in found.values():
        verbs = [move.path[0] for move in moves]
        stops = [verb for verb in verbs if verb not in (*_ROLLS, "interpol")]
        beside = any(verb in _BESIDE or verb.startswith("to-") for verb in verbs)
        if verbs[-1] == "interpol" and not beside and len(verbs) == len(stops) + 2 <= 3:
            usual.append(sum(move.presses for move in moves))
    return usual


@pytest.fixture(scope="module")
def games() -> dict[tuple[str, int], list[list[Made]]]:
    return {
        (key, seats): [
            list(play(find_game(key), seats, seed.format(key=key, seats=seats), MOVES))
            for seed in SEEDS
        ]
        for key, seats in CASES
    }


@pytest.mark.parametrize("key", sorted(all_games()))
def test_a_move_takes_few_presses(key: str, games: dict[tuple[str, int], list[list[Made]]]) -> None:
    most: dict[str, int] = {}
    for seats, game in ((s, game) for k, s in CASES if k == key for game in games[k, s]):
        for made in game:
            kind = kind_of(key, made)
            assert made.presses <= PRESSES[key][kind], (seats, made.path)
            most[kind] = max(most.get(kind, 0), made.presses)
        if key == "slush-fund":
            usual = turns(game)
            assert usual, "no turn was as most are"
            most["turn"] = max(most.get("turn", 0), *usual)
    assert most == PRESSES[key], "what takes fewer presses is promised"


@pytest.mark.parametrize("key", ["agent", "casablanca"])
def test_a_bribe_of_a_usual_sum_takes_three_presses(key: str) -> None:
    game, chance = find_game(key), Seeded(bytes(32))
    state = game.deal(3, game.options(), chance).state
    while game.view(state, None).window == "opening":
        (*_, seat) = sorted(game.deciders(state))
        path = CLOSE if seat == HOUSE else ("bribe", "-")
        state = game.play(state, seat, path, chance).state
    table = seated(make_table(game, 3, state))
    (agent, *_) = offered_keys(table, 0, ("pay",))
    for sum_ in (500, 1_000, 2_000, 5_000):
        assert press_through(table, 0, ("pay", agent, str(sum_))).presses == 3


def test_a_whole_turn_of_capital_power_takes_few_presses(
    games: dict[tuple[str, int], list[list[Made]]],
) -> None:
    played = [game for (key, _), some in games.items() if key == "capital-power" for game in some]
    presses = [count for game in played for count in turns_of_one_pawn(game)]
    assert min(presses) == 2, "the roll, and Interpol"
    assert 3 <= max(presses) <= WHOLE_TURN


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_an_ordinary_decision_needs_no_scrolling(
    key: str, seats: int, games: dict[tuple[str, int], list[list[Made]]]
) -> None:
    made = itertools.chain.from_iterable(games[key, seats])
    heights = sorted(high for move in made for high in move.heights)
    assert len(heights) > 50
    assert heights[int(len(heights) * SHARE)] <= ORDINARY
    assert heights[-1] <= HEIGHTS[key]
