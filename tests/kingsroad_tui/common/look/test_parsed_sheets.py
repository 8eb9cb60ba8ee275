"""Style sheets are parsed when they come, and anew only for other colours."""

from __future__ import annotations

from typing import Any

import pytest
from textual.css.parse import parse
from textual.css.stylesheet import Stylesheet, StylesheetParseError

from kingsroad_tui.common.look.parsed_sheets import ParsedSheets
from tests.support.app.acting import make_app, settle, visit


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """What is parsed, and its rank, one after the other, as in an app outside the tests."""
    found: list[tuple[str, int]] = []

    def noted(scope: str, css: str, where: Any, *, tie_breaker: int, **kwargs: Any) -> Any:
        found.append((css, tie_breaker))
        return parse(scope, css, where, tie_breaker=tie_breaker, **kwargs)

    monkeypatch.setattr("textual.css.stylesheet.parse", noted)
    alone = Stylesheet._parse_rules.__wrapped__  # type: ignore[attr-defined]  # lru_cache
    monkeypatch.setattr(Stylesheet, "_parse_rules", alone)
    return found


def sheets_with(*texts: str) -> ParsedSheets:
    sheets = ParsedSheets()
    sheets.set_variables({"ink": "red"})
    for text in texts:
        sheets.add_source(text, read_from=(text, ""))
    sheets.reparse()
    return sheets


def test_a_sheet_that_comes_leaves_the_others_as_they_are(parsed: list[tuple[str, int]]) -> None:
    sheets = sheets_with("A { color: $ink; }", "B { color: blue; }")
    sheets.add_source("C { color: $ink; }", read_from=("C", ""))
    sheets.reparse()
    assert [css for css, _ in parsed] == [
        "A { color: $ink; }",
        "B { color: blue; }",
        "C { color: $ink; }",
    ]
    assert len(sheets.rules) == 3 and set(sheets.rules_map) == {"A", "B", "C"}


def test_the_same_colours_again_change_nothing_and_others_everything(
    parsed: list[tuple[str, int]],
) -> None:
    sheets = sheets_with("A { color: $ink; }")
    sheets.set_variables({"ink": "red"})
    sheets.reparse()
    assert len(parsed) == 1
    sheets.set_variables({"ink": "blue"})
    sheets.reparse()
    assert len(parsed) == 2
    assert sheets.rules[0].styles.color.css == "rgb(0,0,255)"


def test_what_cannot_be_parsed_is_said_and_nothing_is_lost(parsed: list[tuple[str, int]]) -> None:
    sheets = sheets_with("A { color: $ink; }")
    sheets.add_source("B { colour: nothing; }", read_from=("B", ""))
    with pytest.raises(StylesheetParseError):
        sheets.reparse()
    assert len(parsed) == 2


async def test_the_app_parses_every_sheet_once(parsed: list[tuple[str, int]]) -> None:
    """Whatever screens come and go; Textual ranks some anew."""
    from kingsroad_tui.common.navigation import ShowRules, ShowSettings

    app = make_app()
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        for wish in (ShowSettings(), ShowRules(), ShowSettings()):
            await visit(pilot, wish)
            await settle(pilot)
    assert len(parsed) == len(set(parsed)) > 10
