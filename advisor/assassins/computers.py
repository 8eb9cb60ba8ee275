"""The computer players of King & Assassins by name: a game and a seed in, a choice out.

They see what their side may see: the king's side no secret. The same seed gives the same choice.

Four of them know what positions are worth, weigh who the assassins may be by what they have seen,
and choose their three as self-play has found best. They differ in how far they look: how many ways
to play a phase they compare. The advisor also looks at the best replies to them: of the people in
the likeliest worlds, of the king to the next card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from time import perf_counter
from typing import Final

from advisor.assassins import plans, random_player, thinking_players
from advisor.assassins.belief import belief_of
from advisor.assassins.danger import worlds_of
from advisor.assassins.king.phase import in_order
from advisor.assassins.replies import judged_by_replies, people_judged_by_replies
from advisor.assassins.values.network import Judges, packaged_judges
from advisor.core.cancellation import Stop
from advisor.messages import assassins_requests
from advisor.messages.assassins_answers import PhaseChoice, SecretChoice
from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS, CAREFUL, PLANNER
from advisor.messages.bases import AnswerBase
from advisor.messages.computers import ADVISOR, INSTINCT, RANDOM, RULE_OF_THUMB
from advisor.messages.protocol import RequestError
from assassins.actions import Action
from assassins.games import AssassinsGame
from assassins.position import AssassinsPhase
from assassins.secret import Secret
from tabletop.say import Say
from tabletop.shown import quoted


@dataclass(frozen=True, slots=True)
class AssassinsComputer:
    """How a computer player plays, on either side.

    Attributes:
        choose_secret: the people's choice before the first card.
        play_phase: the actions for the rest of the running phase; the game knows the secret only
            in the people's phase.
    """

    choose_secret: Callable[[AssassinsGame, Random], Secret]
    play_phase: Callable[[AssassinsGame, Random, Stop], list[Action]]


@dataclass(frozen=True, slots=True)
class _Look:
    """How far a player looks who knows what positions are worth.

    Attributes:
        width: of the beam over the king's phase, for each square of his.
        safety: moments of it that are looked at for an end without any risk.
        people: of the beam over the people's phase, by what looks good.
        by_worth: the same, by chances to win; 0 for none.
        warmth: of the people's choice among what looks good, in logits; 0 for the best.
        replies: ways to play that are judged by the replies to them; 0 for none.
    """

    width: int
    safety: int
    people: int
    by_worth: int
    warmth: float = 0.0
    replies: int = 0


_CAREFUL: Final = _Look(width=1, safety=0, people=1, by_worth=0)
_INSTINCT: Final = _Look(width=4, safety=0, people=4, by_worth=1, warmth=0.24)
_PLANNER: Final = _Look(width=14, safety=0, people=8, by_worth=3)
_ADVISOR: Final = _Look(width=48, safety=300_000, people=16, by_worth=5, replies=4)

_REPLY: Final = 6
"""How wide the king's replies are looked for, for each square of his."""

_ALIKE: Final = 0.003
"""Chances that differ by less are drawn from: who always does the same is easily foreseen."""


def choose_by_lot(game: AssassinsGame, random: Random) -> Secret:
    """Three of the townsfolk, drawn as self-play has found best."""
    mix = packaged_judges(game.position.town).secret
    return Secret(mix.drawn(random, mix.drawn_from()))


def _playing(look: _Look) -> AssassinsComputer:
    """The player who looks so far, and chooses its three as self-play has found best."""

    def play(game: AssassinsGame, random: Random, stop: Stop) -> list[Action]:
        judges = packaged_judges(game.position.town)
        if game.position.phase is AssassinsPhase.KING:
            return _king(game, judges, stop, look)
        return _people(game, judges, random, stop, look)

    return AssassinsComputer(choose_by_lot, play)


