"""Exercises of King's Road: made of the mistakes of a game, judged by their proof. No Textual."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum, unique

from advisor.messages.advice import Candidate
from advisor.messages.choices import effect
from advisor.messages.exercises import KingsroadExercise, KingsroadProof, ProvedChoice, decision_id
from advisor.messages.protocol import AdviceSettings
from advisor.messages.review import Mistake, RoundReview, mistakes
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.records import decode_game, encode_game
from kingsroad_tui.kingsroad.practice.mistake_kinds import mistake_kind
from kingsroad_tui.kingsroad.review.game_cursor import GameCursor
from kingsroad_tui.kingsroad.review.own_mistakes import solves
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from tabletop.errors import LocatedError
from tabletop.game_lines import LINE, parse_line, print_line


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
            raise UnusableExercise("", "nothing to choose", source=LINE)
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

    @property
    def own_mistake(self) -> Mistake | None:
        """What was played; None of a puzzle."""
        made = self.exercise.made
        return None if made is None else Mistake(self.round, self.second, made)

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
