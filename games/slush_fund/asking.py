"""Parts of all choices: an option, the end of a path, the check of a token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.choosing import refuse_token
from games.engine import Done, Option, Text, Who, text

if TYPE_CHECKING:
    from games.engine import Path


def option(
    key: str,
    what: str,
    hint: Text | None = None,
    *,
    spread: bool = False,
    aside: bool = False,
    menu: Text | None = None,
    **args: Text | Who | int,
) -> Option:
    """Returns an option labelled ``slush-fund-pick-<what>``."""
    return Option(key, text(f"slush-fund-pick-{what}", **args), hint, spread, aside, menu)


def end_at(path: Path, length: int, effect: Text, *, confirm: bool = False) -> Done:
    """Returns a whole move of `length` tokens. Raises `Refused` if `path` goes on beyond it.

    Most moves need no confirming press: the last option picked names its effect.
    """
    if len(path) != length:
        refuse_token(" ".join(path))
    return Done(effect, confirm)
