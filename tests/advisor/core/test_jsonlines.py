"""JSON lines: split wherever they are cut, and never held when they are too long."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable

import pytest

from advisor.core.streams import read_lines, write_line


def reader(chunks: Iterable[bytes]) -> Callable[[int], bytes]:
    held = iter(chunks)
    return lambda _: next(held, b"")


@pytest.mark.parametrize("size", [1, 2, 3, 7, 100])
def test_lines_are_the_same_wherever_the_stream_is_cut(size: int) -> None:
    text = b"one\n\ntwo\nlast"
    chunks = [text[start : start + size] for start in range(0, len(text), size)]
    assert list(read_lines(reader(chunks), 10)) == [b"one", b"", b"two", b"last"]


@pytest.mark.parametrize("size", [1, 2, 3, 7, 100])
def test_a_line_may_have_just_the_length_allowed(size: int) -> None:
    text = b"1234\n12345\n123"
    chunks = [text[start : start + size] for start in range(0, len(text), size)]
    assert list(read_lines(reader(chunks), 4)) == [b"1234", None, b"123"]


def test_a_line_of_any_length_is_refused_without_being_held() -> None:
    chunks = [b"x" * 65_536] * 100 + [b"\nshort\n" + b"y" * 10]
    assert list(read_lines(reader(chunks), 1_000)) == [None, b"short", b"y" * 10]


def test_a_last_line_that_is_too_long_is_refused_too() -> None:
    assert list(read_lines(reader([b"a\n", b"x" * 11]), 10)) == [b"a", None]


def test_what_is_written_is_read_again() -> None:
    output = io.BytesIO()
    write_line(output, {"text": "two\nlines"})
    write_line(output, [1, None])
    output.seek(0)
    assert list(read_lines(output.read, 100)) == [b'{"text":"two\\nlines"}', b"[1,null]"]
