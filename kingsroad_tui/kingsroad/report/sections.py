"""The report of a review: what it says, section by section.

Its small map has a few regions as they stood, and what two choices add there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from xml.etree.ElementTree import tostring

from advisor.messages.accounts import Judged, LuckPart, account_of
from advisor.messages.choices import Comparison
from advisor.messages.protocol import Review
from advisor.messages.review import ChoiceReview, Mistake, RoundReview, remarkable
from advisor.messages.verdicts import LEAST_LOSS, SCALE, Goal, Severity
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import Position
from kingsroad_tui.drawing.line_chart import LineChart, Series, point_ticks
from kingsroad_tui.kingsroad.hints.best_play import perfect_stand
from kingsroad_tui.kingsroad.library.saves import SAVES
from kingsroad_tui.kingsroad.review import game_story, skill, thinking
from kingsroad_tui.kingsroad.review.course import course, perfect_course
from kingsroad_tui.kingsroad.review.turning import turning_sentence
from kingsroad_tui.kingsroad.review.words import (
    accuracy_words,
    best_code,
    choice_code,
    counts_words,
    decisions_by_seat,
    settings_sentence,
)
from kingsroad_tui.kingsroad.words.game import (
    game_title,
    region_name,
    selection_code,
    winner_sentence,
)
from kingsroad_tui.notes.kept import GameNotes
from kingsroad_tui.report.contents import Cell, Drawing, Entry, Report, ReportSection, notes_section
from kingsroad_tui.report.markdown import MarkdownText, ReviewPages, table_in_markdown
from kingsroad_tui.report.svg import WIDTH, add, add_text, new_svg, number, sign
from kingsroad_tui.words import figures
from kingsroad_tui.words.tables import TextTable
from tabletop.say import Say
from tabletop.words.numbers import percent
from tabletop.words.voice import phrase, said

_MOST: Final = 4
"""The most regions beside one another."""

_BOX, _ROW, _HEAD = WIDTH / _MOST, 18, 30


@dataclass(frozen=True, slots=True)
class MappedRegion:
    """One region: its title, what everybody has there, and what two choices of a seat add.

    Attributes:
        title: its name, and what it pays.
        names: everybody's, by seat.
        markers: by seat.
        nobles: the seats that have a Noble there.
        seat: whose choices these are.
        played, better: the markers that they add.
    """

    title: str
    names: tuple[str, ...]
    markers: tuple[int, ...]
    nobles: tuple[int, ...]
    seat: int
    played: int
    better: int

    def held(self, seat: int) -> str:
        """What somebody has there, in words."""
        return game_story.held_words(self.markers[seat], noble=seat in self.nobles)

    @property
    def added(self) -> str:
        """What the two choices add."""
        return game_story.added_words(self.played, self.better)


RegionMap = tuple[MappedRegion, ...]


def region_map(
    position: Position,
    seat: int,
    names: tuple[str, ...],
    why: Comparison,
) -> RegionMap:
    """The map of the regions in question before a choice of a seat, beside a better one."""
    placed, best = (Selection.of(codes).placed() for codes in (why.played, why.better))
    return tuple(
        MappedRegion(
            title=game_story.region_title(position.board, region, position.num_players),
            names=names,
            markers=tuple(position.markers[other][region - 1] for other in position.seats),
            nobles=position.nobles[region - 1],
            seat=seat,
            played=placed[region - 1],
            better=best[region - 1],
        )
        for region in why.regions[:_MOST]
    )


def region_map_svg(regions: RegionMap) -> str:
    """The map as SVG: a box for each region, a row for each player."""
    players = len(regions[0].markers)
    height = _HEAD + _ROW * players + 10
    svg = new_svg(phrase("kingsroad-review-game-story-map-title", regions=len(regions)), height)
    for place, region in enumerate(regions):
        left = place * _BOX
        size = {"width": number(_BOX - 8), "height": str(height - 4), "rx": "4"}
        add(svg, "rect", "grid", {"x": number(left + 1), "y": "2", **size})
        add_text(svg, "name", left + 8, 20, region.title)
        for seat in range(players):
            y = _HEAD + _ROW * seat + 6.0
            svg.append(sign(seat, left + 14, y))
            add_text(svg, "tick", left + 26, y + 4, region.held(seat))
            if seat == region.seat and region.added:
                add_text(svg, "name", left + _BOX - 18, y + 4, region.added, anchor="end")
    return tostring(svg, encoding="unicode")


def region_map_table(regions: RegionMap) -> MarkdownText:
    """The map as a table: a row for each region, a column for each player."""
    names = regions[0].names
    rows = tuple(
        (region.title, *(region.held(seat) for seat in range(len(names))), region.added)
        for region in regions
    )
    return table_in_markdown(
        TextTable(
            (
                phrase("kingsroad-review-game-story-region"),
                *names,
                phrase("kingsroad-review-game-story-adds-words", name=names[regions[0].seat]),
            ),
            rows,
        )
    )


def review_report(game: Game, review: Review, notes: GameNotes) -> Report:
    """The report of a review of this game, complete or not, with somebody's notes."""
    return Report(
        title=phrase("kingsroad-report-title", game=game_title(game)),
        subtitle=_subtitle(game, review),
        sections=(*notes_section(notes), *_sections(game, review)),
        footer=(
            settings_sentence(review.settings),
            review.method,
            phrase("report-made-by", program=review.program),
        ),
    )


