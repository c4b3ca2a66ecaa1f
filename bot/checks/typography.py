"""The typography of English and French texts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

NO_BREAK = "\u00a0\u202f"

_NEUTRAL = re.compile(
    r"`[^`]*`"  # code
    r"|https?://\S+"
    r"|<[^<>\s]*>"  # timestamps and mentions
    r"|\]\([^)]*\)"  # where a link leads
    r"|\\."  # Markdown's escapes
)

_RULES = {
    "en": (
        (r" [;:!?](?!\w)", "a space before ; : ! or ?"),  # no-break: quoted French
        (r"\w'\w", "a straight apostrophe"),
        (r'"', "a straight quotation mark"),
    ),
    "fr": (
        (rf"[^{NO_BREAK}\s;:!?.…][;!?]", "no space before ; ! or ?"),
        (rf"[^{NO_BREAK}\s\d:][:](?!\w)|[^\W\d]:(?=\s|$)", "no space before :"),
        (r"[^\S\u00a0\u202f][;:!?»]", "a space that breaks before ; : ! ? or »"),
        (rf"[^{NO_BREAK}]»", "no no-break space before »"),
        (rf"«(?![{NO_BREAK}])", "no no-break space after «"),
        (r"\w'\w", "a straight apostrophe"),
        (r'"', "a straight quotation mark"),
    ),
}


def faults(words: str, locale: str) -> Iterator[str]:
    """Yields typographic mistakes in a text, with their place."""
    plain = _NEUTRAL.sub("X", words)
    for pattern, fault in _RULES[locale]:
        for match in re.finditer(pattern, plain, re.MULTILINE):
            near = plain[max(0, match.start() - 15) : match.end() + 10]
            yield f"{fault}: {near!r}"
