kingsroad-log-title = Tout jusqu'ici
kingsroad-log-heading = Manche { $round } · le Roi : { $region }
kingsroad-log-scored = décompté : { $regions }
kingsroad-log-regions = { $count ->
    [1] région { $numbers }
   *[other] régions { $numbers }
  }
kingsroad-history-rounds = Manche : régions décomptées
    .short = Manche : décomptes
    .shorter = Manche
    .shortest = M.
kingsroad-doing-chosen = choix fait
kingsroad-doing-thinking = réfléchit
kingsroad-doing-choosing = choisit
kingsroad-doing-to-choose = va choisir
kingsroad-panel-markers = { $count ->
    [one] { $count } marqueur
    [many] { $count } marqueurs
   *[other] { $count } marqueurs
  }
kingsroad-panel-nobles = { $count ->
    [one] { $count } noble
    [many] { $count } nobles
   *[other] { $count } nobles
  }
kingsroad-panel-declines = décline
kingsroad-hand-drop = Ôter
kingsroad-hand-spent = jouée
kingsroad-hand-play = Jouer
kingsroad-hand-judge = Juger
kingsroad-hand-no-cards = pas de carte : { $key }
kingsroad-doubt-show = Montrer
kingsroad-doubt-play = Jouer quand même
kingsroad-doubt-again = Rechoisir
kingsroad-undo = Annuler
kingsroad-cancel = Non
kingsroad-help-now = Maintenant
kingsroad-in-short = Le jeu en bref
