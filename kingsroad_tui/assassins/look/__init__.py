"""How King & Assassins looks: its signs and its colours."""
