"""The templates of the reports: they escape every value, and a missing one is an error."""

from __future__ import annotations

from collections.abc import Callable

from jinja2 import Environment, PackageLoader, StrictUndefined, Template


def html_template(name: str) -> Template:
    """A template that escapes every value as HTML."""
    return _environment(autoescape=True).get_template(name)


def escaping_template(name: str, escape: Callable[[object], str]) -> Template:
    """A template that passes every value through ``escape``."""
    return _environment(finalize=escape).get_template(name)


def _environment(
    *, autoescape: bool = False, finalize: Callable[[object], str] | None = None
) -> Environment:
    return Environment(
        loader=PackageLoader("kingsroad_tui.report"),
        autoescape=autoescape,
        finalize=finalize,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
