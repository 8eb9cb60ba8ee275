statistics-progress-statistics-title = Your games against each strength
statistics-progress-counting = Counting …
statistics-progress-nothing-judged = Analyse your games to see here what your choices lose, and how
    lucky you were.
