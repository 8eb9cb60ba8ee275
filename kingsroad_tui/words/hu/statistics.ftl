statistics-progress-statistics-title = Hogyan szerepeltél az egyes erősségek ellen
statistics-progress-counting = Számolás …
statistics-progress-nothing-judged = Elemezd a játszmáidat, és itt látod, mibe kerülnek a választásaid, és mennyi
    volt a szerencse.
statistics-month-column = hónap
statistics-against-column = ellenfél
statistics-games = játszma
statistics-won = nyert
statistics-choices = választás
statistics-each-cost = átl. ár
statistics-luck = szerencse
statistics-curve = Egy választás ára, hónapról hónapra: { $first } { $drawn } { $last }
statistics-month = { $month }: egy választásod átlagos ára { $lost }.
statistics-months = { $month }: egy választásod átlagos ára { $lost }; előtte ({ $before }) { $lost_before }.
statistics-best = Ebben vagy a legjobb: { $kind } (választásonként { $lost }).
statistics-worst = Itt nyerhetsz a legtöbbet: { $kind } (a teljes veszteségedből { $share }).
