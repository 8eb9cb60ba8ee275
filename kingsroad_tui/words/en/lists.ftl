# Several things in one sentence.
list-nobody = nobody
list-more = { $most }, { $next }
list-last = { $most } and { $last }
lists-all = { $items }
# Places, and a place at the beginning of a line.
lists-ordinal-1 = 1st
lists-ordinal-2 = 2nd
lists-ordinal-3 = 3rd
lists-ordinal-4 = 4th
lists-ordinal-5 = 5th
lists-rank = { $place }.
# What a menu says of a lesson that was begun.
lists-go-on-at = go on at step { $step } of { $steps }
# What a menu says of a guided game that was begun, or is over.
lists-lesson-again = the guided game once more
# What something is about, and what is said of it; then clauses, one after the other.
lists-about = { $about }: { $said }
lists-clauses = { $most }; { $next }
