"""The parts of a game's review. No solver and no NumPy, so the app may import it.

Every choice is judged by what could be known when it was made, as a hint would have judged it then:
by its worth under the stated belief about the others, never by what they happened to play. A round
is one *step*; where a Witch is revealed it is two, the second choices being a step of their own.

Two measures stand side by side. How everybody *stands* before the choices and after them is one
estimate for all players, whose chances sum to 1. What a player's *choices* were worth is told by
the best choice and the player's own under the belief; of these the account is made (see
`advisor.messages.accounts`), in which what choices cost and what luck brought add up to the
result.

Where the solver thinks longer about a choice, the best choices, and what was played, are played on
in many more games than a hint takes time for; all meet the same chances, so what is said of them is
how far they lie behind the best.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final

import msgspec
from msgspec.structs import replace

from advisor.messages.accounts import ALMOST_CERTAIN, Chosen, Judged, LuckPart, decided
from advisor.messages.advice import Codes
from advisor.messages.choices import Comparison
from advisor.messages.intervals import Estimate
from advisor.messages.skill import DecisionKind, DecisionLoss, Skill
from advisor.messages.verdicts import (
    WORST_FIRST,
    Goal,
    Label,
    Severity,
    cost_best_play,
    forced,
    smaller_loss,
)

MIN_DECIDING_SWING: Final = 0.10
"""A round decided the game only if it moved a chance to win by at least this."""


class Outlook(msgspec.Struct, frozen=True):
    """A player's expectation, or a part of it.

    Attributes:
        win: the chance to win.
        margin: the margin at the end, in points.
    """

    win: float = 0.0
    margin: float = 0.0

    def __add__(self, other: Outlook) -> Outlook:
        return Outlook(self.win + other.win, self.margin + other.margin)

    def of(self, goal: Goal) -> float:
        """The part that a goal is about: the chance to win, or the margin."""
        return self.win if goal is Goal.WIN else self.margin

    def __sub__(self, other: Outlook) -> Outlook:
        return Outlook(self.win - other.win, self.margin - other.margin)


class ChoiceReview(msgspec.Struct, frozen=True, kw_only=True):
    """One choice of one player.

    Attributes:
        player: the seat.
        selection: the choice as revealed.
        forced: whether only one effect was legal; then the rest has no meaning.
        loss: how far its value is below the best choice's under the belief, in the goal's unit.
        loss_error: the least loss that is surely one; up to it the choice is as good as the best.
        best: the best choices, best value first: at most five of those as good as the best.
        share: the share of this play in the mix that a hint advised then.
        safe_loss: what the choice gave up against opponents who play their equilibrium mixes, in
            the goal's unit.
        worth: of this choice under the belief.
        best_worth: of the best one; no less than how the player stands, in the goal's unit.
        severity: its class, by the smaller of ``loss`` and ``loss_best_play``.
        accuracy: 0 to 100 by Lichess's formula of that smaller loss, None where forced.
        loss_best_play: how far the choice is below the best one against opponents who play their
            equilibrium mixes, in the goal's unit.
        win_best_play: its chance to win against these, put right like ``worth``; None where the
            goal is another than to win.
        best_win_best_play: the best chance against these; None likewise.
        best_is_gamble: whether the first of ``best`` is a gamble itself: best against people, but
            costly against perfect play.
        why: what was wrong with it, of a choice that is not simply good.
    """

    player: int
    selection: Codes
    forced: bool
    loss: float
    loss_error: float
    best: list[Codes]
    share: float
    safe_loss: float
    worth: Outlook
    best_worth: Outlook
    severity: Severity
    accuracy: float | None
    loss_best_play: float | None = None
    win_best_play: float | None = None
    best_win_best_play: float | None = None
    best_is_gamble: bool = False
    why: Comparison | None = None

    def label(self, goal: Goal) -> Label:
        """What the choice is called."""
        decided = None
        if goal is Goal.WIN:
            decided = forced(
                self.worth.win, self.best_worth.win, self.win_best_play, self.best_win_best_play
            )
        return Label.of(self.loss, goal, self.loss_best_play, self.loss_error, decided)

    def cost_best_play(self, goal: Goal) -> float | None:
        """What it gave up against perfect play, as it is told (see `cost_best_play`)."""
        return cost_best_play(self.loss_best_play, self.loss_error, goal)

    @property
    def equal(self) -> bool:
        """Whether the choice cannot be told from the best."""
        return self.loss <= self.loss_error

    @property
    def surely_lost(self) -> float:
        """What the choice lost against people and against perfect play alike."""
        return smaller_loss(self.loss, self.loss_best_play)

    @property
    def cost(self) -> float:
        """What it gave up against these players; nothing where it is as good as the best."""
        return 0.0 if self.equal else self.loss

    @property
    def stated_loss(self) -> float:
        """The cost that its label speaks of: of a gamble that against perfect play."""
        if self.severity is Severity.GAMBLE and self.loss_best_play is not None:
            return self.loss_best_play
        return self.cost

    @property
    def given_up(self) -> Outlook:
        """What the best choice was expected to bring more, in both units."""
        return self.best_worth - self.worth


class StepReview(msgspec.Struct, frozen=True, kw_only=True):
    """All choices that were made at the same time, and their outcome.

    Attributes:
        second: whether these are the second choices after a Witch.
        choices: one for each seat that chose, in seat order.
        before: by seat, how everybody stands before the choices; the chances to win sum to 1.
        after: by seat, how everybody stands then; the next step's ``before``, or the result itself
            where the game has ended.
        gap: NashConv of the mixes in the goal's unit.
        before_best_play: by seat, the chance to win before the choices if everybody plays the
            equilibrium mix; sums to 1. None where the goal is another than to win.
    """

    second: bool
    choices: list[ChoiceReview]
    before: list[Outlook]
    after: list[Outlook]
    gap: float
    before_best_play: list[float] | None = None

    def choice(self, player: int) -> ChoiceReview | None:
        """The choice of a seat in this step, if it had one."""
        return next((choice for choice in self.choices if choice.player == player), None)


class RoundReview(msgspec.Struct, frozen=True, kw_only=True):
    """One round: one step, or two where a Witch was revealed.

    ``over`` is whether it ended the game.
    """

    round: int
    steps: list[StepReview]
    over: bool = False

    @property
    def before(self) -> list[Outlook]:
        """By seat, the expectation before the choices."""
        return self.steps[0].before

    @property
    def after(self) -> list[Outlook]:
        """By seat, the expectation after the round."""
        return self.steps[-1].after

    @property
    def swing(self) -> float:
        """The largest change of a player's chance to win in this round, 0 to 1."""
        pairs = zip(self.before, self.after, strict=True)
        return max(abs(after.win - before.win) for before, after in pairs)


