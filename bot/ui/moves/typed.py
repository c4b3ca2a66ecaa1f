"""Moves as people type them in commands, and suggestions while they type.

Each parameter of a command is a token of the move. Suggestions already have the right token; free
text may be an option's label, a number with separators, or several tokens.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from bot.ui.panel.amounts import readings, tidy
from bot.words.folding import fitting, fold
from games.choosing import NONE, check_token, default_of, join_form, join_several
from games.engine import (
    LEAVE,
    Amount,
    AmountField,
    Done,
    Form,
    Option,
    Pick,
    Refused,
    Several,
    text,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from bot.tables.table import Table
    from bot.ui.sheets import Voice
    from games.engine import Choice, Path, PickField, Seat

SUGGESTIONS = 25
_LONGEST = 100
"""The most characters of a suggestion's name and token."""
_FEW = 25


class Typed(msgspec.Struct, frozen=True):
    """A typed move. guessed: answers of a form were told apart by their order or names, so the
    person should see how they were understood before they count.
    """

    path: Path
    guessed: bool = False


def read_typed(table: Table, seat: Seat, given: Iterable[str], voice: Voice) -> Typed:
    """Returns the move that typed words mean, one parameter at a time. A word without meaning is
    kept, so that the rules refuse it.
    """
    path: Path = ()
    guessed = False
    for words in given:
        choice = table.choice(seat, path)
        token = _token(choice, words.strip(), voice)
        path = (*path, *([token] if token is not None else words.split()))
        guessed |= isinstance(choice, Form) and token is not None and token != words.strip()
    return Typed(path, guessed)


def _token(choice: Choice | None, words: str, voice: Voice) -> str | None:
    """Returns the token that words mean as an answer to a choice, or None if they mean none."""
    if isinstance(choice, Done):
        choice = choice.also
    if isinstance(choice, Pick):
        return _key(choice.options, words, voice)
    if isinstance(choice, Several):
        keys = _keys(choice.options, _parts(words), voice)
        return None if keys is None else join_several(choice, keys)
    if isinstance(choice, Amount):
        number = tidy(words)
        return number if len(number.split()) == 1 else None
    if isinstance(choice, Form):
        return _form_token(choice, words, voice)
    return None


def _parts(words: str) -> list[str]:
    """Returns the parts of a list that is separated by pluses or commas."""
    return [part.strip() for part in words.replace(",", "+").split("+")] if words != NONE else []


def _key(options: Sequence[Option], words: str, voice: Voice) -> str | None:
    """Returns the key of the option that has these words as its key or, if it is the only one,
    as its label.
    """
    if any(option.key == words for option in options):
        return words
    alike = _by_name(options, voice).get(fold(words), [])
    return alike[0] if len(alike) == 1 else None


def _keys(options: Sequence[Option], parts: list[str], voice: Voice) -> list[str] | None:
    """Returns the keys of picked options (of equal ones, one after another), or None if a part
    is no option.
    """
    keys: list[str] = []
    known = {option.key for option in options}
    named = _by_name(options, voice) if set(parts) - known else {}
    for part in parts:
        alike = [part] if part in known else named.get(fold(part), [])
        free = [key for key in alike if key not in keys]
        if not free:
            return None
        keys.append(free[0])
    return keys


def _by_name(options: Sequence[Option], voice: Voice) -> dict[str, list[str]]:
    """Returns the keys of the options by name, folded: a key or a label. It is made once for all
    the typed text.
    """
    named: dict[str, list[str]] = {}
    for option in options:
        for name in dict.fromkeys((fold(option.key), fold(voice.plain(option.label)))):
            named.setdefault(name, []).append(option.key)
    return named


# -- forms ---------------------------------------------------------------------------------------


def _form_token(choice: Form, words: str, voice: Voice) -> str | None:
    """Returns the token of ``opening=100, maximum=300``, or of just the answers in the order of the
    fields.

    If several readings are possible, it prefers one that the rules accept.
    """
    if words == NONE:
        return words
    tokens = [token for line in readings(words) if (token := _answered(choice, line, voice))]
    return next((token for token in tokens if _passes(choice, token)), next(iter(tokens), None))


def _answered(choice: Form, words: str, voice: Voice) -> str | None:
    """Returns the token of answers separated by commas or spaces, or None if they are ambiguous."""
    parts = re.sub(r"\s*=\s*", "=", words.replace(",", " ")).split()
    if len(parts) > len(choice.fields):
        return None
    named = _fields(choice, voice)
    given: dict[str, str] = {}
    for by_place, part in zip(choice.fields, parts, strict=False):
        name, sign, value = part.partition("=")
        field = named.get(fold(name)) if sign else by_place
        if field is None or field.key in given:
            return None
        given[field.key] = _answer(field, value if sign else part, voice)
    return join_form(choice, given)


