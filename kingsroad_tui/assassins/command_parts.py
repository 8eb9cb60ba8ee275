"""King & Assassins' own part of the commands that every game has."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from kingsroad_tui.assassins import train
from kingsroad_tui.assassins.practice import puzzles_command as puzzles
from kingsroad_tui.assassins.review.command import analyse
from kingsroad_tui.assassins.together import command as together
from kingsroad_tui.assassins.words.commands import BELIEF
from kingsroad_tui.shell.errors import Unusable, ended_by_interrupt
from kingsroad_tui.shell.game_commands import Answer, GameCommands, Tournament, part
from kingsroad_tui.shell.place import Way
from tabletop.game_lines import source_name

if TYPE_CHECKING:
    from advisor.messages.plans import AssassinsGameResult
    from kingsroad_tui.lines.session import LineGame
    from kingsroad_tui.lines.setup import LinePractice
    from kingsroad_tui.look.glyphs import Glyphs
    from kingsroad_tui.statistics.progress import GameStatistics


@part()
def play() -> None:
    """Open the game; with FILE, on with that saved game."""


def _way(file: Path | None) -> Way:
    from kingsroad_tui.assassins.library.saves import open_assassins_source
    from kingsroad_tui.assassins.places import GAME

    if file is not None:
        open_assassins_source(str(file))
    return Way("enter", GAME, saved=file)


def _lines() -> LineGame[Any, Any]:
    from kingsroad_tui.assassins.lines.mode import LINES

    return LINES


def _practice() -> LinePractice[Any, Any]:
    from kingsroad_tui.assassins.lines.practise import practice

    return practice()


def _learn_by_lines(step: int | None) -> int:
    from kingsroad_tui.assassins.learn.lines import learn_assassins_plain

    return learn_assassins_plain(step)


@part()
def learn(step: int | None) -> Way:
    """Learn to play: a guided game of thirteen steps, as both sides."""
    from kingsroad_tui.assassins.places import GAME

    return Way("learn", GAME, step=step)


@part()
def replay(file: str) -> Answer:
    """Replay saved games, or the games in a tournament's results, through the rules.

    A bad file is reported and the others go on; the exit code is then 2.
    """
    from assassins.replay import AssassinsReplayData
    from kingsroad_tui.assassins.library.saves import open_assassins_source
    from kingsroad_tui.assassins.words.results import replay_text
    from kingsroad_tui.shell.errors import as_utf8

    game = open_assassins_source(file)
    return Answer(
        partial(AssassinsReplayData.of, as_utf8(file), game),
        partial(replay_text, source_name(Path(file)), game),
    )


@part()
def position(source: str) -> str:
    """Print the code of the position that a saved game has reached."""
    from assassins.notation import print_position
    from kingsroad_tui.assassins.library.saves import assassins_position

    return print_position(assassins_position(source)[0])


@part()
def share(source: str) -> bytes:
    """Print a whole game as one line of text, to be pasted into a message."""
    from assassins.records import encode_game
    from kingsroad_tui.assassins.library.saves import open_assassins_source

    return encode_game(open_assassins_source(source).as_public())


@part()
def board(source: str | None, glyphs: Glyphs, width: int, height: int) -> str:
    """Draw the board as text: of a saved game, a position code or a board file (.toml).

    Without one, draws the start on side A.
    """
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
            raise Unusable(str(error)) from None
    else:
        shown, game = assassins_position(source)
    numbers = numbers_at(shown) if game is None else knight_numbers(game)
    return draw_board(BoardView(shown, numbers), width, height, glyphs).text()


@part(
    click.option(
        "--side", type=click.Choice(["king", "people"]), required=True, help="Whom to advise."
    ),
    click.option(
        "--belief",
        type=click.Choice(["seen", "alike"]),
        default="seen",
        show_default=True,
        help=BELIEF,
    ),
    click.option(
        "--assume",
        multiple=True,
        metavar='"CLAIM"',
        help='Take for granted, such as "monk is none" or "at least one of monk and squire"; may '
        "be given several times.",
    ),
)
def advise(
    source: str, seconds: float | None, *, side: str, belief: str, assume: Sequence[str]
) -> Answer:
    """Advise a side: the clock, the odds, the danger, and good ways to play the phase.

    For the king's side a secret in the file is left out; for the people's side it counts.
    """
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
    return Answer(
        partial(assassins_advice_data, advice, game), partial(assassins_advice_text, advice, game)
    )


@part(
    click.option(
        "--matches",
        type=click.IntRange(1),
        default=20,
        show_default=True,
        help="Of two games each.",
    )
)
def tournament(
    players: list[str], seed: int, seconds: float | None, *, matches: int
) -> Tournament[AssassinsGameResult]:
    """Play a tournament of computer players and programs.

    PLAYER is a computer player's name or cmd:PROGRAM ARG.... Two play every match, and one against
    itself; of more, each match draws two. A match is two games with the same cards, sides swapped.
    """
    from advisor.messages.plans import AssassinsPlan
    from advisor.workshop.tournament.assassins_games import (
        check_assassins_players,
        greet_assassins_players,
        play_match,
    )
    from advisor.workshop.tournament.standings import rank_assassins_players
    from kingsroad_tui.assassins.words.results import tournament_data, tournament_text

    def answer(games: Sequence[AssassinsGameResult]) -> Answer:
        rows = rank_assassins_players(games)
        return Answer(
            partial(tournament_data, matches, games, rows), partial(tournament_text, games, rows)
        )

    plan = AssassinsPlan(players=players, matches=matches, seed=seed, seconds=seconds)
    return Tournament(
        plan, "Matches", check_assassins_players, greet_assassins_players, play_match, answer
    )


def _statistics() -> GameStatistics:
    from kingsroad_tui.assassins.statistics import STATISTICS

    return STATISTICS


COMMANDS: Final = GameCommands(
    about="King & Assassins: play, advice, saved games, the board, position codes.",
    play=play,
    way=_way,
    lines=_lines,
    learn=learn,
    learn_by_lines=_learn_by_lines,
    lesson_steps=13,
    replay=replay,
    position=position,
    share=share,
    board=board,
    board_sizes=((33, 500), (11, 200)),
    advise=advise,
    analyse=analyse,
    ladder=True,
    advised="FILE|CODE|-",
    tournament=tournament,
    statistics=_statistics,
    practice=_practice,
    puzzles=puzzles.PUZZLES,
    together=together.TOGETHER,
    own={"train": train.command},
)
