"""Files in another dress: wherever one is read, a byte order mark is skipped, and another encoding
is named.

What is kept line by line, as others leave it: a bad line ends nothing, wherever it stands.

A journal keeps every entry that was written whole, whatever else stands in its file.

What the program keeps for itself is private to the user, also where it was not before.
"""

from __future__ import annotations

import io
import json
import os
import stat
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from functools import partial
from itertools import permutations
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from advisor.core.streams import read_lines
from advisor.kingsroad.players.programs import Program
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
from kingsroad_tui.assassins.places import GAME as TOWN
from kingsroad_tui.assassins.practice.training import TRAINING as ASSASSINS
from kingsroad_tui.cli import run
from kingsroad_tui.files import journal
from kingsroad_tui.files.journal import Journal
from kingsroad_tui.files.locations import autosave_folder, folders, own_folders
from kingsroad_tui.files.typed_files import save_path
from kingsroad_tui.kingsroad.in_app import TABLES
from kingsroad_tui.kingsroad.library.saves import all_games, new_autosave, read_table, write_table
from kingsroad_tui.kingsroad.places import GAME as ROAD
from kingsroad_tui.kingsroad.practice.training import TRAINING as KINGSROAD
from kingsroad_tui.kingsroad.review.review_cache import load_review, store_review
from kingsroad_tui.library.library import analysis_path
from kingsroad_tui.practice.training_book import Happened, TrainingBook, local_now
from kingsroad_tui.rivals.remarks import HeardLine, heard_lines, keep_heard
from kingsroad_tui.settings import stored
from kingsroad_tui.shell.errors import ExitCode, report_crash
from kingsroad_tui.shell.place import Way
from kingsroad_tui.statistics.kept import (
    JUDGED,
    RESULTS,
    JudgedFigures,
    KeptResult,
    KeptSeat,
    KindFigures,
    Occasion,
)
from kingsroad_tui.together.invitation import Invitation, RoomSecret
from kingsroad_tui.together.room_files import guest_seat
from tabletop.game import Forfeit
from tabletop.game_lines import print_line
from tabletop.game_sets import game_names
from tests.support.app.acting import make_app, running, settle, visit
from tests.support.examples import examples
from tests.support.legal import random_game
from tests.support.paths import ROOT
from tests.support.player_scripts import script
from tests.support.practice import THREE, keep_planted_assassins, save_own
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
    stored.write_settings(stored.load_settings(settings), settings)
    before = read_table(saved), all_games(), load_review(saved, game)
    assert before[2] is not None
    for path in (saved, analysis_path(saved), settings):
        path.write_bytes(MARK + path.read_bytes())
    assert (read_table(saved), all_games(), load_review(saved, game)) == before
    assert stored.load_settings(settings) == stored.load_settings(tmp_path / "none")
    settings.write_bytes('{"keys": {"ë": "x"}}'.encode("cp1252"))
    with pytest.raises(stored.SettingsError, match="is Latin-1 text, not UTF-8"):
        stored.load_settings(settings)


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
    with pytest.raises(TournamentError, match="is no results file: this is UTF-16 text"):
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
                assert program.choose(game).code == "16K"
            else:
                with pytest.raises(Forfeit, match="this is Latin-1 text, not UTF-8"):
                    program.choose(game)


