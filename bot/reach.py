"""Whether people can reach the bot: its gateway is connected, and Discord accepts our answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.clock import Clock


class Reach:
    """The state of the connection to Discord; without Discord, as in tests, all is well.

    watchers: each is called when the connection is lost or found. probe: sends Discord a small
    request, whose outcome is noted like any other's.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.watchers: list[Callable[[], None]] = []
        self.probe: Callable[[], Awaitable[None]] | None = None
        self._lost: int | None = None
        self._failing: int | None = None
        """The time since which no request has been answered, in unix milliseconds."""

    @property
    def without_gateway(self) -> int | None:
        """The milliseconds since the gateway was lost, or None if there is one."""
        return None if self._lost is None else max(self._clock.now() - self._lost, 0)

    def lost(self) -> None:
        """Notes that there is no gateway (any more)."""
        if self._lost is None:
            self._lost = self._clock.now()
            self._tell()

    def found(self) -> None:
        """Notes that there is a gateway (again)."""
        if self._lost is not None:
            self._lost = None
            self._tell()

    def heard(self, *, answered: bool) -> None:
        """Notes whether a request to Discord was answered, whatever the answer."""
        if not answered:
            self._failing = self._clock.now() if self._failing is None else self._failing
        elif self._failing is not None:
            self._failing = None
            self._tell()

    async def gone_since(self) -> int | None:
        """Returns since when nobody can reach the bot (unix milliseconds), or None if people can.

        Requests that failed may have been at fault themselves, so Discord is asked once more.
        """
        if self._lost is None and self._failing is not None and self.probe is not None:
            await self.probe()
        return self._failing if self._lost is None else self._lost

    def _tell(self) -> None:
        for watcher in self.watchers:
            watcher()
