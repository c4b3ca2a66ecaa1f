"""Direct messages and what rings of them, counted at a person's speed: after every move all that
waits is delivered before the next move is made.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from games.registry import all_games
from tests.bot.tables.tabletop import Tabletop
from tests.feel.mailbox import PlayedByMail

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

MOST = 40
"""Moves that are played of each game."""

CASES = [
    (key, seats)
    for key, game in all_games().items()
    for seats in sorted({game.seats[0], 3} & set(game.seats))
]


@pytest.fixture
async def top(tmp_path: Path) -> AsyncIterator[Tabletop]:
    made = await Tabletop.open(tmp_path / "games.db")
    yield made
    await made.close()


@pytest.mark.parametrize(("game", "seats"), CASES)
async def test_each_person_has_one_message_and_hears_of_each_question_once(
    top: Tabletop, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    """By post: a person's phone buzzes when they are asked, unless they have just moved."""
    played = await PlayedByMail.start(top, game, seats, "day", monkeypatch)
    asked: Counter[int] = Counter()
    table = await played.table()
    for seat in range(seats):
        asked[table.person_at(seat)] += table.view(seat).to_act
    offers = 0
    for _ in range(MOST):
        before = await played.table()
        if before.row.phase == "over":
            break
        mover, path = await played.play_on()
        offers += path[0] == "offer"  # made in private, and calls whoever gets it
        after = await played.table()
        if after.row.phase == "over":
            break
        for seat in range(seats):
            old, new, person = before.view(seat), after.view(seat), before.person_at(seat)
            newly = new.to_act and (not old.to_act or old.window != new.window or mover is None)
            asked[person] += newly and person != mover
        assert all(len(box.standing) == 1 for box in played.mail.values())
    for person, box in played.mail.items():
        assert box.rung <= asked[person] + offers, "nothing rings but a question or an offer"
        assert box.sent <= box.rung + 1, "the first panel may come without a sound"
        assert box.edits <= MOST
    assert sum(box.rung for box in played.mail.values()) >= 0.8 * asked.total()


@pytest.mark.parametrize("game", all_games())
async def test_nothing_rings_by_direct_message_where_the_thread_calls(
    top: Tabletop, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """At a live table everybody is called in the thread, so only offers ring elsewhere."""
    seats = 3 if 3 in all_games()[game].seats else 2
    played = await PlayedByMail.start(top, game, seats, "live", monkeypatch)
    for _ in range(MOST // 2):
        if (await played.table()).row.phase == "over":
            break
        offers = game == "capital-power"
        await played.play_on()
        assert offers or all(box.rung == 0 for box in played.mail.values())
    assert all(len(box.standing) == 1 for box in played.mail.values())
