"""One round: reveal, second choice after a Witch, the King's travel and what he has scored.

`reveal` plays a round up to the second choice, and `choose_again` ends it; `play_round` does both.
The `RoundReport` they return holds all that happened and the position that follows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, StrEnum, unique
from operator import add

from kingsroad.board import LOOP, king_path, next_region
from kingsroad.cards import Card, IllegalSelection, Selection, SelectionProblem
from kingsroad.errors import RulesError, player_at
from kingsroad.position import GOAL, MAX_ROUNDS, Position, TieBreak
from kingsroad.scoring import RegionScore, place_points, score_region
from tabletop.say import Say

Reselections = tuple[Selection | None, ...]
"""Second choices after a Witch: one entry per seat, None for a player who revealed none."""


@unique
class RoundProblem(StrEnum):
    """Why a round cannot be played as asked."""

    GAME_OVER = "game-over"
    TOO_MANY_ROUNDS = "too-many-rounds"
    WRONG_COUNT = "wrong-count"
    SECOND_CHOICE_MISSING = "second-choice-missing"
    SECOND_CHOICE_NEEDLESS = "second-choice-needless"
    NO_WITCH = "no-witch"
    NOT_PENDING = "not-pending"

    __repr__ = Enum.__str__

    @property
    def said(self) -> Say:
        """The problem as a clause."""
        return Say(f"kingsroad-round-{self.value}")


class RoundError(RulesError):
    """A round that breaks a rule.

    Attributes:
        problem: which rule.
        seat: the player whose choice breaks it, from 0, or None.
    """

    def __init__(
        self,
        problem: RoundProblem | SelectionProblem,
        seat: int | None = None,
        why: Say | None = None,
    ) -> None:
        self.problem = problem
        where = "" if seat is None else player_at(seat)
        super().__init__(where, why or problem.said, seat=seat)


@dataclass(frozen=True, slots=True)
class CardEffect:
    """One card taking effect.

    Attributes:
        seat: the player's.
        card: the card.
        region: the region in which it placed a marker, or None.
        second: whether it was chosen after a Witch.
    """

    seat: int
    card: Card
    region: int | None
    second: bool = False


@dataclass(frozen=True, slots=True)
class Revealed:
    """A round after the reveal: all that is public before the second choices.

    Attributes:
        before: the position before the round.
        selections: per seat, the public part.
        effects: the cards in order, seat by seat.
        after: the position now: the others' markers placed, revealed Dragons and Witches spent.
        waiting: the seats that revealed a Witch and choose again.
        dragons: the number of Dragons revealed so far.
    """

    before: Position
    selections: tuple[Selection, ...]
    effects: tuple[CardEffect, ...]
    after: Position
    waiting: tuple[int, ...]
    dragons: int

    def seats_reordered(self, order: Sequence[int]) -> Revealed:
        """The same round with seat ``order[i]`` renumbered as seat ``i``."""
        selections = [self.selections[old] for old in order]
        return reveal(self.before.seats_reordered(order), selections)


@dataclass(frozen=True, slots=True)
class RoundReport:
    """Everything that happened in a round.

    Attributes:
        before: the position before the round.
        selections: per seat, the public part.
        reselections: per seat, the second choice after a Witch, or None.
        effects: every card, in the order they took effect.
        dragons: the number of Dragons revealed, second choices included.
        scored: the regions scored, in order.
        king_path: the regions on the King's path, from where he stood to where he stands now.
        final: the final scoring, in order; empty unless this round ended the game.
        after: the position that follows.
    """

    before: Position
    selections: tuple[Selection, ...]
    reselections: Reselections
    effects: tuple[CardEffect, ...]
    dragons: int
    scored: tuple[RegionScore, ...]
    king_path: tuple[int, ...]
    final: tuple[RegionScore, ...]
    after: Position

    @property
    def winners(self) -> tuple[int, ...]:
        """The winners' seats, ascending; empty while the game goes on."""
        return self.after.winners

    @property
    def tie_break(self) -> TieBreak | None:
        """What decided the victory, or None while the game goes on."""
        return self.after.tie_break

    @property
    def gained(self) -> tuple[int, ...]:
        """Per player, the points of the round, the final scoring included."""
        return tuple(
            now - then for now, then in zip(self.after.scores, self.before.scores, strict=True)
        )


Outcome = Revealed | RoundReport
"""What follows when all have chosen: a reveal that waits for second choices, or a whole round."""


