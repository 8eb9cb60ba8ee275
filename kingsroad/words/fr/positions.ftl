kingsroad-position-entries = doit avoir une entrée pour chacun des { $players } joueurs
kingsroad-position-regions = doit avoir une entrée pour chacune des 8 régions
kingsroad-position-round = doit aller de 1 à { $most }, pas { $found }
kingsroad-position-king = doit être dans une région de 1 à 8, pas { $found }
kingsroad-position-score = { $who } : de 0 à { $most }, pas { $found }
kingsroad-position-noble-of-nobody = région { $region } : le noble d'un joueur absent
kingsroad-position-noble-order = région { $region } : chaque place une seule fois, en ordre croissant
kingsroad-position-nobles = région { $region } : { $count } nobles ; seuls des nobles permanents partagent une région
kingsroad-position-markers = { $who } : il faut un nombre pour chaque région
kingsroad-position-negative = { $who } : un nombre est négatif
kingsroad-position-all-markers = { $who } : { $count } marqueurs en main, sur le plateau et comme nobles ; chacun en a { $wanted }
kingsroad-position-finished = contredit les points (40 points finissent la partie)
kingsroad-position-winners = contredisent les points et les nobles
kingsroad-code-too-long = dépasse { $limit } caractères
kingsroad-code-beginning = doit commencer par { $prefix }:
kingsroad-code-not-whole = n'est pas entier : après { $prefix } viennent les règles, la manche, la région du Roi et chaque joueur, un
    deux-points devant chacun
kingsroad-code-variant = doit être s (règles de base) ou p (un noble reste), pas { $found }
kingsroad-code-players = il y a de 2 à 5 joueurs, pas { $count }
kingsroad-code-player = doit ressembler à 12DW.00010000.38 (points, Dragon et Sorcière en main, marqueurs dans les régions 1 à 8,
    nobles), pas à { $found }
kingsroad-code-score = les points sont trop nombreux
kingsroad-code-nobles = chaque noble une seule fois, en ordre croissant
kingsroad-code-number = doit être un nombre, pas { $found }
kingsroad-code-markers = a { $used } marqueurs et nobles sur le plateau ; il n'y en a que { $most }
kingsroad-code-regions = doit avoir 8 régions, pas { $count }
kingsroad-code-built-in-board = le plateau de base ne s'écrit pas dans un code
kingsroad-code-region = région { $region } : il faut nom=bannière=source
kingsroad-code-banner = région { $region } : il faut une bannière comme 8-6-4-2
kingsroad-code-not-encoded = { $found } n'est pas un texte encodé en pour-cent
kingsroad-board-region = région { $region }
kingsroad-board-number = les régions vont de 1 à 8
kingsroad-board-places = une bannière a 3 ou 4 places
kingsroad-board-points = les points d'une bannière vont de 0 à 99
kingsroad-board-rising = les points d'une bannière n'augmentent jamais
kingsroad-board-source = sa source : { $problem }
kingsroad-board-regions = chacune de 1 à 8 doit y être exactement une fois
