# Several things in one sentence.
list-nobody = nobody
list-more = { $most }, { $next }
list-last = { $most } and { $last }
