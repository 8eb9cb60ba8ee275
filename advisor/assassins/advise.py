"""Advice for one side: the clock, the odds, the danger, and good ways to play the phase.

What the king's side is told is made of the position alone, which holds no secret.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Final, NamedTuple

import msgspec

from advisor.assassins.blockers import shortest_through, way_through
from advisor.assassins.clock import Clock, clock_of, next_cards
from advisor.assassins.danger import Danger, danger_of, people_ap
from advisor.assassins.king.phase import KingPhase
from advisor.assassins.king.plan import plan_king_phase
from advisor.assassins.king.walking_out import cards_to_leave, way_out
from advisor.assassins.people_phase import PeoplePhase, attack, find_people_phases
from advisor.assassins.reasons import reasons_for_king, reasons_for_people, tidied
from advisor.assassins.secret_advice import advise_choice
from advisor.assassins.strikes import Strikes
from advisor.assassins.worlds import Worlds, worlds_of
from advisor.core.cancellation import Stop
from advisor.messages.errors import Refusal
from advisor.messages.protocol import RequestError
from advisor.messages.town_answers import (
    BlockerFacts,
    CardCount,
    Certainty,
    DangerFacts,
    GateFacts,
    TownAdvice,
    TownCandidate,
)
from advisor.messages.town_assumptions import parse_town_assumptions
from advisor.messages.town_requests import TownAdviseRequest
from assassins.actions import Side
from assassins.games import TownGame
from assassins.position import Ending, TownPhase, TownPosition
from assassins.rounds import end_phase
from assassins.secret import Secret
from assassins.squares import SQUARE_NAMES
from assassins.town import LETTERS

CANDIDATES: Final = 6
"""The most candidates given."""

_AT_ONCE: Final = 30_000
"""How many moments are looked at for the king's way out before the first answer."""

_FOR_BEST: Final = 2_000_000
"""How many are after the best way to play of the people: where the gate is closed, it takes seconds
to be sure that he cannot have it opened."""

_FOR_OTHERS: Final = 3_000
"""How many are after their other ways."""


@dataclass(frozen=True, slots=True)
class _Case:
    """What is asked: a position, for whom, and what may be taken for true."""

    number: int
    position: TownPosition
    side: Side
    secret: Secret | None
    worlds: Worlds
    assumptions: list[str]

    @property
    def own_turn(self) -> bool:
        return self.position.card is not None and self.position.phase.value == self.side.value


def answer(request: TownAdviseRequest, stop: Stop) -> Iterator[TownAdvice]:
    """Answers a request in the solver process: the facts at once, then the candidates as well.

    Raises:
        RequestError: the game is over, or the assumptions cannot be used.
        TownGameError: the game breaks a rule.
    """
    stop.check_cancelled()
    yield from advise(
        request.game.game(),
        Side(request.side),
        request.assumptions,
        stop=stop,
        number=request.id,
        seed=request.seed,
    )


def advise(
    game: TownGame,
    side: Side,
    assumptions: list[str],
    *,
    stop: Stop | None = None,
    number: int = 0,
    seed: int = 0,
) -> Iterator[TownAdvice]:
    """The facts, then the facts with the candidates; the last one is final.

    Args:
        game: at any moment before its end. For the king's side its secret is left out; for the
            people's side it counts, where it is known.
        side: whom to advise.
        assumptions: as in `advisor.messages.town_assumptions`.
        stop: ends the search early, or the whole of it when cancelled.
        number: the id of the request.
        seed: of what is drawn of several that are as good.

    Raises:
        RequestError: the game is over, or the assumptions cannot be used.
    """
    stop = stop or Stop()
    start = perf_counter()
    case = _case(game, side, assumptions, number)
    strikes = Strikes(case.position)
    facts = _facts(case, strikes, perf_counter() - start)
    if side is Side.PEOPLE and case.secret is None and case.position.card is None:
        choice = advise_choice(case.position, case.worlds, seed)
        facts = msgspec.structs.replace(facts, choice=choice)
    yield facts
    found = _candidates(case, stop) if case.own_turn else _Candidates()
    yield msgspec.structs.replace(
        facts,
        final=True,
        candidates=list(found.candidates),
        win_now=facts.win_now or found.win_now,
        tried=found.tried,
        complete=found.complete,
        timed_out=stop.timed_out,
        seconds=perf_counter() - start,
    )


def _case(game: TownGame, side: Side, assumptions: list[str], number: int) -> _Case:
    position = game.position
    if position.over:
        raise RequestError("game", "the game is over")
    try:
        claims = parse_town_assumptions(assumptions, position)
    except Refusal as error:
        raise RequestError(f"assumption {error.where}", error.why) from None
    secret = game.secret if side is Side.PEOPLE else None
    return _Case(number, position, side, secret, worlds_of(position, claims), assumptions)


def _facts(case: _Case, strikes: Strikes, seconds: float) -> TownAdvice:
    position = case.position
    clock = clock_of(position)
    on_board = [n for n, at in enumerate(position.townsfolk) if at is not None]
    ap = people_ap(position)
    stopping = None if ap is None else _danger_facts(danger_of(strikes, _seen(case), ap))
    least = {LETTERS[n]: strikes.least[n] for n in on_board}
    return TownAdvice(
        id=case.number,
        side=case.side.value,
        final=False,
        assumptions=case.assumptions,
        worlds=len(case.worlds),
        chances={LETTERS[n]: case.worlds.chances[n] for n in on_board},
        danger=least,
        farthest=strikes.farthest,
        danger_certainty=_certainty(strikes.exact),
        stop=stopping,
        need=clock.need,
        left=clock.left,
        spare=clock.spare,
        gates=_gates(clock, position),
        deck=[
            CardCount(card=(card.king, card.knights, card.shackles, card.people), count=count)
            for card, count in next_cards(position)
        ],
        strike_now=_strike_now(case),
        win_now=_win_now(case),
        leaves=_leaves(case, position, _AT_ONCE),
        seconds=seconds,
    )


