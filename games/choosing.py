"""Walking the tree of choices: checking tokens, finishing paths, listing and drawing moves.

From `Game.choices` come the buttons, the forms, the autocomplete, the computer players and the
tests, which all use this module.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

# Also imported from here: whoever walks the tree needs them.
from games.answers import NONE as NONE
from games.answers import check_amount as check_amount
from games.answers import check_form as check_form
from games.answers import check_pick, unfit
from games.answers import default_of as default_of
from games.answers import find_faults as find_faults
from games.answers import join_form as join_form
from games.answers import refuse_token as refuse_token
from games.answers import split_form as split_form
from games.answers import whole_number as whole_number
from games.engine import (
    LEAVE,
    Amount,
    AmountField,
    Choice,
    Done,
    Form,
    Path,
    Pick,
    Refused,
    Several,
    View,
)

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from games.engine import Option, PickField
    from games.registry import AnyGame
    from games.states import State


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


# -- checks --------------------------------------------------------------------------------------


def _check_several(choice: Several, token: str) -> None:
    keys = split_several(token)
    for key in keys:
        check_pick(choice.options, key)
    if len(set(keys)) != len(keys):
        raise unfit("choice-several-twice", token)
    if not choice.least <= len(keys) <= choice.most:
        raise unfit("choice-several-count", token, least=choice.least, most=choice.most)
    if join_several(choice, keys) != token:
        raise unfit("choice-form-unreadable", token)


def check_token(choice: Choice, token: str) -> None:
    """Raises `Refused` unless `token` is an answer to `choice`."""
    if isinstance(choice, Pick):
        check_pick(choice.options, token)
    elif isinstance(choice, Several):
        _check_several(choice, token)
    elif isinstance(choice, Amount):
        check_amount(token, choice.least, choice.most, choice.step, choice.unit)
    elif isinstance(choice, Form):
        answers = split_form(token)
        check_form(choice, answers)
        if join_form(choice, answers) != token:
            raise unfit("choice-form-unreadable", token)
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


# -- steps that leave no choice --------------------------------------------------------------------


def is_apart(option: Option) -> bool:
    """Whether an option is no part of playing on now, as leaving the game never is."""
    return option.aside or option.key == LEAVE[0]


def pass_over(game: AnyGame, view: View, path: Path) -> Path:
    """Returns a half-made move with all the steps after it that have one answer only.

    Nobody is led into a move that the table does not wait for. Raises `Refused` if the path is not
    the beginning of a move.
    """
    if not path and not view.to_act:
        return path
    token = only_answer(game.choices(view, path))
    while token is not None:
        try:
            following = game.choices(view, (*path, token))
        except Refused:
            break  # the rules refuse it, which is said to whoever gives the answer
        path, token = (*path, token), only_answer(following)
    return path


def was_forced(game: AnyGame, state: State, path: Path) -> bool:
    """Whether a move from `state` was made by the table because there was no other."""
    return game.forced(game.view(state, None)) == path


def only_answer(choice: Choice | None) -> str | None:
    """Returns the token of the only answer there is, None if there are several or none."""
    if isinstance(choice, Pick):
        shown = (o for o in choice.options if not is_apart(o) and not o.typed)
        keys = [option.key for option in shown]
        return keys[0] if len(keys) == 1 else None
    if isinstance(choice, Several):
        return _only_picks(choice)
    if isinstance(choice, Amount):
        return str(choice.least) if choice.most < choice.least + choice.step else None
    if isinstance(choice, Form):
        answers = {field.key: only_value(field) for field in choice.fields}
        if None in answers.values():
            return None
        return join_form(choice, {key: value or "" for key, value in answers.items()})
    return None


def only_value(field: AmountField | PickField) -> str | None:
    """Returns the only answer to a field of a form, None if there are several."""
    if isinstance(field, AmountField):
        fewest = range(field.least, field.most + 1, field.step)[:2]
        values = {default_of(field), *map(str, fewest)}
    else:
        values = {option.key for option in field.options}
    return values.pop() if len(values) == 1 else None


def _only_picks(choice: Several) -> str | None:
    """Returns the only answer to a choice of several: nothing, or all in one order."""
    if choice.most == 0 or not choice.options:
        return join_several(choice, [])
    if choice.least < len(choice.options) or (choice.ordered and choice.least > 1):
        return None
    return join_several(choice, [option.key for option in choice.options])


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
