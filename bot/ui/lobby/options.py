"""The options of a table that has not begun, its pace, and what computers do at it, shown and
changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.store.rows import LEVELS, PAUSES, STAND_INS, WHO_SITS
from bot.tables.clocks.pace import PACES
from bot.ui.components import Layout, Piece, button, container, menu, option, paragraph, rows
from bot.ui.custom_ids import Press
from bot.ui.lobby.hosting import host_row
from bot.ui.lobby.starting import start_row
from games.engine import Text, text
from games.options import option_values, usual_options

if TYPE_CHECKING:
    from bot.tables.table import Table
    from bot.ui.sheets import Voice

PAGE = 8
"""The most menus in one message, well under Discord's forty components."""

_ALL_SHOWN = 6
"""The number of options from which the card shows only unusual values."""

FILL, FILL_TO, STAND_IN, PAUSE = "computer-fill", "computer-fill-to", "stand-in", "computer-pause"
"""The steps that set what computers do, which are the keys of their sentences too."""

REQUESTS = "requests"
"""The step that shows who asks to sit down."""

INVITED = "invited"
"""The step that shows who is invited."""

WHO = "who-sits"
"""The step that sets who may sit down, which is the key of its sentence too."""

FIRST_GAME = "first-game"
"""The name of the values for people who play their first game, beside a game's own presets."""

PRIVATE_LOBBY = "practice"
"""The step that leads back to a private table whose game has not begun."""


class Setting(msgspec.Struct, frozen=True):
    """Something that the host sets. key: of the sentence that names it; values: each with its own
    words; step: the press that sets it, with these arguments; chosen: the value it has; first: the
    value that is good for a first game, if that is not the usual one; hints: what values mean;
    about: what it changes, unless the hints say so.
    """

    key: str
    values: dict[str, Text]
    chosen: str
    usual: str
    step: str
    args: tuple[str, ...] = ()
    first: str = ""
    hints: dict[str, Text] = {}
    about: Text | None = None


def pages_of(table: Table) -> list[list[Setting]]:
    """Returns the settings by page of the form: the game's options, then those that every table
    has, which are together.
    """
    options = options_of(table)
    pages = [options[first : first + PAGE] for first in range(0, len(options), PAGE)]
    if table.private:  # it has no clock, and all its computers are chosen by their level
        return pages
    # A private thread cannot be made public, so a table by invitation stays one.
    who = [] if table.by_invitation else [_who_sits(table)]
    own = [_pace(table), *who, *_computers(table)]
    if pages and len(pages[-1]) + len(own) <= PAGE:
        pages[-1] += own
        return pages
    return [*pages, own]


def options_of(table: Table) -> list[Setting]:
    """Returns the game's options in their order."""
    usual = usual_options(table.game.options, together=PACES[table.row.pace].together)
    return [
        Setting(
            f"{table.row.game}-option-{name}",
            {value: Text(f"{table.row.game}-option-{name}-{value}") for value in values},
            table.row.options[name],
            usual[name],
            "option",
            (name,),
            table.game.options.first.get(name, ""),
            about=Text(f"{table.row.game}-option-{name}.about"),
        )
        for name, values in option_values(table.game.options).items()
    ]


def _pace(table: Table) -> Setting:
    paces = {pace: Text(f"pace-{pace}") for pace in PACES}
    return Setting("pace", paces, table.row.pace, "none", "pace")


def _who_sits(table: Table) -> Setting:
    """Returns who may sit down."""
    values: dict[str, Text] = {value: Text(f"{WHO}-{value}") for value in WHO_SITS}
    return _hinted(WHO, values, table.row.who_sits, "open")


def _computers(table: Table) -> list[Setting]:
    """Returns who fills the table up, who plays for people who are away, and how long computers
    pause.
    """
    row = table.row
    fills = {level: Text(f"computer-fill-{level}") for level in ("none", *LEVELS)}
    stand_ins: dict[str, Text] = {value: Text(f"stand-in-{value}") for value in STAND_INS}
    pauses: dict[str, Text] = {pause: Text(f"computer-pause-{pause}") for pause in PAUSES}
    found = [_hinted(FILL, fills, row.fill or "none", "none")]
    if row.fill is not None:
        seats = {str(n): text("computer-fill-seats", count=n) for n in table.game.seats}
        found.append(Setting(FILL_TO, seats, str(row.fill_to), "", FILL_TO))
    found.append(_hinted(STAND_IN, stand_ins, row.stand_ins, "harmless"))
    return [*found, _hinted(PAUSE, pauses, row.pause, "normal")]


def _hinted(key: str, values: dict[str, Text], chosen: str, usual: str) -> Setting:
    """Returns a setting whose values all have a hint."""
    hints = {value: Text(f"{words.key}.hint") for value, words in values.items()}
    return Setting(key, values, chosen, usual, key, hints=hints)


