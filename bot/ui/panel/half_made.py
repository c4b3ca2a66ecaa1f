"""The answers to one step so far: picks made one by one, or the answers of a form.

They are stored with the half-made move as one string with a format of its own, so that everything
somebody typed into a form is still there after a refusal. Nothing in it is trusted when it is read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import parse_qsl, urlencode

from bot.ui.panel.offers import asked_on_the_way
from games.choosing import default_of, only_value, split_form, split_several
from games.engine import Amount, AmountField, Form, Several

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.tables.playing import Desk
    from games.engine import Choice, Path, PickField

AMOUNT = "amount"
"""The only field of the form that asks for an `Amount`."""

_MENU = 25
_LONGEST = 40


def one_by_one(choice: Several) -> bool:
    """Whether its options are picked one after another, because their order counts or a menu
    cannot hold them.
    """
    return choice.ordered or len(choice.options) > _MENU


def fields_of(choice: Amount | Form) -> tuple[AmountField | PickField, ...]:
    """Returns the fields that have more than one answer; an amount is a form with one field."""
    if isinstance(choice, Form):
        return tuple(field for field in choice.fields if not _answers_itself(field))
    return (
        AmountField(AMOUNT, choice.ask, choice.least, choice.most, choice.step, unit=choice.unit),
    )


def _answers_itself(field: AmountField | PickField) -> bool:
    """Whether a field left out has the only value there is."""
    value = only_value(field)
    return value is not None and value == default_of(field)


def keep_picks(keys: Sequence[str]) -> str:
    """Returns picked keys as one string."""
    return "+".join(keys)


def picks(desk: Desk) -> list[str]:
    """Returns the keys picked so far that are still offered, in the order of picking."""
    if not isinstance(desk.choice, Several):
        return []
    offered = {item.key for item in desk.choice.options}
    kept = dict.fromkeys(split_several(desk.partial)) if desk.partial else {}
    return [key for key in kept if key in offered][: desk.choice.most]


def keep_answers(answers: Mapping[str, str]) -> str:
    """Returns answers by field, as they were typed, as one string; an empty answer was left out."""
    return urlencode({key: value[:_LONGEST] for key, value in answers.items()})


def answers(desk: Desk) -> dict[str, str]:
    """Returns the answers so far to the existing fields; "" for one that was left out."""
    if not isinstance(desk.choice, Amount | Form):
        return {}
    known = {field.key for field in fields_of(desk.choice)}
    kept = parse_qsl(desk.partial, keep_blank_values=True)
    return {key: value for key, value in kept if key in known}


def step_back(desk: Desk) -> tuple[Path, str]:
    """Returns the half-made move, and the answers to its next step, before the last press."""
    taken = picks(desk)
    if isinstance(desk.choice, Several) and one_by_one(desk.choice) and taken:
        return desk.path, keep_picks(taken[:-1])
    *asked, _ = asked_on_the_way(desk.table, desk.seat, desk.path)
    if not asked:
        return desk.path, ""
    before = asked[-1]
    return before, _undone(desk.table.choice(desk.seat, before), desk.path[len(before)])


def is_begun(desk: Desk) -> bool:
    """Whether somebody has pressed anything of the move, and could take it back."""
    asked = asked_on_the_way(desk.table, desk.seat, desk.path)
    return bool(desk.partial) or len(asked) > 1


def _undone(choice: Choice | None, token: str) -> str:
    """Returns the parts of a token that is taken back, so that nothing has to be entered again."""
    if isinstance(choice, Several):
        keys = split_several(token)
        ended_by_itself = one_by_one(choice) and len(keys) == choice.most
        return keep_picks(keys[:-1] if ended_by_itself else keys)
    if isinstance(choice, Amount):
        return keep_answers({AMOUNT: token})
    if isinstance(choice, Form):
        left_out = dict.fromkeys((field.key for field in choice.fields), "")
        return keep_answers(left_out | split_form(token))
    return ""
