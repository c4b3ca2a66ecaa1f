"""Discord's gateway: the WebSocket over which the bot learns what happened."""

from __future__ import annotations

import asyncio
import collections
import json
import logging
import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import discord
from aiohttp import WSCloseCode, WSMsgType, web

if TYPE_CHECKING:
    from bot.loopback.state import DiscordState
    from bot.loopback.wire import Json

log = logging.getLogger(__name__)

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
MEMBERS = 8
HEARTBEAT_MS = 41250
ACK_SECONDS = 0.05
"""Seconds until an acknowledgement is sent. If it arrived before the client had noted the time
of its request, the client would take it for the answer to the previous heartbeat and believe
that it cannot keep up.
"""
REPLAY = 1000
"""Events that a session keeps for a client that resumes."""
KEEP_SESSIONS = 8
RESUMABLE = 4000
WRONG_TOKEN = 4004
GONE_FOR_GOOD = (1000, 1001)
"""Close codes after which a client does not resume its session."""


@dataclass
class Session:
    """A session, begun by one IDENTIFY; it outlives its socket."""

    id: str
    intents: discord.Intents
    sequence: int = 0
    replay: collections.deque[tuple[int, str]] = field(
        default_factory=lambda: collections.deque(maxlen=REPLAY)
    )
    outbox: asyncio.Queue[str] | None = None
    """The queue of its events, or None while nobody is connected."""


@dataclass
class Counts:
    """Counts of connections, new sessions, resumed sessions and refusals."""

    connects: int = 0
    identifies: int = 0
    resumes: int = 0
    heartbeats: int = 0
    refused: int = 0


