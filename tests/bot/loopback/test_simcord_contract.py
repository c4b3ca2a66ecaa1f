"""The names of simcord's that the local Discord depends on, which simcord does not promise.

If one of these tests fails after an update of simcord, its text says which name has changed and
which module of ours uses it. Everything else in `bot/loopback` knows only our own names.
"""

from __future__ import annotations

import dataclasses
import importlib
import inspect
from importlib import metadata
from typing import Any

import pytest

PINNED = "3.2.1"
NAMES = [
    ("simcord", "Env", "subclassed by simcord_people.LiveEnv"),
    ("simcord", "MemberActor", "made by simcord_people.People"),
    ("simcord", "UserHandle", "made by simcord_people.People"),
    ("simcord", "ChannelHandle", "made by simcord_people.People"),
    ("simcord", "RoleHandle", "made by simcord_people.People"),
    ("simcord", "ResponseMessage", "made by simcord_people.People for clicks"),
    ("simcord", "InteractionResult", "made by simcord_people.People for forms"),
    ("simcord", "BackendError", "translated by simcord_env.World.request"),
    ("simcord", "SetupError", "translated by simcord_people.People"),
    ("simcord.env", "Env._settle_internal", "overridden by simcord_people.LiveEnv"),
    ("simcord.env", "Env._begin_operation", "overridden by simcord_people.LiveEnv"),
    ("simcord.env", "Env._end_operation", "overridden by simcord_people.LiveEnv"),
    ("simcord.env", "Env._register_dispatch_observer", "called by simcord_people.LiveEnv"),
    ("simcord._clock", "Clock.now", "overridden by simcord_people._SharedClock"),
    ("simcord.backend", "Backend.emit", "feeds the gateway through `subscribers`"),
    ("simcord.backend", "Backend.compute_permissions", "called by simcord_env.World.allows"),
    ("simcord.backend", "Backend.visible_commands", "called by simcord_env.World.commands"),
    ("simcord.backend", "Backend.edit_channel", "called by simcord_env.World.set_thread"),
    ("simcord.backend", "Backend.add_thread_member", "called by simcord_env.World.join_thread"),
    ("simcord.backend", "Backend.get_dm_channel", "called by simcord_people.People.add"),
    ("simcord.backend.access", "channel_accessible", "called by simcord_env.World.rooms"),
    ("simcord.backend.access", "message_accessible", "called by simcord_env.World.messages"),
    ("simcord.backend.cdn", "CDN_BASE", "replaced in JSON by state.DiscordState.outward"),
    ("simcord.backend.cdn", "CdnStore.get", "called by simcord_env.World.media"),
    ("simcord.backend.serializers", "message_payload", "called by simcord_env.World"),
    ("simcord.backend.serializers", "channel_payload", "called by simcord_env.World.set_thread"),
    ("simcord.backend.serializers", "user_payload", "called by simcord_env.World"),
    ("simcord.backend.serializers", "guild_create_payload", "called by World.hello_payloads"),
    ("simcord.intents", "required_intent", "called by simcord_env.World.as_seen"),
    ("simcord.intents", "prune_guild_create", "called by simcord_env.World.as_seen"),
    ("simcord.intents", "censor_message", "called by simcord_env.World.as_seen"),
    ("simcord.http.router", "dispatch", "called by simcord_env.World.request"),
]
FIELDS = [
    ("Interaction", "id token user_id channel_id responded response_kind message_id ephemeral"),
    ("Interaction", "source_message_id modal autocomplete_choices followup_ids expires_at"),
    ("Interaction", "initial_response_deadline"),
    ("Message", "id attachments ping_user_ids mention_everyone"),
    ("Channel", "id type name guild_id parent_id owner_id recipient_ids last_message_id"),
    ("Channel", "thread_metadata thread_members"),
    ("ThreadMetadata", "archived locked auto_archive_duration archive_timestamp invitable"),
    ("Role", "managed permissions"),
    ("User", "name"),
]


def find(module: str, path: str) -> Any:
    found: Any = importlib.import_module(module)
    for name in path.split("."):
        found = getattr(found, name)
    return found


def test_simcord_is_the_version_this_was_written_for() -> None:
    assert metadata.version("simcord") == PINNED, "look at this whole file before you move the pin"


@pytest.mark.parametrize(("module", "name", "use"), NAMES, ids=[f"{m}.{n}" for m, n, _ in NAMES])
def test_simcord_has_every_name_that_is_used(module: str, name: str, use: str) -> None:
    try:
        find(module, name)
    except (ImportError, AttributeError):
        pytest.fail(f"simcord has no {module}.{name} any more ({use})")


@pytest.mark.parametrize(("model", "names"), FIELDS)
def test_simcord_models_have_the_fields_that_are_used(model: str, names: str) -> None:
    fields = {f.name for f in dataclasses.fields(find("simcord.backend.models", model))}
    missing = set(names.split()) - fields
    assert not missing, f"simcord's {model} has no {missing} any more (simcord_env, simcord_people)"


def test_the_simcord_backend_has_the_fields_that_are_trimmed() -> None:
    backend = find("simcord.backend", "Backend")()
    kept = "http_requests transcript interactions interaction_tokens messages subscribers channels"
    for name in [*kept.split(), "users", "guilds", "bot_user", "application_id", "clock"]:
        assert hasattr(backend, name), f"Backend has no {name} any more (simcord_env)"
    assert isinstance(backend._reserved_ids, set), "World.trim renews Backend._reserved_ids"
    assert isinstance(backend._sequences, dict), "World.trim renews Backend._sequences"
    assert isinstance(backend.cdn._blobs, dict), "World.trim empties CdnStore._blobs"


def test_simcord_s_dispatch_accepts_what_the_rest_server_gives_it() -> None:
    taken = inspect.signature(find("simcord.http.router", "dispatch")).parameters
    assert {"backend", "method", "path", "json", "params", "files", "reason"} <= set(taken)


def test_simcord_waits_only_in_settle_internal() -> None:
    """`People.does` relies on it: with that method switched off, a verb returns at once."""
    assert inspect.iscoroutinefunction(find("simcord.env", "Env._settle_internal"))
    source = inspect.getsource(find("simcord.actors", "_dispatch_actor_interaction"))
    assert source.count("await ") == 1, "simcord also waits somewhere else when somebody acts"
