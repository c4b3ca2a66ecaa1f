"""Non-interference: a secret changes nothing that a seat without it can see."""

import random
from typing import Any

import msgspec

from games.chance import Seeded
from games.choosing import edge_tokens, random_move
from games.engine import CLOSE, HOUSE, LEAVE, Path, Played, Refused, Seat, Text, View
from games.options import options_dict
from games.registry import AnyGame
from tests.games.conformance.journeys import (
    Case,
    Following,
    Journey,
    Watched,
    encode_json,
    heard,
    make_seed,
    need,
    seen,
)
from tests.games.conformance.moves import attempt, bent, some_moves

STATES, WORLDS, STEPS = 6, 2, 5
NODES, BRANCHES = 30, 6


def spell(text: Text) -> str:
    """Returns a sentence as its key and arguments, which no language can hide."""
    return encode_json(text).decode()


def look(game: AnyGame, view: View, *, painted: bool) -> dict[str, object]:
    """Returns everything that follows from a view, with its sheets if it is to be painted."""
    return {
        "choices": _tree(game, view),
        "headline": game.headline(view),
        "holdings": game.holdings(view),
        "progress": game.progress(view),
        "scores": game.open_scores(view),
        "fallback": game.fallback(view) if view.to_act else None,
        "sheets": [game.sheet(view, name, spell) for name in game.sheets(view) if painted],
    }


def _tree(game: AnyGame, view: View) -> list[tuple[Path, bytes]]:
    """Returns the choices at `NODES` paths, the short ones first, some branches of each choice."""
    found: list[tuple[Path, bytes]] = []
    queue: list[Path] = [()]
    for path in queue:
        choice = game.choices(view, path)
        found.append((path, encode_json(choice)))
        if len(found) == NODES or choice is None:
            break
        tokens = edge_tokens(choice)
        rng = random.Random(len(found))
        queue += [(*path, token) for token in rng.sample(tokens, min(BRANCHES, len(tokens)))]
    return found


def compare(
    game: AnyGame, real: Any, other: Any, seat: Seat | None, *, painted: bool = True
) -> None:
    """Compares to the letter what a seat sees of two worlds that it cannot tell apart.

    Each world is looked at completely before the other is touched, so that a game which keeps
    something between calls gives itself away.
    """
    view = game.view(real, seat)
    shown = look(game, view, painted=painted)
    view_other = game.view(other, seat)
    shown_other = look(game, view_other, painted=painted)
    need(view.asked == view_other.asked, f"seat {seat}: asked shows what it cannot know")
    need(seen(view) == seen(view_other), f"seat {seat}: the view shows what it cannot know")
    for part, value in shown.items():
        need(value == shown_other[part], f"seat {seat}: its {part} show what it cannot know")


def imagined_worlds_look_the_same(journey: Journey) -> None:
    """Checks that an imagined state gives its seat the same view, choices, texts and pictures."""
    case, game, rng = journey.case, journey.game, journey.rng("imagine")
    for state in journey.sample(STATES):
        for seat in (None, *case.some_seats(rng)):
            other = game.imagine(game.view(state, seat), rng)
            compare(game, state, other, seat)
            need(game.conserved(other) == game.conserved(state), "imagined cards or money differ")
            need(game.decode(game.encode(other)) == other, "an imagined state does not encode")
            if game.result(state):
                same = game.result(other) == game.result(state)
                need(same, f"seat {seat}: the result rests on what is not shown at the end")


def refusals_tell_nothing(journey: Journey) -> None:
    """Checks that every attempt has the same answer in every world a seat cannot tell apart."""
    case, game, rng = journey.case, journey.game, journey.rng("refusals")
    for state in journey.sample(STATES):
        tried = _attempts(case, state, rng)
        for seat in case.some_seats(rng):
            other = game.imagine(game.view(state, seat), rng)
            for path in rng.sample(tried, min(30, len(tried))):
                answer = _answer(journey, state, seat, path)
                same = answer == _answer(journey, other, seat, path)
                need(same, f"seat {seat}: the answer to {' '.join(path)} tells what it cannot know")


