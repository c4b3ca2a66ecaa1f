"""Choices and play agree: what is offered is accepted, nothing else is; tokens and labels fit."""

import itertools
import random
import re
from typing import Any

from games.chance import Seeded
from games.choosing import NONE, list_moves, random_move, walk
from games.engine import (
    CLOSE,
    HOUSE,
    Amount,
    AmountField,
    Choice,
    Done,
    Form,
    Option,
    Path,
    Pick,
    Refused,
    Seat,
    Several,
)
from games.registry import AnyGame
from tests.games.conformance.journeys import Broken, Case, Journey, need

_KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*(\.[0-9]+)?")
KEY_LIMIT, LABEL_LIMIT = 40, 80
MOVES_A_SEAT, STATES = 8, 5


def attempt(game: AnyGame, state: Any, seat: Seat, path: Path, seed: bytes) -> Refused | None:
    """Tries a move on a state that is thrown away. Returns its refusal, or None."""
    try:
        game.play(state, seat, path, Seeded(seed))
    except Refused as refused:
        return refused
    except Exception as error:
        raise Broken(f"seat {seat}, {' '.join(path)}: play raised {error!r}") from error
    return None


def offered(game: AnyGame, state: Any, seat: Seat, path: Path) -> bool:
    """Whether choices lead to this whole move. Looking may raise nothing but `Refused`."""
    try:
        return isinstance(walk(game, game.view(state, seat), path), Done)
    except Refused:
        return False
    except Exception as error:
        raise Broken(f"seat {seat}, {' '.join(path)}: choices raised {error!r}") from error


def some_moves(game: AnyGame, state: Any, seat: Seat, rng: random.Random) -> list[Path]:
    """Returns whole moves of the seat: some of those at the edges, others drawn at random."""
    view = game.view(state, seat)
    edges = list(itertools.islice(list_moves(game, view), 4 * MOVES_A_SEAT))
    edges = rng.sample(edges, min(len(edges), MOVES_A_SEAT))
    drawn = [random_move(game, view, rng) for _ in range(MOVES_A_SEAT if edges else 0)]
    return list(dict.fromkeys([*edges, *(path for path in drawn if path)]))


def bent(path: Path, others: list[Path], rng: random.Random) -> list[Path]:
    """Paths near this one, most of them wrong."""
    tokens = [token for other in others for token in other] or ["x"]
    place = rng.randrange(len(path))
    token = path[place]
    strange = ["", "-", "skip", "0", "-1", "99999", token.upper(), f"{token}.2", f"{token}+{token}"]
    strange += [f"0{token}", f"{token},x=1", f"+{token}", f"{token} ", "²", rng.choice(tokens)]
    return [
        path[:-1],
        (*path, rng.choice(tokens)),
        (*path, path[-1]),
        (*path[:place], rng.choice(strange), *path[place + 1 :]),
        (*path[:place], rng.choice(tokens), *path[place + 1 :]),
        path[::-1],
    ]


def offers_are_accepted(journey: Journey) -> None:
    """Checks that every move that choices lead to is accepted, of deciders and of others."""
    game, rng = journey.game, journey.rng("offers")
    for state in journey.sample(STATES):
        frozen = game.encode(state)
        for seat in range(journey.case.seats):
            for path in some_moves(game, state, seat, rng):
                refused = attempt(game, state, seat, path, journey.seed)
                need(not refused, f"seat {seat}: {' '.join(path)} is offered, then {refused}")
        need(game.encode(state) == frozen, "play changed the state it was given")


def nothing_else_is_accepted(journey: Journey) -> None:
    """Checks that all other moves are refused with `Refused` and change nothing."""
    game, rng = journey.game, journey.rng("bent")
    for state in journey.sample(STATES):
        frozen = game.encode(state)
        moves = {seat: some_moves(game, state, seat, rng) for seat in range(journey.case.seats)}
        everything = [path for paths in moves.values() for path in paths]
        for seat in journey.case.some_seats(rng):
            wrong = [path for other in moves for path in moves[other][:6] if other != seat]
            for path in rng.sample(everything, min(8, len(everything))):
                wrong += bent(path, everything, rng)
            for path in wrong:
                _check_agreement(journey, state, seat, path)
        need(game.encode(state) == frozen, "a refused move changed the state it was given")


def _check_agreement(journey: Journey, state: Any, seat: Seat, path: Path) -> None:
    if path == ("skip",):  # the table's own: `fallbacks_are_legal` looks at it
        return
    refused = attempt(journey.game, state, seat, path, journey.seed)
    may = offered(journey.game, state, seat, path)
    words = " ".join(path)
    need(may or refused, f"seat {seat}: {words!r} is accepted though it is not offered")
    need(not may or not refused, f"seat {seat}: {words!r} is offered, then {refused}")
    if refused:
        need(refused.rule, f"seat {seat}: {words!r} is refused without a rule")
        journey.case.say(refused.text)


