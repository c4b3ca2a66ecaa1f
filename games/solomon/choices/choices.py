"""The moves a seat can make, by what it sees."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from games.choosing import check_token, refuse_token
from games.engine import LEAVE, Choice, Done, Option, Path, Pick, Who
from games.solomon.contest import forms, speech
from games.solomon.edition import has_steps, live_agents
from games.solomon.moves import ALL, CASE
from games.solomon.names import name_agent, name_space
from games.solomon.state import UNIT

if TYPE_CHECKING:
    from games.engine import Arg, Text
    from games.solomon.edition import Edition
    from games.solomon.state import Action
    from games.solomon.view import View


def choices(edition: Edition, view: View, path: Path) -> Choice | None:
    """Returns what can come after `path`; None for a seat that has left. Raises `Refused`."""
    if view.seat is None or view.over or view.gone[view.seat]:
        return None
    top = _top(edition, view)
    if not path:
        return top
    check_token(top, path[0])
    if path[0] in edition.agents:
        return _act(edition, view, path)
    if path[0] == "bribe":
        return _then(partial(_bribe, edition, view), path[1:], _do(edition, "bribe"), confirm=True)
    if path[0] == "order":
        return _order(edition, view, path)
    words = speech.offer_words(edition, context_of(view))
    if path[0] in words:
        effect = _do(edition, _word_label(view, path[0]))
        confirm = path[0] not in ("no", "pass")
        return _then(words[path[0]], path[1:], effect, confirm=confirm)
    return _then(None, path[1:], _do(edition, path[0]), confirm=True)


def _do(edition: Edition, what: str) -> Text:
    return edition.text(f"do-{what}")


def _then(asks: speech.Asks, rest: Path, effect: Text, *, confirm: bool) -> Choice:
    """Returns what is asked, then the end of the path. A submitted form needs no further press."""
    if asks is None:
        if rest:
            refuse_token(rest[0])
        return Done(effect, confirm)
    choice = asks()
    if not rest:
        return choice
    check_token(choice, rest[0])
    if len(rest) > 1:
        refuse_token(rest[1])
    return Done(effect, confirm=False)


# -- the first step ------------------------------------------------------------------------------


def _top(edition: Edition, view: View) -> Pick:
    options: list[Option] = []
    if view.phase == "turn" and view.seat == view.mover:
        options.extend(_turn_options(edition, view))
    elif view.phase == "opening" and view.answer is None:
        options.append(_option(edition, "bribe", "opening"))
    options.extend(
        _option(edition, word, _word_label(view, word))
        for word in speech.offer_words(edition, context_of(view))
    )
    options.append(_option(edition, "order"))
    options.append(_option(edition, LEAVE[0]))
    return Pick(_question(edition, view), tuple(options))


def _question(edition: Edition, view: View) -> Text:
    """Returns the first question, with what the seat that looks knows about it.

    It also says why something is missing that only the seat's own money rules out (D17).
    """
    waited = view.to_act or (view.window and view.seat in view.asked and view.answer is None)
    if not waited:
        return edition.text("ask-now-other")
    if view.action is None:
        broke = view.cash < UNIT and _may_bribe(view)
        return edition.text(f"ask-now-{view.phase}", broke=_yes(broke))
    context = context_of(view)
    args: dict[str, Arg] = {
        "agent": name_agent(edition, view.action.agent),
        "stake": context.stake,
        "short": _yes(speech.is_short(edition, context)),
        "sum": view.opening if view.phase == "answer" else view.bid,
    }
    if view.against:
        args["who"] = Who(view.objector)
    return edition.text(f"ask-now-{view.phase}", **args)


def _yes(is_so: object) -> str:
    """Returns the ``yes`` or ``no`` that sentences select on."""
    return "yes" if is_so else "no"


def _may_bribe(view: View) -> bool:
    """Whether the mover could bribe now, as far as its cash allows (D8)."""
    return not view.undone or view.switches.bribe_after


def _word_label(view: View, word: str) -> str:
    """Returns the label of a word. A third player does not "not object", but stays out of it."""
    return "stay" if word == "no" and view.phase == "voices" else word


def _option(edition: Edition, key: str, label: str = "") -> Option:
    return Option(key, edition.text(f"pick-{label or key}"))


def _turn_options(edition: Edition, view: View) -> list[Option]:
    options = [
        Option(
            edition.board.agents[agent].id,
            edition.text(
                "pick-agent",
                agent=name_agent(edition, agent),
                space=name_space(edition, view.place[agent]),
            ),
            edition.text("hint-stake", sum=view.stakes[agent]),
        )
        for agent in live_agents(view)
        if possible(edition, view, agent)
    ]
    if view.cash >= UNIT and _may_bribe(view):
        options.append(_option(edition, "bribe"))
    if view.undone and (edition.may_stop or not has_steps(edition, view, view.undone)):
        options.append(_option(edition, "stop"))
    return options


# -- an agent does something ---------------------------------------------------------------------


def possible(edition: Edition, view: View, agent: int) -> list[Action]:
    """Returns what the mover can let this agent do: not overturned this turn, the fee at hand."""
    pays = view.stakes[agent] >= edition.fee
    return [action for action in _open(edition, view, agent) if pays or action.kind != "strike"]


def _open(edition: Edition, view: View, agent: int) -> list[Action]:
    """Returns what anybody with the fee could let this agent do now."""
    return [action for action in edition.ways(view, agent) if action not in view.undone]


def token_of(edition: Edition, action: Action) -> str:
    """Returns the last token of an action's path."""
    if action.kind == "step":
        return edition.board.spaces[action.to].id + CASE * action.case
    if action.kind == "strike":
        return edition.board.agents[action.victim].id + CASE * action.case
    return action.kind


