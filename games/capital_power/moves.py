"""The moves of Capital Power as types, and reading them from their notation.

Money is in thousands, shares in lots of ten; companies are ``blue-h``, ``blue-1``, players are
counted from 1. What a form leaves out has its default (mostly 0).

    roll-all              every pawn that must move      roll blue-1
    stay blue-1           on a parking place             bribe blue-1 black
    interpol              ends the turn                  to-ch04          where the way forks
    transfer blue-h blue-1 white=40,lots=2               declare blue-1 20
    borrow 50             repay white=10                 pass
    deposit black=80      withdraw blue-1=80             buy 3     sell 1
    launder               withdraw-all                   all black money in; all deposits out
    stake black=10        stake-least                    pay-coup  lose-cash
    found min blue-1-minor 50 white=30 -                 or alone, or blue-1-major; how founders
                                                         pay that can pay in more than one way
    book                  hide                           part hide=20,skim=5
    even                  split blue-1=20,blue-2=10 -    white, then black
    settle                rescue blue-1 white=10         set-off blue-1 20
    resell blue-1 2       liquidate blue-2 blue-h        bankrupt
    buy-back blue-h alone abandon                        accuse 2
    receive blue-1 20     money from another player; how much stays off the books
    offer 2 blue-h white=40 - black=60 green-1           give, companies; want, companies (what
                                                         there is none of is not asked)
    swap 2 blue-h white=40 black=60               the same without companies
    accept 2-1 blue-h     hidden=5,off=5 with creative books
    decline 2-1           retract 2-1                    resign
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import msgspec

from games.capital_power.board import BOARD
from games.capital_power.material import COMPANIES, KINDS
from games.choosing import split_form, whole_number
from games.engine import LEAVE, Path, Refused, Seat, text

if TYPE_CHECKING:
    from collections.abc import Callable

Amounts: TypeAlias = dict[str, int]
"""The answers to a form, without those left out."""


class Word(msgspec.Struct, frozen=True):
    """A move that is one word: ``roll-all``, ``pass``, ``settle`` ..."""

    verb: str


class OnCompany(msgspec.Struct, frozen=True):
    """``roll`` or ``stay``, for one pawn."""

    verb: str
    company: int


class Bribe(msgspec.Struct, frozen=True):
    """A bribe for a pawn's way, paid in this colour."""

    company: int
    colour: str


class Go(msgspec.Struct, frozen=True):
    """One way of a fork."""

    space: int


class Transfer(msgspec.Struct, frozen=True):
    """Money and lots sent from one company of the player to another."""

    source: int
    target: int
    amounts: Amounts


class Number(msgspec.Struct, frozen=True):
    """An amount to ``borrow``, ``buy`` or ``sell``."""

    verb: str
    amount: int


class OfCompany(msgspec.Struct, frozen=True):
    """An amount of a company's to ``declare``, ``set-off`` or ``resell``."""

    verb: str
    company: int
    amount: int


class Money(msgspec.Struct, frozen=True):
    """Amounts to ``repay``, ``deposit``, ``withdraw``, ``stake`` or ``part`` with."""

    verb: str
    amounts: Amounts


class Found(msgspec.Struct, frozen=True):
    """Founding a company; `ways` is how each founder pays, the parent first."""

    kind: int
    partner: str
    capital: int
    ways: tuple[Amounts, ...]


class SplitUp(msgspec.Struct, frozen=True):
    """A fine or tax divided among companies, white, then black."""

    parts: tuple[Amounts, ...]


class Rescue(msgspec.Struct, frozen=True):
    """Cash sent to a company in debt."""

    source: int
    amounts: Amounts


class Liquidate(msgspec.Struct, frozen=True):
    """Liquidating a company; the answers say what becomes of its subsidiaries."""

    company: int
    answers: tuple[str, ...]


class BuyBackMove(msgspec.Struct, frozen=True):
    """Buying a company back, alone or with a second company (-1: alone) as 60/40."""

    payer: int
    second: int


class AccuseMove(msgspec.Struct, frozen=True):
    """Accusing a player of false books."""

    whom: Seat


class ReceiveMove(msgspec.Struct, frozen=True):
    """The company that gets the money."""

    company: int
    off_books: int


class MakeOffer(msgspec.Struct, frozen=True):
    """Offering a deal: ``offer``, or ``swap`` without companies.

    `choices.deals.offer_plan` reads the tokens, as it knows what was asked.
    """

    verb: str
    tokens: tuple[str, ...]


class AnswerOffer(msgspec.Struct, frozen=True):
    """An answer to an offer (``accept``, ``decline``, ``retract``): with whom, number, own desk."""

    verb: str
    other: Seat
    slot: int
    desk: int = -1
    amounts: Amounts = {}


class SetOrder(msgspec.Struct, frozen=True):
    """Giving the standing order, or taking it back."""

    given: bool


