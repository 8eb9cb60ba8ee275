"""The ways to play that advice gives, each with its facts, its chance to win and its reasons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache, partial
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
import numpy as np

from advisor.assassins.belief import (
    ALIKE,
    TRIOS,
    TrioBelief,
    belief_in,
    belief_of,
    chance_struck,
    flags_of,
)
from advisor.assassins.clock import clock_of, shortest_through
from advisor.assassins.danger import Worlds, danger_of, people_ap
from advisor.assassins.finishing import Played, WayT, finished
from advisor.assassins.king.phase import KingPhase, certain_phase
from advisor.assassins.king.walking_out import cards_to_leave
from advisor.assassins.people_phase import PeoplePhase
from advisor.assassins.plans import (
    keeping_on,
    king_chances,
    people_chances,
    plan_king_phase,
    plan_people_phase,
)
from advisor.assassins.reasons import reasons_for_king, reasons_for_people, tidied
from advisor.assassins.replies import judged_by_replies, people_judged_by_replies
from advisor.assassins.strikes import Strikes
from advisor.assassins.values.features import moments_of
from advisor.assassins.values.network import Judges, packaged_judges
from advisor.core.arrays import Bools, as_chance
from advisor.core.cancellation import Stop
from advisor.messages.assassins_answers import (
    AssassinsCandidate,
    Certainty,
    ChanceFacts,
    DangerFacts,
)
from assassins.actions import FATAL_WOUNDS, WOUND, Action, Side
from assassins.games import AssassinsGame
from assassins.position import AssassinsPhase, AssassinsPosition, Ending
from assassins.rounds import after_actions, end_phase
from assassins.secret import Secret
from assassins.town import LETTERS, SQUARE_NAMES

FoundT = TypeVar("FoundT")

CANDIDATES: Final = 6
"""The most candidates given."""

_ANSWERED: Final = 4
"""The most candidates of the people's side: each takes the king's reply to several cards."""

_FOR_BEST: Final = 2_000_000
"""How many moments are looked at, after the best way to play of the people, for the king's way out:
where the gate is closed, it takes seconds to be sure that he cannot have it opened."""

_FOR_OTHERS: Final = 3_000
"""How many are after their other ways."""


@dataclass(frozen=True)
class Case:
    """What is asked: a position, for whom, and what may be taken for true."""

    game: AssassinsGame
    position: AssassinsPosition
    side: Side
    secret: Secret | None
    worlds: Worlds
    assumptions: list[str]
    judges: Judges

    @property
    def own_turn(self) -> bool:
        """Whether the phase that runs is the advised side's."""
        return self.position.card is not None and self.position.phase.value == self.side.value

    @property
    def assumed(self) -> Bools:
        """Which trios fit the assumptions and what is public; shape (220,)."""
        return flags_of(self.worlds.triples)

    @cached_property
    def belief(self) -> TrioBelief:
        """Who the assassins may be, for somebody who knows what is public."""
        return belief_of(self.game, self.judges.suspicion, self.assumed)


class Candidates(NamedTuple):
    """Ways to play, best first, of how many, and whether of all; the chance with the first; and
    the way that was asked about, with what it loses."""

    candidates: Sequence[AssassinsCandidate] = ()
    tried: int = 0
    complete: bool = False
    chance: ChanceFacts | None = None
    asked: AssassinsCandidate | None = None

    @property
    def win_now(self) -> list[str] | None:
        """The actions of the king's side that win for sure."""
        best = next(iter(self.candidates), None)
        return best.actions if best and best.win == 1 else None


def find_candidates(case: Case, stop: Stop, asked: Sequence[Action] | None = None) -> Candidates:
    """The best ways to play the rest of the phase, for the side whose it is. Whatever is judged is
    judged alike, and none of it is better than the first.

    Args:
        case: what there is to decide.
        stop: out of time, the best so far are given.
        asked: the actions of which it is asked what they lose, each legal after those before it.
    """
    if case.side is Side.KING:
        return _for_king(case, stop, asked)
    return _for_people(case, stop, asked)


