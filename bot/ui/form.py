"""Forms: the pages Discord shows for an amount or for named answers, and reading them back."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.ui.choosing import FORM_PAGE, press
from bot.ui.parts import cut, option
from games.choosing import NONE, default_of, split_form
from games.engine import Amount, AmountField, Form, PickField, text

if TYPE_CHECKING:
    from bot.tables.playing import Desk
    from bot.ui.sheets import Voice

AMOUNT = "amount"
"""The only field of the form that asks for an `Amount`."""

_GROUPED = re.compile(r"[0-9]{1,3}(?:[\s,.'’][0-9]{3})+")
_TITLE = 45
_HINT = 100


def fields_of(choice: Amount | Form) -> tuple[AmountField | PickField, ...]:
    """The fields of a form; an amount is a form of one."""
    if isinstance(choice, Form):
        return choice.fields
    return (AmountField(AMOUNT, choice.ask, choice.least, choice.most, choice.step),)


def modal(desk: Desk, choice: Amount | Form, page: int, voice: Voice) -> ui.Modal:
    """One page of a form, with what was answered before filled in."""
    shown: ui.Modal = ui.Modal(
        title=cut(voice.plain(choice.ask), _TITLE),
        timeout=None,
        custom_id=press(desk, "answer", str(page)),
    )
    answers = split_form(desk.partial or NONE)
    for field in fields_of(choice)[page * FORM_PAGE : (page + 1) * FORM_PAGE]:
        shown.add_item(_field(field, answers.get(field.key), voice))
    shown.stop()
    return shown


def _field(field: AmountField | PickField, answer: str | None, voice: Voice) -> ui.Label[Any]:
    label = cut(voice.plain(field.label), _TITLE)
    if isinstance(field, AmountField):
        return ui.Label(
            text=label,
            description=cut(voice.plain(_bounds(field)), _HINT),
            component=_text_input(field, answer),
        )
    chosen = answer or default_of(field)
    options = [
        option(voice.plain(item.label), item.key, default=item.key == chosen)
        for item in field.options
    ]
    return ui.Label(
        text=label,
        component=ui.Select(custom_id=field.key, options=options, required=field.default is None),
    )


def _bounds(field: AmountField) -> Any:
    key = "form-bounds" if field.step == 1 else "form-bounds-step"
    return text(key, least=field.least, most=field.most, step=field.step)


def _text_input(field: AmountField, answer: str | None) -> ui.TextInput[Any]:
    needed = field.default is None and field.least > 0 and field.key == AMOUNT
    filled = answer or (None if field.default is None else str(field.default))
    return ui.TextInput(
        custom_id=field.key,
        default=filled,
        required=needed,
        max_length=12,
        style=discord.TextStyle.short,
    )


def read_answers(interaction: discord.Interaction[Any]) -> dict[str, str]:
    """What was filled in, by field; fields left empty are left out."""
    answers: dict[str, str] = {}
    data: Any = interaction.data or {}
    for item in data.get("components", ()):
        component = item.get("component", {})
        values = component.get("values")
        value = values[0] if values else component.get("value")
        if value is not None and str(value).strip():
            answers[component["custom_id"]] = _tidy(str(value))
    return answers


def _tidy(value: str) -> str:
    """A number as people group its digits, ``1 500`` or ``1,500``, in plain digits; anything else
    as it is, for the check to refuse.
    """
    value = value.strip()
    return "".join(c for c in value if c.isdigit()) if _GROUPED.fullmatch(value) else value
