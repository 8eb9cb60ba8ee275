"""The rules of King's Road, as the rulebook shows them."""

from __future__ import annotations

from functools import cache
from importlib import resources

from kingsroad_tui.help.rules_page import RulesSection, parse_rules


@cache
def rules() -> tuple[RulesSection, ...]:
    """The complete rules."""
    text = resources.files("kingsroad_tui.kingsroad.help").joinpath("rules.md")
    return parse_rules(text.read_text(encoding="utf-8"))
