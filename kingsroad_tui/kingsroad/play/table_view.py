"""The table as everybody sees it: status, map, players, history, advice, score track.

The history is a table with a row for every round, the newest on top; a second one has the points by
region and player over the rounds played.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from operator import sub
from typing import Final

from textual import getters
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.reactive import reactive
from textual.timer import Timer
from textual.widget import Widget

from advisor.messages.protocol import Choice, ChoiceReason
from kingsroad.board import REGIONS
from kingsroad.games import Game
from kingsroad.position import Position
from kingsroad.rounds import Revealed, RoundReport
from kingsroad_tui.drawing.canvas import Span, fit, width_of
from kingsroad_tui.drawing.spans_content import plain_text, spans_content
from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.kingsroad.drawing.history_table import PresentRound, history_rows
from kingsroad_tui.kingsroad.hints.pane import HintPane
from kingsroad_tui.kingsroad.play import narration
from kingsroad_tui.kingsroad.play.kingdom import Kingdom
from kingsroad_tui.kingsroad.play.log_pane import LogPane
from kingsroad_tui.kingsroad.play.outcome_words import scores_before_the_final
from kingsroad_tui.kingsroad.play.players_panel import Doing, PlayerLine, PlayersPanel
from kingsroad_tui.kingsroad.play.prompts import status_line, waiting_words
from kingsroad_tui.kingsroad.play.reveal_frame import FrameKind, RevealCursor, RevealFrame
from kingsroad_tui.kingsroad.play.score_chart import ScoreChart
from kingsroad_tui.kingsroad.play.score_track import ScoreTrack
from kingsroad_tui.kingsroad.play.selection_builder import SelectionBuilder
from kingsroad_tui.kingsroad.play.table import Phase, Table
from kingsroad_tui.kingsroad.words.game import region_name
from kingsroad_tui.kingsroad.words.people import names_at
from kingsroad_tui.look.glyphs import LETTERS
from kingsroad_tui.rivals.computer_words import new_reasons, reason_words
from kingsroad_tui.rivals.faces import Rival
from kingsroad_tui.rivals.remarks import Spoken, quoted_line, said_by_round
from kingsroad_tui.rivals.widgets import RemarkPane, RivalsPane
from kingsroad_tui.shell.host import Host
from kingsroad_tui.widgets.canvas_widget import PICTURES
from kingsroad_tui.widgets.plain import PlainStatic
from tabletop.words.voice import phrase


class History(VerticalScroll):
    """What everybody gained in each round, what was played last, and why computers played it."""

    HELP = "history"

    app = getters.app(Host)

    def __init__(self, colours: Sequence[int], *, id: str | None = None) -> None:
        """``colours`` has each seat's player colour."""
        super().__init__(id=id)
        self._colours = colours
        self._reports: tuple[RoundReport, ...] = ()
        self._revealed: Revealed | None = None
        self._reasons: dict[int, Choice] = {}
        self._said: tuple[tuple[int, str], ...] = ()
        self._first_said: dict[tuple[int, ChoiceReason], int] = {}
        self._first_round = 1
        self._present: PresentRound | None = None
        self._rows = 0

    def compose(self) -> ComposeResult:
        yield PlainStatic(id="rounds")

    def show(
        self,
        reports: Sequence[RoundReport],
        reasons: Mapping[int, Choice],
        revealed: Revealed | None = None,
        *,
        said: Sequence[tuple[int, str]] = (),
        first_round: int = 1,
    ) -> None:
        """Shows the rounds played, and what the present one has revealed before second choices.

        ``reasons`` say why computers played as they did in the last round, by seat; each is
        shown below the first round that it is true of, since later rounds repeat it; ``said`` is
        what was said in the last round, and by whom;
        ``first_round`` is the round that the game was begun with.
        """
        self._first_round = first_round
        self._present = None
        self._reports = tuple(reports)
        self._revealed = revealed
        self._said = tuple(said)
        self._reasons = {}
        if reports and revealed is None:
            self._reasons = new_reasons(reasons, reports[-1].before.round, self._first_said)
        self._write()
        self.scroll_home(animate=False)

    def show_present(self, present: PresentRound) -> None:
        """Shows the round being revealed as far as it has been told."""
        if present != self._present:
            self._present = present
            self._write()

    def _write(self) -> None:
        width = self.scrollable_content_region.width
        if not width:
            return
        reasons = {seat: reason_words(choice) for seat, choice in self._reasons.items()}
        rows = list(
            history_rows(
                self._reports,
                self._present or self._revealed,
                reasons,
                said=[(seat, quoted_line(line)) for seat, line in self._said],
                colours=self._colours,
                width=width,
                glyphs=self.app.glyphs,
            )
        )
        if not self._reports and self._revealed is None and self._present is None:
            rows.append([(narration.no_round_words(self._first_round), "quiet")])
        # While a round is revealed only its row changes: then nothing is laid out anew.
        layout = self._present is None or len(rows) != self._rows
        self._rows = len(rows)
        self.query_one("#rounds", PlainStatic).update(spans_content(rows), layout=layout)

    on_shown_anew = on_resize = _write


