"""The text twins of the sheets, in Markdown, and sentences that pictures show too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Text, Who
from games.solomon import summary
from games.solomon.edition import home_of, live_agents
from games.solomon.lines import make_text
from games.solomon.names import name_agent, name_space
from games.solomon.state import EXILED

if TYPE_CHECKING:
    from games.engine import Arg, Say
    from games.solomon.edition import Edition
    from games.solomon.view import View


def headline(edition: Edition, view: View) -> Text:
    """Returns the situation in one sentence."""
    return summary.headline(edition, view)


def now_line(edition: Edition, view: View) -> Text:
    """Returns what the looker is asked, otherwise the situation."""
    what = summary.phase_word(view)
    if not view.to_act and view.phase != "voices":
        return headline(edition, view)
    if not view.to_act:  # the headline says more than a line holds
        what = "others"
    sums: dict[str, Arg] = {"sum": view.bid} if view.bid else {}
    return Text(f"{edition.key}-now-{what}", sums)


def turn_line(edition: Edition, view: View) -> Text:
    """Returns the turn, and when the clock will decide (F6)."""
    return edition.text("clock", turn=view.turn, limit=view.switches.limit)


def last_lines(edition: Edition, view: View) -> list[Text]:
    """Returns the last play since its last announcement: how it began, and the last two things that
    were told.
    """
    begins = max(
        (n for n, fact in enumerate(view.told) if fact.what.startswith("says-")), default=0
    )
    told = view.told[begins:]
    if len(told) > 3:
        told = (told[0], *told[-2:])
    return [make_text(edition, fact) for fact in told]


def exiled_agents(view: View) -> list[int]:
    """Returns the agents that are out of the game."""
    return [agent for agent, place in enumerate(view.place) if place == EXILED]


def where_line(edition: Edition, view: View, agent: int) -> Text:
    """Returns an agent and its space, and whether it owns the case."""
    what = "at-case" if view.holder == agent else "at"
    return edition.text(
        what, agent=name_agent(edition, agent), space=name_space(edition, view.place[agent])
    )


def case_line(edition: Edition, view: View) -> Text:
    """Returns where the case is, and who owns it."""
    space = name_space(edition, view.case)
    if view.holder < 0:
        return edition.text("case-lies", space=space)
    return Text(
        f"{edition.key}-case-held", {"agent": name_agent(edition, view.holder), "space": space}
    )


def notices(edition: Edition, view: View) -> list[Text]:
    """Returns notes on players who have left or sit out."""
    lines: list[Text] = []
    for seat in range(view.seats):
        if view.gone[seat]:
            lines.append(edition.text("has-left", who=Who(seat)))
        elif view.sits[seat]:
            lines.append(edition.text("will-sit-out", who=Who(seat)))
    return lines


def owner_lines(edition: Edition, view: View) -> list[Text]:
    """Returns whose home each home is, where players own them."""
    if not view.switches.own_homes:
        return []
    return [
        edition.text("owner", who=Who(seat), space=name_space(edition, home))
        for seat in range(view.seats)
        for home in (home_of(edition, view.seats, seat),)
    ]


def write_board(edition: Edition, view: View, say: Say) -> str:
    """Returns the text of the sheet ``board``."""
    lines = [f"**{say(headline(edition, view))}**", say(turn_line(edition, view)), ""]
    lines += [f"- {say(where_line(edition, view, agent))}" for agent in live_agents(view)]
    if view.holder < 0:
        lines.append(f"- {say(case_line(edition, view))}")
    if out := exiled_agents(view):
        names = tuple(name_agent(edition, agent) for agent in out)
        lines.append(f"- {say(edition.text('exile-list', agents=names))}")
    notes = [*owner_lines(edition, view), *notices(edition, view)]
    lines += [*(f"- {say(line)}" for line in notes), ""]
    lines += [f"> {say(line)}" for line in last_lines(edition, view)]
    return "\n".join(lines).strip()
