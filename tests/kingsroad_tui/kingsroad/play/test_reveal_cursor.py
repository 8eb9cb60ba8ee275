"""Watching a reveal by keys and by the clock: one step a key, and nothing is jumped over."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsroad_tui.kingsroad.play.reveal import round_frames
from kingsroad_tui.kingsroad.play.reveal_frame import FrameKind, RevealCursor, RevealFrame
from tests.support.examples import examples
from tests.support.legal import random_game

LAST_ROUND = round_frames(random_game(3, 5).reports[-1])


@given(st.lists(st.sampled_from(["key", "clock", "back"]), max_size=60))
@examples(60)
def test_a_key_completes_one_step_and_never_two(keys: list[str]) -> None:
    cursor: RevealCursor | None = RevealCursor(LAST_ROUND)
    for key in keys:
        if cursor is None:
            break
        frame = cursor.frame
        if key == "clock":
            following = cursor.tick()
            assert following is None or following.at == cursor.at + 1
        elif key == "back":
            following = cursor.back()
            assert following.frame.completes
            assert following.frame.step == max(0, frame.step - 1) or following.at < cursor.at
        else:
            following = cursor.forward()
            if following is not None:
                assert following.frame.completes
                assert following.frame.step == frame.step + frame.completes
        cursor = following


def test_keys_alone_go_through_every_step_once() -> None:
    cursor: RevealCursor | None = RevealCursor(LAST_ROUND)
    seen = []
    while cursor is not None and (cursor := cursor.forward()) is not None:
        seen.append(cursor.frame)
    assert seen == [frame for frame in LAST_ROUND if frame.completes]


def test_skipping_stops_at_forty_points_and_at_the_end_of_the_round_and_of_the_game() -> None:
    goal = RevealCursor(LAST_ROUND).skip()
    assert goal is not None and goal.frame.kind is FrameKind.GOAL and goal.frame.completes
    first = goal.skip()
    assert first is not None and first.frame.kind is FrameKind.KING
    second = first.skip()
    assert second is not None and second.frame == LAST_ROUND[-1]
    assert second.skip() is None


def test_what_has_been_told_grows_step_by_step() -> None:
    cursor: RevealCursor | None = RevealCursor(LAST_ROUND)
    told: tuple[RevealFrame, ...] = ()
    while cursor is not None:
        assert [frame.step for frame in cursor.so_far] == list(range(cursor.frame.step + 1))
        assert cursor.so_far[-1] == cursor.frame
        told = cursor.so_far
        cursor = cursor.tick()
    assert told == tuple(frame for frame in LAST_ROUND if frame.completes)


@pytest.mark.parametrize("at", range(0, len(LAST_ROUND), 3))
def test_a_step_that_was_rushed_stays_as_long_as_its_frames_would_have(at: int) -> None:
    cursor = RevealCursor(LAST_ROUND, at)
    rushed = cursor.settled()
    step = [
        RevealCursor(LAST_ROUND, index)
        for index, frame in enumerate(LAST_ROUND)
        if frame.step == cursor.frame.step
    ]
    assert rushed.beats == pytest.approx(sum(each.beats for each in step))
