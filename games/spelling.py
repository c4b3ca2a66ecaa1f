"""Moves as people write them, and as the game writes them.

A game has one spelling for every move, so that equal moves are equal paths. People who type records
name the answers of a form in any order and state defaults, pick things in any order, and use
capitals and spaces. Whatever is unambiguous is read, and written in the game's spelling.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from games.choosing import (
    NONE,
    check_token,
    join_form,
    join_several,
    split_form,
    split_several,
    to_path,
    whole_number,
)
from games.engine import Amount, AmountField, Done, Form, Refused, Several

if TYPE_CHECKING:
    from games.engine import Choice, Path, View
    from games.registry import AnyGame

_AROUND_SIGNS = re.compile(r"\s*([=,+])\s*")


def read_notation(words: str) -> Path:
    """Returns ``"Bribe RED = 300, blue=200"`` as a path, without capitals or needless spaces."""
    return to_path(_AROUND_SIGNS.sub(r"\1", words).lower())


def respell(game: AnyGame, view: View, path: Path) -> Path:
    """Returns the move in the game's own spelling, as far as it is understood; the rest unchanged.

    A final form or list that was left out is read as one without any answer. What a whole move need
    not say is left out.
    """
    known: Path = ()
    for length, token in enumerate(path):
        choice = _choice(game, view, known)
        if choice is None:
            return (*known, *path[length:])
        if isinstance(choice, Done) and _says_no_more(choice, path[length:]):
            return known
        known = (*known, respell_token(choice, token))
    last = _choice(game, view, known)
    if isinstance(last, Form | Several) and _fits(last, NONE):
        return (*known, NONE)
    return known


def _says_no_more(choice: Done, rest: Path) -> bool:
    """Whether `rest` only answers a step that is not asked, so that it makes the same move."""
    if choice.also is None or len(rest) != 1:
        return False
    return _fits(choice.also, respell_token(choice.also, rest[0]))


def _choice(game: AnyGame, view: View, path: Path) -> Choice | None:
    try:
        return game.choices(view, path)
    except Refused:
        return None


def _fits(choice: Choice, token: str) -> bool:
    try:
        check_token(choice, token)
    except Refused:
        return False
    return True


def respell_token(choice: Choice, token: str) -> str:
    """Returns an answer to `choice` in the game's own spelling, or unchanged if not understood."""
    if isinstance(choice, Several):
        return join_several(choice, split_several(token.replace(",", "+")))
    if isinstance(choice, Amount):
        return plain_number(token)
    if isinstance(choice, Form):
        return _respell_form(choice, token)
    return token


def plain_number(words: str) -> str:
    """Returns ``0300`` as ``300``, and anything that is no whole number unchanged."""
    number = whole_number(words)
    return words if number is None else str(number)


def _respell_form(choice: Form, token: str) -> str:
    try:
        answers = split_form(token)
    except Refused:
        return token
    fields = {field.key: field for field in choice.fields}
    if not answers.keys() <= fields.keys():
        return token
    for key, value in answers.items():
        if isinstance(fields[key], AmountField):
            answers[key] = plain_number(value)
    return join_form(choice, answers)