_COLUMN = 5


class RegionPoints(Widget):
    """A row a region, a column a player; the best of a row stands out.

    Reactives:
        reports: the rounds played.
    """

    HELP = "region-points"

    DEFAULT_CSS = """
    RegionPoints { height: auto; width: 1fr; }
    """

    app = getters.app(Host)

    reports: reactive[Sequence[RoundReport]] = reactive[Sequence[RoundReport]]((), layout=True)

    def __init__(self, colours: Sequence[int], *, id: str | None = None) -> None:
        """``colours`` has each seat's player colour."""
        super().__init__(id=id)
        self._colours = colours

    def on_shown_anew(self) -> None:
        self.refresh()

    def render(self) -> Content:
        return plain_text(spans_content(self._rows(self.size.width)))

    def _rows(self, width: int) -> Iterator[list[Span]]:
        glyphs = self.app.glyphs
        left = max(0, width - _COLUMN * len(self._colours))
        heading: list[Span] = [
            (fit(phrase("kingsroad-reveal-points-by-region"), left).ljust(left), "title")
        ]
        for colour in self._colours:
            sign = (glyphs.players[colour], f"player-{colour}")
            heading += [(" " * (_COLUMN - 2), ""), (LETTERS[colour], "letter"), sign]
        yield heading
        if not self.reports:
            return
        board = self.reports[0].before.board
        for region, points in narration.points_by_region(self.reports).items():
            name = fit(region_name(board, region), left - 1, glyphs.ellipsis)
            row: list[Span] = [(name + " " * (left - width_of(name)), "note")]
            best = max(points)
            for number in points:
                role = "quiet" if not number else "strong" if number == best else "note"
                row.append((f"{number or glyphs.dot:>{_COLUMN}}", role))
            yield row


_POINTING: Final = 0.4
"""The most seconds for which a region is pointed out."""

_RIVAL_ROWS: Final = 13
"""The most rows for the rivals: the faces of two, one below the other."""

_COUNT: Final = 0.08
"""The most seconds between two points that are counted."""


