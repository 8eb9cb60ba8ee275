"""The report of a review: its contents, and its form as HTML or Markdown."""
