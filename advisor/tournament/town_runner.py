"""Tournaments of King & Assassins: seeded matches of two games, sides swapped in the second.

A plan decides everything about the games but how long the players think, so the same plan gives the
same results wherever its matches are played. Both games of a match have the same order of cards.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from random import Random
from statistics import mean

import msgspec

from advisor.assassins.computers import COMPUTERS, choose_secret, play_phase
from advisor.core.cancellation import Stop
from advisor.messages.characters import names_at_table
from advisor.messages.computers import RULE_OF_THUMB, character_of
from advisor.messages.intervals import TrialMean
from advisor.messages.town_computers import TOWN_STRENGTHS
from advisor.players.program_processes import SECONDS, command_of
from advisor.players.town_programs import ProgramSide, greet_town_program
from advisor.tournament.named_players import check_names, greet_programs
from advisor.tournament.seeds import seed_of
from advisor.tournament.standings import share_estimate
from advisor.tournament.times import Times
from advisor.tournament.town_plan import GAMES_A_MATCH, TownGameResult, TownPlan
from assassins.actions import Side
from assassins.games import Opponents, TownGame, new_game
from assassins.players import RunningPhase, SideView, SideWithStandIn, play
from assassins.records import TownGameData
from assassins.secret import Secret


class TownStanding(msgspec.Struct, frozen=True, kw_only=True):
    """The results of one player.

    Attributes:
        player: the name.
        games: how many it played, on either side.
        share: of games won; the interval takes a match as one trial; there is none of
            fewer than `MIN_TRIALS` matches.
        king, people: the same of its games on that side; None where it had none.
        forfeits: games forfeited.
        seconds: the mean time of a choice.
    """

    player: str
    games: int
    share: TrialMean
    king: TrialMean | None
    people: TrialMean | None
    forfeits: int
    seconds: float


def check_town_players(plan: TownPlan) -> None:
    """Raises TournamentError if the plan names a player that does not exist."""
    check_names(plan.players, COMPUTERS.__contains__, COMPUTERS)


def greet_town_players(plan: TownPlan, scheduler: str | None = None) -> None:
    """Raises TournamentError if a program of the plan cannot play, as `greet_programs` does."""
    greet_programs(plan.players, partial(_greet, seconds=plan.seconds or SECONDS), scheduler)


def _greet(command: str, seconds: float) -> None:
    """Greets a program as the player of either side, since it is to play both."""
    for side in Side:
        greet_town_program(command, side, seconds)


def rank_town_players(results: Sequence[TownGameResult]) -> list[TownStanding]:
    """The standings of all players, best share first, ties by name."""
    names = {name for result in results for name in result.players.values()}
    standings = [_standing(name, results) for name in names]
    return sorted(standings, key=lambda one: (-one.share.value, one.player))


def _standing(name: str, results: Sequence[TownGameResult]) -> TownStanding:
    played = [
        (result, side) for result in results for side in Side if result.players[side.value] == name
    ]
    return TownStanding(
        player=name,
        games=len(played),
        share=_estimate(played),
        king=_estimate_of_side(played, Side.KING),
        people=_estimate_of_side(played, Side.PEOPLE),
        forfeits=sum(side.value in result.forfeits for result, side in played),
        seconds=mean(result.seconds[side.value] for result, side in played),
    )


def _estimate_of_side(
    played: Sequence[tuple[TownGameResult, Side]], side: Side
) -> TrialMean | None:
    on_side = [one for one in played if one[1] is side]
    return _estimate(on_side) if on_side else None


def _estimate(played: Sequence[tuple[TownGameResult, Side]]) -> TrialMean:
    """The share of games won; the games of a match are one trial, as they share their cards."""
    matches: dict[int, list[float]] = {}
    for result, side in played:
        matches.setdefault(result.match, []).append(result.share(side))
    return share_estimate([mean(shares) for shares in matches.values()])


def play_match(task: tuple[TownPlan, int]) -> list[TownGameResult]:
    """Both games of a match."""
    plan, match = task
    first, second = _line_up(plan, match)
    return [
        _play_game(plan, match, 0, Opponents(first, second)),
        _play_game(plan, match, 1, Opponents(second, first)),
    ]


def _line_up(plan: TownPlan, match: int) -> tuple[str, str]:
    """Who plays a match; the first is on the king's side in its first game."""
    if len(plan.players) <= GAMES_A_MATCH:
        return plan.players[0], plan.players[-1]
    dice = Random(seed_of(plan.seed, "pool", match))
    first, second = dice.sample(plan.players, GAMES_A_MATCH)
    return first, second


def _play_game(plan: TownPlan, match: int, number: int, names: Opponents) -> TownGameResult:
    characters = [character_of(name, TOWN_STRENGTHS) for name in names]
    start = new_game(Opponents(*names_at_table(characters)))
    deck = list(start.position.deck)
    Random(seed_of(plan.seed, "deck", match)).shuffle(deck)
    players = {
        side: _Seat(names.of(side), side, plan, seed_of(plan.seed, match, number, side.value))
        for side in Side
    }
    try:
        game = asyncio.run(play(start, players, lambda _: deck.pop()))
        for player in players.values():
            player.end(game)
    finally:
        for player in players.values():
            player.close()
    assert game.result is not None
    return TownGameResult(
        match=match,
        game=number,
        players={side.value: names.of(side) for side in Side},
        winner=game.result.winner.value,
        by=game.result.by.value,
        rounds=game.position.round,
        forfeits={side.value: why for side, one in players.items() if (why := one.forfeit)},
        seconds={side.value: one.times.mean for side, one in players.items()},
        record=TownGameData.of(game),
    )


class _Computer:
    """A computer player."""

    def __init__(self, name: str, seconds: float | None, seed: int) -> None:
        self._name = name
        self._seconds = seconds
        self._seed = seed

    async def choose_secret(self, view: SideView) -> Secret:
        return choose_secret(view.game, self._name, self._seed)

    async def play_phase(self, phase: RunningPhase) -> None:
        seed = seed_of(self._seed, phase.view.position.round)
        phase.act(*play_phase(phase.view.game, self._name, seed, Stop(self._seconds)))


class _Seat(SideWithStandIn):
    """A computer player, or a program for as long as it plays on; its times are taken."""

    def __init__(self, name: str, side: Side, plan: TownPlan, seed: int) -> None:
        self.times = Times()
        command = command_of(name)
        computer = _Computer(name if command is None else RULE_OF_THUMB, plan.seconds, seed)
        self._program: ProgramSide | None = None
        if command is not None:
            self._program = ProgramSide(command, side, plan.seconds or SECONDS)
        super().__init__(self._program or computer, computer)

    async def choose_secret(self, view: SideView) -> Secret:
        with self.times.one():
            return await super().choose_secret(view)

    async def play_phase(self, phase: RunningPhase) -> None:
        with self.times.one():
            await super().play_phase(phase)

    def end(self, game: TownGame) -> None:
        """Sends a program the end of the game."""
        if self._program:
            self._program.end(game)

    def close(self) -> None:
        """Ends a program at once."""
        if self._program:
            self._program.close()
