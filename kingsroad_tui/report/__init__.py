"""A review as a page: HTML and Markdown."""
