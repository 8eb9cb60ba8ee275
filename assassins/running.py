"""A phase while its side acts, action by action: what a person has in hand at a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from assassins.actions import Action
from assassins.games import AssassinsGame
from assassins.rounds import ActionReport
from tabletop.game import SeatView


class RunningPhase:
    """A phase while somebody acts in it: a draft, which the table keeps until it is played."""

    def __init__(
        self, game: AssassinsGame, changed: Callable[[AssassinsGame], None] = lambda _: None
    ) -> None:
        """A phase where it stands.

        Args:
            game: its card is turned up; it judges what is legal and what has ended the game, by
                the secret if it knows it.
            changed: called with the game after everything that is done or taken back.
        """
        self._game = game
        self._answered = game.answered
        self._changed = changed
        self._seat = game.position.side.seat

    @property
    def view(self) -> SeatView[AssassinsGame]:
        """All that the side may see now."""
        return SeatView(self._game, self._seat)

    @property
    def actions(self) -> tuple[ActionReport, ...]:
        """What has been done in it."""
        return self._game.phases[-1].actions if self._game.finished else self._game.running

    @property
    def choice(self) -> tuple[Action, ...]:
        """What has been done since its last answer: what the side chooses, when it ends here."""
        return tuple(report.action for report in self.actions[self._answered :])

    @property
    def asks(self) -> bool:
        """Whether the people's side has to say first if the game goes on, which is not known here;
        nothing more can be done till then."""
        return self._game.asked

    def act(self, *actions: Action | str) -> tuple[ActionReport, ...]:
        """Does actions, one after the other; returns what happened.

        What follows an arrest that ends the game does not happen any more: the king's side could
        not know. Nor does what follows one that may have, as long as nobody has said: see `asks`.

        Raises:
            AssassinsGameError: one is not legal, and nothing is done; says where, and why.
        """
        game, before = self._game, len(self.actions)
        for action in () if self.asks else actions:
            game = game.act(action)
            if game.finished or game.asked:
                break
        self._take(game)
        return self.actions[before:]

    def take_back(self) -> None:
        """Takes back the last action.

        Raises:
            AssassinsGameError: there is none, or something secret became known by it (decision 17).
        """
        self._take(self._game.take_back())

    def _take(self, game: AssassinsGame) -> None:
        if game is not self._game:
            self._game = game
            self._changed(game)


def rest_of_phase(game: AssassinsGame, actions: Sequence[Action | str]) -> tuple[Action | str, ...]:
    """The choice of a side that wants to do these actions after what runs of its phase."""
    return (*(report.action for report in game.running[game.answered :]), *actions)
