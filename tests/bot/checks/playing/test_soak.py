"""`bot soak` reports what grows, and not what only fluctuates."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from bot.checks.playing.soak import Sample, grown, soak

if TYPE_CHECKING:
    from pathlib import Path

STILL = [
    Sample(minute=n, moves=n * 10, memory=100 << 20, tasks=20, files=30, sockets=9, log=4 << 20)
    for n in range(1, 17)
]


def changed(name: str, step: float) -> list[Sample]:
    """Returns `STILL` with one figure that rises by `step` a minute."""
    return [
        msgspec.structs.replace(s, **{name: int(getattr(s, name) + step * n)})
        for n, s in enumerate(STILL)
    ]


def test_steady_figures_have_not_grown() -> None:
    assert grown(STILL) == []
    assert grown(changed("memory", 0.2 * 2**20)) == [], "caches may fill"


@pytest.mark.parametrize(
    ("name", "step"),
    [("memory", 3 << 20), ("tasks", 2), ("files", 1), ("sockets", 8), ("log", 2 << 20)],
)
def test_a_growing_figure_is_reported(name: str, step: float) -> None:
    (said,) = grown(changed(name, step))
    assert said.startswith(f"{name} grew from ")


def test_a_figure_that_grows_only_until_the_caches_are_full_has_not_grown() -> None:
    full = changed("memory", 3 << 20)
    assert grown([*full[:4], *[full[4]] * 12]) == []


async def test_a_short_soak_measures_everything(tmp_path: Path) -> None:
    said: list[str] = []
    samples = [sample async for sample in soak(tmp_path, 1, 1, said.append)]
    assert len(samples) == 1
    assert samples[0].moves > 0
    assert min(samples[0].memory, samples[0].tasks, samples[0].files, samples[0].sockets) > 0
    assert len(said) == 2
