"""The outcome of a game in words: the ranking, where the points came from, what decided it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from kingsroad.board import REGIONS
from kingsroad.games import Game
from kingsroad.rounds import RoundReport
from kingsroad_tui.kingsroad.play.winning import ranking
from kingsroad_tui.kingsroad.words.game import region_name, winner_clause
from kingsroad_tui.kingsroad.words.keys import key
from kingsroad_tui.kingsroad.words.people import said_of, who, whose
from kingsroad_tui.words.lists import ORDINALS, count, listed
from tabletop.words.voice import phrase


def next_words(*, alone: bool) -> str:
    """What to do after a game; ``alone``: whether one person played it against the computer."""
    shows = f"{key('end.analyse')} shows"
    if alone:
        return phrase(
            "kingsroad-play-outcome-next-words", mistakes=key("end.mistakes"), shows=shows
        )
    return phrase("kingsroad-play-outcome-next-words-2", shows=shows)


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
    return f"{_outcome(game, forfeits, names)}."


def _outcome(game: Game, forfeits: Mapping[int, str], names: Sequence[str]) -> str:
    """The same as a clause."""
    position = game.position
    winners, *_ = ranking(position, forfeits)
    if winners == position.winners or winners[0] in forfeits:
        return winner_clause(position, names)
    return said_of(
        names,
        winners,
        one="{who} wins with {points}; {gone} forfeited",
        you="You win with {points}; {gone} forfeited",
        many="{who} share the victory with {points}; {gone} forfeited",
        points=count(position.scores[winners[0]], "point"),
        gone=who(names, [seat for seat in position.winners if seat in forfeits]),
    )


def ending_sentences(
    game: Game, forfeits: Mapping[int, str], names: Sequence[str], reader: int | None
) -> tuple[str, str]:
    """How a game ended: the winner, and what else there is to say to ``reader`` or of the winner.

    The winner's lead stands in the same sentence; then there is nothing else.
    """
    seat = ranking(game.position, forfeits)[0][0] if reader is None else reader
    own = own_sentence(game, forfeits, seat)
    if own and seat in ranking(game.position, forfeits)[0]:
        return f"{_outcome(game, forfeits, names)}, {own}", ""
    return outcome_sentence(game, forfeits, names), own


def own_sentence(game: Game, forfeits: Collection[int], seat: int) -> str:
    """How a finished game ended for somebody who plays it against the computer.

    Nothing where the victory is shared: the winner is said already.
    """
    scores = game.position.scores
    groups = ranking(game.position, forfeits)
    place = next(number for number, group in enumerate(groups) if seat in group)
    if place == 0 and len(groups[0]) > 1:
        return ""
    if place == 0:
        second = max((s for s in game.position.seats if s != seat), key=lambda s: scores[s])
        lead = scores[seat] - scores[second]
        ahead = f"{count(lead, 'point')} ahead of {game.players[second]}!"
        return f"{_how(lead)}{ahead}" if lead > 0 else ""
    place_won = ORDINALS[sum(len(group) for group in groups[:place])]
    level = [game.players[other] for other in groups[place] if other != seat]
    behind = max(scores[s] for s in groups[0]) - scores[seat]
    far = f", {count(behind, 'point')} behind {listed(game.players[s] for s in groups[0])}"
    close = "So close: you" if 0 < behind <= _HAIR else "You"
    with_others = f", level with {listed(level)}" if level else ""
    return f"{close} finish in {place_won} place{with_others}{far if behind > 0 else ''}."


_HAIR: Final = 2
_TRIUMPH: Final = 15
"""Points between two players that are worth a word."""


def _how(lead: int) -> str:
    if lead <= _HAIR:
        return "by a hair, "
    return "in triumph, " if lead >= _TRIUMPH else ""


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
        return f"{self.about}: {self.said}" if self.about else self.said


def decided_sentences(game: Game, forfeits: Mapping[int, str], names: Sequence[str]) -> list[str]:
    """What decided the game, in sentences."""
    return [decided.sentence for decided in what_decided(game, forfeits, names)]


def what_decided(game: Game, forfeits: Mapping[int, str], names: Sequence[str]) -> list[Decided]:
    """What decided the game: forfeits, the lead, the final scoring, the best region."""
    if not game.reports:
        return []
    sentences = [
        Decided(f"{who(names, (seat,), begins=True)} forfeited", f"{why}.")
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
    name = who(names, (winner,), begins=True)
    if leads[-1] <= 0:
        return Decided("Nobody was ahead at the end", "Nobles on the board broke the tie.")
    level = [index for index, lead in enumerate(leads) if lead <= 0]
    if not level:
        return Decided("", f"{name} led from the first region scored to the end.")
    since = scorings[level[-1] + 1]
    where = region_name(game.board, since.region)
    when = "the final scoring" if since.final else f"round {since.round}"
    if min(leads) >= 0:
        they = who(names, (winner,))
        since_then = f"from {where} in {when} on {they} led alone."
        return Decided(f"Nobody was ever ahead of {they}", since_then)
    took = f"{who(names, (winner,))} took it for good with {where} in {when}."
    return Decided("The lead", took)


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
    total = count(game.position.scores[winner], "point")
    won = f"{who(names, (winner,))} {there} of {total}, {who(names, (second,))} {theirs}"
    return [Decided("Decisive region", f"{region_name(game.board, region)} brought {won}.")]


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
    led = who(names, leaders, begins=True)
    if leaders == winners:
        if retaken := _lead_lost_and_retaken(game, scorings, winners, rivals):
            back = f"took it back with {region_name(game.board, retaken.region)}"
            lost = f"{led} led before the final scoring, lost the lead in it and {back}."
            return Decided("", lost)
        if _lead(scorings[-1], winners, rivals) <= 0:
            return Decided("", f"{led} led before the final scoring and lost the lead in it.")
        return Decided("", f"{led} led before the final scoring and stayed ahead.")
    return Decided("", f"{led} led before the final scoring with {best}.")


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
    said = f"{who(names, (seat,))} gained {count(most, 'point')} in round {number}"
    if others and most:
        as_much = listed(f"{who(names, (other,))} in round {at}" for other, at in others)
        said += f", as much as {as_much}"
    return Decided("Best round", f"{said}.")


def _best_region(game: Game, names: Sequence[str], scorings: list[_Scoring], seat: int) -> Decided:
    """The region that brought a player most over the game."""
    total = dict.fromkeys(REGIONS, 0)
    for scoring in scorings:
        total[scoring.region] += scoring.gained[seat]
    region = max(total, key=lambda number: (total[number], number))
    bonus = sum(score.bonus[seat] for report in game.reports for score in report.scored)
    where = region_name(game.board, region)
    brought = f"({count(total[region], 'point')}); Nobles added {bonus}."
    return Decided("", f"{whose(names, seat)} best region was {where} {brought}")
