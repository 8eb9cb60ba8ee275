"""A round in sentences: every step of it, ties, overtaking, the final scoring."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import MARKERS, Variant, starting_position, with_item
from kingsroad.scoring import score_region
from kingsroad_tui.kingsroad.play.narration import narrate_reveal, narrate_round
from kingsroad_tui.kingsroad.play.reveal_frame import PlaceCall, place_calls
from kingsroad_tui.kingsroad.play.scoring import place_sentence, standing_sentences
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
