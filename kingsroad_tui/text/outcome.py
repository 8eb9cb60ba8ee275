"""The outcome of a game in words: the ranking, and what decided it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from kingsroad.games import Game
from kingsroad.position import Position
from kingsroad_tui.text.game import count, listed, region_name, winner_sentence


def ranking(position: Position, forfeited: Collection[int]) -> list[tuple[int, ...]]:
    """The seats by points, then Nobles; equal ones together, those that forfeited last."""
    ranked = [tuple(s for s in group if s not in forfeited) for group in position.ranking]
    last = tuple(seat for group in position.ranking for seat in group if seat in forfeited)
    return [group for group in (*ranked, last) if group]


def outcome_sentence(game: Game, forfeits: Mapping[int, str]) -> str:
    """The winners of a finished game; a player who forfeited (seat and reason) never wins."""
    position = game.position
    winners, *_ = ranking(position, forfeits)
    if winners == position.winners or winners[0] in forfeits:
        return winner_sentence(position, game.players)
    won = "wins" if len(winners) == 1 else "share the victory"
    points = count(position.scores[winners[0]], "point")
    more = listed(game.players[seat] for seat in position.winners if seat in forfeits)
    return f"{listed(game.players[s] for s in winners)} {won} with {points}; {more} forfeited."


def ranking_rows(game: Game, forfeited: Collection[int]) -> list[tuple[int, int, int, int]]:
    """Place (equal ones share it), seat, points and Nobles, first to last."""
    position = game.position
    rows = []
    place = 1
    for group in ranking(position, forfeited):
        rows += [(place, seat, position.scores[seat], position.noble_count(seat)) for seat in group]
        place += len(group)
    return rows


def decided_sentences(game: Game, forfeits: Mapping[int, str]) -> list[str]:
    """What decided the game: forfeits, the final scoring, the best round and region."""
    if not game.reports:
        return []
    sentences = [f"{game.players[seat]} forfeited: {why}." for seat, why in forfeits.items()]
    last = game.reports[-1]
    before = tuple(
        score - sum(final.points[seat] for final in last.final)
        for seat, score in enumerate(last.after.scores)
    )
    winners = list(ranking(last.after, forfeits)[0])
    rivals = [seat for seat in range(len(before)) if seat not in forfeits] or winners
    best = max(before[seat] for seat in rivals)
    leaders = [seat for seat in rivals if before[seat] == best]
    led = listed(game.players[seat] for seat in leaders)
    if leaders == winners:
        sentences.append(f"{led} led before the final scoring and stayed ahead.")
    else:
        won = listed(game.players[seat] for seat in winners)
        sentences.append(f"{led} led before the final scoring; {won} overtook in it.")
    gained, number, seat = max(
        (
            (gain, -report.before.round, seat)
            for report in game.reports
            for seat, gain in enumerate(report.gained)
        ),
    )
    sentences.append(
        f"The best round: {game.players[seat]} gained {count(gained, 'point')} in round {-number}."
    )
    for winner in winners:
        region, points = _best_region(game, winner)
        bonus = sum(s.bonus[winner] for report in game.reports for s in report.scored)
        sentences.append(
            f"{game.players[winner]} took most from {region_name(game.board, region)} "
            f"({count(points, 'point')}), and {count(bonus, 'point')} from Nobles."
        )
    return sentences


def _best_region(game: Game, seat: int) -> tuple[int, int]:
    """The region that paid a player most places' points over the game, and how much."""
    total = dict.fromkeys(range(1, 9), 0)
    for report in game.reports:
        for score in (*report.scored, *report.final):
            total[score.region] += score.points[seat]
    region = max(total, key=lambda number: (total[number], number))
    return region, total[region]
