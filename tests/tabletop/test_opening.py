"""Whatever somebody names as a file, reading it never waits and never surprises."""

import os
import socket
from pathlib import Path

import pytest

from kingsroad.board import BoardError, read_board
from kingsroad.records import RecordError, read_game
from tabletop.files import open_file


def test_an_ordinary_file_is_read_also_through_a_link(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    file.write_bytes(b"\r\n\x1a")
    link.symlink_to(file)
    with open_file(link) as opened:
        assert opened.read() == b"\r\n\x1a"


def test_a_pipe_a_socket_and_a_device_are_refused_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # a socket's path must be short
    os.mkfifo("pipe")
    with socket.socket(socket.AF_UNIX) as end:
        end.bind("socket")
        for name in ("pipe", "socket", os.devnull):
            with pytest.raises(OSError, match=r"is not a regular file|No such device"):
                open_file(Path(name))


def test_readers_say_which_file_and_why(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(RecordError, match=r"pipe: is not a regular file$"):
        read_game(pipe)
    with pytest.raises(BoardError, match=r"pipe: is not a regular file$"):
        read_board(pipe)
    with pytest.raises(RecordError, match="directory"):
        read_game(tmp_path)
