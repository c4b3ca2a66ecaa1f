"""Presses on a panel: a move grown step by step, taken back, and made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.errors import NothingToDoError, RefusedError, StaleError
from bot.tables.playing import Desk, choice_after
from bot.ui.chosen import all_chosen, chosen_or
from bot.ui.panel.choices import mark_of, on_menu
from bot.ui.panel.form_answers import FORM_PAGE, given_only, page_left
from bot.ui.panel.forms import modal, page_fields, read_answers
from bot.ui.panel.half_made import (
    AMOUNT,
    answers,
    fields_of,
    keep_answers,
    keep_picks,
    one_by_one,
    picks,
    step_back,
)
from bot.ui.responses import Answers, Interaction, committed
from games.choosing import NONE, check_form, join_form, join_several, to_path
from games.engine import Amount, Done, Form, Pick, Refused, Several, text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.services import House
    from bot.tables.table import Table
    from bot.ui.custom_ids import Press


class Moves:
    """Does what is pressed on a panel. `steps` are its presses by name."""

    def __init__(self, house: House, answers: Answers) -> None:
        self._house = house
        self._answers = answers
        self.steps: dict[str, Callable[[Interaction, Press], Awaitable[None]]] = {
            "pick": self._pick,
            "menu": self._menu,
            "more": self._more,
            "back": self._back,
            "enough": self._enough,
            "form": self._form,
            "answer": self._answer,
            "do": self._do,
        }

    # -- presses ---------------------------------------------------------------------------------

    async def _pick(self, interaction: Interaction, press: Press) -> None:
        desk = await self._desk(interaction, press)
        await self._take(interaction, desk, ".".join(press.args[1:]))

    async def _menu(self, interaction: Interaction, press: Press) -> None:
        desk = await self._desk(interaction, press)
        offered = on_menu(desk)
        if isinstance(desk.choice, Several) and not one_by_one(desk.choice):
            keys = all_chosen(interaction, offered)
            await self._go_on(interaction, desk, join_several(desk.choice, keys))
        else:
            await self._take(interaction, desk, chosen_or(interaction, offered, NONE))

    async def _more(self, interaction: Interaction, press: Press) -> None:
        desk = await self._desk(interaction, press)
        await self._answers.desk(interaction, desk, page=_page(press))

    async def _back(self, interaction: Interaction, press: Press) -> None:
        desk = await self._desk(interaction, press)
        path, partial = step_back(desk)
        following = await self._house.playing.draft(
            desk.table.id, interaction.user.id, path, partial, desk.version
        )
        await self._answers.desk(interaction, following)

    async def _enough(self, interaction: Interaction, press: Press) -> None:
        desk = await self._desk(interaction, press)
        if isinstance(desk.choice, Several):
            await self._go_on(interaction, desk, join_several(desk.choice, picks(desk)))
        elif isinstance(desk.choice, Form):
            await self._finish_form(interaction, desk, desk.choice, answers(desk))
        else:
            raise StaleError

    async def _form(self, interaction: Interaction, press: Press) -> None:
        desk = await self._desk(interaction, press)
        page = _page(press)
        if not isinstance(desk.choice, Amount | Form) or not page_fields(desk.choice, page):
            raise StaleError
        spoken = await self._answers.voice(interaction, desk.table)
        await interaction.response.send_modal(modal(desk, desk.choice, page, spoken))

    async def _answer(self, interaction: Interaction, press: Press) -> None:
        given = read_answers(interaction)
        try:
            desk = await self._desk(interaction, press)
        except StaleError as error:
            await self._answer_late(interaction, press, given, error)
            return
        if isinstance(desk.choice, Amount):
            typed = given.get(AMOUNT, "")
            partial = keep_answers({AMOUNT: typed})
            await self._go_on(interaction, desk, typed, partial)
        elif isinstance(desk.choice, Form):
            await self._answer_page(interaction, desk, desk.choice, _page(press), given)
        else:
            raise StaleError

    async def _do(self, interaction: Interaction, press: Press) -> None:
        desk = await self._desk(interaction, press)
        if not isinstance(desk.choice, Done):
            raise StaleError
        await self._move(interaction, desk, desk.path)

    # -- forms -----------------------------------------------------------------------------------

    async def _answer_page(
        self, interaction: Interaction, desk: Desk, form: Form, page: int, given: dict[str, str]
    ) -> None:
        """Keep a page of a form, right or wrong; when all pages are filled in, go on."""
        here = {field.key: given.get(field.key, "") for field in page_fields(form, page)}
        together = answers(desk) | here
        try:
            check_page(form, page, together)
        except Refused as refused:
            await self._keep(interaction, desk, keep_answers(together), refused)
            return
        pages = range(-(-len(form.fields) // FORM_PAGE))
        if any(page_left(form, number, together) for number in pages):
            await self._keep(interaction, desk, keep_answers(together))
        else:
            await self._finish_form(interaction, desk, form, together)

    async def _finish_form(
        self, interaction: Interaction, desk: Desk, form: Form, given: dict[str, str]
    ) -> None:
        try:
            check_form(form, given_only(given))
        except Refused as refused:
            await self._keep(interaction, desk, keep_answers(given), refused)
            return
        token = join_form(form, given_only(given))
        await self._go_on(interaction, desk, token, keep_answers(given))

    async def _answer_late(
        self, interaction: Interaction, press: Press, given: dict[str, str], error: StaleError
    ) -> None:
        """A form was open while something changed: what fits what is asked now is kept, to be
        sent off again.
        """
        desk = await self._house.playing.desk(press.table, interaction.user.id)
        if not isinstance(desk.choice, Amount | Form):
            raise error
        known = {field.key for field in fields_of(desk.choice)}
        fitting = {key: value for key, value in given.items() if key in known}
        kept = keep_answers(answers(desk) | fitting)
        following = await self._house.playing.draft(
            desk.table.id, interaction.user.id, desk.path, kept, desk.version
        )
        spoken = await self._answers.voice(interaction, desk.table)
        await self._answers.desk(interaction, following, f"⏳ {spoken.marked(error.said)}")

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
        if not isinstance(choice, Several) or not one_by_one(choice) or token == NONE:
            await self._go_on(interaction, desk, token)
            return
        taken = picks(desk)
        if token in taken or all(item.key != token for item in choice.options):
            raise StaleError
        taken.append(token)
        if len(taken) < choice.most:
            await self._keep(interaction, desk, keep_picks(taken))
        else:
            await self._go_on(interaction, desk, join_several(choice, taken))

    async def _go_on(
        self, interaction: Interaction, desk: Desk, token: str, partial: str = ""
    ) -> None:
        """One press further: make the move if that is all, else ask what comes next.

        partial: what is kept of this step if the token is refused.
        """
        # An option may stand for several steps: what comes after it, shown in its place.
        tokens = to_path(token) if isinstance(desk.choice, Pick) else (token,)
        path = (*desk.path, *tokens)
        try:
            choice = choice_after(desk.table, desk.seat, path)
        except RefusedError as error:
            await self._keep(interaction, desk, partial or desk.partial, error)
            return
        if isinstance(choice, Done) and not choice.confirm:
            await self._move(interaction, desk, path)
            return
        following = await self._house.playing.draft(
            desk.table.id, interaction.user.id, path, "", desk.version
        )
        await self._answers.desk(interaction, following)

    async def _keep(
        self,
        interaction: Interaction,
        desk: Desk,
        partial: str,
        refused: RefusedError | Refused | None = None,
    ) -> None:
        """Stay at this step with what has been answered of it, and say what was wrong."""
        following = await self._house.playing.draft(
            desk.table.id, interaction.user.id, desk.path, partial, desk.version
        )
        if isinstance(refused, Refused):
            refused = RefusedError(desk.table.row.game, refused.rule, refused.text)
        await self._answers.desk(interaction, following, refused=refused)

    async def _move(self, interaction: Interaction, desk: Desk, path: tuple[str, ...]) -> None:
        """Make the move, then show what there is to do after it."""
        try:
            table = await self._house.playing.move(
                desk.table.id, interaction.user.id, path, desk.version, interaction.id
            )
        except RefusedError as error:
            await self._answers.desk(interaction, desk, refused=error)
            return
        with committed():
            await show_after(self._answers, interaction, table)


async def show_after(answers: Answers, interaction: Interaction, table: Table) -> None:
    """After a move: the panel as it is now, or the end of the game. table: as it is after it."""
    seat = table.seat_of(interaction.user.id)
    if table.row.phase == "over" or seat is None:
        await answers.sheet(interaction, table, "")
        return
    # What had been begun has been made: nothing need be asked of the store.
    desk = Desk(table, seat, (), table.choice(seat))
    spoken = await answers.voice(interaction, table)
    await answers.desk(interaction, desk, f"✅ {spoken.marked(text('panel-done'))}")


def check_page(form: Form, page: int, given: dict[str, str]) -> None:
    """Check the answers of one page by themselves. Raises `Refused`."""
    fields = page_fields(form, page)
    here = {field.key: given[field.key] for field in fields if given.get(field.key)}
    growing = tuple(key for key in form.growing if key in here)
    check_form(Form(form.ask, fields, None, growing), here)


def _page(press: Press) -> int:
    word = press.args[-1] if len(press.args) > 1 else "0"
    return int(word) if word.isascii() and word.isdigit() else 0
