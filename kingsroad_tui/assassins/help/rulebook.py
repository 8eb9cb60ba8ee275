"""The rules as data."""

from __future__ import annotations

from functools import cache
from importlib import resources

from kingsroad_tui.help.rules_page import RulesSection, parse_rules


@cache
def assassins_rules() -> tuple[RulesSection, ...]:
    """The complete rules of King & Assassins."""
    text = resources.files("kingsroad_tui.assassins.help").joinpath("rules.md")
    return parse_rules(text.read_text(encoding="utf-8"))
