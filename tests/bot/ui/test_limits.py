"""Discord's limits hold for everything any game can ask, in both languages and for the longest
names.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from bot.ids import ChannelId, GuildId, PersonId, TableNumber
from bot.store.rows import SeatRow, TableRow
from bot.tables.playing import Desk
from bot.tables.table import Table
from bot.ui.board import LINES, turn_message
from bot.ui.components import walk
from bot.ui.lobby.card import card
from bot.ui.moves.typed import suggest
from bot.ui.panel.form_answers import form_pages
from bot.ui.panel.forms import modal
from bot.ui.panel.panel import looking, panel
from bot.ui.sheets import show_sheet, voice
from games.chance import Seeded
from games.choosing import random_move, random_token
from games.engine import CLOSE, HOUSE, LEAVE, Amount, Done, Form, Pick
from games.options import options_dict
from games.registry import all_games
from games.words import LOCALES
from tests.bot.validator import form_faults, message_faults, offer_faults

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from bot.ui.sheets import Voice
    from games.engine import Text
    from games.registry import AnyGame

LONG = "Wolfgang-Amadeus " + "W" * 7
assert len(LONG) == 24


def make_table(game: AnyGame, seats: int, state: Any) -> Table:
    row = TableRow(
        id=TableNumber(987_654),
        game=game.key,
        options=options_dict(game.options()),
        locale="en",
        guild=GuildId(1 << 62),
        channel=ChannelId((1 << 62) + 1),
        thread=ChannelId((1 << 62) + 2),
        host=PersonId(1),
        phase="playing" if state is not None else "lobby",
        versions=(123_456,) * seats,
        opened=0,
        changed=0,
    )
    sitting = tuple(
        SeatRow(table_id=row.id, person=PersonId(seat + 1), place=seat, name=LONG)
        for seat in range(seats)
    )
    return Table(row, sitting, state)


def states(game: AnyGame, seats: int, rng: random.Random, plies: int) -> Iterator[Any]:
    """Yields the states of a random game that nobody leaves."""
    chance = Seeded(rng.randbytes(32))
    state = game.deal(seats, game.options(), chance).state
    for _ in range(plies):
        yield state
        deciders = game.deciders(state)
        if not deciders:
            return
        seat = min(deciders)
        path = CLOSE if seat == HOUSE else _move(game, game.view(state, seat), rng)
        state = game.play(state, seat, path, chance).state


def _move(game: AnyGame, view: Any, rng: random.Random) -> Any:
    for _ in range(10):
        path = random_move(game, view, rng)
        if path not in (None, LEAVE):
            return path
    return game.fallback(view)


def desks(table: Table, seat: int, rng: random.Random) -> Iterator[Desk]:
    """Yields the steps of one random move, from the first question to the confirmation."""
    path: tuple[str, ...] = ()
    while True:
        choice = table.choice(seat, path)
        yield Desk(table, seat, path, choice)
        if choice is None or isinstance(choice, Done):
            return
        path = (*path, random_token(choice, rng))
        if isinstance(choice, Pick) and path == LEAVE and rng.random() < 0.9:
            return


def all_desks(
    game: AnyGame, locale: str, rng: random.Random, plies: int, looking: int
) -> Iterator[tuple[Desk, Voice]]:
    """Yields the desks of these seats after each move of a game."""
    seats = game.seats[-1]
    for state in states(game, seats, rng, plies):
        table = make_table(game, seats, state)
        spoken = voice(locale, table)
        for seat in rng.sample(range(seats), looking):
            for desk in desks(table, seat, rng):
                yield desk, spoken


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", list(all_games().values()), ids=lambda game: game.key)
def test_every_panel_form_and_offer_fits(game: AnyGame, locale: str) -> None:
    rng = random.Random(f"{game.key}-{locale}")
    for desk, spoken in all_desks(game, locale, rng, plies=60, looking=2):
        faults = list(_faults(desk, spoken))
        assert not faults, (desk.path, faults)


def _faults(desk: Desk, spoken: Any) -> Iterator[str]:
    yield from message_faults({"components": panel(desk, spoken, "✅ x").to_components()})
    if isinstance(desk.choice, Amount | Form):
        pages = form_pages(desk.choice) if isinstance(desk.choice, Form) else 1
        for page in range(pages):
            yield from form_faults(modal(desk, desk.choice, page, spoken).to_dict())
    offers: list[Mapping[str, Any]] = [
        {"name": n, "value": v} for n, v in suggest(desk.choice, "", spoken)
    ]
    yield from offer_faults(offers)
    for offer in offers:
        if offer["name"].endswith("…"):
            yield f"what is offered is cut: {offer['name']}"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", list(all_games().values()), ids=lambda game: game.key)
def test_no_button_or_option_is_cut(game: AnyGame, locale: str) -> None:
    """People must be able to read in full what they choose from."""
    rng = random.Random(f"{game.key}-{locale}-whole")
    for desk, spoken in all_desks(game, locale, rng, plies=40, looking=1):
        choice = desk.choice
        for option in getattr(choice, "options", ()):
            assert len(spoken.plain(option.label)) <= 80, option.key
            assert option.hint is None or shows_all(desk, option.hint, spoken), option.key
            assert not set(option.key) & set(" :+,="), option.key
        if isinstance(choice, Done):
            assert len(spoken.plain(choice.effect)) <= 80, desk.path
        for field in getattr(choice, "fields", ()):
            assert len(spoken.plain(field.label)) <= 45, field.key
            assert len(getattr(field, "options", ())) <= 25, field.key


def shows_all(desk: Desk, hint: Text, spoken: Any) -> bool:
    """Tells whether a hint fits into a menu, or is above it in full."""
    if len(spoken.plain(hint)) <= 100:
        return True
    pieces = walk(panel(desk, spoken).to_components())
    return any(spoken.marked(hint) in piece.get("content", "") for piece in pieces)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", list(all_games().values()), ids=lambda game: game.key)
def test_every_sheet_board_and_card_fits(game: AnyGame, locale: str) -> None:
    rng = random.Random(f"{game.key}-{locale}-sheets")
    seats = game.seats[-1]
    tables = [make_table(game, seats, s) for s in states(game, seats, rng, 30)][::6]
    for table in tables:
        spoken = voice(locale, table)
        for seat in (None, 0):
            view = table.view(seat)
            for name in table.game.sheets(view):
                shown = show_sheet(table, view, name, spoken)
                layout = looking(table, view, shown, spoken, attached=True, seated=True)
                assert list(message_faults({"components": layout.to_components()})) == []
                assert 0 < len(shown.alt) <= 1_024
        shown = show_sheet(table, table.view(None), "board", spoken)
        for attached in (True, False):
            layout = turn_message(table, "x" * LINES, shown, spoken, attached=attached)
            body = {"components": layout.to_components(), "allowed_mentions": {"users": []}}
            assert list(message_faults(body)) == []
    for table in (tables[0], make_table(game, seats, None)):
        layout = card(table, voice(locale, table))
        assert list(message_faults({"components": layout.to_components()})) == []