class PlayerReview(msgspec.Struct, frozen=True, kw_only=True):
    """One player's game.

    Attributes:
        player: the seat.
        loss: what all choices lost together, in the goal's unit.
        choices: the number of choices judged.
        forced: the number of choices that were forced.
        counts: the number of choices of each class.
        accuracy: mean of the choices' accuracy, 0 to 100; None where the review is not complete or
            no choice could be judged.
        accuracy_low, accuracy_high: its 95 % interval; None of fewer than three choices.
        skill: how strong these choices were, complete or not; None where none was open.
    """

    player: int
    loss: float
    choices: int
    forced: int
    counts: dict[Severity, int]
    accuracy: float | None = None
    accuracy_low: float | None = None
    accuracy_high: float | None = None
    skill: Skill | None = None


def decided_by(
    rounds: Sequence[RoundReview], player: int, goal: Goal, following: float | None = None
) -> list[Judged]:
    """The decisions of a seat with what came of them, in the goal's unit.

    ``following`` is the value before the next decision, where the game goes on and it is known.
    What the others chose anew after their Witches is what it moved how the player stands. Where
    nobody else chose, all cards were known.
    """
    made: list[Chosen] = []
    for played in rounds:
        for step in played.steps:
            choice = step.choice(player)
            if choice is None:
                moved = step.after[player].of(goal) - step.before[player].of(goal)
                made[-1] = replace(made[-1], known={LuckPart.SECOND_CHOICES: moved})
                continue
            best, own = choice.best_worth.of(goal), choice.worth.of(goal)
            cost = max(0.0, best - own)  # what is best in the points of a round may not be so here
            before = own + cost
            if goal is Goal.WIN and step.before_best_play is not None:
                cost = choice.loss  # the figure of hints; what is as good as lost has less to lose
                if before > ALMOST_CERTAIN > (choice.best_win_best_play or 0.0):
                    before = ALMOST_CERTAIN  # nobody was expected to prevent it, but could
            made.append(
                Chosen(
                    player=player,
                    round=played.round,
                    phase=SECOND if step.second else FIRST,
                    before=before,
                    cost=0.0 if choice.equal else cost,
                    certain=len(step.choices) == 1,
                    cost_best_play=choice.cost_best_play(goal),
                    verdict=None if choice.forced else choice.severity.value,
                )
            )
    ended = bool(rounds) and rounds[-1].over
    result = rounds[-1].after[player].of(goal) if ended else following
    return decided(made, result, most=1.0 if goal is Goal.WIN else inf)


