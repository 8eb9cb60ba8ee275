"""The templates of the reports: they escape every value, and a missing one is an error.

No value can bring controls or invisible characters into a report (`tabletop.shown`).
"""

from __future__ import annotations

from collections.abc import Callable

from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from markupsafe import Markup

from tabletop.shown import shown_lines


def html_template(name: str) -> Template:
    """A template that escapes every value as HTML."""
    return _environment(_fit, autoescape=True).get_template(name)


def escaping_template(name: str, escape: Callable[[object], str]) -> Template:
    """A template that passes every value through ``escape``."""
    return _environment(escape).get_template(name)


def _fit(value: object) -> object:
    """A value fit to be shown; what is HTML already was built from such texts."""
    plain = isinstance(value, str) and not isinstance(value, Markup)
    return shown_lines(str(value)) if plain else value


def _environment(finalize: Callable[[object], object], *, autoescape: bool = False) -> Environment:
    return Environment(
        loader=PackageLoader("kingsroad_tui.report"),
        autoescape=autoescape,
        finalize=finalize,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
