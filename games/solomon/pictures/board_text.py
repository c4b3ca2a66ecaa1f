"""The text twins of the sheets, in Markdown, and sentences that pictures show too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Text, Who
from games.solomon import summary
from games.solomon.edition import home_of, live_agents
from games.solomon.lines import make_text
from games.solomon.names import name_agent, name_space
from games.solomon.state import ABSENT, EXILED

if TYPE_CHECKING:
    from games.engine import Say
    from games.solomon.edition import Edition
    from games.solomon.view import View


def headline(edition: Edition, view: View) -> Text:
    """Returns the situation in one sentence."""
    return summary.headline(edition, view)


def turn_line(edition: Edition, view: View) -> Text:
    """Returns the turn, and when the clock will decide (F6)."""
    return edition.text("turn", turn=view.turn, limit=view.switches.limit)


def told_lines(edition: Edition, view: View) -> list[Text]:
    """Returns the last play, and what decided a finished game."""
    return [make_text(edition, fact) for fact in view.told]


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
    """Returns notes on the case, on owned homes, and on players who have left or sit out."""
    lines = [case_line(edition, view)]
    if view.switches.own_homes:
        lines.extend(
            edition.text(
                "owner",
                who=Who(seat),
                space=name_space(edition, home_of(edition, view.seats, seat)),
            )
            for seat in range(view.seats)
        )
    for seat in range(view.seats):
        if view.gone[seat]:
            lines.append(edition.text("has-left", who=Who(seat)))
        elif view.sits[seat]:
            lines.append(edition.text("will-sit-out", who=Who(seat)))
    return lines


def write_board(edition: Edition, view: View, say: Say) -> str:
    """Returns the text of the sheet ``board``."""
    lines = [f"**{say(headline(edition, view))}**", say(turn_line(edition, view)), ""]
    lines += [f"- {say(where_line(edition, view, agent))}" for agent in live_agents(view)]
    out = tuple(name_agent(edition, a) for a, place in enumerate(view.place) if place == EXILED)
    exile = edition.text("exile-list", agents=out) if out else edition.text("exile-nobody")
    lines += [f"- {say(exile)}", *(f"- {say(line)}" for line in notices(edition, view)), ""]
    homes = [
        edition.text(
            "home-of",
            space=name_space(edition, home),
            agents=tuple(
                name_agent(edition, n)
                for n, agent in enumerate(edition.board.agents)
                if agent.home == home and view.place[n] != ABSENT
            ),
        )
        for home in edition.board.homes
    ]
    lines += [*(f"- {say(line)}" for line in homes), ""]
    lines += [f"> {say(line)}" for line in told_lines(edition, view)]
    return "\n".join(lines).strip()
