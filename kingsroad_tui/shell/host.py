"""What every screen and widget may lean on: settings, glyphs, the solver, the keys.

Imports no screen. Screens go elsewhere by `Host.go`.
"""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

import msgspec
from textual.app import SystemCommand
from textual.binding import Binding
from textual.filter import LineFilter
from textual.message import Message
from textual.notifications import SeverityLevel
from textual.reactive import var
from textual.screen import Screen

from kingsroad_tui.drawing.spans_content import ShownFilter, StyleFilters
from kingsroad_tui.files.locations import folders, tighten_own_folders
from kingsroad_tui.keys import registry
from kingsroad_tui.keys.dispatch import KeyDispatch
from kingsroad_tui.keys.key_words import every_key, put_in_force, shown_keys
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.look.themes import DEFAULTS, THEMES, of_256
from kingsroad_tui.settings.language import speak_as_set
from kingsroad_tui.settings.stored import AppSettings, read_settings, write_settings
from kingsroad_tui.shell.place import Way
from kingsroad_tui.shell.screen_kinds import HasMenu
from kingsroad_tui.shell.uncaught import TellsCrashes
from kingsroad_tui.words.errors import words_of
from tabletop.shown import shown
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from textual.binding import ActiveBinding
    from textual.dom import DOMNode
    from textual.widget import Widget

    from advisor.messages.computers import SeatNames
    from kingsroad_tui.solver.client import Solver, SolverState


_SHOWN: Final = ShownFilter()
_MAX_NOTE: Final = 1000
_MAX_NOTES: Final = 3

GAME: Final = "game"
"""The group of the workers in which games are played: they wait for people as long as it takes."""

_Sender = TypeVar("_Sender", bound="Widget")


@dataclass
class WidgetMessage(Message, Generic[_Sender]):
    """What a widget tells those above it; ``@on`` can select by the widget.

    Attributes:
        sender: the widget.
    """

    sender: _Sender

    @property
    def control(self) -> _Sender:
        return self.sender


@dataclass(frozen=True)
class FilledForm:
    """A form as it was left.

    Attributes:
        values: what stood in its fields, by their ids.
        names: who of those at the table was named by the form.
    """

    values: Mapping[str, Any]
    names: SeatNames


class ShownAnew(Message, bubble=False):
    """Every widget gets this when the glyphs of the app have changed, or its language."""


