"""The options and the pace of a table that has not begun, shown and changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.tables.clocks.pace import PACES
from bot.ui.components import Layout, Piece, button, container, menu, option, paragraph, rows
from bot.ui.custom_ids import Press
from games.engine import Text, text
from games.options import option_values, usual_options

if TYPE_CHECKING:
    from bot.tables.table import Table
    from bot.ui.sheets import Voice

PAGE = 8
"""The most menus in one message, well under Discord's forty components."""

_ALL_SHOWN = 6
"""The most options that the card shows completely; for games with more it shows only unusual
values.
"""


class Setting(msgspec.Struct, frozen=True):
    """An option or the pace. key: of the sentence that names it; values: each with the key of
    its own sentence; step: the press that sets it, with these arguments; chosen: the value it
    has; first: the value that is good for a first game, if that is not the usual one.
    """

    key: str
    values: dict[str, str]
    chosen: str
    usual: str
    step: str
    args: tuple[str, ...] = ()
    first: str = ""


def settings_of(table: Table) -> list[Setting]:
    """Returns the game's options in their order, then the pace."""
    usual = usual_options(table.game.options, together=PACES[table.row.pace].together)
    paces = {pace: f"pace-{pace}" for pace in PACES}
    options = [
        Setting(
            f"{table.row.game}-option-{name}",
            {value: f"{table.row.game}-option-{name}-{value}" for value in values},
            table.row.options[name],
            usual[name],
            "option",
            (name,),
            table.game.options.first.get(name, ""),
        )
        for name, values in option_values(table.game.options).items()
    ]
    return [*options, Setting("pace", paces, table.row.pace, "none", "pace")]


def agreed(table: Table, voice: Voice) -> str:
    """Returns the settings, one line each; if there are many options, only those with unusual
    values.
    """
    settings = settings_of(table)
    shown = [
        setting
        for setting in settings
        if len(settings) <= _ALL_SHOWN or setting.chosen != setting.usual or setting.step == "pace"
    ]
    lines = [f"- {voice.marked(_agreed_on(setting))}" for setting in shown]
    if len(shown) < len(settings):
        lines.append(f"-# {voice.marked(text('lobby-as-usual'))}")
    return "\n".join(lines)


def _agreed_on(setting: Setting) -> Text:
    value = Text(setting.values[setting.chosen])
    return text("lobby-agreed", setting=Text(setting.key), value=value)


def options_form(table: Table, voice: Voice, page: int = 0, note: str | None = None) -> Layout:
    """Returns a page with a menu for every setting, which changes it at once. page: for a game
    with many options.
    """
    settings = settings_of(table)
    last = (len(settings) - 1) // PAGE
    page = min(page, last)
    head = f"### {voice.marked(text('lobby-options'))}\n-# {voice.marked(text('lobby-advice'))}"
    items: list[Piece] = [paragraph(head)]
    if note:
        items.append(paragraph(note))
    for setting in settings[page * PAGE : (page + 1) * PAGE]:
        items += _menu(table, setting, voice)
    items += rows([_preset(table, name, voice) for name in table.game.options.presets])
    if last > 0:
        items += rows([_turn(table, number, last, page, voice) for number in range(last + 1)])
    return Layout([container(items)])


def page_of(table: Table, step: str, args: tuple[str, ...]) -> int:
    """Returns the page of the form on which this press is."""
    places = [(setting.step, setting.args) for setting in settings_of(table)]
    return places.index((step, args)) // PAGE if (step, args) in places else 0


def _menu(table: Table, setting: Setting, voice: Voice) -> list[Piece]:
    entries = [
        option(
            voice.plain(Text(key)),
            value,
            _advice(setting, value, voice),
            default=value == setting.chosen,
        )
        for value, key in setting.values.items()
    ]
    asked = voice.plain(Text(setting.key))
    custom_id = Press(table.id, 0, setting.step, setting.args).encode()
    return [paragraph(f"**{voice.marked(Text(setting.key))}**"), menu(custom_id, entries, asked)]


def _advice(setting: Setting, value: str, voice: Voice) -> str | None:
    """Returns whether a value is the usual one, or one for a first game."""
    if value == setting.first:
        return voice.plain(text("lobby-first"))
    usual = setting.step == "option" and value == setting.usual
    return voice.plain(text("lobby-usual")) if usual else None


def _preset(table: Table, name: str, voice: Voice) -> Piece:
    label = voice.plain(Text(f"{table.row.game}-preset-{name}"))
    chosen = table.game.options.presets[name].items() <= table.row.options.items()
    return button(label, Press(table.id, 0, "preset", (name,)).encode(), disabled=chosen)


def _turn(table: Table, number: int, last: int, page: int, voice: Voice) -> Piece:
    label = voice.plain(text("panel-page", page=number + 1, pages=last + 1))
    custom_id = Press(table.id, 0, "options", (str(number),)).encode()
    return button(label, custom_id, disabled=number == page)
