"""What every button, menu and form does: one router for all, by custom id.

discord.py's own views are not used for this: they die with the process and with a time-out. A
press is checked in the order table, phase, seat, version, half-made move, rules; whatever is wrong
is said to who pressed and loses nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.tables.errors import (
    HandledError,
    NothingToDoError,
    OverError,
    RefusedError,
    StaleError,
    UnknownTableError,
)
from bot.tables.lobby import Person
from bot.tables.names import clean_name
from bot.tables.playing import choice_after
from bot.ui.answer import Answers, Interaction, in_private_message, respond, say
from bot.ui.choosing import form_pages, mark_of
from bot.ui.form import AMOUNT, fields_of, modal, read_answers
from bot.ui.ids import Press, RulePress, parse
from bot.ui.listings import may_see
from bot.ui.lobby import options_form
from bot.ui.records import send_record
from bot.ui.rules import open_entry
from games.choosing import (
    NONE,
    check_form,
    join_form,
    join_several,
    split_form,
    split_several,
)
from games.engine import Amount, Done, Form, Path, Refused, Several, text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.house import House
    from bot.tables.playing import Desk


def who(interaction: Interaction) -> Person:
    """Who pressed, with their name made fit to be shown."""
    user = interaction.user
    return Person(user.id, clean_name(user.display_name, user.id))


class Router:
    """Takes components and forms to what they do."""

    def __init__(self, house: House, answers: Answers) -> None:
        self._house = house
        self._answers = answers
        self._steps: dict[str, Callable[[Interaction, Press], Awaitable[None]]] = {
            "join": self._join,
            "leave": self._leave,
            "start": self._start,
            "options": self._options,
            "option": self._option,
            "open": self._open,
            "look": self._look,
            "watch": self._watch,
            "record": self._record,
            "pick": self._pick,
            "menu": self._menu,
            "more": self._more,
            "back": self._back,
            "enough": self._enough,
            "form": self._form,
            "answer": self._answer,
            "do": self._do,
        }

    async def route(self, interaction: Interaction) -> bool:
        """Do what was pressed; False if it is nothing of ours. Errors come through."""
        data: Any = interaction.data or {}
        press = parse(str(data.get("custom_id", "")))
        if isinstance(press, RulePress):
            await open_entry(self._answers, interaction, press)
            return True
        step = self._steps.get(press.step) if press is not None else None
        if press is None or step is None:
            spoken = await self._answers.voice(interaction)
            await say(interaction, spoken.marked(text("press-unknown")))
            return False
        try:
            await step(interaction, press)
        except (StaleError, HandledError) as error:
            await self._show_current(interaction, press, error)
        return True

    # -- the lobby -------------------------------------------------------------------------------

    async def _join(self, interaction: Interaction, press: Press) -> None:
        table = await self._house.lobby.join(press.table, who(interaction), interaction.id)
        spoken = await self._answers.voice(interaction, table)
        await say(interaction, spoken.marked(text("lobby-joined", number=str(table.id))))

    async def _leave(self, interaction: Interaction, press: Press) -> None:
        table = await self._house.lobby.leave(press.table, interaction.user.id, interaction.id)
        spoken = await self._answers.voice(interaction, table)
        await say(interaction, spoken.marked(text("lobby-left", number=str(table.id))))

    async def _start(self, interaction: Interaction, press: Press) -> None:
        table = await self._house.lobby.start(press.table, interaction.user.id, interaction.id)
        spoken = await self._answers.voice(interaction, table)
        await say(interaction, spoken.marked(text("lobby-started", number=str(table.id))))

    async def _options(self, interaction: Interaction, press: Press) -> None:
        table = await self._house.lobby.set_options(press.table, interaction.user.id, {})
        spoken = await self._answers.voice(interaction, table)
        await respond(interaction, options_form(table, spoken))

    async def _option(self, interaction: Interaction, press: Press) -> None:
        name = ".".join(press.args)
        chosen = {name: _value(interaction)}
        person = interaction.user.id
        table = await self._house.lobby.set_options(press.table, person, chosen, interaction.id)
        spoken = await self._answers.voice(interaction, table)
        note = spoken.marked(text("lobby-option-set"))
        await respond(interaction, options_form(table, spoken, note))

    # -- the panel -------------------------------------------------------------------------------

    async def _open(self, interaction: Interaction, press: Press) -> None:
        try:
            desk = await self._house.playing.desk(press.table, interaction.user.id)
        except OverError:
            table = await self._house.tables.find(press.table)
            if table.state is None:
                raise
            await self._answers.sheet(interaction, table, "")
            return
        await self._answers.desk(interaction, desk)

    async def _look(self, interaction: Interaction, press: Press) -> None:
        """A sheet, for those at the table and those who may see its channel."""
        table = await self._house.tables.find(press.table)
        seated = table.seat_of(interaction.user.id) is not None
        if not seated and not may_see(interaction, table.row):
            raise UnknownTableError(press.table)
        await self._answers.sheet(interaction, table, _value(interaction))

    async def _watch(self, interaction: Interaction, press: Press) -> None:
        table = await self._house.tables.find(press.table)
        if not may_see(interaction, table.row):
            raise UnknownTableError(press.table)
        await self._answers.sheet(interaction, table, "", watching=True)

    async def _record(self, interaction: Interaction, press: Press) -> None:
        table = await self._house.tables.find(press.table)
        await send_record(self._house, self._answers, interaction, table)

    async def _pick(self, interaction: Interaction, press: Press) -> None:
        desk = await self._desk(interaction, press)
        await self._take(interaction, desk, ".".join(press.args[1:]))

    async def _menu(self, interaction: Interaction, press: Press) -> None:
        desk = await self._desk(interaction, press)
        data: Any = interaction.data or {}
        values = [str(value) for value in data.get("values", ())]
        if isinstance(desk.choice, Several) and not _one_by_one(desk.choice):
            await self._take(interaction, desk, join_several(desk.choice, values))
        else:
            await self._take(interaction, desk, values[0] if values else NONE)

    async def _more(self, interaction: Interaction, press: Press) -> None:
        desk = await self._desk(interaction, press)
        await self._answers.desk(interaction, desk, page=_page(press))

    async def _back(self, interaction: Interaction, press: Press) -> None:
        desk = await self._desk(interaction, press)
        path = desk.path if desk.partial else desk.path[:-1]
        await self._keep(interaction, desk, path)

    async def _enough(self, interaction: Interaction, press: Press) -> None:
        desk = await self._desk(interaction, press)
        await self._go_on(interaction, desk, (*desk.path, desk.partial or NONE))

    async def _form(self, interaction: Interaction, press: Press) -> None:
        desk = await self._desk(interaction, press)
        if not isinstance(desk.choice, Amount | Form):
            raise StaleError
        spoken = await self._answers.voice(interaction, desk.table)
        shown = modal(desk, desk.choice, _page(press), spoken)
        await interaction.response.send_modal(shown)

    async def _answer(self, interaction: Interaction, press: Press) -> None:
        desk = await self._desk(interaction, press)
        given = read_answers(interaction)
        if isinstance(desk.choice, Amount):
            await self._go_on(interaction, desk, (*desk.path, given.get(AMOUNT, NONE)))
        elif isinstance(desk.choice, Form):
            await self._answer_page(interaction, desk, desk.choice, _page(press), given)
        else:
            raise StaleError

    async def _answer_page(
        self, interaction: Interaction, desk: Desk, form: Form, page: int, given: dict[str, str]
    ) -> None:
        """Keep a page of a form; with the last page of a form that is whole, go on."""
        here = {field.key for field in fields_of(form)[page * 5 : (page + 1) * 5]}
        before = split_form(desk.partial or NONE)
        answers = {key: value for key, value in before.items() if key not in here} | given
        token = join_form(form, answers)
        pages = form_pages(form)
        try:
            if page == pages - 1:
                check_form(form, answers)
        except Refused as refused:
            note = (await self._answers.voice(interaction, desk.table)).marked(refused.text)
            await self._keep(interaction, desk, desk.path, token, f"⛔ {note}")
            return
        if page == pages - 1:
            await self._go_on(interaction, desk, (*desk.path, token))
        else:
            await self._keep(interaction, desk, desk.path, token)

    async def _do(self, interaction: Interaction, press: Press) -> None:
        desk = await self._desk(interaction, press)
        if not isinstance(desk.choice, Done):
            raise StaleError
        await self._move(interaction, desk, desk.path)

    # -- what they share -------------------------------------------------------------------------

    async def _desk(self, interaction: Interaction, press: Press) -> Desk:
        """What who pressed has before them, if it is still what the panel showed.

        Raises `StaleError`.
        """
        desk = await self._house.playing.desk(press.table, interaction.user.id)
        if press.version != desk.version or press.args[:1] != (mark_of(desk),):
            raise StaleError
        if desk.choice is None:
            raise NothingToDoError
        return desk

    async def _take(self, interaction: Interaction, desk: Desk, token: str) -> None:
        """Go on with a picked token; in a list picked one by one, add it to what is picked."""
        choice = desk.choice
        if isinstance(choice, Several) and _one_by_one(choice) and token != NONE:
            taken = [*split_several(desk.partial or NONE), token]
            token = "+".join(taken) if choice.ordered else join_several(choice, taken)
            if len(taken) < choice.most:
                await self._keep(interaction, desk, desk.path, token)
                return
        await self._go_on(interaction, desk, (*desk.path, token))

    async def _go_on(self, interaction: Interaction, desk: Desk, path: Path) -> None:
        """One token further: make the move if that is all, else ask what comes next."""
        try:
            choice = choice_after(desk.table, desk.seat, path)
        except RefusedError as error:
            await self._complain(interaction, desk, error)
            return
        if isinstance(choice, Done) and not choice.confirm:
            await self._move(interaction, desk, path)
        else:
            await self._keep(interaction, desk, path)

    async def _keep(
        self,
        interaction: Interaction,
        desk: Desk,
        path: Path,
        partial: str = "",
        note: str | None = None,
    ) -> None:
        following = await self._house.playing.draft(
            desk.table.id, interaction.user.id, path, partial, desk.version
        )
        await self._answers.desk(interaction, following, note)

    async def _move(self, interaction: Interaction, desk: Desk, path: Path) -> None:
        """Make the move, then show what there is to do after it."""
        try:
            await self._house.playing.move(
                desk.table.id, interaction.user.id, path, desk.version, interaction.id
            )
        except RefusedError as error:
            await self._complain(interaction, desk, error)
            return
        await show_after(self._house, self._answers, interaction, desk.table.id)

    async def _complain(self, interaction: Interaction, desk: Desk, error: RefusedError) -> None:
        """Say on the panel itself what the rules do not allow."""
        if not in_private_message(interaction):
            raise error
        spoken = await self._answers.voice(interaction, desk.table)
        await self._answers.desk(interaction, desk, f"⛔ {spoken.marked(error.said)}")

    async def _show_current(
        self, interaction: Interaction, press: Press, error: StaleError | HandledError
    ) -> None:
        """An old button explains itself and brings the current panel."""
        desk = await self._house.playing.desk(press.table, interaction.user.id)
        spoken = await self._answers.voice(interaction, desk.table)
        await self._answers.desk(interaction, desk, f"⏳ {spoken.marked(error.said)}")


async def show_after(house: House, answers: Answers, interaction: Interaction, number: int) -> None:
    """After a move: the panel as it is now, or the end of the game."""
    table = await house.tables.find(number)
    if table.row.phase == "over":
        await answers.sheet(interaction, table, "")
        return
    desk = await house.playing.desk(number, interaction.user.id)
    spoken = await answers.voice(interaction, table)
    await answers.desk(interaction, desk, f"✅ {spoken.marked(text('panel-done'))}")


def _one_by_one(choice: Several) -> bool:
    return choice.ordered or len(choice.options) > 25


def _value(interaction: Interaction) -> str:
    data: Any = interaction.data or {}
    values = data.get("values") or [""]
    return str(values[0])


def _page(press: Press) -> int:
    word = press.args[-1] if len(press.args) > 1 else "0"
    return int(word) if word.isascii() and word.isdigit() else 0
