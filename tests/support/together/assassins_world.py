"""King & Assassins at a table whose two players are apart, played by scripts through all losses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from assassins.actions import Action, ActionKind, Side
from assassins.games import ASSASSINS, AssassinsGame
from assassins.position import AssassinsPosition
from assassins.sealed import (
    KING_SEAT,
    PEOPLE_SEAT,
    SealedSecret,
    SealedTown,
    phase_choice,
    print_marks,
)
from assassins.secret import Secret, drawn_secret
from kingsroad_tui.assassins.together.kind import SEALED
from kingsroad_tui.together.guest import Guest
from kingsroad_tui.together.ledger import Ledger
from tests.assassins.support.random_play import distance, leads_on
from tests.support.together.world import World


def scripted_secret(seed: int) -> Secret:
    """The assassins of a game."""
    return drawn_secret(Random(f"{seed}/secret"))


def scripted_action(seed: int, game: AssassinsGame, side: Side) -> Action | None:
    """What a side does next, None to end its phase: it follows from what the side may see, wherever
    the game is played.

    In some games the king hurries, in some his knights arrest whom they can; in some the assassins
    stay hidden, in some they hunt him: so every ending comes up.
    """
    seen = game.as_public() if side is Side.KING else game
    dice = Random(f"{seed}/{side}/{seen.position.round}/{len(seen.running)}")
    hunts = seed // 4 % 2
    legal = [one for one in seen.legal_actions() if hunts or one.kind is not ActionKind.REVEAL]
    if not legal or dice.random() < 0.01:
        return None
    for wanted in _WANTED[seed % 4] if side is Side.KING else (_strikes, _hunts):
        if some := [one for one in legal if wanted(seen.position, one)]:
            return dice.choice(some if dice.random() < 0.9 else legal)
    return dice.choice(legal)


_Wish = Callable[[AssassinsPosition, Action], bool]


def _strikes(_: AssassinsPosition, action: Action) -> bool:
    return action.kind in (ActionKind.WOUND, ActionKind.KING_EXIT, ActionKind.REVEAL)


def _hunts(position: AssassinsPosition, action: Action) -> bool:
    steps = action.kind is ActionKind.ASSASSIN_STEP and leads_on(position, action)
    return steps or action.kind is ActionKind.ASSASSIN_KILL


def _hurries(position: AssassinsPosition, action: Action) -> bool:
    return action.kind is ActionKind.KING_STEP and leads_on(position, action)


def _arrests(_: AssassinsPosition, action: Action) -> bool:
    return action.kind is ActionKind.ARREST


def _kills(_: AssassinsPosition, action: Action) -> bool:
    return action.kind is ActionKind.KNIGHT_KILL


def _approaches(position: AssassinsPosition, action: Action) -> bool:
    if action.kind is not ActionKind.KNIGHT_STEP or action.target is None:
        return False
    people = frozenset(square for square in position.townsfolk if square is not None)
    return distance(action.target, people) < distance(action.source, people)


_WANTED: Final[Sequence[Sequence[_Wish]]] = (
    (_strikes, _hurries),
    (_arrests, _approaches),
    (_kills, _arrests, _approaches),
    (),
)
"""What the king's side of a game goes for, by its seed: first this, else that, else anything."""


def scripted_phase(seed: int, game: AssassinsGame, side: Side) -> AssassinsGame:
    """The game after all that a side does in its phase, up to what has to be answered."""
    while not game.finished and (action := scripted_action(seed, game, side)):
        game = game.act(action)
        if game.secret is None and game.asked:
            break
    return game


class AssassinsWorld(World):
    """Ann is the king's side, Bob the people's; either may be a computer of the host's."""

    kind = SEALED

    def __init__(self, seed: int, *, computers: int = 0, limit: int | None = None) -> None:
        super().__init__(2, seed, computers, limit=limit)

    @property
    def ledger(self) -> Ledger[SealedTown]:
        """The table's."""
        assert self.table.ledger is not None
        return self.table.ledger

    def choose(self, guest: Guest, seat: int) -> bool:
        ledger = guest.ledger
        assert ledger is not None
        town, turn = ledger.game, ledger.turn
        assert isinstance(town, SealedTown)
        assert turn is not None
        if guest.has_sealed(seat):
            guest.seal(seat)
        elif turn.phase == ASSASSINS:
            sealed = SealedSecret.new(scripted_secret(self.seed))
            guest.keep_secret(seat, sealed.text)
            guest.seal(seat, print_marks(sealed.marks(ledger.id)))
        elif turn.personal or len(turn.seats) > 1:
            return False
        elif seat == KING_SEAT:
            after = scripted_phase(self.seed, town.game, Side.KING)
            guest.seal(seat, phase_choice(after, len(town.game.running), None, ledger.id))
        elif text := guest.secret_of(PEOPLE_SEAT):
            opener = SealedSecret.parse(text)
            known = town.game.with_secret(opener.secret)
            after = scripted_phase(self.seed, known, Side.PEOPLE)
            guest.seal(seat, phase_choice(after, 0, opener, ledger.id))
        else:  # a computer of the host's in the people's place stands still
            guest.seal(seat, "-")
        return True
