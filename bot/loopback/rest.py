"""Discord's REST interface over HTTP, the way the bot's real client speaks to it."""

from __future__ import annotations

import json
import logging
import re
from typing import TYPE_CHECKING, Any

from aiohttp import BodyPartReader, web

from bot.loopback.simcord_env import MEDIA_BASE
from bot.loopback.state import MEDIA
from bot.loopback.wire import ApiError, Call, Json, Upload

if TYPE_CHECKING:
    from bot.loopback.faults import Fault
    from bot.loopback.limits import Verdict
    from bot.loopback.state import DiscordState

log = logging.getLogger(__name__)

API = "/api/v10"
EDGE = {"Via": "1.1 local"}
"""Without this header discord.py takes a 429 for a ban by the network in front of Discord."""


def reply(payload: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """Returns a JSON answer."""
    return _json(json.dumps(payload), status, headers)


def _json(text: str, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    # The type must be exactly `application/json`: discord.py compares the whole header.
    return web.Response(
        body=text.encode(),
        status=status,
        headers=EDGE | (headers or {}),
        content_type="application/json",
    )


class Rest:
    """Answers to requests under ``/api/v10``, and uploaded files under ``/_cdn``."""

    def __init__(self, discord: DiscordState) -> None:
        self._discord = discord

    def routes(self) -> list[web.RouteDef]:
        """Returns the routes of the interface."""
        return [
            web.get(f"{API}/gateway", self._gateway),
            web.get(f"{API}/gateway/bot", self._gateway),
            web.route("*", API + "/{path:.*}", self._handle),
            web.get(MEDIA + "/{path:.*}", self._media),
        ]

    async def _gateway(self, request: web.Request) -> web.Response:
        fault = self._discord.faults.strike("GET", "/gateway/bot")
        if fault is not None:
            return self._fail(request, fault)
        starts = {"total": 1000, "remaining": 999, "reset_after": 1, "max_concurrency": 1}
        url = self._discord.gateway_url
        return reply({"url": url, "shards": 1, "session_start_limit": starts})

    async def _media(self, request: web.Request) -> web.Response:
        blob = self._discord.world.media("/" + request.match_info["path"])
        if blob is None:
            raise web.HTTPNotFound
        kind = "image/png" if blob.startswith(b"\x89PNG") else "application/octet-stream"
        headers = {"X-Content-Type-Options": "nosniff", "Cache-Control": "max-age=3600"}
        return web.Response(body=blob, content_type=kind, headers=headers)

    async def _handle(self, request: web.Request) -> web.StreamResponse:
        try:
            call = await self._read(request)
        except ConnectionError:  # the bot's process ended before the request was complete
            return web.Response(status=400)
        token = request.headers.get("Authorization", "").removeprefix("Bot ")
        self._discord.seen(call)
        fault = self._discord.faults.strike(call.method, call.path)
        if fault is not None and not fault.too_late:
            self._discord.changes.touch()
            return self._fail(request, fault)
        verdict = self._discord.limits.take(call)
        if verdict.retry_after is not None:
            return self._slow_down(verdict)
        try:
            self._check_token(call, token)
            result = self._carry_out(call)
        except ApiError as error:
            if error.status == 501:
                log.error("the local Discord cannot do this: %s", error.message)
            return reply(error.payload(), error.status, verdict.headers)
        finally:
            self._discord.changes.touch()
        if fault is not None:
            return self._fail(request, fault)
        if result is None:
            return web.Response(status=204, headers=EDGE | verdict.headers)
        return _json(self._discord.outward(json.dumps(result)), headers=verdict.headers)

    def _carry_out(self, call: Call) -> Any:
        refusals = self._discord.refusals
        if (message := refusals.earlier(call)) is not None:
            return message
        refusals.check(call)
        if (thread := refusals.edit_thread(call)) is not None:
            return thread
        result = refusals.sent(call, self._discord.world.request(call))
        self._discord.followed(call, result)
        return result

    def _check_token(self, call: Call, token: str) -> None:
        """Checks that a request carries the bot's token; answers to interactions carry their
        own.
        """
        wanted = self._discord.token
        if (
            wanted is not None
            and token != wanted
            and call.parts[0]
            not in (
                "interactions",
                "webhooks",
            )
        ):
            raise ApiError(401, 0, "401: Unauthorized")

    def _fail(self, request: web.Request, fault: Fault) -> web.Response:
        if fault.hang_up:
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=500)
        body: Json = {"message": fault.message, "code": fault.code}
        if fault.status != 429:
            return reply(body, fault.status)
        body |= {"retry_after": fault.retry_after, "global": fault.everywhere}
        return reply(body, 429, {"Retry-After": f"{fault.retry_after:.0f}"})

    def _slow_down(self, verdict: Verdict) -> web.Response:
        body = {
            "message": "You are being rate limited.",
            "retry_after": verdict.retry_after,
            "global": verdict.everywhere,
        }
        return reply(body, 429, verdict.headers | {"Retry-After": f"{verdict.retry_after:.0f}"})

    # ------------------------------------------------------------------ reading

    async def _read(self, request: web.Request) -> Call:
        body, files = await self._body(request)
        call = Call(
            method=request.method,
            path="/" + request.match_info["path"],
            body=body,
            query=dict(request.query),
            files=files,
            reason=request.headers.get("X-Audit-Log-Reason"),
        )
        described = self._described(call)
        for number, file in enumerate(files):
            file.description = described.get(str(number))
        return call

    async def _body(self, request: web.Request) -> tuple[Any, list[Upload]]:
        if request.content_type != "multipart/form-data":
            text = await request.text() if request.can_read_body else ""
            return (self._inward(text) if text else None), []
        body: Any = {}
        files: dict[int, Upload] = {}
        async for part in await request.multipart():
            if not isinstance(part, BodyPartReader) or part.name is None:
                continue
            number = re.fullmatch(r"files\[(\d+)\]", part.name)
            if number is not None:
                data = bytes(await part.read(decode=False))
                files[int(number[1])] = Upload(part.filename or "file", data)
            elif part.name == "payload_json":
                body = self._inward(await part.text())
        return body, [files[key] for key in sorted(files)]

    def _described(self, call: Call) -> dict[str, str]:
        body = call.body if isinstance(call.body, dict) else {}
        data = body.get("data")
        listed = (data if isinstance(data, dict) else body).get("attachments") or []
        return {str(a["id"]): a["description"] for a in listed if a.get("description")}

    def _inward(self, text: str) -> Any:
        return json.loads(text.replace(self._discord.media_url, MEDIA_BASE))
