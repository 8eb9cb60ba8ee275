"""The pictures: those the README names are there, and the script that makes them still runs."""

from __future__ import annotations

import re
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.paths import ROOT

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
