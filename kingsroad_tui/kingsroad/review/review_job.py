"""The review of a game, and of its branches, by aims and beliefs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from advisor.messages.protocol import AdviceSettings, Review, ReviewedRound, ReviewRequest
from advisor.messages.review import KeptThought, RoundReview, Thought
from advisor.messages.verdicts import BeliefKind, Goal
from kingsroad.games import Game
from kingsroad.records import GameData
from kingsroad_tui.kingsroad.practice.training import keep_review
from kingsroad_tui.kingsroad.review.game_cursor import BranchTree
from kingsroad_tui.kingsroad.review.review_cache import (
    known_start,
    load_review,
    made_with,
    rounds_in_common,
)
from kingsroad_tui.library.game_tables import SavedTable
from kingsroad_tui.review.judging import GameJudging, HowJudged


def _how_judged(settings: AdviceSettings) -> HowJudged[Game, RoundReview, Review]:
    return HowJudged(
        request=lambda number, game, rounds: ReviewRequest(
            id=number, game=GameData.of(game), settings=settings, known=list(rounds)
        ),
        step=ReviewedRound,
        review=Review,
        steps=lambda review: review.rounds,
        start=lambda record, game: known_start(record, game, settings),
        common=rounds_in_common,
        keep=keep_review,
    )


class ReviewJob(GameJudging[Game, RoundReview, Review]):
    """What is known so far of how well a game was played, by one aim and belief.

    Attributes:
        settings: what the choices are judged by.
        thoughts: what thinking longer about choices has found; kept with the review.
    """

    def __init__(
        self,
        game: Game,
        record: Path | None,
        settings: AdviceSettings,
        known: Sequence[Review] = (),
        start: Sequence[RoundReview] = (),
    ) -> None:
        """What there is already is not judged again.

        Args:
            game: the game to judge.
            record: its file, beside which the review is kept.
            settings: what the choices are judged by.
            known: reviews of this game by whatever settings.
            start: its first rounds as judged by these settings in a game that began alike.
        """
        super().__init__(_how_judged(settings), game, record, start)
        self.settings = settings
        fitting = [review for review in known if made_with(review, settings)]
        stored = load_review(record, game) if record and not fitting else None
        if stored and made_with(stored, settings):
            fitting.append(stored)
        self.thoughts: list[KeptThought] = []
        if fitting:
            self.review = fitting[0]
            self.steps = list(self.review.rounds)
            self.thoughts = list(self.review.thoughts)

    @property
    def rounds(self) -> list[RoundReview]:
        """The rounds reviewed, in order."""
        return self.steps

    def whole(self, review: Review) -> Review:
        return replace(review, thoughts=self.thoughts.copy())

    def thought_about(self, number: int, player: int, *, second: bool) -> Thought | None:
        """What thinking longer about a seat's choice in a round has found, if that was done."""
        found = (one for one in self.thoughts if one.is_about(number, player, second=second))
        return next((one.thought for one in found), None)

    def keep_thought(self, kept: KeptThought) -> str:
        """Keeps it in place of an earlier one about the same choice; returns as `run` yields."""
        others = (
            one
            for one in self.thoughts
            if not one.is_about(kept.round, kept.player, second=kept.second)
        )
        self.thoughts = [*others, kept]
        if self.review is None:
            return ""
        self.review = self.whole(self.review)
        return self.keep(self.review)


def rounds_judged(table: SavedTable[Game], settings: AdviceSettings) -> ReviewJob:
    """What is known of how well the rounds were played that are over in a table's game."""
    game, known = table.game.take_back(0), table.judging
    record = table.where() if table.mirror is None else None
    if not isinstance(known, ReviewJob) or known.settings != settings:
        known = ReviewJob(game, record, settings)
    table.judging = found = known.of(game, record)
    return found


class GameReviews:
    """The reviews of a game and of what was tried in it as branches, by one aim and belief or
    several.

    Attributes:
        belief, goal: the aim and the belief in force.
    """

    def __init__(
        self,
        record: Path | None,
        known: Sequence[Review] = (),
        known_branches: Sequence[tuple[int, Review]] = (),
    ) -> None:
        """With the file of the game, if any, and the reviews that there are, those of branches each
        with the number of its branch."""
        self.belief = BeliefKind.HIERARCHY
        self.goal = Goal.WIN
        self._record = record
        self._known = known
        self._known_branches = known_branches
        self._jobs: dict[tuple[BeliefKind, Goal], ReviewJob] = {}
        self._branch_jobs: dict[tuple[BeliefKind, Goal, int], ReviewJob] = {}

    def of_game(self, tree: BranchTree) -> ReviewJob:
        """The review of the game itself by the aim and the belief in force."""
        key = (self.belief, self.goal)
        if key not in self._jobs:
            settings = AdviceSettings(belief=self.belief, goal=self.goal)
            self._jobs[key] = ReviewJob(tree.game, self._record, settings, self._known)
        return self._jobs[key]

    def of_branch(self, tree: BranchTree, number: int) -> ReviewJob | None:
        """The review of a branch; the rounds that it shares with the game are judged already.

        None while these are not. The review of the game itself has the number 0.
        """
        main, shared = self.of_game(tree), tree.rounds_shared_by(number)
        if not number or len(main.rounds) < shared:
            return None if number else main
        key = (self.belief, self.goal, number)
        if key not in self._branch_jobs:
            game = tree.branches[number].game
            start = main.rounds[:shared]
            known = [review for at, review in self._known_branches if at == number]
            self._branch_jobs[key] = ReviewJob(game, None, main.settings, known, start)
        return self._branch_jobs[key]

    def rounds(self, tree: BranchTree) -> list[RoundReview]:
        """The rounds judged of the branch looked at, or of the game itself."""
        job = self.of_branch(tree, tree.at)
        return self.of_game(tree).rounds[: tree.shared_rounds] if job is None else job.rounds

    @property
    def whole(self) -> tuple[Review, ...]:
        """The whole reviews of the game that there are."""
        return tuple(job.review for job in self._jobs.values() if job.review is not None)

    @property
    def whole_of_branches(self) -> tuple[tuple[int, Review], ...]:
        """The same of branches, each with the number of its branch."""
        jobs = self._branch_jobs.items()
        return tuple((key[-1], job.review) for key, job in jobs if job.review is not None)
