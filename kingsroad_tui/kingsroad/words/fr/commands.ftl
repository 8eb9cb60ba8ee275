kingsroad-commands-quick-positions = positions de parties rapides de l'ordinateur contre lui-même
kingsroad-commands-strongest-positions = positions du joueur le plus fort
kingsroad-commands-nothing-to-follow = La partie est finie : il n'y a rien à suivre.
kingsroad-commands-no-perfect-chart = Entre joueurs parfaits, seule la chance de gagner est connue.
kingsroad-commands-not-judged = La partie n'est pas encore jugée.
kingsroad-commands-no-analysis-yet = Une partie en cours ne s'analyse qu'en solo, avec conseils.
kingsroad-commands-no-hints-here = Pas de conseils ici : cette partie compte.
kingsroad-commands-hints-not-now = Les conseils sont pour qui choisit maintenant.
kingsroad-commands-no-answer = Le solveur n'a pas répondu.
kingsroad-commands-what-to-analyse = Que veux-tu analyser ?
kingsroad-commands-analyse-position = Une position que tu composes
kingsroad-commands-analyse-table = Une vraie table que tu suis, avec un conseil pour l'un des joueurs
kingsroad-commands-analyse-source = ou un fichier, ou le code d'une position comme KR1:...
kingsroad-commands-game-over = la partie est finie : il n'y a plus rien à choisir ; essaie --round { $last }
kingsroad-commands-kept-beside = { $record } : l'analyse gardée à côté
kingsroad-commands-no-policy = { $checkpoint } : cet entraînement n'apprend pas de politique
kingsroad-commands-all-played = { $checkpoint } : a déjà { $rounds } manches, rien n'est donc joué
kingsroad-replay-round = Manche { $round }, le Roi dans { $region }
kingsroad-replay-waiting = Manche { $round }, en attente d'un second choix
kingsroad-replay-no-round = Aucune manche n'a été jouée.
kingsroad-tournament-summary = { $games ->
    [one] { $games } partie
    [many] { $games } parties
   *[other] { $games } parties
  } ; { $capped } arrêtées par la limite de manches. { $certainty }
kingsroad-tournament-place = Table { $table }, rotation { $game }
kingsroad-tournament-luck = Sans la chance : comme si ce que les joueurs ont tiré de leurs stratégies mixtes avait valu la moyenne.
kingsroad-no-hints = Cette partie a été créée sans conseils.
kingsroad-nobody-chooses = Personne d'autre n'a de choix à faire maintenant.
kingsroad-train-progress = { $rounds } manches, { $games } parties de { $length } manches ; perte { $loss } (chance de gagner), { $squared }
    (avance){ $learnt ->
        [yes] { " " }; politique à { $policy } nats des mélanges
       *[no] { "" }
      }
kingsroad-train-against-closed-form = contre la formule exacte : { $share } des victoires (équitable : { $fair }), avance { $margin }, { $rounds }
    manches
kingsroad-train-column-brier = Brier
kingsroad-train-column-log-loss = perte log
kingsroad-train-column-error = err. de calibrage
kingsroad-train-column-slope = pente de calibrage
kingsroad-train-column-predicted = prédit
kingsroad-train-column-positions = positions
kingsroad-train-column-mean = moyenne
kingsroad-train-column-won = gagné
kingsroad-tournament-games = parties
kingsroad-tournament-fair = juste
kingsroad-tournament-wins = gains
kingsroad-tournament-luck-adjusted = sans la chance
kingsroad-tournament-margin = avance
kingsroad-tournament-per-move = par coup
kingsroad-tournament-tables = tables
kingsroad-tournament-batches = Tables
kingsroad-commands-not-kept = l'analyse n'est pas gardée : { $why }
