"""Games of King & Assassins whose players are apart."""
