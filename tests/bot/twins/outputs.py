"""Everything a bot sends, as one person sees it: what, where, when, and in which order.

Two bots that a person cannot tell apart give equal texts here. What may lawfully differ between any
two bots is replaced: Discord's ids by the order in which they first appear, and hashes keyed with a
database's secret, which tell nobody else anything.
"""

from __future__ import annotations

import contextlib
import json
import logging
import re
import sys
from typing import TYPE_CHECKING, Any

import msgspec
from simcord.http import router

from bot.store import keyed
from tests.bot.overheard import NOBODY, reader_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pytest

    from bot.ids import PersonId
    from tests.bot.world import World


_OPAQUE = re.compile(r"(?<![0-9A-Za-z])(?:\d{17,20}|[0-9a-f]{8,128})(?![0-9A-Za-z])")
"""Text that may be an id of Discord's or a hash."""

_LONGEST_ID = 20


class Sent(msgspec.Struct, frozen=True):
    """One request. It has the second of the simulated time, its only reader (None: others see it
    too), its place, its content, and its files by name with the text lettered on them.
    """

    at: float
    reader: int | None
    path: str
    words: str


class Outputs:
    """Everything that the bot of one world has sent. Only one world is listened to at a time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.world: World | None = None
        self.sent: list[Sent] = []
        self.logged: list[str] = []
        self._keyed: dict[str, str] = {}
        self._dispatch = router.dispatch
        monkeypatch.setattr(router, "dispatch", self._carry)
        hashed = keyed.keyed_hash

        def noted(secret: bytes, purpose: str, *parts: int | str, size: int = 16) -> str:
            made = hashed(secret, purpose, *parts, size=size)
            self._keyed[made] = purpose
            return made

        for module in list(sys.modules.values()):
            if getattr(module, "keyed_hash", None) is hashed:
                monkeypatch.setattr(module, "keyed_hash", noted)

    @contextlib.contextmanager
    def listening(self, world: World) -> Iterator[None]:
        """Notes everything that this bot sends from now on."""
        handler, ours = _Log(self.logged), logging.getLogger("bot")
        before = ours.level
        ours.addHandler(handler)
        ours.setLevel(logging.INFO)
        self.world = world
        try:
            yield
        finally:
            self.world = None
            ours.setLevel(before)
            ours.removeHandler(handler)

    def _carry(self, backend: Any, method: str, path: str, **request: Any) -> Any:
        files = [_file(file) for file in request.get("files") or []]
        done = self._dispatch(backend, method, path, **request)
        if self.world is not None and method != "GET":
            reader = reader_of(self.world, path, request.get("json"))
            said = json.dumps([method, request.get("json"), files], ensure_ascii=False)
            self.sent.append(Sent(backend.clock.elapsed, reader, path, said))
        return done

    def seen_by(self, person: PersonId) -> list[str]:
        """Returns everything that a person sees, place by place, in its order there."""
        seen = [sent for sent in self.sent if sent.reader in (None, person)]
        assert NOBODY not in {sent.reader for sent in seen}
        places: dict[str, list[str]] = {}
        for sent in seen:
            line = f"{sent.at:.3f} {sent.path} {sent.words}"
            places.setdefault(_place(sent, person), []).append(line)
        return self.plain([f"{place} {line}" for place in sorted(places) for line in places[place]])

    def plain(self, lines: list[str]) -> list[str]:
        """Returns these lines with ids and keyed hashes replaced."""
        known: dict[str, str] = {}

        def put(found: re.Match[str]) -> str:
            word = found[0]
            if word in self._keyed:
                return known.setdefault(word, f"<{self._keyed[word]} {len(known)}>")
            is_id = word.isdigit() and len(word) <= _LONGEST_ID
            return known.setdefault(word, f"#{len(known)}") if is_id else word

        return [re.sub(_OPAQUE, put, line) for line in lines]


class _Log(logging.Handler):
    """The log from INFO on, as the operator reads it, who may play at the table."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(logging.INFO)
        self._lines = lines
        self.setFormatter(logging.Formatter("%(levelname)s %(name)s %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.append(self.format(record))


def _place(sent: Sent, person: PersonId) -> str:
    """Returns where a person sees it: the id of a channel or thread, their direct messages, or
    answers to what they pressed and typed.
    """
    kind, number, *_ = sent.path.strip("/").split("/")
    if kind != "channels":
        return "answers"
    return "own messages" if sent.reader == person else f"channel {number}"


def _file(file: Any) -> list[str]:
    """Returns a file's name, its description, and the text in it."""
    content = file.fp.read()
    file.fp.seek(0)
    words = content.partition(b"IEND")[2] if content.startswith(b"\x89PNG") else content
    return [file.filename, str(file.description), words.decode("utf-8", "replace")]