Move: TypeAlias = (
    Word | OnCompany | Bribe | Go | Transfer | Number | OfCompany | Money | Found | SplitUp
    | Rescue | Liquidate | BuyBackMove | AccuseMove | ReceiveMove | MakeOffer | AnswerOffer
    | SetOrder
)  # fmt: skip


# -- reading -------------------------------------------------------------------------------------

WORDS = (
    "launder", "withdraw-all", "stake-least",
    "roll-all", "interpol", "pass", "pay-coup", "lose-cash", "book", "hide", "even", "settle",
    "bankrupt", "abandon", *LEAVE,
)  # fmt: skip


def _company(token: str) -> int:
    if token not in COMPANIES:
        raise ValueError(token)
    return COMPANIES[token]


def _amount(token: str) -> int:
    number = whole_number(token)
    if number is None or str(number) != token:
        raise ValueError(token)
    return number


def _seat(token: str) -> Seat:
    number = _amount(token)
    if not number:
        raise ValueError(token)
    return number - 1


def _amounts(token: str) -> Amounts:
    return {key: _amount(value) for key, value in split_form(token).items()}


def _found(kind: str, partner: str, capital: str, *ways: str) -> Move:
    if kind not in KINDS[1:] or len(ways) > 2:
        raise ValueError(kind)
    return Found(KINDS.index(kind), partner, _amount(capital), tuple(_amounts(w) for w in ways))


def _buy_back(payer: str, second: str = "alone") -> Move:
    return BuyBackMove(_company(payer), -1 if second == "alone" else _company(second))


def _receive(company: str, off_books: str = "0") -> Move:
    return ReceiveMove(_company(company), _amount(off_books))


def _answer(verb: str) -> Callable[..., Move]:
    def read(offer: str, desk: str = "", amounts: str = "-") -> Move:
        other, _, slot = offer.partition("-")
        company = _company(desk) if desk else -1
        return AnswerOffer(verb, _seat(other), _amount(slot), company, _amounts(amounts))

    return read


def _order(word: str) -> Move:
    if word not in ("routine", "clear"):
        raise ValueError(word)
    return SetOrder(word == "routine")


def _word(verb: str) -> Callable[..., Move]:
    return lambda: Word(verb)


_READERS: dict[str, Callable[..., Move]] = {
    **{word: _word(word) for word in WORDS},
    "roll": lambda company: OnCompany("roll", _company(company)),
    "stay": lambda company: OnCompany("stay", _company(company)),
    "bribe": lambda company, colour: Bribe(_company(company), colour),
    "transfer": lambda a, b, money: Transfer(_company(a), _company(b), _amounts(money)),
    "borrow": lambda amount: Number("borrow", _amount(amount)),
    "buy": lambda lots: Number("buy", _amount(lots)),
    "sell": lambda lots: Number("sell", _amount(lots)),
    "declare": lambda company, n: OfCompany("declare", _company(company), _amount(n)),
    "set-off": lambda company, n: OfCompany("set-off", _company(company), _amount(n)),
    "resell": lambda company, n: OfCompany("resell", _company(company), _amount(n)),
    "repay": lambda money: Money("repay", _amounts(money)),
    "deposit": lambda money: Money("deposit", _amounts(money)),
    "withdraw": lambda money: Money("withdraw", _amounts(money)),
    "stake": lambda money: Money("stake", _amounts(money)),
    "part": lambda money: Money("part", _amounts(money)),
    "found": _found,
    "split": lambda *parts: SplitUp(tuple(_amounts(p) for p in parts)),
    "rescue": lambda company, money: Rescue(_company(company), _amounts(money)),
    "liquidate": lambda company, *answers: Liquidate(_company(company), answers),
    "buy-back": _buy_back,
    "accuse": lambda whom: AccuseMove(_seat(whom)),
    "receive": _receive,
    "order": _order,
    "swap": lambda *tokens: MakeOffer("swap", tokens),
    "offer": lambda *tokens: MakeOffer("offer", tokens),
    "accept": _answer("accept"),
    "decline": _answer("decline"),
    "retract": _answer("retract"),
}
VERBS = frozenset(_READERS)


def is_way(verb: str) -> bool:
    """Whether a verb names a way of a fork: ``to-ch04``."""
    return verb.startswith("to-") and verb[3:] in BOARD.number


def is_verb(word: str) -> bool:
    """Whether a move may begin with this word."""
    return word in _READERS or is_way(word)


def parse(path: Path) -> Move:
    """Returns the move that a path means. Raises `Refused` if it means none."""
    verb, *rest = path or ("",)
    if is_way(verb) and not rest:
        return Go(BOARD.number[verb[3:]])
    if verb in _READERS:
        try:
            return _READERS[verb](*rest)
        except (ValueError, TypeError, Refused):
            pass  # a token that is no company, too many tokens or too few
    given = " ".join(path)[:80]
    raise Refused("choices", text("capital-power-refused-unreadable", given=given))
