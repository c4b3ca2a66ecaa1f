"""Moves as people type them in commands, and what to offer while they type.

Each parameter of a command is a token of the move. What is offered has the right token already;
what is typed freely may be an option's label, a number with its digits grouped, or several tokens.
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
"""How long what is offered may be, its name and its token."""
_FEW = 25


class Typed(msgspec.Struct, frozen=True):
    """A move as typed. guessed: answers of a form were told apart by their order or names, so that
    who typed them should see what was understood before it counts.
    """

    path: Path
    guessed: bool = False


def read_typed(table: Table, seat: Seat, given: Iterable[str], voice: Voice) -> Typed:
    """The move that typed words mean, a parameter at a time; whatever means nothing stays as it
    is, for the rules to refuse.
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
    """The token that words mean as an answer to a choice, None if they are none."""
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
    """What stands between the signs of a list; a plus or a comma, as people write it."""
    return [part.strip() for part in words.replace(",", "+").split("+")] if words != NONE else []


def _key(options: Sequence[Option], words: str, voice: Voice) -> str | None:
    """The key of the option that has these words as its key or, alone, as its label."""
    if any(option.key == words for option in options):
        return words
    alike = _by_name(options, voice).get(fold(words), [])
    return alike[0] if len(alike) == 1 else None


def _keys(options: Sequence[Option], parts: list[str], voice: Voice) -> list[str] | None:
    """The keys of picked options; of like ones, one after another. None if one is none."""
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
    """The keys of the options that have a name, by that name, folded: a key or a label. Made once
    for all that was typed.
    """
    named: dict[str, list[str]] = {}
    for option in options:
        for name in dict.fromkeys((fold(option.key), fold(voice.plain(option.label)))):
            named.setdefault(name, []).append(option.key)
    return named


# -- forms ---------------------------------------------------------------------------------------


def _form_token(choice: Form, words: str, voice: Voice) -> str | None:
    """``opening=100, maximum=300``, or just the answers in the order of the fields; read so that
    they can be given, if there is a way.
    """
    if words == NONE:
        return words
    tokens = [token for line in readings(words) if (token := _answered(choice, line, voice))]
    return next((token for token in tokens if _passes(choice, token)), next(iter(tokens), None))


def _answered(choice: Form, words: str, voice: Voice) -> str | None:
    """The token of answers with commas or spaces between them; None if they cannot be told."""
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
    """The fields by their names, folded; of two that are called alike the first."""
    named: dict[str, AmountField | PickField] = {}
    for field in choice.fields:
        for name in (field.key, voice.plain(field.label)):
            named.setdefault(fold(name), field)
    return named


def _answer(field: AmountField | PickField, value: str, voice: Voice) -> str:
    if isinstance(field, AmountField):
        return tidy(value)
    return _key(field.options, value, voice) or value


# -- what to offer -------------------------------------------------------------------------------


def suggest(
    choice: Choice | None,
    typed: str,
    voice: Voice,
    leads_on: Callable[[str], bool] = lambda _token: True,
) -> list[tuple[str, str]]:
    """What may come next, by what was typed so far: name and token, at most 25.

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
            # Leaving the game has a command of its own, which asks first.
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
    """What is picked so far, with each option that may come to it."""
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
    """The amount typed, if it may be given, then others that begin so."""
    amounts = range(choice.least, choice.most + 1, choice.step)
    few = amounts if len(amounts) <= _FEW else (amounts[0], amounts[-1])
    named = [typed, *(str(amount) for amount in few if str(amount).startswith(typed))]
    return [number for number in dict.fromkeys(named) if _passes(choice, number)]


def _form_offers(choice: Form, typed: str, voice: Voice) -> Iterator[tuple[str, str]]:
    """The answers typed so far, in words, if they can be given like that."""
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
