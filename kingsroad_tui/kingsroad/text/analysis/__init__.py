"""What people read of a game afterwards: its story, its mistakes, tries and branches."""
