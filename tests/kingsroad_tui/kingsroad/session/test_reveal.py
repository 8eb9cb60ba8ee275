"""The frames of a reveal: they end where the round did, and never show what is still hidden."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsroad.cards import Card, Selection
from kingsroad.games import Game
from kingsroad.position import GOAL, MARKERS, Position, Variant, starting_position
from kingsroad.rounds import Revealed, RoundReport, choose_again, play_round, reveal
from kingsroad_tui.kingsroad.session.reveal import reveal_frames, round_frames
from kingsroad_tui.kingsroad.session.reveal_frame import FrameKind, RevealFrame, ShownCards
from kingsroad_tui.kingsroad.text.play.narration import frame_sentences, frame_title
from tests.support.examples import examples
from tests.support.legal import random_game, random_selection

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")


@pytest.mark.parametrize("variant", list(Variant))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_frames_begin_and_end_where_the_round_does(players: int, variant: Variant) -> None:
    for seed in range(4):
        for report in random_game(players, seed, variant).reports:
            frames = round_frames(report)
            assert frames[0].position == report.before
            assert frames[-1].position == report.after
            assert [frame.region for frame in frames if frame.kind is FrameKind.REGION] == [
                score.region for score in (*report.scored, *report.final)
            ]
            assert_told_once(report, frames)
            assert_steps_are_whole(frames)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_that_somebody_has_forty_points_is_said_once_and_at_once(players: int) -> None:
    """In the round that ends the game, right after the region that brought them."""
    for seed in range(4):
        *others, last = random_game(players, seed).reports
        assert not any(f.kind is FrameKind.GOAL for r in others for f in round_frames(r))
        frames = round_frames(last)
        (at,) = (number for number, frame in enumerate(frames) if frame.kind is FrameKind.GOAL)
        goal, region = frames[at], frames[at - 1]
        assert goal.completes and region.completes and region.kind is FrameKind.STANDING
        assert max(region.scores_before) < GOAL <= max(goal.position.scores)


def assert_told_once(report: RoundReport, frames: tuple[RevealFrame, ...]) -> None:
    """Everybody's points are those of the places called and the Nobles, frame by frame."""
    scores = list(report.before.scores)
    for before, frame in pairwise(frames):
        if frame.kind is FrameKind.PLACE:
            call = frame.calls[-1]
            assert frame.calls[:-1] == before.calls
            for seat in call.seats:
                scores[seat] += call.points
        elif frame.kind is FrameKind.BONUS:
            scores[frame.bonuses[-1].seat] += frame.bonuses[-1].points
        assert frame.position.scores == tuple(scores)
        position = frame.position
        for seat in position.seats:
            on_board = sum(position.markers[seat]) + position.noble_count(seat)
            assert position.in_hand[seat] + on_board == MARKERS
    assert tuple(scores) == report.after.scores


def assert_steps_are_whole(frames: tuple[RevealFrame, ...]) -> None:
    assert frames[0].step == 0 and frames[-1].completes
    for frame, following in pairwise(frames):
        assert following.step - frame.step == frame.completes


def test_places_are_called_from_last_to_first() -> None:
    for report in random_game(4, 2).reports:
        for frame in round_frames(report):
            places = [call.place for call in frame.calls]
            assert places == sorted(places, reverse=True)


def test_the_king_walks_his_path() -> None:
    for report in random_game(3, 7).reports:
        frames = round_frames(report)
        path = [frame.position.king for frame in frames if not frame.final]
        walked = [king for at, king in enumerate(path) if at == 0 or king != path[at - 1]]
        assert tuple(walked) == report.king_path
        assert frames[-1].path == report.king_path


