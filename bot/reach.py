"""Whether people can reach the bot: through the gateway, and by Discord taking our answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.clock import Clock


class Reach:
    """What is known of the way to Discord. Without Discord, as in tests, all is well.

    watchers: each is called when the way is lost or found. probe: asks Discord for something small;
    how that goes is noted as any request is.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.watchers: list[Callable[[], None]] = []
        self.probe: Callable[[], Awaitable[None]] | None = None
        self._lost: int | None = None
        self._failing: int | None = None
        """Since when no request has been answered, unix milliseconds."""

    @property
    def without_gateway(self) -> int | None:
        """How long there has been no gateway, milliseconds; None if there is one."""
        return None if self._lost is None else max(self._clock.now() - self._lost, 0)

    def lost(self) -> None:
        """There is no gateway (any more)."""
        if self._lost is None:
            self._lost = self._clock.now()
            self._tell()

    def found(self) -> None:
        """There is a gateway (again)."""
        if self._lost is not None:
            self._lost = None
            self._tell()

    def heard(self, *, answered: bool) -> None:
        """A request to Discord was answered, whatever the answer, or was not."""
        if not answered:
            self._failing = self._clock.now() if self._failing is None else self._failing
        elif self._failing is not None:
            self._failing = None
            self._tell()

    async def gone_since(self) -> int | None:
        """Since when nobody can reach the bot, unix milliseconds; None if people can.

        Requests that failed may have been at fault themselves, so Discord is asked once more.
        """
        if self._lost is None and self._failing is not None and self.probe is not None:
            await self.probe()
        return self._failing if self._lost is None else self._lost

    def _tell(self) -> None:
        for watcher in self.watchers:
            watcher()
