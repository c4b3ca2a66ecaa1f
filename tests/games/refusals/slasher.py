"""Conditions for each refusal of Slasher, from its rulebook."""

import itertools
import random
import re
from collections.abc import Callable, Iterator
from typing import Any

from games.engine import HOUSE, Path, Seat
from games.slasher import GAME
from games.slasher.material import CARDS, MONSTERS
from games.slasher.state import State
from tests.games.refusals.harness import Attempt, Reasons
from tests.games.refusals.tokens import either, mixed, pick
from tests.games.slasher.scenes import crowd, picking, play, scene, slash

COLOURS = ("red", "blue", "green", "yellow")
ACTIONS = ("move", "join", "split", "swap")
NAMES = tuple(monster.key for monster in MONSTERS)
_ACTOR = r"((red|blue|green|yellow)[1-7]|extra(\.2)?)"
_UNIT = rf"({_ACTOR}|[a-z])"
_MONSTER = f"({'|'.join(NAMES)})"
NOTATION = re.compile(
    rf"{_ACTOR} ({_UNIT}|alone)|move {_ACTOR} ({_UNIT}|alone)|join {_UNIT}\+{_UNIT}"
    rf"|split [a-z]( {_ACTOR}(\+{_ACTOR})*)?|swap {_ACTOR} {_ACTOR}|move|join|split|swap"
    rf"|discard-{_MONSTER}|play-(none|all|{_MONSTER})|play-some {_MONSTER}(\+{_MONSTER})*"
    rf"|strike-[a-z]|longest|choose( {_ACTOR})+( stop)?|order (none|clear|[1-7])|resign"
)
"""The entry “Making a move”."""

# -- the table -----------------------------------------------------------------------------------

Units = dict[str, frozenset[str]]


def units(state: State) -> Units:
    """Groups by letter and isolated Actors by themselves, as keys of cards."""
    groups = zip("abcdefghijklmnopqrstuvwxyz", state.groups, strict=False)
    found = {letter: frozenset(CARDS[actor] for actor in group) for letter, group in groups}
    found |= {CARDS[actor]: frozenset([CARDS[actor]]) for actor in state.alone}
    return {name: actors for name, actors in found.items() if actors}


def on_table(state: State) -> list[str]:
    """Returns every Actor of the table, in order."""
    return [actor for unit in units(state).values() for actor in sorted(unit)]


def home(state: State, actor: str) -> str | None:
    """Returns the unit of an Actor."""
    return next((name for name, actors in units(state).items() if actor in actors), None)


def seen(some: list[set[str]]) -> list[list[str]]:
    """Units as everybody sees them: both Extras are alike."""
    return sorted(sorted(key.removesuffix(".2") for key in unit) for unit in some if unit)


def same(state: State, *places: tuple[str, str]) -> bool:
    """Whether the table looks as before once these Actors are in these units."""
    before = units(state)
    after = {name: set(actors) - {actor for actor, _ in places} for name, actors in before.items()}
    for actor, name in places:
        after.setdefault(name, set()).add(actor)
    return seen(list(after.values())) == seen([set(actors) for actors in before.values()])


def useful(state: State, action: str) -> bool:
    """Whether an Action could do something (L4 to L8)."""
    groups = sum(map(bool, state.groups))
    both = groups + len(state.alone)
    return {
        "split": groups > 0,
        "move": groups > 0 or both > 1,
        "join": both > 1,
        "swap": groups > 0 and both > 1,
    }[action]


# -- Monsters ------------------------------------------------------------------------------------


def readings(group: tuple[int, ...]) -> Iterator[list[tuple[int, str]]]:
    """Yields every value and colour that the Actors of a group can count as."""
    each = []
    for key in (CARDS[actor] for actor in group):
        plain = [(int(key[-1]), key[:-1])] if not key.startswith("extra") else None
        each.append(plain or list(itertools.product(range(1, 8), COLOURS)))
    return (list(reading) for reading in itertools.product(*each))


TESTS: dict[str, Callable[[list[int], set[str]], bool]] = {
    "doctor": lambda v, _: sorted(v) == list(range(min(v), min(v) + len(v))),
    "doll": lambda v, _: len(v) == 5,
    "leprechaun": lambda v, _: all(value % 2 for value in v),
    "psycho": lambda v, _: len(set(v)) == 2,
    "sadist": lambda _, c: len(c) == 1,
    "vampire": lambda v, _: min(v) > 4,
    "ghost": lambda v, _: max(v) < 4,
    "clown": lambda _, c: len(c) == 4,
    "bat": lambda v, _: not any(value % 2 for value in v),
}
"""The prey of each Monster: a test of one reading of the values and colours of a group."""


def striking(a: Attempt) -> str:
    return NAMES[a.state.queue[0][0]]


def fits(state: State, letter: str) -> bool:
    """Whether the Monster whose turn it is can strike this group."""
    test = TESTS[NAMES[state.queue[0][0]]]
    group = state.groups["abcdefghijklmnopqrstuvwxyz".index(letter)]
    return any(test([v for v, _ in r], {c for _, c in r}) for r in readings(group))


