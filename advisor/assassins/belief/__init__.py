"""Who the assassins may be, weighed by what everybody has seen."""
