"""The base of every planted fault: the toy game with one thing wrong."""

from __future__ import annotations

from typing import Any, ClassVar

from games.engine import Event, text
from tests.games.toy import Toy


class Planted(Toy):
    """A toy game with a fault. `caught_by` names the checks of which one must find it."""

    caught_by: ClassVar[tuple[str, ...]]


def public(key: str, **args: Any) -> Event:
    return Event(text(key, **args))
