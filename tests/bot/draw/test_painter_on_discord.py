"""The painter in a running bot, which awaits a picture like anything else."""

import asyncio
import io

import discord
import simcord
from discord.ext import commands

from bot.draw import Painter
from games.drawing import Drawing, Label
from tests.bot.draw.pixels import Pixels


class Bot(commands.Bot):
    """A bot with one command, which draws a word."""

    def __init__(self) -> None:
        intents = discord.Intents(guilds=True)
        super().__init__(command_prefix=commands.when_mentioned, intents=intents)
        self.painter = Painter()
        self.tree.command(name="picture")(self.picture)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def picture(self, interaction: discord.Interaction, word: str) -> None:
        """Answers with a picture of the word."""
        png = await self.painter.paint(Drawing(300, 60, (Label(10, 40, word, 30),)))
        await interaction.response.send_message(file=discord.File(io.BytesIO(png), "word.png"))

    async def close(self) -> None:
        self.painter.close()
        await super().close()


async def test_a_bot_sends_pictures_and_nothing_stays_pending() -> None:
    async with simcord.run(Bot()) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("table")
        ann = guild.add_member(env.create_user("Ann"))
        for word in ("Hello", "again", "Hello"):
            await ann.slash(channel, "picture", word=word)
            (picture,) = channel.last_message.attachments
            assert Pixels(await picture.read()).ink() is not None
        assert not env.errors
        assert not [task for task in asyncio.all_tasks() if "_draw" in repr(task)]
