"""Who chooses and acts, and what happens then: players, what each may see, and playing a game.

`play` is the one way a game is played, by whatever players and wherever it is shown. A player gets
a `SideView`, alone or with the phase to be played, so a player of any kind can tell nothing that
its side may not know.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol

from assassins.actions import Action, Side
from assassins.cards import RoundCard
from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition
from assassins.rounds import ActionReport, PhaseReport
from assassins.secret import Secret
from tabletop.playing import StandIn

Deal = Callable[[AssassinsPosition], Awaitable[RoundCard]]
"""Turns up the next card, of those that are face down in a position: the order of the deck is
known to nobody at the table."""

Ask = Callable[[AssassinsGame], Awaitable[Secret | None]]
"""Asks the people's side for what it has to say, where the assassins are not known here: whether
all three are gone, after an action that may have ended the game (rules, 9.1), and who they were,
once it is over (decision 16). The three; None where the game goes on, or nobody says it."""


@dataclass(frozen=True, slots=True)
class SideView:
    """All that one side may see: the public record, and the secret for the people's side alone.

    Making one leaves out what is secret; when the game is over nothing is (decision 16).

    Attributes:
        game: the record as the side knows it.
        side: the side that looks.
    """

    game: AssassinsGame
    side: Side

    def __post_init__(self) -> None:
        if self.side is Side.KING:
            object.__setattr__(self, "game", self.game.as_public())

    @property
    def position(self) -> AssassinsPosition:
        """The position now."""
        return self.game.position


class RunningPhase:
    """A phase while it is played, for the player of its side."""

    def __init__(
        self,
        game: AssassinsGame,
        changed: Callable[[AssassinsGame], None] = lambda _: None,
        *,
        may_ask: bool = False,
    ) -> None:
        """A phase where it stands.

        Args:
            game: its card is turned up; it judges what is legal and what has ended the game, by
                the secret if it knows it.
            changed: called with the game after everything that is done or taken back.
            may_ask: whether the people's side is asked if the game goes on, where its secret is
                not known; else it goes on.
        """
        self._game = game
        self._known = len(game.running)
        self._may_ask = may_ask
        self._changed = changed
        self._side = game.position.side

    @property
    def view(self) -> SideView:
        """All that the side may see now."""
        return SideView(self._game, self._side)

    @property
    def actions(self) -> tuple[ActionReport, ...]:
        """What has been done in it."""
        return self._game.phases[-1].actions if self._game.finished else self._game.running

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
            if game.finished or self._asks(game):
                break
        self._take(game)
        return self.actions[before:]

    def take_back(self) -> None:
        """Takes back the last action.

        Raises:
            AssassinsGameError: there is none, or something secret became known by it (decision 17).
        """
        self._take(self._game.take_back())

    @property
    def asks(self) -> bool:
        """Whether the people's side has to say first if the game goes on, which is not known here;
        nothing more can be done till then."""
        return self._asks(self._game)

    def begin_again(self, since: int) -> None:
        """Takes back all but so many actions, even what cannot be taken back: for a player whose
        phase was played elsewhere meanwhile. Nothing of it had left this table."""
        game = self._game
        actions = self.actions[since:]
        if actions:
            before = actions[0].before
            phases = game.phases[:-1] if game.finished else game.phases
            running = self.actions[:since]
            self._take(replace(game, phases=phases, running=running, position=before))

    def _asks(self, game: AssassinsGame) -> bool:
        new = len(game.running) > self._known
        return new and self._may_ask and game.secret is None and game.running[-1].asks

    def _take(self, game: AssassinsGame) -> None:
        if game is not self._game:
            self._game = game
            self._changed(game)


class SidePlayer(Protocol):
    """Who plays one side: a person, a computer, a program, a script.

    Any method may be cancelled at any time, and raises `tabletop.playing.Forfeit` where there is
    no usable answer and none is to be expected any more.
    """

    async def choose_secret(self, view: SideView) -> Secret | None:
        """The three assassins: in a game that has begun, three that fit what happened. None where
        they are chosen, and not known here."""

    async def play_phase(self, phase: RunningPhase) -> None:
        """Acts, until the side has done all it wants, or the phase `asks`; where it does not, the
        phase is over then."""


class PhaseWatcher(Protocol):
    """Who looks on as a game is played, and keeps it."""

    def changed(self, game: AssassinsGame) -> None:
        """Something was chosen, turned up, done or taken back; ``game`` is as it is now."""

    async def saw(self, game: AssassinsGame, phase: PhaseReport | None) -> None:
        """A phase is over, or (None) the assassins are chosen. The game goes on when this is over.

        Args:
            game: as it is now, with the next card turned up.
            phase: all that was done in the phase.
        """


class _Nobody:
    """A watcher that keeps nothing."""

    def changed(self, game: AssassinsGame) -> None:
        """Takes no notice."""

    async def saw(self, game: AssassinsGame, phase: PhaseReport | None) -> None:
        """Takes no notice."""


_NOBODY: Final = _Nobody()


async def play(
    game: AssassinsGame,
    players: Mapping[Side, SidePlayer],
    deal: Deal,
    watcher: PhaseWatcher = _NOBODY,
    ask: Ask | None = None,
) -> AssassinsGame:
    """Plays a game from where it stands, and returns it as it ends.

    To take back more than a phase allows, cancel this and play on from an earlier game.

    Args:
        game: may have phases behind it, and a running one; the assassins may be chosen or not.
        players: of both sides.
        deal: turns up a card where a round begins.
        watcher: sees what happens, as it happens.
        ask: asks the people's side, where its secret may not be known here.

    Raises:
        AssassinsGameError: a player's choice or action is not legal.
        Forfeit: a player forfeits, and nobody stands in for it (`SideWithStandIn`).
    """

    async def kept(after: AssassinsGame) -> AssassinsGame:
        if not after.finished and after.position.card is None:
            after = after.turn_up(await deal(after.position))
        watcher.changed(after)
        return after

    if game.finished:
        return game
    if game.secret is None:
        secret = await players[Side.PEOPLE].choose_secret(SideView(game, Side.PEOPLE))
        game = await kept(game if secret is None else game.with_secret(secret))
        await watcher.saw(game, None)
    elif game.position.card is None:
        game = await kept(game)
    while not game.finished:
        game = await _play_phase(game, players[game.position.side], watcher, ask)
        if not game.finished:
            game = await kept(game.end_phase())
        await watcher.saw(game, game.phases[-1])
    if game.secret is None and ask is not None and (shown := await ask(game)):
        game = game.with_secret(shown)
        watcher.changed(game)
    return game


async def _play_phase(
    game: AssassinsGame, player: SidePlayer, watcher: PhaseWatcher, ask: Ask | None
) -> AssassinsGame:
    """The game after all actions of a phase, which is still to be ended if the game is not over."""
    asks = game.secret is None and bool(game.running) and game.running[-1].asks
    while True:
        if asks and ask is not None and (shown := await ask(game)):
            game = game.with_secret(shown)
            watcher.changed(game)
            return game
        phase = RunningPhase(game, watcher.changed, may_ask=ask is not None)
        await player.play_phase(phase)
        game, asks = phase._game, phase.asks
        if not asks:
            return game


class SideWithStandIn(StandIn[SidePlayer]):
    """A player whose place another one takes once it forfeits, so that the game goes on."""

    async def choose_secret(self, view: SideView) -> Secret | None:
        """The choice of the player who plays now."""
        return await self.ask(lambda player: player.choose_secret(view))

    async def play_phase(self, phase: RunningPhase) -> None:
        """Lets the player who plays now act, after what has been done in the phase."""
        await self.ask(lambda player: player.play_phase(phase))


class ScriptedSide:
    """A player that does what is laid down beforehand, phase after phase."""

    def __init__(
        self, phases: Iterable[str | Sequence[Action]], secret: Secret | None = None
    ) -> None:
        """``phases``: the actions of each, or their notation with blanks between."""
        self._left = iter(phases)
        self._secret = secret

    async def choose_secret(self, view: SideView) -> Secret:
        """The three laid down. Raises ValueError when there are none."""
        if self._secret is None:
            raise ValueError("no assassins are laid down")
        return self._secret

    async def play_phase(self, phase: RunningPhase) -> None:
        """The next phase. Raises ValueError when there is none."""
        for actions in self._left:
            phase.act(*(actions.split() if isinstance(actions, str) else actions))
            return
        raise ValueError(f"nothing is laid down for round {phase.view.position.round}")
