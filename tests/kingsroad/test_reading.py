"""What readers say of a path that holds no file."""

import os
from pathlib import Path

import pytest

import kingsroad as kr


def test_readers_say_which_file_and_why(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(kr.RecordError, match=r"pipe: is not a regular file$"):
        kr.read_game(pipe)
    with pytest.raises(kr.BoardError, match=r"pipe: is not a regular file$"):
        kr.read_board(pipe)
    with pytest.raises(kr.RecordError, match="a folder"):
        kr.read_game(tmp_path)
