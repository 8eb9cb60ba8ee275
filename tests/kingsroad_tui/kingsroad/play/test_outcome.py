"""What is said at the end of a game: where points came from, and what decided it."""

from __future__ import annotations

import re

import pytest

from kingsroad.games import Game
from kingsroad.position import Variant
from kingsroad_tui.kingsroad.lines.words import score_lines
from kingsroad_tui.kingsroad.play.narration import call_forms
from kingsroad_tui.kingsroad.play.outcome_words import (
    decided_sentences,
    outcome_sentence,
    own_sentence,
    ranking_rows,
    scores_before_the_final,
)
from kingsroad_tui.kingsroad.play.reveal_frame import PlaceCall
from kingsroad_tui.words.lists import listed, ordinal, rank
from tests.support.legal import random_game

SEEDS = range(8)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("variant", list(Variant))
def test_every_point_came_from_somewhere(players: int, variant: Variant) -> None:
    for seed in SEEDS:
        game = random_game(players, seed, variant)
        rows = ranking_rows(game, ())
        assert [row.points for row in rows] == sorted(game.position.scores, reverse=True)
        for row in rows:
            reports = game.reports
            places = sum(score.points[row.seat] for report in reports for score in report.scored)
            assert row.in_rounds == places
            assert row.points == row.in_rounds + row.bonus + row.final
            assert row.tied == ([other.place for other in rows].count(row.place) > 1)


@pytest.mark.parametrize(
    ("place", "tied", "words"), [(1, False, ("1st", "1.")), (2, True, ("2nd=", "2="))]
)
def test_a_place_that_is_shared_has_a_sign(place: int, tied: bool, words: tuple[str, str]) -> None:
    """The same one on the map, in reveals, at the end and line by line."""
    assert (ordinal(place, tied=tied), rank(place, tied=tied)) == words
    seats = (0, 1) if tied else (0,)
    assert call_forms(PlaceCall(place, seats, 3, 4))[0] == f"{words[0]} +4"


def test_whoever_is_level_with_others_is_told_with_whom() -> None:
    games = (random_game(4, seed) for seed in range(400))
    game = next(g for g in games if any(r.tied and r.place > 1 for r in ranking_rows(g, ())))
    one, *others = [row for row in ranking_rows(game, ()) if row.tied and row.place > 1]
    level = [game.players[row.seat] for row in others if row.place == one.place]
    assert f", level with {listed(level)}" in own_sentence(game, (), one.seat)
    assert f"{one.place}= {game.players[one.seat]}: " in "\n".join(score_lines(game, game.players))


def scores_over_time(game: Game) -> list[tuple[str, list[int]]]:
    """Every region scored, named as at the end, and everybody's points after it."""
    scores = [0] * len(game.players)
    steps = []
    for report in game.reports:
        for when, regions in (("round", report.scored), ("final", report.final)):
            for score in regions:
                for seat in range(len(scores)):
                    scores[seat] += score.points[seat] + (score.bonus[seat] if score.bonus else 0)
                name = game.board.region(score.region).name
                time = "the final scoring" if when == "final" else f"round {report.before.round}"
                steps.append((f"{score.region} {name} in {time}", list(scores)))
    return steps


def test_from_where_the_lead_was_taken_the_winner_was_ahead() -> None:
    found = 0
    for seed in SEEDS:
        game = random_game(3, seed)
        (first, *_), sentences = game.position.winners, decided_sentences(game, {}, game.players)
        told = [re.match(r"The lead: (.*) took it for good with (.*)\.", s) for s in sentences]
        for match in filter(None, told):
            assert match[1] == game.players[first]
            steps = scores_over_time(game)
            at = max(index for index, (name, _) in enumerate(steps) if name == match[2])
            ahead = [
                points[first] > max(p for seat, p in enumerate(points) if seat != first)
                for _, points in steps
            ]
            assert all(ahead[at:]) and not ahead[at - 1]
            found += 1
    assert found


def test_no_lead_was_taken_where_nobody_was_ever_ahead_of_the_winner() -> None:
    """A lead is taken where somebody else led before."""
    turned = level = 0
    for seed in range(40):
        game = random_game(2, seed)
        winners, sentences = game.position.winners, decided_sentences(game, {}, game.players)
        if len(winners) > 1:
            continue
        (first,) = winners
        behind = any(points[first] < points[1 - first] for _, points in scores_over_time(game))
        told = " ".join(sentences)
        turned += "The lead: " in told
        level += f"Nobody was ever ahead of {game.players[first]}: " in told
        assert not ("The lead: " in told and not behind)
        assert not (behind and ("Nobody was ever" in told or "led from the first" in told))
    assert turned and level


