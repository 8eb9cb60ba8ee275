"""Lines as they are typed: words, cards and names, on any keyboard."""

from __future__ import annotations

import io

import pytest

from kingsroad_tui.lines.line_io import ask, ask_command
from kingsroad_tui.lines.setup import ask_until


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Help", "Help"),
        ("рудз", "help"),
        ("３ ８ Л", "3 8 K"),
        ("1 2 к", "1 2 r"),
        ("ηιντ", "hint"),
        ("Тф4-ф3", "Na4-a3"),
        ("save Партия 2", "save Партия 2"),
        ("ыфму Партия 2", "save Партия 2"),
    ],
)
def test_words_and_cards_are_read_by_their_keys(
    monkeypatch: pytest.MonkeyPatch, typed: str, meant: str
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{typed}\n"))
    assert ask_command("Your cards") == meant


def test_a_mark_at_the_beginning_of_answers_from_a_file_is_none_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\ufeff3\nAnn\n"))
    assert ask_until("How many", "2", ("2", "3")) == "3"
    assert ask("Your name") == "Ann"


def test_an_answer_to_choose_from_is_read_by_its_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("н\nТ\n２\n"))
    assert ask_until("y or n", "n", ("y", "n")) == "y"
    assert ask_until("y or n", "y", ("y", "n")) == "n"
    assert ask_until("How many", "3", ("2", "3")) == "2"


def test_a_name_stays_as_it_is_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("Тимур\n"))
    assert ask("Name of person 1") == "Тимур"
