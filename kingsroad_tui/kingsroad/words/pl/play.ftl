kingsroad-log-title = Wszystko do tej pory
kingsroad-log-heading = Runda { $round } · Król: { $region }
kingsroad-log-scored = punktacja: { $regions }
kingsroad-log-regions = { $count ->
    [1] region { $numbers }
   *[other] regiony { $numbers }
  }
kingsroad-history-rounds = Runda: gdzie punktacja
    .short = Runda: punktacja
    .shorter = Runda
    .shortest = R.
kingsroad-doing-chosen = wybór gotowy
kingsroad-doing-thinking = myśli
kingsroad-doing-choosing = wybiera
kingsroad-doing-to-choose = jeszcze wybierze
kingsroad-panel-markers = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
    [many] { $count } znaczników
   *[other] { $count } znacznika
  }
kingsroad-panel-nobles = { $count ->
    [one] { $count } szlachcic
    [few] { $count } szlachciców
    [many] { $count } szlachciców
   *[other] { $count } szlachcica
  }
kingsroad-panel-declines = rezygnuje
kingsroad-hand-drop = Cofnij
kingsroad-hand-spent = zagr.
kingsroad-hand-play = Zagraj
kingsroad-hand-judge = Oceń
kingsroad-hand-no-cards = bez kart: { $key }
kingsroad-doubt-show = Pokaż
kingsroad-doubt-play = Zagraj
kingsroad-doubt-again = Wybierz ponownie
kingsroad-undo = Cofnij
kingsroad-cancel = Anuluj
kingsroad-help-now = Teraz
kingsroad-in-short = Gra w skrócie
