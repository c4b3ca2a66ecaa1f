"""The small pieces of a message: texts, buttons, menus, pictures, all of Discord's new kind.

Every view made here is *stopped* before it is sent: discord.py would otherwise keep it in memory
to dispatch presses, which `router.py` does by custom id, also after a restart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import ui

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.ui.sheets import Shown

ACCENT = discord.Colour(0x7A3E9D)
"""The colour beside our messages: the purple of a bank note passed under a table."""

LABEL = 80
OPTION = 100
MENU = 25
ROW = 5
TEXT = 3_900
"""How much text one message may hold, a little under Discord's 4000."""


class Layout(ui.LayoutView):
    """A message layout that only shows; presses come back by custom id."""

    def __init__(self, items: Iterable[ui.Item[Any]]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)
        _fit([item for item in self.walk_children() if isinstance(item, ui.TextDisplay)])
        self.stop()


def _fit(texts: list[ui.TextDisplay[Any]]) -> None:
    """Cut the longest texts until all together fit into one message."""
    over = sum(len(text.content) for text in texts) - TEXT
    while over > 0:
        longest = max(texts, key=lambda text: len(text.content))
        length = len(longest.content)
        longest.content = cut(longest.content, max(length - over, length // 2))
        over -= length - len(longest.content)


def cut(words: str, length: int) -> str:
    """Words cut to a length, with an ellipsis where something is missing."""
    return words if len(words) <= length else words[: length - 1] + "…"


def paragraph(words: str, length: int = TEXT) -> ui.TextDisplay[Any]:
    """A text; a space where there is none, since Discord refuses an empty one."""
    return ui.TextDisplay(cut(words, length) or "\u200b")


def button(
    label: str,
    custom_id: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
    emoji: str | None = None,
) -> ui.Button[Any]:
    """A button."""
    return ui.Button(
        label=cut(label, LABEL), custom_id=custom_id, style=style, disabled=disabled, emoji=emoji
    )


def rows(buttons: Sequence[ui.Button[Any]]) -> list[ui.ActionRow[Any]]:
    """Buttons in rows of five."""
    return [ui.ActionRow(*buttons[n : n + ROW]) for n in range(0, len(buttons), ROW)]


def option(
    label: str, value: str, hint: str | None = None, *, default: bool = False
) -> discord.SelectOption:
    """An entry of a menu."""
    return discord.SelectOption(
        label=cut(label, OPTION),
        value=value,
        description=None if hint is None else cut(hint, OPTION),
        default=default,
    )


def menu(
    custom_id: str,
    options: list[discord.SelectOption],
    placeholder: str,
    least: int = 1,
    most: int = 1,
) -> ui.ActionRow[Any]:
    """A menu in a row of its own."""
    select: ui.Select[Any] = ui.Select(
        custom_id=custom_id,
        options=options,
        placeholder=cut(placeholder, 150),
        min_values=least,
        max_values=most,
    )
    return ui.ActionRow(select)


def picture(shown: Shown) -> ui.MediaGallery[Any]:
    """A picture that is attached to the same message."""
    item = discord.MediaGalleryItem(f"attachment://{shown.file}", description=shown.alt)
    return ui.MediaGallery(item)
