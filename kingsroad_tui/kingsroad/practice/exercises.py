"""Exercises of King's Road: made of the mistakes of a game, of their kind, judged by their proof.

No Textual."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum, unique
from functools import cached_property
from typing import Final

from advisor.messages.advice import MOST_ADDED, Candidate
from advisor.messages.choices import effect
from advisor.messages.exercises import (
    KingsroadExercise,
    KingsroadKind,
    KingsroadProof,
    ProvedChoice,
    decision_id,
)
from advisor.messages.protocol import AdviceSettings
from advisor.messages.review import ChoiceReview, Mistake, RoundReview, mistakes
from kingsroad.board import REGIONS, king_path
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import Position
from kingsroad.records import decode_game, encode_game
from kingsroad.rounds import RoundReport
from kingsroad.scoring import RegionScore
from kingsroad_tui.kingsroad.review.game_cursor import GameCursor
from kingsroad_tui.kingsroad.review.own_mistakes import solves
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from tabletop.errors import LocatedError
from tabletop.game_lines import LINE, parse_line, print_line
from tabletop.say import Say


def exercise_of(game: Game, mistake: Mistake, settings: AdviceSettings) -> KingsroadExercise:
    """A mistake as an exercise; ``settings`` are what it was judged by."""
    cursor = GameCursor.of(game).at_mistake(mistake)
    report, choice = cursor.report, mistake.choice
    assert report is not None
    return KingsroadExercise(
        game=_line(cursor.game_then),
        seat=choice.player,
        kind=mistake_kind(cursor.position, choice, report),
        made=choice,
        goal=settings.goal,
        belief=settings.belief,
    )


def exercises_in(
    game: Game, rounds: Sequence[RoundReview], seat: int, settings: AdviceSettings
) -> Iterator[KingsroadExercise]:
    """The mistakes of a seat in a game, worst first."""
    for mistake in mistakes(rounds, seat):
        yield exercise_of(game, mistake, settings)


def game_id(game: Game, seat: int) -> str:
    """A short name of a whole game as one seat played it, the same for copies."""
    return decision_id(_line(game), f"all of {seat}")


def _line(game: Game) -> str:
    return print_line(encode_game(game.as_public()))


class UnusableExercise(LocatedError):
    """An exercise that fits no game: its file was damaged, or written by somebody else."""


@dataclass(frozen=True)
class LaidOut:
    """An exercise with its game replayed, to be laid on the table.

    Attributes:
        exercise: the exercise.
        game: the game as it stood.
    """

    exercise: KingsroadExercise
    game: Game

    @classmethod
    def of(cls, exercise: KingsroadExercise) -> LaidOut:
        """Replays its game. Raises LocatedError where it cannot be, or nothing is to be chosen."""
        game = decode_game(parse_line(exercise.game), LINE)
        if exercise.seat not in game.to_choose:
            raise UnusableExercise("", Say("kingsroad-practice-nothing-to-choose"), source=LINE)
        _check_cards(exercise)
        return cls(exercise, game)

    @property
    def setup(self) -> Setup:
        """The table: whoever decides is a person, the others computers."""
        seats = (
            Seat(colour=at)
            if at == self.exercise.seat
            else Seat(SeatKind.COMPUTER, "rule-of-thumb", colour=at)
            for at in range(len(self.game.players))
        )
        return Setup(tuple(seats))

    @property
    def round(self) -> int:
        """The round in which the decision falls."""
        return self.game.position.round

    @property
    def second(self) -> bool:
        """Whether it is a second choice, after a Witch."""
        return self.game.pending is not None

    @property
    def settings(self) -> AdviceSettings:
        """What answers are judged by."""
        return AdviceSettings(belief=self.exercise.belief, goal=self.exercise.goal)

    def is_solved_by(self, candidate: Candidate) -> bool:
        """Whether a choice that the solver has judged is an answer: not only the best one is."""
        made = self.exercise.made
        return solves(candidate, made.surely_lost if made else None, self.exercise.goal)


def _check_cards(exercise: KingsroadExercise) -> None:
    """Raises LocatedError where cards are named that are none."""
    if exercise.made is not None:
        for codes in (exercise.made.selection, *exercise.made.best):
            Selection.of(codes)
    if exercise.proof is not None:
        for choice in exercise.proof.choices:
            proved_selection(choice)


@unique
class ByProof(StrEnum):
    """What a proof says of a choice."""

    SOLVED = "solved"
    WORSE = "worse"
    NOT_LISTED = "not listed"
    """It is no better than the worst one that the proof names."""


@dataclass(frozen=True)
class ProvedAnswer:
    """A choice as a proof judges it, beside the best one.

    Attributes:
        says: what it says.
        choice: the worth of the choice; where it is not listed, of the last one that is.
        best: that of the best.
    """

    says: ByProof
    choice: ProvedChoice
    best: ProvedChoice

    @classmethod
    def of(cls, proof: KingsroadProof, selection: Selection) -> ProvedAnswer:
        """Judges a choice at once, without the solver."""
        best, wanted = proof.choices[0], effect(selection)
        found = next((c for c in proof.choices if effect(proved_selection(c)) == wanted), None)
        if found is None:
            return cls(ByProof.NOT_LISTED, proof.choices[-1], best)
        alike = found.surely_lost <= max(found.loss_error, proof.error)
        return cls(ByProof.SOLVED if alike else ByProof.WORSE, found, best)

    @property
    def solved(self) -> bool:
        """Whether the choice is an answer."""
        return self.says is ByProof.SOLVED


def proved_selection(choice: ProvedChoice) -> Selection:
    """The cards of a choice in a proof."""
    return Selection.parse(choice.selection)


FAR: Final = 4
"""From so many regions ahead on, the King takes several rounds to come."""


@dataclass(frozen=True)
class _Mistake:
    """A choice beside the best one, where it was made and what came of it."""

    position: Position
    choice: ChoiceReview
    report: RoundReport

    @property
    def seat(self) -> int:
        return self.choice.player

    @cached_property
    def played(self) -> Selection:
        return Selection.of(self.choice.selection)

    @cached_property
    def best(self) -> Selection:
        return Selection.of(self.choice.best[0])

    def more_than_best(self, region: int) -> bool:
        """Whether it put more markers there than the best choice."""
        return self.played.placed()[region - 1] > self.best.placed()[region - 1]

    def less_than_best(self, region: int) -> bool:
        """Whether it put fewer there."""
        return self.played.placed()[region - 1] < self.best.placed()[region - 1]

    def score(self, region: int) -> RegionScore | None:
        return next((one for one in self.report.scored if one.region == region), None)

    def best_other(self, region: int) -> int:
        """The most influence of any other player there, before the choice."""
        others = (seat for seat in self.position.seats if seat != self.seat)
        return max(self.position.influence(seat, region) for seat in others)


def mistake_kind(position: Position, choice: ChoiceReview, report: RoundReport) -> KingsroadKind:
    """The kind of a choice that was a mistake; of several that fit, the first of `KingsroadKind`'s.

    Args:
        position: the table before the choice; of a second choice with the others' markers.
        choice: the choice, which names a better one.
        report: the round.
    """
    if not choice.best:
        return KingsroadKind.OTHER
    made = _Mistake(position, choice, report)
    if made.played.has_witch or made.best.has_witch:
        return _of_witch(made)
    if _dragon_for_others(made):
        return KingsroadKind.DRAGON_FOR_OTHERS
    if _knight_wasted(made):
        return KingsroadKind.KNIGHT_WASTED
    if any(_shares_the_lead(made, region) for region in REGIONS):
        return KingsroadKind.SECOND_BY_TIE
    if any(_ahead_already(made, region) for region in REGIONS):
        return KingsroadKind.AHEAD_ALREADY
    if _left_for_nothing(made):
        return KingsroadKind.LEFT_FOR_NOTHING
    if _too_far(made):
        return KingsroadKind.TOO_FAR
    return KingsroadKind.OTHER


def _of_witch(made: _Mistake) -> KingsroadKind:
    if made.played.has_witch and made.best.has_witch:
        return KingsroadKind.OTHER
    return KingsroadKind.WITCH_EARLY if made.played.has_witch else KingsroadKind.WITCH_KEPT


def _dragon_for_others(made: _Mistake) -> bool:
    """The last region scored was so by the own Dragon, and somebody else got more there."""
    if not made.played.has_dragon or made.best.has_dragon or not made.report.scored:
        return False
    last = made.report.scored[-1]
    brought = _all_points(last)
    own = brought[made.seat]
    return any(points > own for points in brought)


def _all_points(score: RegionScore) -> list[int]:
    """By seat, for the place and the Noble together."""
    bonus = score.bonus or (0,) * len(score.points)
    return [place + more for place, more in zip(score.points, bonus, strict=True)]


def _knight_wasted(made: _Mistake) -> bool:
    """The Knight placed nothing, or a marker where the best choice has fewer; the best choice
    does something else with him, or leaves him at home."""
    placed = [region for card, region in made.played.effects() if card.is_knight]
    if not placed:
        return False
    (region,) = placed
    if region is None:
        return None not in (where for card, where in made.best.effects() if card.is_knight)
    return made.more_than_best(region)


def _shares_the_lead(made: _Mistake, region: int) -> bool:
    """Tied for the most in a region that was scored, where the best choice puts more."""
    score = made.score(region)
    if score is None or not made.less_than_best(region):
        return False
    most = max(score.influence)
    return score.influence[made.seat] == most > 0 and score.influence.count(most) > 1


def _ahead_already(made: _Mistake, region: int) -> bool:
    """Markers put where nobody could catch up in this round without them."""
    lead = made.position.influence(made.seat, region) - made.best_other(region)
    return made.more_than_best(region) and lead > MOST_ADDED


def _left_for_nothing(made: _Mistake) -> bool:
    """No marker for the region that the King scores first, where the best choice has some; it
    brought nothing so."""
    region = made.position.king
    score = made.score(region)
    if score is None or made.played.placed()[region - 1] or not made.less_than_best(region):
        return False
    return not _all_points(score)[made.seat]


def _too_far(made: _Mistake) -> bool:
    """The markers that the best choice moves were far ahead of the King, and come nearer by it."""
    ahead = {region: steps for steps, region in enumerate(king_path(made.position.king, 8))}
    moved = [ahead[region] for region in REGIONS if made.more_than_best(region)]
    wanted = [ahead[region] for region in REGIONS if made.less_than_best(region)]
    return bool(moved and wanted) and max(moved) >= FAR and max(wanted) < max(moved)
