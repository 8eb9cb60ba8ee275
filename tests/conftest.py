"""What every test relies on: a plain terminal, and a home of its own."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from advisor.core.threads import use_one_thread

# Before any test imports NumPy.
use_one_thread()

# What is compiled is kept, as it is for people: programs that tests start need a third less for it.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# Before Textual is imported: it reads these once, and they change what is drawn. The snapshot
# plugin tells its worker processes by such a name where its folder is; that one stays.
for _name in list(os.environ):
    if _name.startswith("TEXTUAL_SNAPSHOT"):
        continue
    if _name == "NO_COLOR" or _name.startswith("TEXTUAL"):
        del os.environ[_name]
os.environ["TEXTUAL_ANIMATIONS"] = "none"
os.environ["COLORTERM"] = "truecolor"
os.environ["TERM"] = "xterm-256color"

# Properties are tried with the same examples at every run, so that what passed once passes again,
# and no example has to be quick; `make soak` loads the other profile and looks for new ones, and
# more of them (`tests.support.examples`).
settings.register_profile("steady", deadline=None, derandomize=True, max_examples=35)
settings.register_profile("explore", deadline=None, print_blob=True, max_examples=100)
settings.load_profile("steady")

# A run in the background has Ctrl+C ignored, and so would the programs that tests interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)
# One that outlives its terminal (`nohup`) has SIGHUP ignored, and so would they.
if hasattr(signal, "SIGHUP"):
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


def pytest_collection_finish() -> None:
    """What was imported for the tests stays to the end: no collection walks through it again.

    Every app that a test starts leaves much behind, and what is left is collected less often: a
    tenth of the work of all tests of screens is saved.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@pytest.fixture(autouse=True)
def kingsroad_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Settings, saved games and logs of a test lie in a folder of its own."""
    home = tmp_path / "kingsroad-home"
    monkeypatch.setenv("KINGSROAD_HOME", str(home))
    return home


@pytest.fixture(autouse=True)
def signal_handlers() -> Iterator[None]:
    """A test leaves Ctrl+C as it found it: the programs that the next one starts inherit that."""
    before = signal.getsignal(signal.SIGINT)
    yield
    signal.signal(signal.SIGINT, before)
