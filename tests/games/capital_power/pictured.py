"""Situations and what the pictures of them show, for tests."""

import functools
from collections.abc import Iterable, Iterator

from games.capital_power import GAME
from games.capital_power.ending import ranking
from games.capital_power.state import Ending, State
from games.drawing import Drawing, Group, Shape
from games.states import clone
from games.words import Speaker
from tests.bot.draw.labels import says
from tests.games.capital_power.games import game, lively
from tests.games.capital_power.scenes import co, land, play, scene
from tests.games.voices import voices_of

NAMES = ("Zoë", "Maximilian", "François", "Ann")
LONG = tuple(letter * 24 for letter in "WMQ漢")


@functools.cache
def speaker(locale: str, names: tuple[str, ...] = NAMES) -> Speaker:
    (voice,) = (voice for voice in voices_of(GAME.key) if voice.locale == locale)
    return Speaker(locale, names, voice.bundle)


@functools.cache
def situations() -> dict[str, State]:
    creative = game(3, 5, lively, books="creative", round_limit="25", length="express",
                    strict_fines="on", skim="on")  # fmt: skip
    four = game(4, 0)
    crowd = {f"{c}-{n}": co(at="it01", behind=True, lots=1, loan=("black", 990), capital=990)
             for c in ("blue", "orange", "green", "pink") for n in range(1, 6)}  # fmt: skip
    crowd["blue-2"] |= {"mother": "blue-1", "minor": "orange-h"}
    crowd["blue-3"] |= {"mother": "blue-2", "white": 999, "black": 999, "deposit": 999}
    crowd["blue-4"] |= {"mother": "blue-3", "bribed": ("IT", "CH", "LU", "SA")}
    crowd["blue-5"] |= {"mother": "blue-4", "white": 9000, "black": 1234, "deposit": 2345}
    crowd["orange-5"] |= {"mother": "blue-5"}  # bought: a seventh company
    owing = land(scene({"blue-1": co(), "blue-2": co(capital=50)}), "blue-1", "it11")
    several = {
        "blue-h": co(white=64, black=36, lots=4, at="it20"),
        "blue-1": co(capital=60, white=20, black=50, at="it02", loan=("black", 40)),
        "blue-2": co(capital=990, white=1500, black=1234, deposit=99, at="it11"),
        "orange-h": co(black=90, at="ch19"),
    }
    later = {**several, "blue-h": several["blue-h"] | {"at": "ch19", "moved": True}}
    later |= {name: several[name] | {"moved": True} for name in ("blue-1", "blue-2")}
    return {
        "rolls at forks": scene(several),
        "a roll under Interpol": scene(later | {"blue-1": several["blue-1"]}, interpol="it08"),
        "a stop": land(scene(several), "blue-h", "ch05"),
        "a fork": play(scene(several), "roll blue-h", dice="6"),
        "Interpol's fork": play(scene(later), "interpol", dice="3"),
        "start of two": game(2, 0).states[0],
        "middle of two": game(2, 0).states[200],
        "end of two": game(2, 0).end,
        "middle of three": creative.states[-60],
        "end of three": creative.end,
        "start of four": four.states[0],
        "middle of four": four.states[len(four.states) // 2],
        "end of four": four.end,
        "an end by money": level(four.end),
        "a crowd": scene(crowd, seats=4, stock=1),
        "a debt": owing,
        "an offer": play(scene({"blue-h": co(white=9)}), "offer 2 blue-h white=9 -"),
        "somebody left": play(four.states[300], "resign", seat=1),
    }


def level(state: State) -> State:
    """Returns the end of a game in which everybody has as many shares, so that money decides."""
    after = clone(state)
    after.lots = [0] * len(after.lots)
    after.stock = after.options.stock
    after.ending = Ending("limit", ranking(after)[0])
    return after


def draw(
    state: State, seat: int | None, name: str, locale: str = "en", names: tuple[str, ...] = NAMES
) -> Drawing:
    drawing = GAME.sheet(GAME.view(state, seat), name, speaker(locale, names)).drawing
    assert drawing is not None
    return drawing


def shapes_of(items: Iterable[Shape]) -> Iterator[Shape]:
    """Yields every shape, those in groups too."""
    for item in items:
        yield from shapes_of(item.items) if isinstance(item, Group) else (item,)


def both(state: State, seat: int | None, name: str, locale: str) -> tuple[str, str]:
    """Returns all labels of a picture, and its text twin."""
    sheet = GAME.sheet(GAME.view(state, seat), name, speaker(locale))
    assert sheet.drawing is not None
    return " ".join(says(sheet.drawing)), sheet.text
