"""Screens that show how well the phases of a game were played, as the solver judges them."""

from __future__ import annotations

import asyncio

from textual import work

from advisor.messages.assassins_review import AssassinsReview, AssassinsReviewedPhase, PhaseReview
from kingsroad_tui.assassins.places import GAME
from kingsroad_tui.assassins.play.computer_players import review
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.practice.training import OwnTown, keep_assassins_mistakes
from kingsroad_tui.assassins.review import shown
from kingsroad_tui.library import saving_words as saving
from kingsroad_tui.shell.house_screen import HouseScreen


class JudgedScreen(HouseScreen[None]):
    """Has the phases judged that may be, for as long as it is the screen that is seen: what is
    found is kept at the table.

    Attributes:
        table: the table.
    """

    table: AssassinsTable

    def on_screen_resume(self) -> None:
        """Goes on with the judging."""
        if self.table.reviewed_side is not None and not self.table.judged.covers(self.table.game):
            self._judge()

    def on_screen_suspend(self) -> None:
        """Leaves the judging to the screen above."""
        self.workers.cancel_group(self, "review")

    def phases_judged(self, problem: str = "") -> None:
        """More is known, or (``problem``) nothing more will be."""

    @work(exclusive=True, group="review")
    async def _judge(self) -> None:
        table, side = self.table, self.table.reviewed_side
        if side is None:
            return
        judged, record = table.judged, table.reviewed_record()
        async for answer in review(self.app.solver, record, side, judged.phases):
            if isinstance(answer, AssassinsReviewedPhase):
                judged.phases.append(answer.reviewed)
            elif answer is not None:
                judged.review = answer
                await self._keep_mistakes(answer)
            self.phases_judged("" if answer is not None else shown.NO_ANSWER)

    async def _keep_mistakes(self, review: AssassinsReview) -> None:
        """Takes the mistakes of an own game that is over into the training book."""
        own = OwnTown.at(self.table)
        if own is None or not review.complete:
            return
        try:
            await asyncio.to_thread(keep_assassins_mistakes, own, review.phases)
        except OSError as error:
            self.notify(saving.book_not_kept(error), severity="error")

    def mistake_from(self, number: int, step: int) -> int | None:
        """The place of the next phase worth a word, or with -1 of the one before."""
        places = [one.number for one in self.table.judged.phases if one.is_mistake]
        beyond = [place for place in places if (place - number) * step > 0]
        return (min(beyond) if step > 0 else max(beyond)) if beyond else None

    def try_phase(self, number: int) -> str:
        """Has a phase tried again, or says why it cannot be."""
        one = self.table.judged.of(number)
        if not self.table.game.finished:
            return shown.RUNNING
        if one is not None:
            self.app.go("try", GAME, played=self.table, number=number)
            return ""
        judged = number < len(self.table.judged.phases)
        return shown.NOBODYS if judged else shown.NOT_YET

    def judged_phase(self, number: int) -> PhaseReview | None:
        """What is said of a phase, by its place; None where it is not judged."""
        return self.table.judged.of(number)
