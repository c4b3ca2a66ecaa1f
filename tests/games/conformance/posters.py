"""Posters: pictures for everybody, which can be drawn and have words."""

from games.engine import Poster
from tests.games.conformance.journeys import Case, Journey, encode_json, need


def posters_can_be_posted(journey: Journey) -> None:
    """Checks that posters come with public events only, are of a kind that the game lists, and can
    be drawn in every language.

    What they show is compared like the words of their events, by the checks for secrets and for
    stale knowledge.
    """
    case = journey.case
    listed = {poster.name: poster for poster in case.game.posters}
    need(len(listed) == len(case.game.posters), "two posters are listed for the same kind")
    drawn: set[bytes] = set()
    for events in (journey.dealt.events, *(step.played.events for step in journey.steps)):
        for event in events:
            if event.poster is None:
                continue
            name = event.poster.name
            need(event.to is None, f"the poster {name} is for seats {event.to} alone")
            need(name in listed, f"the poster {name} is not among the posters of the game")
            key = encode_json(event.poster)
            if key not in drawn:
                drawn.add(key)
                _draw(case, event.poster)
    for poster in listed.values():
        _draw(case, poster)


def _draw(case: Case, poster: Poster) -> None:
    need(set(poster.seats) <= set(range(case.seats)), f"{poster.name} shows seats {poster.seats}")
    for voice in case.voices:
        sheet = case.game.draw_poster(poster, voice)
        need(sheet.drawing is not None, f"the poster {poster.name} is no picture")
        need(sheet.title.strip() and sheet.text.strip(), f"the poster {poster.name} has no words")


POSTERS = (posters_can_be_posted,)
