"""Descriptions of our faults without the data that was involved.

The text of an exception, or a local variable, may contain somebody's cards, and the operator who
reads the log may sit at the table. The kind of fault and the places in the code are enough to fix
it.
"""

from __future__ import annotations

import traceback
from pathlib import Path

_DEEPEST = 8


def describe(error: BaseException) -> str:
    """Returns the kind of an error, Discord's code if it has one, and the places in the code.

    ``KeyError in playing.py:112 move < courier.py:93 _deliver``, innermost place first.
    """
    named = type(error).__name__
    if code := getattr(error, "code", None):
        named = f"{named} {code}"
    frames = traceback.extract_tb(error.__traceback__)[: -_DEEPEST - 1 : -1]
    places = " < ".join(f"{Path(f.filename).name}:{f.lineno} {f.name}" for f in frames)
    told = f"{named} in {places}" if places else named
    return told if error.__cause__ is None else f"{told}, from {describe(error.__cause__)}"