@dataclass(slots=True)
class _Known:
    """What has been worked out of a case: so a hint, the question before the phase ends and the
    verdict on it afterwards are one computation.

    Attributes:
        found: the ways to play that were found; None before they all were.
        judged: by its end, the way that was judged by the replies to it.
    """

    found: Any = None
    judged: dict[AssassinsPosition, Any] = field(default_factory=dict)

    def planned(self, plan: Callable[[], FoundT], stop: Stop) -> FoundT:
        """The ways to play as they were found before, or are now."""
        found: FoundT = plan() if self.found is None else self.found
        if not stop.timed_out:
            self.found = found
        return found

    def judging(
        self, judged: Callable[[Sequence[Played], Stop], Sequence[WayT]]
    ) -> Callable[[Sequence[Played], Stop], list[WayT]]:
        """Judges ways to play, each end once."""

        def once(played: Sequence[Played], stop: Stop) -> list[WayT]:
            fresh = {end: actions for actions, end in played if end not in self.judged}
            for way in judged([(actions, end) for end, actions in fresh.items()], stop):
                self.judged[way.end] = way
            known = [one for one in played if one[1] in self.judged]
            return [replace(self.judged[end], actions=actions) for actions, end in known]

        return once


_CASES: Final = 4
"""Of so many cases it is remembered what was worked out."""


@lru_cache(maxsize=_CASES)
def _known_of(*_: object) -> _Known:
    return _Known()


def _known(case: Case) -> _Known:
    if case.judges.king is not packaged_judges(case.game.town).king:
        return _Known()  # values that are being learnt
    alike, cards = case.judges.suspicion is ALIKE, tuple(case.judges.next_cards)
    return _known_of(case.game, case.side, case.secret, tuple(case.assumptions), alike, cards)


def quick_chances(case: Case, played: Sequence[Played]) -> list[float]:
    """The chances to win of the side whose phase it is, with ways to play it, none of them over: by
    what the search compares ends with, no reply looked for."""
    if case.side is Side.KING:
        moments = moments_of([end for _, end in played])
        found: list[float] = king_chances(moments, case.belief, case.judges).value.tolist()
    else:
        ways = [PeoplePhase(*way, 0.0) for way in played]
        found = people_chances(case.game, ways, case.judges).value.tolist()
    return found


def _for_king(case: Case, stop: Stop, asked: Sequence[Action] | None) -> Candidates:
    known = _known(case)
    found = known.planned(
        lambda: plan_king_phase(
            case.position, case.worlds, stop, belief=case.belief, judges=case.judges
        ),
        stop,
    )

    def judged(played: Sequence[Played], stop: Stop) -> list[KingPhase]:
        over = [KingPhase(*way, len(case.worlds), None, 1.0) for way in played if way[1].over]
        rest = [certain_phase(*way, case.worlds) for way in played if not way[1].over]
        return [*over, *judged_by_replies(case.game, rest, case.belief, case.judges, stop)]

    some = keeping_on(found.phases, CANDIDATES)
    ways, own = _compared(case, some, known.judging(judged), asked, stop)
    told = [_of_king(way, case) for way in ways[:CANDIDATES]]
    mine = None if own is None else _of_king(own, case)
    return _with_chances(case, ways, told, own, mine)._replace(
        tried=found.tried, complete=found.complete
    )


def _for_people(case: Case, stop: Stop, asked: Sequence[Action] | None) -> Candidates:
    known = _known(case)
    found = known.planned(lambda: plan_people_phase(case.game, case.judges, stop), stop)
    phases = found.phases[:CANDIDATES]
    if case.secret is None:  # what the king would answer is not asked
        told = [_of_people(way, case, best=not number) for number, way in enumerate(phases)]
        return _with_chances(case, phases, told)._replace(tried=found.tried)

    def judged(played: Sequence[Played], stop: Stop) -> list[PeoplePhase]:
        over = [PeoplePhase(*way, 1.0) for way in played if way[1].over]
        rest = [PeoplePhase(*way, 0.0) for way in played if not way[1].over]
        return [*over, *people_judged_by_replies(case.game, rest, case.judges, stop)]

    some = _struck_or_not(found.phases, case.position)
    ways, own = _compared(case, some, known.judging(judged), asked, stop)
    told = [_of_people(way, case, best=not number) for number, way in enumerate(ways[:CANDIDATES])]
    mine = None if own is None else _of_people(own, case, best=False)
    return _with_chances(case, ways, told, own, mine)._replace(tried=found.tried)


