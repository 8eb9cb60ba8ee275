"""The review of a game of King & Assassins: phase after phase, each as it stood then, and the sums.

A moment that it looks at tells how a side stood before a card. Luck is which card came, and whether
an arrest ended the game. `advisor.messages.assassins_review` says what the figures are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import hypot
from typing import Final

import numpy as np
from msgspec.structs import replace as structs_replace

from advisor.assassins.belief import TRIOS, TrioBelief, belief_in, belief_of
from advisor.assassins.candidates import Case, find_candidates
from advisor.assassins.danger import worlds_of
from advisor.assassins.replies import KingsAnswer, kings_answers, people_chances_after
from advisor.assassins.review_facts import (
    castle_lost,
    missed_kill,
    missed_safe,
    open_gate,
    wasted_ap,
)
from advisor.assassins.values.features import moments_of
from advisor.assassins.values.network import Judges, packaged_judges
from advisor.core.arrays import as_chance
from advisor.core.cancellation import OutOfTime, Stop
from advisor.messages.assassins_answers import LEAST_ERRORS, AssassinsCandidate
from advisor.messages.assassins_requests import AssassinsReviewRequest
from advisor.messages.assassins_review import (
    Arrested,
    AssassinsReview,
    AssassinsReviewedPhase,
    PhaseReview,
    summed_up,
)
from advisor.messages.protocol import RequestError
from advisor.messages.verdicts import Severity
from assassins.actions import Action, Side
from assassins.cards import RoundCard
from assassins.games import AssassinsGame
from assassins.position import AssassinsPhase, AssassinsPosition, Ending, changed
from assassins.rounds import PhaseReport, after_actions, turn_up
from assassins.secret import Secret
from assassins.town import LETTERS
from tabletop.say import Say


@dataclass(frozen=True, slots=True)
class PlayedPhase:
    """One phase that was played to its end, in its game.

    Attributes:
        game: the whole game, with the secret if it is known.
        number: the place of the phase, from 0.
    """

    game: AssassinsGame
    number: int

    @property
    def report(self) -> PhaseReport:
        """What happened in the phase."""
        return self.game.phases[self.number]

    @property
    def side(self) -> Side:
        """Whose phase it was."""
        return self.report.side

    @property
    def actions(self) -> tuple[Action, ...]:
        """What was done."""
        return tuple(done.action for done in self.report.actions)

    def case(self, judges: Judges) -> Case:
        """The question that a hint would have answered at the beginning of the phase: the king's
        side knows what is public, the people's side its secret, if the game does."""
        secret = self.game.secret if self.side is Side.PEOPLE else None
        at = replace(self._at(self.number, self.report.before), secret=secret)
        return Case(at, at.position, self.side, secret, worlds_of(at.position), [], judges)

    @property
    def round_start(self) -> AssassinsGame:
        """The game as everybody saw it before the round's card was turned up; or as it began, where
        that was later in the round."""
        later = self.side is Side.PEOPLE and self.number > 0  # the king's phase came before it
        number = self.number - later
        position = self.game.phases[number - 1].after if number else self.game.start
        return self._at(number, position)

    @property
    def done(self) -> AssassinsGame:
        """The game as everybody saw it after the phase, the next card face down."""
        return self._at(self.number + 1, self.report.after)

    @property
    def public_end(self) -> AssassinsPosition:
        """The position after the phase's actions, it not ended yet, for somebody who does not know
        whether an arrest was the last one."""
        return after_actions(self.report.before, self.actions)

    @property
    def round_done(self) -> PlayedPhase:
        """The last phase of the round that was played."""
        following = self.number + 1
        goes_on = self.side is Side.KING and following < len(self.game.phases)
        return PlayedPhase(self.game, following) if goes_on else self

    def _at(self, number: int, position: AssassinsPosition) -> AssassinsGame:
        return replace(
            self.game,
            phases=self.game.phases[:number],
            running=(),
            position=position,
            secret=None,
        )


_ROUNDS: Final = 8
"""Of so many moments it is remembered what the cards are worth."""


def standing(game: AssassinsGame, secret: Secret | None = None) -> float:
    """A side's chance to win between two phases: of the king's side, by what everybody can know; or
    of the people's, who know their secret.

    Where the game is over it is the result; before a card, the mean over the cards that can come.
    No action has been done in the phase yet.

    Args:
        game: as everybody sees it.
        secret: of the people's side, if it is asked for; None for the king's side.
    """
    position = game.position
    if position.result is not None:
        side = Side.KING if secret is None else Side.PEOPLE
        return float(position.result.winner is side)
    if position.card is None:
        return _mean(card_worths(game, secret), position)
    if position.phase is AssassinsPhase.KING:  # where a game begins so
        return card_worths(game, secret)[position.card]
    # What is worth something is the moment at which the king's phase ends.
    moments = moments_of([changed(position, phase=AssassinsPhase.KING, people_ap=0)])
    judges = packaged_judges(game.town)
    belief = belief_of(game, judges.suspicion)
    if secret is None:
        return as_chance(judges.for_king(moments, belief).value[0])
    own = belief_in(secret.assassins)
    return as_chance(judges.for_people(moments, [belief], [own]).value[0])