class Host(KeyDispatch, TellsCrashes):
    """The services of the app, without its screens.

    Attributes:
        settings: the settings in force; `use_settings` changes them.
        filled_forms: the forms for a new game as they were left, by the words of
            the games.
        way_back: where leaving the game leads; None for the first screen.
        closed: whether somebody else sits at it than whose computer it runs on.

    Reactives:
        glyphs: the signs to draw with; a change is told to every widget (`ShownAnew`).
    """

    glyphs: var[Glyphs] = var(Glyphs.unicode, init=False)

    closed = False

    def __init__(self, solver: Solver | None = None) -> None:
        super().__init__()
        tighten_own_folders()
        few = self.console.color_system == "256"
        for theme in THEMES:
            self.register_theme(of_256(theme) if few else theme)
        self._stored_settings, self._settings_problem = read_settings()
        self.settings = msgspec.structs.replace(
            self._stored_settings, keys=registry.with_current_ids(self._stored_settings.keys)
        )
        self.theme = self.settings.theme
        put_in_force({})
        self.way_back: Way | None = None
        self.filled_forms: dict[str, FilledForm] = {}
        self._solver = solver
        self._style_filters = StyleFilters(())

    def run(self, *args: Any, **kwargs: Any) -> Any:
        """Runs the app to its end; returns what it is ended with.

        Until the first screen stands no garbage is collected: there is hardly any, and every
        collection walks through all that was imported, a tenth of the time that a start takes.
        """
        gc.disable()
        try:
            return super().run(*args, **kwargs)
        finally:
            gc.unfreeze()
            gc.enable()

    def on_ready(self) -> None:
        if not gc.isenabled():
            self.call_after_refresh(_collect_again)

    def on_mount(self) -> None:
        self.use_settings(self.settings)
        if self._settings_problem:
            self.notify(self._settings_problem, severity="warning", timeout=12)
        elif self.settings.keys != self._stored_settings.keys:
            self._store_settings()

    async def on_unmount(self) -> None:
        put_in_force({})
        if self._solver is not None:
            await self._solver.close()

    # ---------------------------------------------------------------------------- going

    def go(self, place: str, game: str = "", /, **given: Any) -> None:
        """Goes to a place of a game, or else of the house, which is given what else is named.

        Also from a screen that has just been dismissed. Who asks twice before it is done, as by a
        key that comes twice, goes there once.
        """
        self.go_to(Way(place, game, **given))

    def go_to(self, way: Way) -> None:
        """Goes a way, likewise."""

    # ----------------------------------------------------------------------------- keys

    def action_help_quit(self) -> None:
        """What Ctrl+C does where nothing is selected to be copied: says how to leave."""
        self.notify(phrase("app-how-to-quit", key=every_key("app.quit")))

    # -------------------------------------------------------------------------- settings

    def use_settings(self, settings: AppSettings) -> None:
        """Puts settings into force; says which of the keys cannot be had."""
        keys_changed = settings.keys != self.settings.keys
        another_language = settings.language != self.settings.language
        if another_language:
            speak_as_set(settings.language)
        self.settings = settings
        self.glyphs = Glyphs.named(settings.glyphs)
        self.theme = settings.theme
        self.set_class(settings.glyphs == "ascii", "-ascii")
        if settings.keys or keys_changed:
            usable, problems = self.key_registry.usable(settings.keys)
            self.set_keymap(usable)
            put_in_force(usable)
            for problem in problems[:1]:
                self.notify(words_of(problem), severity="warning", timeout=12)
        if another_language:
            self.show_anew()

    def keep_settings(self, settings: AppSettings) -> None:
        """Puts settings that are new into force, and writes them; says why where it cannot."""
        if settings == self.settings:
            return
        self.use_settings(settings)
        self._store_settings()

    def _store_settings(self) -> None:
        try:
            write_settings(self.settings)
        except OSError as error:
            from kingsroad_tui.library.saving_words import settings_not_kept

            self.notify(settings_not_kept(error), severity="error")

    def watch_glyphs(self) -> None:
        self.show_anew()

    def show_anew(self) -> None:
        """Has every widget show what it shows as it is shown now."""
        for screen in self.screen_stack:
            for widget in screen.walk_children(with_self=True):
                widget.post_message(ShownAnew())

    @property
    def key_registry(self) -> registry.KeyRegistry:
        """Every key there is and where it works; here those of the app itself."""
        return registry.KeyRegistry.of(
            [(registry.EVERYWHERE, registry.declared_bindings(type(self)))]
        )

    def get_key_display(self, binding: Binding) -> str:
        """A key as the footer shows it: by name where its sign is not ASCII and must be."""
        shown = super().get_key_display(binding)
        by_name = self.glyphs.name == "ascii" and not shown.isascii()
        return binding.key if by_name else shown

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Player colours, for themes that are not ours."""
        return dict(DEFAULTS)

    @property
    def size_classes(self) -> tuple[str, ...]:
        """The classes that the terminal's size gives to every screen, once it has been laid out."""
        both = (
            (self.size.width, self.HORIZONTAL_BREAKPOINTS),
            (self.size.height, self.VERTICAL_BREAKPOINTS),
        )
        return tuple(
            max((limit, name) for limit, name in points if limit <= room)[1]
            for room, points in both
            if points
        )

    # ---------------------------------------------------------------------------- solver

    @property
    def solver(self) -> Solver:
        """The solver process; it starts with the first question."""
        if self._solver is None:
            from kingsroad_tui.solver.client import Solver

            self._solver = Solver(self._solver_changed, folders().state / "solver.log")
        return self._solver

    def _solver_changed(self, state: SolverState) -> None:
        from kingsroad_tui.solver.client import SolverState

        if state is SolverState.RESTARTING:
            self.notify(phrase("app-solver-restarts"), severity="warning")
        elif state is SolverState.GIVEN_UP:
            self.notify(phrase("app-no-solver"), severity="error")

    # ---------------------------------------------------------------------- what is shown

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Textual's own, and the guard through which every line of every widget passes."""
        filters = tuple(super().get_line_filters())
        if filters != self._style_filters.filters:
            self._style_filters = StyleFilters(filters)
        return (self._style_filters, _SHOWN)

    def notify(
        self,
        message: str,
        *,
        title: str = "",
        severity: SeverityLevel = "information",
        timeout: float | None = None,
        markup: bool = False,
    ) -> None:
        """Shows a short message for a while. No text is markup, whatever a caller says."""
        del markup
        message, title = shown(message, _MAX_NOTE), shown(title)
        self._make_room_for(message, severity)
        super().notify(
            message,
            title=title,
            severity=severity,
            timeout=timeout,
            markup=False,
        )

    def end_remarks(self) -> None:
        """Takes away the remarks of a screen that is left; warnings and errors stay a while."""
        for note in list(self._notifications):
            if note.severity == "information":
                self._unnotify(note, refresh=False)
        self._refresh_notifications()

    def _make_room_for(self, message: str, severity: SeverityLevel) -> None:
        """Takes away the notes that a new one replaces, so that they never pile up over the map.

        The same words are said once, a remark replaces the remark before it, and of warnings and
        errors only the last few stand.
        """
        standing = list(self._notifications)
        remark = severity == "information"
        replaced = [
            note
            for note in standing
            if note.message == message or (remark and note.severity == "information")
        ]
        others = [note for note in standing if note not in replaced]
        for note in [*replaced, *others[: len(others) + 1 - _MAX_NOTES]]:
            self._unnotify(note, refresh=False)

    # ---------------------------------------------------------------------------- palette

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """What the keys do here, in the palette: everything of the screen and of what is focused.

        Keys that do the same in many places, such as those of the cards, are left to the hands.
        """
        found: dict[tuple[object, str], ActiveBinding] = {}
        for active in screen.active_bindings.values():
            ours = active.binding.id in self._known_ids and active.node is not self
            of_the_app = active.binding.action.startswith("app.")  # such as help, in a dialog
            if ours and active.enabled and not of_the_app:
                found.setdefault((active.node, active.binding.action), active)
        titles = {
            action: screen.menu_title(action) if isinstance(screen, HasMenu) else ""
            for _, action in found
        }
        abouts = {where: registry.about(active.binding) for where, active in found.items()}
        times = Counter(abouts.values())
        for (node, action), active in found.items():
            binding, about = active.binding, abouts[node, action]
            if times[about] == 1 and titles[action] is not None:
                keys = shown_keys(self.settings.keys.get(binding.id or "", binding.key))
                yield SystemCommand(
                    titles[action] or registry.words_of(binding),
                    phrase("shell-palette-key", about=about, keys=keys),
                    partial(self._run_command, action, active.node),
                )

    def _run_command(self, action: str, node: DOMNode) -> None:
        """Does what a key would do there, once the palette has gone."""
        self.call_later(self.run_action, action, node)

    @property
    def _known_ids(self) -> frozenset[str]:
        return frozenset(key.id for key in self.key_registry.rows)

    # --------------------------------------------------------------------------- helpers

    def close_screens(self) -> None:
        """Back to the first screen of all, which lies under every other one."""
        while len(self.screen_stack) > 1:
            self.pop_screen()

    def copy_code(self, code: str) -> None:
        """Sends the code of a position to the clipboard, and shows it."""
        self.copy_to_clipboard(code)
        self.notify(code, title=phrase("app-code-sent-title"), timeout=10)

    def copy_game(self, record: bytes, *, proved: bool) -> None:
        """Sends a saved game to the clipboard as one line, without its proof where it is proved."""
        from tabletop.game_lines import print_line

        self.copy_to_clipboard(print_line(record))
        said = (
            f"{phrase('app-game-sent')} {phrase('app-line-without-proof')}"
            if proved
            else phrase("app-game-sent")
        )
        self.notify(said, title=phrase("app-game-sent-title"), timeout=10)


def _collect_again() -> None:
    """Collects garbage from now on, but for what the start has left, which is needed to the end."""
    gc.freeze()
    gc.enable()