def strangers_are_refused(journey: Journey) -> None:
    """Checks that seats that do not exist, an early HOUSE, and CLOSE from a person are refused."""
    game, seats = journey.game, journey.case.seats
    for state in journey.sample(STATES):
        waited = sorted(game.deciders(state) - {HOUSE})
        path = game.fallback(game.view(state, waited[0])) if waited else ("skip",)
        for seat in (seats, seats + 7, -2):
            need(attempt(game, state, seat, path, journey.seed), f"seat {seat} may move")
        for seat in range(seats):
            need(attempt(game, state, seat, CLOSE, journey.seed), f"seat {seat} may close")
        for words in ((), ("skip",), ("close", "x"), path):
            if words != CLOSE:
                told = attempt(game, state, HOUSE, words, journey.seed)
                need(told, f"the house may {' '.join(words)}")
        closes = not attempt(game, state, HOUSE, CLOSE, journey.seed)
        need(closes == (game.deciders(state) == {HOUSE}), f"whether HOUSE may close: {closes}")
        need(game.choices(game.view(state, None)) is None, "a spectator has choices")


def choices_are_well_formed(journey: Journey) -> None:
    """Checks that tokens are plain and short, labels fit a button, and bounds make sense."""
    case, game, rng = journey.case, journey.game, journey.rng("shapes")
    for state in journey.sample(STATES):
        for seat in case.some_seats(rng):
            view = game.view(state, seat)
            paths: set[Path] = set()
            for path in some_moves(game, state, seat, rng)[:20]:
                paths.update(path[:length] for length in range(len(path) + 1))
            for path in sorted(paths):
                choice = game.choices(view, path)
                need(choice, f"{' '.join(path)} leads to nothing")
                if choice:
                    _check_choice(case, choice, " ".join(path))


def _check_choice(case: Case, choice: Choice, place: str) -> None:
    case.say(choice.effect if isinstance(choice, Done) else choice.ask)
    if isinstance(choice, Done):
        _check_label(case, choice.effect, place)
    elif isinstance(choice, Pick):
        _check_options(case, choice.options, place, joined=True)
    elif isinstance(choice, Several):
        _check_options(case, choice.options, place)
        held = 0 <= choice.least <= choice.most <= len(choice.options) and choice.most
        need(held, f"{place}: {choice.least} to {choice.most} of {len(choice.options)}")
    elif isinstance(choice, Amount):
        _check_bounds(choice, place)
    else:
        _check_form(case, choice, place)


def _check_label(case: Case, text: Any, place: str) -> None:
    for words in case.say(text):
        need(0 < len(words) <= LABEL_LIMIT, f"{place}: a label of {len(words)}: {words!r}")
        need("\n" not in words, f"{place}: a label of two lines: {words!r}")


def _check_options(
    case: Case, options: tuple[Option, ...], place: str, *, joined: bool = False
) -> None:
    keys = [option.key for option in options]
    need(keys, f"{place}: nothing to choose from")
    need(len(set(keys)) == len(keys), f"{place}: a token is offered twice: {keys}")
    for option in options:
        # A form that can be answered in one way only may be that one option.
        # Several things that are picked as one have the token of a `Several`.
        parts = option.key.split("+") if joined else [option.key]
        plain_key = all(map(_KEY.fullmatch, parts)) and len(option.key) <= KEY_LIMIT
        fits = option.key == NONE or plain_key
        need(fits, f"{place}: {option.key!r} is no plain token")
        _check_label(case, option.label, place)
        if option.hint:
            case.say(option.hint)
    labels = [case.say(option.label) for option in options if option.hint is None]
    plain = [key for key in keys if "." not in key]
    need(len(set(labels)) >= len(plain) - (len(options) - len(labels)), f"{place}: labels repeat")


def _check_bounds(amount: Amount | AmountField, place: str) -> None:
    need(amount.step > 0, f"{place}: steps of {amount.step}")
    need(0 <= amount.least <= amount.most, f"{place}: from {amount.least} to {amount.most}")
    whole = (amount.most - amount.least) % amount.step == 0
    need(whole, f"{place}: {amount.most} is not reached from {amount.least} by {amount.step}")


def _check_form(case: Case, form: Form, place: str) -> None:
    keys = [field.key for field in form.fields]
    need(keys and len(set(keys)) == len(keys), f"{place}: fields {keys}")
    amounts = {field.key for field in form.fields if isinstance(field, AmountField)}
    need(set(form.growing) <= amounts, f"{place}: {form.growing} are not all amounts")
    for field in form.fields:
        need(_KEY.fullmatch(field.key), f"{place}: {field.key!r} is no plain token")
        _check_label(case, field.label, place)
        if isinstance(field, AmountField):
            _check_bounds(field, place)
        else:
            _check_options(case, field.options, place)
            known = field.default is None or any(o.key == field.default for o in field.options)
            need(known, f"{place}: {field.default!r} is no option of {field.key}")
    if form.total:
        need(0 <= form.total.least <= form.total.most, f"{place}: {form.total}")


MOVES = (
    offers_are_accepted,
    nothing_else_is_accepted,
    strangers_are_refused,
    choices_are_well_formed,
)
