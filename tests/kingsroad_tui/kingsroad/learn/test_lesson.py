"""The guided first game: one game, in which every step shows what it is there to show.

How far one has come in a guided game: one rule for every game.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from kingsroad.cards import Card, Selection
from kingsroad.legal import legal_selections
from kingsroad.rounds import Revealed, RoundReport
from kingsroad_tui.kingsroad.learn.lesson import LEARNER, STEPS, Attempt, Lesson, Slip
from kingsroad_tui.learn.lesson_place import FIRST_GAME, SECOND_GAME, LessonPlace
from kingsroad_tui.settings.stored import LESSON_DONE, AppSettings, read_settings


def at(name: str) -> Lesson:
    return Lesson.at(next(n for n, step in enumerate(STEPS) if step.name == name))


def tried(name: str, *codes: str) -> Attempt:
    """What comes of these choices, one after the other."""
    lesson = at(name)
    attempt = Attempt(lesson)
    for code in codes:
        attempt = attempt.lesson.choose(Selection.parse(code))
    return attempt


def points(report: RoundReport | Revealed | None, region: int) -> list[int]:
    assert isinstance(report, RoundReport)
    (score,) = (score for score in report.scored if score.region == region)
    return list(score.points)


def choices(lesson: Lesson) -> list[Selection]:
    """Everything that the learner may choose in the step as it stands."""
    return [c for c in legal_selections(lesson.hand) if all(map(lesson.belongs, c.cards))]


def test_every_legal_choice_of_every_step_is_played_or_has_a_reason_not_to_be() -> None:
    """Each step can be done and can be missed."""
    for number, step in enumerate(STEPS):
        lesson = Lesson.at(number)
        attempts = [lesson.choose(choice) for choice in choices(lesson)]
        if step.needed == "W":
            (again,) = {attempt.lesson for attempt in attempts if attempt.slip is None}
            attempts += [again.choose(choice) for choice in choices(again)]
        done = [attempt for attempt in attempts if attempt.outcome is not None]
        missed = [attempt for attempt in attempts if attempt.slip is not None]
        assert done and missed and len(done) + len(missed) == len(attempts)
        assert all(attempt.lesson.done or attempt.lesson.second for attempt in done)
        assert all(not attempt.lesson.done for attempt in missed)


def test_the_models_lead_to_victory_past_the_baron() -> None:
    """He leads in the middle of the game, and only the last rounds decide it."""
    lesson = Lesson.at(0)
    leads = []
    for _ in STEPS[1:]:
        lesson = lesson.following()
        ours, baron, _ = lesson.game.position.scores
        leads.append(ours - baron)
    assert min(leads) < 0 < leads[-1] and not lesson.game.finished
    last = lesson.choose(Selection.parse(STEPS[-1].model)).lesson
    assert last.game.finished and last.game.position.winners == (LEARNER,)


def whims(seed: int) -> Iterator[str]:
    """Cards that a learner likes best, the same all game long or others every round."""
    dice = random.Random(seed)
    favourites = "".join(dice.sample("12345678", 2))
    while True:
        yield favourites if seed % 2 else "".join(dice.sample("12345678KD", 3))


@pytest.mark.parametrize("seed", range(12))
def test_whatever_else_is_played_every_step_can_be_done(seed: int) -> None:
    """The game goes on from what the learner has played, and the learner wins it."""
    lesson, wishes, dice = Lesson.at(0), whims(seed), random.Random(seed)
    while True:
        while not lesson.done:
            wish = next(wishes)
            tries = choices(lesson)
            dice.shuffle(tries)
            tries.sort(key=lambda one: -sum(code in one.code for code in wish))
            attempts = map(lesson.choose, tries)
            lesson = next(one.lesson for one in attempts if one.outcome is not None)
        if lesson.last:
            break
        lesson = lesson.following()
    assert lesson.game.finished and lesson.game.position.winners == (LEARNER,)


def test_every_knight_of_the_others_places_what_the_learner_is_taught() -> None:
    """A Knight that places no second marker would need a reason that no step gives."""
    played = [Selection.parse(code) for step in STEPS for code in step.others]
    assert any(Card.KNIGHT in one.cards for one in played)
    assert not any(Card.DECLINING_KNIGHT in one.cards for one in played)


def test_a_step_goes_on_from_what_was_played_and_leads_back() -> None:
    lesson = Lesson.at(0).choose(Selection.parse("268")).lesson
    second = lesson.following()
    assert second.number == 1 and not second.done
    assert second.game.position.markers[LEARNER] == (0, 1, 0, 0, 0, 1, 0, 1)
    assert second.previous() == Lesson.at(0)
    assert Lesson.at(0).previous() == Lesson.at(0)


def test_the_king() -> None:
    """Only his region is scored; one marker more is worth 6 points instead of 4."""
    done = tried("king", "612")
    assert isinstance(done.outcome, RoundReport)
    assert [score.region for score in done.outcome.scored] == [6]
    assert points(done.outcome, 6) == [6, 4, 0]
    missed = tried("king", "123")
    assert missed.slip is Slip.NOT_FIRST
    assert points(missed.would_be, 6) == [4, 4, 0]


def test_the_knight() -> None:
    """Only behind 7 does he put a second marker there."""
    assert tried("knight", "712").slip is Slip.CARD_MISSING
    assert tried("knight", "71K").slip is Slip.CARD_MISSING
    assert tried("knight", "17K").lesson.game.position.markers[LEARNER][6] == 2


def test_ties() -> None:
    """Who ties with the Baron takes second place as he does; one marker breaks the tie."""
    assert points(tried("ties", "123").would_be, 7) == [5, 5, 0]
    assert points(tried("ties", "712").outcome, 7) == [7, 5, 0]


def test_a_chain_of_nobles() -> None:
    """First alone in 3 beside a Noble in 7: 3 points for the place and 2 for the chain."""
    done = tried("nobles", "83K")
    assert isinstance(done.outcome, RoundReport)
    (score,) = done.outcome.scored
    assert (score.noble_won, score.chains[LEARNER], score.points[LEARNER]) == (0, (3, 7), 3)
    assert tried("nobles", "146").slip is Slip.NOT_FIRST


def test_the_witch() -> None:
    """Her cards go back; what the others did is known, and now two markers in 5 are enough."""
    revealed = tried("witch", "W12")
    assert isinstance(revealed.outcome, Revealed)
    assert revealed.lesson.second and not revealed.lesson.belongs(Card.WITCH)
    assert tried("witch", "81K").slip is Slip.CARD_MISSING
    assert tried("witch", "W12", "123").slip is Slip.NOT_FIRST
    done = tried("witch", "W12", "15K")
    assert points(done.outcome, 5) == [5, 4, 0]
    assert isinstance(done.outcome, RoundReport)
    assert not done.outcome.after.witch[LEARNER]


def test_the_dragon() -> None:
    """One region more is scored, the one that pays most."""
    assert tried("dragon", "18K").slip is Slip.CARD_MISSING
    assert tried("dragon", "D12").slip is Slip.NOT_FIRST
    done = tried("dragon", "D8K")
    assert isinstance(done.outcome, RoundReport)
    assert [score.region for score in done.outcome.scored] == [2, 8]
    assert points(done.outcome, 8)[LEARNER] == 8
    assert not done.outcome.after.dragon[LEARNER]


def test_the_end() -> None:
    """40 points end it, all other regions pay once more, and only then is it known who won."""
    done = tried("end", "81K")
    assert isinstance(done.outcome, RoundReport)
    assert done.outcome.winners == (LEARNER,)
    assert len(done.outcome.final) == 7
    assert max(done.outcome.before.scores) < 40
    assert tried("end", "234").slip is Slip.NOT_FIRST


def test_steps_beyond_the_first_and_last_are_those() -> None:
    assert Lesson.at(-3).number == 0
    assert Lesson.at(99).last


def test_a_lesson_that_was_left_goes_on_from_what_the_learner_had_played() -> None:
    """A choice that cannot be played gives way to the model of its step."""
    lesson = Lesson.at(0)
    own = ["268", "613", "17K", "714", "43K", "W12 45K", "D8K"]
    for code in own:
        for word in code.split():
            lesson = lesson.choose(Selection.parse(word)).lesson
        lesson = lesson.following()
    assert lesson.choices == ("268", "613", "17K", "714", "43K", "W 45K", "D8K")
    assert Lesson.at(7, lesson.choices).game.as_public() == lesson.game.as_public()
    odd = Lesson.at(3, ("123", "XYZ", "11"))
    assert odd == Lesson.at(3)


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
