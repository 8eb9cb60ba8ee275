"""What of the things worth saying is said: seldom enough, and in lines not heard lately.

What the computer players of each game can say: something of everything, in one line.

Computer players in words: the same names everywhere, and whatever else plays as it is called.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

import pytest

from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS, CAREFUL
from advisor.messages.computers import (
    LEVEL_1,
    RULE_OF_THUMB,
    STRENGTHS,
    Character,
    Strength,
)
from advisor.messages.protocol import Choice, ChoiceReason
from kingsroad_tui.assassins.rivals.remarks import CAST as TOWN
from kingsroad_tui.assassins.rivals.remarks import AssassinsSituation
from kingsroad_tui.drawing.canvas import width_of
from kingsroad_tui.files.locations import folders
from kingsroad_tui.kingsroad.rivals.remarks import CAST as ROAD
from kingsroad_tui.kingsroad.rivals.remarks import Situation
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.rivals import remarks
from kingsroad_tui.rivals.cast import Cast, Line, lines_at
from kingsroad_tui.rivals.computer_words import new_reasons, player_words, rival_sentence
from kingsroad_tui.rivals.remarks import Remark, quoted_line
from tabletop.say import Fact, Say
from tabletop.words.catalogue import ENGLISH, catalogue
from tabletop.words.voice import said
from tests.assassins.support.random_play import random_game
from tests.kingsroad_tui.assassins.rivals.test_remarks import remarks_of
from tests.kingsroad_tui.kingsroad.rivals.test_remarks import remarks_of_games
from tests.support.app.assassins_acting import recorded

ONE, TWO, GOOD = "rivals-remarks-talk-on", "rivals-says", "rivals-remarks-talk-off"
"""Any messages: the second one names two facts."""

NAMED = {"name": "{ $x } [b]", "line": "y"}
LINES = {
    0: {
        "took": (Line(ONE, frozenset()), Line(TWO, frozenset(NAMED))),
        "over": (Line(GOOD, frozenset()),),
    }
}
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
    assert spoken is not None and spoken.what == Say(ONE)
    named = talk(remarks.Heard([ONE])).say(
        2, [remarks.Remark(0, "took", remarks.Mood.PLEASED, 0.9, NAMED)]
    )
    assert named is not None and named.line == "{ $x } [b]: “y”"


def test_a_line_heard_lately_is_not_said_again_before_many_others() -> None:
    marks = [ONE, TWO]
    assert talk(remarks.Heard(marks)).say(2, [TOOK]) is None
    others = [f"other-{number}" for number in range(remarks.FRESH)]
    assert talk(remarks.Heard([*marks, *others])).say(2, [TOOK]) is not None


def test_at_the_end_something_is_said_whatever_was_heard() -> None:
    one = talk(remarks.Heard([GOOD]))
    spoken = one.say(9, [OVER], always=True)
    assert spoken is not None and spoken.what == Say(GOOD)


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


MOST_CELLS = 70


def town_remarks() -> Iterator[Remark]:
    for game in (*map(random_game, range(40)), recorded("king-in-the-castle")):
        yield from remarks_of(game)


@dataclass(frozen=True)
class Talked:
    """A game, everything that could be said in some of its games, and the longest facts."""

    cast: Cast
    situations: type[StrEnum]
    remarks: tuple[Remark, ...]
    longest: Mapping[str, Fact]


@pytest.fixture(scope="module", params=["kingsroad", "assassins"])
def talked(request: pytest.FixtureRequest) -> Talked:
    if request.param == "assassins":
        longest: dict[str, Fact] = {"who": "Strategist", "person": "witch hunter", "cards": 4}
        return Talked(TOWN, AssassinsSituation, tuple(town_remarks()), longest)
    longest = {"who": "Chancellor", "third": "Chancellor", "region": "Wizard's Tower"}
    longest |= dict.fromkeys(("points", "lead", "behind", "by"), 12)
    longest |= {"best": 61, "left": 8, "count": 5}
    return Talked(ROAD, Situation, tuple(remarks_of_games(25)), longest)


def test_every_character_has_a_voice_for_everything(talked: Talked) -> None:
    voices = [talked.cast.voice(strength) for strength in talked.cast.strengths]
    assert all(set(lines) == set(talked.situations) for lines in voices)
    texts = catalogue(ENGLISH)
    lines = [line for situations in voices for each in situations.values() for line in each]
    every = [texts[line.id].texts[""] for line in lines]
    assert len(set(every)) == len(every), "a line stands twice"


def test_a_computer_player_without_lines_says_nothing() -> None:
    hermit = Character(("Hermit",), Say("computers-person"))
    silent = Strength("silent", Say("computers-good"), hermit)
    cast = replace(ROAD, strengths=STRENGTHS | {silent.name: silent})
    setup = Setup(tuple(Seat(SeatKind.COMPUTER, name) for name in (silent.name, LEVEL_1)))
    assert lines_at(cast, setup) == {1: cast.voice(LEVEL_1)}


def test_every_line_fits_the_facts_there_are_and_one_line(talked: Talked) -> None:
    """A situation's remarks always have the facts that at least one of its lines names."""
    always: dict[str, frozenset[str]] = {}
    ever: dict[str, frozenset[str]] = {}
    for remark in talked.remarks:
        facts = frozenset(remark.facts)
        always[remark.situation] = always.get(remark.situation, facts) & facts
        ever[remark.situation] = ever.get(remark.situation, facts) | facts
    rare = {Situation.WON_TIE, Situation.SHARED, Situation.LOST_TIE}
    assert set(ever) >= set(talked.situations) - rare
    for strength in talked.cast.strengths:
        for situation, each in talked.cast.voice(strength).items():
            for line in each:
                shown = quoted_line(said(Say(line.id, **talked.longest)))
                assert width_of(shown) <= MOST_CELLS and "{" not in shown, shown
                assert line.facts <= ever.get(situation, set(talked.longest)), (strength, line)
            if situation in always:
                sure = [line for line in each if line.facts <= always[situation]]
                assert sure, f"{strength} may have nothing to say: {situation}"


def test_a_player_of_a_tournament_has_both_names() -> None:
    assert player_words(LEVEL_1) == "Baron (level-1)"
    assert player_words("advisor@closed-form") == "Chancellor (advisor@closed-form)"
    assert player_words("cmd:./mine.py --fast") == "cmd:./mine.py --fast"
    assert player_words("responder") == "responder"
    assert player_words(CAREFUL, ASSASSINS_STRENGTHS) == "Spymaster (careful)"


def test_a_computer_introduces_itself() -> None:
    assert rival_sentence(STRENGTHS[RULE_OF_THUMB]) == (
        "Sheriff, fair. A step up: piles on the regions the King comes to."
    )


def test_each_computer_gives_a_reason_once_a_game() -> None:
    def chose(reason: ChoiceReason) -> Choice:
        return Choice(id=1, player=1, computer=LEVEL_1, selection=["1"], reason=reason)

    guessed, took = chose(ChoiceReason.LEVEL_1), chose(ChoiceReason.COMING_REGIONS)
    told: dict[tuple[int, ChoiceReason], int] = {}
    assert new_reasons({1: guessed, 2: took}, 3, told) == {1: guessed, 2: took}
    assert new_reasons({1: guessed, 2: took}, 3, told) == {1: guessed, 2: took}, "shown anew"
    assert new_reasons({1: guessed, 2: guessed}, 4, told) == {2: guessed}
    assert new_reasons({1: guessed, 2: took}, 5, told) == {}
    # Rounds were taken back: an earlier one is the first now.
    assert new_reasons({1: guessed}, 2, told) == {1: guessed}
