"""A journal keeps every entry that was written whole, whatever else stands in its file."""

from __future__ import annotations

import os
import stat
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsroad_tui.files import journal
from kingsroad_tui.files.journal import Journal
from tests.support.examples import examples


class Line(msgspec.Struct, frozen=True):
    """An entry."""

    number: int
    text: str = ""


@pytest.fixture
def kept(tmp_path: Path) -> Journal[Line]:
    return Journal(lambda: tmp_path / "deep" / "kept.jsonl", Line)


def test_nothing_was_kept_yet(kept: Journal[Line]) -> None:
    assert kept.entries() == []
    kept.add()
    assert not kept.path.exists()


def test_entries_come_back_in_their_order(kept: Journal[Line]) -> None:
    kept.add(Line(1), Line(2, "[b]\n\u2028é"))
    kept.add(Line(3))
    assert kept.entries() == [Line(1), Line(2, "[b]\n\u2028é"), Line(3)]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
def test_the_file_is_private(kept: Journal[Line]) -> None:
    before = os.umask(0)
    try:
        kept.add(Line(1))
    finally:
        os.umask(before)
    assert stat.S_IMODE(kept.path.stat().st_mode) == 0o600


@examples(60)
@given(st.binary(max_size=60), st.integers(0, 40))
def test_what_cannot_be_read_costs_no_other_line(
    tmp_path_factory: pytest.TempPathFactory, junk: bytes, cut: int
) -> None:
    """Junk in the middle, and a line that a crash left unfinished, stay in the file."""
    path = tmp_path_factory.mktemp("kept") / "kept.jsonl"
    kept = Journal(lambda: path, Line)
    kept.add(Line(1))
    unfinished = msgspec.json.encode(Line(7, "half"))[:cut][:-1]
    with path.open("ab") as file:
        file.write(junk.replace(b"number", b"") + b"\n" + unfinished)
    content = path.read_bytes()
    kept.add(Line(2))
    assert kept.entries() == [Line(1), Line(2)]
    assert path.read_bytes().startswith(content)


def test_two_write_at_the_same_time(kept: Journal[Line]) -> None:
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda number: kept.add(Line(number)), range(200)))
    assert sorted(line.number for line in kept.entries()) == list(range(200))


def test_of_a_file_too_long_the_end_counts(
    kept: Journal[Line], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept.add(*map(Line, range(100)))
    monkeypatch.setattr(journal, "MAX_BYTES", 200)
    numbers = [line.number for line in kept.entries()]
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
    kept = Journal(lambda: link, Line)
    with pytest.raises(OSError, match="leads nowhere"):
        kept.add(Line(1))
    assert not target.exists()
    target.write_bytes(b"")
    kept.add(Line(1))
    assert kept.entries() == Journal(lambda: target, Line).entries() == [Line(1)]
    assert link.is_symlink()
    device = tmp_path / "device"
    device.symlink_to(os.devnull)
    with pytest.raises(OSError, match="is not a regular file"):
        Journal(lambda: device, Line).add(Line(1))
