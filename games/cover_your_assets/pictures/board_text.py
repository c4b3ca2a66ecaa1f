"""The text twins of the sheets, in Markdown, and sentences that other places need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.lines import show
from games.cover_your_assets.matching import in_danger
from games.cover_your_assets.material import (
    worth,
)
from games.cover_your_assets.names import (
    count_cards,
    list_cards,
    name_card,
    name_set,
    name_with_value,
)
from games.cover_your_assets.state import beside
from games.cover_your_assets.summary import headline
from games.engine import Arg, Text, Who, text

if TYPE_CHECKING:
    from games.cover_your_assets.state import CardSet
    from games.cover_your_assets.view import View
    from games.engine import Say, Seat


def say_lines(lines: list[Text | str], say: Say) -> str:
    """Returns sentences as the lines of a Markdown text."""
    return "\n".join(say(line) if isinstance(line, Text) else line for line in lines)


def _text(what: str, **args: Arg) -> Text:
    return text(f"cover-your-assets-{what}", **args)


# -- where the game stands -----------------------------------------------------------------------


def last_lines(view: View) -> list[Text]:
    """Returns the last play with its cards; it fades when the next one is made (C25)."""
    return [show(line) for line in view.last]


# -- the board -----------------------------------------------------------------------------------


def status(view: View) -> Text:
    """Returns the round, and how the game will end."""
    ending = _text(f"option-ending-{view.options.ending}")
    return _text("board-status", number=view.round, ending=ending)


def draw_line(view: View) -> Text:
    """Returns the draw pile."""
    return _text("board-draws", count=view.draws)


def discard_line(view: View) -> Text:
    """Returns the top of the discard pile (C3)."""
    if not view.discards:
        return _text("board-no-discards")
    return _text("board-discards", count=view.discards, card=name_with_value(view.discard_top))


def pile_line(view: View, pile: int) -> Text:
    """Returns a neutral pile: its place, its open card, what is known of the rest (C61)."""
    shown = view.neutral[pile]
    facts: dict[str, Arg] = {"number": pile + 1, "count": shown.hidden}
    facts["card"] = name_with_value(shown.top) if shown.top >= 0 else _text("board-nothing")
    facts["buried"] = count_cards(shown.buried)
    facts["known"] = len(shown.buried)
    if view.seats == 2:
        return _text("board-pile", **facts)
    one, other = beside(view.seats, pile)
    return _text("board-pile-between", one=Who(one), other=Who(other), **facts)


def seat_line(view: View, seat: Seat) -> Text:
    """Returns a player, the hand and the height of the stack."""
    what = "board-left" if view.out[seat] else "board-seat"
    return _text(what, who=Who(seat), count=view.hands[seat], sets=len(view.stacks[seat]))


def danger_of(view: View, seat: Seat, place: int) -> str:
    """Returns the danger of a set: ``safe`` (C7), ``danger``, ``second`` (C35) or ``covered``."""
    height = len(view.stacks[seat])
    if place == 0:
        return "safe"
    if place == height - 1:
        return "danger"
    second = view.options.second_set == "on" and in_danger(height, second=True)
    return "second" if second and place == height - 2 else "covered"


def set_line(view: View, seat: Seat, place: int, made: CardSet) -> Text:
    """Returns an open set, its cards and whether it can be stolen."""
    what = "board-set-end" if view.over else f"board-set-{danger_of(view, seat, place)}"
    return _text(what, made=name_set(made))


def stack_lines(view: View, seat: Seat) -> list[Text]:
    """Returns the open sets of a stack from the top down, then the number of covered ones."""
    stack = view.stacks[seat]
    lines = [
        set_line(view, seat, place, made)
        for place, made in reversed(list(enumerate(stack)))
        if made is not None
    ]
    covered = stack.count(None)
    if covered:
        lines.append(_text("board-covered", count=covered))
    return lines


def contest_lines(view: View) -> list[Text]:
    """Returns the current challenge: its prize, every card played, what is wanted next."""
    contest = view.contest
    if contest is None:
        return []
    facts: dict[str, Arg] = {"who": Who(contest.rival), "whom": Who(contest.owner)}
    if contest.claim:
        what = "board-claim" if contest.unopposed else "board-claim-contested"
        lines = [_text(what, cards=count_cards(contest.taken), **facts)]
    else:
        made = view.stacks[contest.owner][contest.place]
        wanted = name_set(made) if made else name_card(contest.kind)
        lines = [_text("board-challenge", made=wanted, **facts)]
    lines += [
        _text("board-played", who=Who(play.seat), cards=count_cards(play.cards))
        for play in contest.plays
    ]
    wanted = name_card(contest.kind)
    what = "board-demand-two" if contest.demand == 2 else "board-demand"
    return [*lines, _text(what, who=Who(contest.to_answer), card=wanted)]


def moving_lines(view: View) -> list[Text]:
    """Returns the Move card both players of a neutral pile choose about (C62)."""
    moving = view.moving
    if moving is None:
        return []
    one, other = moving.pair
    return [_text("board-move", number=moving.pile + 1, who=Who(one), whom=Who(other))]


def total_line(view: View, seat: Seat) -> Text:
    """Returns what a player has from finished rounds."""
    facts: dict[str, Arg] = {"who": Who(seat), "value": view.totals[seat]}
    if view.options.ending == "best-of":
        return _text("board-total-wins", count=view.wins[seat], **facts)
    return _text("board-total", **facts)


def shows_totals(view: View) -> bool:
    """Whether money of finished rounds is shown."""
    return bool(view.rounds) and (view.over or view.options.ending != "round")


def side_lines(view: View) -> list[Text]:
    """Returns the Action cards out of the game."""
    return [_text("board-spent", cards=count_cards(view.spent))] if view.spent else []


def write_board(view: View) -> list[Text | str]:
    """Returns the board in lines."""
    lines: list[Text | str] = [headline(view), status(view), ""]
    lines += [draw_line(view), discard_line(view)]
    lines += [pile_line(view, pile) for pile in range(len(view.neutral))]
    lines += side_lines(view)
    for part in (contest_lines(view), moving_lines(view)):
        lines += ["", *part] if part else []
    for seat in range(view.seats):
        lines += ["", seat_line(view, seat), *stack_lines(view, seat)]
        if view.over:
            worths = [worth(made.cards) for made in view.stacks[seat] if made]
            lines.append(_text("board-stack-worth", value=sum(worths)))
    if shows_totals(view):
        lines += ["", _text("board-totals")]
        lines += [total_line(view, seat) for seat in range(view.seats)]
    if view.discarded and view.options.memory == "open":
        lines += ["", _text("board-all-discards", cards=list_cards(reversed(view.discarded)))]
    if view.last:
        lines += ["", _text("board-last"), *last_lines(view)]
    return lines
