"""What is counted in whole games of King & Assassins."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from advisor.workshop.tournament.assassins_claims import claims, finished_games, main, revealed_in
from assassins.actions import Side
from assassins.games import AssassinsGame

GAMES = sorted(map(str, Path("tests/assassins/games").glob("*.json")))


@pytest.fixture(scope="module")
def games() -> list[AssassinsGame]:
    """One for every way that a game ends."""
    found = finished_games(GAMES)
    assert {game.position.ending for game in found} == {"castle", "assassins", "killed", "time"}
    return found


def test_knights_ap_against_somebody_are_those_of_pushes_arrests_and_kills(
    games: list[AssassinsGame],
) -> None:
    """By the notation of the actions, and what they cost."""
    spent = sum(
        done.price
        for game in games
        for phase in game.phases
        for done in phase.actions
        if str(done.action)[0] == "N" and set(str(done.action)) & set("#>!")
    )
    by_name = {claim.about: claim for claim in claims(games)}
    found = (by_name["knights' AP a game against assassins"], by_name["and against innocents"])
    assert spent > 0 and all(claim.seen == len(games) for claim in found)
    counted = sum(claim.figure.value for claim in found if claim.figure) * len(games)
    assert counted == pytest.approx(spent)


def test_what_became_of_those_revealed(games: list[AssassinsGame]) -> None:
    for game in games:
        shown = list(revealed_in(game))
        reveals = [
            str(done.action)
            for phase in game.phases
            if phase.side is Side.PEOPLE and not phase.after.over
            for done in phase.actions
            if str(done.action)[0] == "R"
        ]
        assert len(shown) == len(reveals)
        killed = sum(one.killed for one in shown)
        assert killed == sum(
            str(done.action)[0] == "N" and "!" in str(done.action)
            for phase in game.phases
            for done in phase.actions
        )


def test_every_way_to_end_is_counted(games: list[AssassinsGame]) -> None:
    by_name = {claim.about: claim.figure for claim in claims(games)}
    shares = [figure.value for about, figure in by_name.items() if "ends by" in about and figure]
    assert sum(shares) == pytest.approx(1)
    people = by_name["the people's side wins"]
    assert people and people.low < people.value < people.high


def test_the_figures_are_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["town_claims", *GAMES])
    main()
    assert len(capsys.readouterr().out.splitlines()) == 15
    monkeypatch.setattr(sys, "argv", ["town_claims"])
    with pytest.raises(SystemExit, match="FILE"):
        main()
