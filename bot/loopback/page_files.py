"""The files of the playground's page and its words in both languages."""

from __future__ import annotations

import functools
import json
import mimetypes
from importlib import resources

from aiohttp import web
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from games.engine import Arg, Text
from games.words import LOCALES, Speaker, make_bundle

PREFIX = "playground-"
BLANKS = ("name", "room", "why", "least", "most", "address", "port")
"""The variables of the sentences; the page fills them in for ``{name}``."""
RULES = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": RULES,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
}


def source(locale: str) -> str:
    """Returns the Fluent text of one locale."""
    return resources.files("bot.loopback").joinpath(f"words.{locale}.ftl").read_text("utf-8")


@functools.cache
def bundle(locale: str) -> FluentBundle:
    """Returns the sentences of the playground in one locale."""
    return make_bundle(locale, [source(locale)])


def keys(locale: str) -> list[str]:
    """Returns the keys of one locale."""
    body = FluentResource(source(locale)).body
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def say(locale: str, key: str, **values: Arg) -> str:
    """Returns one sentence, for the terminal."""
    return Speaker(locale, bundle=bundle(locale))(Text(PREFIX + key, values))


def page_words() -> dict[str, dict[str, str]]:
    """Returns every sentence by locale and by its key without the prefix, with variables as
    ``{name}``.
    """
    blanks: dict[str, Arg] = {name: "{" + name + "}" for name in BLANKS}
    return {
        locale: {
            key.removeprefix(PREFIX): say(locale, key.removeprefix(PREFIX), **blanks)
            for key in keys(locale)
        }
        for locale in LOCALES
    }


class PageFiles:
    """The files at ``/`` and ``/page/...``."""

    def __init__(self) -> None:
        folder = resources.files("bot.loopback").joinpath("page")
        self._files = {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}
        self._words = json.dumps(page_words(), ensure_ascii=False).encode()

    def routes(self) -> list[web.RouteDef]:
        """Returns the routes of the files."""
        return [web.get("/", self._index), web.get("/page/{name}", self._file)]

    async def _index(self, _: web.Request) -> web.Response:
        return self._reply("index.html", self._files["index.html"])

    async def _file(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        if name == "words.json":
            return self._reply(name, self._words)
        if name not in self._files:
            raise web.HTTPNotFound
        return self._reply(name, self._files[name])

    def _reply(self, name: str, body: bytes) -> web.Response:
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        charset = "utf-8" if kind.startswith(("text/", "application/json")) else None
        return web.Response(body=body, content_type=kind, charset=charset, headers=HEADERS)
