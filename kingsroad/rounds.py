"""One round: reveal, second choice after a Witch, scoring, the King's travel (rules, section 3).

`reveal` plays a round up to the second choice, and `choose_again` ends it; `play_round` does both.
The `RoundReport` they return holds all that happened and the position that follows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, StrEnum, unique
from operator import add

from kingsroad.board import LOOP, king_path, next_region
from kingsroad.cards import Card, IllegalSelection, Selection, SelectionProblem
from kingsroad.chains import chain_table, region_set, regions_in
from kingsroad.errors import RulesError, player_words
from kingsroad.position import GOAL, MAX_ROUNDS, Position, TieBreak, Variant, with_item

Reselections = tuple[Selection | None, ...]
"""Second choices after a Witch: one entry per seat, None for a player who revealed none."""


@unique
class RoundProblem(StrEnum):
    """Why a round cannot be played as asked; the value is a plain English clause."""

    GAME_OVER = "the game is over"
    TOO_MANY_ROUNDS = "rounds cannot be counted further"
    WRONG_COUNT = "there must be one choice for each player"
    SECOND_CHOICE_MISSING = "the second choice after the Witch is missing"
    SECOND_CHOICE_NEEDLESS = "there is a second choice, but no Witch was revealed"
    NO_WITCH = "nobody revealed a Witch, so no choice is pending"
    NOT_PENDING = "no round waits for a second choice"

    __repr__ = Enum.__str__


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
        why: str | None = None,
    ) -> None:
        self.problem = problem
        where = "" if seat is None else player_words(seat)
        super().__init__(where, why or problem.value, seat=seat)


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
class RegionScore:
    """The scoring of a region (rules, 3.3).

    Attributes:
        region: its number.
        influence: per player, before anything leaves the region.
        place: per player, the place as `places` has it; it may be one that is not paid.
        points: per player, the points for the place.
        noble_won: the seat that gained a Noble here, if any.
        noble_lost: the seat whose Noble returned to the hand, if any.
        nobles: the seats with a Noble here afterwards, ascending.
        returned: per player, the markers that returned to the hand, a lost Noble included.
        chains: for each seat with a Noble here, all regions of its chain, this one included.
        bonus: per player, the points for the Noble and its chain.
    """

    region: int
    influence: tuple[int, ...]
    place: tuple[int | None, ...]
    points: tuple[int, ...]
    noble_won: int | None = None
    noble_lost: int | None = None
    nobles: tuple[int, ...] = ()
    returned: tuple[int, ...] = ()
    chains: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    bonus: tuple[int, ...] = ()


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


def places(influence: Sequence[int]) -> tuple[int | None, ...]:
    """Per player, the place for these influences; None without influence.

    A player's place is the number of players with at least as much influence, so tied players all
    get the lowest place they share (rules, 3.3.2).

    >>> places([3, 1, 3, 0])
    (2, 3, 2, None)
    """
    return tuple(sum(other >= own for other in influence) if own > 0 else None for own in influence)


def chain(position: Position, seat: int, region: int) -> tuple[int, ...]:
    """The regions linked to ``region`` by roads through this player's Nobles, itself included.

    Ascending; empty where the player has no Noble in ``region`` (rules, 3.3.5).
    """
    nobles = region_set(n for n, seats in enumerate(position.nobles, start=1) if seat in seats)
    return regions_in(chain_table()[nobles][region - 1])


def place_points(position: Position, region: int) -> RegionScore:
    """Scores a region for places alone, as the final scoring does; no marker moves."""
    influence = tuple(position.influence(seat, region) for seat in position.seats)
    paid = position.board.paid(region, position.num_players)
    place = places(influence)
    points = tuple(paid[p - 1] if p is not None and p <= len(paid) else 0 for p in place)
    return RegionScore(region, influence, place, points)


def score_region(position: Position, region: int) -> tuple[RegionScore, Position]:
    """Scores a region (rules, 3.3.1 to 3.3.5); returns the scoring and the position after it."""
    score = place_points(position, region)
    index = region - 1
    best = max(score.influence)
    leaders = [seat for seat in position.seats if score.influence[seat] == best > 0]
    standing = position.nobles[index]
    won: int | None = None
    lost: int | None = None
    nobles = standing
    if len(leaders) == 1 and leaders[0] not in standing:
        won = leaders[0]
        if position.variant is Variant.STANDARD:
            lost = standing[0] if standing else None
            nobles = (won,)
        else:
            nobles = tuple(sorted((*standing, won)))
    returned = tuple(
        position.markers[seat][index] - (seat == won) + (seat == lost) for seat in position.seats
    )
    after = replace(
        position,
        in_hand=tuple(h + r for h, r in zip(position.in_hand, returned, strict=True)),
        markers=tuple(with_item(row, index, 0) for row in position.markers),
        nobles=with_item(position.nobles, index, nobles),
    )
    chains = {seat: chain(after, seat, region) for seat in nobles}
    bonus = tuple(len(chains.get(seat, ())) for seat in position.seats)
    return (
        replace(
            score,
            noble_won=won,
            noble_lost=lost,
            nobles=nobles,
            returned=returned,
            chains=chains,
            bonus=bonus,
        ),
        after,
    )


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
        raise _wrong_count(f"there must be {position.num_players} selections, one a player")
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
        raise _wrong_count(f"there must be one entry for each of {before.num_players} players")
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
        raise RoundError(error.problem, seat, str(error)) from None


def _wrong_count(why: str) -> RoundError:
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
