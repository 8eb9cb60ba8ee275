cli-without-command = Options sans commande (celles de { $play })
cli-group-play = Jouer
cli-group-together = Jouer ensemble
cli-group-advice = Conseils et analyse
cli-group-games = Parties et positions enregistrées
cli-group-programs = Programmes, tournois et entraînement
cli-group-others = Autres jeux
cli-examples = Exemples
cli-example-friends = Ouvrir une table pour des amis
cli-example-advice = Quoi jouer dans une partie enregistrée
cli-example-report = Chaque choix jugé, en une page
cli-opens-the-game = Sans commande, ouvre le jeu.
cli-language = La langue à parler : { $known }.
cli-environment = Variables d'environnement
cli-variable-home = Un dossier pour les réglages, les parties et tout ce que garde le programme.
cli-variable-language = La langue à parler, comme --language.
cli-variable-colour = Définie, le jeu est sans couleurs.
cli-variable-still = À "none", rien ne bouge à l'écran.
cli-is-a-code = c'est le code d'une position : { $hint }
cli-no-command = la commande { $command } n'existe pas : { $hint }
cli-did-you-mean = peut-être { $command } ?
cli-help-lists = { $help } liste les commandes
cli-app-failed = l'application s'est arrêtée ({ $reason }). Ce qui était révélé est enregistré.
cli-command-failed = la commande a échoué ({ $reason }).
cli-help-shows = { $why } : { $help } montre comment faire
click-usage = Usage :
click-options = Options
click-commands = Commandes
click-arguments = Arguments
click-help = Affiche cette aide et s'arrête.
click-version = Affiche la version et s'arrête.
click-required = obligatoire
click-default = par défaut : { $default }
click-missing-argument = Il manque l'argument
click-missing-option = Il manque l'option
click-missing-command = Il manque la commande.
click-no-option = L'option { $name } n'existe pas.
click-needs-value = L'option { $name } demande une valeur.
click-no-value = L'option { $name } ne prend pas de valeur.
click-too-much = Arguments en trop : { $args }
click-invalid = Valeur non valable : { $message }
click-invalid-for = Valeur non valable pour { $field } : { $message }
click-not-among = { $value } ne va pas ; il faut l'un de { $choices }.
click-no-number = { $value } n'est pas un nombre.
click-out-of-range = { $value } n'est pas dans { $range }.
click-no-file = { $name } n'existe pas.
click-one-of = (Peut-être l'une de celles-ci : { $these } ?)
cli-stopped = { $interrupted ->
    [yes] interrompu
   *[no] temps écoulé
  } après { $done } sur { $of } { $what ->
    [phases] phases
   *[rounds] manches
  }
