"""What a command that judges games is asked for: sentences, JSON, Markdown, or pages, which are
written over no other file unasked."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from kingsroad_tui.shell import errors
from kingsroad_tui.shell.command_options import file_argument, force_option
from kingsroad_tui.words.refusals import no_folder
from tabletop.files import has_folder
from tabletop.game_lines import is_line
from tabletop.game_sets import game_names, is_without_file
from tabletop.shown import beginning
from tabletop.words.voice import phrase

_Command = TypeVar("_Command", bound=Callable[..., Any])
_Step = TypeVar("_Step")


@dataclass(frozen=True, slots=True)
class AskedReport:
    """The form in which reviews are put out.

    Attributes:
        form: ``json``, ``markdown`` or ``html``; None for sentences.
        pages: where pages are written; None for another form.
    """

    form: str | None
    pages: Pages | None

    @classmethod
    def of(
        cls,
        files: Sequence[str],
        *,
        as_json: bool,
        markdown: bool,
        out: str | None,
        force: bool,
    ) -> AskedReport:
        """By the options of `report_options`. Raises Unusable: they exclude each other."""
        wanted = {"json": as_json, "markdown": markdown, "html": out is not None}
        forms = [form for form, asked in wanted.items() if asked]
        if len(forms) > 1:
            raise errors.Unusable(f"choose one of {' and '.join(f'--{form}' for form in forms)}")
        names = [name for file in files for name in game_names(file)]
        pages = Pages.of(out, names, force=force) if out is not None else None
        return cls(forms[0] if forms else None, pages)

    @property
    def in_words(self) -> bool:
        """Whether it is sentences, which are written as they come."""
        return self.form is None

    def put_out(
        self,
        number: int,
        file: str,
        *,
        data: Callable[[], object],
        markdown: Callable[[], str],
        html: Callable[[], str],
        words: Callable[[], str],
    ) -> None:
        """Writes the review of a game, by its place and name, in the form asked for."""
        if self.pages is not None:
            self.pages.write(number, html())
        elif self.form == "json":
            errors.print_json({"file": errors.as_utf8(file), "review": data()})
        elif self.form == "markdown":
            errors.print_text(markdown())
        else:
            errors.print_sentences(words())


def report_options(command: _Command) -> _Command:
    """Gives a command ``as_json``, ``markdown``, ``out`` and ``force``, and its ``files``."""
    options = (
        file_argument("files", nargs=-1, required=True, metavar="FILE..."),
        click.option("--json", "as_json", is_flag=True, help=phrase("command-replay.json")),
        click.option("--markdown", is_flag=True, help=phrase("command-report.markdown")),
        click.option(
            "--html",
            "out",
            metavar="OUT",
            help=phrase("command-report.html"),
        ),
        force_option,
    )
    for option in reversed(options):
        command = option(command)
    return command


def with_progress(
    steps: Iterator[_Step], file: str, total: int, *, hidden: bool
) -> Iterator[_Step]:
    """The steps, with a progress bar on standard error if that is a terminal."""
    with click.progressbar(
        steps,
        length=total,
        label=beginning(errors.one_line(Path(file).name), 30),
        file=sys.stderr,
        hidden=hidden or not sys.stderr.isatty(),
    ) as bar:
        yield from bar


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
                raise errors.Unusable(phrase("refusals-one-page", option=_OPTION, path="-"))
            return cls((), force)
        pages = tuple(_pages(out, games))
        named = Path(out)  # a page, or a folder that may be new
        if not has_folder(named):
            raise errors.Unusable(f"{_OPTION}: {no_folder(named)}")
        for page in pages:
            errors.check_free(_OPTION, page, force=force)
        return cls(pages, force)

    def write(self, number: int, page: str) -> None:
        """Writes the page of a game, by its place.

        Raises:
            Unusable: another file came there meanwhile.
            OSError: it cannot be written.
        """
        from kingsroad_tui.files.private import make_folder, write_saved

        if not self.files:
            errors.print_text(page)
            return
        file = self.files[number]
        try:
            if not has_folder(file):
                make_folder(file.parent)
            write_saved(file, page.encode(), replace=self.force)
        except FileExistsError:
            raise errors.is_there(_OPTION, file) from None
        errors.print_note(phrase("files-report-written", where=str(file)))


def _pages(out: str, games: Sequence[str]) -> list[Path]:
    path = Path(out)
    is_folder = path.is_dir() or out.endswith(("/", os.sep))
    if len(games) == 1 and not is_folder:
        return [path]
    if path.exists() and not path.is_dir():
        raise errors.Unusable(phrase("refusals-is-a-file", option=_OPTION, path=str(path)))
    if not is_folder and path.suffix.casefold() in _PAGES:
        raise errors.Unusable(phrase("refusals-one-page", option=_OPTION, path=str(path)))
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
