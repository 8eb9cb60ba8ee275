"""``kingsroad tournament``: computer players and programs against one another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import click

from kingsroad_tui.commands.options import (
    TournamentOptions,
    played_games,
    tournament_failures,
    tournament_options,
)
from kingsroad_tui.common.errors import ended_by_interrupt, print_json, print_text
from tabletop.shown import shown

if TYPE_CHECKING:
    from advisor.tournament.standings import GameResult, Standing

_MAX_PLAYER: Final = 100


@click.command()
@click.argument("players", nargs=-1, required=True, metavar="PLAYER...")
@click.option("--seats", type=click.IntRange(2, 5), help="Players at a table.")
@click.option("--tables", type=click.IntRange(1), default=50, show_default=True)
@click.option("--cap", type=click.IntRange(1), default=60, show_default=True, help="Most rounds.")
@click.option("--permanent-nobles", is_flag=True, help="Play the variant.")
@tournament_options
def command(
    players: tuple[str, ...],
    seats: int | None,
    tables: int,
    cap: int,
    permanent_nobles: bool,
    options: TournamentOptions,
) -> None:
    """Play a tournament.

    PLAYER is a computer player's name or cmd:PROGRAM ARG.... With as many players as seats they
    are the table, and every table is played once for each rotation of its seats; with more or
    fewer, each table draws its players from them.
    """
    with ended_by_interrupt():
        from advisor.tournament.plan import TournamentPlan
        from advisor.tournament.runner import check_players, greet_players, play_table
        from advisor.tournament.standings import rank_players
    from kingsroad.position import Variant

    plan = TournamentPlan(
        players=list(players),
        seats=seats or min(5, max(2, len(players))),
        tables=tables,
        seed=options.seed,
        cap=cap,
        variant=Variant.PERMANENT_NOBLES if permanent_nobles else Variant.STANDARD,
        seconds=options.seconds,
    )
    with tournament_failures():
        check_players(plan)
        games = played_games(plan, play_table, options, "Tables", greet_players)
    rows = rank_players(games)
    if options.as_json:
        print_json(_data(plan.tables, games, rows))
    else:
        print_text(_text(games, rows))


def _data(
    tables: int, games: Sequence[GameResult], standings: Sequence[Standing]
) -> dict[str, object]:
    """For JSON: the standings and the forfeits."""
    forfeits = [
        {"table": game.table, "rotation": game.rotation, "seats": game.forfeits}
        for game in games
        if game.forfeits
    ]
    return {
        "tables": tables,
        "games": len(games),
        "capped": sum(game.capped for game in games),
        "players": standings,
        "forfeits": forfeits,
    }


def _text(games: Sequence[GameResult], rows: Sequence[Standing]) -> str:
    """The standings for people; intervals are 95 %, clustered by table, in percent."""
    from kingsroad_tui.common.text.computers import player_words
    from kingsroad_tui.common.text.figures import margin_figure, share_figure
    from kingsroad_tui.common.text.tables import TextTable

    header = ("player", "games", "fair", "wins", "luck-adjusted", "margin", "per move")
    cells = tuple(
        (
            shown(player_words(row.player), _MAX_PLAYER),
            str(row.games),
            f"{row.fair:.0%}",
            share_figure(row.share),
            share_figure(row.luck_adjusted),
            margin_figure(row.margin),
            f"{row.seconds * 1000:.0f} ms",
        )
        for row in rows
    )
    lines = TextTable(header, cells, frozenset(range(1, len(header)))).aligned_lines()
    capped = sum(game.capped for game in games)
    lines += [
        f"{len(games)} games; {capped} ended by the cap on rounds. {_intervals(rows)}",
        "Luck-adjusted: as if what players drew from their mixes had been worth the mean.",
    ]
    for game in games:
        for seat, reason in game.forfeits.items():
            lines.append(
                f"Table {game.table}, rotation {game.rotation}: "
                f"{shown(player_words(game.players[int(seat)]), _MAX_PLAYER)} forfeited: {reason}"
            )
    return "\n".join(lines)


def _intervals(rows: Sequence[Standing]) -> str:
    """What the intervals are; where there are too few tables, why there are none."""
    if any(row.share.interval for row in rows):
        return "Intervals of 95 %, by tables."
    return "Too few tables to say how far these figures can be off."
