"""Tournaments of King & Assassins: the same plan, the same games; programs play, and forfeit.

What is counted in whole games of King & Assassins.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from advisor.messages.plans import AssassinsGameResult, AssassinsPlan
from advisor.workshop.tournament.assassins_claims import claims, finished_games, main, revealed_in
from advisor.workshop.tournament.assassins_games import check_assassins_players, play_match
from advisor.workshop.tournament.results_file import play_batches, read_results
from advisor.workshop.tournament.runner import TournamentError
from advisor.workshop.tournament.standings import rank_assassins_players
from assassins.actions import Side
from assassins.games import AssassinsGame
from tests.support.player_scripts import assassins_player, script


def games_of(plan: AssassinsPlan) -> list[AssassinsGameResult]:
    check_assassins_players(plan)
    return [game for match in play_batches(plan, play_match) for game in match]


def test_the_same_plan_gives_the_same_games_with_sides_swapped() -> None:
    plan = AssassinsPlan(players=["random", "rule-of-thumb"], matches=2, seed=5)
    first, again = (
        [(g.match, g.game, g.players, g.winner, g.by, g.rounds) for g in games_of(plan)]
        for _ in range(2)
    )
    assert first == again
    assert [(match, game) for match, game, *_ in first] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    for _, game, players, *_ in first:
        names = ["random", "rule-of-thumb"]
        assert [players["king"], players["people"]] == (names if game == 0 else names[::-1])


def test_every_game_has_one_winner() -> None:
    games = games_of(AssassinsPlan(players=["random"], matches=3, seed=2))
    assert all(sum(game.share(side) for side in Side) == 1 for game in games)
    (row,) = rank_assassins_players(games)
    assert row.games == 2 * len(games) and row.share.value == 0.5
    assert row.king is not None and row.people is not None
    assert row.king.value + row.people.value == pytest.approx(1)


def test_a_program_plays_both_sides(tmp_path: Path) -> None:
    """A king who never moves does not get home; nobody forfeits."""
    name = f"cmd:{assassins_player(tmp_path)}"
    games = games_of(AssassinsPlan(players=[name, "random"], matches=1))
    assert not any(game.forfeits for game in games)
    assert next(game for game in games if game.players["king"] == name).winner == "people"


def test_a_program_that_fails_has_lost_and_the_game_goes_on(tmp_path: Path) -> None:
    name = "cmd:" + script(tmp_path, "print('nonsense', flush=True)")
    games = games_of(AssassinsPlan(players=[name, "random"], matches=1))
    for game in games:
        side = next(side for side in Side if game.players[side.value] == name)
        assert list(game.forfeits) == [side.value] and game.share(side) == 0
        assert game.rounds > 1
    best, worst = rank_assassins_players(games)
    assert (best.player, best.share.value) == ("random", 1.0)
    assert (worst.player, worst.forfeits) == (name, 2)


@pytest.mark.parametrize("name", ["nobody", "cmd:", "cmd:'", "level-1"])
def test_a_player_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(TournamentError):
        check_assassins_players(AssassinsPlan(players=["random", name], matches=1))


def test_a_run_that_finds_its_results_goes_on_with_them(tmp_path: Path) -> None:
    """What is in the file is not played again; a half-written match is."""
    plan = AssassinsPlan(players=["random", "rule-of-thumb"], matches=3, seed=4)
    file = tmp_path / "results.jsonl"
    run = play_batches(plan, play_match, file)
    first = next(run)
    run.close()
    assert read_results(file, plan) == first
    head, *games = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(head + b"".join(games) + games[0].replace(b'"match":0', b'"match":1')[:40])
    again, *rest = play_batches(plan, play_match, file)
    assert again == first
    assert sorted(game.place for match in (again, *rest) for game in match) == [
        (match, game) for match in range(3) for game in range(2)
    ]
    assert len(read_results(file, plan)) == 6
    with pytest.raises(TournamentError, match="another tournament"):
        list(play_batches(AssassinsPlan(players=["random"], matches=3), play_match, file))


@pytest.mark.parametrize(
    "changes",
    [
        {"match": 9},
        {"game": 2},
        {"game": -1},
        {"players": {"king": "random"}},
        {"players": {"king": "random", "people": "x"}},
        {"seconds": {}},
        {"forfeits": {"nobody": "no answer"}},
        {"winner": "people"},
        {"by": "boredom"},
        {"rounds": "many"},
    ],
)
def test_a_line_that_is_no_result_of_the_plan_costs_its_own_match_only(
    tmp_path: Path, changes: dict[str, object]
) -> None:
    plan = AssassinsPlan(players=["random"], matches=2)
    game: dict[str, object] = {
        "players": {"king": "random", "people": "random"},
        "winner": "king",
        "by": "castle",
        "rounds": 12,
        "forfeits": {},
        "seconds": {"king": 0.1, "people": 0.1},
    }
    lines = [{"match": match, "game": number, **game} for match in (0, 1) for number in (0, 1)]
    lines[1] |= changes
    file = tmp_path / "results.jsonl"
    file.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in (plan, *lines)))
    assert [result.place for result in read_results(file, plan)] == [(1, 0), (1, 1)]
    notes: list[str] = []
    next(play_batches(plan, play_match, file, report=notes.append))
    assert len(notes) == 1 and "line 3: " in notes[0]


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
