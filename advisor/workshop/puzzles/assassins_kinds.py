"""The kinds of puzzles of King & Assassins: what makes each, and how it is proved and kept.

Phases that win at once: a kill that is there, a castle that can be reached. That a way is there is
shown by the way itself; that it is worth looking for, by what the side has without it.

Phases of the people that must stop the king: he would walk out next, and few ways prevent it. For
every card that may come his whole next phase is looked at, so what is said of it is certain.

Phases of the king with few safe ends: all ends are enumerated, and the danger of each is known.
Safe is an end after which nobody can even wound the king, whoever the assassins are.

Records that tell who the assassins are: everybody else could have killed the king, and did not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.metadata import version
from typing import Any, Final

import numpy as np

from advisor.assassins.belief import MEMBERS, belief_of, evidence_of, people_phases
from advisor.assassins.computers import play_phase
from advisor.assassins.danger import Worlds, danger_of, people_ap, worlds_of
from advisor.assassins.king.end_bounds import near_the_king
from advisor.assassins.king.ends import Ends, find_king_ends
from advisor.assassins.king.walking_out import cards_to_leave, way_out
from advisor.assassins.people_phase import PeoplePhase, attack, find_people_phases
from advisor.assassins.plans import king_chances, people_chances
from advisor.assassins.strikes import Strikes
from advisor.assassins.values.features import moments_of_ends
from advisor.assassins.values.network import packaged_judges
from advisor.core.arrays import Bools, Floats
from advisor.core.cancellation import Stop
from advisor.messages import exercises
from advisor.messages.assassins_computers import CAREFUL, PLANNER
from advisor.messages.computers import INSTINCT, RULE_OF_THUMB
from advisor.workshop.tournament.runner import seed_of
from assassins.actions import WOUND, Action, ActionKind
from assassins.games import AssassinsGame, AssassinsGameError
from assassins.position import AssassinsPosition, changed
from assassins.records import encode_game
from assassins.town import LETTERS
from tabletop.game_lines import print_line
from tabletop.say import Say

_LADDER: Final = (RULE_OF_THUMB, CAREFUL, INSTINCT, PLANNER)
"""By grade from 1 on, who has to find it; `MAX_GRADE` where none of them does, whatever the
advisor finds."""

_ASKED: Final = 2
"""So often each is asked; who finds it every time has found it."""


@dataclass(frozen=True)
class AssassinsPuzzle:
    """A decision with one clear answer.

    Attributes:
        game: as it stands before the decision, with what its side knows.
        kind: what it is about.
        proof: that it is clear.
        grade: how hard it is; None until computer players were asked.
    """

    game: AssassinsGame
    kind: exercises.AssassinsKind
    proof: exercises.AssassinsProof
    grade: int | None = None

    def exercise(self, grade: int) -> exercises.AssassinsExercise:
        """The puzzle as it is kept."""
        return exercises.AssassinsExercise(
            game=print_line(encode_game(self.game)),
            side=self.game.position.side.value,
            kind=self.kind,
            grade=grade,
            proof=self.proof,
        )


def proof_of(actions: Sequence[Action], **facts: Any) -> exercises.AssassinsProof:
    """A proof, its chances in tenths of a thousandth."""
    rounded: dict[str, Any] = {
        name: round(value, 4) if isinstance(value, float) else value
        for name, value in facts.items()
    }
    return exercises.AssassinsProof(
        actions=[str(action) for action in actions],
        program=f"kingsroad {version('kingsroad')}",
        **rounded,
    )


def is_worth_it(chance: float, next_chance: float, error: float) -> bool:
    """Whether what solves a puzzle is clearly better than all else, in a game that is open."""
    return (
        chance >= exercises.LEAST_CHANCE
        and next_chance <= exercises.MOST_CHANCE
        and chance - next_chance >= max(exercises.LEAST, exercises.ERRORS * error)
    )


def grade_by_players(game: AssassinsGame, solves: Any) -> int:
    """The weakest computer player whose phases solve it; ``solves`` judges the position after."""
    for grade, name in enumerate(_LADDER, 1):
        if all(solves(end_after(game, name, number)) for number in range(_ASKED)):
            return grade
    return exercises.MAX_GRADE


def end_after(game: AssassinsGame, name: str, number: int) -> AssassinsPosition:
    """The position after the phase of a computer player, the phase not ended yet."""
    actions = play_phase(game, name, seed_of("grade", name, number))
    return end_of(game, actions)


def end_of(game: AssassinsGame, actions: Sequence[Action | str]) -> AssassinsPosition:
    """The position after some actions, the phase not ended yet; none after the end of the game.

    Raises AssassinsGameError where one is not legal.
    """
    for action in actions:
        if game.finished:
            raise AssassinsGameError(str(action), Say("advisor-puzzle-after-the-end"))
        game = game.act(action)
    return game.position


_LOOKED_AT: Final = 60_000
"""Moments of the king's phase that are looked at for his way out."""