def test_the_built_in_board_with_a_mark_is_the_built_in_board(tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_bytes(MARK + KR_BOARD.read_bytes())
    assert read_board(file) == kingdom()


def test_a_game_written_anew_has_no_mark(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_game(path, random_game(2, 1, rounds=1))
    assert path.read_bytes().startswith(b"{")


DAY = 24 * 3600.0

JOURNALS = [
    "data/training.jsonl",
    "data/training-assassins.jsonl",
    "data/results.jsonl",
    "data/judged.jsonl",
    "state/remarks.jsonl",
]

SPOILT: dict[str, Callable[[bytes], bytes]] = {
    "cut": lambda line: line[:-9],
    "NUL": lambda line: line[:30] + b"\0" + line[31:],
    "not UTF-8": lambda line: line.replace(b'":"', b'":"\xff', 1),
    "a surrogate": lambda line: line.replace(b'":"', b'":"\\ud800', 1),
    "nested": lambda _: b"[" * 100_000,
    "a list": lambda line: b"[" + line + b"]",
    "another text": lambda _: b"\xff\xfeh\0i\0",
    "NaN": lambda line: line[:-1] + b',"when":NaN,"at":NaN,"line":NaN,"luck":NaN}',
    "infinite": lambda line: line[:-1] + b',"when":1e999,"at":1e999,"line":1e999,"luck":1e999}',
    "the year 9999": lambda line: _field(line, at="9999-12-31T23:59:59Z", when=2.5e11, line=[]),
    "the year 0": lambda line: _field(line, at="0000-01-01T00:00:00Z", when=-6.2e10, line={}),
    "the year 1": lambda line: _field(line, at="0001-01-01T00:00:00", when=-1e300, line=1),
    "no text": lambda line: _field(line, id=7, mark=7, line=7),
    "far too much": lambda line: _field(line, at=10**40, rounds=10**40, luck=1e300, line=10**40),
    "a wrong letter": lambda line: line.replace(b"GAME1:e", b"GAME1:f").replace(b'"m', b'"n'),
}
"""What may become of a line."""


def _field(entry: bytes, /, **fields: object) -> bytes:
    data = json.loads(entry)
    return json.dumps(data | {name: fields[name] for name in fields if name in data}).encode()


@pytest.fixture
def kept(kingsroad_home: Path) -> list[Path]:
    """All journals, each with what somebody has left there."""
    save_own(THREE[0], judged=True)
    keep_planted_assassins()
    KINGSROAD.book.answer(next(iter(KINGSROAD.book.read().cards.values())).exercise, Happened.RIGHT)
    ASSASSINS.book.answer(next(iter(ASSASSINS.book.read().cards.values())).exercise, Happened.RIGHT)
    RESULTS.add(played("m1"), played("m2", game=TOWN), played("m3", day="2026-11-25"))
    JUDGED.add(JudgedFigures(game=ROAD, mark="m1", luck=0.1, kinds={"witch": KindFigures(3, 0.1)}))
    keep_heard("a line")
    return [kingsroad_home / name for name in JOURNALS]


def played(
    mark: str, *, when: float = 1.79e9, won: bool = True, game: str = ROAD, day: str = ""
) -> KeptResult:
    """A game against one computer player."""
    rival = "planner" if game == TOWN else "level-1"
    seats = (
        KeptSeat(name="Ann", points=9, place=2 - won, won=won),
        KeptSeat(name="Baron", computer=rival, points=5, place=1 + won, won=not won),
    )
    return KeptResult(game, mark, when, seats, occasion=Occasion(day=day))


def all_said(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What the commands say that read the journals."""
    said = []
    for words in (["practise", "--json"], ["statistics"], ["statistics", "--csv"], ["ladder"]):
        for game in ([], ["assassins"]):
            assert run([*game, *words]) == 0
            said.append(capsys.readouterr().out)
    return [*said, *heard_lines()]


@pytest.mark.parametrize("spoilt", SPOILT)
def test_a_line_that_cannot_be_used_is_passed_over_and_stays(
    spoilt: str, kept: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    """First, last or in the middle: nothing else is lost, and writing on leaves it where it is."""
    whole = all_said(capsys)
    bad = {}
    for path in kept:
        lines = path.read_bytes().splitlines()
        wrong = SPOILT[spoilt](lines[0])
        if wrong not in lines:
            bad[path] = wrong
            path.write_bytes(b"\n".join([wrong, lines[0], wrong, *lines[1:], wrong]))
    assert all_said(capsys) == whole
    keep_heard("another")
    RESULTS.add(played("m9"))
    KINGSROAD.book.keep_game("another", [])
    for path, wrong in bad.items():
        assert path.read_bytes().splitlines().count(wrong) == 3


@pytest.mark.parametrize("game", [ROAD, TOWN])
def test_a_computer_player_of_another_version_counts_for_none(
    game: str, kept: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    whole = all_said(capsys)
    known = played("newer", game=game)
    rival = msgspec.structs.replace(known.seats[1], computer="oracle")
    RESULTS.add(msgspec.structs.replace(known, seats=(known.seats[0], rival), ending="volcano"))
    said = all_said(capsys)
    assert [said[at] for at in (2, 3)] == [whole[at] for at in (2, 3)]
    assert "oracle" not in "".join(said)


async def test_the_app_opens_on_journals_full_of_bad_lines(kept: list[Path]) -> None:
    """Every screen that reads them, of both games."""
    for path in kept:
        lines = path.read_bytes().splitlines()
        path.write_bytes(b"\n".join(change(lines[0]) for change in SPOILT.values()))
    async with running() as (_, pilot):
        await settle(pilot)
        for place in ("practise", "", "ladder", "", "statistics"):
            await visit(pilot, Way(place, ROAD) if place else Way("home"))
            await settle(pilot)
        await pilot.press("escape")
        await visit(pilot, Way("enter", TOWN))
        await settle(pilot)


def write_book(path: Path, *events: tuple[float, str, str]) -> None:
    """A training book in which these things happened, so many days ago."""
    first = json.loads(path.read_bytes().splitlines()[0])
    lines = []
    for days, event, name in events:
        at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(time.time() - days * DAY))
        line = {"at": at, "event": event, "id": name or first["id"]}
        lines.append(line | ({"exercise": first["exercise"]} if event == "found" else {}))
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines))


@pytest.mark.parametrize("ahead", [1000, 20, 3650])
@pytest.mark.parametrize("then", [(), ((1.0, "judged", "game"),)])
def test_an_answer_by_a_clock_that_was_ahead_counts_as_of_then(
    ahead: int, then: tuple[tuple[float, str, str], ...], kept: list[Path]
) -> None:
    """The mistake comes back soon, and stays where it is as the days pass."""
    path = kept[0]
    write_book(path, (9, "found", ""), (-ahead, "right", ""), *then)
    os.utime(path, (time.time() - DAY,) * 2)
    for days in (0, 2, 10):
        book = TrainingBook(KINGSROAD.book._journal, partial(_days_from_now, days))
        (card,) = book.read().cards.values()
        assert card.box == 1 and card.due == local_now().date()


def _days_from_now(days: int) -> datetime:
    return local_now() + timedelta(days)


def test_results_are_in_the_order_of_time_however_their_lines_stand(
    kept: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    """Two copies of a home, put together in either way, come to the same."""
    path = kept[2]
    games = [played(f"g{at}", when=1.79e9 + at * DAY, won=at % 2 == 0) for at in range(4)]
    RESULTS.add(*games)
    lines = path.read_bytes().splitlines(keepends=True)[-4:]
    said = set()
    for order in permutations(lines):
        path.write_bytes(b"".join([*order, *order[1:3]]))
        assert run(["ladder"]) == 0
        said.add(capsys.readouterr().out)
        assert [one.mark for one in RESULTS.entries()][:4] == ["g0", "g1", "g2", "g3"]
    assert len(said) == 1


def test_a_game_by_a_clock_that_was_ahead_is_one_before_the_next(kept: list[Path]) -> None:
    """And is of today as long as it is the last; what comes after it is not dated later."""
    now = time.time()
    kept[2].unlink()
    RESULTS.add(played("before", when=now - 5 * DAY), played("ahead", when=now + 1000 * DAY))
    (_, last) = RESULTS.entries()
    assert last.mark == "ahead" and abs(last.when - now) < DAY
    RESULTS.add(played("after", when=now - DAY))
    found = RESULTS.entries()
    assert [one.mark for one in found] == ["before", "ahead", "after"]
    assert found[1].when == found[2].when == now - DAY


@pytest.mark.parametrize("unset", [0.0, 86_400.0, 1e9])
def test_a_game_by_a_clock_that_was_not_set_is_one_between_the_others(
    unset: float, kept: list[Path]
) -> None:
    """It is no first game, and of no year long past; the file's own time may be as wrong."""
    now = time.time()
    kept[2].unlink()
    RESULTS.add(played("before", when=now - 5 * DAY), played("unset", when=unset))
    os.utime(kept[2], (unset, unset))
    found = RESULTS.entries()
    assert [one.mark for one in found] == ["before", "unset"] and found[0].when == now - 5 * DAY
    RESULTS.add(played("after", when=now - DAY))
    os.utime(kept[2], (unset, unset))
    found = RESULTS.entries()
    assert [one.mark for one in found] == ["before", "unset", "after"]
    assert found[1].when == found[2].when == now - DAY


class Line(msgspec.Struct, frozen=True):
    """An entry."""

    number: int
    text: str = ""


@pytest.fixture
def kept_lines(tmp_path: Path) -> Journal[Line]:
    return Journal(lambda: tmp_path / "deep" / "kept.jsonl", Line)


def test_nothing_was_kept_yet(kept_lines: Journal[Line]) -> None:
    assert kept_lines.entries() == []
    kept_lines.add()
    assert not kept_lines.path.exists()


def test_entries_come_back_in_their_order(kept_lines: Journal[Line]) -> None:
    kept_lines.add(Line(1), Line(2, "[b]\n\u2028é"))
    kept_lines.add(Line(3))
    assert kept_lines.entries() == [Line(1), Line(2, "[b]\n\u2028é"), Line(3)]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
def test_the_file_is_private(kept_lines: Journal[Line]) -> None:
    before = os.umask(0)
    try:
        kept_lines.add(Line(1))
    finally:
        os.umask(before)
    assert stat.S_IMODE(kept_lines.path.stat().st_mode) == 0o600


@examples(60)
@given(st.binary(max_size=60), st.integers(0, 40))
def test_what_cannot_be_read_costs_no_other_line(
    tmp_path_factory: pytest.TempPathFactory, junk: bytes, cut: int
) -> None:
    """Junk in the middle, and a line that a crash left unfinished, stay in the file."""
    path = tmp_path_factory.mktemp("kept") / "kept.jsonl"
    kept_lines = Journal(lambda: path, Line)
    kept_lines.add(Line(1))
    unfinished = msgspec.json.encode(Line(7, "half"))[:cut][:-1]
    with path.open("ab") as file:
        file.write(junk.replace(b"number", b"") + b"\n" + unfinished)
    content = path.read_bytes()
    kept_lines.add(Line(2))
    assert kept_lines.entries() == [Line(1), Line(2)]
    assert path.read_bytes().startswith(content)


def test_two_write_at_the_same_time(kept_lines: Journal[Line]) -> None:
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda number: kept_lines.add(Line(number)), range(200)))
    assert sorted(line.number for line in kept_lines.entries()) == list(range(200))


def test_of_a_file_too_long_the_end_counts(
    kept_lines: Journal[Line], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_lines.add(*map(Line, range(100)))
    monkeypatch.setattr(journal, "MAX_BYTES", 200)
    numbers = [line.number for line in kept_lines.entries()]
    assert 0 < len(numbers) < 100
    assert numbers == list(range(100 - len(numbers), 100))


def test_what_is_no_file_holds_nothing_and_is_not_written_to(tmp_path: Path) -> None:
    folder = Journal(lambda: tmp_path, Line)
    assert folder.entries() == []
    with pytest.raises(OSError, match=str(tmp_path)):
        folder.add(Line(1))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes as files there")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    pipe = Journal(lambda: path, Line)
    assert pipe.entries() == []
    with pytest.raises(OSError, match="pipe"):
        pipe.add(Line(1))


def test_what_a_link_leads_to_is_added_to_and_a_link_to_nothing_says_so(tmp_path: Path) -> None:
    target, link = tmp_path / "other.jsonl", tmp_path / "link"
    link.symlink_to(target)
    kept_lines = Journal(lambda: link, Line)
    with pytest.raises(OSError, match="leads nowhere"):
        kept_lines.add(Line(1))
    assert not target.exists()
    target.write_bytes(b"")
    kept_lines.add(Line(1))
    assert kept_lines.entries() == Journal(lambda: target, Line).entries() == [Line(1)]
    assert link.is_symlink()
    device = tmp_path / "device"
    device.symlink_to(os.devnull)
    with pytest.raises(OSError, match="is not a regular file"):
        Journal(lambda: device, Line).add(Line(1))


pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")

SETUP = setup_of(PERSON, COMPUTER)


@pytest.fixture(autouse=True)
def open_to_all() -> Iterator[None]:
    """The rights that a careless system gives to new files."""
    before = os.umask(0o000)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def write_everything() -> list[Path]:
    """One file of every kind that the program keeps for itself."""
    game = random_game(2, 1, rounds=2)
    TABLES.new(Game(("Ann", "Bob")), SETUP, print).save()
    autosave, saved = new_autosave(), save_path("evening")
    write_table(autosave, game, SETUP)
    write_table(saved, game, SETUP)
    store_review(saved, game, sample_review(game))
    stored.write_settings(stored.AppSettings())
    report_crash()
    return [
        *autosave.parent.iterdir(),
        saved,
        analysis_path(saved),
        stored.settings_file(),
        folders().state / "crash.log",
    ]


def test_new_files_and_folders_are_private() -> None:
    for path in write_everything():
        assert mode(path) == 0o600, path
    made = own_folders()
    assert {autosave_folder(), folders().data, folders().config} <= set(made)
    for folder in made:
        assert mode(folder) == 0o700, folder


def wide_folders() -> list[Path]:
    """The program's own folders, with those of the autosaves of two games."""
    for folder in (folders().config, folders().data, autosave_folder(), autosave_folder("other")):
        folder.mkdir(parents=True)
    own = own_folders()
    assert len(own) == 5
    return own


def test_wide_folders_of_an_earlier_version_are_closed() -> None:
    for folder in wide_folders():
        folder.chmod(0o755)
    write_table(new_autosave(), Game(("Ann", "Bob")), SETUP)
    assert {mode(folder) for folder in own_folders()} == {0o700}


def test_the_app_closes_wide_folders_when_it_starts() -> None:
    for folder in wide_folders():
        folder.chmod(0o777)
    make_app()
    assert {mode(folder) for folder in own_folders()} == {0o700}


def test_a_game_saved_elsewhere_has_the_rights_that_its_owner_wants(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    os.umask(0o022)
    write_table(tmp_path / "game.json", Game(("Ann", "Bob")), SETUP)
    assert mode(tmp_path / "game.json") == 0o644
    assert mode(tmp_path) == 0o755
