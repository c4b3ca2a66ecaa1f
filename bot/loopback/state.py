"""What the local Discord holds, and what happens in it, however it is reached."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import discord

from bot.loopback.changes import Changes
from bot.loopback.faults import Faults
from bot.loopback.limits import Limits
from bot.loopback.refusals import Refusals
from bot.loopback.simcord_env import MEDIA_BASE, World
from bot.loopback.wire import CannotDo

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.loopback.clock.world import WorldClock
    from bot.loopback.wire import Call, Json

MEDIA = "/_cdn"
"""Where uploaded files are served, on the local Discord."""
KEEP_REQUESTS = 500
NAMES = ("Ada", "Ben", "Chloé", "Dmitri", "Elif", "Farid", "Grace", "Hiro")
MANAGERS, MANAGE = "organisers", discord.Permissions(manage_guild=True)
"""The one role, and what it gives: somebody has to be able to set the server up."""
LOCALES = {"en": "en-US", "fr": "fr"}
"""The two languages, and what Discord calls them."""


class DiscordState:
    """One server with some people.

    names: the people, of whom the first manages the server; channels: the text channels; locale:
    ``en`` or ``fr``, for the server and at first for everybody; limits: whether rate limits apply;
    token: the only token that is accepted, any where it is None; clock: its time; url: where it is
    reached, empty until it is.
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
        self.limits = Limits(on=limits)
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
        """How often the bot came back to an interaction after its first answer."""
        self.url = ""

    # ------------------------------------------------------------------ addresses

    @property
    def gateway_url(self) -> str:
        """The address of the gateway."""
        return f"ws{self.url.removeprefix('http')}/gateway/"

    @property
    def media_url(self) -> str:
        """Where uploaded files are served from."""
        return self.url + MEDIA

    def outward(self, text: str) -> str:
        """JSON as the bot may see it: files are to be fetched from here, not from the network."""
        return text.replace(MEDIA_BASE, self.media_url)

    # ------------------------------------------------------------------ what happens

    def set_locale(self, user: int, locale: str) -> None:
        """Somebody uses Discord in another language. Raises `CannotDo` for one we do not have."""
        if locale not in LOCALES or user not in self.locales:
            raise CannotDo(f"no such person, or no such language: {locale}")
        self.locales[user] = locale

    def localised(self, payload: Json) -> Json:
        """An interaction with the language of the person, and of the server."""
        person = payload.get("user") or payload["member"]["user"]
        locale = self.locales.get(int(person["id"]), self.locale)
        return {
            **payload,
            "locale": LOCALES[locale],
            "attachment_size_limit": 10 * 2**20,
            **({"guild_locale": LOCALES[self.locale]} if "guild_id" in payload else {}),
        }

    def seen(self, call: Call) -> None:
        """Notes a request of the bot."""
        self.requests.append(call)
        del self.requests[:-KEEP_REQUESTS]

    def followed(self, call: Call, result: Any) -> None:
        """What follows from a request that was carried out."""
        if call.parts[0] == "webhooks" and len(call.parts) > 2:
            interaction = self.world.people.interaction_of(call.parts[2])
            if interaction is not None:
                self.continued[interaction] = self.continued.get(interaction, 0) + 1
                while len(self.continued) > KEEP_REQUESTS:
                    del self.continued[next(iter(self.continued))]
        if isinstance(result, dict) and call.matches("POST", "channels", "*", "messages"):
            self.bring_in(int(result["channel_id"]), int(result["id"]))

    def bring_in(self, room: int, message: int) -> None:
        """Who is called by name in a thread becomes a member of it."""
        thread = self.world.room(room)
        if thread is not None and thread.is_thread:
            for person in self.world.pinged(room, message):
                self.world.join_thread(room, person)