FIRST: Final = "choice"
SECOND: Final = "second choice"
"""The decisions of a round, the second one after a Witch."""


def decisions(rounds: Sequence[RoundReview], player: int) -> list[DecisionLoss]:
    """What a seat's choices say of its strength; forced ones say nothing."""
    return [
        DecisionLoss(
            choice.surely_lost,
            DecisionKind.of(choice.selection, choice.best[0]),
            len(step.before),
        )
        for played in rounds
        for step in played.steps
        if (choice := step.choice(player)) is not None and not choice.forced
    ]


class Mistake(msgspec.Struct, frozen=True):
    """A choice that is worth a word, with its round and step."""

    round: int
    second: bool
    choice: ChoiceReview


def mistakes(rounds: Sequence[RoundReview], player: int | None = None) -> list[Mistake]:
    """The choices that were worse whoever one plays against, worst first; of one seat or of all."""
    return [one for one in remarkable(rounds, player) if one.choice.severity.is_mistake]


def remarkable(rounds: Sequence[RoundReview], player: int | None = None) -> list[Mistake]:
    """The choices that are not simply good: mistakes, then gambles, then missed chances.

    Those of a class by what they lost, most first; of one seat or of all.
    """
    found = [
        Mistake(played.round, step.second, choice)
        for played in rounds
        for step in played.steps
        for choice in step.choices
        if choice.severity is not Severity.GOOD and player in (None, choice.player)
    ]
    return sorted(
        found,
        key=lambda one: (
            WORST_FIRST.index(one.choice.severity),
            -one.choice.stated_loss,
            one.round,
        ),
    )


def deciding(rounds: Sequence[RoundReview]) -> list[int]:
    """The rounds that decided the game: the largest swings, at most three."""
    swung = sorted(rounds, key=lambda played: -played.swing)
    return [played.round for played in swung[:3] if played.swing >= MIN_DECIDING_SWING]


class ThoughtChoice(msgspec.Struct, frozen=True):
    """One choice: how far it lies behind the best, in the goal's unit, with its 95 % interval."""

    selection: Codes
    behind: Estimate


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """How far the best choices lie apart, as far as games have been played on.

    Attributes:
        games: played on with each choice.
        choices: the best first, which lies 0 behind itself.
        settled: whether more games would say nothing else: every other choice lies clearly behind
            the best, or is surely as good.
        seconds: time taken.
    """

    games: int
    choices: list[ThoughtChoice]
    settled: bool
    seconds: float

    def choice(self, selection: Codes) -> ThoughtChoice | None:
        """What was found out about a choice."""
        return next((one for one in self.choices if one.selection == selection), None)


class KeptThought(msgspec.Struct, frozen=True):
    """What thinking longer about a choice of a game has found, kept with its review.

    Attributes:
        round: its number.
        second: whether it is the second choice after a Witch.
        player: the seat.
        thought: what was found.
    """

    round: int
    second: bool
    player: int
    thought: Thought

    def is_about(self, number: int, player: int, *, second: bool) -> bool:
        """Whether it is about a seat's choice in the round with this number."""
        return (self.round, self.player, self.second) == (number, player, second)
