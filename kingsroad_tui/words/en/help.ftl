help-rules-page-search = Search the rules
help-rules-page-no-match = No match.
# The heading of the help on the panes that are not in focus.
help-what-else = What else is on the screen
