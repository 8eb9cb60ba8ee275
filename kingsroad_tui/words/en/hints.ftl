# The choice to assume nothing.
hints-what-if-title = What if …
hints-what-if-no-assumption = No assumption
hints-what-if-drop-assumptions = Drop all assumptions
hints-what-if-cancel = Cancel
