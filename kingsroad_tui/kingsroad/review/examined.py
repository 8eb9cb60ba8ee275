"""The choice that is looked at in a game, and all that is known of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from advisor.messages.protocol import Review
from advisor.messages.review import ChoiceReview, RoundReview, Thought
from advisor.messages.verdicts import BeliefKind, Goal, Severity
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import Position
from kingsroad_tui.kingsroad.review.game_cursor import GameCursor
from kingsroad_tui.kingsroad.review.game_story import GameStory, game_story
from kingsroad_tui.kingsroad.review.words import (
    choice_sentence,
    heading_lead,
    settings_sentence,
)
from kingsroad_tui.kingsroad.words.game import winner_sentence


@dataclass(frozen=True, slots=True)
class ExaminedChoice:
    """The choice that is looked at, and what is known of it.

    Attributes:
        title: the player's name, or what there is to say where nobody chooses.
        colour: the player colour (0 to 4) of the badge before the title, or None for no badge.
        lead: words before the badge.
        chosen: what was played then, or None where nothing was yet.
        tried: what was tried in its place, or None.
        verdict: what the review says of it, or nothing.
        severity: how bad the review finds it; None where that is not known.
        stands: everybody's chance to win then; empty where that is not known.
        stands_best_play: the same if everybody played perfectly; None where that is not known.
        review: the review of the whole game, where nobody chooses.
        story: of the game, where nobody chooses.
        hidden: whether the answer is kept back, for trying again.
        position: the position before the choice; None where nobody chooses.
        judged: the review of what was played, as far as there is one.
        goal: what everybody plays for.
        belief: how everybody is assumed to choose.
        thought: what thinking longer about the choice has found, where that was done.
    """

    title: str
    colour: int | None = None
    lead: str = ""
    chosen: Selection | None = None
    tried: Selection | None = None
    verdict: str = ""
    severity: Severity | None = None
    stands: tuple[float, ...] = ()
    stands_best_play: tuple[float, ...] | None = None
    review: Review | None = None
    story: GameStory | None = None
    hidden: bool = False
    position: Position | None = None
    judged: ChoiceReview | None = None
    goal: Goal = Goal.WIN
    belief: BeliefKind = BeliefKind.HIERARCHY
    thought: Thought | None = None


def examined_end(game: Game, names: Sequence[str], review: Review | None) -> ExaminedChoice:
    """Where nobody chooses any more: who won, and how everybody played once that is judged."""
    won = winner_sentence(game.position, names)
    if review is None:
        return ExaminedChoice(won)
    return ExaminedChoice(
        won,
        verdict=settings_sentence(review.settings),
        review=review,
        story=game_story(game, names, review.rounds, review.settings.goal),
    )


def examined_choice(
    cursor: GameCursor,
    seat: int,
    reviewed: Sequence[RoundReview],
    *,
    names: Sequence[str],
    colour: int,
    goal: Goal,
    belief: BeliefKind,
    tried: Selection | None,
    hidden: bool,
    thought: Thought | None = None,
) -> ExaminedChoice:
    """A seat's choice at a moment, with the verdict as far as the rounds are reviewed."""
    step = cursor.step_review(reviewed)
    choice = step.choice(seat) if step is not None else None
    verdict = ""
    if step is not None and choice is not None:
        goes_on = step is not reviewed[cursor.moment.played].steps[-1]
        verdict = choice_sentence(choice, step, goal, names, goes_on=goes_on)
    return ExaminedChoice(
        names[seat],
        colour,
        lead=heading_lead(names, seat),
        chosen=cursor.chosen.get(seat),
        tried=tried,
        verdict=verdict,
        severity=choice.severity if choice is not None else None,
        stands=tuple(outlook.win for outlook in cursor.stands(reviewed)),
        stands_best_play=tuple(step.before_best_play) if step and step.before_best_play else None,
        hidden=hidden,
        position=cursor.position,
        judged=choice,
        goal=goal,
        belief=belief,
        thought=thought,
    )
