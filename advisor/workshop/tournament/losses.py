"""Measures what each strength of the computer players loses with a decision; writes the table.

    python -m advisor.workshop.tournament.losses FOLDER [--minutes 30] [--seats 2 3 4 5] [--write]

Strengths meet at mixed tables, and some of their choices are judged as a review judges them. Every
game is kept in the folder as soon as it is judged, so a later run goes on from there (``make
losses``). ``--write`` puts what there is into the file that reviews compare people with
(`advisor.messages.skill`).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from importlib.metadata import version
from pathlib import Path
from statistics import fmean
from time import perf_counter
from typing import Final

from advisor.core.threads import use_one_thread

if __name__ == "__main__":
    use_one_thread()

import msgspec

from advisor.core.cancellation import Stop
from advisor.kingsroad.analysis.analysis import full_analysis, with_every_reply
from advisor.kingsroad.analysis.question import ask
from advisor.kingsroad.analysis.review import choices_of
from advisor.kingsroad.analysis.to_messages import loss_best_play
from advisor.kingsroad.opponents import common_knowledge
from advisor.messages import skill
from advisor.messages.advice import Codes
from advisor.messages.computers import STRENGTHS
from advisor.messages.plans import TournamentPlan
from advisor.messages.protocol import AdviceSettings
from advisor.messages.skill import StrengthLoss, StrengthLosses, mean_loss
from advisor.messages.verdicts import smaller_loss
from advisor.workshop.tournament.kingsroad_games import play_game
from advisor.workshop.tournament.runner import line_up, seed_of
from kingsroad.games import Game

_SEED: Final = 2026

_MAX_GAMES: Final = 100_000

_EVERY: Final = 3
"""One round in so many is judged: those of one game are much alike."""

_SETTINGS: Final = AdviceSettings(epsilon=0.0)
"""Those of a review; what the mix may give up changes no loss and would take time."""


class JudgedDecision(msgspec.Struct, frozen=True):
    """One decision of a computer player.

    Attributes:
        player: its name.
        loss: against people, a chance to win.
        loss_best_play: against perfect play.
        selection: what it chose.
        best: what is best.
    """

    player: str
    loss: float
    loss_best_play: float
    selection: Codes
    best: Codes


class JudgedGame(msgspec.Struct, frozen=True):
    """Some decisions of a game, forced ones left out."""

    number: int
    decisions: list[JudgedDecision]


def judge_game(plan: TournamentPlan, number: int) -> JudgedGame:
    """Plays a game of a plan, and judges the choices of one round in `_EVERY`."""
    names = line_up(plan, number)
    game = play_game(plan, number, 0, names)
    assert game.record is not None
    first = seed_of(plan.seed, "judged", number) % _EVERY
    rounds = range(first, game.rounds, _EVERY)
    judged = [one for at in rounds for one in _judged(game.record.game(), at, names)]
    return JudgedGame(number, judged)


def _judged(game: Game, number: int, names: Sequence[str]) -> Iterator[JudgedDecision]:
    """The choices of a round (from 0) that were not forced."""
    for at, chosen in choices_of(game, number):
        stop = Stop()
        known = common_knowledge(at.table_position, _SETTINGS.goal, at.revealed, stop)
        for seat, selection in chosen.items():
            question = ask(at, seat, _SETTINGS)
            found = full_analysis(question, question.common_knowledge(stop, known), stop)
            found = with_every_reply(found, stop)
            plays, action = found.stage.plays[0].candidates, found.stage.action_of(0, selection)
            if len(plays) > 1:
                yield JudgedDecision(
                    names[seat],
                    float(found.judgement.losses[action]),
                    loss_best_play(found, action) or 0.0,
                    selection.codes,
                    plays[found.recommended_action].selection.codes,
                )


def plan_for(seats: int) -> TournamentPlan:
    """The tables with so many seats: every strength is as likely at each."""
    return TournamentPlan(players=list(STRENGTHS), seats=seats, tables=_MAX_GAMES, seed=_SEED)


def kept(file: Path) -> list[JudgedGame]:
    """The tables in a file; a last line that was cut off does not count."""
    lines = file.read_bytes().split(b"\n")[:-1] if file.exists() else []
    return [msgspec.json.decode(line, type=JudgedGame) for line in lines]


def measure(folder: Path, sizes: Iterable[int], minutes: float) -> None:
    """Judges tables of all sizes, the size with the least time so far next, until time is up."""
    start, spent = perf_counter(), dict.fromkeys(sizes, 0.0)
    folder.mkdir(parents=True, exist_ok=True)
    while perf_counter() - start < 60 * minutes:
        seats = min(spent, key=spent.__getitem__)
        file, began = folder / f"{seats}-players.jsonl", perf_counter()
        judged = judge_game(plan_for(seats), len(kept(file)))
        with file.open("ab") as out:
            out.write(msgspec.json.encode(judged) + b"\n")
        spent[seats] += perf_counter() - began


def table_of(folder: Path, sizes: Iterable[int]) -> StrengthLosses:
    """The table from the games kept in a folder."""
    games = {seats: kept(folder / f"{seats}-players.jsonl") for seats in sizes}
    lost = {
        seats: [(one.player, smaller_loss(one.loss, one.loss_best_play)) for one in _all(judged)]
        for seats, judged in games.items()
        if judged
    }
    # Each strength counts alike, however often it sat at these tables.
    typical = {
        seats: fmean(fmean(loss for name, loss in of if name == strength) for strength in _met(of))
        for seats, of in lost.items()
    }
    multiples = {
        strength: [
            loss / typical[seats]
            for seats, of in lost.items()
            for name, loss in of
            if name == strength
        ]
        for strength in STRENGTHS
    }
    found = [_strength_loss(name, values) for name, values in multiples.items()]
    return StrengthLosses(
        made_by=f"python -m advisor.workshop.tournament.losses, kingsroad {version('kingsroad')}",
        settings=(
            f"mixed tables of all strengths, seed {_SEED}; every third round judged, against "
            f"people ({_SETTINGS.belief}) and against perfect play, by the smaller loss; chance "
            "to win; no time limit"
        ),
        games={seats: len(judged) for seats, judged in games.items() if judged},
        typical={seats: round(loss, 5) for seats, loss in typical.items()},
        strengths=sorted(found, key=lambda strength: -strength.loss),
    )


def _all(judged: Iterable[JudgedGame]) -> Iterator[JudgedDecision]:
    return (decision for game in judged for decision in game.decisions)


def _met(of: Iterable[tuple[str, float]]) -> set[str]:
    return {name for name, _ in of}


def _strength_loss(name: str, multiples: Sequence[float]) -> StrengthLoss:
    """The mean of what a strength loses, in multiples of what all lose."""
    found = mean_loss(multiples, 1.0)
    low, high = found.low or 0.0, found.high or found.value
    return StrengthLoss(name, len(multiples), *(round(x, 3) for x in (found.value, low, high)))


def main() -> None:
    """Measures, and prints the table or writes it where reviews look for it."""
    parser = argparse.ArgumentParser(description="Measure what each strength loses.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=30, help="0 takes what is there")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--write", action="store_true", help="into the package")
    options = parser.parse_args()
    measure(options.folder, options.seats, options.minutes)
    table = msgspec.json.format(msgspec.json.encode(table_of(options.folder, options.seats)))
    if options.write:
        Path(skill.__file__).with_name(skill.FILE).write_bytes(table + b"\n")
    else:
        print(table.decode())


if __name__ == "__main__":
    main()
