"""What the other side does next: each way to play is judged by the best replies to it.

For the king's side the people answer in each of the likeliest worlds as suits that world. For the
people's side the king answers to each of the cards that may come, and knows what everybody knows:
so misleading him pays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

import numpy as np

from advisor.assassins.belief import TRIOS, TrioBelief, belief_alike, belief_in, beliefs_after
from advisor.assassins.king.arrays import GONE, PEOPLE
from advisor.assassins.king.phase import KingPhase
from advisor.assassins.king.walking_out import way_out
from advisor.assassins.people_phase import PeoplePhase, attack, find_quiet_phases
from advisor.assassins.plans import kings_best_ends
from advisor.assassins.values.features import moments_of
from advisor.assassins.values.network import Chance, Judges
from advisor.core.arrays import Bools, Floats, Int8, softmax
from advisor.core.cancellation import OutOfTime, Stop
from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition
from assassins.rounds import end_phase, turn_up
from assassins.secret import Secret

_WORLDS: Final = 12
"""The worlds in which the people answer: as many chances of a belief are cut into equal parts."""

_QUIET: Final = 16
"""Quiet turns of the people that are compared in every world."""

_CARDS: Final = 4
"""Kinds of cards that the king answers to, the likeliest ones."""

_WIDTH: Final = 3
"""How wide the king looks for an answer, for each square that he may stand on."""

_LOOKED_AT: Final = 3_000
"""Moments of his knights that are looked at for his way out."""

_TOGETHER: Final = 4
"""Ways of the people that the king answers at once."""

_HESITATION: Final = 0.02
"""How much better it has to look to arrest one than another to be much likelier: as much as values
may be wrong."""

_LEAST_ERROR: Final = 0.015


def judged_by_replies(
    game: AssassinsGame,
    phases: Sequence[KingPhase],
    belief: TrioBelief,
    judges: Judges,
    stop: Stop,
) -> list[KingPhase]:
    """Ways to play the king's phase, their worth by the people's best replies.

    Args:
        game: in the king's phase; its secret is not looked at.
        phases: at its end, none of them over.
        belief: who the assassins may be.
        judges: what moments are worth.
        stop: polled before each of them; out of time, those that are left are left out.
    """
    worlds, parts = likely_worlds(belief)
    found: list[KingPhase] = []
    starts = [end_phase(phase.end) for phase in phases if not phase.end.last_round]
    quiet = dict(zip(starts, find_quiet_phases(starts, width=1, kept=_QUIET), strict=True))
    for phase in phases:
        try:
            stop.check()
        except OutOfTime:
            break
        # Whether an arrest or a kill has won is certain for every trio: that is not sampled.
        gone = np.array([_all_gone(phase.end, trio) for trio in range(len(TRIOS))])
        won = belief.chance_of(gone)
        going, shares = _going_on(gone, worlds, parts, belief)
        if phase.end.last_round or not going:
            found.append(replace(phase, value=won, error=0.0))
            continue
        start = end_phase(phase.end)
        ends = [answer.end for answer in quiet[start]]
        values, errors = _answered(game, start, ends, going, belief, judges=judges)
        value = won + (1 - won) * float(shares @ values)
        error = max(_LEAST_ERROR, (1 - won) * float(shares @ errors))
        found.append(replace(phase, value=value, error=error))
    return found


def likely_worlds(belief: TrioBelief) -> tuple[list[int], Floats]:
    """Trios that stand for a belief, as places in `TRIOS`, with the share that each stands for.

    The chances are laid end to end and looked at in the middles of equal parts, the likeliest
    first: the same belief gives the same trios.
    """
    order = np.argsort(-belief.weights, kind="stable")
    ends = np.cumsum(belief.weights[order])
    middles = (np.arange(_WORLDS) + 0.5) / _WORLDS
    places = np.minimum(np.searchsorted(ends, middles), len(order) - 1)
    counted = Counter(order[places].tolist())
    return list(counted), np.array([count / _WORLDS for count in counted.values()])


def _going_on(
    gone: Bools, worlds: list[int], parts: Floats, belief: TrioBelief
) -> tuple[list[int], Floats]:
    """Of some worlds, with their shares, those under which the game goes on; where it does under
    none of them, others."""
    kept = ~gone[worlds]
    if not kept.any():
        left = np.where(gone, 0.0, belief.weights)
        return likely_worlds(TrioBelief(left / left.sum())) if left.sum() > 0 else ([], parts[:0])
    shares = parts[kept]
    return [world for world, keep in zip(worlds, kept, strict=True) if keep], shares / shares.sum()


def _answered(
    game: AssassinsGame,
    start: AssassinsPosition,
    ends: Sequence[AssassinsPosition],
    worlds: list[int],
    belief: TrioBelief,
    *,
    judges: Judges,
) -> tuple[Floats, Floats]:
    """The king's side's chances, and their errors, after the people's answers in some worlds: to
    end their phase quietly in one of some positions, or to strike."""
    values, errors = np.zeros(len(worlds)), np.zeros(len(worlds))
    public = beliefs_after(game, judges.suspicion, start, ends)
    moments = judges.seen(moments_of(ends))
    after = judges.for_king_each(moments, public)
    trios = [TRIOS[world] for world in worlds]
    for_people = judges.for_trios(moments, public, [belief_in(trio) for trio in trios])
    for number, trio in enumerate(trios):
        best = int(for_people[number].argmax())
        values[number], errors[number] = after.value[best], after.error[best]
        struck = attack(start, Secret(trio))
        if struck is None:
            continue
        if struck.end.over:
            values[number], errors[number] = 0, 0
            continue
        known = belief_alike(
            t
            for t, weight in zip(TRIOS, belief.weights, strict=True)
            if weight > 0 and struck.end.revealed <= t
        )
        hit = judges.seen(moments_of([struck.end]))
        if judges.for_people(hit, [known], [belief_in(trio)]).value[0] > for_people[number, best]:
            chance = judges.for_king(hit, known)
            values[number], errors[number] = chance.value[0], chance.error[0]
    return values, errors


def _all_gone(end: AssassinsPosition, world: int) -> bool:
    """Whether all three of a trio are out of the game: under it the king's side has won."""
    return all(end.townsfolk[member] is None for member in TRIOS[world])


