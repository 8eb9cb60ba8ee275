"""The outcome of a game in words: the ranking, where the points came from, what decided it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from kingsroad.board import REGIONS
from kingsroad.games import Game
from kingsroad.rounds import RoundReport
from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.kingsroad.play.winning import ranking
from kingsroad_tui.kingsroad.words.game import the_place, the_region, winner_sentence
from kingsroad_tui.kingsroad.words.keys import key
from kingsroad_tui.kingsroad.words.people import people
from tabletop.say import Say
from tabletop.words.voice import phrase


def next_words(*, alone: bool) -> str:
    """What to do after a game; ``alone``: whether one person played it against the computer."""
    text = phrase("kingsroad-outcome-next-alone" if alone else "kingsroad-outcome-next")
    return with_keys(text, key)


@dataclass(frozen=True, slots=True)
class RankingRow:
    """One player at the end.

    Attributes:
        place: from 1; equal players share it.
        seat: whose.
        points: in all.
        bonus: of these, those for Nobles and their chains.
        final: of these, those of the final scoring.
        nobles: on the board.
        tied: whether others share the place.
    """

    place: int
    seat: int
    points: int
    bonus: int
    final: int
    nobles: int
    tied: bool

    @property
    def in_rounds(self) -> int:
        """The points for places in the rounds, with those the game began with."""
        return self.points - self.bonus - self.final


@dataclass(frozen=True, slots=True)
class _Scoring:
    """One region's scoring in the course of a game, and everybody's points after it."""

    round: int
    region: int
    final: bool
    gained: tuple[int, ...]
    scores: tuple[int, ...]


def outcome_sentence(game: Game, forfeits: Mapping[int, str], names: Sequence[str]) -> str:
    """The winners of a finished game; a player who forfeited (seat and reason) never wins."""
    position = game.position
    winners, *_ = ranking(position, forfeits)
    if winners == position.winners or winners[0] in forfeits:
        return winner_sentence(position, names)
    return phrase(
        "kingsroad-outcome-others-gone",
        who=people(names, winners),
        many=len(winners),
        points=position.scores[winners[0]],
        gone=people(names, [seat for seat in position.winners if seat in forfeits]),
    )


def ending_sentences(
    game: Game, forfeits: Mapping[int, str], names: Sequence[str], reader: int | None
) -> tuple[str, str]:
    """How a game ended: the winner, and what else there is to say to ``reader`` or of the winner.

    The winner's lead stands in the same sentence; then there is nothing else.
    """
    seat = ranking(game.position, forfeits)[0][0] if reader is None else reader
    ahead = lead_of(game, forfeits, seat)
    if ahead is None:
        return outcome_sentence(game, forfeits, names), own_sentence(game, forfeits, seat)
    points = game.position.scores[seat]
    who = people(names, (seat,))
    return phrase("kingsroad-outcome-won-by", who=who, points=points, ahead=ahead), ""


def lead_of(game: Game, forfeits: Collection[int], seat: int) -> Say | None:
    """By how much somebody has won alone, behind how many points they have; None if they have not.

    ``in triumph, 15 points ahead of Ann``.
    """
    scores, (winners, *_) = game.position.scores, ranking(game.position, forfeits)
    second = max((s for s in game.position.seats if s != seat), key=lambda s: scores[s])
    lead = scores[seat] - scores[second]
    if winners != (seat,) or lead <= 0:
        return None
    how = "hair" if lead <= _HAIR else "triumph" if lead >= _TRIUMPH else "plain"
    return Say("kingsroad-outcome-lead", how=how, points=lead, second=game.players[second])


def own_sentence(game: Game, forfeits: Collection[int], seat: int) -> str:
    """How a finished game ended for somebody who plays it against the computer.

    Nothing where the victory is shared: the winner is said already.
    """
    scores = game.position.scores
    groups = ranking(game.position, forfeits)
    place = next(number for number, group in enumerate(groups) if seat in group)
    if place == 0:
        ahead = lead_of(game, forfeits, seat)
        return "" if ahead is None else phrase("kingsroad-outcome-ahead", ahead=ahead)
    level = tuple(game.players[other] for other in groups[place] if other != seat)
    behind = max(scores[s] for s in groups[0]) - scores[seat]
    return phrase(
        "kingsroad-outcome-own-place",
        place=the_place(1 + sum(len(group) for group in groups[:place])),
        tied=bool(level),
        level=level,
        close=0 < behind <= _HAIR,
        behind=max(0, behind),
        first=tuple(game.players[s] for s in groups[0]),
    )


_HAIR: Final = 2
_TRIUMPH: Final = 15
"""Points between two players that are worth a word."""


def ranking_rows(game: Game, forfeited: Collection[int]) -> list[RankingRow]:
    """The players from first to last, and where their points came from."""
    position = game.position
    rows = []
    place = 1
    for group in ranking(position, forfeited):
        rows += [
            RankingRow(
                place,
                seat,
                position.scores[seat],
                sum(score.bonus[seat] for report in game.reports for score in report.scored),
                sum(score.points[seat] for report in game.reports for score in report.final),
                position.noble_count(seat),
                len(group) > 1,
            )
            for seat in group
        ]
        place += len(group)
    return rows


def scores_before_the_final(report: RoundReport) -> tuple[int, ...]:
    """Everybody's points after a round, without its final scoring."""
    return tuple(
        score - sum(final.points[seat] for final in report.final)
        for seat, score in enumerate(report.after.scores)
    )


