"""The steps of `bot check`; each reports in one line what it found, or what is wrong."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, TypeAlias

import msgspec

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

log = logging.getLogger(__name__)

Tell: TypeAlias = "Callable[[str], None]"
"""A function that prints one line."""


class CheckError(Exception):
    """A check failed; the message is one sentence that says what is wrong and how to fix it."""


class CheckStep(msgspec.Struct, frozen=True):
    """One check. `look` returns what was found and raises `CheckError`."""

    name: str
    look: Callable[[], Awaitable[str]]


async def run_steps(steps: Iterable[CheckStep], tell: Tell) -> bool:
    """Runs every step, even after one has failed, and returns whether all succeeded."""
    all_hold = True
    for step in steps:
        since = time.monotonic()
        try:
            found = await step.look()
        except CheckError as error:
            all_hold = False
            tell(f"FAIL  {step.name}: {error}")
        except Exception as error:
            # A fault of the check itself, or of what it checks, must not hide the steps after it.
            all_hold = False
            log.exception("the step %s broke off", step.name)
            tell(f"FAIL  {step.name}: it broke off with {type(error).__name__}: {error}")
        else:
            tell(f"ok    {step.name}: {found} ({time.monotonic() - since:.1f} s)")
    return all_hold


def some(wrong: Iterable[str], most: int = 5) -> str:
    """Returns the first few of many findings, in one line."""
    found = list(wrong)
    more = f" and {len(found) - most} more" if len(found) > most else ""
    return "; ".join(found[:most]) + more
