"""The page on which a night is planned or changed. All that it says so far is in its custom ids, so
that nothing is stored before it is posted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

import discord
import msgspec
from discord import ui

from bot.clock import MINUTE, when
from bot.ids import NightId
from bot.nights.moments import offered, written
from bot.nights.planning import Wish
from bot.store.rows import LevelName
from bot.tables.clocks.pace import PACES
from bot.ui.components import Layout, button, container, menu, option, paragraph, rows
from bot.ui.custom_ids import LoosePress
from bot.ui.nights.card import moment
from games.choosing import whole_number
from games.engine import Text, text
from games.registry import all_games

if TYPE_CHECKING:
    from bot.nights.night import Night
    from bot.tables.clocks.time_zones import HourZone
    from bot.ui.components import Piece
    from bot.ui.sheets import Voice

DRAFT = "night.draft"
WHEN, GAMES, PACE, COMPUTERS, OTHER, TYPED, POST, AGAIN = (
    "when", "games", "pace", "computers", "other", "typed", "post", "again",
)  # fmt: skip
"""What is pressed on the page: four menus, the button for another hour and its form, and the one
that posts it. The last opens the page.
"""

ALONE = "none"
LEVELS: tuple[str, ...] = (ALONE, *get_args(LevelName))
FIELD = "hour"

_DAYS = 14


class Draft(msgspec.Struct, frozen=True):
    """What has been chosen so far. starts: unix milliseconds. night: the one that is changed."""

    starts: int
    games: tuple[str, ...]
    pace: str
    computers: LevelName | None
    night: NightId | None = None

    def press(self, what: str) -> str:
        """Returns the custom id of something on the page."""
        keys = sorted(all_games())
        mask = sum(1 << n for n, key in enumerate(keys) if key in self.games)
        level = str(LEVELS.index(self.computers or ALONE))
        args = (what, str(self.starts // MINUTE), str(mask), self.pace, level, str(self.night or 0))
        return LoosePress(DRAFT, args).encode()

    def wish(self, zone: str) -> Wish:
        """Returns it as a wish."""
        return Wish(self.starts, zone, self.games, self.pace, self.computers)


def read_draft(press: LoosePress) -> tuple[str, Draft] | None:
    """Returns what was pressed and the draft, or None for a press that is not well formed."""
    if len(press.args) != 6 or press.args[3] not in PACES:
        return None
    minutes, mask, level, night = (whole_number(press.args[n]) for n in (1, 2, 4, 5))
    if minutes is None or mask is None or night is None or level not in range(len(LEVELS)):
        return None
    games = tuple(key for n, key in enumerate(sorted(all_games())) if mask >> n & 1)
    known: Any = None if level in (0, None) else LEVELS[level]
    starts = min(minutes * MINUTE, 2**53)
    draft = Draft(starts, games or tuple(all_games()), press.args[3], known, NightId(night) or None)
    return press.args[0], draft


def draft_of(night: Night) -> Draft:
    """Returns a night as the draft of its change."""
    row = night.row
    return Draft(row.starts, row.games, row.pace, row.computers, night.id)


def draft_page(
    draft: Draft, zone: HourZone, now: int, voice: Voice, note: str | None = None
) -> Layout:
    """Returns the page. note: what is to be known first."""
    key = "night-draft" if draft.night is None else "night-draft-change"
    head = f"### {voice.marked(text(key))}"
    at = voice.marked(text("night-draft-at", at=moment(draft.starts), when=when(draft.starts)))
    zoned = voice.marked(text("night-draft-zone", zone=zone.said))
    items = [paragraph(f"{head}\n{at}\n-# {zoned}")]
    if note:
        items.append(paragraph(note))
    items += [_hours(draft, zone, now, voice), _games(draft, voice)]
    items += [_pace(draft, voice), _computers(draft, voice)]
    label = "night-post" if draft.night is None else "night-save"
    post = button(voice.plain(text(label)), draft.press(POST), discord.ButtonStyle.success)
    other = button(voice.plain(text("night-other-hour")), draft.press(OTHER))
    return Layout([container([*items, *rows([post, other])])])


def _hours(draft: Draft, zone: HourZone, now: int, voice: Voice) -> Piece:
    options = [
        option(written(at, zone.name, voice.locale), str(at), default=at == draft.starts)
        for at in offered(draft.starts, now, zone.name, _DAYS)
    ]
    return menu(draft.press(WHEN), options, voice.plain(text("night-menu-when")))


def _games(draft: Draft, voice: Voice) -> Piece:
    options = [
        option(voice.plain(Text(key)), key, default=key in draft.games) for key in all_games()
    ]
    named = voice.plain(text("night-menu-games"))
    return menu(draft.press(GAMES), options, named, most=len(options))


def _pace(draft: Draft, voice: Voice) -> Piece:
    options = [
        option(voice.plain(Text(f"pace-{pace}")), pace, default=pace == draft.pace)
        for pace in PACES
    ]
    return menu(draft.press(PACE), options, voice.plain(text("night-menu-pace")))


def _computers(draft: Draft, voice: Voice) -> Piece:
    chosen = draft.computers or ALONE
    options = [
        option(voice.plain(Text(f"night-computers-{level}")), level, default=level == chosen)
        for level in LEVELS
    ]
    return menu(draft.press(COMPUTERS), options, voice.plain(text("night-menu-computers")))


def hour_form(draft: Draft, zone: HourZone, voice: Voice) -> ui.Modal:
    """Returns the form in which another hour is typed."""
    form: ui.Modal = ui.Modal(
        title=voice.plain(text("night-other-hour")), timeout=None, custom_id=draft.press(TYPED)
    )
    asked: ui.TextInput[Any] = ui.TextInput(
        custom_id=FIELD,
        placeholder=written(draft.starts, zone.name, voice.locale),
        max_length=40,
        style=discord.TextStyle.short,
    )
    label = voice.plain(text("night-form-hour"))
    example = voice.plain(text("night-form-example"))
    form.add_item(ui.Label(text=label, description=example, component=asked))
    form.stop()
    return form
