"""The ways to play that advice gives, each with its facts, its chance to win and its reasons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import msgspec

from advisor.assassins.belief import TrioBelief, belief_of, flags_of
from advisor.assassins.clock import clock_of, shortest_through
from advisor.assassins.danger import Worlds
from advisor.assassins.king.phase import KingPhase, certain_phase, in_order
from advisor.assassins.king.walking_out import cards_to_leave
from advisor.assassins.people_phase import PeoplePhase
from advisor.assassins.plans import by_chance, keeping_on, plan_king_phase, plan_people_phase
from advisor.assassins.reasons import reasons_for_king, reasons_for_people, tidied
from advisor.assassins.replies import judged_by_replies, people_judged_by_replies
from advisor.assassins.strikes import Strikes
from advisor.assassins.values.network import Judges
from advisor.core.arrays import Bools
from advisor.core.cancellation import Stop
from advisor.messages.assassins_answers import AssassinsCandidate, Certainty, ChanceFacts
from assassins.actions import Action, Side
from assassins.games import AssassinsGame
from assassins.position import AssassinsPhase, AssassinsPosition, Ending
from assassins.rounds import after_actions, end_phase
from assassins.secret import Secret
from assassins.town import LETTERS, SQUARE_NAMES

CANDIDATES: Final = 6
"""The most candidates given."""

_ANSWERED: Final = 4
"""The most candidates of the people's side: each takes the king's reply to several cards."""

_FOR_BEST: Final = 2_000_000
"""How many moments are looked at, after the best way to play of the people, for the king's way out:
where the gate is closed, it takes seconds to be sure that he cannot have it opened."""

_FOR_OTHERS: Final = 3_000
"""How many are after their other ways."""


@dataclass(frozen=True, slots=True)
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

    @property
    def belief(self) -> TrioBelief:
        """Who the assassins may be, for somebody who knows what is public."""
        return belief_of(self.game, self.judges.suspicion, self.assumed)


class Candidates(NamedTuple):
    """Ways to play, best first, of how many, and whether of all; and the chance with the first."""

    candidates: Sequence[AssassinsCandidate] = ()
    tried: int = 0
    complete: bool = False
    chance: ChanceFacts | None = None

    @property
    def win_now(self) -> list[str] | None:
        """The actions of the king's side that win for sure."""
        best = next(iter(self.candidates), None)
        return best.actions if best and best.win == 1 else None


def find_candidates(case: Case, stop: Stop) -> Candidates:
    """The best ways to play the rest of the phase, for the side whose it is."""
    if case.side is Side.KING:
        found = plan_king_phase(
            case.position, case.worlds, stop, belief=case.belief, judges=case.judges
        )
        phases = _answered_to(case, keeping_on(found.phases, CANDIDATES), stop)
        ways = [_of_king(phase, case) for phase in phases]
        return _with_chances(
            ways, [p.value for p in phases], [p.error for p in phases], case
        )._replace(tried=found.tried, complete=found.complete)
    quiet = plan_people_phase(case.game, case.judges, stop)
    answers = _answers_to(case, quiet.phases[:CANDIDATES], stop)
    ways = [_of_people(phase, case, best=not number) for number, phase in enumerate(answers)]
    return _with_chances(
        ways, [p.value for p in answers], [p.error for p in answers], case
    )._replace(tried=quiet.tried)


def candidate_of(case: Case, actions: Sequence[Action], stop: Stop) -> AssassinsCandidate:
    """What somebody has done in the phase, with the figures and the chance to win of a candidate;
    without reasons.

    Args:
        case: at the beginning of these actions.
        actions: all of them, each legal after those before it.
        stop: out of time, an error is raised: half a judgement is none.

    Raises:
        OutOfTime: the time limit has passed.
    """
    stop.check()
    end = after_actions(case.position, actions, case.secret)
    done = tuple(actions)
    if case.side is Side.KING:
        way = _king_way(case, done, end, stop)
        facts, value, error = _king_figures(way, case), way.value, way.error
    else:
        turn = PeoplePhase(done, end, float(end.ending is Ending.KILLED))
        if not end.over:
            (turn,) = people_judged_by_replies(case.game, [turn], case.judges, Stop())
        facts, value, error = _people_figures(turn, case, best=False), turn.value, turn.error
    return msgspec.structs.replace(
        facts,
        actions=[str(action) for action in done],
        chance=min(1.0, max(0.0, value)),
        chance_error=error,
    )


def _king_way(
    case: Case, actions: tuple[Action, ...], end: AssassinsPosition, stop: Stop
) -> KingPhase:
    """A phase of the king's side with its danger, its chance to win by the people's replies."""
    worlds = case.worlds
    if end.over:
        return KingPhase(actions, end, len(worlds), None, 1.0)
    way = certain_phase(actions, end, worlds)
    stop.check()
    (way,) = judged_by_replies(case.game, [way], case.belief, case.judges, Stop())
    return way


def chance_facts(side: Side, value: float, error: float) -> ChanceFacts:
    """Both sides' chances from one's."""
    value = min(1.0, max(0.0, value))
    king = value if side is Side.KING else 1 - value
    return ChanceFacts(king=king, people=1 - king, error=error)


def _with_chances(
    ways: Sequence[AssassinsCandidate],
    values: Sequence[float],
    errors: Sequence[float],
    case: Case,
) -> Candidates:
    """Candidates with their chances to win, and what each loses against the first."""
    chances = [min(1.0, max(0.0, value)) for value in values]
    judged = [
        msgspec.structs.replace(
            way, chance=chance, chance_error=error, loss=max(0.0, chances[0] - chance)
        )
        for way, chance, error in zip(ways, chances, errors, strict=True)
    ]
    return Candidates(judged, chance=chance_facts(case.side, chances[0], errors[0]))


def _answered_to(case: Case, phases: tuple[KingPhase, ...], stop: Stop) -> tuple[KingPhase, ...]:
    """The ways to play of the king's side, judged by the people's replies.

    A chance without replies is no measure beside one with them: where time runs out, those ways
    alone are given that were judged so, if any.
    """
    if phases[0].end.over:
        return phases
    judged = judged_by_replies(case.game, phases, case.belief, case.judges, stop)
    return in_order(judged) or phases


def _answers_to(case: Case, phases: tuple[PeoplePhase, ...], stop: Stop) -> tuple[PeoplePhase, ...]:
    """The same for the people's side, who know their trio, by the king's replies."""
    if phases[0].end.over or case.secret is None:
        return phases
    judged = people_judged_by_replies(case.game, phases[:_ANSWERED], case.judges, stop)
    return tuple(by_chance(judged)) or phases


def leaves(case: Case, position: AssassinsPosition, most: int) -> int | None:
    """With how many cards the king can leave next, if the people stop at a position."""
    if position.over or case.position.phase is not AssassinsPhase.PEOPLE:
        return None
    return cards_to_leave(position, Stop(), most, case.judges.next_cards)


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
    worlds, danger, end = len(case.worlds), phase.danger, phase.end
    death, wound = (danger.death, danger.wound) if danger else (0, 0)
    risk = certainty(danger is None or danger.exact)
    arrested = set(end.arrested) - set(case.position.arrested)
    way = None if end.king is None or end.over else shortest_through(end)
    need, spare = _steps(end)
    return AssassinsCandidate(
        actions=[],
        king=None if end.king is None else SQUARE_NAMES[end.king],
        win=phase.wins / worlds,
        death=death / worlds,
        wound=wound / worlds,
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