class Decided(NamedTuple):
    """Something that decided a game.

    Attributes:
        about: what it is about, such as ``Best round``; empty where that needs no word.
        said: what there is to say of it.
    """

    about: str
    said: str

    @property
    def sentence(self) -> str:
        """Both in one."""
        if not self.about:
            return self.said
        return phrase("kingsroad-decided", about=self.about, said=self.said)


def decided_sentences(game: Game, forfeits: Mapping[int, str], names: Sequence[str]) -> list[str]:
    """What decided the game, in sentences."""
    return [decided.sentence for decided in what_decided(game, forfeits, names)]


def what_decided(game: Game, forfeits: Mapping[int, str], names: Sequence[str]) -> list[Decided]:
    """What decided the game: forfeits, the lead, the final scoring, the best region."""
    if not game.reports:
        return []
    sentences = [
        Decided(
            phrase("kingsroad-decided-forfeited", who=people(names, (seat,))),
            phrase("kingsroad-decided-why", why=why),
        )
        for seat, why in forfeits.items()
    ]
    scorings = list(_scorings(game))
    rivals = [seat for seat in game.position.seats if seat not in forfeits]
    winners = list(ranking(game.position, forfeits)[0])
    if len(winners) == 1 and len(rivals) > 1 and winners[0] in rivals:
        others = [seat for seat in rivals if seat != winners[0]]
        if not _lead_lost_and_retaken(game, scorings, winners, rivals):
            sentences.append(_lead_taken(game, names, scorings, winners[0], others))
        second = max(others, key=lambda seat: game.position.scores[seat])
        sentences += _decisive_region(game, names, scorings, winners[0], second)
    else:
        sentences += [_best_region(game, names, scorings, winner) for winner in winners]
    sentences.append(_before_the_final(game, names, scorings, winners, rivals or winners))
    sentences.append(_best_round(game, names))
    return sentences


def _scorings(game: Game) -> Iterator[_Scoring]:
    """Every region scored in a game, in order."""
    scores = game.first.scores
    for report in game.reports:
        for score in (*report.scored, *report.final):
            bonus = score.bonus or (0,) * len(scores)
            gained = tuple(map(sum, zip(score.points, bonus, strict=True)))
            scores = tuple(map(sum, zip(scores, gained, strict=True)))
            yield _Scoring(report.before.round, score.region, not score.bonus, gained, scores)


def _lead_taken(
    game: Game, names: Sequence[str], scorings: list[_Scoring], winner: int, others: list[int]
) -> Decided:
    """From where on the winner was ahead in points.

    That is no turning point: these are rounds that moved a chance to win, as an analysis says.
    """
    best = [max(scoring.scores[seat] for seat in others) for scoring in scorings]
    leads = [s.scores[winner] - other for s, other in zip(scorings, best, strict=True)]
    who = people(names, (winner,))
    if leads[-1] <= 0:
        about = phrase("kingsroad-decided-nobody-ahead")
        return Decided(about, phrase("kingsroad-decided-by-nobles"))
    level = [index for index, lead in enumerate(leads) if lead <= 0]
    if not level:
        return Decided("", phrase("kingsroad-decided-led-always", who=who))
    since = scorings[level[-1] + 1]
    where, final = the_region(game.board, since.region), since.final
    if min(leads) >= 0:
        about = phrase("kingsroad-decided-never-behind", who=who)
    else:
        about = phrase("kingsroad-decided-lead")
    said = phrase(
        "kingsroad-decided-led-alone" if min(leads) >= 0 else "kingsroad-decided-lead-taken",
        who=who,
        region=where,
        final=final,
        round=since.round,
    )
    return Decided(about, said)


