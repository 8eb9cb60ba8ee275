"""A review as a report: Markdown, or one HTML file that needs nothing but itself.

Both are made of the same sections. Text from people, such as names, is escaped everywhere, and the
page asks nothing of any other address.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from importlib import resources
from pathlib import Path
from string import Template

from advisor.messages.protocol import Review
from advisor.messages.review import Account, Outlook, RoundReview, Severity, mistakes
from kingsroad.games import Game
from kingsroad.records import write_atomically
from kingsroad_tui.look.themes import ON_DARK, ON_LIGHT
from kingsroad_tui.report.svg_charts import Bar, Series, bar_chart, glyph, line_chart, nice_ticks
from kingsroad_tui.text.game import (
    count,
    game_title,
    region_name,
    selection_code,
    winner_sentence,
)
from kingsroad_tui.text.hints import percent
from kingsroad_tui.text.review import (
    SEVERITY_WORDS,
    accuracy_words,
    best_code,
    choice_code,
    counts_words,
    deciding_sentence,
    settings_sentence,
    signed_percent,
    signed_points,
)


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of a table: text, set as code or not, and the seat whose glyph stands before it."""

    text: str
    code: bool = False
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """A heading, a few sentences, drawings (SVG, for the page only) and a table.

    ``numbers`` are the columns set flush right; ``classes`` has a CSS class for each row, or "".
    """

    title: str
    text: tuple[str, ...] = ()
    drawings: tuple[str, ...] = ()
    header: tuple[str, ...] = ()
    rows: tuple[tuple[Cell, ...], ...] = ()
    numbers: frozenset[int] = frozenset()
    classes: tuple[str, ...] = ()


def html_report(game: Game, review: Review) -> str:
    """The report as a page of HTML, self-contained."""
    body = "\n".join(_html_section(section) for section in _sections(game, review))
    template = Template(
        resources.files("kingsroad_tui.report").joinpath("templates/report.html").read_text("utf-8")
    )
    return template.substitute(
        title=escape(_title(game)),
        subtitle=escape(_subtitle(game, review)),
        body=body,
        on_light=_colours(ON_LIGHT),
        on_dark=_colours(ON_DARK),
        footer="\n".join(f"<p>{escape(line)}</p>" for line in _footer(review)),
    )


def write_page(path: Path, game: Game, review: Review) -> None:
    """Writes the page of `html_report`, atomically. Raises OSError."""
    write_atomically(path, html_report(game, review).encode())


def markdown_report(game: Game, review: Review) -> str:
    """The report as Markdown, with tables as GitHub reads them."""
    parts = [f"# {_escaped(_title(game))}", _escaped(_subtitle(game, review))]
    parts += [_markdown_section(section) for section in _sections(game, review)]
    parts += ["---", *map(_escaped, _footer(review))]
    return "\n\n".join(parts) + "\n"


def _colours(players: Sequence[str]) -> str:
    """The players' colours as CSS variables."""
    return " ".join(f"--p{seat}: {colour};" for seat, colour in enumerate(players))


# ---------------------------------------------------------------------------- what it says


def _title(game: Game) -> str:
    return f"King's Road: {game_title(game)}"


def _subtitle(game: Game, review: Review) -> str:
    parts = [count(len(review.rounds), "round")]
    if game.finished:
        parts.append(winner_sentence(game.position, game.players))
    else:
        parts.append("The game is not over.")
    if not review.complete:
        parts.append(f"The review stopped early: {len(game.rounds)} rounds were played.")
    return " · ".join(parts)


def _footer(review: Review) -> list[str]:
    return [
        settings_sentence(review.settings),
        review.method,
        f"Made by {review.program}.",
    ]


def _sections(game: Game, review: Review) -> list[Section]:
    if not review.rounds:
        return [Section("Nothing to judge", ("No round was judged.",))]
    return [
        _result(game, review),
        _course(game, review),
        _mistakes(game, review),
        _luck(game, review),
        _rounds(game, review),
        _sum_rule(game, review),
    ]


def _name(game: Game, seat: int) -> Cell:
    return Cell(game.players[seat], seat=seat)


