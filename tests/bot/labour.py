"""Work that is counted instead of timed: calls of our functions, characters handed on, words looked
up, characters compared.
"""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from rapidfuzz import process

import bot
from bot.rulebooks.index import Index

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

    import pytest

ROOT = str(Path(bot.__file__).parents[1])
OURS = tuple(f"{ROOT}/{package}/" for package in ("bot", "cogs", "games"))
NOT_OURS = (f"{ROOT}/bot/benching/",)


class Labour(msgspec.Struct):
    """The work for one answer.

    calls: of our functions; characters: of the texts handed to them; terms: looked up in the
    rulebooks of one language; compared: pairs of characters, one of a word there and one typed.
    """

    calls: int = 0
    characters: int = 0
    terms: int = 0
    compared: int = 0

    def beyond(self, most: Labour) -> list[str]:
        """Returns the figures that are larger than in `most`."""
        counted, allowed = msgspec.structs.asdict(self), msgspec.structs.asdict(most)
        return [f"{k} {counted[k]}, not {allowed[k]}" for k in counted if counted[k] > allowed[k]]


class Foreman:
    """A counter of work; `labour` is what it has counted since that was last set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.labour = Labour()
        meanings, extract = Index.meanings, process.extract

        def looked_up(book: Index, word: str, **more: Any) -> Any:
            self.labour.terms += 1
            return meanings(book, word, **more)

        def compared(typed: str, names: list[str], **more: Any) -> Any:
            self.labour.compared += len(typed) * sum(map(len, names))
            return extract(typed, names, **more)

        monkeypatch.setattr(Index, "meanings", looked_up)
        monkeypatch.setattr(process, "extract", compared)

    @contextlib.contextmanager
    def counting(self) -> Iterator[Labour]:
        """Counts everything done on this thread meanwhile."""
        self.labour = Labour()
        sys.setprofile(self._called)
        try:
            yield self.labour
        finally:
            sys.setprofile(None)

    def _called(self, frame: FrameType, event: str, _arg: Any) -> None:
        file = frame.f_code.co_filename
        if event == "call" and file.startswith(OURS) and not file.startswith(NOT_OURS):
            self.labour.calls += 1
            if frame.f_code.co_argcount:
                handed = frame.f_locals.values()
                self.labour.characters += sum(len(one) for one in handed if isinstance(one, str))
