"""Follow a real table: name the players, type what everybody played, and see what one player should
play next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

from textual import getters, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widget import Widget

from advisor.messages.protocol import AdviceSettings, AdviseRequest
from kingsroad.cards import Selection
from kingsroad.games import Game, GameError
from kingsroad.notation import print_position
from kingsroad.position import Variant
from kingsroad.records import GameData
from kingsroad_tui.files.typed_files import save_path
from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.kingsroad.follow import typed_game
from kingsroad_tui.kingsroad.follow import words as follow
from kingsroad_tui.kingsroad.keys import FOLLOW_KEYS
from kingsroad_tui.kingsroad.library.saves import SAVES, setup_of_people
from kingsroad_tui.kingsroad.places import GAME
from kingsroad_tui.kingsroad.play.kingdom import Kingdom
from kingsroad_tui.kingsroad.play.narration import scoring_sentences
from kingsroad_tui.kingsroad.play.prompts import refusal, status_line
from kingsroad_tui.kingsroad.play.selection_builder import Refused, as_typed
from kingsroad_tui.kingsroad.review.choice_pane import ChoicePane
from kingsroad_tui.kingsroad.review.game_story import ExaminedChoice
from kingsroad_tui.kingsroad.words.game import score_sentence, winner_sentence
from kingsroad_tui.library.game_tables import GameFile
from kingsroad_tui.library.save_game import SaveGameDialog, save_dialog
from kingsroad_tui.library.saved_games import suggested_name
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.shell.leaving import leave_for
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import Field, PlainCheckbox, PlainLabel, PlainStatic
from kingsroad_tui.words.errors import words_of
from kingsroad_tui.words.lists import begun, labelled
from tabletop.files import free_path
from tabletop.say import Say
from tabletop.words.voice import phrase


class NamePlayersScreen(Dialog[None]):
    """Asks for the names in seat order and the variant, then has the table followed."""

    HELP = "name-players"
    AUTO_FOCUS = "#names"

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic(Say("kingsroad-follow-title"), classes="title")
            yield PlainStatic(
                lambda: with_keys(phrase("kingsroad-follow-who-plays")), classes="words"
            )
            yield Field(placeholder=Say("kingsroad-follow-names-example"), id="names")
            yield PlainCheckbox(Say("kingsroad-permanent-nobles"), id="permanent", compact=True)
            yield PlainStatic("", classes="error", id="error")

    @on(Field.Submitted)
    def _begin(self, event: Field.Submitted) -> None:
        permanent = self.query_one("#permanent", PlainCheckbox).value
        variant = Variant.PERMANENT_NOBLES if permanent else Variant.STANDARD
        try:
            game = typed_game.read_names(event.value, variant)
        except GameError as error:
            self.query_one("#error", PlainStatic).update(Content(f"{begun(words_of(error.why))}."))
            return
        self.dismiss()
        self.app.go("record", GAME, game=game)


class RecordTableScreen(HouseScreen[None]):
    """A real game, written down as it is played; saved after every round."""

    KEEPS_WORK = True
    CSS_PATH = "../styles/record_table.tcss"
    BINDINGS: ClassVar[list[BindingType]] = FOLLOW_KEYS

    kingdom = getters.query_one(Kingdom)
    pane = getters.query_one(ChoicePane)

    def __init__(self, game: Game, record: Path | None = None) -> None:
        """``record`` is the file the game is saved in; a new one where there is none yet."""
        super().__init__()
        self.game = game.as_public()
        self._advised = 0
        self._file = GameFile(
            SAVES, record or _new_record(game), lambda: _new_record(self.game), game
        )

    def compose(self) -> ComposeResult:
        game = self.game
        yield PlainStatic(id="status")
        with Horizontal(id="middle"):
            yield Kingdom(id="kingdom")
            yield ChoicePane(game.board, game.players, id="study")
        with Horizontal(id="fields"):
            for seat, name in enumerate(game.players):
                with Vertical(classes="field"):
                    yield PlainLabel(Content(name), id=f"name-{seat}")
                    yield Field(
                        placeholder=Say("kingsroad-follow-cards"),
                        id=f"cards-{seat}",
                        compact=True,
                        max_length=6,
                    )
        yield PlainStatic(id="note")
        yield Footer()

    def on_mount(self) -> None:
        self.kingdom.names = self.game.players
        self.kingdom.colours = self._colours
        self._next(with_keys(phrase("kingsroad-follow-type-cards")))

    @property
    def _colours(self) -> tuple[int, ...]:
        return tuple(seat.colour for seat in setup_of_people(self.game).seats)

    def on_unmount(self) -> None:
        self._file.release()

    def on_shown_anew(self) -> None:
        self._show_note(with_keys(phrase("kingsroad-follow-type-cards")))
        self._show()

    # ---------------------------------------------------------------------------- the fields

    def _next(self, note: str, typed: Mapping[int, Selection] | None = None) -> None:
        """Opens the fields of those whose cards come next, empty or as ``typed`` before."""
        game, choosers = self.game, self.game.to_choose
        for seat in game.position.seats:
            field = self.query_one(f"#cards-{seat}", Field)
            field.disabled = seat not in choosers or game.hand(seat).size == 0
            field.value = "-" if seat in choosers and game.hand(seat).size == 0 else ""
            if typed and seat in typed:
                field.value = as_typed(typed[seat])
        if choosers:
            self._focus_empty()
        self._show_note(note)
        self._show()

    @on(Field.Changed)
    def _check(self, event: Field.Changed) -> None:
        """Says at once what somebody cannot have played."""
        game, seat = self.game, _seat_of(event.input)
        if not event.value or seat not in game.to_choose:
            return
        hand = game.hand(seat)
        try:
            selection = typed_game.read_choice(event.value, hand)
        except Refused as refused:
            unfinished = len(event.value.strip()) < hand.size
            if not unfinished:
                self._show_note(labelled(game.players[seat], refusal(refused, hand)), bad=True)
        else:
            self._show_note(follow.read_as(game.players[seat], selection, game.board))

    @on(Field.Submitted)
    def _entered(self) -> None:
        """Goes to the next empty field; with the last one filled, the round is played."""
        before = self.game
        selections: dict[int, Selection] = {}
        for seat in before.to_choose:
            field, hand = self.query_one(f"#cards-{seat}", Field), before.hand(seat)
            try:
                selections[seat] = typed_game.read_choice(field.value, hand)
            except Refused as refused:
                field.focus()
                if field.value:
                    why = labelled(before.players[seat], refusal(refused, hand))
                    self._show_note(why, bad=True)
                return
        self.game = game = before.after(selections)
        self._save()
        if game.pending is not None:
            self._next(phrase("kingsroad-follow-second-choices"))
        else:
            self._next(" ".join(scoring_sentences(game.reports[-1], game.players)))

    def _focus_empty(self) -> None:
        fields = [self.query_one(f"#cards-{seat}", Field) for seat in self.game.to_choose]
        open_fields = [field for field in fields if not field.disabled]
        if open_fields:
            open_fields[0].focus()

    def _show_note(self, note: str, *, bad: bool = False) -> None:
        self.query_one("#note", PlainStatic).update(
            Content.styled(note, "$text-error" if bad else "")
        )

    # ------------------------------------------------------------------------ what is shown

    def _show(self) -> None:
        game, position = self.game, self.game.table_position
        self.kingdom.position = position
        self.kingdom.heat = None
        status = (
            winner_sentence(position, game.players)
            if game.finished
            else f"{status_line(position, second=game.pending is not None)} · "
            f"{score_sentence(position, game.players)}"
        )
        self.query_one("#status", PlainStatic).update(Content(status))
        self._ask()

    def _ask(self) -> None:
        """Asks what the advised player should play, where there is anything to choose."""
        game, seat = self.game, self._advised
        examined = ExaminedChoice(
            game.players[seat],
            self._colours[seat],
            lead=f"{phrase('kingsroad-follow-advice-for')} ",
            position=game.table_position,
            belief=self.app.settings.belief,
        )
        if seat not in game.to_choose:
            self.pane.examine(
                replace(examined, verdict=phrase("kingsroad-follow-nothing-to-choose")), None
            )
            return
        settings = self.app.settings
        request = AdviseRequest(
            id=self.app.solver.fresh_id(),
            game=GameData.of(game),
            player=seat,
            settings=AdviceSettings(belief=settings.belief, goal=settings.goal),
        )
        self.pane.examine(examined, request)

    def _save(self) -> None:
        self._file.save(self.game, setup_of_people(self.game), self._complain)

    def _complain(self, problem: str) -> None:
        self.notify(problem, severity="warning")

    # ------------------------------------------------------------------------------ actions

    def action_seat(self) -> None:
        self._advised = (self._advised + 1) % len(self.game.players)
        self._ask()

    def action_take_back(self) -> None:
        typed = typed_game.last_typed(self.game)
        if not typed:
            self.notify(phrase("kingsroad-follow-nothing-typed"))
            return
        self.game = typed_game.without_last(self.game)
        self._save()
        self._next(with_keys(phrase("kingsroad-follow-change-cards")), typed)

    def action_analyse(self) -> None:
        setup = setup_of_people(self.game)
        self.app.go("analysis", GAME, game=self.game, setup=setup, record=self._file.path)

    def action_code(self) -> None:
        self.app.copy_code(print_position(self.game.table_position))

    def action_leave(self) -> None:
        """Back; asks first where cards are typed that are not entered."""
        leave_for(self.app, [self], self.dismiss, stay=phrase("kingsroad-follow-go-on-typing"))

    @property
    def unsaved(self) -> str:
        return self._file.unsaved

    def save_dialog(self) -> SaveGameDialog:
        return save_dialog(SAVES, self.game, setup_of_people(self.game))

    def before_leaving(self) -> str | None:
        if self._file.unsaved:
            self._save()
        fields = (self.query_one(f"#cards-{seat}", Field) for seat in self.game.to_choose)
        typed = any(field.value and not field.disabled for field in fields)
        return phrase("kingsroad-prompt-leave-typed") if typed else None


def _seat_of(field: Widget) -> int:
    return int((field.id or "").removeprefix("cards-"))


def _new_record(game: Game) -> Path:
    """A file among the saved games that is not there yet."""
    return free_path(save_path(suggested_name(game.players)))
