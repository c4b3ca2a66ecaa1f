"""Discord's rate limits as measured by libraries; they can be switched off.

They are counted in real time, because a throttled bot waits in real time too.
"""

from __future__ import annotations

import collections
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.loopback.wire import Call

KEEP_BUCKETS = 1000


@dataclass(frozen=True)
class Bucket:
    """A number of requests that is allowed per number of seconds."""

    name: str
    requests: int
    seconds: float


EVERYTHING = Bucket("global", 50, 1.0)


def bucket_of(call: Call) -> Bucket | None:
    """Returns the limit that a request counts against; answers to interactions have none."""
    parts = call.parts
    if parts[0] in ("interactions", "gateway"):
        return None
    if parts[0] == "webhooks":
        return Bucket(f"webhook:{parts[-1] if len(parts) < 3 else parts[2]}", 5, 2.0)
    if parts[0] == "channels" and len(parts) > 2 and parts[2] == "messages":
        return Bucket(f"{call.method}:messages:{parts[1]}", 5, 5.0)
    if parts[0] == "channels" and len(parts) == 2 and call.method == "PATCH":
        return Bucket(f"rename:{parts[1]}", 2, 600.0) if "name" in (call.body or {}) else None
    return Bucket(f"{call.method}:{'/'.join(parts[:2])}", 10, 1.0)


@dataclass
class Verdict:
    """Whether a request passes, and the headers that say how much is left."""

    headers: dict[str, str] = field(default_factory=dict)
    retry_after: float | None = None
    """Seconds to wait if the request does not pass."""
    everywhere: bool = False


class RateLimits:
    """The requests counted against each bucket."""

    def __init__(self, *, on: bool = False) -> None:
        self.on = on
        self._taken: dict[str, collections.deque[float]] = {}

    def take(self, call: Call) -> Verdict:
        """Counts a request if it passes."""
        bucket = bucket_of(call) if self.on else None
        if bucket is None:
            return Verdict()
        now = time.monotonic()
        for each in (EVERYTHING, bucket):
            wait = self._wait(each, now)
            if wait > 0:
                return self._verdict(each, now, wait)
        self._times(EVERYTHING).append(now)
        self._times(bucket).append(now)
        return self._verdict(bucket, now, 0.0)

    def _times(self, bucket: Bucket) -> collections.deque[float]:
        if bucket.name not in self._taken and len(self._taken) > KEEP_BUCKETS:
            self._taken.clear()
        return self._taken.setdefault(bucket.name, collections.deque())

    def _wait(self, bucket: Bucket, now: float) -> float:
        taken = self._times(bucket)
        while taken and now - taken[0] > bucket.seconds:
            taken.popleft()
        return bucket.seconds - (now - taken[0]) if len(taken) >= bucket.requests else 0.0

    def _verdict(self, bucket: Bucket, now: float, wait: float) -> Verdict:
        taken = self._times(bucket)
        reset = bucket.seconds - (now - taken[0]) if taken else bucket.seconds
        headers = {
            "X-RateLimit-Bucket": bucket.name.replace("/", "-"),
            "X-RateLimit-Limit": str(bucket.requests),
            "X-RateLimit-Remaining": str(max(0, bucket.requests - len(taken))),
            "X-RateLimit-Reset-After": f"{reset:.3f}",
            "X-RateLimit-Reset": f"{time.time() + reset:.3f}",
        }
        return Verdict(headers, wait if wait > 0 else None, everywhere=bucket is EVERYTHING)
