"""Neither the log nor a public button tells what only one person may know."""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING

import pytest

from bot.ids import PersonId
from bot.ui.sheets import voice
from tests.bot.world import presses, step_of

if TYPE_CHECKING:
    from tests.bot.post.stage import Stage

pytestmark = pytest.mark.simcord(settle_timeout=20)


@pytest.mark.parametrize("game", ["slasher", "slush-fund", "cover-your-assets"])
async def test_public_buttons_tell_nothing_of_versions_or_moves(stage: Stage, game: str) -> None:
    number = await stage.start(game, PersonId(3))
    await stage.play(number, 8)
    for place in (stage.channel, await stage.home(number)):
        for message in place.history():
            for item in presses(message):
                press = step_of(item)
                assert press is None or (press.version == 0 and press.args == ())


@pytest.mark.parametrize("game", ["slasher", "slush-fund", "cover-your-assets"])
async def test_the_log_names_no_cards(
    stage: Stage, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "bot")
    stage.env.inject_error("*", "/channels/*", status=500, times=9)
    number = await stage.start(game, PersonId(3))
    await stage.play(number, 4)
    await stage.passes(60)
    logged = [record.getMessage() for record in caplog.records if record.name.startswith("bot")]
    assert logged, "nothing is logged at all"
    table = await stage.table(number)
    names = {word for name in table.names for word in name.split()}
    held = [
        str(voice("en", table).marked(line))
        for seat in range(3)
        for line in table.game.holdings(table.view(seat))
    ]
    words_held = {w for line in held for w in re.findall(r"[A-Z][a-z]{3,}", line)} - names
    assert words_held
    told = " ".join(logged)
    assert not [word for word in words_held if re.search(rf"\b{word}\b", told)]
    assert not [name for name in names if re.search(rf"\b{name}\b", told)]


async def test_s2_a_nonce_does_not_count_messages(stage: Stage) -> None:
    """Between two public messages a person may be told many things in private."""
    number = await stage.start("slasher", PersonId(3))
    await stage.play(number, 6)
    backend = stage.env.backend
    told = [r.json for r in backend.http_requests if r.method == "POST" and r.json]
    nonces = [body["nonce"] for body in told if "nonce" in body]
    assert len(nonces) > 8
    assert len(set(nonces)) == len(nonces)
    assert all(re.fullmatch("[0-9a-f]{24}", nonce) for nonce in nonces)
