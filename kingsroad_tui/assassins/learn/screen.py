"""The guided first game of King & Assassins: thirteen steps, done with the real rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from textual import events, getters, on
from textual.app import ComposeResult
from textual.binding import BindingType

from assassins.actions import Action, Side
from assassins.secret import Secret
from kingsroad_tui.assassins.hints.hinting import TownHints
from kingsroad_tui.assassins.hints.hints import Hint
from kingsroad_tui.assassins.keys import ASSASSINS_LEARN_KEYS
from kingsroad_tui.assassins.learn import words
from kingsroad_tui.assassins.learn.lesson import Asked, AssassinsLesson
from kingsroad_tui.assassins.places import GAME
from kingsroad_tui.assassins.play import prompts
from kingsroad_tui.assassins.play.acting_view import ActingView
from kingsroad_tui.assassins.play.action_story import ActionStory
from kingsroad_tui.assassins.play.narration import narrate_blow
from kingsroad_tui.assassins.play.screens import AssassinsTableScreen, OfferedKey
from kingsroad_tui.assassins.play.secret_choice import SecretPicker
from kingsroad_tui.assassins.play.story import AssassinsStory
from kingsroad_tui.assassins.play.typed_actions import last_report
from kingsroad_tui.hints.pages import Reading
from kingsroad_tui.learn.lesson_place import SECOND_GAME
from kingsroad_tui.widgets.footer import Footer
from tabletop.words.voice import phrase

_ACTING = ("go", "take", "next_pawn", "other", "hint", "follow")
"""The actions of keys that do nothing once a step is done."""


class AssassinsLearnScreen(AssassinsTableScreen):
    """One step after the other; left at any time, and taken up where one was."""

    CSS_PATH = "../styles/learn.tcss"
    AUTO_FOCUS = ""
    HELP = "town-learn"
    BINDINGS: ClassVar[list[BindingType]] = ASSASSINS_LEARN_KEYS

    story = getters.query_one(AssassinsStory)

    def __init__(self, number: int = 0) -> None:
        """``number`` is the step to begin with, from 0."""
        super().__init__()
        self.hints = TownHints(
            self,
            say_moment=self._say_moment,
            refresh=self._refresh_hint,
            followed=self._refresh_hint,
            shown=self._say,
        )
        self.secret = SecretPicker(
            self,
            self.hints,
            self._secret_chosen,
            seen=lambda: self.table.seen_by(self.table.side, with_secret=True),
            may_take=self._may_take,
        )
        self.telling = ActionStory(self, changed=self._say)
        self.parts = (self.telling, self.secret, self.hints)
        self._take(AssassinsLesson(number))
        self._answered = False
        """Whether an answer stands in place of the idea."""

        self.finished = False
        """Whether the last step is done and what has been learnt is shown."""

    def _say_moment(self) -> None:
        self.secret.say_moment()

    def on_shown_anew(self) -> None:
        self._say_moment()
        self._refresh_hint()
        self._say()

    def _take(self, lesson: AssassinsLesson) -> None:
        self.lesson = lesson
        self.table = lesson.table

    def compose(self) -> ComposeResult:
        yield self._laid()
        yield AssassinsStory(id="story")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self._begin()

    def _laid(self) -> ActingView:
        view = ActingView(self.table, id="view")
        view.objection = self._objection
        view.enter_ends = False  # it goes on to the next step
        return view

    # ------------------------------------------------------------------------ the steps

    def _begin(self) -> None:
        self._keep(self.lesson.number)
        self.finished = False
        self.telling.unseen(len(self.table.game.phases), ())
        self.secret.choice = None
        self.hints.reading = Reading()
        secret = self.table.game.secret
        people = self.table.side is Side.PEOPLE
        self.view.own = secret.assassins if people and secret else frozenset()
        if secret is None:
            self.secret.begin()
        else:
            self.view.let_act(self.lesson.phase, prompts.NOTHING)
        self._refresh_hint()

    def _keep(self, number: int | None) -> None:
        """Remembers the step to go on with."""
        self.app.keep_settings(SECOND_GAME.keep(self.app.settings, number))

    async def action_step(self, step: int) -> None:
        """Another step, as it begins; after the last one, what has been learnt, and from there
        the first one again."""
        self.telling.skip_own()
        if self.finished and step > 0:
            await self._go_to(0)
        elif self.lesson.last and step > 0:
            self.finished = True
            self._keep(None)
            self.view.rest()
            self.view.say("")
            self.view.side.show_lesson(
                phrase("assassins-learn-finished-title"), words.finished_lines()
            )
            self.refresh_bindings()
        else:
            await self._go_to(self.lesson.number + (0 if self.finished else step))

    async def _go_to(self, number: int) -> None:
        self._take(AssassinsLesson(number))
        await self.view.remove()
        await self.mount(self._laid(), before=0)
        self._begin()

    # --------------------------------------------------------------------- what it says

    def _say(self, answer: str = "") -> None:
        """What the step says now, or an answer to the last key."""
        if self.finished:
            return
        self._answered = bool(answer)
        hinted = bool(self.view.hint.lines)
        lines = words.lesson_lines(self.lesson, answer, hinted=hinted)
        if self.story.telling:  # how it ends is seen before it is said
            lines = words.look_on()
        self.view.side.show_lesson(words.step_title(self.lesson), lines)
        self.refresh_bindings()

    def _refresh_hint(self) -> None:
        if self.lesson.wanted in (Asked.HINT, Asked.FOLLOW):
            self.hints.refresh()
        else:
            chooses = self.lesson.wanted == Asked.CHOOSE
            advised = self.lesson.assassins if chooses else frozenset[int]()
            self.hints.show(Hint(planned=self.lesson.left, advised=advised))

    @on(ActingView.PhaseOver)
    def _game_ended(self) -> None:
        self._refresh_hint()
        self._tell_last_blow()

    def _tell_last_blow(self) -> None:
        """What has just struck somebody or won the game, in a phase that is over."""
        last = last_report(self.table.game)
        if last is None or not self.app.settings.story:
            return
        report, numbers = last
        if scenes := narrate_blow(report, self.table.position.round, numbers):
            self.telling.tell(scenes, numbers, own=True)

    @on(AssassinsStory.SceneShown)
    def _scene_shown(self, event: AssassinsStory.SceneShown) -> None:
        self.telling.show_scene(event)

    @on(AssassinsStory.Ended)
    def _story_ended(self, event: AssassinsStory.Ended) -> None:
        self.telling.end(event)

    def help_now(self) -> list[tuple[str, str]]:
        return self.secret.help_now()

    def on_key(self, event: events.Key) -> None:
        """Answers a key that does nothing here."""
        active = self.active_bindings.get(event.key)
        if active and self.lesson.done and active.binding.action.startswith(_ACTING):
            self._say(words.learn_keys(phrase("assassins-learn-step-done")))
        elif active and self._answered:
            self._say()  # an answer stands until the next key

    def unknown_key(self) -> None:
        self._say(phrase("assassins-learn-keys-here"))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The key that a step asks for answers even while the hint is closed."""
        asked = action == "follow" and self.lesson.wanted == Asked.FOLLOW
        return asked or super().check_action(action, parameters)

    def _objection(self, action: Action) -> str:
        return words.objection(self.lesson, action)

    def offers(self) -> Mapping[str, OfferedKey]:
        offers = dict(super().offers())
        offers["next_pawn(1)"] = OfferedKey("")  # the step names the key of the pawn
        shows, lesson = self.view.shows_action, self.lesson
        if not shows and self.secret.choice is None:
            ends = phrase("assassins-key-end-phase") if lesson.wanted == Asked.END else ""
            offers["forward"] = OfferedKey(
                phrase("assassins-key-next-step") if lesson.done else ends
            )
        if self.finished:
            offers["forward"] = OfferedKey(phrase("assassins-key-new-game"))
            offers["other"] = OfferedKey(phrase("assassins-key-rules"))
            offers["step(1)"] = OfferedKey(phrase("assassins-key-once-more"))
        elif lesson.done or shows:
            offers["step(1)"] = OfferedKey("")  # Enter goes on, or comes first
        if shows and not self.view.may_do_shown:
            offers["forward"] = OfferedKey("")
        if not (self.finished or self.view.others or lesson.wanted.startswith("R")):
            offers["other"] = OfferedKey("")
        if lesson.number == 0 or shows:
            offers["step(-1)"] = OfferedKey("")
        if lesson.wanted not in (Asked.HINT, Asked.FOLLOW):
            offers["hint"] = OfferedKey("")
        if lesson.wanted != Asked.FOLLOW or not self.view.hint.to_do:
            offers["follow"] = OfferedKey("")
        return offers

    # --------------------------------------------------------------------- what is done

    async def action_forward(self) -> None:
        """Goes on with a scene; does what is shown; where the step is done, to the next one."""
        if self.story.telling:
            self.story.forward()
        elif self.view.shows_action:
            self.view.do_shown()
        elif self.finished:
            self.app.go("new", GAME)
        elif self.lesson.done:
            await self.action_step(1)
        elif self.secret.choice is not None:
            self.secret.finish()
        elif self.lesson.wanted == Asked.END:
            self.ask_to_end()
        else:
            self._say(words.learn_keys(phrase("assassins-learn-not-to-be-ended")))

    def end_phase(self) -> None:
        self.lesson.end_phase()
        self.view.rest()
        self._refresh_hint()
        self._tell_last_blow()

    def _may_take(self, number: int) -> bool:
        if number in self.lesson.assassins:
            return True
        self._say(phrase("assassins-learn-these-three"))
        return False

    def _secret_chosen(self, secret: Secret) -> None:
        self.lesson.choose(secret)
        self.view.refresh_game()
        self.view.say("")
        self._refresh_hint()

    def action_hint(self) -> None:
        if self.lesson.wanted in (Asked.HINT, Asked.FOLLOW):
            if not self.hints.has_to_come():
                self.lesson.did(Asked.HINT)
                super().action_hint()
        elif not self.lesson.done:
            self._say(phrase("assassins-learn-no-hint-needed"))

    def action_follow(self) -> None:
        if self.lesson.wanted == Asked.FOLLOW:
            if self.view.hint.ready and not self.view.hint.to_do:
                self._say(words.learn_keys(phrase("assassins-learn-hint-closed")))
            else:
                super().action_follow()
        elif not self.lesson.done:
            self._say(phrase("assassins-learn-no-hint-needed"))

    def action_pawn(self, key: str) -> None:
        if self.lesson.done:
            self._say(words.learn_keys(phrase("assassins-learn-step-done")))
        else:
            if self._answered:
                self._say()
            super().action_pawn(key)

    def action_other(self) -> None:
        if self.finished:
            self.app.go("rules", GAME)
        else:
            super().action_other()

    def action_leave(self) -> None:
        self.app.go("enter", GAME)
