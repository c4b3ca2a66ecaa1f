"""The acts of people in the local Discord, and waiting for the bot's answer."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from bot.loopback.wire import CannotDo, Json, walk

if TYPE_CHECKING:
    from bot.loopback.server import LocalDiscord
    from bot.loopback.wire import Answer

FINISH_SECONDS = 10.0
"""Seconds a person waits for an answer that the bot has deferred."""
CHANGE_SECONDS = 1.0
"""Seconds a person waits if the bot only acknowledged, because it may have nothing to add."""
SUBCOMMANDS = (1, 2)
TEXT, INTEGER, TRUTH, NUMBER, FILE = 3, 4, 5, 10, 11
SELECTS = (3, 5, 6, 7, 8)


@dataclass
class InteractionOutcome:
    """The outcome of an interaction for the person who began it."""

    interaction: int
    acknowledged: bool
    """False if nothing came in time; the client then says that the application did not respond."""
    kind: str | None
    finished: bool
    """False if the bot deferred its answer, or only acknowledged, and then sent nothing."""
    ephemeral: bool
    message: int | None
    """The message that the bot answered with or changed."""
    followups: tuple[int, ...]
    modal: Json | None
    choices: list[Json] | None

    def payload(self) -> Json:
        """Returns it as JSON, with ids as text, as Discord writes them."""
        ids = {
            "interaction": str(self.interaction),
            "message": str(self.message) if self.message else None,
            "followups": [str(key) for key in self.followups],
        }
        return asdict(self) | ids


class Acts:
    """The acts of people. All raise `CannotDo` for things that no client would allow."""

    def __init__(self, server: LocalDiscord) -> None:
        self._server = server
        self._people = server.world.people

    async def slash(self, user: int, room: int, name: str, options: Json) -> InteractionOutcome:
        """Uses a command. ``name`` is the whole command (``game new``); options go by their
        English names.
        """
        self._server.refusals.check_person(room)
        leaf = self._leaf(user, room, name)
        values = {key: self._value(leaf, key, value) for key, value in options.items()}
        return await self._use(user, room, "slash", name, **values)

    async def autocomplete(
        self, user: int, room: int, name: str, option: str, text: str, options: Json
    ) -> InteractionOutcome:
        """Asks for suggestions while an option contains `text` and `options` are filled in."""
        leaf = self._leaf(user, room, name)
        filled = {key: self._value(leaf, key, value) for key, value in options.items()}
        filled.pop(option, None)
        return await self._use(user, room, "autocomplete", name, option, text, **filled)

    async def click(self, user: int, room: int, message: int, custom_id: str) -> InteractionOutcome:
        """Presses a button."""
        self._server.refusals.check_person(room)
        return await self._use(user, room, "click", message, custom_id=custom_id)

    async def select(
        self, user: int, room: int, message: int, custom_id: str, values: list[str]
    ) -> InteractionOutcome:
        """Chooses in a menu. People and channels are given by their ids."""
        self._server.refusals.check_person(room)
        found = self._server.world.message(room, message) or {}
        menu = find_component(found.get("components", []), custom_id)
        chosen = self._chosen(menu, values)
        return await self._use(user, room, "select", message, chosen, custom_id=custom_id)

    async def submit(self, user: int, interaction: int, values: Json) -> InteractionOutcome:
        """Submits a form that an interaction opened. The keys of `values` are the fields' custom
        ids.
        """
        answer = self._people.answer(interaction)
        if answer is None or answer.modal is None:
            raise CannotDo("that form is gone")
        self._server.refusals.check_person(answer.channel)
        fields = {key: find_component(answer.modal["components"], key) for key in values}
        sent = {key: self._chosen(fields[key], value) for key, value in values.items()}
        return await self._use(user, answer.channel, "submit_modal", interaction, sent)

    async def send(self, user: int, room: int, text: str) -> int:
        """Writes a message and returns its id."""
        self._server.refusals.check_person(room, writes=True)
        message = await self._people.sends(user, room, text)
        self._server.bring_in(room, message)
        return message

    # ------------------------------------------------------------------ waiting

    async def _use(
        self, user: int, room: int, verb: str, *args: Any, **named: Any
    ) -> InteractionOutcome:
        interaction = await self._people.does(user, room, verb, *args, **named)
        changes, seconds = self._server.changes, self._server.refusals.ack_seconds
        await changes.until(lambda: self._now(interaction).acknowledged, seconds)
        if self._now(interaction).pending:
            heard = self._now(interaction).kind == "deferred_update"
            patience = CHANGE_SECONDS if heard else FINISH_SECONDS
            await changes.until(lambda: self._finished(interaction), patience)
        answer = self._now(interaction)
        return InteractionOutcome(
            interaction=interaction,
            acknowledged=answer.acknowledged,
            kind=answer.kind,
            finished=answer.acknowledged and self._finished(interaction),
            ephemeral=answer.ephemeral,
            message=answer.message,
            followups=answer.followups,
            modal=answer.modal,
            choices=answer.choices,
        )

    def _now(self, interaction: int) -> Answer:
        answer = self._people.answer(interaction)
        if answer is None:
            raise CannotDo("the interaction was forgotten")
        return answer

    def _finished(self, interaction: int) -> bool:
        answer = self._now(interaction)
        if answer.kind == "deferred_update":
            return self._server.continued.get(interaction, 0) > 0
        return not answer.pending

    # ------------------------------------------------------------------ values

    def _leaf(self, user: int, room: int, name: str) -> Json:
        words = name.split()
        known = self._server.world.commands(user, room)
        node = next((c for c in known if words and c["name"] == words[0]), None)
        for word in words[1:]:
            children = (node or {}).get("options") or []
            node = next(
                (c for c in children if c["name"] == word and c["type"] in SUBCOMMANDS), None
            )
        if node is None:
            raise CannotDo(f"there is no command /{name} here")
        return node

    def _value(self, leaf: Json, key: str, value: Any) -> Any:
        option = next((o for o in leaf.get("options") or [] if o["name"] == key), None)
        if option is None:
            raise CannotDo(f"/{leaf['name']} has no option {key}")
        try:
            return self._typed(int(option["type"]), value)
        except ValueError as error:
            raise CannotDo(f"{key} cannot be {value!r}") from error

    def _typed(self, kind: int, value: Any) -> Any:
        if kind == TEXT:
            return str(value)
        if kind == INTEGER:
            return int(value)
        if kind == NUMBER:
            return float(value)
        if kind == TRUTH:
            return value is True or str(value).casefold() == "true"
        if kind == FILE:
            raise CannotDo("files cannot be given to a command here")
        return self._people.chosen(int(value))

    def _chosen(self, component: Json | None, value: Any) -> Any:
        kind = (component or {}).get("type")
        if kind in SELECTS and kind != SELECTS[0]:
            return [self._people.chosen(int(each)) for each in value]
        return value


def find_component(components: list[Json], custom_id: str) -> Json | None:
    """Returns the component with this custom id, however deeply it is nested."""
    return next((c for c in walk(components) if c.get("custom_id") == custom_id), None)
