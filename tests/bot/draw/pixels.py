"""The pixels of a PNG as ours are written: 8 bits, red green blue, with or without alpha, no
interlace.
"""

import struct
import zlib
from typing import NamedTuple

Pixel = tuple[int, int, int, int]


class Box(NamedTuple):
    """A rectangle from left and top up to right and bottom, which are not part of it."""

    left: int
    top: int
    right: int
    bottom: int


class Pixels:
    """The pixels of a PNG, row by row."""

    def __init__(self, png: bytes) -> None:
        self.width, self.height, depth, kind = struct.unpack(">IIBB", png[16:26])
        assert depth == 8
        assert kind in (2, 6)
        data = zlib.decompress(_image_data(png))
        if kind == 2:
            data = _with_alpha(data, self.width, self.height)
        size = self.width * 4
        self.rows: list[bytes] = []
        above = bytes(size)
        for start in range(0, len(data), size + 1):
            above = _unfilter(data[start], data[start + 1 : start + 1 + size], above)
            self.rows.append(above)

    def at(self, x: int, y: int) -> Pixel:
        red, green, blue, alpha = self.rows[y][4 * x : 4 * x + 4]
        return red, green, blue, alpha

    def ink(self) -> Box | None:
        """Returns the smallest box around everything that differs from the upper left pixel."""
        plain = int.from_bytes(self.rows[0][:4] * self.width, "big")
        marks = [int.from_bytes(row, "big") ^ plain for row in self.rows]
        lines = [y for y, mark in enumerate(marks) if mark]
        if not lines:
            return None
        together = 0
        for mark in marks:
            together |= mark
        last_zeros = (together & -together).bit_length() - 1
        left = self.width - (together.bit_length() + 31) // 32
        return Box(left, lines[0], self.width - last_zeros // 32, lines[-1] + 1)


def _image_data(png: bytes) -> bytes:
    data, at = b"", 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            data += png[at + 8 : at + 8 + length]
        at += 12 + length
    return data


def _with_alpha(data: bytes, width: int, height: int) -> bytes:
    """Returns unfiltered rows of opaque pixels with alpha."""
    wide = bytearray(b"\xff") * (4 * width + 1) * height
    size = 3 * width + 1
    for row in range(height):
        pixels = data[row * size + 1 : (row + 1) * size]
        start = row * (4 * width + 1)
        assert data[row * size] == 0
        wide[start] = 0
        for colour in range(3):
            wide[start + 1 + colour : start + 1 + 4 * width : 4] = pixels[colour::3]
    return bytes(wide)


def _unfilter(kind: int, row: bytes, above: bytes) -> bytes:
    if kind == 0:
        return row
    if kind == 2:
        return bytes((a + b) & 255 for a, b in zip(row, above, strict=True))
    out = bytearray(4) + row
    above = bytes(4) + above
    for i in range(4, len(out)):
        out[i] = (out[i] + _guess(kind, out[i - 4], above[i], above[i - 4])) & 255
    return bytes(out[4:])


def _guess(kind: int, left: int, above: int, corner: int) -> int:
    if kind == 1:
        return left
    if kind == 3:
        return (left + above) // 2
    if left == above == corner:
        return left
    near = left + above - corner
    return min(left, above, corner, key=lambda value: abs(near - value))
