"""The board: `board.json` read and checked on import, and the ways of pawns on it.

The board is reconstructed (rule page, section 6): four circuits of 21 spaces, joined by a
roundabout of four crossings. Spaces are numbered in the order of the file.
"""

from __future__ import annotations

from importlib import resources
from typing import Any, TypeAlias

import msgspec

from games.material import MaterialError

Rate: TypeAlias = tuple[int, int]
"""A fraction: numerator and denominator."""

SIDES = range(1, 7)


class Space(msgspec.Struct, frozen=True):
    """A space.

    key: in moves (``it04``). place: as printed (``IT04``). kind: the key of its kind. circuit: the
    circuit it is a private space of, -1 for a crossing. x, y: where it is drawn.
    """

    key: str
    place: str
    kind: str
    circuit: int
    x: int
    y: int
    next: tuple[int, ...]
    prev: tuple[int, ...]


class SpaceKind(msgspec.Struct, frozen=True):
    """A kind of space (rule page 2.7).

    effect: how it works. base: what its rate is a part of. order: the colours a payment takes
    (``white_first``), or the colour of a receipt. who: the kinds of companies it is for, empty for
    all. rates: every fraction it names. table: by side of the die, the part of a stake it gives
    back, or a word for what it does instead.
    """

    key: str
    group: str
    effect: str
    base: str = ""
    order: str = ""
    who: frozenset[str] = frozenset()
    rates: dict[str, Rate] = {}
    table: dict[int, Rate | str] = {}


class Circuit(msgspec.Struct, frozen=True):
    """A country: its key, the spaces of a lap in order, and the crossing where a lap ends."""

    key: str
    lap: tuple[int, ...]
    exit: int


class Board(msgspec.Struct, frozen=True):
    """Everything `board.json` says."""

    width: int
    height: int
    start: int
    interpol: int
    spaces: tuple[Space, ...]
    kinds: dict[str, SpaceKind]
    circuits: tuple[Circuit, ...]
    number: dict[str, int]


# -- reading -------------------------------------------------------------------------------------


class _Canvas(msgspec.Struct):
    width: int
    height: int


class _Circuit(msgspec.Struct):
    id: str
    lap: list[str]
    exit_to: str


class _Type(msgspec.Struct):
    group: str
    effect: dict[str, Any]


class _Space(msgspec.Struct):
    id: str
    circuit: str | None
    type: str
    x: int
    y: int
    next: list[str]
    prev: list[str]


class _File(msgspec.Struct):
    canvas: _Canvas
    start: str
    interpol_start: str
    central: list[str]
    circuits: list[_Circuit]
    types: dict[str, _Type]
    spaces: list[_Space]


def read_board(data: bytes) -> Board:
    """Returns the board in this JSON. Raises `MaterialError` with what is wrong with it."""
    try:
        file = msgspec.json.decode(data, type=_File)
    except msgspec.MsgspecError as error:
        raise MaterialError(f"the board cannot be read: {error}") from error
    _check(file)
    number = {space.id: n for n, space in enumerate(file.spaces)}
    home = {circuit.id: n for n, circuit in enumerate(file.circuits)}

    def numbers(names: list[str]) -> tuple[int, ...]:
        return tuple(number[name] for name in names)

    return Board(
        width=file.canvas.width,
        height=file.canvas.height,
        start=number[file.start],
        interpol=number[file.interpol_start],
        spaces=tuple(
            Space(
                s.id.lower(), s.id, s.type.lower(), home[s.circuit] if s.circuit else -1,
                s.x, s.y, numbers(s.next), numbers(s.prev),
            )
            for s in file.spaces
        ),
        kinds={name.lower(): _kind(name.lower(), type_) for name, type_ in file.types.items()},
        circuits=tuple(Circuit(c.id, numbers(c.lap), number[c.exit_to]) for c in file.circuits),
        number={name.lower(): n for name, n in number.items()},
    )  # fmt: skip


