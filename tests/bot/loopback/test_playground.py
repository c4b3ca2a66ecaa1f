"""`bot playground`: its flags, its bot process, its words and its end."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import re
import signal
import socket
import sys
from importlib import resources
from typing import TYPE_CHECKING, Any

import pytest

from bot.loopback import page_files, playground
from bot.loopback.actor import Cast, texts
from bot.loopback.bot_process import BotProcess
from bot.loopback.state import NAMES

if TYPE_CHECKING:
    from pathlib import Path

    from bot.loopback.server import LocalDiscord
    from tests.bot.loopback.small_bot import SmallBot

SMALL_BOT = (sys.executable, "-m", "tests.bot.loopback.small_bot")


class Playground:
    """A playground in this process, with the small bot in a process of its own."""

    def __init__(self, **flags: Any) -> None:
        self.said: asyncio.Queue[str] = asyncio.Queue()
        self.task = asyncio.create_task(
            playground.serve(port=0, command=SMALL_BOT, announce=self.said.put_nowait, **flags)
        )

    async def url(self) -> str:
        """Returns the address that the playground prints."""
        sentence = await asyncio.wait_for(self.said.get(), 20)
        found = re.search(r"http://127\.0\.0\.1:\d+", sentence)
        assert found, sentence
        return found[0]

    async def end(self) -> int:
        """Ends the playground as Ctrl-C does."""
        os.kill(os.getpid(), signal.SIGINT)
        return await asyncio.wait_for(self.task, 20)


async def connected(cast: Cast, *, yes: bool = True) -> dict[str, Any]:
    """Returns the overview once a bot is connected, or no longer connected."""
    actor = next(iter(cast))
    revision = -1
    while True:
        revision = await actor._revision(revision)
        async with cast._session.get("/_play/world") as response:
            world = await response.json()
        if world["connected"] is yes:
            return world


async def test_a_playground_runs_from_its_start_to_ctrl_c(tmp_path: Path) -> None:
    """A slow test, because Python starts twice; the only one with a bot process of its own."""
    served = Playground(users=3, database=tmp_path / "play.db", locale="fr")
    async with asyncio.timeout(60), Cast(await served.url()) as cast:
        world = await connected(cast)
        assert [person["name"] for person in world["people"]] == list(NAMES[:3])
        assert {person["locale"] for person in world["people"]} == {"fr"}
        ada = cast["Ada"]
        games = await cast.channel("games")
        done = await ada.slash("counter new", channel=games, start=7)
        await cast.kill_bot()
        assert (await connected(cast, yes=False))["process"] == "stopped"
        await cast.start_bot()
        await connected(cast)
        # The old button works with the new process, whose count begins at zero.
        await ada.click(await ada.message(games, done["message"]), label="add")
        assert texts(await ada.message(games, done["message"])) == "count **1**"
        await cast.advance(86400)
        done = await ada.slash("counter time", channel=games)
        assert texts(await ada.message(games, done["message"])) == "ahead by 86400"
    assert await served.end() == 0
    assert await served.said.get() == page_files.say("fr", "ended")


async def test_one_person_is_greeted_and_plays_against_computers_at_once() -> None:
    """With the real bot: three presses from what the page shows to somebody's own panel."""
    said: asyncio.Queue[str] = asyncio.Queue()
    serving = asyncio.create_task(
        playground.serve(port=0, users=1, announce=said.put_nowait, invited=True)
    )
    sentence = await asyncio.wait_for(said.get(), 20)
    url = sentence.partition("at ")[2].partition("/ ")[0]
    async with asyncio.timeout(60), Cast(url) as cast:
        ada, games = cast["Ada"], await cast.channel("games")

        def greeting(messages: list[Any]) -> list[Any]:
            return [m for m in messages if "Hello!" in texts(m)]

        (door,) = await ada.until(games, greeting, seconds=40)
        shown = door
        for label in ("Slush Fund", "Practise alone", "First game"):
            done = await ada.click(shown, label=label)
            shown = await ada.message(games, str(done.get("message") or shown["id"]))
        await ada.until(games, lambda ms: any("table 1" in texts(m) for m in ms))
        assert len(greeting(await ada.messages(games))) == 1
        listed = [command["name"] for command in await ada.commands(games)]
        assert listed[:2] == ["play", "help"], "they are listed as the bot sent them"
    os.kill(os.getpid(), signal.SIGINT)
    assert await asyncio.wait_for(serving, 20) == 0


