"""Text from outside through every field of every file format, into every output: none comes raw."""

from __future__ import annotations

import ast
import json
import shlex
import sys
import unicodedata
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
import pytest
from textual.events import Paste
from textual.screen import Screen
from textual.widgets import Input, Select, Static

from advisor.messages.plans import TournamentPlan
from advisor.messages.protocol import AdviceSettings, Review
from advisor.workshop.tournament.standings import GameResult
from kingsroad.board import Board, kingdom
from kingsroad.games import Game
from kingsroad.notation import print_position
from kingsroad.position import Variant
from kingsroad.records import encode_game, write_game
from kingsroad_tui.cli import run
from kingsroad_tui.curtain.dialog import CurtainScreen
from kingsroad_tui.curtain.words import passing_to
from kingsroad_tui.files.locations import autosave_folder
from kingsroad_tui.keys.registry import Key
from kingsroad_tui.kingsroad.hints.what_if import OpponentsDialog
from kingsroad_tui.kingsroad.home.new_game import NewGameScreen
from kingsroad_tui.kingsroad.library.saves import SAVES, read_table, write_table
from kingsroad_tui.kingsroad.lines.mode import LINES
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.kingsroad.report.sections import REPORT
from kingsroad_tui.kingsroad.review.review_cache import load_review, store_review
from kingsroad_tui.library.save_game import SaveGameDialog, save_dialog
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.settings.screen import PressKeyDialog
from kingsroad_tui.shell.errors import report_crash
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.dialog import ConfirmDialog
from tabletop.say import Say
from tabletop.shown import decode_shown, shown, shown_json
from tests.support.app.acting import make_app, running, tap, text_of, to_analysis, to_game, visit
from tests.support.legal import random_game
from tests.support.paths import ROOT
from tests.support.sample_review import sample_review
from tests.support.seats import setup_of
from tests.support.yardstick import assert_within_yardsticks

Out = pytest.CaptureFixture[str]

TITLE = "\x1b]0;owned\x07"
"""Sets the title of the terminal's window."""

HOSTILE = (
    TITLE,
    "\x1b]52;c;b3duZWQ=\x07",
    "\x9b31m\x85",
    "\u202eesrever\u202c \u2066isolate\u2069",
    "zero\u200bwidth\u2060",
    "line\u2028and\u2029paragraph",
    "[/x] [b]bold[/b] [link='https://x.invalid']x[/link] [@click=app.quit]q[/]",
    "%s %n {0} {{ 7 * 7 }} <script>alert(1)</script>",
)
"""Escape sequences, controls, bidirectional overrides, invisible characters, markup, formats."""

NAMES = ("[/x]", "\u202e[b]nnA\u202c", "\u200b%s{0}", "<b>&amp;", "[link=x]\u2066y")
"""Names that records allow."""


def raw_in(text: str) -> list[str]:
    """The characters of an output that no terminal, page or log may get; line ends are its own."""
    return [
        f"U+{ord(char):04X}"
        for char in text
        if char != "\n" and unicodedata.category(char) in {"Cc", "Cf", "Cs", "Zl", "Zp"}
    ]


def hostile_board() -> Board:
    board = kingdom()
    regions = tuple(
        replace(region, name=f"[/x]\u202e{region.number}\u200b%s", source="\u2066[b]<i>")
        for region in board.regions
    )
    return Board("[/x]\u202eboard", regions)


def hostile_game(players: int = 3, rounds: int = 3) -> Game:
    """A game with hostile names on a hostile board."""
    game = random_game(players, 7, rounds=rounds)
    return Game(NAMES[:players], Variant.STANDARD, hostile_board(), rounds=game.rounds)


def hostile_setup(game: Game) -> Setup:
    """A table where every program forfeited for a hostile reason."""
    return setup_of(
        Seat(),
        *(Seat(SeatKind.COMPUTER, "level-1") for _ in game.players[1:]),
    ).with_forfeits({1: " ".join(HOSTILE)})


def hostile_review(game: Game) -> Review:
    review = sample_review(game)
    settings = msgspec.structs.replace(review.settings, assumptions=list(HOSTILE))
    return msgspec.structs.replace(review, settings=settings, method=" ".join(HOSTILE))


