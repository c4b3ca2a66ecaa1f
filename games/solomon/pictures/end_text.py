"""The end in words: what decided, and a line for each player, the winners first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Who
from games.solomon.edition import home_of
from games.solomon.names import name_agent, name_space
from games.solomon.pictures.board_text import headline

if TYPE_CHECKING:
    from games.engine import Say, Seat, Text
    from games.solomon.edition import Edition
    from games.solomon.view import View


def ranked(view: View) -> list[Seat]:
    """Returns the seats: the winners, then the others by what they paid, then those that left."""
    end = view.ending
    winners, paid = (end.winners, end.paid) if end else ((), (0,) * view.seats)
    return sorted(
        range(view.seats),
        key=lambda seat: (seat not in winners, view.gone[seat], -paid[seat], seat),
    )


def counts_stakes(view: View) -> bool:
    """Whether the highest stake on an agent decided: somebody won, and not by owning a home."""
    end = view.ending
    return end is not None and bool(end.agents) and not view.switches.own_homes


def what_decided(edition: Edition, view: View) -> Text:
    """Returns which agent's bribes decided, or why there were none to compare."""
    end = view.ending
    if end is None or not end.agents:
        return headline(edition, view)
    agents = tuple(name_agent(edition, agent) for agent in end.agents)
    if view.switches.own_homes and end.why == "home":
        home = name_space(edition, end.home)
        return edition.text("owner", who=Who(end.winners[0]), space=home)
    if view.switches.own_homes:
        return edition.text("end-nearest", agents=agents)
    return edition.text("end-who-paid", agents=agents)


def place_of_end(edition: Edition, view: View) -> Text:
    """Returns where the case came home, or how else it ended, in a word or two."""
    end = view.ending
    if end is not None and end.why == "home":
        return name_space(edition, end.home)
    return edition.text("end-clock" if end is not None and end.why == "clock" else "end-alone")


def notes(edition: Edition, view: View, seat: Seat) -> list[Text]:
    """Returns what else there is to say of a player, in a few words each."""
    end, found = view.ending, []
    if view.switches.own_homes:
        home = home_of(edition, view.seats, seat)
        found.append(name_space(edition, home))
    if view.gone[seat]:
        found.append(edition.text("end-left"))
    elif end is not None and end.bringer == seat:
        found.append(edition.text("end-brought"))
    found.append(edition.text("end-cash", sum=view.purses[seat]))
    if view.fees[seat]:
        found.append(edition.text("end-fees", sum=view.fees[seat]))
    return found


def write_end(edition: Edition, view: View, say: Say) -> str:
    """Returns the text of the sheet ``end``."""
    lines = [f"**{say(headline(edition, view))}**", say(place_of_end(edition, view)), ""]
    if view.ending is not None and view.ending.agents:
        lines[1] += f". {say(what_decided(edition, view))}"
    for seat in ranked(view):
        facts = [say(note) for note in notes(edition, view, seat)]
        if counts_stakes(view) and view.ending is not None:
            facts.insert(0, say(edition.text("dollars", amount=view.ending.paid[seat])))
        who = say(edition.text("seat", who=Who(seat)))
        lines.append(f"- {say(edition.text('row', item=who, facts=', '.join(facts)))}")
    return "\n".join(lines)
