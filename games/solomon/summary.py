"""The situation in one sentence, a seat's hidden things in lines, and the progress of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Text, Who, clockwise
from games.solomon.edition import home_of, live_agents
from games.solomon.names import name_agent

if TYPE_CHECKING:
    from games.engine import Arg, Seat
    from games.solomon.edition import Edition
    from games.solomon.state import Answer
    from games.solomon.view import View


def headline(edition: Edition, view: View) -> Text:
    """Returns whom the table waits for, and for what."""
    args: dict[str, Arg] = {"who": Who(view.speaker)}
    if view.phase == "opening":
        return edition.text("headline-opening")
    if view.action is not None:
        args["agent"] = name_agent(edition, view.action.agent)
    if view.phase in ("bid", "reply", "voices") and view.bid:
        args["sum"] = view.bid
    if view.phase == "over":
        return _over(edition, view)
    return Text(f"{edition.key}-headline-{phase_word(view)}", args)


def phase_word(view: View) -> str:
    """Returns the phase, and how it goes on after an overturned action and before a first sum."""
    if view.phase == "turn" and view.undone:
        return "again"
    if view.phase == "bid" and not view.bid:
        return "first-bid"
    if view.phase == "voices" and not view.bid:
        return "voices-first"
    return view.phase


def _over(edition: Edition, view: View) -> Text:
    end = view.ending
    winners = end.winners if end else ()
    if not winners:
        return edition.text("headline-nobody")
    return edition.text(
        "headline-won", winners=tuple(Who(seat) for seat in winners), count=len(winners)
    )


def orders(edition: Edition, view: View) -> tuple[Text, ...]:
    """Returns a seat's standing orders, a line each."""
    if view.seat is None or view.over:
        return ()
    lines = []
    for agent in live_agents(view):
        order = view.orders[agent]
        if order is not None:
            what = tell_answer(edition, order.answer)
            scope = edition.text(f"scope-{order.scope}")
            name = name_agent(edition, agent)
            lines.append(edition.text("holds-order", agent=name, answer=what, scope=scope))
    if view.resting:
        lines.append(edition.text("holds-resting"))
    if view.choosy:
        lines.append(edition.text("holds-choosy"))
    return tuple(lines)


def holdings(edition: Edition, view: View) -> tuple[Text, ...]:
    """Returns cash, stakes, standing orders and the answer given in the open window."""
    if view.seat is None or view.over:
        return ()
    lines = [edition.text("holds-cash", sum=view.cash)]
    stakes = tuple(
        edition.text("stake-on", agent=name_agent(edition, agent), sum=sum_)
        for agent, sum_ in enumerate(view.stakes)
        if sum_ and view.place[agent] >= 0
    )
    if stakes:
        lines.append(edition.text("holds-stakes", stakes=stakes))
    lines += orders(edition, view)
    if view.phase == "answer" and view.opening and view.seat == view.mover:
        who = Who(view.objector)
        lines.append(edition.text("holds-opening", who=who, sum=view.opening))
    given = view.pledge or (view.answer if view.phase != "opening" else None)
    if given is not None:
        lines.append(edition.text("holds-answer", answer=tell_answer(edition, given)))
    return tuple(lines)


def tell_answer(edition: Edition, answer: Answer) -> Text:
    """Returns a secret answer in words: ``<game>-answer-<word>``."""
    args: dict[str, Arg] = {}
    if answer.word == "object":
        args = {"opening": answer.opening, "limit": answer.limit}
    elif answer.word in ("support", "defend"):
        args = {"limit": answer.limit}
    return Text(f"{edition.key}-answer-{answer.word}", args)


def turn(view: View) -> tuple[int, ...]:
    """Returns the number of the turn, 0 while opening bribes are made."""
    return (view.turn,)


def upcoming(view: View) -> tuple[Seat, ...]:
    """Returns the seats still in the game, clockwise from the mover.

    A seat that sits a turn out comes later.
    """
    if view.over or view.mover < 0:
        return ()
    inside = [seat for seat in clockwise(view.mover, view.seats) if not view.gone[seat]]
    return (*(s for s in inside if not view.sits[s]), *(s for s in inside if view.sits[s]))


def progress(edition: Edition, view: View) -> float:
    """Returns the progress of the nearest agent or of the clock, the greater, by public facts."""
    if view.over:
        return 1.0
    board = edition.board
    way = max(board.steps[board.case_start][home] for home in board.homes)
    homes = board.homes
    if view.switches.own_homes:
        homes = tuple(home_of(edition, view.seats, seat) for seat in range(view.seats))
    left = min(
        edition.steps_to_win(view, agent, home)
        for agent in live_agents(view)
        for home in (homes if view.switches.own_homes else (board.agents[agent].home,))
    )
    near = 1 - left / (2 * way)
    return max(0.0, min(0.99, max(near, (view.turn - 1) / (view.switches.limit + view.seats))))
