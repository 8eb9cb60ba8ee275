"""Every example in the documentation works as it stands: what can be typed is run, what can be
read is read, and nothing is left out.

The language of a fence says what a block is: ``sh`` and the names of shells are typed line by
line, ``json``, ``toml`` and ``python`` are read or run as they stand, ``schema`` is a message with
parts left out ("..."), ``text`` is a drawing.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import click
import msgspec
import pytest

from assassins.notation import print_position as print_town
from assassins.position import AssassinsPosition
from assassins.records import decode_game as decode_town
from assassins.records import encode_game as encode_town
from assassins.replay import AssassinsPositionData
from kingsroad.board import parse_board
from kingsroad.games import Game
from kingsroad.notation import looks_like_code, parse_position
from kingsroad.position import PositionData, starting_position
from kingsroad.records import decode_game, encode_game
from kingsroad_tui.cli import cli, run
from tests.support.app.processes import in_terminal
from tests.support.documents import PAGES, Block, blocks, commands, words_of
from tests.support.legal import random_game
from tests.support.paths import ROOT
from tests.support.together.sealed_games import SealedGame

Out = pytest.CaptureFixture[str]

SHELLS = ("bash", "zsh", "fish")
LANGUAGES = {"sh", *SHELLS, "json", "toml", "python", "schema", "text"}

TYPED = {" ".join(words_of(line)): line for _, line in commands("sh")}
"""Every line that is to be typed, once, as it stands, by its words."""

OPENS_APP = ("kingsroad", "kingsroad learn", "kingsroad assassins", "kingsroad play GAME.json")
SLOW = ("train", "serve", "level-1", "advisor", "careful", ".py", "KR1:", "Bob:", "page.html")
"""What marks a line that is only parsed in the normal run; all are run in the full volume."""

TOGETHER = re.compile(r"kingsroad (assassins )?(host|join|relay)\b")
"""Lines by which people play together; `commands/test_together.py` runs them."""

COMMANDS = [words for words in TYPED if words.startswith("kingsroad")]
QUICK = [
    words
    for words in COMMANDS
    if not any(mark in words for mark in SLOW) and not TOGETHER.match(words)
]


def opens_app(words: str) -> bool:
    return words in OPENS_APP or "--board" in words


# ------------------------------------------------------------------------- nothing is left out


def test_every_block_says_what_it_is() -> None:
    assert {block.language for block in blocks()} == LANGUAGES
    assert [str(block) for block in blocks() if block.language not in LANGUAGES] == []


def test_every_line_to_be_typed_is_of_a_kind_that_is_tried() -> None:
    known = ("kingsroad", "make ", "chmod +x ", "pipx install .", "uv tool install .")
    assert [line for line in TYPED if not line.startswith(known)] == []
    assert len(QUICK) > 15


# --------------------------------------------------------------------------- what can be typed


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files that the examples name."""
    folder = tmp_path_factory.mktemp("examples")
    game = random_game(2, 7, rounds=3)
    (folder / "GAME.json").write_bytes(encode_game(Game(("Ann", "Bob"), rounds=game.rounds)))
    (folder / "FRIENDS.json").write_bytes(SealedGame(2, Random(7)).play(6).record())
    (folder / "board.toml").write_text(blocks("toml")[0].text)
    (folder / "TOWN.json").write_bytes(encode_town(decode_town(_assassins_record(), "the page")))
    for name, block in zip(("mine.py", "idle.py"), blocks("python"), strict=True):
        (folder / name).write_text(block.text)
        (folder / name).chmod(0o755)
    for words in (
        ["tournament", "random", "random", "--tables", "1", "--cap", "1"],
        ["assassins", "tournament", "random", "--matches", "1"],
    ):
        name = "matches.jsonl" if words[0] == "assassins" else "games.jsonl"
        assert run([*words, "--results", str(folder / name)]) == 0
    return folder


def _assassins_record() -> str:
    return next(b.text for b in blocks("json") if "king-and-assassins-game" in b.text)


@pytest.fixture
def typed(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[str], tuple[int, list[object]]]:
    """Types a line in that folder: its exit code, and the apps that it opened."""
    apps: list[object] = []

    def opened(app: object) -> int:
        apps.append(app)
        return 0

    monkeypatch.chdir(folder)
    monkeypatch.setattr("kingsroad_tui.commands.running.run_app", opened)
    monkeypatch.setattr("sys.stdin", (tmp_path / "nothing").open("w+"))
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    return lambda line: (run(words_of(line)[1:]), apps)


@pytest.mark.parametrize("words", QUICK)
def test_a_line_that_is_typed_works(words: str, typed: Any, capsys: Out) -> None:
    code, apps = typed(TYPED[words])
    said = capsys.readouterr()
    assert code == 0, said.err
    assert len(apps) == opens_app(words)
    assert apps or said.out or "Report written" in said.err


