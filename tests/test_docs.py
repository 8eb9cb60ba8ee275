"""The documentation: links lead somewhere, named files exist, examples run."""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from advisor.assassins.programs import AssassinsProgram
from advisor.program_processes import command_of
from assassins.actions import Side
from assassins.games import Opponents, new_game
from tests.support.documents import PAGES, blocks
from tests.support.paths import ROOT

_LINK = re.compile(r"\]\((?!https?://)([^)#]*)(?:#([^)]*))?\)")
_FILE = re.compile(
    r"`((?:kingsroad|advisor|kingsroad_tui|assassins|tests|docs|screenshots)/[\w/.-]+)`"
)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_and_named_files_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    linked = [(page.parent / name if name else page, part) for name, part in _LINK.findall(text)]
    named = [ROOT / name for name in _FILE.findall(text)]
    assert [path for path in [*(path for path, _ in linked), *named] if not path.exists()] == []
    assert [(path, part) for path, part in linked if part and part not in _parts(path)] == []


def _parts(page: Path) -> set[str]:
    """What a link to a page may lead to in it: its headings, as they are written there."""
    headings = re.findall(r"^#+ (.*)", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= 150


@pytest.mark.parametrize("package", ["advisor", "kingsroad_tui"])
def test_the_drawing_has_every_room(package: str) -> None:
    drawing = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rooms = [path.parent.name for path in (ROOT / package).glob("*/__init__.py")]
    assert [room for room in rooms if f" {room}/" not in drawing] == []


def example_program(number: int, folder: Path) -> str:
    """The command line of an example in the page about programs, by its place in it."""
    file = folder / "player.py"
    file.write_text(blocks("python")[number].text, encoding="utf-8")
    command = command_of(f"cmd:'{sys.executable}' '{file}'")
    assert command is not None
    return command


def test_the_example_program_of_king_and_assassins_plays(tmp_path: Path) -> None:
    game = new_game(Opponents("Ann", "Bob"))
    with AssassinsProgram(example_program(1, tmp_path), Side.PEOPLE) as program:
        game = replace(game, secret=program.choose_secret(game)).turn_up(game.town.deck[0])
        assert program.play_phase(game.end_phase()) == []
