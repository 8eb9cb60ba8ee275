"""The plan of a tournament of King's Road."""

from advisor.messages.plans import TournamentPlan

__all__ = ["TournamentPlan"]