class TableView(Vertical):
    """Shows what it is given; it changes no table.

    Attributes:
        reasons: why computer players chose as they did in the last round, by seat.
        spoken: what rivals have said in this game.
        said_of: what is said of somebody who is elsewhere, in words and in one cell, by seat; it
            stands in place of whether they have chosen. `show_said` shows it.
        notes: stands behind the status, in its line, in the first of these forms that fits there;
            `show_said` shows it. Where none fits the last one stands there alone, unless it is
            empty.
    """

    app = getters.app(Host)

    kingdom = getters.query_one(Kingdom)
    players = getters.query_one(PlayersPanel)
    history = getters.query_one(History)
    log_pane = getters.query_one(LogPane)
    remark_pane = getters.query_one(RemarkPane)
    rivals_pane = getters.query_one(RivalsPane)

    def __init__(
        self,
        table: Table,
        *,
        studied: bool = False,
        copied: bool = False,
        id: str | None = None,
    ) -> None:
        """``studied``: whether a choice of the past is looked at, so that nobody else thinks.

        ``copied``: whether it is a copy of a game, played on from an earlier round.
        """
        super().__init__(id=id)
        self._table = table
        self._studied = studied
        self._copied = copied
        self._colours = tuple(seat.colour for seat in table.setup.seats)
        self._names = names_at(table)
        self.reasons: Mapping[int, Choice] = {}
        self.spoken: Sequence[Spoken] = ()
        self.said_of: Mapping[int, tuple[str, str]] = {}
        self.notes: Sequence[str] = ()
        self._states: Sequence[str] = ()
        self._status = ""
        self._cursor: RevealCursor | None = None
        self._counting: Timer | None = None

    def compose(self) -> ComposeResult:
        game = self._table.game
        yield PlainStatic(id="status")
        with Horizontal(id="middle"):
            yield Kingdom(id="kingdom")
            with Vertical(id="side"):
                yield PlayersPanel(id="players")
                yield ScoreTrack(id="side-track")
                yield RemarkPane(id="remark")
                yield History(self._colours, id="history")
                yield HintPane(game.board, game.players, id="advice")
            with Vertical(id="more"):
                yield RivalsPane(_RIVAL_ROWS, id="rivals")
                yield RegionPoints(self._colours, id="region-points")
                yield ScoreChart(game, self._colours, self._names, id="score-chart")
                yield LogPane(id="log")
        yield ScoreTrack(id="track")

    def on_mount(self) -> None:
        self.kingdom.names = self._names
        self.kingdom.colours = self._colours
        for track in self._tracks:
            track.colours = self._colours

    @property
    def _tracks(self) -> Iterable[ScoreTrack]:
        """The track below the players and the one below the map; the sheet shows one of them."""
        return self.query(ScoreTrack)

    def on_shown_anew(self) -> None:
        self._names = self.kingdom.names = names_at(self._table)
        self._write_players()
        self._write_status()

    def show_table(self, seat: int | None, chosen: Collection[int] = ()) -> None:
        """Everything public, with the seat that chooses at this terminal, if one does.

        ``chosen`` are those who have, though the table is not told yet.
        """
        table = self._table
        still = tuple(number for number in table.waiting if number not in chosen)
        kingdom = self.kingdom
        kingdom.focus_region = None
        kingdom.chain = ()
        kingdom.chain_seat = None
        kingdom.scored = ()
        kingdom.headline = ""
        kingdom.markers = None
        kingdom.calls = ()
        kingdom.king_road = None
        self._show_gained(())
        self._show_position(table.position)
        self._show_log(None)
        game = table.game
        last = game.reports[-1].before.round if game.reports else 0
        self.history.show(
            game.reports,
            self.reasons,
            game.revealed,
            said=[(one.speaker, one.line) for one in self.spoken if one.round == last],
            first_round=game.first.round,
        )
        self._show_points(game)
        together = seat is not None and table.setup.hot_seat
        # With several people at this terminal the one who sits there now is named alone.
        seats = [seat] if together else still
        waiting = waiting_words(self._names, [number for number in seats if number is not None])
        second = table.phase is Phase.SECOND_CHOICE
        line = status_line(table.position, waiting, second=second, copied=self._copied)
        self._show_status(line)
        states = [self._state(number, seat, still) for number in table.position.seats]
        self._show_players(seat, states)

    def show_frame(
        self,
        frame: RevealFrame,
        title: str,
        cursor: RevealCursor | None,
        seconds: float,
        *,
        waits: bool,
    ) -> None:
        """One frame of the reveal of a round.

        Args:
            frame: the frame.
            title: what it is about.
            cursor: where the reveal is.
            seconds: how long it stays; 0 where nothing moves.
            waits: whether it stays until a key is pressed.
        """
        kingdom = self.kingdom
        words = (
            phrase("kingsroad-final-scoring")
            if frame.final
            else phrase("kingsroad-round", round=frame.round)
        )
        walking = frame.kind is FrameKind.WALK
        kingdom.headline = words
        kingdom.preview = _dropping(frame)
        kingdom.scored = frame.scored
        kingdom.focus_region = frame.region or (
            frame.scored[0] if walking and frame.scored else None
        )
        kingdom.chain = frame.chain
        kingdom.chain_seat = frame.chain_seat
        kingdom.markers = frame.lying
        kingdom.calls = narration.places_called(frame)
        kingdom.king_road = (frame.position.king, 0.5) if walking else None
        self._count(frame, seconds)
        pointed = frame.dropped or (frame.region if frame.kind is FrameKind.REGION else None)
        if seconds and pointed is not None:
            kingdom.point_out(pointed, min(_POINTING, seconds))
        heading = title if frame.final else f"{words} · {title}"
        keys = narration.keys_beside_title(keys_on(self.screen), waits=waits)
        room = self.size.width - 2
        self._show_status(heading + next(k for k in keys if not k or len(heading + k) <= room))
        self._show_players(None, [""] * frame.position.num_players)
        self._show_log(cursor)
        self._show_in_history(frame)

    def show_choice(self, seat: int, builder: SelectionBuilder) -> None:
        """The markers that a choice would place, and the regions that would be scored."""
        revealed = self._table.game.revealed
        dragons = revealed.dragons if revealed else 0
        kingdom = self.kingdom
        kingdom.preview = (seat, builder.placed)
        kingdom.scored = builder.scored(self._table.position.king, dragons)

    def hide_choice(self) -> None:
        """Nothing of a choice is left on the map."""
        kingdom = self.kingdom
        kingdom.preview = None
        kingdom.hint = ()

    def point_at(self, regions: tuple[int, ...]) -> None:
        """Regions worth looking at, as a hint says."""
        self.kingdom.hint = regions

    def show_rivals(self, rivals: tuple[Rival, ...]) -> None:
        """Who plays for the computer, and what somebody of them says now."""
        self.rivals_pane.rivals = rivals
        speaking = next((rival for rival in rivals if rival.said), None)
        self.remark_pane.rival = speaking
        self.set_class(speaking is not None, "remarked")

    def _count(self, frame: RevealFrame, seconds: float) -> None:
        """Everybody's points, counted up one by one where there is time for it."""
        if self._counting is not None:
            self._counting.stop()
            self._counting = None
        most = max(frame.paid, default=0)
        steps = min(most, int(seconds * PICTURES)) if seconds else 0

        def show(left: int) -> None:
            paid = frame.paid or (0,) * frame.position.num_players
            still = [-(-points * left // steps) if left else 0 for points in paid]
            position, gained = frame.position, frame.gained
            scores = tuple(map(sub, position.scores, still))
            self._show_position(replace(position, scores=scores))
            self._show_gained(tuple(map(sub, gained, still)))

        if steps < 2:
            show(0)
            return
        ahead = iter(range(steps - 1, -1, -1))

        def count() -> None:
            left = next(ahead, None)
            if left is not None:
                show(left)
            elif self._counting is not None:
                self._counting.stop()

        count()
        self._counting = self.set_interval(min(_COUNT, seconds / 2 / steps), count)

    def _show_position(self, position: Position) -> None:
        self.kingdom.position = position
        self.players.position = position
        for track in self._tracks:
            track.position = position

    def _show_gained(self, gained: tuple[int, ...]) -> None:
        self.players.gained = gained
        for track in self._tracks:
            track.gained = gained

    def _show_points(self, game: Game) -> None:
        """Points by region, and the chart of the scores; not more than has been told."""
        self.query_one(RegionPoints).reports = game.reports
        self.query_one(ScoreChart).show(game, self._colours, self._names)

    def _show_in_history(self, frame: RevealFrame) -> None:
        """What the round being revealed has brought so far, and the final scoring."""
        game, position = self._table.game, frame.position
        before = next((p for p in game.positions if p.round == frame.round), position).scores
        now, final = position.scores, None
        scored = tuple(dict.fromkeys((*frame.path, *frame.scored)))
        if frame.final or frame.kind is FrameKind.KING:
            scored = frame.path[:-1]  # it ends where the King has gone
        if frame.final:
            now = scores_before_the_final(game.reports[-1])
            final = _gained(now, position.scores)
        self.history.show_present(
            PresentRound(frame.round, position.board, scored, _gained(before, now), final)
        )

    def _show_log(self, cursor: RevealCursor | None) -> None:
        self._cursor = cursor
        if self.query_one("#more").display:
            out = self._table.setup.forfeited
            said = said_by_round(self.spoken, self._names)
            self.log_pane.show(self._table.game, cursor, self._names, out, said)

    def on_resize(self) -> None:
        """A log that was hidden until now is written."""
        self._show_log(self._cursor)

    def _show_players(self, turn: int | None, states: list[str]) -> None:
        self._states = states
        self.players.turn = turn
        self._write_players()

    def show_said(self, said_of: Mapping[int, tuple[str, str]], notes: Sequence[str]) -> None:
        """Says something of people elsewhere, and beside the status; see the attributes."""
        if (said_of, notes) != (self.said_of, self.notes):
            self.said_of, self.notes = said_of, notes
            self._write_players()
            self._write_status()

    def _write_players(self) -> None:
        said = (self.said_of.get(at, (state, "")) for at, state in enumerate(self._states))
        self.players.lines = tuple(
            PlayerLine(colour, name, state, sign)
            for colour, name, (state, sign) in zip(self._colours, self._names, said, strict=False)
        )

    def _state(self, seat: int, turn: int | None, waiting: Collection[int]) -> Doing | str:
        if seat not in self._table.choosers:
            return ""
        if self._studied:
            return Doing.CHOOSING if seat == turn else ""
        if seat not in waiting:
            return Doing.CHOSEN
        if seat not in self._table.setup.people:
            return Doing.THINKING
        return Doing.CHOOSING if seat == turn else Doing.TO_CHOOSE

    def _show_status(self, status: str) -> None:
        self._status = status
        self._write_status()

    def _write_status(self) -> None:
        room = self.size.width - 2
        both = (f"{self._status} · {note}" if note else self._status for note in self.notes)
        fitting = (form for form in (*both, *self.notes[-1:]) if form and width_of(form) <= room)
        text = self.app.glyphs.spelled(next(fitting, self._status))
        self.query_one("#status", PlainStatic).update(Content(text), layout=False)


def _gained(before: tuple[int, ...], now: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(new - old for old, new in zip(before, now, strict=True))


def _dropping(frame: RevealFrame) -> tuple[int, tuple[int, ...]] | None:
    """The marker that is just being placed, as a preview on the map."""
    if frame.dropped is None or frame.seat is None:
        return None
    return frame.seat, tuple(int(region == frame.dropped) for region in REGIONS)
