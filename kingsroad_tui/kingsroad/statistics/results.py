"""What is kept of a finished game of King's Road."""

from __future__ import annotations

import hashlib
from typing import Final

from kingsroad.board import kingdom
from kingsroad.games import Game
from kingsroad.records import encode_game
from kingsroad_tui.kingsroad.play.table import SeatKind, Setup
from kingsroad_tui.kingsroad.play.winning import ranking
from kingsroad_tui.statistics.kept import KeptResult, KeptSeat, offset_at

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