def _seen(case: _Case) -> Worlds:
    """The triples that the side itself cannot tell apart."""
    return Worlds((case.secret.assassins,)) if case.secret else case.worlds


def _danger_facts(danger: Danger) -> DangerFacts:
    return DangerFacts(
        ap=danger.ap,
        death=danger.death / danger.worlds,
        wound=danger.wound / danger.worlds,
        death_worlds=danger.death,
        wound_worlds=danger.wound,
        worlds=danger.worlds,
        certainty=_certainty(danger.exact),
    )


def _gates(clock: Clock, position: TownPosition) -> list[GateFacts]:
    through = [way_through(position, way.gate) for way in clock.gates]
    return [
        GateFacts(
            square=SQUARE_NAMES[way.gate.square],
            direction=way.gate.direction.value,
            need=way.need,
            around=way.around,
            shut=way.shut,
            through=None if crowd is None else crowd.need,
            blockers=[
                BlockerFacts(
                    letter=LETTERS[one.number], push=one.push, arrest=one.arrest, kill=one.kill
                )
                for one in (crowd.blockers if crowd else ())
            ],
        )
        for way, crowd in zip(clock.gates, through, strict=True)
    ]


def _strike_now(case: _Case) -> list[str] | None:
    if case.secret is None or case.position.phase is not TownPhase.PEOPLE:
        return None
    found = attack(case.position, case.secret)
    return [str(action) for action in found.actions] if found else None


def _win_now(case: _Case) -> list[str] | None:
    if case.position.phase is not TownPhase.KING or case.position.card is None:
        return None
    found = way_out(case.position, Stop(), _AT_ONCE).actions
    return [str(action) for action in found] if found else None


def _leaves(case: _Case, position: TownPosition, most: int) -> int | None:
    """With how many cards the king can leave next, if the people stop at a position."""
    if position.over or case.position.phase is not TownPhase.PEOPLE:
        return None
    return cards_to_leave(position, Stop(), most)


def _certainty(exact: bool) -> Certainty:
    return Certainty.EXACT if exact else Certainty.ESTIMATED


# -------------------------------------------------------------------------------- the candidates


class _Candidates(NamedTuple):
    """Ways to play, of how many, and whether of all."""

    candidates: Sequence[TownCandidate] = ()
    tried: int = 0
    complete: bool = False

    @property
    def win_now(self) -> list[str] | None:
        """The actions of the king's side that win for sure."""
        best = next(iter(self.candidates), None)
        return best.actions if best and best.win == 1 else None


def _candidates(case: _Case, stop: Stop) -> _Candidates:
    if case.side is Side.KING:
        found = plan_king_phase(case.position, case.worlds, stop)
        best = [_of_king(phase, case) for phase in found.phases[:CANDIDATES]]
        return _Candidates(best, found.tried, found.complete)
    quiet = find_people_phases(case.position, case.secret, stop)
    ways = [
        _of_people(phase, case, best=not number)
        for number, phase in enumerate(quiet.phases[:CANDIDATES])
    ]
    return _Candidates(ways, quiet.tried)


def _of_king(phase: KingPhase, case: _Case) -> TownCandidate:
    worlds, danger, end = len(case.worlds), phase.danger, phase.end
    death, wound = (danger.death, danger.wound) if danger else (0, 0)
    risk = _certainty(danger is None or danger.exact)
    arrested = set(end.arrested) - set(case.position.arrested)
    way = None if end.king is None or end.over else shortest_through(end)
    actions = tidied(case.position, phase.actions)
    return TownCandidate(
        actions=[str(action) for action in actions],
        king=None if end.king is None else SQUARE_NAMES[end.king],
        win=phase.wins / worlds,
        death=death / worlds,
        wound=wound / worlds,
        death_worlds=death,
        wound_worlds=wound,
        need=None if end.king is None or end.over else clock_of(end).need,
        through=None if way is None else way.need,
        blockers=[LETTERS[one.number] for one in (way.blockers if way else ())],
        arrests=[LETTERS[number] for number in sorted(arrested)],
        reasons=reasons_for_king(case.position, actions, case.worlds),
        certainty={"win": Certainty.EXACT, "death": risk, "wound": risk, "need": Certainty.EXACT},
    )


def _of_people(phase: PeoplePhase, case: _Case, *, best: bool) -> TownCandidate:
    """What these actions do to the king is certain: they are the people's own."""
    end, worlds = phase.end, len(case.worlds)
    killed = end.ending is Ending.KILLED
    wounded = end.wounds > case.position.wounds
    strike, exact = None, True
    if case.secret is not None and not end.over:
        strikes = Strikes(end_phase(end))
        strike, exact = strikes.of(case.secret.assassins), strikes.exact
    actions = tidied(case.position, phase.actions)
    return TownCandidate(
        actions=[str(action) for action in actions],
        king=None if end.king is None else SQUARE_NAMES[end.king],
        win=float(killed),
        death=float(killed),
        wound=float(wounded),
        death_worlds=worlds * killed,
        wound_worlds=worlds * wounded,
        need=None if end.over else clock_of(end).need,
        leaves=_leaves(case, end, _FOR_BEST if best else _FOR_OTHERS),
        strike=strike,
        reasons=reasons_for_people(case.position, actions, case.secret),
        certainty={
            "win": Certainty.EXACT,
            "death": Certainty.EXACT,
            "wound": Certainty.EXACT,
            "need": Certainty.EXACT,
            "strike": _certainty(exact),
        },
    )
