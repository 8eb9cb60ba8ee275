"""``kingsroad note``: a note on a game or one of its rounds, kept in its file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from kingsroad_tui.notes import words
from kingsroad_tui.shell.command_options import file_argument, json_option
from kingsroad_tui.shell.errors import Unusable, print_json, print_sentences
from kingsroad_tui.shell.game_description import GameDescription
from tabletop.errors import LocatedError


def note_of(game: GameDescription) -> click.Command:
    """The command for a game."""

    @click.command()
    @file_argument("file", type=click.Path(path_type=Path))
    @click.argument("text", required=False)
    @click.option("--round", "number", type=click.IntRange(1), help="On this round, not the game.")
    @json_option("All notes as one JSON object.")
    def note(file: Path, text: str | None, *, number: int | None, as_json: bool) -> None:
        """Keep a note in a saved game, in one line; "" removes it.

        Without TEXT, print the notes that are there.
        """
        from kingsroad_tui.notes.kept import NotNoted, keep_notes, notes_of

        game.commands().share.do(str(file))  # raises Unusable where it is no such game
        notes = notes_of(file)
        if text is not None:
            try:
                rounds = _rounds(file)
            except LocatedError as error:  # the code of a position
                raise Unusable(str(error)) from None
            if number is not None and number > rounds:
                raise Unusable(words.no_such_round(number, rounds))
            try:
                notes = notes.with_note(number, text)
                keep_notes(file, notes)
            except NotNoted as error:
                raise Unusable(words.why_not_noted(error)) from None
        if as_json:
            print_json({"game": notes.game, "rounds": notes.rounds})
        elif text is None:
            lines = words.note_lines(notes.each)
            print_sentences("\n".join(lines) if lines else words.NO_NOTES)

    return note


def _rounds(file: Path) -> int:
    """The number of the round that a game in a file has come to, counted in the file."""
    import msgspec

    from tabletop.records import read_record

    data: dict[str, Any] = msgspec.json.decode(read_record(file))
    start = data.get("start") or {}
    return int(start.get("round", 1)) + len(data["rounds"])
