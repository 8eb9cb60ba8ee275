"""Advice for one side: which three to take, the clock, the odds, the danger, and good ways to play.

The three to take as assassins are one of several choices, as what is always recommended can be
guessed. On the board of the game they are drawn as self-play has found best. On any other, how the
townsfolk stand to the king's ways and the knights decides: good is who cannot be arrested soon, and
three who stand apart and meet the king at different moments.

What the king's side is told is made of the position alone, which holds no secret.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from random import Random
from time import perf_counter
from typing import Final

import msgspec

from advisor.assassins import candidates
from advisor.assassins.belief import ALIKE, belief_in, strongest_hints
from advisor.assassins.clock import Clock, clock_of, from_gate, way_through
from advisor.assassins.danger import Triple, Worlds, worlds_of
from advisor.assassins.ground import UNREACHABLE, Ground, distances, ground_of
from advisor.assassins.king.walking_out import way_out
from advisor.assassins.people_phase import attack
from advisor.assassins.strikes import Strikes
from advisor.assassins.values.features import moments_of
from advisor.assassins.values.network import SecretMix, packaged_judges
from advisor.core.arrays import as_chance
from advisor.core.cancellation import Stop
from advisor.messages import assassins_answers
from advisor.messages.assassins_assumptions import parse_assassins_assumptions
from advisor.messages.assassins_requests import AssassinsAdviseRequest
from advisor.messages.bases import Refusal
from advisor.messages.protocol import RequestError
from assassins.actions import Side, Walker, step_price
from assassins.cards import RoundCard
from assassins.games import AssassinsGame
from assassins.position import AssassinsPhase, AssassinsPosition
from assassins.town import LETTERS, NEIGHBOURS, SQUARE_NAMES, SQUARES
from tabletop.say import Say

_ARREST: Final = 1
"""Knights' AP for the arrest itself."""

_HARD: Final = 4
"""Knights' AP from which an arrest costs most of what a round gives."""

_APART: Final = 4
"""Squares from which one knight hardly guards against two."""

_EARLY: Final = 6
_LATE: Final = 8
"""Steps of the king: those whom he passes within the first, or not before the second."""


def advise_choice(
    position: AssassinsPosition, worlds: Worlds, seed: int, mix: SecretMix | None = None
) -> assassins_answers.SecretAdvice:
    """A recommended choice, with the facts that speak for it.

    Args:
        position: the king on the board.
        worlds: the choices that are possible.
        seed: the same seed draws the same of those that are as good.
        mix: what self-play has found best, on the board that it was played on.
    """
    arrests = _arrests(position)
    passes = _passes(position)
    known = mix.drawn_from(worlds.triples) if mix else ()
    if mix and known:
        chosen, alike = mix.drawn(Random(seed), known), len(known)
    else:
        good = _by_merits(position, worlds, arrests, passes)
        chosen, alike, mix = Random(seed).choice(good), len(good), None
    return assassins_answers.SecretAdvice(
        members=[
            assassins_answers.SecretMember(letter=LETTERS[n], passes=passes[n], arrest=arrests[n])
            for n in sorted(chosen)
        ],
        apart=_apart(position, chosen),
        alike=alike,
        chance=mix.chance if mix else None,
        even=mix.alike if mix else None,
    )


def _by_merits(
    position: AssassinsPosition,
    worlds: Worlds,
    arrests: Sequence[int | None],
    passes: Sequence[int | None],
) -> list[Triple]:
    """The choices that the most speaks for."""
    ranked: dict[int, list[Triple]] = {}
    for triple in worlds.triples:
        ranked.setdefault(_merits(position, triple, arrests, passes), []).append(triple)
    return ranked[max(ranked)]


def _merits(
    position: AssassinsPosition,
    triple: Triple,
    arrests: Sequence[int | None],
    passes: Sequence[int | None],
) -> int:
    """How many of the things that speak for a choice it has."""
    hard = sum((arrests[n] or 0) >= _HARD for n in triple)
    met = [step for n in triple if (step := passes[n]) is not None]
    different = any(step <= _EARLY for step in met) and any(step >= _LATE for step in met)
    return sum((hard >= len(triple) - 1, _apart(position, triple) >= _APART, different))


def _apart(position: AssassinsPosition, triple: Triple) -> int:
    """Squares between the two that stand nearest to each other, counted along the two axes."""
    away = ground_of(position.town).away
    places = [at for n in triple if (at := position.townsfolk[n]) is not None]
    return min((away[a][b] for a, b in combinations(places, 2)), default=0)