def card_luck(before: AssassinsGame, card: RoundCard, secret: Secret | None) -> float:
    """What the card that came was worth to a side, less what a card was worth on average.

    Args:
        before: the game before the card, as everybody sees it.
        card: which came.
        secret: as in `standing`.
    """
    if before.position.card is not None:  # it lay there when the game began
        return 0.0
    worths = card_worths(before, secret)
    return worths[card] - _mean(worths, before.position)


def card_worths(before: AssassinsGame, secret: Secret | None) -> Mapping[RoundCard, float]:
    """By kind of the cards face down, a side's chance to win once it lies there. The arguments are
    those of `card_luck`."""
    answers = _answers(replace(before, secret=None))
    if secret is None:
        return {card: as_chance(answer.worth) for card, answer in answers.items()}
    chances = people_chances_after([*answers.values()], secret, packaged_judges(before.town))
    return dict(zip(answers, map(as_chance, chances.value), strict=True))


@lru_cache(maxsize=_ROUNDS)
def _answers(before: AssassinsGame) -> Mapping[RoundCard, KingsAnswer]:
    """By kind of the cards that can lie there, the best that the king's side does then."""
    judges = packaged_judges(before.town)
    belief = belief_of(before, judges.suspicion)
    if before.position.card is not None:  # a game that begins so
        cards = [before.position.card]
        turns = [before.position]
    else:
        cards = [*dict.fromkeys(before.position.deck)]
        turns = [turn_up(before.position, card) for card in cards]
    return dict(zip(cards, kings_answers(turns, [belief] * len(turns), judges), strict=True))


def _mean(worths: Mapping[RoundCard, float], position: AssassinsPosition) -> float:
    kinds = Counter(position.deck)
    total = sum(worths[kind] * count for kind, count in kinds.items())
    return as_chance(total / len(position.deck))


def arrest_luck(worth: float, end: AssassinsPosition, belief: TrioBelief, *, won: bool) -> float:
    """What came of the arrests of a phase of the king's side, less what was to be expected: nobody
    knew whether they would end the game.

    Args:
        worth: the chance to win at the end of the phase, its arrests not answered yet.
        end: that moment.
        belief: who the assassins may be, at the beginning of the phase.
        won: whether the last of the three was among those arrested.
    """
    gone = np.array([all(end.townsfolk[n] is None for n in trio) for trio in TRIOS])
    wins = belief.chance_of(gone)
    if wins <= 0 or worth >= 1:
        return 0.0
    return 1 - worth if won else max(0.0, (worth - wins) / (1 - wins)) - worth


def answer(
    request: AssassinsReviewRequest, stop: Stop
) -> Iterator[AssassinsReviewedPhase | AssassinsReview]:
    """Answers a request in the solver process: each phase as it is judged, then the review.

    Raises:
        RequestError: what is known or asked for cannot be of this game.
        AssassinsGameError: the game breaks a rule.
    """
    game = request.game.game()
    asked = sides_of(request.side, game)
    phases = [_with_truth(one, game) for one in request.known]
    numbers = _numbers(game, phases, request.only)
    for reviewed in review_phases(game, asked, stop, numbers):
        phases.append(reviewed)
        yield AssassinsReviewedPhase(
            id=request.id, reviewed=reviewed, done=len(phases), total=len(game.phases)
        )
    complete = not numbers or (bool(phases) and phases[-1].number == numbers[-1])
    yield summed_up(phases, stop.elapsed, complete=complete, finished=game.finished, id=request.id)


def sides_of(asked: str, game: AssassinsGame) -> frozenset[Side]:
    """Whose phases are judged: in a running game the people's only where they alone are asked for,
    or each side's, as their judgement tells of their secret."""
    if asked in ("king", "people"):
        return frozenset({Side(asked)})
    return frozenset(Side) if game.finished or asked == "each" else frozenset({Side.KING})


def review_phases(
    game: AssassinsGame,
    asked: frozenset[Side],
    stop: Stop,
    numbers: Iterable[int] | None = None,
) -> Iterator[PhaseReview]:
    """Some of the phases played to their end, by their places from 0 (None: all of them); ends
    where time runs out. Where both sides are asked for, each is judged as if it alone was.

    Raises:
        Cancelled: ``stop`` was cancelled.
    """
    for number in range(len(game.phases)) if numbers is None else numbers:
        own = asked & {game.phases[number].side}
        try:
            yield review_phase(game, number, own or asked, stop)
        except OutOfTime:
            return


