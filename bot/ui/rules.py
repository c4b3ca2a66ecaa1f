"""Rulebook entries as messages: the entry, and buttons to the entries it links to."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.rulebooks.finder import find, suggest
from bot.rulebooks.search import Hit, search
from bot.ui.chosen import chosen_or
from bot.ui.components import (
    MENU,
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
from bot.words.folding import fits
from games.engine import Text, text
from games.registry import all_games
from games.rulebook import Entry, rulebook

if TYPE_CHECKING:
    from bot.ui.request import Request
    from bot.ui.sheets import Voice

_LINKS = 10
_BODY = 3_500


def entry_layout(game: str, entry: Entry, voice: Voice) -> Layout:
    """Returns one entry with buttons to its links and back to the list."""
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
    return Layout([container(items)])


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
        items.append(section(paragraph(words, 380), accessory))
    items += primer_menu(voice, RULES)
    return Layout([container(items)])


def hits_layout(hits: list[Hit], voice: Voice) -> Layout:
    """Returns the results of a search, each with a button that opens it."""
    items: list[Piece] = [paragraph(voice.marked(text("rules-found", count=len(hits))))]
    for hit in hits:
        label = voice.plain(text("rules-open"))
        press = RulePress(hit.game, hit.entry.id, turning=True).encode()
        found = f"**{voice.marked(Text(hit.game))} · {hit.entry.title}**\n{hit.excerpt}"
        items.append(section(paragraph(found, 380), button(label, press)))
    return Layout([container(items)])


def _opened(game: str, wanted: str, voice: Voice) -> Layout:
    """Returns the entry that somebody pressed or typed, or else the list of all."""
    entry = find(game, voice.locale, wanted) if wanted else None
    if entry is not None:
        return entry_layout(game, entry, voice)
    return contents_layout(game, voice, voice.marked(text("rules-none")) if wanted else None)


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


async def send_rules(
    request: Request,
    game: str = "",
    wanted: str = "",
    words: str = "",
    *,
    public: bool = False,
) -> None:
    """Answers a command with an entry of a game, with search results in one rulebook or all, or
    with the list of rulebooks.

    The answer is private unless it was asked to be public.
    """
    voice = request.voice
    key = _game(game, voice)
    ruling = None if game or words else _of_ruling(wanted, voice)
    if ruling is not None:
        layout = ruling
    elif words or (wanted and not game):
        layout = hits_layout(search(words or wanted, voice.locale, key), voice)
    elif key is not None:
        layout = _opened(key, wanted, voice)
    else:
        layout = library_layout(voice, voice.marked(text("rules-no-game")) if game else None)
    await request.interaction.response.send_message(view=layout, ephemeral=not public)


def _of_ruling(wanted: str, voice: Voice) -> Layout | None:
    """Returns the entry of a ruling's number, whose letter identifies the game, or None if there
    is none.
    """
    number = wanted.strip().upper()
    for game in all_games():
        entries = rulebook(game, voice.locale).entries
        entry = next((entry for entry in entries if number in entry.rulings), None)
        if entry is not None:
            return entry_layout(game, entry, voice)
    return None


def _game(typed: str, voice: Voice) -> str | None:
    """Returns the game with this key or name, or None."""
    if typed in all_games():
        return typed
    alike = [key for key in all_games() if typed and fits(typed, key, voice.plain(Text(key)))]
    return alike[0] if len(alike) == 1 else None


def game_choices(voice: Voice, typed: str) -> list[tuple[str, str]]:
    """Returns name and key of the games to suggest while somebody types."""
    named = [(voice.plain(Text(key)), key) for key in all_games()]
    return [(name, key) for name, key in named if fits(typed, name, key)][:MENU]


def entry_choices(game: str, voice: Voice, typed: str) -> list[tuple[str, str]]:
    """Returns title and id of the entries to suggest while somebody types."""
    key = _game(game, voice)
    if key is None:
        return []
    return [(cut(entry.title, 100), entry.id) for entry in suggest(key, voice.locale, typed)]


def _open(game: str, title: str, entry: str) -> Piece:
    return button(title, RulePress(game, entry, turning=True).encode())


def _unlinked(body: str) -> str:
    """Returns the text with its internal links as plain words, because Discord would show their
    addresses.
    """
    return re.sub(r"\[([^\]]+)\]\(#[a-z0-9-]+\)", r"*\1*", body)
