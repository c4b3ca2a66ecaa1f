"""Starting and stopping: any trouble an operator can fix is one sentence and an exit code."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import socket
import sqlite3
import threading
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import discord
import pytest
from pydantic import SecretStr

from bot import running
from bot.commands import main
from bot.library_logs import LIBRARIES
from bot.log_formatters import JsonFormatter, TextFormatter
from bot.running import (
    FAILED,
    MISUSED,
    OK,
    log_loop_fault,
    run,
    store_trouble,
)
from bot.settings import Settings
from bot.store import errors
from bot.store.files import owned

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"


@pytest.fixture(autouse=True)
def _levels_are_set_back() -> Iterator[None]:
    loggers = [logging.getLogger(name) for name in LIBRARIES]
    before = [logger.level for logger in loggers]
    yield
    for logger, level in zip(loggers, before, strict=True):
        logger.setLevel(level)


pytestmark = pytest.mark.logs_errors


def said(caplog: pytest.LogCaptureFixture) -> str:
    """Returns the one sentence for the operator, which has no traceback."""
    (record,) = [r for r in caplog.records if r.levelno == logging.ERROR]
    assert record.exc_info is None
    assert "Traceback" not in record.getMessage()
    return record.getMessage()


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Leaves logging to pytest, and reads no file."""
    monkeypatch.setattr(running, "set_up_logging", lambda _settings: None)
    monkeypatch.setattr(running, "_HELD_SECONDS", 0.0)
    monkeypatch.chdir(tmp_path)


def settings(path: Path, **values: Any) -> Settings:
    return Settings(database=path, **values).model_copy(update={"token": SecretStr(TOKEN)})


def refused(status: int, code: int = 0, **headers: str) -> discord.HTTPException:
    answer = SimpleNamespace(status=status, reason="because", headers=headers)
    return discord.HTTPException(answer, {"code": code, "message": ""})


def failing(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    """Makes Discord answer the login with this error."""

    async def login(_self: Any, _token: str) -> None:
        raise error

    monkeypatch.setattr(discord.Client, "login", login)


def test_without_a_token_the_bot_says_how_to_get_one(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert run(Settings(database=tmp_path / "x.db")) == MISUSED
    told = said(caplog)
    assert "https://discord.com/developers/applications" in told
    assert "DISCORD_TOKEN" in told
    assert "bot playground" in told
    assert not (tmp_path / "x.db").exists()


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (discord.LoginFailure("Improper token has been passed."), "Discord refused the token"),
        (refused(403, 40002), "Discord refused to let me in (403, code 40002)"),
        (discord.PrivilegedIntentsRequired(0), "for good (code 4014)"),
        (KeyError("the six of hearts"), "A fault of mine has ended me (KeyError in "),
    ],
)
def test_n4_an_error_that_ends_the_start_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    error: Exception,
    told: str,
) -> None:
    held: list[float] = []
    monkeypatch.setattr(running, "hold_on", held.append)
    failing(monkeypatch, error)
    assert run(settings(tmp_path / "x.db")) == FAILED
    assert told in said(caplog)
    assert TOKEN not in caplog.text
    assert "six of hearts" not in caplog.text
    assert held, "an immediate restart would use up Discord's limits"


@pytest.mark.parametrize(
    ("code", "told"), [(4004, "refused the token"), (4013, "for good (code 4013)")]
)
def test_n4_a_gateway_that_closes_for_good_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    code: int,
    told: str,
) -> None:
    closed = SimpleNamespace(close_code=code)
    error = discord.ConnectionClosed(closed, shard_id=None)  # type: ignore[arg-type]

    async def login(_self: Any, _token: str) -> None:
        pass

    async def connect(_self: Any) -> None:
        raise error

    monkeypatch.setattr(discord.Client, "login", login)
    monkeypatch.setattr(discord.Client, "connect", connect)
    assert run(settings(tmp_path / "x.db")) == FAILED
    assert told in said(caplog)


def test_n4_a_signal_ends_the_wait_before_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: False)
    before = signal.getsignal(signal.SIGTERM)
    asked = threading.Timer(0.05, os.kill, (os.getpid(), signal.SIGTERM))
    asked.start()
    running.hold_on(60.0)
    asked.join()
    assert signal.getsignal(signal.SIGTERM) is before


def test_n4_wrong_settings_are_told_in_the_chosen_log_format(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / ".env").write_text("BOT_LOG_FORMAT=json\nBOT_LOGLEVEL=x\nBOT_LOG_LEVEL=loud\n")
    assert main(["run"]) == MISUSED
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["message"].split(":")[0] for line in lines] == ["BOT_LOGLEVEL", "BOT_LOG_LEVEL"]
    assert main(["check"]) == MISUSED
    assert capsys.readouterr().err.startswith("BOT_LOGLEVEL: "), "the other format is for people"


