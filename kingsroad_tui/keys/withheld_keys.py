"""Keys that a screen has but does not offer as things stand: they say why they do nothing."""

from __future__ import annotations

from collections.abc import Mapping

from textual import events, getters
from textual.binding import Binding

from kingsroad_tui.shell.answered_once import AnsweredOnce
from kingsroad_tui.shell.host import Host


class WithheldKeys(AnsweredOnce[None]):
    """A screen whose footer and help leave such keys out."""

    app = getters.app(Host)

    @property
    def withheld(self) -> Mapping[str, str]:
        """The actions that are not offered now, each with the reason in a sentence."""
        return {}

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return False if action in self.withheld else super().check_action(action, parameters)

    def on_key(self, event: events.Key) -> None:
        """Says why the key does nothing."""
        withheld = self.withheld
        changed = self.app.settings.keys
        for binding in self.BINDINGS if withheld else ():
            if isinstance(binding, Binding) and binding.action in withheld:
                keys = changed.get(binding.id or "", binding.key)
                if not {event.key, event.character}.isdisjoint(keys.replace(" ", "").split(",")):
                    self.notify(withheld[binding.action])
                    return
        if event.is_printable and event.key not in self.active_bindings:
            self.unknown_key()

    def unknown_key(self) -> None:
        """A character was typed that means nothing here; a subclass may say so."""
