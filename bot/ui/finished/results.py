"""The results of somebody, or of everybody on a server, in finished games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.portions import portions
from bot.tables.errors import OptionError
from bot.tables.finished.results import Tally, tallies, tally
from bot.ui.access import sees
from bot.ui.chosen import chosen
from bot.ui.components import Layout, Piece, button, container, menu, option, paragraph, rows
from bot.ui.custom_ids import LoosePress
from bot.ui.finished.history import MINE, SERVER
from games.choosing import whole_number
from games.engine import Text, text
from games.registry import all_games

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator, Sequence

    from bot.ids import PersonId
    from bot.services import Services
    from bot.store.result_rows import CountedRow
    from bot.store.transaction import Transaction
    from bot.ui.request import Request
    from bot.ui.sheets import Voice

STEP, GAME = "results", "results.game"
ALL = "all"
"""The choice of all games together."""

_PAGE = 10


class Results:
    """Shows results privately. `steps` are the presses on them."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.steps: dict[str, Callable[[Request, LoosePress], Awaitable[None]]] = {
            STEP: self._turn,
            GAME: self._game,
        }

    async def show(
        self, request: Request, person: PersonId | None = None, where: str = MINE
    ) -> None:
        """Shows the results of this server, of somebody here, or of the person who asks,
        wherever they played.
        """
        if where == SERVER and person is None and request.guild_id is not None:
            await self._server(request, ALL, 0)
            return
        asking = request.person
        everywhere = person in (None, asking) and where != SERVER
        async with request.held_on():
            found = await self._counted(request, person or asking, everywhere=everywhere)
        spoken = request.voice
        key = "results-mine" if everywhere else "results-person"
        items: list[Piece] = [
            paragraph(f"## {spoken.marked(text(key, who=f'<@{person or asking}>'))}"),
            paragraph(_by_game(found, spoken)),
        ]
        if request.guild_id is not None:
            label = spoken.plain(text("results-to-server"))
            items += rows([button(label, LoosePress(STEP, (ALL, "0")).encode())])
        await request.respond(Layout([container(items)]))

    async def _turn(self, request: Request, press: LoosePress) -> None:
        game, page = (*press.args, ALL, "0")[:2]
        if game == MINE:
            await self.show(request)
        else:
            await self._server(request, game, whole_number(page) or 0)

    async def _game(self, request: Request, _press: LoosePress) -> None:
        await self._server(request, chosen(request, (ALL, *all_games())), 0)

    async def _server(self, request: Request, game: str, page: int) -> None:
        if game != ALL and game not in all_games():
            raise OptionError("game", game)
        async with request.held_on():
            found = await self._counted(request, None, everywhere=False)
        rows_of_game = [row for row in found if game in (ALL, row.game)]
        spoken = request.voice
        await request.respond(_ranking(rows_of_game, game, page, spoken))

    async def _counted(
        self, request: Request, person: PersonId | None, *, everywhere: bool
    ) -> list[CountedRow]:
        """Returns results that count, in the order in which the games ended.

        Of others' results only those of tables that the person sat at or may see.
        """
        guild, asking = request.guild, request.person
        if not guild and not everywhere:
            return []

        def read(tx: Transaction, after: CountedRow | None) -> list[CountedRow]:
            if person is None:
                return tx.counted_in(guild, asking, after)
            return tx.counted_of(person, asking, after)

        found: list[CountedRow] = []
        seen = sees(request)
        async for some in portions(self._services.store, read):
            found += [
                row
                for row in some
                if row.person is not None
                and (everywhere or (row.guild == guild and (row.sat or seen(row))))
            ]
        return found[::-1]


# -- one person ----------------------------------------------------------------------------------


def _by_game(found: Sequence[CountedRow], spoken: Voice) -> str:
    """Returns all games together, then each game that was played, most played first."""
    if not found:
        return spoken.marked(text("results-none"))
    lines = [spoken.marked(_line(tally(_places(found))))]
    games: dict[str, list[CountedRow]] = {}
    for row in found:
        games.setdefault(row.game, []).append(row)
    for game, rows_of_game in sorted(games.items(), key=lambda one: (-len(one[1]), one[0])):
        line = text("results-game", game=Text(game), line=_line(tally(_places(rows_of_game))))
        lines.append(f"- {spoken.marked(line)}")
    return "\n".join([*lines, f"-# {spoken.marked(text('results-how'))}"])


def _places(found: Sequence[CountedRow]) -> Iterator[int | None]:
    """Yields the places that mean something, None for games that were lost and rank no losers."""
    ranked = {key for key, game in all_games().items() if game.ranked}
    for row in found:
        if row.place is not None:
            yield row.place if row.place == 1 or row.game in ranked else None


def _line(added: Tally) -> Text:
    places = tuple(
        text("results-place", place=place, count=count)
        for place, count in enumerate(added.places, 1)
        if count
    )
    return text(
        "results-line",
        games=added.games,
        wins=added.wins,
        places=places,
        reached=len(places),
        streak=added.streak,
        longest=added.longest,
    )


# -- a server ------------------------------------------------------------------------------------


def _ranking(found: Sequence[CountedRow], game: str, page: int, spoken: Voice) -> Layout:
    """Returns everybody on a server, those with the most wins first; equal ones share a rank."""
    added = tallies(found)
    wins = [one.wins for one in added.values()]
    last = max(len(added) - 1, 0) // _PAGE
    page = min(page, last)
    lines = [
        spoken.marked(
            text(
                "results-rank",
                rank=1 + wins.index(one.wins),
                who=f"<@{person}>",
                games=one.games,
                wins=one.wins,
                streak=one.streak,
            )
        )
        for person, one in list(added.items())[page * _PAGE : (page + 1) * _PAGE]
    ]
    about = text("results-all-games") if game == ALL else Text(game)
    played = text("results-played", count=len({row.id for row in found}))
    head = f"## {spoken.marked(text('results-server', about=about))}\n{spoken.marked(played)}"
    items: list[Piece] = [paragraph(head)]
    if lines:
        items.append(paragraph("\n".join([*lines, f"-# {spoken.marked(text('results-how'))}"])))
    items += rows(_ways(game, page, last, spoken))
    return Layout([container([*items, _game_menu(game, spoken)])])


def _ways(game: str, page: int, last: int, spoken: Voice) -> list[Piece]:
    def made(key: str, of: str, number: int, *, off: bool = False) -> Piece:
        custom_id = LoosePress(STEP, (of, str(number))).encode()
        return button(spoken.plain(text(key)), custom_id, disabled=off)

    ways = []
    if last:
        ways.append(made("list-back", game, max(page - 1, 0), off=page == 0))
        ways.append(made("list-next", game, page + 1, off=page == last))
    return [*ways, made("results-to-mine", MINE, 0)]


def _game_menu(game: str, spoken: Voice) -> Piece:
    entries = [option(spoken.plain(text("results-all-games")), ALL, default=game == ALL)]
    entries += [
        option(spoken.plain(Text(key)), key, default=key == game) for key in sorted(all_games())
    ]
    return menu(LoosePress(GAME).encode(), entries, spoken.plain(text("results-choose")))
