"""The computer players, one entry each: a game and a seat in, a choice out.

They are told what is public and nothing else, and the same seed gives the same choice. Weaker ones
reason less; none of them blunders at random.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Final

import msgspec

from advisor import rule_of_thumb
from advisor.advice import advise
from advisor.beliefs import play_of_levels
from advisor.closed_form import CLOSED_FORMS
from advisor.equilibrium import solve
from advisor.evaluation import using
from advisor.features import feature_count
from advisor.network import read_network
from advisor.protocol import Choice, ChooseRequest, Goal, RequestError, Settings
from advisor.protocol import Stage as Depth
from advisor.question import ask
from advisor.selections import legal_selections
from advisor.stage import Mix, Stage
from advisor.stopping import Stop
from advisor.strengths import (
    ADVISOR,
    LEVEL_1,
    LEVEL_2,
    ONE_ROUND,
    RANDOM,
    RULE_OF_THUMB,
    STRENGTHS,
)
from advisor.values import Valuer
from kingsroad.cards import Selection
from kingsroad.games import Game


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose choice is wanted, and how.

    Attributes:
        game: the game as the public knows it; with a round pending, the second choice is wanted.
        player: the seat.
        seed: decides whatever is drawn.
        stop: cancels, and limits the time.
    """

    game: Game
    player: int
    seed: int
    stop: Stop


_SAMPLE: Final = 64
"""So many choices of the others are looked at by a level of the hierarchy."""

Computer = Callable[[Turn], Choice]

CLOSED_FORM: Final = "closed-form"
"""What the closed form is called after an ``@``."""


def choose(
    game: Game,
    player: int,
    name: str,
    seed: int = 0,
    *,
    seconds: float | None = None,
    stop: Stop | None = None,
) -> Choice:
    """What a computer player chooses, a second choice where a round is pending.

    Args:
        game: the game so far; only what is public of it is used.
        player: the seat.
        name: one of `advisor.strengths.STRENGTHS`.
        seed: the same seed gives the same choice, unless time runs out.
        seconds: a time limit, or None.
        stop: instead of ``seconds``, to be able to cancel.

    Raises:
        RequestError: there is no such computer player or seat, or nothing to choose.
        Cancelled: ``stop`` was cancelled.
    """
    start = perf_counter()
    computer, valuer = find(name, len(game.players))
    public = game.as_public()
    ask(public, player, Settings())
    with using(valuer):
        choice = computer(Turn(public, player, seed, stop or Stop(seconds)))
    return msgspec.structs.replace(choice, computer=name, seconds=perf_counter() - start)


def find(name: str, players: int) -> tuple[Computer, Valuer | None]:
    """A computer player by name, and the values it uses where the name says so (else None).

    ``advisor@closed-form`` and ``advisor@FILE.npz`` are players with other values than the
    package's: the closed form, or weights as ``kingsroad train`` writes them.

    Raises:
        RequestError: there is no such computer player, or its weights cannot be used.
    """
    plain, at, values = name.partition("@")
    if plain not in COMPUTERS:
        raise RequestError(f"computer {name[:60]!r}: must be one of {', '.join(STRENGTHS)}")
    if not at:
        return COMPUTERS[plain], None
    if values == CLOSED_FORM:
        return COMPUTERS[plain], CLOSED_FORMS[players]
    return COMPUTERS[plain], _weights(Path(values), players)


@cache
def _weights(file: Path, players: int) -> Valuer:
    try:
        network = read_network(file.read_bytes(), str(file))
    except (OSError, ValueError) as error:
        raise RequestError(f"weights {file}: {error}") from None
    if network.w1.shape[1] != feature_count(players):
        raise RequestError(f"weights {file}: are not for {players} players")
    return network


def answer(request: ChooseRequest, stop: Stop) -> Iterator[Choice]:
    """Answers a request in the solver process."""
    game = request.game.game()
    choice = choose(game, request.player, request.computer, request.seed, stop=stop)
    yield msgspec.structs.replace(choice, id=request.id)


def _random(turn: Turn) -> Choice:
    revealed = turn.game.revealed
    position = revealed.after if revealed else turn.game.position
    hand = position.hand(turn.player, second=revealed is not None)
    selection = random.Random(turn.seed).choice(legal_selections(hand))
    return _choice(turn, selection, "anything")


def _rule_of_thumb(turn: Turn) -> Choice:
    return rule_of_thumb.choose(turn.game, turn.player, turn.seed)


def _level(level: int) -> Computer:
    """A player of the hierarchy (see `advisor.beliefs`): replies to those who think less far."""

    def choose_at_level(turn: Turn) -> Choice:
        stage = _stage(turn, Goal.WIN)
        levels = play_of_levels(stage, _SAMPLE, deepest=level)
        return _drawn(turn, stage, levels[level][0], f"level-{level}")

    return choose_at_level


def _one_round(turn: Turn) -> Choice:
    stage = _stage(turn, Goal.POINTS)
    return _drawn(turn, stage, solve(stage, turn.stop).mixes[0], "equilibrium")


def _advisor(turn: Turn) -> Choice:
    settings = Settings(seed=turn.seed)
    *_, advice = advise(turn.game, turn.player, settings, Depth.COMPLETE, turn.stop)
    chosen = next(c for c in advice.candidates if c.selection == advice.recommended)
    facts: dict[str, float | str] = {"points": chosen.points, "share": chosen.share}
    if chosen.win is not None:
        facts["win"] = chosen.win
    return _choice(turn, Selection.of(advice.recommended), "advice", facts)


def _stage(turn: Turn, goal: Goal) -> Stage:
    """The round as a game, the player in seat 0."""
    return ask(turn.game, turn.player, Settings(goal=goal)).stage(turn.stop)


def _drawn(turn: Turn, stage: Stage, mix: Mix, reason: str) -> Choice:
    """A choice drawn from the own mix."""
    row = random.Random(turn.seed).choices(range(len(mix)), weights=mix.tolist())[0]
    selection = stage.plays[0].candidates[row].selection
    return _choice(turn, selection, reason, {"share": float(mix[row])})


def _choice(
    turn: Turn, selection: Selection, reason: str, facts: dict[str, float | str] | None = None
) -> Choice:
    return Choice(
        id=0,
        player=turn.player,
        computer="",
        selection=[card.value for card in selection.cards],
        reason=reason,
        facts=facts or {},
    )


COMPUTERS: Final[dict[str, Computer]] = {
    RANDOM: _random,
    ONE_ROUND: _one_round,
    RULE_OF_THUMB: _rule_of_thumb,
    LEVEL_1: _level(1),
    LEVEL_2: _level(2),
    ADVISOR: _advisor,
}
"""By name."""
