"""A screen that two people may share: what is secret is for the people's player alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from textual import on

from assassins.actions import ActionKind, Side
from assassins.records import AssassinsGameData
from kingsroad_tui.assassins.play import handing_over, prompts
from kingsroad_tui.assassins.play.acting_view import ActingView
from kingsroad_tui.assassins.play.handing_over import passing_to_people
from kingsroad_tui.assassins.play.screens import OfferedKey
from kingsroad_tui.assassins.play.telling import ActionStoryScreen
from kingsroad_tui.curtain.dialog import CurtainScreen
from kingsroad_tui.keys.registry import keys_on


class SharedScreen(ActionStoryScreen):
    """A screen on which the assassins are marked for their player.

    Where two people sit at the terminal, they are so only while the other one looks away, behind a
    curtain: then nothing else that is shown depends on them.
    """

    peeking = False
    """Whether one of two people at this terminal looks at the people's cards."""

    @property
    def _own(self) -> frozenset[int]:
        """The assassins that are marked: for the people's player alone."""
        table = self.table
        if self.choice is not None:
            return self.choice
        secret = table.game.secret
        alone = table.setup.alone == Side.PEOPLE.seat
        return secret.assassins if secret is not None and (alone or self.peeking) else frozenset()

    @property
    def _hidden(self) -> bool:
        """Whether who the assassins are is hidden from a person who acts for the people, as the
        other one looks at the same screen."""
        table = self.table
        shared = table.setup.hot_seat and self.view.acts and table.side is Side.PEOPLE
        return shared and not self.peeking

    def mark(self) -> None:
        """Marks the assassins for whom they are no secret, and for nobody else."""
        self.view.own = self._own
        self.view.secret_hidden = self.table.setup.hot_seat and not self.peeking

    def seen(self) -> AssassinsGameData:
        alone = not self.table.setup.hot_seat
        return self.table.seen_by(self.table.side, with_secret=alone or self.peeking)

    def offers(self) -> Mapping[str, OfferedKey]:
        offers = dict(super().offers())
        setup = self.table.setup
        if not (setup.hints and (self.view.acts or self.choice is not None)):
            offers["hint"] = OfferedKey("")
        if not (setup.hot_seat and self.table.side is Side.PEOPLE and self.view.acts):
            offers["peek"] = OfferedKey("")  # there are no cards, or they are marked on the board
        elif self.peeking:
            offers["peek"] = OfferedKey(prompts.HIDE)
        return offers

    def action_peek(self) -> None:
        """Shows the people's three cards to their player alone, or hides them."""
        setup = self.table.setup
        if Side.PEOPLE.seat not in setup.people or not self.view.acts:
            self.view.say(prompts.NOT_YOURS, refused=True)
        elif not setup.hot_seat:
            self.view.say(self._own_words())
        elif self.table.side is not Side.PEOPLE:
            self.view.say(prompts.NOT_YOURS, refused=True)
        elif self.peeking:
            self._peek(False)
            self.view.say(handing_over.HIDDEN)
        else:
            self._behind_curtain()

    def action_other(self) -> None:
        """Whether somebody can be revealed is secret, too."""
        if self._hidden and self.view.could_reveal:
            self._behind_curtain(super().action_other)
        else:
            super().action_other()

    def do_typed(self, text: str) -> None:
        """Does actions in notation; whether somebody can be revealed is secret, too."""
        if self._hidden and prompts.reveals(text):
            self._behind_curtain(partial(self.view.do_typed, text))
        else:
            self.view.do_typed(text)

    def _behind_curtain(self, reveal: Callable[[], None] | None = None) -> None:
        """Shows the assassins once the other one looks away, and only then has one revealed."""
        self.view.say("")
        words = passing_to_people(
            self.table.game.players, chosen=True, optional=True, to_reveal=reveal is not None
        )

        def gone(alone: bool | None) -> None:
            if alone:
                self._peek(True)
                self.view.say(self._own_words(keys_on(self)("peek")))
                if reveal is not None:
                    reveal()

        self.app.push_screen(CurtainScreen(words), gone)

    def _own_words(self, hide: str = "") -> str:
        """Those of the people's assassins who are still there."""
        return prompts.own_words(self._own.difference(self.table.position.gone), hide)

    def _peek(self, peeking: bool) -> None:
        """Shows or hides all that is secret: marks, hints, and a reveal that is only shown."""
        self.peeking = peeking
        if self.view.shows_action:
            self.view.let_go()
        self.mark()
        self.view.refresh_game()
        self.refresh_bindings()
        self.refresh_hint()

    @on(ActingView.Changed)
    def _hide_the_others(self) -> None:
        """Once an assassin is revealed for all to see, those who are not are hidden again."""
        running = self.table.game.running
        revealed = bool(running) and running[-1].action.kind is ActionKind.REVEAL
        if self.peeking and revealed:
            self._peek(False)
            self.view.say(f"{self.view.said} {handing_over.OTHERS_HIDDEN}", blow=True)
