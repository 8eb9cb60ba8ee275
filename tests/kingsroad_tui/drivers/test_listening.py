"""What is heard from a terminal: keys and clicks, and nothing of bytes that mean nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual.events import Key, MouseDown, Paste, Resize
from textual.message import Message

from kingsroad_tui.drivers.terminal import MOST, Listener, bounded


def heard(*pieces: bytes) -> list[Message]:
    listener = Listener()
    return [message for piece in pieces for message in listener.feed(piece)]


def keys(*pieces: bytes) -> str:
    return "".join(event.character or "" for event in heard(*pieces) if isinstance(event, Key))


@pytest.mark.parametrize(
    "junk",
    [
        b"\xff",
        b"\xe9",  # Latin-1 é
        b"\xc3",  # the first half of an é
        b"\xa9",  # the second half
        b"\xed\xa0\x80",  # half of a surrogate pair
        b"\xf0\x9f\x91",  # an emoji cut short
        b"\xc0\xaf",  # too long a form of /
        bytes(range(128, 256)),
        b"\x1b[M \xff!",  # the mouse at column 223
        b"\x1b[M#\xc3\xa9",  # let go at column 163, row 137, which is an é as UTF-8
        b"\x1b[M !!\x1b[M \xe9\xe9",
        b"\x1b[99999999999u",
        b"\x1b[1114112;1u",
        b"\x1b[<0;3;3M"[:0] + b"\x1b[48;0;0;9;9t",
    ],
)
def test_bytes_that_are_no_text_are_passed_over_in_pieces_of_any_length(junk: bytes) -> None:
    sent = b"a" + junk + b"q"
    assert keys(sent) == "aq"
    for border in range(len(sent) + 1):
        assert keys(sent[:border], sent[border:]) == "aq"
    assert keys(*(sent[at : at + 1] for at in range(len(sent)))) == "aq"


def test_letters_of_every_alphabet_are_heard_across_borders() -> None:
    sent = "éßпя王👑".encode()
    for border in range(len(sent) + 1):
        assert keys(sent[:border], sent[border:]) == "éßпя王👑"


def test_clicks_are_heard_and_pastes_are_whole() -> None:
    (click,) = heard(b"\x1b[<0;3;4M")
    assert isinstance(click, MouseDown) and (click.x, click.y) == (2, 3)
    (paste,) = heard(b"\x1b[200~two \xff", b"words\x1b[201~x")[:1]
    assert isinstance(paste, Paste) and paste.text == "two words"


@given(st.lists(st.binary(max_size=40), max_size=8))
def test_no_bytes_make_it_deaf(pieces: list[bytes]) -> None:
    listener = Listener()
    for piece in pieces:
        list(listener.feed(piece))
    # Whatever was begun is ended by these: a sequence, a report of the mouse, a paste.
    list(listener.feed(b"~" * 40 + b"\x1b[201~"))
    assert [event.character for event in listener.feed(b"q") if isinstance(event, Key)] == ["q"]


@pytest.mark.parametrize(
    "report", [b"\x1b[48;99999;99999;0;0t", b"\x1b[48;1;4000000;1;1t", b"\x1b[48;0;0;0;0t"]
)
def test_a_terminal_has_a_size_that_can_be_drawn(report: bytes) -> None:
    (event,) = heard(report)
    assert isinstance(event, Resize)
    assert event.size == bounded(event.size)
    assert 1 <= event.size.width <= MOST.width and 1 <= event.size.height <= MOST.height


def test_a_mouse_over_a_terminal_without_columns() -> None:
    assert heard(b"\x1b[48;0;0;9;9t\x1b[<0;3;3M")[1:] == []
