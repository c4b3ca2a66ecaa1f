"""Parts of all choices: an option, a question, the end of a path."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from games.engine import LEAVE, Done, Option, Pick, Text, text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.engine import Arg


def option(key: str, what: str, hint: Text | None = None, **args: Arg) -> Option:
    """Returns an option labelled ``cover-your-assets-pick-<what>``."""
    return Option(key, text(f"cover-your-assets-pick-{what}", **args), hint)


def ask(what: str, options: Iterable[Option], **args: Arg) -> Pick:
    """Returns the question ``cover-your-assets-ask-<what>``."""
    return Pick(text(f"cover-your-assets-ask-{what}", **args), tuple(options))


def do(what: str, *, confirm: bool = True, **args: Arg) -> Done:
    """Returns the end of a move, which does ``cover-your-assets-do-<what>``."""
    return Done(text(f"cover-your-assets-do-{what}", **args), confirm)


_SPREAD = {
    "set", "take", "claim", "challenge", "improve", "swap", "move", "discard", "answer", "choose",
}  # fmt: skip
"""The verbs whose next options name the whole act, so that the verb need not be pressed."""

SETS = text("cover-your-assets-pick-set")
"""The menu of all ways to lay down a set."""


@functools.cache
def verb_option(verb: str, label: str, *, listed: bool = False) -> Option:
    """Returns the option of a verb. listed: what comes after it is on the menu of sets."""
    named, menu = text(f"cover-your-assets-pick-{label}"), SETS if listed else None
    return Option(verb, named, spread=verb in _SPREAD, aside=verb in ("order", *LEAVE), menu=menu)
