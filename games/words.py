"""Sentences: Fluent bundles of a game's `words.<locale>.ftl`, and the speaker that fills them in.

The same loader serves the bot's own sentences (`bot/words`), given more folders to read.
"""

from __future__ import annotations

import functools
from importlib import resources
from typing import TYPE_CHECKING, Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from games.engine import Text, Who
from games.registry import all_games, folder

if TYPE_CHECKING:
    from collections.abc import Sequence

LOCALES = ("en", "fr")

_LONGEST = 200
"""What somebody typed may be of any length; a sentence repeats no more of it than this."""


class MissingWordsError(LookupError):
    """No sentence with this key, or a variable it needs was not given."""


def game_sources(locale: str) -> list[str]:
    """The texts of the engine itself and of every game, for one locale."""
    packages = ["games", *(folder(key) for key in all_games())]
    return [
        resources.files(package).joinpath(f"words.{locale}.ftl").read_text("utf-8")
        for package in packages
    ]


def make_bundle(locale: str, sources: Sequence[str]) -> FluentBundle:
    """A bundle of these Fluent texts. A key given twice keeps its first meaning."""
    bundle = FluentBundle([locale], use_isolating=False)
    for source in sources:
        bundle.add_resource(FluentResource(source))
    return bundle


@functools.cache
def game_bundle(locale: str) -> FluentBundle:
    """The sentences of all games in one locale."""
    return make_bundle(locale, game_sources(locale))


class Speaker:
    """Says sentences in one language with the names at one table.

    names: by seat, as they are to be shown in this medium (escaped for Markdown, or plain).
    """

    def __init__(
        self, locale: str, names: Sequence[str] = (), bundle: FluentBundle | None = None
    ) -> None:
        self.locale = locale
        self.names = names
        self.bundle = bundle or game_bundle(locale)

    def __call__(self, text: Text) -> str:
        """The sentence in words. Raises `MissingWordsError`."""
        message, attribute = self._find(text.key)
        pattern = message.attributes[attribute] if attribute else message.value
        args = {name: self._argument(value) for name, value in text.args.items()}
        words, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise MissingWordsError(f"{text.key} ({self.locale}): {errors[0]}")
        return str(words)

    def has(self, key: str) -> bool:
        """Whether there is a sentence with this key (``key.attribute`` for an attribute)."""
        try:
            self._find(key)
        except MissingWordsError:
            return False
        return True

    def name(self, seat: int) -> str:
        """The name of who sits at `seat`; a number where nobody was named."""
        return self.names[seat] if seat < len(self.names) else f"#{seat + 1}"

    def _find(self, key: str) -> tuple[Any, str]:
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            raise MissingWordsError(f"{key} has no sentence in {self.locale}")
        message = self.bundle.get_message(name)
        if (attribute and attribute not in message.attributes) or (
            not attribute and message.value is None
        ):
            raise MissingWordsError(f"{key} has no sentence in {self.locale}")
        return message, attribute

    def _argument(self, value: Any) -> Any:
        if isinstance(value, Text):
            return self(value)
        if isinstance(value, Who):
            return self.name(value.seat)
        if isinstance(value, tuple):
            return format_list([self._argument(item) for item in value], locale=self.locale)
        if isinstance(value, str) and len(value) > _LONGEST:
            return f"{value[: _LONGEST - 1]}…"
        return value
