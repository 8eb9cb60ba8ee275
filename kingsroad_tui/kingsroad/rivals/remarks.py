"""What is worth a remark at a table of King's Road, and when: found in what everybody has seen.

Every function gets what is public and nothing else: positions before a choice, what was revealed,
reports of rounds. So nothing that is said can depend on what is still hidden.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from enum import StrEnum, unique
from typing import Final

from advisor.messages.computers import STRENGTHS
from kingsroad.board import Board
from kingsroad.cards import Card
from kingsroad.games import Game
from kingsroad.position import GOAL, Position, TieBreak
from kingsroad.rounds import CardEffect, Outcome, Revealed, RoundReport
from kingsroad.scoring import RegionScore
from kingsroad_tui.kingsroad.play.winning import leaders, ranking
from kingsroad_tui.kingsroad.words.game import the_name
from kingsroad_tui.rivals.cast import Cast
from kingsroad_tui.rivals.remarks import Mood, Remark, Spoken, Talk
from tabletop.say import Fact

CAST: Final = Cast(STRENGTHS, "kingsroad")
"""The computer players."""

BEFORE: Final = ("before", 0)
"""All have chosen, and the cards lie face down."""

TURNED: Final = ("turned", 0)
"""The cards lie face up."""

CROSSED: Final = ("goal", 0)
"""Somebody has come to 40 points."""

OVER: Final = ("over", 0)
"""The game is over."""

ROUND_TOLD: Final = ("told", 0)
"""The round is scored, and the King has walked on."""


def scored_at(region: int) -> tuple[str, int]:
    """A region is scored."""
    return ("scored", region)


@unique
class Situation(StrEnum):
    """What can be said something about; the lines of each character are filed by it.

    ``BEFORE`` are those before a reveal; ``OWN`` and all others are told of the speaker.
    """

    BEFORE_REGION = "before-region"
    BEFORE_LEAD = "before-lead"
    BEFORE_BEHIND = "before-behind"
    BEFORE_END = "before-end"
    TOOK = "took"
    TOOK_BY_ONE = "took-by-one"
    ALONE = "alone"
    LOST_BY_ONE = "lost-by-one"
    TIED = "tied"
    EMPTY = "empty"
    BIG = "big"
    BIG_OTHER = "big-other"
    KNIGHT_OWN = "knight-own"
    KNIGHT_HURT = "knight-hurt"
    DRAGON_OWN = "dragon-own"
    DRAGON_HURT = "dragon-hurt"
    WITCH_OWN = "witch-own"
    WITCH_SEEN = "witch-seen"
    CHAIN_OWN = "chain-own"
    CHAIN_OTHER = "chain-other"
    LEAD_TAKEN = "lead-taken"
    LEAD_LOST = "lead-lost"
    GOAL_OWN = "goal-own"
    GOAL_OTHER = "goal-other"
    WON = "won"
    WON_BY_A_HAIR = "won-by-a-hair"
    WON_BY_FAR = "won-by-far"
    WON_TIE = "won-tie"
    SHARED = "shared"
    LOST = "lost"
    LOST_BY_A_HAIR = "lost-by-a-hair"
    LOST_BY_FAR = "lost-by-far"
    LOST_TIE = "lost-tie"


_LIKELY_BEFORE: Final = {2: 0.25, 3: 0.5}
"""How likely something is said before a reveal, so many rounds after the last remark; later, as
after the most."""


def hear(talk: Talk, outcome: Outcome, names: Sequence[str], *, seen: bool) -> Spoken | None:
    """What is said as an outcome is shown, or nothing; at most once in a round.

    Args:
        talk: of the game; it is asked once for every outcome that is shown.
        outcome: what everybody gets to see now.
        names: everybody's, in seat order.
        seen: whether the round's first reveal has been shown already.
    """
    number = outcome.before.round
    if not seen:
        gap = talk.gap(number)
        likely = _LIKELY_BEFORE.get(gap, _LIKELY_BEFORE[3] if gap > 3 else 0.0)
        if talk.draw(number, "before").random() < likely:
            spoken = talk.say(number, before_reveal(outcome.before, names))
            if spoken is not None:
                return spoken
    if isinstance(outcome, Revealed):
        return talk.say(number, at_witch(outcome, names))
    return talk.say(number, after_round(outcome, names))


def last_word(talk: Talk, game: Game, out: Collection[int] = ()) -> Spoken | None:
    """What is said at the end of a game; ``out`` are the seats that have forfeited."""
    report = game.reports[-1]
    return talk.last_word(report.before.round + 1, at_end(report, game.players, out))


_NEAR_GOAL: Final = 32
_WORTH_WORDS: Final = 4
"""So many points for first place are worth a word."""

_MUCH: Final = 9
"""So many points in a round are much."""

_LONG_CHAIN: Final = 3
_PAIR: Final = 2
"""So many who tie have something to say to each other."""

_HAIR: Final = 2
_FAR: Final = 12
_BEHIND: Final = 6
_LEAD: Final = 4


def before_reveal(position: Position, names: Sequence[str]) -> tuple[Remark, ...]:
    """What may be said when all have chosen: by what was public before they chose."""
    found: list[Remark] = []
    scores, board, king = position.scores, position.board, position.king
    pays = board.paid(king, position.num_players)[0]
    best, leading = max(scores), leaders(scores)
    for seat in position.seats:
        others = [other for other in position.seats if other != seat]
        there = any(position.influence(each, king) for each in position.seats)
        if pays >= _WORTH_WORDS and there:
            facts: dict[str, Fact] = {"region": the_name(board, king), "points": pays}
            found.append(Remark(seat, Situation.BEFORE_REGION, Mood.CALM, 0.35, facts, BEFORE))
        nearest = max(others, key=lambda other: scores[other])
        margin = scores[seat] - scores[nearest]
        if best >= _NEAR_GOAL and seat not in leading:
            who: dict[str, Fact] = {"who": names[leading[0]], "left": max(1, GOAL - best)}
            found.append(Remark(seat, Situation.BEFORE_END, Mood.WORRIED, 0.7, who, BEFORE))
        elif margin >= _LEAD:
            lead: dict[str, Fact] = {"who": names[nearest], "lead": margin}
            found.append(Remark(seat, Situation.BEFORE_LEAD, Mood.PLEASED, 0.5, lead, BEFORE))
        elif best - scores[seat] >= _BEHIND:
            behind: dict[str, Fact] = {"who": names[leading[0]], "behind": best - scores[seat]}
            found.append(Remark(seat, Situation.BEFORE_BEHIND, Mood.WORRIED, 0.5, behind, BEFORE))
    return tuple(found)


def at_witch(revealed: Revealed, names: Sequence[str]) -> tuple[Remark, ...]:
    """What may be said when a Witch is seen, before her player chooses again."""
    return tuple(
        Remark(seat, Situation.WITCH_SEEN, Mood.STUNNED, 0.75, {"who": names[witch]}, TURNED)
        for witch in revealed.waiting
        for seat in revealed.before.seats
        if seat not in revealed.waiting
    )


def after_round(report: RoundReport, names: Sequence[str]) -> tuple[Remark, ...]:
    """What may be said of a round that is over."""
    found = [remark for score in report.scored for remark in _of_region(report, score, names)]
    found += _of_points(report, names)
    found += _of_lead(report, names)
    if max(report.before.scores) < GOAL <= max(report.after.scores):
        found += _of_goal(report, names)
    return tuple(found)


def at_end(
    report: RoundReport, names: Sequence[str], out: Collection[int] = ()
) -> tuple[Remark, ...]:
    """What may be said when the game is over; ``out`` are the seats that have forfeited."""
    after = report.after
    ranked, scores = ranking(after, out), after.scores
    winners = ranked[0]
    first = max(scores[seat] for seat in winners)
    second = max((scores[s] for s in after.seats if s not in winners), default=first)
    found = []
    for seat in after.seats:
        if seat in winners:
            situation, by = _victory(report, winners, first - second), first - second
            who = max((s for s in after.seats if s != seat), key=lambda s: scores[s])
            weight, mood = 1.2, Mood.PLEASED
        else:
            by, who = first - scores[seat], winners[0]
            situation = _defeat(report, by, runner_up=seat in ranked[1])
            weight = 1.1 if by <= _HAIR else 1.0
            mood = Mood.STUNNED if by <= _HAIR else Mood.WORRIED
        facts: dict[str, Fact] = {"who": names[who], "points": scores[seat], "best": first}
        if by > 1:
            facts["by"] = by
        found.append(Remark(seat, situation, mood, weight, facts, OVER))
        if situation not in _PLAIN_ENDS and len(winners) == 1:
            plain = _PLAIN_ENDS[seat not in winners]
            found.append(Remark(seat, plain, mood, weight - 0.2, facts, OVER))
    return tuple(found)


_PLAIN_ENDS: Final = (Situation.WON, Situation.LOST)
"""What fits every victory, and every defeat."""


def _victory(report: RoundReport, winners: Sequence[int], by: int) -> Situation:
    if len(winners) > 1:
        return Situation.SHARED
    if by == 0 or report.tie_break is TieBreak.NOBLES:
        return Situation.WON_TIE
    if by <= _HAIR:
        return Situation.WON_BY_A_HAIR
    return Situation.WON_BY_FAR if by >= _FAR else Situation.WON


def _defeat(report: RoundReport, by: int, *, runner_up: bool) -> Situation:
    if by == 0:
        return Situation.LOST_TIE
    if by <= _HAIR and runner_up:
        return Situation.LOST_BY_A_HAIR
    return Situation.LOST_BY_FAR if by >= _FAR else Situation.LOST


def _of_region(report: RoundReport, score: RegionScore, names: Sequence[str]) -> Iterator[Remark]:
    """What a region that was scored is worth saying for those who were there."""
    board: Board = report.before.board
    at = scored_at(score.region)
    ranked = sorted(set(score.influence) - {0}, reverse=True)
    if not ranked:
        return
    first = [seat for seat, own in enumerate(score.influence) if own == ranked[0]]
    pays = board.paid(score.region, report.before.num_players)[0]
    worth = min(0.25, pays / 40)
    region: dict[str, Fact] = {"region": the_name(board, score.region), "points": pays}
    if len(first) > 1:
        outside = [seat for seat in report.before.seats if seat not in first]
        if pays >= _WORTH_WORDS and len(first) == _PAIR:
            for seat in first:
                other = next(each for each in first if each != seat)
                facts: dict[str, Fact] = {**region, "who": names[other]}
                if outside:
                    facts["third"] = names[outside[0]]
                yield Remark(seat, Situation.TIED, Mood.STUNNED, 0.4 + worth, facts, at)
        return
    winner = first[0]
    second = [s for s, own in enumerate(score.influence) if len(ranked) > 1 and own == ranked[1]]
    close = bool(second) and ranked[0] - ranked[1] == 1 and pays >= _WORTH_WORDS
    dragon = report.scored.index(score) > 0
    dragons = [effect.seat for effect in report.effects if effect.card is Card.DRAGON]
    if dragon and dragons and pays >= _WORTH_WORDS:
        yield from _of_dragon(dragons, winner, score, region, names)
    if close:
        facts = {**region, "who": names[second[0]]}
        knight = _placed_by_knight(report.effects, winner, score.region)
        own = Situation.KNIGHT_OWN if knight else Situation.TOOK_BY_ONE
        yield Remark(winner, own, Mood.PLEASED, 0.5 + worth, facts, at)
        for seat in second:
            theirs = Situation.KNIGHT_HURT if knight else Situation.LOST_BY_ONE
            facts = {**region, "who": names[winner]}
            yield Remark(seat, theirs, Mood.STUNNED, 0.5 + worth, facts, at)
    elif pays >= _WORTH_WORDS:
        facts = region if not second else {**region, "who": names[second[0]]}
        alone = Situation.TOOK if second else Situation.ALONE
        yield Remark(winner, alone, Mood.PLEASED, 0.3 + worth, facts, at)
    yield from _of_chains(score, region, names)


def _placed_by_knight(effects: Sequence[CardEffect], seat: int, region: int) -> bool:
    return any(
        effect.seat == seat and effect.region == region and effect.card.is_knight
        for effect in effects
    )


def _of_dragon(
    dragons: Sequence[int],
    winner: int,
    score: RegionScore,
    region: dict[str, Fact],
    names: Sequence[str],
) -> Iterator[Remark]:
    at = scored_at(score.region)
    if winner in dragons:
        yield Remark(winner, Situation.DRAGON_OWN, Mood.PLEASED, 0.75, region, at)
        for seat, influence in enumerate(score.influence):
            if influence and seat not in dragons:
                facts: dict[str, Fact] = {**region, "who": names[winner]}
                yield Remark(seat, Situation.DRAGON_HURT, Mood.STUNNED, 0.75, facts, at)


def _of_chains(
    score: RegionScore, region: dict[str, Fact], names: Sequence[str]
) -> Iterator[Remark]:
    at = scored_at(score.region)
    for seat, chain in score.chains.items():
        if len(chain) < _LONG_CHAIN:
            continue
        own: dict[str, Fact] = {**region, "count": len(chain)}
        yield Remark(seat, Situation.CHAIN_OWN, Mood.PLEASED, 0.55, own, at)
        for other in range(len(score.influence)):
            if other != seat:
                facts: dict[str, Fact] = {**own, "who": names[seat]}
                yield Remark(other, Situation.CHAIN_OTHER, Mood.WORRIED, 0.5, facts, at)


def _of_points(report: RoundReport, names: Sequence[str]) -> Iterator[Remark]:
    """What the points of the whole round are worth saying; without the final scoring."""
    before, after = report.before, scores_before_final(report)
    gained = [now - then for now, then in zip(after, before.scores, strict=True)]
    best = max(gained)
    top = gained.index(best)
    witches = [s for s, again in enumerate(report.reselections) if again is not None]
    placed = {effect.seat for effect in report.effects if effect.region is not None}
    for seat in before.seats:
        facts: dict[str, Fact] = {"who": names[top], "points": best}
        if seat == top and best >= _MUCH:
            yield Remark(seat, Situation.BIG, Mood.PLEASED, 0.7, {"points": best}, ROUND_TOLD)
        elif seat != top and best >= _MUCH and gained.count(best) == 1:
            yield Remark(seat, Situation.BIG_OTHER, Mood.STUNNED, 0.6, facts, ROUND_TOLD)
        if gained[seat] == 0 and seat in placed and best >= _WORTH_WORDS:
            yield Remark(seat, Situation.EMPTY, Mood.WORRIED, 0.3, facts, ROUND_TOLD)
        if seat in witches and gained[seat] == best >= _WORTH_WORDS:
            yield Remark(seat, Situation.WITCH_OWN, Mood.PLEASED, 0.75, {}, ROUND_TOLD)


def _of_lead(report: RoundReport, names: Sequence[str]) -> Iterator[Remark]:
    before, now = leaders(report.before.scores), leaders(scores_before_final(report))
    if len(now) != 1 or now == before or not before:
        return
    new, old = now[0], [seat for seat in before if seat != now[0]]
    late = min(0.3, max(report.before.scores) / 100)
    if new not in before and old:
        facts: dict[str, Fact] = {"who": names[old[0]]}
        yield Remark(new, Situation.LEAD_TAKEN, Mood.PLEASED, 0.5 + late, facts, ROUND_TOLD)
        for seat in old:
            facts = {"who": names[new]}
            yield Remark(seat, Situation.LEAD_LOST, Mood.WORRIED, 0.5 + late, facts, ROUND_TOLD)


def _of_goal(report: RoundReport, names: Sequence[str]) -> Iterator[Remark]:
    scores = scores_before_final(report)
    across = [seat for seat, score in enumerate(scores) if score >= GOAL]
    for seat in report.before.seats:
        if seat in across:
            yield Remark(seat, Situation.GOAL_OWN, Mood.PLEASED, 1.2, {}, CROSSED)
        else:
            facts: dict[str, Fact] = {"who": names[across[0]]}
            yield Remark(seat, Situation.GOAL_OTHER, Mood.STUNNED, 1.1, facts, CROSSED)


def scores_before_final(report: RoundReport) -> tuple[int, ...]:
    """Everybody's points after the round itself, whether a final scoring follows or not."""
    final = [sum(score.points[seat] for score in report.final) for seat in report.before.seats]
    return tuple(now - then for now, then in zip(report.after.scores, final, strict=True))


def mood_of(seat: int, reports: Sequence[RoundReport], out: Collection[int] = ()) -> Mood:
    """How somebody looks, by the rounds that everybody has seen to their end."""
    if not reports:
        return Mood.CALM
    last = reports[-1]
    scores = last.after.scores
    if last.after.finished:
        if seat in ranking(last.after, out)[0]:
            return Mood.PLEASED
        return Mood.STUNNED if max(scores) - scores[seat] <= _HAIR else Mood.WORRIED
    gained = last.gained
    if gained[seat] == max(gained) >= _WORTH_WORDS:
        return Mood.PLEASED
    if max(gained) - gained[seat] >= _MUCH:
        return Mood.STUNNED
    return Mood.WORRIED if max(scores) - scores[seat] >= _FAR else Mood.CALM