def _king(game: AssassinsGame, judges: Judges, stop: Stop, look: _Look) -> list[Action]:
    position, belief = game.position, belief_of(game, judges.suspicion)
    worlds, width, most = worlds_of(position), look.width, look.safety
    found = plans.plan_king_phase(
        position, worlds, stop, belief=belief, judges=judges, width=width, most=most
    ).phases
    if look.replies and not found[0].end.over and len(found) > 1:
        some = plans.keeping_on(found, look.replies)
        found = in_order(judged_by_replies(game, some, belief, judges, stop)) or found
    return list(found[0].actions)


def _people(
    game: AssassinsGame, judges: Judges, random: Random, stop: Stop, look: _Look
) -> list[Action]:
    found = plans.plan_people_phase(
        game, judges, stop, width=look.people, by_worth=look.by_worth
    ).phases
    if look.replies and not found[0].end.over and len(found) > 1:
        judged = people_judged_by_replies(game, found[: look.replies], judges, stop, width=_REPLY)
        found = tuple(plans.by_chance(judged)) or found
    if look.warmth and not found[0].end.over:
        number = plans.drawn_by_chance([phase.value for phase in found], look.warmth, random)
        return list(found[number].actions)
    alike = [phase for phase in found if phase.value > found[0].value - _ALIKE]
    return list(random.choice(alike).actions)


COMPUTERS: Final = {
    RANDOM: AssassinsComputer(random_player.choose_secret, random_player.play_phase),
    RULE_OF_THUMB: AssassinsComputer(
        random_player.choose_secret, thinking_players.play_by_rule_of_thumb
    ),
    CAREFUL: _playing(_CAREFUL),
    INSTINCT: _playing(_INSTINCT),
    PLANNER: _playing(_PLANNER),
    ADVISOR: _playing(_ADVISOR),
}
"""By name, the players that people can choose."""


def choose_secret(game: AssassinsGame, name: str, seed: int = 0) -> Secret:
    """The three assassins of a computer player.

    Raises:
        RequestError: there is no such player, or the game has begun.
    """
    if game.begun:
        raise RequestError("game", Say("advisor-secret-too-late"))
    return find_computer(name).choose_secret(game, Random(seed))


def play_phase(
    game: AssassinsGame, name: str, seed: int = 0, stop: Stop | None = None
) -> list[Action]:
    """What a computer player does for the rest of the running phase.

    Args:
        game: the card turned up; in the people's phase it knows the secret. In the king's phase a
            secret is left out.
        name: as in `ASSASSINS_STRENGTHS`.
        seed: the same seed gives the same actions unless time runs out.
        stop: ends the search early; None never does.

    Raises:
        RequestError: there is no such player, no phase is running, or the secret is missing.
    """
    computer = find_computer(name)
    if game.finished:
        raise RequestError("game", Say("assassins-action-game-over"))
    if game.position.card is None:
        raise RequestError("game", Say("assassins-action-no-card"))
    if game.position.phase is AssassinsPhase.KING:
        game = replace(game, secret=None)
    elif game.secret is None:
        raise RequestError("game", Say("advisor-no-secret"))
    return computer.play_phase(game, Random(seed), stop or Stop())


def find_computer(name: str) -> AssassinsComputer:
    """A computer player by name. Raises RequestError where there is none."""
    if name not in COMPUTERS:
        known = Say("advisor-one-of", known=", ".join(ASSASSINS_STRENGTHS))
        raise RequestError(Say("advisor-computer", name=quoted(name, 60)), known)
    return COMPUTERS[name]


def answer(request: assassins_requests.AssassinsRequest, stop: Stop) -> Iterator[AnswerBase]:
    """Answers a request in the solver process."""
    stop.check_cancelled()
    start = perf_counter()
    game = request.game.game()
    match request:
        case assassins_requests.ChooseSecretRequest():
            secret = choose_secret(game, request.computer, request.seed)
            yield SecretChoice(
                id=request.id,
                computer=request.computer,
                assassins=list(secret.letters),
                seconds=perf_counter() - start,
            )
        case assassins_requests.PlayPhaseRequest():
            actions = play_phase(game, request.computer, request.seed, stop)
            yield PhaseChoice(
                id=request.id,
                computer=request.computer,
                side=game.position.side.value,
                actions=[str(action) for action in actions],
                seconds=perf_counter() - start,
            )
