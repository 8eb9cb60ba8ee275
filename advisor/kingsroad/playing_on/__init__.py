"""Games played on from a position, thousands at once: rollouts and looking ahead."""
