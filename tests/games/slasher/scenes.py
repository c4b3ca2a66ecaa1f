"""Scenes for the tests: states written down in card keys, and moves in notation."""

import hashlib

from games.chance import Chance, Scripted, Seeded
from games.choosing import to_path
from games.engine import HOUSE, Event, Played, Refused
from games.slasher import GAME
from games.slasher.material import CARD_NUMBER, MONSTER_NUMBER
from games.slasher.options import Options
from games.slasher.state import State


def cards(keys: str) -> tuple[int, ...]:
    """Returns ``"red5 blue3"`` as sorted numbers."""
    return tuple(sorted(CARD_NUMBER[key] for key in keys.split()))


def monsters(keys: str) -> tuple[int, ...]:
    """Returns ``"vampire clown"`` as numbers, in this order."""
    return tuple(MONSTER_NUMBER[key] for key in keys.split())


def seeded(word: object = "scene") -> Seeded:
    """Returns chance that is the same for the same word."""
    return Seeded(hashlib.sha256(str(word).encode()).digest())


def scene(
    hands: list[str],
    held: list[str] | None = None,
    groups: tuple[str, ...] = (),
    alone: str = "",
    **facts: object,
) -> State:
    """Returns a state in the set-up, in the first seat's turn; `facts` replaces fields."""
    seats = len(hands)
    fields: dict[str, object] = {
        "options": Options(),
        "seats": seats,
        "round": 1,
        "phase": "set-up",
        "first": 0,
        "turn": 0,
        "scores": [0] * seats,
        "gains": [0] * seats,
        "earned": (0,) * seats,
        "hands": [cards(hand) for hand in hands],
        "monsters": [monsters(m) for m in held or [""] * seats],
        "locks": [None] * seats,
        "dropped": [-1] * seats,
        "groups": [cards(group) for group in groups],
        "alone": list(cards(alone)),
        "discards": [],
        "slashed": (),
        "queue": (),
        "spent": (),
        "left": (),
        "last": (),
    }
    return State(**(fields | facts))  # type: ignore[arg-type]  # the fields are made up by name


def picking(
    held: list[str], groups: tuple[str, ...] = (), alone: str = "", **facts: object
) -> State:
    """Returns a state in which Monsters are picked; everybody has one card left."""
    hands = ["move", "split", "join", "swap", "red7"][: len(held)]
    return scene(hands, held, groups, alone, phase="monsters", turn=-1, **facts)


def play(state: State, seat: int, notation: str, chance: Chance | None = None) -> State:
    """Returns the state after a move; seats are counted from 0."""
    return played(state, seat, notation, chance).state


def played(state: State, seat: int, notation: str, chance: Chance | None = None) -> Played[State]:
    """Returns the state after a move, and what happened."""
    return GAME.play(state, seat, to_path(notation), chance or seeded())


def close(state: State, chance: Chance | None = None) -> Played[State]:
    """Reveals the Monsters."""
    return played(state, HOUSE, "close", chance)


def slash(state: State, *picks: str, chance: Chance | None = None) -> Played[State]:
    """Picks for every seat in turn (notation), then reveals all."""
    for seat, notation in enumerate(picks):
        state = play(state, seat, notation)
    return close(state, chance)


def refused(state: State, seat: int, notation: str) -> str:
    """Returns the ruling or entry that a move is refused with."""
    try:
        play(state, seat, notation)
    except Refused as refusal:
        return refusal.rule
    raise AssertionError(f"{notation} was accepted")


def keys(events: tuple[Event, ...], seat: int | None = None) -> list[str]:
    """Returns the keys of what the whole table hears, or of what one seat is told alone."""
    to = None if seat is None else (seat,)
    return [event.text.key for event in events if event.to == to]


def script(*words: str) -> Scripted:
    """Returns chance from words."""
    return Scripted(" ".join(words).split())


def crowd() -> State:
    """Returns three seats at the end of a round; two of them will hold one Monster too many."""
    return picking(["doctor alien doll", "psycho sadist bat", "ghost"])
