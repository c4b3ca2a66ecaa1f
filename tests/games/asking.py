"""The `games` command, as somebody types it."""

import pytest

from games.__main__ import main


class Ask:
    """Runs a command; a wrong one must say one sentence and nothing else."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: str) -> str:
        assert main(words) == 0
        out, err = self.capsys.readouterr()
        assert err == ""
        return out

    def wrong(self, *words: str) -> str:
        assert main(words) == 1
        _, err = self.capsys.readouterr()
        assert err.startswith("games: ")
        assert err.endswith("\n")
        assert err.count("\n") == 1
        return err.removeprefix("games: ").strip()