# ------------------------------------------------------------------------------ the one place


@pytest.mark.parametrize("text", HOSTILE)
def test_what_is_shown_has_nothing_raw_and_as_many_characters(text: str) -> None:
    assert raw_in(shown(text)) == []
    assert len(shown(text)) == len(text)
    assert shown(shown(text)) == shown(text)


def test_every_character_there_is() -> None:
    everything = "".join(map(chr, range(sys.maxunicode + 1)))
    assert raw_in(shown(everything)) == []


def test_a_long_text_is_cut() -> None:
    assert shown("x" * 1_000_000, 20) == "x" * 19 + "…"
    assert shown("x" * 20, 20) == "x" * 20


@pytest.mark.parametrize("text", [*HOSTILE, "\U000e0041", "\x7f"])
def test_json_means_the_same_and_holds_nothing_raw(text: str) -> None:
    encoded = shown_json(msgspec.json.encode({"text": text}).decode())
    assert raw_in(encoded) == []
    assert json.loads(encoded) == {"text": text}


def test_every_text_of_a_decoded_file_is_fit_and_short() -> None:
    content = msgspec.json.encode({TITLE: [TITLE * 1000, {"a": "b"}]})
    data = decode_shown(content, dict[str, list[object]])
    assert raw_in(str(data)) == []
    assert max(len(str(item)) for item in data[shown(TITLE)]) <= 2000


# ------------------------------------------------------------------------------------- files


def test_why_a_seat_forfeited_is_fit_in_a_saved_game(tmp_path: Path) -> None:
    game = hostile_game()
    path = tmp_path / "saved.json"
    content = {
        **msgspec.json.decode(encode_game(game)),
        "table": {
            "seats": [
                {"kind": "person"},
                {"kind": "computer", "computer": "level-1", "forfeit": TITLE * 100},
                {"kind": "computer", "computer": "level-1"},
            ]
        },
    }
    path.write_bytes(msgspec.json.encode(content))
    setup = read_table(path).setup
    assert setup is not None
    assert raw_in(setup.forfeited[1]) == [] and len(setup.forfeited[1]) <= 200


def test_every_text_of_a_kept_analysis_is_fit(tmp_path: Path) -> None:
    game = hostile_game()
    record = tmp_path / "game.json"
    store_review(record, game, hostile_review(game))
    review = load_review(record, game)
    assert review is not None
    assert raw_in(msgspec.json.encode(review).decode()) == []
    assert review.settings.assumptions[0] == shown(TITLE)


def test_forfeits_of_results_are_fit() -> None:
    result = msgspec.json.decode(msgspec.json.encode(hostile_result("level-1")), type=GameResult)
    assert raw_in(result.forfeits["1"]) == [] and len(result.forfeits["1"]) <= 200


def hostile_result(player: str) -> GameResult:
    return GameResult(
        table=0,
        rotation=0,
        players=[player, "random"],
        scores=[40, 3],
        nobles=[0, 0],
        shares=[1.0, 0.0],
        luck=[0.0, 0.0],
        rounds=9,
        capped=False,
        forfeits={"1": " ".join(HOSTILE) * 20},
        seconds=[0.0, 0.0],
    )


# ---------------------------------------------------------------------------------- commands


def board_file(board: Board) -> str:
    """A board as TOML, whose texts are written as JSON's are."""
    lines = [f"name = {json.dumps(board.name)}"]
    for region in board.regions:
        lines += [
            "[[regions]]",
            f"region = {region.number}",
            f"name = {json.dumps(region.name)}",
            f"banner = {list(region.banner)}",
            f"source = {json.dumps(region.source)}",
        ]
    return "\n".join(lines)


def files_of(folder: Path) -> dict[str, str]:
    """A hostile game, analysis and board as files, and a code; by what they are."""
    game = hostile_game()
    record = folder / "\x1b[31m\u202egame.json"
    write_game(record, game)
    review = msgspec.structs.replace(hostile_review(game), settings=AdviceSettings())
    store_review(record, game, review)
    board = folder / "board.toml"
    board.write_text(board_file(game.board))
    broken = folder / "broken\x9b.json"
    broken.write_text(json.dumps({"format": TITLE, "version": 1}))
    no_board = folder / "\u202eno-board.toml"
    no_board.write_text('name = "\\u001b[31m"\n')
    return {
        "game": str(record),
        "board": str(board),
        "code": print_position(game.position),
        "broken": str(broken),
        "no board": str(no_board),
        "missing": str(folder / TITLE),
    }


