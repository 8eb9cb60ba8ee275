"""Looks for puzzles of King's Road in games of computer players: seeded, one game after another.

What a clear decision turns on is where the best choice and the next one differ. How hard a puzzle
is, is told by the weakest computer player that finds it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

import msgspec
import numpy as np

from advisor.core.cancellation import Stop
from advisor.kingsroad.equilibrium.mixed_strategies import draw
from advisor.kingsroad.players.computers import Decision, choose
from advisor.messages.computers import (
    INSTINCT,
    LEVEL_1,
    LEVEL_2,
    ONE_ROUND,
    RULE_OF_THUMB,
    character_of,
    names_at_table,
)
from advisor.messages.exercises import MAX_GRADE, KingsroadExercise, KingsroadKind
from advisor.messages.skill import DecisionKind
from advisor.workshop.puzzles.kingsroad_proof import ClearChoice, find_clear_choice, looks_clear
from advisor.workshop.tournament.runner import seed_of
from kingsroad.board import king_path
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.records import encode_game
from tabletop.game_lines import print_line

_LADDER: Final = ((ONE_ROUND,), (RULE_OF_THUMB,), (INSTINCT,), (LEVEL_1,))
"""By grade from 1 on, who has to find it; `MAX_GRADE` where none of them does."""

_ASKED: Final = 8
"""So often those are asked that draw from no mix."""

_FINDS: Final = 0.5
"""Who finds it at least so often has found it."""


def grade_of(game: Game, seat: int, is_answer: Callable[[Selection], bool], action: int) -> int:
    """The grade, 1 to `MAX_GRADE`.

    Args:
        game: as it stands before the decision.
        seat: who decides.
        is_answer: whether a selection has the effect that is the answer.
        action: the answer, as an own action of the stage game.
    """
    for grade, names in enumerate(_LADDER, 1):
        if any(_share(game, seat, name, is_answer, action) >= _FINDS for name in names):
            return grade
    return MAX_GRADE


def _share(
    game: Game, seat: int, name: str, is_answer: Callable[[Selection], bool], action: int
) -> float:
    """How often a computer player gives the answer."""

    def asked(number: int) -> Decision:
        return choose(game, seat, name, seed_of("grade", seat, number))

    first = asked(0)
    if first.mix is not None:
        return float(first.mix[action])
    answers = [first, *map(asked, range(1, _ASKED))]
    return sum(is_answer(Selection.of(one.choice.selection)) for one in answers) / len(answers)


_DRAWN: Final = 256
"""Choices of the others by which it is seen how likely this round ends the game."""

_OFTEN: Final = 0.5
"""From this chance on that the round ends the game, the end is what a decision is about."""

_DEPENDS: Final = 0.25
"""Where the chance differs by so much, whether the game ends depends on the choice."""


def kind_of(clear: ClearChoice) -> KingsroadKind:
    """What a decision turns on, from its best choice and the best of the others."""
    stage = clear.analysis.stage
    plays = stage.plays[0].candidates
    best, second = plays[clear.best], plays[clear.second]
    turned = DecisionKind.of(second.selection.codes, best.selection.codes)
    if turned is DecisionKind.WITCH:
        return KingsroadKind.WITCH
    if turned is DecisionKind.DRAGON:
        return KingsroadKind.DRAGON
    here = king_path(stage.position.king, 1 + stage.dragons + best.dragon)
    differ = {n for n in range(1, 9) if best.placed[n - 1] != second.placed[n - 1]}
    ends, would_end = (_chance_of_end(clear, action) for action in (clear.best, clear.second))
    if abs(ends - would_end) >= _DEPENDS:
        return KingsroadKind.ENDING
    if ends >= _OFTEN:
        return KingsroadKind.ENDING if differ & set(here) else KingsroadKind.FINAL_SCORING
    if turned is DecisionKind.KNIGHT:
        return KingsroadKind.KNIGHT
    return KingsroadKind.CONTESTED if differ & set(here) else KingsroadKind.PREPARING


def _chance_of_end(clear: ClearChoice, action: int) -> float:
    """How likely the round ends the game after an own action, against people."""
    analysis = clear.analysis
    chosen = draw([belief.mix for belief in analysis.beliefs], _DRAWN, 0)
    chosen[:, 0] = action
    after, _ = analysis.stage.after(chosen)
    return float(np.mean(after.finished))


PLAYERS: Final = (INSTINCT, LEVEL_1, LEVEL_2, ONE_ROUND, RULE_OF_THUMB)
"""Who plays, unless told otherwise: all but those that play without a thought, or take seconds."""

SEATS: Final = (2, 3, 4)
"""The sizes of tables, in turn."""

_FIRST_ROUND: Final = 3
"""Before it nothing is at stake yet."""

_LAST_ROUND: Final = 25
"""Games of two can go in circles."""

_LATE: Final = 24
"""From so many points of the leader on a first choice can be clear: before that, there is nearly
always more than one good way (of 3,000 first choices six were clear, all of them late)."""

_OF_A_GAME: Final = 2
"""The most puzzles from one game: decisions of one game are much alike."""


class KingsroadPlan(msgspec.Struct, frozen=True, kw_only=True):
    """What games are searched.

    Attributes:
        seed: of everything random.
        players: the names of computer players; each table draws from them.
        seats: the sizes of tables, in turn.
        first: whether first choices are looked at, and second ones as they come.
        second: whether second choices are looked at that somebody could have had.
    """

    seed: int = 0
    players: tuple[str, ...] = PLAYERS
    seats: tuple[int, ...] = SEATS
    first: bool = True
    second: bool = True


@dataclass(frozen=True)
class _Table:
    """The players of a game, by seat, and its dice."""

    names: tuple[str, ...]
    seed: tuple[object, ...]

    def chosen(self, game: Game) -> dict[int, Selection]:
        """What everybody who has to choose chooses."""
        second = game.pending is not None
        return {
            seat: Selection.of(
                choose(
                    game,
                    seat,
                    self.names[seat],
                    seed_of(*self.seed, seat, game.position.round, second),
                ).choice.selection
            )
            for seat in game.to_choose
        }


def search_game(task: tuple[KingsroadPlan, int]) -> list[KingsroadExercise]:
    """The puzzles in one game of a plan, by its number."""
    plan, number = task
    table = _table(plan, number)
    game = Game(names_at_table(list(map(character_of, table.names))))
    found: list[KingsroadExercise] = []
    seen: set[object] = set()
    while not game.finished and game.position.round <= _LAST_ROUND and len(found) < _OF_A_GAME:
        chosen = table.chosen(game)
        if game.position.round >= _FIRST_ROUND:
            for then in _decisions(game, chosen, plan):
                found += [one for one in _in_position(*then, seen) if _is_other(one, found)][:1]
        game = _played_on(game, chosen)
    return found


def _table(plan: KingsroadPlan, number: int) -> _Table:
    seed = (plan.seed, "puzzles", number)
    dice = Random(seed_of(*seed))
    seats = plan.seats[number % len(plan.seats)]
    return _Table(tuple(dice.choices(plan.players, k=seats)), seed)


def _played_on(game: Game, chosen: Mapping[int, Selection]) -> Game:
    """The game with these choices; the cards behind a Witch are not kept."""
    made = {seat: selection.as_revealed() for seat, selection in chosen.items()}
    if game.pending is None:
        return game.choose([made[seat] for seat in game.position.seats])
    return game.choose_again(tuple(map(made.get, game.position.seats)))


def _decisions(
    game: Game, chosen: Mapping[int, Selection], plan: KingsroadPlan
) -> Iterator[tuple[Game, tuple[int, ...]]]:
    """The game at decisions to look at, and the seats whose they are.

    Those to be made now, late in the game; and where everybody chooses, what each who still has a
    Witch would see, had that one played her instead.
    """
    late = max(game.position.scores) >= _LATE
    if plan.first and (late or game.pending is not None):
        yield game, game.to_choose
    if not plan.second or game.pending is not None:
        return
    for seat in game.to_choose:
        if game.position.witch[seat] and game.hand(seat).size and not chosen[seat].has_witch:
            cards = {**chosen, seat: Selection.parse("W")}
            yield _played_on(game, cards), (seat,)


def _in_position(
    game: Game, seats: Sequence[int], seen: set[object]
) -> Iterator[KingsroadExercise]:
    """The puzzles of some of the decisions to be made now."""
    for seat in seats:
        facts = game.pending is not None, _facts(game, seat)
        if facts in seen:
            continue
        seen.add(facts)
        exercise = _exercise(game, seat)
        if exercise is not None:
            yield exercise


def _facts(game: Game, seat: int) -> object:
    """What a decision depends on but the points, which alone make no other puzzle."""
    position = game.table_position
    others = sorted(position.facts(other)[1:] for other in position.seats if other != seat)
    return position.king, position.facts(seat)[1:], str(others)


def _exercise(game: Game, seat: int) -> KingsroadExercise | None:
    """The puzzle of a decision, if it is clear."""
    public, stop = game.as_public(), Stop()
    if not looks_clear(public, seat, stop):
        return None
    clear = find_clear_choice(public, seat, stop)
    if clear is None:
        return None
    stage = clear.analysis.stage

    def is_answer(selection: Selection) -> bool:
        return stage.action_of(0, selection) == clear.best

    return KingsroadExercise(
        game=print_line(encode_game(public)),
        seat=seat,
        kind=kind_of(clear),
        grade=grade_of(public, seat, is_answer, clear.best),
        proof=clear.proof,
    )


def _is_other(one: KingsroadExercise, found: Sequence[KingsroadExercise]) -> bool:
    """Whether a puzzle is of another kind or has another answer than those of the same game."""
    assert one.proof is not None
    answer = one.proof.choices[0].selection
    return all(
        other.kind is not one.kind
        and other.proof is not None
        and other.proof.choices[0].selection != answer
        for other in found
    )
