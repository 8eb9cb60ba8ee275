"""``tournament``: computer players and programs against one another."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any, TypeVar

import click

from kingsroad_tui.common.command_options import TournamentOptions, tournament_options
from kingsroad_tui.common.errors import (
    CommandError,
    Unusable,
    ended_by_interrupt,
    print_json,
    print_note,
    print_text,
)
from kingsroad_tui.common.game_commands import Tournament
from kingsroad_tui.common.game_description import GameDescription

_Item = TypeVar("_Item")


def command_of(game: GameDescription) -> click.Command:
    """The command for a game."""
    part = game.commands().tournament

    @click.argument("players", nargs=-1, required=True, metavar="PLAYER...")
    @tournament_options
    def tournament(players: tuple[str, ...], options: TournamentOptions, **own: Any) -> None:
        with ended_by_interrupt():
            asked = part.do(list(players), options.seed, options.seconds, **own)
        answer = asked.answer(_played(asked, options))
        if options.as_json:
            print_json(answer.data())
        else:
            print_text(answer.text())

    return part.command(tournament)


def _played(asked: Tournament[Any], options: TournamentOptions) -> list[Any]:
    """All games, as the options say, with a bar; ends in the promised way where they cannot be."""
    from advisor.core.parallel import SpreadError
    from advisor.tournament.batches import play_batches
    from advisor.tournament.named_players import TournamentError

    played = play_batches(
        asked.plan,
        asked.play_batch,
        options.results,
        jobs=options.jobs,
        scheduler=options.scheduler,
        report=print_note,
        before=partial(asked.greet, asked.plan, options.scheduler),
    )
    try:
        asked.check(asked.plan)
        batches = _with_progress(played, asked.plan.batches, asked.batches)
        return [game for batch in batches for game in batch]
    except TournamentError as error:
        raise Unusable(str(error)) from None
    except SpreadError as error:
        raise CommandError(str(error)) from None


def _with_progress(items: Iterable[_Item], length: int, label: str) -> Iterator[_Item]:
    """The items as they come, with a bar on standard error where that is a terminal."""
    with click.progressbar(
        length=length, label=label, file=sys.stderr, hidden=not sys.stderr.isatty()
    ) as bar:
        for item in items:
            yield item
            bar.update(1)
