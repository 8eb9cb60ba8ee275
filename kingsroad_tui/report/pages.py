"""The pages that a command writes, one for every game; never over another file unasked."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kingsroad_tui.shell.errors import Unusable, check_free, is_there, print_note, print_text
from kingsroad_tui.words.refusals import is_a_file, no_folder, one_page
from tabletop.files import has_folder
from tabletop.game_lines import is_line
from tabletop.game_sets import is_without_file

_OPTION: Final = "--html"
_PAGES: Final = frozenset({".html", ".htm", ".xhtml"})


@dataclass(frozen=True, slots=True)
class Pages:
    """Where the pages of some games are written.

    Attributes:
        files: a file for every game; empty for standard output.
        force: whether a file that is there is replaced.
    """

    files: tuple[Path, ...]
    force: bool

    @classmethod
    def of(cls, out: str, games: Sequence[str], *, force: bool) -> Pages:
        """Where ``out`` says: a file, a folder, or ``-`` for standard output.

        In a folder a page has its game's name; where several have the same, they are numbered.

        Raises:
            Unusable: one page is there for several games, a file would be replaced, or the folder
                is not there.
        """
        if out == "-":
            if len(games) > 1:
                raise Unusable(one_page(_OPTION, "-"))
            return cls((), force)
        pages = tuple(_pages(out, games))
        named = Path(out)  # a page, or a folder that may be new
        if not has_folder(named):
            raise Unusable(f"{_OPTION}: {no_folder(named)}")
        for page in pages:
            check_free(_OPTION, page, force=force)
        return cls(pages, force)

    def write(self, number: int, page: str) -> None:
        """Writes the page of a game, by its place.

        Raises:
            Unusable: another file came there meanwhile.
            OSError: it cannot be written.
        """
        from kingsroad_tui.files.private import make_folder, write_saved

        if not self.files:
            print_text(page)
            return
        file = self.files[number]
        try:
            if not has_folder(file):
                make_folder(file.parent)
            write_saved(file, page.encode(), replace=self.force)
        except FileExistsError:
            raise is_there(_OPTION, file) from None
        print_note(f"{file} is written.")


def _pages(out: str, games: Sequence[str]) -> list[Path]:
    path = Path(out)
    is_folder = path.is_dir() or out.endswith(("/", os.sep))
    if len(games) == 1 and not is_folder:
        return [path]
    if path.exists() and not path.is_dir():
        raise Unusable(is_a_file(_OPTION, path))
    if not is_folder and path.suffix.casefold() in _PAGES:
        raise Unusable(one_page(_OPTION, path))
    return [path / f"{name}.html" for name in _all_different([_stem(game) for game in games])]


def _stem(game: str) -> str:
    path = Path(game)
    named = not is_line(path) and (path.is_file() or is_without_file(path))
    return path.stem if named else "game"


def _all_different(stems: Sequence[str]) -> list[str]:
    """The stems, numbered where one is there twice, also to systems that know no capitals."""
    names: list[str] = []
    folded = [stem.casefold() for stem in stems]
    for number, stem in enumerate(stems, start=1):
        name = stem if folded.count(stem.casefold()) == 1 else f"{stem}-{number}"
        while name.casefold() in {other.casefold() for other in names}:
            name = f"{name}-{number}"
        names.append(name)
    return names
