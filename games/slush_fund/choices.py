"""The choices on the way to a move, by what the seat sees."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from games.choosing import refuse_token
from games.engine import LEAVE, Choice, Done, Option, Pick, Several, Who, text
from games.slush_fund.asking import end_at, option
from games.slush_fund.material import REVEALED, VP, card_key
from games.slush_fund.moves import (
    NOTHING,
    TAKE_DECK,
    pile_token,
    read_card,
    read_pile,
    twin_token,
)
from games.slush_fund.names import name_one, name_politician, title_card
from games.slush_fund.playing import choose_play, find_playable, only_card_option
from games.slush_fund.targets import context_of_view, find_peekable

if TYPE_CHECKING:
    from games.engine import Path, Seat, Text
    from games.slush_fund.view import View


def choices(view: View, path: Path = ()) -> Choice | None:
    """Returns what can come after `path`; None if the seat has no move. Raises `Refused`."""
    if view.seat is None or view.over or view.out[view.seat]:
        return None
    if not path:
        return _top(view)
    if path == LEAVE:
        return Done(text("slush-fund-do-resign"))
    if not view.to_act or path[0] not in _OFFERED[view.phase]:
        refuse_token(" ".join(path))
    return _ACTS[path[0]](view, path)


def forced(view: View) -> Path | None:
    """Returns the only move of the active seat by public facts, None if there are others.

    That is the deck while the fund is too small (S3), or the only kind of card that can be put in
    the fund, as cards from the deck are face up (S5).
    """
    if view.phase == "take" and len(view.fund) < REVEALED:
        return TAKE_DECK
    kinds = set(view.hand or ())
    if view.phase == "stash" and len(kinds) == 1:
        return ("stash", card_key(kinds.pop()))
    return None


_OFFERED = {
    "take": ("take",), "stash": ("stash",), "play": ("play", "discard"), "peek": ("peek",),
    "over": (),
}  # fmt: skip
"""The first tokens in each phase, for the active seat."""

_SHOWN_APART = 2
"""The most kinds of cards in hand for which there is a menu each and one more for discarding."""

_DISCARD = (
    option("discard", "discard"),
    option("discard", "discard", spread=True, menu=text("slush-fund-pick-discard")),
)
"""The option to discard one of several kinds of cards: by a step of its own, and by a menu."""

_SPREAD = {"take", "stash", "play", "peek"}
"""First tokens whose next options name the whole act, so that the first can be skipped."""

_RESIGN = option(LEAVE[0], "resign", text("slush-fund-hint-resign"), aside=True)


def _top(view: View) -> Pick:
    if not view.to_act:
        return Pick(text("slush-fund-ask-wait", who=Who(view.active)), (_RESIGN,))
    if view.phase == "stash":
        ask = _ask_stash(view)
    elif view.phase == "play":
        ask = _ask_play(view)
    else:
        ask = text(f"slush-fund-ask-{view.phase}")
    if view.phase == "play":
        return Pick(ask, (*_play_options(view), _RESIGN))
    return Pick(ask, (*_plain_options(*_OFFERED[view.phase]), _RESIGN))


def _ask_play(view: View) -> Text:
    """Returns the question to somebody with cards to play, which names those that cannot be."""
    playable = find_playable(view)
    useless = tuple(map(name_one, sorted(set(view.hand or ()).difference(playable))))
    kinds = len(useless) if playable else 0
    return text("slush-fund-ask-play", count=view.hand_size, useless=useless, kinds=kinds)


def _play_options(view: View) -> tuple[Option, ...]:
    """Returns playing and discarding a card, each named after it if there is only one kind.

    With few kinds in hand there is room to show what can be discarded beside what can be played.
    """
    kinds, playable = sorted(set(view.hand or ())), find_playable(view)
    discard = (
        only_card_option("discard", kinds[0])
        if len(kinds) == 1
        else _DISCARD[len(kinds) <= _SHOWN_APART]
    )
    if not playable:
        return (discard,)
    one = len(playable) == 1
    play = only_card_option("play", playable[0]) if one else _plain_options("play")[0]
    return (play, discard)


def _ask_stash(view: View) -> Text:
    """Returns the question about revealed cards, which says what a VP card is to somebody who has
    one for the first time.
    """
    hand = view.hand or ()
    known = any(VP in (piles[view.active].cards or ()) for piles in view.piles)
    return text("slush-fund-ask-stash", others=len(hand) - 1, vps=0 if known else hand.count(VP))


@functools.cache
def _plain_options(*keys: str) -> tuple[Option, ...]:
    return tuple(option(key, key, spread=key in _SPREAD) for key in keys)


# -- choosing cards ------------------------------------------------------------------------------


def _take(view: View, path: Path) -> Choice:
    if len(path) == 1:
        options = [option("deck", "deck")]
        if len(view.fund) >= REVEALED:
            options.append(option("fund", "fund", count=len(view.fund)))
        return Pick(text("slush-fund-ask-take"), tuple(options))
    if path[1] == "deck":
        return end_at(path, 2, text("slush-fund-do-deck"))
    if path[1] != "fund" or len(view.fund) < REVEALED:
        refuse_token(path[1])
    choice = Several(text("slush-fund-ask-fund"), _fund_options(view), REVEALED, REVEALED)
    if len(path) == 2:
        return choice
    _check_picks(choice, path[2])
    return end_at(path, 3, text("slush-fund-do-fund"))


def _fund_options(view: View) -> tuple[Option, ...]:
    """Returns every card of the fund, but only as many of the same kind as can be taken."""
    return tuple(
        [
            _fund_option(card, which)
            for card in dict.fromkeys(view.fund)
            for which in range(1, min(view.fund.count(card), REVEALED) + 1)
        ]
    )


@functools.cache
def _fund_option(card: int, which: int) -> Option:
    return Option(twin_token(card_key(card), which), title_card(card))


def _check_picks(choice: Several, token: str) -> None:
    keys = token.split("+")
    order = [one.key for one in choice.options if one.key in keys]
    if keys != order or len(keys) != REVEALED:
        refuse_token(token)


def _stash(view: View, path: Path) -> Choice:
    if len(path) == 1:
        return _pick_card(view, "stash", _ask_stash(view))
    card = name_one(_read_held(view, path[1]))
    return end_at(path, 2, text("slush-fund-do-stash", card=card))


# -- other than playing --------------------------------------------------------------------------


def _pick_card(view: View, what: str, ask: Text) -> Pick:
    kinds = dict.fromkeys(view.hand or ())
    return Pick(ask, tuple([_card_option(what, card) for card in kinds]))


@functools.cache
def _card_option(what: str, card: int) -> Option:
    return option(card_key(card), f"{what}-card", card=title_card(card))


def _read_held(view: View, token: str) -> int:
    card = read_card(token)
    if card not in (view.hand or ()):
        refuse_token(token)
    return card


def _discard(view: View, path: Path) -> Choice:
    if len(path) == 1:
        return _pick_card(view, "discard", text("slush-fund-ask-discard"))
    effect = text("slush-fund-do-discard", card=name_one(_read_held(view, path[1])))
    return end_at(path, 2, effect, confirm=True)


def _peek(view: View, path: Path) -> Choice:
    piles = find_peekable(context_of_view(view))
    if len(path) == 1:
        options = [_peek_option(o, p, view.piles[p][o].height) for o, p in piles]
        ask = text("slush-fund-ask-peek-pile")
        return Pick(ask, (*options, option(NOTHING, "peek-none")))
    if path[1] == NOTHING:
        return end_at(path, 2, text("slush-fund-do-peek-none"))
    owner, politician = read_pile(path[1])
    if (owner, politician) not in piles:
        refuse_token(path[1])
    name = name_politician(politician)
    return end_at(path, 2, text("slush-fund-do-peek", whom=Who(owner), politician=name))


@functools.lru_cache(maxsize=4096)
def _peek_option(owner: Seat, politician: int, height: int) -> Option:
    name, token = name_politician(politician), pile_token(owner, politician)
    return option(token, "peek-pile", whom=Who(owner), politician=name, count=height)


_ACTS = {
    "take": _take, "stash": _stash, "play": choose_play, "discard": _discard, "peek": _peek,
}  # fmt: skip