def _subtitle(game: Game, review: Review) -> str:
    over = game.finished
    parts = [
        phrase("kingsroad-report-rounds", rounds=len(review.rounds)),
        winner_sentence(game.position, game.players) if over else phrase("report-not-over"),
    ]
    if not review.complete:
        parts.append(phrase("kingsroad-report-stopped-early", rounds=len(game.rounds)))
    return " · ".join(parts)


def _sections(game: Game, review: Review) -> tuple[ReportSection, ...]:
    """What to learn first, the story, and then all figures."""
    if not review.rounds:
        text = (phrase("kingsroad-report-no-round-judged"),)
        return (ReportSection(phrase("report-nothing-to-judge"), text),)
    return (
        *_to_learn(game, review),
        *_story(game, review),
        _sum_rule(game, review),
        _course(game, review),
        _result(game, review),
        _mistakes(game, review),
        _rounds(game, review),
        *thoughts_section(game, review),
    )


def _to_learn(game: Game, review: Review) -> tuple[ReportSection, ...]:
    """What everybody can learn first, as the app shows it, each with the regions in question; none
    where nothing cost much."""
    goal, names = review.settings.goal, game.players
    entries = tuple(
        Entry(one.title, one.sentences, _mapped(game, one.mistake))
        for seat in game.position.seats
        for one in game_story.moments_of(review.rounds, goal, names, game.board, seat)
    )
    legend = (phrase("kingsroad-review-game-story-map-legend"),)
    title = phrase("kingsroad-report-to-learn")
    return (ReportSection(title, legend, entries=entries),) if entries else ()


def _mapped(game: Game, mistake: Mistake) -> RegionMap:
    """The regions in question before a choice; before a second one, with what the others had
    revealed."""
    why = mistake.choice.why
    if why is None:
        return ()
    number = mistake.round - game.first.round
    before = game.take_back(len(game.rounds) - number)
    if mistake.second:
        before = before.reveal(game.reports[number].selections)
    return region_map(before.table_position, mistake.choice.player, game.players, why)


def _story(game: Game, review: Review) -> tuple[ReportSection, ...]:
    if not game.finished or not review.complete:
        return ()
    story = game_story.game_story(game, game.players, review.rounds, review.settings.goal)
    return (ReportSection(story.headline, story.sentences),)


def _header(*names: str) -> tuple[str, ...]:
    return tuple(phrase(f"kingsroad-report-column-{name}") for name in names)


def _name(game: Game, seat: int) -> Cell:
    return Cell(game.players[seat], seat=seat)


def _result(game: Game, review: Review) -> ReportSection:
    position = game.position
    order = [seat for together in position.ranking for seat in together]
    by_seat = (review.players[seat] for seat in order)
    return ReportSection(
        title=phrase("kingsroad-report-players"),
        header=(
            *_header("player", "points"),
            phrase("kingsroad-review-skill-cost-heading"),
            phrase("kingsroad-review-skill-heading"),
            *_header("accuracy", "mistakes"),
        ),
        rows=tuple(
            (
                _name(game, one.player),
                Cell(str(position.scores[one.player])),
                Cell(skill.mean_loss_words(one.skill, review.settings.goal)),
                Cell(skill.strength_figure(one.skill)),
                Cell(accuracy_words(one)),
                Cell(counts_words(one)),
            )
            for one in by_seat
        ),
        numbers=frozenset({1, 2, 4}),
        text=(
            *skill.all_skills(review, game.players),
            phrase("kingsroad-report-about-accuracy"),
        ),
    )


