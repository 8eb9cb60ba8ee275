"""The secret choice: the people's player marks three of the townsfolk, and takes them."""

from __future__ import annotations

from collections.abc import Mapping

from textual import getters, on, work

from assassins.prices import ASSASSINS
from assassins.secret import Secret, possible_secrets
from assassins.town import LETTERS
from kingsroad_tui.assassins.hints import following, hints
from kingsroad_tui.assassins.hints.hinting import HintingScreen
from kingsroad_tui.assassins.play import prompts
from kingsroad_tui.assassins.play.board import AssassinsBoard
from kingsroad_tui.assassins.play.computer_players import advise
from kingsroad_tui.assassins.play.screens import OfferedKey
from kingsroad_tui.assassins.play.story import AssassinsStory
from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.solver.asking import in_time


class SecretChoiceScreen(HintingScreen):
    """A screen with a story, on which the assassins may be chosen, by letters or clicks.

    Attributes:
        choice: those chosen so far, or None outside the choice.
    """

    choice: frozenset[int] | None = None
    story = getters.query_one(AssassinsStory)

    def action_back(self) -> None:
        """Takes back the last action; in a story, goes back a step."""
        if self.story.telling:
            self.story.back()
        else:
            super().action_back()

    def begin_choice(self) -> None:
        """Lets the people's player choose."""
        self.choice = self.table.position.revealed
        self._show_choice(prompts.choose_secret(keys_on(self)))

    def help_now(self) -> list[tuple[str, str]]:
        """What the help opens with: during the choice, how to choose."""
        return (
            [("Now", with_keys(prompts.CHOICE_HELP, keys_on(self)))]
            if self.choice is not None
            else []
        )

    def secret_chosen(self, secret: Secret) -> None:
        """Goes on with the three that are chosen."""

    def _show_choice(self, words: str) -> None:
        self.view.own = self.choice or frozenset()
        self.view.refresh_game()
        self.refresh_bindings()
        self.view.say(words)

    def toggle(self, number: int) -> None:
        """Chooses one of the townsfolk as an assassin, or drops it."""
        assert self.choice is not None
        if problem := prompts.choice_problem(self.choice, number, self.table.position):
            self.view.say(problem, refused=True)
            return
        self.choice ^= {number}
        if self.view.hint.advised:  # two sorts of marks at once would say nothing
            self.show_hint(self.view.hint._replace(advised=frozenset()))
        self._show_choice(prompts.choice_prompt(self.choice, keys_on(self)))

    def finish_choice(self) -> None:
        """Takes the three, where there are three and they fit what has happened."""
        assert self.choice is not None
        if len(self.choice) < ASSASSINS:
            self.view.say(prompts.choice_prompt(self.choice, keys_on(self)), refused=True)
            return
        secret = Secret(self.choice)
        if secret in possible_secrets(self.table.position):
            self.choice = None
            self.secret_chosen(secret)
        else:
            self.view.say(prompts.CHOICE_DOES_NOT_FIT, refused=True)

    def action_hint(self) -> None:
        """During the choice, whom to take, or that no more."""
        if self.choice is None:
            super().action_hint()
        elif not self.table.setup.hints:
            self.view.say(hints.NO_HINTS, refused=True)
        elif self.hint_has_to_come():
            return
        elif self.view.hint.lines:
            self.show_hint(hints.NO_HINT)
        else:
            self.show_hint(hints.thinking_hint())
            self._ask_whom_to_take()

    @work(exclusive=True, group="hint")
    async def _ask_whom_to_take(self) -> None:
        table = self.table
        table.note_hint()
        solver, seed = self.app.solver, table.setup.seed
        answers = advise(solver, self.seen(), table.side, seed)
        async for advice in in_time(answers, lambda: self.choice is None):
            found = advice and advice.choice
            self.show_hint(hints.choice_hint(found, keys_on(self)) if found else hints.LOST_HINT)
            return

    def action_follow(self) -> None:
        """During the choice, those whom the hint advises, in place of any other."""
        if self.choice is None:
            super().action_follow()
        elif self.hint_has_to_come():
            return
        elif not self.view.hint.to_do:
            self.view.say(following.ask_first(keys_on(self)), refused=True)
        else:
            self.choice = self.table.position.revealed | self.view.hint.advised
            self._show_choice(prompts.choice_prompt(self.choice, keys_on(self)))

    def say_moment(self) -> None:
        if self.choice is None:
            super().say_moment()
        else:
            self.view.say(prompts.choice_prompt(self.choice, keys_on(self)))

    def action_pawn(self, key: str) -> None:
        if self.choice is None:
            super().action_pawn(key)
        elif key in LETTERS:
            self.toggle(LETTERS.index(key))

    @on(AssassinsBoard.SquareClicked)
    def _townsperson_clicked(self, event: AssassinsBoard.SquareClicked) -> None:
        """A click that nobody acts by may choose an assassin."""
        townsfolk = self.table.position.townsfolk
        if self.choice is not None and event.square in townsfolk:
            self.toggle(townsfolk.index(event.square))

    def offers(self) -> Mapping[str, OfferedKey]:
        offers = dict(super().offers())
        if self.choice is not None:
            offers["pawn('a')"] = OfferedKey(prompts.CHOOSE, f"{LETTERS[0]}-{LETTERS[-1]}")
            complete = len(self.choice) == ASSASSINS
            offers["forward"] = OfferedKey(prompts.TAKE_THREE if complete else "")
            if self.view.hint.to_do:
                offers["follow"] = OfferedKey(prompts.CHOOSE_THEM)
        return offers