def test_the_complete_player_forfeits_nothing(typed: Any, capsys: Out) -> None:
    (line,) = {line for line in TYPED.values() if "./mine.py" in line}
    assert typed(f"{line} --json")[0] == 0
    played = json.loads(capsys.readouterr().out)
    assert played["games"] == 4 and played["forfeits"] == []


@pytest.mark.parametrize("words", COMMANDS)
def test_a_line_has_only_what_its_command_takes(words: str) -> None:
    parse(words_of(TYPED[words])[1:])


def parse(words: list[str]) -> None:
    """Reads a command line to its last word, without running it. Raises click.UsageError."""
    command: click.Command = cli
    context: click.Context | None = None
    while isinstance(command, click.Group) and words:
        name, rest = words[0], words[1:]
        if name == "--help":
            return
        if context is None and name.startswith("-"):
            name, rest = "play", words
        inner = command.get_command(click.Context(command), name)
        if inner is None:
            raise click.UsageError(f"there is no command {name}")
        command, words = inner, rest
        context = click.Context(command, context, info_name=name)
    if context is not None and not isinstance(command, click.Group):
        command.make_context(command.name, words, parent=context.parent)


@pytest.mark.parametrize(
    "words", [["tournament"], ["tournament", "a", "--tabels", "2"], ["asassins"], ["replay", "-x"]]
)
def test_a_wrong_line_would_be_found(words: list[str]) -> None:
    with pytest.raises(click.UsageError):
        parse(words)


@pytest.mark.parametrize("words", [words for words in TYPED if words.startswith("make")])
def test_a_target_of_make_is_there(words: str) -> None:
    subprocess.run(["make", "--dry-run", *words.split()[1:]], cwd=ROOT, check=True)


@pytest.mark.parametrize(("place", "line"), commands(*SHELLS), ids=lambda text: text.split()[0])
def test_a_shell_completes_after_its_line(place: str, line: str, typed: Any) -> None:
    """In that shell where it is installed; else what it would be given is there."""
    del place
    shell = re.findall(r"=(\w+)_source", line)[0]
    if shutil.which(shell) is None:
        shell, line = "bash", re.sub(r'^eval "\$\((.*)\)".*|\|.*', r"\1", line)
    done = subprocess.run([shell, "-c", line], check=True, capture_output=True, text=True)
    assert done.stderr == ""


# ---------------------------------------------------------------------------- what can be read


@pytest.mark.parametrize("block", blocks("json"), ids=str)
def test_json_is_what_the_page_says_it_is(block: Block) -> None:
    found = json.loads(block.text)
    if found.get("format") == "kingsroad-game":
        game = decode_game(block.text, str(block))
        assert set(found) <= set(msgspec.json.decode(encode_game(game)))
    elif found.get("format") == "king-and-assassins-game":
        town = decode_town(block.text, str(block))
        assert found.get("pending") in (None, " ".join(str(r.action) for r in town.running))
    elif "phase" in found:
        whole = msgspec.to_builtins(AssassinsPositionData.of(_start_of_town()))
        assert set(found) == set(whole)
        assert {key: found[key] for key in ("round", "phase", "king", "wounds")} == {
            key: whole[key] for key in ("round", "phase", "king", "wounds")
        }
    else:
        position = msgspec.json.decode(block.text, type=PositionData)
        assert position == PositionData.of(starting_position(2))


def _start_of_town() -> AssassinsPosition:
    from assassins.position import starting_position
    from assassins.town import side_a

    return starting_position(side_a(), side_a().kings[0].square)


def test_both_kinds_of_pending_are_shown() -> None:
    shown = [block.text for block in blocks("json") if '"pending": {' in block.text]
    assert len(shown) == 1 and decode_game(shown[0], "the page").pending is not None
    shown = [block.text for block in blocks("json") if '"pending": "' in block.text]
    assert len(shown) == 1 and decode_town(shown[0], "the page").running


@pytest.mark.parametrize("block", blocks("toml"), ids=str)
def test_toml_is_a_board(block: Block) -> None:
    assert parse_board(block.text).name == "My copy"


@pytest.mark.parametrize("block", blocks("schema"), ids=str)
def test_a_shortened_message_has_only_fields_and_kinds_that_there_are(block: Block) -> None:
    schemas = "".join(file.read_text() for file in (ROOT / "docs" / "schemas").glob("*.json"))
    kinds = set(re.findall(r'"type":"([\w-]+)"', block.text))
    assert kinds and {kind for kind in kinds if f'"{kind}"' not in schemas} == set()
    fields = set(re.findall(r'"(\w+)":', block.text))
    assert {field for field in fields if f'"{field}":' not in schemas} == set()