def _act(edition: Edition, view: View, path: Path) -> Choice:
    agent = edition.agents[path[0]]
    actions = possible(edition, view, agent)
    strikes = {token_of(edition, a): a for a in actions if a.kind == "strike"}
    others = {token_of(edition, a): a for a in actions if a.kind != "strike"}
    options = [Option(key, _label(edition, view, action)) for key, action in others.items()]
    if strikes:
        options.append(_option(edition, edition.strike))
    name = name_agent(edition, agent)
    short = not strikes and any(a.kind == "strike" for a in _open(edition, view, agent))
    ask = edition.text(
        "ask-act", agent=name, short=_yes(short), sum=edition.fee, stake=view.stakes[agent]
    )
    choice = Pick(ask, tuple(options))
    if len(path) == 1:
        return choice
    check_token(choice, path[1])
    if path[1] != edition.strike:
        effect = _effect(edition, view, others[path[1]])
        return _then(None, path[2:], effect, confirm=True)
    targets = Pick(
        edition.text("ask-strike", agent=name, sum=edition.fee),
        tuple(Option(key, _label(edition, view, action)) for key, action in strikes.items()),
    )
    if len(path) == 2:
        return targets
    check_token(targets, path[2])
    return _then(None, path[3:], _effect(edition, view, strikes[path[2]]), confirm=True)


def _label(edition: Edition, view: View, action: Action) -> Text:
    """Returns ``<game>-pick-step`` and so on: where to or whom, and what becomes of the case."""
    space, how = name_space(edition, action.to), edition.how(view, action)
    if action.kind == "strike":
        victim = name_agent(edition, action.victim)
        return edition.text("pick-strike", victim=victim, space=space, case=how)
    return edition.text(f"pick-{action.kind}", space=space, case=how)


def _effect(edition: Edition, view: View, action: Action) -> Text:
    """Returns ``<game>-do-step`` and so on: what the last press announces."""
    agent, space = name_agent(edition, action.agent), name_space(edition, action.to)
    how = edition.how(view, action)
    if action.kind == "strike":
        victim = name_agent(edition, action.victim)
        return edition.text("do-strike", agent=agent, victim=victim, case=how)
    return edition.text(f"do-{action.kind}", agent=agent, space=space, case=how)


# -- bribes, contests, orders --------------------------------------------------------------------


def _bribe(edition: Edition, view: View) -> Choice:
    """Returns the form of a bribe, or of the opening bribes."""
    opening = view.phase == "opening"
    return forms.bribe_form(edition, live_agents(view), view.cash, opening=opening)


def context_of(view: View) -> speech.SpeechContext:
    """Returns what bounds the words of the seat that looks in the open contest."""
    role: speech.SpeakerRole = "none"
    if view.phase in ("objections", "voices") and view.seat in view.asked:
        role = "asked" if view.answer is None else "none"
    elif view.seat == view.speaker:
        role = "mover"
    stake = view.stakes[view.action.agent] if view.action else 0
    return speech.SpeechContext(view.switches, view.phase, role, stake, view.bid, view.trailing)


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
    return _then(words[path[2]], path[3:], effect, confirm=False)
