"""Playing: a card is turned up, actions follow one by one, a phase ends (rules, sections 5 to 9).

Each function returns a new position or a report that holds it; none changes anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from assassins.actions import FATAL_WOUNDS, Action, ActionKind, Pool, Side
from assassins.cards import RoundCard
from assassins.judging import price, townsperson_on
from assassins.position import AssassinsPhase, AssassinsPosition, Ending, changed
from assassins.pushing import push, push_ray
from assassins.secret import Secret, all_gone, may_be_all_gone
from tabletop.errors import LocatedError
from tabletop.say import Say
from tabletop.shown import quoted


class AssassinsRoundError(LocatedError):
    """A card or the end of a phase that does not fit the game."""

    def __init__(self, why: Say) -> None:
        super().__init__("", why)


class Pushed(NamedTuple):
    """A townsperson (0 to 11), revealed or not, pushed from one square to the next."""

    townsperson: int
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class ActionReport:
    """Everything that happened in one action.

    Attributes:
        before: the position before it.
        action: what was done.
        price: the action points spent.
        townsperson: the one that acted, was revealed, killed or arrested (0 to 11), or None.
        pushed: who was pushed, the nearest to the knight first.
        after: the position that follows; the game may be over.
    """

    before: AssassinsPosition
    action: Action
    price: int
    townsperson: int | None
    pushed: tuple[Pushed, ...]
    after: AssassinsPosition

    @property
    def revealed_secret(self) -> bool:
        """Whether something secret became known, so that it cannot be taken back (decision 17).

        A reveal does that; and so does an arrest when at least two other pawns are already gone,
        since it is news then that the game goes on. So it is after a kill that leaves nobody on the
        board who is known to be an assassin.
        """
        if self.action.kind is ActionKind.ARREST:
            return len(self.before.gone) >= 2
        return self.action.kind is ActionKind.REVEAL or self.asks

    @property
    def asks(self) -> bool:
        """Whether the third assassin may have left the game by it, for all that is public: the
        people's side has to say so at once if that is so (rules, 9.1)."""
        takes_off = self.action.kind in (ActionKind.ARREST, ActionKind.KNIGHT_KILL)
        return takes_off and may_be_all_gone(self.after)


@dataclass(frozen=True, slots=True)
class PhaseReport:
    """Everything that happened in one phase.

    Attributes:
        side: whose phase it was.
        before: the position at its beginning, the card turned up.
        actions: the reports of its actions, in order.
        after: the position that follows: the other side's phase, the next round before its card is
            turned up, or the end of the game.
    """

    side: Side
    before: AssassinsPosition
    actions: tuple[ActionReport, ...]
    after: AssassinsPosition

    @property
    def round(self) -> int:
        """The round it belonged to, from 1."""
        return self.before.round

    @property
    def card(self) -> RoundCard:
        """The round's card."""
        assert self.before.card is not None
        return self.before.card

    def spent(self, pool: Pool) -> int:
        """The action points spent from a pool; the rest of them were lost (rules, 5.4)."""
        return sum(done.price for done in self.actions if done.action.kind.pool is pool)


def turn_up(position: AssassinsPosition, card: RoundCard) -> AssassinsPosition:
    """The position after the round's card is turned up; the king's phase begins (rules, 5.1).

    Raises:
        AssassinsRoundError: the game is over, a card lies there already, or the deck has none like
            this.
    """
    if position.over:
        raise AssassinsRoundError(Say("assassins-action-game-over"))
    if position.card is not None:
        raise AssassinsRoundError(Say("assassins-round-card-lies"))
    if card not in position.deck:
        raise AssassinsRoundError(Say("assassins-round-no-card", card=quoted(str(card))))
    at = position.deck.index(card)
    return changed(
        position,
        # The kind of card that the deck has, not a mere equal: 1 is no shackles.
        card=position.deck[at],
        deck=position.deck[:at] + position.deck[at + 1 :],
        king_ap=card.king,
        knights_ap=card.knights,
    )


def act(position: AssassinsPosition, action: Action, secret: Secret | None = None) -> ActionReport:
    """Does one action.

    Args:
        position: in a phase.
        action: one of the side whose phase it is.
        secret: the people's choice; without it an arrest never ends the game, and anybody hidden
            may be revealed.

    Raises:
        IllegalAction: it is not legal; says which rule it breaks.
    """
    cost = price(position, action, secret)
    pool = action.kind.pool
    changes, townsperson, pushed = _EFFECTS[action.kind](position, action)
    field = _AP_FIELDS[pool]
    after = changed(position, **{field: getattr(position, field) - cost}, **changes)
    if ending := _ending(after, action.kind, secret):
        after = _over(after, ending)
    return ActionReport(position, action, cost, townsperson, pushed, after)


def after_actions(
    position: AssassinsPosition, actions: Iterable[Action], secret: Secret | None = None
) -> AssassinsPosition:
    """The position after some actions, one after the other. Raises as `act` does."""
    for action in actions:
        position = act(position, action, secret).after
    return position