COMMANDS = (
    ("replay", "game"),
    ("replay", "--json", "game"),
    ("replay", "broken", "missing"),
    ("analyse", "game"),
    ("analyse", "--json", "game"),
    ("analyse", "--markdown", "game"),
    ("analyse", "broken"),
    ("position", "game"),
    ("position", "code"),
    ("board", "board"),
    ("board", "--ascii", "game"),
    ("board", "no board"),
    ("play", "--board", "no board"),
    ("advise", "game", "--player", "0", "--belief", "uniform", "--seconds", "1"),
    ("advise", "game", "--player", "0", "--belief", "uniform", "--seconds", "1", "--json"),
    ("advise", "game", "--player", TITLE),
    ("advise", "game", "--player", "0", "--assume", f"{TITLE}: plays 5"),
    ("advise", "game", "--player", "0", "--assume", f"[/x]: {TITLE}"),
    ("advise", "game", "--player", "0", "--goal", TITLE),
    ("tournament", TITLE, "random"),
    (TITLE,),
)


@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: " ".join(map(ascii, words)))
def test_no_command_prints_anything_raw(
    words: tuple[str, ...], tmp_path: Path, capsys: Out
) -> None:
    files = files_of(tmp_path)
    run([files.get(word, word) for word in words])
    printed = capsys.readouterr()
    assert printed.out or printed.err
    assert raw_in(printed.out) == []
    assert raw_in(printed.err) == []
    assert max(map(len, printed.err.splitlines()), default=0) <= 500


def test_a_tournament_prints_nothing_raw_out_of_its_results(tmp_path: Path, capsys: Out) -> None:
    plan = TournamentPlan(players=["level-1", "random"], seats=2, tables=1)
    results = tmp_path / "results.jsonl"
    rows = [hostile_result("level-1"), hostile_result(f"level-1{TITLE}")]
    results.write_bytes(b"".join(msgspec.json.encode(row) + b"\n" for row in (plan, *rows)))
    for form in ([], ["--json"]):
        run(["tournament", "level-1", "random", "--tables", "1", "--results", str(results), *form])
        printed = capsys.readouterr()
        assert raw_in(printed.out + printed.err) == []


@pytest.mark.parametrize(
    "content",
    [
        lambda codes: {"rounds": [{"selections": [codes, ["1"]]}]},
        lambda codes: {"rounds": [{"selections": [["x".join(codes)], ["1"]]}]},
        lambda codes: {"rounds": [], "variant": "".join(codes)},
        lambda codes: {"rounds": [], "players": ["".join(codes), "Bob"]},
        lambda codes: {"rounds": [{"selections": [], "reselections": {"".join(codes): []}}]},
        lambda codes: {"rounds": [], "".join(codes): 1, "start": {"".join(codes): 1}},
        lambda codes: {"rounds": [], "format": "".join(codes)},
    ],
)
def test_an_error_about_a_million_codes_is_one_short_line(
    content: Callable[[list[str]], dict[str, object]], tmp_path: Path, capsys: Out
) -> None:
    base = {"format": "kingsroad-game", "version": 1, "players": ["Ann", "Bob"]}
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode({**base, **content(["1"] * 1_000_000)}))
    for command in (["replay"], ["advise", "--player", "0"]):
        assert run([*command, str(file)]) == 2
        printed = capsys.readouterr().err
        assert printed.count("\n") == 1 and len(printed) <= 500


def test_an_error_about_a_huge_argument_is_one_short_line(capsys: Out) -> None:
    huge = "9" * 100_000
    for words in (["replay", huge], ["advise", huge, "--player", huge], ["board", f"KR1:{huge}"]):
        assert run(words) == 2
        assert len(capsys.readouterr().err) <= 501
    assert run(["position", "--round", huge, "KR1:s:1:1:0DW.00000000.-:0DW.00000000.-"]) == 2
    assert len(capsys.readouterr().err) <= 501


