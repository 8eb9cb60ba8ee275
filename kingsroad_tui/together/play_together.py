"""Play together: join a friend's table by its invitation, or open one; all is filled in already."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from msgspec.structs import replace
from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.events import Paste
from textual.widgets import Select

from kingsroad_tui.home.game_form import OptionProblem
from kingsroad_tui.home.start_form import FormFields
from kingsroad_tui.keys.registry import PLAY_TOGETHER_KEYS
from kingsroad_tui.look.sheets import sheet
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.together.game import GameTogether
from kingsroad_tui.together.invitation import Invitation, NoInvitation, RelayAddress
from kingsroad_tui.widgets import plain
from kingsroad_tui.widgets.footer import Footer
from tabletop.names import MAX_NAME_LENGTH, name_problem, tidy_name
from tabletop.pasted import in_one_line
from tabletop.say import Say
from tabletop.words.voice import phrase

_EVERYWHERE: Final = "0.0.0.0"
"""Every address of this computer."""

_HERE, _NETWORK, _RELAY = "here", "network", "relay"

_LIMITS: Final = (30, 60, 120, 300)
"""The limits for a choice that the form offers, in seconds."""

_BACK: Final = "#back, #resume"
"""The ways to a table that is kept."""


class InvitationField(plain.Field):
    """A field for an invitation, which may have been copied from several lines."""

    def on_paste(self, event: Paste) -> None:
        """Has all of it taken: a field keeps the first line of what is pasted."""
        event.text = in_one_line(event.text)


class PlayTogetherScreen(HouseScreen[None]):
    """Two ways to a table with people elsewhere."""

    HELP = "play-together"
    CSS_PATH = sheet("play_together")
    AUTO_FOCUS = "#invitation"
    BINDINGS: ClassVar[list[BindingType]] = PLAY_TOGETHER_KEYS

    def __init__(self, games: Mapping[str, GameTogether], invitation: str = "") -> None:
        """The form.

        Args:
            games: those that can be played together, by their words; the likeliest first.
            invitation: the one that was pasted, if any.
        """
        super().__init__()
        self._games = games
        self._invitation = in_one_line(invitation)[: plain.MAX_TYPED]
        from kingsroad_tui.together.room_files import last_guest, last_host

        self._guest = last_guest()
        self._host = last_host(games)

    def compose(self) -> ComposeResult:
        with FormFields(id="form"):
            with Horizontal(classes="line"):
                yield plain.PlainLabel(Say("together-what-name"))
                yield plain.Field(
                    self.app.settings.name, max_length=2 * MAX_NAME_LENGTH, compact=True, id="name"
                )
            yield plain.PlainStatic(id="name-error", classes="error")
            yield from self._join_lines()
            yield from self._open_lines()
        yield Footer(show_command_palette=False)

    def _join_lines(self) -> ComposeResult:
        yield plain.PlainStatic(Say("together-at-table-join-title"), classes="heading")
        with Horizontal(classes="line"):
            yield plain.PlainLabel(Say("together-at-table-invitation"))
            yield InvitationField(
                self._invitation,
                placeholder=Say("together-at-table-invitation-hint"),
                compact=True,
                id="invitation",
            )
        yield plain.PlainStatic(id="invitation-error", classes="error")
        with Horizontal(classes="line"):
            yield plain.PlainLabel("")
            yield plain.PlainButton(
                Say("together-at-table-join"), variant="primary", compact=True, id="join"
            )
            yield plain.PlainCheckbox(Say("together-at-table-watch"), compact=True, id="watch")
        if self._guest is not None:
            with Horizontal(classes="line"):
                yield plain.PlainLabel("")
                yield plain.PlainButton(Say("together-at-table-go-back"), compact=True, id="back")

    def _open_lines(self) -> ComposeResult:
        yield plain.PlainStatic(Say("together-at-table-open-title"), classes="heading")
        games = [(game.name, word) for word, game in self._games.items()]
        with Horizontal(classes="line", id="game-line"):
            yield plain.PlainLabel(Say("together-at-table-game"))
            yield self._choice(games, "game")
        with Horizontal(classes="line"):
            yield plain.PlainLabel(Say("together-at-table-players"))
            yield self._choice([("2", 2)], "seats")
            yield plain.PlainLabel(Say("together-at-table-computers"))
            yield self._choice([("0", 0)], "computers")
        for word, game in self._games.items():
            for asked in game.asks:
                with Horizontal(classes=f"line own own-{word}"):
                    yield plain.PlainLabel(asked.label)
                    kinds = [(words, kept) for kept, words in asked.choices]
                    yield self._choice(kinds, f"{word}-{asked.name}")
            for typed in game.types:
                field = f"{word}-{typed.name}"
                with Horizontal(classes=f"line own own-{word}", id=f"{field}-line"):
                    yield plain.PlainLabel(typed.label)
                    yield plain.Field(placeholder=typed.hint, compact=True, id=field)
                yield plain.PlainStatic(id=f"{field}-error", classes="error")
        with Horizontal(classes="line", id="reach-line"):
            yield plain.PlainLabel(Say("together-at-table-friends"))
            yield self._choice(
                [
                    (Say("together-at-table-only-computer"), _HERE),
                    (Say("together-at-table-network"), _NETWORK),
                    (Say("together-at-table-by-relay"), _RELAY),
                ],
                "reach",
            )
        yield plain.PlainStatic(id="about-reach")
        with Horizontal(classes="line", id="relay-line"):
            yield plain.PlainLabel(Say("together-at-table-relay"))
            yield plain.Field(
                placeholder=Say("together-at-table-relay-hint"), compact=True, id="relay"
            )
        yield plain.PlainStatic(id="relay-error", classes="error")
        with Horizontal(classes="line"):
            yield plain.PlainLabel(Say("together-at-table-clock"))
            limits = [
                (Say("together-at-table-limit", minutes=limit // 60, seconds=limit), limit)
                for limit in _LIMITS
            ]
            yield self._choice([(Say("together-at-table-no-clock"), 0), *limits], "clock")
            yield plain.PlainCheckbox(
                Say("together-at-table-hints-allowed"), True, compact=True, id="hints"
            )
        with Horizontal(classes="line"):
            yield plain.PlainLabel("")
            yield plain.PlainButton(
                Say("together-at-table-open"), variant="primary", compact=True, id="open"
            )
            if self._host is not None:
                yield plain.PlainButton(Say("together-at-table-resume"), compact=True, id="resume")

    def _choice(self, kinds: plain.Choices[Any], name: str) -> plain.ChoiceField[Any]:
        return plain.ChoiceField(kinds, value=kinds[0][1], allow_blank=False, compact=True, id=name)

    def on_mount(self) -> None:
        self.query_one("#game-line").display = len(self._games) > 1
        self._lay_lines(next(iter(self._games)), _HERE)
        self.call_after_refresh(self._show_lines)  # the fields are filled in by then
        if not self.app.settings.name:
            self.query_one("#name").focus()
        elif not self._invitation and self.query(_BACK):  # Enter leads back to where one was
            self.query(_BACK).first().focus()

    @on(Select.Changed, "#game")
    @on(Select.Changed, "#reach")
    def _show_lines(self) -> None:
        """The lines that belong to what is chosen, and the numbers that can be."""
        word = self._chosen("game")
        game = self._games.get(word)
        if game is None:
            return
        self._lay_lines(word, self._chosen("reach"))
        fewest, most = game.seats
        self._offer("seats", range(fewest, most + 1))
        self._offer_computers()

    @on(plain.Field.Changed, ".own Field")
    def _lay_own_lines(self) -> None:
        """Some are only asked where something else was typed."""
        self._lay_lines(self._chosen("game"), self._chosen("reach"))

    def _lay_lines(self, game: str, reach: str) -> None:
        """The lines of this game, and that of a relay where there is one."""
        for line in self.query(".own"):
            line.display = line.has_class(f"own-{game}")
        for typed in self._games[game].types:
            asked = not typed.after or bool(self._typed_in(f"{game}-{typed.after}"))
            self.query_one(f"#{game}-{typed.name}-line").display = asked
        self.query_one("#relay-line").display = reach == _RELAY
        self.query_one("#about-reach", plain.PlainStatic).update(
            Say(f"together-at-table-about-reach-{reach}")
        )

    @on(Select.Changed, "#seats")
    def _offer_computers(self) -> None:
        if isinstance(seats := self._chosen("seats"), int):
            self._offer("computers", range(seats))

    def _offer(self, name: str, numbers: range) -> None:
        """Has a field offer these numbers; what is chosen stays, where it is among them."""
        field = self.query_one(f"#{name}", plain.ChoiceField)
        field.offer([(str(number), number) for number in numbers])

    def _chosen(self, name: str) -> Any:
        return self.query_one(f"#{name}", plain.ChoiceField).value

    @on(Paste)
    def _paste(self, event: Paste) -> None:
        field = self.query_one("#invitation", plain.Field)
        if self.focused is not field:
            field.value = in_one_line(event.text)[: field.max_length]
            field.focus()

    # -------------------------------------------------------------------------------- ways to go

    @on(plain.PlainButton.Pressed, "#join")
    def _join(self) -> None:
        self._say_no_error()
        text = self.query_one("#invitation", plain.Field).value.strip()
        watch = self.query_one("#watch", plain.PlainCheckbox).value
        try:
            Invitation.parse(text)
        except NoInvitation as error:
            why = error.why(text)
            self._say(
                "invitation",
                why if text else phrase("together-at-table-no-invitation-yet"),
            )
            return
        name = "" if watch else self._typed_name()
        if name is not None:
            self.app.go("join_table", invitation=text, name=name, watch=watch)

    @on(plain.PlainButton.Pressed, "#back")
    def _go_back(self) -> None:
        if self._guest is not None:
            self.app.go("join_table", invitation=self._guest.invitation)

    @on(plain.PlainButton.Pressed, "#open")
    def _open(self) -> None:
        self._say_no_error()
        name, via = self._typed_name(), self._relay()
        if name is not None and via is not None:
            self._open_table(name, via, self._chosen("game"))

    @work(exclusive=True)
    async def _open_table(self, name: str, via: str, word: str) -> None:
        """Opens it; what was typed may name a file, which is read in a thread."""
        from kingsroad_tui.together.hosting import new_host

        game = self._games[word]
        typed = {one.name: self._typed_in(f"{word}-{one.name}") for one in game.types}
        try:
            options = await asyncio.to_thread(game.typed, typed)
        except OptionProblem as problem:
            self._say(f"{word}-{problem.name}", problem.why)
            return
        options |= {
            asked.name: value
            for asked in game.asks
            if (value := self._chosen(f"{word}-{asked.name}"))
        }
        hints = self.query_one("#hints", plain.PlainCheckbox).value
        limit = self._chosen("clock") or None
        kept = new_host(word, options, name, self._chosen("seats"), hints=hints, limit=limit)
        if self._chosen("reach") == _NETWORK:
            kept.address = _EVERYWHERE
        kept.via = via
        self.app.go("open_table", kept=kept, computers=self._chosen("computers"))

    @on(plain.PlainButton.Pressed, "#resume")
    def _resume(self) -> None:
        if self._host is not None:
            self.app.go("open_table", kept=self._host)

    @on(plain.Field.Submitted)
    def _field_filled_in(self, event: plain.Field.Submitted) -> None:
        """Enter does what the fields up to there are for: joins where an invitation is, opens a
        table by a relay; else it goes on to the next field."""
        name = event.control.id
        if name == "invitation" or (name == "name" and self._typed_in("invitation")):
            self._join()
        elif name == "relay":
            self._open()
        else:
            self.focus_next()

    def _typed_in(self, field: str) -> str:
        return self.query_one(f"#{field}", plain.Field).value.strip()

    def _typed_name(self) -> str | None:
        """The name that was typed; None where it cannot be used, which is said."""
        name = tidy_name(self.query_one("#name", plain.Field).value)
        problem = name_problem(name)
        if problem:
            self._say("name", phrase("home-own-name-refusal", problem=problem.said))
            return None
        if not self.app.settings.name:
            self.app.keep_settings(replace(self.app.settings, name=name))
        return name

    def _relay(self) -> str | None:
        """The relay; empty for none, None where what was typed is no address, which is said."""
        if self._chosen("reach") != _RELAY:
            return ""
        text = self.query_one("#relay", plain.Field).value.strip()
        try:
            return str(RelayAddress.parse(text))
        except ValueError:
            self._say("relay", RelayAddress.why_not(text))
            return None

    def _say(self, field: str, why: str) -> None:
        line = self.query_one(f"#{field}-error", plain.PlainStatic)
        line.update(why)
        line.display = True
        self.query_one(f"#{field}").focus()

    @on(plain.Field.Changed)
    def _say_no_error(self) -> None:
        for line in self.query(".error").results(plain.PlainStatic):
            line.update("")
            line.display = False

    def action_leave(self) -> None:
        self.dismiss()