def _check(file: _File) -> None:
    spaces = {space.id: space for space in file.spaces}
    _need(len(spaces) == len(file.spaces), "a space stands twice in it")
    _need({file.start, file.interpol_start, *file.central} <= spaces.keys(), "a start is no space")
    circuits = {circuit.id for circuit in file.circuits}
    for space in file.spaces:
        _need(space.type in file.types, f"{space.id} is of no known type ({space.type})")
        _need(space.circuit is None or space.circuit in circuits, f"{space.id} lies nowhere")
        _need(space.next and space.prev, f"{space.id} leads nowhere, or nothing leads to it")
        for there in space.next:
            back = spaces.get(there)
            _need(back and space.id in back.prev, f"{space.id} leads to {there}, but not back")
        for there in space.prev:
            back = spaces.get(there)
            _need(back and space.id in back.next, f"{there} does not lead to {space.id}")
    for circuit in file.circuits:
        _need(len(circuit.lap) > 1, f"circuit {circuit.id} has no lap")
        for here, there in zip(circuit.lap, circuit.lap[1:] + circuit.lap[:1], strict=True):
            _need(here in spaces, f"lap of {circuit.id}: there is no {here}")
            _need(there in spaces[here].next, f"lap of {circuit.id}: {here} misses {there}")
        _need(circuit.exit_to in circuit.lap, f"circuit {circuit.id} has no exit")


def _need(held: object, problem: str) -> None:
    if not held:
        raise MaterialError(f"the board is wrong: {problem}")


def _kind(key: str, given: _Type) -> SpaceKind:
    effect = given.effect
    rates, table = {}, {}
    for name, value in effect.items():
        if isinstance(value, str) and "/" in value:
            rates[name] = _rate(key, value)
    rows: dict[str, Any] = effect.get("returns", effect.get("table", {}))
    for side, back in rows.items():
        whole = isinstance(back, int)
        word = isinstance(back, str) and "/" not in back
        table[int(side)] = (back, 1) if whole else back if word else _rate(key, back)
    _need(not table or set(table) == set(SIDES), f"the table of {key} misses a side of the die")
    _need(isinstance(effect.get("kind"), str), f"type {key} has no effect")
    who = frozenset(name.lower() for name in effect.get("who", ()))
    base, order = effect.get("base", ""), effect.get("order", "")
    return SpaceKind(key, given.group, effect["kind"], base, order, who, rates, table)


def _rate(key: str, value: str) -> Rate:
    over, _, under = value.partition("/")
    _need(over.isdigit() and under.isdigit() and int(under), f"{key}: {value!r} is no fraction")
    return int(over), int(under)


BOARD = read_board(resources.files(__package__).joinpath("board.json").read_bytes())
SPACES = BOARD.spaces
KIND_OF = tuple(BOARD.kinds[space.kind] for space in SPACES)
"""The kind of each space."""
PARKS = frozenset(n for n, space in enumerate(SPACES) if space.kind == "p")
CROSSINGS = frozenset(n for n, space in enumerate(SPACES) if space.circuit < 0)


# -- ways ----------------------------------------------------------------------------------------


def _ends(space: int, steps: int, *, back: bool) -> tuple[int, ...]:
    """Returns where a way of exactly `steps` ends, with no crossing twice, not even the first.

    (Rule page 2.5.)
    """
    found: list[int] = []

    def walk(here: int, left: int, crossed: frozenset[int]) -> None:
        if not left:
            found.append(here)
            return
        for there in SPACES[here].prev if back else SPACES[here].next:
            if there not in crossed:
                walk(there, left - 1, crossed | ({there} & CROSSINGS))

    walk(space, steps, frozenset({space}) & CROSSINGS)
    return tuple(sorted(found, key=lambda end: SPACES[end].key))


WAYS = tuple(tuple(_ends(n, s, back=False) for s in SIDES) for n in range(len(SPACES)))
"""The spaces where a pawn can stop, by its space and the pips less one."""
INTERPOL_WAYS = tuple(tuple(_ends(n, s, back=True) for s in SIDES) for n in range(len(SPACES)))
"""The same for Interpol, against the arrows (rule page 2.4)."""


def _bribe_target(space: int) -> int:
    if SPACES[space].circuit < 0:
        return -1
    lap = BOARD.circuits[SPACES[space].circuit].lap
    ahead = lap[lap.index(space) + 1 :]
    return next((n for n in ahead if SPACES[n].kind in ("fn", "bank", "bourse")), -1)


BRIBE_TARGETS = tuple(_bribe_target(n) for n in range(len(SPACES)))
"""The nearest FN, bank or stock exchange ahead in the country (H9) by space, -1 for none (H10)."""


def lap_completed(start: int, end: int) -> int:
    """Returns the circuit whose lap a move from `start` to `end` completes, -1 for none.

    A lap ends when a pawn moves from the last space of a circuit to its exit (rule page 6).
    """
    circuit = SPACES[start].circuit
    if circuit < 0:
        return -1
    lap = BOARD.circuits[circuit].lap
    inside = SPACES[end].circuit == circuit and lap.index(end) > lap.index(start)
    return -1 if inside else circuit
