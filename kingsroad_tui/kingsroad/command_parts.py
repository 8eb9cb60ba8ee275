"""King's Road's own part of the commands that every game has."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from kingsroad_tui.kingsroad import train
from kingsroad_tui.kingsroad.places import GAME
from kingsroad_tui.kingsroad.review.command import analyse
from kingsroad_tui.kingsroad.together import command as together
from kingsroad_tui.practice import game_puzzles
from kingsroad_tui.shell import command_options, game_commands
from kingsroad_tui.shell.errors import Unusable, ended_by_interrupt
from kingsroad_tui.shell.place import Later, Way
from kingsroad_tui.words.errors import words_of
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from advisor.messages.exercises import KingsroadExercise
    from advisor.messages.plans import GameResult
    from advisor.messages.protocol import AdviceSettings
    from advisor.messages.review import Thought
    from kingsroad.board import Board
    from kingsroad.games import Game
    from kingsroad_tui.look.glyphs import Glyphs


_round = partial(click.option, "--round", "number", type=int, metavar="N")


@game_commands.part(
    phrase("kingsroad-command-play"),
    command_options.board_option(phrase("kingsroad-command-play.board")),
)
def play(board_file: Path | None) -> Board | None:
    """Open the game (this is what `kingsroad` alone does); with FILE, on with that saved game."""
    from kingsroad.board import BoardError, read_board

    try:
        return read_board(board_file) if board_file else None
    except BoardError as error:
        raise Unusable(words_of(error)) from None


def _way(file: Path | None) -> Way | None:
    from kingsroad.records import RecordError
    from kingsroad_tui.kingsroad.library.saves import read_table

    try:
        return Way("resume", GAME, saved=read_table(file)) if file else None
    except RecordError as error:
        raise Unusable(words_of(error)) from None


@game_commands.part(
    phrase("kingsroad-command-position"), _round(help=phrase("kingsroad-command-position.round"))
)
def position(source: str, number: int | None) -> str:
    """Print the code of a position, for pasting elsewhere."""
    from kingsroad.notation import print_position
    from kingsroad_tui.kingsroad.library.saves import before_round, open_source

    return print_position(before_round(open_source(source), number).position)


@game_commands.part(
    phrase("kingsroad-command-board"),
    _round(help=phrase("kingsroad-command-board.round")),
    click.option(
        "--players",
        type=click.IntRange(2, 5),
        default=5,
        help=phrase("kingsroad-command-board.players"),
    ),
)
def board(
    source: str | None, glyphs: Glyphs, width: int, height: int, number: int | None, players: int
) -> str:
    """Draw the map as text: of a saved game, a position code or a board file (.toml)."""
    from kingsroad.board import BoardError, kingdom, read_board
    from kingsroad.position import starting_position
    from kingsroad_tui.kingsroad.drawing.kingdom_map import kingdom_text
    from kingsroad_tui.kingsroad.drawing.map_layout import MapView
    from kingsroad_tui.kingsroad.library.saves import before_round, open_source
    from kingsroad_tui.kingsroad.lines.words import player_lines

    if source is None or source.endswith(".toml"):
        try:
            kind = read_board(Path(source)) if source else kingdom()
        except BoardError as error:
            raise Unusable(words_of(error)) from None
        start = starting_position(players, board=kind)
        return kingdom_text(MapView(start, glyphs=glyphs), width, height)
    game = before_round(open_source(source), number)
    view = MapView(game.position, glyphs=glyphs, names=game.players)
    lines = enumerate(player_lines(game.position, game.players))
    signed = (f"{view.letter(seat)}{view.sign(seat)} {line}" for seat, line in lines)
    return "\n".join([kingdom_text(view, width, height), *signed])


@game_commands.part(
    phrase("kingsroad-command-advise"),
    click.option(
        "--player",
        required=True,
        metavar="NAME|SEAT",
        help=phrase("kingsroad-command-advise.player"),
    ),
    click.option("--round", "number", type=int, help=phrase("kingsroad-command-advise.round")),
    command_options.belief_option(phrase("kingsroad-command-advise.belief")),
    click.option(
        "--assume",
        multiple=True,
        metavar='"NAME: CLAIM"',
        help=phrase("kingsroad-command-advise.assume"),
    ),
    command_options.goal_option(
        ("win", "margin", "points"), phrase("kingsroad-command-advise.goal")
    ),
    click.option(
        "--epsilon",
        type=float,
        help=phrase("kingsroad-command-advise.epsilon"),
    ),
    click.option(
        "--seed",
        type=int,
        default=0,
        show_default=True,
        help=phrase("kingsroad-command-advise.seed"),
    ),
    command_options.think_option(phrase("kingsroad-command-advise.think")),
)
def advise(
    source: str,
    seconds: float | None,
    *,
    player: str,
    number: int | None,
    belief: str,
    assume: Sequence[str],
    goal: str,
    epsilon: float | None,
    seed: int,
    think: float | None,
) -> game_commands.Answer:
    """Advise a player: what to play, how good it is and how sure that is."""
    from advisor.messages.protocol import AdviceSettings
    from advisor.messages.verdicts import BeliefKind, Goal
    from kingsroad_tui.kingsroad.hints.printed import advice_data, advice_text
    from kingsroad_tui.kingsroad.library.saves import before_round, find_player, open_source

    game = before_round(open_source(source), number)
    seat = find_player(game, player)
    if game.finished and game.rounds:
        last = game.first.round + len(game.rounds) - 1
        raise Unusable(phrase("kingsroad-commands-game-over", last=last))
    settings = AdviceSettings(
        belief=BeliefKind(belief),
        goal=Goal(goal),
        epsilon=epsilon,
        assumptions=list(assume),
        seed=seed,
        seconds=seconds,
    )
    with ended_by_interrupt():
        from advisor.advise import advise as advised

    *_, advice = advised(game, seat, settings)
    thought = _thought(game, seat, settings, think) if think is not None else None
    return game_commands.Answer(
        partial(advice_data, advice, thought), partial(advice_text, advice, game, thought)
    )


def _thought(game: Game, seat: int, settings: AdviceSettings, seconds: float) -> Thought | None:
    """What thinking longer finds in so many seconds; None where they do not suffice."""
    with ended_by_interrupt():
        from advisor.core.cancellation import Stop
        from advisor.kingsroad.analysis.playouts import think

    *_, found = [None, *think(game, seat, settings, Stop(seconds))]
    return found


@game_commands.part(
    phrase("kingsroad-command-tournament"),
    click.option(
        "--seats", type=click.IntRange(2, 5), help=phrase("kingsroad-command-tournament.seats")
    ),
    click.option("--tables", type=click.IntRange(1), default=50, show_default=True),
    click.option(
        "--cap",
        type=click.IntRange(1),
        default=60,
        show_default=True,
        help=phrase("kingsroad-command-tournament.cap"),
    ),
    click.option(
        "--permanent-nobles",
        is_flag=True,
        help=phrase("kingsroad-command-tournament.permanent-nobles"),
    ),
)
def tournament(
    players: list[str],
    seed: int,
    seconds: float | None,
    *,
    seats: int | None,
    tables: int,
    cap: int,
    permanent_nobles: bool,
) -> game_commands.Tournament[GameResult]:
    """Play a tournament."""
    from advisor.messages.plans import TournamentPlan
    from advisor.workshop.tournament.kingsroad_games import check_players, greet_players, play_table
    from advisor.workshop.tournament.standings import rank_players
    from kingsroad.position import Variant
    from kingsroad_tui.kingsroad.words.results import tournament_data, tournament_text

    def answer(games: Sequence[GameResult]) -> game_commands.Answer:
        rows = rank_players(games)
        return game_commands.Answer(
            partial(tournament_data, tables, games, rows), partial(tournament_text, games, rows)
        )

    plan = TournamentPlan(
        players=players,
        seats=seats or min(5, max(2, len(players))),
        tables=tables,
        seed=seed,
        cap=cap,
        variant=Variant.PERMANENT_NOBLES if permanent_nobles else Variant.STANDARD,
        seconds=seconds,
    )
    return game_commands.Tournament(
        plan,
        phrase("kingsroad-tournament-batches"),
        check_players,
        greet_players,
        play_table,
        answer,
    )


_PUZZLE_PLAYERS: Final = ("instinct", "level-1", "level-2", "one-round", "rule-of-thumb")
"""As `PLAYERS` of `advisor.workshop.puzzles.kingsroad_search`: not imported for a page of help."""


def _search(seed: int, players: str, seats: str) -> game_puzzles.PuzzleSearch[KingsroadExercise]:
    from advisor.messages.computers import STRENGTHS
    from advisor.workshop.puzzles.kingsroad_search import KingsroadPlan, search_game

    plan = KingsroadPlan(
        seed=seed,
        players=game_puzzles.names_in(players, STRENGTHS),
        seats=tuple(int(number) for number in seats.split(",")),
    )
    return game_puzzles.PuzzleSearch(plan, search_game)


_PUZZLES: Final[game_puzzles.GamePuzzles[KingsroadExercise]] = game_puzzles.GamePuzzles(
    kind=Later("advisor.messages.exercises:KingsroadExercise"),
    shipped=Later("advisor.messages.puzzle_files:kingsroad_puzzles"),
    search=_search,
    options=(
        game_puzzles.names_option(phrase("kingsroad-command-puzzles.players"), _PUZZLE_PLAYERS),
        click.option(
            "--seats",
            type=click.Choice(("2", "3", "4", "5", "2,3", "2,3,4", "2,3,4,5")),
            default="2,3,4",
            show_default=True,
            help=phrase("kingsroad-command-puzzles.seats"),
        ),
    ),
    problem=Later("advisor.workshop.puzzles.kingsroad_proof:kingsroad_puzzle_problem"),
    table=Later("kingsroad_tui.kingsroad.practice.words:PUZZLE_TABLE"),
)


COMMANDS: Final = game_commands.GameCommands(
    about=phrase("kingsroad-command"),
    open=Later("kingsroad_tui.kingsroad.library.saves:open_source"),
    encode=Later("kingsroad.records:encode_game"),
    play=play,
    way=_way,
    lines=Later("kingsroad_tui.kingsroad.lines.mode:LINES"),
    lesson=game_commands.GuidedGame(
        phrase("kingsroad-command-learn"),
        8,
        Later("kingsroad_tui.kingsroad.learn.lines:learn_plain"),
    ),
    replay=game_commands.Replay(
        Later("kingsroad_tui.kingsroad.words.results:replay_data"),
        Later("kingsroad_tui.kingsroad.words.results:replay_text"),
    ),
    position=position,
    board=board,
    advise=advise,
    analyse=analyse,
    ladder=True,
    advised="FILE|-|CODE",
    tournament=tournament,
    statistics=Later("kingsroad_tui.kingsroad.statistics:STATISTICS"),
    practice=Later("kingsroad_tui.kingsroad.lines.practise:practice"),
    puzzles=_PUZZLES,
    together=together.TOGETHER,
    own={"train": train.command},
)