def _attempts(case: Case, state: Any, rng: random.Random) -> list[Path]:
    """Moves of everybody, and wrong ones near them."""
    found: list[Path] = [("skip",), CLOSE]
    for seat in range(case.seats):
        view = case.game.view(state, seat)
        drawn = [random_move(case.game, view, rng) for _ in range(4)]
        paths = [path for path in drawn if path]
        found += [*paths, *(near for path in paths for near in bent(path, paths, rng))]
    return list(dict.fromkeys(found))


def _answer(journey: Journey, state: Any, seat: Seat, path: Path) -> tuple[str, bytes] | None:
    refused = attempt(journey.game, state, seat, path, journey.seed)
    return (refused.rule, encode_json(refused.text)) if refused else None


def worlds_stay_the_same(journey: Journey) -> None:
    """Checks that two worlds a seat cannot tell apart, in lockstep, stay the same to it.

    A difference in what the seat sees after a move is taken for a lawful reveal (a card is
    uncovered, a window closes) and ends the walk; while it sees the same, it must hear the same. So
    a view shows what was last done in public (`last`), and told lines add nothing.
    """
    rng, walked = journey.rng("lockstep"), 0
    for state in journey.sample(STATES)[:-1]:
        for seat in (None, *journey.case.some_seats(rng)):
            for _ in range(WORLDS):
                other = journey.game.imagine(journey.game.view(state, seat), rng)
                walked += _walk_together(journey.case, state, other, seat, rng)
    need(walked or len(journey.steps) < 2, "no two worlds could be played in lockstep")


def _walk_together(case: Case, real: Any, other: Any, seat: Seat | None, rng: random.Random) -> int:
    """Returns how many moves the two worlds stay the same for the seat; compares all at the end."""
    steps = 0
    while steps < STEPS:
        step = _common_step(case, real, other, seat, rng)
        if step is None:
            break
        mover, here, there = step
        if seen(case.game.view(here.state, seat)) != seen(case.game.view(there.state, seat)):
            break
        if not _heard_the_same(mover, seat, here, there):  # the seat itself was shown something
            break
        real, other, steps = here.state, there.state, steps + 1
    if steps:
        compare(case.game, real, other, seat, painted=rng.random() < 0.25)
    return steps


def _heard_the_same(mover: Seat, seat: Seat | None, here: Played[Any], there: Played[Any]) -> bool:
    told, told_other = heard(here.events, seat), heard(there.events, seat)
    public = [event for event in told if event.to is None]
    public_other = [event for event in told_other if event.to is None]
    need(public == public_other, f"seat {seat} hears in public what it cannot know: {public}")
    if mover != seat:
        need(told == told_other, f"seat {seat} hears in private what it cannot know: {told}")
    return told == told_other


def _common_step(
    case: Case, real: Any, other: Any, seat: Seat | None, rng: random.Random
) -> tuple[Seat, Played[Any], Played[Any]] | None:
    """Makes a move that is legal in both worlds."""
    game = case.game
    if game.deciders(real) == {HOUSE}:
        other = _answer_for(game, other, seat, rng)
    movers = [HOUSE] if game.deciders(real) == {HOUSE} else list(range(case.seats))
    rng.shuffle(movers)
    for mover in sorted(movers, key=lambda mover: mover not in game.deciders(real)):
        path = CLOSE if mover == HOUSE else random_move(game, game.view(real, mover), rng)
        if not path or (path[:1] == LEAVE and rng.random() < 0.9):
            continue
        chance = Watched(make_seed(rng.random()))
        here = game.play(real, mover, path, chance)
        # Half of the time the same cards come in both worlds, as far as they can, so that what is
        # drawn in the open is equal; else others, so that what is drawn in secret differs. Dice
        # always fall alike.
        alike = rng.random() < 0.5
        words = [draw.word if alike or not draw.name else "" for draw in chance.draws]
        try:
            there = game.play(other, mover, path, Following(words, Seeded(make_seed(rng.random()))))
        except Refused as refused:
            need(mover != seat, f"seat {seat}: {path} is legal in one world only: {refused}")
            continue
        return mover, here, there
    return None


