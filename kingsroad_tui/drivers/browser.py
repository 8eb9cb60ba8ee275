"""The driver for pages in a browser, which speak to the app through a server."""

from __future__ import annotations

from textual.drivers._byte_stream import ByteStream
from textual.drivers.web_driver import WebDriver, _ExitInput
from textual.events import AppFocus

from kingsroad_tui.drivers.terminal import Listener


class BrowserDriver(WebDriver):
    """Textual's; whatever bytes come, it goes on listening, and the app ends with its server."""

    def start_application_mode(self) -> None:
        """Begins with the keys, as the page's script takes care of: what it says of that may come
        before Textual's driver has begun without them."""
        super().start_application_mode()
        self._app.call_later(self._app.post_message, AppFocus())

    def run_input_thread(self) -> None:
        """Sends on keys, clicks and what the server says until the app or the server ends."""
        # What the page had for a size at first is on its way; it must not overtake a later one.
        self._app.call_from_thread(lambda: None)
        listener = Listener(self._debug)
        packets = ByteStream()
        try:
            for data in self._input_reader:
                for kind, payload in packets.feed(data) if data else ():
                    if kind == "D":
                        for message in listener.feed(payload):
                            self.process_message(message)
                    else:
                        self._on_meta(kind, payload)
                for message in listener.tick():
                    self.process_message(message)
        except _ExitInput:
            pass
        except RuntimeError:  # the app has ended, and its event loop is closed
            if not self.exit_event.is_set():
                raise
        finally:
            self._input_reader.close()
        if not self.exit_event.is_set():
            self._app.call_later(self._app.exit)
