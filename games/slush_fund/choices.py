"""What may come next in a move, worked out from what the seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Choice, Done, Option, Pick, Several, Text, Who, text
from games.slush_fund.asking import end_at, offered, option
from games.slush_fund.material import REVEALED, card_key
from games.slush_fund.moves import (
    NOTHING,
    pile_token,
    read_card,
    read_pile,
    refuse_token,
    twin_token,
)
from games.slush_fund.names import name_card, name_politician, title_card
from games.slush_fund.playing import choose_play, find_playable
from games.slush_fund.targets import facts_of_view, find_peekable

if TYPE_CHECKING:
    from games.engine import Path
    from games.slush_fund.state import View


def choices(view: View, path: Path = ()) -> Choice | None:
    """What may come after `path`; None if the seat may do nothing. Raises `Refused`."""
    if view.seat is None or view.over or view.out[view.seat]:
        return None
    if not path:
        return _top(view)
    if path == ("resign",):
        return Done(text("slush-fund-do-resign"))
    if not view.to_act or path[0] not in _OFFERED[view.phase]:
        refuse_token(" ".join(path))
    return _ACTS[path[0]](view, path)


_OFFERED = {
    "take": ("take",), "stash": ("stash",), "play": ("play", "discard"), "peek": ("peek",),
    "over": (),
}  # fmt: skip
"""The first tokens in each phase, for the active seat."""


def _top(view: View) -> Pick:
    resign = option("resign", "resign")
    if not view.to_act:
        return Pick(text("slush-fund-ask-wait", who=Who(view.active)), (resign,))
    ask = text(f"slush-fund-ask-{view.phase}", count=view.hand_size)
    keys = _OFFERED[view.phase]
    if view.phase == "play" and not find_playable(view):
        keys = ("discard",)
    return Pick(ask, (*(option(key, key) for key in keys), resign))


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
    """Every card of the fund, of like ones only as many as can be taken."""
    return tuple(
        Option(twin_token(card_key(card), which), title_card(card))
        for card in sorted(set(view.fund))
        for which in range(1, min(view.fund.count(card), REVEALED) + 1)
    )


def _check_picks(choice: Several, token: str) -> None:
    keys = token.split("+")
    order = [one.key for one in choice.options if one.key in keys]
    if keys != order or len(keys) != REVEALED:
        refuse_token(token)


def _stash(view: View, path: Path) -> Choice:
    choice = _pick_card(view, "stash", text("slush-fund-ask-stash"))
    if len(path) == 1:
        return choice
    offered(choice, path[1])
    return end_at(path, 2, text("slush-fund-do-stash", card=name_card(read_card(path[1]))))


# -- other than playing --------------------------------------------------------------------------


def _pick_card(view: View, what: str, ask: Text) -> Pick:
    return Pick(
        ask,
        tuple(
            option(card_key(card), f"{what}-card", card=title_card(card))
            for card in sorted(set(view.hand or ()))
        ),
    )


def _discard(view: View, path: Path) -> Choice:
    choice = _pick_card(view, "discard", text("slush-fund-ask-discard"))
    if len(path) == 1:
        return choice
    offered(choice, path[1])
    effect = text("slush-fund-do-discard", card=name_card(read_card(path[1])))
    return end_at(path, 2, effect, confirm=True)


def _peek(view: View, path: Path) -> Choice:
    options = [
        option(
            pile_token(owner, politician), "peek-pile", whom=Who(owner),
            politician=name_politician(politician), count=view.piles[politician][owner].height,
        )
        for owner, politician in find_peekable(facts_of_view(view))
    ]  # fmt: skip
    choice = Pick(text("slush-fund-ask-peek-pile"), (*options, option(NOTHING, "peek-none")))
    if len(path) == 1:
        return choice
    offered(choice, path[1])
    if path[1] == NOTHING:
        return end_at(path, 2, text("slush-fund-do-peek-none"))
    owner, politician = read_pile(path[1])
    effect = text("slush-fund-do-peek", whom=Who(owner), politician=name_politician(politician))
    return end_at(path, 2, effect)


_ACTS = {
    "take": _take, "stash": _stash, "play": choose_play, "discard": _discard, "peek": _peek,
}  # fmt: skip
