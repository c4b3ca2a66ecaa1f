"""Sentences before they become words: a key and its arguments, the same in every language.

`games.engine` gives these to the games; `games.words` says them.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Who(msgspec.Struct, frozen=True, tag="who"):
    """A seat inside a sentence, shown as the name of the person who sits there."""

    seat: int


class Text(msgspec.Struct, frozen=True, tag="text"):
    """A sentence: the key of a Fluent message (in the game's `words.*.ftl`) and its arguments."""

    key: str
    args: dict[str, Arg] = {}


Arg: TypeAlias = "int | str | Who | Text | tuple[Who | Text | str, ...]"
"""An argument: a number, an identifier to select on, a player, a sentence, or a list of those
(joined with the language's own 'and')."""


_CUT = 40


def cut(words: str) -> str:
    """Returns typed text as a sentence may repeat it: at most 40 characters, all printable."""
    short = words if len(words) <= _CUT else f"{words[: _CUT - 1]}…"
    return "".join(sign if sign.isprintable() else "?" for sign in short)


def text(key: str, **args: Arg) -> Text:
    """Builds a `Text`: ``text("slush-fund-robs", who=Who(1), whom=Who(2))``."""
    return Text(key, args)


def names(said: Text, seat: int) -> bool:
    """Whether a sentence is about a seat: it names it, itself or in a sentence inside it. A list of
    several, as in a ranking, is about none of them.
    """
    return any(
        arg == Who(seat) or (isinstance(arg, Text) and names(arg, seat))
        for arg in said.args.values()
    )