def agreed(table: Table, voice: Voice) -> str:
    """Returns the settings, one line each; if the game has many options, only those with unusual
    values. Of what computers do only what is unusual is said.
    """
    options, others = options_of(table), [_who_sits(table), *_computers(table)]
    many = len(options) >= _ALL_SHOWN
    shown = [one for one in options if not many or one.chosen != one.usual]
    paces = [] if table.private else [_pace(table)]
    lines = [f"- {voice.marked(_agreed_on(setting))}" for setting in [*shown, *paces]]
    lines += [
        f"- {voice.marked(_agreed_on(setting))}"
        for setting in others
        if setting.chosen != setting.usual
        and (table.row.phase == "lobby" or setting.step not in (FILL, FILL_TO, WHO))
    ]
    if len(shown) < len(options):
        lines.append(f"-# {voice.marked(text('lobby-as-usual'))}")
    return "\n".join(lines)


def _agreed_on(setting: Setting) -> Text:
    value = setting.values[setting.chosen]
    return text("lobby-agreed", setting=Text(setting.key), value=value)


def options_form(table: Table, voice: Voice, page: int = 0, note: str | None = None) -> Layout:
    """Returns a page with a menu for every setting, which changes it at once. page: for a game
    with many options.
    """
    pages = pages_of(table)
    last = len(pages) - 1
    page = min(page, last)
    head = f"### {voice.marked(text('lobby-options'))}\n-# {voice.marked(text('lobby-advice'))}"
    items: list[Piece] = [paragraph(head)]
    if note:
        items.append(paragraph(note))
    for setting in pages[page]:
        items += _menu(table, setting, voice)
    items += rows([_preset(table, name, to, voice) for name, to in presets_of(table).items()])
    if table.row.who_sits == "ask":
        asks = Press(table.id, 0, REQUESTS).encode()
        items += rows([button(voice.plain(text("request-button")), asks)])
    if table.by_invitation:
        invite = Press(table.id, 0, INVITED).encode()
        items += rows([button(voice.plain(text("invited-button")), invite)])
    items += start_row(table, voice)
    items += host_row(table, voice)
    if last > 0:
        items += rows([_turn(table, number, last, page, voice) for number in range(last + 1)])
    return Layout([container([*items, *back_to_lobby(table, voice)])])


def back_to_lobby(table: Table, voice: Voice) -> list[Piece]:
    """Returns the way back to a private table, which has no card beside this page; nothing for
    other tables.
    """
    if not table.private:
        return []
    back = Press(table.id, 0, PRIVATE_LOBBY).encode()
    return rows([button(voice.plain(text("panel-back")), back)])


def page_of(table: Table, step: str, args: tuple[str, ...]) -> int:
    """Returns the page of the form on which this press is."""
    for number, page in enumerate(pages_of(table)):
        if (step, args) in [(setting.step, setting.args) for setting in page]:
            return number
    return 0


def _menu(table: Table, setting: Setting, voice: Voice) -> list[Piece]:
    entries = [
        option(
            voice.plain(words),
            value,
            _advice(setting, value, voice),
            default=value == setting.chosen,
        )
        for value, words in setting.values.items()
    ]
    asked = voice.plain(Text(setting.key))
    custom_id = Press(table.id, 0, setting.step, setting.args).encode()
    named = f"**{voice.marked(Text(setting.key))}**"
    about = f"\n-# {voice.marked(setting.about)}" if setting.about else ""
    return [paragraph(named + about), menu(custom_id, entries, asked)]


def _advice(setting: Setting, value: str, voice: Voice) -> str | None:
    """Returns what a value means, that it is the usual one, or that it is for a first game."""
    if value in setting.hints:
        return voice.plain(setting.hints[value])
    if value == setting.first:
        return voice.plain(text("lobby-first"))
    usual = setting.step == "option" and value == setting.usual
    return voice.plain(text("lobby-usual")) if usual else None


def presets_of(table: Table) -> dict[str, dict[str, str]]:
    """Returns by name the values that one press sets together: first those for people who play
    their first game, then those that the game names.
    """
    kind = table.game.options
    usual = usual_options(kind, together=PACES[table.row.pace].together)
    return {FIRST_GAME: usual | kind.first, **kind.presets}


def _preset(table: Table, name: str, to: dict[str, str], voice: Voice) -> Piece:
    words = "lobby-first-game" if name == FIRST_GAME else f"{table.row.game}-preset-{name}"
    label = voice.plain(Text(words))
    chosen = to.items() <= table.row.options.items()
    return button(label, Press(table.id, 0, "preset", (name,)).encode(), disabled=chosen)


def _turn(table: Table, number: int, last: int, page: int, voice: Voice) -> Piece:
    label = voice.plain(text("panel-page", page=number + 1, pages=last + 1))
    custom_id = Press(table.id, 0, "options", (str(number),)).encode()
    return button(label, custom_id, disabled=number == page)
