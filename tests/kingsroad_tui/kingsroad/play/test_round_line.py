"""A round in one line, in forms that get shorter, and the final scoring."""

from __future__ import annotations

import re

from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad_tui.kingsroad.play.round_line import final_line, round_lines
from tests.support.legal import random_game


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
