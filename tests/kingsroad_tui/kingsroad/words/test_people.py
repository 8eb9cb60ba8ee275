"""Players in sentences: by name, or spoken to."""

import re

import pytest

from kingsroad_tui.kingsroad.play.narration import frame_sentences, frame_title
from kingsroad_tui.kingsroad.play.outcome_words import decided_sentences, outcome_sentence
from kingsroad_tui.kingsroad.play.reveal import round_frames
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.kingsroad.words.people import Addressed, names_at, said_of, who, whose
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from tests.support.legal import random_game

NAMES = ("Ann", "Bob", "Cid")
YOU = Addressed(NAMES, 1)


FORMS = {"one": "{who} takes {n}.", "you": "You take {n}.", "many": "{who} take {n}."}


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ((0,), "Ann takes 2."),
        ((1,), "You take 2."),
        ((0, 1), "You and Ann take 2."),
        ((0, 2), "Ann and Cid take 2."),
    ],
)
def test_a_sentence_has_the_form_of_those_it_is_about(seats: tuple[int, ...], said: str) -> None:
    assert said_of(YOU, seats, **FORMS, n=2) == said


def test_a_name_with_a_place_in_it_is_a_name() -> None:
    assert said_of(("{n}", "Bob"), (0,), **FORMS, n=2) == "{n} takes 2."


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
