"""Sentences: Fluent bundles of a game's `words.<locale>.ftl`, and the speaker that fills them in.

The same loader serves the bot's own sentences (`bot/words`), given more folders to read.
"""

from __future__ import annotations

import functools
import re
from importlib import resources
from typing import TYPE_CHECKING, Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from games.elision import FUNCTIONS
from games.engine import Text, Who
from games.registry import all_games, folder

if TYPE_CHECKING:
    from collections.abc import Sequence

LOCALES = ("en", "fr")

_REMEMBERED = 8_192
"""Finished sentences that are kept, because panels say the same few again and again."""
_ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
_NAME = re.compile(r"-?[a-zA-Z][\w-]*")
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")

_LONGEST = 200
"""Characters of typed text that a sentence repeats."""


class MissingWordsError(LookupError):
    """The error of a key without a sentence, or of a variable that was not given."""


def game_sources(locale: str) -> list[str]:
    """Returns the texts of the engine itself and of every game, for one locale."""
    packages = ["games", *(folder(key) for key in all_games())]
    return [
        resources.files(package).joinpath(f"words.{locale}.ftl").read_text("utf-8")
        for package in packages
    ]


class _LateBundle(FluentBundle):
    """A bundle that reads a sentence when it is first asked for.

    Reading all of them takes a second, and one process says few of them.
    """

    def __init__(self, locale: str, sources: Sequence[str]) -> None:
        super().__init__([locale], functions=FUNCTIONS, use_isolating=False)
        self._unread: dict[str, str] = {}
        for source in sources:
            for part in _ENTRY.split(source):
                if name := _NAME.match(part):
                    self._unread.setdefault(name[0], part)

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return bool(super().has_message(message_id))

    def get_message(self, message_id: str) -> Any:
        self._read(message_id)
        return super().get_message(message_id)

    def _read(self, name: str) -> None:
        """Reads an entry, and those it refers to, unless that has been done already."""
        part = self._unread.pop(name, None)
        if part is not None:
            self.add_resource(FluentResource(part))
            for other in _REFERENCE.findall(part):
                self._read(other)


def make_bundle(locale: str, sources: Sequence[str]) -> FluentBundle:
    """Returns a bundle of these Fluent texts. A key given twice keeps its first meaning."""
    return _LateBundle(locale, sources)


@functools.cache
def game_bundle(locale: str) -> FluentBundle:
    """Returns the sentences of all games in one locale."""
    return make_bundle(locale, game_sources(locale))


class Speaker:
    """A person's language and the names at one table, to say sentences with.

    names: by seat, as they are shown in this medium (escaped for Markdown, or plain).
    """

    def __init__(
        self, locale: str, names: Sequence[str] = (), bundle: FluentBundle | None = None
    ) -> None:
        self.locale = locale
        self.names = names
        self.bundle = bundle or game_bundle(locale)

    def __call__(self, text: Text) -> str:
        """Returns the sentence in words. Raises `MissingWordsError`."""
        args = tuple((name, self._argument(value)) for name, value in text.args.items())
        return _say(self.bundle, self.locale, text.key, args)

    def has(self, key: str) -> bool:
        """Whether there is a sentence with this key (``key.attribute`` for an attribute)."""
        try:
            _find(self.bundle, self.locale, key)
        except MissingWordsError:
            return False
        return True

    def name(self, seat: int) -> str:
        """Returns the name of the person at `seat`, or the seat's number if nobody was named."""
        return self.names[seat] if seat < len(self.names) else f"#{seat + 1}"

    def _argument(self, value: Any) -> Any:
        if isinstance(value, Text):
            return self(value)
        if isinstance(value, Who):
            return self.name(value.seat)
        if isinstance(value, tuple):
            return _listed(self.locale, tuple(self._argument(item) for item in value))
        if isinstance(value, str) and len(value) > _LONGEST:
            return f"{value[: _LONGEST - 1]}…"
        return value


@functools.lru_cache(_REMEMBERED)
def _say(bundle: FluentBundle, locale: str, key: str, args: tuple[tuple[str, Any], ...]) -> str:
    """Returns a sentence whose arguments are words and numbers. Raises `MissingWordsError`."""
    message, attribute = _find(bundle, locale, key)
    pattern = message.attributes[attribute] if attribute else message.value
    words, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        raise MissingWordsError(f"{key} ({locale}): {errors[0]}")
    return str(words)


def _find(bundle: FluentBundle, locale: str, key: str) -> tuple[Any, str]:
    name, _, attribute = key.partition(".")
    message = bundle.get_message(name) if bundle.has_message(name) else None
    if (
        message is None
        or (attribute and attribute not in message.attributes)
        or (not attribute and message.value is None)
    ):
        raise MissingWordsError(f"{key} has no sentence in {locale}")
    return message, attribute


@functools.lru_cache(_REMEMBERED)
def _listed(locale: str, words: tuple[str, ...]) -> str:
    """Returns words joined as the language joins them."""
    return str(format_list(words, locale=locale))
