"""Follow a real table: type what everybody played, and see what one player should play next."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Checkbox, Input, Label, Static

from advisor.messages.protocol import AdviceSettings, AdviseRequest
from kingsroad.cards import Selection
from kingsroad.games import Game, GameError
from kingsroad.position import Variant
from kingsroad.records import GameData
from kingsroad_tui.drawing.player_badge import player_badges
from kingsroad_tui.session.selection_builder import Refused
from kingsroad_tui.session.table_recorder import TableRecorder, read_choice, read_names
from kingsroad_tui.storage.saves import save_path, setup_for, suggested_name, write_table
from kingsroad_tui.text.game import round_sentences, score_sentence, winner_sentence
from kingsroad_tui.text.prompts import refusal, status_line
from kingsroad_tui.widgets.choice_pane import Question, StudyPane
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.kingdom import Kingdom

if TYPE_CHECKING:
    from kingsroad_tui.app import KingsRoad


class FollowNames(ModalScreen[None]):
    """Who sits at the table, and by which rules they play."""

    CSS_PATH = "../styles/dialog.tcss"
    AUTO_FOCUS = "#names"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", "Back", tooltip="Follow nothing", id="follow_names.leave"),
    ]
    app: KingsRoad

    def compose(self) -> ComposeResult:
        """Names in seat order, and the variant."""
        with Vertical(classes="dialog"):
            yield Static("Follow a table", classes="title")
            yield Static(
                "Who plays, in seat order? The first one gets the advice; F2 changes that.",
                classes="words",
            )
            yield Input(placeholder="Ann, Bob, Cid", id="names")
            yield Checkbox("Permanent Nobles", id="permanent", compact=True)
            yield Static("", classes="error", id="error", markup=False)

    @on(Input.Submitted)
    def _begin(self, event: Input.Submitted) -> None:
        permanent = self.query_one("#permanent", Checkbox).value
        variant = Variant.PERMANENT_NOBLES if permanent else Variant.STANDARD
        try:
            game = read_names(event.value, variant)
        except GameError as error:
            self.query_one("#error", Static).update(Content(str(error)))
            return
        self.app.switch_screen(FollowScreen(game))

    def action_leave(self) -> None:
        """Back to where we came from."""
        self.dismiss()


class FollowScreen(Screen[None]):
    """A real game, written down as it is played; saved after every round."""

    CSS_PATH = "../styles/follow.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "seat", "Advice for", tooltip="Advice for another", id="follow.seat"),
        Binding("f3", "take_back", "Undo", tooltip="Take back what was typed", id="follow.undo"),
        Binding("f4", "analyse", "Analyse", tooltip="The game so far", id="follow.analyse"),
        Binding("f5", "code", "Code", tooltip="The position's code", id="follow.code"),
        Binding("escape", "leave", "Leave", tooltip="The game is saved", id="follow.leave"),
    ]
    app: KingsRoad

    def __init__(self, game: Game, record: Path | None = None) -> None:
        """``record`` is the file the game is saved in; a new one where there is none yet."""
        super().__init__()
        self.following = TableRecorder(game.as_public())
        self._record = record or _new_record(game)

    def compose(self) -> ComposeResult:
        """The map and the advice; below, a field for everybody's cards."""
        game = self.following.game
        yield Static(id="status", markup=False)
        with Horizontal(id="middle"):
            yield Kingdom(id="kingdom")
            yield StudyPane(game.board, game.players, id="study")
        with Horizontal(id="fields"):
            for seat, name in enumerate(game.players):
                with Vertical(classes="field"):
                    yield Label(Content(name), id=f"name-{seat}")
                    yield Input(placeholder="cards", id=f"cards-{seat}", compact=True, max_length=4)
        yield Static(id="note", markup=False)
        yield Footer()

    def on_mount(self) -> None:
        """Takes up the game where it stands."""
        setup = setup_for(self.following.game)
        self._tokens = player_badges(setup, self.app.glyphs)
        kingdom = self.query_one(Kingdom)
        kingdom.names = self.following.game.players
        kingdom.colours = tuple(seat.colour for seat in setup.seats)
        self._next("Type everybody's cards in one word, such as 16K; W for a Witch. Enter goes on.")

    # ---------------------------------------------------------------------------- the fields

    def _next(self, note: str, typed: Mapping[int, Selection] | None = None) -> None:
        """Fields for those whose cards come next, empty or as ``typed`` before, and the advice."""
        following = self.following
        choosers = following.choosers
        for seat in following.position.seats:
            field = self.query_one(f"#cards-{seat}", Input)
            field.disabled = seat not in choosers or following.hand(seat).size == 0
            field.value = "-" if seat in choosers and following.hand(seat).size == 0 else ""
            if typed and seat in typed:
                field.value = typed[seat].code
        if choosers:
            self._focus_empty()
        self._say(note)
        self._show()

    @on(Input.Changed)
    def _check(self, event: Input.Changed) -> None:
        """Says at once what somebody cannot have played."""
        seat = _seat_of(event.input)
        if not event.value or seat not in self.following.choosers:
            return
        hand = self.following.hand(seat)
        try:
            read_choice(event.value, hand)
        except Refused as refused:
            unfinished = len(event.value.strip()) < hand.size
            if not unfinished:
                self._say(
                    f"{self.following.game.players[seat]}: {refusal(refused, hand)}", bad=True
                )
        else:
            self._say("")

    @on(Input.Submitted)
    def _entered(self) -> None:
        """Goes to the next empty field; with the last one filled, the round is played."""
        selections: dict[int, Selection] = {}
        for seat in self.following.choosers:
            field = self.query_one(f"#cards-{seat}", Input)
            try:
                selections[seat] = read_choice(field.value, self.following.hand(seat))
            except Refused as refused:
                field.focus()
                if field.value:
                    name = self.following.game.players[seat]
                    self._say(f"{name}: {refusal(refused, self.following.hand(seat))}", bad=True)
                return
        before = len(self.following.game.rounds)
        self.following = self.following.entered(selections)
        self._save()
        game = self.following.game
        if len(game.rounds) == before:
            self._next("A Witch: type the second choices, made with the others' cards known.")
        else:
            told = round_sentences(game.reports[-1], game.players)
            self._next(" ".join(told[len(game.players) :]))  # what was just typed is known

    def _focus_empty(self) -> None:
        fields = [self.query_one(f"#cards-{seat}", Input) for seat in self.following.choosers]
        open_fields = [field for field in fields if not field.disabled]
        if open_fields:
            open_fields[0].focus()

    def _say(self, note: str, *, bad: bool = False) -> None:
        self.query_one("#note", Static).update(Content.styled(note, "$text-error" if bad else ""))

    # ------------------------------------------------------------------------ what is shown

    def _show(self) -> None:
        following = self.following
        game, position = following.game, following.position
        kingdom = self.query_one(Kingdom)
        kingdom.position = position
        kingdom.heat = None
        status = (
            winner_sentence(position, game.players)
            if game.finished
            else f"{status_line(position, (), second=following.second)} · "
            f"{score_sentence(position, game.players)}"
        )
        self.query_one("#status", Static).update(Content(status))
        self._ask()

    def _ask(self) -> None:
        """Asks what the advised player should play, where there is anything to choose."""
        following, seat = self.following, self.following.seat
        title = Content.assemble(
            "Advice for ", self._tokens[seat], " ", (following.game.players[seat], "bold")
        )
        pane = self.query_one(StudyPane)
        if seat not in following.choosers:
            pane.ask(Question(title, verdict="Nothing to choose now."), None)
            return
        settings = self.app.settings
        request = AdviseRequest(
            id=self.app.solver.fresh_id(),
            game=GameData.of(following.game),
            player=seat,
            settings=AdviceSettings(belief=settings.belief, goal=settings.goal),
        )
        pane.ask(Question(title), request)

    def _save(self) -> None:
        game = self.following.game
        try:
            write_table(self._record, game, setup_for(game))
        except OSError as error:
            self.notify(f"The game could not be saved: {error.strerror or error}.", markup=False)

    # ------------------------------------------------------------------------------ actions

    def action_seat(self) -> None:
        """Advice for the next player."""
        players = len(self.following.game.players)
        self.following = self.following.advising((self.following.seat + 1) % players)
        self._ask()

    def action_take_back(self) -> None:
        """Without what was entered last."""
        typed = self.following.last_typed
        if not typed:
            self.notify("There is nothing to take back.")
            return
        self.following = self.following.taken_back()
        self._save()
        self._next("Taken back: change these cards; Enter goes on.", typed)

    def action_analyse(self) -> None:
        """The analysis of the game so far."""
        self.app.analyse(self.following.game, setup_for(self.following.game), self._record)

    def action_code(self) -> None:
        """Copies the position's code."""
        self.app.tell_code(self.following.position)

    def action_leave(self) -> None:
        """Back to where we came from; the game is saved."""
        self.dismiss()


def _seat_of(field: Input) -> int:
    return int((field.id or "").removeprefix("cards-"))


def _new_record(game: Game) -> Path:
    """A file among the saved games that is not there yet."""
    path = save_path(suggested_name(game))
    number = 2
    while path.exists():
        path = path.with_stem(f"{save_path(suggested_name(game)).stem}-{number}")
        number += 1
    return path
