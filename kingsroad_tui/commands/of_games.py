"""The commands of every game, each made for one; what differs is in `GameCommands`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from kingsroad_tui.games import GAMES, game_of
from kingsroad_tui.notes import words as note_words
from kingsroad_tui.shell import command_options, errors
from kingsroad_tui.shell.game_commands import Tournament
from kingsroad_tui.shell.game_description import GameDescription
from kingsroad_tui.shell.place import Way
from kingsroad_tui.words.errors import words_of
from tabletop.errors import LocatedError
from tabletop.game_lines import source_name
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from kingsroad_tui.lines.session import LineGame
    from kingsroad_tui.lines.setup import Counted, CountedLines
    from tabletop.game import AnyGame


_Item = TypeVar("_Item")


def _play(game: GameDescription) -> click.Command:
    """Opens the game; the command of the first game opens files of every game."""
    part = game.commands().play

    @command_options.file_argument(
        "file", required=False, type=click.Path(path_type=Path), metavar="[FILE]"
    )
    @click.option("--plain", is_flag=True, help=phrase("command-play.plain"))
    def play(file: Path | None, *, plain: bool, **own: Any) -> int:
        as_asked = replace(game, board=part.do(**own))
        games = tuple(as_asked if one is game else one for one in GAMES)
        meant = game_of(file, games) if file is not None and game is GAMES[0] else as_asked
        if plain:
            return _lines(meant).play(meant.board, file)
        way = _way(meant, file)
        from kingsroad_tui.app import KingsRoad
        from kingsroad_tui.commands.running import run_app

        return run_app(KingsRoad(games, first=way))

    return part.command(play)


def _lines(game: GameDescription) -> LineGame[Any, Any]:
    """How a game is played in plain text. Raises Unusable where it is not."""
    lines = game.commands().lines
    if lines is None:
        raise errors.Unusable(phrase("refusals-no-plain-text", game=game.name))
    return lines.load()


def _way(game: GameDescription, file: Path | None) -> Way | None:
    """Where in the app the game in a file is, or the game alone. Raises Unusable."""
    commands = game.commands()
    if commands.way is not None:
        return commands.way(file)
    if file is not None:
        commands.open.load()(str(file))
    return Way("enter", game.word, saved=file)


def _learn(game: GameDescription) -> click.Command | None:
    """Opens the guided game."""
    lesson = game.commands().lesson
    if lesson is None:
        return None
    steps = click.IntRange(1, lesson.steps)

    @click.command(help=lesson.about)
    @click.option("--plain", is_flag=True, help=phrase("command-learn.plain"))
    @click.option("--from", "step", type=steps, help=phrase("command-learn.from"))
    def learn(*, plain: bool, step: int | None) -> int:
        if plain:
            return lesson.lines.load()(step)
        from kingsroad_tui.app import KingsRoad
        from kingsroad_tui.commands.running import run_app

        way = Way("learn", game.word, step=None if step is None else step - 1)
        return run_app(KingsRoad(first=way))

    return learn


def _advise(game: GameDescription) -> click.Command | None:
    """Says what to play, in sentences with a table or as JSON."""
    commands = game.commands()
    part = commands.advise
    if part is None:
        return None

    @command_options.file_argument("source", metavar=commands.advised)
    @command_options.seconds_option(phrase("command-advise.seconds"))
    @command_options.json_option()
    def advise(source: str, seconds: float | None, *, as_json: bool, **own: Any) -> None:
        with errors.solver_failures():
            answer = part.do(source, seconds, **own)
        if as_json:
            errors.print_json(answer.data())
        else:
            errors.print_text(answer.text())

    return part.command(advise)


def _replay(game: GameDescription) -> click.Command | None:
    """Plays saved games, of whichever game, through the rules and says what happened."""
    if game.commands().replay is None:
        return None

    @click.command(help=phrase("command-replay"))
    @command_options.file_argument("files", nargs=-1, required=True, metavar="FILE...")
    @command_options.json_option(phrase("command-replay.json"))
    def replay(files: tuple[str, ...], *, as_json: bool) -> int:

        def replay_one(number: int, file: str) -> bool:
            commands = game_of(Path(file), (game, *GAMES)).commands()
            played, told = commands.open.load()(file), commands.replay
            if told is None:
                raise errors.Unusable(phrase("refusals-not-told", file=source_name(Path(file))))
            if as_json:
                errors.print_json(told.data.load()(file, played))
            else:
                text = told.text.load()(words_of(source_name(Path(file))), played)
                title, _, rest = text.partition("\n")
                errors.print_text(("\n" if number else "") + title)  # a file's name is one word
                errors.print_sentences(rest)
            return True

        return errors.each_game(files, replay_one)

    return replay


def _position(game: GameDescription) -> click.Command | None:
    """Prints the one-line code of a position."""
    part = game.commands().position
    if part is None:
        return None

    @command_options.file_argument("source", metavar="FILE|CODE|-")
    def position(source: str, **own: Any) -> None:
        errors.print_text(part.do(source, **own))

    return part.command(position)


def _share(game: GameDescription) -> click.Command:
    """Prints a whole game as one line, without what is secret still."""
    commands = game.commands()

    @click.command(help=phrase("command-share"))
    @command_options.file_argument("source", metavar="FILE|CODE|-")
    def share(source: str) -> None:
        from kingsroad_tui.library.proofs import proved_content
        from tabletop.game_lines import print_line

        public = commands.open.load()(source).as_public()
        errors.print_text(print_line(commands.encode.load()(public)))
        if proved_content(Path(source)) is not None:
            errors.print_note(phrase("app-line-without-proof"))

    return share


def _board(game: GameDescription) -> click.Command | None:
    """Draws a board as text."""
    commands = game.commands()
    part = commands.board
    if part is None:
        return None
    columns, lines = (click.IntRange(least, most) for least, most in commands.board_sizes)

    @command_options.file_argument("source", required=False, metavar="[FILE|CODE|-]")
    @click.option("--ascii", "ascii_only", is_flag=True, help=phrase("command-board.ascii"))
    @click.option("--width", type=columns, default=80, help=phrase("command-board.width"))
    @click.option("--height", type=lines, default=23, help=phrase("command-board.height"))
    def board(source: str | None, *, ascii_only: bool, width: int, height: int, **own: Any) -> None:
        from kingsroad_tui.look.glyphs import Glyphs

        plain = ascii_only or not (sys.stdout.encoding or "").lower().startswith("utf")
        glyphs = Glyphs.ascii() if plain else Glyphs.unicode()
        errors.print_text(part.do(source, glyphs, width, height, **own))

    return part.command(board)


def _tournament(game: GameDescription) -> click.Command | None:
    """Lets computer players and programs play against one another."""
    part = game.commands().tournament
    if part is None:
        return None

    @click.argument("players", nargs=-1, required=True, metavar="PLAYER...")
    @command_options.tournament_options
    def tournament(
        players: tuple[str, ...], options: command_options.TournamentOptions, **own: Any
    ) -> None:
        with errors.ended_by_interrupt():
            asked = part.do(list(players), options.seed, options.seconds, **own)
        answer = asked.answer(_played(asked, options))
        if options.as_json:
            errors.print_json(answer.data())
        else:
            errors.print_text(answer.text())

    return part.command(tournament)


def _ladder(game: GameDescription) -> click.Command | None:
    """Says how far one has climbed, and plays on."""

    if not game.commands().ladder:
        return None

    @click.command(help=phrase("ladder-counted-ladder-help", game=game.name))
    @command_options.counted_options(phrase("ladder-counted-ladder-plays"))
    def ladder(*, play: bool, plain: bool, as_json: bool) -> int:
        if play:
            return _play_counted(game, "ladder", plain=plain)
        from kingsroad_tui.ladder.words import printed

        place = _counted(game).games.place()
        if as_json:
            errors.print_json(place.data())
        else:
            errors.print_sentences("\n".join(printed(place)))
        return 0

    return ladder


def _today(game: GameDescription) -> click.Command | None:
    """Says who sits at the day's table or what came of it, and plays it."""

    if not game.commands().ladder:
        return None

    @click.command(help=phrase("ladder-counted-day-help", game=game.name))
    @command_options.counted_options(phrase("ladder-counted-day-plays"))
    def today(*, play: bool, plain: bool, as_json: bool) -> int:
        if play:
            return _play_counted(game, "today", plain=plain)
        from kingsroad_tui.ladder.daily_words import command_lines

        counted = _counted(game)
        day, rivals = counted.games.day.day, counted.day_rivals()
        result = counted.games.day_result()
        lines = command_lines(day, result, rivals, game.name)
        if as_json:
            errors.print_json({"day": day, "rivals": rivals, "result": result, "text": lines})
        else:
            errors.print_text("\n".join(lines))
        return 0

    return today


