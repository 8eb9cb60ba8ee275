"""Files in words: a note on 80 columns has room for them."""

from __future__ import annotations

from pathlib import Path

from kingsroad_tui.words.files import written_words


def test_a_file_is_told_by_its_name_and_the_end_of_its_folder() -> None:
    short = Path("/data/kingsroad/saved games/ann-bob.html")
    assert written_words(short) == "ann-bob.html in the folder /data/kingsroad/saved games"
    long = Path("/a/very/long/way/to/everything/there/is/saved/ann.html")
    assert written_words(long) == "ann.html in the folder …/there/is/saved"


def test_what_is_at_home_is_told_from_there() -> None:
    page = Path.home() / ".local/share/games/ann.html"
    assert written_words(page) == "ann.html in the folder ~/.local/share/games"
