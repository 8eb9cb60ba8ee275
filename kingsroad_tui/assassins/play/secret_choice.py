"""The secret choice of three of the townsfolk, and what two people at one screen may see of it.

The people's player marks the three and takes them; what is secret is for that player alone.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from assassins.actions import ASSASSINS, ActionKind, Side
from assassins.records import AssassinsGameData
from assassins.secret import Secret, possible_secrets
from assassins.town import LETTERS
from kingsroad_tui.assassins.hints import following, hints
from kingsroad_tui.assassins.hints.hinting import TownHints
from kingsroad_tui.assassins.play import prompts
from kingsroad_tui.assassins.play.computer_players import advise
from kingsroad_tui.assassins.play.handing_over import passing_to_people
from kingsroad_tui.assassins.play.screens import ActingPart, AssassinsTableScreen, OfferedKey
from kingsroad_tui.curtain.dialog import CurtainScreen
from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.solver.client import in_time
from tabletop.words.voice import phrase


class SecretPicker(ActingPart):
    """The assassins are chosen, by letters or clicks.

    Attributes:
        choice: those chosen so far, or None outside the choice.
    """

    choice: frozenset[int] | None = None

    def __init__(
        self,
        screen: AssassinsTableScreen,
        hints: TownHints,
        chosen: Callable[[Secret], None],
        *,
        seen: Callable[[], AssassinsGameData],
        may_take: Callable[[int], bool] = lambda _: True,
    ) -> None:
        """The choice on a screen.

        Args:
            screen: shows it.
            hints: say whom to take.
            chosen: goes on with the three that are chosen.
            seen: the record of what the player who chooses may see.
            may_take: whether one of the townsfolk may be taken here; else it says why not.
        """
        self._screen = screen
        self._hints = hints
        self._chosen = chosen
        self._seen = seen
        self._may_take = may_take

    def begin(self) -> None:
        """Lets the people's player choose."""
        self.choice = self._screen.table.position.revealed
        self._show_choice(prompts.choice_prompt(self.choice, keys_on(self._screen)))

    def help_now(self) -> list[tuple[str, str]]:
        """What the help opens with during the choice: how to choose."""
        if self.choice is None:
            return []
        how = with_keys(phrase("assassins-choice-help"), keys_on(self._screen))
        return [(phrase("assassins-choice-now"), how)]

    def _show_choice(self, words: str) -> None:
        self._screen.view.own = self.choice or frozenset()
        self._screen.view.refresh_game()
        self._screen.refresh_bindings()
        self._screen.view.say(words)

    def toggle(self, number: int) -> None:
        """Chooses one of the townsfolk as an assassin, or drops it."""
        assert self.choice is not None
        if not self._may_take(number):
            return
        if problem := prompts.choice_problem(self.choice, number, self._screen.table.position):
            self._screen.view.say(problem, refused=True)
            return
        self.choice ^= {number}
        if self._screen.view.hint.advised:  # two sorts of marks at once would say nothing
            self._hints.show(self._screen.view.hint._replace(advised=frozenset()))
        self._show_choice(prompts.choice_prompt(self.choice, keys_on(self._screen)))

    def finish(self) -> None:
        """Takes the three, where there are three and they fit what has happened."""
        assert self.choice is not None
        if len(self.choice) < ASSASSINS:
            self._screen.view.say(
                prompts.choice_prompt(self.choice, keys_on(self._screen)), refused=True
            )
            return
        secret = Secret(self.choice)
        if secret in possible_secrets(self._screen.table.position):
            self.choice = None
            self._chosen(secret)
        else:
            self._screen.view.say(phrase("assassins-choice-does-not-fit"), refused=True)

    def hint(self) -> bool:
        """During the choice, whom to take, or that no more."""
        if self.choice is None:
            return False
        if not self._screen.table.setup.hints:
            self._screen.view.say(phrase("assassins-hints-no-hints"), refused=True)
        elif self._hints.has_to_come():
            pass
        elif self._screen.view.hint.lines:
            self._hints.show(hints.NO_HINT)
        else:
            self._hints.show(hints.thinking_hint())
            asking = self._ask_whom_to_take()
            self._screen.run_worker(asking, exclusive=True, group="hint")
        return True

    async def _ask_whom_to_take(self) -> None:
        table = self._screen.table
        table.note_hint()
        solver, seed = self._screen.app.solver, table.setup.seed
        answers = advise(solver, self._seen(), table.side, seed)
        async for advice in in_time(answers, lambda: self.choice is None):
            found = advice and advice.choice
            self._hints.show(
                hints.choice_hint(found, keys_on(self._screen)) if found else hints.lost_hint()
            )
            return

    def follow(self) -> bool:
        """During the choice, those whom the hint advises, in place of any other."""
        if self.choice is None:
            return False
        if self._hints.has_to_come():
            pass
        elif not self._screen.view.hint.to_do:
            self._screen.view.say(following.ask_first(keys_on(self._screen)), refused=True)
        else:
            self.choice = self._screen.table.position.revealed | self._screen.view.hint.advised
            self._show_choice(prompts.choice_prompt(self.choice, keys_on(self._screen)))
        return True

    def say_moment(self) -> None:
        """What the moment asks for."""
        if self.choice is None:
            self._screen.view.say_moment()
        else:
            self._screen.view.say(prompts.choice_prompt(self.choice, keys_on(self._screen)))

    def pawn(self, key: str) -> bool:
        if self.choice is None:
            return False
        if key in LETTERS:
            self.toggle(LETTERS.index(key))
        return True

    def clicked(self, square: int) -> None:
        """A click that nobody acts by may choose an assassin."""
        townsfolk = self._screen.table.position.townsfolk
        if self.choice is not None and square in townsfolk:
            self.toggle(townsfolk.index(square))

    def offered(self, offers: dict[str, OfferedKey]) -> dict[str, OfferedKey]:
        offers = dict(offers)
        if self.choice is not None:
            offers["pawn('a')"] = OfferedKey(
                phrase("assassins-key-choose"), f"{LETTERS[0]}-{LETTERS[-1]}"
            )
            complete = len(self.choice) == ASSASSINS
            offers["forward"] = OfferedKey(phrase("assassins-key-take-three") if complete else "")
            if self._screen.view.hint.to_do:
                offers["follow"] = OfferedKey(phrase("assassins-key-choose-as-advised"))
        return offers