def _result(game: Game, review: Review) -> Section:
    position = game.position
    order = [seat for together in position.ranking for seat in together]
    return Section(
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


def _course(game: Game, review: Review) -> Section:
    rounds = review.rounds
    last = rounds[-1].after
    labels = [str(played.round) for played in rounds] + (["end"] if game.finished else [""])
    chances = [
        Series(name, seat, [*(p.before[seat].win for p in rounds), last[seat].win])
        for seat, name in enumerate(game.players)
    ]
    positions = game.positions[: len(rounds) + 1]
    points = [
        Series(name, seat, [position.scores[seat] for position in positions])
        for seat, name in enumerate(game.players)
    ]
    numbers = [played.round for played in rounds]
    marked = [numbers.index(number) + 1 for number in review.deciding]
    highest = max(value for line in points for value in line.values)
    quarters = [(q / 4, percent(q / 4)) for q in range(5)]
    return Section(
        title="The course of the game",
        text=("Chance to win before each round.", deciding_sentence(review)),
        drawings=(
            line_chart("Chance to win over the game", chances, labels, quarters, marked=marked),
            "<p>Points before each round.</p>"
            + line_chart("Points over the game", points, labels, nice_ticks(highest), height=230),
        ),
    )


def _mistakes(game: Game, review: Review) -> Section:
    found = mistakes(review.rounds)
    if not found:
        return Section("Mistakes", ("Nobody gave away as much as 5% chance to win at once.",))
    return Section(
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
                Cell(SEVERITY_WORDS[mistake.choice.severity]),
                Cell(percent(mistake.choice.loss.win)),
                Cell(f"{mistake.choice.loss.margin:.1f}"),
                Cell(best_code(mistake.choice)),
            )
            for mistake in found
        ),
        numbers=frozenset({4, 5}),
        classes=tuple(mistake.choice.severity.value for mistake in found),
    )


def _luck(game: Game, review: Review) -> Section:
    bars = [
        Bar(
            name,
            seat,
            (
                ("luck", 100 * review.players[seat].account.luck.win),
                ("lost", -100 * review.players[seat].account.losses.win),
            ),
        )
        for seat, name in enumerate(game.players)
    ]
    return Section(
        title="Luck and losses",
        text=("Over the whole game, in percentage points of the chance to win.",),
        drawings=(bar_chart("Luck and losses of each player", bars, "%"),),
    )


def _rounds(game: Game, review: Review) -> Section:
    return Section(
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
    told = []
    for choice in choices:
        lost = choice.severity is not Severity.GOOD
        told.append(choice_code(choice) + (f" (−{percent(choice.loss.win)})" if lost else ""))
    luck = sum(step.luck[seat].win for step in played.steps)
    codes = ", ".join(told) or selection_code(())
    return f"{codes}; luck {signed_percent(luck)}; {percent(played.after[seat].win)}"


def _sum_rule(game: Game, review: Review) -> Section:
    def row(seat: int, unit: str, figure: Callable[[Outlook], str], part: str) -> tuple[Cell, ...]:
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
            Cell(f"{getattr(account.residual, part):.0e}".replace("-", "−")),
        )

    seats = range(len(game.players))
    return Section(
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
            *(row(seat, "% to win", lambda o: signed_points(100 * o.win), "win") for seat in seats),
            *(row(seat, "margin", lambda o: signed_points(o.margin), "margin") for seat in seats),
        ),
        numbers=frozenset(range(2, 9)),
    )


# ------------------------------------------------------------------------------- as HTML


def _html_section(section: Section) -> str:
    parts = [f"<section><h2>{escape(section.title)}</h2>"]
    parts += [f"<p>{escape(text)}</p>" for text in section.text]
    parts += section.drawings
    if section.rows:
        parts.append(_html_table(section))
    return "\n".join((*parts, "</section>"))


def _html_table(section: Section) -> str:
    def kind(column: int) -> str:
        return ' class="n"' if column in section.numbers else ""

    head = "".join(f"<th{kind(i)}>{escape(text)}</th>" for i, text in enumerate(section.header))
    classes = section.classes or ("",) * len(section.rows)
    rows = [
        f'<tr class="{css}">'
        + "".join(f"<td{kind(i)}>{_html_cell(cell)}</td>" for i, cell in enumerate(row))
        + "</tr>"
        for css, row in zip(classes, section.rows, strict=True)
    ]
    return (
        f'<div class="scroll"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )


def _html_cell(cell: Cell) -> str:
    text = escape(cell.text)
    if cell.code:
        return f"<code>{text}</code>"
    if cell.seat is None:
        return text
    drawn = glyph(cell.seat, 8, 8)
    return f'<svg class="key" viewBox="0 0 16 16" aria-hidden="true">{drawn}</svg>{text}'


# --------------------------------------------------------------------------- as Markdown


def _markdown_section(section: Section) -> str:
    parts = [f"## {_escaped(section.title)}", *map(_escaped, section.text)]
    if section.rows:
        dashes = ["---:" if i in section.numbers else "---" for i in range(len(section.header))]
        lines = [
            _markdown_row([_escaped(text) for text in section.header]),
            _markdown_row(dashes),
            *(_markdown_row([_escaped(cell.text) for cell in row]) for row in section.rows),
        ]
        parts.append("\n".join(lines))
    return "\n\n".join(parts)


def _markdown_row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _escaped(text: str) -> str:
    """Text that Markdown shows as it is."""
    return re.sub(r"([\\`*_{}\[\]<>()#+!|~&-])", r"\\\1", text)
