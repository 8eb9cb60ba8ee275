"""Tournaments of King & Assassins: seeded matches of two games, sides swapped in the second.

A plan decides everything about the games but how long the players think, so the same plan gives the
same results wherever its matches are played. Both games of a match have the same order of cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial
from random import Random
from statistics import mean

import msgspec

from advisor.assassins.computers import COMPUTERS, choose_secret, play_phase
from advisor.core.cancellation import Stop
from advisor.messages.characters import names_at_table
from advisor.messages.computers import character_of
from advisor.messages.intervals import TrialMean
from advisor.messages.town_computers import TOWN_STRENGTHS
from advisor.players.program_processes import SECONDS
from advisor.players.town_programs import TownProgram, greet_town_program
from advisor.tournament.named_players import check_names, greet_programs
from advisor.tournament.seats import SeatPlayer
from advisor.tournament.seeds import seed_of
from advisor.tournament.standings import share_estimate
from advisor.tournament.town_plan import GAMES_A_MATCH, TownGameResult, TownPlan
from assassins.actions import Action, Side
from assassins.games import Opponents, TownGame, new_game
from assassins.position import TownPhase
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
    game = new_game(Opponents(*names_at_table(characters)))
    deck = list(game.position.deck)
    Random(seed_of(plan.seed, "deck", match)).shuffle(deck)
    with ExitStack() as stack:
        players = {
            side: _SidePlayer(
                names.of(side), side, plan, seed_of(plan.seed, match, number, side.value), stack
            )
            for side in Side
        }
        game = game.with_secret(players[Side.PEOPLE].choose_secret(game))
        while not game.finished:
            if game.position.card is None:
                game = game.turn_up(deck.pop())
            side = Side.KING if game.position.phase is TownPhase.KING else Side.PEOPLE
            phases = len(game.phases)
            for action in players[side].play_phase(game):
                game = game.act(action)
                if len(game.phases) > phases:
                    break  # the action has ended the game
            if len(game.phases) == phases:
                game = game.end_phase()
        seats = {side: one.player for side, one in players.items()}
        for seat in seats.values():
            if seat.program:
                seat.program.end(game)
    assert game.result is not None
    return TownGameResult(
        match=match,
        game=number,
        players={side.value: names.of(side) for side in Side},
        winner=game.result.winner.value,
        by=game.result.by.value,
        rounds=game.position.round,
        forfeits={
            side.value: found for side, one in players.items() if (found := one.player.forfeit)
        },
        seconds={side.value: one.player.mean_seconds for side, one in players.items()},
        record=TownGameData.of(game),
    )


class _SidePlayer:
    """The player of one side of a game."""

    def __init__(self, name: str, side: Side, plan: TownPlan, seed: int, stack: ExitStack) -> None:
        limit = plan.seconds or SECONDS
        self.player = SeatPlayer(name, lambda command: TownProgram(command, side, limit), stack)
        self._seconds = plan.seconds
        self._seed = seed

    def choose_secret(self, game: TownGame) -> Secret:
        """The three assassins."""
        return self.player.choose(
            lambda program: program.choose_secret(game),
            lambda name: choose_secret(game, name, self._seed),
        )

    def play_phase(self, game: TownGame) -> list[Action]:
        """The actions for the running phase."""
        seed = seed_of(self._seed, game.position.round)
        return self.player.choose(
            lambda program: program.play_phase(game),
            lambda name: play_phase(game, name, seed, Stop(self._seconds)),
        )
