"""The terminal and the browser as the app hears them, whatever they send."""
