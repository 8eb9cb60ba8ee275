"""Text in another dress: a mark is skipped, and another encoding is named."""

from __future__ import annotations

import codecs

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.encoding import encoding_problem, without_mark

TEXT = '{"name": "Zoë’s board"}\n'


@given(st.text())
def test_utf8_is_no_problem_with_a_mark_or_without(text: str) -> None:
    content = text.encode()
    if content.startswith((codecs.BOM_UTF8, b"\0")) or b"\0" in content[:8]:
        return
    assert encoding_problem(content) is None
    assert encoding_problem(codecs.BOM_UTF8 + content) is None
    assert without_mark(codecs.BOM_UTF8 + content) == content == without_mark(content)


@pytest.mark.parametrize("name", ["UTF-16", "UTF-32"])
@pytest.mark.parametrize("order", ["", "LE", "BE"])
def test_wide_encodings_are_named_with_a_mark_or_without(name: str, order: str) -> None:
    assert encoding_problem(TEXT.encode(name + order)) == f"is {name} text, not UTF-8"


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (TEXT.encode("cp1252"), "is Windows-1252 text (line 1), not UTF-8"),
        ('\n\n{"name": "Zoë"}'.encode("latin-1"), "is Latin-1 text (line 3), not UTF-8"),
        ("Zoë".encode("latin-1"), "is Latin-1 text, not UTF-8"),
        ("Zoë, né".encode()[:-1], "is not UTF-8"),
        (b"\x89PNG\r\n\x1a\n\x00\xe9", "is not UTF-8 (line 1)"),
        (b"", None),
    ],
)
def test_narrow_encodings_are_named_but_not_for_damaged_text(
    content: bytes, problem: str | None
) -> None:
    assert encoding_problem(content) == problem
