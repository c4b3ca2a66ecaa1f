"""Errors that pass are waited out, errors that last go to the round, and a row that always fails is
parked.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

import discord
import pytest

from bot.clock import DAY, MINUTE, SECOND
from bot.discord_errors import QUARANTINE, Trouble
from bot.post.courier import Courier, RowOutcome
from bot.store.errors import StoreBusyError
from tests.bot.post.notebook import Notebook, post, refusal, sizes
from tests.bot.waiting import idle, ring

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.bot.tables.tabletop import Tabletop


@pytest.mark.parametrize(
    "passing",
    [
        lambda: refusal(500),
        lambda: refusal(502),
        lambda: refusal(503),
        lambda: refusal(429),
        lambda: refusal(429, 30046),
        lambda: refusal(401),
        lambda: refusal(401, 40001),
        lambda: refusal(401, 50014),
        lambda: refusal(400, 40004),  # switched off for now
        lambda: refusal(403, 40006),
        lambda: refusal(403, 40333),
        lambda: refusal(400, 130000),
        lambda: refusal(403),  # the network in front of Discord, not Discord
        lambda: discord.RateLimited(70.0),
        lambda: ConnectionResetError(),
        lambda: TimeoutError(),
        lambda: StoreBusyError("held"),
    ],
)
async def test_a_passing_error_is_tried_again_at_the_head_of_the_lane(
    top: Tabletop, book: Notebook, courier: Courier, passing: Callable[[], BaseException]
) -> None:
    book.script["a"] = [passing(), passing()]
    await post(top, "dm:1", "a", "b")
    courier.wake()
    await idle()
    assert book.tried == ["a"]
    top.clock.pass_by(SECOND)
    await ring()
    assert book.tried == ["a", "a"]
    top.clock.pass_by(SECOND)  # the second wait is twice as long
    await ring()
    assert book.tried == ["a", "a"]
    top.clock.pass_by(SECOND)
    await ring()
    assert book.delivered == ["a", "b"]
    assert book.doubted == ["a", "a"], "it may have been sent nevertheless"
    assert book.failures == []


async def test_an_outage_of_any_length_loses_nothing(
    top: Tabletop, book: Notebook, courier: Courier
) -> None:
    book.script["a"] = [refusal(500) for _ in range(60)]
    await post(top, "dm:1", "a", "b")
    courier.wake()
    await idle()
    for _ in range(60):
        top.clock.pass_by(5 * MINUTE)
        await ring()
    assert book.delivered == ["a", "b"]
    assert len(book.tried) == 62
    assert await sizes(top) == (0, 0)


@pytest.mark.logs_errors
async def test_a_row_that_fails_while_others_are_sent_is_parked_in_the_end(
    top: Tabletop, book: Notebook, courier: Courier
) -> None:
    book.script["a"] = [refusal(500) for _ in range(60)]
    await post(top, "dm:1", "a", "b")
    courier.wake()
    for number in range(20):
        top.clock.pass_by(4 * MINUTE)
        await ring()
        await post(top, "dm:2", f"other {number}")
        courier.wake()
        await ring()
        top.clock.pass_by(MINUTE)
        await ring()
    assert "b" in book.delivered
    assert "a" not in book.delivered
    assert await sizes(top) == (0, 1)
    assert courier.parked == 1
    assert len([tried for tried in book.tried if tried == "a"]) >= 12


@pytest.mark.logs_errors
async def test_after_a_day_a_row_is_parked_even_if_it_is_the_only_one(
    top: Tabletop, book: Notebook, courier: Courier
) -> None:
    book.script["a"] = [refusal(500) for _ in range(400)]
    await post(top, "dm:1", "a", "b")
    courier.wake()
    await idle()
    for _ in range(12):
        top.clock.pass_by(5 * MINUTE)
        await ring()
    assert await sizes(top) == (2, 0)
    top.clock.pass_by(DAY)
    await ring()
    assert book.delivered == ["b"]
    assert await sizes(top) == (0, 1)


@pytest.mark.logs_errors
@pytest.mark.parametrize("poison", [refusal(400, 50035), KeyError("ann's president")])
async def test_a_row_that_always_fails_is_parked_and_logged_and_the_lane_goes_on(
    top: Tabletop,
    book: Notebook,
    courier: Courier,
    poison: Exception,
    caplog: pytest.LogCaptureFixture,
) -> None:
    book.script["secret of ann"] = [poison]
    await post(top, "dm:1", "secret of ann", "b")
    courier.wake()
    await idle()
    assert book.delivered == ["b"]
    assert await sizes(top) == (0, 1)
    assert courier.parked == 1
    logged = [record for record in caplog.records if record.levelname == "ERROR"]
    assert len(logged) == 1
    assert "poison" in logged[0].getMessage()
    assert type(poison).__name__ in logged[0].getMessage()
    everything = caplog.text
    assert "president" not in everything
    assert "secret" not in everything, "the log repeats the message"
    kept = await top.services.store.read(lambda tx: tx.parked())
    assert [(row.body, row.parked) for row in kept] == [("secret of ann", "poison")]


async def test_a_quarantine_is_waited_out_and_parks_nothing(
    top: Tabletop, book: Notebook, courier: Courier
) -> None:
    book.script["a"] = [refusal(403, 40003) for _ in range(20)]
    await post(top, "dm:1", "a")
    courier.wake()
    await idle()
    for tries in range(1, 21):
        assert len(book.tried) == tries
        top.clock.pass_by(QUARANTINE - 1)
        courier.wake()
        await ring()
        assert len(book.tried) == tries
        top.clock.pass_by(1)
        await ring()
    assert book.delivered == ["a"]


@pytest.mark.logs_errors
@pytest.mark.parametrize(
    ("outcome", "delivered", "left"),
    [
        (RowOutcome.PARK, ["b"], (0, 1)),
        (RowOutcome.GO_ON, ["b"], (0, 0)),
        (RowOutcome.WAIT, [], (2, 0)),
    ],
)
async def test_a_lasting_error_is_left_to_the_round(
    top: Tabletop,
    book: Notebook,
    courier: Courier,
    outcome: RowOutcome,
    delivered: list[str],
    left: tuple[int, int],
) -> None:
    book.outcome = outcome
    book.script["a"] = [refusal(403, 50013)]
    await post(top, "dm:1", "a", "b")
    courier.wake()
    await idle()
    assert book.failures == [("a", Trouble.NO_ACCESS)]
    assert book.delivered == delivered
    assert await sizes(top) == left


@contextlib.contextmanager
def busy(top: Tabletop, monkeypatch: pytest.MonkeyPatch, what: str) -> Iterator[None]:
    """Makes the store fail to read, or to write, for a while."""

    async def refuse(*_: object) -> Any:
        raise StoreBusyError("held")

    with monkeypatch.context() as patched:
        patched.setattr(top.services.store, what, refuse)
        yield


@pytest.mark.logs_errors
async def test_a_store_in_trouble_only_delays_deliveries(
    top: Tabletop, book: Notebook, courier: Courier, monkeypatch: pytest.MonkeyPatch
) -> None:
    await post(top, "dm:1", "a")
    with busy(top, monkeypatch, "read"):
        courier.wake()
        await idle()
    assert book.tried == []
    with busy(top, monkeypatch, "write"):
        top.clock.pass_by(8 * SECOND)
        await ring()
    top.clock.pass_by(8 * SECOND)
    await ring()
    assert await sizes(top) == (0, 0)


@pytest.mark.logs_errors
async def test_a_message_that_was_sent_but_could_not_be_noted_is_in_doubt(
    top: Tabletop, book: Notebook, courier: Courier, monkeypatch: pytest.MonkeyPatch
) -> None:
    await post(top, "dm:1", "a")
    with busy(top, monkeypatch, "write"):
        courier.wake()
        await idle()
    assert book.tried == ["a"]
    assert book.doubted == []
    top.clock.pass_by(8 * SECOND)
    await ring()
    assert book.doubted == ["a"]
    assert await sizes(top) == (0, 0)
