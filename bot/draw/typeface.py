"""Advance widths out of a variable TrueType font: just enough of the format to measure a line.

Tables read: ``head`` (units), ``hhea`` and ``hmtx`` (widths at the default weight), ``cmap``
(characters), ``fvar`` and ``avar`` (where a weight lies on the axes) and ``HVAR`` (how widths
change with it). Kerning is left out: it moves a line of words by one part in a hundred.
"""

from __future__ import annotations

import itertools
import struct
from typing import NamedTuple


class Font:
    """A font file. Raises ValueError if a table is missing or of an unknown kind."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._tables = {
            tag.decode("ascii"): offset
            for tag, _, offset, _ in struct.iter_unpack(
                ">4sIII", data[12 : 12 + 16 * self._count(4)]
            )
        }

    def widths(self, weight: int) -> dict[int, float]:
        """Advance width by code point, in em, for a weight (100 to 900)."""
        units = self._count(self._table("head") + 18)
        plain = self._plain_widths()
        deltas = self._width_deltas(self._position(weight), len(plain))
        return {
            code: (plain[glyph] + deltas[glyph]) / units for code, glyph in self._glyphs().items()
        }

    # -- reading ---------------------------------------------------------------------------------

    def _read(self, offset: int, layout: str) -> tuple[int, ...]:
        return struct.unpack_from(">" + layout, self._data, offset)

    def _count(self, offset: int, layout: str = "H") -> int:
        return int(self._read(offset, layout)[0])

    def _fractions(self, offset: int, count: int) -> list[float]:
        """Numbers from -2 to 2 in 2.14 fixed point."""
        return [number / 16384 for number in self._read(offset, f"{count}h")]

    def _table(self, tag: str) -> int:
        if tag not in self._tables:
            raise ValueError(f"the font has no table {tag}")
        return int(self._tables[tag])

    # -- characters and plain widths -------------------------------------------------------------

    def _plain_widths(self) -> list[int]:
        """Advance width by glyph, in font units; the last one listed repeats."""
        glyphs = self._count(self._table("maxp") + 4)
        listed = self._count(self._table("hhea") + 34)
        pairs = self._read(self._table("hmtx"), "Hh" * listed)
        widths = list(pairs[::2])
        return widths + widths[-1:] * (glyphs - listed)

    def _glyphs(self) -> dict[int, int]:
        """Glyph by code point, from the Unicode table of format 12."""
        start = self._table("cmap")
        for index in range(self._count(start + 2)):
            offset = start + self._count(start + 8 + 8 * index, "I")
            if self._count(offset) == 12:
                return self._grouped_glyphs(offset)
        raise ValueError("the font has no character table of format 12")

    def _grouped_glyphs(self, offset: int) -> dict[int, int]:
        glyphs: dict[int, int] = {}
        for group in range(self._count(offset + 12, "I")):
            first, last, glyph = self._read(offset + 16 + 12 * group, "III")
            glyphs.update((code, glyph + code - first) for code in range(first, last + 1))
        return glyphs

    # -- how widths change with the weight -------------------------------------------------------

    def _position(self, weight: int) -> list[float]:
        """Where on each axis (-1 to 1) this weight lies; other axes stay at their default."""
        start = self._table("fvar")
        first, _, axes, size = self._read(start + 4, "4H")
        place = [0.0] * axes
        for index in range(axes):
            offset = start + first + size * index
            if self._data[offset : offset + 4] == b"wght":
                least, usual, most = (n / 65536 for n in self._read(offset + 4, "iii"))
                side = most - usual if weight > usual else usual - least
                place[index] = (weight - usual) / side
        return self._bend(place)

    def _bend(self, place: list[float]) -> list[float]:
        """Apply the ``avar`` maps: each axis is a line with kinks."""
        if "avar" not in self._tables:
            return place
        offset = self._table("avar") + 8
        bent = []
        for value in place:
            count = self._count(offset)
            numbers = self._fractions(offset + 2, 2 * count)
            bent.append(_between(list(zip(numbers[::2], numbers[1::2], strict=True)), value))
            offset += 2 + 4 * count
        return bent

    def _width_deltas(self, place: list[float], glyphs: int) -> list[float]:
        """What to add to each glyph's width at `place`, in font units."""
        start = self._table("HVAR")
        store, mapping = self._read(start + 4, "II")
        store += start
        regions = self._region_shares(store + self._count(store + 2, "I"), place)
        count = self._count(store + 6)
        lists = [
            self._delta_list(store + offset, regions)
            for offset in self._read(store + 8, f"{count}I")
        ]
        if not mapping:
            return lists[0]
        return [lists[outer][inner] for outer, inner in self._delta_map(start + mapping, glyphs)]

    def _region_shares(self, offset: int, place: list[float]) -> list[float]:
        """How much each region of the design space counts at `place`, 0 to 1."""
        axes, count = self._read(offset, "HH")
        shares = []
        for region in range(count):
            share = 1.0
            for axis, value in enumerate(place):
                at = offset + 4 + 6 * (region * axes + axis)
                share *= _tent(_Tent(*self._fractions(at, 3)), value)
            shares.append(share)
        return shares

    def _delta_list(self, offset: int, shares: list[float]) -> list[float]:
        """The weighted sums of one list of deltas: words first, then bytes, in every row."""
        items, wide, columns = self._read(offset, "HHH")
        used = [shares[region] for region in self._read(offset + 6, f"{columns}H")]
        big, small = ("i", "h") if wide & 0x8000 else ("h", "b")
        wide &= 0x7FFF
        row = ">" + big * wide + small * (columns - wide)
        size = struct.calcsize(row)
        first = offset + 6 + 2 * columns
        rows = struct.iter_unpack(row, self._data[first : first + size * items])
        return [sum(n * share for n, share in zip(deltas, used, strict=True)) for deltas in rows]

    def _delta_map(self, offset: int, glyphs: int) -> list[tuple[int, int]]:
        """Which list and row holds each glyph's delta; the last entry repeats."""
        layout, entry = self._read(offset, "BB")
        count = self._count(offset + 2, "I" if layout else "H")
        first = offset + (6 if layout else 4)
        size, bits = ((entry >> 4) & 3) + 1, (entry & 15) + 1
        places = []
        for index in range(min(count, glyphs)):
            at = first + size * index
            number = int.from_bytes(self._data[at : at + size], "big")
            places.append((number >> bits, number & ((1 << bits) - 1)))
        return places + places[-1:] * (glyphs - len(places))


class _Tent(NamedTuple):
    """A region on one axis: nothing before `start`, all at `peak`, nothing after `end`."""

    start: float
    peak: float
    end: float


def _tent(tent: _Tent, value: float) -> float:
    if tent.peak == 0 or value == tent.peak:
        return 1
    if not tent.start < value < tent.end:
        return 0
    if value < tent.peak:
        return (value - tent.start) / (tent.peak - tent.start)
    return (tent.end - value) / (tent.end - tent.peak)


def _between(kinks: list[tuple[float, float]], value: float) -> float:
    for (x1, y1), (x2, y2) in itertools.pairwise(kinks):
        if x1 <= value <= x2 and x1 < x2:
            return y1 + (y2 - y1) * (value - x1) / (x2 - x1)
    return value
