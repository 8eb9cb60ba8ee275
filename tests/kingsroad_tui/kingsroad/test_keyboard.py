"""People who share a keyboard: whose turn it is, curtains, and choosing once more.

What reviews said of own games stays in the statistics when their files are gone.

Games counted against each strength, against a count by hand.

Players in sentences: by name, or spoken to.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from advisor.messages.computers import ADVISOR, LEVEL_1, LEVEL_2
from advisor.messages.review import decisions
from kingsroad.cards import Selection
from kingsroad.games import Game, after_rounds
from kingsroad_tui.cli import run
from kingsroad_tui.curtain.keyboard import Keyboard
from kingsroad_tui.files.locations import autosave_folder
from kingsroad_tui.kingsroad.play.narration import frame_sentences, frame_title
from kingsroad_tui.kingsroad.play.outcome_words import decided_sentences, outcome_sentence
from kingsroad_tui.kingsroad.play.reveal import round_frames
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.kingsroad.statistics import STATISTICS, FinishedGame, Tally, tallies
from kingsroad_tui.kingsroad.words.people import (
    Addressed,
    names_at,
    people,
    who,
    whose,
)
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.statistics.kept import judged_file
from tabletop.game import Scripted, SeatView, play
from tabletop.words.voice import phrase
from tests.support.legal import random_game
from tests.support.practice import THREE, keep_planted_assassins, save_own
from tests.support.sample_review import sample_review

NAMES = ("Ann", "Bob", "Cid")


class Desk:
    """People who type what is laid down; it writes down what happens at the desk."""

    def __init__(self, codes: Iterable[str], answers: Iterable[bool] = ()) -> None:
        self._codes = iter(codes)
        self._answers = iter(answers)
        self.said: list[str] = []

    async def let_choose(self, view: SeatView[Game], before: Selection | None) -> Selection:
        again = f" again {before.code}" if before else ""
        self.said.append(f"{NAMES[view.seat]} chooses{again}")
        return Selection.parse(next(self._codes))

    async def pass_to(self, view: SeatView[Game], last: int | None) -> bool:
        back = f", {NAMES[last]} may choose again" if last is not None else ""
        self.said.append(f"to {NAMES[view.seat]}{back}")
        return next(self._answers, True)

    async def call_all(self, last: int) -> bool:
        self.said.append(f"all look, {NAMES[last]} may choose again")
        return next(self._answers, True)


async def one_round(desk: Desk, people: Iterable[int], *others: str) -> Game:
    keyboard = Keyboard(desk, tuple(people))
    scripted = {
        seat: Scripted([Selection.parse(code)]) for seat, code in enumerate(others, start=1)
    }
    players = [scripted.get(seat) or keyboard for seat in range(3)]
    return await play(Game(NAMES), players, until=after_rounds(1))


def codes(game: Game) -> list[str]:
    return [selection.code for selection in game.rounds[-1].selections]


async def test_one_person_alone_meets_no_curtain() -> None:
    desk = Desk(["164"])
    game = await one_round(desk, [0], "234", "567")
    assert (codes(game), desk.said) == (["164", "234", "567"], ["Ann chooses"])


async def test_people_choose_one_after_the_other_and_all_look_at_the_end() -> None:
    desk = Desk(["164", "234", "567"])
    assert codes(await one_round(desk, range(3))) == ["164", "234", "567"]
    assert desk.said == [
        "to Ann",
        "Ann chooses",
        "to Bob, Ann may choose again",
        "Bob chooses",
        "to Cid, Bob may choose again",
        "Cid chooses",
        "all look, Cid may choose again",
    ]


async def test_who_chose_last_may_choose_once_more_until_the_reveal() -> None:
    desk = Desk(["164", "123", "234", "567", "678"], [True, False, True, True, True, False])
    assert codes(await one_round(desk, range(3))) == ["123", "234", "678"]
    assert [line for line in desk.said if "chooses" in line] == [
        "Ann chooses",
        "Ann chooses again 164",
        "Bob chooses",
        "Cid chooses",
        "Cid chooses again 567",
    ]
    # Whoever has come back to the keyboard cannot send it on to the one before.
    assert desk.said[3:5] == ["to Ann", "Ann chooses again 164"]


async def test_after_a_witch_nobody_is_called_to_look_at_one_who_chooses_alone() -> None:
    desk = Desk(["W12", "234", "567", "D8K"])
    game = await one_round(desk, range(3))
    assert game.rounds[0].reselections[0] == Selection.parse("D8K")
    assert desk.said[-2:] == ["to Ann", "Ann chooses"]


async def test_the_choices_are_kept_until_all_are_made() -> None:
    seen: list[tuple[int, ...]] = []

    class Counting(Desk):
        async def pass_to(self, view: SeatView[Game], last: int | None) -> bool:
            seen.append(keyboard.chosen)
            return await super().pass_to(view, last)

    desk = Counting(["164", "234", "567"])
    keyboard = Keyboard(desk, (0, 1, 2))
    await play(Game(NAMES), [keyboard for seat in range(3)], until=after_rounds(1))
    assert seen == [(), (0,), (0, 1)] and keyboard.chosen == ()


async def test_a_desk_that_is_left_leaves_the_game() -> None:
    class Left(Exception):
        pass

    class Leaving(Desk):
        async def let_choose(self, view: SeatView[Game], before: Selection | None) -> Selection:
            raise Left

    with pytest.raises(Left):
        await one_round(Leaving([]), range(3))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KINGSROAD_HOME", str(tmp_path))


def finished() -> list[int]:
    return [at for at, game in enumerate(THREE) if game.finished]


def test_a_judged_game_counts_in_its_month_for_ever() -> None:
    """Its choices by hand: those that were not forced, by what they surely lost."""
    game = THREE[finished()[0]]
    save_own(game, judged=True)
    (month,) = STATISTICS.progress().months
    own = decisions(sample_review(game).rounds, 0)
    assert (month.games, month.judged, month.decisions) == (1, 1, len(own))
    assert month.lost == pytest.approx(sum(one.lost for one in own) / len(own))
    for file in autosave_folder().iterdir():
        if file.is_file():
            file.unlink()
    assert STATISTICS.progress().months == (month,)


def test_a_review_that_lies_beside_a_game_is_found() -> None:
    """One that was kept before there were statistics by month."""
    game = THREE[finished()[0]]
    save_own(game, judged=True)
    before = STATISTICS.progress()
    judged_file().unlink()
    assert STATISTICS.progress() == before
    assert judged_file().exists()


def test_the_command_gives_all_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    """As a table, as JSON lines, as CSV; and what it gave before, it gives still."""
    save_own(THREE[finished()[0]], judged=True)
    assert run(["statistics", "--by", "month"]) == 0
    assert "choices" in capsys.readouterr().out
    assert run(["statistics", "--by", "kind", "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {row["by"] for row in rows} == {"kind"}
    assert run(["statistics", "--csv"]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head == "by,which,games,won,judged,decisions,lost,luck"
    assert {line.split(",")[0] for line in lines} == {"month", "opponent", "kind"}
    assert run(["statistics", "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)) == {"strength", "games", "won", "lead"}
    keep_planted_assassins()
    assert run(["assassins", "statistics", "--csv"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == head


ME = Seat()
GOOD, STRONG, STRONGEST = (
    Seat(SeatKind.COMPUTER, strength) for strength in (LEVEL_1, LEVEL_2, ADVISOR)
)


def test_every_strength_at_the_table_counts_once_a_game() -> None:
    games = [
        FinishedGame((ME, GOOD, GOOD), (42, 30, 35), (0,)),
        FinishedGame((GOOD, ME, STRONG), (20, 30, 41), (2,)),
        FinishedGame((STRONG, ME), (40, 40), (0, 1)),
    ]
    assert tallies(games) == [Tally(LEVEL_1, 2, 1, 8.5), Tally(LEVEL_2, 2, 1, -5.5)]


def test_games_of_nobody_or_of_several_people_do_not_count() -> None:
    games = [
        FinishedGame((ME, ME, STRONGEST), (42, 30, 35), (0,)),
        FinishedGame((STRONGEST, GOOD), (42, 30), (0,)),
        FinishedGame((ME, Seat(SeatKind.PROGRAM, program="x")), (42, 30), (0,)),
    ]
    assert tallies(games) == []


YOU = Addressed(NAMES, 1)


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ((0,), "Ann takes the lead with 2 points."),
        ((1,), "You take the lead with 2 points."),
        ((0, 1), "You and Ann share the lead with 2 points."),
        ((0, 1, 2), "You, Ann and Cid share the lead with 2 points."),
        ((0, 2), "Ann and Cid share the lead with 2 points."),
    ],
)
def test_a_sentence_has_the_form_of_those_it_is_about(seats: tuple[int, ...], said: str) -> None:
    who, many = people(YOU, seats), len(seats)
    assert phrase("kingsroad-scoring-leads", who=who, many=many, points=2) == said


def test_a_name_with_a_place_in_it_is_a_name() -> None:
    who = people(("{ $points }", "Bob"), (0,))
    said = phrase("kingsroad-scoring-bonus", who=who, points=2)
    assert said == "{ $points } scores 2 points for the Noble."


def test_somebody_called_you_is_not_spoken_to() -> None:
    points = phrase("kingsroad-scoring-bonus", who=people(("you", "Bob"), (0,)), points=2)
    assert points == "“you” scores 2 points for the Noble."


def test_inside_a_sentence_you_is_small() -> None:
    assert who(YOU, (0, 1, 2)) == "you, Ann and Cid"
    assert whose(YOU, 1, begins=False) == "your"
    assert whose(YOU, 0, begins=False) == "Ann's"


def test_only_a_person_who_plays_alone_is_spoken_to() -> None:
    game = random_game(3, 1)
    person, computer = Seat(), Seat(SeatKind.COMPUTER, "level-1")
    alone = Table(game, Setup((computer, person, computer)))
    together = Table(game, Setup((person, person, computer)))
    assert names_at(alone) == (game.players[0], "You", game.players[2])
    assert names_at(together) == game.players


def test_a_whole_game_is_told_to_you() -> None:
    """Nobody is called by the name of whoever reads, and every verb agrees with "you"."""
    heard = set()
    for seed in range(12):
        game = random_game(3, seed)
        names = Addressed(game.players, 0)
        said = [outcome_sentence(game, {}, names), *decided_sentences(game, {}, names)]
        for report in game.reports:
            for frame in round_frames(report):
                said += [frame_title(frame, names), *frame_sentences(frame, names)]
        for sentence in said:
            assert game.players[0] not in sentence
            if not re.match(r"(The final )?[Pp]oints: ", sentence):
                assert not re.search(r"[a-z,] You\b|(^|[.!?] )you\b", sentence), sentence
                verbs = re.findall(r"\b[Yy]ou (\w+s)\b", sentence)
                assert set(verbs) <= {"pass"}, sentence
            heard |= set(re.findall(r"\b[Yy]our? \w+", sentence))
    assert {"You take", "You play", "You leave", "Your Noble"} <= heard