_OTHERS: Final = 6_000
"""Moments of his phase among which the best one is found that does not win at once."""

_FEWEST: Final = 2
"""A win is worth looking for from so many actions on that prepare it."""

_HIS_OWN: Final = frozenset({ActionKind.KING_STEP, ActionKind.KING_EXIT})
"""What the king does himself."""

_FREE: Final = frozenset({ActionKind.REVEAL, ActionKind.WOUND})
"""What prepares nothing: whom to turn up follows from who acts, the blows from where they stand."""


def find_kill(game: AssassinsGame) -> AssassinsPuzzle | None:
    """A kill in the people's phase that begins."""
    assert game.secret is not None
    struck = attack(game.position, game.secret)
    if struck is None or not struck.end.over:
        return None
    prepared = [action for action in struck.actions if action.kind not in _FREE]
    if len(prepared) < _FEWEST:
        return None
    quiet = find_people_phases(game.position, None, Stop(), width=1).phases
    worth = people_chances(game, quiet, packaged_judges(game.town))
    best = int(worth.value.argmax())
    rest, error = float(worth.value[best]), float(worth.error[best])
    if not is_worth_it(1.0, rest, error):
        return None
    return AssassinsPuzzle(
        game,
        exercises.AssassinsKind.KILL,
        proof_of(
            struck.actions,
            chance=1.0,
            next_chance=rest,
            error=error,
            worlds=1,
        ),
        _kill_grade(prepared),
    )


def _kill_grade(prepared: list[Action]) -> int:
    """Every computer player sees a kill, so it is graded by what it takes: actions, a knight in the
    way, several who act."""
    kinds = {action.kind for action in prepared}
    grade = len(prepared) - 1
    grade += ActionKind.ASSASSIN_KILL in kinds
    grade += {ActionKind.TOWNSPERSON_STEP, ActionKind.ASSASSIN_STEP} <= kinds
    return max(1, min(grade, exercises.MAX_GRADE))


def castle_alone(position: AssassinsPosition) -> bool:
    """Whether the king walks out in his phase without any of his knights."""
    return way_out(changed(position, knights_ap=0), Stop(), _LOOKED_AT).actions is not None


def find_castle(game: AssassinsGame) -> AssassinsPuzzle | None:
    """A way out in the king's phase that begins, for which his knights have to make room."""
    position, stop = game.position, Stop()
    found = way_out(position, stop, _LOOKED_AT)
    if found.actions is None:
        return None
    cleared = [action for action in found.actions if action.kind not in _HIS_OWN]
    if not cleared or castle_alone(position):
        return None
    # Whatever does not win: he stands where he is, or goes less far.
    ends = find_king_ends(changed(position, king_ap=0), stop, _OTHERS)
    if ends.won is not None:
        return None
    judges = packaged_judges(game.town)
    belief = belief_of(game, judges.suspicion)
    worth = king_chances(moments_of_ends(ends, np.arange(len(ends))), belief, judges)
    best = int(worth.value.argmax())
    rest, error = float(worth.value[best]), float(worth.error[best])
    if not is_worth_it(1.0, rest, error):
        return None
    return AssassinsPuzzle(
        replace(game, secret=None),
        exercises.AssassinsKind.CASTLE,
        proof_of(
            found.actions,
            chance=1.0,
            next_chance=rest,
            error=error,
            worlds=len(worlds_of(position)),
        ),
        max(1, min(exercises.MAX_GRADE, len(cleared))),
    )


