"""What has been answered of one step so far: picks made one by one, the answers of a form.

It is kept with the half-made move as one string, in a shape of its own, so that whatever somebody
typed into a form is still there when it was refused. Nothing in it is trusted when it is read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import parse_qsl, urlencode

from bot.ui.panel.shortcuts import shown_options
from games.choosing import split_form, split_several, to_notation
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
    """Whether its options are picked one after another: their order counts, or they are more than
    one menu holds.
    """
    return choice.ordered or len(choice.options) > _MENU


def fields_of(choice: Amount | Form) -> tuple[AmountField | PickField, ...]:
    """The fields of a form; an amount is a form of one."""
    if isinstance(choice, Form):
        return choice.fields
    return (AmountField(AMOUNT, choice.ask, choice.least, choice.most, choice.step),)


def keep_picks(keys: Sequence[str]) -> str:
    """Picked keys as one string."""
    return "+".join(keys)


def picks(desk: Desk) -> list[str]:
    """The keys picked so far, each still offered, in the order of picking."""
    if not isinstance(desk.choice, Several):
        return []
    offered = {item.key for item in desk.choice.options}
    kept = dict.fromkeys(split_several(desk.partial)) if desk.partial else {}
    return [key for key in kept if key in offered][: desk.choice.most]


def keep_answers(answers: Mapping[str, str]) -> str:
    """Answers by field, as they were typed, as one string; one left empty has been left out."""
    return urlencode({key: value[:_LONGEST] for key, value in answers.items()})


def answers(desk: Desk) -> dict[str, str]:
    """The answers given so far to the fields there are; "" for one that was left out."""
    if not isinstance(desk.choice, Amount | Form):
        return {}
    known = {field.key for field in fields_of(desk.choice)}
    kept = parse_qsl(desk.partial, keep_blank_values=True)
    return {key: value for key, value in kept if key in known}


def step_back(desk: Desk) -> tuple[Path, str]:
    """The half-made move and what was answered of its next step before the last press."""
    taken = picks(desk)
    if isinstance(desk.choice, Several) and one_by_one(desk.choice) and taken:
        return desk.path, keep_picks(taken[:-1])
    if not desk.path:
        return (), ""
    table, seat = desk.table, desk.seat
    path, token = desk.path[:-1], desk.path[-1]
    if path and any(
        item.key == to_notation(desk.path[-2:]) for item in shown_options(table, seat, path[:-1])
    ):
        return path[:-1], ""  # one press led here over two steps
    return path, _undone(table.choice(seat, path), token)


def _undone(choice: Choice | None, token: str) -> str:
    """A token taken back: what it was made of, so that nothing has to be given again."""
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
