"""What is kept of finished games of King's Road, and when."""

from __future__ import annotations

from typing import Final

from advisor.messages.protocol import Review
from advisor.messages.review import decisions
from advisor.messages.verdicts import Goal
from kingsroad.board import kingdom
from kingsroad.games import Game
from kingsroad_tui.kingsroad.library.saves import SAVES, all_games, counted_games
from kingsroad_tui.kingsroad.places import GAME
from kingsroad_tui.kingsroad.play.winning import ranking
from kingsroad_tui.library.seats import SeatKind, Setup
from kingsroad_tui.statistics.kept import JudgedFigures, KeptSeat, kind_figures
from kingsroad_tui.statistics.results import Outcome, Results


def _outcome(game: Game, setup: Setup) -> Outcome:
    ranks = ranking(game.position, setup.forfeited)
    places: dict[int, int] = {}
    for shared in ranks:
        places |= dict.fromkeys(shared, len(places) + 1)
    seats = tuple(
        KeptSeat(
            name=game.players[number],
            computer=seat.computer if seat.kind is SeatKind.COMPUTER else "",
            program=seat.kind is SeatKind.PROGRAM,
            points=game.position.scores[number],
            place=places[number],
            won=number in ranks[0],
            forfeit=bool(seat.forfeit),
        )
        for number, seat in enumerate(setup.seats)
    )
    return Outcome(
        seats=seats,
        rounds=len(game.rounds),
        odd=game.start is not None or game.board != kingdom(),
        strip=_strip(game, setup),
    )


def _strip(game: Game, setup: Setup) -> tuple[int, ...]:
    """After each round: whether the one person was ahead (1), level (0) or behind (-1)."""
    me = setup.alone
    if me is None:
        return ()
    found = []
    for report in game.reports:
        scores = report.after.scores
        best = max(score for seat, score in enumerate(scores) if seat != me)
        found.append((scores[me] > best) - (scores[me] < best))
    return tuple(found)


RESULTS: Final = Results(
    game=GAME,
    saves=SAVES,
    outcome=_outcome,
    counted=lambda: (game for game, _ in counted_games(all_games())),
)
"""What is kept of finished games."""

keep_result = RESULTS.keep
mark_of = RESULTS.mark_of
all_results = RESULTS.all


def judged_figures(mark: str, review: Review, seat: int) -> JudgedFigures | None:
    """The figures of a seat, by what its choices surely lost; None where the review is not of a
    whole game, or judges by something else than the chance to win."""
    if not review.complete or review.settings.goal is not Goal.WIN:
        return None
    player = next((one for one in review.players if one.player == seat), None)
    if player is None:
        return None
    lost = [(one.kind.value, one.lost) for one in decisions(review.rounds, seat)]
    return JudgedFigures(
        game=GAME, mark=mark, luck=review.accounts[seat].came, kinds=kind_figures(lost)
    )
