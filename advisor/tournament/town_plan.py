"""The plan of a tournament of King & Assassins, and its results."""

from advisor.messages.plans import TownPlan
from advisor.messages.results import TownGameResult

__all__ = ["TownGameResult", "TownPlan"]
