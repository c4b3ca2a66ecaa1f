"""Rulebooks: `rulebook.<locale>.md` in a game's folder, read as entries.

One second-level heading an entry, with its id; under it a comment with keywords and rulings:

    ## Taking cards {#take}
    <!-- keywords: draw, deck, fund; rulings: S3 S4 S5 -->

    The body, Markdown. Other entries are linked as [Thief](#thief).
"""

from __future__ import annotations

import functools
import re
from importlib import resources

import msgspec

from games.registry import folder

_HEADING = re.compile(r"^## (?P<title>.+?) \{#(?P<id>[a-z0-9-]+)\}$")
_FACTS = re.compile(r"^<!-- keywords: (?P<keywords>.*?); rulings:(?P<rulings>.*?) ?-->$")
_LINK = re.compile(r"\[[^\]]+\]\(#(?P<id>[a-z0-9-]+)\)")


class RulebookError(ValueError):
    """The error of a rulebook file that does not keep the format; says where."""


class Entry(msgspec.Struct, frozen=True):
    """One entry: its id (same in every language), title, keywords, rulings and Markdown body.

    links: ids of the entries the body links to, in order, once each.
    """

    id: str
    title: str
    keywords: tuple[str, ...]
    rulings: tuple[str, ...]
    body: str
    links: tuple[str, ...]


class Rulebook(msgspec.Struct, frozen=True):
    """A game's rules in one language. title: the game's name. entries: in reading order."""

    title: str
    entries: tuple[Entry, ...]

    def entry(self, key: str) -> Entry | None:
        """Returns the entry with this id, or the one that cites this ruling; None if none does."""
        for entry in self.entries:
            if entry.id == key:
                return entry
        return next((entry for entry in self.entries if key in entry.rulings), None)


def parse(source: str) -> Rulebook:
    """Reads a rulebook. Raises `RulebookError`."""
    head, *parts = re.split(r"(?m)^(?=## )", source)
    title = head.strip().removeprefix("# ").splitlines()[0] if head.startswith("# ") else ""
    if not title:
        raise RulebookError("the first line is not '# ' and the game's name")
    return Rulebook(title, tuple(_parse_entry(part) for part in parts))


def _parse_entry(part: str) -> Entry:
    lines = part.splitlines()
    heading = _HEADING.match(lines[0])
    facts = _FACTS.match(lines[1]) if len(lines) > 1 else None
    if not heading or not facts:
        raise RulebookError(f"{lines[0]!r}: want '## Title {{#id}}' and the comment below it")
    body = "\n".join(lines[2:]).strip()
    return Entry(
        heading["id"],
        heading["title"],
        tuple(word.strip() for word in facts["keywords"].split(",") if word.strip()),
        tuple(facts["rulings"].split()),
        body,
        tuple(dict.fromkeys(match["id"] for match in _LINK.finditer(body))),
    )


@functools.cache
def rulebook(key: str, locale: str) -> Rulebook:
    """Returns the rulebook of a game. Raises `RulebookError` if its file is damaged."""
    name = f"rulebook.{locale}.md"
    return parse(resources.files(folder(key)).joinpath(name).read_text("utf-8"))
