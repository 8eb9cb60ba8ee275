"""What a command that judges games is asked for: sentences, JSON, Markdown, or pages."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import click

from kingsroad_tui.report.pages import Pages
from kingsroad_tui.shell.command_options import file_argument, force_option
from kingsroad_tui.shell.errors import (
    Unusable,
    as_utf8,
    one_line,
    print_json,
    print_sentences,
    print_text,
)
from tabletop.game_sets import game_names
from tabletop.shown import beginning

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
            raise Unusable(f"choose one of {' and '.join(f'--{form}' for form in forms)}")
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
            print_json({"file": as_utf8(file), "review": data()})
        elif self.form == "markdown":
            print_text(markdown())
        else:
            print_sentences(words())


def report_options(command: _Command) -> _Command:
    """Gives a command ``as_json``, ``markdown``, ``out`` and ``force``, and its ``files``."""
    options = (
        file_argument("files", nargs=-1, required=True, metavar="FILE..."),
        click.option(
            "--json", "as_json", is_flag=True, help="One JSON object per file, one a line."
        ),
        click.option("--markdown", is_flag=True, help="The report as Markdown."),
        click.option(
            "--html",
            "out",
            metavar="OUT",
            help="Write the report as one page: a file, `-` for standard output, or a folder.",
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
        label=beginning(one_line(Path(file).name), 30),
        file=sys.stderr,
        hidden=hidden or not sys.stderr.isatty(),
    ) as bar:
        yield from bar