def _passes(position: AssassinsPosition) -> list[int | None]:
    """After how many steps on one of his shortest ways to a gate the king can be beside each of
    the townsfolk where they stand; None beside none of these ways."""
    assert position.king is not None
    ground = ground_of(position.town)
    walked = distances(ground.king, position.king)
    steps: dict[int, int] = {}
    for gate in position.town.gates:
        away = from_gate(position.town, gate.square, frozenset())
        for square in SQUARES:
            on_way = walked[square] + away[square] == away[position.king] < UNREACHABLE
            if on_way:
                steps[square] = walked[square]
    return [
        None
        if at is None
        else min((steps[s] for s in (at, *NEIGHBOURS[at]) if s in steps), default=None)
        for at in position.townsfolk
    ]


def _arrests(position: AssassinsPosition) -> list[int | None]:
    """A lower bound of the knights' AP for the arrest of each: nobody in the way."""
    ground = ground_of(position.town)
    prices = tuple(
        tuple(
            (target, price)
            for target in NEIGHBOURS[source]
            if (price := step_price(Walker.KNIGHT, position.town, source, target)) is not None
        )
        for source in SQUARES
    )
    walks = [distances(prices, knight) for knight in position.knights]
    return [None if at is None else _least_arrest(ground, walks, at) for at in position.townsfolk]


def _least_arrest(ground: Ground, walks: Sequence[Sequence[int]], at: int) -> int | None:
    beside = [square for square in NEIGHBOURS[at] if at in ground.reach[square]]
    least = min((walk[square] for walk in walks for square in beside), default=UNREACHABLE)
    return least + _ARREST if least < UNREACHABLE else None


_AT_ONCE: Final = 30_000
"""How many moments are looked at for the king's way out before the first answer."""


def answer(
    request: AssassinsAdviseRequest, stop: Stop
) -> Iterator[assassins_answers.AssassinsAdvice]:
    """Answers a request in the solver process: the facts at once, then the candidates as well.

    Raises:
        RequestError: the game is over, or the assumptions cannot be used.
        AssassinsGameError: the game breaks a rule.
    """
    stop.check_cancelled()
    for found in advise(
        request.game.game(),
        Side(request.side),
        request.assumptions,
        alike=request.belief == "alike",
        stop=stop,
        seed=request.seed,
    ):
        yield msgspec.structs.replace(found, id=request.id)


def advise(
    game: AssassinsGame,
    side: Side,
    assumptions: list[str],
    *,
    alike: bool = False,
    stop: Stop | None = None,
    seed: int = 0,
) -> Iterator[assassins_answers.AssassinsAdvice]:
    """The facts, then the facts with the candidates; the last one is final.

    Args:
        game: at any moment before its end. For the king's side its secret is left out; for the
            people's side it counts, where it is known.
        side: whom to advise.
        assumptions: as in `advisor.messages.assassins_assumptions`.
        alike: whether all possible trios count alike, whatever was seen.
        stop: ends the search early, or the whole of it when cancelled.
        seed: of what is drawn of several that are as good.

    Raises:
        RequestError: the game is over, or the assumptions cannot be used.
    """
    stop = stop or Stop()
    start = perf_counter()
    case = case_of(game, side, assumptions, alike=alike)
    strikes = Strikes(case.position)
    facts = _facts(case, strikes, perf_counter() - start)
    if side is Side.PEOPLE and case.secret is None and case.position.card is None:
        mix = case.judges.secret if case.judges.secret.known else None
        choice = advise_choice(case.position, case.worlds, seed, mix)
        facts = msgspec.structs.replace(facts, choice=choice)
    yield facts
    found = candidates.find_candidates(case, stop) if case.own_turn else candidates.Candidates()
    yield msgspec.structs.replace(
        facts,
        final=True,
        candidates=list(found.candidates),
        chance=found.chance or facts.chance,
        win_now=facts.win_now or found.win_now,
        tried=found.tried,
        complete=found.complete,
        timed_out=stop.timed_out,
        seconds=perf_counter() - start,
    )


def case_of(
    game: AssassinsGame, side: Side, assumptions: Sequence[str] = (), *, alike: bool = False
) -> candidates.Case:
    """What a side is to decide; the arguments are those of `advise`.

    Raises:
        RequestError: the game is over, or the assumptions cannot be used.
    """
    position = game.position
    if position.over:
        raise RequestError("game", Say("assassins-action-game-over"))
    try:
        assumed = parse_assassins_assumptions(assumptions, position)
    except Refusal as error:
        raise RequestError(Say("advisor-assumption", text=error.where), error.why) from None
    secret = game.secret if side is Side.PEOPLE else None
    judges = packaged_judges(position.town)
    return candidates.Case(
        replace(game, secret=secret),
        position,
        side,
        secret,
        worlds_of(position, assumed.claims),
        list(assumptions),
        replace(
            judges,
            suspicion=ALIKE if alike else judges.suspicion,
            next_cards=assumed.next_cards,
        ),
    )


