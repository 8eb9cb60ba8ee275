"""Errors say where and why as fields, read as one line, and travel between processes."""

from __future__ import annotations

import pickle

import pytest

from advisor.kingsroad.analysis.question import ask
from advisor.messages.assumptions import Assumption, AssumptionError
from advisor.messages.protocol import AdviceSettings, RequestError
from advisor.workshop.tournament.runner import TournamentError
from kingsroad.games import Game
from tabletop.game import Forfeit

GAME = Game(("Ann", "Bob"))


@pytest.mark.parametrize(
    ("error", "line"),
    [
        (RequestError("epsilon", "must be 0 or more"), "epsilon: must be 0 or more"),
        (RequestError("", "the game is over"), "the game is over"),
        (AssumptionError("Zed", "there is no such player"), "Zed: there is no such player"),
        (TournamentError("a.jsonl", "is no results file"), "a.jsonl: is no results file"),
        (Forfeit("./bot", "there was no answer"), "there was no answer"),
    ],
)
def test_an_error_reads_as_one_line_also_in_another_process(error: Exception, line: str) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    assert str(copy) == str(error) == line
    assert vars(copy) == vars(error)


def test_a_refused_request_says_where_and_why() -> None:
    with pytest.raises(RequestError) as refused:
        ask(GAME, 0, AdviceSettings(epsilon=-1.0))
    assert (refused.value.where, refused.value.why) == ("epsilon", "must be 0 or more")
    with pytest.raises(RequestError) as refused:
        ask(GAME, 0, AdviceSettings(assumptions=["Zed: plays 5"]))
    assert refused.value.where == "assumption 'Zed: plays 5'"
    assert refused.value.why == "there is no player of this name"


def test_a_refused_assumption_says_what_and_why() -> None:
    with pytest.raises(AssumptionError) as refused:
        Assumption.parse("Zed: plays 5", GAME.players)
    assert refused.value.where == "'Zed: plays 5'"
    assert refused.value.why == "there is no player of this name"
