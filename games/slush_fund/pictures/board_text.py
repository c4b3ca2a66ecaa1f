"""The text twins of the sheets, in Markdown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Text, Who, text
from games.slush_fund.ending import explain_politician, explain_tie, explain_winners
from games.slush_fund.lines import show
from games.slush_fund.material import DECKS, FALL, LAST_TIME, POLITICIANS, VALUE
from games.slush_fund.names import (
    count_cards,
    name_card,
    name_cards,
    title_card,
    title_politician,
)
from games.slush_fund.summary import bribe_line, headline, own_hand_line, sight_line

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.engine import Arg, Say, Seat
    from games.slush_fund.view import PileView, View


def write_sheet(view: View, name: str, say: Say) -> str:
    """Returns the text of a sheet: ``end``, ``bribes``, ``board``, ``fund`` or ``deck``."""
    return "\n".join(say(line) if isinstance(line, Text) else line for line in _SHEETS[name](view))


# -- what everybody sees -------------------------------------------------------------------------


def status(view: View) -> Text:
    """Returns turns, Time cards and deck."""
    return text(
        "slush-fund-board-status", turn=view.turn, time=view.time, last=LAST_TIME, deck=view.deck
    )


def scandals_of(view: View, politician: int) -> Text:
    """Returns a politician's name with its scandals, or that it fell (S40)."""
    count = view.scandals[politician]
    key = "slush-fund-board-fallen" if count >= FALL else "slush-fund-board-politician"
    name = title_politician(politician)
    return text(key, politician=name, number=politician + 1, count=count, most=FALL)


def pile_line(pile: PileView, owner: Seat) -> Text:
    """Returns a pile as the seat sees it: the top and the height, or every card (S14, S39)."""
    facts: dict[str, Arg] = {"who": Who(owner), "count": pile.height}
    if pile.cards is not None and pile.height > 1:
        total = sum(VALUE[card] for card in pile.cards)
        cards = name_cards(pile.cards)
        return text("slush-fund-board-pile-open", cards=cards, total=total, **facts)
    if pile.top is None:
        return text("slush-fund-board-pile-down", **facts)
    return text("slush-fund-board-pile", card=name_card(pile.top), **facts)


def last_lines(view: View) -> tuple[Text, ...]:
    """Returns the last play: the previous turn and the current one, with card values (S39)."""
    return tuple(show(line) for line in (*view.log_before, *view.log))


def hand_line(view: View) -> Text | None:
    """Returns the cards the active seat has yet to use, None if there are none."""
    if not view.hand_size:
        return None
    who = Who(view.active)
    if view.hand is None:
        return text("slush-fund-board-hand-hidden", who=who, count=view.hand_size)
    return text("slush-fund-board-hand", who=who, cards=name_cards(view.hand))


def _board(view: View) -> list[Text | str]:
    lines: list[Text | str] = [headline(view), status(view), ""]
    for politician, row in enumerate(view.piles):
        lines.append(scandals_of(view, politician))
        lines += [pile_line(pile, owner) for owner, pile in enumerate(row) if pile.height]
    lines.append("")
    lines.append(fund_line(view))
    hand = hand_line(view)
    if hand is not None:
        lines.append(hand)
    left = tuple(Who(seat) for seat, out in enumerate(view.out) if out)
    if left:
        lines.append(text("slush-fund-board-out", who=left, count=len(left)))
    if view.gone:
        lines.append(text("slush-fund-board-gone", cards=count_cards(view.gone)))
    last = last_lines(view)
    if last:
        lines += ["", text("slush-fund-board-last"), *last]
    return lines


def fund_line(view: View) -> Text:
    """Returns the fund in one line (S16, S41)."""
    if not view.fund:
        return text("slush-fund-board-fund-empty")
    key = "slush-fund-board-fund-taken" if view.taken else "slush-fund-board-fund"
    return text(key, count=len(view.fund), cards=count_cards(view.fund), taken=view.taken)


def _fund(view: View) -> list[Text | str]:
    lines: list[Text | str] = [fund_line(view)]
    lines += [
        text("slush-fund-fund-card", card=title_card(card), count=view.fund.count(card))
        for card in sorted(set(view.fund))
    ]
    lines += ["", text("slush-fund-fund-rule")]
    return lines


def _deck(view: View) -> list[Text | str]:
    """Returns the contents of the distribution card, never what remains (S1)."""
    counts = DECKS[view.options.length]
    lines: list[Text | str] = [text("slush-fund-deck-total", count=sum(counts.values()))]
    lines += [
        text("slush-fund-deck-card", card=Text(f"slush-fund-card-{key}"), count=count)
        for key, count in counts.items()
    ]
    lines += ["", text("slush-fund-deck-note")]
    return lines


# -- what one seat holds -------------------------------------------------------------------------


def _bribes(view: View) -> list[Text | str]:
    lines: list[Text | str] = []
    if view.to_act and view.hand:
        lines += [own_hand_line(view), ""]
    lines += [bribe_line(view, politician) for politician in range(len(POLITICIANS))]
    if view.own_sights:
        lines += ["", *(sight_line(sight) for sight in view.own_sights)]
    return lines


# -- the end -------------------------------------------------------------------------------------


def end_pile(view: View, politician: int, owner: Seat) -> Text:
    """Returns a pile turned up at the end: its cards and sums (S39)."""
    cards = view.piles[politician][owner].cards or ()
    total = sum(VALUE[card] for card in cards)
    return text("slush-fund-end-pile", who=Who(owner), cards=name_cards(cards), total=total)


def end_places(view: View) -> tuple[Text, ...]:
    """Returns the places with VP, best first; seats that left come last (S38)."""
    ending = view.ending
    if ending is None:
        return ()
    order = sorted(range(view.seats), key=lambda seat: (ending.places[seat], seat))
    return tuple(
        text("slush-fund-end-left", who=Who(seat))
        if view.out[seat]
        else text(
            "slush-fund-end-place",
            place=ending.places[seat],
            who=Who(seat),
            points=ending.totals[seat],
        )
        for seat in order
    )


def _end(view: View) -> list[Text | str]:
    if view.ending is None:
        return []
    lines: list[Text | str] = [explain_winners(view.ending), *end_places(view)]
    for verdicts in view.ending.politicians:
        lines += ["", scandals_of(view, verdicts.politician), explain_politician(verdicts)]
        lines += [
            end_pile(view, verdicts.politician, owner)
            for owner, pile in enumerate(view.piles[verdicts.politician])
            if pile.height
        ]
    if view.ending.ties:
        lines += ["", text("slush-fund-end-ties"), *map(explain_tie, view.ending.ties)]
    return lines


_SHEETS: dict[str, Callable[[View], list[Text | str]]] = {
    "end": _end, "bribes": _bribes, "board": _board, "fund": _fund, "deck": _deck,
}  # fmt: skip