@pytest.mark.parametrize(
    ("name", "content", "why"),
    [
        ("none/x.db", None, "cannot be written"),
        ("folder", "", "cannot be written"),
        ("x.db", "no database at all, but long enough to look like a page of one" * 20, "damaged"),
        ("other.db", "sql", "damaged"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_sentence(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, name: str, content: str | None, why: str
) -> None:
    path = tmp_path / name
    if content == "":
        path.mkdir()
    elif content == "sql":
        with sqlite3.connect(path) as other:
            other.execute("create table somebody_elses (x)")
        other.close()
    elif content is not None:
        path.write_text(content)
    assert run(settings(path)) == FAILED
    told = said(caplog)
    assert why in told
    assert str(path) in told


def test_f4_a_second_bot_on_the_same_database_is_refused(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with owned(tmp_path / "x.db"):
        assert run(settings(tmp_path / "x.db")) == FAILED
    told = said(caplog)
    assert "another process is using it; stop that one first" in told
    assert "\n" not in told


def test_f9_the_refusal_names_the_user_that_needs_access_and_how_to_give_it(tmp_path: Path) -> None:
    """In a container nobody sees which user runs the bot."""
    told = store_trouble(Settings(database=tmp_path / "x.db"), errors.StoreReadOnlyError("why"))
    assert f"chown -R {os.getuid()} {tmp_path}" in told
    assert "BOT_DATABASE" in told


def test_every_error_of_the_database_says_how_to_fix_it(tmp_path: Path) -> None:
    kinds = [
        kind
        for kind in vars(errors).values()
        if isinstance(kind, type) and issubclass(kind, errors.StoreError)
    ]
    told = {kind.key: store_trouble(Settings(database=tmp_path), kind("why")) for kind in kinds}
    assert len(set(told.values())) == len(told) >= 7
    assert all("why" in sentence for sentence in told.values())


def test_a_health_port_in_use_is_refused_by_its_setting(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with socket.socket() as taken:
        taken.bind(("0.0.0.0", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert run(settings(tmp_path / "x.db", health_port=port)) == MISUSED
    told = said(caplog)
    assert told.startswith(f"BOT_HEALTH_PORT, BOT_HEALTH_HOST: port {port} of 127.0.0.1 cannot")


@pytest.mark.parametrize("url", ["nonsense", "http://127.0.0.1:9", "http://192.0.2.1:80"])
def test_n4_a_wrong_local_discord_is_refused_by_its_setting(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, url: str
) -> None:
    assert run(settings(tmp_path / "x.db", loopback_url=url)) == MISUSED
    assert said(caplog).startswith("BOT_LOOPBACK_URL: ")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_bot_cleanly(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, number: signal.Signals
) -> None:
    ended: list[str] = []

    async def login(self: Any, _token: str) -> None:
        self.gone = asyncio.Event()
        os.kill(os.getpid(), number)
        await self.gone.wait()

    async def close(self: Any) -> None:
        ended.append("closed")
        self.gone.set()

    monkeypatch.setattr(discord.Client, "login", login)
    monkeypatch.setattr("discord.ext.commands.Bot.close", close)
    assert run(settings(tmp_path / "x.db")) == OK
    assert ended
    assert not list(tmp_path.glob("*-wal"))  # the database is free again


def test_wrong_settings_end_a_command_before_it_begins(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BOT_LOG_LEVEL", "loud")
    assert main(["run"]) == 2
    assert capsys.readouterr().err.startswith("BOT_LOG_LEVEL: ")


def test_a_log_line_is_valid_json() -> None:
    record = logging.LogRecord("bot.x", logging.INFO, "f", 1, "table %s", (7,), None)
    line = json.loads(JsonFormatter().format(record))
    assert (line["level"], line["logger"], line["message"]) == ("INFO", "bot.x", "table 7")
    try:
        raise ValueError("the six of hearts")
    except ValueError as error:
        record.exc_info = (type(error), error, error.__traceback__)
    for line in (JsonFormatter().format(record), TextFormatter().format(record)):
        assert "ValueError in test_running.py" in line
        assert "the six of hearts" not in line, "the text of an exception may hold cards"


@pytest.mark.logs_errors
def test_errors_of_the_event_loop_are_logged_without_their_objects(
    caplog: pytest.LogCaptureFixture,
) -> None:
    error = KeyError("the six of hearts")
    context = {"message": "Task exception was never retrieved", "exception": error}
    log_loop_fault(None, context)  # type: ignore[arg-type]
    assert [r.getMessage() for r in caplog.records] == [
        "Task exception was never retrieved: KeyError"
    ]


@pytest.mark.parametrize("form", ["text", "json"])
def test_logging_goes_where_the_settings_say(
    monkeypatch: pytest.MonkeyPatch, form: Any, tmp_path: Path
) -> None:
    monkeypatch.undo()
    made: dict[str, Any] = {}
    monkeypatch.setattr(logging, "basicConfig", lambda **given: made.update(given))
    running.set_up_logging(Settings(database=tmp_path, log_format=form, log_level="ERROR"))
    assert made["level"] == "ERROR"
    (handler,) = made["handlers"]
    assert isinstance(handler.formatter, JsonFormatter) is (form == "json")


@pytest.mark.parametrize("level", ["DEBUG", "INFO", "ERROR"])
def test_libraries_never_log_what_is_sent(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, level: Any
) -> None:
    """At DEBUG discord.py logs every request, with hands and tokens in it."""
    monkeypatch.undo()
    monkeypatch.setattr(logging, "basicConfig", lambda **_given: None)
    running.set_up_logging(Settings(database=tmp_path, log_level=level))
    for name in (*LIBRARIES, "discord.http", "discord.gateway"):
        assert not logging.getLogger(name).isEnabledFor(logging.DEBUG)
