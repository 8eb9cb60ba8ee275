"""What of the things worth saying is said: seldom enough, and in lines not heard lately."""

from __future__ import annotations

from kingsroad_tui.files.locations import folders
from kingsroad_tui.rivals import remarks

LINES = {0: {"took": ("One.", "Two, {who}."), "over": ("Good game.",)}}
TOOK = remarks.Remark(0, "took", remarks.Mood.PLEASED, 0.9)
OVER = remarks.Remark(0, "over", remarks.Mood.CALM, 1.0)


def talk(heard: remarks.Heard | None = None) -> remarks.Talk:
    return remarks.Talk(LINES, 7, heard or remarks.Heard())


def test_one_line_a_round_at_most_and_never_round_after_round() -> None:
    one = talk()
    assert one.say(2, [TOOK]) is not None
    assert one.say(2, [TOOK]) is None, "the same round"
    assert one.say(3, [TOOK]) is None, "right after it"
    assert {spoken.round for spoken in one.spoken} == {2}


def test_a_line_that_lacks_a_fact_is_not_said() -> None:
    one = talk()
    spoken = one.say(2, [TOOK])
    assert spoken is not None and spoken.line == "One."
    named = talk(remarks.Heard([remarks.line_mark("One.")])).say(
        2, [remarks.Remark(0, "took", remarks.Mood.PLEASED, 0.9, {"who": "{x} [b]"})]
    )
    assert named is not None and named.line == "Two, {x} [b]."


def test_a_line_heard_lately_is_not_said_again_before_many_others() -> None:
    marks = [remarks.line_mark("One."), remarks.line_mark("Two, {who}.")]
    assert talk(remarks.Heard(marks)).say(2, [TOOK]) is None
    others = [f"other-{number}" for number in range(remarks.FRESH)]
    assert talk(remarks.Heard([*marks, *others])).say(2, [TOOK]) is not None


def test_at_the_end_something_is_said_whatever_was_heard() -> None:
    one = talk(remarks.Heard([remarks.line_mark("Good game.")]))
    spoken = one.say(9, [OVER], always=True)
    assert spoken is not None and spoken.line == "Good game."


def test_who_has_no_lines_says_nothing() -> None:
    assert talk().say(2, [remarks.Remark(1, "took", remarks.Mood.CALM, 1.0)]) is None


def test_what_was_said_after_a_round_taken_back_was_not_said() -> None:
    one = talk()
    one.say(2, [TOOK])
    one.forget_from(2)
    assert not one.spoken and one.gap(3) == 3


def test_the_same_game_says_the_same() -> None:
    said = [
        talk().say(2, [TOOK, remarks.Remark(0, "over", remarks.Mood.CALM, 0.9)]) for _ in range(3)
    ]
    assert said[0] is not None and said[0] == said[1] == said[2]


def test_what_was_heard_is_kept_and_damage_does_no_harm() -> None:
    assert remarks.heard_lines() == ()
    remarks.keep_heard("a")
    remarks.keep_heard("b")
    file = folders().state / "remarks.jsonl"
    file.write_bytes(file.read_bytes() + b'{"line": 5}\n\xff\xfe{{\n')
    remarks.keep_heard("c")
    assert remarks.heard_lines() == ("a", "b", "c")
    assert b"\xff\xfe" in file.read_bytes(), "what cannot be read stays where it is"
