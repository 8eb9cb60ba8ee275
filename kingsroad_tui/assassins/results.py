"""What is kept of finished games of King & Assassins, and when."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable, Sequence
from typing import Final

from advisor.messages.assassins_review import PhaseReview
from assassins.actions import Side
from assassins.games import AssassinsGame, is_beginning
from assassins.records import AssassinsRecordError, encode_game
from assassins.rounds import PhaseReport
from assassins.town_files import side_a
from kingsroad_tui.assassins.library.saves import RecentTown, all_towns, read_assassins_table
from kingsroad_tui.assassins.practice.exercises import phase_kind
from kingsroad_tui.library.game_file import Complain
from kingsroad_tui.library.saving_words import result_not_kept
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.statistics.judged import JudgedFigures, kind_figures
from kingsroad_tui.statistics.kept import RESULTS, KeptResult, KeptSeat, keep_missing, offset_at

GAME: Final = "assassins"
"""The word for the game."""


def kept_result(game: AssassinsGame, setup: Setup, when: float) -> KeptResult:
    """What is kept of a finished game, which ended at this moment, in seconds since 1970.

    The king's side comes first, then the people's.
    """
    assert game.result is not None
    seats = tuple(
        KeptSeat(
            name=game.players.of(side),
            computer=setup.seats[side.seat].computer,
            program=bool(setup.seats[side.seat].program),
            place=1 if side is game.result.winner else 2,
            won=side is game.result.winner,
            forfeit=bool(setup.seats[side.seat].forfeit),
        )
        for side in Side
    )
    begun = is_beginning(game.start) and game.position.town == side_a()
    return KeptResult(
        game=GAME,
        mark=mark_of(game, setup),
        played=_digest(game),
        when=when,
        offset=offset_at(when),
        seats=seats,
        rounds=game.position.round,
        ending=game.result.by.value,
        undone=setup.undone,
        helped=setup.helped,
        odd=not begun,
        occasion=setup.occasion,
        strip=_strip(game, setup) if setup.occasion.day else (),
    )


def mark_of(game: AssassinsGame, setup: Setup) -> str:
    """Of the table where it has one; else of what was played in it."""
    if setup.mark:
        return f"{setup.mark:x}"
    return _digest(game)


def _digest(game: AssassinsGame) -> str:
    """Of all that was played."""
    return hashlib.blake2b(encode_game(game.as_public()), digest_size=8).hexdigest()


def _strip(game: AssassinsGame, setup: Setup) -> tuple[int, ...]:
    """For each round: whether something went the way of the one person (1), of the other side (-1),
    or neither (0)."""
    me = setup.alone
    if me is None:
        return ()
    rounds: dict[int, int] = {}
    for phase in game.phases:
        rounds[phase.round] = rounds.get(phase.round, 0) + _gain(phase)
    sign = 1 if me == Side.KING.seat else -1
    return tuple(sign * ((gain > 0) - (gain < 0)) for gain in rounds.values())


def _gain(phase: PhaseReport) -> int:
    """What a phase brought the king's side: townsfolk gone, less wounds and knights lost."""
    before, after = phase.before, phase.after
    gone = after.townsfolk.count(None) - before.townsfolk.count(None)
    lost = after.wounds - before.wounds + len(before.knights) - len(after.knights)
    return gone - lost


def keep_result(game: AssassinsGame, setup: Setup, complain: Complain) -> None:
    """Keeps the result of a game that has ended here; says so where it cannot be."""
    if setup.elsewhere or setup.alone is None:
        return
    try:
        RESULTS.add(kept_result(game, setup, time.time()))
    except OSError as error:
        complain(result_not_kept(error))


def all_assassins_results() -> list[KeptResult]:
    """Every result, oldest first, those of saved games among them."""
    return keep_missing(GAME, _saved_results(all_towns()))


def _saved_results(games: Iterable[RecentTown]) -> Iterable[KeptResult]:
    counted: set[int] = set()
    for game in sorted(games, key=lambda one: one.when):
        if not (game.alone and game.computer and game.ending) or game.played in counted:
            continue
        counted.add(game.played)
        try:
            saved = read_assassins_table(game.path)
        except AssassinsRecordError:
            continue
        if saved.setup is not None:
            yield kept_result(saved.game, saved.setup, game.when.timestamp())


def assassins_judged_figures(
    mark: str, phases: Sequence[PhaseReview], side: Side
) -> JudgedFigures | None:
    """The figures of a side, by what its phases lost; None where none of them is judged.

    A phase in which something certain was missed is of that kind, every other one of its side's.
    """
    own = [one for one in phases if one.side == side.value and one.loss is not None]
    if not own:
        return None
    lost = [
        (phase_kind(one).value if one.missed_something else side.value, one.loss or 0.0)
        for one in own
    ]
    luck = sum(one.card + one.arrest for one in own)
    return JudgedFigures(game=GAME, mark=mark, luck=luck, kinds=kind_figures(lost))
