"""``python -m bot.checks.playing.logged FILE``: `bot run`, with all it says in a file."""

from __future__ import annotations

import os
import sys

from bot.commands import main
from bot.ending import leave

if __name__ == "__main__":
    file = os.open(sys.argv[1], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    for stream in (1, 2):
        os.dup2(file, stream)
    leave(main(["run"]))
