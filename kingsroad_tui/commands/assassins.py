"""``kingsroad assassins``: King & Assassins on the command line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from kingsroad_tui.commands.options import (
    TournamentOptions,
    played_games,
    seconds_option,
    tournament_failures,
    tournament_options,
)
from tabletop.shown import shown

if TYPE_CHECKING:
    from advisor.tournament.town_plan import TownGameResult, TownPlan
    from advisor.tournament.town_runner import TownStanding

_MAX_PLAYER: Final = 100
_ENDINGS: Final = {
    "castle": "the king in the castle",
    "assassins": "all three assassins caught",
    "killed": "the king killed",
    "time": "the cards run out",
}
"""By the name of the ending, how a tournament tells it."""


@click.group(invoke_without_command=True)
@click.pass_context
def command(context: click.Context) -> int | None:
    """King & Assassins: play, advice, saved games, the board, position codes.

    Without a command, opens the game.
    """
    if context.invoked_subcommand is not None:
        return None
    result: int = context.invoke(play, file=None, plain=False)
    return result


@command.command("play")
@click.argument("file", required=False, type=click.Path(path_type=Path), metavar="[FILE]")
@click.option("--plain", is_flag=True, help="The whole game in plain text, line by line.")
def play(file: Path | None, *, plain: bool) -> int:
    """Open the game; with FILE, on with that saved game."""
    if plain:
        from kingsroad_tui.assassins.line_mode import play_town_plain

        return play_town_plain(file)
    from kingsroad_tui.app import KingsRoad
    from kingsroad_tui.assassins.storage.sources import open_town_source
    from kingsroad_tui.common.navigation import EnterTown
    from kingsroad_tui.common.running import run_app

    if file is not None:
        open_town_source(str(file))
    return run_app(KingsRoad(first=EnterTown(file)))


@command.command("learn")
@click.option("--plain", is_flag=True, help="In plain text, line by line.")
@click.option("--from", "step", type=click.IntRange(1, 13), help="The step to begin with.")
def learn(*, plain: bool, step: int | None) -> int:
    """Learn to play: a guided game of thirteen steps, as both sides."""
    if plain:
        from kingsroad_tui.assassins.learn_plain import learn_town_plain

        return learn_town_plain(step)
    from kingsroad_tui.app import KingsRoad
    from kingsroad_tui.assassins.navigation import LearnTown
    from kingsroad_tui.common.running import run_app

    return run_app(KingsRoad(first=LearnTown(None if step is None else step - 1)))


@command.command("replay")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "as_json", is_flag=True, help="One JSON object per file, one a line.")
def replay(files: tuple[str, ...], *, as_json: bool) -> int:
    """Replay saved games, or the games in a tournament's results, through the rules.

    A bad file is reported and the others go on; the exit code is then 2.
    """
    from assassins.replay import TownReplayData
    from kingsroad_tui.assassins.storage.sources import open_town_source
    from kingsroad_tui.assassins.text.replay import replay_text
    from kingsroad_tui.common.errors import as_utf8, each_game, print_json, print_text

    def replay_one(number: int, file: str) -> bool:
        game = open_town_source(file)
        if as_json:
            print_json(TownReplayData.of(as_utf8(file), game))
        else:
            print_text(("\n" if number else "") + replay_text(file, game))
        return True

    return each_game(files, replay_one)


@command.command("position")
@click.argument("source", metavar="FILE|CODE|-")
def position(source: str) -> None:
    """Print the code of the position that a saved game has reached."""
    from assassins.notation import print_position
    from kingsroad_tui.assassins.storage.sources import town_position
    from kingsroad_tui.common.errors import print_text

    print_text(print_position(town_position(source)[0]))


@command.command("board")
@click.argument("source", required=False, metavar="[FILE|CODE|-]")
@click.option("--ascii", "ascii_only", is_flag=True, help="Draw with ASCII signs.")
@click.option("--width", type=click.IntRange(33, 500), default=80, help="In columns.")
@click.option("--height", type=click.IntRange(11, 200), default=23, help="In lines.")
def board(source: str | None, *, ascii_only: bool, width: int, height: int) -> None:
    """Draw the board as text: of a saved game, a position code or a board file (.toml).

    Without one, draws the start on side A.
    """
    import sys

    from assassins.position import starting_position
    from assassins.town import TownError
    from assassins.town_files import read_town, side_a
    from kingsroad_tui.assassins.drawing.board import draw_board
    from kingsroad_tui.assassins.drawing.board_view import BoardView
    from kingsroad_tui.assassins.session.knights import numbers_at
    from kingsroad_tui.assassins.storage.sources import town_position
    from kingsroad_tui.common.errors import Unusable, print_text
    from kingsroad_tui.common.look.glyphs import Glyphs

    plain = ascii_only or not (sys.stdout.encoding or "").lower().startswith("utf")
    if source is None or source.endswith(".toml"):
        try:
            town = read_town(Path(source)) if source else side_a()
            shown = starting_position(town, town.kings[0].square)
        except TownError as error:
            raise Unusable(str(error)) from None
    else:
        shown = town_position(source)[0]
    view = BoardView(shown, numbers_at(shown))
    glyphs = Glyphs.ascii() if plain else Glyphs.unicode()
    print_text(draw_board(view, width, height, glyphs).text())


@command.command("advise")
@click.argument("source", metavar="FILE|-")
@click.option(
    "--side", type=click.Choice(["king", "people"]), required=True, help="Whom to advise."
)
@click.option(
    "--assume",
    multiple=True,
    metavar='"CLAIM"',
    help='Take for granted, such as "monk is none" or "at least one of monk and squire"; may be '
    "given several times.",
)
@seconds_option("Answer within about this time.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
def advise(
    source: str, side: str, *, assume: tuple[str, ...], seconds: float | None, as_json: bool
) -> None:
    """Advise a side: the clock, the odds, the danger, and good ways to play the phase.

    For the king's side a secret in the file is left out; for the people's side it counts.
    """
    from assassins.actions import Side
    from kingsroad_tui.assassins.storage.sources import open_town_source
    from kingsroad_tui.assassins.text.advice.printed import town_advice_data, town_advice_text
    from kingsroad_tui.common.errors import (
        ended_by_interrupt,
        print_json,
        print_text,
        solver_failures,
    )

    game = open_town_source(source)
    with ended_by_interrupt():
        from advisor.assassins.advise import advise as advise_side
        from advisor.core.cancellation import Stop

    with solver_failures():
        *_, advice = advise_side(game, Side(side), list(assume), stop=Stop(seconds))
    if as_json:
        print_json(town_advice_data(advice, game))
    else:
        print_text(town_advice_text(advice, game))


@command.command("tournament")
@click.argument("players", nargs=-1, required=True, metavar="PLAYER...")
@click.option(
    "--matches", type=click.IntRange(1), default=20, show_default=True, help="Of two games each."
)
@tournament_options
def tournament(
    players: tuple[str, ...],
    matches: int,
    options: TournamentOptions,
) -> None:
    """Play a tournament of computer players and programs.

    PLAYER is a computer player's name or cmd:PROGRAM ARG.... Two play every match, and one against
    itself; of more, each match draws two. A match is two games with the same cards, sides swapped.
    """
    from kingsroad_tui.common.errors import ended_by_interrupt, print_json, print_text

    with ended_by_interrupt():
        from advisor.tournament.town_plan import TownPlan
        from advisor.tournament.town_runner import (
            check_town_players,
            greet_town_players,
            play_match,
            rank_town_players,
        )
    plan = TownPlan(
        players=list(players), matches=matches, seed=options.seed, seconds=options.seconds
    )
    with tournament_failures():
        check_town_players(plan)
        games = played_games(plan, play_match, options, "Matches", greet_town_players)
    rows = rank_town_players(games)
    if options.as_json:
        print_json(_tournament_data(plan, games, rows))
    else:
        print_text(_tournament_text(games, rows))


def _tournament_data(
    plan: TownPlan, games: Sequence[TownGameResult], standings: Sequence[TownStanding]
) -> dict[str, object]:
    """For JSON: the standings, the ways of winning, and the forfeits."""
    return {
        "matches": plan.matches,
        "games": len(games),
        "players": list(standings),
        "endings": dict(Counter(game.by for game in games)),
        "forfeits": [
            {"match": game.match, "game": game.game, "sides": game.forfeits}
            for game in games
            if game.forfeits
        ],
    }


def _tournament_text(games: Sequence[TownGameResult], standings: Sequence[TownStanding]) -> str:
    """The standings for people; intervals are 95 %, with a match as one trial."""
    from kingsroad_tui.common.text.figures import share_figure
    from kingsroad_tui.common.text.tables import TextTable

    header = ("player", "games", "wins", "as the king's side", "as the people", "per choice")
    cells = tuple(
        (
            _named(row.player),
            str(row.games),
            share_figure(row.share),
            *("-" if share is None else share_figure(share) for share in (row.king, row.people)),
            f"{row.seconds * 1000:.0f} ms",
        )
        for row in standings
    )
    lines = TextTable(header, cells, frozenset(range(1, len(header)))).aligned_lines()
    ways = Counter(game.by for game in games)
    told = ", ".join(f"{words} {ways[by]}" for by, words in _ENDINGS.items())
    sure = (
        "Intervals of 95 %, by matches."
        if any(row.share.interval for row in standings)
        else "Too few matches to say how far these figures can be off."
    )
    lines.append(f"{len(games)} games: {told}. {sure}")
    for game in games:
        for side, reason in game.forfeits.items():
            name = _named(game.players[side])
            lines.append(f"Match {game.match}, game {game.game}: {name} forfeited: {reason}")
    return "\n".join(lines)


def _named(player: str) -> str:
    """A player: who that is at a table, with the name that commands know."""
    from advisor.messages.town_computers import TOWN_STRENGTHS
    from kingsroad_tui.common.text.computers import player_words

    return shown(player_words(player, TOWN_STRENGTHS), _MAX_PLAYER)