def _decisive_region(
    game: Game, names: Sequence[str], scorings: list[_Scoring], winner: int, second: int
) -> list[Decided]:
    """The region in which the winner won most on the next player, if there is one."""
    lead = dict.fromkeys(REGIONS, 0)
    for scoring in scorings:
        lead[scoring.region] += scoring.gained[winner] - scoring.gained[second]
    region = max(lead, key=lambda number: (lead[number], number))
    if lead[region] <= 0:
        return []
    there, theirs = (
        sum(scoring.gained[seat] for scoring in scorings if scoring.region == region)
        for seat in (winner, second)
    )
    found = phrase(
        "kingsroad-decided-region-brought",
        region=the_region(game.board, region),
        who=people(names, (winner,)),
        points=there,
        total=game.position.scores[winner],
        second=people(names, (second,)),
        theirs=theirs,
    )
    return [Decided(phrase("kingsroad-decided-region"), found)]


def _before_the_final(
    game: Game,
    names: Sequence[str],
    scorings: list[_Scoring],
    winners: list[int],
    rivals: list[int],
) -> Decided:
    """Who led when the final scoring began, and what it changed."""
    before = scores_before_the_final(game.reports[-1])
    best = max(before[seat] for seat in rivals)
    leaders = [seat for seat in rivals if before[seat] == best]
    led, many = people(names, leaders), len(leaders)
    if leaders != winners:
        before_that = phrase("kingsroad-decided-led-before", who=led, many=many, points=best)
        return Decided("", before_that)
    if retaken := _lead_lost_and_retaken(game, scorings, winners, rivals):
        where = the_region(game.board, retaken.region)
        return Decided("", phrase("kingsroad-decided-taken-back", who=led, many=many, region=where))
    kept = _lead(scorings[-1], winners, rivals) > 0
    return Decided("", phrase("kingsroad-decided-kept", who=led, many=many, kept=kept))


def _lead_lost_and_retaken(
    game: Game, scorings: list[_Scoring], winners: list[int], rivals: list[int]
) -> _Scoring | None:
    """The scoring by which those who led before the final one led again in it, for good.

    None where they did not lead before it, never lost the lead in it, or did not take it back.
    """
    others = [seat for seat in rivals if seat not in winners]
    before = scores_before_the_final(game.reports[-1])
    if not others or min(before[w] for w in winners) <= max(before[o] for o in others):
        return None
    final = [scoring for scoring in scorings if scoring.final]
    lost = [at for at, scoring in enumerate(final) if _lead(scoring, winners, rivals) <= 0]
    return final[lost[-1] + 1] if lost and lost[-1] + 1 < len(final) else None


def _lead(scoring: _Scoring, winners: list[int], rivals: list[int]) -> int:
    """By how many points the winners were ahead of all others after a region was scored."""
    others = [scoring.scores[seat] for seat in rivals if seat not in winners]
    return min(scoring.scores[seat] for seat in winners) - max(others, default=-1)


def _best_round(game: Game, names: Sequence[str]) -> Decided:
    """The most points that anybody gained in a round, and who did; the final scoring is none.

    ``Best round: you gained 11 points in round 4, as much as Ann in round 9.``
    """
    gained = {
        (report.before.round, seat): sum(
            score.points[seat] + score.bonus[seat] for score in report.scored
        )
        for report in game.reports
        for seat in game.position.seats
    }
    most = max(gained.values())
    first: dict[int, int] = {}
    for (number, seat), points in gained.items():
        if points == most:
            first.setdefault(seat, number)
    (seat, number), *others = first.items()
    as_much = tuple(
        Say("kingsroad-decided-in-round", who=people(names, (other,)), round=at)
        for other, at in others
    )
    gained_most = phrase(
        "kingsroad-decided-gained",
        who=people(names, (seat,)),
        points=most,
        round=number,
        shared=bool(most and others),
        others=as_much,
    )
    return Decided(phrase("kingsroad-decided-best-round"), gained_most)


def _best_region(game: Game, names: Sequence[str], scorings: list[_Scoring], seat: int) -> Decided:
    """The region that brought a player most over the game."""
    total = dict.fromkeys(REGIONS, 0)
    for scoring in scorings:
        total[scoring.region] += scoring.gained[seat]
    region = max(total, key=lambda number: (total[number], number))
    bonus = sum(score.bonus[seat] for report in game.reports for score in report.scored)
    best = phrase(
        "kingsroad-decided-best-region",
        who=people(names, (seat,)),
        region=the_region(game.board, region),
        points=total[region],
        nobles=bonus,
    )
    return Decided("", best)