def _course(game: Game, review: Review) -> ReportSection:
    rounds = review.rounds
    players = Say(f"settings-offer-belief-{review.settings.belief}.against")
    found = course(rounds, len(rounds))
    labels = (
        *(str(played.round) for played in rounds),
        phrase("kingsroad-final-column") if game.finished else "",
    )
    at = dict(zip(found.starts, labels, strict=True))
    through = tuple(at.get(position, "") for position in range(found.starts[-1] + 1))
    chances = tuple(
        Series(name, seat, line)
        for seat, (name, line) in enumerate(zip(game.players, found.lines, strict=True))
    )
    positions = game.positions[: len(rounds) + 1]
    points = tuple(
        Series(name, seat, tuple(position.scores[seat] for position in positions))
        for seat, name in enumerate(game.players)
    )
    numbers = [played.round for played in rounds]
    decided = [numbers.index(number) for number in review.deciding]
    marked = tuple(
        at + 1 for one in decided for at in range(found.starts[one], found.starts[one + 1])
    )
    quarters = tuple((q / 4, percent(q / 4)) for q in range(5))
    highest = max(value for line in points for value in line.values)
    return ReportSection(
        title=phrase("report-course"),
        text=(
            phrase("kingsroad-report-about-chances", players=players),
            turning_sentence(review.rounds),
        ),
        drawings=(
            Drawing(
                LineChart(
                    phrase("kingsroad-report-chances-chart"), chances, through, quarters, marked
                )
            ),
            *_perfect_course(game, rounds, through, quarters),
            Drawing(
                LineChart(
                    phrase("kingsroad-report-points-chart"), points, labels, point_ticks(highest)
                ),
                caption=phrase("kingsroad-report-points-caption"),
                height=230,
            ),
        ),
    )


def _perfect_course(
    game: Game,
    rounds: Sequence[RoundReview],
    labels: tuple[str, ...],
    quarters: tuple[tuple[float, str], ...],
) -> tuple[Drawing, ...]:
    """The chances if everybody had played perfectly from each round on; none for another goal."""
    found = perfect_course(rounds, len(rounds))
    if found is None:
        return ()
    lines = tuple(
        Series(name, seat, line)
        for seat, (name, line) in enumerate(zip(game.players, found.lines, strict=True))
    )
    chart = LineChart(phrase("kingsroad-report-perfect-chart"), lines, labels, quarters)
    return (Drawing(chart, caption=phrase("kingsroad-report-perfect-caption"), height=230),)


def _mistakes(game: Game, review: Review) -> ReportSection:
    found, goal = remarkable(review.rounds), review.settings.goal
    title = phrase("report-mistakes")
    if not found:
        least = _least(Severity.INACCURACY, goal)
        return ReportSection(title, (phrase("kingsroad-report-no-mistakes", least=least),))
    return ReportSection(
        title=title,
        text=(
            phrase(
                "kingsroad-report-about-mistakes",
                inaccuracy=_least(Severity.INACCURACY, goal),
                mistake=_least(Severity.MISTAKE, goal),
                blunder=_least(Severity.BLUNDER, goal),
            ),
            phrase("verdict-kinds"),
            phrase("kingsroad-review-cards-legend"),
        ),
        header=_header("round", "player", "played", "class", "costs", "costs-perfect", "better"),
        rows=tuple(
            (
                Cell(_in_round(mistake.round, second=mistake.second)),
                _name(game, mistake.choice.player),
                Cell(choice_code(mistake.choice, goal), code=True),
                Cell(said(figures.label_say(mistake.choice.label(goal)))),
                Cell(figures.loss_figure(mistake.choice.cost, goal)),
                Cell(_best_play_cost(mistake.choice, goal)),
                Cell(best_code(mistake.choice)),
            )
            for mistake in found
        ),
        numbers=frozenset({4, 5}),
        severities=tuple(mistake.choice.severity.value.replace(" ", "-") for mistake in found),
    )


def _in_round(number: int, *, second: bool) -> str:
    """The round of a choice; ``second`` says whether it is that after a Witch."""
    return phrase("kingsroad-report-in-round", number=number) if second else str(number)


def _best_play_cost(choice: ChoiceReview, goal: Goal) -> str:
    """What a choice costs against perfect play, where that is known."""
    lost = choice.cost_best_play(goal)
    return "" if lost is None else figures.loss_figure(lost, goal)


