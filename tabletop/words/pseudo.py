"""English as it never is: every message in brackets, with accents, and about 40 % wider.

What stands on a screen without brackets was not said by a message; what is cut here would be cut in
a language with longer words.
"""

from __future__ import annotations

from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Pattern, Resource, Term, TextElement
from fluent.syntax.visitor import Transformer

OPEN, CLOSE = "⟦", "⟧"
_ACCENTS: Final = str.maketrans(
    {
        **dict(zip("bcdfghjklmnpqrsvwxyz", "bçđƒĝĥĵķļɱñþqřšvŵxýž", strict=True)),
        **dict(zip("BCDFGHJKLMNPQRSTVWXYZ", "ßÇĐƑĜĤĴĶĻṀÑÞQŘŠŤVŴXÝŽ", strict=True)),
        **{one: 2 * accented for one, accented in zip("aeiout", "áéíóúť", strict=True)},
        **dict(zip("AEIOU", "ÁÉÍÓÚ", strict=True)),
    }
)
"""Four letters in ten of English are vowels or t: each is said twice."""


class _Accents(Transformer):
    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802  # the library's
        return TextElement(node.value.translate(_ACCENTS))


def pseudo(source: str) -> str:
    """The source of a message or a term in the pseudo-locale."""
    resource = _Accents().visit(FluentParser(with_spans=False).parse(source))
    assert isinstance(resource, Resource)
    for entry in resource.body:
        assert isinstance(entry, Message | Term)
        for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
            if pattern is not None:
                _bracket(pattern)
    return FluentSerializer().serialize(resource)


def _bracket(pattern: Pattern) -> None:
    pattern.elements = [TextElement(OPEN), *pattern.elements, TextElement(CLOSE)]