class Gateway:
    """The sessions and their sockets."""

    def __init__(self, server: DiscordState) -> None:
        self._server = server
        self._sessions: collections.OrderedDict[str, Session] = collections.OrderedDict()
        self._sockets: dict[web.WebSocketResponse, web.Request] = {}
        self._dropped: set[web.WebSocketResponse] = set()
        """The sockets that were closed from this side; the client's close code then means
        nothing.
        """
        self.counts = Counts()
        self.refuses = False
        """Whether nobody can connect, as in an outage."""
        server.world.listen(self._happened)

    def routes(self) -> list[web.RouteDef]:
        """Returns the route of the gateway."""
        return [web.get("/gateway/", self._serve)]

    @property
    def connected(self) -> bool:
        """Whether a bot is connected and has identified itself."""
        return any(session.outbox is not None for session in self._sessions.values())

    async def drop(self, code: int = RESUMABLE) -> None:
        """Closes every socket, as an outage of Discord would; sessions are kept."""
        for socket in list(self._sockets):
            self._dropped.add(socket)
            await socket.close(code=code)

    def cut(self) -> None:
        """Breaks every connection without a close frame, as a pulled cable would."""
        for request in self._sockets.values():
            if request.transport is not None:
                request.transport.abort()

    async def ask_to_reconnect(self) -> None:
        """Sends opcode 7, as Discord does before it restarts a machine."""
        for socket in list(self._sockets):
            await socket.send_json({"op": RECONNECT, "d": None})

    def forget_sessions(self) -> None:
        """Makes every session invalid; clients that resume are told so."""
        self._sessions.clear()

    # ------------------------------------------------------------------ events

    def _happened(self, event: str, payload: Json) -> None:
        if event == "INTERACTION_CREATE":
            payload = self._server.localised(payload)
            self._server.refusals.asked(int(payload["id"]))
        for session in list(self._sessions.values()):
            self._push(session, event, payload)
        self._server.changes.touch()

    def _push(self, session: Session, event: str, payload: Json) -> None:
        seen = self._server.world.as_seen(event, payload, session.intents)
        if seen is None:
            return
        session.sequence += 1
        frame = {"op": DISPATCH, "t": event, "s": session.sequence, "d": seen}
        text = self._server.outward(json.dumps(frame))
        session.replay.append((session.sequence, text))
        if session.outbox is not None:
            session.outbox.put_nowait(text)

    # ------------------------------------------------------------------ one connection

    async def _serve(self, request: web.Request) -> web.WebSocketResponse:
        if self.refuses:
            self.counts.refused += 1
            self._server.changes.touch()
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        self.counts.connects += 1
        self._sockets[socket] = request
        outbox: asyncio.Queue[str] = asyncio.Queue()
        sender = asyncio.create_task(_send_all(socket, outbox))
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await self._receive(socket, outbox, json.loads(message.data))
        finally:
            sender.cancel()
            self._sockets.pop(socket, None)
            self._disconnected(outbox, goodbye=self._said_goodbye(socket))
        return socket

    async def _receive(
        self, socket: web.WebSocketResponse, outbox: asyncio.Queue[str], frame: Json
    ) -> None:
        operation, data = frame["op"], frame.get("d")
        if operation == HEARTBEAT:
            self.counts.heartbeats += 1
            ack = json.dumps({"op": ACK, "d": None})
            asyncio.get_running_loop().call_later(ACK_SECONDS, outbox.put_nowait, ack)
        elif operation == IDENTIFY:
            await self._identify(socket, outbox, data)
        elif operation == RESUME:
            await self._resume(socket, outbox, data)
        elif operation == MEMBERS:
            self._tell_members(outbox, data)
        else:
            log.debug("gateway operation %s is not modelled", operation)

    async def _identify(
        self, socket: web.WebSocketResponse, outbox: asyncio.Queue[str], data: Any
    ) -> None:
        if self._server.token is not None and data["token"] != self._server.token:
            await socket.close(code=WRONG_TOKEN, message=b"Authentication failed.")
            return
        self.counts.identifies += 1
        intents = discord.Intents._from_value(data["intents"])  # noqa: SLF001 - no public way
        session = Session(secrets.token_hex(16), intents, outbox=outbox)
        user, guilds = self._server.world.hello_payloads()
        ready = {
            "v": 10,
            "user": user,
            "guilds": [{"id": guild["id"], "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self._server.gateway_url,
            "shard": data.get("shard") or [0, 1],
            "application": {"id": str(self._server.world.application_id), "flags": 0},
        }
        self._sessions[session.id] = session
        while len(self._sessions) > KEEP_SESSIONS:
            self._sessions.popitem(last=False)
        self._push(session, "READY", ready)
        for guild in guilds:
            self._push(session, "GUILD_CREATE", guild)
        self._server.changes.touch()

    def _tell_members(self, outbox: asyncio.Queue[str], data: Any) -> None:
        """Answers which of some people are on a server. Names are not searched for."""
        chunk = self._server.world.members_chunk(int(data["guild_id"]), data["user_ids"])
        for session in self._sessions.values():
            if session.outbox is outbox:
                self._push(session, "GUILD_MEMBERS_CHUNK", chunk | {"nonce": data.get("nonce")})

    async def _resume(
        self, socket: web.WebSocketResponse, outbox: asyncio.Queue[str], data: Any
    ) -> None:
        self.counts.resumes += 1
        session = self._sessions.get(data["session_id"])
        lost = session is None or (
            session.replay and session.replay[0][0] > data["seq"] + 1 <= session.sequence
        )
        if session is None or lost:
            await socket.send_json({"op": INVALID, "d": False})
            return
        for sequence, text in session.replay:
            if sequence > data["seq"]:
                outbox.put_nowait(text)
        session.outbox = outbox
        self._push(session, "RESUMED", {})
        self._server.changes.touch()

    def _said_goodbye(self, socket: web.WebSocketResponse) -> bool:
        ours = socket in self._dropped
        self._dropped.discard(socket)
        return not ours and socket.close_code in GONE_FOR_GOOD

    def _disconnected(self, outbox: asyncio.Queue[str], *, goodbye: bool) -> None:
        for session in list(self._sessions.values()):
            if session.outbox is outbox:
                session.outbox = None
                if goodbye:
                    del self._sessions[session.id]
        self._server.changes.touch()

    async def close(self) -> None:
        """Ends every connection."""
        await self.drop(WSCloseCode.GOING_AWAY)


async def _send_all(socket: web.WebSocketResponse, outbox: asyncio.Queue[str]) -> None:
    while True:
        text = await outbox.get()
        if not socket.closed:
            await socket.send_str(text)
