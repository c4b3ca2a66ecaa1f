"""What a picture is drawn from: an edition, a language, and mostly a view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Who
from games.solomon.names import name_agent, name_space

if TYPE_CHECKING:
    from games.engine import Arg, Say, Seat
    from games.solomon.board import Agent
    from games.solomon.edition import Edition
    from games.solomon.view import View


class Wording:
    """An edition in somebody's language, with the names at their table."""

    def __init__(self, edition: Edition, say: Say) -> None:
        self.edition = edition
        self.say = say

    def text(self, name: str, **args: Arg) -> str:
        """Returns the sentence ``<game>-<name>``."""
        return self.say(self.edition.text(name, **args))

    def agent(self, agent: int) -> str:
        """Returns an agent's name."""
        return self.say(name_agent(self.edition, agent))

    def space(self, space: int) -> str:
        """Returns a space's name."""
        return self.say(name_space(self.edition, space))

    def seat(self, seat: Seat) -> str:
        """Returns the name of the person at `seat`."""
        return self.text("seat", who=Who(seat))

    def dollars(self, sum_: int) -> str:
        """Returns a sum with its sign."""
        return self.text("dollars", amount=sum_)

    def number(self, sum_: int) -> str:
        """Returns a number as the reader's language writes it."""
        return self.text("number", sum=sum_)

    def facts(self, agent: int) -> Agent:
        """Returns what the board says of an agent."""
        return self.edition.board.agents[agent]


class Scene(Wording):
    """A view in somebody's language."""

    def __init__(self, edition: Edition, view: View, say: Say) -> None:
        super().__init__(edition, say)
        self.view = view


def halves(words: str) -> list[str]:
    """Returns words in two lines as even as possible, in one if there is only one word."""
    parts = words.split(" ")
    cuts = [(" ".join(parts[:n]), " ".join(parts[n:])) for n in range(1, len(parts))]
    return list(min(cuts, key=lambda pair: max(map(len, pair)))) if cuts else [words]
