"""Rulebook entries as messages: the entry, and buttons to those it links to."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from discord import ui

from bot.rulebooks.finder import find, suggest
from bot.rulebooks.search import Hit, search
from bot.ui.answer import respond
from bot.ui.ids import RulePress
from bot.ui.parts import ACCENT, MENU, Layout, button, menu, option, paragraph, rows
from games.engine import Text, text
from games.registry import all_games
from games.rulebook import Entry, rulebook

if TYPE_CHECKING:
    from bot.ui.answer import Answers, Interaction
    from bot.ui.sheets import Voice

_LINKS = 10
_BODY = 3_500


def entry_layout(game: str, entry: Entry, voice: Voice) -> Layout:
    """One entry with buttons to its links and back to the list."""
    book = rulebook(game, voice.locale)
    rulings = f"\n-# {' · '.join(entry.rulings)}" if entry.rulings else ""
    items: list[ui.Item[Any]] = [
        paragraph(f"### {book.title} · {entry.title}"),
        paragraph(_unlinked(entry.body)[:_BODY] + rulings),
    ]
    linked = [found for key in entry.links if (found := book.entry(key)) is not None]
    buttons = [_open(game, found.title, found.id) for found in linked[:_LINKS]]
    buttons.append(_open(game, voice.plain(text("rules-all")), ""))
    items += rows(buttons)
    return Layout([ui.Container(*items, accent_colour=ACCENT)])


def contents_layout(game: str, voice: Voice) -> Layout:
    """The list of a game's entries, to choose from."""
    book = rulebook(game, voice.locale)
    intro = voice.marked(Text(f"{game}.tagline"))
    items: list[ui.Item[Any]] = [paragraph(f"### {book.title}\n{intro}")]
    for start in range(0, len(book.entries), MENU):
        part = book.entries[start : start + MENU]
        entries = [option(entry.title, entry.id) for entry in part]
        custom_id = RulePress(game, f"menu-{start}", turning=True).encode()
        shown = voice.plain(text("rules-choose"))
        items.append(menu(custom_id, entries, shown))
    return Layout([ui.Container(*items, accent_colour=ACCENT)])


def hits_layout(hits: list[Hit], voice: Voice) -> Layout:
    """What a search found, each with a button that opens it."""
    items: list[ui.Item[Any]] = [paragraph(voice.marked(text("rules-found", count=len(hits))))]
    for hit in hits:
        label = voice.plain(text("rules-open"))
        press = RulePress(hit.game, hit.entry.id, turning=True).encode()
        found = f"**{voice.marked(Text(hit.game))} · {hit.entry.title}**\n{hit.excerpt}"
        items.append(ui.Section(paragraph(found, 380), accessory=button(label, press)))
    return Layout([ui.Container(*items, accent_colour=ACCENT)])


def _opened(game: str, wanted: str, voice: Voice) -> Layout:
    """The entry meant by what somebody pressed or typed, else the list of all."""
    if game not in all_games():
        return Layout([paragraph(voice.marked(text("press-unknown")))])
    entry = find(game, voice.locale, wanted) if wanted else None
    return contents_layout(game, voice) if entry is None else entry_layout(game, entry, voice)


async def open_entry(answers: Answers, interaction: Interaction, press: RulePress) -> None:
    """Open the entry a button names, or the list of a game's entries.

    A press on an open rulebook turns its page; any other gets a message of its own, so that a
    panel is not lost.
    """
    voice = await answers.voice(interaction)
    data: Any = interaction.data or {}
    wanted = str((data.get("values") or [press.entry])[0])
    layout = _opened(press.game, wanted, voice)
    if press.turning:
        await respond(interaction, layout)
    else:
        await interaction.response.send_message(view=layout, ephemeral=True)


async def send_rules(
    answers: Answers, interaction: Interaction, game: str, wanted: str, *, public: bool = False
) -> None:
    """Answer a command with an entry; privately unless asked to show it."""
    voice = await answers.voice(interaction)
    await interaction.response.send_message(view=_opened(game, wanted, voice), ephemeral=not public)


async def send_hits(
    answers: Answers, interaction: Interaction, words: str, game: str | None, *, public: bool
) -> None:
    """Answer a command with what a search through all rulebooks, or one, finds."""
    voice = await answers.voice(interaction)
    hits = search(words, voice.locale, game if game in all_games() else None)
    await interaction.response.send_message(view=hits_layout(hits, voice), ephemeral=not public)


def entry_choices(game: str, locale: str, typed: str) -> list[tuple[str, str]]:
    """Title and id of the entries to offer while somebody types."""
    return [(entry.title, entry.id) for entry in suggest(game, locale, typed)]


def _open(game: str, title: str, entry: str) -> ui.Button[Any]:
    return button(title, RulePress(game, entry, turning=True).encode())


def _unlinked(body: str) -> str:
    """Links within the book as plain words: Discord would show their addresses."""
    return re.sub(r"\[([^\]]+)\]\(#[a-z0-9-]+\)", r"*\1*", body)
