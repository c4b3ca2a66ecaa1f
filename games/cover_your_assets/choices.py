"""The choices on the way to a move, by what the seat sees."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from games.choosing import check_token, refuse_token
from games.cover_your_assets.asking import SETS, ask, do, option, verb_option
from games.cover_your_assets.matching import pairs, partners, payments
from games.cover_your_assets.material import (
    NUMBER,
    card_key,
    cards_key,
    is_action,
    worth,
)
from games.cover_your_assets.moves import move_token, piles_token, seat_token
from games.cover_your_assets.names import (
    count_cards,
    list_cards,
    name_card,
    name_play,
    name_set,
    name_shortly,
    name_shortly_with_value,
)
from games.cover_your_assets.orders import FIGHT, order_form, order_words
from games.cover_your_assets.state import WAYS, present
from games.cover_your_assets.targets import VERBS, claimable, is_offered, read_target, targets
from games.engine import LEAVE, Choice, Done, Form, Option, Pick, Text, Who, text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from games.cover_your_assets.state import Cards
    from games.cover_your_assets.view import View
    from games.engine import Arg, Path, Seat


def choices(view: View, path: Path = ()) -> Choice | None:
    """Returns what can come after `path`; None if the seat has no move. Raises `Refused`."""
    if view.seat is None or view.over or view.out[view.seat]:
        return None
    if not path:
        return _top(view)
    verb, *rest = path
    if not is_offered(view, verb):
        refuse_token(verb)
    choice: Choice = _STEPS[verb](view)
    for length, token in enumerate(rest, 1):
        if isinstance(choice, Form):
            check_token(choice, token)
        elif not isinstance(choice, Pick) or all(o.key != token for o in choice.options):
            refuse_token(token)
        choice = _STEPS[verb](view, *rest[:length])
    return choice


# -- the first step ------------------------------------------------------------------------------


def _top(view: View) -> Pick:
    """Returns the verbs, worded for the question at hand; leaving comes last (C63)."""
    what, args = _question(view)
    verbs = [verb for verb in VERBS if is_offered(view, verb)]
    menu = SETS if view.to_act and _count_sets(view) > _FEW_SETS else None
    return ask(what, [_first_option(view, verb, menu) for verb in verbs], **args)


_FEW_SETS = 2
"""How many ways to lay down a set may stand by themselves; more are on one menu."""


def _first_option(view: View, verb: str, sets: Text | None) -> Option:
    """Returns the option of a verb. sets: the menu for those by which a set is laid down."""
    menu = sets if verb in ("set", "take", "claim") else None
    if verb == "take":
        return _take_option(view, menu)
    return verb_option(verb, _label(view, verb), listed=menu is not None)


def _count_sets(view: View) -> int:
    """Returns how many ways there are to lay down a set."""
    taken = partners(view.hand, view.discard_top) if view.discard_top >= 0 else []
    return len([*pairs(view.hand), *taken, *_claims(view)])


def _take_option(view: View, menu: Text | None) -> Option:
    """Returns the option to take the discard, which names the set if there is only one."""
    top = view.discard_top
    cards = partners(view.hand, top)
    if len(cards) == 1:
        label = text("cover-your-assets-pick-with", cards=name_play((*cards, top)))
    else:
        label = text("cover-your-assets-pick-take", card=name_shortly(top))
    return Option("take", label, spread=True, menu=menu)


def _label(view: View, verb: str) -> str:
    if verb in ("answer", "give-up") and view.contest and view.contest.unopposed:
        return {"answer": "contest", "give-up": "let-pass"}[verb]
    return verb


def _question(view: View) -> tuple[str, dict[str, Arg]]:
    """Returns the question to this seat and the names in it, the same for all who answer (C14)."""
    if view.moving:
        return ("choose" if view.to_act else "wait-choose"), {}
    contest = view.contest
    if contest and view.to_act:
        card, whom = name_card(contest.kind), Who(contest.other(contest.to_answer))
        what = "contest" if contest.unopposed else "answer" if contest.demand == 1 else "answer-two"
        return what, {"card": card, "whom": whom}
    if view.to_act:
        return ("act" if view.action == 1 else "act-again"), {}
    return "wait", {"who": Who(view.asked[0])}


# -- sets and discards ---------------------------------------------------------------------------


def _set(view: View, token: str = "") -> Pick | Done:
    if token:
        return do("set", confirm=False, cards=_named(token))
    return ask("set", (_play_option(cards, "set") for cards in pairs(view.hand)))


def _take(view: View, token: str = "") -> Pick | Done:
    top = view.discard_top
    if token:
        return do("take", confirm=False, cards=count_cards((NUMBER[token], top)))
    cards = partners(view.hand, top) if top >= 0 else []
    card = name_card(max(top, 0))
    return ask("take", (option(card_key(c), "with", cards=name_play((c, top))) for c in cards),
                card=card)  # fmt: skip


def _discard(view: View, token: str = "") -> Pick | Done:
    if token:
        return do("discard", confirm=False, card=name_card(NUMBER[token]))
    return ask("discard", (_card_option(card, "discard") for card in sorted(set(view.hand))))


def _improve(view: View, token: str = "") -> Pick | Done:
    stack = view.stacks[_own(view)]
    top = stack[-1] if stack else None
    if token and top:
        return do("improve", confirm=False, card=name_card(top.kind))
    return ask("improve", [_card_option(top.kind, "improve")] if top else [])


def _own(view: View) -> Seat:
    return present(view.seat)


def _named(token: str) -> tuple[Text, ...]:
    return count_cards(_read(token))


def _read(token: str) -> Cards:
    return tuple(NUMBER[key] for key in token.split("-"))


@functools.cache
def _play_option(cards: Cards, what: str) -> Option:
    return option(cards_key(cards), f"{what}-cards", cards=name_play(cards))


@functools.cache
def _card_option(card: int, what: str) -> Option:
    return option(card_key(card), f"{what}-card", card=name_shortly_with_value(card))


# -- challenges ----------------------------------------------------------------------------------


def _challenge(view: View, target: str = "", token: str = "") -> Pick | Done:
    found = dict(targets(view))
    if not target:
        return ask("challenge", (_target_option(view, key) for key in found))
    whom, second = read_target(target)
    if token:
        return do("challenge", confirm=False, whom=Who(whom), cards=_named(token))
    options = (
        option(cards_key(cards), "challenge-cards", whom=Who(whom), cards=name_play(cards))
        for cards in found.get(target, [])
    )
    return ask("challenge-second" if second else "challenge-with", options, whom=Who(whom))


def _target_option(view: View, key: str, verb: str = "challenge") -> Option:
    whom, second = read_target(key)
    made = present(view.stacks[whom][-2 if second else -1])
    what = "target-second" if second else "target"
    facts: dict[str, Arg] = {"card": name_shortly(made.kind), "value": worth(made.cards)}
    what = f"swap-{what}" if verb == "swap" else what
    return option(key, what, name_set(made), whom=Who(whom), **facts)


def _answer(view: View, token: str = "") -> Pick | Done:
    contest = present(view.contest)
    if token:
        return do("contest" if contest.unopposed else "answer", cards=_named(token))
    plays = payments(view.hand, contest.kind, contest.demand)
    what = "contest" if contest.unopposed else "answer"
    return ask("answer-with", (_play_option(cards, what) for cards in plays))


def _give_up(view: View) -> Done:
    """Returns the end of giving up, confirmed where a set is lost that could be fought for."""
    contest = present(view.contest)
    if contest.unopposed:
        return do("let-pass", confirm=False)
    return do("give-up", confirm=is_offered(view, "answer"))


# -- neutral piles -------------------------------------------------------------------------------


def _claim(view: View, token: str = "", piles: str = "") -> Pick | Done:
    if not token:
        return ask("claim", map(_claiming_option, dict.fromkeys(card for card, _ in _claims(view))))
    card = NUMBER[token]
    if piles:
        return do("claim", confirm=False, cards=count_cards((card, *_tops(view, piles))))
    options = (_piles_option(view, card, each) for each in claimable(view, card))
    return ask("claim-with", options, card=name_card(card))


def _claims(view: View) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yields every card the seat can claim with, and the neutral piles it takes from."""
    for card in sorted(set(view.hand)):
        if not is_action(card):
            yield from ((card, piles) for piles in claimable(view, card))


