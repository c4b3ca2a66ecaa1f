"""Every check is run, and reports one line."""

from __future__ import annotations

import re

import pytest

from bot.checks.steps import CheckError, CheckStep, run_steps, some


async def good() -> str:
    return "found"


async def bad() -> str:
    raise CheckError("mend it")


async def broken() -> str:
    raise KeyError("what")


async def lines_of(*steps: CheckStep) -> tuple[bool, list[str]]:
    told: list[str] = []
    hold = await run_steps(steps, told.append)
    return hold, [re.sub(r"\d+\.\d s", "0.0 s", line) for line in told]


async def test_a_finding_is_reported() -> None:
    assert await lines_of(CheckStep("one", good)) == (True, ["ok    one: found (0.0 s)"])


async def test_a_failed_check_hides_none_after_it() -> None:
    hold, lines = await lines_of(CheckStep("one", bad), CheckStep("two", good))
    assert not hold
    assert lines == ["FAIL  one: mend it", "ok    two: found (0.0 s)"]


@pytest.mark.logs_errors
async def test_a_check_that_breaks_off_has_failed() -> None:
    hold, lines = await lines_of(CheckStep("one", broken), CheckStep("two", good))
    assert not hold
    assert lines[0] == "FAIL  one: it broke off with KeyError: 'what'"
    assert len(lines) == 2


def test_many_findings_are_cut_short() -> None:
    assert some(["a", "b"]) == "a; b"
    assert some("abcdefg") == "a; b; c; d; e and 2 more"
