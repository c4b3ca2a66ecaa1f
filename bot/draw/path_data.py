"""Path data of SVG, read for a rasteriser that does not know it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

_COMMAND = re.compile(r"([MLHVCSQTAZmlhvcsqtaz])([^MLHVCSQTAZmlhvcsqtaz]*)")
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_FLAG = re.compile("[01]")
"""A part of an arc's form, which needs no space behind it."""
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


class Command(NamedTuple):
    """A step of an outline. name: M, L, C, Q, A or Z. numbers: as in path data, absolute."""

    name: str
    numbers: tuple[float, ...] = ()


def read_path(data: str) -> Iterator[Command]:
    """Yields the steps of path data, with absolute points and without abbreviations. Raises
    ValueError if it is none.
    """
    x = y = left = top = 0.0
    control: tuple[float, float] | None = None
    before = ""
    for name, given in _steps(data):
        kind = name.upper()
        dx, dy = (x, y) if name.islower() else (0.0, 0.0)
        if kind == "Z":
            yield Command("Z")
            x, y, control, before = left, top, None, kind
            continue
        if kind == "A":
            *form, x, y = (*given[:5], given[5] + dx, given[6] + dy)
            yield Command("A", (*form, x, y))
        elif kind in "HV":
            x, y = (given[0] + dx, y) if kind == "H" else (x, given[0] + dy)
            yield Command("L", (x, y))
        else:
            points = [n + (dy if place % 2 else dx) for place, n in enumerate(given)]
            if kind in "ST":
                smooth = control if control and before in ("CS" if kind == "S" else "QT") else None
                points = [*((2 * x - smooth[0], 2 * y - smooth[1]) if smooth else (x, y)), *points]
            control = (points[-4], points[-3]) if kind in "CSQT" else None
            x, y = points[-2:]
            if kind == "M":
                left, top = x, y
            yield Command({"S": "C", "T": "Q"}.get(kind, kind), tuple(points))
        if kind not in "CSQT":
            control = None
        before = kind


def _steps(data: str) -> Iterator[tuple[str, tuple[float, ...]]]:
    """Yields every command with its numbers, repeated where path data leaves its letter out."""
    for name, text in _COMMAND.findall(data):
        takes, numbers = _TAKES[name.upper()], _numbers(name, text)
        if not takes and not numbers:
            yield name, ()
        elif not takes or not numbers or len(numbers) % takes:
            raise ValueError(f"{len(numbers)} numbers for {name} in {data[:40]!r}")
        for start in range(0, len(numbers), takes or 1):
            yield name, numbers[start : start + takes]
            name = {"M": "L", "m": "l"}.get(name, name)


def _numbers(name: str, text: str) -> tuple[float, ...]:
    if name not in "Aa":
        return tuple(map(float, _NUMBER.findall(text)))
    found: list[float] = []
    place = 0
    while part := (_FLAG if len(found) % 7 in (3, 4) else _NUMBER).search(text, place):
        found.append(float(part[0]))
        place = part.end()
    return tuple(found)
