advisor-archive-none = n'est pas une archive NumPy
advisor-archive-damaged = { $known ->
    [yes] est abîmé : { $why }
   *[no] est abîmé
  }
advisor-archive-arrays = a plus de { $most } tableaux
advisor-archive-bytes = contient plus de { $most } octets
advisor-archive-member = a un élément qui n'est pas un tableau : { $name }
advisor-array-missing = n'a pas de tableau { $array }
advisor-array-header = l'en-tête du tableau { $array } est illisible
advisor-array-size = le tableau { $array } n'a pas la taille que dit sa forme
advisor-array-compressed = le tableau { $array } est compressé d'une façon inconnue
advisor-array-dimensions = le tableau { $array } a { $found } dimensions, pas { $wanted }
advisor-array-kind = le tableau { $array } contient { $found }, pas { $wanted }
advisor-array-shape = le tableau { $array } a la forme { $found }, pas { $wanted }
advisor-array-number = le tableau { $array } contient un nombre inutilisable
advisor-array-long-text = le texte { $text } dépasse { $limit } octets
advisor-array-inputs = le tableau { $array } prend { $inputs } nombres, qu'aucune position ne donne
advisor-hidden-layers = a des couches cachées de { $first } et { $second }, pas de 1 à { $most }
advisor-weights-players = n'est pas pour { $players } joueurs
advisor-weights-version = a des poids de version { $version }, que ce programme ne connaît pas
advisor-weights-no-lot = { $array } : ce ne sont pas des probabilités
advisor-checkpoint-none = n'est pas un point de reprise utilisable : { $why }
advisor-checkpoint-memory = demande { $needed } octets de mémoire, plus que { $most }
advisor-checkpoint-plays = garde plus de coups dans un jeu d'étape qu'il n'en tire
advisor-checkpoint-boards = a { $boards } plateaux pour { $groups } groupes
advisor-checkpoint-samples = a plus d'exemples que sa mémoire n'en contient
advisor-checkpoint-choice = contient un choix qu'aucune position ne donne
advisor-checkpoint-squares = contient une moyenne de carrés inférieure à 0
advisor-checkpoint-finished = contient une partie finie dans le groupe { $group }
advisor-checkpoint-long-game = contient une partie trop longue dans le groupe { $group }
advisor-checkpoint-network = le réseau { $name } n'est pas pour { $players } joueurs
advisor-checkpoint-policy = la politique n'est pas pour { $players } joueurs
advisor-checkpoint-secret = contient une partie sans son secret
advisor-checkpoint-suspected = suspected: ne nomme aucun habitant
advisor-workers-die = { $known ->
    [yes] les processus de travail meurent sans cesse ({ $how })
   *[no] les processus de travail meurent sans cesse
  }
advisor-worker-died = { $known ->
    [yes] Un processus de travail est mort ({ $how }). Son travail est refait.
   *[no] Un processus de travail est mort. Son travail est refait.
  }
advisor-no-cluster = une grappe a besoin du supplément : pip install 'kingsroad[cluster]'
