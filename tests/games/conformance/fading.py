"""Stale knowledge: no public line keeps what views have forgotten.

Events do not fade. So a whole game is played twice, with one drawn card replaced by another; where
an onlooker sees the same again (the card is hidden, or covered by now), the public lines told until
then must be the same too.
"""

import itertools
from collections.abc import Iterator
from typing import Any

import msgspec

from games.chance import ChanceError, Seeded
from games.engine import Event, Path, Played, Refused
from games.options import option_values, options_dict
from tests.games.conformance.journeys import (
    Draw,
    Following,
    Journey,
    encode_json,
    heard,
    need,
    seen,
)

SWAPS = 12


def lines_do_not_outlive_memory(journey: Journey) -> None:
    """Checks that no public line names a card which the rules have covered again."""
    case, game = journey.case, journey.game
    if options_dict(case.options).get("memory", "faithful") != "faithful":
        return
    rng = journey.rng("fading")
    draws = [*journey.deal_draws, *itertools.chain.from_iterable(s.draws for s in journey.steps)]
    swaps = [
        (place, word)
        for place, draw in enumerate(draws)
        if game.fades(draw.word)
        for word in draw.others()
        if game.fades(word)
    ]
    if "memory" in option_values(game.options):
        need(swaps or not draws, "it has a memory option, but no drawn card that fades")
    for place, word in rng.sample(swaps, min(SWAPS, len(swaps))):
        _compare_lines(journey, draws, place, word)


def _compare_lines(journey: Journey, draws: list[Draw], place: int, word: str) -> None:
    """Plays again with `word` instead of draw number `place`, and compares where it looks alike."""
    game = journey.game
    told: list[bytes] = []
    told_other: list[bytes] = []
    for (state, events), (other, events_other) in zip(
        _true_game(journey), _other_game(journey, draws, place, word), strict=False
    ):
        told += _lasting(events)
        told_other += _lasting(events_other)
        if game.result(state) or game.result(other):
            return  # everything is shown at the end
        if seen(game.view(state, None)) != seen(game.view(other, None)):
            continue
        shown, shown_other = heard(events, None), heard(events_other, None)
        same = [event.open for event in shown] == [event.open for event in shown_other]
        need(same, f"a line tells {draws[place].word} while nobody sees it")
        if told != told_other:
            line = next(a for a, b in itertools.zip_longest(told, told_other) if a != b)
            need(False, f"a public line tells {draws[place].word}, which nobody sees now: {line!r}")


def _lasting(events: tuple[Event, ...]) -> list[bytes]:
    """Returns what the table hears and can read again later."""
    public = heard(events, None)
    return [encode_json(msgspec.structs.replace(event, open=None)) for event in public]


def _true_game(journey: Journey) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    yield journey.dealt.state, journey.dealt.events
    for step in journey.steps:
        yield step.played.state, step.played.events


def _other_game(
    journey: Journey, draws: list[Draw], place: int, word: str
) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """Yields the same game with the other card, as far as the same moves can be made."""
    game, case, old = journey.game, journey.case, draws[place].word
    words = [draw.word for draw in draws]
    if word in words[place + 1 :]:  # the two are exchanged
        words[words.index(word, place + 1)] = old
    words[place] = word
    chance = Following(words, Seeded(journey.seed))
    played = game.deal(case.seats, case.options, chance)
    yield played.state, played.events
    for step in journey.steps:
        for path in (step.path, _reworded(step.path, old, word), _reworded(step.path, word, old)):
            again = _try(journey, played.state, step.seat, path, chance)
            if again is not None:
                break
        else:
            return
        played = again
        yield played.state, played.events


def _reworded(path: Path, old: str, new: str) -> Path:
    """Returns the path with another card named."""
    return tuple("+".join(new if part == old else part for part in t.split("+")) for t in path)


def _try(
    journey: Journey, state: Any, seat: int, path: Path, chance: Following
) -> Played[Any] | None:
    wanted, drawn = list(chance.wanted), chance.drawn
    try:
        return journey.game.play(state, seat, path, chance)
    except (Refused, ChanceError):
        chance.wanted, chance.drawn = wanted, drawn
        return None


FADING = (lines_do_not_outlive_memory,)
