"""The choices once a card is played: which one, and on whom."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from games.choosing import refuse_token
from games.engine import Choice, Option, Pick, Text, Who, text
from games.slush_fund.asking import end_at, option
from games.slush_fund.material import (
    LAST_BRIBE,
    POLITICIANS,
    SCANDAL,
    SPY,
    THIEF,
    TRANSFER,
    VALUE,
    card_key,
)
from games.slush_fund.moves import (
    NOTHING,
    pair_token,
    pile_token,
    read_card,
    read_pair,
    read_pile,
    read_politician,
    read_source,
    source_token,
)
from games.slush_fund.names import (
    name_card,
    name_one,
    name_politician,
    short_politician,
    title_card,
    title_politician,
)
from games.slush_fund.targets import (
    can_use,
    context_of_view,
    find_live,
    find_notes,
    find_robbable,
    find_scandal_ways,
)

if TYPE_CHECKING:
    from games.engine import Path, Seat
    from games.slush_fund.state import Pile
    from games.slush_fund.view import View

# There are few options, and they are asked for again and again, so they are made once.
_kept = functools.lru_cache(maxsize=4096)


def find_playable(view: View) -> list[int]:
    """Returns the kinds of cards in the seat's hand that can do something now (S12)."""
    kinds = list(dict.fromkeys(view.hand or ()))
    if not kinds or kinds[-1] <= SCANDAL:  # sorted, and all up to Scandals can be used
        return kinds
    context = context_of_view(view)
    return [card for card in kinds if can_use(card, context)]


def choose_play(view: View, path: Path) -> Choice:
    """Returns what can come after ``play ...``. Raises `Refused`."""
    if len(path) == 1:
        usable = find_playable(view)
        if not usable:
            refuse_token("play")
        return Pick(text("slush-fund-ask-play-card"), tuple([_card_option(c) for c in usable]))
    card = read_card(path[1])
    if card not in (view.hand or ()) or not (card <= SCANDAL or card in find_playable(view)):
        refuse_token(path[1])
    return _ON[card](view, path) if card > LAST_BRIBE else _on_pile(view, path, card)


@_kept
def _card_option(card: int) -> Option:
    hint = Text(f"slush-fund-hint-{card_key(card)}")
    return option(card_key(card), "play-card", hint, spread=True, card=title_card(card))


@_kept
def only_card_option(verb: str, card: int) -> Option:
    """Returns the option of playing or discarding, where that can be only one kind of card."""
    return option(verb, f"{verb}-card", spread=True, card=title_card(card))


# -- money, VP and scandals ----------------------------------------------------------------------


def _on_pile(view: View, path: Path, card: int) -> Choice:
    if len(path) == 2:
        options = [_bribe_option(p, card, _worth(_own_pile(view, p))) for p in find_live(view)]
        return Pick(text("slush-fund-ask-bribe", card=name_one(card)), tuple(options))
    politician = name_politician(_read_live(view, path[2]))
    return end_at(path, 3, text("slush-fund-do-bribe", card=name_one(card), politician=politician))


def _own_pile(view: View, politician: int) -> Pile:
    return view.piles[politician][view.active].cards or ()


def _worth(pile: Pile) -> int:
    return sum([VALUE[card] for card in pile])


@_kept
def _bribe_option(politician: int, card: int, before: int) -> Option:
    """Returns a politician, with the value of the seat's own pile before and after."""
    name = name_politician(politician)
    hint = text("slush-fund-hint-bribe", before=before, after=before + VALUE[card])
    if not VALUE[card]:
        hint = text("slush-fund-hint-bribe-nothing", before=before)
    return option(POLITICIANS[politician], "bribe", hint, politician=name, card=name_card(card))


def _read_live(view: View, token: str) -> int:
    politician = read_politician(token)
    if politician not in find_live(view):
        refuse_token(token)
    return politician


def _on_politician(view: View, path: Path) -> Choice:
    if len(path) == 2:
        options = [_scandal_option(p, view.scandals[p] + 1) for p in find_live(view)]
        return Pick(text("slush-fund-ask-scandal"), tuple(options))
    politician = name_politician(_read_live(view, path[2]))
    return end_at(path, 3, text("slush-fund-do-scandal", politician=politician))


@_kept
def _scandal_option(politician: int, count: int) -> Option:
    name = title_politician(politician)
    return option(POLITICIANS[politician], "scandal", politician=name, count=count)


# -- Thief and Spy -------------------------------------------------------------------------------


def _on_thief(view: View, path: Path) -> Choice:
    context = context_of_view(view)
    piles = find_robbable(context)
    if len(path) == 2:
        options = [_thief_option(*pile, context.top(*pile) or 0) for pile in piles]
        return Pick(text("slush-fund-ask-thief"), tuple(options))
    owner, politician = read_pile(path[2])
    if (owner, politician) not in piles:
        refuse_token(path[2])
    name = name_politician(politician)
    return end_at(path, 3, text("slush-fund-do-thief", whom=Who(owner), politician=name))


@_kept
def _thief_option(owner: Seat, politician: int, top: int) -> Option:
    name, card = name_politician(politician), name_card(top)
    return option(
        pile_token(owner, politician), "thief", whom=Who(owner), card=card, politician=name
    )


def _on_spy(view: View, path: Path) -> Choice:
    ways = find_scandal_ways(context_of_view(view))
    if len(path) == 2:
        options = (*[_way_option(*way) for way in ways], option(NOTHING, "spy-none"))
        return Pick(text("slush-fund-ask-spy"), options)
    if path[2] == NOTHING:
        return end_at(path, 3, text("slush-fund-do-spy-none"))
    way = read_pair(path[2])
    if way not in ways:
        refuse_token(path[2])
    source, target = map(name_politician, way)
    return end_at(path, 3, text("slush-fund-do-spy", politician=source, target=target))


@_kept
def _way_option(source: int, target: int) -> Option:
    names = (short_politician(source), short_politician(target))
    return option(pair_token(source, target), "spy", politician=names[0], target=names[1])


# -- Money Transfer ------------------------------------------------------------------------------


def _on_transfer(view: View, path: Path) -> Choice:
    if len(path) == 2:
        return Pick(text("slush-fund-ask-transfer"), tuple(_source_options(view)))
    source, card, which = read_source(path[2])
    notes = find_notes(_own_pile(view, source)) if source in find_live(view) else []
    if all((card, which) != note[:2] for note in notes):
        refuse_token(path[2])
    names = {"card": name_card(card), "politician": name_politician(source)}
    targets = [politician for politician in find_live(view) if politician != source]
    if len(path) == 3:
        options = [_bribe_option(p, card, _worth(_own_pile(view, p))) for p in targets]
        return Pick(text("slush-fund-ask-transfer-to", **names), tuple(options))
    target = read_politician(path[3])
    if target not in targets:
        refuse_token(path[3])
    return end_at(path, 4, text("slush-fund-do-transfer", target=name_politician(target), **names))


def _source_options(view: View) -> list[Option]:
    """Returns the seat's money cards on live politicians that make a difference, top down."""
    return [
        _source_option(politician, card, which, len(pile) - place)
        for politician in find_live(view)
        for pile in [_own_pile(view, politician)]
        for card, which, place in find_notes(pile)
    ]


@_kept
def _source_option(politician: int, card: int, which: int, place: int) -> Option:
    return option(
        source_token(politician, card, which),
        "source",
        card=name_card(card),
        politician=name_politician(politician),
        place=place,
    )


_ON = {SCANDAL: _on_politician, THIEF: _on_thief, SPY: _on_spy, TRANSFER: _on_transfer}
