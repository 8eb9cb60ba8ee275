"""Whom a new table reaches: said of it wherever its invitation is."""

from __future__ import annotations

import pytest

from kingsroad_tui.together import at_table_words as at_table
from kingsroad_tui.together import hosting, words
from kingsroad_tui.together import verifying_words as browser_seats
from kingsroad_tui.together.hosting import is_only_here, new_host, reach_lines


@pytest.mark.parametrize(
    ("address", "via", "only_here"),
    [
        ("127.0.0.1", "", True),
        ("127.0.0.2", "", True),
        ("::1", "", True),
        ("192.0.2.7", "", False),
        ("127.0.0.1", "relay.example.org:7625/0123456789abcdef", False),
        ("0.0.0.0", "127.0.0.1:7625/0123456789abcdef", True),
        ("0.0.0.0", "[::1]:7625/0123456789abcdef", True),
        ("0.0.0.0", "localhost:7625/0123456789abcdef", True),
    ],
)
def test_whom_an_invitation_reaches(address: str, via: str, *, only_here: bool) -> None:
    kept = new_host("kingsroad", {}, "Ann", 2, hints=True, limit=None)
    kept.address, kept.via, kept.port = address, via, 7000
    assert is_only_here(kept) is only_here
    said = " ".join(
        [*reach_lines(kept), *words.invitation_lines("8G00-AB", "join", only_here=only_here)]
    )
    assert ("Friends run: join 8G00-…" in said) is not only_here
    assert ("only this computer can reach" in said.lower()) is only_here
    assert all(option in said for option in ("--listen", "--via")) is (only_here and not via)


def test_everywhere_without_a_network_is_here_only(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = new_host("kingsroad", {}, "Ann", 2, hints=True, limit=None)
    kept.address = "0.0.0.0"
    monkeypatch.setattr(hosting, "reachable_at", lambda _: [])
    assert is_only_here(kept)
    monkeypatch.setattr(hosting, "reachable_at", lambda _: ["192.0.2.7"])
    assert not is_only_here(kept)


@pytest.mark.parametrize(
    ("gone", "still", "known", "said"),
    [
        (["Wilma"], False, False, "Wilma is still away: wait, or press i to let a computer play"),
        (["Ann", "Bob"], False, False, "Ann and Bob are still away: wait, or press i to let a"),
        (["<hint>"], False, True, "Wait, or press i to let a computer play for <hint>."),
        (["Bob"], True, True, "Wait, or press i to go on without Bob."),
    ],
)
def test_what_a_host_can_do(gone: list[str], said: str, *, still: bool, known: bool) -> None:
    assert at_table.host_can(gone, "i", still=still, known=known).startswith(said)


def test_links_of_this_computer_say_so() -> None:
    """A browser elsewhere cannot open them; those of a network can be opened there."""
    here = browser_seats.link_lines(["http://127.0.0.1:9/seat/x/"], "w", "", [], only_here=True)
    assert any("this computer" in line and "--listen" in line for line in here)
    there = browser_seats.link_lines(["https://192.0.2.7:9/seat/x/"], "w", "AB", [])
    assert not any("--listen" in line for line in there)
