"""The wire between the bot and the simulated Discord: nonces, lost answers and a sudden end.

simcord forgets nonces, but Discord gives the first message back for a repeated nonce for a few
minutes, and opens no second thread on a message. A process may also end at any moment:
`Wire.cut_at` ends one right after the n-th thing that its courier wrote or that reached Discord.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from simcord.backend.errors import BackendError
from simcord.http import router

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

NONCES_HOLD = 300.0
"""Seconds for which a repeated nonce gives the first message back."""


class Wire:
    """A replacement for simcord's `router.dispatch`, which also watches a store."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._dispatch = router.dispatch
        self._sent: dict[str, tuple[float, str, str]] = {}
        self._ends_at: int | None = None
        self.passed = 0
        """Number of boundaries that a courier has passed."""
        self.dead = False
        self.repeats = 0
        """Number of times that a nonce gave an earlier message back."""
        self.calls: list[tuple[str, str]] = []
        monkeypatch.setattr(router, "dispatch", self._carry)

    def cut_at(self, boundary: int | None) -> None:
        """Counts boundaries from now on, and ends the process at number `boundary` (from 1)."""
        self.passed = 0
        self._ends_at = boundary

    def revive(self) -> None:
        """Begins the next process, which is not ended."""
        self.dead = False
        self._ends_at = None

    def guard(self, store: Any) -> None:
        """Counts a store's writes as boundaries; a process that has ended writes nothing."""
        write = store.write

        async def guarded(job: Any, then: Any = None) -> Any:
            self._alive()
            result = await write(job, then)
            self._boundary()
            return result

        store.write = guarded

    def _alive(self) -> None:
        if self.dead:
            raise asyncio.CancelledError

    def _boundary(self) -> None:
        """Counts a write, or a request that has reached Discord. The process may end before it
        knows of it.

        Nothing durable happens between two boundaries, so ends anywhere between them are the same.
        """
        self._alive()
        task = asyncio.current_task()
        if task is None or not task.get_name().startswith(("lane ", "courier")):
            return
        self.passed += 1
        if self.passed == self._ends_at:
            self.dead = True
            raise asyncio.CancelledError

    def _carry(self, backend: Any, method: str, path: str, **request: Any) -> Any:
        self._alive()
        self.calls.append((method, path))
        self._one_thread(backend, method, path)
        result = self._once(backend, method, path, request)
        self._boundary()
        return result

    @staticmethod
    def _one_thread(backend: Any, method: str, path: str) -> None:
        """Refuses a second thread on a message; the first one has the message's id."""
        parts = path.strip("/").split("/")
        if method == "POST" and parts[-1] == "threads" and int(parts[-2]) in backend.channels:
            raise BackendError(400, 160004, "A thread has already been created for this message")

    def _once(self, backend: Any, method: str, path: str, request: dict[str, Any]) -> Any:
        body = request.get("json")
        nonce = body.get("nonce") if isinstance(body, dict) else None
        if nonce is None or not body.get("enforce_nonce"):
            return self._dispatch(backend, method, path, **request)
        now = backend.clock.elapsed
        at, channel, message = self._sent.get(str(nonce), (-NONCES_HOLD, "", ""))
        if now - at < NONCES_HOLD:
            self.repeats += 1
            return self._dispatch(backend, "GET", f"/channels/{channel}/messages/{message}")
        made = self._dispatch(backend, method, path, **request)
        self._sent[str(nonce)] = (now, made["channel_id"], made["id"])
        return made

    # -- requests to Discord ---------------------------------------------------------------------

    def count(self, method: str, fits: Callable[[str], bool] | str = "") -> int:
        """Returns how often Discord was asked for something."""
        wanted = fits if callable(fits) else lambda path: str(fits) in path
        return sum(m == method and wanted(path) for m, path in self.calls)
