"""The guided first game: its positions show what they are there to show, by the real rules."""

from __future__ import annotations

from kingsroad.cards import Card, Selection
from kingsroad.legal import legal_selections
from kingsroad.rounds import Revealed, RoundReport
from kingsroad_tui.session.lesson import LEARNER, STEPS, Attempt, Lesson, Slip


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


def test_every_legal_choice_of_every_step_is_played_or_has_a_reason_not_to_be() -> None:
    """Each step can be done and can be missed (the first one only done)."""
    for number, step in enumerate(STEPS):
        lesson = Lesson.at(number)
        choices = [c for c in legal_selections(lesson.hand) if all(map(lesson.belongs, c.cards))]
        attempts = [lesson.choose(choice) for choice in choices]
        if step.needed is Card.WITCH:
            (again,) = {attempt.lesson for attempt in attempts if attempt.slip is None}
            attempts += [again.choose(choice) for choice in legal_selections(again.hand)]
        done = [attempt for attempt in attempts if attempt.outcome is not None]
        missed = [attempt for attempt in attempts if attempt.slip is not None]
        assert done and len(done) + len(missed) == len(attempts)
        assert bool(missed) == (step.name != "markers")
        assert all(attempt.lesson.done or attempt.lesson.second for attempt in done)
        assert all(not attempt.lesson.done for attempt in missed)


def test_the_king() -> None:
    """Only his region is scored; one marker more is worth 6 points instead of 4."""
    done = tried("king", "612")
    assert isinstance(done.outcome, RoundReport)
    assert [score.region for score in done.outcome.scored] == [6]
    assert points(done.outcome, 6) == [6, 4, 0]
    missed = tried("king", "123")
    assert missed.slip is Slip.NOT_FIRST
    assert points(missed.would_be, 6) == [4, 4, 0]


def test_ties() -> None:
    """Three who tie get nothing; one marker breaks the tie, and the other two still get nothing."""
    assert points(tried("ties", "123").would_be, 5) == [0, 0, 0]
    assert points(tried("ties", "512").outcome, 5) == [5, 0, 0]


def test_the_knight() -> None:
    """One marker ties, two are needed, and only behind 7 does the Knight put the second one."""
    assert tried("knight", "712").slip is Slip.CARD_MISSING
    assert tried("knight", "71K").slip is Slip.NOT_FIRST
    assert points(tried("knight", "71K").would_be, 7) == [5, 5, 0]
    assert points(tried("knight", "17K").outcome, 7) == [7, 5, 0]


def test_the_dragon() -> None:
    """One region more is scored, the one where the learner leads; without it that comes later."""
    assert tried("dragon", "124").slip is Slip.CARD_MISSING
    done = tried("dragon", "D45")
    assert isinstance(done.outcome, RoundReport)
    assert [score.region for score in done.outcome.scored] == [2, 8]
    assert points(done.outcome, 8)[LEARNER] == 8
    assert not done.outcome.after.dragon[LEARNER]


def test_a_chain_of_nobles() -> None:
    """First alone in 3 between Nobles in 5 and 7: 3 points for the place and 3 for the chain."""
    done = tried("nobles", "346")
    assert isinstance(done.outcome, RoundReport)
    (score,) = done.outcome.scored
    assert (score.noble_won, score.chains[LEARNER], score.points[LEARNER]) == (0, (3, 5, 7), 3)
    assert score.bonus[LEARNER] == 3
    assert tried("nobles", "146").slip is Slip.NOT_FIRST


def test_the_witch() -> None:
    """Her cards go back; what the others did is known, and now two markers in 8 are enough."""
    revealed = tried("witch", "W12")
    assert isinstance(revealed.outcome, Revealed)
    assert revealed.lesson.second and not revealed.lesson.belongs(Card.WITCH)
    assert tried("witch", "81K").slip is Slip.CARD_MISSING
    assert tried("witch", "W12", "812").slip is Slip.NOT_FIRST
    done = tried("witch", "W12", "18K")
    assert points(done.outcome, 8) == [8, 6, 0]
    assert isinstance(done.outcome, RoundReport)
    assert not done.outcome.after.witch[LEARNER]


def test_the_end() -> None:
    """40 points end it, all other regions pay once more, and only then is it known who won."""
    done = tried("end", "812")
    assert isinstance(done.outcome, RoundReport)
    assert done.outcome.winners == (LEARNER,)
    assert len(done.outcome.final) == 7
    assert max(done.outcome.before.scores) < 40
    assert done.outcome.before.scores[LEARNER] < max(done.outcome.before.scores)
    goes_on = tried("end", "123")
    assert goes_on.slip is Slip.NOT_WON
    assert goes_on.would_be is not None and not goes_on.would_be.after.finished


def test_steps_beyond_the_first_and_last_are_those() -> None:
    assert Lesson.at(-3).number == 0
    assert Lesson.at(99).last
