"""Screens of King & Assassins on which the player acting can ask for hints, and have them done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from textual import on, work

from advisor.messages.assassins_answers import AssassinsAdvice
from assassins.actions import Side
from assassins.records import AssassinsGameData
from kingsroad_tui.assassins.hints import following, hints
from kingsroad_tui.assassins.hints.hints import AssassinsHintStep, Hint, HintPage
from kingsroad_tui.assassins.hints.what_if import SupposeDialog
from kingsroad_tui.assassins.hints.what_if_words import Supposed, supposed_texts
from kingsroad_tui.assassins.play import prompts
from kingsroad_tui.assassins.play.acting_view import ActingView
from kingsroad_tui.assassins.play.computer_players import advise
from kingsroad_tui.assassins.play.screens import ActingScreen, OfferedKey
from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.solver.asking import in_time

_SHORTLY: Final = 2.0
"""Seconds for what is of no use a moment later."""


class HintingScreen(ActingScreen):
    """Each press of the hint key says more, and another key does what the hint would play.

    Attributes:
        hint_page: what is said.
        supposed: what is taken for granted in it.
    """

    hint_page = HintPage()
    supposed = Supposed()

    _followed = False
    """Whether the change to come is a whole plan of a hint that is done."""

    _advised: tuple[object, AssassinsAdvice] | None = None
    """The last whole advice, and what was asked: another page of it is there at once."""

    _told: AssassinsAdvice | None = None
    """The advice of which a page was shown last, be it that a better one was still to come."""

    def seen(self) -> AssassinsGameData:
        """The record of what the player acting may see."""
        return self.table.seen_by(self.table.side, with_secret=True)

    @property
    def _known(self) -> frozenset[int]:
        """The assassins of whom the player acting knows: the people's player alone knows any."""
        return self.view.own if self.table.side is Side.PEOPLE else frozenset()

    def action_hint(self) -> None:
        """Each press says more; the last one closes the hint."""
        if not self.table.setup.hints:
            self.view.say(hints.NO_HINTS, refused=True)
        elif not self.view.acts:
            self.notify(hints.NOT_NOW, timeout=_SHORTLY)
        elif not self.hint_has_to_come() and not self.view.side.read_on():
            self.hint_page = self.hint_page.next(self.view.hint.others)
            self._hint_now()

    def action_assume(self) -> None:
        """Asks what is to be taken for granted; the hints are for that case."""
        if not self.table.setup.hints:
            self.view.say(hints.NO_HINTS, refused=True)
        elif not self.view.acts:
            self.notify(hints.NOT_NOW, timeout=_SHORTLY)
        else:
            self._suppose_what_can_be()
            dialog = SupposeDialog(self.table.position, self.supposed, self._known)
            self.app.push_screen(dialog, self._suppose)

    def _suppose(self, supposed: Supposed | None) -> None:
        """Says at least what to play in that case."""
        if supposed is not None and self.view.acts:
            self.supposed = supposed
            self.hint_page = HintPage(max(self.hint_page.step, AssassinsHintStep.PLAN))
            self._hint_now()

    def _suppose_what_can_be(self) -> None:
        """Supposes no more what cannot be now."""
        self.supposed = self.supposed.at(self.table.position, self._known)

    def hint_has_to_come(self) -> bool:
        """Whether the solver is still thinking; then it is said, as no page is left out unread."""
        if not self.view.hint.ready:
            self.view.say(hints.NOT_READY, refused=True)
        return not self.view.hint.ready

    @on(ActingView.Changed)
    def _moment_changed(self) -> None:
        followed, self._followed = self._followed, False
        if followed:
            self.hint_followed()
        else:
            self.refresh_hint()

    def hint_followed(self) -> None:
        """A whole plan has been done: no other one is thought of before somebody asks for it, as
        that would take as long again and find trifles to do with what is left."""
        self.hint_page = HintPage(
            AssassinsHintStep.DANGER
        )  # so that the next one asked for is a plan
        self.show_hint(hints.followed_hint(keys_on(self)))

    def refresh_hint(self) -> None:
        """A hint for a new moment, where one is wanted; what is best comes before what else is."""
        self.hint_page = HintPage(min(self.hint_page.step, AssassinsHintStep.PLAN))
        self._hint_now()

    def first_hint(self) -> None:
        """What is said at the beginning of a phase: what is always wanted, or of a hint that was
        open its first page, as what to play is asked for; nothing that another one asked for."""
        setup = self.table.setup
        wanted = self.app.settings.hint_step if setup.hints else AssassinsHintStep.OFF
        open_one = 0 if setup.hot_seat else min(self.hint_page.step, AssassinsHintStep.CLOCK)
        self.hint_page = HintPage(AssassinsHintStep(max(open_one, wanted)))
        self.supposed = Supposed() if setup.hot_seat else self.supposed.with_next_card(None)
        self.refresh_hint()

    def clear_hint(self) -> None:
        """A hint about what is over stands beside nothing else."""
        self.workers.cancel_group(self, "hint")
        self.view.show_hint(hints.NO_HINT)

    def _hint_now(self) -> None:
        self.workers.cancel_group(self, "hint")
        if self.hint_page.step is AssassinsHintStep.OFF:
            self.show_hint(hints.NO_HINT)
        elif self.view.acts:
            self.table.note_hint()
            self._suppose_what_can_be()
            seen, supposed = self.seen(), self.supposed
            if self._advised is not None and self._advised[0] == (seen, supposed):
                self._show_page(self._advised[1])
                return
            self.show_hint(hints.thinking_hint(self.hint_page.step))
            self._ask_for_hint(seen, supposed)

    def _show_page(self, advice: AssassinsAdvice) -> None:
        self._told = advice
        here = keys_on(self)
        self.show_hint(
            hints.hint_of(
                advice, self.table.game, self.hint_page, self._known, following.by_key(here)
            )
        )

    def show_hint(self, hint: Hint) -> None:
        """Shows a hint, or with `NO_HINT` none."""
        self.view.show_hint(hint)
        if hint.ready and self.view.said in self._until_a_hint():
            self.say_moment()

    def _until_a_hint(self) -> tuple[str, ...]:
        """What is no longer true, or no longer news, as soon as a hint is shown."""
        here = keys_on(self)
        story_over = with_keys(prompts.STORY_OVER, here)
        return hints.NOT_READY, following.ask_first(here), following.end_now(here), story_over

    def say_moment(self) -> None:
        """What the moment asks for."""
        self.view.say_moment()

    @work(exclusive=True, group="hint")
    async def _ask_for_hint(self, seen: AssassinsGameData, supposed: Supposed) -> None:
        answers = advise(
            self.app.solver,
            seen,
            self.table.side,
            assumptions=supposed_texts(supposed),
            alike=supposed.alike,
        )
        async for advice in in_time(answers, lambda: (self.view.acts, self.seen(), self.supposed)):
            if advice is None:
                self.show_hint(hints.LOST_HINT)
                return
            if advice.final:
                self._advised = (seen, supposed), advice
            self._show_page(advice)
            if self.hint_page.step < AssassinsHintStep.PLAN:
                return  # leaving the loop spares the solver the rest

    def offers(self) -> Mapping[str, OfferedKey]:
        offers = dict(super().offers())
        if not self.table.setup.hints:
            offers["hint"] = OfferedKey("")
        if not self.view.hint.to_do:
            offers["follow"] = OfferedKey("")
        if not (self.view.acts and self.view.hint.step):
            offers["assume"] = OfferedKey("")  # it is about a hint that is open
        return offers

    def action_follow(self) -> None:
        """Does what the hint would have somebody do, or says why there is nothing to do."""
        if not self.table.setup.hints:
            self.view.say(hints.NO_HINTS, refused=True)
        elif not self.view.acts:
            self.notify(hints.NOT_NOW, timeout=_SHORTLY)
        elif self.hint_has_to_come():
            return
        elif self.view.hint.lines and self.hint_page.step < AssassinsHintStep.PLAN:
            self.hint_page = HintPage(AssassinsHintStep.PLAN)  # what is done is seen before
            self._hint_now()
        elif self.view.hint.to_do:
            # After a blow, which may come before all AP are spent, it is asked what comes next.
            whole = not (self._told and self._told.strike_now)
            done = len(self.table.game.running)
            self.view.do_planned()
            self._followed = whole and len(self.table.game.running) > done
        else:
            self.view.say(self._why_nothing(), refused=True)

    def _why_nothing(self) -> str:
        """Why there is nothing that the key could do."""
        hint = self.view.hint
        if not hint.lines:
            return following.ask_first(keys_on(self))
        if hint.lines == hints.LOST_HINT.lines:
            return hints.LOST
        return following.end_now(keys_on(self))