def _least(severity: Severity, goal: Goal) -> str:
    """The least loss of a class, in words."""
    return figures.loss_words(LEAST_LOSS[severity] * SCALE[goal], goal)


def _rounds(game: Game, review: Review) -> ReportSection:
    before = [played.steps[0].before_best_play for played in review.rounds]
    after = [perfect_stand(then, game.players) for then in before[1:] if then]
    perfect = [*after, ""] if all(before) else []
    by_seat = decisions_by_seat(review.rounds, review.settings.goal)
    return ReportSection(
        title=phrase("kingsroad-report-round-by-round"),
        text=(
            phrase("kingsroad-report-about-rounds"),
            phrase("kingsroad-review-cards-legend"),
        ),
        header=(
            *_header("round", "king"),
            *game.players,
            *([phrase("kingsroad-report-perfect-after")] if perfect else []),
        ),
        rows=tuple(
            (
                Cell(str(played.round)),
                Cell(region_name(position.board, position.king)),
                *(
                    Cell(_round_cell(played, seat, review.settings.goal, by_seat[seat]))
                    for seat in position.seats
                ),
                *map(Cell, perfect[number : number + 1]),
            )
            for number, (played, position) in enumerate(
                zip(review.rounds, game.positions, strict=False)
            )
        ),
    )


def _round_cell(played: RoundReview, seat: int, goal: Goal, decisions: Sequence[Judged]) -> str:
    choices = [choice for step in played.steps if (choice := step.choice(seat))]
    made = [one for one in decisions if one.round == played.round]
    codes = tuple(
        choice_code(choice, goal)
        + (f" (−{figures.loss_figure(one.cost, goal)})" if one.cost else "")
        for choice, one in zip(choices, made, strict=True)
    )
    value = percent if goal is Goal.WIN else figures.signed
    return phrase(
        "kingsroad-report-round-words",
        choices=", ".join(codes) or selection_code(()),
        luck=figures.luck_figure(sum(one.came for one in made), goal),
        chance=value(made[-1].after) if made else "",
    )


def _sum_rule(game: Game, review: Review) -> ReportSection:
    goal = review.settings.goal
    figure = percent if goal is Goal.WIN else figures.signed

    def row(seat: int, decisions: Sequence[Judged]) -> tuple[Cell, ...]:
        account = account_of(decisions)
        changes = (-account.costs, *(account.luck.get(part, 0.0) for part in _PARTS))
        return (
            _name(game, seat),
            Cell(figure(account.start)),
            *(Cell(figures.luck_figure(change, goal)) for change in changes),
            Cell(figure(account.result)),
        )

    by_seat = decisions_by_seat(review.rounds, goal)
    return ReportSection(
        title=phrase("report-adding-up"),
        text=(phrase("kingsroad-report-about-account"),),
        header=_header("player", "start", "costs-in-all", "others", "second-choices", "result"),
        rows=tuple(row(seat, decisions) for seat, decisions in enumerate(by_seat)),
        numbers=frozenset(range(1, 6)),
    )


_PARTS: Final = (LuckPart.OTHERS, LuckPart.SECOND_CHOICES)


def thoughts_section(game: Game, review: Review) -> tuple[ReportSection, ...]:
    """What thinking longer makes of each choice, and how far the choices lie apart; nothing where
    nobody thought longer."""
    if not review.thoughts:
        return ()
    goal = review.settings.goal
    kept = sorted(review.thoughts, key=lambda one: (one.round, one.second, one.player))
    return (
        ReportSection(
            title=phrase("kingsroad-thinking-title"),
            text=(
                phrase("kingsroad-thinking-about-thoughts"),
                *thinking.thought_sentences(review, game.players),
            ),
            header=_header("round", "player", "played", "behind", "games"),
            rows=tuple(
                (
                    Cell(_in_round(one.round, second=one.second)),
                    Cell(game.players[one.player], seat=one.player),
                    Cell(selection_code(choice.selection), code=True),
                    Cell(thinking.behind_figure(choice.behind, goal)),
                    Cell(thinking.games_figure(one.thought)),
                )
                for one in kept
                for choice in one.thought.choices
            ),
            numbers=frozenset({3, 4}),
        ),
    )


REPORT: Final = ReviewPages(
    review_report,
    region_map_svg,
    region_map_table,
    SAVES.report_path,
)
"""The report in each of its forms."""
