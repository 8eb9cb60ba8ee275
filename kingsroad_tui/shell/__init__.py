"""What every screen and command leans on: the host, the way from screen to screen, the end."""
