"""What is said of a round, of the end of a game, and by the coach."""

from __future__ import annotations

import re
from dataclasses import replace

import msgspec
import pytest

from advisor.messages.advice import Candidate
from advisor.messages.verdicts import Goal
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import MARKERS, Variant, starting_position, with_item
from kingsroad.scoring import score_region
from kingsroad_tui.kingsroad.lines.words import score_lines
from kingsroad_tui.kingsroad.play.coach import RoundVerdict, is_doubtful
from kingsroad_tui.kingsroad.play.narration import call_forms, narrate_reveal, narrate_round
from kingsroad_tui.kingsroad.play.outcome_words import (
    decided_sentences,
    outcome_sentence,
    own_sentence,
    ranking_rows,
    scores_before_the_final,
)
from kingsroad_tui.kingsroad.play.reveal_frame import PlaceCall, place_calls
from kingsroad_tui.kingsroad.play.round_line import final_line, round_lines
from kingsroad_tui.kingsroad.play.scoring import place_sentence, standing_sentences
from kingsroad_tui.words.lists import listed, ordinal, rank
from tests.support.legal import random_game

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")
BOB_FIRST = "Bob is 1st with 5: 6 points."
CID_THIRD = "Cid is 3rd with 2: 3 points."
LAST = "Ann is 4th with 1: no points."


@pytest.mark.parametrize("variant", list(Variant))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_step_of_a_round_is_told(players: int, variant: Variant) -> None:
    for seed in range(3):
        for report in random_game(players, seed, variant).reports:
            steps = narrate_round(report, NAMES[:players])
            scored = [step.title for step in steps if "scored" in step.title]
            assert len(scored) == len(report.scored)
            stopped = [step for step in steps if step.title.startswith("40 points!")]
            assert len(stopped) == bool(report.final)
            final = [step for step in steps if step.title.startswith("Final scoring: ")]
            assert len(final) == len(report.final) + bool(report.final)
            assert (steps[-1].title == "The game is over") == bool(report.final)
            assert all(step.sentences for step in steps)


@pytest.mark.parametrize(
    ("influence", "sentences"),
    [
        ((3, 5, 3, 0), ["Ann and Cid tie with 3: both take 3rd place, 3 points.", BOB_FIRST]),
        ((1, 1, 1, 0), ["Ann, Bob and Cid tie with 1: all three take 3rd place, 3 points."]),
        ((1, 1, 1, 1), ["All four tie with 1: nobody scores."]),
        ((1, 5, 2, 3), [LAST, CID_THIRD, "Dee is 2nd with 3: 4 points.", BOB_FIRST]),
        ((0, 0, 0, 0), []),
    ],
)
def test_places_are_called_in_whole_sentences(
    influence: tuple[int, ...], sentences: list[str]
) -> None:
    """Four players in the Wizard's Tower, which pays three places."""
    markers = tuple(with_item((0,) * 8, 5, count) for count in influence)
    in_hand = tuple(MARKERS - count for count in influence)
    position = replace(starting_position(4), markers=markers, in_hand=in_hand)
    score, _ = score_region(position, 6)
    present = sum(count > 0 for count in influence)
    said = [place_sentence(call, NAMES, present) for call in place_calls(score)]
    assert said == sentences


def test_two_alone_who_tie_for_nothing() -> None:
    call = PlaceCall(2, (0, 1), 4, 0)
    assert place_sentence(call, NAMES, 2) == "Ann and Bob tie with 4: nobody scores."
    assert place_sentence(call, NAMES, 3).endswith("both take 2nd place, no points.")


@pytest.mark.parametrize(
    ("before", "after", "sentences"),
    [
        ((0, 0, 0), (0, 0, 0), []),
        ((0, 0, 0), (4, 2, 0), ["Ann takes the lead with 4 points."]),
        ((4, 2, 0), (4, 4, 0), ["Ann and Bob share the lead with 4 points."]),
        ((9, 5, 4), (9, 5, 8), ["Cid overtakes Bob."]),
        ((9, 5, 4), (9, 11, 6), ["Bob takes the lead with 11 points."]),
        ((9, 5, 4), (9, 5, 5), []),
    ],
)
def test_overtaking_is_told(
    before: tuple[int, ...], after: tuple[int, ...], sentences: list[str]
) -> None:
    assert standing_sentences(before, after, NAMES) == sentences