def runs(state: State, actors: list[str]) -> bool:
    """Whether these are of different groups and rise by one; an Extra can be any value."""
    homes = [home(state, actor) for actor in actors]
    if None in homes or set(homes) & set(actors) or len(set(homes)) < len(homes):
        return False
    values = [None if actor.startswith("extra") else int(actor[-1]) for actor in actors]
    return any(
        all(value in (None, start + n) for n, value in enumerate(values))
        for start in range(1, 9 - len(actors))
    )


def goes_on(state: State, actors: list[str]) -> bool:
    return any(runs(state, [*actors, actor]) for actor in on_table(state))


def held(a: Attempt) -> list[str]:
    return [NAMES[monster] for monster in a.state.monsters[a.seat]]


def named(a: Attempt) -> list[str]:
    """Returns the Monsters, units or Actors that a move names, without its verb and stop."""
    if a.path[0].startswith(("discard-", "play-")) and len(a.path) == 1:
        return [a.path[0].partition("-")[2]]
    return [key for token in a.path[1:] for key in token.split("+") if key != "stop"]


def phase_of(path: Path) -> str:
    """Returns the phase in which moves of a kind are made."""
    verb = path[0].partition("-")[0]
    phases = {"discard": "discard", "play": "monsters", "strike": "strike"}
    phases |= {"longest": "strike", "choose": "strike"}
    return phases.get(verb, "set-up")


# -- the conditions ------------------------------------------------------------------------------


def _not_in_hand(a: Attempt) -> bool:
    card = a.path[0]
    return card not in [CARDS[number] for number in a.state.hands[a.seat]]


def _no_such_unit(a: Attempt) -> bool:
    places = {"move": a.path[2:], "join": named(a), "split": a.path[1:2]}
    wanted = places.get(a.path[0], a.path[1:] or [a.path[0].removeprefix("strike-")])
    there = units(a.state)
    return any(name not in there or (a.path[0] == "split" and len(name) > 1) for name in wanted)


def _no_such_actor(a: Attempt) -> bool:
    actors = a.path[1:2] if a.path[0] == "move" else a.path[1:]
    return any(home(a.state, actor) is None for actor in actors)


def _stays(a: Attempt) -> bool:
    _, actor, place = a.path
    return home(a.state, actor) == (actor if place == "alone" else place)


def _not_two_in_order(a: Attempt) -> bool:
    one, other = named(a)
    listed = list(units(a.state))
    return listed.index(one) >= listed.index(other)


def _not_a_part(a: Attempt) -> bool:
    listed = [CARDS[actor] for actor in a.state.groups[ord(a.path[1]) - ord("a")]]
    leaving = named(a)[1:]
    some = [actor for actor in listed if actor in leaving]
    return some != leaving or not 0 < len(some) < len(listed)


def _alike(a: Attempt) -> bool:
    actor, place = a.path[1:]
    if a.path[0] == "move":
        return place != home(a.state, actor) and same(a.state, (actor, place))
    there, here = home(a.state, place), home(a.state, actor)
    apart = there != here and {actor, place} != {there, here}
    return apart and same(a.state, (actor, str(there)), (place, str(here)))


def _together_or_both_alone(a: Attempt) -> bool:
    one, other = (home(a.state, actor) for actor in a.path[1:])
    return one == other or [one, other] == list(a.path[1:])


def _missing(a: Attempt) -> bool:
    return any(name not in held(a) for name in named(a))


def _not_some(a: Attempt) -> bool:
    some = [name for name in held(a) if name in named(a)]
    return a.path[0] == "play-some" and (some != named(a) or not 1 < len(some) < len(held(a)))


def _not_ready(a: Attempt) -> bool:
    pairs = zip(a.state.monsters, a.state.locks, strict=True)
    return a.state.phase != "monsters" or any(m and lock is None for m, lock in pairs)


PHASES = ("discard", "set-up", "monsters", "strike")


def _in(phase: str) -> Callable[[Attempt], bool]:
    return lambda a: a.state.phase == phase != phase_of(a.path)


