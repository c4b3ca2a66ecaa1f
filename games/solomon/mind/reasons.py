"""Why somebody would make a move, in one sentence, by what the view shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.answers import NONE, split_form
from games.engine import Who
from games.solomon.moves import Announce, Bribe, Speak, parse
from games.solomon.names import name_agent
from games.solomon.rules import resolve
from games.solomon.standing import best_of_others, ends_game, way_after, way_home
from games.solomon.state import UNIT

if TYPE_CHECKING:
    from games.engine import Arg, Path, Text
    from games.solomon.edition import Edition
    from games.solomon.state import Action
    from games.solomon.view import View


_MOST = 0.6
"""The part of all cash that few others can outbid on one agent."""


def reason(edition: Edition, view: View, path: Path) -> Text:
    """Returns why the seat that looks would make this move."""
    move = parse(edition, path)
    if isinstance(move, Announce):
        return _why_action(edition, view, resolve(view, move))
    if isinstance(move, Bribe):
        return _why_bribe(edition, view, move.token)
    if isinstance(move, Speak):
        return _why_word(edition, view, move)
    return edition.text("because-stop")


# -- actions -------------------------------------------------------------------------------------


def _why_action(edition: Edition, view: View, action: Action) -> Text:
    agent, stake = action.agent, view.stakes[action.agent]
    facts: dict[str, Arg] = {"agent": name_agent(edition, agent), "sum": stake}
    if ends_game(edition, view, action):
        return _why_home(edition, view, facts)
    before, after = steps_of(edition, view, action)
    if action.kind == "strike":
        return _why_strike(edition, view, action)
    facts["steps"] = after
    if after < before:
        return edition.text("because-nearer" if stake else "because-nearer-unpaid", **facts)
    if after > before:
        facts["steps"] = before
        return edition.text("because-away-own" if stake else "because-away", **facts)
    return edition.text("because-same", **facts)


def _why_home(edition: Edition, view: View, facts: dict[str, Arg]) -> Text:
    return edition.text("because-owner" if view.switches.own_homes else "because-home", **facts)


def steps_of(edition: Edition, view: View, action: Action) -> tuple[int, int]:
    """Returns how many actions the agent that acts needs to win, before and after, for the seat
    that looks where players own homes.
    """
    return way_home(edition, view, action.agent), way_after(edition, view, action)


def _why_strike(edition: Edition, view: View, action: Action) -> Text:
    victim = action.victim
    return edition.text(
        "because-strike-own" if view.stakes[victim] else "because-strike",
        victim=name_agent(edition, victim),
        sum=view.stakes[victim],
        steps=way_home(edition, view, victim),
    )


# -- bribes --------------------------------------------------------------------------------------


def _why_bribe(edition: Edition, view: View, token: str) -> Text:
    if token == NONE:
        return edition.text("because-kept")
    sums = {edition.agents[key]: int(sum_) for key, sum_ in split_form(token).items()}
    left = view.cash - sum(sums.values())
    if len(sums) > 1:
        return edition.text("because-spread", count=len(sums), sum=left)
    ((agent, sum_),) = sums.items()
    stake = view.stakes[agent] + sum_
    shown, who = best_of_others(view, agent)
    facts: dict[str, Arg] = {"agent": name_agent(edition, agent), "sum": stake}
    if view.stakes[agent] <= shown < stake and shown:
        return edition.text("because-above", who=Who(who), shown=shown, **facts)
    if sum_ > view.cash * _MOST:
        return edition.text("because-most", left=left, **facts)
    return edition.text("because-bribe", steps=way_home(edition, view, agent), **facts)


# -- words in a contest --------------------------------------------------------------------------


def _why_word(edition: Edition, view: View, move: Speak) -> Text:
    action = view.action
    assert action is not None  # noqa: S101 - a word is about an action
    stake = view.stakes[action.agent]
    facts: dict[str, Arg] = {"agent": name_agent(edition, action.agent), "sum": stake}
    match move.word:
        case "demand":
            return _why_demand(edition, view, action)
        case "object" | "bid":
            return _why_against(edition, view, action)
        case "support" | "defend":
            facts["sum"] = limit = int(move.token)
            return edition.text("because-refuse" if limit < UNIT else "because-for", **facts)
        case "hold":
            return edition.text("because-for", **facts)
        case "refuse":
            return edition.text("because-refuse", **facts)
        case "give-in" | "consent" | "pass":
            return _why_giving_in(edition, view, stake, action.agent)
    return _why_letting_pass(edition, view, action)


def _why_demand(edition: Edition, view: View, action: Action) -> Text:
    """Says why an action is demanded back, which may be a bluff of somebody whom it suits."""
    stake = view.stakes[action.agent]
    shown, _ = best_of_others(view, action.agent)
    if stake > shown and _is_welcome(edition, view, action):
        return edition.text("because-bluff", agent=name_agent(edition, action.agent), sum=stake)
    return edition.text("because-demand", who=Who(view.mover))


def _is_welcome(edition: Edition, view: View, action: Action) -> bool:
    """Whether an action brings its agent nearer to winning."""
    if ends_game(edition, view, action):
        return True
    before, after = steps_of(edition, view, action)
    return action.kind != "strike" and after < before


def _why_against(edition: Edition, view: View, action: Action) -> Text:
    """Says what the action would do to the agents, for the seat that looks."""
    facts: dict[str, Arg] = {
        "agent": name_agent(edition, action.agent),
        "sum": view.stakes[action.agent],
    }
    if ends_game(edition, view, action):
        return edition.text("because-stop-home", **facts)
    if action.kind == "strike":
        victim = name_agent(edition, action.victim)
        return edition.text("because-save", victim=victim, **facts)
    before, after = steps_of(edition, view, action)
    if after > before:
        return edition.text("because-keep", **facts)
    if after < before:
        return edition.text("because-hold-up", steps=after, **facts)
    return edition.text("because-against", **facts)


def _why_giving_in(edition: Edition, view: View, stake: int, agent: int) -> Text:
    facts: dict[str, Arg] = {"agent": name_agent(edition, agent), "sum": stake}
    needed = view.bid + (UNIT if view.phase == "bid" else 0)
    if stake < max(UNIT, needed):
        return edition.text("because-short", **facts)
    return edition.text("because-secret", **facts)


def _why_letting_pass(edition: Edition, view: View, action: Action) -> Text:
    facts: dict[str, Arg] = {
        "agent": name_agent(edition, action.agent),
        "sum": view.stakes[action.agent],
    }
    if not view.stakes[action.agent]:
        return edition.text("because-unpaid", **facts)
    if ends_game(edition, view, action):
        return _why_home(edition, view, facts)
    if _is_welcome(edition, view, action):
        _, facts["steps"] = steps_of(edition, view, action)
        return edition.text("because-welcome", **facts)
    return edition.text("because-secret", **facts)
