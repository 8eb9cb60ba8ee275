"""Errors that people read: facts until then, and the same in another process."""

from __future__ import annotations

import pickle
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from assassins.actions import ActionProblem, IllegalAction
from kingsroad.cards import IllegalSelection, Selection
from kingsroad.games import begin_game
from kingsroad.records import RecordError, decode_game
from kingsroad_tui.words.errors import words_of
from tabletop.errors import LocatedError, SaidError, UnusableValue
from tabletop.files import open_file, read_limited
from tabletop.game import Forfeit
from tabletop.say import Say
from tabletop.words.pseudo import CLOSE, OPEN
from tabletop.words.voice import Voice, english, speak


def raised() -> list[SaidError | OSError]:
    """One of each make."""
    found: list[SaidError | OSError] = [
        IllegalAction("Na3>b3", ActionProblem.TOO_DEAR, 3, price=2, left=1),
        Forfeit("./bot", Say("tabletop-answer-illegal", why="so")),
        UnusableValue(Say("tabletop-file-closed")),
    ]
    for fails in (
        lambda: Selection.parse("K1"),
        lambda: begin_game(("Ann", " ")),
        lambda: decode_game('{"format": "kingsroad-game", "version": 1}', "game.json"),
        lambda: open_file(Path("/")),
        lambda: open_file(Path("/nowhere")),
        lambda: read_limited(Path(__file__), 1),
    ):
        with pytest.raises((SaidError, OSError)) as caught:
            fails()
        assert isinstance(caught.value, SaidError | OSError)
        found.append(caught.value)
    return found


def fail(number: int) -> None:
    """Raises one of them, in another process."""
    raise raised()[number]


def test_an_error_is_the_same_in_another_process() -> None:
    for number, error in enumerate(raised()):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error) and str(again) == str(error), number
        assert words_of(again) == words_of(error)
        assert vars(again) == vars(error)
    with ProcessPoolExecutor(1) as pool, pytest.raises(RecordError) as caught:
        pool.submit(fail, len(raised()) - 4).result()
    assert str(caught.value) == "game.json: the field 'players' is missing"
    assert caught.value.source == "game.json"


def test_an_error_is_english_for_programs_and_in_the_voice_for_people() -> None:
    errors = raised()
    in_english = [str(error) for error in errors]
    speak(Voice("en-XA"))
    try:
        assert [str(error) for error in errors] == in_english
        for error in errors:
            assert words_of(error).startswith(OPEN) and words_of(error).endswith(CLOSE)
    finally:
        speak(Voice())


def test_nothing_is_put_into_words_before_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabletop.errors.english", lambda _: pytest.fail("said"))
    for error in raised():
        assert not isinstance(error, IllegalSelection) or error.problem.said == error.why
        pickle.loads(pickle.dumps(error))


def test_what_was_read_is_fit_to_be_shown() -> None:
    error = LocatedError("", Say("tabletop-placed", where="players", what="so"), source="a file")
    assert str(error) == "a file: players: so"
    with pytest.raises(RecordError) as caught:
        decode_game('{"format": "kingsroad-game", "version": 1, "rounds": 1}', "a\x1b\nb" * 100)
    assert str(caught.value).isprintable() and len(str(caught.value)) < 300


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (PermissionError(13, "Permission denied", "x"), "Permission denied"),
        (OSError(99999, "some words of the system"), "some words of the system"),
        (ValueError("two\nlines"), "two lines"),
        (Say("tabletop-record-empty"), "is empty"),
        ("a text", "a text"),
    ],
)
def test_what_no_message_says_is_said_as_it_is(error: Exception | Say | str, words: str) -> None:
    assert words_of(error) == words


def test_english_stays_english() -> None:
    speak(Voice("en-XA"))
    try:
        assert english(Say("tabletop-record-empty")) == "is empty"
    finally:
        speak(Voice())