_THREAT: Final = 0.15
"""He walks out with at least this share of the cards, if nobody does anything."""

_COMPARED: Final = 48
"""The best ways for the people that are compared."""

_MOST_CLOSING: Final = 0.4
"""At most this share of them may close the gate: else it is closed by whatever one does."""

_WIDTH: Final = 8


def find_gate(game: AssassinsGame) -> AssassinsPuzzle | None:
    """A people's phase that begins, in which they have to stop the king and can."""
    assert game.secret is not None
    position = game.position
    if position.last_round or not position.deck:
        return None
    leaves = leaving(position)
    if leaves is None or leaves < _THREAT * len(position.deck):
        return None
    struck = attack(position, game.secret)
    if struck is not None and struck.end.over:
        return None
    phases = find_people_phases(position, None, Stop(), width=_WIDTH, kept=_COMPARED).phases
    left = [leaving(phase.end) for phase in phases]
    closing = [phase for phase, cards in zip(phases, left, strict=True) if cards == 0]
    if not closing or len(closing) > _MOST_CLOSING * len(phases):
        return None
    judges = packaged_judges(game.town)
    worth = people_chances(game, phases, judges)
    cards = len(position.deck)
    # Who walks out has won; of what is not known the best is taken.
    chances = [
        float(value) * (1 - (open_ or 0) / cards)
        for value, open_ in zip(worth.value, left, strict=True)
    ]
    best = max((n for n, open_ in enumerate(left) if open_ == 0), key=chances.__getitem__)
    rest = max((chances[n] for n, open_ in enumerate(left) if open_ != 0), default=0.0)
    error = float(max(worth.error)) * 2**0.5
    if not is_worth_it(chances[best], rest, error):
        return None
    phase: PeoplePhase = phases[best]
    return AssassinsPuzzle(
        game,
        exercises.AssassinsKind.GATE,
        proof_of(
            phase.actions,
            chance=chances[best],
            next_chance=rest,
            error=error,
            ways=len(closing),
            ends=len(phases),
            worlds=1,
            leaves=0,
            cards=cards,
        ),
        grade_by_players(game, is_closed),
    )


def leaving(position: AssassinsPosition) -> int | None:
    """With how many of the cards face down the king walks out, if the people stop here; None where
    that is not certain."""
    return cards_to_leave(position, Stop(), _LOOKED_AT)


def is_closed(position: AssassinsPosition) -> bool:
    """Whether the king cannot walk out in his next phase, or the game is over."""
    return position.over or leaving(position) == 0


_MOST: Final = 130_000
"""Phases of more moments are left aside: they take too long."""

_FEWEST_SAFE: Final = 1_000
"""In phases of fewer ends a safe one is soon found."""

_SETTLED: Final = 600
"""So many ends whose danger the bounds leave open are worked out exactly at most."""

_BLOCK: Final = 20_000
"""Ends judged together."""


@dataclass(frozen=True)
class SafeEnds:
    """All ends of a phase, and which of them are safe.

    Attributes:
        ends: complete; who stand alike may be there twice.
        safe: shape (n,).
        ways: how many of all different ends are safe.
        different: how many there are.
    """

    ends: Ends
    safe: Bools
    ways: int
    different: int


def find_safe_ends(
    position: AssassinsPosition, worlds: Worlds, most: int = _MOST
) -> SafeEnds | None:
    """The safe ends of a king's phase, exactly; None where that cannot be said, or he wins."""
    ap = people_ap(position)
    if ap is None or ap < WOUND or position.last_round:
        return None
    ends = find_king_ends(position, Stop(), most)
    if ends.won is not None or not ends.complete:
        return None
    near = near_the_king(ends.pawns, position.town, ap - WOUND)[ap - WOUND]
    touched = np.array(worlds.touched)
    safe = touched[near.surely | near.perhaps] == 0
    open_ = np.flatnonzero((touched[near.surely] == 0) & ~safe)
    if len(open_) > _SETTLED:
        return None
    for place in open_.tolist():
        danger = danger_of(Strikes(ends.position(place)), worlds, ap)
        if not danger.exact:
            return None
        safe[place] = danger.wound == 0
    keys = ends.ways.keys
    return SafeEnds(ends, safe, len(np.unique(keys[safe])), len(np.unique(keys)))


