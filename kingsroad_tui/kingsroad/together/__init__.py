"""Games of King's Road whose players are apart."""
