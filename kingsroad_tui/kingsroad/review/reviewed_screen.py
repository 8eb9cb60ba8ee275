"""What a screen has that shows how well a game was played: its review, ways through, branches.

The branches make a small tree, to go from one to another.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path

from textual import on, work
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from advisor.messages.protocol import Advice, AdviceSettings, AdviseRequest, Review, ThinkRequest
from advisor.messages.review import KeptThought, RoundReview, Thought, deciding, mistakes
from advisor.messages.verdicts import BeliefKind, Goal
from kingsroad.cards import Selection
from kingsroad.games import GameError
from kingsroad.records import GameData
from kingsroad_tui.kingsroad.help import words as help_texts
from kingsroad_tui.kingsroad.hints.aims import aim_remark, aims_to_choose
from kingsroad_tui.kingsroad.review import own_mistakes_words, turning
from kingsroad_tui.kingsroad.review.choice_pane import ThinkingPane
from kingsroad_tui.kingsroad.review.game_cursor import BranchTree, GameCursor, Moment
from kingsroad_tui.kingsroad.review.review_job import ReviewJob
from kingsroad_tui.kingsroad.review.thinking import NOTHING_TO_THINK_ABOUT
from kingsroad_tui.kingsroad.words.people import seat_spoken_to
from kingsroad_tui.look.sheets import sheet
from kingsroad_tui.notes.dialog import ShownNotes
from kingsroad_tui.notes.words import IN_A_BRANCH, NO_FILE
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.plain import PlainOptionList, PlainStatic


class BranchesDialog(Dialog[int | None]):
    """Answers the number of the branch to look at, or None to stay where one is."""

    HELP = help_texts.BRANCHES
    CSS_PATH = [sheet("dialog"), "../styles/dialogs.tcss"]
    AUTO_FOCUS = "#choices"

    def __init__(
        self, tree: BranchTree, names: Sequence[str], chances: Mapping[int, Sequence[float]]
    ) -> None:
        """``chances`` are everybody's at the end of each branch that is judged."""
        super().__init__()
        self._tree = tree
        self._lines = own_mistakes_words.branch_lines(tree, names, chances)

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic("Branches", classes="title")
            yield PlainOptionList(
                *(
                    Option(
                        Content.assemble(name, "\n", (f"  {outcome}", "$text-muted")),
                        id=str(number),
                    )
                    for number, name, outcome in self._lines
                ),
                id="choices",
                compact=True,
            )

    def on_mount(self) -> None:
        numbers = [number for number, *_ in self._lines]
        self.query_one(PlainOptionList).highlighted = numbers.index(self._tree.at)

    @on(PlainOptionList.OptionSelected)
    def _chosen(self, event: PlainOptionList.OptionSelected) -> None:
        self.dismiss(int(event.option_id or 0))


_BELIEFS = tuple(BeliefKind)
_GOALS = tuple(Goal)


