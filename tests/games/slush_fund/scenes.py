"""Scenes for the tests: states written down in card keys, and moves in notation."""

from collections import Counter
from collections.abc import Mapping

import pytest

from games.chance import Chance, Scripted
from games.choosing import to_path
from games.engine import Event, Path, Played, Refused, Result, Seat, Text
from games.slush_fund import GAME
from games.slush_fund.material import CARD_NUMBER, FULL_DECKS, POLITICIANS
from games.slush_fund.options import Options
from games.slush_fund.state import State
from games.slush_fund.view import View
from tests.games.voices import voices_of


def cards(keys: str) -> tuple[int, ...]:
    """Returns ``"20k vp"`` as numbers, in this order."""
    return tuple(CARD_NUMBER[key] for key in keys.split())


def scene(
    piles: Mapping[str, list[str]] | None = None,
    hand: str = "",
    fund: str = "",
    scandals: tuple[int, ...] = (0, 0, 0, 0, 0),
    seats: int = 2,
    time: int = 0,
    **facts: object,
) -> State:
    """Returns the first seat's turn, with `hand` to play or else to take cards.

    piles: by politician, a pile a seat, from the bottom. Everything that lies nowhere else is in
    the deck, but for the scandals of the fallen. `facts` replaces fields.
    """
    rows = [(piles or {}).get(name, [""] * seats) for name in POLITICIANS]
    options = facts.get("options", Options())
    assert isinstance(options, Options)
    deck = Counter(FULL_DECKS[options.length])
    deck.subtract(cards(hand) + cards(fund))
    deck.subtract([card for row in rows for pile in row for card in cards(pile)])
    deck.subtract(cards("scandal") * sum(scandals) + cards("time") * time)
    fields: dict[str, object] = {
        "options": options,
        "seats": seats,
        "turn": 5,
        "active": 0,
        "phase": "play" if hand else "take",
        "deck": list(deck.elements()),
        "fund": tuple(sorted(cards(fund))),
        "hand": tuple(sorted(cards(hand))),
        "taken": (),
        "piles": [cards(pile) for row in rows for pile in row],
        "scandals": scandals,
        "time": time,
        "gone": cards("scandal") * (5 * sum(count == 5 for count in scandals)),
        "out": (False,) * seats,
        "sights": (),
        "log": (),
        "log_before": (),
    }
    return State(**(fields | facts))  # type: ignore[arg-type]  # the fields are made up by name


def pile(state: State, politician: str, seat: Seat) -> str:
    """Returns a pile in card keys, from the bottom."""
    return names(state.piles[POLITICIANS.index(politician) * state.seats + seat])


def names(held: tuple[int, ...] | list[int]) -> str:
    """Returns cards in their keys."""
    keys = list(CARD_NUMBER)
    return " ".join(keys[card] for card in held)


def script(words: str = "") -> Scripted:
    """Returns chance from words."""
    return Scripted(words.split())


def played(state: State, notation: str, drawn: str = "", seat: Seat = 0) -> Played[State]:
    """Returns the state after a move, and what happened; `drawn` come from the deck."""
    chance: Chance = script(drawn)
    return GAME.play(state, seat, to_path(notation), chance)


def play(state: State, *notations: str, seat: Seat = 0) -> State:
    """Returns the state after moves that draw nothing."""
    for notation in notations:
        state = played(state, notation, seat=seat).state
    return state


def refused(state: State, notation: str, seat: Seat = 0) -> str:
    """Returns the ruling or entry that a move is refused with; the sentence can be said."""
    with pytest.raises(Refused) as caught:
        played(state, notation, seat=seat)
    for voice in voices_of(GAME.key):
        assert voice(caught.value.text)
    return caught.value.rule


def options(state: State, path: str = "", seat: Seat = 0) -> list[str]:
    """Returns the keys that may come after a path; a whole move has none."""
    choice = GAME.choices(GAME.view(state, seat), to_path(path))
    return [option.key for option in getattr(choice, "options", ())]


def view(state: State, seat: Seat | None = None) -> View:
    """Returns what a seat sees, or a spectator."""
    return GAME.view(state, seat)


def heard(events: tuple[Event, ...], seat: Seat | None = None) -> list[str]:
    """Returns in English what the whole table hears, or what one seat is told alone."""
    to: tuple[Seat, ...] | None = None if seat is None else (seat,)
    return [say(event.text) for event in events if event.to == to]


def say(text: Text) -> str:
    """Returns a sentence in English."""
    return voices_of(GAME.key)[0](text)


def last(state: State, seat: Seat | None = None) -> str:
    """Returns the last play as the board shows it, in English."""
    return sheet(state, "board", seat).partition("**Last play**\n")[2]


def sheet(state: State, name: str, seat: Seat | None = None) -> str:
    """Returns the text of a sheet in English."""
    return GAME.sheet(GAME.view(state, seat), name, voices_of(GAME.key)[0]).text


def finish(state: State) -> State:
    """Returns the game after the tenth Time card, from the ninth with cards to take."""
    return played(state, "take deck", "time", state.active).state


def end(
    piles: dict[str, list[str]],
    scandals: tuple[int, ...] = (0, 0, 0, 0, 0),
    **facts: object,
) -> Result:
    """Returns the result of a game that ends with these piles."""
    seats = len(next(iter(piles.values())))
    result = GAME.result(finish(scene(piles, "", "", scandals, seats, 9, **facts)))
    assert result is not None
    return result


def fallback(state: State) -> Path:
    """Returns the move for the seat whose time is up."""
    return GAME.fallback(GAME.view(state, state.active))
