"""``python -m tests.codebase.floor``: compares measured coverage with the floor.

The floor is `fail_under` in `pyproject.toml`. It only rises: if much more is covered, this names
the new floor, and fails until it has been raised.
"""

from __future__ import annotations

import io
import sys

from coverage import Coverage

ROOM = 2
"""Percentage points above the floor that are too many; tests that draw at random move a part of
one.
"""


def judge(total: float, floor: float) -> str | None:
    """Returns what is wrong with a floor, in percent; None if nothing is."""
    if total < floor:
        return f"{total:.1f} % are covered, less than {floor:g} %: what is new has no tests"
    if total >= floor + ROOM:
        return (
            f"{total:.1f} % are covered: raise fail_under in pyproject.toml to {int(total - 0.5)}"
        )
    return None


if __name__ == "__main__":
    measured = Coverage()
    measured.load()
    floor = float(measured.get_option("report:fail_under") or 0)  # type: ignore[arg-type]
    sys.exit(judge(measured.report(file=io.StringIO()), floor))
