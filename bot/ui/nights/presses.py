"""The buttons of nights, and how the night that one is about is found."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.ids import NightId
from bot.nights.errors import UnknownNightError
from bot.ui.access import may_see
from bot.ui.components import Piece, button
from bot.ui.custom_ids import LoosePress
from games.choosing import whole_number
from games.engine import text

if TYPE_CHECKING:
    from bot.nights.night import Night
    from bot.nights.nights import Nights
    from bot.ui.request import Request
    from bot.ui.sheets import Voice

YES, PERHAPS, NO = "night.yes", "night.perhaps", "night.no"
HERE, LATE = "night.here", "night.late"
LIKES, LIKED = "night.likes", "night.liked"
RESULTS = "night.results"
BENCH, UNBENCH, TAKE = "night.bench", "night.unbench", "night.take"
HOST, BEGIN, CANCEL, END = "night.host", "night.begin", "night.cancel", "night.end"

PLAIN, MAIN = discord.ButtonStyle.secondary, discord.ButtonStyle.primary
GOOD, BAD = discord.ButtonStyle.success, discord.ButtonStyle.danger


def made(
    step: str, night: NightId, key: str, voice: Voice, style: discord.ButtonStyle = PLAIN
) -> Piece:
    """Returns a button of a night. key: of its label."""
    return button(voice.plain(text(key)), LoosePress(step, (str(night),)).encode(), style)


async def find_night(nights: Nights, request: Request, press: LoosePress) -> Night:
    """Returns the night that a press is about, its last argument. Raises `UnknownNightError`."""
    return await seen_night(nights, request, whole_number(press.args[-1]) if press.args else None)


async def seen_night(nights: Nights, request: Request, number: int | None) -> Night:
    """Returns a night that the person may see: they see its channel, or have answered before and
    ask by direct message. Raises `UnknownNightError`.
    """
    if number is None:
        raise UnknownNightError
    night = await nights.find(NightId(number))
    known = request.guild_id is None and night.person(request.person) is not None
    if not known and not may_see(request, night.row):
        raise UnknownNightError
    return night