def end_phase(position: AssassinsPosition) -> AssassinsPosition:
    """The position after a side has done all it wants; what it has left is lost.

    The king's side wins in its own phase or not at all, so the game is over right after the king's
    phase of the last round (decision 14).

    Raises:
        AssassinsRoundError: the game is over, or the round's card is still face down.
    """
    if position.over:
        raise AssassinsRoundError(Say("assassins-action-game-over"))
    if position.card is None:
        raise AssassinsRoundError(Say("assassins-action-no-card"))
    if position.phase is AssassinsPhase.PEOPLE:
        return changed(
            position,
            round=position.round + 1,
            phase=AssassinsPhase.KING,
            card=None,
            people_ap=0,
            knights_killed=0,
        )
    if position.last_round:
        return _over(position, Ending.TIME)
    return changed(
        position,
        phase=AssassinsPhase.PEOPLE,
        king_ap=0,
        knights_ap=0,
        people_ap=position.card.people,
        arrest_made=False,
    )


_AP_FIELDS = {Pool.KING: "king_ap", Pool.KNIGHTS: "knights_ap", Pool.PEOPLE: "people_ap"}

_Effect = tuple[dict[str, Any], int | None, tuple[Pushed, ...]]


def _ending(after: AssassinsPosition, kind: ActionKind, secret: Secret | None) -> Ending | None:
    """How the game ended with an action of this kind; each can complete one side's aim only."""
    if kind is ActionKind.KING_EXIT:
        return Ending.CASTLE
    if kind is ActionKind.WOUND and after.wounds == FATAL_WOUNDS:
        return Ending.KILLED
    if kind in (ActionKind.KNIGHT_KILL, ActionKind.ARREST) and all_gone(after, secret):
        return Ending.ASSASSINS
    return None


def _over(position: AssassinsPosition, ending: Ending) -> AssassinsPosition:
    return changed(
        position,
        phase=AssassinsPhase.OVER,
        ending=ending,
        king_ap=0,
        knights_ap=0,
        people_ap=0,
        arrest_made=False,
        knights_killed=0,
    )


def _king_step(_: AssassinsPosition, action: Action) -> _Effect:
    return {"king": action.target}, None, ()


def _knight_step(p: AssassinsPosition, action: Action) -> _Effect:
    return {"knights": _moved_knight(p, action)}, None, ()


def _knight_push(p: AssassinsPosition, action: Action) -> _Effect:
    assert action.target is not None
    ray = push_ray(action.source, action.target)
    squares = p.occupants()
    moved, _ = push(squares, p.town.roofs, ray)
    pushed = tuple(Pushed(squares[ray[n]] - 1, ray[n], ray[n + 1]) for n in range(moved))
    townsfolk = list(p.townsfolk)
    for townsperson, _, target in pushed:
        townsfolk[townsperson] = target
    return {"knights": _moved_knight(p, action), "townsfolk": tuple(townsfolk)}, None, pushed


def _removal(p: AssassinsPosition, action: Action) -> _Effect:
    """A kill by a knight: he stays where he is (rules, 6.2.2), and so in an arrest."""
    assert action.target is not None
    return _townsperson_to(p, action.target, None)


def _arrest(p: AssassinsPosition, action: Action) -> _Effect:
    changes, townsperson, _ = _removal(p, action)
    return {**changes, "arrest_made": True}, townsperson, ()


def _walk(p: AssassinsPosition, action: Action) -> _Effect:
    return _townsperson_to(p, action.source, action.target)


def _reveal(p: AssassinsPosition, action: Action) -> _Effect:
    townsperson = townsperson_on(p, action.source)
    return {"revealed": p.revealed | {townsperson}}, townsperson, ()


def _assassin_kill(p: AssassinsPosition, action: Action) -> _Effect:
    knights = tuple(square for square in p.knights if square != action.target)
    changes = {"knights": knights, "knights_killed": p.knights_killed + 1}
    return changes, townsperson_on(p, action.source), ()


def _wound(p: AssassinsPosition, action: Action) -> _Effect:
    return {"wounds": p.wounds + 1}, townsperson_on(p, action.source), ()


_EFFECTS: dict[ActionKind, Callable[[AssassinsPosition, Action], _Effect]] = {
    ActionKind.KING_STEP: _king_step,
    ActionKind.KING_EXIT: _king_step,
    ActionKind.KNIGHT_STEP: _knight_step,
    ActionKind.KNIGHT_PUSH: _knight_push,
    ActionKind.KNIGHT_KILL: _removal,
    ActionKind.ARREST: _arrest,
    ActionKind.TOWNSPERSON_STEP: _walk,
    ActionKind.REVEAL: _reveal,
    ActionKind.ASSASSIN_STEP: _walk,
    ActionKind.ASSASSIN_KILL: _assassin_kill,
    ActionKind.WOUND: _wound,
}


def _moved_knight(p: AssassinsPosition, action: Action) -> tuple[int, ...]:
    assert action.target is not None
    return tuple(sorted(action.target if s == action.source else s for s in p.knights))


def _townsperson_to(p: AssassinsPosition, source: int, target: int | None) -> _Effect:
    number = p.townsfolk.index(source)
    return {"townsfolk": (*p.townsfolk[:number], target, *p.townsfolk[number + 1 :])}, number, ()
