"""Whatever somebody names as a file or writes into one, reading it never surprises.

Text in another dress: a mark is skipped, and another encoding is named.
"""

from __future__ import annotations

import codecs
import errno
import os
import socket
import stat
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import BinaryIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop import files
from tabletop.encoding import encoding_problem, without_mark
from tabletop.errors import clause
from tabletop.files import lock_file, move_new, open_file, read_limited, reason, write_atomically
from tabletop.json_fields import toml_too_deep
from tabletop.names import NameProblem, folded_name, name_problem, text_problem
from tabletop.say import Say
from tabletop.shown import one_line, quoted
from tabletop.words.voice import english
from tests.support.yardstick import within_yardsticks


def test_a_regular_file_is_read_also_through_a_link(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    file.write_bytes(b"\r\n\x1a")
    link.symlink_to(file)
    assert read_limited(link, 3) == b"\r\n\x1a"
    with pytest.raises(ValueError, match="larger than it may be"):
        read_limited(link, 2)
    with pytest.raises(ValueError, match="null"):
        read_limited(Path("a\x00b"), 2)


def test_a_pipe_a_socket_and_a_device_are_refused_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # a socket's path must be short
    os.mkfifo("pipe")
    with socket.socket(socket.AF_UNIX) as end:
        end.bind("socket")
        for name in ("pipe", "socket", os.devnull):
            with pytest.raises(OSError, match=r"is not a regular file|No such device") as caught:
                open_file(Path(name))
            assert name not in english(clause(reason(caught.value)))
    with pytest.raises(IsADirectoryError):
        open_file(tmp_path)


def test_a_locked_file_is_not_locked_again(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.touch()
    with open_file(path) as one, open_file(path) as other:
        lock_file(one)
        with pytest.raises(BlockingIOError):
            lock_file(other)
        one.close()
        lock_file(other)


def test_writing_leaves_the_old_file_or_the_new_one(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "file"
    write_atomically(path, b"one")
    write_atomically(path, b"two")
    assert path.read_bytes() == b"two"
    with pytest.raises(OSError, match="directory"):
        write_atomically(tmp_path / "deep", b"x")
    assert [item.name for item in tmp_path.iterdir()] == ["deep"]
    assert [item.name for item in path.parent.iterdir()] == ["file"]


def test_what_is_there_is_replaced_only_where_it_may_be(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_atomically(path, b"one", replace=False)
    for taken in (path, tmp_path / "link", tmp_path / "folder"):
        if taken.name == "link":
            taken.symlink_to(tmp_path / "nowhere")
        elif taken.name == "folder":
            taken.mkdir()
        with pytest.raises(FileExistsError) as caught:
            write_atomically(taken, b"two", replace=False)
        assert caught.value.filename == str(taken)
    assert path.read_bytes() == b"one"
    assert len(list(tmp_path.iterdir())) == 3


def test_what_a_link_leads_to_is_written(tmp_path: Path) -> None:
    """Through several, into another folder, from the link's folder on; it keeps its rights."""
    (tmp_path / "far").mkdir()
    (tmp_path / "near").mkdir()
    file, inner, link = tmp_path / "far" / "file", tmp_path / "far" / "inner", tmp_path / "link"
    file.write_bytes(b"one")
    file.chmod(0o640)
    inner.symlink_to("file")
    link.symlink_to("near/../far/inner")
    write_atomically(link, b"two", 0o600)
    assert file.read_bytes() == b"two" and not file.is_symlink()
    assert stat.S_IMODE(file.stat().st_mode) == 0o640
    assert link.is_symlink() and inner.is_symlink()
    assert sorted(item.name for item in file.parent.iterdir()) == ["file", "inner"]


def test_a_link_that_leads_to_no_file_stays_and_says_so(tmp_path: Path) -> None:
    for name, leads, why in (
        ("nowhere", "gone", "is a link that leads nowhere"),
        ("far", "no/folder/file", "is a link that leads nowhere"),
        ("circle", "circle", "symbolic links"),
        ("folder", ".", "directory"),
        ("below", "file/x", "directory"),
    ):
        (tmp_path / "file").write_bytes(b"mine")
        link = tmp_path / name
        link.symlink_to(leads)
        with pytest.raises(OSError, match=why) as caught:
            write_atomically(link, b"x")
        assert caught.value.filename == str(link) and link.is_symlink()
        with pytest.raises(FileExistsError):
            write_atomically(link, b"x", replace=False)
    assert (tmp_path / "file").read_bytes() == b"mine" and len(list(tmp_path.iterdir())) == 6


@pytest.mark.parametrize("links", [True, False])
def test_of_many_that_want_a_name_one_gets_it(
    tmp_path: Path, links: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where a file has no second names, as on a memory stick."""

    def no_links(*_: object) -> None:
        raise OSError(errno.EPERM, "no links here")

    if not links:
        monkeypatch.setattr(os, "link", no_links)
    path = tmp_path / "file"

    def write(number: int) -> bool:
        try:
            write_atomically(path, str(number).encode() * 1000, replace=False)
        except FileExistsError:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        written = list(pool.map(write, range(10, 30)))
    assert sum(written) == 1
    assert path.read_bytes() == str(10 + written.index(True)).encode() * 1000
    assert [item.name for item in tmp_path.iterdir()] == ["file"]
    with pytest.raises(FileExistsError):
        move_new(path, path)
    with pytest.raises(OSError, match="No such file"):
        move_new(tmp_path / "nowhere", tmp_path / "new")
    assert [item.name for item in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("name", ["x" * 300, "é" * 200, "file/below", "folder"])
def test_an_error_names_the_file_that_was_asked_for(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_bytes(b"")
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match=r"too long|[Dd]irectory") as caught:
        write_atomically(tmp_path / name, b"x")
    assert caught.value.filename == str(tmp_path / name)
    assert sorted(item.name for item in tmp_path.iterdir()) == ["file", "folder"]


def test_a_name_as_long_as_names_may_be_is_written(tmp_path: Path) -> None:
    path = tmp_path / ("漢" * 85)  # 255 bytes
    write_atomically(path, b"x")
    assert path.read_bytes() == b"x"


@pytest.mark.parametrize(
    ("text", "deep"),
    [
        ("[" * 5, False),
        ("[" * 6, True),
        ("[{}]" * 1000, False),
        ('{"a":' * 6 + "1" + "}" * 6, True),
        ('"' + "[" * 99 + '"', False),
        ('"\\"' + "[" * 99 + '"', False),
        ('"\\\\"' + "[" * 99, True),
        ("]" * 99, False),
        ("[[[]]] [[[[[[]]]]]]", True),
        ('"unclosed' + "[" * 99, False),
    ],
)
def test_depth_of_brackets(text: str, deep: bool) -> None:
    assert toml_too_deep(text.encode(), 5) == deep


@pytest.mark.parametrize(
    ("text", "deep"),
    [
        ("a.b.c = 1", False),
        ("a.b.c.d.e.f = 1", True),
        ("[a.b.c.d.e.f]", True),
        ('"a"."b".\'c\'.d.e.f = 1', True),
        ("a = 'x.x.x.x.x.x.x'", False),
        ('a = """x.x.x.x.x.x\n.x"""', False),
        ('a = """x""""\nb = "."', False),
        ("# a.b.c.d.e.f.g", False),
        ("a = 1.5\nb = 1.5\nc = 1.5\nd = 1.5\ne = 1.5\nf = 1.5", False),
    ],
)
def test_depth_of_dotted_keys(text: str, deep: bool) -> None:
    assert toml_too_deep(text.encode(), 5) == deep


@pytest.mark.parametrize("piece", ['"\\"', '"', "'", '"""', "'''", '""""\\', "#", "[]", "{[", "a."])
def test_depth_takes_time_in_proportion_to_the_text(piece: str) -> None:
    text = (piece * (1_000_000 // len(piece))).encode()
    with within_yardsticks(2.5):
        toml_too_deep(text, 32)


def test_names() -> None:
    assert name_problem("[b]x[/b]") is None and name_problem("山田 太郎") is None
    assert name_problem(" \t") is NameProblem.BLANK
    assert name_problem("x" * 41) is NameProblem.TOO_LONG
    for text in ("a\nb", "a\x1b", "a\u2028", "a\ud800"):
        assert text_problem(text, 40) == Say("tabletop-text-control-character")
    assert folded_name("Straße") == folded_name("STRASSE") and folded_name("é") == folded_name(
        "e\u0301"
    )
    assert folded_name("Ann") != folded_name("Anna")


def test_texts_for_errors_are_short_and_printable() -> None:
    assert one_line(" a\n b\t") == "a b"
    assert one_line("a\x1bb\x00") == "a\u241bb\u2400"
    long = one_line("x" * 100 + "y" * 200)
    assert len(long) == 200 and long.startswith("xxx") and long.endswith("yyy") and "…" in long
    assert quoted("a'b\n") == repr("a'b\u240a")
    assert len(quoted("x" * 10_000)) == 42


@pytest.mark.skipif(os.name != "posix", reason="kills by a signal, and locks as Unix does")
@pytest.mark.parametrize("other", [False, True])
def test_what_a_killed_writer_left_goes_with_the_next_writing(
    tmp_path: Path, *, other: bool
) -> None:
    """Whatever file it was of; what somebody writes at that moment stays, and so do files that are
    only called alike."""
    code = (
        "import os, sys\nfrom pathlib import Path\nfrom tabletop.files import write_atomically\n"
        "os.fsync = lambda _: os.kill(os.getpid(), 9)\n"
        "write_atomically(Path(sys.argv[1]), b'a key')\n"
    )
    path = tmp_path / "seat.json"
    for _ in range(2):
        subprocess.run([sys.executable, "-c", code, str(path)], check=False)
    left = [one for one in tmp_path.iterdir() if one.suffix == ".part"]
    assert len(left) == 1  # the second one has removed the first one's
    alike = [tmp_path / name for name in (".part", "x.part", ".0123456789abcdef.part.txt")]
    for one in alike:
        one.write_bytes(b"x")
    now = tmp_path / ".0123456789abcdef.part"
    with now.open("xb") as being_written:
        lock_file(being_written)
        write_atomically(tmp_path / "other" if other else path, b"x", replace=other)
        assert now.exists() and not left[0].exists()
    assert all(one.exists() for one in alike)
    write_atomically(path, b"y")
    assert not now.exists()


def test_a_writer_whose_file_is_taken_for_a_leftover_takes_another_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between making it and locking it, somebody else may have looked."""
    tries = []
    lock = files.lock_file

    def looked_at(file: BinaryIO) -> None:
        tries.append(file.name)
        if len(tries) == 1:
            raise BlockingIOError
        if len(tries) == 2:
            Path(file.name).unlink()
        lock(file)

    monkeypatch.setattr(files, "lock_file", looked_at)
    write_atomically(tmp_path / "a", b"x")
    assert len(tries) >= 3 and (tmp_path / "a").read_bytes() == b"x"
    monkeypatch.setattr(files, "lock_file", lock)
    write_atomically(tmp_path / "b", b"x")
    assert {one.name for one in tmp_path.iterdir()} == {"a", "b"}


def test_where_nothing_can_be_locked_files_are_written_as_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cannot(_: BinaryIO) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(files, "lock_file", cannot)
    for content in (b"one", b"two"):
        write_atomically(tmp_path / "a", content)
    assert [one.name for one in tmp_path.iterdir()] == ["a"]


TEXT = '{"name": "Zoë’s board"}\n'


@given(st.text())
def test_utf8_is_no_problem_with_a_mark_or_without(text: str) -> None:
    content = text.encode()
    if content.startswith((codecs.BOM_UTF8, b"\0")) or b"\0" in content[:8]:
        return
    assert encoding_problem(content) is None
    assert encoding_problem(codecs.BOM_UTF8 + content) is None
    assert without_mark(codecs.BOM_UTF8 + content) == content == without_mark(content)


@pytest.mark.parametrize("name", ["UTF-16", "UTF-32"])
@pytest.mark.parametrize("order", ["", "LE", "BE"])
def test_wide_encodings_are_named_with_a_mark_or_without(name: str, order: str) -> None:
    problem = encoding_problem(TEXT.encode(name + order))
    assert problem == Say("tabletop-encoding-other", encoding=name)


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (TEXT.encode("cp1252"), "this is Windows-1252 text (line 1), not UTF-8"),
        ('\n\n{"name": "Zoë"}'.encode("latin-1"), "this is Latin-1 text (line 3), not UTF-8"),
        ("Zoë".encode("latin-1"), "this is Latin-1 text, not UTF-8"),
        ("Zoë, né".encode()[:-1], "this is not UTF-8"),
        (b"\x89PNG\r\n\x1a\n\x00\xe9", "this is not UTF-8 (line 1)"),
        (b"", ""),
    ],
)
def test_narrow_encodings_are_named_but_not_for_damaged_text(content: bytes, problem: str) -> None:
    found = encoding_problem(content)
    assert ((found and english(found)) or "") == problem
