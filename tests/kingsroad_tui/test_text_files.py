"""Files in another dress: wherever one is read, a byte order mark is skipped, and another encoding
is named."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from advisor.core.streams import read_lines
from advisor.kingsroad.players.programs import Forfeit, Program
from advisor.messages.exercises import KingsroadExercise
from advisor.messages.plans import TournamentPlan
from advisor.messages.puzzle_files import kingsroad_puzzles, puzzle_lines, read_collected
from advisor.workshop.tournament.kingsroad_games import play_table
from advisor.workshop.tournament.results_file import opened_results, read_results
from advisor.workshop.tournament.runner import TournamentError
from assassins.games import Opponents, new_game
from assassins.records import encode_game as encode_town
from kingsroad.board import kingdom, read_board
from kingsroad.games import Game
from kingsroad.records import encode_game, read_game, write_game
from kingsroad_tui.cli import run
from kingsroad_tui.files.journal import Journal
from kingsroad_tui.kingsroad.library.saves import all_games, new_autosave, read_table, write_table
from kingsroad_tui.kingsroad.review.review_cache import load_review, store_review
from kingsroad_tui.library.library import analysis_path
from kingsroad_tui.rivals.remarks import HeardLine
from kingsroad_tui.settings.stored import SettingsError, load_settings, write_settings
from kingsroad_tui.shell.errors import ExitCode
from kingsroad_tui.together.invitation import Invitation, RoomSecret
from kingsroad_tui.together.room_files import guest_seat
from tabletop.game_lines import print_line
from tabletop.game_sets import game_names
from tests.support.legal import random_game
from tests.support.paths import ROOT
from tests.support.player_scripts import script
from tests.support.sample_review import sample_review
from tests.support.seats import COMPUTER, PERSON, setup_of

INVITATION = Invitation("192.0.2.1", 4000, RoomSecret(bytes(range(16))), bytes(8))
MARK = b"\xef\xbb\xbf"
KR_BOARD = ROOT / "kingsroad" / "boards" / "kingdom.toml"
KA_BOARD = ROOT / "assassins" / "boards" / "side_a.toml"

CONTENTS: dict[str, tuple[list[str], Callable[[], bytes]]] = {
    "replay": (["replay"], lambda: encode_game(random_game(2, 1, rounds=1))),
    "position": (["position"], lambda: encode_game(random_game(3, 1, rounds=1))),
    "board": (["board"], KR_BOARD.read_bytes),
    "assassins replay": (
        ["assassins", "replay"],
        lambda: encode_town(new_game(Opponents("Ann", "Bob"))),
    ),
    "assassins board": (["assassins", "board"], KA_BOARD.read_bytes),
    "line": (["replay"], lambda: print_line(encode_game(random_game(2, 1, rounds=1))).encode()),
    "code": (["position"], b"KR1:s:4:5:12DW.00010000.38:9D.10200000.-\n".strip),
}
"""Commands and what they read."""


def _cases() -> Iterator[tuple[str, bool]]:
    for name in CONTENTS:
        if name not in ("code", "line"):
            yield name, False
        if "board" not in name:
            yield name, True


def _run_on(
    content: bytes, name: str, piped: bool, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> ExitCode | int:
    """The exit code of a command on this content, in a file or from standard input."""
    arguments, _ = CONTENTS[name]
    file = folder / ("b.toml" if "board" in name else "g.json")
    file.write_bytes(content)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))
    return run([*arguments, "-" if piped else str(file)])


@pytest.mark.parametrize(("name", "piped"), _cases())
def test_a_mark_is_skipped_and_another_encoding_named(
    name: str,
    piped: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    content = CONTENTS[name][1]()
    assert _run_on(content, name, piped, tmp_path, monkeypatch) == 0
    plain = capsys.readouterr().out
    assert _run_on(MARK + content, name, piped, tmp_path, monkeypatch) == 0
    assert capsys.readouterr().out == plain
    if name in ("code", "line"):
        return
    text = content.decode().replace("Ann", "Zoë").replace("source = ", "source = 'ë' #", 1)
    text = text.replace('"Player 1"', '"Zoë"').replace('"format"', '"ë": 1, "format"', 1)
    for encoding, named in (
        ("utf-16", "UTF-16"),
        ("utf-16-le", "UTF-16"),
        ("utf-16-be", "UTF-16"),
        ("latin-1", "Latin-1"),
    ):
        content = text.encode(encoding)
        assert _run_on(content, name, piped, tmp_path, monkeypatch) == ExitCode.UNUSABLE
        error = capsys.readouterr().err
        assert f"is {named} text" in error and error.count("\n") == 1


def test_a_mark_in_what_the_program_keeps_for_itself(tmp_path: Path) -> None:
    game = random_game(2, 1, rounds=2)
    saved = new_autosave()
    write_table(saved, game, setup_of(PERSON, COMPUTER), saved=7)
    store_review(saved, game, sample_review(game))
    settings = tmp_path / "settings.json"
    write_settings(load_settings(settings), settings)
    before = read_table(saved), all_games(), load_review(saved, game)
    assert before[2] is not None
    for path in (saved, analysis_path(saved), settings):
        path.write_bytes(MARK + path.read_bytes())
    assert (read_table(saved), all_games(), load_review(saved, game)) == before
    assert load_settings(settings) == load_settings(tmp_path / "none")
    settings.write_bytes('{"keys": {"ë": "x"}}'.encode("cp1252"))
    with pytest.raises(SettingsError, match="is Latin-1 text, not UTF-8"):
        load_settings(settings)


def test_a_mark_before_any_line_of_a_journal(tmp_path: Path) -> None:
    """A program may put one at the beginning; files that are joined have more."""
    kept = Journal(lambda: tmp_path / "kept.jsonl", HeardLine)
    kept.add(HeardLine("a"), HeardLine("b"))
    kept.path.write_bytes(MARK + kept.path.read_bytes() * 2 + MARK + kept.path.read_bytes())
    assert [entry.line for entry in kept.entries()] == ["a", "b"] * 3


def test_a_mark_before_puzzles(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    lines = b"".join(puzzle_lines(kingsroad_puzzles()[:2]))
    file.write_bytes(MARK + lines + MARK + b"".join(puzzle_lines(kingsroad_puzzles()[2:3])))
    found = read_collected(file, KingsroadExercise)
    assert (len(found.puzzles), found.unreadable) == (3, 0)


def test_a_mark_before_a_table_that_was_kept(tmp_path: Path) -> None:
    held = guest_seat(INVITATION, lambda: "Ann")
    held[2].release()
    held[0].write_bytes(MARK + held[0].read_bytes())
    again = guest_seat(INVITATION, lambda: "Bob")
    again[2].release()
    assert again[1].seat.name == "Ann"


def test_a_mark_in_a_results_file(tmp_path: Path) -> None:
    plan = TournamentPlan(players=["random", "random"], seats=2, tables=1)
    file = tmp_path / "results.jsonl"
    games = play_table((plan, 0))
    with opened_results(file, plan) as results:
        results.add(games)
    begun = file.read_bytes()
    file.write_bytes(MARK + begun.replace(b"\n{", b"\n" + MARK + b"{", 1))
    assert len(game_names(str(file))) == 2 and len(read_game(file).players) == 2
    assert [game.rotation for game in read_results(file, plan)] == [0, 1]
    file.write_bytes(MARK + begun)
    assert [game.rotation for game in read_results(file, plan)] == [0, 1]
    with opened_results(file, plan) as results:
        assert results.notice == ""
    assert file.read_bytes() == MARK + begun
    file.write_bytes(begun.decode().encode("utf-16"))
    with pytest.raises(TournamentError, match="is no results file: it is UTF-16 text"):
        read_results(file, plan)


@pytest.mark.parametrize("cut", [1, 2, 3, 100])
def test_a_mark_at_the_beginning_of_a_stream_of_lines(cut: int) -> None:
    stream = io.BytesIO(MARK + b'{"a":1}\n' + MARK + b"2\n")
    assert list(read_lines(lambda _: stream.read(cut), 100)) == [b'{"a":1}', MARK + b"2"]


def test_a_program_that_begins_with_a_mark_and_one_that_speaks_latin_1(tmp_path: Path) -> None:
    game = Game(("Ann", "Bob"))
    for encoding, cards in (("utf-8-sig", ["1", "6", "K"]), ("latin-1", ["é"])):
        answer = json.dumps({"id": 1, "selection": cards}, ensure_ascii=False)
        said = answer.encode(encoding) + b"\n"
        text = f"import os\ninput()\nos.write(1, {said!r})\ninput()"
        with Program(script(tmp_path, text)) as program:
            if encoding == "utf-8-sig":
                assert program.choose(game, 0).code == "16K"
            else:
                with pytest.raises(Forfeit, match="it is Latin-1 text, not UTF-8"):
                    program.choose(game, 0)


def test_the_built_in_board_with_a_mark_is_the_built_in_board(tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_bytes(MARK + KR_BOARD.read_bytes())
    assert read_board(file) == kingdom()


def test_a_game_written_anew_has_no_mark(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_game(path, random_game(2, 1, rounds=1))
    assert path.read_bytes().startswith(b"{")
