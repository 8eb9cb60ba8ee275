"""What is kept of finished games of King's Road, and when."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable
from typing import Final

from advisor.messages.goals import Goal
from advisor.messages.protocol import Review
from advisor.messages.review import decisions
from kingsroad.board import kingdom
from kingsroad.games import Game
from kingsroad.records import RecordError, encode_game
from kingsroad_tui.kingsroad.library.library import counted_games
from kingsroad_tui.kingsroad.library.saves import RecentGame, all_games, read_table
from kingsroad_tui.kingsroad.play.winning import ranking
from kingsroad_tui.library.game_file import Complain
from kingsroad_tui.library.saving_words import result_not_kept
from kingsroad_tui.library.seats import SeatKind, Setup
from kingsroad_tui.statistics.judged import JudgedFigures, kind_figures
from kingsroad_tui.statistics.kept import RESULTS, KeptResult, KeptSeat, keep_missing, offset_at

GAME: Final = "kingsroad"
"""The word for the game."""


def kept_result(game: Game, setup: Setup, when: float) -> KeptResult:
    """What is kept of a finished game, which ended at this moment, in seconds since 1970."""
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
    return KeptResult(
        game=GAME,
        mark=mark_of(game, setup),
        played=_digest(game),
        when=when,
        offset=offset_at(when),
        seats=seats,
        rounds=len(game.rounds),
        undone=setup.undone,
        helped=setup.helped,
        odd=game.start is not None or game.board != kingdom(),
        occasion=setup.occasion,
        strip=_strip(game, setup) if setup.occasion.day else (),
    )


def mark_of(game: Game, setup: Setup) -> str:
    """Of the table where it has one; else of what was played in it."""
    if setup.mark:
        return f"{setup.mark:x}"
    return _digest(game)


def _digest(game: Game) -> str:
    """Of all that was played."""
    return hashlib.blake2b(encode_game(game.as_public()), digest_size=8).hexdigest()


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


def keep_result(game: Game, setup: Setup, complain: Complain) -> None:
    """Keeps the result of a game that has ended here; says so where it cannot be."""
    if setup.elsewhere:
        return
    try:
        RESULTS.add(kept_result(game, setup, time.time()))
    except OSError as error:
        complain(result_not_kept(error))


def all_results() -> list[KeptResult]:
    """Every result, oldest first, those of saved games among them."""
    return keep_missing(GAME, _saved_results(all_games()))


def _saved_results(games: Iterable[RecentGame]) -> Iterable[KeptResult]:
    for game, _ in counted_games(games):
        try:
            saved = read_table(game.path)
        except RecordError:
            continue
        if saved.setup is not None:
            yield kept_result(saved.game, saved.setup, game.when.timestamp())


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
        game=GAME, mark=mark, luck=player.account.luck.win, kinds=kind_figures(lost)
    )
