"""Walking the tree of choices: checking tokens, finishing paths, listing and drawing moves.

From `Game.choices` come the buttons, the forms, the autocomplete, the computer players and the
tests, which all use this module.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from games.engine import (
    Amount,
    AmountField,
    Choice,
    Done,
    Form,
    Option,
    Path,
    Pick,
    Refused,
    Several,
    View,
    text,
)
from games.sentences import cut

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from games.engine import PickField
    from games.registry import AnyGame

NONE = "-"
"""The token of an empty `Several` and of a `Form` with every answer left out."""


def to_path(notation: str) -> Path:
    """Returns ``"play 20k president"`` as a path."""
    return tuple(notation.split())


def to_notation(path: Path) -> str:
    """Returns a path in the notation of a record."""
    return " ".join(path)


# -- tokens --------------------------------------------------------------------------------------


def join_several(choice: Several, keys: list[str]) -> str:
    """Returns the token for these picked keys, in the order `Several` asks for."""
    if not choice.ordered:
        order = [option.key for option in choice.options]
        keys = sorted(keys, key=lambda key: order.index(key) if key in order else len(order))
    return "+".join(keys) if keys else NONE


def split_several(token: str) -> list[str]:
    """Returns the keys in the token of a `Several`."""
    return [] if token == NONE else token.split("+")


def default_of(field: AmountField | PickField) -> str | None:
    """Returns the value of a field that is left out, as in a token; None if it is required."""
    if isinstance(field, AmountField):
        return str(field.default or 0)
    return field.default


def join_form(choice: Form, answers: dict[str, str]) -> str:
    """Returns the token for these answers; those that equal their default are left out."""
    given = [
        f"{field.key}={answers[field.key]}"
        for field in choice.fields
        if field.key in answers and answers[field.key] != default_of(field)
    ]
    return ",".join(given) if given else NONE


def split_form(token: str) -> dict[str, str]:
    """Returns the answers in the token of a `Form`, without those left out. Raises `Refused`."""
    if token == NONE:
        return {}
    answers: dict[str, str] = {}
    for part in token.split(","):
        key, sign, value = part.partition("=")
        if not sign or not value or key in answers:
            raise _unfit("choice-form-unreadable", token)
        answers[key] = value
    return answers


def whole_number(value: str) -> int | None:
    """Returns the number in these plain digits, None for others (``+5``, ``1_000``, ``²``)."""
    return int(value) if value.isascii() and value.isdigit() and len(value) <= 12 else None


# -- checks --------------------------------------------------------------------------------------


def _unfit(key: str, given: str | int, **args: int | str) -> Refused:
    """Returns a `Refused` about `given`, which is a number for a sum so that it is formatted as
    one.
    """
    shown = cut(given) if isinstance(given, str) else given
    return Refused("choices", text(key, given=shown, **args))


def refuse_token(token: str) -> NoReturn:
    """Raises `Refused` for a token that was not offered."""
    raise _unfit("choice-not-offered", token)


def check_amount(given: str, least: int, most: int, step: int) -> int:
    """Returns the amount in `given`, spelled as `str` does. Raises `Refused` with the bound it
    breaks.
    """
    number = whole_number(given)
    if number is None or str(number) != given:
        raise _unfit("choice-amount-no-number", given)
    if not least <= number <= most:
        raise _unfit("choice-amount-out-of-bounds", number, least=least, most=most)
    if (number - least) % step:
        raise _unfit("choice-amount-off-step", number, least=least, step=step)
    return number


def _check_pick(options: tuple[Option, ...], given: str) -> None:
    if all(option.key != given for option in options):
        refuse_token(given)


def _check_several(choice: Several, token: str) -> None:
    keys = split_several(token)
    for key in keys:
        _check_pick(choice.options, key)
    if len(set(keys)) != len(keys):
        raise _unfit("choice-several-twice", token)
    if not choice.least <= len(keys) <= choice.most:
        raise _unfit("choice-several-count", token, least=choice.least, most=choice.most)
    if join_several(choice, keys) != token:
        raise _unfit("choice-form-unreadable", token)


def check_form(choice: Form, answers: dict[str, str]) -> None:
    """Checks every answer, the bounds on the total, and growing fields. Raises `Refused`."""
    known = {field.key for field in choice.fields}
    for key in answers:
        if key not in known:
            refuse_token(key)
    amounts: dict[str, int] = {}
    for field in choice.fields:
        value = answers.get(field.key, default_of(field))
        if value is None:
            raise Refused("choices", text("choice-form-missing", field=field.label))
        if not isinstance(field, AmountField):
            _check_pick(field.options, value)
        elif value == default_of(field):
            amounts[field.key] = int(value)
        else:
            amounts[field.key] = check_amount(value, field.least, field.most, field.step)
    total = sum(amounts.values())
    if choice.total and not choice.total.least <= total <= choice.total.most:
        raise _unfit("choice-form-total", total, least=choice.total.least, most=choice.total.most)
    for lower, higher in zip(choice.growing, choice.growing[1:], strict=False):
        if amounts[lower] > amounts[higher]:
            raise _unfit("choice-form-growing", amounts[higher], least=amounts[lower])


def check_token(choice: Choice, token: str) -> None:
    """Raises `Refused` unless `token` is an answer to `choice`."""
    if isinstance(choice, Pick):
        _check_pick(choice.options, token)
    elif isinstance(choice, Several):
        _check_several(choice, token)
    elif isinstance(choice, Amount):
        check_amount(token, choice.least, choice.most, choice.step)
    elif isinstance(choice, Form):
        answers = split_form(token)
        check_form(choice, answers)
        if join_form(choice, answers) != token:
            raise _unfit("choice-form-unreadable", token)
    elif choice.also is not None:
        check_token(choice.also, token)
    else:
        refuse_token(token)


def walk(game: AnyGame, view: View, path: Path) -> Choice | None:
    """Returns the choice after `path`, every token checked; None if there is nothing to do.

    Raises `Refused` at the first token that was not offered.
    """
    choice = game.choices(view, ())
    for length, token in enumerate(path, 1):
        if choice is None:
            refuse_token(token)
        check_token(choice, token)
        choice = game.choices(view, path[:length])
    return choice


# -- listing and drawing moves -------------------------------------------------------------------


def _amounts(choice: Amount | AmountField) -> range:
    return range(choice.least, choice.most + 1, choice.step)


def list_moves(game: AnyGame, view: View, path: Path = ()) -> Iterator[Path]:
    """Yields every whole move the seat can make that picks one option at each step.

    Of the many tokens of a `Several`, `Amount` or `Form` it takes those of `edge_tokens`.
    """
    choice = game.choices(view, path)
    if choice is None:
        return
    if isinstance(choice, Done):
        yield path
        return
    for token in edge_tokens(choice):
        yield from list_moves(game, view, (*path, token))


def edge_tokens(choice: Choice) -> list[str]:
    """Returns tokens that answer `choice`: all of a `Pick`, a handful at the edges of the others.

    Those are the fewest and most picked, the least and greatest amount, and, of a form, as little
    as possible or one answer changed.
    """
    if isinstance(choice, Pick):
        return [option.key for option in choice.options]
    if isinstance(choice, Several):
        keys = [option.key for option in choice.options]
        sizes = {choice.least, choice.most}
        tokens = [join_several(choice, keys[:size]) for size in sorted(sizes)]
        return tokens + [join_several(choice, keys[-size:]) for size in sizes if size]
    if isinstance(choice, Amount):
        return [str(amount) for amount in {choice.least, _amounts(choice)[-1]}]
    if isinstance(choice, Form):
        return [token for token in _edge_answers(choice) if _passes(choice, token)]
    return []


def _edge_answers(choice: Form) -> list[str]:
    """Returns tokens with little given, with all amounts at their least, and with one answer
    changed.

    A required pick is its first option where another answer is the one changed.
    """
    given = {
        f.key: f.options[0].key
        for f in choice.fields
        if not isinstance(f, AmountField) and f.default is None
    }
    amounts = {f.key: str(f.least) for f in choice.fields if isinstance(f, AmountField)}
    tokens = [
        join_form(choice, {**base, key: value})
        for base in (given, {**given, **amounts})
        for key, value in (("", ""), *_edge_values(choice))
    ]
    return list(dict.fromkeys(tokens))


def _edge_values(choice: Form) -> Iterator[tuple[str, str]]:
    for field in choice.fields:
        if isinstance(field, AmountField):
            yield from ((field.key, str(n)) for n in (field.least, _amounts(field)[-1]))
        else:
            yield from ((field.key, option.key) for option in field.options)


def _passes(choice: Choice, token: str) -> bool:
    try:
        check_token(choice, token)
    except Refused:
        return False
    return True


def random_move(game: AnyGame, view: View, rng: random.Random) -> Path | None:
    """Returns a whole move drawn step by step; None if the seat may do nothing."""
    path: Path = ()
    choice = game.choices(view, path)
    while choice is not None and not isinstance(choice, Done):
        path = (*path, random_token(choice, rng))
        choice = game.choices(view, path)
    return None if choice is None else path


def random_token(choice: Choice, rng: random.Random) -> str:
    """Returns a token that answers `choice`, drawn at random."""
    if isinstance(choice, Pick):
        return rng.choice(choice.options).key
    if isinstance(choice, Several):
        size = rng.randint(choice.least, choice.most)
        return join_several(choice, [o.key for o in rng.sample(choice.options, size)])
    if isinstance(choice, Amount):
        return str(rng.choice(_amounts(choice)))
    if isinstance(choice, Form):
        return _random_form(choice, rng)
    raise TypeError("a whole move has no next token")


def _random_form(choice: Form, rng: random.Random) -> str:
    for _ in range(200):
        answers = {field.key: _random_answer(field, choice, rng) for field in choice.fields}
        token = join_form(choice, {k: v for k, v in answers.items() if v is not None})
        if _passes(choice, token):
            return token
    edges = [token for token in _edge_answers(choice) if _passes(choice, token)]
    if not edges:
        raise ValueError("no answer to this form was found at random or at its edges")
    return rng.choice(edges)


def _random_answer(field: AmountField | PickField, form: Form, rng: random.Random) -> Any:
    if not isinstance(field, AmountField):
        return rng.choice(field.options).key
    if rng.random() < 0.5:
        return default_of(field)
    most = field.most
    if form.total:  # small parts, so that their sum is likely to stay below the total
        most = max(field.least, min(most, form.total.most // len(form.fields) * 2))
    return str(rng.choice(range(field.least, most + 1, field.step)))
