"""King & Assassins' own part of the commands that every game has."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from kingsroad_tui.assassins import train
from kingsroad_tui.assassins.review.command import analyse
from kingsroad_tui.assassins.together import command as together
from kingsroad_tui.practice import game_puzzles
from kingsroad_tui.shell import game_commands
from kingsroad_tui.shell.errors import Unusable, ended_by_interrupt
from kingsroad_tui.shell.place import Later
from kingsroad_tui.words.errors import words_of
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from advisor.messages.exercises import AssassinsExercise
    from advisor.messages.plans import AssassinsGameResult
    from kingsroad_tui.look.glyphs import Glyphs


@game_commands.part(phrase("assassins-command-position"))
def position(source: str) -> str:
    """Print the code of the position that a saved game has reached."""
    from assassins.notation import print_position
    from kingsroad_tui.assassins.library.saves import assassins_position

    return print_position(assassins_position(source)[0])


@game_commands.part(phrase("assassins-command-board"))
def board(source: str | None, glyphs: Glyphs, width: int, height: int) -> str:
    """Draw the board as text: of a saved game, a position code or a board file (.toml)."""
    from assassins.position import starting_position
    from assassins.town import TownError, read_town, side_a
    from kingsroad_tui.assassins.drawing.board import draw_board
    from kingsroad_tui.assassins.drawing.views import BoardView
    from kingsroad_tui.assassins.library.saves import assassins_position
    from kingsroad_tui.assassins.play.typed_actions import knight_numbers, numbers_at

    if source is None or source.endswith(".toml"):
        try:
            town = read_town(Path(source)) if source else side_a()
            shown, game = starting_position(town, town.kings[0].square), None
        except TownError as error:
            raise Unusable(words_of(error)) from None
    else:
        shown, game = assassins_position(source)
    numbers = numbers_at(shown) if game is None else knight_numbers(game)
    return draw_board(BoardView(shown, numbers), width, height, glyphs).text()


@game_commands.part(
    phrase("assassins-command-advise"),
    click.option(
        "--side",
        type=click.Choice(["king", "people"]),
        required=True,
        help=phrase("assassins-command-advise.side"),
    ),
    click.option(
        "--belief",
        type=click.Choice(["seen", "alike"]),
        default="seen",
        show_default=True,
        help=phrase("assassins-command-advise.belief"),
    ),
    click.option(
        "--assume",
        multiple=True,
        metavar='"CLAIM"',
        help=phrase("assassins-command-advise.assume"),
    ),
)
def advise(
    source: str, seconds: float | None, *, side: str, belief: str, assume: Sequence[str]
) -> game_commands.Answer:
    """Advise a side: the clock, the odds, the danger, and good ways to play the phase."""
    from assassins.actions import Side
    from kingsroad_tui.assassins.hints.printed import assassins_advice_data, assassins_advice_text
    from kingsroad_tui.assassins.library.saves import open_assassins_source

    game = open_assassins_source(source)
    with ended_by_interrupt():
        from advisor.assassins.advise import advise as advised
        from advisor.core.cancellation import Stop

    *_, advice = advised(
        game, Side(side), list(assume), alike=belief == "alike", stop=Stop(seconds)
    )
    return game_commands.Answer(
        partial(assassins_advice_data, advice, game), partial(assassins_advice_text, advice, game)
    )


@game_commands.part(
    phrase("assassins-command-tournament"),
    click.option(
        "--matches",
        type=click.IntRange(1),
        default=20,
        show_default=True,
        help=phrase("assassins-command-tournament.matches"),
    ),
)
def tournament(
    players: list[str], seed: int, seconds: float | None, *, matches: int
) -> game_commands.Tournament[AssassinsGameResult]:
    """Play a tournament of computer players and programs."""
    from advisor.messages.plans import AssassinsPlan
    from advisor.workshop.tournament.assassins_games import (
        check_assassins_players,
        greet_assassins_players,
        play_match,
    )
    from advisor.workshop.tournament.standings import rank_assassins_players
    from kingsroad_tui.assassins.words.results import tournament_data, tournament_text

    def answer(games: Sequence[AssassinsGameResult]) -> game_commands.Answer:
        rows = rank_assassins_players(games)
        return game_commands.Answer(
            partial(tournament_data, matches, games, rows), partial(tournament_text, games, rows)
        )

    plan = AssassinsPlan(players=players, matches=matches, seed=seed, seconds=seconds)
    return game_commands.Tournament(
        plan, "Matches", check_assassins_players, greet_assassins_players, play_match, answer
    )


_PUZZLE_KINDS: Final = ("kill", "castle", "safe", "gate", "who")
_PUZZLE_KINGS: Final = ("rule-of-thumb", "instinct")
_PUZZLE_PEOPLE: Final = ("random", "rule-of-thumb", "rule-of-thumb", "instinct")
"""As in `advisor.workshop.puzzles.assassins_search`, which is not imported for a page of help."""


def _search(
    seed: int, kings: str, people: str, kinds: Sequence[str]
) -> game_puzzles.PuzzleSearch[AssassinsExercise]:
    from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
    from advisor.messages.exercises import AssassinsKind
    from advisor.workshop.puzzles.assassins_search import AssassinsSearchPlan, search_assassins_game

    plan = AssassinsSearchPlan(
        seed=seed,
        kings=game_puzzles.names_in(kings, ASSASSINS_STRENGTHS),
        people=game_puzzles.names_in(people, ASSASSINS_STRENGTHS),
        kinds=tuple(AssassinsKind(kind) for kind in kinds or _PUZZLE_KINDS),
    )
    return game_puzzles.PuzzleSearch(plan, search_assassins_game)


_PUZZLES: Final[game_puzzles.GamePuzzles[AssassinsExercise]] = game_puzzles.GamePuzzles(
    kind=Later("advisor.messages.exercises:AssassinsExercise"),
    shipped=Later("advisor.messages.puzzle_files:assassins_puzzles"),
    search=_search,
    options=(
        game_puzzles.names_option(
            phrase("assassins-command-puzzles.kings"), _PUZZLE_KINGS, "--kings"
        ),
        game_puzzles.names_option(
            phrase("assassins-command-puzzles.people"), _PUZZLE_PEOPLE, "--people"
        ),
        click.option(
            "--kind",
            "kinds",
            type=click.Choice(_PUZZLE_KINDS),
            multiple=True,
            help=phrase("assassins-command-puzzles.kind"),
        ),
    ),
    problem=Later("advisor.workshop.puzzles.assassins_search:assassins_puzzle_problem"),
    table=Later("kingsroad_tui.assassins.practice.words:PUZZLE_TABLE"),
)


COMMANDS: Final = game_commands.GameCommands(
    about=phrase("assassins-command"),
    open=Later("kingsroad_tui.assassins.library.saves:open_assassins_source"),
    encode=Later("assassins.records:encode_game"),
    lines=Later("kingsroad_tui.assassins.lines.mode:LINES"),
    lesson=game_commands.GuidedGame(
        phrase("assassins-command-learn"),
        13,
        Later("kingsroad_tui.assassins.learn.lines:learn_assassins_plain"),
    ),
    replay=game_commands.Replay(
        Later("kingsroad_tui.assassins.words.results:replay_data"),
        Later("kingsroad_tui.assassins.words.results:replay_text"),
    ),
    position=position,
    board=board,
    board_sizes=((33, 500), (11, 200)),
    advise=advise,
    analyse=analyse,
    ladder=True,
    tournament=tournament,
    statistics=Later("kingsroad_tui.assassins.statistics:STATISTICS"),
    practice=Later("kingsroad_tui.assassins.lines.practise:practice"),
    puzzles=_PUZZLES,
    together=together.TOGETHER,
    own={"train": train.command},
)
