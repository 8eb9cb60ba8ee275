"""What to do, and how it compares: the best way to play the rest of a phase told whole, and those
that are as good, first of all those with another idea."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from advisor.messages.assassins_answers import AssassinsAdvice, AssassinsCandidate
from assassins.actions import reaches
from assassins.position import AssassinsPosition
from assassins.rounds import ActionReport
from assassins.town import NEIGHBOURS
from kingsroad_tui.assassins.hints.apart import apart_sentence, harm
from kingsroad_tui.assassins.hints.following import Follow
from kingsroad_tui.assassins.hints.look import too_late, which_cards
from kingsroad_tui.assassins.hints.reasons import moves
from kingsroad_tui.assassins.play.typed_actions import Numbers
from kingsroad_tui.assassins.words.game import people, person
from kingsroad_tui.assassins.words.turns import reports_of, turn_sentences
from tabletop.say import Fact, Say, Share
from tabletop.words.voice import phrase

_LISTED: Final = 5
"""The most other ways that are told."""

_WORTH_HOPING: Final = 0.05
"""From which chance on it is said that an arrest may win the game."""


class PlanPage(NamedTuple):
    """A page about ways to play.

    Attributes:
        actions: what it would have somebody do, in notation; none for ending the phase at once.
        headline: what it is, and how it can be played.
        sentences: all the rest.
    """

    actions: tuple[str, ...] = ()
    headline: str = ""
    sentences: tuple[str, ...] = ()


def is_known(advice: AssassinsAdvice) -> bool:
    """Whether the best way to play is: a kill is at once."""
    return _kill(advice) is not None or (advice.final and bool(advice.candidates))


def best_plan(
    advice: AssassinsAdvice, position: AssassinsPosition, numbers: Numbers, follow: Follow
) -> PlanPage:
    """What to do.

    Args:
        advice: the solver's; the best way to play is known.
        position: what it is about.
        numbers: the knights' numbers.
        follow: how somebody can play as it says.
    """
    if (kill := _kill(advice)) is not None:
        done = [f"- {done}" for done in turn_sentences(reports_of(position, kill), numbers)]
        headline = _headline("strike", kill, follow)
        return PlanPage(tuple(kill), headline, (phrase("assassins-hints-kills"), *done))
    best = advice.candidates[0]
    reports = reports_of(position, best.actions)
    end = reports[-1].after if reports else position
    king = advice.side == "king"
    leads = [
        *_chance(best, advice),
        *(_for_the_king(best, advice) if king else _for_the_people(best, reports, advice)),
        *_unspent(end),
    ]
    if advice.timed_out:
        leads.append(phrase("assassins-hints-cut-short"))
    return PlanPage(
        tuple(best.actions),
        _best(best, advice, follow),
        (" ".join(leads), *moves(best, reports, numbers)),
    )


def other_plans(advice: AssassinsAdvice, position: AssassinsPosition, numbers: Numbers) -> PlanPage:
    """Those that are as good, the most different first; where none is, what comes next.

    The actions are those of the first that is told.
    """
    best = advice.candidates[0] if advice.candidates else None
    others = advice.candidates[1:]
    if best is None or not others or _kill(advice) is not None:
        return PlanPage((), phrase("assassins-hints-nothing-else"))
    as_good = _different_first(best, advice.as_good, position, king=advice.side == "king")
    if as_good:
        headline = phrase("assassins-hints-as-good", others=len(as_good))
        told, lines = as_good[:_LISTED], []
    else:
        headline = phrase("assassins-hints-none-as-good")
        told, lines = others[:1], [phrase("assassins-hints-next-best")]
    for number, way in enumerate(told, start=1):
        turn = " ".join(turn_sentences(reports_of(position, way.actions), numbers))
        apart = apart_sentence(way, best, advice.side)
        if turn:
            line = phrase("assassins-hints-other", number=number, turn=turn, apart=apart)
        else:
            line = phrase("assassins-hints-other-nothing", number=number, apart=apart)
        lines.append(line.rstrip())  # where nothing sets it apart
        if not as_good:
            lines.append(phrase("assassins-hints-worse", loss=Share(way.loss or 0.0)))
    return PlanPage(tuple(told[0].actions), headline, tuple(lines))


def _kill(advice: AssassinsAdvice) -> list[str] | None:
    """The actions that kill the king, in the people's phase."""
    kills = advice.stop is not None and advice.stop.death == 1
    return advice.strike_now if advice.strike_now and kills else None


def _best(best: AssassinsCandidate, advice: AssassinsAdvice, follow: Follow) -> str:
    if not best.actions:
        return phrase("assassins-hints-best-nothing")
    strikes = bool(best.wound) and advice.side == "people"
    either = any(
        bool(way.wound) != bool(best.wound) for way in advice.as_good if advice.side == "people"
    )
    kind = "either" if either else "strike" if strikes else "moves"
    return _headline(kind, best.actions, follow)


def _headline(kind: str, actions: Sequence[str], follow: Follow) -> str:
    done = " ".join(actions)
    return phrase(f"assassins-hints-do-{kind}", how=follow.how, key=follow.key, actions=done)


