"""What makes the suite fast enough to run."""

from __future__ import annotations

import subprocess
import sys
from types import SimpleNamespace
from typing import Any

from tests.conftest import pytest_collection_modifyitems


def test_processes_that_tests_start_compile_nothing_twice() -> None:
    asked = [sys.executable, "-c", "import sys; print(sys.dont_write_bytecode)"]
    assert subprocess.run(asked, capture_output=True, text=True, check=True).stdout == "False\n"


def test_long_tests_begin_first_and_all_others_keep_their_order() -> None:
    items: list[Any] = [
        SimpleNamespace(name=name, get_closest_marker={"long": mark}.get)
        for name, mark in (("a", None), ("b", object()), ("c", None), ("d", object()))
    ]
    pytest_collection_modifyitems(items)
    assert [item.name for item in items] == ["b", "d", "a", "c"]