def is_safe(position: AssassinsPosition, worlds: Worlds) -> bool:
    """Whether nobody can wound the king after this end of his phase, or he has won."""
    if position.over:
        return True
    ap = people_ap(position)
    assert ap is not None
    danger = danger_of(Strikes(position), worlds, ap)
    return danger.exact and danger.wound == 0


def find_safe(game: AssassinsGame) -> AssassinsPuzzle | None:
    """A king's phase that begins, of which few ends are safe, and one of them is as good as any."""
    game = game.as_public()
    position, worlds = game.position, worlds_of(game.position)
    if is_safe(position, worlds):
        return None
    found = find_safe_ends(position, worlds)
    if (
        found is None
        or not found.ways
        or found.different < _FEWEST_SAFE
        or found.ways > exercises.RARE * found.different
    ):
        return None
    values, errors = _worth(game, found.ends)
    best = int(np.where(found.safe, values, -np.inf).argmax())
    other = int(np.where(found.safe, -np.inf, values).argmax())
    error = float(np.hypot(errors[best], errors[other]))
    # That it is safe is certain; what it is worth is an estimate, which must not speak against it.
    if not (
        exercises.LEAST_CHANCE <= values[best] <= exercises.MOST_CHANCE
        and values[best] >= values[other] - error
    ):
        return None
    return AssassinsPuzzle(
        game,
        exercises.AssassinsKind.SAFE,
        proof_of(
            found.ends.actions(best),
            chance=float(values[best]),
            next_chance=float(values[other]),
            error=error,
            ways=found.ways,
            ends=found.different,
            worlds=len(worlds),
            death_worlds=0,
            wound_worlds=0,
        ),
        grade_by_players(game, lambda end: is_safe(end, worlds)),
    )


def _worth(game: AssassinsGame, ends: Ends) -> tuple[Floats, Floats]:
    """The king's side's chances at all ends, and their errors."""
    judges = packaged_judges(game.town)
    belief = belief_of(game, judges.suspicion)
    parts = [
        king_chances(moments_of_ends(ends, some), belief, judges)
        for some in np.array_split(np.arange(len(ends)), len(ends) // _BLOCK + 1)
    ]
    return (
        np.concatenate([part.value for part in parts]),
        np.concatenate([part.error for part in parts]),
    )


def find_who(game: AssassinsGame) -> AssassinsPuzzle | None:
    """A king's phase that begins, when it can be told who of those on the board are assassins that
    were not revealed: everybody else could have killed the king by themselves and did not."""
    assert game.secret is not None
    public = game.as_public()
    suspects = hidden_in(public)
    hidden = {LETTERS[number] for number in game.secret.assassins} & suspects
    cleared = cleared_in(public)
    if not hidden or hidden == suspects or suspects - hidden != cleared.keys():
        return None
    return AssassinsPuzzle(
        public,
        exercises.AssassinsKind.WHO,
        proof_of(
            (), worlds=len(worlds_of(public.position)), letters=sorted(hidden), cleared=cleared
        ),
        _who_grade(cleared, len(hidden)),
    )


def hidden_in(game: AssassinsGame) -> set[str]:
    """The letters of everybody on the board who was not revealed."""
    position = game.position
    return {
        LETTERS[number]
        for number, at in enumerate(position.townsfolk)
        if at is not None and number not in position.revealed
    }


def cleared_in(game: AssassinsGame) -> dict[str, int]:
    """Of these, whoever an assassin would have killed the king as, whoever else were one: by
    letter, with the first round in which that was so and he lived."""
    found: dict[str, int] = {}
    for report in people_phases(game):
        killed = evidence_of(report).killed
        for number, letter in enumerate(LETTERS):
            if killed[MEMBERS[:, number]].all():
                found.setdefault(letter, report.round)
    return {letter: found[letter] for letter in sorted(hidden_in(game) & found.keys())}


def _who_grade(cleared: Mapping[str, int], hidden: int) -> int:
    """No computer player is asked who it is: the more rounds have to be looked at, the harder."""
    return min(exercises.MAX_GRADE, len(set(cleared.values())) + hidden - 1)
