"""Drawing illegal moves at random, and comparing their refusals with the position."""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from bot.checks.catalogues import ROOT, load
from games.choosing import random_move
from games.engine import CLOSE, HOUSE, Arg, Path, Refused, Seat
from games.registry import AnyGame
from games.rulebook import rulebook
from tests.games.conformance import make_cases, travel
from tests.games.conformance.moves import attempt, bent
from tests.texts.code import read_code, refused_rules

STATES = 20
"""The number of positions looked at in each game played."""
INVENTED, BENT, STRANGE = 24, 1, 4
"""The number of moves tried for a seat in a position: made up, legal ones bent, from elsewhere."""
OFTEN = 24
"""How often each written scene is used, because there are few of them."""
SEED = bytes(32)


class Attempt(msgspec.Struct, frozen=True):
    """A refused move: the state it was tried in, its author, and its refusal."""

    state: Any
    seat: Seat
    path: Path
    rule: str
    args: dict[str, Arg]

    @property
    def words(self) -> str:
        """The move in its notation."""
        return " ".join(self.path)


Condition = Callable[[Attempt], bool]


@dataclass(frozen=True)
class Reasons:
    """The conditions that must be true for each refusal of a game.

    prefix: the beginning of the keys of its refusals (``slasher-refused-``). broken: by rule and
    sentence (its key without the prefix) the condition, written from the rulebook. invent: a
    function that makes up a move for a seat of a state, mostly in the shape of a real one. scenes:
    states that random games seldom come to. folders: where the code that refuses is. entries_in:
    files of it in which every id of a rulebook entry is a rule of a refusal. often: how often a
    scene is used.
    """

    game: AnyGame
    prefix: str
    broken: Mapping[tuple[str, str], Condition]
    invent: Callable[[Any, Seat, random.Random], Path]
    scenes: Callable[[], Iterable[Any]]
    folders: tuple[str, ...]
    entries_in: str = ""
    often: int = OFTEN

    def sentences(self) -> set[str]:
        """Returns every refusal the game has words for."""
        files = [ROOT / folder / "words.en.ftl" for folder in self.folders]
        keys = (key for file in files if file.exists() for key in load(file).sentences)
        return {key.removeprefix(self.prefix) for key in keys if key.startswith(self.prefix)}


@dataclass
class Sweep:
    """The result: how often each refusal was met, and those that were not true."""

    met: Counter[tuple[str, str]] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


def named_rules(reasons: Reasons) -> set[str]:
    """Returns every rule that the code of a game rests a refusal on."""
    folders = [ROOT / folder for folder in reasons.folders]
    files = [path for folder in folders for path in folder.rglob("*.py")]
    entries = {entry.id for entry in rulebook(reasons.game.key, "en").entries}
    told = [p for folder in folders for p in folder.glob(reasons.entries_in or "-")]
    return set(refused_rules(files)) | (read_code(told).literals & entries)


def sweep(reasons: Reasons, most: int | None = None) -> Sweep:
    """Tries many wrong moves in positions of games of every kind, or of `most` kinds."""
    found = Sweep()
    rng = random.Random(reasons.game.key)
    for case in make_cases(reasons.game)[:most]:
        journey = travel(case, 1)
        elsewhere = [step.path for step in journey.steps]
        for state in journey.sample(STATES):
            _try_seats(reasons, found, state, elsewhere, rng)
    for state in reasons.scenes():
        for _ in range(reasons.often):
            _try_seats(reasons, found, state, [CLOSE], rng)
    return found


def _try_seats(
    reasons: Reasons, found: Sweep, state: Any, elsewhere: list[Path], rng: random.Random
) -> None:
    game, seats = reasons.game, state.seats
    legal = [random_move(game, game.view(state, seat), rng) for seat in range(seats)]
    others = [path for path in legal if path] + rng.sample(elsewhere, min(4, len(elsewhere)))
    waited = sorted(game.deciders(state) - {HOUSE}) or [0]
    for seat in (rng.choice(waited), rng.randrange(seats)):
        paths = [reasons.invent(state, seat, rng) for _ in range(INVENTED)]
        for path in rng.sample(others, min(BENT, len(others))):
            paths += bent(path, others, rng)
        for path in [*paths, *rng.sample(elsewhere, min(STRANGE, len(elsewhere)))]:
            _try(reasons, found, state, seat, path)
    for seat in (seats, HOUSE):
        for path in (CLOSE, rng.choice(others or [CLOSE])):
            _try(reasons, found, state, seat, path)


def _try(reasons: Reasons, found: Sweep, state: Any, seat: Seat, path: Path) -> None:
    refused = attempt(reasons.game, state, seat, path, SEED)
    if refused is not None:
        _compare(reasons, found, state, seat, path, refused)


def _compare(
    reasons: Reasons, found: Sweep, state: Any, seat: Seat, path: Path, refused: Refused
) -> None:
    reason = (refused.rule, refused.text.key.removeprefix(reasons.prefix))
    tried = Attempt(state, seat, path, refused.rule, refused.text.args)
    fault = _fault(reasons.broken.get(reason), tried)
    if fault:
        words = f"{fault} {reason}, seat {seat}, {' '.join(path)!r}"
        found.wrong.append(f"{words} in {reasons.game.encode(state).decode()}")
    found.met[reason] += 1


def _fault(condition: Condition | None, tried: Attempt) -> str:
    if condition is None:
        return "no condition for"
    try:
        return "" if condition(tried) else "not true:"
    except (LookupError, ValueError, TypeError, AttributeError) as error:
        return f"beside the point ({error!r}):"
