"""Computer players make legal moves, know what a person at their seat could know, and say why.

Seats are watched through games of random moves, of light moves and of easy computers.
"""

import contextlib
import itertools
import random
from collections.abc import Callable, Iterator
from math import isclose, isfinite
from typing import Any
from unittest.mock import patch

import msgspec

from games.chance import Quick, Seeded
from games.engine import Path, Refused
from games.registry import AnyGame
from games.thinking import Level, Thought, draw_temper, think
from games.thinking.mind import Effort, Rated
from games.thinking.search import play_out
from tests.games.conformance.journeys import (
    Broken,
    Case,
    Journey,
    encode_json,
    need,
    seen,
)
from tests.games.conformance.watching import Sight, deciding, lightly_played, sights_of

MOVES, WORLDS, THOUGHTS = 32, 8, 2
"""The plies of a journey at which moves are tried, worlds are imagined, and all levels think."""
CARE = Effort(playouts=16, width=3)
"""The effort of a hard player here: enough to pass through every part of the search."""
MOST_REASON = 160
"""Characters of a reason."""


# -- moves -----------------------------------------------------------------------------------------


def rated_moves_play_on(journey: Journey) -> None:
    """Checks that whoever has to act is offered moves that are legal and that play on."""
    for sight in deciding(journey, MOVES, "rated"):
        for look in sight.looks:
            _check_rated(sight, sight.rate(look), journey.seed)


def _check_rated(sight: Sight, rated: list[Rated], seed: bytes) -> None:
    need(rated, f"seat {sight.seat} has to act, and no move is rated")
    paths = [path for _, path in rated]
    need(len(set(paths)) == len(paths), f"seat {sight.seat}: a move is rated twice")
    for gain, path in rated:
        need(isfinite(gain), f"seat {sight.seat}: {' '.join(path)} gains {gain}")
        _plays_on(sight, path, seed)


def light_moves_play_on(journey: Journey) -> None:
    """Checks the same of the moves of imagined players."""
    for sight in deciding(journey, MOVES, "light"):
        for look in sight.looks:
            for number in range(3):
                path = sight.game.mind.light(look, random.Random(number))
                _plays_on(sight, path, journey.seed)


def _plays_on(sight: Sight, path: Path, seed: bytes) -> None:
    words = f"seat {sight.seat}: the mind's move {' '.join(path)}"
    need(path and not sight.apart(path), f"{words} is no part of playing on")
    try:
        played = sight.game.play(sight.state, sight.seat, path, Seeded(seed))
    except Refused as refused:
        raise Broken(f"{words} is refused: {refused}") from refused
    need(not any(event.calls for event in played.events), f"{words} offers a deal")


def light_games_end(journey: Journey) -> None:
    """Checks that a game of light moves, from the deal on, comes to its end in time."""
    played = lightly_played(journey.case)
    need(played.done, f"not over after {len(played.steps)} light moves")


def minds_are_measured(journey: Journey) -> None:
    """Checks the numbers of a mind, and that its shortlist is a part of what it rated."""
    for sight in deciding(journey, WORLDS, "measured"):
        mind, effort = sight.game.mind, sight.game.mind.effort(sight.known)
        need(
            mind.version >= 1 and mind.heat > 0 <= mind.unit, "version, heat or unit is no measure"
        )
        need(effort.playouts > 0 < effort.width and effort.trust >= 0, f"the effort is {effort}")
        rated = sight.rate(sight.known)
        short = list(mind.shortlist(sight.known, rated, effort.width))
        need(0 < len(short) <= effort.width, f"{len(short)} moves, at most {effort.width} wanted")
        paths = [path for _, path in rated]
        need(all(path in paths for _, path in short), "a move of the shortlist was not rated")


# -- worlds ----------------------------------------------------------------------------------------


class Checked(Quick):
    """Chance of imagined games in which every move is checked and told as at a table."""


def worths_are_shares(journey: Journey) -> None:
    """Checks that the chances to win are shares of 1, and after the end what each seat has won."""
    for sight in deciding(journey, WORLDS, "worths"):
        for state in _playout(sight, journey.rng("playout")):
            _check_worth(journey.case, state)
    for row in sights_of(journey):
        if row[0].view.over:
            _check_worth(journey.case, row[0].state)


