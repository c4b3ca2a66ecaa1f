"""Rulebooks as messages: entries with buttons to those they link to, lists of entries, and what
the look-up answers.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.rulebooks.excerpts import excerpts
from bot.rulebooks.lookup import Hit, look_up
from bot.ui.chosen import chosen_or
from bot.ui.components import (
    MENU,
    OPTION,
    Layout,
    Piece,
    button,
    container,
    cut,
    menu,
    option,
    paragraph,
    rows,
    section,
)
from bot.ui.custom_ids import RulePress
from bot.ui.primers.buttons import primer_button, primer_menu
from bot.ui.primers.pages import RULES
from bot.ui.which_table import game_here
from bot.words.folding import fits
from games.engine import Text, text
from games.registry import all_games
from games.rulebook import Entry, rulebook

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.rulebooks.lookup import Found
    from bot.services import Services
    from bot.ui.request import Request
    from bot.ui.sheets import Voice

_LINKS = 10
_BODY = 3_500
_LISTED = 6
"""The most entries in a list of results."""
_ALSO = 3
"""The most entries that are offered below an answer."""
_MEANT = 0.45
"""How strong they have to be, of the answer."""
_SHOWN = 380
"""The most characters of a result, and of a game in a list."""


def entry_layout(game: str, entry: Entry, voice: Voice, also: Sequence[Hit] = ()) -> Layout:
    """Returns one entry with buttons to its links and back to the list.

    also: further entries that may be meant; each has a button, unless the entry links to it.
    """
    book = rulebook(game, voice.locale)
    rulings = f"\n-# {' · '.join(entry.rulings)}" if entry.rulings else ""
    items: list[Piece] = [
        paragraph(f"### {book.title} · {entry.title}"),
        paragraph(cut(_unlinked(entry.body), _BODY) + rulings),
    ]
    linked = [found for key in entry.links if (found := book.entry(key)) is not None]
    buttons = [_open(game, found.title, found.id) for found in linked[:_LINKS]]
    buttons.append(_open(game, voice.plain(text("rules-all")), ""))
    items += rows(buttons)
    others = [hit for hit in also if hit.game != game or hit.entry not in linked]
    if others:
        items.append(paragraph(voice.marked(text("rules-also"))))
        items += rows([_open(hit.game, named(hit, voice, game), hit.entry.id) for hit in others])
    return Layout([container(items)])


def named(hit: Hit, voice: Voice, game: str | None = None) -> str:
    """Returns the title of an entry that was found, after its game's name unless that is `game`."""
    title = hit.entry.title
    return title if hit.game == game else f"{voice.plain(Text(hit.game))} · {title}"


def contents_layout(game: str, voice: Voice, note: str | None = None) -> Layout:
    """Returns the list of a game's entries, to choose from."""
    book = rulebook(game, voice.locale)
    intro = voice.marked(Text(f"{game}.tagline"))
    items: list[Piece] = [paragraph(note)] if note else []
    items.append(paragraph(f"### {book.title}\n{intro}"))
    items += rows(primer_button(game, voice, RULES))
    for start in range(0, len(book.entries), MENU):
        part = book.entries[start : start + MENU]
        entries = [option(entry.title, entry.id) for entry in part]
        custom_id = RulePress(game, f"menu-{start}", turning=True).encode()
        shown = voice.plain(text("rules-choose"))
        items.append(menu(custom_id, entries, shown))
    return Layout([container(items)])


def library_layout(voice: Voice, note: str | None = None) -> Layout:
    """Returns the list of rulebooks, each with a button that opens it."""
    items: list[Piece] = [paragraph(note or voice.marked(text("rules-games")))]
    for game in all_games():
        words = f"**{voice.marked(Text(game))}**\n{voice.marked(Text(f'{game}.tagline'))}"
        label = voice.plain(text("rules-open"))
        accessory = button(label, RulePress(game, "", turning=True).encode())
        items.append(section(paragraph(words, _SHOWN), accessory))
    items += primer_menu(voice, RULES)
    return Layout([container(items)])


def hits_layout(hits: tuple[Hit, ...], typed: str, voice: Voice) -> Layout:
    """Returns the results of a search, each with a button that opens it."""
    excerpt = excerpts(typed, voice.locale)
    items: list[Piece] = [paragraph(voice.marked(text("rules-found", count=len(hits))))]
    for hit in hits:
        label = voice.plain(text("rules-open"))
        press = RulePress(hit.game, hit.entry.id, turning=True).encode()
        shown = f"**{named(hit, voice)}**\n{excerpt(hit.entry.body)}"
        items.append(section(paragraph(shown, _SHOWN), button(label, press)))
    return Layout([container(items)])


