"""What two people at one screen may see: what is secret is for the people's player alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from assassins.actions import ActionKind, Side
from assassins.records import AssassinsGameData
from kingsroad_tui.assassins.hints.hinting import TownHints
from kingsroad_tui.assassins.play import handing_over, prompts
from kingsroad_tui.assassins.play.handing_over import passing_to_people
from kingsroad_tui.assassins.play.screens import ActingPart, AssassinsTableScreen, OfferedKey
from kingsroad_tui.assassins.play.secret_choice import SecretPicker
from kingsroad_tui.curtain.dialog import CurtainScreen
from kingsroad_tui.keys.registry import keys_on


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
            offers["peek"] = OfferedKey(prompts.HIDE)
        return offers

    def peek(self) -> None:
        """Shows the people's three cards to their player alone, or hides them."""
        setup = self._screen.table.setup
        if Side.PEOPLE.seat not in setup.people or not self._screen.view.acts:
            self._screen.view.say(prompts.NOT_YOURS, refused=True)
        elif not setup.hot_seat:
            self._screen.view.say(self._own_words())
        elif self._screen.table.side is not Side.PEOPLE:
            self._screen.view.say(prompts.NOT_YOURS, refused=True)
        elif self.peeking:
            self._peek(False)
            self._screen.view.say(handing_over.HIDDEN)
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
        words = passing_to_people(
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
                f"{self._screen.view.said} {handing_over.OTHERS_HIDDEN}", blow=True
            )
