"""Every setting of the bot, read from the environment and `.env` and checked before the start."""

from __future__ import annotations

import contextlib
import difflib
import os
import re
from pathlib import Path
from typing import Literal

from dotenv import dotenv_values
from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.tables.caps import NO_END, Limits
from bot.tables.clocks.vacations import VACATION_DAYS

PREFIX = "BOT_"
ENV_FILE = ".env"
ENCODING = "utf-8-sig"
"""UTF-8, with or without the mark that Windows' editor writes."""

_TOKEN = re.compile(r"[A-Za-z0-9._-]+")


class SettingsError(Exception):
    """The settings cannot be used; the message says which, why, and how to fix it."""


class Settings(BaseSettings):
    """The bot's settings. `.env.example` explains each."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_file=ENV_FILE,
        env_file_encoding=ENCODING,
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    database: Path = Path("under-the-table.db")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    health_port: int | None = Field(default=None, ge=1, le=65_535)
    vacation_days: int = Field(default=VACATION_DAYS, ge=0, le=366)
    health_host: str = "127.0.0.1"
    backup_folder: Path | None = None
    backup_hours: float = Field(default=6.0, ge=0.25, le=168)
    backup_daily: int = Field(default=7, ge=0, le=366)
    backup_weekly: int = Field(default=4, ge=0, le=520)
    drain_seconds: float = Field(default=10.0, ge=0, le=120)
    loopback_url: str | None = None
    cap_lobbies: int = Field(default=Limits().lobbies, ge=1, le=NO_END)
    cap_channel_lobbies: int = Field(default=Limits().channel_lobbies, ge=1, le=NO_END)
    cap_tables: int = Field(default=Limits().tables, ge=1, le=NO_END)
    cap_calls: int = Field(default=Limits().calls, ge=1, le=NO_END)
    cap_asides: int = Field(default=Limits().asides, ge=1, le=NO_END)
    cap_rest: int = Field(default=Limits().rest, ge=0, le=1_440)

    @property
    def limits(self) -> Limits:
        """The limits for one person."""
        return Limits(*(getattr(self, f"cap_{name}") for name in Limits.__struct_fields__))

    @field_validator("token", mode="before")
    @classmethod
    def _tidy_token(cls, value: object) -> object:
        """Cleans up a copied token with quotes, spaces or "Bot"; an empty one counts as none."""
        if not isinstance(value, str):
            return value
        value = value.strip().strip("\"'").strip().removeprefix("Bot ").strip()
        if value and not _TOKEN.fullmatch(value):
            raise ValueError("this is no token: it has spaces or signs no token has; copy it again")
        return value or None

    @field_validator("database")
    @classmethod
    def _names_a_file(cls, value: Path) -> Path:
        """Refuses names that SQLite takes for a database in memory, which would be lost with
        every game.
        """
        if value.name in ("", "..", ":memory:"):
            raise ValueError(f"this must name a file, and {value} is none")
        return value

    @field_validator("log_level", "log_format", mode="before")
    @classmethod
    def _any_case(cls, value: object, info: object) -> object:
        if not isinstance(value, str):
            return value
        return value.upper() if getattr(info, "field_name", "") == "log_level" else value.lower()


def load_settings() -> Settings:
    """Returns the settings. Raises `SettingsError` naming the file or every variable that is
    wrong.
    """
    _check_file(Path(ENV_FILE))
    wrong = _unknown()
    try:
        settings = Settings()
    except ValidationError as error:
        wrong += [_explain(item["loc"], item["msg"]) for item in error.errors()]
        raise SettingsError("\n".join(wrong)) from None
    if wrong:
        raise SettingsError("\n".join(wrong))
    return settings


def wants_json() -> bool:
    """Whether errors in the settings are to be reported to a machine, as far as the settings
    say.
    """
    said = os.environ.get(f"{PREFIX}LOG_FORMAT")
    if said is None:
        with contextlib.suppress(OSError, UnicodeDecodeError):
            said = dotenv_values(ENV_FILE, encoding=ENCODING).get(f"{PREFIX}LOG_FORMAT")
    return (said or "").lower() == "json"


def _check_file(file: Path) -> None:
    """Raises `SettingsError` if something has that name but cannot be read."""
    try:
        text = file.read_text(ENCODING)
    except FileNotFoundError:
        return
    except UnicodeDecodeError:
        raise SettingsError(f"{file.absolute()} is not UTF-8; save it again as UTF-8") from None
    except OSError as error:
        raise SettingsError(
            f"{file.absolute()} cannot be read ({error.strerror}); it must be a file that the user"
            " I run as may read"
        ) from error
    if "\0" in text:
        raise SettingsError(f"{file.absolute()} is not text; save it again as UTF-8")


def _variable(name: str) -> str:
    return name if name.isupper() else f"{PREFIX}{name.upper()}"


def _explain(place: tuple[int | str, ...], what: str) -> str:
    name = _variable(str(place[0]))
    what = what.removeprefix("Value error, ")
    return f"{name}: {what[:1].lower()}{what[1:]}. See .env.example."


def _unknown() -> list[str]:
    """Returns misspelt variables in the environment and in `.env`, which would be ignored
    silently.
    """
    known = [f"{PREFIX}{name.upper()}" for name in Settings.model_fields if name != "token"]
    lines = []
    for name in sorted({*os.environ, *dotenv_values(ENV_FILE, encoding=ENCODING)}):
        # Upper or lower case does not matter.
        if name.upper().startswith(PREFIX) and name.upper() not in known:
            near = difflib.get_close_matches(name.upper(), known, 1)
            meant = f"; did you mean {near[0]}?" if near else ""
            lines.append(f"{name}: there is no such setting{meant}")
    return lines
