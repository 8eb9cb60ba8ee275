"""Proving a puzzle of King's Road anew: by its stored proof, by the rules, and by the solver."""

from __future__ import annotations

from typing import Final

from advisor.core.cancellation import Stop
from advisor.messages.exercises import KingsroadExercise
from advisor.messages.puzzle_proofs import road_problem
from advisor.workshop.puzzles.kingsroad_proof import find_clear_choice
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.records import decode_game
from tabletop.errors import LocatedError
from tabletop.game_lines import LINE, parse_line

_OFF: Final = 0.0002
"""How far a chance may differ from the stored one: both are rounded."""


def game_of(puzzle: KingsroadExercise) -> Game:
    """The game up to the decision, replayed.

    Raises LocatedError where it breaks a rule, or nothing is left to decide for that seat.
    """
    game = decode_game(parse_line(puzzle.game), LINE)
    if puzzle.seat not in game.to_choose:
        raise LocatedError("seat", "has nothing to choose")
    return game


def kingsroad_puzzle_problem(puzzle: KingsroadExercise, stop: Stop | None = None) -> str:
    """Why a puzzle is not proved; empty where it is. Raises Cancelled."""
    if problem := road_problem(puzzle):
        return problem
    assert puzzle.proof is not None
    try:
        game = game_of(puzzle)
        clear = find_clear_choice(game, puzzle.seat, stop or Stop())
    except LocatedError as error:
        return str(error)
    if clear is None:
        return "the solver finds no clear answer"
    stage, kept = clear.analysis.stage, puzzle.proof.choices
    best, found = kept[0], clear.proof.choices[0]
    if stage.action_of(0, Selection.parse(best.selection)) != clear.best:
        return f"the solver's answer is {found.selection}"
    second, other = kept[1], clear.proof.choices[1]
    for was, now in (
        (best.win, found.win),
        (best.win_best_play, found.win_best_play),
        (second.surely_lost, other.surely_lost),
    ):
        if abs(was - now) > _OFF:
            return f"the solver says {now:.4f} where the proof says {was:.4f}"
    return ""
