"""The moments of a game that a review looks at, each as it stood then."""

from __future__ import annotations

from dataclasses import dataclass, replace

from advisor.assassins.candidates import Case
from advisor.assassins.values.network import Judges
from advisor.assassins.worlds import worlds_of
from assassins.actions import Action, Side
from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition
from assassins.rounds import PhaseReport, act


@dataclass(frozen=True, slots=True)
class PlayedPhase:
    """One phase that was played to its end, in its game.

    Attributes:
        game: the whole game, with the secret if it is known.
        number: the place of the phase, from 0.
    """

    game: AssassinsGame
    number: int

    @property
    def report(self) -> PhaseReport:
        """What happened in the phase."""
        return self.game.phases[self.number]

    @property
    def side(self) -> Side:
        """Whose phase it was."""
        return self.report.side

    @property
    def actions(self) -> tuple[Action, ...]:
        """What was done."""
        return tuple(done.action for done in self.report.actions)

    def case(self, judges: Judges) -> Case:
        """The question that a hint would have answered at the beginning of the phase: the king's
        side knows what is public, the people's side its secret, if the game does."""
        secret = self.game.secret if self.side is Side.PEOPLE else None
        at = replace(self._at(self.number, self.report.before), secret=secret)
        return Case(0, at, at.position, self.side, secret, worlds_of(at.position), [], judges)

    @property
    def round_start(self) -> AssassinsGame:
        """The game as everybody saw it before the round's card was turned up; or as it began, where
        that was later in the round."""
        later = self.side is Side.PEOPLE and self.number > 0  # the king's phase came before it
        number = self.number - later
        position = self.game.phases[number - 1].after if number else self.game.start
        return self._at(number, position)

    @property
    def done(self) -> AssassinsGame:
        """The game as everybody saw it after the phase, the next card face down."""
        return self._at(self.number + 1, self.report.after)

    @property
    def public_end(self) -> AssassinsPosition:
        """The position after the phase's actions, it not ended yet, for somebody who does not know
        whether an arrest was the last one."""
        end = self.report.before
        for action in self.actions:
            end = act(end, action).after
        return end

    @property
    def round_done(self) -> PlayedPhase:
        """The last phase of the round that was played."""
        following = self.number + 1
        goes_on = self.side is Side.KING and following < len(self.game.phases)
        return PlayedPhase(self.game, following) if goes_on else self

    def _at(self, number: int, position: AssassinsPosition) -> AssassinsGame:
        return replace(
            self.game,
            phases=self.game.phases[:number],
            running=(),
            position=position,
            secret=None,
        )