def _playout(sight: Sight, rng: random.Random) -> Iterator[Any]:
    """Yields an imagined world, and the states in which playouts from it stop: one in which every
    move is checked, and one as hard players imagine it.
    """
    game, seat = sight.game, sight.seat
    world = sight.imagine(rng)
    yield world
    for kind, (_, path) in zip((Checked, Quick), sight.rate(sight.known), strict=False):
        chance, may_stop = kind(rng.getrandbits(32)), game.mind.horizon(world, seat)
        try:
            state = game.play(world, seat, path, chance).state
            yield play_out(game, state, chance, may_stop)
        except Refused as refused:
            raise Broken(f"after {' '.join(path)} in an imagined world: {refused}") from refused


def _check_worth(case: Case, state: Any) -> None:
    worth = case.game.mind.worth(state)
    need(len(worth) == case.seats, f"{len(worth)} chances for {case.seats} seats")
    need(min(worth) >= 0 and isclose(sum(worth), 1, abs_tol=1e-6), f"the chances are {worth}")
    result = case.game.result(state)
    if result is not None:
        firsts = [place == 1 for place in result.places]
        won = [first / sum(firsts) for first in firsts]
        need(all(map(isclose, worth, won)), f"worth {worth} of a game that ended {result.places}")


def minds_imagine_what_is_seen(journey: Journey) -> None:
    """Checks that in a world that a mind imagines its seat sees what it saw, and nothing is lost.

    A mind may leave out what only looking back needs, and standing orders: then they are empty.
    What others answer in a sealed window is left to the imagined players.
    """
    rng = journey.rng("minds imagine")
    for sight in deciding(journey, WORLDS, "imagined"):
        game, world = sight.game, sight.imagine(rng)
        again = game.view(world, sight.seat)
        wrong = _differs(again, sight.view)
        need(not wrong, f"seat {sight.seat} sees another {wrong} in a world that it imagines")
        same = game.choices(again) == game.choices(sight.view)
        need(same, f"seat {sight.seat} has other choices in a world that it imagines")
        need(game.conserved(world) == game.conserved(sight.state), "imagined cards or money differ")
        if sight.view.window:
            open_to = set(sight.view.asked) - {sight.seat}
            need(open_to <= game.deciders(world), "a sealed answer of somebody else is made up")


def _differs(one: Any, other: Any) -> str:
    """Returns where a view or a part of it differs from another and is not empty, "" if nowhere."""
    if one == other or (not one and isinstance(one, list | tuple | dict | None)):
        return ""
    if not isinstance(one, msgspec.Struct) or type(one) is not type(other):
        return "part"
    for name in one.__struct_fields__:
        inner = _differs(getattr(one, name), getattr(other, name))
        if inner:
            return name if inner == "part" else f"{name}.{inner}"
    return ""


# -- knowledge -------------------------------------------------------------------------------------


def attention_is_true(journey: Journey) -> None:
    """Checks at every ply that what a seat knows by watching is shown to it, or true.

    Each seat is looked at in turn. True is what the seat would see if memory were open. Looking
    twice changes nothing, so it cannot show how many others have answered in secret.
    """
    for ply, row in enumerate(sights_of(journey)):
        sight = row[ply % len(row)]
        again = sight.game.mind.attend(sight.known, sight.view)
        need(again == sight.known, f"ply {ply}, seat {sight.seat}: it learns by looking twice")
        if sight.known is sight.view or seen(sight.known) == seen(sight.view):
            continue
        for name, is_true in NOTES.get(sight.game.key, {}).items():
            note = getattr(sight.known, name)
            need(not note or is_true(note, sight.state), f"ply {ply}: a wrong note {name}: {note}")
        opened = sight.game.view(open_up(sight.state), sight.seat)
        nothing = {name: getattr(sight.view, name) for name in sight.game.mind.guesses}
        known = msgspec.structs.replace(sight.known, **nothing)
        wrong = _claims(known, sight.view, opened)
        need(not wrong, f"ply {ply}, seat {sight.seat}: it claims to know a wrong {wrong}")


def _could_be(barred: tuple[tuple[int, ...], ...], state: Any) -> bool:
    """Whether each seat's Monsters can be matched with those that they are said not to be."""
    return all(
        any(
            all(not bars >> monster & 1 for bars, monster in zip(row, hand, strict=True))
            for hand in itertools.permutations(held)
        )
        for row, held in zip(barred, state.monsters, strict=True)
        if row
    )


NOTES: dict[str, dict[str, Callable[[Any, Any], bool]]] = {"slasher": {"barred": _could_be}}
"""How to check what the attentive view of a game has beyond the fields of a view, by its field."""


