"""The truth in Cover Your Assets."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypeVar

import msgspec

from games.cover_your_assets.material import HAND, LONG_HAND, MOVE
from games.cover_your_assets.options import Options  # noqa: TC001 - msgspec reads field types
from games.engine import HOUSE, Seat
from games.states import State as EngineState

T = TypeVar("T")

Cards: TypeAlias = tuple[int, ...]

Way: TypeAlias = Literal["down", "up"]
"""The effect of Move on a stack: its top set goes to the bottom, or its bottom set to the top."""
WAYS: tuple[Way, Way] = ("down", "up")


class CardSet(msgspec.Struct, frozen=True, array_like=True):
    """A set in a stack: the asset it is of (C5) and its cards, the assets before the jokers."""

    kind: int
    cards: Cards


Stack: TypeAlias = tuple[CardSet, ...]
"""Sets from the bottom to the top."""


class Play(msgspec.Struct, frozen=True, array_like=True):
    """Cards that one side of a challenge put down at once."""

    seat: Seat
    cards: Cards


class Contest(msgspec.Struct, frozen=True):
    """A current challenge, or a claim that can be contested.

    kind: the asset that answers must match (C11). owner: the owner of the set, or the claimer.
    rival: the challenger, or the seat that can contest. place: of the set in the owner's stack, -1
    for a claim. plays: what was played, in order; a claim begins with the claimer's card. taken:
    the neutral cards of a claim. demand: cards the next answer must be worth. to_answer: the seat
    that must answer or give up.
    """

    kind: int
    owner: Seat
    rival: Seat
    place: int
    plays: tuple[Play, ...]
    demand: int
    to_answer: Seat
    taken: Cards = ()

    @property
    def claim(self) -> bool:
        """Whether it is about a claim of neutral cards, not about a set in a stack."""
        return self.place < 0

    @property
    def unopposed(self) -> bool:
        """Whether it is about a claim that nobody has contested yet."""
        return self.claim and len(self.plays) == 1

    @property
    def cards(self) -> Cards:
        """All cards that the winner adds or takes, without the set in the stack (C13)."""
        return self.taken + tuple(card for play in self.plays for card in play.cards)

    def other(self, seat: Seat) -> Seat:
        """Returns the opponent of one of the two seats."""
        return self.rival if seat == self.owner else self.owner


class Moving(msgspec.Struct, frozen=True):
    """A Move card turned up on a neutral pile: both players choose in secret (C62).

    pair: the two players of the pile. asked: the seats that choose (for a stack that can move).
    answers: by place in `asked`, None until chosen.
    """

    pile: int
    pair: tuple[Seat, Seat]
    asked: tuple[Seat, ...]
    answers: tuple[Way | None, ...]


class Order(msgspec.Struct, frozen=True, array_like=True):
    """A standing order about challenges and claims (C67).

    fights: whether it answers at all. below: the value, in thousands, below which it gives up.
    assets, jokers: which of the hand's it spends. claims: whether it contests claims.
    """

    fights: bool
    below: int = 0
    assets: Literal["all", "keep-one"] = "all"
    jokers: Literal["all", "keep-one", "none"] = "all"
    claims: Literal["pass", "contest"] = "pass"


class Fact(msgspec.Struct, frozen=True):
    """Something that happened.

    what: its kind, as in the keys ``cover-your-assets-told-<what>`` (the thread, without the
    cards) and ``cover-your-assets-last-<what>`` (the board, with them). who, whom: seats, -1 for
    none. cards: what it was done with. number: a pile from 0, a round from 1 or a count.
    """

    what: str
    who: Seat = -1
    whom: Seat = -1
    cards: Cards = ()
    number: int = 0


class State(EngineState, kw_only=True):
    """A game. Lists are what most moves change; the rest are tuples, so that a clone is cheap.

    hands: by seat. stacks: by seat, from the bottom to the top (C7: place 0 is never in danger).
    deck: every face-down card that was never seen, in no order: `draws` of them are the draw pile,
    the others are in the neutral piles. discards: the last is on top. hidden: the number of
    face-down cards in each neutral pile; buried: the Action cards among them that went back into it
    (C61), which are not in `deck`; tops: the face-up card on it, -1 for none. spent: Action cards
    out of the game. left: cards of players who left. first: the seat that began the round; turn:
    the seat on turn; action: its first or second action. barred: seats it cannot challenge again
    this turn (C33). owed: seats that must still draw at the end of the turn, in the order they were
    challenged (C31). turning: neutral piles whose next card is still to be turned up. totals: money
    of finished rounds; wins: rounds won; rounds: the money of each finished round. out: by seat,
    whether it left. last: the last play, line by line. orders: standing orders by seat.
    """

    options: Options
    seats: int
    hands: list[Cards]
    stacks: list[Stack]
    deck: list[int]
    draws: int
    discards: list[int]
    hidden: list[int]
    buried: list[Cards]
    tops: list[int]
    spent: Cards
    left: Cards
    round: int
    first: Seat
    turn: Seat
    action: int
    barred: tuple[Seat, ...]
    owed: tuple[Seat, ...]
    turning: tuple[int, ...]
    totals: tuple[int, ...]
    wins: tuple[int, ...]
    rounds: tuple[tuple[int, ...], ...]
    out: tuple[bool, ...]
    over: bool
    last: tuple[Fact, ...]
    contest: Contest | None = None
    moving: Moving | None = None
    orders: dict[Seat, Order] = msgspec.field(default_factory=dict)


def present(value: T | None) -> T:
    """Returns a value that is known to be there. Raises LookupError if it is not."""
    if value is None:
        raise LookupError("a move was carried out that was not checked")
    return value


def hand_size(options: Options, seats: int) -> int:
    """Returns the number of cards in a full hand (C30, C50, C51, C60)."""
    return LONG_HAND if seats == 2 or options.six_cards == "on" else HAND


def beside(seats: int, pile: int) -> tuple[Seat, Seat]:
    """Returns the two players of a neutral pile: with three, it is between two neighbours (C60)."""
    return (0, 1) if seats == 2 else (pile, (pile + 1) % 3)


def unanswered(moving: Moving) -> list[Seat]:
    """Returns the seats that have not chosen yet what Move does to the other's stack."""
    return [
        seat for seat, answer in zip(moving.asked, moving.answers, strict=True) if answer is None
    ]


def deciders(state: State) -> frozenset[Seat]:
    """Returns the seats the table waits for, or HOUSE when both have chosen what Move
    does (C62).
    """
    if state.over:
        return frozenset()
    if state.moving:
        return frozenset(unanswered(state.moving) or (HOUSE,))
    if state.contest:
        return frozenset((state.contest.to_answer,))
    return frozenset((state.turn,))


def conserved(state: State) -> tuple[int, ...]:
    """Returns every card of the round, wherever it is, sorted."""
    cards = [*state.deck, *state.discards, *state.spent, *state.left]
    cards += [card for card in state.tops if card >= 0]
    for some in (*state.hands, *state.buried):
        cards += some
    for stack in state.stacks:
        for made in stack:
            cards += made.cards
    if state.contest:
        cards += state.contest.cards
    if state.moving:
        cards.append(MOVE)
    return tuple(sorted(cards))
