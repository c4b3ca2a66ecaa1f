"""Determinism, purity, encoding, conservation, who decides, the end, the sentences."""

import itertools
from unittest.mock import patch

import msgspec

from games.chance import Seeded
from games.choosing import list_moves, walk
from games.engine import HOUSE, LEAVE, Done, Pick, Refused, Text, View
from games.options import option_values, options_dict
from games.record import Move, Outcome, Record, check, plies, read, write
from games.registry import all_games
from tests.games.conformance.journeys import (
    Broken,
    Case,
    Journey,
    by_the_clock,
    encode_json,
    heard,
    need,
    seen,
    travel,
)


def same_seed_same_game(journey: Journey) -> None:
    """Checks that deal and play follow from the seed alone, and take as many draws."""
    game, chance = journey.game, Seeded(journey.seed)
    again = game.deal(journey.case.seats, journey.case.options, chance)
    need(again == journey.dealt, "the same seed dealt differently")
    for number, step in enumerate(journey.steps, 1):
        need(game.encode(again.state) == step.frozen, f"move {number}: the state before differs")
        again = game.play(again.state, step.seat, step.path, chance)
        need(again == step.played, f"move {number}: the same move went differently")


def a_record_replays(journey: Journey) -> None:
    """Checks that a game written as a record and read again goes through the same states."""
    case, game = journey.case, journey.game
    outcome = game.result(journey.steps[-1].played.state) if journey.steps else None
    record = Record(
        game.key,
        case.seats,
        options_dict(case.options),
        journey.seed,
        tuple(Move(step.seat, step.path) for step in journey.steps),
        outcome=Outcome.of(outcome) if outcome else None,
    )
    with patch.dict(all_games(), {game.key: game}):
        again = read(write(record))
        need(again == record, "the record is not the same when it is read again")
        for ply, state in zip(plies(again), journey.states(), strict=True):
            need(ply.state == state, f"ply {ply.number}: replayed differently")
        words = [d.word for d in journey.deal_draws]
        words += [draw.word for step in journey.steps for draw in step.draws]
        need(check(again).drawn >= len(words), "fewer draws than cards")
        scripted = msgspec.structs.replace(record, chance=tuple(words))
        *_, last = journey.states()
        same = seen(game.view(check(scripted).state, None)) == seen(game.view(last, None))
        need(same, "replayed from a script, it ends differently")


def play_never_touches_its_input(journey: Journey) -> None:
    """Checks that no state handed out changes afterwards, however the game goes on."""
    for number, step in enumerate(journey.steps, 1):
        now = journey.game.encode(step.before)
        need(now == step.frozen, f"move {number}: the state before it was changed")


def states_survive_encoding(journey: Journey) -> None:
    """Checks that a state and its views are the same after encode and decode, at every ply."""
    game = journey.game
    for number, state in enumerate(journey.states()):
        data = game.encode(state)
        back = game.decode(data)
        need(back == state and game.encode(back) == data, f"ply {number}: decoded differently")
    for state in journey.sample(8):
        back = game.decode(game.encode(state))
        for onlooker in journey.case.onlookers:
            same = seen(game.view(back, onlooker)) == seen(game.view(state, onlooker))
            need(same, f"the view of {onlooker} of a decoded state differs")
            need(game.result(back) == game.result(state), "the result of a decoded state differs")


def nothing_is_lost(journey: Journey) -> None:
    """Checks that cards and money are conserved."""
    game = journey.game
    start = game.conserved(journey.dealt.state)
    for number, state in enumerate(journey.states()):
        now = game.conserved(state)
        need(now == start, f"ply {number}: {start} became {now}")


def somebody_decides_until_the_end(journey: Journey) -> None:
    """Checks that deciders, result and view agree on who is waited for, and on the end."""
    game = journey.game
    for number, state in enumerate(journey.states()):
        deciders, over = game.deciders(state), game.result(state) is not None
        need(bool(deciders) != over, f"ply {number}: deciders {set(deciders)}, over: {over}")
        need(deciders == {HOUSE} or HOUSE not in deciders, f"ply {number}: HOUSE among others")
        for onlooker in journey.case.onlookers:
            view = game.view(state, onlooker)
            need(view.seat == onlooker, f"ply {number}: the view of {onlooker} is {view.seat}'s")
            need(view.over == over, f"ply {number}: over is {over}, seat {onlooker} sees otherwise")
            waited = onlooker is not None and onlooker in deciders
            need(view.to_act == waited, f"ply {number}: to_act of seat {onlooker} is not {waited}")
            _check_asked(view, deciders, f"ply {number}")
            if waited:
                need(
                    game.choices(view), f"ply {number}: seat {onlooker} is waited for, has nothing"
                )


