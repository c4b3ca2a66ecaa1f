"""``python -m tests.codebase.floor``: holds what coverage has measured against the floor.

The floor is `fail_under` in `pyproject.toml`. It only rises: where much more is covered, this says
to what, and fails until it has been raised.
"""

from __future__ import annotations

import io
import sys

from coverage import Coverage

ROOM = 2
"""So many points more than the floor are too many: what is drawn at random moves a part of one."""


def judge(total: float, floor: float) -> str | None:
    """What is wrong with a floor, in percent; None if nothing is."""
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