def _claiming_option(card: int) -> Option:
    label = text("cover-your-assets-pick-claim-card", card=name_shortly_with_value(card))
    return Option(card_key(card), label, spread=True)


def _piles_option(view: View, card: int, piles: tuple[int, ...]) -> Option:
    """Returns neutral piles to take from, with the card from the hand and the value of the set."""
    key = piles_token(piles)
    numbers, tops = tuple(key.split("-")), _tops(view, key)
    label = text(
        "cover-your-assets-pick-piles",
        card=name_shortly(card),
        tops=list_cards(tops),
        piles=numbers,
        count=len(numbers),
        value=worth((card, *tops)),
    )
    return Option(key, label)


def _tops(view: View, piles: str) -> Cards:
    return tuple(view.tops[int(pile) - 1] for pile in piles.split("-"))


# -- Action cards --------------------------------------------------------------------------------


def _swap(view: View, token: str = "") -> Pick | Done:
    if token:
        return do("swap", confirm=False, whom=Who(int(token) - 1))
    return ask("swap", _swap_options(view))


def _swap_options(view: View) -> Iterator[Option]:
    for whom, stack in enumerate(view.stacks):
        if stack and stack[-1] and whom != view.seat:
            yield _target_option(view, seat_token(whom), "swap")


def _move(view: View, token: str = "") -> Pick | Done:
    if token:
        whom, _, way = token.partition("-")
        return do(f"move-{way}", confirm=False, whom=Who(int(whom) - 1))
    return ask("move", _move_options(view))


def _move_options(view: View) -> Iterator[Option]:
    for whom, stack in enumerate(view.stacks):
        if len(stack) > 1:
            for way in WAYS:
                key = move_token(whom, way)
                yield option(key, f"move-{way}", whom=Who(whom), count=len(stack))


def _choose(view: View, token: str = "") -> Pick | Done:
    moving = present(view.moving)
    whom = Who(sum(moving.pair) - _own(view))
    if token:
        return do(f"choose-{token}", confirm=False, whom=whom)
    return ask("choose", (option(way, f"choose-{way}", whom=whom) for way in WAYS))


def _pass(view: View) -> Done:
    return do("pass", confirm=False)


def _order(view: View, word: str = "", token: str = "") -> Pick | Form | Done:
    """Returns the choice of a standing order (C66). A submitted form needs no further press."""
    if not word:
        options = (option(each, f"order-{each}") for each in order_words(view.order))
        return ask("order", options)
    if word == FIGHT and not token:
        return order_form(view.seats)
    return do(f"order-{word}", confirm=False)


def _resign(view: View) -> Done:
    return do(*LEAVE)


_STEPS: dict[str, Callable[..., Pick | Form | Done]] = {
    "set": _set,
    "take": _take,
    "claim": _claim,
    "challenge": _challenge,
    "improve": _improve,
    "swap": _swap,
    "move": _move,
    "discard": _discard,
    "pass": _pass,
    "answer": _answer,
    "give-up": _give_up,
    "choose": _choose,
    "order": _order,
    LEAVE[0]: _resign,
}
