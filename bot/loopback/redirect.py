"""Points the bot's Discord client at the local Discord."""

from __future__ import annotations

import ipaddress

import discord.asset
import discord.gateway
import discord.http
import yarl


class NotLocalError(ValueError):
    """The address is not on this machine; the token must not go there."""


def local_address(base_url: str) -> yarl.URL:
    """Returns the address if it is ``http://127.0.0.1:<port>``. Raises `NotLocalError`."""
    url = yarl.URL(base_url)
    try:
        here = ipaddress.ip_address(url.host or "") == ipaddress.ip_address("127.0.0.1")
    except ValueError:
        here = False
    if not here or url.scheme != "http" or url.explicit_port is None:
        raise NotLocalError(f"a local Discord has an address like http://127.0.0.1:8080, not {url}")
    return url.origin()


def redirect(base_url: str) -> None:
    """Makes discord.py connect to the local Discord at `base_url` instead of the real one.

    It must be called before the client is started and applies to the whole process. Raises
    `NotLocalError` for any address that is not on this machine.
    """
    url = local_address(base_url)
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = url.with_scheme("ws").with_path("/gateway/")
    discord.asset.Asset.BASE = f"{url}/_cdn"
