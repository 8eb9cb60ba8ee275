"""How far one has come in a guided game: one rule for every game."""

from __future__ import annotations

import pytest

from kingsroad_tui.learn.lesson_place import FIRST_GAME, SECOND_GAME, LessonPlace
from kingsroad_tui.settings.stored import LESSON_DONE, AppSettings, read_settings

PLACES = (FIRST_GAME, SECOND_GAME)


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.field)
def test_one_goes_on_where_one_left_and_begins_anew_after_the_end(place: LessonPlace) -> None:
    fresh = AppSettings()
    assert (place.go_on(fresh), place.done(fresh)) == (0, False)
    half = place.keep(fresh, 3)
    assert (place.go_on(half), place.done(half)) == (3, False)
    done = place.keep(half, None)
    assert (place.go_on(done), place.done(done)) == (0, True)
    assert place.keep(done, 0) == done, "a look at the first step forgets nothing"
    assert place.go_on(place.keep(done, 2)) == 2, "a pause the second time is kept, too"


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.field)
def test_the_place_of_one_game_is_not_that_of_another(place: LessonPlace) -> None:
    kept = place.keep(AppSettings(), 4)
    assert [other.go_on(kept) for other in PLACES if other is not place] == [0]


def test_what_was_played_is_kept_beside_it_and_the_file_says_so() -> None:
    kept = FIRST_GAME.keep(AppSettings(), 1, lesson_choices=("164",))
    assert (kept.lesson, kept.lesson_choices) == (1, ("164",))
    SECOND_GAME.keep_in_file(2)
    SECOND_GAME.keep_in_file(None)
    assert read_settings()[0].town_lesson == LESSON_DONE
