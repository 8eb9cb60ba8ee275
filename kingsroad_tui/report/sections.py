"""What a report of a review says: titles, sentences, charts and tables, as facts without a form.

`kingsroad_tui.report.html` and `kingsroad_tui.report.markdown` give it its form.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from advisor.messages.protocol import Review
from advisor.messages.review import Account, Outlook, RoundReview, Severity, mistakes
from kingsroad.games import Game
from kingsroad_tui.drawing.line_chart import LineChart, Series, point_ticks
from kingsroad_tui.report.svg_charts import Bar, BarChart
from kingsroad_tui.text.figures import magnitude, percent, signed_percent, signed_points
from kingsroad_tui.text.game import (
    count,
    game_title,
    region_name,
    selection_code,
    winner_sentence,
)
from kingsroad_tui.text.review import (
    SEVERITY_WORDS,
    accuracy_words,
    best_code,
    choice_code,
    counts_words,
    deciding_sentence,
    settings_sentence,
)


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of a table: text, set as code or not, and the seat whose sign stands before it."""

    text: str
    code: bool = False
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Drawing:
    """A chart, for the page only: a sentence before it, and its height where that is free."""

    chart: LineChart | BarChart
    caption: str = ""
    height: int = 300


@dataclass(frozen=True, slots=True)
class ReportSection:
    """A heading, a few sentences, charts and a table.

    ``numbers`` are the columns set flush right; ``severities`` has a word for each row where the
    rows are mistakes, else nothing.
    """

    title: str
    text: tuple[str, ...] = ()
    drawings: tuple[Drawing, ...] = ()
    header: tuple[str, ...] = ()
    rows: tuple[tuple[Cell, ...], ...] = ()
    numbers: frozenset[int] = frozenset()
    severities: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Report:
    """A whole report."""

    title: str
    subtitle: str
    sections: tuple[ReportSection, ...]
    footer: tuple[str, ...]


def review_report(game: Game, review: Review) -> Report:
    """The report of a review of this game, complete or not."""
    return Report(
        title=f"King's Road: {game_title(game)}",
        subtitle=_subtitle(game, review),
        sections=_sections(game, review),
        footer=(
            settings_sentence(review.settings),
            review.method,
            f"Made by {review.program}.",
        ),
    )


def _subtitle(game: Game, review: Review) -> str:
    parts = [count(len(review.rounds), "round")]
    if game.finished:
        parts.append(winner_sentence(game.position, game.players))
    else:
        parts.append("The game is not over.")
    if not review.complete:
        parts.append(f"The review stopped early: {len(game.rounds)} rounds were played.")
    return " · ".join(parts)


def _sections(game: Game, review: Review) -> tuple[ReportSection, ...]:
    if not review.rounds:
        return (ReportSection("Nothing to judge", ("No round was judged.",)),)
    return (
        _result(game, review),
        _course(game, review),
        _mistakes(game, review),
        _luck(game, review),
        _rounds(game, review),
        _sum_rule(game, review),
    )


def _name(game: Game, seat: int) -> Cell:
    return Cell(game.players[seat], seat=seat)


def _result(game: Game, review: Review) -> ReportSection:
    position = game.position
    order = [seat for together in position.ranking for seat in together]
    return ReportSection(
        title="The players" if not game.finished else "The result",
        header=("Player", "Points", "Nobles", "Accuracy (95%)", "Lost", "Luck", "Mistakes"),
        rows=tuple(
            (
                _name(game, seat),
                Cell(str(position.scores[seat])),
                Cell(str(position.noble_count(seat))),
                Cell(accuracy_words(review.players[seat])),
                Cell(percent(review.players[seat].account.losses.win)),
                Cell(signed_percent(review.players[seat].account.luck.win)),
                Cell(counts_words(review.players[seat])),
            )
            for seat in order
        ),
        numbers=frozenset({1, 2, 3, 4, 5}),
        text=(
            "Accuracy runs from 0 to 100 and is the mean over a player's choices; the interval "
            "says how far so few choices can be trusted. Lost is what the choices gave away of "
            "the chance to win, luck what the others' choices brought or took.",
        ),
    )


def _course(game: Game, review: Review) -> ReportSection:
    rounds = review.rounds
    last = rounds[-1].after
    labels = (*(str(played.round) for played in rounds), "end" if game.finished else "")
    chances = tuple(
        Series(name, seat, (*(played.before[seat].win for played in rounds), last[seat].win))
        for seat, name in enumerate(game.players)
    )
    positions = game.positions[: len(rounds) + 1]
    points = tuple(
        Series(name, seat, tuple(position.scores[seat] for position in positions))
        for seat, name in enumerate(game.players)
    )
    numbers = [played.round for played in rounds]
    marked = tuple(numbers.index(number) + 1 for number in review.deciding)
    quarters = tuple((q / 4, percent(q / 4)) for q in range(5))
    highest = max(value for line in points for value in line.values)
    return ReportSection(
        title="The course of the game",
        text=("Chance to win before each round.", deciding_sentence(review)),
        drawings=(
            Drawing(LineChart("Chance to win over the game", chances, labels, quarters, marked)),
            Drawing(
                LineChart("Points over the game", points, labels, point_ticks(highest)),
                caption="Points before each round.",
                height=230,
            ),
        ),
    )