# ------------------------------------------------------------------------------------ reports


def test_reports_hold_nothing_raw_and_no_markup() -> None:
    game = hostile_game(5, rounds=60)
    review = hostile_review(game)
    page = REPORT.html(game, review)
    text = REPORT.markdown(game, review)
    assert raw_in(page) == [] and raw_in(text) == []
    assert "<script>alert" not in page and "<b>&amp;" not in page
    assert "<script>" not in text and "[/x]" not in text.replace("\\[/x\\]", "")
    assert "\\[/x\\]" in text and "[/x]" in page


def test_a_crash_is_written_down_without_anything_raw(kingsroad_home: Path) -> None:
    try:
        raise RuntimeError(" ".join(HOSTILE))
    except RuntimeError:
        line = report_crash()
    assert raw_in(line) == []
    assert raw_in((kingsroad_home / "state" / "crash.log").read_text()) == []


# --------------------------------------------------------------------------------- plain play


def test_plain_play_prints_nothing_raw(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Out
) -> None:
    game = hostile_game(2, rounds=2)
    write_table(autosave_folder() / "hostile.json", game, setup_of(Seat(), Seat()))
    (autosave_folder() / "damaged\u202e.json").write_text(json.dumps({"format": TITLE}))
    words = ["y", "", "help", "map", "players", "hand", "history", "code", TITLE]
    words += [f"save {tmp_path}/{TITLE}/x", "undo", "quit"]
    typed = tmp_path / "typed"
    typed.write_text("\n".join(words) + "\n")
    with typed.open() as lines:
        monkeypatch.setattr(sys, "stdin", lines)
        LINES.play(hostile_board())
    printed = capsys.readouterr()
    assert shown(NAMES[0]) in printed.out
    assert raw_in(printed.out) == [] and raw_in(printed.err) == []


# ------------------------------------------------------------------------------------ the app


def places(record: Path) -> dict[str, Way]:
    """Every way to a screen that shows names, boards, programs or files."""
    game = hostile_game()
    finished = hostile_game(rounds=60)
    setup = hostile_setup(game)
    return {
        "new game": Way("new", "kingsroad"),
        "open": Way("open", "kingsroad"),
        "rules": Way("rules"),
        "settings": Way("settings"),
        "play": to_game(game, setup),
        "end": Way("end", "kingsroad", table=Table(finished, hostile_setup(finished), _unsaved)),
        "choose analysis": Way("analyse", "kingsroad"),
        "analysis": to_analysis(game, setup, record=record),
        "edit": Way("editor", "kingsroad", position=game.position, names=game.players),
        "name players": Way("follow", "kingsroad"),
        "record table": Way("record", "kingsroad", game=Game(NAMES[:2], board=hostile_board())),
    }


def _unsaved(game: Game, setup: Setup) -> None:
    """Where nothing is to be kept."""


@pytest.mark.parametrize("place", places(Path()))
async def test_no_screen_shows_anything_raw_or_parses_names(
    place: str, kingsroad_home: Path
) -> None:
    record = kingsroad_home / "data" / "\x1b[31m[b]\u202e.json"
    write_game(record, hostile_game())
    store_review(record, hostile_game(), hostile_review(hostile_game()))
    async with running(make_app(board=hostile_board()), (140, 50)) as (app, pilot):
        await pilot.pause()
        assert raw_in(text_of(app)) == []
        await visit(pilot, places(record)[place])
        await pilot.pause(0.2)
        assert raw_in(text_of(app)) == []
        for text in HOSTILE:
            app.screen.notify(text, title=text)
            app.notify(text, title=text, markup=True)
        await pilot.pause(0.2)
        assert raw_in(text_of(app)) == []
        if place in {"play", "analysis", "edit", "record table"}:
            assert "[/x]" in text_of(app)
        assert all(field.max_length for field in app.screen.query(Input))
        await pilot.press("f1")
        assert raw_in(text_of(app)) == []