def reveal(position: Position, selections: Sequence[Selection]) -> Revealed:
    """Reveals all selections; those without a Witch take effect.

    Args:
        position: before the round; not finished.
        selections: one per seat, in seat order.

    Raises:
        RoundError: the game is over or too long to count its rounds, or a selection is not legal
            for its hand.
    """
    if position.finished:
        raise RoundError(RoundProblem.GAME_OVER)
    if position.round == MAX_ROUNDS:
        raise RoundError(RoundProblem.TOO_MANY_ROUNDS)
    if len(selections) != position.num_players:
        raise _wrong_count(Say("kingsroad-selections-needed", players=position.num_players))
    for seat, selection in enumerate(selections):
        _check(position, seat, selection, second=False)
    shown = tuple(selection.as_revealed() for selection in selections)
    waiting = tuple(seat for seat in position.seats if shown[seat].has_witch)
    return Revealed(
        before=position,
        selections=shown,
        effects=_effects(shown, second=False),
        after=_taken_effect(position, shown),
        waiting=waiting,
        dragons=sum(selection.has_dragon for selection in shown),
    )


def choose_again(revealed: Revealed, reselections: Reselections) -> RoundReport:
    """Ends a revealed round: second choices take effect, regions are scored, the King travels.

    Args:
        revealed: the round so far.
        reselections: as `Reselections` has them; may be empty where no Witch was revealed.

    Raises:
        RoundError: a second choice is missing, needless or not legal.
    """
    before = revealed.before
    again = tuple(reselections) or (None,) * before.num_players
    if len(again) != before.num_players:
        raise _wrong_count(Say("kingsroad-entries-needed", players=before.num_players))
    for seat, selection in enumerate(again):
        if selection is None:
            if seat in revealed.waiting:
                raise RoundError(RoundProblem.SECOND_CHOICE_MISSING, seat)
        elif seat not in revealed.waiting:
            raise RoundError(RoundProblem.SECOND_CHOICE_NEEDLESS, seat)
        else:
            _check(revealed.after, seat, selection, second=True)
    effects = revealed.effects
    position = revealed.after
    if revealed.waiting:
        effects += _effects(again, second=True)
        position = _taken_effect(position, again)
    dragons = sum(effect.card is Card.DRAGON for effect in effects)

    scored: list[RegionScore] = []
    for region in king_path(before.king, 1 + dragons):
        score, position = score_region(position, region)
        position = _add(position, score.points, score.bonus)
        scored.append(score)
    king = next_region(before.king, 1 + dragons)
    position = replace(position, king=king, round=before.round + 1)

    final: tuple[RegionScore, ...] = ()
    if max(position.scores) >= GOAL:
        rest = king_path(king, len(LOOP) - len(scored))
        final = tuple(place_points(position, region) for region in rest)
        for score in final:
            position = _add(position, score.points)
    return RoundReport(
        before=before,
        selections=revealed.selections,
        reselections=again,
        effects=effects,
        dragons=dragons,
        scored=tuple(scored),
        king_path=king_path(before.king, 2 + dragons),
        final=final,
        after=position,
    )


def play_round(
    position: Position, selections: Sequence[Selection], reselections: Reselections = ()
) -> RoundReport:
    """Plays a whole round.

    Args:
        position: before the round; not finished.
        selections: one per seat, in seat order.
        reselections: as `Reselections` has them; may be empty where no Witch is revealed.

    Raises:
        RoundError: a choice breaks a rule, or the game is over.

    >>> from kingsroad.cards import Selection
    >>> from kingsroad.position import starting_position
    >>> report = play_round(starting_position(2), [Selection.parse("16K"), Selection.parse("1D8")])
    >>> report.king_path, report.gained
    ((1, 6, 4), (7, 0))
    """
    return choose_again(reveal(position, selections), reselections)


def _check(position: Position, seat: int, selection: Selection, *, second: bool) -> None:
    try:
        position.hand(seat, second=second).check(selection, witch_alone=True)
    except IllegalSelection as error:
        raise RoundError(error.problem, seat, error.said) from None


def _wrong_count(why: Say) -> RoundError:
    return RoundError(RoundProblem.WRONG_COUNT, why=why)


def _effects(choices: Reselections, *, second: bool) -> tuple[CardEffect, ...]:
    """What the cards of all players do, seat by seat."""
    return tuple(
        CardEffect(seat, card, region, second)
        for seat, selection in enumerate(choices)
        if selection is not None
        for card, region in selection.effects()
    )


def _taken_effect(position: Position, choices: Reselections) -> Position:
    """The position once all cards have taken effect: markers placed, Dragons and Witches spent."""
    in_hand, markers = list(position.in_hand), list(position.markers)
    dragon, witch = list(position.dragon), list(position.witch)
    for seat, selection in enumerate(choices):
        if selection is None:
            continue
        placed = selection.placed()
        in_hand[seat] -= sum(placed)
        markers[seat] = tuple(map(add, markers[seat], placed))
        dragon[seat] &= not selection.has_dragon
        witch[seat] &= not selection.has_witch
    return replace(
        position,
        in_hand=tuple(in_hand),
        markers=tuple(markers),
        dragon=tuple(dragon),
        witch=tuple(witch),
    )


def _add(position: Position, *points: tuple[int, ...]) -> Position:
    scores = tuple(map(sum, zip(position.scores, *points, strict=True)))
    return replace(position, scores=scores)