def _mistakes(game: Game, review: Review) -> ReportSection:
    found = mistakes(review.rounds)
    if not found:
        return ReportSection("Mistakes", ("Nobody gave away as much as 5% chance to win at once.",))
    return ReportSection(
        title="Mistakes",
        text=(
            "Largest first, judged by what could be known then. An inaccuracy gives up at least "
            "5%, a mistake 10%, a blunder 15% chance to win.",
        ),
        header=("Round", "Player", "Played", "Class", "Gives up", "Points", "Best mix"),
        rows=tuple(
            (
                Cell(f"{mistake.round}{', second choice' if mistake.second else ''}"),
                _name(game, mistake.choice.player),
                Cell(choice_code(mistake.choice), code=True),
                Cell(SEVERITY_WORDS[mistake.choice.severity].one),
                Cell(percent(mistake.choice.loss.win)),
                Cell(f"{mistake.choice.loss.margin:.1f}"),
                Cell(best_code(mistake.choice)),
            )
            for mistake in found
        ),
        numbers=frozenset({4, 5}),
        severities=tuple(mistake.choice.severity.value for mistake in found),
    )


def _luck(game: Game, review: Review) -> ReportSection:
    bars = tuple(
        Bar(
            name,
            seat,
            (
                ("luck", 100 * review.players[seat].account.luck.win),
                ("lost", -100 * review.players[seat].account.losses.win),
            ),
        )
        for seat, name in enumerate(game.players)
    )
    return ReportSection(
        title="Luck and losses",
        text=("Over the whole game, in percentage points of the chance to win.",),
        drawings=(Drawing(BarChart("Luck and losses of each player", bars, "%")),),
    )


def _rounds(game: Game, review: Review) -> ReportSection:
    return ReportSection(
        title="Round by round",
        text=(
            "What everybody chose, what it gave up, and the luck of the round; then the chance "
            "to win after it.",
        ),
        header=("Round", "King", *game.players),
        rows=tuple(
            (
                Cell(str(played.round)),
                Cell(region_name(position.board, position.king)),
                *(Cell(_round_cell(played, seat)) for seat in position.seats),
            )
            for played, position in zip(review.rounds, game.positions, strict=False)
        ),
    )


def _round_cell(played: RoundReview, seat: int) -> str:
    choices = [choice for step in played.steps if (choice := step.choice(seat))]
    made = []
    for choice in choices:
        lost = choice.severity is not Severity.GOOD
        made.append(choice_code(choice) + (f" (−{percent(choice.loss.win)})" if lost else ""))
    luck = sum(step.luck[seat].win for step in played.steps)
    codes = ", ".join(made) or selection_code(())
    return f"{codes}; luck {signed_percent(luck)}; {percent(played.after[seat].win)}"


def _sum_rule(game: Game, review: Review) -> ReportSection:
    def row(
        seat: int, unit: str, value: Callable[[Outlook], float], scale: float = 1.0
    ) -> tuple[Cell, ...]:
        def figure(outlook: Outlook) -> str:
            return signed_points(scale * value(outlook))

        account: Account = review.players[seat].account
        return (
            _name(game, seat),
            Cell(unit),
            Cell(figure(account.expected)),
            Cell(figure(account.luck)),
            Cell(figure(Outlook() - account.losses)),
            Cell(figure(account.sampled_play)),
            Cell(figure(account.revisions)),
            Cell(figure(account.result)),
            Cell(magnitude(value(account.residual))),
        )

    seats = range(len(game.players))
    return ReportSection(
        title="How it adds up",
        text=(
            "Expected before the first round + luck − lost + drawn + revised = the result. "
            "Drawn is what a play of the best mix differs from the mix; revised is what looking "
            "one round further changed between two rounds. The residual is rounding.",
        ),
        header=(
            "Player",
            "",
            "Expected",
            "Luck",
            "Lost",
            "Drawn",
            "Revised",
            "Result",
            "Residual",
        ),
        rows=(
            *(row(seat, "% to win", lambda outlook: outlook.win, 100.0) for seat in seats),
            *(row(seat, "margin", lambda outlook: outlook.margin) for seat in seats),
        ),
        numbers=frozenset(range(2, 9)),
    )
