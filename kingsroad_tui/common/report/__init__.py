"""Reports of both games: their form as pages and Markdown, charts, and where pages are written."""
