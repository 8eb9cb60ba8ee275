kingsroad-commands-quick-positions = pozycje szybkiej gry ze sobą
kingsroad-commands-strongest-positions = pozycje najsilniejszego gracza
kingsroad-commands-nothing-to-follow = Partia się skończyła: nie ma czego zapisywać.
kingsroad-commands-no-perfect-chart = Jak jest przy doskonałej grze, wiadomo tylko dla szansy wygranej.
kingsroad-commands-not-judged = Partia jest jeszcze nieoceniona.
kingsroad-commands-no-analysis-yet = Toczącą się partię analizuje się tylko, gdy jedna osoba gra bez innych ludzi i z podpowiedziami.
kingsroad-commands-no-hints-here = Tu nie ma podpowiedzi: ta partia się liczy.
kingsroad-commands-hints-not-now = Podpowiedzi są dla tego, kto teraz wybiera.
kingsroad-commands-no-answer = Solver nie odpowiedział.
kingsroad-commands-what-to-analyse = Co chcesz analizować?
kingsroad-commands-analyse-position = Pozycja, którą ustawisz
kingsroad-commands-analyse-table = Prawdziwy stół, który zapisujesz, z radą dla jednego gracza
kingsroad-commands-analyse-source = albo plik, albo kod pozycji, np. KR1:...
kingsroad-commands-game-over = partia się skończyła: nie ma już czego wybierać; spróbuj --round { $last }
kingsroad-commands-kept-beside = { $record }: analiza zachowana obok
kingsroad-commands-no-policy = { $checkpoint }: ta nauka nie uczy się strategii
kingsroad-commands-all-played = { $checkpoint }: rund jest już { $rounds }, więc nie gra się więcej
kingsroad-replay-round = Runda { $round }, Król w regionie { $region }
kingsroad-replay-waiting = Runda { $round } czeka na drugi wybór
kingsroad-replay-no-round = Nie zagrano żadnej rundy.
kingsroad-tournament-summary = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
  }; z nich { $capped } zakończył limit rund. { $certainty }
kingsroad-tournament-place = Stół { $table }, obrót { $game }
kingsroad-tournament-luck = Bez szczęścia: jakby to, co gracze wylosowali ze swoich strategii mieszanych, było warte średnią.
kingsroad-no-hints = Ta partia jest ustawiona bez podpowiedzi.
kingsroad-nobody-chooses = Nikt inny nie ma teraz nic do wybrania.
kingsroad-train-progress = rund { $rounds }, partii { $games } po { $length } rund; strata { $loss } (szansa wygranej), { $squared }
    (przewaga){ $learnt ->
        [yes] ; strategia { $policy } natów od strategii mieszanych
       *[no] { "" }
      }
kingsroad-train-against-closed-form = przeciw wzorowi: { $share } zwycięstw (uczciwie: { $fair }), przewaga { $margin }, rund { $rounds }
kingsroad-train-column-brier = Brier
kingsroad-train-column-log-loss = strata log
kingsroad-train-column-error = błąd kalibracji
kingsroad-train-column-slope = nachylenie kalibracji
kingsroad-train-column-predicted = przewidziane
kingsroad-train-column-positions = pozycje
kingsroad-train-column-mean = średnia
kingsroad-train-column-won = wygrane
kingsroad-tournament-games = partie
kingsroad-tournament-fair = uczciwie
kingsroad-tournament-wins = wygrane
kingsroad-tournament-luck-adjusted = bez szczęścia
kingsroad-tournament-margin = przewaga
kingsroad-tournament-per-move = na ruch
kingsroad-tournament-tables = stoły
kingsroad-tournament-batches = Stoły
kingsroad-commands-not-kept = analiza nie jest zachowana: { $why }