def _check_asked(view: View, deciders: frozenset[int], place: str) -> None:
    asked = set(view.asked)
    need(len(asked) == len(view.asked), f"{place}: a seat stands twice in asked")
    if view.window is None:
        need(asked == deciders, f"{place}: asked {asked} but {set(deciders)} decide, no window")
    else:
        need(not view.over, f"{place}: a window is open though the game is over")
        need(deciders - {HOUSE} <= asked, f"{place}: {set(deciders)} decide, asked {asked}")


def sealed_answers_are_silent(journey: Journey) -> None:
    """Checks that nobody sees or hears that another seat has answered in an open window."""
    game = journey.game
    for number, step in enumerate(journey.steps, 1):
        before, after = step.before, step.played.state
        window = game.view(before, None).window
        answered = step.seat in game.deciders(before) - game.deciders(after) - {HOUSE}
        stays = window is not None and game.view(after, None).window == window
        if not (answered and stays) or step.path[:1] == LEAVE:
            continue
        for onlooker in journey.case.onlookers:
            if onlooker != step.seat:
                same = seen(game.view(before, onlooker)) == seen(game.view(after, onlooker))
                need(same, f"move {number}: {onlooker} sees that seat {step.seat} has answered")
                told = heard(step.played.events, onlooker)
                need(not told, f"move {number}: {onlooker} is told of a sealed answer: {told}")


def the_game_ends(journey: Journey) -> None:
    """Checks that no game exceeds `longest`, even by the clock, and that places are right."""
    game, case = journey.game, journey.case
    need(len(journey.steps) <= game.longest, f"{len(journey.steps)} moves, {game.longest} promised")
    _check_result(journey)
    left_alone = travel(case, 0, by_the_clock, game.longest + 1)
    need(left_alone.done, f"left to the clock it is not over after {game.longest} moves")
    need(len(left_alone.steps) <= game.longest, "left to the clock it is longer than promised")
    _check_result(left_alone)


def _check_result(journey: Journey) -> None:
    *_, last = journey.states()
    result = journey.game.result(last)
    if result is None:
        return
    places, seats = result.places, journey.case.seats
    need(len(places) == seats == len(result.scores), "places or scores are not one a seat")
    for place in places:
        better = sum(other < place for other in places)
        need(place == better + 1, f"places {places}: {place} stands after {better} others")
    need(all(score is None or type(score) is int for score in result.scores), "a score is no int")
    for why in result.why:
        journey.case.say(why)
    _check_nothing_after(journey.case, last)


def _check_nothing_after(case: Case, last: object) -> None:
    for onlooker in case.onlookers:
        view = case.game.view(last, onlooker)
        need(case.game.choices(view) is None, f"seat {onlooker} has choices after the end")
        need(case.game.progress(view) == 1, "progress is not 1 after the end")


def progress_is_public(journey: Journey) -> None:
    """Checks that progress is between 0 and 1 and the same for everybody."""
    game = journey.game
    for state in journey.sample(40):
        figures = {game.progress(game.view(state, who)) for who in journey.case.onlookers}
        need(len(figures) == 1, f"progress differs between seats: {figures}")
        need(0 <= min(figures) <= 1, f"progress is {figures}")


def turns_are_public(journey: Journey) -> None:
    """Checks that everybody sees the same turn and the same seats to follow."""
    game = journey.game
    for state in journey.sample(40):
        views = [game.view(state, who) for who in journey.case.onlookers]
        need(len({game.turn(view) for view in views}) == 1, "the turn differs between seats")
        need(len({game.chapter(view) for view in views}) == 1, "the chapter differs between seats")
        orders = {game.upcoming(view) for view in views}
        need(len(orders) == 1, f"who follows differs between seats: {orders}")
        order = min(orders)
        known = set(range(journey.case.seats))
        need(len(set(order)) == len(order) and set(order) <= known, f"{order} are no seats")


def what_is_forced_is_the_only_move(journey: Journey) -> None:
    """Checks that a move the table makes at once is the only one of the one seat asked."""
    game = journey.game
    for state in journey.states():
        public = game.view(state, None)
        path = game.forced(public)
        if path is None:
            continue
        need(public.window is None and len(public.asked) == 1, "forced where several are asked")
        view = game.view(state, public.asked[0])
        first = game.choices(view)
        need(isinstance(first, Pick), "forced without a choice")
        aside = {option.key for option in first.options if option.aside} | set(LEAVE)
        offered = (move for move in list_moves(game, view) if move[0] not in aside)
        moves = list(itertools.islice(offered, 2))
        need(moves == [path], f"forced to {path}, but offered {moves}")