def _answer_for(game: AnyGame, state: Any, seat: Seat | None, rng: random.Random) -> Any:
    """Returns the state after everybody but `seat` has given the missing sealed answer."""
    for mover in sorted(game.deciders(state) - {seat, HOUSE}):
        view = game.view(state, mover)
        path = random_move(game, view, rng)
        while path and path[:1] == LEAVE:
            path = random_move(game, view, rng) if rng.random() < 0.9 else game.fallback(view)
        chance = Seeded(make_seed(rng.random()))
        state = game.play(state, mover, path or game.fallback(view), chance).state
    return state


def moves_that_look_alike_sound_alike(journey: Journey) -> None:
    """Checks that an onlooker is told the same of two moves that leave it the same view."""
    case, game, rng = journey.case, journey.game, journey.rng("alike")
    for state in journey.sample(STATES):
        for mover in case.some_seats(rng):
            moves = some_moves(game, state, mover, rng)
            plays = [game.play(state, mover, path, Seeded(journey.seed)) for path in moves]
            for onlooker in (None, *case.some_seats(rng)):
                if onlooker != mover:
                    _sound_alike(game, onlooker, plays)


def _sound_alike(game: AnyGame, onlooker: Seat | None, plays: list[Played[Any]]) -> None:
    told: dict[bytes, bytes] = {}
    for played in plays:
        view = seen(game.view(played.state, onlooker))
        lines = encode_json(heard(played.events, onlooker))
        first = told.setdefault(view, lines)
        need(first == lines, f"{onlooker} sees the same and is told {first!r} or {lines!r}")


def varied(journey: Journey) -> dict[Seat | None, set[str]]:
    """Returns the fields of the state that differ in imagined worlds, by onlooker."""
    game, rng = journey.game, journey.rng("varied")
    found: dict[Seat | None, set[str]] = {who: set() for who in journey.case.onlookers}
    for state in journey.sample(20):
        for who, fields in found.items():
            for _ in range(2):
                other = game.imagine(game.view(state, who), rng)
                truth, dream = msgspec.structs.asdict(state), msgspec.structs.asdict(other)
                fields.update(name for name in truth if truth[name] != dream[name])
    return found


def imagination_varies(journey: Journey) -> None:
    """Checks that what a seat does not know really differs in what it imagines.

    This is not asked of a game that broke off early, nor where the options leave next to no
    secrets.
    """
    if len(journey.steps) < 10 or options_dict(journey.case.options).get("memory") == "open":
        return
    for who, fields in varied(journey).items():
        need(fields, f"seat {who} imagines nothing but the truth in a whole game")


def open_scores_are_open(journey: Journey) -> None:
    """Checks that open scores are the same for everybody, a spectator too, and at the end, if the
    game has any then, those of the result.
    """
    game, seats = journey.game, journey.case.seats
    for number, state in enumerate(journey.sample(8)):
        scores = game.open_scores(game.view(state, None))
        need(len(scores) in (0, seats), f"state {number}: {len(scores)} open scores")
        for onlooker in range(seats):
            same = game.open_scores(game.view(state, onlooker)) == scores
            need(same, f"state {number}: seat {onlooker} sees other open scores than a spectator")
    *_, last = journey.states()
    scores, result = game.open_scores(game.view(last, None)), game.result(last)
    if scores and result is not None:
        need(
            scores == tuple(result.scores), f"open scores {scores} at the end, not {result.scores}"
        )


SECRETS = (
    open_scores_are_open,
    imagined_worlds_look_the_same,
    refusals_tell_nothing,
    worlds_stay_the_same,
    moves_that_look_alike_sound_alike,
    imagination_varies,
)
