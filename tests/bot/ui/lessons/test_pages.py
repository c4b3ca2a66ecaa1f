"""What somebody sees before they learn a game: which games there are, and the aim of theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.ui.custom_ids import LoosePress
from bot.ui.door.presses import easiest_first
from bot.ui.door.shelf import SeenShelf
from bot.ui.lessons.pages import games_page, offer_page
from bot.ui.outcome import PRACTISE
from bot.ui.panel.heights import ORDINARY, height_of
from bot.ui.primers.pages import SeenPrimer
from bot.ui.sheets import voice
from games.words import LOCALES
from tests.bot.world import presses, words
from tests.games.test_lessons import TAUGHT

if TYPE_CHECKING:
    from typing import Any

    from tests.bot.world import World


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", TAUGHT)
def test_an_offer_with_its_aim_is_no_higher_than_a_phone(game: str, locale: str) -> None:
    aim = SeenPrimer(game, 0, voice(locale))
    page = offer_page(aim, learnt=False, attached=True)
    assert height_of(page.to_components(), aim.show().drawing) <= ORDINARY


@pytest.mark.parametrize("locale", LOCALES)
def test_the_games_to_learn_are_no_higher_than_a_phone_and_lead_to_their_offers(
    locale: str,
) -> None:
    sight = SeenShelf(easiest_first(), voice(locale))
    page = games_page(sight, attached=True).to_components()
    assert height_of(page, sight.show().drawing) <= ORDINARY
    found = [item["custom_id"] for row in page[0]["components"][2:] for item in row["components"]]
    assert found == [LoosePress(PRACTISE, (game,)).encode() for game in easiest_first()]


async def test_whoever_learns_sees_the_games_then_the_aim_then_how_to_play(world: World) -> None:
    ann = world.person("ann")

    def page() -> Any:
        return world.newest(world.channel, ann)

    def has_aim() -> bool:
        return aim in [file.filename for file in page().attachments]

    aim = SeenPrimer("slush-fund", 0, voice("en")).file
    await ann.slash(world.channel, "learn")
    assert "Which game" in words(page())
    await ann.click(page(), label="Slush Fund")
    assert has_aim()
    await ann.click(page(), label="How to play")
    await ann.click(page(), label="Next ▶")
    assert not has_aim()
    await ann.click(page(), label="Back")
    assert has_aim()
    assert {"First game", "Free practice"} <= {
        label for item in presses(page()) if (label := getattr(item, "label", None))
    }
