"""What is asked at a real table: whom to follow, the card turned up, who the assassins were."""

from __future__ import annotations

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Select
from textual.widgets.option_list import Option

from assassins.cards import RoundCard
from assassins.games import AssassinsGame, AssassinsGameError, Opponents, begin_game
from assassins.position import AssassinsPosition
from kingsroad_tui.assassins.follow import words as follow
from kingsroad_tui.assassins.hints.what_if_words import NEXT_CARD, choices
from kingsroad_tui.assassins.places import GAME
from kingsroad_tui.assassins.play.handing_over import advised_sides
from kingsroad_tui.assassins.play.typed_actions import typed_secret
from kingsroad_tui.look.sheets import sheet
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.plain import (
    ChoiceField,
    Field,
    PlainButton,
    PlainLabel,
    PlainOptionList,
    PlainStatic,
)
from kingsroad_tui.words.errors import words_of
from kingsroad_tui.words.lists import begun
from tabletop.say import Say
from tabletop.words.voice import phrase


class WhomToFollowDialog(Dialog[None]):
    """Asks for the names and for whom the hints are, then has the table followed."""

    HELP = "town-whom-to-follow"
    CSS_PATH = [sheet("dialog"), "../styles/dialogs.tcss"]
    AUTO_FOCUS = "#king"

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic(Say("assassins-follow-title"), classes="title")
            yield PlainStatic(Say("assassins-follow-who-plays"), classes="words")
            for name, label in (
                ("king", Say("assassins-follow-king")),
                ("people", Say("assassins-follow-people")),
            ):
                with Horizontal(classes="line"):
                    yield PlainLabel(label)
                    yield Field(compact=True, id=name, max_length=80)
            with Horizontal(classes="line"):
                yield PlainLabel(Say("assassins-follow-advised"))
                yield ChoiceField(
                    follow.whom(), value="king", allow_blank=False, compact=True, id="advised"
                )
            with Horizontal(classes="line", id="assassins-line"):
                yield PlainLabel(Say("assassins-follow-assassins"))
                yield Field(
                    placeholder=Say("assassins-follow-assassins-hint"),
                    compact=True,
                    id="assassins",
                    max_length=20,
                )
            yield PlainStatic("", classes="error", id="error")
            with Horizontal(classes="buttons"):
                yield PlainButton(Say("assassins-follow-begin"), id="begin")
                yield PlainButton(Say("assassins-follow-cancel"), id="leave")

    @on(Select.Changed)
    def _whose(self) -> None:
        """Only the people's player can name the assassins."""
        self.query_one("#assassins-line").display = self._advised == "people"

    @property
    def _advised(self) -> str:
        return str(self.query_one("#advised", Select).value)

    @on(Field.Submitted)
    @on(PlainButton.Pressed, "#begin")
    def _begin(self) -> None:
        names = (self.query_one(f"#{name}", Field).value for name in ("king", "people"))
        typed = self.query_one("#assassins", Field).value
        try:
            game = begin_game(Opponents(*names))
            if self._advised == "people" and typed.strip():
                game = game.with_secret(typed_secret(typed))
        except AssassinsGameError as error:
            self._refuse(begun(f"{words_of(error.why)}."))
        except ValueError:
            self._refuse(phrase("assassins-follow-three-letters"))
        else:
            self.dismiss()
            self.app.go("record", GAME, game=game, advised=advised_sides(self._advised))

    def _refuse(self, why: str) -> None:
        self.query_one("#error", PlainStatic).update(Content(why))


class WhoTheyWereDialog(Dialog[AssassinsGame | None]):
    """Asks for the three assassins; answers the game with them."""

    HELP = "town-who-they-were"
    AUTO_FOCUS = "#assassins"

    def __init__(self, game: AssassinsGame) -> None:
        super().__init__()
        self._game = game

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic(Say("assassins-follow-who-they-were"), classes="title")
            yield PlainStatic(Say("assassins-follow-who-were-they"), classes="words")
            yield Field(
                placeholder=Say("assassins-follow-assassins-hint"), id="assassins", max_length=20
            )
            yield PlainStatic("", classes="error", id="error")

    @on(Field.Submitted)
    def _typed(self, event: Field.Submitted) -> None:
        try:
            game = self._game.with_secret(typed_secret(event.value))
        except (AssassinsGameError, ValueError) as error:
            self.query_one("#error", PlainStatic).update(Content(follow.cannot_be(error)))
        else:
            if game.finished:
                self.dismiss(game)
            else:
                self.query_one("#error", PlainStatic).update(phrase("assassins-follow-goes-on"))


class TurnUpDialog(Dialog[RoundCard | None]):
    """Answers one of the cards that are left; None for none yet."""

    HELP = "town-turn-up"
    AUTO_FOCUS = "OptionList"

    def __init__(self, position: AssassinsPosition) -> None:
        super().__init__()
        self._position = position

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic(Say("assassins-follow-card-title"), classes="title")
            yield PlainOptionList(
                *(Option(Content(w), id=key) for key, w in choices(self._position, NEXT_CARD)),
                compact=True,
            )

    @on(PlainOptionList.OptionSelected)
    def _chosen(self, event: PlainOptionList.OptionSelected) -> None:
        deck = self._position.deck
        self.dismiss(next(card for card in deck if str(card) == event.option_id))
