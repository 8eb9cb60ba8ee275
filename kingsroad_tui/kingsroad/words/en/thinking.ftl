kingsroad-thinking-now = Thinking …
# Of the report's section about it.
kingsroad-thinking-title = After thinking longer
kingsroad-thinking-about-thoughts = The choice made and the best ones, played on in many
    games each: how far each lies behind the best, and in brackets what is likely.
kingsroad-thinking-nothing-to-think-about = Thinking longer is for the chance to win or the
    lead: the points of a round are exact.
# Before the first games are played on.
kingsroad-thinking-thought-waits = Thinking longer … ({ $key } stops)
# Why nothing can be found out; ``why`` is a clause.
kingsroad-thinking-no-thought = No longer thought: { $why }.
# How far behind a choice comes out, and that this changes no verdict.
kingsroad-thinking-verdict = after thinking longer, { $played } costs { $cost }. That is
    another estimate, by more games; the verdict stays.
    .begins = After thinking longer, { $played } costs { $cost }. That is another estimate, by more
        games; the verdict stays.
kingsroad-thinking-of = Round { $round }{ $second ->
    [yes] { " " }(second choice)
   *[no] { "" }
  }, { $name }: { $verdict }
# How far it has come.
kingsroad-thinking-running = Thinking longer: { $games } games with each choice ({ $key } stops).
kingsroad-thinking-over = { $settled ->
    [yes] After thinking longer ({ $games } games with each choice):
   *[no] After thinking longer ({ $games } games with each choice, not yet clear):
  }
# Whether the choice that a hint calls best is the best after thinking longer, too.
kingsroad-thinking-best = { $which ->
    [same] After thinking longer ({ $games } games with each choice), the best choice is still the
        best.
    [none] After thinking longer ({ $games } games with each choice), no choice is clearly better.
   *[other] After thinking longer ({ $games } games with each choice), { $cards } is better by
        { $better }.
  }
