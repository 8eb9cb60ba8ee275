"""What any game of the app stands on; knows no game's rules."""
