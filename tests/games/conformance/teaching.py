"""Lessons: tips that follow from the view alone, short sentences with a rule behind them, and a
first game in which all of them come up.
"""

import itertools
import re
from collections.abc import Iterator, Sequence

import msgspec

from games.chance import Seeded, make_seed
from games.engine import CLOSE, HOUSE, Event, Seat, Text
from games.options import make_options, usual_options
from games.registry import AnyGame
from games.rulebook import rulebook
from games.teaching import FirstGame, Tip, next_tip
from games.thinking import Level, draw_temper, temper_of, think, thought_seed
from games.words import LOCALES
from tests.games.conformance.journeys import Case, Journey, need

LOOKS = 12
"""States of a journey in which tips are asked for."""
LONGEST = 160
"""The most characters of a tip: four lines on a phone."""

_END = re.compile(r"[.!?…]+(?=\s|$)")


def tips_follow_from_the_view(journey: Journey) -> None:
    """Checks that a seat is given the same tips, each once, in every world that it cannot tell from
    the true one, however often it asks; and that spectators are given none.
    """
    game = journey.case.game
    if game.teaching is None or not game.teaching.all_tips:
        return
    rng = journey.rng("tips")
    states = list(itertools.islice(journey.states(), 0, None, max(1, len(journey.steps) // LOOKS)))
    for state in states:
        need(not game.teaching.tips(game.view(state, None), ()), "a spectator is given a tip")
        for seat in journey.case.some_seats(rng):
            view = game.view(state, seat)
            found = game.teaching.tips(view, ())
            other = game.view(game.imagine(view, rng), seat)
            need(len(set(found)) == len(found), f"seat {seat} is given a tip twice: {found}")
            need(set(found) <= set(game.teaching.all_tips), f"an unknown tip among {found}")
            need(found == game.teaching.tips(other, ()), f"other tips for the same view: {found}")


TEACHING = (tips_follow_from_the_view,)


# -- what is said ----------------------------------------------------------------------------------


def tips_are_short_and_have_rules(game: AnyGame) -> None:
    """Checks that every tip can be said in every language, in two sentences at most, and that its
    rule is in the rulebook.
    """
    tips: tuple[Tip, ...] = game.teaching.all_tips
    case = Case(game, game.seats[0], game.options())
    need(len({tip.key for tip in tips}) == len(tips), "two tips have the same key")
    need(all(case.say(Text(f"{game.key}-learnt"))), "nothing says what was learnt")
    for tip in tips:
        need(tip.key.startswith(f"{game.key}-tip-"), f"{tip.key} is not named as a tip of its game")
        for said in case.say(Text(tip.key)):
            need(0 < len(_END.findall(said)) <= 2, f"{tip.key} has more than two sentences: {said}")
            need(len(said) <= LONGEST, f"{tip.key} has {len(said)} characters: {said}")
        for locale in LOCALES:
            need(rulebook(game.key, locale).entry(tip.rule), f"{tip.key}: no rule {tip.rule!r}")


# -- the first game --------------------------------------------------------------------------------


class Lesson(msgspec.Struct, frozen=True):
    """A first game that was played. tips: what was shown at each decision, None for nothing."""

    tips: tuple[Tip | None, ...]
    over: bool

    @property
    def shown(self) -> list[Tip]:
        """The tips in the order in which they were shown."""
        return [tip for tip in self.tips if tip is not None]


def play_lesson(game: AnyGame, words: str) -> Lesson:
    """Plays the prepared first game to its end as the bot does, with a normal computer in the place
    of the person, whose way of playing follows from `words`.
    """
    first: FirstGame = game.teaching.first_game
    options = make_options(
        game.options, usual_options(game.options, together=False) | first.options
    )
    chance = Seeded(first.seed)
    played = game.deal(first.seats, options, chance)
    state, heard = played.state, list(_heard(played.events, first.seat, None))
    made = [0] * first.seats
    tips: list[Tip | None] = []
    shown: set[str] = set()
    for _ in range(game.longest):
        if not game.deciders(state):
            break
        seat = min(game.deciders(state))
        view = game.view(state, seat)
        forced = None if seat == HOUSE else game.forced(game.view(state, None))
        if seat == HOUSE or forced is not None:
            path = forced or CLOSE
        elif seat == first.seat:
            tip = next_tip(game.teaching, view, heard, shown)
            tips.append(tip)
            shown |= set() if tip is None else {tip.key}
            heard = []
            seed = make_seed(words)
            thought = thought_seed(seed, seat, made=made[seat])
            path = think(game, view, Level.NORMAL, draw_temper(seed), thought).path
        else:
            thought = thought_seed(first.seed, seat, made=made[seat])
            temper = temper_of(first.seed, seat)
            path = think(game, view, Level(first.level), temper, thought).path
        if seat != HOUSE:
            made[seat] += 1
        played = game.play(state, seat, path, chance)
        state = played.state
        heard += _heard(played.events, first.seat, seat)
    return Lesson(tuple(tips), not game.deciders(state))


def _heard(events: Sequence[Event], learner: Seat, mover: Seat | None) -> Iterator[Text]:
    """Yields what somebody is told of a move, without what everybody is told of their own."""
    for event in events:
        if event.to is None and mover != learner:
            yield event.open or event.text
        elif event.to is not None and learner in event.to:
            yield event.text
