"""Nobody is pinged again and again by motions that are asked and withdrawn (N3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.caps import Caps, Limits
from tests.bot.panels import said
from tests.bot.ui.motions.on_discord import answer, pinged, these_games_only

if TYPE_CHECKING:
    from tests.bot.world import World

__all__ = ["these_games_only"]

MINUTE = 60


async def test_n3_motions_asked_and_withdrawn_ping_once(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob", "cat")
    thread, ann = await world.thread(number), world.person("ann")
    cat, since = world.person("cat").user.id, len(world.env.http_requests)
    for time in ("day", "week", "month", "hour"):
        await ann.slash(thread, "tables propose", what="pause", about=time)
        await ann.slash(thread, "tables vote", answer="withdraw")
    await ann.slash(thread, "tables propose", what="pace", about="week")
    await ann.slash(thread, "tables vote", answer="withdraw")
    assert pinged(world, since, cat) == 1
    await world.env.advance_time(61 * MINUTE)
    await ann.slash(thread, "tables propose", what="pause", about="week")
    assert pinged(world, since, cat) == 2, "an hour later the call is allowed again"


async def test_n3_a_motion_that_passed_does_not_count_against_the_next(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    thread, bob = await world.thread(number), world.person("bob").user.id
    since = len(world.env.http_requests)
    for motion, pace in enumerate(("week", "day"), 1):
        await world.person("ann").slash(thread, "tables propose", what="pace", about=pace)
        await answer(world, number, "bob", "agree", motion)
    assert pinged(world, since, bob) == 2


async def test_n3_the_limits_are_told_in_the_reader_s_language(world: World) -> None:
    caps = Caps(world.services.clock, Limits(lobbies=1, calls=4, rest=10))
    world.services.tables.caps = caps
    number = await world.start("slush-fund", "ann", "bob")
    thread, ann = await world.thread(number), world.person("ann")
    await ann.slash(thread, "tables propose", what="pause", about="day")
    await ann.slash(thread, "tables vote", answer="withdraw")
    told = said(await ann.slash(thread, "tables propose", what="pause", about="day"))
    assert "You asked the table for that a short while ago. You can ask again <t:" in told
    await ann.slash(world.channel, "slush-fund new")
    world.speaks("ann", "fr")
    told = said(await ann.slash(world.channel, "slush-fund new"))
    assert "Vous êtes déjà l’hôte d’une table qui n’a pas commencé" in told
    await ann.slash(thread, "tables propose", what="pace", about="week")
    told = said(await ann.slash(world.channel, "slush-fund new"))
    assert "4 fois par heure en tout" in told
