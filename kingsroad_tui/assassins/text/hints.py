"""Hints in sentences: the clock, the danger, ways to play. The solver knows; here it is said."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from enum import IntEnum
from types import MappingProxyType
from typing import Final, NamedTuple

from advisor.messages.town_answers import Certainty, DangerFacts, TownAdvice, TownCandidate
from assassins.games import TownGame
from assassins.position import TownPosition
from assassins.rounds import ActionReport
from assassins.squares import SQUARE_NAMES
from assassins.town import LETTERS
from kingsroad_tui.assassins.session.knights import Numbers, knight_numbers
from kingsroad_tui.assassins.text.advice import odds_sentences
from kingsroad_tui.assassins.text.game import person, risk_words, sentence
from kingsroad_tui.assassins.text.reasons import JOINT, reason_words, reasoned
from kingsroad_tui.assassins.text.turns import actors, placed_clauses, reports_of, turn_words
from kingsroad_tui.text.words import count, listed

NO_HINTS: Final = "This game was set up without hints."
NOT_NOW: Final = "Hints are for whoever acts now."
LOST: Final = "There is no hint: the solver gives no answer."
THINKING: Final = "Thinking …"

HINT_KEYS: Final = "t: more"
"""Beside the title of a hint."""

FOLLOW: Final = "v does it"
"""How to play as the hint says."""

_WOUND: Final = 2
"""The action points of a strike."""

_SHOWN: Final = 2
"""How many ways to play are shown."""

_COMPARED: Final = 6
"""How many are looked at for those that differ."""


class TownHintStep(IntEnum):
    """How much is said; each press of the key says more, and the last one nothing."""

    OFF = 0
    CLOCK = 1
    DANGER = 2
    WAYS = 3

    @property
    def next(self) -> TownHintStep:
        """What the next press of the key shows."""
        return TownHintStep((self + 1) % len(TownHintStep))


class Hint(NamedTuple):
    """What a hint shows.

    Attributes:
        sentences: what it says.
        danger: by townsperson (0 to 11), the AP after which it could strike, for those to be
            marked.
        planned: the actions that it would have somebody do, to be drawn.
    """

    sentences: tuple[str, ...] = ()
    danger: Mapping[int, int] = MappingProxyType({})
    planned: tuple[str, ...] = ()


NO_HINT: Final = Hint()
THINKING_HINT: Final = Hint((THINKING,))
LOST_HINT: Final = Hint((LOST,))


def hint_of(
    advice: TownAdvice, game: TownGame, step: TownHintStep, own: Collection[int] = ()
) -> Hint:
    """All that a hint about the present moment of a game shows up to a step; ``own`` are the
    assassins (0 to 11) of the people's player who is told it."""
    king = advice.side == "king"  # nothing is marked for the people before they look at their cards
    return Hint(
        tuple(hint_sentences(advice, game.position, knight_numbers(game), step, own)),
        near_pawns(advice, own) if step >= TownHintStep.DANGER and (king or own) else {},
        best_actions(advice) if step >= TownHintStep.WAYS else (),
    )


def hint_sentences(
    advice: TownAdvice,
    position: TownPosition,
    numbers: Numbers,
    step: TownHintStep,
    own: Collection[int] = (),
    *,
    by_key: bool = True,
) -> list[str]:
    """What a hint says up to a step.

    Args:
        advice: the solver's.
        position: what it is about.
        numbers: the knights' numbers.
        step: how much is wanted.
        own: the assassins of the people's player who is told it; none for anybody else.
        by_key: whether a key does the best turn; else its actions are to be typed.
    """
    king = advice.side == "king"
    lines: list[str] = []
    if step >= TownHintStep.CLOCK:
        lines.append(clock_sentence(advice, "you" if king else "the king"))
    if step is TownHintStep.CLOCK:  # later there is more to say than the next card
        lines += odds_sentences(advice)
    if step >= TownHintStep.DANGER:
        lines += danger_sentences(advice, position, own)
    if step >= TownHintStep.WAYS:
        # What was asked for last comes first: there may be no room for everything.
        return [*ways_sentences(advice, position, numbers, by_key=by_key), *lines]
    return lines


