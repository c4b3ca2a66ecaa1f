"""The parts of a message: texts, buttons, menus and pictures, all of Discord's components v2.

A piece is Discord's own JSON. discord.py has classes for the same, made for views that live in
memory and dispatch presses. Ours only show: `router.py` takes the presses by custom id, even after
a restart, and plain values are made several times faster, which speeds up every press.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import ui

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bot.ui.sheets import ShownSheet

Piece: TypeAlias = "dict[str, Any]"
"""A component of a message, or an option of a menu, in Discord's format."""

ACCENT = 0x7A3E9D
"""The colour beside the bot's messages: the purple of a bank note passed under a table."""

LABEL = 80
OPTION = 100
MENU = 25
ROW = 5
PICTURES = 10
"""The most pictures in one message."""
TEXT = 3_900
"""The most text in one message, a little under Discord's 4000 characters."""

TableHome: TypeAlias = discord.TextChannel | discord.ForumChannel
TABLE_CHANNELS = (discord.ChannelType.text, discord.ChannelType.forum)
"""The kinds of channels that can hold a table; a media channel, which is a forum too, cannot."""

_USERS, _ROLES, _CHANNELS = 5, 6, 8
_ROW, _BUTTON, _MENU, _SECTION, _TEXT, _GALLERY, _CONTAINER = 1, 2, 3, 9, 10, 12, 17
"""Discord's numbers of the kinds of components."""


class Layout(ui.LayoutView):
    """A message layout without callbacks; presses come back by custom id.

    It is *stopped* before it is sent, because discord.py would otherwise keep it in memory.
    """

    def __init__(self, pieces: Iterable[Piece]) -> None:
        super().__init__(timeout=None)
        self._pieces = list(pieces)
        _fit([piece for piece in walk(self._pieces) if piece.get("type") == _TEXT])
        self.stop()

    def to_components(self) -> list[Piece]:
        """Returns the components for discord.py to send."""
        return self._pieces

    def has_components_v2(self) -> bool:
        """Returns True, because all of them are components v2."""
        return True


def walk(pieces: Iterable[Piece]) -> Iterator[Piece]:
    """Yields every piece, from the outside inwards."""
    for piece in pieces:
        yield piece
        yield from walk(piece.get("components", ()))
        if "accessory" in piece:
            yield piece["accessory"]


def _fit(texts: list[Piece]) -> None:
    """Cuts the longest texts until all of them together fit into one message."""
    over = sum(len(text["content"]) for text in texts) - TEXT
    while over > 0:
        longest = max(texts, key=lambda text: len(text["content"]))
        length = len(longest["content"])
        longest["content"] = cut(longest["content"], max(length - over, length // 2))
        over -= length - len(longest["content"])


def cut(words: str, length: int) -> str:
    """Returns words cut to a length, with an ellipsis if something is missing."""
    return words if len(words) <= length else words[: length - 1] + "…"


def container(pieces: Iterable[Piece]) -> Piece:
    """Returns pieces in a frame, with the bot's colour beside it."""
    return {"type": _CONTAINER, "accent_color": ACCENT, "components": list(pieces)}


def paragraph(words: str, length: int = TEXT) -> Piece:
    """Returns a text, or a space for "", which Discord refuses."""
    return {"type": _TEXT, "content": cut(words, length) or "\u200b"}


def section(words: Piece, accessory: Piece) -> Piece:
    """Returns a text with a button beside it."""
    return {"type": _SECTION, "components": [words], "accessory": accessory}


def button(
    label: str,
    custom_id: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> Piece:
    """Returns a button."""
    return {
        "type": _BUTTON,
        "style": style.value,
        "label": cut(label, LABEL),
        "custom_id": custom_id,
        "disabled": disabled,
    }


def rows(buttons: Sequence[Piece]) -> list[Piece]:
    """Returns buttons in rows of five."""
    return [_row(buttons[n : n + ROW]) for n in range(0, len(buttons), ROW)]


def _row(pieces: Iterable[Piece]) -> Piece:
    return {"type": _ROW, "components": list(pieces)}


def option(label: str, value: str, hint: str | None = None, *, default: bool = False) -> Piece:
    """Returns an option of a menu."""
    entry = {"label": cut(label, OPTION), "value": value, "default": default}
    return entry if hint is None else {**entry, "description": cut(hint, OPTION)}


def menu(
    custom_id: str, options: list[Piece], placeholder: str, least: int = 1, most: int = 1
) -> Piece:
    """Returns a menu in a row of its own."""
    select = {
        "type": _MENU,
        "custom_id": custom_id,
        "options": options,
        "placeholder": cut(placeholder, 150),
        "min_values": least,
        "max_values": most,
    }
    return _row([select])


def channel_menu(
    custom_id: str,
    chosen: Iterable[int],
    placeholder: str,
    least: int = 0,
    most: int = MENU,
    kinds: Iterable[discord.ChannelType] = TABLE_CHANNELS,
) -> Piece:
    """Returns a menu of the server's channels of these kinds, by default those that take messages
    or threads. least: 0 if none need be chosen.
    """
    defaults = [{"id": str(number), "type": "channel"} for number in chosen][:MENU]
    select = {
        "type": _CHANNELS,
        "custom_id": custom_id,
        "channel_types": [kind.value for kind in kinds],
        "default_values": defaults,
        "placeholder": cut(placeholder, 150),
        "min_values": least,
        "max_values": most,
    }
    return _row([select])


def role_menu(custom_id: str, chosen: int | None, placeholder: str, least: int = 1) -> Piece:
    """Returns a menu of the server's roles. least: 0 if none need be chosen."""
    defaults = [] if chosen is None else [{"id": str(chosen), "type": "role"}]
    select = {
        "type": _ROLES,
        "custom_id": custom_id,
        "default_values": defaults,
        "placeholder": cut(placeholder, 150),
        "min_values": least,
        "max_values": 1,
    }
    return _row([select])


def user_menu(custom_id: str, placeholder: str, most: int = 1) -> Piece:
    """Returns a menu of the people who are here."""
    select = {
        "type": _USERS,
        "custom_id": custom_id,
        "placeholder": cut(placeholder, 150),
        "min_values": 1,
        "max_values": most,
    }
    return _row([select])


def picture(shown: ShownSheet) -> Piece:
    """Returns a picture that is attached to the same message."""
    return gallery([shown])


def gallery(sheets: Iterable[ShownSheet]) -> Piece:
    """Returns several pictures that are attached to the same message."""
    items = [
        {"media": {"url": f"attachment://{shown.file}"}, "description": shown.alt}
        for shown in sheets
    ]
    return {"type": _GALLERY, "items": items}