def _compared(
    case: Case,
    ways: Sequence[WayT],
    judged: Callable[[Sequence[Played], Stop], Sequence[WayT]],
    asked: Sequence[Action] | None,
    stop: Stop,
) -> tuple[list[WayT], WayT | None]:
    """Ways to play judged by the replies to them, the best one finished; and the one asked about.

    A chance without replies is no measure beside one with them: where time runs out, those ways
    alone are given that were judged so, if any.
    """
    won = ways[0].end.over
    found = ways[:1] if won else judged([(way.actions, way.end) for way in ways], stop) or ways
    own = None
    if asked is not None:
        end = after_actions(case.position, asked, case.secret)
        (own,) = judged([(tuple(asked), end)], Stop())
        found = [*found, own]
    if won:
        return [*found], own
    best = finished(
        found,
        partial(quick_chances, case),
        lambda some: judged(some, stop),
        case.position,
        stop=stop,
        secret=case.secret,
    )
    return best, own


def _struck_or_not(
    phases: Sequence[PeoplePhase], position: AssassinsPosition
) -> Sequence[PeoplePhase]:
    """The first ways to play, with a strike among them and none, where there are both: it is always
    seen what it brings to wait."""
    first = list(phases[:_ANSWERED])
    for struck in (True, False):
        if not any((way.end.wounds > position.wounds) is struck for way in first):
            first[-1:] = [w for w in phases if (w.end.wounds > position.wounds) is struck][
                :1
            ] or first[-1:]
    return first


def chance_facts(side: Side, value: float, error: float) -> ChanceFacts:
    """Both sides' chances from one's."""
    value = min(1.0, max(0.0, value))
    king = value if side is Side.KING else 1 - value
    return ChanceFacts(king=king, people=1 - king, error=error)


def _with_chances(
    case: Case,
    ways: Sequence[KingPhase] | Sequence[PeoplePhase],
    told: Sequence[AssassinsCandidate],
    own: KingPhase | PeoplePhase | None = None,
    mine: AssassinsCandidate | None = None,
) -> Candidates:
    """Candidates with their chances to win, and what each loses against the first; and of the way
    that was asked about."""
    best = ways[0]

    def judged(way: KingPhase | PeoplePhase, candidate: AssassinsCandidate) -> AssassinsCandidate:
        return msgspec.structs.replace(
            candidate,
            chance=min(1.0, max(0.0, way.value)),
            chance_error=way.error,
            loss=max(0.0, min(1.0, best.value) - min(1.0, way.value)),
        )

    return Candidates(
        list(map(judged, ways, told)),
        chance=chance_facts(case.side, best.value, best.error),
        asked=None if own is None or mine is None else judged(own, mine),
    )


def leaves(case: Case, position: AssassinsPosition, most: int) -> int | None:
    """With how many cards the king can leave next, if the people stop at a position."""
    if position.over or case.position.phase is not AssassinsPhase.PEOPLE:
        return None
    return cards_to_leave(position, Stop(), most, case.judges.next_cards)


def danger_facts(case: Case, position: AssassinsPosition) -> DangerFacts | None:
    """What the people can do where the king's side stops, by who is suspected; None before the card
    is turned up. The people's side that knows its secret suspects nobody else."""
    ap = people_ap(position)
    if ap is None:
        return None
    worlds, belief = case.worlds, case.belief
    if case.secret is not None:
        worlds, belief = Worlds((case.secret.assassins,)), belief_in(case.secret.assassins)
    strikes = Strikes(position)
    danger = danger_of(strikes, worlds, ap)
    fatal = ap - WOUND * (FATAL_WOUNDS - position.wounds)
    return DangerFacts(
        ap=ap,
        death=_share(danger.death, worlds, chance_struck(belief, strikes, fatal)),
        wound=_share(danger.wound, worlds, chance_struck(belief, strikes, ap - WOUND)),
        death_worlds=danger.death,
        wound_worlds=danger.wound,
        worlds=len(worlds),
        certainty=certainty(danger.exact),
    )


