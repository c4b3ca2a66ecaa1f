"""Failures planted in the local Discord to see how the bot reacts."""

from __future__ import annotations

import fnmatch
from dataclasses import dataclass


@dataclass
class Fault:
    """A failure of the next requests that match.

    method: ``POST``, or ``*`` for any. path: a shell pattern such as ``/channels/*/messages``,
    without the beginning ``/api/v10``. status, code, message: Discord's answer. retry_after:
    seconds, for 429. times: how often; None means always.
    """

    method: str = "*"
    path: str = "*"
    status: int = 500
    code: int = 0
    message: str = "planted failure"
    times: int | None = 1
    retry_after: float = 0.0
    everywhere: bool = False
    """Whether a 429 says that the bot's global limit is used up."""
    too_late: bool = False
    """Whether the request is carried out, and only its answer is replaced by this failure."""
    hang_up: bool = False
    """Whether the connection is cut without any answer."""
    seen: int = 0
    """How often it has struck so far."""

    def fits(self, method: str, path: str) -> bool:
        """Whether it matches this request."""
        return (
            self.times != 0
            and self.method in ("*", method)
            and fnmatch.fnmatchcase(path, self.path)
        )


class Faults:
    """The failures that are planted at the moment."""

    def __init__(self) -> None:
        self._planted: list[Fault] = []

    def plant(self, fault: Fault) -> Fault:
        """Plants a failure and returns it, so that the caller can see how often it struck."""
        self._planted.append(fault)
        return fault

    def clear(self) -> None:
        """Removes all failures."""
        self._planted.clear()

    def remove(self, fault: Fault) -> None:
        """Removes a failure."""
        if fault in self._planted:
            self._planted.remove(fault)

    def strike(self, method: str, path: str) -> Fault | None:
        """Returns the first failure that matches a request and counts it, or None if there is
        none.
        """
        for fault in self._planted:
            if fault.fits(method, path):
                fault.seen += 1
                if fault.times is not None:
                    fault.times -= 1
                    if fault.times == 0:
                        self._planted.remove(fault)
                return fault
        return None
