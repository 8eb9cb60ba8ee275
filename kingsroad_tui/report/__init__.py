"""Reports of both games: their form as pages and Markdown."""
