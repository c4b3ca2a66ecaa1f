"""Taking a move back, tried at every ply of random games of every kind.

The log without the move leads to the very state before it; nobody else sees anything of a secret
answer; and whether a move can be taken back never tells its author what others have done in secret
since.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import msgspec
import pytest

from bot.tables.errors import TableError
from bot.tables.motions.undo import find_undo
from bot.tables.voting.errors import RevealedError
from games.choosing import random_move
from games.engine import CLOSE, HOUSE, LEAVE
from games.registry import all_games
from games.selfplay import next_move
from tests.bot.tables.tabletop import ANN, BOB, CAT

if TYPE_CHECKING:
    from bot.store.rows import MoveRow
    from bot.tables.table import Table
    from games.engine import Path, Seat
    from tests.bot.tables.tabletop import Tabletop

PLIES = 40
REVEALING = ("slush-fund", "slasher", "cover-your-assets")
"""Games in which some moves show somebody something new, so that they cannot be taken back."""


class Journey:
    """A random game, kept from the first choice of somebody on."""

    def __init__(
        self, top: Tabletop, table: Table, rows: list[MoveRow], rng: random.Random
    ) -> None:
        self.top = top
        self.rng = rng
        self.tables = [table]
        self.rows = rows

    @property
    def table(self) -> Table:
        return self.tables[-1]

    def step(self) -> Seat | None:
        """Plays one more ply; returns whose it is, None if the game is over."""
        table = self.table
        if table.row.phase == "over":
            return None
        seat, path = self._next()
        step = self.top.services.playing.step(table, seat, path)
        steps = [step]
        if table.game.forced(step.after.view(None)):
            steps += self.top.services.playing.following(step.after)
        self.rows += [step.move for step in steps]
        self.tables += [step.after for step in steps]
        return seat

    def _next(self) -> tuple[Seat, Path]:
        """Returns a player who is waited for, or who can give an order or make an offer."""
        table = self.table
        if table.house_to_act:
            return HOUSE, CLOSE
        if self.rng.random() < 0.4:
            seat = self.rng.randrange(len(table.seats))
            path = random_move(table.game, table.view(seat), self.rng)
            if path and path[:1] != LEAVE:
                return seat, path
        return next_move(table.game, table.state, self.rng)


async def begin(top: Tabletop, key: str, words: str) -> Journey:
    number = await top.start(key, ANN, BOB, CAT)
    rows = await top.services.store.read(lambda tx: tx.moves(number))
    return Journey(top, await top.table(number), rows, random.Random(f"{key} {words}"))


def outcome(journey: Journey, seat: Seat) -> str:
    """Returns what happens if a seat asks to take its last move back."""
    try:
        taken = find_undo(journey.table, seat, journey.rows, 0)
    except TableError as error:
        return type(error).__name__
    return "at once" if taken.secret else "by consent"


@pytest.mark.parametrize("key", sorted(all_games()))
async def test_without_the_move_the_table_is_as_it_was_before_it(top: Tabletop, key: str) -> None:
    seen: set[str] = set()
    for number in range(3):
        journey = await begin(top, key, f"before {number}")
        for _ in range(PLIES):
            seat = journey.step()
            if seat is None:
                break
            if seat == HOUSE:
                continue
            kind = outcome(journey, seat)
            seen.add(kind)
            if kind in ("at once", "by consent"):
                check(journey, seat)
    assert seen & {"at once", "by consent"}, "no move of this game can ever be taken back"
    assert RevealedError.__name__ in seen or key not in REVEALING


def check(journey: Journey, seat: Seat) -> None:
    now = journey.table
    taken = find_undo(now, seat, journey.rows, 0)
    assert taken.ply == now.row.plies - len(taken.forced)
    before = next(table for table in journey.tables if table.row.plies == taken.ply - 1)
    game = now.game
    assert game.encode(taken.after.state) == game.encode(before.state)
    assert taken.after.row.plies == before.row.plies
    for other in (None, *range(len(now.seats))):
        assert taken.after.view(other) == before.view(other)
        if taken.secret and other != seat:
            assert taken.after.view(other) == now.view(other)
    if taken.secret:
        same = {n: getattr(now.row, n) for n in ("closes", "changed", "drawn", "phase")}
        assert same == {n: getattr(taken.after.row, n) for n in same}
        assert [s for s in range(3) if taken.after.row.versions[s] != now.row.versions[s]] == [seat]
        clocks = [msgspec.structs.replace(row, away=0) for row in now.seats]
        assert [msgspec.structs.replace(row, away=0) for row in taken.after.seats] == clocks


@pytest.mark.parametrize("key", sorted(all_games()))
async def test_taking_back_never_tells_what_others_did_in_secret(top: Tabletop, key: str) -> None:
    """As long as an author sees nothing new, the answer is the same."""
    compared = 0
    for number in range(4):
        journey = await begin(top, key, f"secret {number}")
        answers: dict[Seat, tuple[object, str]] = {}
        for _ in range(PLIES):
            seat = journey.step()
            if seat is None:
                break
            if seat != HOUSE:
                answers[seat] = (journey.table.view(seat), outcome(journey, seat))
            for other, (view, kind) in list(answers.items()):
                if other == seat:
                    continue
                if journey.table.view(other) != view:
                    del answers[other]
                    continue
                compared += 1
                assert outcome(journey, other) == kind, (journey.rows[-1], other)
    secretive = key in ("slasher", "agent", "casablanca")
    assert compared > 0 or not secretive, "nobody did anything in secret"
