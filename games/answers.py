"""Answers to the fields of a choice: how a form's token is written, and what is wrong with an
answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from games.engine import AmountField, Form, Option, Refused, Text, text
from games.sentences import cut

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.engine import PickField

NONE = "-"
"""The token of an empty `Several` and of a `Form` with every answer left out."""


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
            raise unfit("choice-form-unreadable", token)
        answers[key] = value
    return answers


def whole_number(value: str) -> int | None:
    """Returns the number in these plain digits, None for others (``+5``, ``1_000``, ``²``)."""
    return int(value) if value.isascii() and value.isdigit() and len(value) <= 12 else None


def unfit(key: str, given: str | int, **args: int | str) -> Refused:
    """Returns a `Refused` about `given`, which is a number for a sum so that it is formatted as
    one.
    """
    shown = cut(given) if isinstance(given, str) else given
    return Refused("choices", text(key, given=shown, **args))


def not_offered(token: str) -> Refused:
    """Returns the refusal of a token that means nothing where it stands."""
    return unfit("choice-not-offered", token)


def refuse_token(token: str) -> NoReturn:
    """Raises `Refused` for a token that was not offered."""
    raise not_offered(token)


def in_unit(amount: int, unit: str) -> Text | int:
    """Returns an amount as sentences say it. unit: see `Amount`."""
    return Text(unit, {"amount": amount}) if unit else amount


def check_amount(given: str, least: int, most: int, step: int, unit: str = "") -> int:
    """Returns the amount in `given`, spelled as `str` does. Raises `Refused` with the bound it
    breaks, in this unit.
    """
    number = whole_number(given)
    if number is None or str(number) != given:
        raise unfit("choice-amount-no-number", given)
    if not least <= number <= most:
        sums = {"given": number, "least": least, "most": most}
        raise _unfit_sum("choice-amount-out-of-bounds", unit, **sums)
    if (number - least) % step:
        raise _unfit_sum("choice-amount-off-step", unit, given=number, least=least, step=step)
    return number


def _unfit_sum(key: str, unit: str, **sums: int) -> Refused:
    return Refused("choices", text(key, **{name: in_unit(sums[name], unit) for name in sums}))


def check_pick(options: tuple[Option, ...], given: str) -> None:
    """Raises `Refused` unless `given` is the key of an option."""
    if all(option.key != given for option in options):
        refuse_token(given)


def check_form(choice: Form, answers: dict[str, str]) -> None:
    """Checks every answer, the bounds on the total and what must grow. Raises `Refused`."""
    for _, refused in find_faults(choice, answers):
        raise refused


def find_faults(choice: Form, answers: dict[str, str]) -> Iterator[tuple[str, Refused]]:
    """Yields all that is wrong with the answers to a form, each with the key of its field; what is
    wrong with the form as a whole comes last, with an empty key.
    """
    known = {field.key for field in choice.fields}
    yield from (("", not_offered(key)) for key in answers if key not in known)
    amounts: dict[str, int] = {}
    for field in choice.fields:
        try:
            amounts[field.key] = _check_answer(field, answers.get(field.key, default_of(field)))
        except Refused as refused:
            yield field.key, refused
    for lower, higher in zip(choice.growing, choice.growing[1:], strict=False):
        if lower in amounts and amounts[lower] > amounts.get(higher, amounts[lower]):
            sums = {"given": amounts[higher], "least": amounts[lower]}
            yield higher, _unfit_sum("choice-form-growing", unit_of(choice), **sums)
    total = sum(amounts.values())
    bounds = choice.total
    if bounds and len(amounts) == len(known) and not bounds.least <= total <= bounds.most:
        sums = {"given": total, "least": bounds.least, "most": bounds.most}
        wrong = _unfit_sum("choice-form-total", unit_of(choice), **sums)
        wrong.text.args["bound"] = bound_of(choice)
        yield "", wrong


def unit_of(choice: Form) -> str:
    """Returns the unit of a form's amounts, "" if they have several or none."""
    units = {field.unit for field in choice.fields if isinstance(field, AmountField)}
    return units.pop() if len(units) == 1 else ""


def bound_of(choice: Form) -> str:
    """Returns which bounds on its total can be missed, in a word that sentences select on.

    ``some``: anything will do, but not nothing. ``least``: the fields allow no more than the most.
    ``exact``: the least is the most. ``both`` otherwise, ``none`` if the total has no bounds.
    """
    if choice.total is None:
        return "none"
    if choice.total.least == choice.total.most:
        return "exact"
    most = sum(field.most for field in choice.fields if isinstance(field, AmountField))
    if choice.total.most < most:
        return "both"
    return "some" if choice.total.least <= 1 else "least"


def _check_answer(field: AmountField | PickField, value: str | None) -> int:
    """Returns the amount that an answer gives, which is 0 for a pick. Raises `Refused`."""
    if value is None:
        raise Refused("choices", text("choice-form-missing", field=field.label))
    if not isinstance(field, AmountField):
        check_pick(field.options, value)
        return 0
    if value == default_of(field):
        return int(value)
    try:
        return check_amount(value, field.least, field.most, field.step, field.unit)
    except Refused as refused:
        raise _or_default(field, refused) from None


def _or_default(field: AmountField, refused: Refused) -> Refused:
    """Returns the refusal of an amount, with the default if that is out of the bounds."""
    other = int(default_of(field) or 0)
    if refused.text.key != "choice-amount-out-of-bounds" or field.least <= other <= field.most:
        return refused
    said = refused.text.args | {"other": in_unit(other, field.unit)}
    return Refused(refused.rule, text("choice-amount-out-of-bounds-or", **said))
