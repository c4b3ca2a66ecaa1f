"""The state of the local Discord, and its changes, however it is reached."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import discord

from bot.loopback.changes import Changes
from bot.loopback.faults import Faults
from bot.loopback.limits import RateLimits
from bot.loopback.refusals import Refusals
from bot.loopback.simcord_env import MEDIA_BASE, World
from bot.loopback.wire import CannotDo

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.loopback.clock.world import WorldClock
    from bot.loopback.wire import Call, Json

MEDIA = "/_cdn"
"""The path of uploaded files on the local Discord."""
KEEP_REQUESTS = 500
NAMES = ("Ada", "Ben", "Chloé", "Dmitri", "Elif", "Farid", "Grace", "Hiro")
MANAGERS, MANAGE = "organisers", discord.Permissions(manage_guild=True)
"""The one role and its permission, because somebody must be able to set the server up."""
LOCALES = {"en": "en-US", "fr": "fr"}
"""The two languages and their names in Discord."""


class DiscordState:
    """One server with some people.

    names: the people, of whom the first manages the server; channels: the text channels; locale:
    ``en`` or ``fr``, for the server and at first for everybody; limits: whether rate limits apply;
    token: the only token that is accepted, or None to accept any; clock: its time; url: its
    address, empty until it is known.
    """

    def __init__(
        self,
        *,
        names: Iterable[str],
        channels: Iterable[str],
        locale: str,
        limits: bool,
        token: str | None,
        clock: WorldClock,
    ) -> None:
        self.clock = clock
        self.changes = Changes()
        self.world = World(self.clock, name="Under the Table", locale=LOCALES[locale])
        self.refusals = Refusals(self.world, self.clock)
        self.faults = Faults()
        self.limits = RateLimits(on=limits)
        self.token = token
        self.locale = locale
        self.rooms = {name: self.world.add_channel(name) for name in channels}
        self.roles = {MANAGERS: self.world.add_role(MANAGERS, MANAGE)}
        roles = itertools.chain(self.roles.values(), itertools.repeat(None))
        self.people = {
            name: self.world.people.add(name, role)
            for name, role in zip(names, roles, strict=False)
        }
        self.locales = dict.fromkeys(self.people.values(), locale)
        self.requests: list[Call] = []
        """The newest requests of the bot, oldest first."""
        self.continued: dict[int, int] = {}
        """How often the bot answered an interaction again after its first answer."""
        self.url = ""

    # ------------------------------------------------------------------ addresses

    @property
    def gateway_url(self) -> str:
        """The address of the gateway."""
        return f"ws{self.url.removeprefix('http')}/gateway/"

    @property
    def media_url(self) -> str:
        """The address of uploaded files."""
        return self.url + MEDIA

    def outward(self, text: str) -> str:
        """Returns JSON as the bot may see it, with addresses of files on this server."""
        return text.replace(MEDIA_BASE, self.media_url)

    # ------------------------------------------------------------------ what happens

    def set_locale(self, user: int, locale: str) -> None:
        """Sets the language of somebody's Discord. Raises `CannotDo` for one that we do not
        have.
        """
        if locale not in LOCALES or user not in self.locales:
            raise CannotDo(f"no such person, or no such language: {locale}")
        self.locales[user] = locale

    def localised(self, payload: Json) -> Json:
        """Returns an interaction with the languages of the person and of the server."""
        person = payload.get("user") or payload["member"]["user"]
        locale = self.locales.get(int(person["id"]), self.locale)
        return {
            **payload,
            "locale": LOCALES[locale],
            "attachment_size_limit": 10 * 2**20,
            **({"guild_locale": LOCALES[self.locale]} if "guild_id" in payload else {}),
        }

    def seen(self, call: Call) -> None:
        """Records a request of the bot."""
        self.requests.append(call)
        del self.requests[:-KEEP_REQUESTS]

    def followed(self, call: Call, result: Any) -> None:
        """Applies the consequences of a request that was carried out."""
        if call.parts[0] == "webhooks" and len(call.parts) > 2:
            interaction = self.world.people.interaction_of(call.parts[2])
            if interaction is not None:
                self.continued[interaction] = self.continued.get(interaction, 0) + 1
                while len(self.continued) > KEEP_REQUESTS:
                    del self.continued[next(iter(self.continued))]
        if isinstance(result, dict) and call.matches("POST", "channels", "*", "messages"):
            self.bring_in(int(result["channel_id"]), int(result["id"]))

    def bring_in(self, room: int, message: int) -> None:
        """Makes everybody who is mentioned in a thread a member of it."""
        thread = self.world.room(room)
        if thread is not None and thread.is_thread:
            for person in self.world.pinged(room, message):
                self.world.join_thread(room, person)
