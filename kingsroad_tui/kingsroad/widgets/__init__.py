"""The widgets of the app: one file a widget; they post intentions and touch no game."""