def test_the_final_scoring_keeps_the_totals() -> None:
    report = random_game(3, 5).reports[-1]
    steps = narrate_round(report, NAMES[:3])
    final = [step for step in steps if step.title.startswith("Final scoring")]
    assert final[0].sentences[0].startswith("The game ends: regions ")
    *totals, last = (step.sentences[-1] for step in final[1:])
    assert steps[-1].sentences == ("Cid wins with 60 points, 13 points ahead of Ann!",)
    scores = zip(NAMES, report.after.scores, strict=False)
    assert last == f"The final points: {', '.join(f'{name} {score}' for name, score in scores)}."
    assert all(said.startswith("Points: ") for said in totals)
    assert totals[-1].endswith(", with one region to come.")
    assert totals[-2].endswith(", with two regions to come.")


def test_a_witch_is_narrated_in_two_parts() -> None:
    game = Game(("[b]x[/b]", "Bob")).reveal([Selection.parse("W"), Selection.parse("8DK")])
    assert game.revealed is not None
    (first,) = narrate_reveal(game.revealed, game.players)
    assert first.sentences == (
        "[b]x[/b] plays the Witch.",
        "Bob plays 8 King's Castle, the Dragon and the Knight.",
        "The Witch stops the clock: [b]x[/b] will choose again, knowing what the others played.",
        "The Dragon draws the King on: 6 Wizard's Tower is scored too.",
        "Bob's Knight follows no region and places nothing.",
    )
    seen = game.revealed
    report = game.choose_again((Selection.parse("16K"), None)).reports[0]
    steps = narrate_round(report, game.players, seen=seen)
    assert steps[0].sentences[0].startswith("After the Witch, [b]x[/b] plays 1 Zin Kai's Deep")
    whole = narrate_round(report, game.players)
    assert whole[1:] == steps and whole[:1] == (first,)


def test_a_round_is_told_with_cards_points_and_the_regions_scored() -> None:
    game = Game(("Ann", "Bob")).play([Selection.parse("16K"), Selection.parse("1D8")])
    longest, *_, shortest = round_lines(game.reports[0], game.players, "AB")
    assert longest.startswith("Round 1: Ann 1 6 Knight +7 · Bob 1 Dragon 8 0 · scored ")
    assert shortest == "A 16K +7, B 1D8, scored " + " ".join(
        str(score.region) for score in game.reports[0].scored
    )


def test_a_region_is_called_one_as_long_as_there_is_room() -> None:
    """In the line at the top of a low terminal "scored 2" read like points."""
    for report in random_game(2, 3).reports:
        forms = list(round_lines(report, ("Ann", "Bob"), "AB"))
        first = next(form for form in forms if not form.startswith("Round"))
        assert re.search(r" · scored regions? \d", first)


def test_a_second_choice_stands_behind_the_witch_and_hides_what_lay_beside_her() -> None:
    game = Game(("Ann", "Bob")).play(
        (Selection.parse("W12"), Selection.parse("87K")), (Selection.parse("345"), None)
    )
    forms = list(round_lines(game.reports[0], game.players, "AB"))
    assert "Ann Witch, then 3 4 5 " in forms[0] and "A W>345," in forms[-1]
    assert not any("W12" in form or "1 2" in form for form in forms)


def test_points_of_rounds_and_final_scoring_add_up_to_the_scores() -> None:
    game = random_game(3, 5)
    total = [0, 0, 0]
    lines = [next(round_lines(report, game.players, "ABC")) for report in game.reports]
    for line in (*lines, final_line(game.reports[-1], game.players)):
        players = line.partition(": ")[2].split(" · ")[:3]
        for seat, told in enumerate(players):
            total[seat] += int(re.findall(r"\S+$", told)[0].replace("−", "-"))
    assert tuple(total) == game.position.scores


def test_forms_get_shorter() -> None:
    for report in random_game(5, 3).reports:
        forms = list(round_lines(report, ("Ann", "Bob", "Cid", "Dora", "Eve"), "ABCDE"))
        lengths = [len(form) for form in forms]
        assert lengths == sorted(lengths, reverse=True)


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
                    assert said.startswith("By a hair") == (0 < lead <= 2)


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


