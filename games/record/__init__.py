"""A game as a text file: writing it, reading it, replaying it and checking it (docs/records.md).

A game is its deal and its moves: every state follows from them.
"""

from games.record.computers import Question, is_chosen, questions
from games.record.model import FORMAT, Computer, Move, Outcome, Record, RecordError, Source
from games.record.reading import read
from games.record.replaying import (
    Ply,
    Recorder,
    Replay,
    check,
    plies,
    replay,
    respelled,
    start_chance,
)
from games.record.writing import write

__all__ = [
    "FORMAT",
    "Computer",
    "Move",
    "Outcome",
    "Ply",
    "Question",
    "Record",
    "RecordError",
    "Recorder",
    "Replay",
    "Source",
    "check",
    "is_chosen",
    "plies",
    "questions",
    "read",
    "replay",
    "respelled",
    "start_chance",
    "write",
]
