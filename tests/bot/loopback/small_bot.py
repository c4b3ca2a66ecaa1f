"""A small bot for the tests of the local Discord: one counter, and everything Discord can show.

It is built like the real one: one `on_interaction` for buttons and forms, no views that wait.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import signal
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.loopback.clock.client import following
from bot.loopback.redirect import redirect
from tests.bot.loopback.showcase import DOT, embed, showcase

TOKEN = "not-a-real-token"
FRENCH = {"counter": "compteur", "new": "nouveau", "A counter to press": "Un compteur à presser"}
KINDS = ("apple", "banana", "cherry")


class Words(app_commands.Translator):
    """Translator into French, for names that have a translation."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: Any
    ) -> str | None:
        return FRENCH.get(string.message) if locale is discord.Locale.french else None


def data_of(it: discord.Interaction) -> Any:
    """Returns what Discord sent along, under the names it sends."""
    return it.data or {}


def panel(count: int) -> ui.LayoutView:
    """Returns the counter as a card with every kind of component."""
    view = ui.LayoutView(timeout=None)
    buttons: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for name in ("add", "slow", "form", "quiet", "boom"):
        buttons.add_item(ui.Button(label=name, custom_id=f"s1:{name}"))
    menu: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    options = [discord.SelectOption(label=kind, value=kind) for kind in KINDS]
    menu.add_item(ui.Select(custom_id="s1:pick", options=options, max_values=2))
    view.add_item(
        ui.Container(ui.TextDisplay(f"count **{count}**"), buttons, menu, accent_colour=0x5865F2)
    )
    return view


def form() -> ui.Modal:
    """Returns a form with every kind of field."""
    modal = ui.Modal(title="A form", custom_id="s1:sent")
    modal.add_item(ui.TextDisplay("Say something."))
    modal.add_item(ui.Label(text="Word", component=ui.TextInput(custom_id="word", max_length=20)))
    options = [discord.SelectOption(label=kind, value=kind) for kind in KINDS]
    modal.add_item(ui.Label(text="Fruit", component=ui.Select(custom_id="fruit", options=options)))
    radio: ui.RadioGroup[Any] = ui.RadioGroup(custom_id="size")
    for size in ("small", "large"):
        radio.add_option(label=size, value=size)
    modal.add_item(ui.Label(text="Size", component=radio))
    boxes: ui.CheckboxGroup[Any] = ui.CheckboxGroup(custom_id="extras", required=False)
    for extra in ("salt", "sugar"):
        boxes.add_option(label=extra, value=extra)
    modal.add_item(ui.Label(text="Extras", component=boxes))
    return modal


