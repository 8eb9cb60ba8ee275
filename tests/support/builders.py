"""Positions for tests, set up by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kingsroad.board import REGIONS, Board, kingdom, next_region
from kingsroad.cards import Selection
from kingsroad.games import Game, Round
from kingsroad.position import MARKERS, Position, Variant
from kingsroad.rounds import RoundReport, play_round


def position(
    players: int,
    king: int = 1,
    *,
    markers: Mapping[int, tuple[int, ...]] | None = None,
    nobles: Mapping[int, tuple[int, ...]] | None = None,
    scores: tuple[int, ...] | None = None,
    in_hand: Mapping[int, int] | None = None,
    dragon: tuple[bool, ...] | None = None,
    witch: tuple[bool, ...] | None = None,
    variant: Variant = Variant.STANDARD,
    board: Board | None = None,
) -> Position:
    """A position with these markers and Nobles per region; what is left of 19 is in hand.

    Where ``in_hand`` asks a seat for fewer, its surplus lies in the region the King leaves last
    (the one just behind him), out of the way.
    """
    rows = [[0] * 8 for _ in range(players)]
    for region, counts in (markers or {}).items():
        for seat, count in enumerate(counts):
            rows[seat][region - 1] = count
    standing = tuple((nobles or {}).get(region, ()) for region in REGIONS)
    left = [
        MARKERS - sum(rows[seat]) - sum(seat in seats for seats in standing)
        for seat in range(players)
    ]
    for seat, wanted in (in_hand or {}).items():
        rows[seat][next_region(king, 7) - 1] += left[seat] - wanted
        left[seat] = wanted
    return Position(
        board=board or kingdom(),
        variant=variant,
        round=1,
        king=king,
        scores=scores or (0,) * players,
        in_hand=tuple(left),
        markers=tuple(map(tuple, rows)),
        nobles=standing,
        dragon=dragon or (True,) * players,
        witch=witch or (True,) * players,
    )


def game_from(start: Position) -> Game:
    """A game that starts from a position, the players called Player 1, Player 2 and so on."""
    names = tuple(f"Player {seat + 1}" for seat in start.seats)
    return Game(names, start.variant, start.board, start=start)


def played(before: Position, *words: str, again: Mapping[int, str] | None = None) -> RoundReport:
    """The round in which the players choose these words, in seat order."""
    second = tuple(
        Selection.parse(again[seat]) if again and seat in again else None for seat in before.seats
    )
    return play_round(before, [Selection.parse(word) for word in words], second)


def reseated(game: Game, order: Sequence[int]) -> Game:
    """The same game with seat ``order[i]`` renumbered as seat ``i``, played anew."""

    def reordered(played: Round) -> Round:
        return Round(
            tuple(played.selections[old] for old in order),
            tuple(played.reselections[old] for old in order) if played.reselections else (),
        )

    return Game(
        players=tuple(game.players[old] for old in order),
        variant=game.variant,
        board=game.board,
        start=game.start.seats_reordered(order) if game.start else None,
        rounds=tuple(reordered(played) for played in game.rounds),
        pending=tuple(game.pending[old] for old in order) if game.pending else None,
    )