def _counted(game: GameDescription) -> CountedLines[Any]:
    """What says how far one is on the ladder, and what the day brings."""
    counted = _lines(game).counted
    assert counted is not None
    return counted


def _play_counted(game: GameDescription, counted: Counted, *, plain: bool) -> int:
    """Plays a game that counts, in the app or by lines; the exit code."""
    if plain:
        return _lines(game).play_counted(counted)
    from kingsroad_tui.app import KingsRoad
    from kingsroad_tui.commands.running import run_app

    place = "ladder_game" if counted == "ladder" else "today"
    return run_app(KingsRoad(first=Way(place, game.word)))


def _played(asked: Tournament[Any], options: command_options.TournamentOptions) -> list[Any]:
    """All games, as the options say, with a bar; ends in the promised way where they cannot be."""
    from advisor.core.parallel import SpreadError
    from advisor.workshop.tournament.results_file import play_batches
    from advisor.workshop.tournament.runner import TournamentError

    played = play_batches(
        asked.plan,
        asked.play_batch,
        options.results,
        jobs=options.jobs,
        scheduler=options.scheduler,
        report=errors.print_note,
        before=partial(asked.greet, asked.plan, options.scheduler),
    )
    try:
        asked.check(asked.plan)
        batches = _with_progress(played, asked.plan.batches, asked.batches)
        return [game for batch in batches for game in batch]
    except TournamentError as error:
        raise errors.Unusable(words_of(error)) from None
    except SpreadError as error:
        from kingsroad_tui.words.tournaments import stopped_sentence

        kept = options.results if options.results and options.results.exists() else None
        raise errors.CommandError(stopped_sentence(words_of(error), kept)) from None


