"""The hints that the player acting can ask for, and have done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from advisor.messages.assassins_answers import AssassinsAdvice
from assassins.actions import Side
from assassins.position import AssassinsPosition
from assassins.records import AssassinsGameData
from kingsroad_tui.assassins.hints import following, hints
from kingsroad_tui.assassins.hints.following import Follow
from kingsroad_tui.assassins.hints.hints import Hint
from kingsroad_tui.assassins.hints.what_if import SupposeDialog
from kingsroad_tui.assassins.hints.what_if_words import Supposed, supposed_texts
from kingsroad_tui.assassins.play.computer_players import advise
from kingsroad_tui.assassins.play.screens import ActingPart, AssassinsTableScreen, OfferedKey
from kingsroad_tui.hints.pages import Page, Reading
from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.solver.client import in_time
from tabletop.words.voice import phrase

_SHORTLY: Final = 2.0
"""Seconds for what is of no use a moment later."""


class TownHints(ActingPart):
    """Each press of the hint key says more, and another key does what the hint would play.

    Attributes:
        reading: the page that is open.
        supposed: what is taken for granted in it.
    """

    reading = Reading()
    supposed = Supposed()

    _advised: tuple[object, AssassinsAdvice] | None = None
    """The last whole advice, and what was asked: another page of it is there at once."""

    _followed = False
    """Whether the change to come is a whole plan of a hint that is done."""

    _done: AssassinsPosition | None = None
    """Where a whole plan has led."""

    def __init__(
        self,
        screen: AssassinsTableScreen,
        *,
        seen: Callable[[], AssassinsGameData] | None = None,
        say_moment: Callable[[], None] | None = None,
        refresh: Callable[[], None] | None = None,
        followed: Callable[[], None] | None = None,
        shown: Callable[[], None] = lambda: None,
    ) -> None:
        """Hints on a screen.

        Args:
            screen: shows them.
            seen: the record of what the player acting may see; by default with their secret.
            say_moment: says what the moment asks for.
            refresh: gives a hint for a new moment, where one is wanted; `refresh` by default.
            followed: a whole plan has been done; `say_followed` by default.
            shown: a hint is shown, or none.
        """
        self._screen = screen
        self._seen = seen or self._seen_by_side
        self._say_moment = say_moment or self._say_usual
        self._refresh = refresh or self.refresh
        self._on_followed = followed or self.say_followed
        self._shown = shown

    def _say_usual(self) -> None:
        self._screen.view.say_moment()

    def _seen_by_side(self) -> AssassinsGameData:
        table = self._screen.table
        return table.seen_by(table.side, with_secret=True)

    @property
    def _known(self) -> frozenset[int]:
        """The assassins of whom the player acting knows: the people's player alone knows any."""
        return self._screen.view.own if self._screen.table.side is Side.PEOPLE else frozenset()

    def hint(self) -> bool:
        if not self._screen.table.setup.hints:
            self._screen.view.say(phrase("assassins-hints-no-hints"), refused=True)
        elif not self._screen.view.acts:
            self._screen.notify(phrase("assassins-hints-not-now"), timeout=_SHORTLY)
        elif not self.has_to_come() and not self._screen.view.side.read_on():
            self.reading = self.reading.next()
            self._hint_now()
        return True

    def experts(self) -> bool:
        """Turns to the figures for experts, and back."""
        if self.reading.page is not Page.OFF and not self.has_to_come():
            self.reading = self.reading.turned()
            self._hint_now()
        return True

    def assume(self) -> None:
        """Asks what is to be taken for granted; the hints are for that case."""
        if not self._screen.table.setup.hints:
            self._screen.view.say(phrase("assassins-hints-no-hints"), refused=True)
        elif not self._screen.view.acts:
            self._screen.notify(phrase("assassins-hints-not-now"), timeout=_SHORTLY)
        else:
            self._suppose_what_can_be()
            dialog = SupposeDialog(self._screen.table.position, self.supposed, self._known)
            self._screen.app.push_screen(dialog, self._suppose)

    def _suppose(self, supposed: Supposed | None) -> None:
        """Says at least what to play in that case."""
        if supposed is not None and self._screen.view.acts:
            self.supposed = supposed
            self.reading = Reading(max(self.reading.page, Page.CHOICE))
            self._hint_now()

    def _suppose_what_can_be(self) -> None:
        """Supposes no more what cannot be now."""
        self.supposed = self.supposed.at(self._screen.table.position, self._known)

    def has_to_come(self) -> bool:
        """Whether the solver is still thinking; then it is said, as no page is left out unread."""
        if not self._screen.view.hint.ready:
            self._screen.view.say(phrase("assassins-hints-not-ready"), refused=True)
        return not self._screen.view.hint.ready

    def changed(self) -> None:
        followed, self._followed = self._followed, False
        if followed:
            self._on_followed()
        else:
            self._refresh()

    def say_followed(self) -> None:
        """A whole plan has been done: no other one is thought of before somebody asks for it, as
        that would take as long again and find trifles to do with what is left."""
        self.reading = Reading(Page.LOOK)  # so that the next one asked for is a plan
        self._done = self._screen.table.position
        self.show(hints.followed_hint(keys_on(self._screen)))

    @property
    def is_followed(self) -> bool:
        """Whether the whole plan of a hint has been done, and nothing else since."""
        return self._done == self._screen.table.position

    def refresh(self) -> None:
        """A hint for a new moment, where one is wanted; what is best comes before what else is."""
        self.reading = Reading(min(self.reading.page, Page.CHOICE))
        self._hint_now()

    def show_anew(self) -> None:
        """The hint that is open, as it is said now."""
        if self.reading.page is not Page.OFF:
            self._hint_now()

    def first(self) -> None:
        """What is said at the beginning of a phase: what is always wanted, or of a hint that was
        open its first page, as what to play is asked for; nothing that another one asked for."""
        setup = self._screen.table.setup
        wanted = self._screen.app.settings.hint_step if setup.hints else Page.OFF
        open_one = 0 if setup.hot_seat else min(self.reading.page, Page.LOOK)
        self.reading = Reading(Page(min(Page.COMPARE, max(open_one, wanted))))
        self.supposed = Supposed() if setup.hot_seat else self.supposed.with_next_card(None)
        self._refresh()

    def clear(self) -> None:
        """A hint about what is over stands beside nothing else."""
        self._screen.workers.cancel_group(self._screen, "hint")
        self._screen.view.show_hint(hints.NO_HINT)

    def _hint_now(self) -> None:
        self._screen.workers.cancel_group(self._screen, "hint")
        if self.reading.page is Page.OFF:
            self.show(hints.NO_HINT)
        elif self._screen.view.acts:
            self._screen.table.note_hint()
            self._suppose_what_can_be()
            seen, supposed = self._seen(), self.supposed
            if self._advised is not None and self._advised[0] == (seen, supposed):
                self._show_page(self._advised[1])
                return
            self.show(hints.thinking_hint(self.reading))
            asking = self._ask(seen, supposed)
            self._screen.run_worker(asking, exclusive=True, group="hint")

    def _show_page(self, advice: AssassinsAdvice) -> None:
        here = keys_on(self._screen)
        self.show(
            hints.hint_of(
                advice, self._screen.table.game, self.reading, self._known, Follow("key", here)
            )
        )

    def show(self, hint: Hint) -> None:
        """Shows a hint, or with `NO_HINT` none."""
        self._screen.view.show_hint(hint)
        if hint.ready and self._screen.view.said in self._until_a_hint():
            self._say_moment()
        self._shown()

    def _until_a_hint(self) -> tuple[str, ...]:
        """What is no longer true, or no longer news, as soon as a hint is shown."""
        here = keys_on(self._screen)
        story_over = with_keys(phrase("assassins-your-turn-now"), here)
        return (
            phrase("assassins-hints-not-ready"),
            following.ask_first(here),
            following.end_now(here),
            story_over,
        )

    async def _ask(self, seen: AssassinsGameData, supposed: Supposed) -> None:
        answers = advise(
            self._screen.app.solver,
            seen,
            self._screen.table.side,
            assumptions=supposed_texts(supposed),
            alike=supposed.alike,
        )
        async for advice in in_time(
            answers, lambda: (self._screen.view.acts, self._seen(), self.supposed)
        ):
            if advice is None:
                self.show(hints.lost_hint())
                return
            if advice.final:
                self._advised = (seen, supposed), advice
            self._show_page(advice)
            if self.reading.page is Page.LOOK:
                return  # leaving the loop spares the solver the rest

    def offered(self, offers: dict[str, OfferedKey]) -> dict[str, OfferedKey]:
        offers = dict(offers)
        if not self._screen.table.setup.hints:
            offers["hint"] = OfferedKey("")
        if not self._screen.view.hint.to_do:
            offers["follow"] = OfferedKey("")
        if not self.reading.page:
            offers["experts"] = OfferedKey("")
        if not (self._screen.view.acts and self._screen.view.hint.reading.page):
            offers["assume"] = OfferedKey("")  # it is about a hint that is open
        return offers

    def follow(self) -> bool:
        if not self._screen.table.setup.hints:
            self._screen.view.say(phrase("assassins-hints-no-hints"), refused=True)
        elif not self._screen.view.acts:
            self._screen.notify(phrase("assassins-hints-not-now"), timeout=_SHORTLY)
        elif self.has_to_come():
            pass
        elif self._screen.view.hint.lines and self.reading.page is Page.LOOK:
            self.reading = Reading(Page.CHOICE)  # what is done is seen before
            self._hint_now()
        elif self._screen.view.hint.to_do:
            done = len(self._screen.table.game.running)
            self._screen.view.do_planned()
            self._followed = len(self._screen.table.game.running) > done
        else:
            self._screen.view.say(self._why_nothing(), refused=True)
        return True

    def _why_nothing(self) -> str:
        """Why there is nothing that the key could do."""
        hint = self._screen.view.hint
        if not hint.lines:
            return following.ask_first(keys_on(self._screen))
        if hint.lines == hints.lost_hint().lines:
            return phrase("assassins-hints-lost")
        return following.end_now(keys_on(self._screen))
