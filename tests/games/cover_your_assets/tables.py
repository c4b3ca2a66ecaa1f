"""Tables laid out for a test: every hand, stack and pile as written, the rest in the draw pile."""

from collections.abc import Sequence
from typing import Any

from games.chance import Scripted, Seeded
from games.choosing import to_path, walk
from games.cover_your_assets import GAME
from games.cover_your_assets.material import NUMBER, card_key, deck
from games.cover_your_assets.options import Options
from games.cover_your_assets.state import CardSet, State
from games.cover_your_assets.view import View
from games.engine import CLOSE, HOUSE, Done, Event, Refused

ON: dict[str, Any] = {"six_cards": "on", "two_actions": "on", "new_cards": "on", "second_set": "on"}


def cards(words: str) -> list[int]:
    """Returns ``"piano silver"`` as cards."""
    return [NUMBER[word] for word in words.split()]


def keys(given: Sequence[int]) -> str:
    """Returns cards as words, sorted."""
    return " ".join(card_key(card) for card in sorted(given))


def card_set(words: str) -> CardSet:
    """Returns a set; it is of its first asset."""
    given = cards(words)
    return CardSet(min(given), tuple(sorted(given)))


class Table:
    """A game in the middle of a round that a test plays on.

    hands: by seat, cards as words. stacks: by seat, sets as words from the bottom up. tops, hidden:
    of the neutral piles. draws: how many cards the draw pile has (None: all that are left).
    """

    def __init__(
        self,
        hands: Sequence[str],
        stacks: Sequence[Sequence[str]] | None = None,
        *,
        discards: str = "cabin",
        tops: Sequence[str] = (),
        hidden: Sequence[int] | None = None,
        draws: int | None = None,
        **options: Any,
    ) -> None:
        seats = len(hands)
        state = GAME.deal(seats, Options(**options), Seeded(bytes(32))).state
        stacks = stacks or [()] * seats
        state.hands = [tuple(cards(hand)) for hand in hands]
        state.stacks = [tuple(card_set(made) for made in stack) for stack in stacks]
        state.discards = cards(discards)
        if seats <= 3:
            state.tops = [NUMBER[top] if top else -1 for top in tops or ("", "", "")]
            state.hidden = list(hidden or (0, 0, 0))
            state.buried = [(), (), ()]
        out = [*state.discards, *(card for hand in state.hands for card in hand)]
        out += [card for stack in state.stacks for made in stack for card in made.cards]
        out += [top for top in state.tops if top >= 0]
        rest = list(deck(seats, advanced=options.get("new_cards") == "on"))
        for card in out:
            rest.remove(card)
        face_down = sum(state.hidden)
        state.draws = len(rest) - face_down if draws is None else draws
        # What a short draw pile leaves over has left the game; such cards are with nobody.
        state.left = tuple(rest[state.draws + face_down :])
        state.deck = rest[: state.draws + face_down]
        self.state: State = state
        self.events: tuple[Event, ...] = ()

    def play(self, seat: int, notation: str, draws: str | None = None) -> None:
        """Makes a move; `draws` are the cards that come, as words (None: any)."""
        chance = Seeded(bytes(32)) if draws is None else Scripted(draws.split())
        path = to_path(notation)
        before = GAME.view(self.state, seat)
        assert isinstance(walk(GAME, before, path), Done), f"{notation} is not offered"
        self._take(seat, path, chance)
        if isinstance(chance, Scripted):
            assert chance.drawn == len(chance.words), "cards of the script are left over"

    def close(self, draws: str | None = None) -> None:
        """Closes the window, as the table does."""
        self._take(HOUSE, CLOSE, Seeded(bytes(32)) if draws is None else Scripted(draws.split()))

    def _take(self, seat: int, path: tuple[str, ...], chance: Seeded | Scripted) -> None:
        conserved = GAME.conserved(self.state)
        played = GAME.play(self.state, seat, path, chance)
        if played.state.round == self.state.round:
            assert GAME.conserved(played.state) == conserved
        self.state, self.events = played.state, played.events

    def refuses(self, seat: int, notation: str) -> str:
        """Returns the ruling on which a move is refused; the panel does not offer it either."""
        path = to_path(notation)
        try:
            choice = walk(GAME, GAME.view(self.state, seat), path)
        except Refused:
            choice = None
        assert not isinstance(choice, Done), f"{notation} is offered"
        try:
            GAME.play(self.state, seat, path, Seeded(bytes(32)))
        except Refused as refused:
            return refused.rule
        raise AssertionError(f"{notation} was not refused")

    def view(self, seat: int | None = None) -> View:
        """Returns what a seat sees."""
        return GAME.view(self.state, seat)

    def stack(self, seat: int) -> list[str]:
        """Returns the sets of a stack as words, from the bottom up."""
        return [keys(made.cards) for made in self.state.stacks[seat]]

    def hand(self, seat: int) -> str:
        """Returns a hand as words."""
        return keys(self.state.hands[seat])

    @property
    def deciders(self) -> set[int]:
        """Whom the table waits for."""
        return set(GAME.deciders(self.state))

    def offers(self, seat: int) -> list[str]:
        """Returns the first tokens a seat may choose from."""
        choice = GAME.choices(self.view(seat))
        return [option.key for option in choice.options] if choice else []

    def told(self) -> list[str]:
        """Returns the kinds of things that the last move told everybody."""
        return [event.text.key.removeprefix("cover-your-assets-told-") for event in self.events]


def two(hands: list[str], stacks: list[list[str]], tops: str, **options: Any) -> Table:
    """Returns a table of two players; their deck has no cabin."""
    return Table(hands, stacks, tops=tops.split(), discards="comics", hidden=[3, 3, 3], **options)


def three(hands: list[str], stacks: list[list[str]], tops: str, **options: Any) -> Table:
    """Returns a table of three players, without options in the classic game."""
    return Table(hands, stacks, tops=tops.split(), hidden=[3, 3, 3], **options)


def claiming(first: list[str], second: list[str]) -> Table:
    """Returns a table of three with the new cards, whose first player can claim piano."""
    stacks = [first, second, ["cabin silver"]]
    hands = ["piano comics", "comics", "comics"]
    return three(hands, stacks, "piano train plane", new_cards="on")
