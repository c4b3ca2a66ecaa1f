"""Kinds of numbers that mean different things, so that mypy refuses one in place of another.

At run time each is a plain `int`. A number becomes one of these where it enters the bot: when an
interaction or an event of Discord is read, a row of the database, or a custom id.
"""

from __future__ import annotations

from typing import NewType

TableNumber = NewType("TableNumber", int)
"""The number of a table, counted from 1 in the order in which they are opened."""

PersonId = NewType("PersonId", int)
"""Discord's id of a user. Negative where there is none: the seat is a computer's, or its owner's
data has been deleted.
"""

InteractionId = NewType("InteractionId", int)
"""Discord's id of an interaction: one press, command or form that was sent."""

GuildId = NewType("GuildId", int)
"""Discord's id of a server."""

ChannelId = NewType("ChannelId", int)
"""Discord's id of a channel, a thread or a direct conversation."""

NightId = NewType("NightId", int)
"""The number of a game night, counted from 1."""

NO_GUILD, NO_CHANNEL = GuildId(-1), ChannelId(-1)
"""Stand for the place of a private table, which has none; no request comes from there."""