SPANS = [
    (page, span)
    for page in PAGES
    if page.name != "CHANGELOG.md"
    for span in re.findall(r"(?<!`)`([^`\n]+)`(?!`)", page.read_text(encoding="utf-8"))
]
"""What stands in backquotes in the middle of a sentence."""


def test_codes_in_sentences_are_positions() -> None:
    codes = [span for _, span in SPANS if looks_like_code(span)]
    assert len(codes) > 5
    for code in codes:
        assert parse_position(code).seats
    (town,) = [span for _, span in SPANS if span.startswith("KA1:")]
    assert print_town(_start_of_town()) == town


def test_commands_and_options_in_sentences_are_there() -> None:
    commands = [cli, *_all_commands(cli)]
    options = {option for command in commands for option in _options(command)} | {"--help"}
    unknown: list[tuple[str, str]] = []
    for page, span in SPANS:
        words = span.split()
        if "python" in words[0]:  # another program's
            continue
        if words[0] == "kingsroad" and not _is_command(words[1:]):
            unknown.append((page.name, span))
        given = [word for word in words if re.fullmatch(r"--[a-z][a-z-]+", word)]
        unknown += [(page.name, span) for option in given if option not in options]
    assert unknown == []
    told = " ".join(span for page, span in SPANS if page.name == "commands.md")
    names = [name for name, command in cli.commands.items() if not command.hidden]
    assert [name for name in names if f"kingsroad {name}" not in told] == ["assassins"]


def _is_command(words: list[str]) -> bool:
    """Whether the words begin with a command, or with an option that needs none."""
    command: click.Command | None = cli
    for name in words:
        if not isinstance(command, click.Group) or name.startswith("-"):
            break
        command = command.get_command(click.Context(command), name)
    return command is not None


def _all_commands(group: click.Group) -> list[click.Command]:
    found: list[click.Command] = []
    for name in group.list_commands(click.Context(group)):
        command = group.get_command(click.Context(group), name)
        assert command is not None
        found.append(command)
        if isinstance(command, click.Group):
            found += _all_commands(command)
    return found


def _options(command: click.Command) -> set[str]:
    return {name for parameter in command.params for name in parameter.opts}


# ------------------------------------------------------------------------------- what help says


HELPED = [[], *([name] for name in cli.list_commands(click.Context(cli)))]


@pytest.mark.parametrize("words", HELPED, ids=" ".join)
def test_pages_that_help_names_are_there(words: list[str], capsys: Out) -> None:
    assert run([*words, "--help"]) == 0
    said = capsys.readouterr().out
    assert "README" not in said
    for name in re.findall(r"\bdocs/[\w./-]*\w", said):
        assert (ROOT / name).exists()


def test_the_help_of_the_engine_names_the_page_of_its_protocol(capsys: Out) -> None:
    assert run(["engine", "--help"]) == 0
    assert "docs/engine.md" in capsys.readouterr().out


def test_help_shows_what_is_taken_without_a_command(capsys: Out) -> None:
    """`kingsroad --board FILE` and `kingsroad --plain` are `kingsroad play` with that option."""
    assert run(["--help"]) == 0
    said = capsys.readouterr().out
    play = cli.get_command(click.Context(cli), "play")
    assert play is not None
    for option in _options(play) - {"file"}:
        assert option in said
    assert "kingsroad play" in said


# ----------------------------------------------------------------------------- the full volume


@pytest.mark.soak
def test_every_line_works_in_a_shell(folder: Path, tmp_path: Path) -> None:
    """All of them, one after the other, literally, in a new folder that has only the examples'
    files; what the lines before have made is there for those after them."""
    for name in ("GAME.json", "TOWN.json", "FRIENDS.json", "board.toml", "mine.py", "idle.py"):
        shutil.copy(folder / name, tmp_path)
    here = Path(sys.executable).parent
    environment = {
        **os.environ,
        "PATH": f"{here}{os.pathsep}{os.environ['PATH']}",
        "TERM": "xterm-256color",
    }
    for words, line in TYPED.items():
        if words.startswith(("make", "pipx", "uv ")) or TOGETHER.match(words):
            continue
        if opens_app(words):
            with in_terminal(["bash", "-c", f"cd '{tmp_path}'; exec {line}"], environment) as seen:
                assert seen.read_until(lambda shown: b"\x1b[?1049h" in shown, 60.0), line
                assert seen.read_until(lambda shown: len(shown) > 2000, 60.0), line
            continue
        serves = words == "kingsroad serve"
        process = subprocess.Popen(
            ["bash", "-c", f"exec {line}" if serves else line],
            cwd=tmp_path,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        if serves:
            with pytest.raises(subprocess.TimeoutExpired):
                process.wait(10)
            process.send_signal(signal.SIGINT)
        output, errors = process.communicate()
        assert process.returncode == 0 or serves, f"{line}\n{output}\n{errors}"
