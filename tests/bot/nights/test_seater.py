"""Large rounds are planned in another process, which ends with its work."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from bot.nights import seating
from bot.nights.seater import AT_ONCE, Seater
from bot.workers.worker import Worker, WorkerDiedError
from tests.bot.nights.tonight import draw

if TYPE_CHECKING:
    import pytest

    from bot.nights.seating import Round
    from tests.bot.nights.tonight import Tonight


async def plan(seater: Seater, given: Tonight) -> Round:
    return await seater.plan(
        given.guests,
        given.games,
        apart=given.apart,
        met=given.met,
        computers=given.computers,
        seed="s",
    )


async def test_large_rounds_are_planned_in_another_process_which_ends_after_the_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    nights = [draw(AT_ONCE + 1, "one"), draw(AT_ONCE + 2, "two")]
    wanted = [night.plan("s") for night in nights]
    worker = Worker()
    seater = Seater(worker)

    def not_here(*_: Any) -> list[int]:
        raise AssertionError("the bot's own process planned")

    monkeypatch.setattr(seating, "_search", not_here)
    assert await asyncio.gather(*[plan(seater, night) for night in nights]) == wanted
    assert worker._pool is None


async def test_a_small_round_needs_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Worker, "run", None)
    given = draw(AT_ONCE, "small")
    assert await plan(Seater(), given) == given.plan("s")


async def test_people_are_seated_though_the_process_dies(monkeypatch: pytest.MonkeyPatch) -> None:
    async def died(*_: object) -> Any:
        raise WorkerDiedError

    monkeypatch.setattr(Worker, "run", died)
    given = draw(AT_ONCE + 1, "dead")
    assert await plan(Seater(), given) == given.plan("s")
