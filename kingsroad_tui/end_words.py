"""A finished game in words: the ranking, and what decided it."""

from __future__ import annotations

from kingsroad.games import Game
from kingsroad_tui.words import count, listed, region_name


def ranking_rows(game: Game) -> list[tuple[int, int, int, int]]:
    """Place (equal ones share it), seat, points and Nobles, first to last."""
    position = game.position
    rows = []
    place = 1
    for group in position.ranking:
        rows += [(place, seat, position.scores[seat], position.noble_count(seat)) for seat in group]
        place += len(group)
    return rows


def decided_sentences(game: Game) -> list[str]:
    """What decided the game: the final scoring, the best round, the winners' best region."""
    if not game.reports:
        return []
    sentences = []
    last = game.reports[-1]
    before = tuple(
        score - sum(final.points[seat] for final in last.final)
        for seat, score in enumerate(last.after.scores)
    )
    leaders = [seat for seat, score in enumerate(before) if score == max(before)]
    winners = list(last.winners)
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
