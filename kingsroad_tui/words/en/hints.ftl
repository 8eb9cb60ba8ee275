# The choice to assume nothing.
hints-what-if-title = What if …
hints-what-if-no-assumption = No assumption
hints-what-if-drop-assumptions = Drop all assumptions
hints-what-if-cancel = Cancel
# Above a page of a hint: which one it is, and what the next press of a key shows.
hints-word = Hint
hints-title = Hint { $page }/{ $pages }
hints-title-experts = For experts { $part }/{ $parts }
hints-next = { $key }: { $page ->
    [0] close
    [1] where to look
    [2] what to choose
    [3] compare
    [back] back
   *[more] read on
  }
# Beside it, on the last page: the key of the figures for experts.
hints-experts = { $key }: for experts
# While there is no answer yet, and where none will come.
hints-thinking = Thinking …
hints-lost = No advice: { $why }.
