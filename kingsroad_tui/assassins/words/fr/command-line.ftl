assassins-command = King & Assassins : jouer, demander conseil, parties enregistrées, plateau, codes de position.
assassins-command-learn = Apprendre à jouer : une partie guidée de treize étapes, dans les deux camps.
assassins-command-position = Affiche le code de la position où en est une partie enregistrée.
assassins-command-board = Dessine le plateau en texte : celui d'une partie enregistrée, du code d'une position ou d'un fichier de plateau (.toml).

    Sans rien, dessine le départ sur la face A.
assassins-command-advise = Conseille un camp : le compte des pas, les chances, le danger, et de bonnes façons de jouer le tour.

    Pour le camp du roi, un secret dans le fichier est laissé de côté ; pour le camp du peuple, il compte.
    .side = Qui conseiller.
    .belief = Peser qui ils peuvent être d'après ce qu'on a vu, ou compter tous les trios pareil.
    .assume = Tenir pour acquis, comme "monk is none" ou "at least one of monk and squire" ; peut se répéter.
assassins-command-tournament = Joue un tournoi de joueurs ordinateurs et de programmes.

    PLAYER est le nom d'un joueur ordinateur ou cmd:PROGRAM ARG.... Deux jouent chaque match, et un seul joue contre lui-même ; s'il y en a plus,
    chaque match en tire deux. Un match, ce sont deux parties avec les mêmes cartes, les camps échangés.
    .matches = De deux parties chacun.
assassins-command-puzzles =
    .kings = Qui joue le camp du roi.
    .people = Qui joue le camp du peuple, deux par tirage au sort.
    .kind = Quoi chercher ; peut se répéter (tout, sauf indication contraire).
assassins-command-analyse = Juge chaque tour de parties enregistrées, ou des parties des résultats d'un tournoi, d'après ce qu'on pouvait savoir alors.

    Le camp du roi est jugé d'après ce que tous pouvaient savoir, le peuple d'après cela et son secret. Un mauvais fichier est signalé et les autres
    continuent ; le code de sortie est alors 2. Ctrl+C affiche ce qui est jugé.
    .seconds = Juger les tours d'une partie qui tiennent à peu près dans ce temps.
    .side = Les tours de qui sont jugés. Dans une partie en cours, ceux du peuple ne le sont que si l'on ne demande qu'eux : cela trahit ses
        assassins.
assassins-command-host =
    .side = Quel camp tu joues d'abord.
    .board = Un fichier de plateau (TOML).
    .king-start = D'où part le roi, sur un plateau avec plusieurs cases pour lui.
assassins-command-train = Apprend, en jouant contre soi-même, ce que valent les positions, et qui soupçonner.

    CHECKPOINT contient tout l'entraînement. Si le fichier est déjà là, l'entraînement continue avec ses propres réglages. Ctrl+C l'arrête ; ce qui a été
    joué depuis le dernier enregistrement est rejoué. Chaque fois qu'il a appris, il dit ce que valent ses valeurs sur des parties gardées hors de
    l'apprentissage.
    .games = Parties en tout, celles d'un entraînement précédent comprises.
    .every = Apprendre après autant de parties, dans un nouvel entraînement. [default: 200]
    .weights = Écrire les poids ici à la fin.
