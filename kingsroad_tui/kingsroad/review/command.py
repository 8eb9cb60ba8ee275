"""``kingsroad analyse``: judges played games, one or several."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from kingsroad_tui.kingsroad.words import commands as words
from kingsroad_tui.shell import command_options, errors
from kingsroad_tui.shell.game_commands import ToJudge, part
from kingsroad_tui.shell.place import Later
from tabletop.game_lines import is_line
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from advisor.messages.protocol import AdviceSettings, Review
    from advisor.messages.review import RoundReview
    from kingsroad.games import Game
    from kingsroad_tui.report.markdown import ReviewPages


_PAGES: Final[Later[ReviewPages[Game, Review]]] = Later(
    "kingsroad_tui.kingsroad.report.sections:REPORT"
)


@part(
    phrase("kingsroad-command-analyse"),
    command_options.goal_option(("win", "margin"), phrase("kingsroad-command-analyse.goal")),
    command_options.belief_option(phrase("kingsroad-command-analyse.belief")),
    click.option("--again", is_flag=True, help=phrase("kingsroad-command-analyse.again")),
    command_options.seconds_option(phrase("kingsroad-command-analyse.seconds")),
    command_options.think_option(phrase("kingsroad-command-analyse.think")),
)
def analyse(
    file: str,
    *,
    goal: str,
    belief: str,
    again: bool,
    seconds: float | None,
    think: float | None,
) -> ToJudge[RoundReview, Review]:
    """Judges every choice of a game by what could be known then."""
    from advisor.messages.protocol import AdviceSettings
    from advisor.messages.verdicts import BeliefKind, Goal
    from kingsroad_tui.kingsroad.library.saves import open_source
    from kingsroad_tui.kingsroad.review.game_story import review_summary
    from kingsroad_tui.kingsroad.review.words import round_sentence

    settings = AdviceSettings(goal=Goal(goal), belief=BeliefKind(belief))
    game = open_source(file)
    record = _own_file(file)
    names = _names(record, game)

    def stored() -> tuple[Review, list[str]] | None:
        review = None if again or record is None else _stored(record, game, settings)
        if review is None:
            return None
        return review, [round_sentence(one, names, settings.goal) for one in review.rounds]

    def sum_up(judged: Sequence[RoundReview], took: float) -> Review:
        from advisor.kingsroad.analysis.review import sum_up

        return sum_up(game, list(judged), settings, took)

    return ToJudge(
        game=game,
        say_title=partial(_say_title, game, names),
        steps=_rounds(game, settings, seconds),
        length=len(game.rounds),
        noun="rounds",
        told=lambda judged: round_sentence(judged[-1], names, settings.goal),
        sum_up=sum_up,
        pages=_PAGES.load,
        summary=lambda review: review_summary(review, names, game.board),
        stored=stored,
        further=None if think is None else partial(_thought_longer, game, seconds=think),
        keep=partial(_keep, record, game),
    )


def _rounds(game: Game, settings: AdviceSettings, seconds: float | None) -> Iterator[RoundReview]:
    """The rounds as they are judged; errors of the solver become those of the command."""
    with errors.solver_failures():
        with errors.ended_by_interrupt():
            from advisor.core.cancellation import Stop
            from advisor.kingsroad.analysis.review import review_rounds
        yield from review_rounds(game, settings, Stop(seconds))


def _thought_longer(game: Game, review: Review, seconds: float) -> Review:
    """The review with what thinking longer finds of its remarkable choices, worst first.

    They share the time: what one does not need the others have.
    """
    from time import perf_counter

    from msgspec.structs import replace

    from advisor.messages.review import KeptThought, remarkable

    with errors.ended_by_interrupt():
        from advisor.core.cancellation import Stop
        from advisor.kingsroad.analysis.playouts import think
        from advisor.kingsroad.analysis.review import choices_of

    end, public = perf_counter() + seconds, game.as_public()
    found, kept = remarkable(review.rounds), []
    for place, one in enumerate(found):
        share = (end - perf_counter()) / (len(found) - place)
        if share <= 0:
            break
        made = choices_of(public, one.round - game.first.round)
        at, choice = made[1 if one.second else 0][0], one.choice
        with errors.solver_failures(), errors.ended_by_interrupt():
            stop = Stop(share)
            thoughts = think(at, choice.player, review.settings, stop, [choice.selection])
            *_, last = [None, *thoughts]
        if last is not None:
            kept.append(KeptThought(one.round, one.second, choice.player, last))
    return replace(review, thoughts=kept)


def _own_file(name: str) -> Path | None:
    """The file that a game has alone, beside which its analysis is kept; None where it has none."""
    path = Path(name)
    own = name != "-" and not is_line(path) and path.is_file()
    return path if own else None


def _names(record: Path | None, game: Game) -> Sequence[str]:
    """What the players are called: a person who played alone, and here, is "You", as in the app."""
    from kingsroad.records import RecordError
    from kingsroad_tui.kingsroad.library.saves import read_table
    from kingsroad_tui.kingsroad.words.people import names_in

    try:
        saved = read_table(record) if record is not None else None
    except RecordError:
        return game.players
    return names_in(game, saved.setup if saved is not None else None)


def _say_title(game: Game, names: Sequence[str]) -> None:
    """The players, and how it ended."""
    from kingsroad_tui.kingsroad.review.game_story import ended_sentence
    from kingsroad_tui.kingsroad.words.game import game_title
    from kingsroad_tui.kingsroad.words.people import named_all

    errors.print_text(game_title(game, named_all(names)))
    if game.finished:
        errors.print_sentences(ended_sentence(game, names))


def _stored(record: Path, game: Game, settings: AdviceSettings) -> Review | None:
    from kingsroad_tui.kingsroad.review.review_cache import load_review, made_with

    review = load_review(record, game)
    if review is None or not made_with(review, settings):
        return None
    errors.print_error(phrase("kingsroad-commands-kept-beside", record=str(record)))
    return review


def _keep(record: Path | None, game: Game, review: Review) -> None:
    from kingsroad_tui.kingsroad.practice.training import keep_review

    if record is None or not review.rounds:
        return
    try:
        keep_review(record, game, review)
    except OSError as error:
        errors.print_error(words.not_kept(error))