BROKEN: dict[tuple[str, str], Callable[[Attempt], bool]] = {
    ("choices", "unreadable"): lambda a: not NOTATION.fullmatch(a.words),
    ("turn", "no-seat"): lambda a: not 0 <= a.seat < a.state.seats,
    ("L31", "left"): lambda a: a.seat in a.state.left,
    ("L30", "over"): lambda a: a.state.phase == "over",
    ("turn", "turn"): lambda a: a.state.phase in ("set-up", "strike") and a.seat != a.state.turn,
    **{("turn", f"in-{phase}"): _in(phase) for phase in PHASES},
    ("set-up", "card"): _not_in_hand,
    ("L2", "unit"): _no_such_unit,
    ("L4", "actor"): _no_such_actor,
    ("L4", "unit"): _no_such_unit,
    ("L4", "destination"): _stays,
    ("L4", "alike"): _alike,
    ("L5", "unit"): _no_such_unit,
    ("L5", "join"): _not_two_in_order,
    ("L6", "unit"): _no_such_unit,
    ("L6", "split"): _not_a_part,
    ("L7", "actor"): _no_such_actor,
    ("L7", "swap"): _together_or_both_alone,
    ("L7", "alike"): _alike,
    ("L8", "bare"): lambda a: len(a.path) == 1 and useful(a.state, a.path[0]),
    ("L10", "hunt"): lambda a: (
        striking(a) == "werewolf"
        and not (a.path[0] == "choose" and len(named(a)) > 1 and runs(a.state, named(a)))
    ),
    ("L11", "goes-on"): lambda a: a.path[-1] != "stop" and goes_on(a.state, named(a)),
    ("L17", "unit"): _no_such_unit,
    ("L17", "group"): lambda a: not fits(a.state, a.path[0][-1]),
    ("L17", "whole"): lambda a: striking(a) in TESTS and not a.path[0].startswith("strike"),
    ("L23", "house"): lambda a: a.seat == HOUSE and a.path != ("close",),
    ("L23", "close"): lambda a: a.seat == HOUSE and _not_ready(a),
    ("L23", "locked"): lambda a: a.state.locks[a.seat] is not None,
    ("L23", "none-held"): lambda a: not held(a),
    ("L23", "one-held"): lambda a: a.path == ("play-all",) and len(held(a)) == 1,
    ("L23", "not-held"): _missing,
    ("L23", "some"): _not_some,
    ("L24", "not-held"): _missing,
    ("L24", "not-crowded"): lambda a: len(held(a)) <= (2 if a.state.seats == 5 else 3),
    ("L35", "no-order"): lambda a: a.words == "order clear" and a.seat not in a.state.orders,
}

# -- moves and positions -------------------------------------------------------------------------


def _cards(state: State, seat: Seat, rng: random.Random) -> Path:
    """Returns a card of the hand, mostly, with places of the table, mostly."""
    there = units(state)
    actors = [*on_table(state), *on_table(state), "red4", "extra.2"]
    places = [*there, *there, "alone", "f"]
    actor, place = pick(actors, 1, 1), pick(places, 1, 1)
    shapes = {
        "move": [("move", actor, place), ("move",)],
        "join": [("join", pick(places, 2, 2)), ("join",)],
        "split": [("split", pick([*there, "a"], 1, 1), pick(actors, 1, 2)), ("split", place)],
        "swap": [("swap", actor, actor), ("swap",)],
    }
    hand = [CARDS[card] for card in state.hands[seat]]
    card = rng.choice(hand if hand and rng.random() < 0.9 else ["red5", *ACTIONS])
    return mixed(rng, *shapes.get(card, [(card, place)]))


def _monsters(state: State, seat: Seat, rng: random.Random) -> Path:
    mine = [NAMES[monster] for monster in state.monsters[seat]] * 2
    monster = rng.choice([*mine, rng.choice(NAMES)])
    some = pick([*mine, rng.choice(NAMES)], 1, 4)
    verb = "discard" if state.phase == "discard" else "play"
    return mixed(rng, (f"{verb}-{monster}",), ("play-some", some), ("play-all",), ("play-none",))


def _strikes(state: State, _seat: Seat, rng: random.Random) -> Path:
    actor = pick([*on_table(state), "red4"], 1, 1)
    ends = ((), ("stop",))
    hunts = [("choose", *[actor] * count, *end) for count in (1, 2, 3) for end in ends]
    group = either("strike-a", "strike-b", "strike-c", "strike-y")
    return mixed(rng, *hunts, ("longest",), *[(group,)] * 3)


_INVENT = {"discard": _monsters, "set-up": _cards, "monsters": _monsters, "strike": _strikes}


def invent(state: State, seat: Seat, rng: random.Random) -> Path:
    if rng.random() < 0.05:
        return ("order", rng.choice(["clear", "8"]))
    usual = _INVENT.get(state.phase, _cards)
    return rng.choice([usual] * 9 + [_cards, _monsters, _strikes])(state, seat, rng)


def scenes() -> Iterator[Any]:
    """Extras that are alike, all phases with much to choose, and seats that left."""
    extras = ("red3 extra", "blue5 extra.2")
    for hand in ACTIONS:
        yield scene([f"{hand} red1 red2", "red4 red6"], groups=extras, alone="blue1 green1")
        yield scene([f"{hand} red1 red2", "red4 red6"], groups=("red3 extra",), alone="extra.2")
        yield scene([f"{hand} red1 red2", "red4 red6"], groups=("red3 red5 blue5",), alone="red7")
    groups = ("red3 red1", "blue4 blue6", "green5 green7", "blue1 blue3 red5")
    for monster in (*NAMES, *["werewolf"] * 4):
        held = [monster, "", "clown" if monster == "bat" else "bat"]
        yield slash(picking(held, groups), f"play-{monster}", "resign", "play-none").state
    state = picking(["vampire doll bat", "ghost", "", "clown"], groups)
    yield state
    yield play(play(state, 0, "play-none"), 3, "resign")
    yield slash(crowd(), "play-none", "play-none", "play-none").state


REASONS = Reasons(
    game=GAME,
    prefix="slasher-refused-",
    broken=BROKEN,
    invent=invent,
    scenes=scenes,
    folders=("games/slasher",),
)
