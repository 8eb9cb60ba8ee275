kingsroad-report-no-round-judged = Nie oceniono żadnej rundy.
kingsroad-report-players = Jak kto grał
kingsroad-report-chances-chart = Szansa wygranej w ciągu partii
kingsroad-report-points-chart = Punkty w ciągu partii
kingsroad-report-points-caption = Punkty przed każdą rundą.
kingsroad-report-perfect-chart = Szansa wygranej przy doskonałej grze
kingsroad-report-perfect-caption = Szansa wygranej przed każdą rundą, gdyby wszyscy grali ją doskonale.
kingsroad-report-round-by-round = Runda po rundzie
kingsroad-report-about-rounds = Co kto wybrał, ile to kosztowało i szczęście rundy; potem szansa wygranej gracza po niej, z jego najlepszym następnym
    wyborem.
kingsroad-report-perfect-after = Jeśli potem wszyscy grają doskonale
kingsroad-report-title = King's Road: { $game }
kingsroad-report-stopped-early = Ocena skończyła się wcześniej: partia ma { $rounds ->
    [one] { $rounds } rundę
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
  }.
kingsroad-report-about-chances = Szansa wygranej każdego gracza wobec { $players }: z własnym najlepszym wyborem, potem z tym, który padł. Gdzie linia
    od razu spada, wybór coś kosztował. Każdy ma tu swój najlepszy wybór, więc razem może to być ponad 100%.
kingsroad-report-no-mistakes = Żaden wybór nie kosztował aż { $least }.
kingsroad-report-in-round = { $number }, drugi wybór
kingsroad-report-rounds = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
  }
kingsroad-report-to-learn = Czego nauczyć się najpierw
kingsroad-report-about-mistakes = Najgorsze najpierw, według tego, co można było wtedy wiedzieć. Niedokładność kosztuje co najmniej
    { $inaccuracy }, błąd { $mistake }, wpadka { $blunder }, ktokolwiek gra z drugiej strony.
kingsroad-report-about-accuracy = Dokładność jest od 0 do 100 i jest średnią z wyborów gracza; przedział mówi, ile przy tylu wyborach można jej
    wierzyć.
kingsroad-report-round-words = { $choices }; szczęście { $luck }; { $chance }
kingsroad-report-about-account = Szansa wygranej z najlepszym wyborem przed pierwszą rundą, mniej to, co kosztowały wybory, i z tym, co zrobili inni
    razem z ich błędami, daje wynik. Tak liczy się każdą rundę.
kingsroad-report-column-player = Gracz
kingsroad-report-column-points = Punkty
kingsroad-report-column-accuracy = Dokładność (95%)
kingsroad-report-column-mistakes = Błędy
kingsroad-report-column-round = Runda
kingsroad-report-column-king = Król
kingsroad-report-column-played = Zagrane
kingsroad-report-column-class = Ocena
kingsroad-report-column-costs = Koszt
kingsroad-report-column-costs-perfect = Przeciw doskonałej grze
kingsroad-report-column-better = Lepiej
kingsroad-report-column-start = Start
kingsroad-report-column-costs-in-all = Koszt
kingsroad-report-column-others = Inni
kingsroad-report-column-second-choices = Drugie wybory
kingsroad-report-column-result = Wynik
kingsroad-report-column-behind = Za najlepszym
kingsroad-report-column-games = Partie
