"""What people call a game becomes a file's name that every platform takes."""

from __future__ import annotations

import unicodedata
from pathlib import Path, PureWindowsPath

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.files import MAX_TITLE_BYTES, free_path, safe_file_name


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("a/b", "a-b"),
        ("..\\..\\evil", "evil"),
        ("CON", "_CON"),
        ("nul.json", "_nul.json"),
        ("lpt¹", "_lpt¹"),
        ("console", "console"),
        ("  Ann \t vs\nBob. ", "Ann vs Bob"),
        ("a\x1b[31m\u202eb", "a[31mb"),
        ("C:game", "C-game"),
        ("-rf", "rf"),
        (".hidden", "hidden"),
        ("/ . /", ""),
        ("Ñandú", "Ñandú"),
        ("\ud800x", "x"),
    ],
)
def test_a_title_becomes_a_name(title: str, name: str) -> None:
    assert safe_file_name(title) == name


@given(st.text(st.characters(codec=None), max_size=300) | st.sampled_from(["aux.", "COM7 .x"]))
def test_every_name_is_safe(title: str) -> None:
    name = safe_file_name(title)
    assert len(name.encode()) <= MAX_TITLE_BYTES
    assert not set(name) & set('<>:"/\\|?*')
    assert not any(unicodedata.category(char) in ("Cc", "Cf", "Cs") for char in name)
    assert name == name.strip(" .") and not name.startswith(("-", "~"))
    assert not name or len(Path(name).parts) == 1
    assert not PureWindowsPath(name).is_reserved()
    assert safe_file_name(name) == name


def test_a_free_name_is_one_that_nothing_has(tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    assert free_path(path) == path
    path.symlink_to(tmp_path / "nowhere")
    (tmp_path / "page-2.html").mkdir()
    assert free_path(path) == tmp_path / "page-3.html"