def candidates(*losses: float, best: float = 0.5) -> list[Candidate]:
    """One candidate for each loss, against a best one of this value."""
    return [
        Candidate(
            selection=[str(number)],
            points=0.0,
            worst=0,
            best=0,
            win=best - loss,
            margin=0.0,
            share=0.0,
            value=best - loss,
            loss=loss,
        )
        for number, loss in enumerate(losses, start=1)
    ]


BEST, OTHER = candidates(0.0, 0.0)


def doubted(*losses: float, goal: Goal = Goal.WIN) -> list[float]:
    found = candidates(*losses)
    return [one.loss for one in found if is_doubtful(one, goal)]


def test_choices_are_questioned_from_five_percent_on() -> None:
    assert doubted(0.0, 0.04, 0.05, 0.4, 0.6) == [0.05, 0.4, 0.6]


def test_what_is_shown_as_five_percent_is_questioned_as_such() -> None:
    """4.6 % is called an inaccuracy afterwards, so it is asked about before."""
    assert doubted(0.0, 0.044, 0.046, 0.4, 0.6) == [0.046, 0.4, 0.6]


def test_crumbs_are_never_questioned() -> None:
    assert doubted(0.0, 0.002, 0.004, 0.006) == []


def test_points_are_weighed_as_chances_are() -> None:
    """1.5 points weigh as much as 5 %."""
    assert doubted(0.0, 1.2, 1.6, goal=Goal.POINTS) == [1.6]
    assert doubted(0.0, 1.4, 1.5, 9.0, goal=Goal.MARGIN) == [1.5, 9.0]


def test_luck_is_what_came_minus_what_was_to_be_expected() -> None:
    good, bad = candidates(0.0, 0.1)
    verdict = RoundVerdict.of(bad, Goal.WIN, BEST)
    assert (verdict.loss, verdict.luck) == (0.1, None)
    assert verdict.before == 0.5
    after = verdict.with_luck(0.36, Goal.WIN)
    assert after.luck == pytest.approx(-0.04)
    assert RoundVerdict.of(good, Goal.WIN, BEST).loss == 0


def test_both_choices_of_a_round_with_a_witch_count() -> None:
    first = RoundVerdict.of(candidates(0.03)[0], Goal.WIN, BEST)
    second = RoundVerdict.of(candidates(0.02)[0], Goal.WIN, OTHER, first)
    assert second.loss == pytest.approx(0.05)
    assert second.better is None, "two things to say are not one"
    good = candidates(0.0)[0]
    assert RoundVerdict.of(good, Goal.WIN, OTHER, first).better == BEST.selection
    later = RoundVerdict.of(
        candidates(0.02)[0], Goal.WIN, OTHER, RoundVerdict.of(good, Goal.WIN, BEST)
    )
    assert later.better == OTHER.selection


def test_luck_of_a_round_with_a_witch_is_what_came_since_the_first_choice() -> None:
    """The others revealed their cards before the second one; afterwards nobody could act."""
    first = RoundVerdict.of(candidates(0.03)[0], Goal.WIN, BEST)
    fallen = msgspec.structs.replace(OTHER, value=0.2, loss=0.0)
    second = RoundVerdict.of(candidates(0.02)[0], Goal.WIN, fallen, first)
    assert second.with_luck(0.18, Goal.WIN).luck == pytest.approx(0.18 - (0.5 - 0.03 - 0.02))


def test_what_cannot_be_told_from_the_best_costs_nothing() -> None:
    """As everywhere else: the hint called it as good."""
    near = msgspec.structs.replace(candidates(0.02)[0], loss_error=0.03)
    verdict = RoundVerdict.of(near, Goal.WIN, BEST)
    assert (verdict.loss, verdict.better) == (0.0, None)
    assert verdict.before == pytest.approx(near.value + 0.02), "shown with the best one's value"


def test_luck_is_not_made_of_things_that_cannot_be_compared() -> None:
    verdict = RoundVerdict.of(candidates(0.0)[0], Goal.POINTS, BEST)
    assert verdict.with_luck(None, Goal.POINTS).luck is None
    assert verdict.with_luck(0.5, Goal.WIN).luck is None
    assert (
        RoundVerdict.of(candidates(0.0)[0], Goal.WIN, BEST).with_luck(None, Goal.WIN).luck is None
    )
