"""Presses on a panel, which build a move step by step, take steps back, and make it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.drafts import lay_out
from bot.tables.errors import NothingToDoError, RefusedError, StaleError
from bot.ui.chosen import all_chosen, chosen, chosen_or
from bot.ui.custom_ids import mark_of
from bot.ui.panel.choices import on_menu
from bot.ui.panel.form_answers import form_pages, given_only, has_fault, is_filled_in
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
from bot.ui.panel.offers import options_apart
from bot.ui.showing import LATE, show_after, show_panel
from games.choosing import NONE, join_form, join_several, to_path
from games.engine import LEAVE, Amount, Done, Form, Pick, Several

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.services import Services
    from bot.tables.drafts import Desk
    from bot.ui.custom_ids import Press
    from bot.ui.request import Request
    from games.engine import Path


class MoveHandlers:
    """Handles presses on a panel. `steps` are its presses by name."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.steps: dict[str, Callable[[Request, Press], Awaitable[None]]] = {
            "pick": self._pick,
            "menu": self._menu,
            "more": self._more,
            "back": self._back,
            "enough": self._enough,
            "form": self._form,
            "answer": self._answer,
            "do": self._do,
            "aside": self._aside,
        }

    # -- presses ---------------------------------------------------------------------------------

    async def _pick(self, request: Request, press: Press) -> None:
        desk = await self._desk(request, press)
        await self._take(request, desk, ".".join(press.args[1:]))

    async def _menu(self, request: Request, press: Press) -> None:
        desk = await self._desk(request, press)
        offered = on_menu(desk)
        if isinstance(desk.choice, Several) and not one_by_one(desk.choice):
            keys = all_chosen(request, offered)
            await self._go_on(request, desk, join_several(desk.choice, keys))
        else:
            await self._take(request, desk, chosen_or(request, offered, NONE))

    async def _more(self, request: Request, press: Press) -> None:
        desk = await self._desk(request, press)
        await show_panel(request, desk, page=_page(press))

    async def _back(self, request: Request, press: Press) -> None:
        desk = await self._desk(request, press)
        path, partial = step_back(desk)
        following = await self._services.playing.draft(
            desk.table.id, request.person, path, partial, desk.version, _pressed(request)
        )
        await show_panel(request, following)

    async def _enough(self, request: Request, press: Press) -> None:
        desk = await self._desk(request, press)
        if isinstance(desk.choice, Several):
            await self._go_on(request, desk, join_several(desk.choice, picks(desk)))
        elif isinstance(desk.choice, Form):
            # The answers are on the panel, and the button says what it does.
            await self._finish_form(request, desk, desk.choice, answers(desk), confirm=False)
        else:
            raise StaleError

    async def _form(self, request: Request, press: Press) -> None:
        desk = await self._desk(request, press)
        page = _page(press)
        if not isinstance(desk.choice, Amount | Form) or not page_fields(desk.choice, page):
            raise StaleError
        spoken = request.voice.at(desk.table)
        await request.interaction.response.send_modal(modal(desk, desk.choice, page, spoken))

    async def _answer(self, request: Request, press: Press) -> None:
        given = read_answers(request)
        try:
            desk = await self._desk(request, press)
        except StaleError as error:
            await self._answer_late(request, press, given, error)
            return
        if isinstance(desk.choice, Amount):
            typed = given.get(AMOUNT, "")
            partial = keep_answers({AMOUNT: typed})
            await self._go_on(request, desk, typed, partial)
        elif isinstance(desk.choice, Form):
            await self._answer_page(request, desk, desk.choice, _page(press), given)
        else:
            raise StaleError

    async def _do(self, request: Request, press: Press) -> None:
        desk = await self._desk(request, press)
        if not isinstance(desk.choice, Done):
            raise StaleError
        await self._move(request, desk, desk.path)

    async def _aside(self, request: Request, press: Press) -> None:
        """Does or begins what is apart from playing on: an order, or leaving the game.

        The press names it, or it was chosen in a menu.
        """
        key = press.args[0] if press.args else ""
        table = await self._services.tables.find(press.table)
        seat = table.playing_seat(request.person, still=key == LEAVE[0])
        offered = {item.key for item in options_apart(table, seat)}
        if not key:
            key = chosen(request, offered)
        if key not in offered:
            raise StaleError
        ahead = lay_out(table, seat, (key,))
        if isinstance(ahead.choice, Done) and not ahead.choice.confirm:
            await self._move(request, ahead, ahead.path)
            return
        desk = await self._services.playing.draft(
            table.id, request.person, (key,), message=_pressed(request)
        )
        await show_panel(request, desk)

    # -- forms -----------------------------------------------------------------------------------

    async def _answer_page(
        self, request: Request, desk: Desk, form: Form, page: int, given: dict[str, str]
    ) -> None:
        """Stores a page of a form, right or wrong, and continues when all pages are filled in."""
        here = {field.key: given.get(field.key, "") for field in page_fields(form, page)}
        together = answers(desk) | here
        if is_filled_in(form, together) and not has_fault(form, together):
            # The answers of several pages are shown before they count.
            confirm = True if form_pages(form) > 1 else None
            await self._finish_form(request, desk, form, together, confirm=confirm)
        else:
            await self._keep(request, desk, keep_answers(together))

    async def _finish_form(
        self,
        request: Request,
        desk: Desk,
        form: Form,
        given: dict[str, str],
        *,
        confirm: bool | None,
    ) -> None:
        """Continues from a form. confirm: as in `_go_on`."""
        if has_fault(form, given):
            raise StaleError  # what is wrong stands beside its field
        token = join_form(form, given_only(given))
        await self._go_on(request, desk, token, keep_answers(given), confirm=confirm)

    async def _answer_late(
        self, request: Request, press: Press, given: dict[str, str], error: StaleError
    ) -> None:
        """Stores the answers of a form that was open while something changed, as far as they fit
        the new question, so that they can be sent again.
        """
        desk = await self._services.playing.desk(press.table, request.person)
        if not isinstance(desk.choice, Amount | Form):
            raise error
        known = {field.key for field in fields_of(desk.choice)}
        fitting = {key: value for key, value in given.items() if key in known}
        kept = keep_answers(answers(desk) | fitting)
        following = await self._services.playing.draft(
            desk.table.id, request.person, desk.path, kept, desk.version
        )
        await show_panel(request, following, error.said, sign=LATE)

    # -- common parts ----------------------------------------------------------------------------

    async def _desk(self, request: Request, press: Press) -> Desk:
        """Returns the person's situation, if it is still the one that the panel showed.

        Raises `StaleError`.
        """
        desk = await self._services.playing.desk(press.table, request.person)
        if press.version != desk.version or press.args[:1] != (mark_of(desk),):
            raise StaleError
        if desk.choice is None:
            raise NothingToDoError
        return desk

    async def _take(self, request: Request, desk: Desk, token: str) -> None:
        """Continues with a picked token; in a list picked one by one, adds it to the picks."""
        choice = desk.choice
        if not isinstance(choice, Several) or not one_by_one(choice) or token == NONE:
            await self._go_on(request, desk, token)
            return
        taken = picks(desk)
        if token in taken or all(item.key != token for item in choice.options):
            raise StaleError
        taken.append(token)
        if len(taken) < choice.most:
            await self._keep(request, desk, keep_picks(taken))
        else:
            await self._go_on(request, desk, join_several(choice, taken))

    async def _go_on(
        self,
        request: Request,
        desk: Desk,
        token: str,
        partial: str = "",
        *,
        confirm: bool | None = None,
    ) -> None:
        """Continues by one press: makes the move if it is complete, otherwise asks what comes next.

        partial: what is kept of this step if the token is refused. confirm: whether the whole move
        is shown before it is made; None leaves that to the game.
        """
        # An option may stand for several steps, when the options after it are shown in its place.
        tokens = to_path(token) if isinstance(desk.choice, Pick) else (token,)
        path = (*desk.path, *tokens)
        try:
            await self.begin(request, desk, path, confirm=confirm)
        except RefusedError as error:
            await self._keep(request, desk, partial or desk.partial, error)

    async def begin(
        self, request: Request, desk: Desk, path: Path, *, confirm: bool | None = None
    ) -> None:
        """Makes the move `path` if it is complete, otherwise shows how it goes on. confirm: as in
        `_go_on`. Raises `RefusedError` if no move begins like this.
        """
        ahead = lay_out(desk.table, desk.seat, path)
        if isinstance(ahead.choice, Done):
            asks = ahead.choice.confirm if confirm is None else confirm
            if not asks:
                await self._move(request, desk, ahead.path)
                return
        following = await self._services.playing.draft(
            desk.table.id, request.person, ahead.path, "", desk.version, _pressed(request)
        )
        await show_panel(request, following)

    async def _keep(
        self, request: Request, desk: Desk, partial: str, refused: RefusedError | None = None
    ) -> None:
        """Stays at this step with the answers so far, and says what was wrong."""
        following = await self._services.playing.draft(
            desk.table.id, request.person, desk.path, partial, desk.version, _pressed(request)
        )
        await show_panel(request, following, refused=refused)

    async def _move(self, request: Request, desk: Desk, path: tuple[str, ...]) -> None:
        """Makes the move, then shows what there is to do after it."""
        try:
            table = await self._services.playing.move(
                desk.table.id, request.person, path, desk.version, request.id, _pressed(request)
            )
        except RefusedError as error:
            await show_panel(request, desk, refused=error)
            return
        await show_after(request, table, self._services.computers)


def _pressed(request: Request) -> int | None:
    """Returns the private message that was pressed, whose news have been read with that."""
    return None if request.private_message is None else request.private_message.id


def _page(press: Press) -> int:
    word = press.args[-1] if len(press.args) > 1 else "0"
    return int(word) if word.isascii() and word.isdigit() else 0