def fallbacks_are_legal(journey: Journey) -> None:
    """Checks that the move for a seat out of time is legal, and that only the table can skip."""
    game = journey.game
    for state in journey.sample(40):
        for seat in range(journey.case.seats):
            view = game.view(state, seat)
            skip = view.to_act and _fallback_of(journey, state, view) == ("skip",)
            try:
                game.play(state, seat, ("skip",), Seeded(journey.seed))
            except Refused:
                need(not skip, f"seat {seat}: the fallback is skip, which is refused")
            else:
                need(skip, f"seat {seat} may skip though the fallback is another or none is due")


def _fallback_of(journey: Journey, state: object, view: View) -> tuple[str, ...]:
    path = journey.game.fallback(view)
    if path == ("skip",):
        return path
    try:
        done = isinstance(walk(journey.game, view, path), Done)
        journey.game.play(state, view.seat or 0, path, Seeded(journey.seed))
    except Refused as refused:
        raise Broken(f"the fallback {path} of seat {view.seat} is refused: {refused}") from refused
    need(done, f"the fallback {path} of seat {view.seat} is not one of its choices")
    return path


def orders_are_legal(journey: Journey) -> None:
    """Checks that a standing order answers only what is asked, with what is offered."""
    game = journey.game
    for state in journey.sample(40):
        for onlooker in journey.case.onlookers:
            view = game.view(state, onlooker)
            path = game.ordered(view)
            if path is None:
                continue
            words = " ".join(path)
            need(view.to_act, f"an order of {onlooker}, who is not asked, says {words}")
            try:
                need(isinstance(walk(game, view, path), Done), f"an order breaks off: {words}")
                game.play(state, onlooker or 0, path, Seeded(journey.seed))
            except Refused as refused:
                raise Broken(f"seat {onlooker}: ordered {words}, then {refused}") from refused


def everything_can_be_said(journey: Journey) -> None:
    """Checks that events, headlines, holdings and sheets have words in every language."""
    case, game = journey.case, journey.game
    said: set[bytes] = set()
    for events in (journey.dealt.events, *(step.played.events for step in journey.steps)):
        for event in events:
            seats = set(event.to or ())
            need(seats <= set(range(case.seats)), f"an event is for seats {event.to}")
            key = encode_json(event.text)
            if key not in said:
                said.add(key)
                case.say(event.text)
    rng = journey.rng("said")
    for state in journey.sample(5):
        for onlooker in (None, rng.randrange(case.seats)):
            _say_view(case, game.view(state, onlooker))


def _say_view(case: Case, view: View) -> None:
    game = case.game
    need(encode_json(view), "a view does not encode")
    case.say(game.headline(view))
    for line in game.holdings(view):
        case.say(line)
    need(view.seat is not None or not game.holdings(view), "a spectator holds something")
    case.say(Text(f"{game.key}-score", {"score": 1}))
    names = game.sheets(view)
    need(names and len(set(names)) == len(names), f"the sheets are {names}")
    need(view.seat is not None or names[0] == "board", f"a spectator's first sheet is {names[0]}")
    if view.window:
        case.say(Text(f"{game.key}-window-{view.window}"))
    for name in names:
        titles = case.say(Text(f"{game.key}-sheet-{name}"))
        for voice, title in zip(case.voices, titles, strict=True):
            sheet = game.sheet(view, name, voice)
            need(sheet.title == title, f"sheet {name} is titled {sheet.title!r}, not {title!r}")
            need(sheet.text.strip(), f"sheet {name} has no text twin")


def names_are_there(journey: Journey) -> None:
    """Checks that the game and its options have names, that the game says in a line each what it is
    and what it feels like, that options say what they change, and that they have the right shape.
    """
    case, key = journey.case, journey.game.key
    for name in (key, f"{key}.tagline", f"{key}.feel"):
        case.say(Text(name))
    for field, values in option_values(journey.game.options).items():
        need(len(values) > 1, f"option {field} has one value only")
        case.say(Text(f"{key}-option-{field}"))
        case.say(Text(f"{key}-option-{field}.about"))
        for value in values:
            case.say(Text(f"{key}-option-{field}-{value}"))
    default = msgspec.structs.asdict(journey.game.options())
    need(set(default) == set(option_values(journey.game.options)), "an option has no default")


BASICS = (
    same_seed_same_game,
    a_record_replays,
    play_never_touches_its_input,
    states_survive_encoding,
    nothing_is_lost,
    somebody_decides_until_the_end,
    sealed_answers_are_silent,
    the_game_ends,
    progress_is_public,
    turns_are_public,
    what_is_forced_is_the_only_move,
    fallbacks_are_legal,
    orders_are_legal,
    everything_can_be_said,
    names_are_there,
)

WHOLE = (
    same_seed_same_game,
    a_record_replays,
    play_never_touches_its_input,
    nothing_is_lost,
    the_game_ends,
)
"""The checks of games played to the very end, however long."""