def _with_progress(items: Iterable[_Item], length: int, label: str) -> Iterator[_Item]:
    """The items as they come, with a bar on standard error where that is a terminal."""
    with click.progressbar(
        length=length, label=label, file=sys.stderr, hidden=not sys.stderr.isatty()
    ) as bar:
        for item in items:
            yield item
            bar.update(1)


def _statistics(description: GameDescription) -> click.Command | None:
    """Counts one's own games against each strength, and says how one is getting on."""
    statistics_of = description.commands().statistics
    if statistics_of is None:
        return None

    @click.command(help=phrase("command-statistics"))
    @command_options.progress_options
    @command_options.json_option(phrase("command-statistics.json"))
    def statistics(*, by: str | None, as_csv: bool, as_json: bool) -> None:
        from kingsroad_tui.ladder.words import rating_lines
        from kingsroad_tui.statistics.kept import BY
        from kingsroad_tui.statistics.progress import (
            progress_csv,
            progress_data,
            progress_text,
        )

        game = statistics_of.load()
        if as_csv:
            errors.print_text(progress_csv(game.progress(), (by,) if by else BY))
        elif by and as_json:
            for row in progress_data(game.progress(), by):
                errors.print_json(row)
        elif by:
            errors.print_text(progress_text(game.progress(), by, game.opponent, game.kinds))
        elif as_json:
            for tally in game.tallies(game.results()):
                errors.print_json(tally)
        else:
            results = game.results()
            lines = [*game.lines(results), "", *rating_lines(results, game.rungs)]
            errors.print_sentences("\n".join(lines))

    return statistics


def _practise(description: GameDescription) -> click.Command | None:
    """One's own mistakes that are due, and today's puzzles, by lines."""
    practice = description.commands().practice
    if practice is None:
        return None

    @click.command(help=phrase("command-practise"))
    @command_options.json_option(phrase("command-practise.json"))
    @click.option("--judge", is_flag=True, help=phrase("command-practise.judge"))
    def practise(*, as_json: bool, judge: bool) -> int:
        if not as_json:
            return practice.load()().run(judge=judge)
        from kingsroad_tui.lines.setup import card_data

        for card in card_data(practice.load()().book):
            errors.print_json(card)
        return 0

    return practise


def _note(game: GameDescription) -> click.Command:
    """Keeps a note on a game or one of its rounds in its file."""

    @click.command(help=phrase("command-note"))
    @command_options.file_argument("file", type=click.Path(path_type=Path))
    @click.argument("text", required=False)
    @click.option("--round", "number", type=click.IntRange(1), help=phrase("command-note.round"))
    @command_options.json_option(phrase("command-note.json"))
    def note(file: Path, text: str | None, *, number: int | None, as_json: bool) -> None:
        from kingsroad_tui.notes.kept import NotNoted, keep_notes, notes_of

        opened = game.commands().open.load()(str(file))  # Unusable where it is no such game
        notes = notes_of(file)
        if text is not None:
            try:
                rounds = _rounds(file, opened)
            except LocatedError as error:  # the code of a position
                raise errors.Unusable(words_of(error)) from None
            if number is not None and number > rounds:
                raise errors.Unusable(phrase("notes-no-such-round", number=number, rounds=rounds))
            try:
                notes = notes.with_note(number, text)
                keep_notes(file, notes)
            except NotNoted as error:
                raise errors.Unusable(note_words.why_not_noted(error)) from None
        if as_json:
            errors.print_json({"game": notes.game, "rounds": notes.rounds})
        elif text is None:
            lines = note_words.note_lines(notes.each)
            errors.print_sentences("\n".join(lines) if lines else phrase("notes-no-notes"))

    return note


def _rounds(file: Path, game: AnyGame[Any]) -> int:
    """The number of the round that a game in a file has come to; of one that is over, of its last
    one, counted in the file."""
    import msgspec

    from tabletop.records import read_record

    data: dict[str, Any] = msgspec.json.decode(read_record(file))
    start = data.get("start") or {}
    last = int(start.get("round", 1)) + len(data["rounds"]) - 1
    return last if game.turn is None else game.turn.round


COMMANDS_OF_GAMES: Final[dict[str, Callable[[GameDescription], click.Command | None]]] = {
    "play": _play,
    "learn": _learn,
    "advise": _advise,
    "replay": _replay,
    "position": _position,
    "share": _share,
    "board": _board,
    "tournament": _tournament,
    "ladder": _ladder,
    "today": _today,
    "statistics": _statistics,
    "practise": _practise,
    "note": _note,
}
"""Each answers None for a game that has not what it is about."""
