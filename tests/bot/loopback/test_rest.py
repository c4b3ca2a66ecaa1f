"""The REST side alone: what the local Discord refuses, repeats, counts and breaks."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING, Any

import aiohttp
import pytest

from bot.loopback.faults import Fault
from bot.loopback.server import LocalDiscord

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

API = "/api/v10"
CARD = {"type": 10, "content": "hello"}
V2 = 1 << 15


class Raw:
    """A client without manners: no retries, no limits."""

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session
        self.headers: Any = {}

    async def __call__(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        async with self._session.request(method, API + path, json=body) as response:
            self.headers = response.headers
            return response.status, await response.json() if response.status != 204 else None

    async def upload(self, path: str, body: Any, files: dict[str, bytes]) -> tuple[int, Any]:
        form = aiohttp.FormData(quote_fields=False)
        form.add_field("payload_json", json.dumps(body))
        for number, (name, data) in enumerate(files.items()):
            form.add_field(f"files[{number}]", io.BytesIO(data), filename=name)
        async with self._session.post(API + path, data=form) as response:
            return response.status, await response.json()

    async def get(self, url: str) -> bytes:
        async with self._session.get(url) as response:
            response.raise_for_status()
            return await response.read()


@pytest.fixture
async def raw(local: LocalDiscord) -> AsyncIterator[Raw]:
    async with aiohttp.ClientSession(local.url) as session:
        yield Raw(session)


@pytest.fixture
async def thread(raw: Raw, games: str) -> str:
    body = {"name": "a table", "type": 11, "auto_archive_duration": 60}
    status, made = await raw("POST", f"/channels/{games}/threads", body)
    assert status == 200
    return str(made["id"])


async def test_json_answers_have_exactly_the_type_discord_py_compares(raw: Raw) -> None:
    await raw("GET", "/users/@me")
    assert raw.headers["Content-Type"] == "application/json"


@pytest.mark.logs_errors
async def test_an_unknown_route_is_an_error(raw: Raw) -> None:
    status, answer = await raw("POST", "/no/such/route", {})
    assert status == 501
    assert "/no/such/route" in answer["message"]


async def test_a_wrong_token_gets_error_401(raw: Raw, local: LocalDiscord) -> None:
    local.token = "right"
    assert (await raw("GET", "/users/@me"))[0] == 401


# ---------------------------------------------------------------------- nonces


async def test_a_repeated_nonce_returns_the_first_message(raw: Raw, games: str) -> None:
    body = {"content": "once", "nonce": "n1", "enforce_nonce": True}
    _, first = await raw("POST", f"/channels/{games}/messages", body)
    _, again = await raw("POST", f"/channels/{games}/messages", body | {"content": "twice"})
    assert again["id"] == first["id"]
    assert again["content"] == "once"
    assert first["nonce"] == again["nonce"] == "n1"
    assert len((await raw("GET", f"/channels/{games}/messages"))[1]) == 1


async def test_a_nonce_is_forgotten_after_five_minutes_of_the_local_discord_s_time(
    raw: Raw, local: LocalDiscord, games: str
) -> None:
    body = {"content": "once", "nonce": "n1", "enforce_nonce": True}
    _, first = await raw("POST", f"/channels/{games}/messages", body)
    await local.advance(301)
    _, again = await raw("POST", f"/channels/{games}/messages", body)
    assert again["id"] != first["id"]


async def test_a_nonce_that_is_not_enforced_is_only_echoed(raw: Raw, games: str) -> None:
    sent = [
        (await raw("POST", f"/channels/{games}/messages", {"content": "x", "nonce": 7}))[1]
        for _ in range(2)
    ]
    assert sent[0]["id"] != sent[1]["id"]
    assert sent[0]["nonce"] == 7


async def test_a_nonce_has_at_most_25_characters(raw: Raw, games: str) -> None:
    body = {"content": "x", "nonce": "n" * 26, "enforce_nonce": True}
    status, answer = await raw("POST", f"/channels/{games}/messages", body)
    assert (status, answer["code"]) == (400, 50035)


# ---------------------------------------------------------------------- files


async def test_a_file_is_stored_described_and_served(raw: Raw, games: str) -> None:
    body = {
        "flags": V2,
        "components": [{"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}],
        "attachments": [{"id": 0, "filename": "a.png", "description": "a picture"}],
    }
    status, sent = await raw.upload(f"/channels/{games}/messages", body, {"a.png": b"\x89PNGdata"})
    assert status == 200
    assert sent["attachments"][0]["description"] == "a picture"
    shown = sent["components"][0]["items"][0]["media"]["url"]
    assert await raw.get(shown) == b"\x89PNGdata"


async def test_an_edit_can_keep_a_file_by_its_id(raw: Raw, games: str) -> None:
    _, sent = await raw.upload(f"/channels/{games}/messages", {"content": "x"}, {"a.png": b"a"})
    keep = [{"id": sent["attachments"][0]["id"]}]
    path = f"/channels/{games}/messages/{sent['id']}"
    _, edited = await raw("PATCH", path, {"content": "y", "attachments": keep})
    assert edited["attachments"][0]["url"] == sent["attachments"][0]["url"]


async def test_a_message_has_at_most_ten_files(raw: Raw, games: str) -> None:
    files = {f"{number}.txt": b"x" for number in range(11)}
    status, answer = await raw.upload(f"/channels/{games}/messages", {"content": "x"}, files)
    assert (status, answer["code"]) == (400, 30015)


async def test_a_file_has_at_most_10_mib(raw: Raw, games: str) -> None:
    files = {"big.bin": b"x" * (10 * 2**20 + 1)}
    status, answer = await raw.upload(f"/channels/{games}/messages", {"content": "x"}, files)
    assert (status, answer["code"]) == (413, 40005)


# ---------------------------------------------------------------------- threads


async def test_idle_threads_archive_themselves_and_refuse_edits(
    raw: Raw, local: LocalDiscord, thread: str
) -> None:
    _, message = await raw("POST", f"/channels/{thread}/messages", {"content": "x"})
    path = f"/channels/{thread}/messages/{message['id']}"
    await local.advance(59 * 60)
    assert (await raw("PATCH", path, {"content": "y"}))[0] == 200
    await local.advance(2 * 60)
    status, answer = await raw("PATCH", path, {"content": "z"})
    assert (status, answer["code"]) == (400, 50083)
    person = local.people["Ben"]
    status, answer = await raw("PUT", f"/channels/{thread}/thread-members/{person}")
    assert (status, answer["code"]) == (400, 50083)


async def test_writing_unarchives_a_thread(raw: Raw, local: LocalDiscord, thread: str) -> None:
    await local.advance(3600)
    assert (await raw("POST", f"/channels/{thread}/messages", {"content": "x"}))[0] == 200
    _, opened = await raw("GET", f"/channels/{thread}")
    assert opened["thread_metadata"]["archived"] is False


async def test_an_archived_thread_can_be_unarchived_but_not_renamed(
    raw: Raw, local: LocalDiscord, thread: str
) -> None:
    await local.advance(3600)
    status, answer = await raw("PATCH", f"/channels/{thread}", {"name": "other"})
    assert (status, answer["code"]) == (400, 50083)
    assert (await raw("PATCH", f"/channels/{thread}", {"archived": False}))[0] == 200
    assert (await raw("PATCH", f"/channels/{thread}", {"name": "other"}))[0] == 200


async def test_a_locked_thread_needs_manage_threads(
    raw: Raw, local: LocalDiscord, thread: str
) -> None:
    local.world.set_thread(int(thread), {"archived": True, "locked": True})
    status, answer = await raw("POST", f"/channels/{thread}/messages", {"content": "x"})
    assert (status, answer["code"]) == (400, 50083)
    status, answer = await raw("PATCH", f"/channels/{thread}", {"locked": False, "archived": False})
    assert (status, answer["code"]) == (403, 50013)


async def test_a_person_who_is_mentioned_joins_the_thread(
    raw: Raw, local: LocalDiscord, thread: str
) -> None:
    ben = local.people["Ben"]
    quiet = {"content": f"<@{ben}>", "allowed_mentions": {"parse": []}}
    await raw("POST", f"/channels/{thread}/messages", quiet)
    assert ben not in local.world.room(int(thread)).people
    loud = {"content": f"<@{ben}>", "allowed_mentions": {"users": [str(ben)]}}
    await raw("POST", f"/channels/{thread}/messages", loud)
    assert ben in local.world.room(int(thread)).people


# ---------------------------------------------------------------------- DMs, old messages


async def test_closed_direct_messages_give_error_50007_and_edits_still_pass(
    raw: Raw, local: LocalDiscord
) -> None:
    ada = local.people["Ada"]
    _, direct = await raw("POST", "/users/@me/channels", {"recipient_id": str(ada)})
    path = f"/channels/{direct['id']}/messages"
    _, message = await raw("POST", path, {"content": "x"})
    local.refusals.closed.add(ada)
    status, answer = await raw("POST", path, {"content": "y"})
    assert (status, answer["code"]) == (403, 50007)
    assert (await raw("PATCH", f"{path}/{message['id']}", {"content": "z"}))[0] == 200


async def test_old_messages_can_be_edited_three_times_in_six_seconds(
    raw: Raw, local: LocalDiscord, games: str
) -> None:
    _, message = await raw("POST", f"/channels/{games}/messages", {"content": "x"})
    path = f"/channels/{games}/messages/{message['id']}"
    local.refusals.old_edits = True
    assert {(await raw("PATCH", path, {"content": str(n)}))[0] for n in range(5)} == {200}
    await local.advance(3601)
    answers = [await raw("PATCH", path, {"content": str(n)}) for n in range(4)]
    assert [status for status, _ in answers] == [200, 200, 200, 429]
    assert answers[3][1]["code"] == 30046


# ---------------------------------------------------------------------- limits and failures


async def test_with_limits_five_messages_can_be_sent_in_five_seconds(raw: Raw, games: str) -> None:
    local = LocalDiscord(limits=True)
    await local.start()
    async with aiohttp.ClientSession(local.url) as session:
        eager = Raw(session)
        path = f"/channels/{local.rooms['games']}/messages"
        left = []
        for _ in range(5):
            assert (await eager("POST", path, {"content": "x"}))[0] == 200
            left.append(eager.headers["X-RateLimit-Remaining"])
        status, answer = await eager("POST", path, {"content": "x"})
    await local.close()
    assert left == ["4", "3", "2", "1", "0"]
    assert status == 429
    assert 0 < answer["retry_after"] <= 5
    assert answer["global"] is False


async def test_a_planted_failure_strikes_only_requests_that_fit(
    raw: Raw, local: LocalDiscord, games: str
) -> None:
    fault = local.faults.plant(Fault("POST", "/channels/*/messages", 502, times=2))
    path = f"/channels/{games}/messages"
    assert (await raw("GET", path))[0] == 200
    assert [(await raw("POST", path, {"content": "x"}))[0] for _ in range(3)] == [502, 502, 200]
    assert fault.seen == 2


async def test_a_message_whose_answer_is_lost_is_stored(
    raw: Raw, local: LocalDiscord, games: str
) -> None:
    local.faults.plant(Fault("POST", status=504, too_late=True))
    body = {"content": "x", "nonce": "n", "enforce_nonce": True}
    assert (await raw("POST", f"/channels/{games}/messages", body))[0] == 504
    assert (await raw("POST", f"/channels/{games}/messages", body))[0] == 200
    assert len((await raw("GET", f"/channels/{games}/messages"))[1]) == 1


async def test_a_cut_connection_gives_no_answer(raw: Raw, local: LocalDiscord) -> None:
    local.faults.plant(Fault(hang_up=True))
    with pytest.raises(aiohttp.ClientError):
        await raw("POST", "/users/@me/channels", {"recipient_id": "1"})


@pytest.mark.parametrize("headers", [{"Host": "evil.example"}, {"Origin": "https://evil.example"}])
async def test_web_pages_from_elsewhere_are_refused(
    local: LocalDiscord, headers: dict[str, str]
) -> None:
    async with (
        aiohttp.ClientSession(local.url) as session,
        session.get("/_play/world", headers=headers) as response,
    ):
        assert response.status == 403


async def test_memory_stays_bounded(raw: Raw, local: LocalDiscord, games: str) -> None:
    for number in range(30):
        await raw.upload(f"/channels/{games}/messages", {"content": "x"}, {f"{number}.txt": b"x"})
    backend = local.world.backend
    ids = [int(m["id"]) for m in (await raw("GET", f"/channels/{games}/messages"))[1]]
    for message in ids:
        await raw("DELETE", f"/channels/{games}/messages/{message}")
    backend.transcript.extend([("GATEWAY", "X", {})] * 1000)
    await local.advance(120)
    local.world.trim()
    assert len(backend.transcript) <= 100
    assert len(backend._reserved_ids) < 10
    assert len(backend.cdn._blobs) <= 50
