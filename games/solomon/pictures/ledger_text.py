"""The text twins of a seat's own sheet, the ledger, all sheets, and the stakes over time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Who
from games.solomon import summary
from games.solomon.edition import live_agents
from games.solomon.lines import announcement, make_text
from games.solomon.names import name_agent
from games.solomon.pictures import board_text
from games.solomon.standing import best_of_others, shown_by, way_home
from games.solomon.state import ABSENT, EXILED

if TYPE_CHECKING:
    from games.engine import Arg, Say, Seat, Text
    from games.solomon.edition import Edition
    from games.solomon.view import View


def agents_in_play(view: View) -> list[int]:
    """Returns the agents of this game, including exiled ones."""
    return [agent for agent, place in enumerate(view.place) if place != ABSENT]


def is_exact(view: View, seat: Seat, agent: int) -> bool:
    """Whether the table knows exactly what that stake is, because it was read out."""
    index = seat * len(view.place) + agent
    return bool(view.least) and view.least[index] == view.most[index]


def money_lines(edition: Edition, view: View) -> list[Text]:
    """Returns the seat's own cash and fees."""
    seat = view.seat
    assert seat is not None  # noqa: S101 - a spectator has no sheet
    return [
        edition.text("money", cash=view.cash, stakes=sum(view.stakes), fees=view.fees[seat]),
        *summary.holdings(edition, view)[2 if any(_live_stakes(view)) else 1 :],
    ]


def _live_stakes(view: View) -> list[int]:
    return [view.stakes[agent] for agent in live_agents(view)]


def write_mine(edition: Edition, view: View, say: Say) -> str:
    """Returns the text of the sheet ``mine``."""
    lines = [f"**{say(board_text.now_line(edition, view))}**", ""]
    if view.action is not None:
        told = make_text(edition, announcement(edition, view, view.mover, view.action))
        lines[1:] = [say(told), say(stake_line(edition, view, view.action.agent)), ""]
    lines += [f"- {' '.join(map(say, mine_row(edition, view, a)))}" for a in agents_shown(view)]
    lines += [f"- {say(board_text.case_line(edition, view))}", ""]
    return "\n".join([*lines, *(say(line) for line in money_lines(edition, view))])


def agents_shown(view: View) -> list[int]:
    """Returns the agents in a seat's own sheet: while an action is announced, those it has paid."""
    agents = agents_in_play(view)
    return agents if view.action is None else [agent for agent in agents if view.stakes[agent]]


def mine_row(edition: Edition, view: View, agent: int) -> list[Text]:
    """Returns the seat's stake on an agent and the way to go, and the most another has shown."""
    name, sum_ = name_agent(edition, agent), view.stakes[agent]
    if view.place[agent] == EXILED:
        return [edition.text("mine-row-out", agent=name, sum=sum_)]
    lines = [edition.text("mine-row", agent=name, sum=sum_, steps=way_home(edition, view, agent))]
    other, who = best_of_others(view, agent)
    if other:
        lines.append(edition.text("mine-other", who=Who(who), sum=other))
    return lines


def stake_line(edition: Edition, view: View, agent: int) -> Text:
    """Returns the looker's money on the agent that acts, and the most another has shown there."""
    sum_, who = best_of_others(view, agent)
    facts: dict[str, Arg] = {"agent": name_agent(edition, agent), "sum": view.stakes[agent]}
    if sum_:
        return edition.text("hand-money-shown", who=Who(who), other=sum_, **facts)
    return edition.text("hand-money", **facts)


def known(edition: Edition, view: View, seat: Seat, agent: int) -> Text | None:
    """Returns somebody's sum on an agent as far as the table knows it, all of it after the end;
    None if there is none.
    """
    if view.over:
        sum_ = view.stake[seat * len(view.place) + agent]
        return edition.text("number", sum=sum_) if sum_ else None
    sum_ = shown_by(view, seat, agent)
    if is_exact(view, seat, agent):
        return edition.text("number", sum=sum_)
    return edition.text("known-least", sum=sum_) if sum_ else None


def fee_line(edition: Edition, view: View, seat: Seat) -> Text:
    """Returns somebody's bribes and fees; their cash and fees after the end."""
    if view.over:
        return edition.text("end-purse", cash=view.purses[seat], fees=view.fees[seat])
    return edition.text("ledger-fees", bribes=view.bribes[seat], fees=view.fees[seat])


def note_line(edition: Edition, view: View) -> Text:
    """Returns how the ledger is read, or that this table keeps none (D12); after the end, the unit
    of its sums, for which its columns have no room.
    """
    if view.over:
        return edition.text("ledger-unit")
    return edition.text("ledger-note" if view.switches.ledger else "ledger-not-kept")


def write_ledger(edition: Edition, view: View, say: Say) -> str:
    """Returns the text of the sheet ``ledger``: everybody's stakes as far as they are known; after
    the end all of them, and the sealed answers.
    """
    lines = []
    for seat in range(view.seats):
        facts = say(fee_line(edition, view, seat))
        who = say(edition.text("seat", who=Who(seat)))
        lines.append(f"- {say(edition.text('row', item=who, facts=facts))}")
        for agent in agents_in_play(view):
            sum_ = known(edition, view, seat, agent)
            if sum_ is not None:
                row = edition.text("row", item=name_agent(edition, agent), facts=sum_)
                lines.append(f"  - {say(row)}")
    lines += ["", say(note_line(edition, view))]
    if view.over and (papers := [say(line) for line in paper_lines(edition, view)]):
        lines += ["", f"**{say(edition.text('papers'))}**", *(f"- {line}" for line in papers)]
    return "\n".join(lines)


def paper_lines(edition: Edition, view: View) -> list[Text]:
    """Returns the sealed answers, shown after the end (E7)."""
    return [
        edition.text(
            "paper",
            turn=paper.turn,
            who=Who(paper.seat),
            agent=name_agent(edition, paper.agent),
            answer=summary.tell_answer(edition, paper.answer),
        )
        for paper in view.papers
    ]


def write_plot(edition: Edition, view: View, say: Say) -> str:
    """Returns the text of the sheet ``plot``: every change of a stake, agent by agent."""
    lines = []
    for agent in agents_in_play(view):
        changes = [spent for spent in view.history if spent.agent == agent]
        if changes:
            lines.append(f"- **{say(name_agent(edition, agent))}**")
        for spent in changes:
            what = "paid" if spent.turn else "opening"
            if spent.sum < 0:
                what = "fee"
            row = edition.text(
                f"plot-{what}", turn=spent.turn, who=Who(spent.seat), sum=abs(spent.sum)
            )
            lines.append(f"  - {say(row)}")
    return "\n".join(lines) or say(edition.text("plot-none"))