class SmallBot(commands.Bot):
    """Bot that counts presses in memory; `offset` is how far its clock is ahead."""

    def __init__(self) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            max_messages=None,
            guild_ready_timeout=0.01,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.count = 0
        self.offset = 0.0
        self.go = asyncio.Event()
        """Event that slow commands wait for; a test can clear it."""
        self.go.set()
        self.failures: asyncio.Queue[BaseException] = asyncio.Queue()

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Words())
        self.tree.add_command(Counter(self))
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Does not wait; discord.py would wait five seconds before it identifies again."""

    async def on_interaction(self, it: discord.Interaction) -> None:
        """Handles buttons, menus and forms."""
        custom_id = str(data_of(it).get("custom_id", ""))
        if not custom_id.startswith("s1:"):
            return
        await getattr(self, f"on_{custom_id.removeprefix('s1:')}")(it)

    async def on_error(self, event_method: str, /, *args: object, **kwargs: object) -> None:
        import sys

        error = sys.exc_info()[1]
        if error is not None:
            self.failures.put_nowait(error)

    async def on_add(self, it: discord.Interaction) -> None:
        self.count += 1
        await it.response.edit_message(view=panel(self.count))

    async def on_slow(self, it: discord.Interaction) -> None:
        await it.response.defer(thinking=True, ephemeral=True)
        await self.go.wait()
        await it.edit_original_response(content="done at last")

    async def on_form(self, it: discord.Interaction) -> None:
        await it.response.send_modal(form())

    async def on_quiet(self, it: discord.Interaction) -> None:
        """Answers nothing, so that the client shows that the application did not respond."""

    async def on_boom(self, it: discord.Interaction) -> None:
        await it.response.send_message("x" * 2001)

    async def on_pick(self, it: discord.Interaction) -> None:
        chosen = ", ".join(data_of(it)["values"])
        await it.response.send_message(f"picked {chosen}", ephemeral=True)

    async def on_who(self, it: discord.Interaction) -> None:
        await it.response.send_message(f"<@{data_of(it)['values'][0]}>", ephemeral=True)

    async def on_sent(self, it: discord.Interaction) -> None:
        fields = [c["component"] for c in data_of(it)["components"] if c["type"] == 18]
        said = {f["custom_id"]: f.get("value", f.get("values")) for f in fields}
        await it.response.send_message(f"form {said}", ephemeral=True)


class Counter(app_commands.Group):
    """The ``/counter`` commands."""

    def __init__(self, bot: SmallBot) -> None:
        super().__init__(name="counter", description="A counter to press")
        self.bot = bot

    @app_commands.command(description="Start one")
    @app_commands.describe(start="where to begin")
    async def new(self, it: discord.Interaction, start: app_commands.Range[int, 0, 99]) -> None:
        self.bot.count = start
        await it.response.send_message(view=panel(start))

    @app_commands.command(description="Which fruit")
    async def fruit(self, it: discord.Interaction, kind: str, who: discord.User) -> None:
        await it.response.send_message(f"{kind} for {who.mention} ({it.locale})", ephemeral=True)

    @fruit.autocomplete("kind")
    async def _kinds(self, _: discord.Interaction, text: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=k.title(), value=k) for k in KINDS if text in k]

    @app_commands.command(description="Open a thread")
    async def thread(self, it: discord.Interaction) -> None:
        assert isinstance(it.channel, discord.TextChannel)
        opened = await it.channel.create_thread(
            name="a thread", type=discord.ChannelType.public_thread, auto_archive_duration=60
        )
        await opened.send(it.user.mention, allowed_mentions=discord.AllowedMentions(users=True))
        await it.response.send_message(opened.mention, ephemeral=True)

    @app_commands.command(description="Write to me")
    async def direct(self, it: discord.Interaction) -> None:
        try:
            await it.user.send(view=panel(self.bot.count))
        except discord.Forbidden as error:
            await it.response.send_message(f"closed: {error.code}", ephemeral=True)
            return
        await it.response.send_message("sent", ephemeral=True)

    @app_commands.command(description="What time is it")
    async def time(self, it: discord.Interaction) -> None:
        await it.response.send_message(f"ahead by {self.bot.offset:.0f}", ephemeral=True)

    @app_commands.command(description="An embed and a file")
    async def embed(self, it: discord.Interaction) -> None:
        note = discord.File(io.BytesIO(b"text"), "note.txt")
        await it.response.send_message("with **words**", embed=embed(), file=note)

    @app_commands.command(description="Everything at once")
    async def show(self, it: discord.Interaction) -> None:
        when = int(it.created_at.timestamp()) + 7200
        dot = discord.File(io.BytesIO(DOT.read_bytes()), "dot.png", description="A dot")
        view = showcase(it.user.id, it.channel_id or 0, int(data_of(it)["id"]), when)
        await it.response.send_message(view=view, file=dot)


async def main() -> None:
    """Runs until the process is asked to end."""
    url = os.environ["BOT_LOOPBACK_URL"]
    redirect(url)
    bot = SmallBot()
    loop = asyncio.get_running_loop()
    ending: list[asyncio.Task[None]] = []

    def end() -> None:
        ending.append(asyncio.create_task(bot.close()))

    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, end)
    async with following(url, lambda offset: setattr(bot, "offset", offset), end), bot:
        with contextlib.suppress(asyncio.CancelledError):
            await bot.start(TOKEN)


if __name__ == "__main__":
    asyncio.run(main())