def _facts(
    case: candidates.Case, strikes: Strikes, seconds: float
) -> assassins_answers.AssassinsAdvice:
    position = case.position
    clock = clock_of(position)
    on_board = [n for n, at in enumerate(position.townsfolk) if at is not None]
    least = {LETTERS[n]: strikes.least[n] for n in on_board}
    return assassins_answers.AssassinsAdvice(
        id=0,
        side=case.side.value,
        final=False,
        assumptions=case.assumptions,
        worlds=len(case.worlds),
        chances={LETTERS[n]: case.worlds.chances[n] for n in on_board},
        danger=least,
        farthest=strikes.farthest,
        danger_certainty=candidates.certainty(strikes.exact),
        stop=candidates.danger_facts(case, position),
        need=clock.need,
        left=clock.left,
        spare=clock.spare,
        gates=_gates(clock, position),
        deck=_counted(position.deck),
        next_cards=_counted(case.judges.next_cards),
        belief="alike" if case.judges.suspicion is ALIKE else "seen",
        suspects=_suspects(case),
        chance=_chance(case),
        strike_now=_strike_now(case),
        win_now=_win_now(case),
        leaves=candidates.leaves(case, position, _AT_ONCE),
        seconds=seconds,
    )


def _counted(cards: Sequence[RoundCard]) -> list[assassins_answers.CardCount]:
    """How many of each kind these cards are."""
    return [
        assassins_answers.CardCount(
            card=(card.king, card.knights, card.shackles, card.people), count=count
        )
        for card, count in Counter(cards).items()
    ]


def _suspects(case: candidates.Case) -> list[assassins_answers.SuspectFacts]:
    """How suspect everybody hidden is, for those who know what is public."""
    position, suspicion = case.position, case.judges.suspicion
    chances = case.belief.chances
    hints = strongest_hints(case.game, suspicion, case.assumed)
    return [
        assassins_answers.SuspectFacts(
            letter=LETTERS[number],
            chance=as_chance(chances[number]),
            sign=assassins_answers.SuspectSign(hint.sign) if hint else None,
            round=hint.round if hint else None,
            without=as_chance(hint.without) if hint else None,
        )
        for number, hint in enumerate(hints)
        if position.townsfolk[number] is not None and number not in position.revealed
    ]


def _chance(case: candidates.Case) -> assassins_answers.ChanceFacts | None:
    """Both sides' chances between two phases, before the next card; else None."""
    position = case.position
    if position.card is not None:
        return None
    moments, belief = moments_of([position]), case.belief
    if case.secret is None:
        found = case.judges.for_king(moments, belief)
        return candidates.chance_facts(Side.KING, float(found.value[0]), float(found.error[0]))
    own = belief_in(case.secret.assassins)
    found = case.judges.for_people(moments, [belief], [own])
    return candidates.chance_facts(Side.PEOPLE, float(found.value[0]), float(found.error[0]))


def _gates(clock: Clock, position: AssassinsPosition) -> list[assassins_answers.GateFacts]:
    through = [way_through(position, way.gate) for way in clock.gates]
    return [
        assassins_answers.GateFacts(
            square=SQUARE_NAMES[way.gate.square],
            direction=way.gate.direction.value,
            need=way.need,
            around=way.around,
            shut=way.shut,
            through=None if crowd is None else crowd.need,
            blockers=[
                assassins_answers.BlockerFacts(
                    letter=LETTERS[one.number], push=one.push, arrest=one.arrest, kill=one.kill
                )
                for one in (crowd.blockers if crowd else ())
            ],
        )
        for way, crowd in zip(clock.gates, through, strict=True)
    ]


def _strike_now(case: candidates.Case) -> list[str] | None:
    if case.secret is None or case.position.phase is not AssassinsPhase.PEOPLE:
        return None
    found = attack(case.position, case.secret)
    return [str(action) for action in found.actions] if found else None


def _win_now(case: candidates.Case) -> list[str] | None:
    if case.position.phase is not AssassinsPhase.KING or case.position.card is None:
        return None
    found = way_out(case.position, Stop(), _AT_ONCE).actions
    return [str(action) for action in found] if found else None