def _win(phase: KingPhase, case: Case) -> float:
    """The chance that a phase of the king's side has won, by who is suspected."""
    gone = np.array([all(phase.end.townsfolk[n] is None for n in trio) for trio in TRIOS])
    return _share(phase.wins, case.worlds, case.belief.chance_of(gone))


def _share(number: int, worlds: Worlds, chance: float) -> float:
    """A chance of so many worlds; of none and of all of them no sum is needed."""
    return float(number == len(worlds)) if number in (0, len(worlds)) else as_chance(chance)


def certainty(exact: bool) -> Certainty:
    """Of a figure that is exact, or a bound."""
    return Certainty.EXACT if exact else Certainty.ESTIMATED


def _of_king(phase: KingPhase, case: Case) -> AssassinsCandidate:
    actions = tidied(case.position, phase.actions)
    return msgspec.structs.replace(
        _king_figures(phase, case),
        actions=[str(action) for action in actions],
        reasons=reasons_for_king(case.position, actions, case.worlds, case.belief.chances.tolist()),
    )


def _king_figures(phase: KingPhase, case: Case) -> AssassinsCandidate:
    danger, end = phase.danger, phase.end
    death, wound = (danger.death, danger.wound) if danger else (0, 0)
    risks = danger_facts(case, end) if danger and wound else None
    risk = certainty(danger is None or danger.exact)
    arrested = set(end.arrested) - set(case.position.arrested)
    way = None if end.king is None or end.over else shortest_through(end)
    need, spare = _steps(end)
    return AssassinsCandidate(
        actions=[],
        king=None if end.king is None else SQUARE_NAMES[end.king],
        win=_win(phase, case),
        death=risks.death if risks else 0.0,
        wound=risks.wound if risks else 0.0,
        death_worlds=death,
        wound_worlds=wound,
        need=need,
        spare=spare,
        through=None if way is None else way.need,
        blockers=[LETTERS[one.number] for one in (way.blockers if way else ())],
        arrests=[LETTERS[number] for number in sorted(arrested)],
        certainty={"win": Certainty.EXACT, "death": risk, "wound": risk, "need": Certainty.EXACT},
    )


def _steps(end: AssassinsPosition) -> tuple[int | None, int | None]:
    """The king's steps to go after a phase, and how many can be lost: what he has not spent in it
    is."""
    if end.king is None or end.over:
        return None, None
    need = clock_of(end).need
    left = sum(card.king for card in end.deck)
    return need, None if need is None else left - need


def _of_people(phase: PeoplePhase, case: Case, *, best: bool) -> AssassinsCandidate:
    actions = tidied(case.position, phase.actions)
    return msgspec.structs.replace(
        _people_figures(phase, case, best=best),
        actions=[str(action) for action in actions],
        reasons=reasons_for_people(case.position, actions, case.secret),
    )


def _people_figures(phase: PeoplePhase, case: Case, *, best: bool) -> AssassinsCandidate:
    """What these actions do to the king is certain: they are the people's own."""
    end, worlds = phase.end, len(case.worlds)
    killed = end.ending is Ending.KILLED
    wounded = end.wounds > case.position.wounds
    strike, exact = None, True
    need, spare = _steps(end)
    if case.secret is not None and not end.over:
        strikes = Strikes(end_phase(end))
        strike, exact = strikes.of(case.secret.assassins), strikes.exact
    return AssassinsCandidate(
        actions=[],
        king=None if end.king is None else SQUARE_NAMES[end.king],
        win=float(killed),
        death=float(killed),
        wound=float(wounded),
        death_worlds=worlds * killed,
        wound_worlds=worlds * wounded,
        need=need,
        spare=spare,
        leaves=leaves(case, end, _FOR_BEST if best else _FOR_OTHERS),
        strike=strike,
        certainty={
            "win": Certainty.EXACT,
            "death": Certainty.EXACT,
            "wound": Certainty.EXACT,
            "need": Certainty.EXACT,
            "strike": certainty(exact),
        },
    )