def dialogs(text: str) -> tuple[Screen[Any], ...]:
    """Every dialog that shows a name, a game or a question, with this text for it."""
    game = hostile_game()
    table = Table(game, hostile_setup(game), _unsaved)
    says = Say("play-entry-key", game=text, about=text)
    return (
        ConfirmDialog(text, text, text),
        CurtainScreen(partial(passing_to, text)),
        PressKeyDialog(Key("app.x", "x", "x", says, Say("place-help"))),
        save_dialog(SAVES, game, hostile_setup(game)),
        OpponentsDialog(table, 0, [text]),
    )


async def test_no_dialog_shows_anything_raw_or_parses_names() -> None:
    async with running(size=(140, 50)) as (app, pilot):
        await pilot.pause()
        for dialog in dialogs(f"[/x] {' '.join(HOSTILE)}"):
            await app.push_screen(dialog)
            await pilot.pause(0.2)
            assert raw_in(text_of(app)) == []
            texts = " ".join(str(static.visual) for static in dialog.query(Static))
            if not isinstance(dialog, SaveGameDialog | OpponentsDialog):
                assert "[/x]" in texts


@pytest.mark.parametrize("field", ["board", "cmd-0", "name-0"])
async def test_the_form_of_a_new_game_shows_its_errors_as_text(field: str) -> None:
    async with running(size=(140, 50)) as (app, pilot):
        await visit(pilot, Way("new", "kingsroad"))
        if field.startswith("cmd"):
            await pilot.press("f2")
            app.screen.query_one("#kind-0", Select).value = "program"
        for text in (*HOSTILE, "[/x]", "[b]", "[link=x]", "/[/x]"):
            app.screen.query_one(f"#{field}", Input).value = shlex.quote(text)
            await tap(pilot, "ctrl+g")
            assert raw_in(text_of(app)) == []
            if field == "board" and text == "[/x]":
                assert "[/x]: No such file" in text_of(app)
            if not isinstance(app.screen, NewGameScreen):
                break


MEGABYTE = "KR1:" + "x" * 1_000_000


FIELDS: dict[str, Way] = {
    "file": Way("open", "kingsroad"),
    "source": Way("analyse", "kingsroad"),
    "search": Way("rules"),
    "names": Way("follow", "kingsroad"),
    "board": Way("new", "kingsroad"),
}


@pytest.mark.parametrize("text", [MEGABYTE, "x" * 29_000], ids=["megabyte", "longest code"])
async def test_pasting_a_megabyte_freezes_nothing(text: str) -> None:
    async with running() as (app, pilot):
        for field, place in FIELDS.items():
            await visit(pilot, place)
            if field == "search":
                await pilot.press("slash")
            typed = app.screen.query_one(f"#{field}", Input)
            typed.focus()
            await pilot.pause()
            start = perf_counter()
            typed.post_message(Paste(text))
            await pilot.pause()
            await tap(pilot, "enter")
            assert_within_yardsticks(perf_counter() - start, 2.5)
            assert len(typed.value) <= (typed.max_length or 0), field


# ------------------------------------------------------------------------------- the only way

_OURS = "kingsroad_tui/widgets/plain.py"
_PLAIN_ONLY = {"Static", "Label", "Button", "Checkbox", "OptionList", "Input", "DataTable", "Log"}


def _calls_and_imports(path: Path) -> set[str]:
    """The names that a module imports from Textual's widgets, calls, or gives as keywords."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module == "textual.widgets":
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.Call):
            found.add(ast.unparse(node.func))
            found |= {f"{key.arg}=" for key in node.keywords if key.arg}
    return found


def test_nothing_goes_round_the_plain_widgets_and_writers() -> None:
    writers = {
        "click.echo": (),
        "print": (),
        "sys.stdout.write": (),
        "write_out": ("errors.py", "line_io.py"),
        "write_error": ("errors.py",),
    }
    for path in sorted((ROOT / "kingsroad_tui").rglob("*.py")):
        name = str(path.relative_to(ROOT))
        found = _calls_and_imports(path)
        if name != _OURS:
            assert not found & _PLAIN_ONLY, name
            assert not {"Content.from_markup", "Text.from_markup", "Content.from_text"} & found, (
                name
            )
        for writer, allowed in writers.items():
            if writer in found:
                assert path.name in {*allowed, "key_table.py"}, f"{name}: {writer}"
