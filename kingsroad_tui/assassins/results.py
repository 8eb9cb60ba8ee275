"""What is kept of finished games of King & Assassins, and when."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from advisor.messages.assassins_review import PhaseReview, decided_by
from assassins.actions import Side
from assassins.games import AssassinsGame, is_beginning
from assassins.rounds import PhaseReport
from assassins.town import side_a
from kingsroad_tui.assassins.library import saves
from kingsroad_tui.assassins.places import GAME
from kingsroad_tui.assassins.practice.exercises import phase_kind
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.statistics.kept import JudgedFigures, KeptSeat, kind_figures
from kingsroad_tui.statistics.results import Outcome, Results


def _outcome(game: AssassinsGame, setup: Setup) -> Outcome:
    """The king's side comes first, then the people's."""
    assert game.result is not None
    winner = game.result.winner
    seats = tuple(
        KeptSeat(
            name=name,
            computer=seat.computer,
            program=bool(seat.program),
            place=1 if side is winner else 2,
            won=side is winner,
            forfeit=bool(seat.forfeit),
        )
        for side, name, seat in zip(Side, game.players, setup.seats, strict=True)
    )
    return Outcome(
        seats=seats,
        rounds=game.position.round,
        ending=game.result.by.value,
        odd=not (is_beginning(game.start) and game.position.town == side_a()),
        strip=_strip(game, setup),
    )


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


def _counted() -> Iterable[saves.RecentTown]:
    """The finished games of one person against a computer player."""
    counted: set[int] = set()
    for game in sorted(saves.all_towns(), key=lambda one: one.when):
        if game.alone and game.computer and game.ending and game.played not in counted:
            counted.add(game.played)
            yield game


RESULTS: Final = Results(
    game=GAME, saves=saves.ASSASSINS_SAVES, outcome=_outcome, counted=_counted, several=False
)
"""What is kept of finished games."""

keep_result = RESULTS.keep
mark_of = RESULTS.mark_of
all_assassins_results = RESULTS.all


def assassins_judged_figures(
    mark: str, phases: Sequence[PhaseReview], side: Side
) -> JudgedFigures | None:
    """The figures of a side, by what its phases lost; None where none of them is judged.

    A phase in which something certain was missed is of that kind, every other one of its side's.
    """
    own = [one for one in phases if one.side == side.value and one.judged]
    if not own:
        return None
    lost = [
        (phase_kind(one).value if one.missed_something else side.value, one.cost) for one in own
    ]
    luck = sum(one.came for one in decided_by(phases, side.value))
    return JudgedFigures(game=GAME, mark=mark, luck=luck, kinds=kind_figures(lost))
