"""Values at the border of the local Discord: its errors, and facts about its contents."""

from __future__ import annotations

import io
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Json: TypeAlias = "dict[str, Any]"

LOADING = 1 << 7

NEWEST = 80
"""The number of a room's messages that are visible without scrolling back."""


class ApiError(Exception):
    """Discord's answer to a request that it refuses: an HTTP status and a code of its own."""

    def __init__(
        self, status: int, code: int, message: str, errors: dict[str, Any] | None = None
    ) -> None:
        super().__init__(f"{status} (error code: {code}): {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def payload(self) -> Json:
        """Returns the body of the answer."""
        return {"code": self.code, "message": self.message} | (
            {"errors": self.errors} if self.errors else {}
        )


class CannotDo(Exception):
    """A person with a real Discord client could not do this; the text says why, in English."""


@dataclass
class Upload:
    """A file sent with a request."""

    filename: str
    data: bytes
    description: str | None = None

    @property
    def fp(self) -> io.BytesIO:
        """The bytes as a file, from the start."""
        return io.BytesIO(self.data)


@dataclass
class Call:
    """One request of the bot. `path` is the part after ``/api/v10``."""

    method: str
    path: str
    body: Any = None
    query: dict[str, str] = field(default_factory=dict)
    files: list[Upload] = field(default_factory=list)
    reason: str | None = None

    @property
    def parts(self) -> list[str]:
        """The segments of the path."""
        return self.path.strip("/").split("/")

    def matches(self, method: str, *pattern: str) -> list[str] | None:
        """Returns the parts in place of each ``*`` of the pattern, or None if it does not match."""
        parts = self.parts
        if self.method != method or len(parts) != len(pattern):
            return None
        if any(want not in ("*", part) for want, part in zip(pattern, parts, strict=True)):
            return None
        return [part for want, part in zip(pattern, parts, strict=True) if want == "*"]


@dataclass(frozen=True)
class Room:
    """A channel, thread or direct conversation, as far as rules and views need it."""

    id: int
    kind: int
    name: str
    guild: int | None
    parent: int | None = None
    owner: int | None = None
    archived: bool = False
    locked: bool = False
    archive_minutes: int = 0
    archive_stamp: str = ""
    people: tuple[int, ...] = ()
    """The other person in a direct conversation, or the members of a thread."""
    last_message: int | None = None

    @property
    def is_thread(self) -> bool:
        """Whether it is a public or private thread."""
        return self.kind in (11, 12)

    @property
    def is_direct(self) -> bool:
        """Whether it is a direct conversation with the bot."""
        return self.kind == 1


@dataclass(frozen=True)
class Answer:
    """The state of the bot's answer to one interaction."""

    id: int
    user: int
    channel: int
    acknowledged: bool
    kind: str | None
    """message, deferred, deferred_update, update, modal, autocomplete, or None."""
    message: int | None
    source: int | None
    ephemeral: bool
    modal: Json | None = None
    choices: list[Json] | None = None
    followups: tuple[int, ...] = ()

    @property
    def pending(self) -> bool:
        """Whether the bot has deferred its answer and not yet sent it."""
        return self.kind in ("deferred", "deferred_update")


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Yields every component of a message, from the outside inwards."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        for key in ("accessory", "component"):
            if component.get(key):
                yield from walk([component[key]])
