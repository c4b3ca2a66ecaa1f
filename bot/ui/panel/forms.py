"""Forms: the pages that Discord shows for an amount or for named answers, and their answers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import ui

from bot.ui.components import OPTION, cut
from bot.ui.custom_ids import press
from bot.ui.panel.amounts import tidy
from bot.ui.panel.choices import chosen
from bot.ui.panel.form_answers import FORM_PAGE, with_unit
from bot.ui.panel.half_made import AMOUNT, answers, fields_of
from games.choosing import default_of, only_value
from games.engine import Amount, AmountField, Form, PickField, Text, text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.tables.playing import Desk
    from bot.ui.request import Request
    from bot.ui.sheets import Voice

_TITLE = 45
_HINT = 100
_TYPED = 12
"""The most characters that an amount may be typed with."""


def page_fields(choice: Amount | Form, page: int) -> tuple[AmountField | PickField, ...]:
    """Returns the fields of one page of a form, or none if it has no such page."""
    return fields_of(choice)[page * FORM_PAGE : (page + 1) * FORM_PAGE]


def modal(desk: Desk, choice: Amount | Form, page: int, voice: Voice) -> ui.Modal:
    """Returns one page of a form, with the previous answers filled in."""
    shown: ui.Modal = ui.Modal(
        title=_title(desk, choice, voice),
        timeout=None,
        custom_id=press(desk, "answer", str(page)),
    )
    given = answers(desk)
    for field in page_fields(choice, page):
        # The title of an amount's form asks for it already.
        label = text("panel-amount-label") if isinstance(choice, Amount) else field.label
        shown.add_item(_field(field, label, given.get(field.key), voice))
    shown.stop()
    return shown


def _title(desk: Desk, choice: Amount | Form, voice: Voice) -> str:
    """Returns the question if it is short enough, otherwise what was pressed for it, or how the
    question begins: it is read in full on the panel behind.
    """
    asked = voice.plain(choice.ask)
    pressed = " › ".join(chosen(desk, msgspec.structs.replace(voice, marked=voice.plain)))
    first = re.match(r"[^.?!]+[.?!]", asked)
    fitting = (asked, pressed, first[0] if first else "")
    return next((words for words in fitting if 0 < len(words) <= _TITLE), _short(asked))


def _short(words: str) -> str:
    """Returns words cut to the length of a title, between two of them."""
    return words if len(words) <= _TITLE else f"{words[:_TITLE].rsplit(maxsplit=1)[0]} …"[:_TITLE]


def _field(
    field: AmountField | PickField, named: Text, answer: str | None, voice: Voice
) -> ui.Label[Any]:
    label = _short(voice.plain(named))
    if isinstance(field, AmountField):
        return ui.Label(
            text=label,
            description=cut(voice.plain(_bounds(field)), _HINT),
            component=_text_input(field, answer),
        )
    chosen = answer or default_of(field) or only_value(field)
    options = [
        discord.SelectOption(
            label=cut(voice.plain(item.label), OPTION), value=item.key, default=item.key == chosen
        )
        for item in field.options
    ]
    return ui.Label(
        text=label,
        component=ui.Select(custom_id=field.key, options=options, required=field.default is None),
    )


def _bounds(field: AmountField) -> Text:
    """Returns the bounds of an amount, with a default that is out of them."""
    other = int(default_of(field) or 0)
    if field.key == AMOUNT or field.least <= other <= field.most:
        key = "form-bounds" if field.step == 1 else "form-bounds-step"
        return text(key, **_in_units(field, least=field.least, most=field.most, step=field.step))
    key = "form-bounds-or" if field.step == 1 else "form-bounds-step-or"
    sums = {"least": field.least, "most": field.most, "step": field.step, "other": other}
    return text(key, **_in_units(field, **sums))


def _in_units(field: AmountField, **sums: int) -> dict[str, Text]:
    return {name: with_unit(sum_, field) for name, sum_ in sums.items()}


def _text_input(field: AmountField, answer: str | None) -> ui.TextInput[Any]:
    filled = answer or (None if field.default is None else str(field.default))
    return ui.TextInput(
        custom_id=field.key,
        default=None if filled is None else filled[:_TYPED],
        required=field.key == AMOUNT,
        max_length=_TYPED,
        style=discord.TextStyle.short,
    )


def read_answers(request: Request) -> dict[str, str]:
    """Returns the answers by field, without empty ones. Anything that does not have the shape of
    our forms is ignored.
    """
    given: dict[str, str] = {}
    data: Any = request.interaction.data or {}
    for item in _listed(data, "components"):
        component = _dict(_dict(item).get("component"))
        values = _listed(component, "values")
        value = values[0] if values else component.get("value")
        key = component.get("custom_id")
        if isinstance(key, str) and isinstance(value, str) and value.strip():
            given[key] = tidy(value)
    return given


def _dict(thing: object) -> Mapping[str, Any]:
    return thing if isinstance(thing, dict) else {}


def _listed(thing: object, key: str) -> list[Any]:
    found = _dict(thing).get(key)
    return found if isinstance(found, list) else []
