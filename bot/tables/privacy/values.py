"""Values as an export tells them: ids as text, times in words."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable

_IDS = ("person", "other", "dm_channel", "hand")
_TIMES = ("ends", "began", "off_from", "off_to", "at", "starts", "thinks", "moved_at")


def plain_row(row: msgspec.Struct) -> dict[str, Any]:
    """Returns a row with its ids as text and its times in words."""
    values: dict[str, Any] = msgspec.to_builtins(row)
    return {name: _readable(name, value) for name, value in values.items()}


def _readable(name: str, value: Any) -> Any:
    how: Callable[[int], str] | None = str if name in _IDS else iso if name in _TIMES else None
    return value if how is None or value is None else how(value)


def without(values: dict[str, Any], *names: str) -> dict[str, Any]:
    """Returns values without those of these names."""
    return {name: value for name, value in values.items() if name not in names}


def iso(milliseconds: int) -> str:
    """Returns a time (unix milliseconds) in words."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")
