"""One person's view of the local Discord, as JSON for the page and for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.loopback.wire import NEWEST, CannotDo, Json, Room

if TYPE_CHECKING:
    from bot.loopback.server import LocalDiscord

SUBCOMMANDS = (1, 2)


class Views:
    """The world as one person sees it, with what each person has read and dismissed."""

    def __init__(self, server: LocalDiscord) -> None:
        self._server = server
        self._world = server.world
        self._read: dict[tuple[int, int], int] = {}
        self._away: set[tuple[int, int]] = set()

    def overview(self) -> Json:
        """Returns what is the same for everybody: the people, their roles, the time, the bot's
        status.
        """
        server = self._server
        return {
            "revision": server.changes.revision,
            "offset": server.clock.offset,
            "connected": server.gateway.connected,
            "limits": server.limits.on,
            "locale": server.locale,
            "bot": self._world.person(self._world.bot_id),
            "roles": [{"id": str(role), "name": name} for name, role in server.roles.items()],
            "people": [
                {
                    "id": str(user),
                    "name": name,
                    "locale": server.locales[user],
                    "closed": user in server.refusals.closed,
                }
                for name, user in server.people.items()
            ],
        }

    def state(self, user: int, room: int | None) -> Json:
        """Returns the rooms that somebody sees, and the newest messages of one of them."""
        self.check_person(user)
        self._server.refusals.archive_idle_threads()
        rooms = self._world.rooms(user)
        shown = next((r for r in rooms if r.id == room), rooms[0])
        return self.overview() | {
            "rooms": [self._room(user, each) for each in rooms],
            "room": str(shown.id),
            "messages": self.messages(user, shown.id),
        }

    def messages(self, user: int, room: int, *, newest: int = NEWEST) -> list[Json]:
        """Returns the messages somebody sees in a room, oldest first. Raises `CannotDo` for a
        hidden room.
        """
        self.check_person(user)
        if all(each.id != room for each in self._world.rooms(user)):
            raise CannotDo("this person does not see that channel")
        return [
            message
            for message in self._world.messages(room, user, newest=newest)
            if (user, int(message["id"])) not in self._away
        ]

    def commands(self, user: int, room: int) -> list[Json]:
        """Returns every command somebody may use in a room, with its full name, texts and
        options.
        """
        self.check_person(user)
        leaves: list[Json] = []
        for command in self._world.commands(user, room):
            _collect(command, [], leaves, command["id"])
        return leaves

    def read(self, user: int, room: int, message: int) -> None:
        """Notes that somebody has read a room up to a message."""
        self._read[user, room] = max(message, self._read.get((user, room), 0))

    def put_away(self, user: int, message: int) -> None:
        """Notes that somebody dismissed a message that only they see."""
        self._away.add((user, message))

    def check_person(self, user: int) -> None:
        """Raises `CannotDo` for a person who does not exist."""
        if user not in self._server.locales:
            raise CannotDo("there is no such person")

    def _room(self, user: int, room: Room) -> Json:
        unread, calls = self._world.unread(room.id, user, self._read.get((user, room.id), 0))
        return {
            "id": str(room.id),
            "kind": "direct" if room.is_direct else "thread" if room.is_thread else "channel",
            "private": room.kind == PRIVATE_THREAD,
            "name": room.name,
            "parent": str(room.parent) if room.parent else None,
            "archived": room.archived,
            "locked": room.locked,
            "joined": user in room.people,
            "unread": unread,
            "mentions": calls,
        }


PRIVATE_THREAD = 12


def _collect(node: Json, path: list[Json], leaves: list[Json], command: str) -> None:
    names = [*path, {"name": node["name"], "localized": node.get("name_localizations") or {}}]
    children = [o for o in node.get("options") or [] if o["type"] in SUBCOMMANDS]
    if children:
        for child in children:
            _collect(child, names, leaves, command)
        return
    leaves.append(
        {
            "id": command,
            "name": " ".join(each["name"] for each in names),
            "path": names,
            "description": node.get("description", ""),
            "description_localizations": node.get("description_localizations") or {},
            "options": [_option(option) for option in node.get("options") or []],
        }
    )


def _option(option: Json) -> Json:
    plain: dict[str, Any] = {key: option[key] for key in OPTION_KEYS if option.get(key) is not None}
    return {"required": False, "autocomplete": False, "choices": [], **plain}


OPTION_KEYS = (
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "type",
    "required",
    "autocomplete",
    "choices",
    "min_value",
    "max_value",
    "min_length",
    "max_length",
    "channel_types",
)
