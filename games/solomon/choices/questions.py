"""The first question of a panel: what happened, what can be done about it, and what it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Who
from games.solomon.contest import speech
from games.solomon.contest.forms import ask_opening
from games.solomon.lines import announcement, make_text, tell_in_short
from games.solomon.names import name_agent
from games.solomon.refusals import may_stop
from games.solomon.standing import ends_game
from games.solomon.state import NOBODY, UNIT
from games.solomon.summary import tell_answer

if TYPE_CHECKING:
    from games.engine import Arg, Text
    from games.solomon.edition import Edition
    from games.solomon.view import View


def question(edition: Edition, view: View) -> Text:
    """Returns the first question, with what the seat that looks knows about it.

    It also says why something is missing that only the seat's own money rules out (D17).
    """
    if view.window is not None and view.seat in view.asked and view.answer is None:
        return _ask_in_window(edition, view)
    if view.phase == "objections" and view.seat == view.mover and view.switches.sealed:
        return _ask_in_advance(edition, view)
    if not view.to_act:
        return edition.text("ask-now-other")
    if view.phase == "turn":
        broke = yes(view.cash < UNIT and may_bribe(view))
        key = "again" if view.undone else "turn"
        return edition.text(f"ask-now-{key}", broke=broke, stop=yes(may_stop(edition, view)))
    return _ask_speaker(edition, view)


def yes(is_so: object) -> str:
    """Returns the ``yes`` or ``no`` that sentences select on."""
    return "yes" if is_so else "no"


def may_bribe(view: View) -> bool:
    """Whether the mover could bribe now, as far as its cash allows (D8)."""
    return not view.undone or view.switches.bribe_after


def context_of(view: View) -> speech.SpeechContext:
    """Returns what bounds the words of the seat that looks in the open contest."""
    role: speech.SpeakerRole = "none"
    if view.phase in ("objections", "voices") and view.seat in view.asked:
        role = "asked" if view.answer is None else "none"
    elif view.seat == view.speaker:
        role = "mover"
    stake = view.stakes[view.action.agent] if view.action else 0
    return speech.SpeechContext(view.switches, view.phase, role, stake, view.bid, view.trailing)


def _facts(edition: Edition, view: View) -> dict[str, Arg]:
    """Returns the announced action in words, and the looker's money on its agent."""
    action = view.action
    assert action is not None  # noqa: S101 - asked of an announced action only
    context = context_of(view)
    announced = announcement(edition, view, view.mover, action)
    return {
        "action": tell_in_short(edition, announced),
        "told": make_text(edition, announced),
        "ends": yes(ends_game(edition, view, action)),
        "agent": name_agent(edition, action.agent),
        "who": Who(view.mover),
        "stake": context.stake,
        "short": yes(speech.is_short(edition, context)),
    }


def _ask_in_window(edition: Edition, view: View) -> Text:
    """Returns the question of a window, or what an order of the seat answers to it (D15, D18)."""
    if view.action is None:
        return ask_opening(edition, view.cash, own=view.switches.own_homes)
    facts = _facts(edition, view)
    note = _order_note(edition, view)
    if view.phase == "voices":
        stay = edition.text("note-stay")
        facts |= {"sum": view.bid, "side": view.trailing, "note": note or stay}
        return edition.text("ask-now-voices", **facts)
    if note is not None:
        return edition.text("ask-now-objections-order", note=note, **facts)
    return edition.text("ask-now-objections", **facts)


def _order_note(edition: Edition, view: View) -> Text | None:
    """Returns what an order of the seat answers unless it answers itself, None without an order."""
    assert view.action is not None  # noqa: S101 - orders are about an announced action
    if view.resting:
        return edition.text("note-resting")
    if view.ordered:
        order = view.orders[view.action.agent]
        assert order is not None  # noqa: S101 - whoever has an order for this has it there
        return edition.text("note-ordered", answer=tell_answer(edition, order.answer))
    if view.choosy and not view.stakes[view.action.agent]:
        return edition.text("note-choosy")
    return None


def _ask_in_advance(edition: Edition, view: View) -> Text:
    """Returns that the mover can wait, or seal its answer to an objection in advance (D16)."""
    facts = _facts(edition, view)
    if view.pledge is not None:
        answer = tell_answer(edition, view.pledge)
        return edition.text("ask-now-pledged", answer=answer, **facts)
    return edition.text("ask-now-pledge", **facts)


def _ask_speaker(edition: Edition, view: View) -> Text:
    """Returns the question to the one seat whose word the contest waits for."""
    facts = _facts(edition, view)
    facts["sum"] = view.opening if view.phase == "answer" else view.bid
    other = view.backer if view.phase == "bid" else view.opponent
    if other != NOBODY:
        facts["who"] = Who(other)
    return edition.text(f"ask-now-{view.phase}", **facts)