def open_up(state: Any) -> Any:
    """Returns a state in which memory is open, if its game has such an option."""
    replace = msgspec.structs.replace
    if hasattr(state, "memory"):
        return replace(state, memory="open")
    if hasattr(state, "options") and hasattr(state.options, "memory"):
        return replace(state, options=replace(state.options, memory="open"))
    return state


def _claims(known: Any, shown: Any, opened: Any) -> str:
    """Returns the part of an attentive view that is neither shown nor true, "" if there is none.

    A list may hold less than an open view has, if it is the end of it: the top of a pile. What an
    attentive view has beyond the fields of a view is a note of what was seen.
    """
    if known in (shown, opened):
        return ""
    if not isinstance(known, type(opened)):
        return "part"
    if isinstance(known, msgspec.Struct):
        parts = [
            (name, getattr(known, name), getattr(shown, name, None), getattr(opened, name))
            for name in opened.__struct_fields__
        ]
    elif isinstance(known, tuple | list) and len(shown or ()) <= len(known) <= len(opened):
        parts = _uppermost(known, shown or (), opened)
    else:
        return "part"
    for name, *values in parts:
        wrong = _claims(*values)
        if wrong:
            return name if wrong == "part" else f"{name}.{wrong}"
    return ""


def _uppermost(known: Any, shown: Any, opened: Any) -> list[tuple[str, Any, Any, Any]]:
    """Returns the elements of lists side by side, counted from their ends: the tops of piles."""
    unknown = [None] * (len(known) - len(shown))
    triples = zip(known, [*unknown, *shown], opened[len(opened) - len(known) :], strict=True)
    return [(str(place), *values) for place, values in enumerate(triples)]


# -- thoughts --------------------------------------------------------------------------------------


def thoughts_follow_from_the_view(journey: Journey) -> None:
    """Checks that the same view and seed give the same move at every level.

    The second time the view comes from another world, which the seat cannot tell from the true one,
    and other tables were thought about in between.
    """
    rng = journey.rng("thoughts")
    others = deciding(journey, THOUGHTS + 1, "between")
    for sight in deciding(journey, THOUGHTS, "thoughts"):
        first = _think_of(sight, sight.state, journey.seed)
        for other in others:
            _think_of(other, other.state, journey.seed)
        second = _think_of(sight, sight.game.imagine(sight.view, rng), journey.seed)
        for one, two in zip(first, second, strict=True):
            same = encode_json(one) == encode_json(two)
            need(same, f"seat {sight.seat} sees the same and thinks otherwise: {one}, {two}")


def _think_of(sight: Sight, state: Any, seed: bytes) -> list[Thought]:
    """Returns what a seat thinks at each level, without a memory and with one, when it looks at a
    state that the mind was asked about before.
    """
    game, mind, seat = sight.game, sight.game.mind, sight.seat
    mind.worth(state)
    mind.horizon(state, seat)
    view = game.view(state, seat)
    known = mind.attend(sight.before, view)
    with carefully(game):
        return [
            think(game, look, level, draw_temper(seed), seed)
            for level in Level
            for look in ((view,) if view == known else (view, known))
        ]


def every_thought(journey: Journey) -> Iterator[list[Thought]]:
    """Yields what every level thinks at a few plies."""
    for sight in deciding(journey, WORLDS, "fingerprint"):
        yield _think_of(sight, sight.state, journey.seed)


@contextlib.contextmanager
def carefully(game: AnyGame) -> Iterator[None]:
    """Lets hard players of a game make the effort `CARE`."""
    with patch.object(type(game.mind), "effort", lambda *_: CARE):
        yield


def reasons_can_be_said(journey: Journey) -> None:
    """Checks that every rated move has a reason in both languages, and a short one."""
    for sight in deciding(journey, MOVES, "reasons"):
        for look in sight.looks:
            for _, path in sight.rate(look):
                for said in journey.case.say(sight.game.mind.reason(look, path)):
                    need(said.strip(), f"{' '.join(path)} is made without a word")
                    need(len(said) <= MOST_REASON, f"{len(said)} characters of reason: {said}")


MINDS = (
    rated_moves_play_on,
    light_moves_play_on,
    light_games_end,
    minds_are_measured,
    worths_are_shares,
    minds_imagine_what_is_seen,
    attention_is_true,
    thoughts_follow_from_the_view,
    reasons_can_be_said,
)
