"""How to play is opened from the lobby, a first panel and the rules, and turned in place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.ui.custom_ids import Press, PrimerPress, RulePress
from bot.ui.panel.heights import ORDINARY, height_of
from bot.ui.primers.buttons import taught
from bot.ui.primers.pages import PAGES, RULES, SeenPrimer, primer_page
from bot.ui.sheets import voice
from bot.words import LOCALES
from tests.bot.panels import Panel
from tests.bot.ui.test_request_walks import within
from tests.bot.walks import PRESS, walking
from tests.bot.world import find_message, presses, words

if TYPE_CHECKING:
    from tests.bot.world import World

OPEN = PrimerPress("slush-fund").encode()


def labels(message: Any) -> list[str]:
    return [item.label for item in presses(message) if not item.disabled]


async def test_it_is_read_page_by_page_from_the_lobby(world: World) -> None:
    number = await world.sit("slush-fund", "ann")
    bob = world.person("bob")
    card = find_message(world.channel, bob, Press(number, 0, "join").encode())
    with walking(PRESS) as walk:
        opened = await bob.click(card, custom_id=OPEN)
    within(walk, 14, 12)
    assert opened.response.ephemeral
    first = world.newest(world.channel, bob)
    assert "Slush Fund** · how to play, 1/3" in words(first)
    assert labels(first) == ["Next ▶", "Rules"]
    assert world.newest(world.channel, bob).attachments[0].filename == "slush-fund-primer-0-en.png"
    for page in ("2/3", "3/3"):
        await bob.click(world.newest(world.channel, bob), label="Next ▶")
        shown = world.newest(world.channel, bob)
        assert shown.id == first.id
        assert page in words(shown)
    assert labels(shown) == ["◀", "Rules"]
    await bob.click(shown, label="Rules")
    assert world.newest(world.channel, bob).id == first.id
    assert RulePress("slush-fund", "menu-0", turning=True).encode() in [
        item.custom_id for item in presses(world.newest(world.channel, bob))
    ]


async def test_from_a_first_panel_it_is_a_message_of_its_own(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    name = await world.to_act(number)
    panel = await Panel.open(world, name, number)
    before = panel.message
    opened = await panel.actor.click(before, custom_id=OPEN)
    assert opened.response.message.id != before.id
    assert "how to play" in words(opened.response.message)
    assert words(panel.message) == words(before)


async def test_it_is_opened_from_the_rules_and_leads_back(world: World) -> None:
    world.speaks("ann", "fr")
    ann = world.person("ann")
    listed = await ann.slash(world.channel, "rules", game="slush-fund")
    await ann.click(listed.response.message, label="Comment jouer")
    page = world.newest(world.channel, ann)
    assert "comment jouer, 1/3" in words(page)
    await ann.click(page, label="Retour")
    assert labels(page) == ["Suite ▶", "Retour"]
    contents = world.newest(world.channel, ann)
    assert contents.id == page.id
    assert PrimerPress("slush-fund", inside=RULES).encode() == presses(contents)[0].custom_id


@pytest.mark.parametrize("game", taught())
def test_a_page_is_no_higher_than_a_phone(game: str) -> None:
    for locale in LOCALES:
        for page in range(PAGES):
            sight = SeenPrimer(game, page, voice(locale))
            layout = primer_page(sight, RULES, attached=True).to_components()
            assert height_of(layout, sight.show().drawing) <= ORDINARY
