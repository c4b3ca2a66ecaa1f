"""What the mover can let an agent do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.choosing import check_token, refuse_token
from games.engine import Choice, Done, Option, Path, Pick
from games.solomon.choices.questions import yes
from games.solomon.edition import live_agents
from games.solomon.moves import CASE
from games.solomon.names import name_agent, name_space
from games.solomon.standing import ends_game, way_after, way_home

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.engine import Text
    from games.solomon.edition import Edition
    from games.solomon.state import Action
    from games.solomon.view import View


def agent_options(edition: Edition, view: View) -> list[Option]:
    """Returns the agents that can do something, in a menu of their own."""
    menu = edition.text("menu-agents")
    return [
        Option(
            edition.board.agents[agent].id,
            edition.text(
                "pick-agent",
                agent=name_agent(edition, agent),
                space=name_space(edition, view.place[agent]),
            ),
            stake_hint(edition, view, agent),
            menu=menu,
        )
        for agent in live_agents(view)
        if possible(edition, view, agent)
    ]


def stake_hint(edition: Edition, view: View, agent: int) -> Text:
    """Returns the looker's money on an agent, and the actions it still needs to win."""
    steps = way_home(edition, view, agent)
    return edition.text("hint-agent", sum=view.stakes[agent], steps=steps)


def possible(edition: Edition, view: View, agent: int) -> list[Action]:
    """Returns what the mover can let this agent do: not overturned this turn, the fee at hand."""
    return allowed(edition, view, agent, edition.ways(view, agent))


def allowed(edition: Edition, view: View, agent: int, ways: Iterable[Action]) -> list[Action]:
    """Returns those of an agent's ways that the mover can announce."""
    pays = view.stakes[agent] >= edition.fee
    return [action for action in _open(view, ways) if pays or action.kind != "strike"]


def _open(view: View, ways: Iterable[Action]) -> Iterable[Action]:
    """Returns those of an agent's ways that anybody with the fee could announce now."""
    undone = view.undone
    return [action for action in ways if action not in undone] if undone else ways


def token_of(edition: Edition, action: Action) -> str:
    """Returns the last token of an action's path."""
    if action.kind == "step":
        return edition.board.spaces[action.to].id + CASE * action.case
    if action.kind == "strike":
        return edition.board.agents[action.victim].id + CASE * action.case
    return action.kind


def act(edition: Edition, view: View, path: Path) -> Choice:
    """Returns where an agent can go and whom it can attack, then that the action is announced."""
    agent = edition.agents[path[0]]
    actions = possible(edition, view, agent)
    strikes = {token_of(edition, a): a for a in actions if a.kind == "strike"}
    others = {token_of(edition, a): a for a in actions if a.kind != "strike"}
    options = [Option(key, _label(edition, view, action)) for key, action in others.items()]
    if strikes:
        options.append(Option(edition.strike, edition.text(f"pick-{edition.strike}"), spread=True))
    name = name_agent(edition, agent)
    short = not strikes and any(a.kind == "strike" for a in _open(view, edition.ways(view, agent)))
    ask = edition.text(
        "ask-act",
        agent=name,
        steps=way_home(edition, view, agent),
        short=yes(short),
        strike=yes(strikes),
        sum=edition.fee,
        stake=view.stakes[agent],
    )
    choice = Pick(ask, tuple(options))
    if len(path) == 1:
        return choice
    check_token(choice, path[1])
    if path[1] != edition.strike:
        return _end(edition, view, path[2:], others[path[1]])
    targets = Pick(
        edition.text("ask-strike", agent=name, sum=edition.fee),
        tuple(Option(key, _label(edition, view, action)) for key, action in strikes.items()),
    )
    if len(path) == 2:
        return targets
    check_token(targets, path[2])
    return _end(edition, view, path[3:], strikes[path[2]])


def _end(edition: Edition, view: View, rest: Path, action: Action) -> Done:
    """Returns the end of an action's path. Only an attack, and what ends the game, is confirmed."""
    if rest:
        refuse_token(rest[0])
    if ends_game(edition, view, action):
        return Done(edition.text("do-home", agent=name_agent(edition, action.agent)))
    return Done(_effect(edition, view, action), confirm=action.kind == "strike")


def _label(edition: Edition, view: View, action: Action) -> Text:
    """Returns ``<game>-pick-step`` and so on: where to or whom, what becomes of the case, and how
    many actions the agent then still needs to win, 0 if the game is over.
    """
    space, how = name_space(edition, action.to), edition.how(view, action)
    if action.kind == "strike":
        victim = name_agent(edition, action.victim)
        return edition.text("pick-strike", victim=victim, space=space, case=how)
    steps = 0 if ends_game(edition, view, action) else way_after(edition, view, action)
    return edition.text(f"pick-{action.kind}", space=space, case=how, steps=steps)


def _effect(edition: Edition, view: View, action: Action) -> Text:
    """Returns ``<game>-do-step`` and so on: what the last press announces."""
    agent, space = name_agent(edition, action.agent), name_space(edition, action.to)
    how = edition.how(view, action)
    if action.kind == "strike":
        victim = name_agent(edition, action.victim)
        return edition.text("do-strike", agent=agent, victim=victim, case=how, sum=edition.fee)
    return edition.text(f"do-{action.kind}", agent=agent, space=space, case=how)
