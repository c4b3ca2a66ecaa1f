"""The moves a seat can make, by what it sees."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from games.choosing import NONE, check_token, refuse_token
from games.engine import LEAVE, Choice, Done, Option, Path, Pick
from games.solomon.choices.actions import act, agent_options, stake_hint
from games.solomon.choices.questions import context_of, may_bribe, question
from games.solomon.contest import forms, speech
from games.solomon.edition import live_agents
from games.solomon.moves import ALL
from games.solomon.names import name_agent
from games.solomon.orders import offer_asking
from games.solomon.refusals import may_stop
from games.solomon.standing import most_of
from games.solomon.state import UNIT

if TYPE_CHECKING:
    from games.engine import Text
    from games.solomon.edition import Edition
    from games.solomon.view import View

_FEW = 3
"""Words that can all be buttons beside each other."""
_HURT = ("give-in", "consent", "stop", LEAVE[0])
"""Words that cannot be undone and may hurt whoever says them by mistake."""


def choices(edition: Edition, view: View, path: Path) -> Choice | None:
    """Returns what can come after `path`; None for a seat that has left. Raises `Refused`."""
    if view.seat is None or view.over or view.gone[view.seat]:
        return None
    top = _top(edition, view)
    if not path:
        return top
    check_token(top, path[0])
    if path[0] in edition.agents:
        return act(edition, view, path)
    if path[0] == "bribe":
        return _bribe(edition, view, path)
    if path[0] == "pay":
        return _pay(edition, view, path)
    if path[0] == "order":
        return _order(edition, view, path)
    words = speech.offer_words(edition, context_of(view))
    effect = _do(edition, "stay" if _is_voice(view, path[0]) else path[0])
    return _then(words.get(path[0]), path[1:], effect, confirm=path[0] in _HURT)


def _do(edition: Edition, what: str) -> Text:
    return edition.text(f"do-{what}")


def _then(asks: speech.Asks, rest: Path, effect: Text, *, confirm: bool = False) -> Choice:
    """Returns what is asked, then the end of the path."""
    if asks is not None:
        choice = asks()
        if not rest:
            return choice
        check_token(choice, rest[0])
        rest = rest[1:]
    if rest:
        refuse_token(rest[0])
    return Done(effect, confirm)


def forced(edition: Edition, view: View) -> Path | None:
    """Returns passing or giving in for a seat that cannot have as much as it takes, by public
    facts, and ending the turn where nothing else is left to do.
    """
    if view.action is None:
        nothing = view.phase == "turn" and not may_bribe(view) and not _any_action(edition, view)
        return ("stop",) if nothing and may_stop(edition, view) else None
    agent = view.action.agent
    if view.phase == "bid" and most_of(view, view.opponent, agent) < view.bid + UNIT:
        return ("pass",)
    if view.phase == "reply" and most_of(view, view.backer, agent) < view.bid:
        return ("pass",)
    if view.phase == "answer" and not edition.bare_demand:
        return ("give-in",) if most_of(view, view.mover, agent) < view.bid else None
    return None


def _any_action(edition: Edition, view: View) -> bool:
    """Whether some agent could do anything that was not overturned this turn, with money or not."""
    return any(a not in view.undone for n in live_agents(view) for a in edition.ways(view, n))


# -- the first step ------------------------------------------------------------------------------


def _top(edition: Edition, view: View) -> Pick:
    options: list[Option] = []
    if view.phase == "turn" and view.seat == view.mover:
        options += _turn_options(edition, view)
    elif view.phase == "opening" and view.answer is None:
        options.append(_option(edition, "bribe", "opening"))
    options += _word_options(edition, view)
    options += _asking_options(edition, view)
    ahead = edition.text("menu-orders")
    options.append(Option("order", edition.text("pick-order"), aside=True, menu=ahead))
    options.append(_option(edition, LEAVE[0], aside=True))
    return Pick(question(edition, view), tuple(options))


def _turn_options(edition: Edition, view: View) -> list[Option]:
    """Returns the agents in a menu of their own, bribing, and ending the turn."""
    options = agent_options(edition, view)
    if view.cash >= UNIT and may_bribe(view):
        options += [_option(edition, "pay"), _option(edition, "bribe")]
    if may_stop(edition, view):
        options.append(_option(edition, "stop"))
    return options


def _word_options(edition: Edition, view: View) -> list[Option]:
    """Returns the words of a contest; what the mover says in advance has a menu of its own, and so
    have many words to stop an action, beside letting it pass.
    """
    words = speech.offer_words(edition, context_of(view))
    menu = None
    if view.phase == "objections" and view.seat == view.mover:
        menu = edition.text("menu-advance")
    elif view.phase == "objections" and len(words) > _FEW:
        menu = edition.text("menu-stop")
    return [
        _word_option(edition, view, word, asks, None if word == "no" else menu)
        for word, asks in words.items()
    ]


def _word_option(
    edition: Edition, view: View, word: str, asks: speech.Asks, menu: Text | None
) -> Option:
    """Returns a word. If only one sum is possible after it, its label says it at once."""
    choice = None if asks is None else asks()
    if isinstance(choice, Pick):
        (only,) = choice.options
        return Option(word, only.label, spread=True, menu=menu)
    label = edition.text(f"pick-{_word_label(view, word)}", sum=view.bid)
    return Option(word, label, menu=menu)


def _word_label(view: View, word: str) -> str:
    """Returns the label of a word. A third player does not "let pass", but stays out of it."""
    if _is_voice(view, word):
        return "stay"
    if word == "bid" and not view.bid:
        return "first-bid"
    return word


def _is_voice(view: View, word: str) -> bool:
    return word == "no" and view.phase == "voices"


def _asking_options(edition: Edition, view: View) -> list[Option]:
    """Returns how much the seat wants to be asked: beside the question, otherwise aside (D18)."""
    asked = context_of(view).role == "asked"
    return [
        Option(
            word,
            edition.text(f"pick-{word}"),
            edition.text(f"hint-{word}"),
            aside=not asked,
            menu=edition.text("menu-ahead" if asked else "menu-orders"),
        )
        for word in offer_asking(resting=view.resting, choosy=view.choosy)
    ]


def _option(edition: Edition, key: str, label: str = "", *, aside: bool = False) -> Option:
    return Option(key, edition.text(f"pick-{label or key}"), aside=aside)


# -- bribes and orders ---------------------------------------------------------------------------


def _bribe(edition: Edition, view: View, path: Path) -> Choice:
    """Returns the form of a bribe, or of the opening bribes.

    What is paid is read once more, because it was typed and is never paid back.
    """
    opening = view.phase == "opening"
    own = view.switches.own_homes
    agents = live_agents(view)
    asks = partial(forms.bribe_form, edition, agents, view.cash, opening=opening, own=own)
    nothing = path[1:2] == (NONE,)
    effect = _do(edition, "bribe-none" if nothing else "bribe")
    return _then(asks, path[1:], effect, confirm=not nothing)


def _pay(edition: Edition, view: View, path: Path) -> Choice:
    """Returns the agents to bribe one of, then the sums. A sum that was typed is read once more."""
    agents = Pick(
        edition.text("ask-pay", cash=view.cash),
        tuple(
            Option(
                edition.board.agents[agent].id,
                name_agent(edition, agent),
                stake_hint(edition, view, agent),
            )
            for agent in live_agents(view)
        ),
    )
    if len(path) == 1:
        return agents
    check_token(agents, path[1])
    sums = forms.amount(edition, "pay", UNIT, view.cash)
    if len(path) == 2:
        return sums
    check_token(sums, path[2])
    name = name_agent(edition, edition.agents[path[1]])
    effect = edition.text("do-pay", agent=name, sum=int(path[2]))
    return _then(None, path[3:], effect, confirm=forms.is_typed(sums, int(path[2])))


def _order(edition: Edition, view: View, path: Path) -> Choice:
    options = [
        Option(edition.board.agents[agent].id, name_agent(edition, agent))
        for agent in live_agents(view)
    ]
    agents = Pick(
        edition.text("ask-order"), (*options, Option(ALL, edition.text("pick-order-all")))
    )
    if len(path) == 1:
        return agents
    check_token(agents, path[1])
    one = path[1] != ALL
    chosen = [edition.agents[path[1]]] if one else live_agents(view)
    own = [view.orders[agent] for agent in chosen]
    words = speech.offer_orders(edition, view.switches, own, one=one)
    name = name_agent(edition, chosen[0]) if one else edition.text("all-agents")
    choice = Pick(
        edition.text("ask-order-word", agent=name),
        tuple(_option(edition, word, f"order-{word}") for word in words),
    )
    if len(path) == 2:
        return choice
    check_token(choice, path[2])
    effect = edition.text(f"do-order-{path[2]}", agent=name)
    return _then(words[path[2]], path[3:], effect)
