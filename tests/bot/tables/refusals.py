"""A helper for refusals."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.words import speaker
from games.words import LOCALES
from tests.bot.tables.tabletop import ANN, BOB, CAT, DAN

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from bot.ids import TableNumber
    from bot.tables.errors import (
        TableError,
    )
    from tests.bot.tables.tabletop import Tabletop


async def check_refused(
    top: Tabletop, number: TableNumber, kind: type[TableError], asked: Awaitable[object]
) -> TableError:
    """Awaits a request that is refused; checks that there is a sentence in every language and that
    nothing has changed.
    """
    before = await top.stored(number)
    waiting = await top.outbox(f"public:{number}", *(f"dm:{n}" for n in (ANN, BOB, CAT, DAN)))
    with pytest.raises(kind) as caught:
        await asked
    after = await top.stored(number)
    assert (before.row, before.seats, before.state) == (after.row, after.seats, after.state)
    still = await top.outbox(f"public:{number}", *(f"dm:{n}" for n in (ANN, BOB, CAT, DAN)))
    assert still == waiting
    for locale in LOCALES:
        assert speaker(locale, ("Ann", "Bob"))(caught.value.said)
    return caught.value
