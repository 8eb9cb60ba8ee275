"""The hints in docs/hints.md: five, in plain words, and what the program says now.

The pictures: those the README names are there, and the script that makes them still runs.
"""

from __future__ import annotations

import re
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.app.hints_page import BEGIN, END, PAGE, hint, positions
from tests.support.paths import ROOT

THEORY = re.compile(
    r"\b(mix(es|ed)?|nash\w*|beliefs?|margin|drawn|equilibri\w*|epsilon|exploit\w*|regret)\b", re.I
)


def in_the_page() -> list[str]:
    text = PAGE.read_text(encoding="utf-8")
    section = text.partition(BEGIN)[2].partition(END)[0].strip()
    return re.split(r"\n\n(?=\*\*\d+\. )", section)


def test_there_are_five_in_plain_words() -> None:
    found = in_the_page()
    assert len(found) == len(positions()) == 5
    for number, text in enumerate(found, start=1):
        assert text.startswith(f"**{number}. ")
        assert not THEORY.search(text)
        assert "Best choice: " in text and "Advice for winning against ordinary players" in text


def assert_says_so(number: int) -> None:
    """The same sentences; figures may differ by 2, as machines round differently."""
    said, written = hint(number, positions()[number - 1]), in_the_page()[number - 1]
    numbers = re.compile(r"\d+(?:\.\d+)?")
    if said == written:
        return
    assert numbers.sub("#", said) == numbers.sub("#", written)
    for ours, theirs in zip(numbers.findall(said), numbers.findall(written), strict=True):
        assert float(ours) == pytest.approx(float(theirs), abs=2)


@pytest.mark.parametrize("number", [1, 3])
def test_the_program_says_so(number: int) -> None:
    assert_says_so(number)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(1, 6))
def test_the_program_says_all_of_it(number: int) -> None:
    assert_says_so(number)


SCRIPT = ROOT / "screenshots" / "make.py"


def make(names: list[str], folder: Path) -> None:
    """Runs the script into another folder, in a process of its own."""
    command = [sys.executable, str(SCRIPT), "--into", str(folder), *names]
    subprocess.run(command, check=True, timeout=300, cwd=ROOT)


def assert_picture(folder: Path, name: str) -> None:
    svg = (folder / f"{name}.svg").read_text()
    assert "Cascadia Mono" in svg
    assert "Fira Code" not in svg
    assert "http" not in svg.replace("http://www.w3.org", "").replace("https://www.textual", "")
    png = (folder / f"{name}.png").read_bytes()
    assert png.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", png[16:24])
    assert width > 600
    assert height > 200


def test_every_picture_the_readme_names_is_there() -> None:
    named = re.findall(r"\]\((screenshots/[^)]+)\)", (ROOT / "README.md").read_text())
    assert named
    for path in named:
        assert (ROOT / path).is_file(), path


def test_the_script_makes_a_picture(tmp_path: Path) -> None:
    make(["play-80x24"], tmp_path)
    assert_picture(tmp_path, "play-80x24")


@pytest.mark.soak
def test_the_script_makes_every_picture(tmp_path: Path) -> None:
    make([], tmp_path)
    names = sorted(path.stem for path in tmp_path.glob("*.png"))
    assert len(names) >= 15
    for name in names:
        assert_picture(tmp_path, name)