async def test_a_bot_that_does_not_greet_is_only_logged(
    local: LocalDiscord,
    bot: SmallBot,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(playground, "_BETWEEN_SECONDS", 0)
    assert not bot.is_closed()
    await playground.invite(local)
    assert "does not greet" in caplog.text


def test_a_port_in_use_is_reported_in_one_sentence_with_exit_code_2() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said: list[str] = []
        code = asyncio.run(playground.serve(port=port, announce=said.append))
    assert code == 2
    assert said == [page_files.say("en", "port-taken", port=str(port))]


def test_n4_an_impossible_port_is_reported_in_one_sentence() -> None:
    said: list[str] = []
    assert asyncio.run(playground.serve(port=99_999, announce=said.append)) == playground.USAGE
    assert said == [page_files.say("en", "port-taken", port="99999")]


@pytest.mark.parametrize("users", [0, 9])
def test_one_to_eight_people_are_possible(users: int) -> None:
    said: list[str] = []
    assert asyncio.run(playground.serve(users=users, announce=said.append)) == 2
    assert said == [page_files.say("en", "too-many", most=8)]


def test_without_simcord_the_playground_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name == "simcord" else find(name)
    )
    assert playground.run(port=0) == 2
    assert "under-the-table[playground]" in capsys.readouterr().out


def test_the_bot_gets_the_address_and_no_real_token(tmp_path: Path) -> None:
    settings = playground.bot_settings("http://127.0.0.1:1", tmp_path / "a.db")
    assert settings["BOT_LOOPBACK_URL"] == "http://127.0.0.1:1"
    assert settings["DISCORD_TOKEN"] == playground.TOKEN


# ---------------------------------------------------------------------- the bot's process

IDLE = "import signal, sys; print(flush=True); signal.pause()"
DEAF = "import signal, time; signal.signal(15, lambda *_: None); time.sleep(60)"


async def test_a_process_that_ends_by_itself_has_failed() -> None:
    changed = asyncio.Event()
    process = BotProcess((sys.executable, "-c", "raise SystemExit(3)"), {}, changed.set)
    await process.start()
    assert process.status == "running"
    changed.clear()
    await asyncio.wait_for(changed.wait(), 20)
    assert process.status == "failed"
    assert process.pid is None


async def test_a_process_that_ignores_the_request_to_end_is_ended_nevertheless(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.loopback.bot_process.STOP_SECONDS", 0.2)
    process = BotProcess((sys.executable, "-c", DEAF), {})
    await process.start()
    pid = process.pid
    assert pid is not None
    await process.stop()
    assert process.status == "stopped"
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


async def test_starting_twice_keeps_one_process_and_restarting_replaces_it() -> None:
    process = BotProcess((sys.executable, "-c", IDLE), {})
    await process.start()
    first = process.pid
    await process.start()
    assert process.pid == first
    await process.restart()
    assert process.pid not in (None, first)
    await process.kill()
    assert process.pid is None


# ---------------------------------------------------------------------- words


def scripts() -> str:
    """Returns the text of all the page's scripts."""
    folder = resources.files("bot.loopback").joinpath("page")
    return "\n".join(
        file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".js")
    )


def test_both_languages_have_the_same_words() -> None:
    assert page_files.keys("en") == page_files.keys("fr")
    words = page_files.page_words()
    for key, english in words["en"].items():
        blanks = re.findall(r"\{\w+\}", english)
        assert sorted(blanks) == sorted(re.findall(r"\{\w+\}", words["fr"][key])), key


def test_every_word_is_used_and_every_used_word_exists() -> None:
    known = {key.removeprefix(page_files.PREFIX) for key in page_files.keys("en")}
    files = resources.files("bot.loopback")
    python = "".join(
        files.joinpath(name).read_text("utf-8") for name in ("installed.py", "playground.py")
    )
    text = scripts()
    said = {match for match in known if f'"{match}"' in text or f'"{match}"' in python}
    said |= {f"{kind}-{unit}" for kind in ("step", "ahead") for unit in ("minute", "hour", "day")}
    assert known == said
    asked = re.findall(r'(?:words|say)\((?:locale, )?"([a-z-]+)"', text + python)
    assert set(asked) <= known


def test_french_texts_follow_french_typography() -> None:
    for key, french in page_files.page_words()["fr"].items():
        assert not re.search(r"(?<![\u00a0\d])[:;!?»]", french.replace("http://", "")), key
        assert "'" not in french, key
