"""What players say of King & Assassins, counted in whole games.

    python -m advisor.workshop.tournament.assassins_claims FILE...

A file is a saved game or the results of a tournament. Games that are not finished, or whose secret
is not known, are left out. Shares come with Wilson's interval; what comes several times a game is
not independent within it, so an interval there is by games (`_mean_of_games`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import inf, sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Final, NamedTuple

from advisor.messages.intervals import Estimate, estimated_mean, estimated_share
from assassins.actions import ActionKind, Pool, Side
from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition, Ending
from assassins.records import read_game
from assassins.rounds import ActionReport, PhaseReport
from assassins.town import squares_apart
from tabletop.game_sets import game_names

_NEAR: Final = 2
"""Squares within which a knight is with the king."""


class ClaimFigure(NamedTuple):
    """A figure that speaks for or against something that players say.

    Attributes:
        about: what it is, in a few words.
        figure: with its 95 % interval; None where there was nothing to count.
        seen: how many games, or whatever else is counted.
    """

    about: str
    figure: Estimate | None
    seen: int

    def __str__(self) -> str:
        if self.figure is None:
            return f"{self.about}: none seen"
        low, high = (f"{bound:.3g}" for bound in (self.figure.low, self.figure.high))
        return f"{self.about}: {self.figure.value:.3g} ({low} to {high}; {self.seen})"


def claims(games: Sequence[AssassinsGame]) -> Iterator[ClaimFigure]:
    """All figures, of finished games whose secrets are known."""
    yield _share("the people's side wins", [_won(game, Side.PEOPLE) for game in games])
    for ending in Ending:
        yield _share(f"ends by {ending.value}", [game.position.ending is ending for game in games])
    shown = [found for game in games for found in revealed_in(game)]
    yield _share(
        "a revealed assassin is killed before the game ends", [one.killed for one in shown]
    )
    yield _share(
        "and in the next phase of the king's side", [one.phases_lived == 0 for one in shown]
    )
    yield _share("wounds or kills in the phase it is revealed in", [one.struck for one in shown])
    yield _share("never strikes again after that phase", [not one.struck_later for one in shown])
    for side, name in ((Side.KING, "the king's side won"), (Side.PEOPLE, "the people won")):
        some = [game for game in games if _won(game, side)]
        yield _mean_of_games(
            f"knights within {_NEAR} squares of the king, where {name}", some, _knights_with_king
        )
    yield _mean_of_games("knights' AP a game against assassins", games, _ap_against(hidden=True))
    yield _mean_of_games("and against innocents", games, _ap_against(hidden=False))
    yield _share("an arrest takes an assassin", [hit for game in games for hit in _arrests(game)])
    yield _share(
        "the one nearest to the king is an assassin",
        [hit for game in games for hit in _nearest(game)],
    )


class Unmasked(NamedTuple):
    """What became of an assassin that was revealed in a phase that did not end the game.

    Attributes:
        struck: whether it wounded the king in that phase.
        struck_later: whether it wounded or killed him in a later one.
        killed: whether it was killed before the game ended.
        phases_lived: whole phases of the king's side that it lived through.
    """

    struck: bool
    struck_later: bool
    killed: bool
    phases_lived: int


def revealed_in(game: AssassinsGame) -> Iterator[Unmasked]:
    """Every assassin that was revealed and could be hunted afterwards."""
    for at, phase in enumerate(game.phases):
        if phase.after.over:
            return
        for who in sorted(phase.after.revealed - phase.before.revealed):
            later = game.phases[at + 1 :]
            lived = [_on_board(p.after, who) for p in later if p.side is Side.KING]
            yield Unmasked(
                _struck(phase, who),
                any(_struck(p, who) for p in later),
                not all(lived),
                lived.index(False) if False in lived else len(lived),
            )


def _on_board(position: AssassinsPosition, who: int) -> bool:
    return position.townsfolk[who] is not None


def _struck(phase: PhaseReport, who: int) -> bool:
    return any(
        done.action.kind is ActionKind.WOUND and done.townsperson == who for done in phase.actions
    )


def _won(game: AssassinsGame, side: Side) -> bool:
    return game.result is not None and game.result.winner is side


def _knights_with_king(game: AssassinsGame) -> float:
    """At the ends of the king's phases, on the mean; in games without one, nothing."""
    ends = [p.after for p in game.phases if p.side is Side.KING and p.after.king is not None]
    return fmean(
        sum(squares_apart(knight, end.king) <= _NEAR for knight in end.knights)
        for end in ends
        if end.king is not None
    )


def _ap_against(*, hidden: bool) -> Callable[[AssassinsGame], float]:
    """Knights' AP spent to push, arrest and kill assassins, or others."""

    def spent(game: AssassinsGame) -> float:
        assert game.secret is not None
        return sum(
            done.price
            for done in _knights_actions(game)
            if (who := _against(done)) is not None and (who in game.secret.assassins) == hidden
        )

    return spent


def _knights_actions(game: AssassinsGame) -> Iterator[ActionReport]:
    for phase in game.phases:
        for done in phase.actions:
            if done.action.kind.pool is Pool.KNIGHTS:
                yield done


def _against(done: ActionReport) -> int | None:
    """The first whom a knight's action is against, or None for a mere step."""
    return done.pushed[0].townsperson if done.pushed else done.townsperson


def _arrests(game: AssassinsGame) -> Iterator[bool]:
    """Whether each arrest took an assassin."""
    assert game.secret is not None
    for done in _knights_actions(game):
        if done.action.kind is ActionKind.ARREST:
            yield done.townsperson in game.secret.assassins


def _nearest(game: AssassinsGame) -> Iterator[bool]:
    """At the beginning of each of the king's phases, whether the nearest of the hidden townsfolk is
    an assassin: 1 in 4 where they are no nearer than others."""
    assert game.secret is not None
    for phase in game.phases:
        before, king = phase.before, phase.before.king
        if phase.side is not Side.KING or king is None:
            continue
        apart = {
            who: squares_apart(at, king)
            for who, at in enumerate(before.townsfolk)
            if at is not None and who not in before.revealed
        }
        if apart:
            nearest = min(apart.values(), default=inf)
            some = [who for who, far in apart.items() if far == nearest]
            if len(some) == 1:
                yield some[0] in game.secret.assassins


def _share(about: str, seen: Sequence[bool]) -> ClaimFigure:
    if not seen:
        return ClaimFigure(about, None, 0)
    return ClaimFigure(about, estimated_share(fmean(seen), 0.0, len(seen)), len(seen))


def _mean_of_games(
    about: str, games: Sequence[AssassinsGame], figure: Callable[[AssassinsGame], float]
) -> ClaimFigure:
    values = [figure(game) for game in games]
    if len(values) < 2:
        return ClaimFigure(about, None, len(values))
    error = stdev(values) / sqrt(len(values))
    return ClaimFigure(about, estimated_mean(fmean(values), error, len(values)), len(values))


def finished_games(files: Iterable[str]) -> list[AssassinsGame]:
    """The games in files that can be counted.

    Raises:
        AssassinsRecordError: a file cannot be read.
    """
    games = (read_game(Path(name)) for file in files for name in game_names(file))
    return [game for game in games if game.finished and game.secret is not None]


def main() -> None:
    """Prints every figure."""
    if len(sys.argv) < 2:
        raise SystemExit("usage: python -m advisor.workshop.tournament.assassins_claims FILE...")
    for claim in claims(finished_games(sys.argv[1:])):
        print(claim)


if __name__ == "__main__":
    main()
