"""Faults of a drawing that make its text hard to read, by measuring every label."""

import math
from collections.abc import Iterator
from itertools import combinations

from games.drawing import SMALLEST, Drawing, Label, Rect
from tests.bot.draw.frames import Corners, area, placed_shapes, shared_area
from tests.bot.draw.labels import Set, set_label

SLIP = 0.5
"""Pixels that do not count."""
TOUCH = 0.04
"""The part of a label that may lie under another one: their boxes are a little larger than their
letters.
"""
HIDDEN, COVERED = 0.9, 0.25
"""The part of a label that must be covered so that it counts as hidden, like a card below another,
and the part from which it counts as cut.
"""
SHADOW = 10
"""The greatest distance of the same words drawn twice, as letters and their shadow."""


def faults(drawing: Drawing) -> list[str]:
    """Returns what is wrong with the text of a drawing, in words."""
    labels, found = _visible(drawing)
    for label in labels:
        found += _alone(label, drawing)
    for one, other in combinations(labels, 2):
        if _near(one.corners, other.corners) and not _shadow(one, other):
            common = shared_area(one.corners, other.corners)
            if common > TOUCH * min(area(one.corners), area(other.corners)):
                found.append(f"{one.text!r} and {other.text!r} overlap")
    return found


def _visible(drawing: Drawing) -> tuple[list[Set], list[str]]:
    """Returns the labels that no box drawn later hides, and what is said of those it cuts."""
    labels: list[Set] = []
    found: list[str] = []
    for item, frame in placed_shapes(drawing):
        if isinstance(item, Label):
            if item.text.strip():
                labels.append(set_label(item, frame))
        elif isinstance(item, Rect) and item.fill and item.opacity == 1:
            box = frame.box(item.x, item.y, item.x + item.width, item.y + item.height)
            parts = [_covered(label.corners, box) for label in labels]
            cut = [
                label.text
                for label, part in zip(labels, parts, strict=True)
                if COVERED < part < HIDDEN
            ]
            found += [f"{text!r} is half covered" for text in cut]
            labels = [label for label, part in zip(labels, parts, strict=True) if part <= COVERED]
    return labels, found


def _covered(label: Corners, box: Corners) -> float:
    if not _near(label, box):
        return 0
    return shared_area(label, box) / max(area(label), 1)


def _alone(label: Set, drawing: Drawing) -> Iterator[str]:
    if label.size < SMALLEST - SLIP / 10:
        yield f"{label.text!r} is {label.size:.1f} high"
    if label.mirrored:
        yield f"{label.text!r} reads backwards"
    across, down = zip(*label.corners, strict=True)
    if min(across) < -SLIP or min(down) < -SLIP:
        yield f"{label.text!r} is cut at the left or the top"
    if max(across) > drawing.width + SLIP or max(down) > drawing.height + SLIP:
        yield f"{label.text!r} is cut at the right or the bottom"
    if label.fit is not None and math.dist(*label.corners[:2]) > label.fit + SLIP:
        yield f"{label.text!r} is wider than its place"


def _near(one: Corners, other: Corners) -> bool:
    """Tells whether the upright boxes around two shapes meet."""
    return all(
        min(p[axis] for p in one) < max(p[axis] for p in other)
        and min(p[axis] for p in other) < max(p[axis] for p in one)
        for axis in (0, 1)
    )


def _shadow(one: Set, other: Set) -> bool:
    return one.text == other.text and math.dist(one.corners[0], other.corners[0]) <= SHADOW