def _chance(best: AssassinsCandidate, advice: AssassinsAdvice) -> list[str]:
    if best.win >= 1:
        king = advice.side == "king"
        return [phrase("assassins-hints-wins" if king else "assassins-hints-kills")]
    if best.chance is None:
        return []
    chance, others = Share(best.chance), advice.candidates[1:]
    if not others or advice.timed_out:
        said = [phrase("assassins-hints-chance-alone", chance=chance)]
    else:
        said = [phrase("assassins-hints-chance", chance=chance, others=len(advice.as_good))]
    strikes = [way for way in others if way.wound and advice.side == "people"]
    if strikes and not best.wound and not any(way in advice.as_good for way in strikes):
        loss = Share(max(0.0, strikes[0].loss or 0.0))
        said.append(phrase("assassins-hints-strike-costs", loss=loss))
    return said


def _for_the_king(best: AssassinsCandidate, advice: AssassinsAdvice) -> list[str]:
    if best.win >= 1:
        return []
    facts = harm(best)
    if not advice.deck and not best.wound:
        facts["harm"] = "lost"
    said = [phrase("assassins-hints-then", **facts)]
    if best.win >= _WORTH_HOPING:
        arrest, chance = bool(best.arrests), Share(best.win)
        said.append(phrase("assassins-hints-luck", arrest=arrest, chance=chance))
    return [*said, *_clock(best, advice)] if advice.deck else said


def _clock(best: AssassinsCandidate, advice: AssassinsAdvice) -> list[str]:
    """What the king's clock gains or loses."""
    if too_late(advice):
        return []
    left = sum(kind.card[0] * kind.count for kind in advice.deck)
    if best.through is not None and best.blockers:
        there = people(best.blockers)
        return [
            phrase(
                "assassins-hints-after-through",
                steps=best.through,
                people=there,
                many=len(there),
                left=left,
            )
        ]
    if best.need is None:
        return [phrase("assassins-hints-after-shut")]
    spare, now = left - best.need, advice.spare
    if now is None and spare >= 0:  # no gate was open
        return [phrase("assassins-hints-after-first", steps=best.need, left=left, spare=spare)]
    by = 0 if now is None else spare - now
    change = "late" if spare < 0 else "more" if by > 0 else "fewer" if by < 0 else "same"
    return [
        phrase(
            "assassins-hints-after",
            change=change,
            steps=best.need,
            left=left,
            spare=spare,
            by=abs(by),
        )
    ]


def _for_the_people(
    best: AssassinsCandidate, reports: Sequence[ActionReport], advice: AssassinsAdvice
) -> list[str]:
    if best.win >= 1:
        return []
    said = []
    if best.wound:
        said.append(phrase("assassins-hints-then-wounded"))
    if best.leaves is not None and (best.leaves or advice.leaves):
        which = which_cards(advice, best.leaves)
        said.append(phrase("assassins-hints-then-walks-out", **which))
    if best.strike is not None:
        said.append(phrase("assassins-hints-then-strike", ap=best.strike))
    return [*said, *_clock(best, advice), *_mind(reports, advice)]


def _mind(reports: Sequence[ActionReport], advice: AssassinsAdvice) -> list[str]:
    """Who of those that have moved ends where a knight can arrest or kill it; nothing where no
    phase of the knights follows."""
    if not reports or reports[-1].after.over or not advice.deck:
        return []
    end = reports[-1].after
    moved = {report.townsperson for report in reports if report.townsperson is not None}
    near = [number for number in sorted(moved) if _beside_a_knight(end, number)]
    known = tuple(person(number) for number in near if number in end.revealed)
    others = tuple(person(number) for number in near if number not in end.revealed)
    said = []
    if known:
        said.append(phrase("assassins-hints-mind-kill", people=known))
    if others and any(kind.card[2] for kind in advice.deck):
        said.append(phrase("assassins-hints-mind-arrest", people=others))
    return said


def _beside_a_knight(position: AssassinsPosition, number: int) -> bool:
    """Whether a knight can lay hands on one of the townsfolk where both stand."""
    at = position.townsfolk[number]
    return at is not None and any(
        at in NEIGHBOURS[knight] and reaches(position.town, knight, at)
        for knight in position.knights
    )


def _unspent(end: AssassinsPosition) -> list[str]:
    """What is left of the points; of the king's, that his clock loses them."""
    if end.over or end.last_round:
        return []
    left = {"knights": end.knights_ap, "people": end.people_ap, "king": end.king_ap}
    points: tuple[Fact, ...] = tuple(
        Say(f"assassins-hints-unspent-{whose}", ap=ap) for whose, ap in left.items() if ap
    )
    return [phrase("assassins-hints-unspent", points=points)] if points else []


def _different_first(
    best: AssassinsCandidate,
    ways: Sequence[AssassinsCandidate],
    position: AssassinsPosition,
    *,
    king: bool,
) -> list[AssassinsCandidate]:
    """Ways to play, those first that are about something else than the best one and each other."""
    ideas = [_idea(best, position, king=king)]
    first: list[AssassinsCandidate] = []
    rest: list[AssassinsCandidate] = []
    for way in ways:
        idea = _idea(way, position, king=king)
        (rest if idea in ideas else first).append(way)
        ideas.append(idea)
    return [*first, *rest]


def _idea(way: AssassinsCandidate, position: AssassinsPosition, *, king: bool) -> object:
    """What a way to play is about: the king's square and the arrests, or which people move."""
    if king:
        return way.king, tuple(way.arrests)
    return frozenset(report.townsperson for report in reports_of(position, way.actions))