class SharedSecret(ActingPart):
    """The assassins are marked for their player.

    Where two people sit at the terminal, they are so only while the other one looks away, behind a
    curtain: then nothing else that is shown depends on them.
    """

    peeking = False
    """Whether one of two people at this terminal looks at the people's cards."""

    def __init__(self, screen: AssassinsTableScreen) -> None:
        """A screen that two people may share; it has hints, and the choice of the assassins."""
        self._screen = screen

    def of(self, hints: TownHints, secret: SecretPicker) -> None:
        """The parts beside it that depend on it."""
        self._hints, self._secret = hints, secret

    @property
    def _own(self) -> frozenset[int]:
        """The assassins that are marked: for the people's player alone."""
        table = self._screen.table
        if self._secret.choice is not None:
            return self._secret.choice
        secret = table.game.secret
        alone = table.setup.alone == Side.PEOPLE.seat
        return secret.assassins if secret is not None and (alone or self.peeking) else frozenset()

    @property
    def _hidden(self) -> bool:
        """Whether who the assassins are is hidden from a person who acts for the people, as the
        other one looks at the same screen."""
        table = self._screen.table
        shared = table.setup.hot_seat and self._screen.view.acts and table.side is Side.PEOPLE
        return shared and not self.peeking

    def mark(self) -> None:
        """Marks the assassins for whom they are no secret, and for nobody else."""
        self._screen.view.own = self._own
        self._screen.view.secret_hidden = self._screen.table.setup.hot_seat and not self.peeking

    def seen(self) -> AssassinsGameData:
        """The record of what the player acting may see."""
        alone = not self._screen.table.setup.hot_seat
        return self._screen.table.seen_by(
            self._screen.table.side, with_secret=alone or self.peeking
        )

    def offered(self, offers: dict[str, OfferedKey]) -> dict[str, OfferedKey]:
        offers = dict(offers)
        setup = self._screen.table.setup
        if not (setup.hints and (self._screen.view.acts or self._secret.choice is not None)):
            offers["hint"] = OfferedKey("")
        if not (
            setup.hot_seat and self._screen.table.side is Side.PEOPLE and self._screen.view.acts
        ):
            offers["peek"] = OfferedKey("")  # there are no cards, or they are marked on the board
        elif self.peeking:
            offers["peek"] = OfferedKey(phrase("assassins-key-hide"))
        return offers

    def peek(self) -> None:
        """Shows the people's three cards to their player alone, or hides them."""
        setup = self._screen.table.setup
        if Side.PEOPLE.seat not in setup.people or not self._screen.view.acts:
            self._screen.view.say(phrase("assassins-own-not-yours"), refused=True)
        elif not setup.hot_seat:
            self._screen.view.say(self._own_words())
        elif self._screen.table.side is not Side.PEOPLE:
            self._screen.view.say(phrase("assassins-own-not-yours"), refused=True)
        elif self.peeking:
            self._peek(False)
            self._screen.view.say(phrase("assassins-hand-over-hidden"))
        else:
            self._behind_curtain()

    def other(self) -> bool:
        """Whether somebody can be revealed is secret, too."""
        if self._hidden and self._screen.view.could_reveal:
            self._behind_curtain(self._screen.view.do_otherwise)
            return True
        return False

    def do_typed(self, text: str) -> bool:
        """Whether somebody can be revealed is secret, too."""
        if self._hidden and prompts.reveals(text):
            self._behind_curtain(partial(self._screen.view.do_typed, text))
            return True
        return False

    def _behind_curtain(self, reveal: Callable[[], None] | None = None) -> None:
        """Shows the assassins once the other one looks away, and only then has one revealed."""
        self._screen.view.say("")
        words = partial(
            passing_to_people,
            self._screen.table.game.players,
            chosen=True,
            optional=True,
            to_reveal=reveal is not None,
        )

        def gone(alone: bool | None) -> None:
            if alone:
                self._peek(True)
                self._screen.view.say(self._own_words(keys_on(self._screen)("peek")))
                if reveal is not None:
                    reveal()

        self._screen.app.push_screen(CurtainScreen(words), gone)

    def _own_words(self, hide: str = "") -> str:
        """Those of the people's assassins who are still there."""
        return prompts.own_words(self._own.difference(self._screen.table.position.gone), hide)

    def _peek(self, peeking: bool) -> None:
        """Shows or hides all that is secret: marks, hints, and a reveal that is only shown."""
        self.peeking = peeking
        if self._screen.view.shows_action:
            self._screen.view.let_go()
        self.mark()
        self._screen.view.refresh_game()
        self._screen.refresh_bindings()
        self._hints.refresh()

    def changed(self) -> None:
        """Once an assassin is revealed for all to see, those who are not are hidden again."""
        running = self._screen.table.game.running
        revealed = bool(running) and running[-1].action.kind is ActionKind.REVEAL
        if self.peeking and revealed:
            self._peek(False)
            self._screen.view.say(
                f"{self._screen.view.said} {phrase('assassins-hand-over-others-hidden')}",
                blow=True,
            )