def _fields(choice: Form, voice: Voice) -> dict[str, AmountField | PickField]:
    """Returns the fields by their names, folded; of two with the same name, the first."""
    named: dict[str, AmountField | PickField] = {}
    for field in choice.fields:
        for name in (field.key, voice.plain(field.label)):
            named.setdefault(fold(name), field)
    return named


def _answer(field: AmountField | PickField, value: str, voice: Voice) -> str:
    if isinstance(field, AmountField):
        return tidy(value)
    return _key(field.options, value, voice) or value


# -- suggestions ---------------------------------------------------------------------------------


def suggest(
    choice: Choice | None,
    typed: str,
    voice: Voice,
    leads_on: Callable[[str], bool] = lambda _token: True,
) -> list[tuple[str, str]]:
    """Returns what may come next after the typed text: name and token, at most 25.

    leads_on: whether a token is wanted here.
    """
    found: list[tuple[str, str]] = []
    for name, token in _offers(choice, typed, voice):
        if len(token) <= _LONGEST and leads_on(token):
            found.append((name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…", token))
        if len(found) == SUGGESTIONS:
            break
    return found


def _offers(choice: Choice | None, typed: str, voice: Voice) -> Iterator[tuple[str, str]]:
    if isinstance(choice, Pick):
        fits = fitting(typed)
        for option in choice.options:
            # Leaving the game has a command of its own, which asks for confirmation.
            if option.key != LEAVE[0] and fits(voice.plain(option.label), option.key):
                yield voice.plain(option.label), option.key
    elif isinstance(choice, Several):
        yield from _several_offers(choice, typed, voice)
    elif isinstance(choice, Amount):
        for number in _amounts(choice, tidy(typed)):
            yield number, number
    elif isinstance(choice, Form):
        yield from _form_offers(choice, typed, voice)


def _several_offers(choice: Several, typed: str, voice: Voice) -> Iterator[tuple[str, str]]:
    """Yields the picks so far, each time with one more possible option."""
    *before, last = _parts(typed) or [""]
    taken = _keys(choice.options, before, voice)
    if taken is None:
        return
    whole = _keys(choice.options, [*before, last], voice)
    if whole is not None:
        taken, last = whole, ""
    named = {option.key: voice.plain(option.label) for option in choice.options}
    offers = [taken] if _passes(choice, join_several(choice, taken)) else []
    if len(taken) < choice.most:
        fits = fitting(last)
        offers += [
            [*taken, option.key]
            for option in choice.options
            if option.key not in taken and fits(named[option.key], option.key)
        ]
    for keys in offers:
        yield " + ".join(named[key] for key in keys) or NONE, join_several(choice, keys)


def _amounts(choice: Amount, typed: str) -> list[str]:
    """Returns the typed amount, if it is possible, then others that begin with it."""
    amounts = range(choice.least, choice.most + 1, choice.step)
    few = amounts if len(amounts) <= _FEW else (amounts[0], amounts[-1])
    named = [typed, *(str(amount) for amount in few if str(amount).startswith(typed))]
    return [number for number in dict.fromkeys(named) if _passes(choice, number)]


def _form_offers(choice: Form, typed: str, voice: Voice) -> Iterator[tuple[str, str]]:
    """Yields the answers typed so far, in words, if they are possible."""
    token = _form_token(choice, typed.strip(), voice) if typed.strip() else None
    if token is None or not _passes(choice, token):
        return
    given = dict(part.split("=", 1) for part in token.split(",") if "=" in part)
    yield (
        ", ".join(
            voice.plain(
                text(
                    "panel-answer",
                    field=field.label,
                    value=_shown(field, given.get(field.key), voice),
                )
            )
            for field in choice.fields
            if given.get(field.key) or default_of(field) != "0"
        ),
        token,
    )


def _shown(field: AmountField | PickField, value: str | None, voice: Voice) -> str:
    value = value or default_of(field) or ""
    if isinstance(field, AmountField):
        return value
    return next((voice.plain(o.label) for o in field.options if o.key == value), value)


def _passes(choice: Choice, token: str) -> bool:
    try:
        check_token(choice, token)
    except Refused:
        return False
    return True