def clock_sentence(advice: TownAdvice, who: str) -> str:
    """How the king's steps stand against his action points; exact."""
    if advice.need is None or advice.spare is None:
        ways = [gate.need for gate in advice.gates if gate.need is not None]
        if not ways:
            return f"No street leads to a gate; {advice.left} king AP left."
        return (
            f"The crowd shuts the king off from every gate: somebody has to move or be pushed. "
            f"With the way free it would be {count(min(ways), 'step')}, {advice.left} king AP left."
        )
    gate = next(g.direction for g in advice.gates if g.need == advice.need and not g.shut)
    steps = f"{count(advice.need, 'step')} to the {gate} gate, {advice.left} king AP left"
    if advice.spare < 0:
        return f"The castle is out of reach: {steps}."
    return f"{steps}: {who} can lose {advice.spare or 'none'}."


def danger_sentences(
    advice: TownAdvice, position: TownPosition, own: Collection[int] = ()
) -> list[str]:
    """Who could strike with the people's points, and under how many triples that hurts; to the
    player whose assassins they are, with whom to strike.
    """
    if advice.stop is None:
        return []
    near = sorted(near_pawns(advice, own).items(), key=lambda pair: (pair[1], pair[0]))
    lines = [_risk_sentence(advice, advice.stop)]
    if near:
        unknown = "Could strike:" if advice.side == "king" else "The king has to fear:"
        lead = "You can strike with" if own else unknown
        lines.append(f"{lead} {listed(_near_words(n, ap, position) for n, ap in near)}.")
    return lines


def near_pawns(advice: TownAdvice, own: Collection[int] = ()) -> Mapping[int, int]:
    """Who may be an assassin (0 to 11; with ``own``, who is one) and could strike with the
    people's points; the AP it takes to get there."""
    if advice.stop is None:
        return {}
    most = advice.stop.ap - _WOUND
    return {
        LETTERS.index(letter): price
        for letter, price in advice.danger.items()
        if price is not None and price <= most and advice.chances[letter]
        if not own or LETTERS.index(letter) in own
    }


def _near_words(number: int, price: int, position: TownPosition) -> str:
    square = position.townsfolk[number]
    at = "" if square is None else f" on {SQUARE_NAMES[square]}"
    return f"{person(number)}{at} ({'at once' if not price else f'after {price} AP'})"


def _risk_sentence(advice: TownAdvice, stop: DangerFacts) -> str:
    """What the people can do to the king if the king's side does nothing more."""
    when = "If you stop here" if advice.side == "king" else "As it stands"
    said = when if stop.certainty is Certainty.EXACT else f"{when}, at worst"
    if not stop.wound_worlds:
        return f"{said}: the king is safe this round."
    if stop.worlds == 1:
        return f"{said}: he can be {'killed' if stop.death_worlds else 'wounded'}."
    return f"{said}: {_harm(stop.death_worlds, stop.wound_worlds, stop.worlds)}."


def _harm(death: int, wound: int, worlds: int) -> str:
    """Under how many triples the king can be killed or wounded; ``wound`` is more than none."""
    if not death:
        return f"he can be wounded, not killed ({risk_words(wound, worlds)})"
    if death == wound:
        return f"he can be killed ({risk_words(death, worlds)})"
    return (
        f"he can be wounded ({risk_words(wound, worlds)}) "
        f"or even killed (risk {death / worlds:.0%}: {death})"
    )


# ------------------------------------------------------------------------------- what to play


def best_actions(advice: TownAdvice) -> tuple[str, ...]:
    """The actions of the best way to play, as the hint shows and can do them; none before it is
    known, or where nothing more is best."""
    if advice.strike_now:
        return tuple(advice.strike_now)
    if not advice.final or not advice.candidates:
        return ()
    return tuple(advice.candidates[0].actions)