def people_judged_by_replies(
    game: AssassinsGame,
    phases: Sequence[PeoplePhase],
    judges: Judges,
    stop: Stop,
    *,
    width: int = _WIDTH,
) -> list[PeoplePhase]:
    """Ways to play the people's phase, their worth by the king's best replies to the next card.

    Args:
        game: in the people's phase, its secret known.
        phases: at its end, none of them over.
        judges: what moments are worth.
        stop: polled before each of them; out of time, those that are left are left out.
        width: how wide the king looks, for each square that he may stand on.
    """
    assert game.secret is not None
    before = game.running[0].before if game.running else game.position
    beliefs = beliefs_after(game, judges.suspicion, before, [phase.end for phase in phases])
    found: list[PeoplePhase] = []
    for at in range(0, len(phases), _TOGETHER):
        try:
            stop.check()
        except OutOfTime:
            break
        some = slice(at, at + _TOGETHER)
        found += _by_answers(game.secret, phases[some], beliefs[some], judges, width)
    return found


def _by_answers(
    secret: Secret,
    phases: Sequence[PeoplePhase],
    beliefs: Sequence[TrioBelief],
    judges: Judges,
    width: int,
) -> list[PeoplePhase]:
    """Ways to play, their worth by what the king answers to the likeliest cards."""
    turns, publics, shares, which = [], [], [], []
    for number, (phase, public) in enumerate(zip(phases, beliefs, strict=True)):
        after = end_phase(phase.end)
        cards = Counter(judges.next_cards or after.deck).most_common(_CARDS)
        total = sum(count for _, count in cards)
        for card, count in cards:
            turns.append(turn_up(after, card))
            publics.append(public)
            shares.append(count / total)
            which.append(number)
    answers = kings_answers(turns, publics, judges.any_card, width=width)
    chances = people_chances_after(answers, secret, judges.any_card)
    value, error = (
        np.bincount(which, np.array(shares) * each, len(phases)).tolist() for each in chances
    )
    return [
        replace(phase, value=value[number], error=max(_LEAST_ERROR, error[number]))
        for number, phase in enumerate(phases)
    ]


class KingsAnswer(NamedTuple):
    """What the king's side answers to a card, by what everybody can know.

    Attributes:
        turn: in its phase, the card turned up.
        public: who the assassins may be.
        worth: its chance to win then.
        pawns: who stands where at the ends of the phase that it may choose, as in `king.arrays`;
            shape (20, m). None where the game is won.
        shares: how likely it chooses each; shape (m,).
    """

    turn: AssassinsPosition
    public: TrioBelief
    worth: float
    pawns: Int8 | None
    shares: Floats


def kings_answers(
    turns: Sequence[AssassinsPosition],
    beliefs: Sequence[TrioBelief],
    judges: Judges,
    *,
    width: int = _WIDTH,
) -> list[KingsAnswer]:
    """The best that the king's side can do in some phases, looked for together. Whom it arrests is
    no certainty where another one is as suspect.

    Args:
        turns: at the beginning of each phase, all on one board.
        beliefs: in each, who the assassins may be.
        judges: what moments are worth.
        width: how wide the best is looked for, for each square that the king may stand on.
    """
    found = [KingsAnswer(*one, 1.0, None, np.ones(1)) for one in zip(turns, beliefs, strict=True)]
    # That he leaves is seen in any case, whoever has to make room.
    staying = [
        number
        for number, turn in enumerate(turns)
        if way_out(turn, Stop(), _LOOKED_AT).actions is None
    ]
    if staying:
        some = [turns[number] for number in staying], [beliefs[number] for number in staying]
        for number, valued in zip(
            staying, kings_best_ends(*some, judges, Stop(), width=width), strict=True
        ):
            if valued.ends.won is None:
                best = valued.best_by_who_is_left()
                worth = valued.worth[best]
                pawns, shares = valued.ends.pawns[:, best], softmax(worth / _HESITATION)
                found[number] = KingsAnswer(*found[number][:2], float(worth.max()), pawns, shares)
    return found


def people_chances_after(answers: Sequence[KingsAnswer], secret: Secret, judges: Judges) -> Chance:
    """The people's side's chances to win after answers of the king's, who know their secret; shapes
    (n,)."""
    going = [(number, one.pawns) for number, one in enumerate(answers) if one.pawns is not None]
    if not going:
        return Chance(np.zeros(len(answers)), np.zeros(len(answers)))
    which = np.concatenate([np.full(pawns.shape[1], number) for number, pawns in going])
    squares = np.concatenate([pawns for _, pawns in going], axis=1)
    shares = np.concatenate([answers[number].shares for number, _ in going])
    own = belief_in(secret.assassins)
    chance = judges.for_people(
        moments_of([one.turn for one in answers]).with_pawns(which, squares),
        [answers[number].public for number in which],
        [own] * len(which),
    )
    over = np.array([one.turn.last_round for one in answers])[which]
    there = (squares[PEOPLE][sorted(secret.assassins)] != GONE).any(axis=0)
    value, error = (
        np.bincount(which, shares * there * each, len(answers)).astype(np.float64)
        for each in (np.where(over, 1.0, chance.value), np.where(over, 0.0, chance.error))
    )
    return Chance(value, error)
