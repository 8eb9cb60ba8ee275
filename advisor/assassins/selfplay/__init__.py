"""Quick games of King & Assassins, from which values and beliefs are learnt."""