def _opened(game: str, wanted: str, voice: Voice) -> Layout:
    """Returns the entry that somebody pressed, or else the list of all."""
    entry = rulebook(game, voice.locale).entry(wanted)
    if entry is not None:
        return entry_layout(game, entry, voice)
    return contents_layout(game, voice)


async def open_entry(request: Request, press: RulePress) -> None:
    """Opens the entry a button names, or the list of a game's entries.

    A press on an open rulebook turns its page; any other gets a message of its own, so that a panel
    is not lost.
    """
    voice = request.voice
    if press.game in all_games():
        known = [entry.id for entry in rulebook(press.game, voice.locale).entries]
        wanted = chosen_or(request, known, press.entry)
        layout = _opened(press.game, wanted, voice)
    else:
        layout = library_layout(voice, voice.marked(text("press-unknown")))
    if press.turning:
        await request.respond(layout)
    else:
        await request.interaction.response.send_message(view=layout, ephemeral=True)


# -- what somebody types ------------------------------------------------------------------------


class RuleSearch:
    """The look-up behind `/rules`."""

    def __init__(self, services: Services) -> None:
        self._store = services.store

    async def send(
        self, request: Request, typed: str = "", game: str = "", *, public: bool = False
    ) -> None:
        """Answers a command with what the typed words lead to, in one rulebook or all; with the
        list of a game's entries or of all rulebooks if nothing was typed.

        The answer is private unless it was asked to be public.
        """
        voice, key = request.voice, _game(game, request.voice)
        if game and key is None:
            layout = library_layout(voice, voice.marked(text("rules-no-game")))
        elif typed.strip():
            here = await game_here(self._store, request) if key is None else None
            layout = _found(look_up(typed, voice.locale, here=here, game=key), typed, voice, key)
        elif key is not None:
            layout = contents_layout(key, voice)
        else:
            layout = library_layout(voice)
        await request.interaction.response.send_message(view=layout, ephemeral=not public)

    async def suggest(self, request: Request, typed: str, game: str = "") -> list[tuple[str, str]]:
        """Returns the entries to suggest while somebody types: what each is called, and
        `game/entry`.
        """
        voice, key = request.voice, _game(game, request.voice)
        here = await game_here(self._store, request) if key is None else None
        if typed.strip():
            hits = look_up(typed, voice.locale, here=here, game=key, most=MENU).hits
        else:
            hits = _unasked(key or here, voice)
        return [
            (cut(named(hit, voice, key), OPTION), f"{hit.game}/{hit.entry.id}")
            for hit in hits[:MENU]
        ]


def _unasked(game: str | None, voice: Voice) -> tuple[Hit, ...]:
    """Returns what is suggested before somebody types: a game's entries, or how each begins."""
    if game is not None:
        return tuple(Hit(game, entry) for entry in rulebook(game, voice.locale).entries)
    return tuple(Hit(key, rulebook(key, voice.locale).entries[0]) for key in all_games())


def _found(found: Found, typed: str, voice: Voice, game: str | None) -> Layout:
    """Returns the answer with what else may be meant, the list of results, or all there is."""
    if not found.hits:
        note = voice.marked(text("rules-found", count=0))
        return library_layout(voice, note) if game is None else contents_layout(game, voice, note)
    first, *others = found.hits
    if found.clear:
        also = [hit for hit in others if hit.share >= _MEANT]
        return entry_layout(first.game, first.entry, voice, also[:_ALSO])
    return hits_layout(found.hits[:_LISTED], typed, voice)


def _game(typed: str, voice: Voice) -> str | None:
    """Returns the game with this key or name, or None."""
    if typed in all_games():
        return typed
    alike = [key for key in all_games() if typed and fits(typed, key, voice.plain(Text(key)))]
    return alike[0] if len(alike) == 1 else None


def game_choices(voice: Voice, typed: str) -> list[tuple[str, str]]:
    """Returns name and key of the games to suggest while somebody types."""
    games = [(voice.plain(Text(key)), key) for key in all_games()]
    return [(name, key) for name, key in games if fits(typed, name, key)][:MENU]


# -- parts of pages ------------------------------------------------------------------------------


def _open(game: str, title: str, entry: str) -> Piece:
    return button(title, RulePress(game, entry, turning=True).encode())


def _unlinked(body: str) -> str:
    """Returns the text with its internal links as plain words, because Discord would show their
    addresses.
    """
    return re.sub(r"\[([^\]]+)\]\(#[a-z0-9-]+\)", r"*\1*", body)
