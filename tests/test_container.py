"""What compose.yaml and the Dockerfile give the bot, tested without Docker."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import yaml

from bot.settings import Settings, load_settings

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
BOT = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]["bot"]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")

CHOSEN: dict[str, str] = {
    "DISCORD_TOKEN": "abc.def.ghi",
    "BOT_DATABASE": "of-this-machine.db",
    "BOT_LOG_LEVEL": "ERROR",
    "BOT_LOG_FORMAT": "json",
    "BOT_HEALTH_HOST": "0.0.0.0",
    "BOT_BACKUP_FOLDER": "/elsewhere",
    "BOT_LOOPBACK_URL": "http://127.0.0.1:9",
}
"""Values that an operator might choose; every number is set to one more than its default."""


def variable(name: str) -> str:
    return "DISCORD_TOKEN" if name == "token" else f"BOT_{name.upper()}"


def chosen() -> dict[str, str]:
    """Returns every setting with a value that is not its default."""
    values = {}
    for name, field in Settings.model_fields.items():
        known = CHOSEN.get(variable(name))
        values[variable(name)] = known or str(int(field.default or 9_000) + 1)
    return values


def in_the_container(env_file: dict[str, str]) -> dict[str, str]:
    """Returns the environment of the bot with this `.env`, as Docker and compose make it: that of
    the image, then `env_file`, then `environment`, in which `${NAME:-default}` is looked up in
    `.env`.
    """

    def look_up(match: re.Match[str]) -> str:
        return env_file.get(match[1]) or (match[3] if match[2] == ":-" else "")

    image = dict(re.findall(r"\b([A-Z_]+)=(\S+)", DOCKERFILE.split("ENV ")[1].split("\n")[0]))
    assert BOT["env_file"] == [{"path": ".env", "required": False}]
    own = {
        name: re.sub(r"\$\{(\w+)(:-|:\?)([^}]*)\}", look_up, str(value))
        for name, value in BOT["environment"].items()
    }
    return {**image, **env_file, **own}


@pytest.fixture
def container(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Returns a function that reads the settings as the bot would with such a `.env`."""

    def settings(env_file: dict[str, str]) -> Settings:
        for name in Settings.model_fields:
            monkeypatch.delenv(variable(name), raising=False)
        for name, value in in_the_container(env_file).items():
            monkeypatch.setenv(name, value)
        monkeypatch.chdir(tmp_path)
        return load_settings()

    return settings


def test_f7_every_setting_of_the_file_reaches_the_bot(container: Any) -> None:
    values = chosen()
    given = container(values)
    for name in Settings.model_fields.keys() - {"database", "token"}:
        found = getattr(given, name)
        assert found == type(found)(values[variable(name)]), name
        assert found != Settings.model_fields[name].default, name
    assert given.token.get_secret_value() == values["DISCORD_TOKEN"]
    assert given.database == Path("/data/under-the-table.db")


def test_f7_with_only_a_token_the_container_uses_its_own_defaults(container: Any) -> None:
    given = container({"DISCORD_TOKEN": "abc"})
    assert given.database == Path("/data/under-the-table.db")
    assert given.backup_folder == Path("/data/backups")
    assert (given.health_port, given.log_format) == (8000, "json")


def test_f7_a_misspelt_setting_is_reported(container: Any) -> None:
    with pytest.raises(Exception, match="did you mean BOT_LOG_LEVEL"):
        container({"DISCORD_TOKEN": "abc", "BOT_LOGLEVEL": "INFO"})


def test_f7_the_manual_lists_every_setting_and_its_default() -> None:
    manual = (ROOT / "docs/operate.md").read_text("utf-8")
    for name, field in Settings.model_fields.items():
        default = "" if field.default is None else f"`{field.default}`".replace(".0`", "`")
        assert f"| `{variable(name)}` | {default} |".replace("|  |", "| |") in manual, name


def test_a_container_is_not_killed_before_the_bot_has_drained() -> None:
    grace = int(BOT["stop_grace_period"].removesuffix("s"))
    assert grace >= Settings.model_fields["drain_seconds"].default + 10


# -- the health check ----------------------------------------------------------------------------


@contextmanager
def answering(status: int) -> Iterator[int]:
    """Yields a port on which /healthz answers with a status."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status if self.path == "/healthz" else 404)
            self.end_headers()

        def log_message(self, *_args: object) -> None: ...

    with HTTPServer(("127.0.0.1", 0), Answer) as server:
        thread = threading.Thread(target=server.handle_request)
        thread.start()
        yield server.server_port
        thread.join()


@pytest.mark.parametrize(("status", "healthy"), [(200, True), (503, False)])
def test_the_health_check_follows_the_settings(status: int, healthy: bool) -> None:
    command = re.search(r"HEALTHCHECK[^\[]*CMD (\[.*\])", DOCKERFILE)
    assert command
    program, *arguments = json.loads(command[1])
    assert program == "python"
    with answering(status) as port:
        done = subprocess.run(
            [sys.executable, *arguments],
            env={"BOT_HEALTH_PORT": str(port)},
            capture_output=True,
            check=False,
        )
    assert (done.returncode == 0) is healthy