def review_phase(
    game: AssassinsGame, number: int, asked: frozenset[Side], stop: Stop
) -> PhaseReview:
    """One phase, judged if its side is asked for and, of the people's, their secret is known.

    Raises:
        OutOfTime: there was no time for all of it.
    """
    stop.check()
    judges = packaged_judges(game.town)
    stage = PlayedPhase(_as_seen(game, asked), number)
    seen = PhaseReview(
        number=number,
        round=stage.report.round,
        side=stage.side.value,
        actions=[str(action) for action in stage.actions],
        king_before=standing(stage.round_start),
        king_after=standing(stage.round_done.done),
        over=stage.report.after.over,
    )
    if stage.side not in asked or (stage.side is Side.PEOPLE and stage.game.secret is None):
        return seen
    return _judged(stage, seen, judges, stop)


def _judged(stage: PlayedPhase, seen: PhaseReview, judges: Judges, stop: Stop) -> PhaseReview:
    case = stage.case(judges)
    found = find_candidates(case, stop, stage.actions)
    ways, played = found.candidates, found.asked
    assert played is not None
    end = _end(stage, case)
    safe = None
    if case.side is Side.KING and ways[0].win < 1 and not stage.report.after.over:
        safe = missed_safe(case, end, ways, stop)
    if stop.timed_out:  # something was left out, so a hint would have said something else
        raise OutOfTime
    loss, error = _loss(ways[0], played)
    seen = structs_replace(
        seen,
        loss=loss,
        loss_error=error,
        severity=Severity.of(loss, error=LEAST_ERRORS * error),
        worlds=len(case.worlds),
        played=played,
        best=ways[0],
        wasted_ap=wasted_ap(case, stage.actions, end),
        **_in_its_round(stage, case, played.chance or 0.0),
    )
    if case.side is Side.PEOPLE:
        return structs_replace(
            seen, missed_kill=missed_kill(case, end), open_gate=open_gate(case, end, ways)
        )
    return structs_replace(
        seen,
        missed_win=ways[0].actions if ways[0].win == 1 and not end.over else None,
        missed_safe=safe,
        castle_lost=castle_lost(case, end),
        arrests=_arrests(stage, case, end),
    )


def _as_seen(game: AssassinsGame, asked: frozenset[Side]) -> AssassinsGame:
    """The game without its secret, unless it is over or its people ask."""
    knows = game.finished or asked == {Side.PEOPLE}
    return game if knows else replace(game, secret=None)


def _end(stage: PlayedPhase, case: Case) -> AssassinsPosition:
    """The position after the phase's actions, as its side saw it."""
    if case.side is Side.KING:
        return stage.public_end
    done = stage.report.actions
    return done[-1].after if done else stage.report.before


def _loss(best: AssassinsCandidate, played: AssassinsCandidate) -> tuple[float, float]:
    """What was given up, 0 or more, and its standard error."""
    loss = (best.chance or 0.0) - (played.chance or 0.0)
    error = hypot(best.chance_error or 0.0, played.chance_error or 0.0)
    return as_chance(loss), as_chance(error)


def _in_its_round(stage: PlayedPhase, case: Case, worth: float) -> dict[str, float]:
    """What luck brought in the round."""
    before, card = stage.round_start, stage.report.card
    arrest = 0.0
    if case.side is Side.KING:
        end = stage.public_end
        won = stage.report.after.ending is Ending.ASSASSINS
        arrest = 0.0 if end.over else arrest_luck(worth, end, case.belief, won=won)
    return {
        "card": round(card_luck(before, card, case.secret), 9),
        "arrest": round(arrest, 9),
    }


def _arrests(stage: PlayedPhase, case: Case, end: AssassinsPosition) -> list[Arrested]:
    """Who was arrested; whether they were assassins once the game is over, its cards shown."""
    secret = stage.game.secret if stage.game.finished else None
    return [
        Arrested(
            letter=LETTERS[number],
            chance=as_chance(case.belief.chances[number]),
            assassin=None if secret is None else number in secret.assassins,
        )
        for number in end.arrested
        if number not in case.position.arrested
    ]


def _with_truth(one: PhaseReview, game: AssassinsGame) -> PhaseReview:
    """A phase that was judged while the game ran, with what is known now of those arrested."""
    if not game.finished or game.secret is None:
        return one
    letters = game.secret.letters
    arrests = [structs_replace(who, assassin=who.letter in letters) for who in one.arrests]
    return structs_replace(one, arrests=arrests)


def _numbers(game: AssassinsGame, known: Sequence[PhaseReview], only: int | None) -> list[int]:
    """Which phases are to be judged."""
    total = len(game.phases)
    if only is not None:
        if known or not 0 <= only < total:
            raise RequestError("only", Say("advisor-review-only"))
        return [only]
    sides = [(phase.round, phase.side.value) for phase in game.phases[: len(known)]]
    if sides != [(one.round, one.side) for one in known]:
        raise RequestError("known", Say("advisor-review-known-phases"))
    return list(range(len(known), total))