def test_a_witch_shows_the_reveal_first_and_the_rest_later() -> None:
    """Both parts together are the whole; a choice behind the Witch is in none of them."""
    game = Game(NAMES[:2]).reveal([Selection.parse("W58"), Selection.parse("8DK")])
    assert game.revealed is not None
    first = reveal_frames(game.revealed)
    assert first[-1].position == game.revealed.after
    assert first[-1].cards[0] == ShownCards((Card.WITCH,))
    report = game.choose_again((Selection.parse("16K"), None)).reports[0]
    second = round_frames(report, game.revealed)
    whole = round_frames(report)
    assert [frame.position for frame in whole] == [frame.position for frame in (*first, *second)]
    assert second[0].cards[0] == ShownCards((Card.WITCH,), face_down=3)
    assert second[3].cards[0].again == (Card.REGION_1, Card.REGION_6, Card.KNIGHT)


def test_a_player_without_markers_plays_no_cards() -> None:
    """Somebody whose markers are all on the board: a step that says so."""
    start = starting_position(2)
    position = replace(start, in_hand=(0, MARKERS), markers=((MARKERS, *[0] * 7), start.markers[1]))
    report = play_round(position, [Selection(), Selection.parse("123")])
    (frame,) = (f for f in round_frames(report) if f.kind is FrameKind.NO_CARDS)
    assert frame.seat == 0 and frame.completes
    assert "and so no cards" in frame_sentences(frame, NAMES)[0]


def played(position: Position, dice: random.Random, kept: list[Selection]) -> Revealed:
    """A reveal in which the first seats play what is given, the others by chance."""
    others = position.num_players - len(kept)
    drawn = [random_selection(position, seat, dice) for seat in position.seats[-others:]]
    return reveal(position, [*kept, *(drawn if others else [])])


def ended(revealed: Revealed, dice: random.Random) -> RoundReport:
    again = [
        random_selection(revealed.after, seat, dice, second=True)
        if seat in revealed.waiting
        else None
        for seat in revealed.before.seats
    ]
    return choose_again(revealed, tuple(again))


def face_up(frame: RevealFrame) -> list[tuple[object, ...]]:
    return [(shown.turned, shown.again) for shown in frame.cards]


@given(
    players=st.integers(2, 5),
    seed=st.integers(0, 10**6),
    rounds=st.integers(0, 9),
    kept=st.integers(0, 4),
    variant=st.sampled_from(list(Variant)),
)
@examples(60)
def test_no_frame_shows_what_is_not_yet_revealed(
    players: int, seed: int, rounds: int, kept: int, variant: Variant
) -> None:
    """Two rounds in which the first players play the same: as long as the cards turned are the
    same, so is everything else, words included, whatever is turned later."""
    position = random_game(players, seed, variant, rounds=rounds).position
    if position.finished:
        return
    dice = random.Random(seed)
    same = [random_selection(position, seat, dice) for seat in range(min(kept, players))]
    one, other = (ended(played(position, dice, same), dice) for _ in range(2))
    compared = 0
    for ours, theirs in zip(round_frames(one), round_frames(other), strict=False):
        if face_up(ours) != face_up(theirs):
            break
        assert ours == theirs
        names = NAMES[:players]
        assert frame_sentences(ours, names) == frame_sentences(theirs, names)
        assert frame_title(ours, names) == frame_title(theirs, names)
        compared += 1
    assert compared > min(kept, players - 1)


@given(players=st.integers(2, 5), seed=st.integers(0, 10**6))
@examples(30)
def test_points_are_shown_only_when_they_are_called(players: int, seed: int) -> None:
    """Before a region's places nobody has its points; a place not called yet is in no sentence."""
    names = [f"<{seat}>" for seat in range(players)]
    report = random_game(players, seed, rounds=3).reports[-1]
    for frame in round_frames(report):
        text = " ".join(frame_sentences(frame, names))
        if frame.region is not None and not frame.completes:
            called = {seat for call in frame.calls for seat in call.seats}
            owners = {bonus.seat for bonus in frame.bonuses} | {frame.noble_won, frame.noble_lost}
            silent = [seat for seat in range(players) if seat not in called | owners]
            assert not [seat for seat in silent if names[seat] in text]
            assert all(frame.gained[seat] == 0 for seat in silent)
