"""What every test of the app relies on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, wraps
from typing import Any

import pytest
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet

from kingsroad_tui.together import ledger
from kingsroad_tui.together.ledger import check_signature
from tests.support.app.idle import idle_by_the_loop


@pytest.fixture(scope="session", autouse=True)
def _sheets_are_parsed_once() -> Iterator[None]:
    """A style sheet is parsed once for all the apps of a process, not once for each app.

    Only what a sheet says with the same colours is kept: the rules are what parsing it anew yields.
    They are told apart by what they are, as ever, which Python knows faster by itself.
    """
    kept: dict[tuple[object, ...], list[RuleSet]] = {}
    parse = Stylesheet._parse_rules

    @wraps(parse)
    def parse_once(sheet: Stylesheet, *args: Any, **kwargs: Any) -> list[RuleSet]:
        asked = (args, *sorted(kwargs.items()), *sorted(sheet._variables.items()))
        if asked not in kept:
            kept[asked] = parse(sheet, *args, **kwargs)
        return kept[asked]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Stylesheet, "_parse_rules", parse_once)
        patch.setattr(RuleSet, "__hash__", object.__hash__)
        yield


@pytest.fixture(scope="session", autouse=True)
def _idleness_is_seen_and_not_slept_for() -> Iterator[None]:
    """A test goes on as soon as the app has nothing more to do."""
    with idle_by_the_loop():
        yield


@pytest.fixture(scope="session", autouse=True)
def _signatures_are_checked_once() -> Iterator[None]:
    """What everybody at a table checks, and a host anew whenever it comes back, is worked out once.

    All that the answer depends on is given: key, message and signature.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ledger, "check_signature", lru_cache(50_000)(check_signature))
        yield


@pytest.fixture
def talking() -> None:
    """Rivals talk in this test: whoever asks for it says by which mark of the game."""


@pytest.fixture(autouse=True)
def quiet_rivals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rivals say nothing, as what they say follows from a mark that every game gets by chance."""
    if "talking" not in request.fixturenames:
        monkeypatch.setattr("kingsroad_tui.rivals.talking.lines_at", lambda *_: {})
