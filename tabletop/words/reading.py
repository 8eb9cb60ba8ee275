"""What the voice needs of the library: messages as it reads them, numbers as it takes them."""

from __future__ import annotations

from typing import Any

from babel import Locale
from fluent.runtime.types import FluentFloat, FluentInt
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource, TextElement
from fluent.syntax.visitor import Transformer

from tabletop.say import Points
from tabletop.words.catalogue import unbroken
from tabletop.words.numbers import points, style_of


class _Count(FluentInt):
    """A whole number, in groups of digits where the language has them, with a true minus sign."""

    def format(self, locale: Locale) -> str:
        return super().format(locale).replace("-", "−")


class _Points(FluentFloat):
    def format(self, locale: Locale) -> str:
        return points(float(self), style_of(locale.language))


def number(fact: Any) -> Any:
    """A fact for the library: numbers and points as above, all else as it is."""
    match fact:
        case int():
            return _Count(fact)
        case Points(value):
            # The library makes a plain number of it again, so it is rounded here.
            return _Points(round(value, 1))
        case _:
            return fact


def grouped(count: int, locale: Locale) -> str:
    """A whole number in the middle of a text."""
    return _Count(count).format(locale)


class _Unbroken(Transformer):
    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802  # the library's
        return TextElement(unbroken(node.value))


def read(source: str) -> Resource:
    """A message, whose lines may be broken anywhere."""
    resource = FluentParser(with_spans=False).parse(source)
    _Unbroken().visit(resource)
    return resource
