"""The bot crashes while a motion is asked for, voted on and posted, and nobody notices."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from bot.ids import PersonId
from tests.bot.post.test_crash import Played, perform
from tests.bot.post.wire import NONCES_HOLD

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.bot.post.stage import Stage
    from tests.bot.post.test_crash import Restart

TIMES = {"put", "lapses", "resumes"}
"""Columns that depend on when something was done."""


@pytest.fixture(autouse=True)
def _no_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.client.extensions", list)


async def a_pause_is_agreed_on(stage: Stage, arm: Callable[[], None], restart: Restart) -> None:
    """Asks for a pause, which one player declines and another agrees to, each posted at once."""

    async def posted() -> None:
        await stage.goes_on()
        if stage.wire.dead:
            await restart()
        stage.holds()

    number = await stage.start("slasher", PersonId(3))
    people = [person.id for person in stage.people]
    await posted()
    arm()
    row = await stage.does(stage.services.motions.put(number, people[0], "pause", value="week"))
    await posted()
    for person, agrees in ((people[1], False), (people[2], True)):
        vote = stage.services.motions.vote(number, person, row.id, agrees=agrees)
        await stage.does(vote)
        await posted()
    assert (await stage.table(number)).row.resumes is not None


def stored(played: Played) -> dict[str, Any]:
    return {
        table: [{k: v for k, v in row.items() if k not in TIMES} for row in rows]
        for table, rows in played.said.items()
    }


@pytest.mark.parametrize("pause", [0, NONCES_HOLD + 60])
async def test_nobody_sees_a_crash_at_any_boundary(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pause: float
) -> None:
    undisturbed = await perform(tmp_path, monkeypatch, a_pause_is_agreed_on)
    assert undisturbed.ends > 10
    counts = [sum("pause for" in words for words in said) for said in undisturbed.seen.values()]
    assert set(counts) == {0, 1}, "one line is left of it"
    for cut in range(1, undisturbed.ends + 1):
        disturbed = await perform(tmp_path, monkeypatch, a_pause_is_agreed_on, cut, pause)
        assert timeless(disturbed.seen) == timeless(undisturbed.seen), (
            f"seen after a crash at {cut}"
        )
        assert stored(disturbed) == stored(undisturbed), f"stored after a crash at {cut}"


def timeless(seen: dict[str, list[str]]) -> dict[str, list[str]]:
    """Returns what is seen without the times in it."""
    return {
        place: [re.sub(r"<t:\d+:R>", "<t>", words) for words in said]
        for place, said in seen.items()
    }
