"""Failures planted into the local Discord, to see what the bot makes of them."""

from __future__ import annotations

import fnmatch
from dataclasses import dataclass


@dataclass
class Fault:
    """What happens to the next requests that fit.

    method: ``POST``, ``*`` for any. path: a pattern as in a shell, ``/channels/*/messages``; it
    starts behind ``/api/v10``. status, code, message: what Discord answers. retry_after: seconds,
    for 429. times: how often; None for always.
    """

    method: str = "*"
    path: str = "*"
    status: int = 500
    code: int = 0
    message: str = "planted failure"
    times: int | None = 1
    retry_after: float = 0.0
    everywhere: bool = False
    """Whether a 429 says that the bot's whole limit is used up."""
    too_late: bool = False
    """The request is carried out; only its answer is lost and this failure sent in its place."""
    hang_up: bool = False
    """No answer at all: the connection is cut."""
    seen: int = 0
    """How often it struck so far."""

    def fits(self, method: str, path: str) -> bool:
        """Whether it strikes this request."""
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
        """From now on it strikes what fits. Returns it, to be asked later how often it did."""
        self._planted.append(fault)
        return fault

    def clear(self) -> None:
        """Nothing fails any more."""
        self._planted.clear()

    def remove(self, fault: Fault) -> None:
        """It strikes no more."""
        if fault in self._planted:
            self._planted.remove(fault)

    def strike(self, method: str, path: str) -> Fault | None:
        """The first failure that fits a request, counted; None where all goes well."""
        for fault in self._planted:
            if fault.fits(method, path):
                fault.seen += 1
                if fault.times is not None:
                    fault.times -= 1
                    if fault.times == 0:
                        self._planted.remove(fault)
                return fault
        return None