def ways_sentences(
    advice: TownAdvice, position: TownPosition, numbers: Numbers, *, by_key: bool = True
) -> list[str]:
    """The best way to play the rest of the phase, and what else is good."""
    follow = FOLLOW if by_key else f"type {' '.join(best_actions(advice))}"
    if advice.strike_now:
        reports = reports_of(position, advice.strike_now)
        deeds = turn_words(reports, numbers)
        kills = reports[-1].after.over
        why = "That wins the game." if kills else "One more wound, and he is dead."
        return [f"Strike now ({follow}): {deeds}. {why}"]
    if not advice.final:
        return [THINKING]
    lines: list[str] = []
    ways = [(way, reports_of(position, way.actions)) for way in advice.candidates[:_COMPARED]]
    told: set[object] = set()
    for way, reports in ways:
        if (idea := _idea(way, reports, king=advice.side == "king")) in told:
            continue
        told.add(idea)
        words = turn_words(reports, numbers)
        if lines:
            lines.append(f"Also good: {words or 'nothing more'}. {_outcome(way, advice)}")
        elif words:
            lines.append(f"Best ({follow}):")
            lines += _reasoned(way, reports, numbers)
            lines.append(_outcome(way, advice))
        else:
            lines.append(f"Best: end your phase now. {_outcome(way, advice)}")
        if len(told) == _SHOWN:
            break
    return lines


def _reasoned(way: TownCandidate, reports: Sequence[ActionReport], numbers: Numbers) -> list[str]:
    """What each pawn does, and why; those in a row that do it for one and the same end together."""
    who = actors(reports, numbers)
    reasons = {reason.at: reason for reason in way.reasons}
    groups: list[tuple[str, list[str]]] = []
    for place, clause in placed_clauses(reports, numbers):
        reason = reasons.get(place)
        why = reason_words(reason, who) if reason else ""
        if reason and groups and groups[-1][0] == why and reason.kind in JOINT:
            groups[-1][1].append(clause)
        else:
            groups.append((why, [clause]))
    return [f"- {sentence(reasoned(deeds, why))}" for why, deeds in groups]


def _idea(way: TownCandidate, reports: Sequence[ActionReport], *, king: bool) -> object:
    """What a way to play is about: the king's square and the arrests, or which people move."""
    if king:
        return way.king, tuple(way.arrests)
    return frozenset(report.townsperson for report in reports)


def _outcome(way: TownCandidate, advice: TownAdvice) -> str:
    """What a way to play leads to."""
    if advice.side == "people":
        return _outcome_for_the_people(way)
    if way.win >= 1:
        return "That wins the game."
    clauses: list[str] = []
    if way.win:
        wins = round(way.win * advice.worlds)
        clauses.append(f"you win at once in {wins} of {advice.worlds}")
    if way.wound_worlds:
        sure = way.certainty.get("wound") in (Certainty.EXACT, Certainty.PROVED)
        harm = _harm(way.death_worlds, way.wound_worlds, advice.worlds)
        clauses.append(harm if sure else f"at worst, {harm}")
    else:
        clauses.append("the king is safe this round")
    clauses.append(_way_left(way))
    return f"Then {'; '.join(clauses)}.{_slack_sentence(way, advice)}"


def _slack_sentence(way: TownCandidate, advice: TownAdvice) -> str:
    """Said where the king can lose no step after a way to play, or not even that."""
    to_come = sum(kind.card[0] * kind.count for kind in advice.deck)
    if way.need is None or way.need < to_come:
        return ""
    if way.need == to_come:
        return " After this you can lose no step any more."
    return " After this you cannot get there in time, unless another gate opens."


def _outcome_for_the_people(way: TownCandidate) -> str:
    if way.death:
        return "That kills the king."
    clauses: list[str] = []
    if way.wound:
        clauses.append("the king is wounded")
    if way.strike is not None:
        clauses.append(
            f"your nearest assassin needs {way.strike} AP to reach him"
            if way.strike
            else "an assassin stands ready to strike"
        )
    clauses.append(_way_left(way))
    return f"Then {'; '.join(clauses)}."


def _way_left(way: TownCandidate) -> str:
    if way.need is None:
        return "the crowd shuts every gate off"
    return f"{count(way.need, 'step')} to a gate"
