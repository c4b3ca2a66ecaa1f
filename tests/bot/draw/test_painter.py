"""The painter: one worker, a cache, shared work, and recovery."""

import asyncio
import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.draw import Painter, PaintError
from bot.draw.raster import rasterise
from games.drawing import INK, Drawing, Label, Rect, Shape

PNG = b"\x89PNG\r\n\x1a\n"


def picture(word: str) -> Drawing:
    return Drawing(120, 60, (Rect(5, 5, 50, 50, INK), Label(60, 40, word)))


@pytest.fixture(scope="module")
def shared() -> Iterator[Painter]:
    painter = Painter()
    yield painter
    painter.close()


def worker(painter: Painter) -> int:
    assert painter._worker._pool is not None
    (pid,) = painter._worker._pool._processes
    return pid


async def test_a_painter_starts_its_worker_with_the_first_picture(
    shared: Painter,
) -> None:
    assert shared._worker._pool is None
    png = await shared.paint(picture("one"))
    assert png.startswith(PNG)
    assert worker(shared) != os.getpid()


async def test_no_task_waits_between_pictures(shared: Painter) -> None:
    await shared.paint(picture("idle"))
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_an_equal_drawing_comes_from_the_cache(shared: Painter) -> None:
    first = await shared.paint(picture("same"))
    assert await shared.paint(picture("same")) is first
    assert await shared.paint(picture("other")) != first


async def test_equal_drawings_requested_together_are_drawn_once(shared: Painter) -> None:
    asked = [asyncio.create_task(shared.paint(picture("together"))) for _ in range(5)]
    await asyncio.sleep(0)
    assert shared._pngs.running == 1
    pngs = await asyncio.gather(*asked)
    assert all(png is pngs[0] for png in pngs)
    assert not shared._pngs.running


async def test_a_caller_who_stops_waiting_does_not_take_the_picture_from_others(
    shared: Painter,
) -> None:
    first = asyncio.create_task(shared.paint(picture("shared")))
    second = asyncio.create_task(shared.paint(picture("shared")))
    await asyncio.sleep(0)
    first.cancel()
    assert (await second).startswith(PNG)
    assert first.cancelled()


async def test_the_cache_keeps_the_latest_pictures_within_its_bytes(shared: Painter) -> None:
    size = len(await shared.paint(picture("a")))
    small = Painter(cache_bytes=2 * size + size // 2)
    small._worker = shared._worker
    first = await small.paint(picture("a"))
    await small.paint(picture("b"))
    # the first is used again, so "b" is the oldest now
    assert await small.paint(picture("a")) is first
    await small.paint(picture("c"))
    assert await small.paint(picture("a")) is first
    kept = small._pngs._kept
    assert small._pngs._room == sum(map(len, kept.values())) <= 2 * size + size // 2
    assert len(kept) == 2


async def test_a_worker_that_dies_is_replaced(shared: Painter) -> None:
    await shared.paint(picture("before"))
    gone = worker(shared)
    os.kill(gone, signal.SIGKILL)
    assert (await shared.paint(picture("after"))).startswith(PNG)
    assert worker(shared) != gone


async def test_a_worker_that_dies_twice_is_an_error_and_the_next_picture_is_drawn(
    shared: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("bot.draw.painter.draw", _die)
        with pytest.raises(PaintError, match="twice"):
            await shared.paint(picture("deadly"))
    assert (await shared.paint(picture("deadly"))).startswith(PNG)


def _die(drawing: Drawing) -> bytes:
    os._exit(1)


def _draw_badly(drawing: Drawing) -> bytes:
    return rasterise("<svg><bad")


class Blob(Shape, frozen=True):
    pass


ORPHAN = """
import asyncio, sys
from bot.draw import Painter
from games.drawing import Drawing

async def main():
    painter = Painter()
    await painter.paint(Drawing(9, 9, ()))
    print(*painter._worker._pool._processes, flush=True)
    await asyncio.Event().wait()

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="needs Linux to watch a process")
def test_the_worker_of_a_killed_bot_ends(tmp_path: Path) -> None:
    script = tmp_path / "orphan.py"
    script.write_text(ORPHAN)
    command = [sys.executable, str(script)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=os.getcwd()) as bot:
        assert bot.stdout is not None
        watched = os.pidfd_open(int(bot.stdout.readline()))
        bot.kill()
    try:
        assert select.select([watched], [], [], 10)[0], "the worker outlived its bot"
    finally:
        os.close(watched)


async def test_a_drawing_that_cannot_be_drawn_is_an_error_and_is_not_cached(
    shared: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("bot.draw.painter.draw", _draw_badly)
        with pytest.raises(PaintError, match="not a picture"):
            await shared.paint(picture("fine"))
    assert not shared._pngs.running
    assert (await shared.paint(picture("fine"))).startswith(PNG)


async def test_an_unknown_shape_is_named(shared: Painter) -> None:
    with pytest.raises(TypeError, match="Blob"):
        await shared.paint(Drawing(10, 10, (Blob(),)))


async def test_a_closed_painter_starts_again(shared: Painter) -> None:
    await shared.paint(picture("open"))
    shared.close()
    shared.close()
    assert (await shared.paint(picture("open again"))).startswith(PNG)
