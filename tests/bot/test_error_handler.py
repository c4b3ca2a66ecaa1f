"""The one error handler: every refusal has its sentence, and faults are logged."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import pytest
from discord import app_commands

from bot import tables
from bot.error_handler import report
from bot.ids import TableNumber
from bot.store import errors as store_errors
from bot.store.errors import StoreError, StoreFullError
from bot.tables.errors import OverError, RefusedError, TableError
from bot.ui.refusals import sentence
from bot.ui.request import Request, receive
from bot.ui.sheets import voice
from bot.ui.showing import UnshownError
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Iterator

ARGUMENTS: dict[str, Any] = {
    "number": 7, "game": "slush-fund", "numbers": [1, 2], "why": "pause-no-access", "most": 4,
    "least": 2, "here": 1, "name": "Memory", "value": "x", "channel": 5,
    "missing": ["attach_files"], "rule": "S17", "said": text("table-over", number="7"),
    "until": 1_700_000_000_000, "ends": 1_700_000_000_000, "year": 2026, "left": 3, "asked": 5,
    "ahead": 366, "typed": "Soon", "last": 9, "role": None, "channels": [5],
    "again": 1_700_000_000_000, "timed": True, "what": "calls",
}  # fmt: skip


KEYWORD = inspect.Parameter.KEYWORD_ONLY

REFUSALS = [
    importlib.import_module(module.name)
    for module in pkgutil.walk_packages(tables.__path__, f"{tables.__name__}.")
    if module.name.endswith("errors")
]


def every_refusal() -> Iterator[TableError]:
    """Returns one of each kind of refusal at a table."""
    kinds = {kind for module in REFUSALS for kind in vars(module).values() if inspect.isclass(kind)}
    for kind in sorted(kinds, key=lambda kind: kind.__name__):
        if issubclass(kind, TableError) and kind is not TableError:
            needed = inspect.signature(kind).parameters.values()
            named = {each.name: each for each in needed if each.default is each.empty}
            given = [ARGUMENTS[name] for name, each in named.items() if each.kind is not KEYWORD]
            words = {name: ARGUMENTS[name] for name, each in named.items() if each.kind is KEYWORD}
            yield kind(*given, **words)


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("error", list(every_refusal()), ids=lambda error: type(error).__name__)
def test_every_refusal_has_a_sentence_of_its_own(error: TableError, locale: str) -> None:
    said = sentence(error)
    assert said is not None
    spoken = voice(locale).marked(said)
    first = spoken.lstrip("“«\u00a0")[0]
    assert spoken.startswith("<#") or first.isupper() or first.isdigit()
    assert spoken.rstrip()[-1] in ".!?"
    assert len(spoken) < 300


def test_refusals_are_told_apart() -> None:
    keys = [error.said.key for error in every_refusal() if not isinstance(error, RefusedError)]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_error_of_the_store_has_a_sentence(locale: str) -> None:
    kinds = [
        kind
        for kind in vars(store_errors).values()
        if inspect.isclass(kind) and issubclass(kind, StoreError)
    ]
    said = {voice(locale).marked(text(kind.key)) for kind in kinds}
    assert len(said) == len({kind.key for kind in kinds}) >= 7


# -- the error handler itself --------------------------------------------------------------------


class Response:
    """A response that notes its answer, or fails to send it."""

    def __init__(self, lost: Exception | None = None) -> None:
        self.sent: list[Any] = []
        self.lost = lost

    def is_done(self) -> bool:
        return False

    async def send_message(self, *, view: Any, ephemeral: bool) -> None:
        assert ephemeral
        if self.lost is not None:
            raise self.lost
        self.sent.append(view)


class People:
    """Settings with a language, unless the store is in trouble."""

    def __init__(self, trouble: StoreError | None = None) -> None:
        self.trouble = trouble

    async def locale(self, _person: int, _discord_locale: object) -> str:
        if self.trouble is not None:
            raise self.trouble
        return "fr"


async def received(response: Response, people: People | None = None) -> Request:
    """Returns a request with as much of an interaction as the error handler needs."""
    nowhere: dict[str, Any] = {"guild_id": None, "channel_id": None, "extras": {}, "message": None}
    who = SimpleNamespace(id=7)
    made: Any = SimpleNamespace(id=4711, user=who, locale="en-US", response=response, **nowhere)
    return await receive(people or People(), None, Request, made)  # type: ignore[arg-type]


def http(status: int, code: int = 0) -> discord.HTTPException:
    class Answer:
        def __init__(self) -> None:
            self.status, self.reason = status, "x"

    return discord.HTTPException(Answer(), {"code": code, "message": "no"})


async def said_of(error: BaseException, people: People | None = None) -> str:
    response = Response()
    await report(await received(response, people), error)
    (view,) = response.sent
    return "\n".join(piece["content"] for piece in view.to_components() if "content" in piece)


def caused(error: BaseException) -> UnshownError:
    try:
        raise UnshownError from error
    except UnshownError as unshown:
        return unshown


async def test_a_refusal_is_in_the_reader_s_language() -> None:
    assert "La table 7 est terminée." in await said_of(OverError(TableNumber(7)))


async def test_a_refusal_inside_a_command_is_the_same() -> None:
    command: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name="x", description="x", callback=_callback
    )
    wrapped = app_commands.CommandInvokeError(command, OverError(TableNumber(7)))
    assert "La table 7 est terminée." in await said_of(wrapped)


async def _callback(interaction: discord.Interaction) -> None:
    """Stands in for a command."""


@pytest.mark.logs_errors
async def test_a_fault_of_ours_gives_a_number_and_no_more(
    caplog: pytest.LogCaptureFixture,
) -> None:
    said = await said_of(RuntimeError("the hand of ann is 10k"))
    assert "4711" in said
    assert "hand" not in said
    assert "the hand of ann" in caplog.text


@pytest.mark.logs_errors
async def test_a_full_disk_is_said_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert "disque du bot est plein" in await said_of(StoreFullError())
    assert caplog.records[0].levelname == "ERROR"


@pytest.mark.logs_errors
async def test_the_answer_survives_another_error_of_the_store() -> None:
    assert "The bot’s disk is full" in await said_of(StoreFullError(), People(StoreError()))


async def test_a_move_that_was_made_is_not_reported_as_failed(
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert "C’est fait, mais" in await said_of(caused(http(500)))
    assert "C’est fait, mais" in await said_of(caused(OverError(TableNumber(7))))
    assert all(record.levelname == "WARNING" for record in caplog.records)


@pytest.mark.logs_errors
async def test_a_fault_after_the_move_is_logged_too(caplog: pytest.LogCaptureFixture) -> None:
    assert "C’est fait, mais" in await said_of(caused(RuntimeError("drawing")))
    assert "drawing" in caplog.text


@pytest.mark.parametrize("trouble", [http(502), aiohttp.ClientConnectionError(), TimeoutError()])
async def test_an_error_of_discord_s_is_no_fault_of_ours(trouble: Exception) -> None:
    assert "Discord n’a pas accepté" in await said_of(trouble)


@pytest.mark.parametrize("code", [10062, 10015, 50027])
async def test_an_answer_that_comes_too_late_is_dropped(code: int) -> None:
    response = Response()
    await report(await received(response), http(404, code))
    await report(await received(response), caused(http(404, code)))
    assert response.sent == []


async def test_a_press_on_a_panel_that_was_sent_again_is_told_so(
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert "Ce message a été remplacé" in await said_of(http(404, 10008))
    assert "C’est fait, mais" in await said_of(caused(http(404, 10008)))
    assert caplog.records == []


async def test_an_answer_that_cannot_be_given_is_dropped() -> None:
    response = Response(lost=http(503))
    await report(await received(response), OverError(TableNumber(7)))
    assert response.sent == []


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (app_commands.CommandNotFound("x", []), "Cette commande n’existe plus"),
        (app_commands.NoPrivateMessage(), "dans un salon d’un serveur"),
        (app_commands.MissingPermissions(["manage_guild"]), "« Gérer le serveur »"),
    ],
)
async def test_refusals_by_discord_py_have_sentences(error: Exception, expected: str) -> None:
    assert expected.replace("« ", "«\u00a0").replace(" »", "\u00a0»") in await said_of(error)