def test_the_decisive_region_is_told_as_a_part_of_the_points() -> None:
    found = 0
    for seed in SEEDS:
        game = random_game(3, seed)
        (winner, *_), scores = game.position.winners, game.position.scores
        for sentence in decided_sentences(game, {}, game.players):
            brought = r"Decisive region: (\d) .* brought (\w+) (\d+) of (\d+) .*"
            match = re.fullmatch(brought, sentence)
            if match is None:
                assert not sentence.startswith("Decisive")
                continue
            scorings = [s for r in game.reports for s in (*r.scored, *r.final)]
            there = [s for s in scorings if s.region == int(match[1])]
            own = sum(s.points[winner] + (s.bonus[winner] if s.bonus else 0) for s in there)
            assert match[2] == game.players[winner]
            assert (int(match[3]), int(match[4])) == (own, scores[winner])
            found += 1
    assert found


def test_the_final_scoring_is_no_round() -> None:
    """The best round counts what its own regions brought; whoever gained as much is named, too."""
    shared = 0
    for seed in SEEDS:
        game = random_game(4, seed)
        sentences = decided_sentences(game, {}, game.players)
        (best,) = (s for s in sentences if s.startswith("Best round"))
        match = re.fullmatch(
            r"Best round: (.*) gained (\d+) points in round (\d+)(?:, as much as (.*))?\.", best
        )
        assert match is not None
        rounds = [
            [
                now - then
                for now, then in zip(scores_before_the_final(r), r.before.scores, strict=True)
            ]
            for r in game.reports
        ]
        most = max(map(max, rounds))
        assert most == int(match[2])
        assert rounds[int(match[3]) - 1][game.players.index(match[1])] == most
        others = re.findall(r"(\S+) in round (\d+)", match[4] or "")
        for name, number in others:
            assert rounds[int(number) - 1][game.players.index(name)] == most
        reached = {game.players[seat] for row in rounds for seat in range(4) if row[seat] == most}
        assert reached == {match[1], *(name for name, _ in others)}
        shared += len(reached) > 1
    assert shared


def test_who_forfeited_decides_nothing() -> None:
    game = random_game(2, 3)
    loser = game.position.winners[0]
    sentences = decided_sentences(game, {loser: "it sent no cards"}, game.players)
    assert sentences[0] == f"{game.players[loser]} forfeited: it sent no cards."
    assert not [s for s in sentences if s.startswith("The lead")]
    assert outcome_sentence(game, {loser: "x"}, game.players).startswith(game.players[1 - loser])


def test_whoever_plays_alone_hears_how_it_ended() -> None:
    """Whoever is first is said to win, everybody else comes where the ranking has them."""
    for seed in SEEDS:
        game = random_game(4, seed)
        scores = game.position.scores
        best, *others = sorted(scores, reverse=True)
        for place, group in enumerate(game.position.ranking):
            for seat in group:
                said = own_sentence(game, (), seat)
                behind = best - scores[seat]
                if place:
                    number = sum(map(len, game.position.ranking[:place])) + 1
                    assert f"ou finish in {number}" in said
                    assert said.startswith("So close") == (0 < behind <= 2)
                    assert (f", {behind} point" in said) == (behind > 0)
                elif len(group) > 1:
                    assert not said  # whoever won is said to share it
                else:
                    lead = best - others[0]
                    assert (f"{lead} point" in said) == (lead > 0)
                    assert said.startswith("by a hair") == (0 < lead <= 2)


def test_whoever_forfeits_comes_last() -> None:
    game = random_game(3, 0)
    winner, *_ = game.position.winners
    assert own_sentence(game, (winner,), winner) == "You finish in 3rd place."


def test_a_lead_lost_and_taken_back_in_the_final_scoring_is_told_once() -> None:
    """Who stayed ahead was ahead after every region; who was not is told to have taken it back."""
    retaken = kept = 0
    for seed in range(60):
        game = random_game(3, seed)
        told = " ".join(decided_sentences(game, {}, game.players))
        if len(game.position.winners) > 1:
            continue
        (first,) = game.position.winners
        final = [scores for name, scores in scores_over_time(game) if "the final" in name]
        ahead = [scores[first] - max(scores[:first] + scores[first + 1 :]) for scores in final]
        name = game.players[first]
        if f"{name} led before the final scoring and stayed ahead" in told:
            assert min(ahead) > 0 and "in the final scoring." not in told
            kept += 1
        if match := re.search(r"lost the lead in it and took it back with (.*?)\.", told):
            assert "The lead: " not in told and "stayed ahead" not in told
            steps = [s.removesuffix(" in the final scoring") for s, _ in scores_over_time(game)]
            at = steps[-len(final) :].index(match[1])
            assert ahead[at - 1] <= 0 and min(ahead[at:]) > 0
            retaken += 1
    assert retaken and kept
