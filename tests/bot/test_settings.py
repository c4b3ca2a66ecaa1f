"""Settings: which one is wrong, why, and how to fix it; a token is never repeated."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.settings import Settings, SettingsError, load_settings

SECRET = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Provides an empty folder and an environment without settings of ours."""
    import os

    for name in list(os.environ):
        if name.upper().startswith("BOT_") or name == "DISCORD_TOKEN":
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


def wrong(monkeypatch: pytest.MonkeyPatch, **variables: str) -> str:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as caught:
        load_settings()
    return str(caught.value)


def test_no_setting_is_required() -> None:
    settings = load_settings()
    assert settings.token is None
    assert settings.database == Path("under-the-table.db")
    assert settings.health_port is None


def test_the_example_shows_the_defaults_and_every_setting() -> None:
    example = (Path(__file__).parents[2] / ".env.example").read_text("utf-8")
    for name, field in Settings.model_fields.items():
        variable = "DISCORD_TOKEN" if name == "token" else f"BOT_{name.upper()}"
        default = "" if field.default is None else f"{field.default}".removesuffix(".0")
        assert f"{variable}={default}\n" in example, name


def test_a_file_is_read(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={SECRET}\nBOT_LOG_FORMAT=JSON\n")
    settings = load_settings()
    assert settings.token is not None
    assert settings.token.get_secret_value() == SECRET
    assert settings.log_format == "json"


@pytest.mark.parametrize(
    "copied", [SECRET, f" {SECRET}\n", f'"{SECRET}"', f"'{SECRET}'", f"Bot {SECRET}"]
)
def test_a_token_is_accepted_as_it_is_copied(monkeypatch: pytest.MonkeyPatch, copied: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", copied)
    settings = load_settings()
    assert settings.token is not None
    assert settings.token.get_secret_value() == SECRET
    assert SECRET not in repr(settings)


@pytest.mark.parametrize("empty", ["", "  ", '""'])
def test_an_empty_token_is_none(monkeypatch: pytest.MonkeyPatch, empty: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", empty)
    assert load_settings().token is None


@pytest.mark.parametrize("token", [f"{SECRET} {SECRET}", f"{SECRET}\n{SECRET}", "tökén", "a:b"])
def test_a_wrong_token_is_reported_and_not_repeated(
    monkeypatch: pytest.MonkeyPatch, token: str
) -> None:
    said = wrong(monkeypatch, DISCORD_TOKEN=token)
    assert said.startswith("DISCORD_TOKEN: this is no token")
    assert token not in said
    assert SECRET not in said


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("BOT_LOG_LEVEL", "loud", "'DEBUG', 'INFO', 'WARNING' or 'ERROR'"),
        ("BOT_LOG_FORMAT", "xml", "'text' or 'json'"),
        ("BOT_HEALTH_PORT", "http", "valid integer"),
        ("BOT_HEALTH_PORT", "0", "greater than or equal to 1"),
        ("BOT_HEALTH_PORT", "70000", "less than or equal to 65535"),
        ("BOT_DRAIN_SECONDS", "-1", "greater than or equal to 0"),
        ("BOT_DRAIN_SECONDS", "soon", "valid number"),
    ],
)
def test_a_wrong_value_is_named_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, why: str
) -> None:
    said = wrong(monkeypatch, **{name: value})
    assert said.startswith(f"{name}: ")
    assert why in said
    assert "See .env.example." in said


def test_all_mistakes_are_reported_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    said = wrong(monkeypatch, BOT_LOG_LEVEL="x", BOT_HEALTH_PORT="y", BOT_DATABSE="z")
    assert len(said.splitlines()) == 3
    assert "BOT_DATABSE: there is no such setting; did you mean BOT_DATABASE?" in said


def test_a_misspelt_line_of_the_file_is_reported(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text("BOT_LOGLEVEL=DEBUG\nOTHER=1\nCOMPOSE_FILE=x\n")
    assert (
        wrong(monkeypatch) == "BOT_LOGLEVEL: there is no such setting; did you mean BOT_LOG_LEVEL?"
    )


def test_upper_and_lower_case_do_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("bot_log_level", "debug")
    assert load_settings().log_level == "DEBUG"


@pytest.mark.parametrize("name", [name for name in Settings.model_fields if name != "token"])
def test_n4_an_empty_setting_counts_as_not_set(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Otherwise an empty address would open the health port to everybody."""
    monkeypatch.setenv(f"BOT_{name.upper()}", "")
    assert load_settings() == Settings(_env_file=None)  # type: ignore[call-arg]


@pytest.mark.parametrize("no_file", [".", "/", "..", ":memory:"])
def test_n4_a_database_must_be_a_file(monkeypatch: pytest.MonkeyPatch, no_file: str) -> None:
    """SQLite would keep any of these in memory, and every game would be lost at the end."""
    assert wrong(monkeypatch, BOT_DATABASE=no_file).startswith(
        "BOT_DATABASE: this must name a file"
    )


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
def test_f9_a_file_can_begin_with_a_byte_order_mark(tmp_path: Path, encoding: str) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={SECRET}\n", encoding)
    assert load_settings().token is not None


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "latin-1"])
def test_f9_a_file_that_is_not_utf_8_is_named(tmp_path: Path, encoding: str) -> None:
    (tmp_path / ".env").write_text(f"# clé\nDISCORD_TOKEN={SECRET}\n", encoding)
    with pytest.raises(SettingsError) as caught:
        load_settings()
    said = str(caught.value)
    assert said.startswith(str(tmp_path / ".env"))
    assert "save it again as UTF-8" in said
    assert SECRET not in said


def test_f9_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / ".env").mkdir()  # Docker creates a folder if a file to be mounted is missing
    with pytest.raises(SettingsError, match=r"\.env cannot be read \(Is a directory\)"):
        load_settings()