class ReviewedScreen(HouseScreen[None]):
    """A game, the review of it by an aim and a belief about the others, whatever was tried there as
    branches, and the notes on it."""

    cursor: GameCursor
    """The moment looked at, in the game of the branch looked at."""

    branches: BranchTree

    names: tuple[str, ...]
    """What the players are called; may address the reader."""

    def __init__(
        self,
        record: Path | None = None,
        known: Sequence[Review] = (),
        known_branches: Sequence[tuple[int, Review]] = (),
    ) -> None:
        """With the game's file, if any, and the reviews of it and its branches that there are."""
        super().__init__()
        self.record = record
        self.belief = BeliefKind.HIERARCHY
        self.goal = Goal.WIN
        self.remarks: tuple[str, ...] = ()
        """What is said of the key pressed last, in the line at the top."""

        self._notes = ShownNotes(self, lambda: self.noted_round, self._note_changed)
        self._thinks_about: tuple[ReviewJob, int, bool, int] | None = None
        """The choice that is thought longer about; None for a case that is only supposed."""

        self._known = known
        self._known_branches = known_branches
        self._jobs: dict[tuple[BeliefKind, Goal], ReviewJob] = {}
        self._branch_jobs: dict[tuple[BeliefKind, Goal, int], ReviewJob] = {}

    @abstractmethod
    def go(self, cursor: GameCursor, seat: int | None = None) -> None:
        """Looks at a moment, and at a player's choice there."""

    @abstractmethod
    def show_review(self) -> None:
        """Shows the review as far as it has come."""

    @abstractmethod
    def show_moment(self) -> None:
        """Shows the moment looked at."""

    @property
    @abstractmethod
    def seat_shown(self) -> int | None:
        """Whose mistakes are gone through; None for everybody's."""

    @property
    def review_job(self) -> ReviewJob:
        """The review by the aim and the belief in force."""
        key = (self.belief, self.goal)
        if key not in self._jobs:
            settings = AdviceSettings(belief=self.belief, goal=self.goal)
            self._jobs[key] = ReviewJob(self.branches.game, self.record, settings, self._known)
        return self._jobs[key]

    def branch_job(self, number: int) -> ReviewJob | None:
        """The review of a branch; the rounds that it shares with the game are judged already.

        None while these are not. The review of the game itself has the number 0.
        """
        main, tree = self.review_job, self.branches
        shared = tree.rounds_shared_by(number)
        if not number or len(main.rounds) < shared:
            return None if number else main
        key = (self.belief, self.goal, number)
        if key not in self._branch_jobs:
            game = tree.branches[number].game
            start = main.rounds[:shared]
            known = [review for at, review in self._known_branches if at == number]
            self._branch_jobs[key] = ReviewJob(game, None, main.settings, known, start)
        return self._branch_jobs[key]

    @property
    def reviews(self) -> tuple[Review, ...]:
        """The whole reviews that there are."""
        return tuple(job.review for job in self._jobs.values() if job.review is not None)

    @property
    def branch_reviews(self) -> tuple[tuple[int, Review], ...]:
        """The whole reviews of branches, each with the number of its branch."""
        jobs = self._branch_jobs.items()
        return tuple((key[-1], job.review) for key, job in jobs if job.review is not None)

    @property
    def reviewed(self) -> list[RoundReview]:
        """The rounds judged of the branch looked at, or of the game itself."""
        tree = self.branches
        job = self.branch_job(tree.at)
        return self.review_job.rounds[: tree.shared_rounds] if job is None else job.rounds

    def request_for(self, seat: int, assumptions: Sequence[str]) -> AdviseRequest:
        """The question for a seat's best choice at the moment looked at."""
        return AdviseRequest(
            id=self.app.solver.fresh_id(),
            game=GameData.of(self.cursor.game_then),
            player=seat,
            settings=AdviceSettings(
                belief=self.belief, goal=self.goal, assumptions=list(assumptions)
            ),
        )

    def thought_about(self, seat: int) -> Thought | None:
        """What thinking longer about a seat's choice at the moment looked at has found."""
        job, number, second = self._looked_at
        return job.thought_about(number, seat, second=second)

    @property
    def _looked_at(self) -> tuple[ReviewJob, int, bool]:
        """The review of the game or branch looked at, the number of the round, and whether it is
        a second choice."""
        job, moment = self.branch_job(self.branches.at) or self.review_job, self.cursor.moment
        return job, self.branches.game.first.round + moment.played, moment.second

    def think_longer(self, request: AdviseRequest, also: Sequence[Selection]) -> None:
        """Has the solver think longer about a choice; ends that where it does so already.

        ``also`` has choices to look at, whatever they are worth.
        """
        pane = self.query_one(ThinkingPane)
        if pane.thinks_longer:
            pane.stop_thinking()
        elif self.goal is Goal.POINTS:
            self.notify(NOTHING_TO_THINK_ABOUT)
        else:
            assumed = bool(request.settings.assumptions)
            self._thinks_about = None if assumed else (*self._looked_at, request.player)
            pane.think_longer(
                ThinkRequest(
                    id=self.app.solver.fresh_id(),
                    game=request.game,
                    player=request.player,
                    settings=request.settings,
                    also=[selection.codes for selection in also],
                )
            )

    @on(ThinkingPane.ThoughtOver)
    def _keep_thought(self, event: ThinkingPane.ThoughtOver) -> None:
        """Keeps what was found, unless it is about a case that was only supposed."""
        if self._thinks_about is not None:
            job, number, second, player = self._thinks_about
            if problem := job.keep_thought(KeptThought(number, second, player, event.thought)):
                self.notify(problem)

    def judge(self) -> None:
        """Shows the review by the aim and the belief in force, or has it made."""
        self.workers.cancel_group(self, "review")
        self.show_review()
        if self.branches.game.rounds:
            self._review()

    @work(exclusive=True, group="review")
    async def _review(self) -> None:
        """Has the game reviewed, then its branches, and shows every round as it comes."""
        for number in range(len(self.branches.branches)):
            job = self.branch_job(number)
            if job is None or job.review is not None:
                continue
            async for problem in job.run(self.app.solver):
                if get_current_worker().is_cancelled:
                    return
                if problem:
                    self.notify(problem)
                self.show_review()

    # ------------------------------------------------------------------- by another light

    def action_belief(self) -> None:
        self.belief = _BELIEFS[(_BELIEFS.index(self.belief) + 1) % len(_BELIEFS)]
        self._judge_anew()

    def action_goal(self) -> None:
        self.goal = _GOALS[(_GOALS.index(self.goal) + 1) % len(_GOALS)]
        self._judge_anew()

    def _judge_anew(self) -> None:
        self.remarks = (aim_remark(self.goal, self.belief), aims_to_choose())
        self.show_moment()
        self.judge()

    # ------------------------------------------------------------------------- ways through

    def action_mistake(self, direction: int) -> None:
        """To the next mistake of the player shown, after the last one to the first.

        From where the game stands or has ended, first to the worst one of the reader.
        """
        back, seat, reader = direction < 0, self.seat_shown, seat_spoken_to(self.names)
        own = mistakes(self.reviewed, seat)
        if own and seat == reader is not None and self.cursor.at_last and not back:
            self.go(self.cursor.at_mistake(own[0]), reader)
            return
        there = self.cursor.next_mistake(self.reviewed, back=back, player=seat)
        if there is None:
            end = self.cursor.moved(direction * -len(self.cursor.moments))
            there = end.next_mistake(self.reviewed, back=back, here=True, player=seat)
            if there is None:
                self.notify(turning.no_mistakes_words(self.names, self.reviewed, seat))
            elif self.cursor.choosers:  # at the end of a game it is clear that it begins anew
                self.notify(turning.BACK_TO_LAST if back else turning.BACK_TO_FIRST)
        if there is not None:
            cursor, mistake = there
            self.go(cursor, mistake.choice.player)

    def action_turning_point(self) -> None:
        """To the next round on which the game turned, after the last one to the first."""
        first = self.branches.game.first.round
        turns = sorted(number - first for number in deciding(self.reviewed))
        if not turns:
            self.notify(turning.NO_TURNING_POINT)
            return
        now = self.cursor.moment.played
        played = next((turn for turn in turns if turn > now), turns[0])
        self.go(self.cursor.moved_to(Moment(played)))

    # -------------------------------------------------------------------------------- notes

    def on_mount(self) -> None:
        self._notes.read(self.record)

    def _note_changed(self) -> None:
        if not self.branches.at:
            self.show_moment()

    @property
    def noted_round(self) -> int | None:
        """The round that a note would be on; None for the whole game, at its end."""
        return self.cursor.position.round if self.cursor.choosers else None

    @property
    def note_here(self) -> str:
        """The note on the moment looked at, of the game itself; empty where there is none."""
        return "" if self.branches.at else self._notes.here

    def action_note(self) -> None:
        """A note on this round, or at the end on the whole game."""
        if self.record is None or self.branches.at:
            self.notify(IN_A_BRANCH if self.branches.at else NO_FILE)
        else:
            self._notes.ask(self.record)

    # ----------------------------------------------------------------------------- branches

    def keep_branch(self, seat: int, selection: Selection, advice: Advice | None) -> None:
        """Keeps what was tried as a branch of the game, without going there yet.

        Where nobody else has chosen, the others play their likeliest cards by the advice; without
        any there is no branch.
        """
        here = self.branches.at
        likely = advice.opponents if advice is not None else []
        others = {o.player: Selection.of(o.likely[0].selection) for o in likely if o.likely}
        try:
            grown = self.branches.tried(self.cursor, seat, selection, others)
        except (KeyError, GameError):
            return
        self.branches = grown.gone_to(here)
        self.judge()
        self.notify(own_mistakes_words.new_branch(grown.now, self.names))

    def action_branches(self) -> None:
        """Goes to another branch of the game."""
        if len(self.branches.branches) == 1:
            self.notify(own_mistakes_words.no_branches())
        else:
            dialog = BranchesDialog(self.branches, self.names, self._chances())
            self.app.push_screen(dialog, self._go_to_branch)

    def _chances(self) -> dict[int, list[float]]:
        """Everybody's chance to win at the end of each branch that is judged."""
        found = {}
        for number, branch in enumerate(self.branches.branches):
            job = self.branch_job(number)
            rounds = job.rounds if job is not None else []
            if rounds and len(rounds) == len(branch.game.rounds):
                found[number] = [outlook.win for outlook in rounds[-1].after]
        return found

    def _go_to_branch(self, number: int | None) -> None:
        """To the end of another branch."""
        if number is not None and self.look_at(self.branches.gone_to(number)):
            self.go(self.cursor.moved(len(self.cursor.moments)))

    def action_way_back(self) -> None:
        """From a branch to the moment where it leaves the game or another branch."""
        branch = self.branches.now
        if self.look_at(self.branches.back()):
            self.go(self.cursor.moved_to(branch.moment), branch.seat)
        else:
            self.notify(own_mistakes_words.no_way_back())

    def look_at(self, branches: BranchTree) -> bool:
        """Puts the cursor into another branch; False where that is the one looked at."""
        other = branches.at != self.branches.at
        self.branches = branches
        if other:
            self.cursor = GameCursor.of(branches.now.game)
        return other
